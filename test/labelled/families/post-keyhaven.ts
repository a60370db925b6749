/**
 * Keyhaven, sign-in for companies' staff (US): activation, challenges by mail with link and code, resets,
 * notices; English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The template that administrators seldom change. */
function template(title: string, rows: string[], org = 'Tidewater Labs'): string {
  return `<div style="background-color:#fafafa; margin:0">
<table style="font-family: 'proxima nova', 'century gothic', arial, verdana, sans-serif; font-size: 14px; color: #5e5e5e; width:98%; max-width:600px; float:none; margin:0 auto;" border="0" cellpadding="0" cellspacing="0" valign="top" align="left">
<tr align="middle"><td style="padding-top:30px; padding-bottom:32px;"><img src="https://tidewater.keyhaven.example/fs/bco/1/fs0k3v9" height="37"></td></tr>
<tr bgcolor="#ffffff"><td><table bgcolor="#ffffff" style="width:100%; line-height:20px; padding:32px; border:1px solid #f0f0f0;" cellpadding="0">
<tr><td style="color:#5e5e5e; font-size:22px; line-height:22px;">${org} - ${title}</td></tr>
${rows.map((row) => `<tr><td style="padding-top:24px; vertical-align:bottom;">${row}</td></tr>`).join('\n')}
</table></td></tr>
<tr><td style="padding-top:24px; font-size:12px; color:#999999; text-align:center">This is an automatically generated message from <a href="https://www.keyhaven.example" style="color:#999999">Keyhaven</a>. Replies are not monitored or answered.</td></tr>
<tr><td style="font-size:12px; color:#999999; text-align:center">Keyhaven, Inc. 200 Alder St, Suite 600, Denver, CO 80202</td></tr>
</table></div>`;
}

function act(label: string, url: string): string {
  return `<table border="0" cellpadding="0" cellspacing="0" align="center"><tr><td align="center" style="border:1px solid #cccccc; background-color:#007dc1; padding:8px 20px"><a id="action-link" href="${url}" style="text-decoration:none;"><span style="font-size:13.5px; color:#ffffff;">${label}</span></a></td></tr></table>`;
}

const greeting = 'Hi Robin,';

export function mails(random: Random): FamilyMail[] {
  const challenge = random.digits(6);
  const unlock = random.digits(6);
  const enroll = random.digits(6);
  const activate = `https://tidewater.keyhaven.example/welcome/${random.text(TOKEN, 20)}`;
  const signIn = `https://tidewater.keyhaven.example/email/verify/${random.text(TOKEN, 26)}?token=${random.text(TOKEN, 20)}&fromURI=%2Fapp%2FUserHome`;
  const unlockUrl = `https://tidewater.keyhaven.example/signin/unlock/${random.text(TOKEN, 26)}?token=${random.text(TOKEN, 20)}`;
  const reset = `https://tidewater.keyhaven.example/reset_password/${random.text(TOKEN, 20)}`;
  const changed = `https://tidewater.keyhaven.example/user/settings/email/${random.text(TOKEN, 20)}`;
  return [
    {
      name: 'welcome',
      language: 'en',
      subject: 'Welcome to Keyhaven!',
      html: template('Welcome to Keyhaven!', [
        greeting,
        `Your organization uses Keyhaven to manage your web applications, so that you can reach all of them with one password. Watch this short video to learn more: <a href="https://www.keyhaven.example/intro-to-keyhaven">www.keyhaven.example/intro-to-keyhaven</a>`,
        'Your system administrator has created a user account for you. Click the following link to activate it:',
        `${act('Activate Keyhaven Account', activate)}<div style="text-align:center; font-size:12px; color:#999">This link expires in 7 days.</div>`,
        `Your username is <b>robin@postroom.localhost</b><br>Your organization's sign-in page is <a href="https://tidewater.keyhaven.example">https://tidewater.keyhaven.example</a>`,
        'If you experience difficulties, send a message to it-help@tidewater.example.',
      ]),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'challenge',
      language: 'en',
      ...bothParts({
        from: 'Keyhaven <noreply@keyhaven.example>',
        subject: 'One-time verification code',
        encoding: 'quoted-printable',
        text: `Tidewater Labs - One-time verification code

Hi Robin,

This email comes to you because a request was made for a one-time code that can be used for authentication.

Sign in: ${signIn}

Please enter the following code for verification: ${challenge}

This is an automatically generated message from Keyhaven. Replies are not monitored or answered.
`,
        html: template('One-time verification code', [
          greeting,
          'This email comes to you because a request was made for a one-time code that can be used for authentication.',
          `${act('Sign In', signIn.replace('&', '&amp;'))}`,
          `Please enter the following code for verification: <span style="font-size:18px"><b id="verification-code">${challenge}</b></span>`,
          'If you believe you have received this email in error, please contact your system administrator.',
        ]),
      }),
      codes: [challenge],
      links: [signIn],
      best: { code: challenge },
    },
    {
      name: 'unlock',
      language: 'en',
      subject: 'Unlock Keyhaven Account',
      html: template('Account Unlock Requested', [
        greeting,
        'An account unlock request was made for your Keyhaven account.',
        act('Unlock Account', unlockUrl),
        `Can't use the link? Enter a code instead: <b>${unlock}</b>`,
        'Both expire in 5 minutes. The request came from Chrome, Windows 11, at Denver, Colorado.',
      ]),
      codes: [unlock],
      links: [unlockUrl],
      best: { code: unlock },
    },
    {
      name: 'email factor',
      language: 'en',
      subject: 'Set up email as a security method',
      text: `Tidewater Labs - Security method

Hi Robin,

You chose email as one of the ways to prove who you are. Please confirm that it reaches you with this passcode:

${enroll}

It can be used for the next 5 minutes only.

It wasn't you? Then your administrator would like to know: it-help@tidewater.example

This is an automatically generated message. Keyhaven, Inc., 200 Alder St, Denver, CO 80202
`,
      codes: [enroll],
      links: [],
      best: { code: enroll },
    },
    {
      name: 'reset',
      language: 'en',
      ...bothParts({
        from: 'Keyhaven <noreply@keyhaven.example>',
        subject: 'Account password reset',
        encoding: 'base64',
        text: `Tidewater Labs - Keyhaven Password Reset Requested

Hi Robin,

A password reset request was made for your account. If this request was not made by you, please contact your system administrator immediately.

Your username is robin@postroom.localhost. Click this link to reset its password:
${reset}

This link expires in 1 hour.
`,
        html: template('Keyhaven Password Reset Requested', [
          greeting,
          `A password reset request was made for your account. If this request was not made by you, please contact your system administrator immediately.`,
          'Your username is robin@postroom.localhost. Click this link to reset its password:',
          `${act('Reset Password', reset)}<div style="text-align:center; font-size:12px; color:#999">This link expires in 1 hour.</div>`,
        ]),
      }),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'changed address',
      language: 'en',
      subject: 'Confirm email address change',
      html: template('Email change', [
        greeting,
        `Your primary email was set to robin@postroom.localhost (it used to be robin.post@tidewater.example). The change takes effect when you confirm it:`,
        act('Confirm email change', changed),
        `Admin who made it: M. Westbrook, on 06/${random.whole(10, 28)}/2026 at 2:1${random.digits(1)} PM MDT.`,
      ]),
      codes: [],
      links: [changed],
      best: { link: changed },
    },
    {
      name: 'new sign-on',
      language: 'en',
      subject: 'New sign-on detected for your Keyhaven account',
      html: template('New Sign-On Notification', [
        greeting,
        'Your Keyhaven account was just used from a new or unrecognized device, browser, or application.',
        `<b>Details</b><br>robin@postroom.localhost<br>Monday, June ${random.whole(1, 29)}, 2026 8:3${random.digits(1)}:12 AM MDT<br>Boulder, Colorado, United States (IP: 198.51.100.${random.whole(1, 250)})<br>FIREFOX / Linux`,
        `Don't recognize this activity? <a href="https://tidewater.keyhaven.example/report/${random.text(TOKEN, 20)}">Report it</a> to your security team.`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'factor enrolled',
      language: 'en',
      subject: 'Security method enrolled',
      html: template('Security Method Enrolled', [
        greeting,
        `The following was enrolled for your account: <b>Security Key or Biometric Authenticator (WebAuthn)</b>, key no. ${random.digits(8)}.`,
        'Performed by: robin@postroom.localhost. Request ID: ' +
          `${random.text(TOKEN, 27)}. If that is right, no further action is needed.`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
