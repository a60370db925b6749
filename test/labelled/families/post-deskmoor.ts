/**
 * Deskmoor, a desk for support tickets that other firms use (UK, Nigeria): agents' sign-in, tickets' threads,
 * reports; British and Nigerian English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Threads of a ticket carry the line above which one replies. */
function thread(brand: string, entries: [who: string, when: string, said: string][]): string {
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html lang="en-GB"><head><style type="text/css">table td { border-collapse: collapse; } body[dir=rtl] .directional_text_wrapper { direction: rtl; }</style></head>
<body style="width: 100%!important; margin: 0; padding: 0;"><div style="padding: 10px; line-height: 18px; font-family: 'Lucida Grande',Verdana,Arial,sans-serif; font-size: 12px; color:#444444;">
<div style="color: #b5b5b5;">##- Write your reply above this line -##</div>
${entries
  .map(
    ([
      who,
      when,
      said,
    ]) => `<div style="margin-top: 25px" data-version="2"><table width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td width="100%" style="padding: 15px 0; border-top: 1px dotted #c5c5c5;">
<p style="font-size: 15px; line-height: 18px; margin-bottom: 0; margin-top: 0; color:#1b1d1e"><strong>${who}</strong></p><p style="font-size: 13px; color: #bbbbbb; margin-bottom: 15px">${when}</p><div class="dm-comment" dir="auto">${said}</div></td></tr></table></div>`,
  )
  .join('\n')}
<div style="padding: 10px; color: #aaaaaa; margin: 10px 0 14px 0; border-top: 1px solid #eeeeee;">This mail is a service of ${brand}. Delivered by <a href="https://www.deskmoor.example/support/?utm_campaign=text&amp;utm_medium=poweredby" style="color:black">Deskmoor</a></div></div></body></html>`;
}

function system(inner: string): string {
  return `<html><body style="background:#f3f1ec;font-family:Arial"><table align="center" width="560" cellpadding="28" style="background:#ffffff"><tr><td style="font-size:14px;line-height:21px;color:#29352f"><b style="font-size:18px;color:#17494d">deskmoor</b><br><br>${inner}</td></tr><tr><td style="font-size:11px;color:#8a8a8a">Deskmoor UK Ltd, 30 Kelso Gardens, Edinburgh EH3 8BL. Company SC418220.</td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const agent = random.digits(6);
  const customer = random.digits(6);
  const forwarding = random.digits(9);
  const welcome = `https://tidewater.deskmoor.example/verification/email/${random.text(TOKEN, 40)}/?locale=1176`;
  const ticket = random.digits(5);
  return [
    {
      name: 'two-factor',
      language: 'en-GB',
      subject: '[Tidewater Support] Two-factor authentication code',
      html: system(
        `Hi Robin,<br><br>To sign in to <b>tidewater.deskmoor.example</b>, enter this authentication code:<br><br><span style="font-size:24px;font-family:Consolas,monospace">${agent}</span><br><br>You can have it remembered on this computer for 30 days. If it wasn't you who tried to sign in, please tell your admin.`,
      ),
      codes: [agent],
      links: [],
      best: { code: agent },
    },
    {
      name: 'customer portal',
      language: 'en-NG',
      subject: 'Harmattan Broadband: your help centre passcode',
      text: `Good day,

You are trying to check your complaints on help.harmattan.example without a password.

Kindly type the passcode ${customer} to continue. Do not share it. It expires after 15 minutes.

If na mistake, no vex, just delete this mail.

Harmattan Broadband Customer Experience
22 Awolowo Way, Ikeja, Lagos | 0809 555 0${random.digits(3)}

Delivered by Deskmoor
`,
      codes: [customer],
      links: [],
      best: { code: customer },
    },
    {
      name: 'forwarding',
      language: 'en-GB',
      subject: `(#${forwarding}) Forwarding confirmation - hello@tidewater.example wants to forward to you`,
      html: system(
        `hello@tidewater.example has asked to forward its mail to your desk, support@tidewater.deskmoor.example.<br><br>Confirmation code: <b>${forwarding}</b><br><br>To allow it, enter the code in the settings of hello@tidewater.example. Until then, no mail is forwarded.<br><br>If you do not approve of this request, no further action is required.`,
      ),
      codes: [forwarding],
      links: [],
      best: { code: forwarding },
    },
    {
      name: 'welcome as agent',
      language: 'en-GB',
      subject: 'Welcome to Tidewater Support',
      html: system(
        `Hello Robin,<br><br>Harriet Lowe has made you an agent at Tidewater Support. Follow this link to make yourself a password and sign in:<br><br><a href="${welcome}">${welcome}</a><br><br>It will work until ${random.whole(10, 28)} February 2026. There are 41 tickets waiting, so put the kettle on first.`,
      ),
      codes: [],
      links: [welcome],
      best: { link: welcome },
    },
    {
      name: 'request received',
      language: 'en-GB',
      subject: `[Request received] Parcel says delivered but isn't (#${ticket})`,
      html: thread('Tidewater Outfitters', [
        [
          'Tidewater Outfitters',
          '3 Feb 2026, 09:14 GMT',
          `<p>Hi Robin,</p><p>Your request (<a href="https://help.tidewater.example/hc/requests/${ticket}">${ticket}</a>) has been received and has reached our staff. We answer within 24 hours, Monday to Saturday.</p><p>To add additional comments, reply to this email.</p>`,
        ],
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'answer',
      language: 'en-GB',
      ...bothParts({
        from: '"Gemma (Tidewater Outfitters)" <support@tidewater.deskmoor.example>',
        subject: `[Tidewater Outfitters] Re: Parcel says delivered but isn't`,
        encoding: 'quoted-printable',
        header: [`In-Reply-To: <${ticket}@tidewater.deskmoor.example>`],
        text: `##- Write your reply above this line -##

Gemma, 3 Feb 2026, 15:40 GMT

Hiya Robin, thanks for your patience. The courier says it was left at the SpeedyShop on Gorgie Road. Show them your collection number and some ID by Saturday 7 February.
`,
        html: thread('Tidewater Outfitters', [
          [
            'Gemma (Tidewater Outfitters)',
            '3 Feb 2026, 15:40 GMT',
            `<p>Hiya Robin,</p><p>Thanks for your patience. The courier says parcel <b>TW${random.digits(9)}GB</b> was left at the SpeedyShop on Gorgie Road. Show them collection number <b>${random.digits(4)}</b> and some ID by Saturday 7 February.</p><p>For the bother, here's 15% off your next order: <b>SORRY15-${random.text('ABCDEFGHJKMNPQRSTUVWXYZ', 4)}</b>.</p><p>Gemma</p>`,
          ],
          [
            'Robin Post',
            '3 Feb 2026, 09:12 GMT',
            `<p>Order ${random.digits(7)}. App says delivered, nobody home all day, no card. Postcode EH11 2PQ.</p>`,
          ],
        ]),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'rating',
      language: 'en-GB',
      subject: `How did we do with ticket ${ticket}?`,
      html: thread('Tidewater Outfitters', [
        [
          'Tidewater Outfitters',
          '9 Feb 2026, 10:00 GMT',
          `<p>Hello Robin,</p><p>Do tell us how we did.</p><p><a href="https://help.tidewater.example/requests/${ticket}/satisfaction/new/${random.text(TOKEN, 25)}?intention=16">👍 Good, I'm satisfied</a><br><a href="https://help.tidewater.example/requests/${ticket}/satisfaction/new/${random.text(TOKEN, 25)}?intention=4">👎 Bad, I'm unsatisfied</a></p><p>Here's a reminder of what it was about: <i>Parcel says delivered but isn't</i>, solved in 5 h 28 min.</p>`,
        ],
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'weekly figures',
      language: 'en-GB',
      subject: 'Tidewater Support: week 6 in figures',
      text: `Week 6, 2 to 8 February 2026

                    this week   last week
New tickets               ${random.whole(180, 320)}         204
Solved                    ${random.whole(180, 320)}         199
Reopened                   11          17
First reply (median)   1 h 52      2 h 40
Satisfaction             94 %        91 %

Oldest open: #${random.digits(5)} (39 days), #${random.digits(5)} (31 days)
SLA breaches: 3, of which 2 under policy "Gold (4 h)"

Your trial of the Professional plan ends in 6 days. Questions? Ring 0131 496 0${random.digits(3)}.

Deskmoor UK Ltd, 30 Kelso Gardens, Edinburgh EH3 8BL
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
