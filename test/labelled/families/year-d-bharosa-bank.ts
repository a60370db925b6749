/** An Indian bank and its cards: OTPs, activations, debits, statements, KYC, a nominee; in English as used there and in Hindi. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [beneficiary, purchase, hindi, mpin] = [random.digits(6), random.digits(6), random.digits(6), random.digits(4)];
  const account = `XXXXXX${random.digits(4)}`;
  const verify = `https://netbanking.bharosabank.example/emailverify/confirm?cid=${random.digits(9)}&hash=${random.text('0123456789abcdef', 40)}`;
  const esign = `https://esign.bharosabank.example/doc/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 14)}?src=email`;
  const rupees = (from: number, to: number) =>
    (random.whole(from * 100, to * 100) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
  const stamp = () =>
    `${random.whole(10, 28)}-0${random.whole(4, 9)}-2026 ${random.whole(10, 22)}:${random.whole(10, 59)}:${random.whole(10, 59)}`;
  const drafts: Draft[] = [
    {
      name: 'beneficiary',
      language: 'en-IN',
      subject: 'OTP for adding beneficiary in Bharosa NetBanking',
      body: `<p>Dear Customer,</p><p>${beneficiary} is the OTP for adding beneficiary <b>SHARMA ELECTRICALS</b> (A/c ending ${random.digits(4)}, IFSC BHRS000${random.digits(4)}) on ${stamp()}. OTP is valid for 180 seconds.</p><p>Newly added payees can be sent up to Rs. 50,000 in the first 24 hours.</p>`,
      codes: [beneficiary],
    },
    {
      name: 'purchase',
      language: 'en-IN',
      subject: 'Bharosa Bank: Secure code for your online transaction',
      body: `<p>Dear Cardholder,</p><table border="1" bordercolor="#b7b7b7" cellspacing="0" cellpadding="5"><tr><td>Card No.</td><td>4375 XXXX XXXX ${random.digits(4)}</td></tr><tr><td>Merchant</td><td>PRAVASI TRAVELS GURUGRAM</td></tr><tr><td>Amount</td><td>INR ${rupees(900, 12_000)}</td></tr><tr><td>One Time Password</td><td><b>${purchase}</b></td></tr></table><p>Kindly use this password within 8 minutes. If you have not initiated this transaction, SMS BLOCK ${random.digits(4)} to 56${random.digits(5)}.</p>`,
      codes: [purchase],
    },
    {
      name: 'address',
      language: 'en-IN',
      subject: 'Action required: verify the e-mail ID on your account',
      body: `<p>Dear Robin,</p><p>Thank you for opening a Bharosa Udaan Savings Account ${account}. As per RBI guidelines we request you to verify your e-mail ID.</p><p><a href="${verify.replace('&', '&amp;')}"><img src="https://www.bharosabank.example/mailers/verify_btn.png" alt="VERIFY E-MAIL ID" border="0"></a></p><p>Your Customer ID and welcome kit (AWB no. ${random.digits(11)}) have been sent by courier to your mailing address.</p>`,
      links: [verify],
    },
    {
      name: 'Hindi sign-in',
      language: 'hi',
      subject: 'भरोसा बैंक – लॉगिन हेतु ओटीपी',
      body: `<p>प्रिय ग्राहक,</p><p>भरोसा मोबाइल ऐप में लॉगिन हेतु आपका ओटीपी <b>${hindi}</b> है, जो अगले 3 मिनट तक ही मान्य है।</p><p>कृपया यह संख्या किसी को न बताएँ। बैंक कभी भी फ़ोन पर ओटीपी, पिन या सीवीवी नहीं पूछता। धोखाधड़ी की सूचना 1930 पर दें।</p>`,
      codes: [hindi],
    },
    {
      name: 'MPIN',
      language: 'hi',
      subject: 'नया एमपिन बनाने के लिए सत्यापन संख्या',
      body: `<p>नमस्ते रॉबिन जी,</p><p>एमपिन बदलने का आपका अनुरोध (संदर्भ ${random.digits(10)}) मिल गया है। ऐप में यह चार अंकों की सत्यापन संख्या भरें:</p><h2 align="center" style="background:#fff4e5;padding:10px">${mpin}</h2><p>खाता: ${account} | शाखा: लखनऊ हज़रतगंज</p>`,
      codes: [mpin],
    },
    {
      name: 'loan to sign',
      language: 'en-IN',
      subject: 'Your two-wheeler loan agreement is ready for e-Sign',
      body: `<p>Dear Robin,</p><p>Greetings! Loan application no. TW${random.digits(8)} has been sanctioned for Rs. ${random.whole(60, 98)},000 at 11.${random.digits(2)}% p.a. for 24 months (EMI Rs. ${random.whole(2900, 4600)}).</p><p>Read and e-Sign the agreement with your Aadhaar within 7 days: <a href="${esign}">${esign}</a></p><p>Please keep your Aadhaar-linked mobile handy.</p>`,
      links: [esign],
    },
    {
      name: 'debit',
      language: 'en-IN',
      subject: 'Transaction alert: UPI debit from your account',
      body: `<p>Dear Customer,</p><p>Rs. ${rupees(40, 900)} was paid by UPI from account ${random.digits(4)} to VPA chaiwala.${random.digits(4)}@bhrs on ${stamp().slice(0, 10)}. UPI Ref. No. ${random.digits(12)}.</p><p>Did not do this? Call 1800 ${random.digits(3)} ${random.digits(4)} or block UPI from the app.</p>`,
    },
    {
      name: 'statement',
      language: 'hi',
      subject: `क्रेडिट कार्ड स्टेटमेंट – जुलाई 2026 (XX${random.digits(4)})`,
      body: `<p>प्रिय रॉबिन जी,</p><p>आपका मासिक स्टेटमेंट संलग्न है।</p><table width="100%" cellpadding="6" bgcolor="#f7f7f7"><tr><td>कुल देय राशि</td><td>₹ ${rupees(2000, 19_000)}</td></tr><tr><td>न्यूनतम देय राशि</td><td>₹ ${rupees(200, 900)}</td></tr><tr><td>अंतिम तिथि</td><td>18/08/2026</td></tr><tr><td>रिवॉर्ड पॉइंट</td><td>${random.digits(4)}</td></tr></table><p>फ़ाइल का पासवर्ड: आपके नाम के पहले चार अक्षर (बड़े) और जन्म तिथि DDMM. उदाहरण: RAVI0512</p>`,
    },
  ];
  return laidOut(drafts, ({ language, body }) => ({
    html: `<html><body bgcolor="#ffffff"><table width="600" border="0" align="center" cellpadding="0" cellspacing="0" style="font-family:Verdana,'Nirmala UI',Mangal;font-size:12px;line-height:19px;color:#444444"><tr><td><img src="https://www.bharosabank.example/mailers/strip_orange.jpg" width="600" height="64" alt="Bharosa Bank"></td></tr><tr><td style="padding:16px">${body}<p>${
      language === 'hi' ? 'सादर,<br>भरोसा बैंक लिमिटेड' : 'Warm regards,<br>Team Bharosa Bank'
    }</p></td></tr><tr><td bgcolor="#f1f1f1" style="padding:10px;font-size:10px;line-height:14px">${
      language === 'hi'
        ? 'यह सिस्टम द्वारा भेजा गया ई-मेल है। कृपया उत्तर न दें। पंजीकृत कार्यालय: भरोसा हाउस, बांद्रा कुर्ला कॉम्प्लेक्स, मुंबई 400051'
        : 'This mail was sent by our system, replies are not monitored. Regd. Office: Bharosa House, Bandra Kurla Complex, Mumbai 400051. CIN: L65190MH1996PLC101234. Terms &amp; conditions apply.'
    }</td></tr></table></body></html>`,
  }));
}
