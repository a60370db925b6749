/** A house that lets holiday homes: sign-in codes, confirmation, bookings with door codes, receipts; English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const MIXED = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

function layout({ body }: Draft): { html: string } {
  return {
    html: `<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<title></title><style>@media only screen and (max-width:596px){table.body .container{width:95%!important}}
.display{font-size:32px;font-weight:800;line-height:36px;color:#222}</style></head>
<body style="-moz-box-sizing:border-box;margin:0;background:#fff;color:#222;font-family:Cereal,Helvetica,Helvetica Neue,Arial,sans-serif">
<table class="body" style="width:100%"><tr><td align="center"><table class="container" style="width:600px;text-align:left">
<tr><td style="padding:24px 0"><a href="https://www.hearthstead.example/?c=.pi80.pkaG9tZQ"><img src="https://a0.mcache.example/pictures/logo.png" width="38" height="42" alt="Hearthstead"></a></td></tr>
${body}
<tr><td style="border-top:1px solid #ddd;padding-top:24px;color:#717171;font-size:12px">Hearthstead Ireland Unlimited Company<br>8 Hanover Wharf, Dublin 2, Ireland<br>
<a href="https://www.hearthstead.example/help?c=.pi80">Help Centre</a> &middot; <a href="https://www.hearthstead.example/users/notifications?c=.pi80">Email preferences</a></td></tr>
</table></td></tr></table><img src="https://www.hearthstead.example/tracking/pixel/open?id=8821" width="1" height="1" alt=""></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const signIn = random.digits(6);
  const payout = random.digits(6);
  const app = random.digits(4);
  const confirm = `https://www.hearthstead.example/verify_email?code=${random.text(MIXED, 28)}&user_id=${random.digits(9)}`;
  const trip = `HM${random.text(LETTERS, 8)}`;
  const invite = `https://www.hearthstead.example/itinerary/join/${random.text(MIXED, 16)}`;
  const drafts: Draft[] = [
    {
      name: 'code to sign in',
      language: 'en',
      subject: `${signIn} is your Hearthstead code`,
      body: `<tr><td><p class="display">Let’s get you signed in</p>
<p style="font-size:18px">Enter this code on the log-in screen:</p>
<p style="font-size:40px;font-weight:700;letter-spacing:4px">${signIn}</p>
<p>It expires in 15 minutes. Please don’t share it with anyone; Hearthstead will never call to ask for it.</p>
<p style="color:#717171">Asked for at 21:06 GMT from Chrome on Windows, near Lisbon, Portugal.</p></td></tr>`,
      codes: [signIn],
    },
    {
      name: 'confirm the address',
      language: 'en',
      subject: 'Please confirm your email address',
      body: `<tr><td><p>Hi Robin,</p><p>Welcome to Hearthstead! So that hosts can reach you, we need to know that this address is yours.</p>
<table><tr><td style="background:#e0405a;border-radius:8px;padding:14px 24px"><a href="${confirm.replaceAll('&', '&amp;')}" style="color:#fff;text-decoration:none;font-weight:700">Confirm email</a></td></tr></table>
<p>Once that is done you can save homes to a wishlist and ask hosts questions before you book.</p><p>Thanks,<br>The Hearthstead Team</p></td></tr>`,
      links: [confirm],
    },
    {
      name: 'code before a payout method changes',
      language: 'en',
      subject: 'Your security code',
      body: `<tr><td><p>Robin, you are adding a bank account ending in ${random.digits(4)} to get paid.</p>
<p>Your security code is <strong>${payout}</strong>. Enter it on the payout page to continue. We ask for one whenever payout details change.</p>
<p>Not you? <a href="https://www.hearthstead.example/account-review/start?c=.pi80">Let us know</a> straight away, and we’ll lock payouts for 48 hours.</p></td></tr>`,
      codes: [payout],
    },
    {
      name: 'booking with a keypad at the door',
      language: 'en',
      subject: `Reservation confirmed for Ribeira, 14–17 May`,
      body: `<tr><td><p class="display">Your reservation’s confirmed</p><p>You’re going to Porto!</p>
<img src="https://a0.mcache.example/im/pictures/${random.digits(8)}.jpg" width="600" alt="Bright loft over the river">
<p><b>Bright loft over the river</b><br>Entire home hosted by Inês</p>
<table width="100%"><tr><td><b>Check-in</b><br>Thursday, 14 May 2026<br>15:00</td><td><b>Checkout</b><br>Sunday, 17 May 2026<br>11:00</td></tr></table>
<p><b>Address</b><br>Rua da Lada ${random.whole(10, 190)}, 4050-340 Porto, Portugal</p>
<p><b>Getting in</b><br>The street door has a keypad: ${random.digits(4)}#. Flat key is in the lockbox on the second floor (${random.digits(3)}).</p>
<p><b>Confirmation code</b><br>${trip}</p>
<p><b>Amount</b><br>€${random.whole(210, 480)}.40 paid with Visa •••• ${random.digits(4)}</p>
<p><a href="https://www.hearthstead.example/trips/v1/${trip}?c=.pi80">View full itinerary</a></p></td></tr>`,
    },
    {
      name: 'invited to a trip',
      language: 'en',
      subject: 'Maren added you to a trip to Porto',
      body: `<tr><td><p class="display">Join Maren’s trip</p><p>Maren has booked <b>Bright loft over the river</b> and wants you along. Accept and you’ll see the address, the house rules
and how to get in. Booking ${trip}, 4 guests, 3 nights.</p>
<p><a href="${invite}" style="background:#e0405a;color:#fff;padding:14px 24px;border-radius:8px;font-weight:700">Accept invitation</a></p>
<p style="color:#717171">The invitation lapses on the day of check-in.</p></td></tr>`,
      links: [invite],
    },
    {
      name: 'code for a confirmation in the app',
      language: 'en',
      subject: 'Confirm it’s you',
      body: `<tr><td><p>Someone is logging in to your account from a device that we haven’t seen before: <b>Pixel 8, Hearthstead for Android 26.18</b>, Vila Nova de Gaia.</p>
<p>If it is you, your confirmation number is:</p><p style="font-size:32px"><b>${app}</b></p><p>If it is not, <a href="https://www.hearthstead.example/account-review/device?c=.pi80">tell us</a>; whoever it is cannot get any further without that number.</p></td></tr>`,
      codes: [app],
    },
    {
      name: 'receipt after the stay',
      language: 'en',
      subject: 'Your receipt from Hearthstead',
      body: `<tr><td><p class="display">Your receipt</p><p>Receipt ID: RC${random.text(LETTERS, 8)} &middot; 17 May 2026</p>
<table width="100%"><tr><td>€96.00 x 3 nights</td><td align="right">€288.00</td></tr><tr><td>Cleaning fee</td><td align="right">€35.00</td></tr>
<tr><td>Service fee</td><td align="right">€45.60</td></tr><tr><td>Occupancy taxes</td><td align="right">€12.00</td></tr>
<tr><td><b>Total (EUR)</b></td><td align="right"><b>€380.60</b></td></tr></table>
<p>Payment 1: Visa •••• ${random.digits(4)}, 2 March 2026, 10:44 GMT, reference ${random.digits(12)}</p>
<p>Confirmation code: ${trip}. VAT ID: IE${random.digits(7)}L. <a href="https://www.hearthstead.example/vat_invoices/${trip}">VAT invoice</a></p></td></tr>`,
    },
  ];
  return laidOut(drafts, layout);
}
