/** A British neobank with short friendly mails: links that sign in, codes for the web, limits, statements, referrals; English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export function mails(random: Random): FamilyMail[] {
  const note = (content: string) => `<!doctype html>
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8"><title></title>
<style>.wrap{max-width:520px;margin:0 auto;padding:32px 20px;font:17px/1.5 'Circular',-apple-system,'Segoe UI',sans-serif;color:#14233c}
.go{background:#ff4f40;border-radius:24px;color:#fff!important;display:inline-block;font-weight:600;padding:12px 26px;text-decoration:none}
.small{color:#6b7a90;font-size:13px}</style></head>
<body><div class="wrap"><img src="https://email-assets.minnow.example/fish.png" width="48" height="48" alt="Minnow">
${content}
<hr style="border:0;border-top:1px solid #e4e8ee;margin:36px 0 18px">
<p class="small">Minnow Money Ltd is a company registered in England and Wales (No. 09446231). Authorised by the Prudential Regulation Authority, FRN 730428. Your eligible deposits are protected up to £120,000 by the FSCS. Cotton Exchange House, 9 Appold Yard, London EC2A 2AP.</p>
</div></body></html>`;

  const signIn = `https://app.minnow.example/magic/${random.text(TOKEN, 56)}`;
  const web = random.digits(6);
  const joined = `https://app.minnow.example/j/${random.text(TOKEN, 24)}?utm_medium=email&utm_source=joint`;
  const changed = `https://verify.minnow.example/e/${random.text(TOKEN, 32)}`;
  const business = random.digits(6);
  const pay = random.digits(4);

  return [
    {
      name: 'link that signs in',
      language: 'en',
      subject: 'Log in to Minnow 🐟',
      html: note(`<p>Hello again!</p>
<p>Tap below on the phone that has the Minnow app and you're straight in. No password, ever.</p>
<p><a class="go" href="${signIn}">Log in to Minnow</a></p>
<p class="small">Good for one go, within the next 15 minutes. Someone might have typed your address by mistake: if so, there's nothing to do. Never forward this email – whoever has it could get into your account.</p>`),
      codes: [],
      links: [signIn],
      best: { link: signIn },
    },
    {
      name: 'code for the web',
      language: 'en',
      subject: `${web} – your Minnow web login`,
      text: `Hi Robin,

To log in to Minnow on the web, enter this code: ${web}

It expires at ${random.whole(10, 12)}:${random.whole(10, 59)}.

You're logging in from Firefox on Windows, near Leeds. If that's not you, open the app and hit "Freeze everything" under Help.

Team Minnow
`,
      codes: [web],
      links: [],
      best: { code: web },
    },
    {
      name: 'invited to a joint account',
      language: 'en',
      subject: 'Sam wants to open a joint account with you',
      html: note(`<p>Sam Adeyemi has started a Minnow joint account and would like you on it. 🎉</p>
<p>You'll each get a card, and you'll both see what comes in and what goes out.</p>
<p><a class="go" href="${joined.replaceAll('&', '&amp;')}">Accept Sam's invite</a></p>
<p>It takes about four minutes and you'll want your passport or driving licence nearby. Sam's invite lasts until Sunday 17 May.</p>
<p class="small">Opening a joint account links your credit files. Not sure? <a href="https://minnow.example/help/joint">Have a read first</a>.</p>`),
      codes: [],
      links: [joined],
      best: { link: joined },
    },
    {
      name: 'changed address to confirm',
      language: 'en',
      subject: 'Is this your new email?',
      html: note(`<p>You told us to use this address from now on. Brilliant – just tell us it's really you:</p>
<p><a class="go" href="${changed}">Yes, it's mine</a></p>
<p>Till then we'll keep writing to the old one (rob•••@oldpost.example).</p>
<p class="small">Button being stubborn? Copy this: <br>${changed}</p>`),
      codes: [],
      links: [changed],
      best: { link: changed },
    },
    {
      name: 'code for a business account',
      language: 'en',
      subject: 'Your code for Minnow Business',
      html: note(`<p>Nearly there, Robin.</p>
<p>The code below proves that invoices can be sent from <b>robin@postroom.localhost</b>. Pop over to Settings &rarr; Invoicing to use it.</p>
<p style="background:#f0f4f9;border-radius:12px;font-size:32px;font-weight:700;letter-spacing:.3em;padding:18px;text-align:center">${business}</p>
<p class="small">We'll bin it in an hour. Sort code 04-99-1${random.digits(1)}, account ${random.digits(8)}, isn't changed by this.</p>`),
      codes: [business],
      links: [],
      best: { code: business },
    },
    {
      name: 'statement of the month in the app',
      language: 'en',
      subject: 'Your April statement',
      text: `Hi Robin,

Your statement for 1–30 April 2026 is in the app. Look under Account > Statements, then April.

Money in: £${random.whole(1, 3)},${random.digits(3)}.${random.digits(2)}
Money out: £${random.whole(1, 2)},${random.digits(3)}.${random.digits(2)}
Balance on 30 April: £${random.whole(100, 980)}.${random.digits(2)}
Personal account 04-99-12 ${random.digits(8)}

Do check it. You've got 13 months to tell us of any payment that wasn't yours.

Minnow Money Ltd, FRN 730428
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'changes of terms and of cash withdrawals',
      language: 'en',
      subject: "We're changing our terms from 1 July 2026",
      html: note(`<p>Hi Robin,</p><p>Every so often we tidy up our terms. Here's what's different:</p>
<ul><li>Free cash machine withdrawals abroad go from £200 to <b>£250</b> every 30 days, then 3% applies.</li>
<li>Cash deposits at a PayShop cost £1 each (limit £${random.whole(3, 9)}00 every 180 days).</li>
<li>Section 14(b): we may ask for proof of address once every 24 months.</li></ul>
<p>Happy? You needn't do a thing. Unhappy? You can close your account free of charge before 1 July – chat to us in the app.</p>
<p><a href="https://minnow.example/terms/2026-07?utm_campaign=tc26">Read the terms in full (PDF, 412 KB)</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'payment that a friend asked for',
      language: 'en',
      subject: `Reminder: £${random.whole(8, 45)}.50 for "curry night"`,
      html: note(`<p>Just nudging: Kwame split a bill with you on Friday and your share is still open.</p>
<p><b>Curry night at Lahore Spice</b><br>Your share: 1 of 4<br>Request #${random.digits(5)}, card ending ${pay}</p>
<p>Already settled up in cash? Mark it as paid in the app and we'll stop going on about it.</p>
<p class="small">Bring a mate to Minnow and you both get £10: give them <b>ROBIN-${random.text('BCDFGHJK', 4)}</b>.</p>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
