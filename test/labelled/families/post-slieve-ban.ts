/** An Irish credit union with a loan desk and an app: codes, documents to sign, notices of meetings, lodgements, draws; Irish English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const REGULATED = `Slieve Bán Credit Union Limited is regulated by the Central Bank of Ireland. Registered office: Main Street, Ballaghmore, Co. Roscommon, F42 X550. Reg. No. 417CU.`;

const card = (lead: string, body: string) => `<!DOCTYPE html>
<html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Slieve Bán CU</title></head>
<body style="margin:0;background:#f1f5ee"><span style="color:transparent;visibility:hidden;display:none;opacity:0;height:0;width:0;font-size:0">${lead}</span>
<table width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center"><table width="600" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff">
<tr><td style="padding:22px 28px;background:#1e5631"><img src="https://mcusercontent.sbcu.example/5501/images/crest.png" alt="Slieve Bán Credit Union" width="210"></td></tr>
<tr><td style="padding:28px;font-family:Lato,Tahoma,sans-serif;font-size:16px;line-height:26px;color:#27313a">${body}</td></tr>
<tr><td style="padding:20px 28px;font-family:Tahoma,sans-serif;font-size:11px;line-height:16px;color:#6d7a72;background:#f7f9f5">${REGULATED}<br>Phone (090) 555 0117 · Open Tue–Fri 9.30am–5pm, Sat 9.30am–1pm · <a href="https://sbcu.example/privacy">Privacy</a></td></tr></table></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const payee = random.digits(6);
  const pin = random.digits(4);
  const docs = `https://esign.sbcu.example/envelope/${random.text('ABCDEF0123456789', 8)}-${random.text('ABCDEF0123456789', 4)}?signer=1`;
  const verify = `https://online.sbcu.example/verify-email/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 34)}`;
  const member = random.digits(5);
  const day = random.whole(10, 27);
  return [
    {
      name: 'sign-in code',
      language: 'en-IE',
      subject: 'Your once-off passcode',
      html: card(
        'Never read this out to anyone',
        `<p>Dear Robin,</p><p>You're signing in to cu@home from a browser we haven't seen before. Key in this once-off passcode to carry on:</p><p style="background:#f1f5ee;font-size:32px;letter-spacing:6px;padding:16px;text-align:center"><strong>${login}</strong></p><p>It lasts for 10 minutes. Was that not you? Ring the office straight away on (090) 555 0117.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'new payee',
      language: 'en-IE',
      subject: 'Adding a payee to your account',
      text: `Dear member,

A new payee, "Mulvey's Hardware" (IBAN ending ${random.digits(4)}), is being added to account ${member}-S1.

To go ahead, enter ${payee.slice(0, 3)}-${payee.slice(3)} in cu@home. If you're not adding a payee, do not give this number to anybody, even
someone who says they are from the Gardaí or from ourselves.

Le meas,
Slieve Bán Credit Union

${REGULATED}
`,
      codes: [payee],
      links: [],
      best: { code: payee },
    },
    {
      name: 'app activation',
      language: 'en-IE',
      subject: 'Getting set up on the app',
      html: card(
        'Three steps and you’re away',
        `<p>Hi Robin,</p><p>Grand to have you on board! Here's how to get the app going:</p><ol><li>Download it from your usual app store.</li><li>Put in your member number, <b>${member}</b>.</li><li>When it asks for the temporary PIN, it's <b>${pin}</b>. You'll pick your own one after.</li></ol><p>The temporary PIN is no good after ${day} May.</p>`,
      ),
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'loan documents',
      language: 'en-IE',
      subject: 'Your car loan is approved – documents to sign',
      html: card(
        'Sign online, no need to call in',
        `<p>Dear Robin,</p><p>Good news: the Credit Committee has approved your loan of €9,500.00 over 60 months at 7.49% APR (€189.21 a month).</p><p><a href="${docs}" style="display:inline-block;background:#1e5631;color:#ffffff;padding:14px 30px;text-decoration:none">Review and sign your documents</a></p><p>Once signed, the money is in your account by 5pm the next working day. This offer stands until ${day} June 2026. Loan ref. L${random.digits(7)}.</p><p><b>Warning: If you do not meet the repayments on your loan, your account will go into arrears.</b></p>`,
      ),
      codes: [],
      links: [docs],
      best: { link: docs },
    },
    {
      name: 'verify address',
      language: 'en-IE',
      subject: 'Can you verify your email address?',
      text: `Hello Robin,

You asked us to switch you from paper to eStatements. We just need to be sure we've the right address for you.
Click below before ${day} March and that's the job done:

${verify}

If the link breaks over two lines, paste both bits into your browser.

Many thanks,
Aoife in Member Services
(090) 555 0117
`,
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'annual meeting',
      language: 'en-IE',
      subject: `Notice of AGM, ${day} January, Kilbride Community Hall`,
      html: card(
        'All members welcome',
        `<p>Notice is hereby given that the 58th Annual General Meeting will be held on Thursday ${day} January 2026 at 7.30pm, and by Zoom.</p><p>Webinar ID: ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}<br>Passcode: ${random.digits(6)}<br>Dial in: +353 1 555 0148</p><p>A dividend of 0.25% and a loan interest rebate of 10% are proposed. Members under 16 are not entitled to vote. Spot prizes: 10 × €50.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'lodgement',
      language: 'en-IE',
      subject: 'Lodgement received',
      text: `Account      ${member}-S1 (Robin Falk)
Lodged       €${random.whole(40, 400)}.00
Method       Standing order, ref SO${random.digits(6)}
Date         ${day}/04/2026
Balance      €3,${random.digits(3)}.${random.digits(2)}

Your statement for the half year issues on 31 May. No action needed.

${REGULATED}
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'car draw',
      language: 'en-IE',
      subject: 'And the winner of the car draw is…',
      html: card(
        'Ticket numbers inside',
        `<p>Congratulations to member 0${random.digits(4)} from Strokestown, who drove off in a Corolla Hybrid (261-RN-${random.digits(3)})! Cash prizes of €500 went to tickets ${random.digits(5)}, ${random.digits(5)} and ${random.digits(5)}.</p><p>Next draw: ${day} September. It's €60 a year, taken from your shares. Switching your mortgage? Mention code <b>SLIEVE500</b> for €500 towards legal fees.</p><p><a href="https://sbcu.example/u?e=${random.text('abcdef0123456789', 12)}">Unsubscribe</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
