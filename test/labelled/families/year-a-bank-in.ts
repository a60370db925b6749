/** A bank in India: one-time passwords for logins, cards and mandates, alerts of debits, statements, KYC, in Indian English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const company = `${random.digits(5)}`;
  const phone = `1800 26${random.digits(2)} 61${random.digits(2)}`;
  const card = random.digits(4);
  const account = `XX${random.digits(4)}`;
  const utr = random.digits(12);
  const old = (inner: string) => `<HTML><HEAD><META http-equiv="Content-Type" content="text/html; charset=utf-8"></HEAD><BODY>
<TABLE cellSpacing="0" cellPadding="0" width="680" align="center" border="0" style="border:1px solid #cccccc">
<TR><TD bgcolor="#7a1f3d" height="54"><IMG src="https://www.vindhyabank.example/mailers/logo_2019.gif" alt="Vindhya Bank" hspace="14"></TD></TR>
<TR><TD style="padding:18px;font-family:Arial;font-size:13px;color:#4a4a4a;text-align:justify">${inner}</TD></TR>
<TR><TD bgcolor="#eeeeee" style="padding:10px;font-family:Arial;font-size:10px">This is a system generated e-mail and hence does not require signature. For any queries, please call our PhoneBanking ${phone} (toll free) or write to your Relationship Manager. Regd. Office: Vindhya Bank House, Senapati Bapat Marg, Lower Parel (West), Mumbai 400 013. CIN: L65920MH1994PLC0${company}</TD></TR></TABLE></BODY></HTML>`;
  const spend = random.digits(6);
  const netBanking = random.digits(6);
  const mandate = random.digits(6);
  const limit = random.digits(8);
  const emailLink = `https://netportal.vindhyabank.example/EmailVerify/verify.jsp?param=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 44)}%3D%3D`;
  const none = { language: 'en', codes: [], links: [], best: null };
  return [
    {
      name: 'card purchase',
      language: 'en',
      subject: `OTP for your Vindhya Bank Credit Card ending ${card}`,
      html: old(`Dear Customer,<br><br>
<b>${spend}</b> is the OTP for transaction of <b>INR 2,499.00</b> at <b>SHREEJI ELECTRONICS</b> on your Vindhya Bank Credit Card ending <b>${card}</b>. OTP is valid for 10 minutes only. Pls do not share with anyone.<br><br>
In case you have not initiated this, please SMS BLOCK ${card} to 73${random.digits(8)} immediately.<br><br>Warm Regards,<br>Vindhya Bank`),
      codes: [spend],
      links: [],
      best: { code: spend },
    },
    {
      name: 'net banking login',
      language: 'en',
      subject: 'One Time Password (OTP) for NetBanking login',
      html: old(`Dear MR ROBIN VALE,<br><br>Greetings from Vindhya Bank!<br><br>Please use the below mentioned One Time Password to login to NetBanking with Customer ID XXXXX${random.digits(3)}.<br><br>
<TABLE border="1" cellpadding="6" style="border-collapse:collapse"><TR><TD>OTP</TD><TD><B>${netBanking}</B></TD></TR><TR><TD>Reference No.</TD><TD>${random.digits(10)}</TD></TR><TR><TD>Generated on</TD><TD>11-02-2026 18:22:05 IST</TD></TR><TR><TD>Valid till</TD><TD>11-02-2026 18:27:05 IST</TD></TR></TABLE><br>
Kindly note that Bank officials never call for OTP, CVV, PIN or passwords. Sharing of the same may lead to financial loss.`),
      codes: [netBanking],
      links: [],
      best: { code: netBanking },
    },
    {
      name: 'debit alert',
      ...none,
      subject: 'You have done a UPI txn. Check details!',
      html: old(`Dear Customer,<br><br>Rs.349.00 has been debited from account ${account} to VPA chaipoint.blr@okvindhya CHAI POINT on 03-03-26. Your UPI transaction reference number is ${utr}.<br><br>
If you did not authorize this transaction, please report it immediately by calling 1800 258 ${random.digits(4)} or SMS BLOCK UPI to 73${random.digits(8)}.<br><br>Avl bal: INR 41,${random.digits(3)}.60`),
    },
    {
      name: 'mandate',
      language: 'en',
      subject: 'Vindhya Bank: OTP to register e-Mandate',
      text: `Dear Customer,

OTP is ${mandate} to register e-mandate of upto Rs. 1,499.00 per month on your Vindhya Bank Debit Card XX${card} in favour of KATHA STREAMING PVT LTD w.e.f. 15/04/2026. Mandate ID: ${random.text('ABCDEFGHJKLMNP', 4)}${random.digits(10)}.

You will get a pre-debit intimation 24 hrs prior to each debit. To pause or cancel the mandate, visit NetBanking > Cards > Manage e-Mandates.

NEVER SHARE THE OTP WITH ANYONE.

Vindhya Bank
`,
      codes: [mandate],
      links: [],
      best: { code: mandate },
    },
    {
      name: 'email verification',
      language: 'en',
      subject: 'Verify your e-mail ID registered with Vindhya Bank',
      html: old(`Dear Customer,<br><br>We have received a request for updation of e-mail ID in your Savings A/c no. ${account} through branch (SR No. ${random.digits(11)}).<br><br>
Kindly <A href="${emailLink}"><B>click here to verify</B></A> the e-mail ID. Post successful verification, e-statements and alerts shall be sent to the same within 2 working days.<br><br>
If verification is not done within 72 hours, the request shall be treated as cancelled and you would need to do the needful at branch again.`),
      codes: [],
      links: [emailLink],
      best: { link: emailLink },
    },
    {
      name: 'statement',
      ...none,
      subject: `Vindhya Bank Credit Card Statement - June 2026 (XX${card})`,
      html: old(`Dear Cardmember,<br><br>Please find attached your Credit Card statement for the period 16-05-2026 to 15-06-2026.<br><br>
<TABLE width="100%" border="1" cellpadding="5" style="border-collapse:collapse;font-size:12px"><TR bgcolor="#f5e6ea"><TD>Total Amount Due</TD><TD>Minimum Amount Due</TD><TD>Payment Due Date</TD></TR><TR><TD>Rs. 18,742.00</TD><TD>Rs. 940.00</TD><TD>05-07-2026</TD></TR></TABLE><br>
The PDF is password protected. To open it, key in the first 4 letters of your name in CAPITALS followed by your date of birth in DDMM format (e.g. for RAMESH born on 05 August, the password is RAME0805).<br><br>
Reward points: 3,118. Convert your spends above Rs. 2,500 into SmartEMI at 1.08% p.m.; processing fee Rs. 849 + GST.`),
    },
    {
      name: 'raised limit',
      language: 'en',
      subject: 'Activation of third party transfer limit',
      html: old(`Dear Customer,<br><br>Your request for enhancement of Third Party Transfer limit to Rs. 10,00,000 per day is being processed.<br><br>
Your 8 digit activation key is: <B>${limit.slice(0, 4)} ${limit.slice(4)}</B><br><br>
Kindly enter the same under NetBanking &gt; Fund Transfer &gt; Request &gt; Modify TPT Limit within 24 hours. The enhanced limit will come into effect after a cooling period of 24 hours.`),
      codes: [limit],
      links: [],
      best: { code: limit },
    },
    {
      name: 'KYC',
      ...none,
      subject: 'Periodic updation of KYC - A gentle reminder',
      html: old(`Dear Customer,<br><br>As per extant RBI guidelines, KYC details of your A/c ${account} (Customer ID XXXXX${random.digits(3)}) are due for periodic updation by 31-07-2026.<br><br>
If there is no change in your details, you may give a self-declaration through any of the below:<br>1. SMS: KYC &lt;space&gt; last 5 digits of Customer ID to 57${random.digits(4)}<br>2. Any branch, with original PAN and Aadhaar<br>3. Video KYC between 9.30 a.m. and 6.30 p.m.<br><br>
Bank shall not send any link for updation of KYC by e-mail/SMS. Kindly ignore if already done.`),
    },
  ];
}
