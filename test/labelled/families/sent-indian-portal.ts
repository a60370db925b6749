/** An Indian government portal for documents: codes, an address to verify, an application, a notice; Hindi and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const official = (inner: string) =>
  `<table border="0" width="100%" cellpadding="10" style="font-family:Mangal,'Nirmala UI',Arial;font-size:15px"><tr bgcolor="#1f3a93"><td><font color="#ffffff"><b>जनसेवा | JanSeva</b></font></td></tr><tr><td>${inner}</td></tr><tr bgcolor="#eeeeee"><td><font size="1">National Informatics Division, Electronics Niketan, 6 CGO Complex, Lodhi Road, New Delhi - 110003. Helpline 1800-11-4747 (toll free). This is a system generated mail. Please do not reply.</font></td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const hindi = random.digits(6);
  const english = random.digits(6);
  const mpin = random.digits(6);
  const verify = `https://accounts.janseva.example/verifyemail/${random.text('0123456789abcdef', 40)}`;
  return [
    {
      name: 'code to sign in, in Hindi',
      language: 'hi',
      subject: 'जनसेवा लॉगिन के लिए ओटीपी',
      html: official(
        `प्रिय नागरिक,<br><br>जनसेवा पोर्टल पर लॉगिन करने के लिए आपका ओटीपी <b>${hindi}</b> है। यह 10 मिनट तक मान्य रहेगा।<br><br>कृपया इसे किसी से साझा न करें।<br><br>धन्यवाद,<br>टीम जनसेवा`,
      ),
      codes: [hindi],
      links: [],
      best: { code: hindi },
    },
    {
      name: 'code for a signature, in English',
      language: 'en-IN',
      subject: 'OTP for eSign of your application',
      html: official(
        `Dear Shri RAKESH KUMAR VERMA,<br><br>Kindly use OTP <b>${english}</b> to eSign application no. JS/${random.digits(4)}/2026/${random.digits(6)} (Income Certificate). The OTP was generated on ${random.whole(10, 28)}-Jul-2026 16:${random.whole(10, 59)}:${random.whole(10, 59)} IST and can be used once.<br><br>UID: XXXX XXXX ${random.digits(4)}<br><br>Regards,<br>eSign Desk`,
      ),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'PIN forgotten, both languages',
      language: 'hi',
      subject: 'एमपिन रीसेट / MPIN Reset',
      html: official(
        `प्रिय सुनीता देवी,<br>एमपिन बदलने के लिए ऐप में यह सुरक्षा कोड डालें: <b>${mpin.slice(0, 3)} ${mpin.slice(3)}</b><hr>Dear Sunita Devi,<br>Put this security code into the app to change your MPIN: <b>${mpin.slice(0, 3)} ${mpin.slice(3)}</b>`,
      ),
      codes: [mpin],
      links: [],
      best: { code: mpin },
    },
    {
      name: 'address to be verified, in English',
      language: 'en-IN',
      subject: 'Verify email linked to your JanSeva account',
      html: official(
        `Dear User,<br><br>Kindly <a href="${verify}">click here to verify</a> the email id linked to mobile number ending ${random.digits(4)}. The link shall lapse after 24 hours.<br><br>Regards,<br>Team JanSeva`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'application registered, in Hindi',
      language: 'hi',
      subject: 'आपका आवेदन दर्ज हो गया है',
      html: official(
        `प्रिय राकेश कुमार वर्मा,<br><br>आय प्रमाण पत्र के लिए आपका आवेदन प्राप्त हुआ।<br>आवेदन संख्या: ${random.digits(12)}<br>शुल्क: ₹30 (लेन-देन आईडी ${random.digits(14)})<br>अनुमानित समय: 15 कार्य दिवस<br><br>स्थिति जानने के लिए 1800-11-4747 पर आवेदन संख्या बताएँ।`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bulletin, in English',
      language: 'en-IN',
      subject: 'JanSeva Bulletin | Issue 47 | Crossing 35 crore documents',
      html: official(
        `<h3>From the desk of the Mission Director</h3>Dear Citizen,<br><br>It gives me immense pleasure to share that the number of documents issued through the platform has crossed 35 crore. In the quarter ended 30 June 2026, 1,${random.digits(3)} departments across 28 States and 8 Union Territories were onboarded.<br><br><b>What is new</b><ol><li>Driving licence and registration certificate may now be shared by QR for 15 minutes at a time.</li><li>Marksheets of 2026 (Class X and XII) of four more boards are available. Students are requested to keep their roll number, school number and admit card ID handy.</li><li>Pensioners can submit the life certificate by face authentication. PPO numbers of 12 digits are supported.</li></ol><b>Beware</b><br>The Department neither charges any fee for registration nor asks for OTP, MPIN or bank particulars over phone. Report suspicious calls on 1930.<br><br><b>Quiz of the month</b><br>Take part in the quiz with quiz ID JSQ-0726 and win one of 50 certificates. Last date: 31.07.2026, 23:59 hrs.<br><br><a href="https://www.janseva.example/bulletin/47">Read in browser</a> | <a href="https://lists.janseva.example/unsubscribe?e=${random.digits(8)}">Unsubscribe</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
