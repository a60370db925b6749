/**
 * Formkite, a builder of forms (US): codes for sign-in and for forms, answers that came in, exports, limits, an
 * offer; English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ALNUM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function body(inner: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="UTF-8"><meta name="color-scheme" content="light dark"><style>.wrap{max-width:640px;margin:0 auto;border-radius:12px;background:#fff4e8;padding:32px}.a{background:#ff6100;color:#fff;padding:12px 26px;border-radius:6px;text-decoration:none;display:inline-block}.q{color:#6f76a7;font-size:13px}.r{font-size:15px;padding-bottom:10px}</style></head>
<body style="background:#edf0fa;font-family:Circular,Arial,sans-serif;color:#0a1551">
<div class="wrap"><div style="font-weight:800;font-size:22px;padding-bottom:20px">◢ Formkite</div>${inner}</div>
<div style="text-align:center;font-size:12px;color:#8d8fa8;padding:20px">Formkite Inc. · 4 Embarcadero Row, Suite 780 · San Francisco CA 94111<br><a href="https://www.formkite.example/help/">Help Center</a> · <a href="https://www.formkite.example/unsubscribe?e=cm9iaW4">Unsubscribe</a></div>
</body></html>`;
}

/** Question and answer of a form, one under the other. */
function answers(rows: [string, string][]): string {
  return rows.map(([question, answer]) => `<div class="q">${question}</div><div class="r">${answer}</div>`).join('\n');
}

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const respondent = random.digits(6);
  const draft = random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 8);
  const verify = `https://www.formkite.example/confirm-email/${random.text(ALNUM, 10)}/${random.text('0123456789abcdef', 40)}`;
  const form = `24${random.digits(13)}`;
  const submission = `61${random.digits(17)}`;
  return [
    {
      name: 'sign-in',
      language: 'en',
      ...bothParts({
        from: 'Formkite <noreply@formkite.example>',
        subject: 'Your one-time login code for Formkite',
        encoding: 'base64',
        text: `Hello robin-post,

Enter this code to get into your account.

One-time code: ${login}

For your security, this code is only valid for 10 minutes. If you never asked for it, we recommend that you change your password.

Formkite Inc., 4 Embarcadero Row, San Francisco CA 94111`,
        html: body(
          `<p>Hello robin-post,</p><p>Enter this code to get into your account.</p><p style="background:#fff;padding:16px;text-align:center;font-size:30px;font-weight:800">${login}</p><p>For your security, this code is only valid for 10 minutes. If you never asked for it, we recommend that you change your password.</p>`,
        ),
      }),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'code of a form',
      language: 'en',
      subject: 'Verification code for "Volunteer registration 2026"',
      html: body(
        `<p>Thank you for filling in <b>Volunteer registration 2026</b> by Marlin Bay Food Bank.</p><p>The form's owner wants to be sure that answers come from real people. Verification code: <b>${respondent}</b></p><p>Type it under your email address in the form, then press Submit.</p>`,
      ),
      codes: [respondent],
      links: [],
      best: { code: respondent },
    },
    {
      name: 'change of address',
      language: 'en',
      subject: 'Email change code',
      text: `You asked to move your Formkite account (robin-post) to this address.

Your code: ${draft}

Enter it on Settings > Account > Email. The old address keeps working until then.
Not you? Do nothing and reply to let us know.

Formkite Support, ticket FK-${random.digits(7)}
`,
      codes: [draft],
      links: [],
      best: { code: draft },
    },
    {
      name: 'confirm address',
      language: 'en',
      subject: 'Please confirm your address to publish your form',
      html: body(
        `<h2>Your form is nearly in the air!</h2><p>Before "Tidewater feedback" can be shared with the world, confirm your email address.</p><p><a class="a" href="${verify}">Confirm Email</a></p><p style="font-size:13px">Why? It keeps phishers from hiding behind forms. It takes one click, and you won't be asked again.</p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'answers',
      language: 'en',
      ...bothParts({
        from: 'Formkite <noreply@formkite.example>',
        subject: 'New response: Tidewater feedback (#1,048)',
        encoding: 'quoted-printable',
        text: `New response: Tidewater feedback

Name: Kelechi Obi
Email: kelechi@obi.example
How likely are you to recommend us?: 8 / 10
Submission ID: ${submission}
`,
        html: body(
          `<p><b>You've got a new response</b> to <a href="https://www.formkite.example/tables/${form}">Tidewater feedback</a></p>${answers(
            [
              ['Name', 'Kelechi Obi'],
              ['Email', 'kelechi@obi.example'],
              ['Phone', `(415) 555-0${random.digits(3)}`],
              ['Order number', `#${random.digits(6)}`],
              ['ZIP code', `94${random.digits(3)}`],
              ['How likely are you to recommend us?', '8 / 10'],
              ['Anything else?', 'The confirmation took 3 days to arrive. Please refund $24.90 to my card.'],
              ['Submission ID', submission],
              ['IP address', `192.0.2.${random.whole(2, 250)}`],
            ],
          )}`,
        ),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'respondent copy',
      language: 'en',
      subject: 'We have received your response for Volunteer registration 2026',
      html: body(
        `<p>Hi Robin,</p><p>Thanks for signing up as a volunteer! Here is a copy of what you sent:</p>${answers([
          ['Shift', 'Saturday, Nov 21, 8:00 AM - 12:00 PM'],
          ['Emergency contact', `Dana, 415 555 0${random.digits(3)}`],
          ['T-shirt', 'M'],
        ])}<p>Bring this number with you to check-in: <b>${random.digits(4)}</b>. Parking at Gate 3, level 2.</p><p>Marlin Bay Food Bank</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'export',
      language: 'en',
      subject: 'Your export of 1,048 responses is ready',
      text: `Hi robin-post,

We've put all 1,048 responses of "Tidewater feedback" into a file.

Format:  Excel (.xlsx), 3.2 MB
Form:    ${form}
Ready:   Nov ${random.whole(2, 27)}, 2026 7:${random.whole(10, 59)} PM EST

You'll find it under My Forms > Tidewater feedback > Exports for the next 7 days.

Formkite
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'limit and offer',
      language: 'en',
      subject: '⚠ You’ve used 90 of 100 monthly submissions',
      html: body(
        `<h2>10 submissions left until December 1</h2><p>Your forms were viewed 2,316 times this month, and 90 people sent one. When the limit is reached your forms show a "not available" message.</p><p><b>Black Friday:</b> 50% OFF the Silver plan (2,500 submissions, 10 GB), now $19.50/mo instead of $39. Use <b style="border:2px dashed #ff6100;padding:6px 12px">BF2026-HALF</b> when upgrading. Ends Nov 30, 11:59 PM PT.</p><p><a class="a" href="https://link.formkite.example/track/click/30${random.digits(6)}/www.formkite.example?p=${random.text(ALNUM, 140)}">Upgrade now</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
