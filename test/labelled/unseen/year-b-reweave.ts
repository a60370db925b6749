/** A market for second-hand clothes between people: codes, parcels to drop off, offers, messages, payouts, a dispute; English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body }: Draft): { html: string } {
  return {
    html: `<!DOCTYPE html><html><head><meta charset="utf-8"><style>* { box-sizing: border-box } .c { width:100%; max-width:600px; margin:0 auto; font: 400 16px/1.5 "Helvetica Neue", Arial, sans-serif; color:#171717 } .muted{color:#757575;font-size:12px}</style></head>
<body><table class="c" cellpadding="0" cellspacing="0"><tbody>
<tr><td style="padding:16px;border-bottom:1px solid #f2f2f2"><img src="https://static-assets.reweave.example/assets/email/rw.png" width="92" height="32" alt="Reweave"></td></tr>
<tr><td style="padding:24px 16px">${body}</td></tr>
<tr><td class="muted" style="padding:16px;background:#f2f2f2">You've been sent this because you're registered at reweave.example. Reweave UAB, Pilies g. 91, Vilnius, LT-01123, company no. 3026621904.<br><a href="https://www.reweave.example/help">Help</a> &nbsp;<a href="https://www.reweave.example/privacy">Privacy</a> &nbsp;<a href="https://www.reweave.example/settings/notifications">Unsubscribe</a></td></tr>
</tbody></table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const four = random.digits(4);
  const device = random.digits(4);
  const pay = random.digits(6);
  const confirm = `https://www.reweave.example/member/confirm_email?code=${random.text('0123456789abcdef', 40)}&email_id=${random.digits(8)}`;
  const receive = `https://www.reweave.example/transactions/${random.digits(10)}/everything-ok?key=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 18)}`;
  const parcel = random.digits(16);
  const drafts: Draft[] = [
    {
      name: 'code to log in',
      language: 'en-GB',
      subject: 'Your Reweave verification code',
      body: `<p>Hi robin.a,</p><p>Please use this code to log in:</p><h1>${four}</h1><p>We ask because you're on a device we don't know. The code works for 60 minutes.</p><p class="muted">Never give it to other members, whatever they tell you in a chat.</p>`,
      codes: [four],
    },
    {
      name: 'confirm the address',
      language: 'en-GB',
      subject: 'Confirm your email to start selling',
      body: `<p>Hello, robin.a!</p><p>Thanks for joining 80 million people who sell what they don't wear. Just confirm your email address and you can upload your first item.</p><p><a href="${confirm.replaceAll('&', '&amp;')}" style="background:#007782;color:#fff;border-radius:4px;padding:12px 24px;text-decoration:none">Confirm my email</a></p>`,
      links: [confirm],
    },
    {
      name: 'item sold, to be posted',
      language: 'en-GB',
      subject: 'You’ve sold an item! Ship it by 21 October',
      body: `<p>Well done! <b>mirela_77</b> bought <i>Corduroy jacket, rust, M</i>.</p><p>Order: £${random.whole(14, 38)}.00 (buyer protection paid separately)</p><p><b>No printer needed.</b> At the locker, choose <i>Drop off</i> and type the parcel number or scan the QR code:</p><p style="font:700 20px monospace">${parcel}</p><p>Locker: Co-op, 3 Mill Hill Rd, DE22 4A${random.pick(['B', 'F', 'N'])}, open 24/7. Drop-off PIN: ${random.digits(6)}.</p><p>If it isn't sent in 5 working days the order is cancelled.</p>`,
    },
    {
      name: 'everything all right with the parcel',
      language: 'en-GB',
      subject: 'Your parcel has arrived: is everything OK?',
      body: `<p>Your order <i>Merino cardigan, navy, S</i> was collected at 17:52. Please check it and confirm within 2 days, so that <b>oksana.knits</b> gets paid.</p><p><a href="${receive}">Everything is OK</a></p><p>Something wrong? Choose <i>I have an issue</i> in the conversation. After 30 October 17:52 the money goes to the seller.</p>`,
      links: [receive],
    },
    {
      name: 'code for a withdrawal',
      language: 'en-GB',
      subject: 'Confirm your withdrawal of £62.10',
      body: `<p>Hi,</p><p>To send £62.10 from your Reweave Balance to GB•• •••• •••• ${random.digits(4)}, enter</p><p style="font-size:24px"><strong>${pay}</strong></p><p>in the app. It takes 2 to 5 working days after that. Transfer reference RWP-${random.digits(9)}.</p>`,
      codes: [pay],
    },
    {
      name: 'an offer',
      language: 'en-GB',
      subject: 'bartek_b offers £9.00 for “Lambswool scarf”',
      body: `<p><b>bartek_b</b> (★ 4.9, 212 reviews) made an offer: <b>£9.00</b> instead of £12.00.</p><p>“hi, would you take 9? can pay now thx”</p><p><a href="https://www.reweave.example/inbox/${random.digits(10)}?utm_campaign=offer">See the offer</a></p><p class="muted">Offers end after 24 hours.</p>`,
    },
    {
      name: 'code when the phone number is changed',
      language: 'en-GB',
      subject: `Security check: ${device}`,
      body: `<p>Hi robin.a,</p><p>We noticed a change of your phone number to +44 •••• •••${random.digits(3)}. Enter the code from the subject line, <b>${device}</b>, to allow it.</p><p>If you're not the one changing it, <a href="https://www.reweave.example/help/hacked">read what to do</a>.</p>`,
      codes: [device],
    },
  ];
  return laidOut(drafts, layout);
}
