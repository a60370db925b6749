/**
 * Gitfjord, a host of source code (US): device checks, sign-up, an organisation's invitation, threads, receipts;
 * English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';
const TOKEN = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** The frame of mails in HTML: a white card with a thin border, and the address in grey. */
function card(heading: string, inner: string): string {
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${heading}</title>
<style>@media (max-width:768px){.container{width:94% !important}} .btn{background:#1f883d;color:#fff}</style></head>
<body style="margin:0;background:#fff;font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Helvetica,Arial,sans-serif;font-size:14px;line-height:1.5;color:#24292e">
<table align="center" class="container" width="544" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center" style="padding:24px 0">
<img src="https://assets.gitfjord.example/email/mark-dark.png" width="32" alt="Gitfjord">
<h2 style="font-weight:400;font-size:24px;margin:8px 0 0">${heading}</h2></td></tr>
<tr><td style="border:1px solid #e1e4e8;border-radius:6px;padding:24px">${inner}</td></tr>
<tr><td align="center" style="padding:24px 0;font-size:12px;color:#6a737d">
<a href="https://gitfjord.example/site/terms">Terms</a> &#12539; <a href="https://gitfjord.example/site/privacy">Privacy</a> &#12539; <a href="https://gitfjord.example/login">Sign in to Gitfjord</a>
<p>Gitfjord, Inc. &#12539;410 Brannigan Street &#12539;San Francisco, CA 94107</p></td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const launch = random.digits(8);
  const device = random.digits(6);
  const sudo = random.digits(6);
  const reset = `https://gitfjord.example/password_reset/${random.text(TOKEN, 60)}`;
  const join = `https://gitfjord.example/orgs/tidewater-labs/invitation?via_email=1`;
  const address = `https://gitfjord.example/users/robin-post/emails/${random.digits(9)}/confirm_verification/${random.text(HEX, 40)}`;
  const [pull, comment] = [random.whole(400, 3999), random.digits(10)];
  const sha = random.text(HEX, 40);
  const amount = `$${random.whole(20, 84)}.00`;
  return [
    {
      name: 'sign-up',
      language: 'en',
      ...bothParts({
        from: 'Gitfjord <noreply@gitfjord.example>',
        subject: `🚀 Your Gitfjord launch code`,
        encoding: 'quoted-printable',
        text: `Here's your Gitfjord launch code, @robin-post!

Continue signing up for Gitfjord by typing the code below:

${launch}

Open Gitfjord: https://gitfjord.example/account_verifications

Code not accepted? Request a new one from the verification page.

You’re receiving this email because a new Gitfjord account was created for this address. Not yours? Please ignore it.
`,
        html: card(
          `Here's your launch code, <strong>@robin-post</strong>!`,
          `<p>Continue signing up for Gitfjord by typing the code below:</p>
<p style="font-size:32px;text-align:center;letter-spacing:8px;font-family:SFMono-Regular,Consolas,monospace"><strong>${launch}</strong></p>
<p align="center"><a class="btn" style="padding:.75em 1.5em;border-radius:.5em;text-decoration:none" href="https://gitfjord.example/account_verifications">Open Gitfjord</a></p>
<hr style="border:0;border-top:1px solid #e1e4e8"><p style="font-size:12px"><b>Code not accepted?</b> Request a new one from the verification page.</p>
<p style="font-size:12px">You’re receiving this email because a new Gitfjord account was created for this address. Not yours? Please ignore it.</p>`,
        ),
      }),
      codes: [launch],
      links: [],
      best: { code: launch },
    },
    {
      name: 'new device',
      language: 'en',
      subject: '[Gitfjord] Please verify your device',
      text: `Hey robin-post!

A sign in attempt needs to be verified as we did not recognize the device. To finish signing in, enter the verification code on that device.

Device: Firefox on Linux
Verification code: ${device}

If this was not you, your password may be compromised. Create a new, strong password at https://gitfjord.example/settings/security

If you'd like devices to be checked by an app rather than by mail, turn on two-factor authentication under https://gitfjord.example/settings/two_factor_authentication/intro.

Thanks,
The Gitfjord Team
`,
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'confirm access',
      language: 'en',
      subject: '[Gitfjord] Sudo email verification code',
      text: `Hi robin-post,

Here is your Gitfjord sudo authentication code:

${sudo}

The code above is valid for 15 minutes and only works once.

Never share it with anyone: Gitfjord staff will never want it from you by phone or mail.

For questions about this: https://gitfjord.example/contact

Thanks,
The Gitfjord Team
`,
      codes: [sudo],
      links: [],
      best: { code: sudo },
    },
    {
      name: 'reset',
      language: 'en',
      subject: '[Gitfjord] Please reset your password',
      text: `We heard you lost your Gitfjord password. Sorry about that!

Use this link to choose a new one:

${reset}

It will expire in 3 hours. To get a new one, visit https://gitfjord.example/password_reset

Thanks,
The Gitfjord Team

You're receiving this because a password reset was requested for your account from 203.0.113.${random.whole(2, 250)}.
`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'organisation invitation',
      language: 'en',
      ...bothParts({
        from: 'Gitfjord <noreply@gitfjord.example>',
        subject: '[Gitfjord] @mwestbrook has invited you to join the @tidewater-labs organization',
        encoding: 'quoted-printable',
        header: ['X-Gitfjord-Recipient: robin-post', 'Precedence: bulk'],
        text: `Hi robin-post!

@mwestbrook has invited you to join the @tidewater-labs organization on Gitfjord. Head over to ${join} to check out @tidewater-labs's profile and to join.

You have seven days to accept.

Join @tidewater-labs: ${join}

Note: If you get a 404 page, check that the account you use is robin-post. To see less from this user, block them at https://gitfjord.example/settings/blocked_users.
`,
        html: card(
          '@mwestbrook has invited you to join the <strong>@tidewater-labs</strong> organization',
          `<p>Hi <strong>robin-post</strong>!</p><p><strong>@mwestbrook</strong> has invited you to join the <strong>@tidewater-labs</strong> organization on Gitfjord.</p>
<p align="center"><a href="${join}" class="btn" style="padding:12px 20px;text-decoration:none">Join @tidewater-labs</a></p>
<p style="font-size:12px">You have seven days to accept. <b>Getting a 404?</b> Check that the account you use is <b>robin-post</b>.</p>`,
        ),
      }),
      codes: [],
      links: [join],
      best: { link: join },
    },
    {
      name: 'second address',
      language: 'en',
      ...bothParts({
        from: 'Gitfjord <noreply@gitfjord.example>',
        subject: '[Gitfjord] Please verify your email address.',
        encoding: 'base64',
        text: `Almost done, @robin-post!

To attribute commits made as robin@postroom.localhost to your account, we just need to know that this address is yours:

${address}
`,
        html: card(
          'Almost done, <strong>@robin-post</strong>!',
          `<p>To attribute commits made as <b>robin@postroom.localhost</b> to your account, we just need to know that this address is yours:</p>
<p align="center"><a href="${address}" style="background:#1f883d;color:#fff;padding:12px 20px;text-decoration:none;border-radius:6px">Verify email address</a></p>
<p style="font-size:12px">Button not working? This goes into the address bar just as well: ${address}</p>`,
        ),
      }),
      codes: [],
      links: [address],
      best: { link: address },
    },
    {
      name: 'thread',
      language: 'en',
      subject: `Re: [tidewater-labs/tide-api] Retry webhooks with backoff (PR #${pull})`,
      text: `@dkovalenko commented on this pull request.

In src/webhooks/retry.ts:

> +  const delay = Math.min(30_000, 2 ** attempt * 250);
> +  if (attempt > 8) return { status: 504, code: 'gave_up' };

Could we log the delivery id here? I spent an hour on delivery ${random.digits(8)} yesterday before I saw that it had been tried 9 times.

Tests pass for me on ${sha.slice(0, 7)}, so once this is in I'm happy to approve.

--
Reply to this email directly or view it on Gitfjord:
https://gitfjord.example/tidewater-labs/tide-api/pull/${pull}#discussion_r${comment}
You received this as you were mentioned.

Message ID: <tidewater-labs/tide-api/pull/${pull}/review/${random.digits(10)}@gitfjord.example>
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'receipt',
      language: 'en',
      subject: '[Gitfjord] Payment receipt',
      text: `We received payment for your Gitfjord subscription. Thanks for your support!

Questions? https://gitfjord.example/contact/billing

------------------------------------
GITFJORD RECEIPT - ORGANIZATION SUBSCRIPTION - tidewater-labs
Team plan, ${random.whole(4, 21)} seats

Date: 2026-03-14 11:02AM PDT
Account billed: tidewater-labs (robin@postroom.localhost)

Amount: USD ${amount}*
Charged to: Visa (4*** **** **** ${random.digits(4)})
Transaction ID: ${random.text('0123456789ABCDEFGHJKLMNPQRSTUVWXYZ', 8)}
------------------------------------

* VAT/GST paid directly by Gitfjord, where applicable
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
