/** A package registry, plain and in English: one-time passwords, an address, an invitation, a publish, a token. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const URL_TEXT = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(8);
  const publish = random.digits(8);
  const verify = `https://www.modulist.example/verify/${random.text(URL_TEXT, 22)}`;
  const invite = `https://www.modulist.example/settings/robinvale/orgs/tidepool/accept?token=${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-4${random.text('0123456789abcdef', 3)}`;
  const recover = `https://www.modulist.example/forgot/${random.text(URL_TEXT, 36)}`;
  const version = `2.${random.whole(1, 30)}.${random.whole(0, 9)}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'login password of one use',
      language: 'en',
      subject: `OTP for logging in to your account: robinvale`,
      text: `Hi robinvale,

Please enter the following OTP ${login} on the login page.

We send this code because you don't have two-factor authentication on your account. We strongly recommend that you enable it with an
authenticator app or a passkey: https://www.modulist.example/settings/robinvale/tfa

If you have questions or security concerns, you can reach us at support@modulist.example

Thanks,
the modulist team
`,
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'publish password of one use',
      language: 'en',
      subject: `${publish} - one-time password to publish tidepool-log`,
      html: plain(`Hi <b>robinvale</b>!<br><br>Here is your one-time password to publish <code>tidepool-log@${version}</code>:<br><br>
<code style="font-size:20px">${publish}</code><br><br>Enter it at the prompt, or run the command again with <code>--otp=${publish}</code>. It expires at 14:5${random.digits(1)} UTC.<br><br>
Package size 48.${random.digits(1)} kB, ${random.whole(11, 60)} files, shasum ${random.text('0123456789abcdef', 40)}`),
      codes: [publish],
      links: [],
      best: { code: publish },
    },
    {
      name: 'verify address',
      language: 'en',
      subject: 'Please verify your email address: robinvale',
      html: plain(`Hello robinvale,<br><br>Please verify your email address by visiting the link below. You can't publish packages until then.<br><br>
<a href="${verify}" target="_blank">${verify}</a><br><br>If you didn't sign up, write to <a href="mailto:support@modulist.example">support@modulist.example</a> and we'll delete the account.`),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'organisation invitation',
      language: 'en',
      subject: 'ottoline invites you to the tidepool organization',
      text: `Hi robinvale!

The user ottoline has invited you to the tidepool organization on modulist as a developer. To accept, visit:

  ${invite}

If you don't want to join, just ignore this email. The invitation expires in 30 days.

the modulist team
`,
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'forgotten password',
      language: 'en',
      subject: 'Forgotten password for modulist user robinvale',
      text: `Hi robinvale,

You (or someone else, from 192.0.2.${random.whole(4, 200)}) requested a password reset for your modulist account. Visit

<${recover}>

within 24 hours to choose a new password. If you didn't request this, your password won't change.
`,
      codes: [],
      links: [recover],
      best: { link: recover },
    },
    {
      name: 'published',
      language: 'en',
      subject: `Successfully published tidepool-log@${version}`,
      html: plain(`Hi <b>robinvale</b>!<br><br>A new version of the package <a href="https://www.modulist.example/package/tidepool-log">tidepool-log</a> (${version}) was published at
2026-11-${random.whole(10, 28)}T14:${random.whole(10, 59)}:07.${random.digits(3)}Z from 198.51.100.${random.whole(2, 250)}.<br><br>The shasum of this package was ${random.text('0123456789abcdef', 40)}.<br><br>
If you've got questions or security concerns, head to <a href="https://www.modulist.example/support">support</a>.`),
      ...none,
    },
    {
      name: 'token nears its end',
      language: 'en',
      subject: 'Your access token "ci-publish" expires in 7 days',
      text: `Hi robinvale,

The granular access token below stops working on 2026-12-05. Pipelines that publish with it will then fail with E401 or ask for a
one-time password (EOTP).

  Name     ci-publish
  Token    mdl_${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmn', 4)}......${random.text('0123456789abcdefghjkmn', 4)}
  Scope    tidepool-* (read and write)
  Created  2025-12-05 from 203.0.113.${random.whole(2, 250)}

Generate another under Access Tokens in your settings. Better yet, go without: trusted publishing needs no token at all.
https://docs.modulist.example/trusted-publishers
`,
      ...none,
    },
  ];
}

function plain(body: string): string {
  return `<div style="font-family:sans-serif">${body}<br><br>Thanks,<br>the modulist team<br><br><hr><small>You can't unsubscribe from messages on the security of your account. modulist, Inc. · 1999 Hawthorn Ave #403 · Oakland</small></div>`;
}
