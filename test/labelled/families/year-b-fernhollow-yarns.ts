/** A small shop of wool on a large shop system: sign-in codes, orders, an account to activate, a newsletter; English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body, subject }: Draft): { html: string } {
  return {
    html: `<!DOCTYPE html>
<html lang="en"><head><title>${subject}</title><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><link rel="stylesheet" type="text/css" href="https://cdn.shopstall.example/assets/notifications/styles.css">
<style>.button__cell { background: #6f4e37; } a, a:hover { color: #6f4e37; }</style></head>
<body style="margin: 0"><table class="body" style="height: 100% !important; width: 100% !important; border-spacing: 0; border-collapse: collapse"><tbody><tr><td style="font-family: -apple-system, BlinkMacSystemFont, 'Segoe UI', sans-serif">
<table class="header row" style="width: 100%; margin: 40px 0 20px"><tr><td><center><table class="container" style="width: 560px; text-align: left"><tr><td><h1 style="font-weight: normal; font-size: 30px; color: #333"><a href="https://fernhollowyarns.example" style="text-decoration: none">Fernhollow Yarns</a></h1></td></tr></table></center></td></tr></table>
<table class="row content" style="width: 100%"><tr><td><center><table class="container" style="width: 560px; text-align: left"><tr><td>${body}</td></tr></table></center></td></tr></table>
<table class="row footer" style="width: 100%; border-top: 1px solid #e5e5e5"><tr><td style="padding: 35px 0"><center><p style="color: #999; font-size: 14px; width: 560px; text-align: left">Questions? Just answer this email, or write to us at <a href="mailto:hello@fernhollowyarns.example">hello@fernhollowyarns.example</a></p></center></td></tr></table>
</td></tr></tbody></table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const pass = random.digits(6);
  const number = random.whole(1200, 4800);
  const id = random.digits(11);
  const activate = `https://fernhollowyarns.example/account/activate/${random.digits(13)}/${random.text('0123456789abcdef', 32)}-${random.digits(10)}`;
  const optIn = `https://fernhollowyarns.example/customers/confirm_marketing?token=${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789', 40)}`;
  const pay = `https://fernhollowyarns.example/${id}/invoices/${random.text('0123456789abcdef', 32)}`;
  const status = `https://fernhollowyarns.example/${id}/orders/${random.text('0123456789abcdef', 32)}/authenticate?key=${random.text('0123456789abcdef', 20)}`;
  const tracked = `LH${random.digits(9)}GB`;
  const button = (url: string, label: string) =>
    `<table class="button main-action-cell" style="margin: 20px 0"><tr><td align="center" bgcolor="#6f4e37" style="border-radius: 4px"><a href="${url.replaceAll('&', '&amp;')}" style="font-size: 16px; text-decoration: none; display: block; color: #fff; padding: 20px 25px">${label}</a></td></tr></table>`;
  const drafts: Draft[] = [
    {
      name: 'code to sign in to the shop',
      language: 'en-CA',
      subject: `Your one-time code is ${login}`,
      body: `<h2 style="font-weight: normal; font-size: 24px">Log in to Fernhollow Yarns</h2><p>Enter this code on the login page:</p><p style="font-size: 32px; letter-spacing: 4px; background: #f4f0ec; padding: 16px; text-align: center">${login}</p><p style="color: #777">Valid for 10 minutes, and for one login.</p>`,
      codes: [login],
    },
    {
      name: 'order confirmed',
      language: 'en-CA',
      subject: `Order #${number} confirmed`,
      body: `<h2 style="font-weight: normal; font-size: 24px">Thank you for your purchase!</h2><p>Hi Robin, we're packing your order now. You'll get another email once it's in the mail.</p>${button(status, 'View your order')}
<h3>Order summary</h3><table width="100%"><tr><td>Dockside DK, colour 41 Rust &times; 6</td><td align="right">$83.70</td></tr><tr><td>Bamboo needles 4.5 mm &times; 1</td><td align="right">$11.00</td></tr><tr><td>Discount (WOOLLY10)</td><td align="right">-$9.47</td></tr><tr><td>Shipping</td><td align="right">$12.00</td></tr><tr><td>HST</td><td align="right">$${random.whole(11, 14)}.64</td></tr><tr><td><b>Total</b></td><td align="right"><b>$${random.whole(106, 112)}.87 CAD</b></td></tr></table>
<h3>Customer information</h3><p>Robin Asher, 77 Lorne Ave, Stratford ON N5A 6S${random.digits(1)}, Canada<br>Visa ending with ${random.digits(4)}</p>`,
    },
    {
      name: 'account to be activated',
      language: 'en-CA',
      subject: 'Customer account activation',
      body: `<h2 style="font-weight: normal; font-size: 24px">Activate your account</h2><p>Hi Robin, you've created a new customer account at Fernhollow Yarns. Now just activate it and choose a password.</p>${button(activate, 'Activate your account')}`,
      links: [activate],
    },
    {
      name: 'a shipment is on the way',
      language: 'en-CA',
      subject: `A shipment from order #${number} is on the way`,
      body: `<p style="text-align: right; color: #999">ORDER #${number}</p><h2 style="font-weight: normal; font-size: 24px">Your yarn is on the way</h2><p>See how far it has come with the tracking number below.</p>${button(status, 'View your order')}<p>Royal Post tracking number: <a href="https://www.royalpost.example/track-your-item#/tracking-results/${tracked}">${tracked}</a></p>`,
    },
    {
      name: 'newsletter to be confirmed',
      language: 'en-CA',
      subject: 'Please confirm: woolly news from Fernhollow',
      body: `<p>Hello! You ticked the box for our newsletter at checkout. Canadian law and good manners want us to be sure.</p>${button(optIn, 'Confirm subscription')}<p>About twice a month: new dye lots, patterns, the odd sheep. Not for you? Then don't confirm, and that's the end of it.</p>`,
      links: [optIn],
    },
    {
      name: 'code of the quick checkout',
      language: 'en-CA',
      subject: `${pass} is your StallPay verification code`,
      body: `<p>Use your code to check out faster at <b>Fernhollow Yarns</b>:</p><p style="font-size: 28px"><b>${pass}</b></p><p>StallPay fills in your address and your card ending in ${random.digits(4)}. If that isn't something you're doing at the moment, just leave it.</p>`,
      codes: [pass],
    },
    {
      name: 'the shop writes about a dye lot',
      language: 'en-CA',
      subject: `Re: order #${number}`,
      body: `<p>Hi Robin,</p><p>Quick question before I pack: you asked for six skeins of lot 2207, and I've only four left. The other two would be lot 2211, which is a hair redder. OK to mix, or shall I refund $27.90?</p><p>Also I've tucked in a coupon, MUDDYBOOTS, 15% till Hallowe'en, for your trouble.</p><p>Gwen<br>519-555-01${random.digits(2)}, Tue-Sat 10-5</p>`,
    },
    {
      name: 'payment to be completed',
      language: 'en-CA',
      subject: `Complete your order #D${random.whole(100, 400)}`,
      body: `<h2 style="font-weight: normal; font-size: 24px">Complete your purchase</h2><p>Robin, Gwen made up this order for you: Dockside DK lot 2211 &times; 2, $27.90. You can pay online whenever you're ready.</p>${button(pay, 'Complete your purchase')}<p>or <a href="https://fernhollowyarns.example">Visit our store</a></p>`,
    },
  ];
  return laidOut(drafts, layout);
}
