/** An app that brings food: codes on sign-in, orders with drop-off PINs, receipts, refunds, vouchers, a group order; English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const B64 = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';

function layout({ body, subject }: Draft): { html: string } {
  return {
    html: `<!DOCTYPE html><html><head><meta charset="UTF-8"><meta name="color-scheme" content="light only"><title>${subject}</title>
<style type="text/css">
@font-face{font-family:'MC Sans';src:url('https://cdn.munchcart.example/fonts/mc.woff2') format('woff2')}
.t1{font-size:28px;line-height:34px;font-weight:700;color:#191919}.t2{font-size:16px;line-height:24px;color:#494949}
.btn a{background:#eb1700;border-radius:100px;color:#fff;display:block;padding:14px;text-align:center;text-decoration:none;font-weight:700}
</style></head><body style="margin:0;background:#f7f7f7;font-family:'MC Sans',Arial"><table role="presentation" width="100%"><tr><td align="center">
<table role="presentation" width="480" bgcolor="#ffffff" style="margin:24px 0"><tr><td style="padding:24px"><img src="https://cdn.munchcart.example/email/mc-wordmark.png" alt="MunchCart" width="140"></td></tr>
<tr><td style="padding:0 24px 24px">${body}</td></tr></table>
<p style="font-size:11px;color:#767676;width:432px">&copy;2026 MunchCart, Inc. | 303 2nd Quay, Suite 800, San Francisco, CA 94107<br><a href="https://links.munchcart.example/u/click?_t=hp">Help</a> &bull; <a href="https://links.munchcart.example/u/click?_t=pp">Privacy</a> &bull; <a href="https://links.munchcart.example/u/click?_t=un">Manage preferences</a></p></td></tr></table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(6);
  const second = random.digits(4);
  const email = random.digits(6);
  const order = random.text('0123456789abcdef', 8);
  const group = `https://drd.sh.example/cart/${random.text(B64, 6)}/`;
  const restore = `https://links.munchcart.example/u/click?_t=${random.text('0123456789abcdef', 32)}&_m=${random.text('0123456789abcdef', 32)}&_e=${random.text(B64, 60)}`;
  const drafts: Draft[] = [
    {
      name: 'code to sign in',
      language: 'en-US',
      subject: `${code} is your MunchCart verification code`,
      body: `<p class="t1">Your verification code</p><p class="t2">To finish logging in, enter this code:</p><p style="font-size:40px;font-weight:700">${code}</p><p class="t2">Don't share it. Our drivers and support agents won't ask for it.</p>`,
      codes: [code],
    },
    {
      name: 'order on its way with a PIN for the driver',
      language: 'en-US',
      subject: 'Order Confirmation for Robin from Thai Lotus Kitchen',
      body: `<p class="t1">Thanks for your order, Robin</p><p class="t2">Estimated arrival: 6:42 PM &ndash; 6:57 PM<br>Your drop-off PIN: <b>${random.digits(4)}</b>. Give it to your Carter at the door, since this order has alcohol in it.</p>
<table width="100%" class="t2"><tr><td>1x Pad See Ew (tofu)</td><td align="right">$15.50</td></tr><tr><td>1x Tom Kha</td><td align="right">$8.25</td></tr><tr><td>2x Singha 12oz</td><td align="right">$11.00</td></tr><tr><td>Tax</td><td align="right">$3.04</td></tr><tr><td>Carter tip</td><td align="right">$6.00</td></tr><tr><td><b>Total Charged</b></td><td align="right"><b>$${random.whole(44, 52)}.78</b></td></tr></table>
<div class="btn"><a href="https://links.munchcart.example/u/click?_t=ord&amp;o=${order}">Track your order</a></div><p class="t2">Order #${order}, Visa ...${random.digits(4)}. Deliver to: 40 N Mill Rd, Apt 6, gate code *${random.digits(4)}.</p>`,
    },
    {
      name: 'confirm the address with a code',
      language: 'en-US',
      subject: 'Confirm your email',
      body: `<p class="t1">Welcome to the table</p><p class="t2">Confirm your email to get $0 delivery on your first order.</p><p class="t2">Confirmation code: <b>${email}</b></p><p class="t2">Enter it in the app under Account &gt; Email.</p>`,
      codes: [email],
    },
    {
      name: 'refund',
      language: 'en-US',
      subject: `Your refund for order ${order}`,
      body: `<p class="t1">We're sorry that was missing</p><p class="t2">We've refunded <b>$11.00</b> for: Singha 12oz (2). $5.00 came back as credits right away. The remaining $6.00 goes to Visa ...${random.digits(4)} in 5&ndash;7 business days.</p><p class="t2">Case number: ${random.digits(10)}</p>`,
    },
    {
      name: 'password to be reset',
      language: 'en-US',
      subject: 'Reset your MunchCart password',
      body: `<p class="t1">Forgot your password?</p><p class="t2">Tap below to make a new one. This link expires in 1 hour.</p><div class="btn"><a href="${restore.replaceAll('&', '&amp;')}">Reset password</a></div><p class="t2">Didn't ask for it? No changes were made, so you can skip this one.</p>`,
      links: [restore],
    },
    {
      name: 'invited to a group order',
      language: 'en-US',
      subject: 'Ada started a group order: add your items by 11:30',
      body: `<p class="t1">Lunch is on Ada</p><p class="t2">Ada Brandt (Ottway Studio) invited you to order from <b>Green Fork Salads</b>. Spend up to $18.00. She sends the order at 11:30 AM.</p><div class="btn"><a href="${group}">Join group order</a></div>`,
      links: [group],
    },
    {
      name: 'promotion',
      language: 'en-US',
      subject: 'Robin, 40% off is about to expire ⏰',
      body: `<p class="t1">40% off, up to $15</p><p class="t2">Use code <b>YUM40</b> at checkout through 4/12. Min. subtotal $20.</p><div class="btn"><a href="https://links.munchcart.example/u/click?_t=promo">Order now</a></div><p class="t2">Near you: Thai Lotus Kitchen (4.8, 2,100+ ratings, 25 min), Pho 79 (4.7), Burger Dept. No. 5 (4.4)</p><p style="font-size:10px">Fees, taxes, and gratuity still apply. One use per person. Promo ID ${random.digits(7)}.</p>`,
    },
    {
      name: 'code for changing the phone',
      language: 'en-US',
      subject: 'Verify it’s you before changing your phone number',
      body: `<p class="t1">Changing your number?</p><p class="t2">We got a request to replace (***) ***-${random.digits(2)}${random.digits(2)} on your account. To approve, enter <b>${second}</b>.</p><p class="t2">Not you? Open the app, go to Security and tap Sign out everywhere.</p>`,
      codes: [second],
    },
  ];
  return laidOut(drafts, layout);
}
