/** A site where people let their homes to travellers: codes, reservations with confirmation codes, receipts, in English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ALNUM = 'ABCDEFGHJKMNPQRSTWXYZ2345689';

export function mails(random: Random): FamilyMail[] {
  const wrap = (
    inner: string,
  ) => `<html><head><meta charset="utf-8"><link rel="stylesheet" href="https://a0.larkcdn.example/airfonts/cereal.css"></head>
<body style="margin:0;background:#fff"><div style="max-width:600px;margin:0 auto;padding:24px;font-family:Circular,'Helvetica Neue',Helvetica,Arial,sans-serif;color:#222;font-size:16px;line-height:1.4">
<a href="https://www.larkstay.example/?c=.pi80.pk${random.digits(6)}"><img src="https://a0.larkcdn.example/pictures/lark-belo.png" width="40" alt="Larkstay" style="border:0"></a>
${inner}
<div style="border-top:1px solid #ddd;margin-top:32px;padding-top:16px;font-size:12px;color:#717171"><p>Larkstay Ireland UC, 8 Hanover Quay, Dublin 2, D02 DP23</p></div></div></body></html>`;
  const reservation = `HM${random.text(ALNUM, 8)}`;
  const login = random.digits(6);
  const payout = random.digits(4);
  const card = random.digits(4);
  const verify = `https://www.larkstay.example/users/confirm_email?code=${random.text('0123456789abcdef', 40)}&user_id=${random.digits(9)}`;
  const trip = `https://www.larkstay.example/trips/join/${random.text(ALNUM.toLowerCase(), 20)}`;
  const html = (url: string) => url.replaceAll('&', '&amp;');
  const none = { language: 'en', codes: [], links: [], best: null };
  return [
    {
      name: 'confirm address',
      language: 'en',
      ...bothParts({
        from: 'Larkstay <automated@larkstay.example>',
        subject: 'Please confirm your email address',
        encoding: 'base64',
        text: `Hi Robin,\n\nWelcome to Larkstay! So that hosts can reach you, please show us that this address is really yours:\n\n${verify}\n\nThanks,\nThe Larkstay Team\n`,
        html: wrap(`<p>Hi Robin,</p><p>Welcome to Larkstay! So that hosts can reach you, please show us that this address is really yours.</p>
<p><a href="${html(verify)}" style="display:inline-block;background:#ff385c;color:#fff;padding:13px 24px;border-radius:8px;text-decoration:none">Confirm email</a></p><p>Thanks,<br>The Larkstay Team</p>`),
      }),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'login code',
      language: 'en',
      subject: `Your Larkstay security code is ${login}`,
      html: wrap(`<h1 style="font-size:28px">Confirm it's you</h1><p>Hi Robin, someone's logging in from a place we haven't seen you before (Ljubljana, Slovenia). Enter this in the app or on the site:</p>
<div style="background:#f7f7f7;border-radius:8px;font-size:40px;font-weight:700;padding:20px;text-align:center">${login}</div>
<p><b>Don't share it</b>, not even with your host. Anyone who has it can change your reservations and your payout methods.</p>`),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'reservation',
      ...none,
      subject: 'Reservation confirmed for Ljubljana',
      html: wrap(`<h1>Your reservation is confirmed</h1><p>You're going to Ljubljana!</p>
<img src="https://a0.larkcdn.example/im/pictures/${random.digits(8)}.jpg" width="552" alt="Attic studio by the Dragon Bridge" style="border-radius:12px">
<h2>Attic studio by the Dragon Bridge</h2><p style="color:#717171">Entire home/apt hosted by Ma&scaron;a</p>
<table width="100%"><tr><td width="50%"><b>Check-in</b><br>Thu, Jul 9, 2026<br>3:00 PM</td><td><b>Checkout</b><br>Sun, Jul 12, 2026<br>10:00 AM</td></tr></table>
<p><a href="https://www.larkstay.example/reservation/itinerary?code=${reservation}" style="display:block;text-align:center;background:#222;color:#fff;border-radius:8px;padding:14px">View full itinerary</a></p>
<h3>Address</h3><p>Petkov&scaron;kovo nabre&#382;je 3${random.digits(1)}, 1000 Ljubljana, Slovenia</p>
<h3>Guests</h3><p>2 adults</p><h3>Confirmation code</h3><p>${reservation}</p>
<h3>Cancellation policy</h3><p>Free cancellation before Jul 4. After that, the first night is kept.</p>
<h3>Amount paid (EUR)</h3><p>&euro;287.40</p>
<h3>House rules</h3><p>No parties. Quiet hours 10 PM to 7 AM. Ma&scaron;a will message you how to get in 24 hours before.</p>`),
    },
    {
      name: 'host message',
      ...none,
      subject: 'RE: Reservation for Attic studio by the Dragon Bridge, Jul 9 – 12',
      html: wrap(`<p style="font-size:22px">Maša</p><p style="color:#717171">Host</p>
<p>Hello Robin! The street door is open until 22:00. Upstairs there is a keybox, the small grey one, turn it to ${random.digits(4)} and pull down. WiFi: "Zmaj-2G", password on the fridge. If you come by car: car park Kapitelj, 1,20 € an hour. See you!</p>
<p><a href="https://www.larkstay.example/messaging/thread/${random.digits(10)}" style="background:#ff385c;color:#fff;border-radius:8px;padding:13px 24px">Reply</a></p>
<p style="font-size:12px;color:#717171">You can also respond by replying to this email. For your protection, always pay and communicate on Larkstay.</p>`),
    },
    {
      name: 'trip invitation',
      language: 'en',
      subject: "Aiko added you to a trip to Ljubljana. You're invited!",
      html: wrap(`<h1>Aiko invited you on a trip</h1><p>Once you accept, you'll see the address, the Wi-Fi details and the messages with the host, and you'll get check-in instructions too.</p>
<p><b>Ljubljana</b>, Jul 9 &ndash; 12, 2026</p><p><a href="${trip}" style="display:inline-block;background:#ff385c;color:#fff;padding:13px 24px;border-radius:8px">Accept invitation</a></p>
<p>Rather stay at home? <a href="https://www.larkstay.example/s/experiences">Online experiences</a> start at $12.</p>`),
      codes: [],
      links: [trip],
      best: { link: trip },
    },
    {
      name: 'payment method',
      language: 'en',
      subject: 'Verify your new payment method',
      html: wrap(`<h1>Verify your card</h1><p>You've added Mastercard &bull;&bull;&bull;&bull; ${card} in Larkstay. To finish, type this 4-digit code under Payments &amp; payouts:</p>
<p style="font-size:32px"><b>${payout}</b></p><p>It's good for 30 minutes. We may also have made a charge of $1.00, which disappears within 7 days.</p>`),
      codes: [payout],
      links: [],
      best: { code: payout },
    },
    {
      name: 'receipt',
      ...none,
      subject: 'Your receipt from Larkstay',
      html: wrap(`<h1>Your receipt from Larkstay</h1><p>Receipt ID: RC${random.text(ALNUM, 8)} &middot; July 4, 2026</p>
<table width="100%"><tr><td>&euro;82.00 x 3 nights</td><td align="right">&euro;246.00</td></tr><tr><td>Cleaning fee</td><td align="right">&euro;20.00</td></tr><tr><td>Larkstay service fee</td><td align="right">&euro;12.02</td></tr><tr><td>Tourist tax</td><td align="right">&euro;9.38</td></tr><tr><td><b>Total (EUR)</b></td><td align="right"><b>&euro;287.40</b></td></tr></table>
<p>MASTERCARD &bull;&bull;&bull;&bull; ${card} &middot; March 28, 2026 &middot; Confirmation code ${reservation}</p>
<p><a href="https://www.larkstay.example/receipt/${reservation}">Get PDF receipt</a></p><p>Larkstay Payments UK Ltd. VAT ID IE97${random.digits(5)}D</p>`),
    },
  ];
}
