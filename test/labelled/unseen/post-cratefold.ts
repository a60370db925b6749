/**
 * Cratefold, a registry of packages (US): one-time passwords for publishing, addresses to verify, news of
 * releases; English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const LOWER = 'abcdef0123456789';

const sign = `
Happy folding,
the Cratefold registry

--
Cratefold Registry Ltd, 2261 Harbor Way, Oakland, California
Support: https://cratefold.example/support   Status: https://status.cratefold.example
`;

function page(inner: string): string {
  return `<html><body bgcolor="#ffffff"><center><table width="560" border="0" cellspacing="0" cellpadding="0"><tr><td style="border-top:6px solid #c33;padding:20px 0"><font face="Verdana, Arial" size="2"><b>cratefold</b></font></td></tr>
<tr><td><font face="Verdana, Arial" size="2" color="#333333">${inner}</font></td></tr>
<tr><td style="padding:30px 0 0"><font face="Verdana, Arial" size="1" color="#999999">Cratefold Registry Ltd, 2261 Harbor Way, Oakland, California &bull; <a href="https://cratefold.example/policies/privacy">privacy policy</a> &bull; <a href="https://cratefold.example/support">write to support</a></font></td></tr></table></center></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(8);
  const publish = random.digits(8);
  const recovery = `${random.text(LOWER, 8)}${random.text(LOWER, 8)}`;
  const verify = `https://www.cratefold.example/verify/${random.text(LOWER, 96)}`;
  const reset = `https://www.cratefold.example/reset/redeem/${random.text(LOWER, 96)}`;
  const [major, minor, patch] = [random.whole(1, 6), random.whole(0, 30), random.whole(0, 12)];
  const version = `${major}.${minor}.${patch}`;
  return [
    {
      name: 'otp for sign-in',
      language: 'en',
      subject: `[cratefold] OTP for logging in to your account: ${login}`,
      text: `Hi robinpost!

Your OTP for logging in to your cratefold account is:

${login}

This OTP will expire 10 minutes after it was requested.

Tired of waiting for mail? Set up an authenticator or a security key under https://www.cratefold.example/settings/robinpost/tfa
${sign}`,
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'otp for publishing',
      language: 'en',
      ...bothParts({
        from: 'cratefold <support@cratefold.example>',
        subject: `[cratefold] One-time password to publish tide-client@${version}`,
        encoding: 'base64',
        text: `robinpost,

publishing tide-client@${version} from the command line needs a one-time password, since the package demands two-factor for every write.

    ${publish}

Give it at the prompt ("This operation requires a one-time password") or with --otp=${publish}.

Request came from 198.51.100.${random.whole(3, 250)}, cratefold/10.${random.whole(1, 9)}.2 node/v22.4.0 linux x64.
${sign}`,
        html: page(
          `<p>robinpost,</p><p>publishing <tt>tide-client@${version}</tt> from the command line needs a one-time password, since the package demands two-factor for every write.</p><h2 align="center"><tt>${publish}</tt></h2><p>Give it at the prompt, or with <tt>--otp=${publish}</tt>.</p>`,
        ),
      }),
      codes: [publish],
      links: [],
      best: { code: publish },
    },
    {
      name: 'recovery',
      language: 'en',
      subject: '[cratefold] Account recovery requested',
      html: page(
        `<p>Hello robinpost,</p><p>You told us that you have lost your authenticator. As none of your recovery codes were at hand, we are sending an <b>emergency code</b> to the address on file. Back on the recovery page, paste it into the second field:</p>
<p style="background:#f4f4f4;padding:12px"><tt><b>${recovery}</b></tt></p>
<p>There is a waiting time of 24 hours after which publishing is open again. Should you find the authenticator in the meantime, cancel with a reply to case CF-${random.digits(6)}.</p>`,
      ),
      codes: [recovery],
      links: [],
      best: { code: recovery },
    },
    {
      name: 'verify address',
      language: 'en',
      subject: '[cratefold] Please verify your email address',
      html: page(
        `<p>Welcome aboard, robinpost.</p><p>Nobody can publish to the registry from an address that has not been checked. To verify yours, click:</p>
<p><a href="${verify}">${verify}</a></p><p>Should the account be none of yours, <a href="https://cratefold.example/support?topic=wrong-address">tell us</a> and we will detach your address from it.</p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'forgotten password',
      language: 'en',
      subject: '[cratefold] Forgotten password?',
      text: `Hi robinpost,

A new password for your account was requested (we have 1 account under robin@postroom.localhost). To choose one, click the link below:

${reset}

The link is valid for two hours. If you did not ask for it, you can disregard this message.
${sign}`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'published',
      language: 'en',
      subject: `[cratefold] Successfully published tide-client@${version}`,
      text: `Hi robinpost!

A new version of the package tide-client (${version}) was published at 2026-05-${random.whole(10, 28)}T15:${random.whole(10, 59)}:07.${random.digits(3)}Z from 198.51.100.77.

The shasum of this package was ${random.text(LOWER, 40)}.

If you have questions or security concerns, reach us at https://cratefold.example/support.
Unpublishing is possible within the first 72 hours, see https://docs.cratefold.example/policies/unpublish
${sign}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'token made',
      language: 'en',
      subject: '[cratefold] A granular access token was created',
      html: page(
        `<p>robinpost,</p><p>The following token now belongs to your account:</p><table border="1" cellpadding="5" cellspacing="0"><tr><td>Name</td><td>ci-release-2026</td></tr><tr><td>Token</td><td><tt>crt_****${random.text(LOWER, 4)}</tt></td></tr><tr><td>Permissions</td><td>read and write, 3 packages</td></tr><tr><td>Expires</td><td>Aug 30, 2026</td></tr><tr><td>IP ranges</td><td>192.0.2.0/24</td></tr></table><p>A surprise? Delete it from <a href="https://www.cratefold.example/settings/robinpost/tokens">your list of tokens</a> without delay.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
