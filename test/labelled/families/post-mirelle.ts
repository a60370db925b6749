/**
 * Mirelle, a platform of language models with an API (US): codes and links to sign in, usage, receipts, retired
 * models; English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

/** Hardly any layout: a column, much white, one serif headline. */
function column(headline: string, paragraphs: string[]): string {
  return `<!DOCTYPE html><html lang="en"><body style="margin:0;background:#faf9f5"><div style="max-width:480px;margin:48px auto;padding:0 20px;font-family:ui-sans-serif,system-ui,Arial;font-size:16px;line-height:24px;color:#1f1e1d"><div style="font:22px Georgia,serif;padding-bottom:28px">mirelle</div><div style="font:28px/34px Georgia,serif">${headline}</div>${paragraphs.map((paragraph) => `<div style="padding-top:18px">${paragraph}</div>`).join('')}<div style="padding:40px 0 20px;font-size:12px;line-height:18px;color:#87867f">Mirelle Research, PBC<br>548 Mercer Slough Blvd, Seattle, WA 98104<br><a href="https://mirelle.example/legal/privacy" style="color:#87867f">Privacy</a>&nbsp;&nbsp;<a href="https://help.mirelle.example" style="color:#87867f">Help center</a></div></div></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const temporary = random.digits(6);
  const signup = random.digits(6);
  const both = random.digits(6);
  const magic = `https://platform.mirelle.example/magic-link#${random.text('0123456789abcdef', 32)}:${random.text(TOKEN, 32)}`;
  const login = `https://platform.mirelle.example/magic-link#${random.text('0123456789abcdef', 32)}:${random.text(TOKEN, 32)}`;
  const invite = `https://platform.mirelle.example/invites/accept?token=${random.text(TOKEN, 43)}`;
  const receipt = `${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`;
  return [
    {
      name: 'temporary code',
      language: 'en-US',
      subject: `Your Mirelle code is ${temporary}`,
      html: column('Suspicious log-in check', [
        'We noticed something unusual about a recent log-in. To continue, enter this temporary verification code:',
        `<div style="background:#f0eee6;border-radius:8px;padding:18px;font-size:24px">${temporary}</div>`,
        'If this wasn’t you, <a href="https://platform.mirelle.example/forgot">reset your password</a> now.',
      ]),
      codes: [temporary],
      links: [],
      best: { code: temporary },
    },
    {
      name: 'sign-up code',
      language: 'en-US',
      ...bothParts({
        from: 'Mirelle <noreply@tm.mirelle.example>',
        subject: 'Verify your email - Mirelle Platform',
        encoding: 'base64',
        text: `Finish creating your API account

${signup}

is the code to enter where you signed up. We will not ask for it anywhere else.

Mirelle Research, PBC
548 Mercer Slough Blvd, Seattle, WA 98104
`,
        html: column('Finish creating your API account', [
          `<b style="font-size:32px;letter-spacing:6px">${signup}</b>`,
          'is the code to enter where you signed up. We will not ask for it anywhere else.',
        ]),
      }),
      codes: [signup],
      links: [],
      best: { code: signup },
    },
    {
      name: 'code and link',
      language: 'en-US',
      subject: `Sign in to Mirelle | 2026-02-11 16:4${random.digits(1)}`,
      html: column('Let’s get you signed in', [
        `<a href="${login}" style="display:block;background:#1f1e1d;color:#fff;text-align:center;padding:14px;border-radius:8px;text-decoration:none">Sign in to Mirelle</a>`,
        'Reading this on another device than the one you are signing in on? Then enter this code:',
        `<div style="text-align:center;font-size:24px">${both}</div>`,
        'Both expire in 15 minutes.',
      ]),
      codes: [both],
      links: [login],
      best: { code: both },
    },
    {
      name: 'magic link',
      language: 'en-US',
      subject: `Your secure sign-in link | 2026-01-30 08:1${random.digits(1)}`,
      html: column('Let’s get you signed in', [
        'Sign in with the button below, which is good for a single visit.',
        `<a href="${magic}" style="display:block;background:#1f1e1d;color:#fff;text-align:center;padding:14px;border-radius:8px;text-decoration:none">Sign in to Mirelle</a>`,
        'If you didn’t want to sign in, you needn’t do a thing.',
      ]),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'organization',
      language: 'en-US',
      subject: 'Tidewater Labs has invited you to its Mirelle organization',
      html: column('You’re wanted at Tidewater Labs', [
        'An admin has offered you the role <b>Developer</b>: create keys, use the workbench, see usage.',
        `<a href="${invite}">Accept invite</a> (until March 4)`,
        'Access is tied to robin@postroom.localhost, so sign in with that address.',
      ]),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'usage',
      language: 'en-US',
      subject: 'Tidewater Labs has reached 80% of its monthly spend limit',
      text: `Hi,

Organization Tidewater Labs (org-${random.text('abcdef0123456789', 8)}) has spent $402.${random.digits(2)} of its limit of $500.00 for February 2026.

Top keys
  prod-summaries  mk-...${random.text(TOKEN, 4)}  $311.06   88,204,511 tokens
  eval-nightly    mk-...${random.text(TOKEN, 4)}   $91.${random.digits(2)}   20,118,300 tokens

At 100% requests are answered with error 429 until March 1, 00:00 UTC. Admins can raise the limit in Settings > Limits.

Mirelle
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'receipt',
      language: 'en-US',
      subject: `Your receipt from Mirelle Research, PBC #${receipt}`,
      html: `<html><body style="background:#f6f9fc;font-family:-apple-system,'Segoe UI',sans-serif"><table align="center" width="500" style="background:#fff" cellpadding="20"><tr><td><span style="color:#7a7a7a">Receipt from Mirelle Research, PBC</span><br><span style="font-size:34px;font-weight:700">$50.00</span><br><span style="color:#7a7a7a">Paid February ${random.whole(2, 27)}, 2026</span></td></tr><tr><td><a href="https://pay.chargeline.example/invoice/acct_1${random.text(TOKEN.slice(0, 62), 15)}/pdf?s=em">Download invoice</a> &nbsp; <a href="https://pay.chargeline.example/receipt/acct_1/pdf?s=em">Download receipt</a><table width="100%" cellpadding="6"><tr><td>Receipt number</td><td>${receipt}</td></tr><tr><td>Invoice number</td><td>${random.text('ABCDEF0123456789', 8)}-0007</td></tr><tr><td>Payment method</td><td>Visa - ${random.digits(4)}</td></tr><tr><td>One-time credit purchase, Qty 1</td><td>$50.00</td></tr><tr><td><b>Amount paid</b></td><td><b>$50.00</b></td></tr></table></td></tr><tr><td style="color:#7a7a7a;font-size:13px">Something odd? Write to billing@mirelle.example.</td></tr></table></body></html>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'retired model',
      language: 'en-US',
      subject: 'Action suggested: mirelle-2-small-20250114 retires on June 30',
      html: column('A model you use is going away', [
        `Between January 2 and February 1 your organization sent 14,902 requests to <code>mirelle-2-small-20250114</code>. From <b>June 30, 2026, 9 a.m. PT</b> such requests will fail with error 404.`,
        `We recommend <code>mirelle-3-small-20251108</code>: 2x the context (400,000 tokens), at $0.80 per million tokens of input and $4.00 of output.`,
        `The <a href="https://docs.mirelle.example/en/migrating">migration guide</a> walks through what differs. You receive mail of this kind as an owner of the organization; it can’t be switched off.`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
