/**
 * Plankboard, boards and issues for teams (Australia): codes of letters and digits, invitations, issues, digests;
 * Australian English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const JWT = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Mails about the account have one look … */
function account(heading: string, paragraphs: string[]): string {
  return `<html><head><meta name="viewport" content="width=device-width, initial-scale=1.0"><style>* { -webkit-font-smoothing: antialiased; } a { color: #0052cc } .table-separator { border-top: 1px solid #dfe1e6 }</style></head>
<body style="font-family: -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif; font-size: 14px; color: #172b4d; line-height: 20px"><div style="max-width: 520px; margin: 0 auto">
<div style="padding: 16px 0; text-align: center"><img src="https://mail-assets.plankboard.example/logo-blue.png" alt="Plankboard" height="26" border="0"></div>
<h1 style="font-size: 24px; line-height: 28px; font-weight: 500">${heading}</h1>
${paragraphs.map((paragraph) => `<p style="margin: 12px 0">${paragraph}</p>`).join('\n')}
<hr class="table-separator" style="border: 0; border-top: 1px solid #dfe1e6; margin: 24px 0"><p style="font-size: 12px; color: #707070; text-align: center">This message was sent to you by Plankboard Cloud<br>Plankboard Pty Ltd, Level 4, 350 Gasworks Lane, Sydney NSW 2000, ABN 53 102 000 000</p></div></body></html>`;
}

/** … and mails about boards another. */
function activity(inner: string): string {
  return `<body bgcolor="#f4f5f7"><table bgcolor="#f4f5f7" cellpadding="0" cellspacing="0" border="0" width="100%" style="border-collapse:collapse"><tr><td style="padding:12px"><table bgcolor="#fff" width="100%" style="border-radius:3px;max-width:620px" align="center"><tr><td style="padding:18px;font-family:Arial;font-size:14px;color:#172b4d">${inner}</td></tr></table><p style="font:12px Arial;color:#707070;text-align:center">Get <a href="https://tidewater.plankboard.example/settings/notifications">fewer emails</a> like this &bull; Sent on Tue 11 Aug 2026, 9:14 am AEST</p></td></tr></table></body>`;
}

export function mails(random: Random): FamilyMail[] {
  const code = random.text(UPPER, 6);
  const twoStep = random.digits(6);
  const admin = `${random.text('BCDFGHJKLMNPQRSTVWXZ', 3)}-${random.text('BCDFGHJKLMNPQRSTVWXZ', 3)}`;
  const invite = `https://id.plankboard.example/invite/p/pb-${random.text(JWT, 22)}?signature=${random.text(JWT, 120)}&continue=https%3A%2F%2Ftidewater.plankboard.example`;
  const reset = `https://id.plankboard.example/login/resetpassword?token=eyJhbGciOiJIUzI1NiJ9.${random.text(JWT, 150)}.${random.text(JWT, 43)}`;
  const verify = `https://id.plankboard.example/signup/verify-email/otp?token=eyJraWQiOiJt.${random.text(JWT, 110)}`;
  const issue = `TIDE-${random.whole(200, 2400)}`;
  return [
    {
      name: 'sign-up',
      language: 'en-AU',
      ...bothParts({
        from: 'Plankboard <noreply@am.plankboard.example>',
        subject: `${code} is your verification code`,
        encoding: 'quoted-printable',
        text: `Let's keep going, Robin

Your verification code is:

${code}

Enter this verification code to continue setting up your Plankboard account. It will expire in 10 minutes.

Plankboard Pty Ltd, Level 4, 350 Gasworks Lane, Sydney NSW 2000
`,
        html: account("Let's keep going, Robin", [
          'Your verification code is:',
          `<span style="display: block; background: #f4f5f7; font-size: 28px; text-align: center; padding: 14px; letter-spacing: 2px">${code}</span>`,
          'Enter this verification code to continue setting up your Plankboard account. It will expire in 10 minutes.',
          'If you didn’t request a code, contact our <a href="https://support.plankboard.example/contact">support</a>.',
        ]),
      }),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'suspicious sign-in',
      language: 'en-AU',
      subject: "Confirm it's you logging in",
      html: account('We blocked a login we weren’t sure about', [
        'G’day Robin,',
        `Someone logged in with the right password from <strong>Dunedin, New Zealand</strong> (Safari, iPad). If it was you, type <strong>${twoStep.slice(0, 3)}-${twoStep.slice(3)}</strong> on the login screen and you're right to go.`,
        'If not, <a href="https://id.plankboard.example/login/resetpassword">reset your password</a> straight away.',
      ]),
      codes: [twoStep],
      links: [],
      best: { code: twoStep },
    },
    {
      name: 'claim of domain',
      language: 'en-AU',
      subject: 'Become an admin of tidewater.example: your claim code',
      text: `Hi Robin,

No one looks after the 23 Plankboard accounts at tidewater.example yet. You've asked to.

To claim the domain, go to admin.plankboard.example > Domains and enter:

    ${admin}

It's good until Friday 14 August, 5 pm Sydney time. You may also verify by DNS, which takes up to 72 hours.

Cheers,
Plankboard Pty Ltd, Level 4, 350 Gasworks Lane, Sydney NSW 2000
`,
      codes: [admin],
      links: [],
      best: { code: admin },
    },
    {
      name: 'invitation',
      language: 'en-AU',
      subject: 'Dana Kovalenko is waiting for you to join them in Plankboard',
      html: account('Your team is waiting for you to join them', [
        `<strong>Dana Kovalenko</strong> and 5 others are already using Plankboard to share work at <strong>tidewater.plankboard.example</strong>.`,
        `<a href="${invite.replaceAll('&', '&amp;')}" style="background: #0052cc; border-radius: 3px; color: #fff; display: inline-block; padding: 8px 16px; text-decoration: none">Accept invite</a>`,
        `What is Plankboard? Project and issue tracking for all sorts of teams. <a href="https://www.plankboard.example/guide?ref=invite">Learn more</a>`,
      ]),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'reset',
      language: 'en-AU',
      subject: 'Reset your Plankboard password',
      html: account('Forgotten your password?', [
        'We received a request for a new password for robin@postroom.localhost. If that was you:',
        `<a href="${reset}" style="background: #0052cc; color: #fff; padding: 8px 16px; text-decoration: none">Reset password</a>`,
        'The link works for 24 hours. Nothing changes until you choose a new one.',
      ]),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'verify address',
      language: 'en-AU',
      subject: 'Verify your email for Plankboard',
      html: account('Verify your email address to finish signing up', [
        'Thanks for choosing Plankboard.',
        `Please confirm that <strong>robin@postroom.localhost</strong> is your email address by using this button within 4 hours.`,
        `<a href="${verify}" style="background: #0052cc; color: #fff; padding: 8px 16px; text-decoration: none">Verify your email</a>`,
      ]),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'issue assigned',
      language: 'en-AU',
      ...bothParts({
        from: '"Dana Kovalenko (Plankboard)" <boards@tidewater.plankboard.example>',
        subject: `[PLANKBOARD] (${issue}) Login code mails arrive twice`,
        encoding: 'base64',
        text: `Dana Kovalenko assigned an issue to you

${issue}: Login code mails arrive twice
Priority: High

Support ticket: the customer got two mails within 3 s, and only the second one's code worked. See log lines 20418 to 20466.

View issue: https://tidewater.plankboard.example/browse/${issue}
`,
        html: activity(
          `<p><b>Dana Kovalenko</b> assigned an issue to you</p><p style="color:#707070">Tide API / <a href="https://tidewater.plankboard.example/browse/${issue}">${issue}</a></p><h2 style="font-size:18px">Login code mails arrive twice</h2><table style="font-size:13px" cellpadding="4"><tr><td>Type</td><td>Bug</td></tr><tr><td>Priority</td><td>High</td></tr><tr><td>Fix version</td><td>4.${random.whole(1, 20)}.0</td></tr><tr><td>Created</td><td>11/Aug/26 9:12 AM</td></tr></table><p>Support ticket ${random.digits(6)}: the customer got two mails within 3 s, and only the second one's code worked. See log lines 20418 to 20466.</p><p><a href="https://tidewater.plankboard.example/browse/${issue}?origin=${random.text(JWT, 30)}">View issue</a> &middot; <a href="https://tidewater.plankboard.example/browse/${issue}#comment">Add comment</a></p>`,
        ),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'price change',
      language: 'en-AU',
      subject: 'Changes to Plankboard Cloud pricing from 15 October',
      text: `Hi there,

As your site's billing contact we'd like to tell you ahead of time that list prices go up on 15 October 2026.

Plan        Users      Now (AUD)    Then (AUD)
Standard    1-100      $12.60       $13.25
Premium     1-100      $24.15       $25.90

Your next bill (site ${random.digits(8)}, 23 users) is due on 2 November: $304.75 plus GST. Renew for 12 months before the change and keep today's prices: quote AT-${random.digits(8)}.

Nothing to do if you're happy to go on month by month.

The Plankboard team
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
