/**
 * Skiffdeploy, hosting for front ends (US): codes in the subject, a phrase to compare, failed deployments,
 * domains, a digest; English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Black and white, everything centred, as React Email renders it. */
function email(preview: string, children: string): string {
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" lang="en"><head><link rel="preload" as="image" href="https://skiffdeploy.example/static/mark.png"/><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/></head><body style="background-color:#fff;margin:0 auto;font-family:ui-sans-serif,system-ui,sans-serif"><!--$--><div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0">${preview}<div> ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿</div></div><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:465px;border:1px solid #eaeaea;border-radius:4px;margin:40px auto;padding:20px"><tbody><tr style="width:100%"><td><img alt="Skiffdeploy" height="37" src="https://skiffdeploy.example/static/mark.png" style="display:block;margin:0 auto"/>${children}<hr style="width:100%;border:none;border-top:1px solid #eaeaea;margin:26px 0"/><p style="font-size:12px;line-height:24px;color:#666">Skiffdeploy Inc., 650 Larkfield St, Oakland, CA 94612, United States</p></td></tr></tbody></table><!--/$--></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const signup = random.digits(6);
  const remove = random.text('BCDFGHJKLMNPQRSTVWXYZ', 6);
  const verify = `https://skiffdeploy.example/confirm?email=robin%40postroom.localhost&token=${random.text(BASE58, 24)}&mode=login&teamId=`;
  const join = `https://skiffdeploy.example/teams/invite/${random.text(BASE58, 32)}`;
  const deployment = `dpl_${random.text(BASE58, 28)}`;
  return [
    {
      name: 'sign-in',
      language: 'en',
      ...bothParts({
        from: 'Skiffdeploy <notifications@skiffdeploy.example>',
        subject: `${login} - Skiffdeploy Sign-in Verification`,
        encoding: 'quoted-printable',
        text: `Verify your email to sign in to Skiffdeploy

Hello robin-post,

We have received a sign-in attempt from Lisbon, Portugal with the following code. Please type it into the tab where you began:

${login}

If you were not signing in but got this email, or the location doesn't match, ignore it.
`,
        html: email(
          `Your verification code: ${login}`,
          `<h1 style="font-size:24px;font-weight:400;text-align:center">Verify your email to sign in to <strong>Skiffdeploy</strong></h1><p style="font-size:14px;line-height:24px">Hello <strong>robin-post</strong>,</p><p style="font-size:14px;line-height:24px">We have received a sign-in attempt from <strong>Lisbon, Portugal</strong> with the following code. Please type it into the tab where you began:</p><div style="background:#f4f4f4;border-radius:5px;padding:12px;text-align:center;font-size:28px;font-weight:600">${login}</div><p style="font-size:14px;line-height:24px;color:#666">If you were not signing in but got this email, or the location doesn't match, ignore it.</p>`,
        ),
      }),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'sign-up',
      language: 'en',
      ...bothParts({
        from: 'Skiffdeploy <notifications@skiffdeploy.example>',
        subject: `${signup} - Skiffdeploy Sign Up Verification`,
        encoding: 'quoted-printable',
        text: `Skiffdeploy

Finish signing up for Skiffdeploy

Welcome! Enter this code to create your account:

${signup}

The code expires in 1 hour.

Skiffdeploy Inc., 650 Larkfield St, Oakland, CA 94612, United States`,
        html: email(
          `Your sign up code: ${signup}`,
          `<h1 style="font-size:24px;font-weight:400;text-align:center">Finish signing up for <strong>Skiffdeploy</strong></h1><p>Welcome! Enter this code to create your account:</p><div style="background:#f4f4f4;padding:12px;text-align:center;font-size:28px">${signup}</div><p>The code expires in 1 hour.</p>`,
        ),
      }),
      codes: [signup],
      links: [],
      best: { code: signup },
    },
    {
      name: 'sign-in by link',
      language: 'en',
      subject: 'Skiffdeploy sign-in verification (phrase: "Brave Pelican")',
      html: email(
        'Brave Pelican wants in',
        `<p style="font-size:14px;line-height:24px">To complete the sign-in from the command line on <strong>robin-laptop</strong>, press the button. First make sure that the terminal shows the same phrase:</p><div style="background:#f4f4f4;padding:10px;text-align:center;font-weight:600">Brave Pelican</div><p align="center"><a href="${verify.replaceAll('&', '&amp;')}" style="background:#000;color:#fff;font-size:12px;padding:12px 20px;border-radius:5px;text-decoration:none" target="_blank">Verify</a></p><p style="font-size:14px">or open this URL: <a href="${verify.replaceAll('&', '&amp;')}">${verify.replaceAll('&', '&amp;')}</a></p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'leave team',
      language: 'en',
      subject: 'Confirm deletion of the team "marlin-experiments"',
      text: `Hi robin-post,

You asked to delete the team "marlin-experiments" with its 4 projects, 212 deployments and 2 domains.

To confirm the deletion, enter this code in the dialog that is still open:

${remove}

After that, everything goes offline at once and can't be restored.

Skiffdeploy Inc.
`,
      codes: [remove],
      links: [],
      best: { code: remove },
    },
    {
      name: 'team invitation',
      language: 'en',
      subject: 'Join Tidewater on Skiffdeploy',
      html: email(
        'mwestbrook has invited you to Tidewater',
        `<h1 style="font-size:24px;font-weight:400;text-align:center">Join <strong>Tidewater</strong> on <strong>Skiffdeploy</strong></h1><p style="font-size:14px"><strong>mwestbrook</strong> (marta@tidewater.example) has invited you to the <strong>Tidewater</strong> team.</p><p align="center"><a href="${join}" style="background:#000;color:#fff;font-size:12px;padding:12px 20px;border-radius:5px;text-decoration:none">Join the team</a></p><p style="font-size:14px">or copy and paste this URL: <a href="${join}">${join}</a></p><hr/><p style="font-size:12px;color:#666">This invitation was meant for robin-post and was sent from 198.51.100.${random.whole(2, 99)} located in São Paulo, Brazil.</p>`,
      ),
      codes: [],
      links: [join],
      best: { link: join },
    },
    {
      name: 'deployment failed',
      language: 'en',
      subject: 'Failed production deployment on team "Tidewater"',
      html: email(
        'There was an error deploying tide-www',
        `<p style="font-size:14px;line-height:24px">There was an error deploying <strong>tide-www</strong> to the production environment.</p><table width="100%" style="font-size:14px"><tr><td>Deployment</td><td>${deployment}</td></tr><tr><td>Commit</td><td>${random.text('0123456789abcdef', 7)} by dkovalenko</td></tr><tr><td>Error</td><td>Command "npm run build" exited with 1</td></tr></table><p align="center"><a href="https://skiffdeploy.example/tidewater/tide-www/${deployment.slice(4)}" style="background:#000;color:#fff;font-size:12px;padding:12px 20px;border-radius:5px">View logs</a></p><p style="font-size:12px;color:#666">To change what you're told about, see <a href="https://skiffdeploy.example/account/notifications">notifications</a>.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'domain misconfigured',
      language: 'en',
      subject: 'Domain www.tidewater.example needs configuration',
      text: `Hi,

Your domain www.tidewater.example on project tide-www is not configured correctly.

Set the following records at your DNS provider:

  Type   Name        Value
  A      @           192.0.2.${random.whole(2, 250)}
  CNAME  www         cname.skiffdeploy-dns.example.
  TXT    _skiff      sd-domain-verify=www.tidewater.example,${random.text('0123456789abcdef', 20)}

DNS changes may take up to 48 hours.

https://skiffdeploy.example/tidewater/tide-www/settings/domains

Skiffdeploy Inc., 650 Larkfield St, Oakland, CA 94612
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'digest',
      language: 'en',
      subject: 'What we shipped in May',
      html: email(
        'Faster builds, cron for everyone, and a conference',
        `<h1 style="font-size:28px">Changelog, May 2026</h1><p><strong>Builds are up to 40% faster.</strong> All new projects run on machines with 8 vCPUs and 16 GB. <a href="https://skiffdeploy.example/changelog/faster-builds">Read more</a></p><p><strong>Cron jobs on the free plan.</strong> Up to 2 per project, once a day.</p><p><strong>Skiff Conf, October 14, San Francisco.</strong> Early birds pay $299 rather than $499: use <strong>EARLYSKIFF</strong> by June 30. <a href="https://skiffdeploy.example/conf?utm_source=newsletter">Get your ticket</a></p><p><strong>Node.js 18 ends</strong> on September 1; 312 of your functions are still on it.</p><p style="font-size:12px"><a href="https://skiffdeploy.example/unsubscribe?u=${random.text(BASE58, 20)}">Unsubscribe</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
