/** A card company's mails in English: purchases, payees, wallets and new cards to approve, beside statements, disputes and warnings. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function framed(preheader: string, inner: string): string {
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8" />
<meta name="viewport" content="width=device-width, initial-scale=1.0" /><title>Marlowe Cards</title>
<style type="text/css">body{margin:0;background:#eef0f3}.mc{width:600px;background:#fff}.mc td{font:15px/22px Georgia,serif;color:#1d2733}
.mc .bar{background:#14213d;color:#fca311;padding:18px 32px;font-size:20px}.mc .in{padding:28px 32px}.mc .small{font-size:11px;color:#7a8593}
@media only screen and (max-width:620px){.mc{width:100%!important}}</style></head><body>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;</div>
<table width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#eef0f3"><tr><td align="center">
<table class="mc" cellpadding="0" cellspacing="0" border="0"><tr><td class="bar">Marlowe<span style="color:#fff"> Cards</span></td></tr>
<tr><td class="in">${inner}</td></tr>
<tr><td class="in small" style="border-top:1px solid #e2e6ea">Marlowe Card Services plc, 14 Tannery Row, Bristol BS1 9QX. Registered in England, company 07719340.
Firm reference 604871.<br />Lines open 8am to 8pm: 0117 496 0135 (from abroad +44 117 496 0136).<br />
<a href="https://www.marlowecards.example/help">Help centre</a> &middot; <a href="https://www.marlowecards.example/privacy">Privacy</a>
&middot; &copy; 2026 Marlowe. MC/EM/2291-04</td></tr></table></td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [purchase, payee, wallet, subjectCode] = [random.digits(6), random.digits(4), random.digits(4), random.digits(5)];
  const [web, phone] = [random.text('BCDFGHJKLMNPQRSTVWXZ', 6), random.digits(5)];
  const used = random.digits(6);
  return [
    {
      name: 'online purchase to approve',
      language: 'en',
      subject: 'Approve your purchase at Kettle & Thread',
      text: `Robin,

Kettle & Thread Ltd is asking for GBP 84.20 from your Marlowe card ending 4417.

The passcode for the checkout page: ${purchase}
Good until 14:32 on 6 November 2026.

Not shopping right now? Keep the passcode to yourself, leave the page alone and ring 0117 496 0135 (option 3).

Merchant ref KT-${random.digits(7)}
Marlowe Card Services plc - this mailbox isn't read`,
      codes: [purchase],
      links: [],
      best: { code: purchase },
    },
    {
      name: 'new payee with a four-digit number in a box',
      language: 'en',
      subject: 'A payee is waiting for your go-ahead',
      html: framed(
        'Finish adding D. Okafor to your payees',
        `<h1 style="margin:0 0 14px;font-size:22px;font-weight:normal">Adding D. Okafor</h1>
<p>You began setting up a payee on Tuesday 10 November at 09:06.</p>
<table cellpadding="6" cellspacing="0" border="0" width="100%" style="background:#f6f7f9;font-size:14px"><tr><td>Sort code</td><td align="right">20-45-11</td></tr>
<tr><td>Account</td><td align="right">xxxx ${random.digits(4)}</td></tr><tr><td>First payment</td><td align="right">&pound;1,250.00</td></tr>
<tr><td>Payment reference</td><td align="right">ROOF 2026</td></tr></table>
<p>To carry on, key this into the Marlowe site:</p>
<table align="center" cellpadding="0" cellspacing="0" border="0"><tr><td style="border:2px solid #14213d;padding:12px 30px;font:bold 30px/36px 'Courier New',monospace;letter-spacing:10px">${payee}</td></tr></table>
<p style="font-size:13px;color:#7a8593">You have 10 minutes. Three wrong tries and the payee is dropped.</p>`,
      ),
      codes: [payee],
      links: [],
      best: { code: payee },
    },
    {
      name: 'one for the site and one for the phone line',
      language: 'en',
      subject: 'Two ways to prove it is you',
      html: framed(
        'Web or phone, whichever you prefer',
        `<p>Dear Robin Ashdown,</p><p>we need to re-check your identity before we raise your limit from &pound;3,500 to &pound;6,000. Pick either way:</p>
<table width="100%" cellpadding="10" cellspacing="0" border="1" bordercolor="#d5dae0" style="border-collapse:collapse"><tr bgcolor="#f6f7f9">
<th align="left" width="50%">On the website</th><th align="left">By phone</th></tr><tr valign="top">
<td>Go to Profile &gt; Identity and fill in<br /><b style="font-size:20px;color:#14213d">${web}</b></td>
<td>Dial 0117 496 0140 and, after the tone, press<br /><b style="font-size:20px;color:#14213d">${phone}</b> then #</td></tr></table>
<p>Both stop working at midnight on 19/11/2026. Your application is number LI-${random.digits(6)}.</p>`,
      ),
      codes: [web, phone],
      links: [],
      best: { code: web },
    },
    {
      name: 'statement',
      language: 'en',
      subject: 'Your October statement, card ending 4417',
      text: `Hello Robin Ashdown

Here is how your account stood on 31 October 2026:

  Balance            GBP 1,318.66
  Least you can pay  GBP 32.97
  Pay by             24 November
  Available credit   GBP 2,181.34

Pay by bank transfer to 20-45-11, account 6${random.digits(7)}, and quote 5412 83xx xxxx 4417 so that it finds its way to you. A Direct Debit is already in place on your sister account (ending 9035), not on this one.

The full document, S${random.digits(9)}, is in the app under Papers.

Marlowe Card Services plc, 14 Tannery Row, Bristol BS1 9QX`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'warning that shows what a swindler writes',
      language: 'en',
      subject: 'The text message we would never send',
      html: framed(
        'Spot the fake before it spots you',
        `<h1 style="margin:0 0 14px;font-size:22px;font-weight:normal">A scam doing the rounds</h1>
<p>Since August some 1,900 customers have told us about a caller who says a passcode was "sent by mistake". It goes with a text like this made-up one:</p>
<blockquote style="margin:0;padding:12px 16px;border-left:4px solid #fca311;background:#fff8ea;font-style:italic">MARLOWE: your verification code is 739201. Read it to our agent to stop a payment of &pound;899.</blockquote>
<p>Nobody at Marlowe asks you to read a passcode aloud. Hang up, wait five minutes and dial the number printed on the back of your card.</p>
<p><a href="https://www.marlowecards.example/stay-sharp" style="color:#14213d">More tricks to know</a> | Report a text: forward it to 60417</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'the number stands in the subject alone',
      language: 'en',
      subject: `${subjectCode} - sign-in number for Marlowe online`,
      text: `The five digits in the title of this message let you in on the Chrome browser (Windows, 203.0.113.58). We keep them out of the body so that a preview doesn't give them away twice.

They last 8 minutes from 17:21.

Marlowe Cards | 0117 496 0135 | Ref AUTH-W/2026-${random.digits(3)}`,
      codes: [subjectCode],
      links: [],
      best: { code: subjectCode },
    },
    {
      name: 'new card with letters large and small',
      language: 'en',
      subject: 'Your new card is in the post - keep this mail',
      html: framed(
        'Activate it the day it arrives',
        `<p>Robin, your replacement card (ending 8802, expiring 11/30) left our plant in Swindon on Monday.</p>
<ol style="padding-left:20px"><li>Sign the strip on the back.</li><li>Open the Marlowe app and choose <i>Activate a card</i>.</li>
<li>Type your activation key exactly as it stands here, capitals and all: <span style="font-family:Consolas,monospace;background:#eef0f3;padding:2px 6px">hT4w-9KqZ</span></li>
<li>Cut up the old card ending 4417.</li></ol>
<p>Royal Post tracking: MQ${random.digits(9)}GB. The PIN stays what it was.</p>
<table cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#14213d" style="padding:12px 22px"><a href="https://www.marlowecards.example/app?src=card-8802" style="color:#fff;text-decoration:none">Get the app</a></td></tr></table>`,
      ),
      codes: ['hT4w-9KqZ'],
      links: [],
      best: { code: 'hT4w-9KqZ' },
    },
    {
      name: 'receipt for a passcode already used',
      language: 'en',
      subject: 'Done: GBP 310.00 to Fenwick Motors',
      html: framed(
        'Payment approved at 09:14',
        `<p>Payment <b>approved</b>.</p><p>At 09:14 somebody typed passcode ${used.slice(0, 3)} ${used.slice(3)} on the checkout page of Fenwick Motors, so we let &pound;310.00 through. The passcode is spent now.</p>
<p style="font-size:13px">Card ending 4417 &bull; Approval ${random.digits(6)} &bull; Terminal 00${random.digits(6)}</p>
<p>Wasn't it you? <a href="https://www.marlowecards.example/freeze?c=4417">Freeze the card</a> at once.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'direct debit set up',
      language: 'en',
      subject: 'Direct Debit instruction received',
      text: `Dear Robin Ashdown

Larkhill Water has lodged an instruction to collect from your Marlowe current account.

Originator number: 8${random.digits(5)}
Mandate: LKW-0${random.digits(8)}
First collection: on or after 1 December 2026, GBP 41.18
Account: 20-45-11 / ****3307

There's nothing for you to do. Cancelling is a matter of two taps in the app, up to 5pm the day before.

Marlowe, Bristol BS1 9QX`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'card into a phone wallet',
      language: 'en',
      subject: 'Adding your card to a phone wallet',
      text: `Someone is putting card 8802 on a phone called "Robin's Pebble 12".

Enter ${wallet} on that phone when it asks, by 21:40 tonight.

If the phone isn't yours, take no step; the request (no. W-${random.digits(8)}) dies by itself and we'll write to you about a fresh card.

Marlowe Card Services plc. Wallet desk: 0117 496 0148, 24 hours.`,
      codes: [wallet],
      links: [],
      best: { code: wallet },
    },
    {
      name: 'address to confirm for paperless statements',
      language: 'en',
      subject: 'One click and the paper stops',
      html: framed(
        'We need to know that this mailbox is yours',
        `<p>Going paperless, Robin? Good. Statements for the cards ending 4417 and 8802 will come to <b>robin@postroom.localhost</b> once you tell us that the mailbox belongs to you.</p>
<table cellpadding="0" cellspacing="0" border="0" align="center"><tr><td bgcolor="#fca311" style="padding:14px 30px"><a href="https://click.marlowecards.example/t/9f21?u=https%3A%2F%2Fsecure.marlowecards.example%2Fpaperless%2Fconfirm%3Fk%3D7be04c" style="color:#14213d;font-weight:bold;text-decoration:none">Yes, it's my mailbox</a></td></tr></table>
<p style="font-size:13px">The button works until 30 November 2026. Until then we go on printing: 12 sheets a year for a card, by the way.</p>`,
      ),
      codes: [],
      links: [
        'https://click.marlowecards.example/t/9f21?u=https%3A%2F%2Fsecure.marlowecards.example%2Fpaperless%2Fconfirm%3Fk%3D7be04c',
      ],
      best: {
        link: 'https://click.marlowecards.example/t/9f21?u=https%3A%2F%2Fsecure.marlowecards.example%2Fpaperless%2Fconfirm%3Fk%3D7be04c',
      },
    },
  ];
}
