/**
 * Quillpress, newsletters with subscriptions (US): sign-in codes, subscriptions to confirm, long issues,
 * receipts, payouts; English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const JWT = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Every link of an issue is a redirection. */
function redirect(random: Random): string {
  return `https://quillpress.example/redirect/2/eyJl${random.text(JWT, 170)}?utm_source=email`;
}

function issue(random: Random, title: string, dek: string, paragraphs: string[]): string {
  return `<html style="scrollbar-width: thin;"><head><meta charset="utf-8"><title>${title}</title><style>@media all and (-ms-high-contrast: none), (-ms-high-contrast: active) { .typography .markup table.image-wrapper img { max-width: 550px; } }</style></head><body class="email-body" style="font-kerning:auto;">
<div class="preview" style="display:none;font-size:1px;color:#333333;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">${dek}</div><div class="preview" style="display:none;font-size:1px;">${'&#847; &shy;'.repeat(60)}</div>
<div class="preamble"><table role="presentation" width="100%"><tr><td align="right" style="font-size:12px">Forwarded this email? <a href="${redirect(random)}">Subscribe here</a> for more</td></tr></table></div>
<table class="email-body-container" role="presentation" width="100%"><tbody><tr><td></td><td class="content" width="550" style="font-family:Spectral,serif;font-size:19px;line-height:1.6"><h1 class="post-title" style="font-size:32px"><a href="${redirect(random)}" style="color:#363737;text-decoration:none">${title}</a></h1><h3 class="subtitle" style="color:#777">${dek}</h3>
<p style="font-size:14px"><a href="${redirect(random)}">Ines Halloran</a> &#183; <time>Oct ${random.whole(2, 28)}</time> &#183; <a href="${redirect(random)}">READ IN APP</a></p>
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
<table align="center"><tr><td style="padding:12px 20px;background:#ff6719;border-radius:8px"><a href="${redirect(random)}" style="color:#fff;text-decoration:none">Upgrade to paid</a></td></tr></table></td><td></td></tr></tbody></table>
<div class="footer" style="font-size:12px;text-align:center;color:#777">&copy; 2026 Ines Halloran<br>548 Larch St PMB 72296, Portland, OR 97205<br><a href="https://quillpress.example/action/disable_email?token=${random.text(JWT, 60)}">Unsubscribe</a></div><img src="https://eotrx.quillpresscdn.example/open?token=${random.text(JWT, 80)}" alt="" width="1" height="1" border="0"></body></html>`;
}

function slip(inner: string): string {
  return `<div style="max-width:500px;margin:0 auto;font-family:SF Pro Display,-apple-system,Helvetica,sans-serif;font-size:16px;color:#363737"><p style="font-size:28px;color:#ff6719">❦</p>${inner}<p style="border-top:1px solid #eee;padding-top:14px;font-size:12px;color:#868787">Quillpress, Inc. 111 Sutter Walk, 7th Floor, San Francisco, CA 94104</p></div>`;
}

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const both = random.digits(6);
  const payout = random.digits(6);
  const signIn = `https://email.mg1.quillpress.example/c/eJw${random.text(JWT, 210)}`;
  const confirm = `https://tidepools.quillpress.example/api/v1/email_verify?token=eyJhbGciOiJI.${random.text(JWT, 120)}&next=%2Fwelcome`;
  return [
    {
      name: 'sign-in',
      language: 'en',
      subject: `${login} is your Quillpress verification code`,
      html: slip(
        `<p>Here's the verification code that signs you in to Quillpress:</p><p style="font-size:36px;font-weight:600">${login}</p><p>It stops being valid in 10 minutes. If the code does not work, you can request a new one on the sign-in page.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'sign-in by code or link',
      language: 'en',
      ...bothParts({
        from: 'Quillpress <no-reply@quillpress.example>',
        subject: 'Sign in to Tide Pools on Quillpress',
        encoding: 'quoted-printable',
        text: `Tap to sign in to Tide Pools:

${signIn}

Or use the code: ${both}

Both expire in one hour.

Quillpress, Inc. 111 Sutter Walk, San Francisco, CA 94104`,
        html: slip(
          `<p>Tap to sign in to <b>Tide Pools</b>:</p><p><a href="${signIn}" style="background:#ff6719;color:#fff;border-radius:8px;padding:12px 24px;text-decoration:none">Sign in now</a></p><p>Or use the code: <b>${both}</b></p><p>Both expire in one hour.</p>`,
        ),
      }),
      codes: [both],
      links: [signIn],
      best: { code: both },
    },
    {
      name: 'payouts',
      language: 'en',
      subject: 'Confirm your payout details',
      html: slip(
        `<p>Hi Robin,</p><p>You've connected a new bank account (ending ${random.digits(4)}) for the money from <b>Robin's Postbag</b>.</p><p>To switch payouts over, go back to Settings → Payments and enter <span style="background:#fff1e8;padding:4px 8px;font-weight:600">${payout}</span> where it says "Code we emailed you".</p><p>The next payout, $${random.whole(100, 900)}.${random.digits(2)}, is due on October 15.</p>`,
      ),
      codes: [payout],
      links: [],
      best: { code: payout },
    },
    {
      name: 'confirm subscription',
      language: 'en',
      subject: 'Confirm your subscription to Tide Pools',
      html: slip(
        `<p>Ines here! You (or someone with a typo) signed up for <b>Tide Pools</b>, my weekly letter about the sea.</p><p><a href="${confirm.replace('&', '&amp;')}" style="background:#ff6719;color:#fff;border-radius:8px;padding:12px 24px;text-decoration:none">Yes, subscribe me</a></p><p>No click, no letters.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'issue',
      language: 'en',
      subject: 'The 4,000-mile eel',
      html: issue(random, 'The 4,000-mile eel', 'Plus: 3 numbers from the harbor, and a book for ten dollars off', [
        `In 1904 a Danish ship lowered a net at 50°25′ N and pulled up a larva 77 mm long. It took Johannes Schmidt another <a href="${redirect(random)}">18 years</a> to follow it home.`,
        `Eels that leave the river Severn in October swim some 6,500 km, at 0.5 m per second, at depths from 200 to 1,000 m, and eat nothing on the way. Of 707 fish that were tagged between 2006 and 2012, not 1 was seen to arrive.`,
        `<b>From the harbor.</b> Water: 58.3 °F. Boats in: 114. Price of Dungeness at the dock: $${random.whole(3, 8)}.25 a pound, up from $3.80.`,
        `<b>Reader mail.</b> "Issue 212 said that a limpet's tooth is made of goethite. How do you check that?" writes Sam, 97211. With a very small press, Sam.`,
        `<b>A book.</b> My publisher gives readers $10 off <i>Low Water</i> with the code <b>TIDEPOOL10</b> until ${random.pick(['Sunday', 'Halloween'])}. <a href="${redirect(random)}">Here it is</a>.`,
        'If you got this from a friend, that friend is right. See you in seven days.',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'receipt',
      language: 'en',
      ...bothParts({
        from: 'Tide Pools <tidepools@quillpress.example>',
        subject: 'Your payment receipt from Tide Pools',
        encoding: 'base64',
        text: `Thank you for being a paid subscriber to Tide Pools.

Annual subscription, Oct 3, 2026 – Oct 3, 2027: $60.00

Manage subscription: https://quillpress.example/settings
`,
        html: slip(
          `<p>Thank you for being a paid subscriber to Tide Pools.</p><table width="100%" cellpadding="6" style="font-size:14px"><tr><td>Receipt</td><td align="right">#${random.digits(4)}-${random.digits(4)}</td></tr><tr><td>Annual subscription, Oct 3, 2026 – Oct 3, 2027</td><td align="right">$60.00</td></tr><tr><td>American Express</td><td align="right">···· ${random.digits(4)}</td></tr></table><p><a href="https://quillpress.example/settings">Manage subscription</a></p>`,
        ),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'gift',
      language: 'en',
      subject: 'You can give away 3 free months of Tide Pools',
      text: `Hi Robin,

As a subscriber you may pass on three guest passes, each good for one month of Tide Pools without charge.

Your guests go to https://tidepools.quillpress.example/gift and give the promo code ROBIN-${random.text('ABCDEFGHJKMNPQRSTUVWXYZ', 5)}.

0 of 3 used. They lapse on January 31, 2027.

Unsubscribe: https://quillpress.example/action/disable_email?token=${random.text(JWT, 40)}
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'monthly figures',
      language: 'en',
      subject: "Robin's Postbag: 1,204 subscribers (+38)",
      html: slip(
        `<p>Your September, in numbers:</p><ul><li>1,204 subscribers, 61 of them paid</li><li>5 posts, opened by 48.7% on average</li><li>$${random.whole(240, 460)}.00 gross annualized revenue</li><li>Top post: <i>How I answer 300 emails</i>, 2,911 views</li></ul><p>1 milestone ahead: 1,250.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
