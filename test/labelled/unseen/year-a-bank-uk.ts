/** A British bank that lives in an app: log in by link, codes for payees and payments, statements, in British English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const firm = `73${random.digits(4)}`;
  const company = `094${random.digits(5)}`;
  const account = random.digits(8);
  const shell = (
    inner: string,
    legal = '',
  ) => `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><style>
body{font-family:"Tarn Sans",Arial,sans-serif;color:#091723;background:#f2f8f3}a.cta{display:block;background:#016b83;color:#fff;border-radius:24px;text-align:center;padding:14px;text-decoration:none}
.small{font-size:12px;color:#5c6b75}</style></head><body><div style="max-width:520px;margin:0 auto;background:#fff;padding:32px">
<img src="https://email-assets.tarnwell.example/t.png" alt="Tarnwell" width="48">
${inner}
<p class="small">${legal}Tarnwell Bank Limited (company number ${company}), is authorised by the PRA and regulated by it and the FCA. Our Financial Services Register number is ${firm}. Broadwalk House, 5 Appold St, London EC2A 2AG.</p></div></body></html>`;
  const magic = `https://auth.tarnwell.example/?token=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 60)}&redirect_uri=https%3A%2F%2Fweb.tarnwell.example%2Fcallback`;
  const joint = `https://join.tarnwell.example/joint/${random.text('0123456789abcdef', 32)}`;
  const web = random.digits(6);
  const payee = random.digits(6);
  const purchase = random.digits(6);
  const none = { language: 'en', codes: [], links: [], best: null };
  return [
    {
      name: 'log in by link',
      language: 'en',
      subject: 'Log in to Tarnwell',
      html: shell(`<h2>Hello again!</h2><p>Open this on the phone or computer where you want to log in:</p>
<p><a class="cta" href="${magic.replaceAll('&', '&amp;')}">Log in to Tarnwell</a></p>
<p>It's only good for the next 30 minutes. <b>Don't forward this email to anyone</b>, whoever they say they are: the link is as good as your password.</p>`),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'web banking',
      language: 'en',
      subject: 'Your code for web banking',
      html: shell(`<h2>Web banking</h2><p>Hi Robin, you're logging in at <b>web.tarnwell.example</b> from Chrome on Linux. Your code is:</p>
<p style="font-size:36px;letter-spacing:8px;margin:16px 0">${web}</p>
<p>Didn't try to log in? Freeze your cards in the app, then ring us on 0800 802 1${random.digits(3)} (or +44 20 3872 0${random.digits(3)} from abroad). We're here around the clock.</p>`),
      codes: [web],
      links: [],
      best: { code: web },
    },
    {
      name: 'new payee',
      language: 'en',
      subject: `${payee}: code to add a payee`,
      html: shell(`<h2>You're adding a payee</h2><table width="100%"><tr><td>Name</td><td align="right">Bramhall Lettings Ltd</td></tr><tr><td>Sort code</td><td align="right">20-${random.digits(2)}-${random.digits(2)}</td></tr><tr><td>Account number</td><td align="right">${random.digits(8)}</td></tr><tr><td>Reference</td><td align="right">FLAT2 VALE</td></tr></table>
<p>Code: <b>${payee}</b></p>
<p>&#9888;&#65039; <b>Stop. Could it be a scam?</b> If a caller has told you to move money to a &ldquo;safe account&rdquo;, it's fraud, even if they know your name and your last three payments. Hang up and dial 159.</p>`),
      codes: [payee],
      links: [],
      best: { code: payee },
    },
    {
      name: 'joint account',
      language: 'en',
      subject: 'Sam would like to bank together with you',
      html: shell(`<h2>Bills are better shared</h2><p>Sam Okafor wants to share an account with you. You'd both have a card, and see every payment as it happens.</p>
<p><a class="cta" href="${joint}">Join Sam</a></p><p>You've got until 5pm on Friday 20 March. Opening one runs a soft credit check on both of you; it also links your credit files, so only say yes to somebody whose money you'd trust.</p>`),
      codes: [],
      links: [joint],
      best: { link: joint },
    },
    {
      name: 'online purchase',
      language: 'en',
      subject: 'Approve your payment of £64.99',
      text: `Hi Robin,

You're paying £64.99 to NORTHBECK OUTDOOR with your card ending ${random.digits(4)}, and your phone seems to be offline, so we're emailing instead.

Enter ${purchase} on the shop's payment page.

Only do so if the shop and the amount are right. We'll never ring you up for it.

Tarnwell
`,
      codes: [purchase],
      links: [],
      best: { code: purchase },
    },
    {
      name: 'statement',
      ...none,
      subject: 'Your May statement is ready',
      html: shell(
        `<h2>Your May statement</h2><p>Sort code 04-00-${random.digits(2)} &nbsp; Account ${account}</p>
<table width="100%" style="border-top:1px solid #ddd"><tr><td>Opening balance, 1 May</td><td align="right">&pound;1,204.11</td></tr><tr><td>In</td><td align="right">&pound;2,310.00</td></tr><tr><td>Out</td><td align="right">&pound;1,877.46</td></tr><tr><td><b>Closing balance, 31 May</b></td><td align="right"><b>&pound;1,636.65</b></td></tr></table>
<p>You'll find the PDF in the app: Home &rarr; &middot;&middot;&middot; &rarr; Statements.</p>
<p><b>What you spent most on</b><br>Eating out &pound;212.60 (up &pound;41)<br>Transport &pound;98.20 (down &pound;13)<br>Groceries &pound;301.75</p>`,
        'The FSCS covers eligible deposits up to £120,000. ',
      ),
    },
    {
      name: 'warning of fraud',
      ...none,
      subject: "They say they're from Tarnwell. Here's how to tell",
      html: shell(`<h2>Three things we'll never do</h2><p>Last month, customers lost &pound;1.3m to callers who claimed to be us. The pattern's always the same: they sound kind, they know your postcode, and there's a rush.</p>
<ol><li><b>Ask for a code.</b> If we send you six digits, they're for you to type, not to read out.</li><li><b>Ask you to move money</b> to keep it safe.</li><li><b>Send you a link</b> in a text to &ldquo;cancel a payment&rdquo;.</li></ol>
<p>In the app, there's a Call Status at the top of your profile. If it says we're not calling, we're not calling.</p>
<p><a class="cta" href="https://tarnwell.example/blog/call-status?utm_source=crm&amp;utm_campaign=fraud_0626">Read more on the blog</a></p>`),
    },
    {
      name: 'changes of terms',
      ...none,
      subject: "We're changing our terms on 1 September 2026",
      html: shell(`<h2>What's changing</h2><p>Hi Robin, from <b>1 September 2026</b>:</p><ul><li>Cash abroad: free up to &pound;250 every 30 days (was &pound;200), 3% after that</li><li>Replacement cards sent outside the UK will cost &pound;25 (was &pound;30)</li><li>Section 14.2 now explains how we use device information to stop fraud</li></ul>
<p>You don't have to lift a finger. Not happy? Until then, leaving costs nothing. <a href="https://tarnwell.example/legal/terms/2026-09">Full terms (v31)</a></p>`),
    },
  ];
}
