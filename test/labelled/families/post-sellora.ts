/** Sellora, a CRM (India): OTPs, confirmation of address and sender, tax invoices, reports, offers; Indian English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';

function shell(inner: string): string {
  return `<table width="100%" style="background-color:#f8f6f1;font-family:'Lato','Open Sans',Arial" cellspacing="0" cellpadding="0"><tbody><tr><td style="padding:26px"><table align="center" width="600" style="background-color:#fff;border:1px solid #e3e0d8" cellspacing="0" cellpadding="0"><tbody>
<tr><td style="padding:18px 30px;border-bottom:2px solid #e4572e"><b style="color:#e4572e;font-size:20px">sellora</b> <span style="color:#999">CRM</span></td></tr>
<tr><td style="padding:26px 30px;font-size:14px;line-height:22px;color:#333">${inner}</td></tr>
<tr><td style="padding:16px 30px;background-color:#faf9f6;font-size:11px;line-height:17px;color:#888">Sellora Technologies Private Limited, Plot 88, OMR IT Expressway, Sholinganallur, Chennai 600119, Tamil Nadu, India. CIN U72200TN2009PTC071234. Toll free: 1800 555 0143</td></tr>
</tbody></table></td></tr></tbody></table>`;
}

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(7);
  const signin = random.digits(6);
  const sender = random.digits(6);
  const confirm = `https://accounts.sellora.example/confirm?DIGEST=${random.text(HEX, 96)}&servicename=SelloraCRM`;
  const invite = `https://crm.sellora.example/crm/org60${random.digits(9)}/AcceptInvitation.do?d=${random.text(HEX, 64)}`;
  const invoice = `SEL/26-27/${random.digits(6)}`;
  return [
    {
      name: 'otp sign-up',
      language: 'en-IN',
      ...bothParts({
        from: 'Team Sellora <welcome@sellora.example>',
        subject: 'OTP to verify your Sellora account',
        encoding: 'quoted-printable',
        text: `Hi Robin,

Greetings from Sellora! Please use the below One-Time Password (OTP) to verify your account.

${otp}

This OTP is valid for 30 mins. Please do not share it with anybody.

Cheers,
Team Sellora
`,
        html: shell(
          `<p>Hi Robin,</p><p>Greetings from Sellora! Please use the below One-Time Password (OTP) to verify your account.</p><p style="text-align:center"><span style="border:1px solid #e4572e;padding:8px 22px;font-size:20px;letter-spacing:3px">${otp}</span></p><p>This OTP is valid for 30 mins. Please do not share it with anybody. Sellora will never ring you up and ask for an OTP.</p><p>For any queries, kindly write to <a href="mailto:support@sellora.example">support@sellora.example</a>.</p><p>Cheers,<br>Team Sellora</p>`,
        ),
      }),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'otp sign-in',
      language: 'en-IN',
      ...bothParts({
        from: '"Sellora Accounts" <noreply@accounts.sellora.example>',
        subject: `${signin} is your OTP to sign in`,
        encoding: 'base64',
        header: ['X-Mailer: SelloraMail', 'Importance: High'],
        text: `Dear Robin,

${signin} is the OTP to sign in to your Sellora account robin@postroom.localhost. It is valid till 11:4${random.digits(1)} AM IST.

IP Address  : 192.0.2.${random.whole(2, 250)}
Location    : Coimbatore, India
Browser     : Chrome 126 on Windows 10

Regards,
Team Sellora`,
        html: shell(
          `<p>Dear Robin,</p><p><b>${signin}</b> is the OTP to sign in to your Sellora account robin@postroom.localhost.</p><table cellpadding="5" style="font-size:13px"><tr><td>Location</td><td>Coimbatore, India</td></tr><tr><td>Browser</td><td>Chrome 126 on Windows 10</td></tr></table><p>Regards,<br>Team Sellora</p>`,
        ),
      }),
      codes: [signin],
      links: [],
      best: { code: signin },
    },
    {
      name: 'sender address',
      language: 'en-IN',
      subject: 'Verification code for your From address sales@tidewater.example',
      html: shell(
        `<p>Hello,</p><p>Robin Post (robin@postroom.localhost) has added this email ID as a <i>From</i> address in Sellora CRM, organisation ID ${random.digits(11)}. To let campaigns go out in this name, the following code has to be entered under <b>Setup &rarr; Email &rarr; From addresses</b>.</p><p>Code: <b>${sender}</b></p><p>In case you do not know the person, please ignore.</p>`,
      ),
      codes: [sender],
      links: [],
      best: { code: sender },
    },
    {
      name: 'confirm address',
      language: 'en-IN',
      subject: 'Confirm your Sellora account',
      html: shell(
        `<p>Dear Robin,</p><p>Thank you for signing up for a 15-day trial of Sellora CRM Professional. Kindly confirm your email ID to activate it.</p><p><a href="${confirm.replace('&', '&amp;')}" style="background-color:#e4572e;color:#fff;padding:10px 24px;text-decoration:none">Confirm account</a></p><p style="font-size:12px;color:#777">If the button does not work, copy this: ${confirm.replace('&', '&amp;')}</p><p>Your relationship manager is Karthik S, +91 44 5550 ${random.digits(4)}. He will call you within 24 hours to set up a demo.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'invitation',
      language: 'en-IN',
      subject: "You've been added as a user in Tidewater Traders' CRM",
      text: `Hi Robin,

Lakshmi Venkatesan has added you to the CRM account of Tidewater Traders with the profile "Standard".

Accept the invitation here:
${invite}

The above link will be valid for 7 days only.

Have a great day!
Team Sellora
`,
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'tax invoice',
      language: 'en-IN',
      subject: `Tax Invoice ${invoice} for your Sellora subscription`,
      html: shell(
        `<p>Dear Customer,</p><p>Please find the details of your payment.</p><table width="100%" border="1" cellpadding="6" style="border-collapse:collapse;font-size:13px"><tr><td>Invoice No.</td><td>${invoice}</td></tr><tr><td>GSTIN</td><td>33AAACS${random.digits(4)}K1Z${random.digits(1)}</td></tr><tr><td>HSN/SAC</td><td>998313</td></tr><tr><td>Professional, 5 users, yearly</td><td align="right">Rs. 84,000.00</td></tr><tr><td>IGST @ 18%</td><td align="right">Rs. 15,120.00</td></tr><tr><td><b>Total</b></td><td align="right"><b>Rs. 99,120.00</b></td></tr><tr><td>UTR</td><td>${random.digits(12)}</td></tr></table><p>Do the needful for TDS, if applicable, and share Form 16A with us.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'pipeline report',
      language: 'en-IN',
      subject: 'Daily digest: 7 deals closing this week',
      html: shell(
        `<p>Good morning Robin,</p><table width="100%" cellpadding="6" style="font-size:13px"><tr bgcolor="#faf9f6"><th align="left">Deal</th><th align="right">Amount</th><th>Closing</th></tr><tr><td>Kaveri Textiles - 20 users</td><td align="right">Rs. 3,36,000</td><td>18 Jun</td></tr><tr><td>Nilgiri Foods - renewal</td><td align="right">Rs. 1,12,${random.digits(3)}</td><td>19 Jun</td></tr></table><p>Calls overdue: 4. New leads: ${random.whole(5, 40)}, of which the hottest is <b>Arvind Menon</b>, +91 98400 ${random.digits(5)}, score 92.</p><p><a href="https://crm.sellora.example/crm/org60/tab/Potentials">Open your pipeline</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'offer',
      language: 'en-IN',
      subject: 'Diwali dhamaka: flat 30% off on yearly plans 🪔',
      html: shell(
        `<p>Dear Robin,</p><p>This festive season, grow your sales with Sellora! Get <b>flat 30% off</b> on all yearly plans. Apply coupon code <b style="font-size:18px;color:#e4572e">DIWALI${random.digits(2)}</b> at the time of payment. Offer valid till 12th November 2026, for the first 500 customers only.</p><p><a href="https://www.sellora.example/offers/diwali?src=mailer">Avail the offer now</a></p><p style="font-size:11px">*T&amp;C apply. To unsubscribe, <a href="https://mailer.sellora.example/unsub?id=${random.text(HEX, 20)}">click here</a>.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
