/** A code host, in English: device check, launch code, invitation to a repository, reset, a review and a new key. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const LINKED = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export function mails(random: Random): FamilyMail[] {
  const device = random.digits(6);
  const launch = `4${random.digits(7)}`;
  const invitation = `https://branchyard.example/ottoline/tidepool/invitations?token=${random.text(LINKED, 32)}`;
  const reset = `https://branchyard.example/password_reset/${random.text('0123456789abcdef', 40)}`;
  const pull = random.whole(1100, 4800);
  const commit = random.text('0123456789abcdef', 7);
  const fingerprint = random.text(LINKED, 43);
  return [
    {
      name: 'device verification',
      language: 'en',
      subject: '[Branchyard] Please verify your device',
      text: `Hey robin-vale!

A sign in attempt requires further verification because we did not recognize your device. To complete the sign in, enter the
verification code on the unrecognized device.

Device: Firefox on Linux
Verification code: ${device}

If you did not attempt to sign in, your password may be compromised. Visit
https://branchyard.example/settings/security to create a new, strong password for your Branchyard account.

If you'd like to automatically verify devices in the future, consider enabling two-factor authentication. Visit
https://docs.branchyard.example/articles/configuring-two-factor to learn about two-factor authentication.

Thanks,
The Branchyard Team
`,
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'launch code',
      language: 'en',
      subject: '🚀 Your Branchyard launch code',
      html: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><style>
.container{max-width:544px}.btn{border-radius:.5em}@media (max-width:500px){.p-4{padding:16px!important}}</style></head>
<body style="box-sizing:border-box;font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',sans-serif;color:#24292e;background:#fff;margin:0">
<table align="center" class="container" width="100%"><tr><td align="center" style="padding:32px 16px">
<img src="https://branchyard.example/images/email/global/octagon.png" alt="Branchyard" width="32">
<h2 style="font-size:24px;font-weight:400;margin:16px 0">Here's your Branchyard launch code, <b>@robin-vale</b>!</h2>
<table style="border:1px solid #e1e4e8;border-radius:6px" width="100%"><tr><td align="center" class="p-4" style="padding:24px">
<img src="https://branchyard.example/images/email/signup/rocket.png" width="112" alt="an astronaut waving from a rocket">
<p>Continue signing up for Branchyard by entering the code below:</p>
<p style="font-size:32px;letter-spacing:10px;line-height:1.5;font-family:monospace">${launch}</p>
<a class="btn" style="background:#28a745;color:#fff;padding:.75em 1.5em;text-decoration:none;display:inline-block"
 href="https://branchyard.example/account_verifications?via_launch_code_email=true">Open Branchyard</a>
<p style="font-size:14px;text-align:left">Once completed, you can start using all of Branchyard's features to explore, build, and share projects.</p>
</td></tr></table>
<p style="font-size:12px;color:#6a737d;line-height:20px">Not able to enter the code? Paste the following link into your browser:<br>
<a href="https://branchyard.example/account_verifications?via_launch_code_email=true">https://branchyard.example/account_verifications?via_launch_code_email=true</a></p>
<p style="font-size:12px;color:#6a737d">You’re getting this email because you recently created a new Branchyard account. If this wasn’t you, please ignore it.</p>
<p style="font-size:12px;color:#6a737d">Branchyard, Inc. ・ 188 Coleridge Street ・ San Francisco, CA 94107</p>
</td></tr></table></body></html>`,
      codes: [launch],
      links: ['https://branchyard.example/account_verifications?via_launch_code_email=true'],
      best: { code: launch },
    },
    {
      name: 'repository invitation',
      language: 'en',
      ...bothParts({
        from: 'Otto Linde <noreply@branchyard.example>',
        subject: 'ottoline invited you to ottoline/tidepool',
        encoding: 'quoted-printable',
        text: `@ottoline has invited you to collaborate on the ottoline/tidepool repository

You can accept or decline this invitation. Visit ${invitation} to do so.

The invitation expires in 7 days.

You can also head over to https://branchyard.example/ottoline/tidepool to check out the repository or visit
https://branchyard.example/ottoline to learn a bit more about @ottoline.

Note: this was meant for robin@postroom.localhost. If you were not expecting it, ignore the email. If @ottoline is sending you too
many emails, you can block them or report abuse.

Getting a 404 error? Make sure you're signed in as robin-vale.
`,
        html: `<html><body style="font-family:Helvetica,Arial,sans-serif;font-size:14px;color:#333">
<div style="max-width:500px;margin:0 auto;border:1px solid #d8dee2;padding:30px;text-align:center">
<img src="https://avatars.branchyard.example/u/8041?s=60" width="60" height="60" alt="@ottoline">&nbsp;<span style="font-size:20px">+</span>&nbsp;<img src="https://avatars.branchyard.example/u/91127?s=60" width="60" height="60" alt="">
<h1 style="font-size:20px;font-weight:300">@ottoline has invited you to collaborate on the<br><strong>ottoline/tidepool</strong> repository</h1>
<hr style="border:0;border-top:1px solid #ddd">
<p>You can <a href="${invitation}">accept or decline</a> this invitation. You can also head over to
<a href="https://branchyard.example/ottoline/tidepool">https://branchyard.example/ottoline/tidepool</a> to check out the repository or visit
<a href="https://branchyard.example/ottoline">@ottoline</a> to learn a bit more about them.</p>
<p>The invitation expires in 7 days.</p>
<p><a href="${invitation}" style="background:#4183c4;color:#fff;padding:12px 24px;border-radius:5px;text-decoration:none">View invitation</a></p>
<p style="font-size:12px;color:#777"><b>Note:</b> this was meant for robin@postroom.localhost. If you were not expecting it, ignore the email.
If @ottoline is sending you too many emails, you can <a href="https://branchyard.example/settings/blocked_users?block=ottoline">block them</a> or <a href="https://support.branchyard.example/report-abuse">report abuse</a>.</p>
</div></body></html>`,
      }),
      codes: [],
      links: [invitation],
      best: { link: invitation },
    },
    {
      name: 'password reset',
      language: 'en',
      subject: '[Branchyard] Please reset your password',
      text: `We heard that you lost your Branchyard password. Sorry about that!

But don't worry! You can use the following link to reset your password:

${reset}

If you don't use this link within 3 hours, it will expire. To get a new password reset link, visit: https://branchyard.example/password_reset

Thanks,
The Branchyard Team
`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'review of a pull request',
      language: 'en',
      subject: `Re: [ottoline/tidepool] Parse RFC 3339 offsets in the log reader (PR #${pull})`,
      html: `<p></p>
<p dir="auto"><b>@marisol-q</b> requested changes on this pull request.</p>
<p dir="auto">Two things before this goes in: <code class="notranslate">verifyOffset()</code> accepts <code>+24:00</code>, and the fixture
<code>2024-02-30T10:15:00Z</code> ought to be refused. Otherwise 👍</p>
<hr>
<p dir="auto">In <a href="https://branchyard.example/ottoline/tidepool/pull/${pull}#discussion_r1${random.digits(9)}">src/reader/offset.ts</a>:</p>
<pre style="color:#555">@@ -41,6 +41,9 @@ const OFFSET = /([+-])(\\d{2}):?(\\d{2})$/;
<span style="color:#55a532">+  const minutes = Number(found[2]) * 60 + Number(found[3]);
+  if (minutes &gt; 14 * 60) return null; // code 1082</span></pre>
<p dir="auto">Does the limit come from the tz database? I would name it. Same in ${commit}.</p>
<p style="font-size:small;-webkit-text-size-adjust:none;color:#666">—<br>Reply to this email directly,
<a href="https://branchyard.example/ottoline/tidepool/pull/${pull}#pullrequestreview-${random.digits(10)}">view it on Branchyard</a>, or
<a href="https://branchyard.example/notifications/unsubscribe-auth/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 36)}">unsubscribe</a>.<br>
You are receiving this because you authored the thread.<img src="https://branchyard.example/notifications/beacon/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 30)}.gif" height="1" width="1" alt=""></p>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ssh key added',
      language: 'en',
      subject: '[Branchyard] A new SSH authentication public key was added to robin-vale',
      text: `Hey robin-vale!

The following SSH key was added to your account:

buildbox-${random.whole(10, 99)}
SHA256:${fingerprint}

If you believe this key was added in error, you can remove the key and disable access at the following location:

https://branchyard.example/settings/keys

We sent this to robin@postroom.localhost, the primary address of the account. Security log entry ${random.digits(9)}, from
198.51.100.${random.whole(2, 250)}.
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
