/** A large American bank: identification codes, alerts about cards and transfers, statements, a paper to sign; English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body, subject }: Draft): { html: string } {
  return {
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1"><title>${subject}</title>
<style type="text/css">body{margin:0;padding:0;width:100%!important} .lbl{font-size:16px;line-height:20px;color:#414042} @media only screen and (max-width:590px){.fullWidth{width:100%!important}}</style></head>
<body><div style="display:none;max-height:0;overflow:hidden;color:#fff">Tidewater account message &#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<table width="100%" border="0" cellpadding="0" cellspacing="0"><tbody><tr><td align="center" style="min-width:320px;background-color:#f3f3f3">
<table class="fullWidth" border="0" width="600" cellpadding="0" cellspacing="0" style="background:#fff"><tbody>
<tr><td style="padding:20px 30px;border-bottom:4px solid #0b3d66"><img src="https://static.tidewaterbank.example/content/alerts/logo_tb.gif" width="170" alt="Tidewater Bank, N.A."></td></tr>
<tr><td style="padding:30px;font-family:Arial,Helvetica,sans-serif;font-size:16px;color:#414042">${body}</td></tr>
<tr><td style="background:#f3f3f3;padding:20px 30px;font-family:Arial,sans-serif;font-size:12px;color:#717171">
<b>ABOUT THIS MESSAGE</b><br>This service message was sent to you as a Tidewater customer to keep you up to date about your account benefits. Your personal information's privacy matters to us; see our online <a href="https://www.tidewaterbank.example/digital/privacy-security">Security Center</a>.<br><br>
Tidewater Customer Care Center, P.O. Box 65018, Norfolk, VA 23510<br>1-800-555-0148 &nbsp;|&nbsp; &copy; 2026 Tidewater Bancorp. Member FDIC. Equal Housing Lender</td></tr>
</tbody></table></td></tr></tbody></table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const identify = random.digits(8);
  const transfer = random.digits(6);
  const card = random.digits(6);
  const last = random.digits(4);
  const sign = `https://secure.tidewaterbank.example/esign/envelope/${random.text('0123456789ABCDEF', 24)}?src=em&cell=${random.digits(5)}`;
  const enroll = random.digits(6);
  const row = (label: string, value: string) =>
    `<tr><td style="padding:6px 0;border-bottom:1px solid #ddd">${label}</td><td align="right" style="padding:6px 0;border-bottom:1px solid #ddd"><b>${value}</b></td></tr>`;
  const drafts: Draft[] = [
    {
      name: 'identification code',
      language: 'en-US',
      subject: 'Your Requested Online Banking Identification Code',
      body: `<p>You're receiving this email because you're logging on from a computer or phone that we don't recognize, or that has had its cookies removed.</p>
<p>Your Identification Code is: <b>${identify}</b></p>
<p>Here's what to do next:</p><ol><li>Go back to the "Identification Code" page; don't close your browser.</li><li>Enter the code above along with your password.</li><li>Choose "Log On."</li></ol>
<p>You have 30 minutes to enter the code. If you ask for another, only the newest one works.</p>
<p>Please do not reply to this automatically generated message. Questions? The number to call is on your card.</p>`,
      codes: [identify],
    },
    {
      name: 'code for a transfer to a person',
      language: 'en-US',
      subject: 'Your one-time code for sending money',
      body: `<p>Dear ROBIN ASHER:</p><p>We were asked to add DANA WHITLOCK (dana.w@homemail.example) as someone you send money to from TW CHECKING (...${last}).</p>
<table width="100%" style="background:#eaf2f8"><tr><td align="center" style="padding:18px;font-size:28px;letter-spacing:3px">${transfer}</td></tr></table>
<p>Enter this code to approve the payment of $${random.whole(120, 900)}.00. <b>None of us will ever phone you about this number. Anyone who does is trying to steal from you.</b></p>
<p>Didn't do this? Call 1-877-555-0172 now.</p>`,
      codes: [transfer],
    },
    {
      name: 'card purchase alert',
      language: 'en-US',
      subject: `Your $${random.whole(40, 160)}.18 transaction with KROMER FUEL 2291`,
      body: `<p style="font-size:20px"><b>Transaction alert</b></p><p>You made an online, phone, or mail transaction with KROMER FUEL 2291</p>
<table width="100%" cellspacing="0">${row('Account', `Harbor Card Preferred (...${last})`)}${row('Date', 'Mar 11, 2026 at 6:52 PM ET')}${row('Merchant', 'KROMER FUEL 2291')}${row('Authorization', random.digits(6))}</table>
<p>You are receiving this alert because your transaction was above the $25.00 level you set. Settings are under Profile &gt; Alerts.</p>
<p><a href="https://www.tidewaterbank.example/alerts/review?id=${random.digits(10)}" style="background:#0b3d66;color:#fff;padding:10px 24px;border-radius:4px">Review account</a></p>`,
    },
    {
      name: 'activate a new card',
      language: 'en-US',
      subject: 'Your new debit card is on its way: save this activation code',
      body: `<p>ROBIN, the card that replaces the one ending in ${last} was mailed on February 20 and should reach you in 7&ndash;10 business days.</p>
<p>When you have it in hand, open the mobile app, choose <i>Activate a card</i>, and enter:</p>
<p style="font-size:24px">Activation code: <b>${card.slice(0, 3)}-${card.slice(3)}</b></p>
<p>Then pick a PIN of your own. The old card keeps working until you do or until 03/31/2026, whichever comes first.</p>`,
      codes: [card],
    },
    {
      name: 'enrolment to be finished',
      language: 'en-US',
      subject: 'Finish enrolling in Tidewater Online',
      body: `<p>Thanks for starting. One step is left: verify that we have the right email for ROBIN ASHER, customer since 2019.</p>
<p>Enter this verification code on the enrollment page:</p><p style="font-size:24px"><b>${enroll}</b></p>
<p>It can be used once, by midnight ET tomorrow. We'll then ask for your username and the last four of your SSN. Please have your card or account number (not this email) handy.</p>`,
      codes: [enroll],
    },
    {
      name: 'statement is ready',
      language: 'en-US',
      subject: 'Your new credit card statement is here',
      body: `<p style="font-size:20px"><b>Your statement is ready</b></p>
<table width="100%" cellspacing="0">${row('Account', `(...${last})`)}${row('Statement balance', `$${random.whole(300, 1900)}.06`)}${row('Minimum payment due', '$40.00')}${row('Payment due date', 'April 8, 2026')}</table>
<p>See it any time at tidewaterbank.example, or in the app. AutoPay is <b>on</b>: on April 8 we'll take the statement balance from TW CHECKING (...${random.digits(4)}).</p>
<p>You have ${random.whole(8, 60)},${random.digits(3)} HarborPoints. Use offer code SAIL${random.digits(3)} by 4/30 for 10% off gift cards.</p>`,
    },
    {
      name: 'paper to sign for a loan',
      language: 'en-US',
      subject: `Action needed: review and sign your loan documents (App. ${random.digits(9)})`,
      body: `<p>Hello Robin,</p><p>Congratulations, your auto loan of $${random.whole(11, 24)},500.00 at 6.24% APR is approved. To get your funds, look over the note and the disclosures and sign them electronically.</p>
<p><a href="${sign.replaceAll('&', '&amp;')}"><b>Review &amp; sign documents &raquo;</b></a></p>
<p>The approval is void if papers aren't signed by March 27, 2026. Your loan officer is Terrence Boyd, NMLS ID ${random.digits(6)}, 757-555-0119 ext. ${random.digits(4)}.</p>`,
      links: [sign],
    },
  ];
  return laidOut(drafts, layout);
}
