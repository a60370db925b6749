/** A design tool, in English: a sign-in code, confirming an address, a shared file, comments, a long newsletter and a receipt. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const KEY = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';

export function mails(random: Random): FamilyMail[] {
  const click = (path: string) =>
    `https://click.artboardly.example/ls/click?upn=u001.${random.text(KEY, 22)}-2F${path}-3D_${random.text(KEY, 40)}`;
  const code = random.digits(6);
  const verify = click('verify');
  const file = click('file');
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'sign-in code',
      language: 'en',
      subject: `${code} is your Artboardly login code`,
      text: `Log in to Artboardly

${code}

Enter this code in the tab where you're logging in. It expires in 15 minutes.

If you didn't try to log in, contact support@artboardly.example

Artboardly, Inc.
760 Alder Street, Floor 10
San Francisco, CA 94102
`,
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'confirm address',
      language: 'en',
      ...bothParts({
        from: 'Artboardly <no-reply@email.artboardly.example>',
        subject: 'Verify your email to start designing',
        encoding: 'quoted-printable',
        header: ['List-Unsubscribe-Post: List-Unsubscribe=One-Click', 'X-SG-EID: u001.Qm9yZWQ='],
        text: `Nice to meet you, Robin

Verify your email ( ${verify} ) so you can share files and get comments.

Artboardly, Inc. 760 Alder Street, Floor 10, San Francisco, CA 94102
`,
        html: page(
          `<tr><td style="font-size:32px;line-height:40px;font-weight:600;padding-bottom:16px">Nice to meet you, Robin</td></tr>
<tr><td style="font-size:16px;line-height:26px;padding-bottom:24px">Verify your email so you can share files and get comments.</td></tr>
<tr><td><a href="${verify}" target="_blank" style="background-color:#0d99ff;border-radius:6px;color:#fff;display:inline-block;font-weight:500;padding:13px 24px;text-decoration:none">Verify email</a></td></tr>`,
          '',
        ),
      }),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'shared file',
      language: 'en',
      subject: 'Fatma Demir invited you to edit Checkout v3 — handoff',
      html: page(
        `<tr><td style="font-size:24px;line-height:32px;padding-bottom:12px"><b>Fatma Demir</b> invited you to edit <b>Checkout v3 — handoff</b></td></tr>
<tr><td style="padding:12px 16px;border-left:2px solid #e5e5e5;color:#666">“frames 1204 to 1291 are final, rest is sandbox. pls join before 14:00”</td></tr>
<tr><td style="padding:24px 0"><a href="${file}" style="background:#000;border-radius:6px;color:#fff;padding:13px 24px;text-decoration:none">Accept and open file</a></td></tr>
<tr><td style="font-size:14px;color:#757575">The file lives in the team <b>Tidepool Labs</b> / project Storefront. You'll be asked to make an account if you have none.</td></tr>`,
        'Fatma (fatma@tidepool.example) gave you access',
      ),
      codes: [],
      links: [file],
      best: { link: file },
    },
    {
      name: 'comments',
      language: 'en',
      subject: 'Checkout v3 — handoff: 4 new comments',
      html: page(
        `<tr><td style="font-size:20px;padding-bottom:20px">4 new comments in <a href="${click('comments')}">Checkout v3 — handoff</a></td></tr>
<tr><td style="padding:8px 0"><b>Otto Linde</b> · ${random.whole(2, 11)}h<br>Frame 1221: the field for the OTP is 6 boxes here, mobile has one. Which?</td></tr>
<tr><td style="padding:8px 0"><b>Fatma Demir</b> · ${random.whole(2, 11)}h<br>one. placeholder “123456”, autocomplete=one-time-code</td></tr>
<tr><td style="padding:8px 0"><b>Otto Linde</b> · 1h<br>@Robin colour #0${random.text('0123456789ABCDEF', 5)} fails contrast on the Verify button</td></tr>
<tr><td style="padding:8px 0"><b>Otto Linde</b> · 1h<br>resolved in version ${random.digits(10)}</td></tr>
<tr><td style="padding-top:20px"><a href="${click('reply')}" style="border:1px solid #ccc;border-radius:6px;padding:10px 18px;color:#000;text-decoration:none">Reply</a></td></tr>`,
        'Otto and Fatma left notes',
      ),
      ...none,
    },
    {
      name: 'newsletter',
      language: 'en',
      subject: 'What we shipped: variables in prototypes, 40 new shortcuts, Draft Day on demand',
      html: page(
        `<tr><td style="font-size:40px;line-height:44px;font-weight:700">Release notes<br>November</td></tr>
<tr><td><img src="https://static.artboardly.example/mail/2026-11/hero.gif" width="520" alt="Three cursors chase a rectangle"></td></tr>
<tr><td><h2>Prototypes that remember</h2><p>Set a variable on click, read it three screens on. Carts that fill up, toggles that stay put, counters that count:
all without 300 duplicate frames.</p><p><a href="${click('variables')}">See how →</a></p></td></tr>
<tr><td><h2>Dev handoff, now with fewer DMs</h2><p>Mark a section “Ready for dev” and whoever follows it hears about it. Copy as CSS, SwiftUI or Compose.</p><p><a href="${click('dev')}">Take a look →</a></p></td></tr>
<tr><td><h2>40 shortcuts</h2><p>⌘ ⇧ 7 for a grid, ⌥ 1 to 9 for pages. Print the sheet and never look at it again.</p><p><a href="${click('keys')}">Get the sheet →</a></p></td></tr>
<tr><td style="background:#f3ffe3;padding:24px"><h2>Draft Day 2027</h2><p>8–9 June, Moscone West. Early-bird is $399 instead of $549 with <b>DRAFT${random.digits(4)}</b> through January 31. Seats: 9,000.</p>
<p><a href="${click('draftday')}">Sign me up</a></p></td></tr>
<tr><td><h2>From the community</h2><ul><li>Wireframe Kit 2.0 by @lenaw (${random.whole(11, 90)}.${random.whole(1, 9)}k copies)</li><li>OTP &amp; login screens, 120 templates, by Studio Nord</li><li>Isometric city blocks by @pau</li></ul></td></tr>`,
        'Plus a login-screen template you will steal',
      ),
      ...none,
    },
    {
      name: 'receipt',
      language: 'en',
      subject: 'Your receipt from Artboardly, Inc.',
      text: `Tidepool Labs, here's what you paid

Invoice number    ${random.text('0123456789ABCDEF', 8)}-00${random.digits(2)}
Receipt number    ${random.digits(4)}-${random.digits(4)}
Date paid         November ${random.whole(2, 27)}, 2026
Card              AmEx ending ${random.digits(4)}

Professional seat, 3 x $15.00         $45.00
Viewer seat, 11 x $0.00                $0.00
Proration, seat of f.demir             $6.${random.digits(2)}

Admins can find older invoices under Settings > Billing.
Artboardly, Inc., EIN 46-28${random.digits(5)}
`,
      ...none,
    },
  ];
}

function page(rows: string, preheader: string): string {
  return `<!doctype html><html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title></title>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
<style type="text/css">#outlook a{padding:0}.mj-outlook-group-fix{width:100%!important}@media only screen and (min-width:480px){.mj-column-per-100{width:100%!important}}</style></head>
<body style="word-spacing:normal;background-color:#fff"><div style="display:none;font-size:1px;color:#fff;line-height:1px;max-height:0;opacity:0;overflow:hidden">${preheader}</div>
<div style="margin:0 auto;max-width:600px"><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0;display:inline-block;width:100%">
<table border="0" role="presentation" width="100%" style="font-family:Inter,Helvetica,Arial;font-size:16px;line-height:24px;padding:40px"><tbody>
<tr><td style="padding-bottom:32px"><img alt="Artboardly" height="auto" src="https://static.artboardly.example/mail/logo.png" width="24"></td></tr>${rows}
<tr><td style="font-size:12px;color:#757575;padding-top:48px">Artboardly, Inc.<br>760 Alder Street, Floor 10, San Francisco, CA 94102<br>
<a href="https://artboardly.example/email-settings" style="color:#757575">Email settings</a> · <a href="https://artboardly.example/unsubscribe?u=8813204517" style="color:#757575">Unsubscribe</a></td></tr>
</tbody></table></div></div><img src="https://click.artboardly.example/wf/open?upn=u001.tzQ2" alt="" width="1" height="1" border="0"></body></html>`;
}
