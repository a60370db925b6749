/** A seller of train tickets: an account by code, tickets with collection references, a claim, a sale; British English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const REF = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function mjml(preview: string, sections: readonly string[]): string {
  return `<!doctype html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title></title>
<!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]-->
<style type="text/css">#outlook a { padding:0; } body { margin:0;padding:0;-webkit-text-size-adjust:100%; } p { display:block;margin:13px 0; }
@media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } }</style></head>
<body style="word-spacing:normal;background-color:#eef0f4;"><div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">${preview}</div>
<div style="background-color:#eef0f4;">${sections
    .map(
      (
        section,
      ) => `<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="width:600px;" width="600"><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;">
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody><tr><td align="left" style="font-size:0px;padding:10px 25px;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:15px;line-height:22px;color:#1b1b3a;">${section}</div></td></tr></tbody></table></div></td></tr></tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]-->`,
    )
    .join('\n')}
</div></body></html>`;
}
const footer = `<a href="https://track.railhop.example/f/a/help">Help centre</a> &nbsp; <a href="https://track.railhop.example/f/a/app">Get the app</a><br>Railhop.com Ltd, 1 Paddock Row, Derby DE1 2QB. ATOL 6193. This inbox isn't read.`;

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(6);
  const change = random.digits(6);
  const reset = random.digits(6);
  const business = `https://business.railhop.example/invite?id=${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-4${random.text('0123456789abcdef', 3)}`;
  const collect = random.text(REF, 8);
  const delay = random.digits(9);
  const fare = `£${random.whole(18, 96)}.${random.pick(['50', '20', '90'])}`;
  return [
    {
      name: 'code for a new account',
      language: 'en-GB',
      subject: `Your verification code is ${code}`,
      html: mjml('Type it before it times out.', [
        `<b style="font-size:22px">Let's check it's really you</b><p>Enter this 6-digit number to carry on:</p><p style="font-size:34px;letter-spacing:6px">${code}</p><p>You've got a quarter of an hour.</p>`,
        footer,
      ]),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'booking to be collected',
      language: 'en-GB',
      ...bothParts({
        from: 'Railhop <auto-confirm@info.railhop.example>',
        subject: 'Your booking confirmation: Derby to St Pancras, 11 July',
        encoding: 'base64',
        text: `Booking confirmation\n\nTransaction ID ${random.digits(10)}\nTicket collection reference: ${collect}\n\nOUT Sat 11 Jul 2026, 09:01 Derby - 10:33 London St Pancras\nCoach D, seat ${random.whole(10, 60)}A\n\nAdvance Single x1  ${fare}\nBooking fee  £1.79\n\nCollect from any ticket machine: bring a bank card, any will do, and type the eight characters above.\nTickets are valid only on the trains shown.\n`,
        html: mjml('You are going to London St Pancras', [
          `<b style="font-size:22px">You're going to London St Pancras</b><p>Ticket collection reference</p><p style="font-size:26px;font-family:monospace">${collect}</p><p>Collect from any ticket machine: bring a bank card, any will do, and type the eight characters above.</p>`,
          `<p><b>OUT</b> Sat 11 Jul 2026<br>09:01 Derby (DBY)<br>10:33 London St Pancras Intl<br>Advance Single x1: ${fare}; booking fee £1.79; paid with Visa ****${random.digits(4)}</p>`,
          footer,
        ]),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'password to be reset',
      language: 'en-GB',
      subject: 'Forgotten your password?',
      html: mjml('It happens.', [
        `<p>Hi Robin,</p><p>Enter this reset code on the website or in the app to choose another one:</p><p style="font-size:34px;letter-spacing:6px">${reset}</p><p>It expires at 14:25. Remembered your password after all? Then there's no need for it.</p>`,
        footer,
      ]),
      codes: [reset],
      links: [],
      best: { code: reset },
    },
    {
      name: 'claim for a delay',
      language: 'en-GB',
      subject: `Delay Repay claim ${delay} received`,
      html: mjml('We will be in touch within 20 working days.', [
        `<p>Dear Robin Asher,</p><p>Thank you for your claim about the 09:01 on 11 July, which came in 47 minutes late at 11:20.</p><table cellpadding="4"><tr><td>Claim number</td><td>${delay}</td></tr><tr><td>Ticket</td><td>${random.digits(5)}-${random.digits(4)}-${random.digits(2)}</td></tr><tr><td>Compensation asked</td><td>£${random.whole(9, 40)}.25 (50%)</td></tr><tr><td>Paid to</td><td>BACS, account ending ${random.digits(3)}</td></tr></table><p>Train operators decide claims within 20 working days.</p>`,
        footer,
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'code when the address changes',
      language: 'en-GB',
      subject: 'Changing your email? Here’s the code',
      html: mjml('One step left.', [
        `<p>You're moving your tickets and Railcards over to this inbox. Please enter this code</p><p style="border:2px dashed #00a88f;display:inline-block;padding:10px 22px;font-size:24px">${change.slice(0, 3)}&nbsp;${change.slice(3)}</p><p>on the settings screen. Future tickets come here as soon as you've done so; those already sent stay where they are. Railcard ${random.text(REF, 3)}${random.digits(8)} is included.</p>`,
        footer,
      ]),
      codes: [change],
      links: [],
      best: { code: change },
    },
    {
      name: 'invited to book for a firm',
      language: 'en-GB',
      subject: 'Ottway Joinery has invited you to Railhop Business',
      html: mjml('Book on the firm.', [
        `<p>Hello,</p><p>Sian Ottway has made you a traveller for <b>Ottway Joinery Ltd</b> (account RB-${random.digits(6)}). Say yes and you can book trips that the firm pays for, up to £150 each.</p><p><a href="${business}">Accept and create your login</a></p><p>This stays open for 14 days.</p>`,
        footer,
      ]),
      codes: [],
      links: [business],
      best: { link: business },
    },
    {
      name: 'sale of seats',
      language: 'en-GB',
      subject: '🚄 Autumn from £6.40: a million seats, this week only',
      html: mjml('Three days. A million seats.', [
        `<b style="font-size:28px">A million seats from £6.40</b><p>Travel 7 September to 11 December. Use code <b>HOP${random.digits(2)}AUT</b> at checkout.</p>`,
        `<p>Derby – London from £12.70<br>Leeds – York from £6.40<br>Cardiff – Bristol from £6.40<br>Glasgow – Oban from £9.10</p><p><a href="https://track.railhop.example/f/a/sale1">Book now</a></p>`,
        `<p>T&amp;Cs: book by 23:59 on 21 August 2026. One use per customer. <a href="https://track.railhop.example/f/a/unsub">Unsubscribe</a></p>${footer}`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
