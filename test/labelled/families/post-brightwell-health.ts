/** A patient portal of an American hospital group: activation and security codes, proxies, visits, results, bills; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ACT = 'BCDFGHJKMNPQRSTVWXZ23456789';
const LINKCHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const both = (subject: string, html: string) =>
    bothParts({ from: 'MyFile <donotreply@brightwell.example>', subject, html, text: plain(html), encoding: 'base64' });
  const chart = (headline: string, inner: string) => `<!DOCTYPE html><html lang="en"><head><style>
.mc-outer{background:#eef4f4;padding:24px 0}.mc-card{width:580px;margin:0 auto;background:#fff;border-top:6px solid #00797a;font:15px/1.55 'Segoe UI',Arial,sans-serif;color:#24383a}
.mc-card td{padding:4px 0}</style></head><body><div class="mc-outer"><div class="mc-card"><div style="padding:22px 34px 0;color:#00797a;font-size:20px">Brightwell <b>MyFile</b></div>
<h1 style="font-size:20px;padding:4px 34px;margin:14px 0 0">${headline}</h1><div style="padding:6px 34px 24px">${inner}</div>
<div style="background:#f8fbfb;color:#5e7173;font-size:12px;padding:16px 34px">MyFile help line: 1-866-555-0137, weekdays 7:30 a.m. - 6 p.m. Central. In an emergency dial 911.<br>Brightwell Health System, 2900 Prairie Commons Dr, Sioux Falls, SD 57105. Brightwell complies with applicable civil rights laws. ATENCIÓN: si habla español, llame al 1-866-555-0138.<br><a href="https://myfile.brightwell.example/MyFile/inside.asp?mode=notif">Change how we notify you</a></div></div></div></body></html>`;

  const security = random.digits(6);
  const activation = [5, 5, 5].map((length) => random.text(ACT, length)).join('-');
  const recovery = random.digits(6);
  const proxy = `https://myfile.brightwell.example/MyFile/proxy/accept?code=${random.text(LINKCHARS, 42)}`;
  const forms = `https://brightwell.phrmsign.example/c/${random.text(LINKCHARS, 12)}`;
  const video = random.digits(10);

  return [
    {
      name: 'security code',
      language: 'en',
      ...both(
        'MyFile security code',
        chart(
          'Two-step verification',
          `<p>Robin, here's the security code that you asked MyFile for:</p><p style="font-size:26px"><b>${security}</b></p><p>It's valid for 20 minutes. Asked more than once? Go with the newest email.</p>`,
        ),
      ),
      codes: [security],
      links: [],
      best: { code: security },
    },
    {
      name: 'activation code',
      language: 'en',
      subject: 'Activate your Brightwell MyFile account',
      text: `Dear Robin Postroom,

Thank you for your visit to Brightwell Clinic - Ellis Road on 05/12/2026. You can see your results, write to your care team and refill prescriptions online.

To sign up:

 1. In your browser go to myfile.brightwell.example and click Sign Up Now.
 2. Enter your activation code exactly as it appears: ${activation}
    (expires 06/11/2026)
 3. Enter your date of birth and ZIP code.

MRN on file: ${random.digits(8)}. You won't need this code after you've signed up.

Questions? 1-866-555-0137.
`,
      codes: [activation],
      links: [],
      best: { code: activation },
    },
    {
      name: 'recovery code',
      language: 'en',
      ...both(
        `Brightwell: ${recovery} to recover your username or password`,
        chart(
          'Recover your sign-in',
          `<p>Somebody (you, we hope) chose "Forgot username or password".</p><table width="100%"><tr><td style="background:#eef4f4;text-align:center;padding:16px;font:24px Consolas,monospace">${recovery}</td></tr></table><p>Enter it on the recovery screen to move on. If you didn't ask, please let the help line know.</p>`,
        ),
      ),
      codes: [recovery],
      links: [],
      best: { code: recovery },
    },
    {
      name: 'proxy invitation',
      language: 'en',
      ...both(
        'Marguerite P. invites you to see her health record',
        chart(
          'You’re invited to be a proxy',
          `<p>Marguerite P. would like to share her MyFile with you. You'd be able to see appointments, medications and messages on her behalf.</p><p><a href="${proxy}" style="background:#00797a;color:#fff;padding:11px 24px;text-decoration:none">Accept invitation</a></p><p>She told us your year of birth, and you'll have to give it. Expires in 14 days.</p>`,
        ),
      ),
      codes: [],
      links: [proxy],
      best: { link: proxy },
    },
    {
      name: 'consent forms to sign before a visit',
      language: 'en',
      subject: 'Please sign your forms before Thursday',
      text: `Hi Robin,

Before your MRI on Thu 06/18/2026 at 7:40 AM (arrive 7:10, Suite 310) there are two forms to sign: MRI safety screening, and consent for contrast.

Sign them on your phone: ${forms}

Bring a photo ID and your insurance card (member ID ending ${random.digits(4)}, group ${random.digits(5)}). CPT 70553. Prior auth ${random.text('A', 1)}${random.digits(9)} approved.

Text STOP to 55501 to opt out of texts. Brightwell Imaging, 605-555-0${random.digits(3)}
`,
      codes: [],
      links: [forms],
      best: { link: forms },
    },
    {
      name: 'video visit',
      language: 'en',
      ...both(
        'Your video visit is tomorrow at 3:20 PM',
        chart(
          'Video visit with Ibrahim Saleh, PA-C',
          `<table width="100%"><tr><td>When</td><td>Wed, May 20, 2026, 3:20 PM CDT</td></tr><tr><td>Meeting ID</td><td>${video.slice(0, 3)} ${video.slice(3, 6)} ${video.slice(6)}</td></tr><tr><td>Passcode</td><td>${random.digits(6)}</td></tr><tr><td>By phone</td><td>+1 605 555 0${random.digits(3)}</td></tr></table><p>Ten minutes ahead, open MyFile, choose the appointment and tap <i>Begin visit</i>. Copay: $25.00.</p>`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'new result',
      language: 'en',
      ...both(
        'New test result in MyFile',
        chart(
          'You have a new test result',
          `<p>Dear Robin, a result from your recent visit has been released, maybe before your provider has looked at it.</p><p><a href="https://myfile.brightwell.example/MyFile/app/test-results?eid=${random.text(LINKCHARS, 30)}&amp;pk_campaign=newresult">View in MyFile</a></p><p>Accession no. 26-${random.digits(3)}-${random.digits(5)}</p>`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bill',
      language: 'en',
      subject: 'Your Brightwell billing statement',
      text: `BRIGHTWELL HEALTH SYSTEM - PATIENT BILLING

Guarantor account    ${random.digits(9)}
Statement date       07/02/2026
Services             05/12/2026 office visit (99214), labs (80053, 85025)
Charges              $${random.whole(440, 690)}.00
Insurance paid       -$2${random.digits(2)}.${random.digits(2)}
Adjustments          -$1${random.digits(2)}.${random.digits(2)}
YOU OWE              $${random.whole(20, 99)}.${random.digits(2)}
Due                  07/27/2026

Pay as guest at pay.brightwell.example (have the guarantor account at hand) or mail a check to
PO Box 86${random.digits(3)}, Sioux Falls SD 57118-6${random.digits(3)}.
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}

/** The text part: headings and sentences one under the other, cells of a table behind each other. */
function plain(html: string): string {
  const body = html.replace(/<head>[\s\S]*?<\/head>/, '');
  return body
    .replace(
      /<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g,
      (_, href: string, label: string) => `${label} <${href.replaceAll('&amp;', '&')}>`,
    )
    .replace(/<\/td><td>/g, '\t')
    .replace(/<br>|<\/(?:p|tr|h1|div)>/g, '\n')
    .replace(/<(?!https)[^>]*>/g, '')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
}
