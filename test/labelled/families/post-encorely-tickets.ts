/** A ticket seller of the United States and Canada: codes, transfers to accept, presales, orders, reminders; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const B = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const both = (subject: string, html: string) =>
    bothParts({
      from: '"Encorely" <customer_support@email.encorely.example>',
      subject,
      html,
      text: plain(html),
      encoding: 'quoted-printable',
      header: [`x-job: 5150${random.digits(5)}_${random.digits(7)}`],
    });
  const order = `${random.digits(2)}-${random.digits(5)}/YYZ`;
  const click = () => `https://click.em.encorely.example/?qs=${random.text('0123456789abcdef', 80)}`;
  const show = (
    inner: string,
    preheader = '',
  ) => `<!DOCTYPE html><html><head><style>.preheader{display:none!important;mso-hide:all}</style></head><body style="margin:0;background:#f6f6f6"><div class="preheader">${preheader}</div><table align="center" width="100%" style="max-width:600px;background:#fff;font-family:Averta,'Open Sans',sans-serif" cellpadding="0" cellspacing="0"><tr><td style="background:#1f1f2e;padding:18px 28px;color:#fff;font-style:italic;font-size:22px;font-weight:700">encorely</td></tr>
<tr><td style="padding:28px;font-size:16px;line-height:24px;color:#1f1f2e">${inner}</td></tr>
<tr><td style="background:#f6f6f6;padding:22px 28px;font-size:11px;line-height:16px;color:#6c6c7d">Encorely Entertainment L.P., 9348 Cielo Way, Attn: Fan Support, Beverly Glen, CA 90210-0147. <a href="${click()}">Fan Support</a> | <a href="${click()}">Manage preferences</a> | <a href="${click()}">Purchase policy</a></td></tr></table><img src="https://open.em.encorely.example/${random.text(B, 30)}" height="1" width="1"></body></html>`;

  const otp = random.digits(6);
  const change = random.digits(6);
  const accept = `https://transfer.encorely.example/accept/${random.text(B, 22)}?lang=en-us&evt=1000${random.digits(10)}`;
  const reset = `https://auth.encorely.example/reset?rst=${random.text(B, 64)}`;
  const seller = random.digits(6);
  const presale = `LANTERN${random.digits(2)}`;
  const barcode = random.digits(16);

  return [
    {
      name: 'authentication code',
      language: 'en',
      ...both(
        'Your Authentication Code',
        show(
          `<p>Hi Robin,</p><p>Your authentication code:</p><p style="font-size:32px;font-weight:700;text-align:center">${otp}</p><p>Use it within 10 minutes. Queues move fast.</p><p style="font-size:13px">Didn't just sign in? Reset your password in <i>My Account</i>.</p>`,
          `${otp} gets you in`,
        ),
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'sign-in code in plain text',
      language: 'en',
      subject: 'Encorely: updating your account',
      text: `Robin, you're changing the phone number on your account from (416) 555-01** to (647) 555-01**.

Verification code: ${change}

Enter it within 10 minutes to save the new number.

Fan Support: encorely.example/help, case ${random.digits(8)}
`,
      codes: [change],
      links: [],
      best: { code: change },
    },
    {
      name: 'tickets that a friend sends',
      language: 'en',
      ...both(
        'Kofi sent you tickets to The Lantern Parade!',
        show(
          `<h1 style="font-size:24px">You got tickets!</h1><p>Kofi B. transferred 2 tickets to you:</p><p><b>The Lantern Parade</b><br>Sat, Nov 14, 2026, 7:30 PM<br>Harbour Dome, Toronto, ON<br>Sec 118, Row 9, Seats 11-12</p><p><a href="${accept.replaceAll('&', '&amp;')}" style="background:#5b3df5;border-radius:3px;color:#fff;padding:13px 30px;text-decoration:none">Accept Tickets</a></p><p style="font-size:13px">Kofi can take them back until they've been accepted.</p>`,
        ),
      ),
      codes: [],
      links: [accept],
      best: { link: accept },
    },
    {
      name: 'reset',
      language: 'en',
      ...both(
        'Password reset for Encorely',
        show(
          `<p>Hi Robin,</p><p>Can't remember? Can't blame you. <a href="${reset}"><b>Set a new password</b></a> in the next 60 minutes.</p><p style="font-size:13px">Every device will be signed out. If it's not you who asked, your present one still works.</p>`,
        ),
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'resale to confirm',
      language: 'en',
      ...both(
        'Confirm your ticket listing',
        show(
          `<p>Before Sec 118, Row 9 goes on sale at <b>$${random.whole(90, 240)}.00 each</b>, we need to check that it's you. Put this code on the listing page:</p><table align="center" cellspacing="4"><tr>${[...seller].map((digit) => `<td style="border:1px solid #1f1f2e;border-radius:4px;font-size:24px;padding:8px 14px">${digit}</td>`).join('')}</tr></table><p>Payout 5-7 business days after the event to bank account ••${random.digits(4)}. Order ${order}.</p>`,
        ),
      ),
      codes: [seller],
      links: [],
      best: { code: seller },
    },
    {
      name: 'order',
      language: 'en',
      ...both(
        `You're in! Your The Lantern Parade order ${order}`,
        show(
          `<h1 style="font-size:24px">You're going to The Lantern Parade</h1><p>Order # <b>${order}</b></p><table width="100%" cellpadding="4" style="font-size:14px"><tr><td>2 x Standard Admission, Sec 118</td><td align="right">CA $1${random.digits(2)}.00</td></tr><tr><td>Service fee x 2</td><td align="right">CA $2${random.digits(1)}.${random.digits(2)}</td></tr><tr><td>Order processing</td><td align="right">CA $3.95</td></tr><tr><td>HST #87${random.digits(7)}RT0001</td><td align="right">CA $${random.whole(18, 40)}.${random.digits(2)}</td></tr></table><p>Paid by MC - ${random.digits(4)}. Barcodes appear in the app 48 hours before doors. Doors 6:00 PM, bags up to 14" x 14".</p><p><a href="${click()}" style="background:#5b3df5;color:#fff;padding:13px 30px;text-decoration:none">View tickets</a></p>`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'presale',
      language: 'en',
      ...both(
        'Presale starts tomorrow at 10 AM: Mothwing, Paper Admirals, The Lantern Parade',
        show(
          `<h1>Just announced near Toronto</h1>${[
            ['Mothwing', 'Maskell Hall', 'Feb 20, 2027'],
            ['Paper Admirals', 'Budwell Stage', 'Jun 5, 2027'],
            ['The Lantern Parade', 'Harbour Dome', 'Nov 15, 2026, second show'],
            ['Raptoroos vs. Bulls', 'Harbour Dome', 'Dec 3, 2026'],
          ]
            .map(
              ([artist, hall, date]) =>
                `<table width="100%" style="border-bottom:1px solid #ddd"><tr><td width="120"><a href="${click()}"><img src="https://s1.encorely.example/dam/a/${random.text('0123456789abcdef', 3)}/${random.text(B, 12)}.jpg" width="110" alt="${artist}"></a></td><td><b>${artist}</b><br>${hall}<br>${date}</td></tr><tr><td></td><td><a href="${click()}">Find Tickets</a></td></tr></table>`,
            )
            .join(
              '',
            )}<p>Presale password for all of these: <b>${presale}</b> (Thu 10 AM - 10 PM local). 4-ticket limit. Public onsale Fri 10 AM.</p><p style="font-size:11px">By 2027, $1 of each ticket goes to Music Heals. Lottery licence RAF13${random.digits(5)}.</p>`,
          'Your presale password is inside',
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'reminder with the bar code',
      language: 'en',
      subject: 'Tomorrow: The Lantern Parade. What to know before you go',
      text: `It's nearly here.

THE LANTERN PARADE
Sat, Nov 14, 7:30 PM (doors 6:00)
Harbour Dome, Gate 7

Ticket 1: Sec 118 Row 9 Seat 11, barcode ${barcode}
Ticket 2: Sec 118 Row 9 Seat 12, barcode ${random.digits(16)}

Parking: Lot 4, $35, pass no. P${random.digits(6)}
Wi-Fi: DomeGuest, password lanterns26

Cashless venue. Re-entry isn't allowed.
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}

/** The text part as the sender's marketing suite leaves it: no markup, every address bare on a line of its own. */
function plain(html: string): string {
  const body = html.slice(html.indexOf('encorely</td>') + 13);
  return body
    .replace(
      /<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g,
      (_, href: string, label: string) => `${label}\n${href.replaceAll('&amp;', '&')}\n`,
    )
    .replace(/<br>|<\/(?:p|tr|h1|table)>/g, '\n')
    .replace(/<\/td><td align="right">/g, ' ... ')
    .replace(/<[^>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
