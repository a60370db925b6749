/** A card issuer of the United States: checks of online purchases, keys, resets, bills, points; English, mostly both parts. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const URLSAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function mails(random: Random): FamilyMail[] {
  const ending = random.digits(5);
  const frame = (inner: string) => `<html lang="en"><head><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#ffffff;font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;color:#1b1b1b">
<table role="presentation" width="640" align="center" cellpadding="0" cellspacing="0">
<tr><td style="background:#27364f;padding:22px 30px;color:#ffffff;font-size:20px;font-weight:300">ORRERY</td>
<td align="right" style="background:#27364f;padding:22px 30px;color:#c9d3e6;font-size:12px">ROBIN A. POSTROOM<br>Account Ending: ${ending}</td></tr>
<tr><td colspan="2" style="padding:30px;font-size:16px;line-height:24px">${inner}</td></tr>
<tr><td colspan="2" style="padding:24px 30px;border-top:1px solid #ccd0d6;font-size:11px;color:#6b7280;line-height:16px">
<a href="https://www.orrery.example/privacy?inav=em_foot">Privacy Statement</a> | <a href="https://www.orrery.example/contact?inav=em_foot">Contact Customer Care</a> | <a href="https://www.orrery.example/alerts/preferences?inav=em_foot">Manage alerts</a>
<p>Your name and the digits above show that Orrery sent this. To learn more about email fraud, visit our Security Hub.</p>
<p>Copyright 2026 Orrery Card Services Company. P.O. Box 981500, El Paso, TX 79998</p><p>AGNEU${UPPER[random.whole(0, 23)]}CC000${random.digits(4)}</p></td></tr></table></body></html>`;
  const card = (subject: string, text: string, inner: string, encoding: 'quoted-printable' | 'base64' = 'quoted-printable') =>
    bothParts({
      from: 'Orrery <OrreryCard@welcome.orrery.example>',
      subject,
      encoding,
      text: `${text}\n\nOrrery Card Services, P.O. Box 981500, El Paso, TX 79998\nAccount Ending: ${ending}\n`,
      html: frame(inner),
      header: [`Message-ID: <${random.digits(10)}.${random.digits(6)}@mta17.orrery.example>`, 'X-Mailer: eReachPro 9.2'],
    });

  const purchase = random.digits(6);
  const amount = `$${random.whole(60, 900)}.${random.digits(2)}`;
  const login = random.digits(6);
  const card4 = random.digits(4);
  const wallet = random.digits(6);
  const reset = `https://online.orrery.example/recover/start?face=en_US&t=${random.text(URLSAFE, 43)}`;
  const invite = `https://go.orrery.example/r/${random.text(URLSAFE, 11)}`;
  const left = random.digits(3);
  const due = `$${random.whole(1, 3)},${random.digits(3)}.${random.digits(2)}`;

  return [
    {
      name: 'purchase at a shop to approve',
      language: 'en',
      ...card(
        'Your SafeBuy code for an online purchase',
        `Your SafeBuy code is ${purchase}.

Type it on the merchant's checkout page to approve this purchase:

  HOLLOWAY & REED FURNITURE
  ${amount}
  Card ending ${ending}

The code works for 10 minutes. An Orrery agent has no reason to ask you for it.
Not you? Call 1-800-555-0119 right away.`,
        `<p>Your SafeBuy code is</p><p style="font-size:34px;font-weight:700;margin:8px 0">${purchase}</p>
<p>Type it on the merchant's checkout page to approve this purchase:</p>
<table cellpadding="8" style="background:#f3f5f8;width:100%"><tr><td>Merchant</td><td>HOLLOWAY &amp; REED FURNITURE</td></tr><tr><td>Amount</td><td>${amount}</td></tr><tr><td>Card ending</td><td>${ending}</td></tr></table>
<p>The code works for 10 minutes. An Orrery agent has no reason to ask you for it.</p><p>Not you? Call 1-800-555-0119 right away.</p>`,
      ),
      codes: [purchase],
      links: [],
      best: { code: purchase },
    },
    {
      name: 're-authentication key',
      language: 'en',
      ...card(
        'Orrery Re-Authentication Key',
        `Dear Robin A. Postroom,

As you asked, here is your one-time re-authentication key:

${login}

Go to the screen that asked for the key and type it there. It becomes invalid after ten minutes.

Did somebody else start this? Then change your password from the website and tell us.`,
        `<p>Dear Robin A. Postroom,</p><p>As you asked, here is your one-time re-authentication key:</p>
<p align="center" style="border:1px dashed #27364f;padding:18px;font-size:24px">${login}</p>
<p>Go to the screen that asked for the key and type it there. It becomes invalid after ten minutes.</p>
<p>Did somebody else start this? Then <a href="https://www.orrery.example/security/password?inav=em_key">change your password</a> from the website and tell us.</p>`,
        'base64',
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'card added to a phone',
      language: 'en',
      subject: 'Finish adding your card to Pebble Wallet',
      text: `Hi Robin,

You are adding your Orrery Silver Card ending ${card4} to Pebble Wallet on "Robin's phone".

Wallet activation code: ${wallet}

Open the wallet, tap the card, choose Enter Code and fill it in before 6:15 PM MST.

If you are not adding a card to a phone, call 1-800-555-0119 (collect from abroad: +1-336-555-0163).

Orrery Card Services
Ref PW-${random.digits(7)}
`,
      codes: [wallet],
      links: [],
      best: { code: wallet },
    },
    {
      name: 'forgotten password',
      language: 'en',
      ...card(
        'Reset your Orrery password',
        `Somebody, most likely you, wants a new password for your Online Account.

Create a new password here (good for 1 hour, one use):
${reset}

If it wasn't you, nothing changes and you can throw this email away.`,
        `<p>Somebody, most likely you, wants a new password for your Online Account.</p>
<p><a href="${reset.replaceAll('&', '&amp;')}" style="display:inline-block;background:#006fcf;color:#fff;padding:13px 34px;border-radius:4px;text-decoration:none">Create a new password</a></p>
<p style="font-size:13px;color:#555">Good for 1 hour, one use. If it wasn't you, nothing changes and you can throw this email away.</p>`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'invited as an account manager',
      language: 'en',
      subject: 'Priya Raghunathan has named you as Account Manager',
      html: frame(`<h2 style="font-weight:300">You've been named</h2>
<p>Card Member <b>Priya Raghunathan</b> (account ending ${random.digits(5)}) would like you to look after her account: see transactions, dispute charges and pay the bill. You won't be liable for the balance.</p>
<p><a href="${invite}" style="background:#006fcf;color:#fff;padding:13px 34px;text-decoration:none">Accept the role</a></p>
<p>You'll need the last four digits of her card and the security question you agreed on. The offer lapses on 30 June 2026.</p>`),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'bill due',
      language: 'en',
      ...card(
        'Reminder: Your payment is due soon',
        `Payment due: April 9, 2026
Statement balance: ${due}
Minimum due: $40.00
Available credit: $11,${left}.00

AutoPay is off. Set it up from Payments in the app.`,
        `<p style="font-size:22px">A payment is due on <b>April 9, 2026</b></p>
<table width="100%" cellpadding="8"><tr><td>Statement balance</td><td align="right">${due}</td></tr><tr><td>Minimum due</td><td align="right">$40.00</td></tr><tr><td>Available credit</td><td align="right">$11,${left}.00</td></tr></table>
<p><a href="https://online.orrery.example/pay?inav=em_due&amp;cuid=${random.text(URLSAFE, 16)}" style="background:#006fcf;color:#fff;padding:13px 34px;text-decoration:none">Make a payment</a></p><p>AutoPay is off. <a href="https://online.orrery.example/autopay?inav=em_due">Set it up</a></p>`,
        'base64',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'offer with a referral and a points balance',
      language: 'en',
      subject: 'You could earn 15,000 points for every friend you refer',
      html: frame(`<img src="https://cdn.orrery.example/mgm/2026/q2/hero@2x.jpg" width="580" alt="Two friends at a table outside">
<h1 style="font-weight:300">Good taste is worth sharing</h1>
<p>Robin, you have <b>${random.whole(20, 90)},${random.digits(3)}</b> Orbit Points. Add up to 75,000 more this year: you get 15,000 for each approved friend, and they start with a welcome bonus of 20,000.</p>
<p>Your personal referral code<br><span style="font-size:22px;border:1px solid #27364f;padding:6px 14px">ROBINP${random.text(UPPER, 2)}${random.digits(2)}</span></p>
<p><a href="https://go.orrery.example/refer/${random.text(URLSAFE, 11)}?xl=cpmgm" style="background:#b4975a;color:#fff;padding:13px 34px;text-decoration:none">Refer a friend</a></p>
<p style="font-size:11px;color:#777">Offer ends 07/22/2026. Friends must apply through your link or give your referral code by phone. Bonus points post 8-12 weeks after approval. Form 1099 may be issued. Card Members whose accounts aren't in good standing are not eligible. Offer ID ${random.digits(6)}-MGM.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'newsletter about travel',
      language: 'en',
      subject: 'Robin, 5 ways to get more from your points this summer',
      html: frame(`<p style="font-size:11px;color:#6b7280">June 2026 &middot; Member since 2019 &middot; Points balance as of 05/31/2026: ${random.whole(20, 90)},${random.digits(3)}</p>
<h1 style="font-weight:300">Summer starts with points</h1>
<table cellpadding="0" cellspacing="0" width="100%"><tr><td width="280" valign="top"><img src="https://cdn.orrery.example/nl/2026/06/coast@2x.jpg" width="270" alt="Coast road in Nova Scotia"></td><td valign="top" style="font-size:14px"><b>1. Fly for less.</b> Transfer 1,000 points to 1,000 miles with eleven airlines. Until June 30 there's a 25% transfer bonus with two of them.<p><a href="https://www.orrery.example/rewards/transfer?inav=em_nl0626_1">See partners</a></p></td></tr>
<tr><td valign="top" style="font-size:14px"><b>2. Third night free.</b> Book two nights at 900 Fine Hotels and stay another on us, worth $319 on average. Call 1-800-555-0157 and mention offer FH3N.<p><a href="https://www.orrery.example/travel/hotels?inav=em_nl0626_2">Browse hotels</a></p></td><td valign="top"><img src="https://cdn.orrery.example/nl/2026/06/room@2x.jpg" width="270" alt="Hotel room with a balcony"></td></tr></table>
<p style="font-size:14px"><b>3. Presale seats.</b> Card Members get in 48 hours early: Toronto 6/18, Chicago 6/20, Austin 6/27. <b>4. Grocery season.</b> 4x points at U.S. supermarkets on up to $25,000 a year, then 1x. <b>5. Pay with points.</b> 10,000 points are a $70 statement credit; 25,000 are $175.</p>
<table width="100%" bgcolor="#f3f5f8" cellpadding="16"><tr><td style="font-size:14px"><b>A word on safety.</b> Crooks love vacations. We won't text you a link, won't ask for a verification code by phone, and won't send a courier for your card. See the latest scams in our <a href="https://www.orrery.example/security/hub?inav=em_nl0626_6">Security Hub</a>.</td></tr></table>
<p><a href="https://www.orrery.example/rewards?inav=em_nl0626_7" style="background:#006fcf;color:#fff;padding:13px 34px;text-decoration:none">Use my points</a></p>
<p style="font-size:11px;color:#777">Terms apply; enrollment required for some benefits. Fine Hotels offer: two consecutive paid nights by 09/30/2026, taxes and resort fees excluded, room subject to availability. Supermarket bonus excludes superstores and warehouse clubs. Values may vary. CIF ${random.digits(8)}.</p>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
