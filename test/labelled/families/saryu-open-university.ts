/** An Indian open university in Hindi and Indian English: centred crests, formal notices, and the portal's codes for admission, examinations and passwords. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const nagari = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));

const crest = (body: string) => `<html><body bgcolor="#FFFFFF" text="#222222" link="#8B0000">
<center><img src="https://saryu-ou.example/assets/crest.png" width="70" height="70" alt="crest"><br>
<font face="Mangal, Nirmala UI, Georgia" size="4" color="#8B0000"><b>सरयू मुक्त विश्वविद्यालय</b></font><br><font size="2" face="Georgia">SARYU OPEN UNIVERSITY, Ayodhya Marg, Lucknow - 226099</font></center><hr color="#8B0000">
<font face="Nirmala UI, Mangal, Georgia" size="3">${body}</font>
<hr><center><font size="1">Student Helpdesk: 0522-555-0190 (10 AM - 5:30 PM, except Sundays &amp; gazetted holidays) | <a href="https://saryu-ou.example/grievance">Grievance Cell</a></font></center>
</body></html>`;

export function mails(random: Random): FamilyMail[] {
  const [register, portal, reset, form] = [random.digits(6), random.digits(6), random.digits(6), random.digits(6)];
  const key = `${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 3)}${random.digits(4)}`;
  const application = `SOU26${random.digits(6)}`;
  const applicant = `https://admission.saryu-ou.example/verify.php?app=${application}&vkey=${random.text('0123456789abcdef', 32)}`;
  const desk = `https://lms.saryu-ou.example/login/set_password.php?token=${random.text('abcdefghijkmnpqrstuvwxyz23456789', 30)}`;
  return [
    {
      name: 'hi code to register',
      language: 'hi',
      subject: 'प्रवेश पंजीकरण हेतु ओटीपी',
      text: `प्रिय अभ्यर्थी,

शैक्षणिक सत्र जनवरी 2027 के प्रवेश पोर्टल पर पंजीकरण करने हेतु आपका ओटीपी ${register} है।

कृपया इसे पंजीकरण पृष्ठ पर 10 मिनट के भीतर दर्ज करें।

पंजीकरण की अंतिम तिथि: 31 दिसंबर 2026
हेल्पडेस्क: 0522-555-0190

भवदीय,
प्रवेश प्रकोष्ठ
सरयू मुक्त विश्वविद्यालय, लखनऊ`,
      codes: [register],
      links: [],
      best: { code: register },
    },
    {
      name: 'hi address of an applicant to be verified',
      language: 'hi',
      subject: 'ईमेल सत्यापन लंबित है – आवेदन पूरा करें',
      html: crest(
        `<p>प्रिय पूजा यादव,</p><p>आपका आवेदन प्राप्त हो गया है, परंतु ईमेल पते का सत्यापन अभी शेष है। सत्यापन के लिए <a href="${applicant.replace('&', '&amp;')}"><b>यहाँ क्लिक करें</b></a>।</p><p>आवेदन क्रमांक: ${application}<br>कार्यक्रम: कला स्नातक (हिंदी), सत्र 2027</p><p>सत्यापन के बाद ही आवेदन शुल्क (₹300) जमा किया जा सकेगा।</p>`,
      ),
      codes: [],
      links: [applicant],
      best: { link: applicant },
    },
    {
      name: 'hi receipt of the fee',
      language: 'hi',
      subject: 'शुल्क रसीद – द्वितीय वर्ष',
      html: crest(
        `<p align="center"><u>शुल्क प्राप्ति रसीद</u></p><table border="1" cellspacing="0" cellpadding="6" align="center"><tr><td>रसीद संख्या</td><td>${random.digits(8)}</td></tr><tr><td>नामांकन संख्या</td><td>25${random.digits(8)}</td></tr><tr><td>कार्यक्रम शुल्क</td><td>₹4,200.00</td></tr><tr><td>परीक्षा शुल्क</td><td>₹600.00</td></tr><tr><td>कुल</td><td>₹4,800.00 (चार हज़ार आठ सौ रुपये मात्र)</td></tr><tr><td>लेनदेन आईडी</td><td>${random.digits(12)}</td></tr></table><p>यह कंप्यूटर जनित रसीद है, हस्ताक्षर की आवश्यकता नहीं।</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hi hall ticket',
      language: 'hi',
      subject: 'सत्रांत परीक्षा दिसंबर 2026: प्रवेश-पत्र जारी',
      text: `प्रिय विद्यार्थी,

आपका प्रवेश-पत्र विद्यार्थी पोर्टल पर उपलब्ध है।

अनुक्रमांक: ${random.digits(7)}
परीक्षा केंद्र कोड: 0917 (राजकीय इंटर कॉलेज, गोंडा)
पहला प्रश्नपत्र: SHD-101, 7 दिसंबर 2026, प्रातः 10:00 से 1:00
कक्ष में प्रवेश: 9:30 बजे तक

मोबाइल फ़ोन, स्मार्ट वॉच आदि ले जाना वर्जित है। मूल आधार कार्ड साथ लाएँ।

परीक्षा नियंत्रक
सरयू मुक्त विश्वविद्यालय`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hi reset code in its own digits',
      language: 'hi',
      subject: 'पासवर्ड बदलने का कूट',
      html: crest(
        `<p>महोदय/महोदया,</p><p>विद्यार्थी पोर्टल का पासवर्ड बदलने के लिए निम्नलिखित छह अंकों का कूट भरें:</p><p align="center"><font size="6"><b>${nagari(reset)}</b></font></p><p>यह कूट दिनांक ${nagari('24.11.2026')} को अपराह्न ${nagari('3:40')} बजे तक मान्य है। नामांकन संख्या: ${nagari(random.digits(10))}</p>`,
      ),
      codes: [reset],
      links: [],
      best: { code: reset },
    },
    {
      name: 'hi sign-in code for the portal',
      language: 'hi',
      subject: `${portal} – विद्यार्थी पोर्टल लॉगिन कोड`,
      html: crest(
        `<p>नमस्कार पूजा,</p><p>लॉगिन के लिए कोड <b>${portal}</b> डालें।</p><ul><li>किसी मित्र, एजेंट या साइबर कैफ़े वाले को यह कोड न दें।</li><li>तीन बार ग़लत कोड डालने पर खाता 1 घंटे के लिए बंद हो जाएगा।</li></ul><p><small>लॉगिन का समय: 24/11/2026 19:22, आईपी 198.51.100.${random.whole(2, 250)}</small></p>`,
      ),
      codes: [portal],
      links: [],
      best: { code: portal },
    },
    {
      name: 'hi library and broadcast news',
      language: 'hi',
      subject: 'ज्ञान-गंगा बुलेटिन: नवंबर अंक',
      html: crest(
        `<h3>इस अंक में</h3><ol><li>केंद्रीय पुस्तकालय में 12,000 नई ई-पुस्तकें</li><li>ज्ञानवाणी FM 105.6 पर हर शनिवार शाम 6 बजे परामर्श</li><li>ओटीपी धोखाधड़ी से बचें: साइबर प्रकोष्ठ का लेख, पृष्ठ 14</li><li>दीक्षांत समारोह 18 जनवरी 2027 को</li></ol><p><a href="https://saryu-ou.example/bulletin/2026-11.pdf">पूरा बुलेटिन पढ़ें (PDF, 3.2 MB)</a></p><p>RNI पंजीयन सं. UPHIN/2019/${random.digits(5)}</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hi key for the examination at home',
      language: 'hi',
      subject: 'ऑनलाइन परीक्षा: आपकी परीक्षार्थी कुंजी',
      text: `प्रिय परीक्षार्थी,

कल 25 नवंबर 2026 को SEN-135 की ऑनलाइन परीक्षा है (पूर्वाह्न 11 बजे, 90 मिनट, 50 अंक)।

परीक्षा ऐप में अपनी पहचान प्रमाणित करने के लिए अनुक्रमांक के साथ यह परीक्षार्थी कुंजी लिखें:

   परीक्षार्थी कुंजी :: ${key}

अंग्रेज़ी के अक्षर बड़े ही लिखें। कुंजी 10:45 से पहले काम नहीं करेगी।

शुभकामनाओं सहित,
परीक्षा विभाग`,
      codes: [key],
      links: [],
      best: { code: key },
    },
    {
      name: 'en-IN code to submit the examination form',
      language: 'en-IN',
      subject: 'OTP for final submission of Examination Form (TEE Dec 2026)',
      html: crest(
        `<p>Dear Learner,</p><p>${form} is the OTP for final submission of your Examination Form bearing control no. ${random.digits(8)}. Kindly enter the same on the form page within 15 minutes. Once submitted, no correction in courses or centre will be entertained.</p><p>Fee payable: Rs. 1,000/- (5 courses @ Rs. 200/- each).</p><p>Sd/-<br>Registrar (Evaluation)</p>`,
      ),
      codes: [form],
      links: [],
      best: { code: form },
    },
    {
      name: 'en-IN fee is due',
      language: 'en-IN',
      subject: 'Gentle reminder: re-registration fee pending',
      text: `Dear Ms. Pooja Yadav (Enrolment No. 25${random.digits(8)}),

This is to inform you that the re-registration fee of Rs. 4,200/- for January 2027 session is still pending. The last date without late fee is 15.12.2026; thereafter Rs. 200/- shall be charged extra.

Payment may be made by UPI, debit card or through any SARYU Study Centre (Code 2701 to 2764). Kindly ignore if already paid.

Thanking you,
Yours faithfully,
Asst. Registrar (Student Registration Division)
F. No. SOU/SRD/2026/${random.digits(4)}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'en-IN help desk sends a link for the password',
      language: 'en-IN',
      subject: `Re: [Ticket #${random.digits(6)}] Unable to login in LMS`,
      text: `Dear Pooja ji,

Greetings from the LMS team.

With reference to your trailing mail, your account has been unlocked from our end. Request you to please create a fresh password from this link and revert in case of any issue:

${desk}

The link shall remain active till tomorrow 6 PM.

Regards,
Rakesh Srivastava
Sr. Technical Assistant, ICT Division (Extn. 241)

> On 24-Nov-2026, at 11:02 AM, Pooja Yadav wrote:
> Respected Sir, I am not able to login. I tried OTP ${random.digits(6)} which came yesterday
> but it is showing invalid. Please do the needful at the earliest.`,
      codes: [],
      links: [desk],
      best: { link: desk },
    },
  ];
}
