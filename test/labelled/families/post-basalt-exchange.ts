/** A crypto exchange in dark cards: device approvals, withdrawals, codes and links together, price alerts, tax forms; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';
const B58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export function mails(random: Random): FamilyMail[] {
  const both = (subject: string, html: string) =>
    bothParts({ from: 'Basalt <no-reply@basalt.example>', subject, html, text: plain(html), encoding: 'base64' });
  const ip = () => `${random.whole(60, 200)}.${random.whole(1, 250)}.${random.whole(1, 250)}.${random.whole(1, 250)}`;
  const phrase = random.text('ABCDEFGHJKMNPQRSTUVWXYZ', 5);
  const card = (
    heading: string,
    inner: string,
  ) => `<!DOCTYPE html><html><head><meta charset="UTF-8"><meta name="color-scheme" content="dark light">
<style>@import url('https://fonts.basalt.example/inter.css');</style></head>
<body style="margin:0;background-color:#0d0f14;font-family:Inter,Roboto,sans-serif">
<!--[if mso]><table width="560" align="center"><tr><td><![endif]-->
<div style="max-width:560px;margin:0 auto;padding:28px 16px">
<div style="color:#e9ecf2;font-size:18px;letter-spacing:.18em;padding-bottom:18px">&#9650; BASALT</div>
<div style="background:#181b22;border-radius:10px;color:#c8cfdb;font-size:15px;line-height:1.6;padding:28px">
<h1 style="color:#ffffff;font-size:21px;margin:0 0 14px">${heading}</h1>${inner}
<p style="border-top:1px solid #2b303b;color:#8a93a3;font-size:12px;margin:26px 0 0;padding-top:14px">Anti-phishing phrase: <b>granite-${phrase.toLowerCase()}</b>. Mail lacking it isn't from us.</p></div>
<div style="color:#6b7484;font-size:11px;padding:18px 4px">Crypto is volatile: your capital is at risk. Basalt Digital Markets, Inc., NMLS ID 1907442, 28 Liberty Annex, New York, NY. <a style="color:#6b7484" href="https://u.basalt.example/pref/${random.text(HEX, 24)}">Email preferences</a></div>
</div><!--[if mso]></td></tr></table><![endif]--></body></html>`;
  const button = (href: string, label: string) =>
    `<a href="${href.replaceAll('&', '&amp;')}" target="_blank" style="background:#f0b64a;border-radius:6px;color:#14161b;display:block;font-weight:600;padding:14px;text-align:center;text-decoration:none">${label}</a>`;

  const signUp = random.digits(6);
  const device = `https://auth.basalt.example/device/approve?token=${random.text(HEX, 64)}&lang=en`;
  const withdraw = `https://auth.basalt.example/withdrawals/${random.text(HEX, 8)}-${random.text(HEX, 4)}-4${random.text(HEX, 3)}-a${random.text(HEX, 3)}-${random.text(HEX, 12)}/confirm`;
  const cancel = withdraw.replace('/confirm', '/cancel');
  const sendCode = random.digits(6);
  const apiCode = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8);
  const login = random.digits(6);
  const unlock = `https://auth.basalt.example/l/${random.text(B58, 28)}`;
  const address = `bc1q${random.text('023456789acdefghjklmnpqrstuvwxyz', 38)}`;

  return [
    {
      name: 'sign-up',
      language: 'en',
      ...both(
        `[Basalt] ${signUp} is your registration code`,
        card(
          'Welcome aboard',
          `<p>Complete your registration with the code</p><p style="color:#f0b64a;font-family:monospace;font-size:36px;margin:6px 0">${signUp}</p><p>It can be used until ${random.whole(10, 23)}:${random.whole(10, 59)} (UTC). By continuing you accept User Agreement v11.3.</p>`,
        ),
      ),
      codes: [signUp],
      links: [],
      best: { code: signUp },
    },
    {
      name: 'new device to approve',
      language: 'en',
      ...both(
        '[Basalt] Approve new device',
        card(
          'Approve new device',
          `<p>A sign-in was attempted from a device that you haven't used with us before. We've blocked it until you approve.</p>
<table style="color:#c8cfdb;font-size:14px;width:100%"><tr><td>Device</td><td>Chrome 131 (macOS 15.2)</td></tr><tr><td>IP address</td><td>${ip()}</td></tr><tr><td>Location</td><td>Halifax, Nova Scotia, Canada</td></tr><tr><td>Time</td><td>2026-02-11 18:22:07 UTC</td></tr></table><br>
${button(device, 'Approve this device')}
<p>Open the page on the same device and in the same browser. Weren't you signing in? <a style="color:#f0b64a" href="https://auth.basalt.example/lock?u=${random.text(HEX, 16)}">Lock your account immediately</a></p>`,
        ),
      ),
      codes: [],
      links: [device],
      best: { link: device },
    },
    {
      name: 'withdrawal to confirm by a link',
      language: 'en',
      ...both(
        '[Basalt] Confirm your BTC withdrawal',
        card(
          'Confirm your withdrawal',
          `<p>You asked to withdraw <b>0.0${random.digits(6)} BTC</b> to</p><p style="font-family:monospace;font-size:12px;word-break:break-all">${address}</p>
<p>Network fee 0.00002${random.digits(3)} BTC &middot; Reference W${random.digits(9)}</p>
${button(withdraw, 'Confirm withdrawal')}
<p style="font-size:13px">Crypto that has left can't be called back. Not yours? <a style="color:#f0b64a" href="${cancel}">Cancel it</a></p>`,
        ),
      ),
      codes: [],
      links: [withdraw],
      best: { link: withdraw },
    },
    {
      name: 'code to send',
      language: 'en',
      subject: '[Basalt] Security code for sending USDC',
      text: `BASALT

Security code: ${sendCode.slice(0, 3)}-${sendCode.slice(3)}

Action: Send ${random.whole(100, 2500)}.00 USDC (Base)
To: 0x${random.text(HEX, 4)}...${random.text(HEX, 4)}
Requested: 2026-03-02 09:14:55 UTC from ${ip()}

Type the digits in the send window, followed by your authenticator's code.
We delete unused ones after 10 min.

Basalt staff don't phone customers. Anyone on the phone asking you to read this out is stealing from you.
`,
      codes: [sendCode],
      links: [],
      best: { code: sendCode },
    },
    {
      name: 'code for a key of the API',
      language: 'en',
      ...both(
        '[Basalt] Activate API key',
        card(
          'Activate API key',
          `<p>You created the key <b>tax-export-2025</b> (read only, ID ${random.text(HEX, 12)}). It stays inactive until its activation code has been entered under Settings &gt; API.</p>
<table cellpadding="0" cellspacing="6" align="center"><tr>${[...apiCode].map((char) => `<td style="background:#0d0f14;color:#fff;font-size:22px;padding:8px 11px">${char}</td>`).join('')}</tr></table>
<p>Permissions: view balances, view orders. IP whitelist: ${ip()}, ${ip()}.</p>`,
        ),
      ),
      codes: [apiCode],
      links: [],
      best: { code: apiCode },
    },
    {
      name: 'sign-in by a code or a link',
      language: 'en',
      ...both(
        '[Basalt] Sign in to your account',
        card(
          'Sign in',
          `${button(unlock, 'Sign in to Basalt')}<p style="text-align:center">or type this on the sign-in screen</p>
<p style="color:#fff;font-size:28px;letter-spacing:.25em;margin:0;text-align:center">${login}</p><p style="font-size:13px">Both expire in 15 minutes. Request from ${ip()} (Edmonton, Alberta).</p>`,
        ),
      ),
      codes: [login],
      links: [unlock],
      best: { code: login },
    },
    {
      name: 'price alert',
      language: 'en',
      ...both(
        `Bitcoin (BTC) is up 5.${random.digits(2)}%`,
        card(
          'BTC is on the move',
          `<p style="font-size:28px;color:#5ad19a;margin:0">$${random.whole(60, 120)},${random.digits(3)}.${random.digits(2)}</p><p>ETH $${random.whole(2, 4)},${random.digits(3)}.10 &middot; SOL $${random.whole(100, 240)}.${random.digits(2)} &middot; 24h volume 31,${random.digits(3)} BTC</p>
${button(`https://click.basalt.example/f/a/${random.text(B58, 22)}~~/AAAAARA~/${random.text(B58, 44)}`, 'Trade BTC')}<p>Fees halved until Sunday with promo BASALT50 on your first three trades.</p>`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'withdrawal sent',
      language: 'en',
      ...both(
        '[Basalt] Your withdrawal was sent',
        card(
          'On its way',
          `<p>0.0${random.digits(6)} BTC has left your account. Reference W${random.digits(9)}.</p><p style="font-family:monospace;font-size:12px;word-break:break-all">TxID ${random.text(HEX, 64)}</p><p>Confirmations: 1 of 3 (block 9${random.digits(5)}). Arrival is typical in about half an hour.</p>`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}

/** The text part as the exchange's mailer makes it of the HTML. */
function plain(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replace(
      /<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g,
      (_, href: string, label: string) => `${label}: ${href.replaceAll('&amp;', '&')}\n`,
    )
    .replace(/<br>|<\/(?:p|tr|div|h1|table)>/g, '\n')
    .replace(/<\/td><td>/g, ': ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&middot;', '-')
    .replaceAll('&#9650; ', '')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]*\n\s*/g, '\n\n')
    .trim();
}
