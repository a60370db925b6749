/** A payment service that everybody knows: codes, receipts with many numbers, requests of money, a disputed purchase; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

function page(preheader: string, heading: string, rows: string): string {
  return `<!doctype html><html dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml"><head>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<meta name="x-apple-disable-message-reformatting"><style>.ppsans{font-family:'Payfern-Sans',Calibri,Trebuchet,Arial,sans-serif!important} a{color:#0551b5}</style></head>
<body class="ppsans" style="margin:0;background:#faf8f5"><div style="display:none;font-size:0;line-height:0">${preheader}${' &zwnj; &#160;'.repeat(20)}</div>
<table dir="ltr" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table width="640" style="background:#fff;border-radius:20px"><tr><td align="center" style="padding:35px 35px 20px"><img src="https://www.payfernobjects.example/email/logo@2x.png" width="86" alt="Payfern"></td></tr>
<tr><td style="padding:0 35px;text-align:center;font-size:32px;line-height:40px">${heading}</td></tr>
<tr><td style="padding:20px 35px;font-size:16px;line-height:24px">${rows}</td></tr></table>
<table width="640"><tr><td style="padding:20px 35px;font-size:12px;color:#687173;text-align:center"><a href="https://www.payfern.example/us/smarthelp/home">Help &amp; Contact</a> | <a href="https://www.payfern.example/us/security">Security</a> | <a href="https://www.payfern.example/us/mobile-app">Apps</a><br><br>
Payfern is committed to preventing fraudulent emails. Emails from Payfern will always contain your full name.<br>Please don't reply to this email. To get in touch with us, click Help &amp; Contact.<br><br>Copyright &copy; 1999-2026 Payfern, Inc. All rights reserved. 2211 North Fern Street, San Jose, CA 95131. <br>Payfern RT000238:en_US(en-US):1.4.0:5c0e7a3f1d2b</td></tr></table>
</td></tr></table><img src="https://t.payfern.example/ts?v=1.4.0&amp;utm_source=unp&amp;e=op" width="1" height="1"></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const guest = random.digits(6);
  const reset = random.digits(6);
  const transaction = random.text(ID, 17);
  const confirm = `https://epl.payfern-communication.example/T/v50000${random.text('0123456789abcdef', 48)}/dGhlLXRva2Vu`;
  const bothCode = random.digits(6);
  const bothLink = `https://www.payfern.example/signin/verify-device?flow=${random.text(ID, 22)}`;
  const amount = `${random.whole(18, 140)}.${random.digits(2)}`;
  return [
    {
      name: 'code to log in',
      language: 'en-US',
      subject: `${login} is your security code`,
      html: page(
        'Enter it to log in.',
        'Your security code',
        `<p>Hello, Robin Asher</p><p>Here's your code: <span style="font-weight:bold">${login}</span>. It'll expire in 10 minutes.</p><p>We won't ask you for it by phone, chat or text, ever. If you weren't logging in, change your password from Settings.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'confirm the address of a new account',
      language: 'en-US',
      subject: 'Robin, confirm your email address to start',
      html: page(
        'One tap and you are set.',
        'Confirm your email so you can shop, send and get paid',
        `<p style="text-align:center"><a href="${confirm}" style="background:#0a64c8;border-radius:24px;color:#fff;padding:13px 60px;text-decoration:none">Confirm Email Address</a></p>
<p>Why do we ask? Receipts and warnings are sent here, and friends can pay you with nothing but this address.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'receipt of a payment',
      language: 'en-US',
      ...bothParts({
        from: '"service@payfern.example" <service@payfern.example>',
        subject: `Receipt for Your Payment to Bramble & Wick Candles`,
        encoding: 'quoted-printable',
        text: `Hello, Robin Asher\n\nYou paid $${amount} USD to Bramble & Wick Candles\n\nYOUR PURCHASE DETAILS\nTransaction ID: ${transaction}\nTransaction date: Jan 19, 2026 11:20:41 PST\nInvoice ID: ${random.digits(11)}\nMerchant: Bramble & Wick Candles, orders@brambleandwick.example\n\nPAID WITH: Visa x-${random.digits(4)}  $${amount} USD\nThis transaction will appear on your statement as PAYFERN *BRAMBLEWICK\n\nHaving problems? You have 180 days from the date of the transaction to open a dispute in the Resolution Center.\n`,
        html: page(
          `You paid $${amount} USD`,
          `You paid $${amount} USD to Bramble &amp; Wick Candles`,
          `<table width="100%"><tr><td><b>Transaction ID</b><br><a href="https://www.payfern.example/activity/payment/${transaction}">${transaction}</a></td><td align="right"><b>Transaction date</b><br>Jan 19, 2026 11:20:41 PST</td></tr>
<tr><td><b>Merchant</b><br>Bramble &amp; Wick Candles<br>orders@brambleandwick.example</td><td align="right"><b>Instructions to merchant</b><br>You haven't entered any</td></tr></table>
<table width="100%"><tr><td>Beeswax pillar, 3-wick<br>Item# ${random.digits(5)}</td><td align="right">$${amount}</td></tr><tr><td><b>Total</b></td><td align="right"><b>$${amount} USD</b></td></tr></table>
<p>Having problems? You have 180 days from the date of the transaction to open a dispute in the Resolution Center.</p>`,
        ),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'reset of a password',
      language: 'en-US',
      subject: 'Reset your password',
      html: page(
        'Was this you?',
        'Password reset',
        `<p>Robin, somebody said they can't remember your password. If it was you, use this code to set a new one:</p><p style="font-size:28px;text-align:center;background:#f5f7fa;padding:12px">${reset.slice(0, 3)} ${reset.slice(3)}</p><p>If it wasn't, leave it unused and your old password stays as it is.</p>`,
      ),
      codes: [reset],
      links: [],
      best: { code: reset },
    },
    {
      name: 'device to be approved by code or link',
      language: 'en-US',
      subject: 'Approve your new device',
      html: page(
        'Tap or type, as you like.',
        'Log in on this iPhone?',
        `<p>On the phone itself, <a href="${bothLink}"><b>approve the login</b></a>. Reading this somewhere else? Type <b>${bothCode}</b> there instead.</p><p>iPhone 15 &middot; Fresno, CA &middot; Jun 2, 2026 8:14 AM PDT &middot; IP 203.0.113.${random.whole(2, 250)}</p>`,
      ),
      codes: [bothCode],
      links: [bothLink],
      best: { code: bothCode },
    },
    {
      name: 'checkout as a guest',
      language: 'en-US',
      subject: 'Your one-time code for checkout',
      html: page(
        'Pay without a password.',
        'Almost paid',
        `<p>To use your saved card (Mastercard ••${random.digits(4)}) at <b>Larkspur Outdoor</b>, enter this one-time code:</p><p style="text-align:center;font-size:36px;letter-spacing:8px">${guest}</p><p>Amount: $${random.whole(40, 220)}.00. Order: LO-${random.digits(6)}.</p>`,
      ),
      codes: [guest],
      links: [],
      best: { code: guest },
    },
    {
      name: 'policy updates',
      language: 'en-US',
      subject: "We're making some changes to our legal agreements",
      html: page(
        'Effective July 28, 2026.',
        'Changes to our legal agreements',
        `<p>Dear Robin Asher,</p><p>Our User Agreement, Privacy Statement and Debit Card Agreement change on July 28, 2026. You'll find the amended sections, such as 4.2, 7(b) and 12, on our <a href="https://www.payfern.example/us/legalhub/upcoming-policies-full">Policy Updates page</a>.</p>
<p>If you agree, there is nothing to do; it is enough to keep using your account. If you don't, you may close it before that date without a fee. Fee for instant transfers: 1.75% (min. $0.25, max. $25.00).</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'money request',
      language: 'en-US',
      subject: 'Lena Fortuna sent you a money request',
      html: page(
        'Payment request: $31.50',
        'Lena Fortuna requests $31.50 USD',
        `<p>Note from Lena Fortuna: <i>&ldquo;cabin groceries, your share&rdquo;</i></p><p>Request no. ${random.digits(4)}-${random.digits(4)} &middot; Requested on March 3, 2026</p>
<p style="text-align:center"><a href="https://www.payfern.example/myaccount/transfer/payRequest/${random.text(ID, 12)}" style="background:#0a64c8;color:#fff;border-radius:24px;padding:13px 60px">Pay Now</a></p><p>Don't know this person? Ignore it, or report the request and don't call any phone number in the note.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
