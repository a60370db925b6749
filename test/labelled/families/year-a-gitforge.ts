/** A forge for code, as developers have their accounts on: launch code, sign-in checks, invitations, builds, in English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';

function page(title: string, inner: string): string {
  return `<!DOCTYPE html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>.btn{background:#1f6feb;color:#fff;padding:.75em 1.5em;border-radius:.5em;text-decoration:none}</style></head>
<body style="font-family:-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;font-size:14px;color:#24292f;margin:0">
<table align="center" width="100%" style="max-width:544px"><tr><td align="center" style="padding:16px">
<img src="https://assets.codeanvil.example/email/mark.png" alt="Codeanvil" width="32" height="32">
<h2 style="font-weight:400">${title}</h2>
<table width="100%" style="border:1px solid #d0d7de;border-radius:6px"><tr><td style="padding:24px">${inner}</td></tr></table>
<p style="font-size:12px;color:#6e7781">Codeanvil, Inc. &#12539;410 Foundry Row &#12539;Portland, OR 97209</p>
</td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const launch = random.digits(8);
  const launchLink = `https://codeanvil.example/account_verifications/confirm/${random.text(HEX, 32)}/${launch}`;
  const device = random.digits(6);
  const sudo = random.digits(6);
  const invite = `https://codeanvil.example/orgs/lantern-labs/invitation?via_email=1&token=${random.text(HEX, 40)}`;
  const run = random.digits(11);
  const pull = random.whole(200, 4000);
  const from = 'Codeanvil <noreply@codeanvil.example>';
  return [
    {
      name: 'launch code',
      language: 'en',
      ...bothParts({
        from,
        subject: '🚀 Your Codeanvil launch code',
        encoding: 'quoted-printable',
        text: `Here's your Codeanvil launch code, @robin-vale!

Keep going with your sign-up by entering the code below:

${launch}

Or open Codeanvil here: ${launchLink}

Typing does not work? Paste that address into your browser.

Not sure why you received this? Somebody may have mistyped their address.`,
        html: page(
          'Here&rsquo;s your Codeanvil launch code, @robin-vale!',
          `<center><img src="https://assets.codeanvil.example/email/octo-rocket.gif" alt="" width="180">
<p>Keep going with your sign-up by entering the code below:</p>
<p style="font-size:24px;letter-spacing:4px;font-family:monospace">${launch}</p>
<p><a class="btn" href="${launchLink}">Open Codeanvil</a></p></center>
<p style="font-size:12px">Typing does not work? Paste the following address into your browser:<br>${launchLink}</p>`,
        ),
      }),
      codes: [launch],
      links: [launchLink],
      best: { code: launch },
    },
    {
      name: 'device verification',
      language: 'en',
      subject: '[Codeanvil] Please verify your device',
      text: `Hey robin-vale!

We don't recognize the device behind a recent sign in attempt, so we need one more check. Type this on the waiting page:

Device: Firefox on Linux
Verification code: ${device}

If that wasn't you, somebody has your password. Visit https://codeanvil.example/settings/security to pick a new, strong one.

If you'd like sign-ins to be quicker, turn on two-factor authentication at https://codeanvil.example/settings/two_factor_authentication/setup/intro

Thanks,
The Codeanvil Team
`,
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'confirm access',
      language: 'en',
      subject: '[Codeanvil] Sudo email verification code',
      text: `Hey robin-vale!

Here is the sudo verification code that you asked for while creating a personal access token:

${sudo}

It stays valid for 15 minutes and can be used once. Nobody from Codeanvil will ever ask you for it.

Thanks,
The Codeanvil Team
`,
      codes: [sudo],
      links: [],
      best: { code: sudo },
    },
    {
      name: 'organization invitation',
      language: 'en',
      subject: '[Codeanvil] @mira-olsen has invited you into the @lantern-labs organization',
      html: page(
        '<b>@mira-olsen</b> has invited you into the <b>@lantern-labs</b> organization',
        `<p>Hi <b>Robin Vale</b>!</p>
<p>@mira-olsen wants you in @lantern-labs on Codeanvil. Head over to <a href="https://codeanvil.example/lantern-labs">its page</a>
to see what they are building: 14 people, 37 repositories.</p>
<p align="center"><a class="btn" href="${invite.replaceAll('&', '&amp;')}">Join @lantern-labs</a></p>
<p style="font-size:12px;color:#57606a">This invitation expires in 7 days. Were you not expecting it? Then let it pass, or
<a href="https://codeanvil.example/orgs/lantern-labs/opt-out?token=${random.text(HEX, 40)}">opt out of invitations from this organization</a>
or <a href="https://codeanvil.example/contact/report-abuse?report=mira-olsen">report abuse</a>.</p>`,
      ),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'run failed',
      language: 'en',
      subject: '[lantern-labs/beacon] Run failed: nightly - main (4be19c7)',
      html: page(
        '[lantern-labs/beacon] nightly workflow run',
        `<table width="100%"><tr><td><b>nightly: Some jobs were not successful</b></td></tr>
<tr><td align="center" style="padding:16px"><a class="btn" href="https://codeanvil.example/lantern-labs/beacon/actions/runs/${run}">View workflow run</a></td></tr></table>
<table width="100%" style="border-top:1px solid #d0d7de">
<tr><td>&#10060; <b>nightly / integration (node 22, shard 3 of 4)</b><br>Failed in 6 minutes and 41 seconds</td><td>&#128172; 2</td></tr>
<tr><td>&#9989; <b>nightly / unit</b><br>Succeeded in 58 seconds</td><td>&#128172; 0</td></tr>
<tr><td>&#9989; <b>nightly / lint</b><br>Succeeded in 22 seconds</td><td>&#128172; 0</td></tr></table>
<p style="font-size:12px">Sent to you as a watcher of this repository.
<a href="https://codeanvil.example/settings/notifications">Manage your Actions notifications</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'review comment',
      language: 'en',
      subject: `Re: [lantern-labs/beacon] Retry uploads that time out (PR #${pull})`,
      text: `@mira-olsen commented on this pull request.

________________________________

In src/upload/retry.ts:

> +  const response = await put(chunk, { timeout: 600_000 });
> +  if (response.status !== 200) throw new Error('status ' + response.status);

308 should count as well, shouldn't it? The staging bucket answered with that 1,204 times last night (build 20417).

In test/retry.test.ts:

> +  assert.equal(await upload(fixture(8_388_608)), 'done');

Nit: the other fixtures are 4 MB.

—
Reply to this email directly, view it on Codeanvil
https://codeanvil.example/lantern-labs/beacon/pull/${pull}#discussion_r${random.digits(10)}, or unsubscribe
https://codeanvil.example/notifications/unsubscribe-auth/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 40)}.
You authored the thread, hence this email.
Message ID: <lantern-labs/beacon/pull/${pull}/review/${random.digits(10)}@codeanvil.example>
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'key added',
      language: 'en',
      subject: '[Codeanvil] A new public key (SSH) was added to your account',
      text: `Hey robin-vale!

Your account now has this SSH key as well:

agent runner
SHA256:${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789', 43)}

Not yours? Then remove it, and with it the access, at:

https://codeanvil.example/settings/keys

Thanks,
The Codeanvil Team
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
