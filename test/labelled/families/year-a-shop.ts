/** A very large web shop of the United States: one-time passwords, approvals, orders, parcels, refunds and offers, in English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';
import { withTextParts } from '../text-of-html.ts';

export function mails(random: Random): FamilyMail[] {
  const pixel = `<img width="1" height="1" src="https://www.brindlecart.example/gp/r.html?C=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 13)}&amp;T=O&amp;U=https%3A%2F%2Fimages.brindlecart.example%2Ftransp.gif" alt="">`;
  const frame = (right: string, inner: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title></title></head>
<body style="margin:0;font:12px/16px Arial,sans-serif">
<table id="container" style="width:640px;color:#333;margin:0 auto;border-collapse:collapse"><tbody><tr><td style="padding:0 20px 20px">
<table id="header" style="width:100%"><tr><td width="115"><a href="https://www.brindlecart.example/gp/r.html?R=logo"><img alt="Brindlecart" src="https://images.brindlecart.example/G/01/x-locale/cs/te/logo.png" style="border:0;width:115px"></a></td>
<td align="right" style="font:20px Arial">${right}</td></tr></table>
${inner}
<p style="font-size:10px;color:#666;border-top:1px solid #eaeaea;padding-top:10px">&copy;2026 Brindlecart.com, Inc. or its affiliates. Brindlecart and all related marks are trademarks of Brindlecart.com, Inc., 2127 7th Avenue, Seattle, WA 98121</p>
</td></tr></tbody></table>${pixel}</body></html>`;
  const order = `113-${random.digits(7)}-${random.digits(7)}`;
  const signUp = random.digits(6);
  const signIn = random.digits(6);
  const forgotten = random.digits(6);
  const approve = `https://www.brindlecart.example/a/c/r?k=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz0123456789', 32)}`;
  const dataLink = `https://www.brindlecart.example/hz/privacy-central/confirm?requestId=${random.text('0123456789abcdef', 24)}`;
  const none = { language: 'en', codes: [], links: [], best: null };
  return withTextParts(
    {
      from: '"Brindlecart.com" <account-update@brindlecart.example>',
      encoding: 'quoted-printable',
      link: (label, url) => (label === '' ? '' : `${label}<br>${url}<br>`),
    },
    [
      {
        name: 'new account',
        language: 'en',
        subject: 'Verify your new Brindlecart account',
        html: frame(
          'Verify your new Brindlecart account',
          `<hr><p>This One Time Password (OTP) verifies your email address:</p>
<p style="font-size:18px;font-weight:bold">${signUp}</p>
<p>Don't share this OTP with anyone. Keeping accounts secure matters to Brindlecart. Our Customer Service won't ask for your password or OTP, nor for the number of a card or bank account. Got a suspicious email that wants your account information updated? Leave its link alone&mdash;report it to us for investigation instead.</p>
<p>Thanks for choosing Brindlecart! Come back soon.</p>`,
        ),
        codes: [signUp],
        links: [],
        best: { code: signUp },
      },
      {
        name: 'sign-in',
        language: 'en',
        subject: 'brindlecart.com: Sign-in attempt',
        html: frame(
          'Sign-in attempt',
          `<p>Someone who knows your password is attempting a sign-in.</p>
<p>When:<br><b>Feb 17, 2026 03:12 PM Pacific Standard Time</b></p>
<p>Device:<br><b>Headless Chrome Linux (Desktop)</b></p>
<p>Near:<br><b>Virginia, United States</b></p>
<p>If this was you, your verification code is:</p>
<p style="font:bold 24px Arial">${signIn}</p>
<p>Don't share it with others. If it wasn't: <a href="https://www.brindlecart.example/a/c/r?k=deny-${random.digits(12)}">click here to deny</a>.</p>`,
        ),
        codes: [signIn],
        links: [],
        best: { code: signIn },
      },
      {
        name: 'approval',
        language: 'en',
        subject: 'Action needed: Sign-in',
        html: frame(
          'Action needed',
          `<p>A sign-in has begun, with the right password for your account.</p>
<table style="margin:12px 0"><tr><td>When</td><td>Apr 02, 2026 08:40 AM</td></tr><tr><td>Device</td><td>Brindlecart Shopping App, Android</td></tr><tr><td>Near</td><td>Ohio, United States</td></tr></table>
<p>To go on with the sign-in, approve or deny it on this page:</p>
<p><a href="${approve}" style="background:#ffd814;border-radius:8px;padding:8px 24px;color:#111;text-decoration:none">Approve or Deny</a></p>
<p>After 10 minutes the request lapses.</p>`,
        ),
        codes: [],
        links: [approve],
        best: { link: approve },
      },
      {
        name: 'order',
        ...none,
        subject: 'Ordered: "Brother-compatible Label Tape 12mm" and 2 more items',
        html: frame(
          `<span style="font-size:12px"><a href="https://www.brindlecart.example/gp/css/order-history">Your Orders</a> | <a href="https://www.brindlecart.example/account">Your Account</a> | <a href="https://www.brindlecart.example/buyagain">Buy Again</a></span>`,
          `<h3>Thanks for your order, Robin!</h3>
<table width="100%" style="text-align:center"><tr><td style="border-top:4px solid #067d62"><b>Ordered</b></td><td style="border-top:4px solid #ddd">Shipped</td><td style="border-top:4px solid #ddd">Out for delivery</td><td style="border-top:4px solid #ddd">Delivered</td></tr></table>
<p><b>Arriving Friday, March 6</b><br>Robin &ndash; BOISE, ID 83702</p>
<p>Order #<br><a href="https://www.brindlecart.example/gp/r.html?R=order&amp;orderID=${order}">${order}</a></p>
<p><a href="https://www.brindlecart.example/gp/css/order-details?orderID=${order}" style="background:#ffd814;border-radius:8px;padding:8px 24px;color:#111">View or edit order</a></p>
<table width="100%"><tr><td>Brother-compatible Label Tape 12mm, black on white, pack of 5</td><td>Qty 1</td><td align="right">$14.99</td></tr>
<tr><td>USB-C to Ethernet Adapter, 2.5G</td><td>Qty 1</td><td align="right">$23.49</td></tr>
<tr><td>AA Rechargeable Batteries, 2,400 mAh (8 count)</td><td>Qty 1</td><td align="right">$19.29</td></tr>
<tr><td colspan="2"><b>Total before tax</b></td><td align="right"><b>$57.77</b></td></tr></table>`,
        ),
      },
      {
        name: 'out for delivery',
        ...none,
        subject: 'Out for delivery: no signature needed',
        html: frame(
          'Out for delivery',
          `<p>Hello Robin, your package with order #${order} is 7 stops away and should arrive between <b>2:15 PM and 4:45 PM</b>.</p>
<p>Tracking ID: TBA${random.digits(12)}<br>Carrier: Brindlecart Logistics<br>Questions on the day: 1-888-280-${random.digits(4)}</p>
<p>Nobody home? The driver takes a photo and leaves it at the front door, as your instructions say (gate box: left of the garage).</p>
<p><a href="https://www.brindlecart.example/progress-tracker/package?orderId=${order}">Track package</a></p>`,
        ),
      },
      {
        name: 'forgotten password',
        language: 'en',
        subject: 'Brindlecart password assistance',
        html: frame(
          'Password assistance',
          `<p>Authenticate with this One Time Password (OTP):</p><p style="font-size:18px"><b>${forgotten}</b></p>
<p>This password works for ten minutes. If this request did not come from you, change your account password immediately to prevent further unauthorized access.</p>`,
        ),
        codes: [forgotten],
        links: [],
        best: { code: forgotten },
      },
      {
        name: 'request for data',
        language: 'en',
        subject: 'Confirm your data request',
        html: frame(
          'Request My Data',
          `<p>Hello,</p><p>We got your request for a copy of <b>Your Orders</b> and <b>Your Addresses</b>. Before we gather anything, please confirm that it was you who asked:</p>
<p><a href="${dataLink}"><span style="background:#f0c14b;border:1px solid #a88734;padding:6px 18px">Confirm Data Request</span></a></p>
<p>You have 5 days for that. Your files then take up to 30 days.</p>`,
        ),
        codes: [],
        links: [dataLink],
        best: { link: dataLink },
      },
      {
        name: 'refund with an offer',
        ...none,
        subject: 'Your refund for USB-C to Ethernet Adapter, 2.5G',
        html: frame(
          'Refund Confirmation',
          `<p>Hello Robin,</p><p>We're refunding <b>$24.90</b> for order ${order} to your Visa ending in ${random.digits(4)}. Banks take 3 to 5 business days until it shows.</p>
<table bgcolor="#fafafa" width="100%"><tr><td>Item refund</td><td align="right">$23.49</td></tr><tr><td>Tax refund</td><td align="right">$1.41</td></tr></table>
<p>RMA: D${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 8)}RRMA. Please hand the item in at any drop-off point before Mar 31, 2026; otherwise we charge the card again.</p>
<table width="100%" style="border:1px dashed #c45500"><tr><td align="center" style="padding:10px">While you're here: <b>15% off</b> your first Subscribe order with promo code <b>STOCKUP${random.digits(2)}</b> &mdash; enter it at checkout by 4/15.</td></tr></table>`,
        ),
      },
    ],
  );
}
