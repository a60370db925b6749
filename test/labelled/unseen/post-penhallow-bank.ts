/** A retail bank of the United States in old nested tables: passcodes, documents to sign, statements, alerts; English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';
const MIXED = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

export function mails(random: Random): FamilyMail[] {
  const account = random.digits(4);
  const page = (
    preheader: string,
    title: string,
    rows: string,
  ) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${title}</title>
<style type="text/css">body{margin:0;padding:0;background:#f2f2f0} td{font-family:Arial,Helvetica,sans-serif} a{color:#0a4d8c}
@media only screen and (max-width:480px){.w{width:100%!important}}</style></head>
<body bgcolor="#f2f2f0"><div style="display:none;font-size:1px;color:#f2f2f0">${preheader}</div>
<table width="100%" border="0" cellspacing="0" cellpadding="0"><tr><td align="center">
<table class="w" width="600" border="0" cellspacing="0" cellpadding="0" bgcolor="#ffffff">
<tr><td style="padding:18px 24px;border-bottom:4px solid #0a4d8c"><img src="https://img.penhallow.example/em/logo_220x40.gif" width="220" height="40" alt="PENHALLOW NATIONAL BANK" border="0"></td></tr>
<tr><td style="padding:24px 24px 6px;font-size:22px;color:#1d2b3a"><b>${title}</b></td></tr>
${rows}
<tr><td style="padding:20px 24px;font-size:11px;line-height:15px;color:#777777;background:#f7f7f5">
<b>About this message</b><br>This service email gives you updates about your Penhallow relationship. We'll never ask for your PIN or Social Security number in an email.
See our <a href="https://links.penhallow.example/a/hBc${random.text(MIXED, 22)}/privacy">Privacy Notice</a> and <a href="https://links.penhallow.example/a/hBc${random.text(MIXED, 22)}/security">Security Center</a>.
Questions? Our agents answer at 1-800-555-0142 from anywhere in the U.S. (TTY 711).<br><br>
Penhallow National Bank, N.A. Member FDIC. Equal Housing Lender.<br>&copy; 2026 Penhallow Financial Corp., 400 Dorset Plaza, Mail Code PH1-0294, Columbus, OH 43215<br>LC-EM${random.digits(4)}</td></tr>
</table></td></tr></table><img src="https://links.penhallow.example/o/${random.text(HEX, 32)}.gif" width="1" height="1" alt=""></body></html>`;
  const row = (html: string) =>
    `<tr><td style="padding:8px 24px;font-size:15px;line-height:22px;color:#333333">${html}</td></tr>`;
  const grid = (lines: readonly [string, string][]) =>
    row(
      `<table width="100%" border="0" cellspacing="0" cellpadding="6" style="border:1px solid #d8d8d4">${lines
        .map(
          ([left, right]) =>
            `<tr><td width="45%" style="font-size:13px;color:#666666">${left}</td><td style="font-size:14px"><b>${right}</b></td></tr>`,
        )
        .join('')}</table>`,
    );

  const passcode = random.digits(8);
  const recipient = random.digits(6);
  const opening = random.digits(6);
  const application = random.digits(9);
  const sign = `https://links.penhallow.example/a/hBc${random.text(MIXED, 40)}/review-and-sign`;
  const paperless = `https://secure.penhallow.example/web/email-confirm?eid=${random.text(HEX, 32)}&src=paperless`;
  const balance = random.whole(900, 8000);

  return [
    {
      name: 'passcode for a browser that the bank has not seen',
      language: 'en',
      subject: 'Your requested one-time passcode',
      html: page(
        'Use it to finish signing in. Keep it to yourself.',
        "Here's your one-time passcode",
        `${row("We don't recognize the browser you're using, so we need to make sure it's you. On the sign-in page, type this passcode along with your password:")}
<tr><td align="center" style="padding:14px 24px"><table border="0" cellspacing="0" cellpadding="14" style="border:2px solid #0a4d8c"><tr><td style="font-size:26px;letter-spacing:2px"><b>${passcode}</b></td></tr></table></td></tr>
${row('It expires in 30 minutes, or as soon as you ask for another one.')}
${row("<b>Penhallow employees won't ever call, text or email you for a passcode.</b> If someone does, hang up and dial 1-800-555-0142.")}`,
      ),
      codes: [passcode],
      links: [],
      best: { code: passcode },
    },
    {
      name: 'passcode to add somebody to pay',
      language: 'en',
      subject: `Confirm your new QuickPass recipient`,
      html: page(
        'A recipient is about to be added',
        'Adding someone to QuickPass',
        `${row('You asked to add this person to the list of people you can send money to:')}
${grid([
  ['Recipient', 'Dolores Whitfield'],
  ['Their mobile number', `(614) 555-01${random.digits(2)}`],
  ['From account', `Everyday Checking (...${account})`],
  ['Requested', 'Mar 14, 2026 at 10:52 AM ET'],
])}
${row(`Enter the code <b>${recipient}</b> when the app asks for it. After that you can send up to $2,000 a day to this recipient.`)}
${row('Only send money to people you know. Once they are enrolled, a payment can’t be canceled.')}`,
      ),
      codes: [recipient],
      links: [],
      best: { code: recipient },
    },
    {
      name: 'address check while opening an account',
      language: 'en',
      subject: 'Penhallow application: email verification',
      html: page(
        `Application ${application}`,
        "Let's verify your email",
        `${row('Thanks for choosing us for your new savings account. Go back to the application tab and enter this verification code so that we know we can reach you here.')}
<tr><td align="center" style="padding:10px 24px;font-size:30px;font-family:'Courier New',monospace;color:#0a4d8c">${opening.slice(0, 3)}&nbsp;${opening.slice(3)}</td></tr>
${grid([
  ['Application number', application],
  ['Product', 'Harvest Savings, 4.05% APY'],
  ['Saved until', 'April 13, 2026'],
])}
${row('Closed the tab? Pick up where you left off at penhallow.example/resume with the application number above and the last four digits of your SSN.')}`,
      ),
      codes: [opening],
      links: [],
      best: { code: opening },
    },
    {
      name: 'documents to sign',
      language: 'en',
      subject: 'Action needed: your account documents are ready for signature',
      html: page(
        'Two documents are waiting for you',
        'Please sign your documents',
        `${row('Robin, your banker <b>Terrance Oyelaran</b> (Gahanna branch) prepared the following for your e-signature:')}
${row('&bull; Signature card, form 1120-C<br>&bull; Consent to electronic records, rev. 08/2025')}
<tr><td align="center" style="padding:16px 24px"><table border="0" cellspacing="0" cellpadding="0"><tr><td bgcolor="#0a4d8c" style="padding:12px 28px"><a href="${sign}" style="color:#ffffff;text-decoration:none;font-size:16px"><b>Review and sign</b></a></td></tr></table></td></tr>
${row(`Envelope ${random.digits(8)} will be voided if it isn't completed by March 29, 2026.`)}`,
      ),
      codes: [],
      links: [sign],
      best: { link: sign },
    },
    {
      name: 'address to confirm for paperless statements',
      language: 'en',
      subject: 'One more step to go paperless',
      html: page(
        "Confirm your email and we'll stop the paper",
        'One more step to go paperless',
        `${row(`You chose paperless for 2 accounts (...${account}, ...${random.digits(4)}). Before the next cycle begins on April 2 we have to be sure that notices arrive.`)}
${row(`<a href="${paperless.replace('&', '&amp;')}"><b>Confirm this email address</b></a>`)}
${row("If you don't confirm within 10 days you'll stay on paper statements, which may carry a $5 monthly fee.")}`,
      ),
      codes: [],
      links: [paperless],
      best: { link: paperless },
    },
    {
      name: 'statement',
      language: 'en',
      subject: `Your statement is ready for account ending in ${account}`,
      html: page(
        'View it any time online',
        'Your statement is ready',
        `${row(`The February 2026 statement for <b>Everyday Checking (...${account})</b> is available now.`)}
${grid([
  ['Statement period', '02/03/2026 - 03/02/2026'],
  ['Ending balance', `$${balance.toLocaleString('en-US')}.${random.digits(2)}`],
  ['Deposits and additions', `$${random.whole(2000, 5000).toLocaleString('en-US')}.${random.digits(2)}`],
  ['Fees', '$0.00'],
])}
<tr><td align="center" style="padding:16px 24px"><a href="https://links.penhallow.example/a/hBc${random.text(MIXED, 40)}/statements" style="background:#0a4d8c;color:#ffffff;padding:12px 28px;text-decoration:none">See statement</a></td></tr>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'money sent',
      language: 'en',
      subject: `You sent $${random.whole(20, 400)}.00 to Dolores W.`,
      html: page(
        'QuickPass payment completed',
        'Your payment is on its way',
        `${grid([
          ['Sent to', 'DOLORES WHITFIELD'],
          ['Transaction number', random.digits(11)],
          ['Sent on', 'Mar 15, 2026'],
          ['Memo', 'March utilities'],
          ['Paid from', `Checking ...${account}`],
        ])}
${row('Money sent with QuickPass usually arrives within minutes. You can look up the payment under Pay &amp; transfer, Activity.')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'alert of a debit card used without the card',
      language: 'en',
      subject: `Alert: card ending ${random.digits(4)} was used online`,
      text: `PENHALLOW ALERTS

Debit card purchase without the card present

Amount ........ $${random.whole(12, 240)}.${random.digits(2)}
Merchant ...... SQ *BLUE HERON CYCLES 8885550${random.digits(3)}
Account ....... ...${account}
Posted ........ 03/16/2026 07:41:08 PM ET
Ref ........... ${random.digits(15)}

You asked to be told of every purchase over $10.00. Change your limits in the mobile app: Profile > Alerts > Cards.

Don't recognize it? Lock the card in the app first, then phone us at 1-800-555-0142.

Text version sent at your request. Penhallow National Bank, N.A. Member FDIC.
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
