/** A Kenyan airline: one-time PINs of its frequent flyers, bookings, check-in, schedule changes, sales; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const PNR = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const B64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const locator = random.text(PNR, 6);
  const member = `SW${random.digits(9)}`;
  const ticket = `706-${random.digits(10)}`;
  const mjml = (
    inner: string,
  ) => `<!doctype html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title></title>
<style type="text/css">#outlook a { padding:0; } p { display:block;margin:13px 0; } @media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } }</style></head>
<body style="word-spacing:normal;background-color:#f4f1ea;"><div style="background-color:#f4f1ea;">
<div style="background:#a3142b;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#a3142b;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:16px 0;text-align:center;"><img alt="Savanna Wings" height="auto" src="https://mailimg.savannawings.example/hdr/crane-600.png" width="180"></td></tr></tbody></table></div>
<div style="background:#ffffff;margin:0px auto;max-width:600px;"><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:14px;line-height:1.5;color:#2d2a26;padding:22px 25px;">
${inner}
</div></div></div>
<div style="margin:0px auto;max-width:600px;"><div style="font-family:Ubuntu, Helvetica, Arial;font-size:11px;color:#8a8378;padding:18px 25px;">Savanna Wings PLC, Airport North Road, Embakasi, P.O. Box 19264-00501, Nairobi. Tel +254 20 555 0190 | WhatsApp +254 711 555 024<br>You get this because you fly with us or belong to Crane Club. <a href="https://t.savannawings.example/u/?q=${random.text(B64, 30)}~~">Unsubscribe</a></div></div>
</div></body></html>`;

  const pin = random.digits(6);
  const miles = random.digits(4);
  const activate = `https://craneclub.savannawings.example/activate?m=${member}&k=${random.text(B64, 36)}`;
  const schedule = `https://manage.savannawings.example/acknowledge/${locator}/${random.text(B64, 18)}`;
  const forgotten = `https://craneclub.savannawings.example/pwd/new/${random.text(B64, 48)}`;
  const gate = random.whole(5, 24);
  const refundOtp = random.text(PNR, 6);

  return [
    {
      name: 'one-time PIN to sign in',
      language: 'en',
      subject: 'Crane Club: One Time PIN',
      html: mjml(`<p>Jambo ROBIN POSTROOM,</p><p>Use this One Time PIN (OTP) to access your Crane Club account <b>${member}</b>:</p>
<p style="font-size:28px;color:#a3142b;text-align:center;"><strong>${pin}</strong></p>
<p>The OTP lapses after 5 minutes. Kindly keep it to yourself; our call centre at JKIA shall not ask for it.</p><p>Asante sana,<br>Crane Club Service Centre</p>`),
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'miles to spend',
      language: 'en',
      subject: 'Authorise redemption of 22,500 miles',
      text: `Dear Member,

A redemption has been started from your account:

  Award         : NBO-MBA-NBO, Economy, 1 adult
  Miles         : 22,500
  Taxes         : KES ${random.whole(3, 9)},${random.digits(3)}
  Membership no.: ${member}

To authorise it, enter code ${miles} on the redemption page.

Balance after redemption: ${random.whole(10, 80)},${random.digits(3)} miles, of which 4,1${random.digits(2)} lapse on 31-Dec-2026.

Savanna Wings Crane Club
craneclub@savannawings.example
`,
      codes: [miles],
      links: [],
      best: { code: miles },
    },
    {
      name: 'membership to activate',
      language: 'en',
      ...bothParts({
        from: '"Crane Club" <welcome@craneclub.savannawings.example>',
        subject: 'Karibu! Activate your Crane Club membership',
        encoding: 'quoted-printable',
        text: `Karibu Robin,

You are now a Crane Club Blue member. Your membership number is ${member}.

Kindly activate your membership and choose a password:
${activate}

Why join? Earn miles with us and 14 partner airlines, get 10 kg extra baggage from Silver upwards, and hold a fare for 72 hours at no cost.

Savanna Wings PLC, Nairobi
`,
        html: mjml(`<p>Karibu Robin,</p><p>You are now a <b>Crane Club Blue</b> member. Your membership number is <b>${member}</b>.</p>
<table border="0" cellpadding="0" cellspacing="0" role="presentation"><tr><td bgcolor="#a3142b" role="presentation" style="border-radius:3px;padding:10px 25px;"><a href="${activate.replaceAll('&', '&amp;')}" style="color:#ffffff;text-decoration:none;" target="_blank">Activate my membership</a></td></tr></table>
<p>Why join? Earn miles with us and 14 partner airlines, get 10 kg extra baggage from Silver upwards, and hold a fare for 72 hours at no cost.</p>`),
      }),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'schedule change to accept',
      language: 'en',
      subject: `Schedule change to your booking ${locator} - please confirm`,
      html: mjml(`<p>Dear Guest,</p><p>We have had to retime your flight. Kindly look at the new times and tell us that they suit you by 20 September.</p>
<table width="100%" cellpadding="6" style="font-size:13px;border-collapse:collapse;" border="1"><tr><th></th><th>Old</th><th>New</th></tr><tr><td>SV 412 NBO-EBB 02OCT</td><td>07:15 - 08:30</td><td>09:40 - 10:55</td></tr><tr><td>SV 417 EBB-NBO 06OCT</td><td>18:05 - 19:20</td><td>unchanged</td></tr></table>
<p><a href="${schedule}" style="background:#a3142b;color:#ffffff;padding:10px 25px;text-decoration:none;">Confirm new times</a></p>
<p>Should they not suit you, call +254 20 555 0190 for a refund or another date without any penalty. E-ticket ${ticket}.</p>`),
      codes: [],
      links: [schedule],
      best: { link: schedule },
    },
    {
      name: 'forgotten password',
      language: 'en',
      subject: 'Password help from Crane Club',
      text: `Hello Robin,

We received word that you can't get into your account ${member}.

Follow the link below and set a new password. It is valid until midnight East Africa Time.

<${forgotten}>

Still locked out? Write to craneclub@savannawings.example and mention case ${random.digits(8)}.
`,
      codes: [],
      links: [forgotten],
      best: { link: forgotten },
    },
    {
      name: 'code for a refund to a phone wallet',
      language: 'en',
      subject: `${refundOtp} confirms your refund`,
      html: mjml(`<p>Dear Robin,</p><p>Your refund of KES ${random.whole(12, 40)},${random.digits(3)} for ticket ${ticket} goes to the mobile wallet +254 7•• ••• •${random.digits(2)}.</p>
<p>Enter the verification code <span style="background:#f4f1ea;padding:4px 10px;font-family:Courier,monospace;font-size:20px;">${refundOtp}</span> in the refund form so that we know the number is yours to use. Claim RF/${random.digits(6)}/26.</p><p>Money arrives within 3 working days.</p>`),
      codes: [refundOtp],
      links: [],
      best: { code: refundOtp },
    },
    {
      name: 'electronic ticket',
      language: 'en',
      subject: `Your e-ticket receipt, booking reference ${locator}`,
      html: mjml(`<h2 style="margin:0;">Booking reference: ${locator}</h2><p>Date of issue: 27AUG26 &nbsp; IATA no. 4121${random.digits(4)}</p>
<table width="100%" cellpadding="4" style="font-size:12px;"><tr><td>Passenger</td><td>POSTROOM/ROBIN MX</td></tr><tr><td>E-ticket</td><td>${ticket}</td></tr><tr><td>SV 412 / Y</td><td>NAIROBI JKIA T1A 02OCT 0715 - ENTEBBE 0830, 23K, OK</td></tr><tr><td>SV 417 / Y</td><td>ENTEBBE 06OCT 1805 - NAIROBI 1920, 23K, OK</td></tr><tr><td>Fare</td><td>KES 21,${random.digits(3)}</td></tr><tr><td>TU / UL / YQ</td><td>4,560 / 650 / 7,${random.digits(3)}</td></tr><tr><td>Form of payment</td><td>MPX ${random.text(PNR, 10)}</td></tr></table>
<p>Check-in opens 30 hours before departure. Have your passport, yellow fever card and e-Visa to hand. Endorsements: NON REF/CHNG FEE USD50.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'check-in is open',
      language: 'en',
      subject: 'Check in now for your flight to Entebbe',
      html: mjml(`<p>Hello Robin,</p><p>Flight <b>SV 412</b> leaves tomorrow at <b>09:40</b>. Save time and check in online with reference <b>${locator}</b>.</p>
<p><a href="https://t.savannawings.example/r/?id=h${random.text('0123456789abcdef', 6)},${random.text('0123456789abcdef', 7)},1&p1=${random.text(B64, 20)}" style="background:#a3142b;color:#ffffff;padding:10px 25px;text-decoration:none;">Check in</a></p>
<p>Gate ${gate} closes 20 minutes before departure. Bag drop: counters ${gate}-${gate + 6}. Upgrade from KES 14,000. Airport Wi-Fi voucher: CRANE${random.digits(4)}.</p>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
