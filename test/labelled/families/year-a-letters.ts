/** A platform for newsletters that one subscribes to and pays for: sign-in codes with links, confirmations, long letters. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';
import { withTextParts } from '../text-of-html.ts';

export function mails(random: Random): FamilyMail[] {
  const jwt = (length: number) => `eyJ${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', length)}`;
  const redirect = () =>
    `https://inkpress.example/redirect/2/${jwt(90)}.${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-', 43)}?`;
  const email = (
    inner: string,
    footer: string,
  ) => `<html style="scrollbar-width:thin"><head><meta charset="utf-8"><title></title></head><body class="email-body" style="font-kerning:auto">
<div class="preview" style="display:none;font-size:1px;color:#333;line-height:1px;max-height:0;opacity:0;overflow:hidden">${'&#847;     &shy;'.repeat(6)}</div>
<table class="email-body-container" role="presentation" width="100%" border="0" cellspacing="0" cellpadding="0"><tbody><tr><td></td><td class="content" width="550"></td><td></td></tr><tr><td></td><td align="left">
<div class="typography body markup" style="font-family:Spectral,Georgia,serif;font-size:18px;line-height:1.6;color:#363737">${inner}</div>
<div style="border-top:1px solid #eee;margin-top:32px;padding:16px 0;text-align:center;color:#757575;font:12px/16px system-ui,sans-serif">${footer}</div>
</td><td></td></tr></tbody></table><img src="https://eotrx.inkpresscdn.example/open?token=${jwt(60)}" alt="" width="1" height="1" border="0"></body></html>`;
  const house = `&copy; 2026 Inkpress Inc.<br>548 Market Street PMB 7${random.digits(4)}, San Francisco, CA 94104`;
  const button = (url: string, label: string) =>
    `<p style="text-align:center"><a href="${url.replaceAll('&', '&amp;')}" style="font:600 14px system-ui;background:#ff6719;color:#fff;border-radius:8px;padding:12px 20px;text-decoration:none;display:inline-block">${label}</a></p>`;
  const code = random.digits(6);
  const settings = random.digits(6);
  const signIn = `https://email.mg1.inkpress.example/c/${jwt(120)}`;
  const confirm = `https://tidepools.inkpress.example/action/verify_subscription?token=${jwt(70)}&next=https%3A%2F%2Ftidepools.inkpress.example`;
  const none = { language: 'en', codes: [], links: [], best: null };
  return withTextParts(
    { from: 'Inkpress <no-reply@inkpress.example>', encoding: 'quoted-printable', link: (label, url) => `${label} [ ${url} ]` },
    [
      {
        name: 'sign in',
        language: 'en',
        ...bothParts({
          from: 'Inkpress <no-reply@inkpress.example>',
          subject: `${code} is your Inkpress verification code`,
          encoding: 'quoted-printable',
          text: `${code}\n\nIs your verification code. Or sign in with one click:\n\n${signIn}\n\nIt all expires in ten minutes.\n`,
          html: email(
            `<p style="text-align:center">Sign in to Inkpress with this verification code:</p><p style="font:700 36px ui-monospace,monospace;text-align:center;background:#f5f5f5;padding:20px">${code}</p><p style="text-align:center">or</p>${button(signIn, 'Sign in with one click')}<p style="font-size:14px">It all expires in ten minutes. Never give a code like this to anyone who calls or writes.</p>`,
            house,
          ),
        }),
        codes: [code],
        links: [signIn],
        best: { code },
      },
      {
        name: 'confirm subscription',
        language: 'en',
        subject: 'Confirm your subscription to Tidepools',
        html: email(
          `<h2>Just to be sure</h2><p>Robin, you (we think) have put yourself on the list for <b>Tidepools</b>, Ines Marchetti's letter on the shore between high and low water. Confirm, and the next one comes to you.</p>${button(confirm, 'Confirm subscription')}<p style="font-size:14px">Somebody else's idea? Leave it be; without a confirmation, Ines can't write to you.</p>`,
          house,
        ),
        codes: [],
        links: [confirm],
        best: { link: confirm },
      },
      {
        name: 'long letter',
        ...none,
        subject: 'What the limpet knows (No. 143)',
        html: email(
          `<p style="font:12px system-ui;text-align:right"><a href="${redirect()}">Open in app</a> or <a href="${redirect()}">online</a></p>
<h1><a href="${redirect()}" style="color:#000;text-decoration:none">What the limpet knows</a></h1><h3 style="color:#777;font-weight:400">Tidepools No. 143. It goes home, and nobody can say how.</h3>
<p style="font:13px system-ui;text-transform:uppercase"><a href="${redirect()}">Ines Marchetti</a><br>Feb 22 &middot; 11 min &middot; &#9825; 318 &nbsp; &#128172; 47 &nbsp; &#8635;</p>
<p>At 5:40 on a February morning the rocks below the lifeboat station are the colour of a wet dog. I had come for one animal, number 61, whom I had marked in 2019 with a dab of nail varnish.</p>
<p>A limpet grazes at high water and then goes home: to the very scar in the rock that its shell has ground there, fitted to the tenth of a millimetre. In 1938 a schoolmaster in Plymouth moved 200 of them by 90 centimetres. By the following tide 173 were back.</p>
<p>I tried it with 24. Nineteen came home, two were eaten by oystercatchers, and three simply took up residence on my boot-scraper of a boulder, as if they had been meaning to move.</p>
<div style="background:#fafafa;padding:16px;text-align:center"><p>Tidepools lives from its readers. 412 of you pay; it takes about 600 to keep the car on the road.</p>${button(redirect(), 'Upgrade to paid')}</div>
<p>There are three theories. The first is slime: it smells its own trail. But wash the rock with bleach (1:10, for 15 minutes; don't try it at home) and they still come. The second is a map. The third, which a reader in Nova Scotia sent me on the back of a tide table for 1987, is that the question is wrong, since it is the rock that remembers.</p>
<h4>Small things</h4><ul><li>The low tide of the year is on 21 March, 0.1 m at 18:52. Bring a torch.</li><li>The book is out in Italian: <i>Tra le maree</i>, ISBN 978-88-${random.digits(4)}-${random.digits(3)}-1.</li><li>A live chat on Thursday at 8 p.m. GMT, in the app.</li><li>With the code LOWTIDE you get 20% off an annual plan until 1 March.</li></ul>
<p>Until next Sunday, and mind the third step.</p><p>Ines</p>
<p style="font:13px system-ui">You're on the free list for Tidepools. For the full experience, <a href="${redirect()}">upgrade your subscription</a>.</p>`,
          `&copy; 2026 Ines Marchetti<br>${house.slice(house.indexOf('548'))}<br><a href="${redirect()}">Unsubscribe</a>`,
        ),
      },
      {
        name: 'change of settings',
        language: 'en',
        subject: 'Your code to change account settings',
        html: email(
          `<p>To change where your payouts and receipts go, enter this in the window that's asking for it:</p><p style="font:700 28px ui-monospace,monospace">${settings}</p><p style="font-size:14px">Requested on Mar 30, 2026, 10:14 UTC, from Safari on macOS.</p>`,
          house,
        ),
        codes: [settings],
        links: [],
        best: { code: settings },
      },
      {
        name: 'receipt',
        ...none,
        subject: 'Your payment receipt from Tidepools',
        html: email(
          `<h2>Thanks for supporting Tidepools</h2><table width="100%" style="font:14px system-ui"><tr><td>Annual subscription</td><td align="right">$60.00</td></tr><tr><td>Discount (LOWTIDE)</td><td align="right">&minus;$12.00</td></tr><tr><td>Tax</td><td align="right">$0.00</td></tr><tr><td><b>Paid on Feb 28, 2026</b></td><td align="right"><b>$48.00</b></td></tr></table><p style="font:14px system-ui">Receipt number 2${random.digits(3)}-${random.digits(4)}<br>Invoice number ${random.text('0123456789ABCDEF', 8)}-0001<br>Payment method: Visa &ndash; ${random.digits(4)}</p><p>It renews on Feb 28, 2027 for $60.00. You can see or cancel it in <a href="${redirect()}">your settings</a>.</p>`,
          house,
        ),
      },
      {
        name: 'answer to a comment',
        ...none,
        subject: 'Petra Lund replied to your comment on What the limpet knows',
        html: email(
          `<p style="font:14px system-ui"><b>Petra Lund</b> replied to your <a href="${redirect()}">comment</a> on <a href="${redirect()}">What the limpet knows</a>:</p><blockquote style="color:#777">I'd have put 173 of 200 down to chance, if it weren't for the boot-scraper.</blockquote><p>173 of 200 is 86.5%. By chance you'd get about 4. I did the sum for my students in 2011 and it hasn't changed since!</p><p style="font:13px system-ui">&#9825; Like &nbsp; &#128172; Reply</p>`,
          `${house}<br><a href="${redirect()}">Turn off these notifications</a>`,
        ),
      },
    ],
  );
}
