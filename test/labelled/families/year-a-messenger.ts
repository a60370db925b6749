/** A messenger for teams with workspaces: confirmation codes of letters and digits, invitations, digests, devices, in English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';
import { withTextParts } from '../text-of-html.ts';

const CODE = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

export function mails(random: Random): FamilyMail[] {
  const letters = () => `${random.text(CODE, 3)}-${random.text(CODE, 3)}`;
  const create = letters();
  const signIn = letters();
  const device = random.digits(6);
  const invite = `https://join.tideline.example/t/lanternlabs/invite/enQt${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 80)}?x=x-p${random.digits(10)}-${random.digits(13)}`;
  const address = `https://lanternlabs.tideline.example/account/confirm/email?c=${random.text('0123456789abcdef', 20)}&t=U0${random.text(CODE, 9)}`;
  const layout = (
    heading: string,
    inner: string,
  ) => `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style>h1{font-size:30px;line-height:1.2}.code{background:#f5f4f5;border-radius:4px;padding:43px 23px;font-size:30px;text-align:center;vertical-align:middle}</style></head>
<body bgcolor="#fff" style="font-family:TidelineLarsseit,'Helvetica Neue',Helvetica,Segoe UI,Arial,sans-serif;color:#1d1c1d;-webkit-font-smoothing:antialiased">
<table class="container" width="100%" style="max-width:600px;padding:16px 32px;margin:0 auto"><tr><td><img src="https://a.tidelineedge.example/img/email/tideline_logo.png" width="120" height="36" alt="tideline"></td></tr>
<tr><td><h1>${heading}</h1>${inner}</td></tr>
<tr><td style="font-size:12px;color:#696969;padding-top:40px"><a href="https://tideline.example/blog">Our Blog</a> &nbsp;|&nbsp; <a href="https://tideline.example/legal">Policies</a> &nbsp;|&nbsp; <a href="https://tideline.example/help">Help Center</a> &nbsp;|&nbsp; <a href="https://tideline.example/community">Community</a><br><br>&copy;2026 Tideline Technologies, LLC, 500 Howard Street, San Francisco, CA 94105</td></tr></table></body></html>`;
  const none = { language: 'en', codes: [], links: [], best: null };
  return withTextParts(
    {
      from: 'Tideline <feedback@tideline.example>',
      encoding: 'quoted-printable',
      link: (label, url) => (label === '' ? '' : `${label}: ${url}`),
    },
    [
      {
        name: 'confirm address',
        language: 'en',
        subject: `Tideline confirmation code: ${create}`,
        html: layout(
          'Confirm your email address',
          `<p style="font-size:20px;line-height:28px">Below is your confirmation code &mdash; put it into the browser window that's still open and you're nearly in.</p><div class="code">${create}</div><p>Questions about setting up Tideline? Email us at feedback@tideline.example. Not you? Then there's nothing to worry about.</p>`,
        ),
        codes: [create],
        links: [],
        best: { code: create },
      },
      {
        name: 'sign in',
        language: 'en',
        ...bothParts({
          from: 'Tideline <no-reply-3Xq@tideline.example>',
          subject: `${signIn} is your Tideline code`,
          encoding: 'quoted-printable',
          text: `Sign in to Tideline\n\nYou asked for a code to sign in. Here it is:\n\n${signIn}\n\nIt lasts 24 hours, in the window where you asked.\n`,
          html: layout(
            'Sign in to Tideline',
            `<p>You asked for a code to sign in. Here it is:</p><div class="code">${signIn}</div><p>It lasts 24 hours, in the window where you asked.</p>`,
          ),
        }),
        codes: [signIn],
        links: [],
        best: { code: signIn },
      },
      {
        name: 'invitation',
        language: 'en',
        ...bothParts({
          from: 'Mira Olsen (via Tideline) <notification@tideline.example>',
          subject: 'Mira Olsen wants to work with you in Tideline',
          encoding: 'quoted-printable',
          text: `Join your team on Tideline\n\nMira Olsen (mira@lantern-labs.example) wants you in their workspace Lantern Labs.\n\nJoin Now: ${invite}\n\nWorkspace URL: lanternlabs.tideline.example\nThis invitation will be good for 30 days.\n`,
          html: layout(
            'Join your team on Tideline',
            `<p><b>Mira Olsen</b> (<a href="mailto:mira@lantern-labs.example">mira@lantern-labs.example</a>) wants you in their workspace <b>Lantern Labs</b>.</p><table align="center" bgcolor="#611f69" style="border-radius:4px"><tr><td style="padding:16px 32px"><a href="${invite}" style="color:#fff;text-decoration:none;font-weight:700">JOIN NOW</a></td></tr></table><p>Workspace URL: <a href="https://lanternlabs.tideline.example">lanternlabs.tideline.example</a><br>This invitation will be good for 30 days.</p>`,
          ),
        }),
        codes: [],
        links: [invite],
        best: { link: invite },
      },
      {
        name: 'changed address',
        language: 'en',
        subject: 'Confirm your email address on Tideline',
        html: layout(
          'Hello again!',
          `<p>You changed your email in the workspace <b>Lantern Labs</b> to robin@postroom.localhost. One click keeps the messages coming:</p><p><a href="${address.replaceAll('&', '&amp;')}">Yes, this is my address</a></p>`,
        ),
        codes: [],
        links: [address],
        best: { link: address },
      },
      {
        name: 'two-step code',
        language: 'en',
        subject: 'Your two-factor backup code by email',
        text: `Hi robinv,

You told us you can't get at your authenticator app. Use this instead:

${device}

This once, that is: please set the app up again under Account > Two-Factor, or next time will be just as bad.

Workspace: lanternlabs.tideline.example

Tideline
`,
        codes: [device],
        links: [],
        best: { code: device },
      },
      {
        name: 'missed messages',
        ...none,
        subject: '[Tideline] 3 new messages from Mira Olsen and Ravi in Lantern Labs',
        html: layout(
          'Hi Robin,',
          `<p>You have <b>3 direct messages</b> in Lantern Labs since 14:02.</p><hr><p><b>Mira Olsen</b> <span style="color:#696969">2:14 PM</span><br>staging is down again, third time since 10:40<br>can you just re-run build 20417</p><p><b>Ravi</b> <span style="color:#696969">2:31 PM</span><br>ETA for the invoice thing? Customer #88014 asks every 10 min</p><p><a href="https://lanternlabs.tideline.example/archives/D0${random.text(CODE, 9)}">Open in Tideline</a></p>`,
        ),
      },
      {
        name: 'bill',
        ...none,
        subject: 'Your Tideline receipt for May',
        html: layout(
          'Thanks!',
          `<p>The Pro plan of Lantern Labs has been renewed.</p><table width="100%"><tr><td>11 active members, May 14 &ndash; June 13</td><td align="right">$96.25</td></tr><tr><td>Credit for 1 inactive member</td><td align="right">&minus;$8.75</td></tr><tr><td><b>Charged to Amex ending ${random.digits(4)}</b></td><td align="right"><b>$87.50</b></td></tr></table><p>Receipt SBIE-${random.digits(7)}. Your team ID is T0${random.text(CODE, 9)}; please have it ready should you write to us.</p>`,
        ),
      },
    ],
  );
}
