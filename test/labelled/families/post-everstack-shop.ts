/** A huge shop of the United States and Canada: OTPs, orders, deliveries, household invitations, returns; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const REF = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

export function mails(random: Random): FamilyMail[] {
  const order = `${random.digits(3)}-${random.digits(7)}-${random.digits(7)}`;
  const link = (path: string) =>
    `https://www.everstack.example/gp/r.html?C=${random.text(REF, 13)}&K=${random.text(REF, 14)}&U=${path}`;
  const plainTable = (
    inner: string,
  ) => `<html><body><table align="center" width="500" style="border-collapse:collapse;font:12px/16px Arial,sans-serif;color:#333"><tbody>
<tr><td style="padding:0 0 12px;border-bottom:1px solid #eaeaea"><img alt="everstack.example" src="https://images.everstack.example/G/01/email/logo._CB${random.digits(9)}_.png"></td></tr>
<tr><td style="padding:14px 0">${inner}</td></tr>
<tr><td style="padding:12px 0;border-top:1px solid #eaeaea;color:#666;font-size:10px">&copy; 2026 Everstack.example, Inc. and its companies. All rights reserved. Everstack, 2112 Alder Ave, Tacoma, WA 98402.<br>Reference: ${random.digits(9)}. This email was sent from a notification-only address that cannot accept incoming email.</td></tr></tbody></table></body></html>`;
  const send = (subject: string, text: string, inner: string, encoding: 'quoted-printable' | 'base64' = 'quoted-printable') =>
    bothParts({
      from: '"Everstack.example" <account-update@everstack.example>',
      subject,
      text,
      html: plainTable(inner),
      encoding,
      header: [`X-Bounce-Reference: ${random.text(REF, 24)}`, 'Bounces-to: 2026081100@bounces.everstack.example'],
    });

  const newEmail = random.digits(6);
  const otp = random.digits(6);
  const recovery = random.digits(6);
  const deny = `https://www.everstack.example/a/deny?k=${random.text(REF, 18)}`;
  const approve = `https://www.everstack.example/a/c/r?k=${random.text(REF, 26)}`;
  const household = link('%2Fmyh%2Faccept');
  const pickup = random.digits(6);
  const track = `TBE${random.digits(12)}`;

  return [
    {
      name: 'new account',
      language: 'en',
      ...send(
        'Verify your new Everstack account',
        `We'd like to be sure this address is yours. Back on the registration page, enter this One Time Password (OTP):

${newEmail}

Keep the OTP private: customer service reps don't need it, and neither does a delivery driver.

Thank you for shopping at Everstack!
`,
        `<p style="font-size:20px">Verify your new Everstack account</p><p>We'd like to be sure this address is yours. Back on the registration page, enter this One Time Password (OTP):</p><p style="font-size:18px;font-weight:bold">${newEmail}</p><p>Keep the OTP private: customer service reps don't need it, and neither does a delivery driver.</p><p>Thank you for shopping at Everstack!</p>`,
      ),
      codes: [newEmail],
      links: [],
      best: { code: newEmail },
    },
    {
      name: 'sign-in attempt with a code and a link to deny it',
      language: 'en',
      ...send(
        'everstack.example: Sign-in attempt',
        `The correct password for your account was just typed on a device we don't know.

When: Aug 11, 2026 08:03 AM Pacific Daylight Time
Device: Safari on iOS (mobile)
Near: Vancouver, British Columbia

Was it you? Then finish with this verification code:

${otp}

Wasn't you? ${deny}
`,
        `<p style="font-size:20px">Sign-in attempt</p><p>The correct password for your account was just typed on a device we don't know.</p><table style="font-size:12px"><tr><td><b>When:</b></td><td>Aug 11, 2026 08:03 AM Pacific Daylight Time</td></tr><tr><td><b>Device:</b></td><td>Safari on iOS (mobile)</td></tr><tr><td><b>Near:</b></td><td>Vancouver, British Columbia</td></tr></table><p>Was it you? Then finish with this verification code:</p><div style="background:#f3f3f3;font-size:24px;padding:12px;text-align:center">${otp}</div><p>Wasn't you? <a href="${deny}">Deny it</a>.</p>`,
        'base64',
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'password assistance',
      language: 'en',
      subject: 'Everstack password assistance',
      html: plainTable(
        `<p>Hello Robin,</p><p>To authenticate, please enter this code at the password assistance page:</p><p><b>${recovery}</b></p><p>Come back soon.</p><p style="color:#666">Sent ${random.whole(1, 12)}:${random.whole(10, 59)} PM PDT to a device in Vancouver, BC V6B ${random.digits(1)}K${random.digits(1)}.</p>`,
      ),
      codes: [recovery],
      links: [],
      best: { code: recovery },
    },
    {
      name: 'sign-in to approve by a link',
      language: 'en',
      subject: 'everstack.example, action needed: Sign-in',
      html: plainTable(
        `<p>Robin, a TV app asks for access to your account.</p><p>Approve or deny: <a href="${approve}">${approve}</a></p><p>If the page does not load, type the address into a browser on a phone where you are already signed in.</p>`,
      ),
      codes: [],
      links: [approve],
      best: { link: approve },
    },
    {
      name: 'invited to a household',
      language: 'en',
      subject: 'Jordan Ouellette invited you to a Household',
      html: plainTable(
        `<p style="font-size:20px">Share more with Everstack Household</p><p>Jordan Ouellette would like to share Everstack Plus shipping, e-books and photo storage with you at no charge.</p><p><a href="${household.replaceAll('&', '&amp;')}" style="background:#f0c14b;border:1px solid #a88734;color:#111;padding:8px 18px;text-decoration:none">Accept invitation</a></p><p>Open until ${random.whole(14, 28)} August. By joining, each of you lets the other use saved cards (yours: Visa ending ${random.digits(4)}).</p>`,
      ),
      codes: [],
      links: [household],
      best: { link: household },
    },
    {
      name: 'order placed',
      language: 'en',
      subject: 'Ordered: "Hearthline 12-Cup Percolator..." and 2 more items',
      html: plainTable(`<p>Thanks for your order, Robin!</p><p>Order # <a href="${link('%2Forders').replaceAll('&', '&amp;')}">${order}</a></p>
<table width="100%" style="font-size:12px" cellpadding="4"><tr><td>Hearthline 12-Cup Percolator, Copper (B0${random.text(REF, 8)})</td><td>$48.95</td></tr><tr><td>Paper filters, 200 ct</td><td>$6.99</td></tr><tr><td>AA batteries, 24 pk</td><td>$13.49</td></tr><tr><td>PST/GST</td><td>$8.33</td></tr><tr><td><b>Grand total</b></td><td><b>$77.76</b></td></tr></table>
<p>Arriving Thursday, August 13<br>Ship to: Robin, 1188 Pender St W, Vancouver BC</p><p><a href="${link('%2Fyour-orders').replaceAll('&', '&amp;')}" style="background:#f0c14b;padding:8px 18px;color:#111;text-decoration:none">View or edit order</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'delivered to a counter',
      language: 'en',
      ...send(
        'Your package is at Marigold Pharmacy',
        `Your package can be picked up now.

Counter: Marigold Pharmacy, 780 Granville St
Pickup code: ${pickup}
Pick up by: Sunday, August 16, 11 PM
Order #${order}
Tracking ID: ${track}
`,
        `<p style="font-size:20px">Ready for pickup</p><p>Bring your pickup code to the counter at <b>Marigold Pharmacy</b>, 780 Granville St, with a photo ID.</p><p style="font-size:22px">${pickup}</p><p>Pick up by Sunday, August 16, 11 PM.</p><p>Order #${order}, tracking ID ${track}</p>`,
        'base64',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'return received',
      language: 'en',
      subject: `Your refund for order ${order}`,
      text: `Hello Robin,

We got your return and issued a refund.

Item refund: $13.${random.digits(2)}
Tax refund: $1.${random.digits(2)}
To: gift card balance (claim ending ${random.text(REF, 4)})

RMA: D${random.text(REF, 8)}RRMA
UPC: 0${random.digits(11)}

Refunds to a card show up on the statement in 3 to 5 business days.

Everstack.example
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
