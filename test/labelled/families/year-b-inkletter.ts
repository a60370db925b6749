/** A house of newsletters by single writers: sign-in by link or code, subscriptions, long letters, receipts; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const B64 = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

function letter(title: string, body: string): string {
  return `<html style="scrollbar-width:thin"><head><title>${title}</title></head><body style="font-family:Spectral,serif;font-size:17px;color:rgb(54,55,55)">
<table class="email-body-container" role="presentation" width="100%" border="0" cellspacing="0" cellpadding="0"><tr><td></td><td class="content" width="550">
${body}
<div class="footer" style="font-size:12px;color:rgb(119,119,119);text-align:center"><p>&copy; 2026 Inkletter Inc.<br>111 Alder Street, PMB 7201, Portland, OR 97205</p></div>
</td><td></td></tr></table><img src="https://eotrx.inkletter.example/open?token=eyJtIjoiP" width="1" height="1" border="0"></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const jump = `https://email.mg1.inkletter.example/c/${random.text(B64, 120)}`;
  const code = random.digits(6);
  const subscribe = `https://saltmarsh.inkletter.example/api/v1/confirm?token=${random.text(B64, 43)}&next=%2Fwelcome`;
  const second = random.digits(6);
  const author = `https://saltmarsh.inkletter.example/publish/accept-invite/${random.text(B64, 24)}`;
  const post = (slug: string) =>
    `https://open.inkletter.example/pub/saltmarsh/p/${slug}?utm_source=email&amp;r=${random.text(B64, 6)}`;
  return [
    {
      name: 'link and code to sign in',
      language: 'en-US',
      ...bothParts({
        from: 'Inkletter <no-reply@inkletter.example>',
        subject: 'Sign in to Inkletter',
        encoding: 'quoted-printable',
        text: `Sign in as robin@postroom.localhost\n\n${jump}\n\nor use this code: ${code}\n\nBoth are spent as soon as one of them is used, and an hour from now at the latest.\n`,
        html: letter(
          'Sign in to Inkletter',
          `<h2>Sign in as robin@postroom.localhost</h2><p><a class="button primary" href="${jump}" style="background:#ff6719;color:#fff;border-radius:8px;padding:12px 20px">Sign in now</a></p>
<p>or use this code:</p><p style="font-size:24px;font-weight:600">${code}</p><p>Both are spent as soon as one of them is used, and an hour from now at the latest.</p>`,
        ),
      }),
      codes: [code],
      links: [jump],
      best: { code },
    },
    {
      name: 'subscription to be confirmed',
      language: 'en-US',
      ...bothParts({
        from: 'Saltmarsh Notes <saltmarsh@inkletter.example>',
        subject: 'Confirm that you want Saltmarsh Notes',
        encoding: 'base64',
        text: `You (or a mischievous friend) typed this address into the box on saltmarsh.inkletter.example.\n\nIf you do want a letter about tides, mud and birds every second Sunday, open\n${subscribe}\n\nOtherwise do nothing and you'll never hear from me.\n\nHanne Wick\n`,
        html: letter(
          'Confirm',
          `<p>You (or a mischievous friend) typed this address into the box on saltmarsh.inkletter.example.</p><p>If you do want a letter about tides, mud and birds every second Sunday:</p>
<p><a href="${subscribe.replaceAll('&', '&amp;')}">Yes, send me the letters</a></p><p>Otherwise do nothing and you'll never hear from me.</p><p>Hanne Wick</p>`,
        ),
      }),
      codes: [],
      links: [subscribe],
      best: { link: subscribe },
    },
    {
      name: 'a long letter',
      language: 'en-US',
      subject: 'No. 88: The year the samphire came back',
      html: letter(
        'No. 88',
        `<p style="font-size:13px"><a href="https://open.inkletter.example/pub/saltmarsh/app-link?c=${random.digits(6)}">READ IN APP</a></p><h1><a href="${post('samphire')}">The year the samphire came back</a></h1><h3>Counting 4,318 plants on hands and knees, and what the sluice has to do with it</h3>
<p>HANNE WICK &middot; MAY 10</p><p>In 1953 the wall broke in 17 places. The men who mended it, 200 of them with barrows, put the new one forty yards inland, and for 70 years nobody grew anything on the strip in between.</p>
<p>Last Tuesday I walked grid square TF 84${random.digits(1)} 45${random.digits(1)} with two students and a quadrat. We had expected to find perhaps 600. By the third transect Priya had stopped counting out loud.</p>
<blockquote>“Don’t write it down yet,” she said. “Let’s do the row again.”</blockquote>
<p>We did the row again. The tide table said 14:52, 6.4 m, which leaves an hour and ten minutes for anyone who isn’t fond of wading. Here is what we found:</p>
<ul><li>Transect A: 1,204 plants</li><li>Transect B: 1,377</li><li>Transect C: 1,737, and one very cross oystercatcher</li></ul>
<p>The code of the old drainage board, printed in 1961, says that “no person shall open sluice 12 without a token from the engineer”. Nobody alive has seen such a token. I asked at the museum; they have a drawer full, numbered 1 to 48, with 31 missing.</p>
<p>Next time: sluices, eels, and a reader in Friesland who signs her letters with a map reference.</p>
<p><a href="https://saltmarsh.inkletter.example/subscribe?utm_source=email">Upgrade to paid</a> &nbsp; Readers who pay get the maps: $5 a month or $50 a year, and 20% off until June with <b>SAMPHIRE20</b>.</p>
<p><a href="${post('samphire/comments')}">Leave a comment (23)</a> &middot; <a href="https://inkletter.example/redirect/2/${random.text(B64, 40)}">Unsubscribe</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'code only',
      language: 'en-US',
      subject: `${second} is your Inkletter verification code`,
      html: letter(
        'Verification code',
        `<p>Enter this verification code in the app:</p><h1 style="letter-spacing:4px">${second}</h1><p>We send it because you're signing in with an address instead of a password. Didn't? Then delete this.</p>`,
      ),
      codes: [second],
      links: [],
      best: { code: second },
    },
    {
      name: 'receipt of a paid subscription',
      language: 'en-US',
      subject: 'Your payment receipt from Saltmarsh Notes',
      html: letter(
        'Receipt',
        `<h2>Thanks for your support</h2><p>Receipt from Saltmarsh Notes<br>Receipt #${random.digits(4)}-${random.digits(4)}</p>
<table width="100%"><tr><td>Amount paid<br><b>$50.00</b></td><td>Date paid<br><b>May 12, 2026</b></td><td>Payment method<br><b>MC - ${random.digits(4)}</b></td></tr></table>
<p>May 12, 2026 – May 12, 2027: Yearly subscription, $50.00. It renews unless you cancel in your <a href="https://saltmarsh.inkletter.example/account">account settings</a>. You have 1 gift month to hand out: saltmarsh.inkletter.example/gift/${random.text('0123456789abcdef', 8)}</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'invited to write',
      language: 'en-US',
      subject: 'Hanne Wick invited you to contribute to Saltmarsh Notes',
      html: letter(
        'Invitation',
        `<p>Hanne would like you on the masthead of <b>Saltmarsh Notes</b> as a <b>Contributor</b>: you can draft posts, and she publishes them.</p><p><a href="${author}" style="background:#2b5d50;color:#fff;padding:10px 18px">Join the publication</a></p><p>2,${random.digits(3)} people read it. This offer is open for seven days.</p>`,
      ),
      codes: [],
      links: [author],
      best: { link: author },
    },
  ];
}
