/** A CDN, in English and Japanese: sign-in tokens, a verification, an invitation, a certificate, weekly numbers. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';

export function mails(random: Random): FamilyMail[] {
  const token = random.text('0123456789', 7);
  const japanese = random.text('0123456789', 6);
  const access = random.digits(6);
  const verify = `https://dash.edgeshield.example/email-verification?token=${random.text(HEX, 64)}`;
  const member = `https://dash.edgeshield.example/members/invite/${random.text(HEX, 32)}/accept`;
  const accessLink = `https://tidepool.edgeaccess.example/cdn-cgi/access/callback?nonce=${random.text(HEX, 24)}&code=${access}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'sign-in token',
      language: 'en',
      subject: 'Edgeshield authorization token',
      text: `Hi,

Someone is trying to log in to your Edgeshield account from a new IP address or device:

    2001:db8:${random.text(HEX, 4)}:${random.text(HEX, 4)}::${random.text(HEX, 2)}  (Netherlands)

Your authorization token is:

    ${token}

Enter this token on the login page. It expires in 30 minutes.

If this wasn't you, change your password immediately and enable two-factor authentication:
https://support.edgeshield.example/hc/en-us/articles/200167906

The Edgeshield Team
`,
      codes: [token],
      links: [],
      best: { code: token },
    },
    {
      name: 'sign-in token, Japanese',
      language: 'ja',
      subject: 'Edgeshield:ログイン認証トークンのお知らせ',
      html: box(
        'ログインの確認',
        `<p>新しいデバイスからお客様のアカウント(robin@postroom.localhost)へのログインがありました。</p>
<p>認証トークン:<strong style="font-size:22px">${japanese}</strong></p><p>ログイン画面に上記のトークンを貼り付けると手続きが完了します。有効期限は発行から30分です。</p>
<p>IPアドレス:203.0.113.${random.whole(2, 250)} / 日時:2026年11月${random.whole(2, 27)}日 08:1${random.digits(1)}(UTC)</p>`,
      ),
      codes: [japanese],
      links: [],
      best: { code: japanese },
    },
    {
      name: 'protected page, code and link',
      language: 'en',
      ...bothParts({
        from: 'Edgeshield Access <noreply@notify.edgeshield.example>',
        subject: 'Login code for Tidepool Wiki',
        encoding: 'base64',
        text: `Log in to Tidepool Wiki

Click this link to log in:
${accessLink}

Alternatively, you can enter the code below:

${access}

The link and the code expire in 10 minutes.
`,
        html: box(
          'Log in to Tidepool Wiki',
          `<p><a href="${accessLink.replaceAll('&', '&amp;')}" style="color:#0051c3">Click here to log in</a></p><p>Alternatively, you can enter the code below:</p>
<p style="background:#f2f2f2;padding:16px;font:bold 24px monospace;text-align:center">${access}</p><p>The link and the code expire in 10 minutes. </p>`,
        ),
      }),
      codes: [access],
      links: [accessLink],
      best: { code: access },
    },
    {
      name: 'verify address',
      language: 'en',
      subject: '[Edgeshield]: Please verify your email address',
      html: box(
        'One more step',
        `<p>Thanks for putting your site behind Edgeshield. To finish setting up your account, verify your email address by clicking the link:</p>
<p><a href="${verify}">${verify}</a></p><p>The link is valid for 24 hours. You can also verify your address from My Profile in the dashboard.</p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'member invitation',
      language: 'en',
      subject: "[Edgeshield]: You've been invited to Tidepool Labs' account",
      html: box(
        'Join Tidepool Labs',
        `<p>ottoline@tidepool.example has invited you to be a member of the account <b>Tidepool Labs</b> (ID ${random.text(HEX, 32)}), with the role <b>Administrator Read Only</b>.</p>
<p style="text-align:center"><a href="${member}" style="background:#f6821f;color:#fff;padding:12px 32px;text-decoration:none">Join account</a></p>`,
      ),
      codes: [],
      links: [member],
      best: { link: member },
    },
    {
      name: 'universal certificate',
      language: 'en',
      subject: '[Action needed] A certificate for tidepool.example could not be renewed',
      text: `Hello,

the Universal SSL certificate of zone tidepool.example runs out on 2026-12-${random.whole(10, 27)} 23:59:59 UTC, and we could not renew it because domain control
validation failed. Please add the following record at your DNS provider:

  Type   TXT
  Name   _acme-challenge.tidepool.example
  Value  ${random.text('abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789_-', 43)}
  TTL    300

Certificate ID: ${random.text(HEX, 8)}-${random.text(HEX, 4)}-4${random.text(HEX, 3)}-9${random.text(HEX, 3)}-${random.text(HEX, 12)}
Error code: 1414

The certificate will be renewed automatically once the record is found.
`,
      ...none,
    },
    {
      name: 'weekly numbers',
      language: 'en',
      subject: 'Your weekly Edgeshield analytics for tidepool.example',
      html: box(
        'Nov 16 – Nov 22',
        `<table width="100%"><tr><td align="center"><div style="font-size:28px">${random.whole(200, 900)},${random.digits(3)}</div>requests</td><td align="center"><div style="font-size:28px">${random.whole(10, 90)}.${random.digits(2)} GB</div>bandwidth</td>
<td align="center"><div style="font-size:28px">${random.digits(4)}</div>threats stopped</td></tr></table><p>▲ ${random.whole(2, 40)}% over the week before. Top country: Netherlands. Most hit path: <code>/login</code>. HTTP status code 200: ${random.whole(80, 97)}%, 429: 3.1%.</p>
<p><a href="https://dash.edgeshield.example/?to=/:account/:zone/analytics">See full report</a></p>`,
      ),
      ...none,
    },
  ];
}

function box(title: string, body: string): string {
  return `<html><body style="margin:0;padding:24px;background:#fafafa;font-family:-apple-system,Arial,sans-serif;color:#313131;font-size:15px"><div style="max-width:560px;margin:auto;background:#fff;border:1px solid #d9d9d9;padding:24px 32px">
<div><img src="https://www.edgeshield.example/img/email/logo-orange.png" width="132" alt="Edgeshield"></div><h1 style="font-size:22px;font-weight:400">${title}</h1>${body}
<p style="font-size:12px;color:#797979;border-top:1px solid #eee;padding-top:12px">Edgeshield, Inc. 88 Brannock Street, San Francisco, CA 94107. <a href="https://dash.edgeshield.example/profile/communication">Email preferences</a></p></div></body></html>`;
}
