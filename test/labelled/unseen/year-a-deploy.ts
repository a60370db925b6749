/** A platform where web projects are deployed, with the short, well-kept HTML mails of a start-up, in English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

type Part = { heading: string; html: string; text: string };

export function mails(random: Random): FamilyMail[] {
  const seen = (subject: string, preheader: string, { heading, html, text }: Part) =>
    bothParts({
      from: 'Skerry <notifications@skerry.example>',
      subject,
      encoding: 'quoted-printable',
      header: ['X-PM-Message-Stream: outbound', `Message-ID: <${random.text(TOKEN, 20)}@mail.skerry.example>`],
      text: `${heading.replace(/<[^>]+>/g, '')}\n\n${text}\n\n--\nSkerry Inc. · 651 Valencia St, San Francisco, CA 94110\n`,
      html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="en"><head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/></head>
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0">${preheader}<div>&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div></div>
<body style="background-color:#fff;margin:auto;font-family:Inter,ui-sans-serif,system-ui,sans-serif">
<table align="center" width="100%" role="presentation" style="max-width:465px;border:1px solid #eaeaea;border-radius:4px;margin:40px auto;padding:20px"><tbody><tr><td>
<img alt="Skerry" height="37" width="40" src="https://skerry.example/static/logo-email.png" style="display:block;margin:32px auto"/>
<h1 style="color:#000;font-size:24px;font-weight:400;text-align:center">${heading}</h1>
${html}
<hr style="border:none;border-top:1px solid #eaeaea;margin:26px 0"/>
<p style="font-size:12px;color:#666;line-height:24px">Skerry Inc. · 651 Valencia St, San Francisco, CA 94110 · <a href="https://skerry.example/account/notifications" style="color:#067df7">Notification settings</a></p>
</td></tr></tbody></table></body></html>`,
    });
  const button = (href: string, label: string) =>
    `<p style="text-align:center;margin:32px 0"><a href="${href}" style="background:#000;color:#fff;border-radius:5px;font-size:12px;font-weight:500;padding:12px 20px;text-decoration:none" target="_blank"><span><!--[if mso]><i style="letter-spacing:20px" hidden>&nbsp;</i><![endif]--></span>${label}</a></p>`;
  const login = random.digits(6);
  const tokenCode = random.digits(6);
  const magic = `https://skerry.example/login/email?token=${random.text(TOKEN, 24)}&teamId=none`;
  const team = `https://skerry.example/teams/invite/${random.text(TOKEN, 21)}`;
  const deployment = `beacon-web-${random.text('abcdefghjkmnpqrstuvwxyz0123456789', 9)}-lantern.skerry-app.example`;
  const proof = random.text('0123456789abcdef', 20);
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'sign-in code',
      language: 'en',
      ...seen(`${login} - Skerry sign in verification`, 'Your sign in verification code', {
        heading: 'Verify your email to sign in to Skerry',
        text: `We have received a sign in attempt from Frankfurt, Germany with the following code. Enter it in the browser window where you started:\n\n${login}\n\nIf you didn't attempt to sign in but received this email, or if the location doesn't match, please ignore this email. Do not share or forward this code with anyone, as it grants access to your account.`,
        html: `<p style="font-size:14px;line-height:24px">We have received a sign in attempt from <b>Frankfurt, Germany</b> with the following code. Enter it in the browser window where you started:</p>
<p style="background:#fafafa;border-radius:4px;text-align:center;font-size:28px;font-weight:600;padding:16px;letter-spacing:.15em">${login}</p>
<p style="font-size:14px;line-height:24px;color:#666">If you didn&#x27;t attempt to sign in but received this email, or if the location doesn&#x27;t match, please ignore this email. Do not share or forward this code with anyone, as it grants access to your account.</p>`,
      }),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'sign-up link',
      language: 'en',
      ...seen('Finish creating your Skerry account', 'One click and you can deploy.', {
        heading: 'Welcome aboard',
        text: `Open this to finish creating your account for robin@postroom.localhost:\n\n${magic}\n\nGood for 15 minutes, and only once.`,
        html: `<p style="font-size:14px;line-height:24px">Finish creating your account for <b>robin@postroom.localhost</b>. The button is good for 15 minutes, and only once.</p>
${button(magic.replaceAll('&', '&amp;'), 'Create my account')}
<p style="font-size:12px">or copy: <a href="${magic.replaceAll('&', '&amp;')}">${magic.replaceAll('&', '&amp;')}</a></p>`,
      }),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'team invitation',
      language: 'en',
      ...seen('Mira invited you to Lantern Labs on Skerry', 'Join Lantern Labs on Skerry', {
        heading: 'Join <b>Lantern Labs</b> on <b>Skerry</b>',
        text: `Mira Olsen (mira@lantern-labs.example) would like you on the Lantern Labs team, as a Developer.\n\nJoin the team: ${team}\n\nThe invitation came from 185.${random.whole(10, 99)}.4.${random.whole(2, 250)} in Oslo, Norway.`,
        html: `<p style="font-size:14px">Hello robin-vale,</p><p style="font-size:14px"><b>Mira Olsen</b> (<a href="mailto:mira@lantern-labs.example">mira@lantern-labs.example</a>) would like you on the <b>Lantern Labs</b> team, as a Developer.</p>
<img src="https://skerry.example/api/www/avatar?u=mira&amp;s=128" width="64" height="64" alt="" style="border-radius:50%;display:block;margin:auto"/>
${button(team, 'Join the team')}
<p style="font-size:12px;color:#666">The invitation came from Oslo, Norway. If you are concerned about your account's safety, write to security@skerry.example.</p>`,
      }),
      codes: [],
      links: [team],
      best: { link: team },
    },
    {
      name: 'token code',
      language: 'en',
      ...seen('Confirm the new access token', `${tokenCode} confirms it`, {
        heading: 'Is this you?',
        text: `An access token named "ci-publish" with full account scope is about to be created.\n\nConfirmation code: ${tokenCode}\n\nNot you? Sign out everywhere under Account > Sessions.`,
        html: `<p style="font-size:14px">An access token named <code>ci-publish</code> with full account scope is about to be created. Confirmation code:</p>
<table role="presentation" align="center"><tr>${[...tokenCode].map((digit) => `<td style="border:1px solid #ddd;border-radius:4px;width:36px;height:44px;font-size:22px;text-align:center">${digit}</td>`).join('')}</tr></table>
<p style="font-size:14px">Not you? Sign out everywhere under Account &rarr; <a href="https://skerry.example/account/sessions">Sessions</a>.</p>`,
      }),
      codes: [tokenCode],
      links: [],
      best: { code: tokenCode },
    },
    {
      name: 'failed deployment',
      language: 'en',
      ...seen("Failed production deployment on team 'lantern'", 'beacon-web could not be built', {
        heading: 'Deployment failed',
        text: `There was an error deploying beacon-web to the production environment.\n\nError: Command "npm run build" exited with 1\nCommit: 4be19c7 by mira-olsen\nBuild: dpl_${random.text(TOKEN, 28)}\n\nView logs: https://skerry.example/lantern/beacon-web/logs`,
        html: `<p style="font-size:14px">There was an error deploying <b>beacon-web</b> to the production environment.</p>
<table style="font-size:13px;width:100%"><tr><td>Environment</td><td>Production</td></tr><tr><td>Error</td><td><code>Command &quot;npm run build&quot; exited with 1</code></td></tr><tr><td>URL</td><td><a href="https://${deployment}">${deployment}</a></td></tr><tr><td>Duration</td><td>1m 48s</td></tr></table>
${button('https://skerry.example/lantern/beacon-web/logs', 'View logs')}`,
      }),
      ...none,
    },
    {
      name: 'usage',
      language: 'en',
      ...seen('You have used 75% of your included Edge Requests', 'Hobby plan, cycle ends on June 28', {
        heading: 'Usage alert',
        text: `Your account robin-vale has used 75% of the 1,000,000 edge requests in the Hobby plan (753,208 so far). The cycle ends on June 28. Past 100% your projects pause.\n\nSee usage: https://skerry.example/robin-vale/~/usage`,
        html: `<p style="font-size:14px">Your account <b>robin-vale</b> has used <b>75%</b> of the 1,000,000 edge requests in the Hobby plan (753,208 so far). The cycle ends on June 28. Past 100% your projects pause.</p>${button('https://skerry.example/robin-vale/~/usage', 'See usage')}`,
      }),
      ...none,
    },
    {
      name: 'domain needs a record',
      language: 'en',
      ...seen('beacon-lantern.example needs configuration', 'One DNS record is missing', {
        heading: 'Your domain is not configured yet',
        text: `Add this record at your DNS provider to prove that beacon-lantern.example may be used on your project:\n\nTXT  _skerry  sk-domain=${proof}\n\nWe look again every hour.`,
        html: `<p style="font-size:14px">Add this record at your DNS provider to prove that <b>beacon-lantern.example</b> may be used on your project. We look again every hour.</p>
<table style="font-family:monospace;font-size:12px;border:1px solid #eaeaea;width:100%"><tr><th align="left">Type</th><th align="left">Name</th><th align="left">Value</th></tr><tr><td>TXT</td><td>_skerry</td><td>sk-domain=${proof}</td></tr></table>`,
      }),
      ...none,
    },
  ];
}
