/** A chain of supermarkets with a club: codes, a family account, deliveries, vouchers, a recall; British English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body }: Draft): { html: string } {
  return {
    html: `<table width="100%" bgcolor="#f6f6f6" style="border-spacing:0"><tr><td align="center"><table width="640" bgcolor="#ffffff" style="border-spacing:0;font-family:Arial,sans-serif;font-size:16px;color:#333">
<tr><td bgcolor="#2f7d32" style="padding:14px 24px"><span style="color:#ffffff;font-size:24px;font-weight:bold">GreenBasket</span></td></tr>
<tr><td style="padding:24px">${body}</td></tr>
<tr><td style="padding:18px 24px;background:#eeeeee;font-size:11px">We don't check this inbox: ask us in the Help Centre instead.<br>GreenBasket Stores Ltd, 1 Shire Park Road, Welham AL7 1GB. VAT 220 4302 31. Sent to robin@postroom.localhost.</td></tr></table></td></tr></table><img src="https://pixel.greenbasket.example/o.gif?u=771" height="1" width="1">`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const spend = random.digits(6);
  const join = random.digits(6);
  const card = `6340 04${random.digits(2)} ${random.digits(4)} ${random.digits(4)}`;
  const order = `${random.digits(4)}-${random.digits(4)}-${random.digits(3)}`;
  const verify = `https://secure.greenbasket.example/account/en-GB/verify-email?t=${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 64)}`;
  const family = `https://links.greenbasket.example/a/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 26)}`;
  const drafts: Draft[] = [
    {
      name: 'code to sign in',
      language: 'en-GB',
      subject: 'Your one-time passcode',
      body: `<p>Hello Robin</p><p>Here is the one-time passcode you asked for. Enter it within the next 5 minutes to sign in.</p><table align="center" cellpadding="16" style="border:1px solid #2f7d32"><tr><td style="font-size:28px;letter-spacing:6px"><b>${login}</b></td></tr></table><p>If you can't see the passcode screen any more, sign in again and we'll send another.</p>`,
      codes: [login],
    },
    {
      name: 'verify the address',
      language: 'en-GB',
      subject: 'Verify your email to use your Basket Club account',
      body: `<p>Hi Robin</p><p>Your Club number is <b>${card}</b>. Collecting starts once your email is verified:</p><p><a href="${verify}" style="color:#fff;background:#2f7d32;padding:12px 22px;border-radius:20px;text-decoration:none">Verify email</a></p><p>The button works for 24 hours.</p>`,
      links: [verify],
    },
    {
      name: 'shopping on its way',
      language: 'en-GB',
      subject: `Your delivery today, 6pm–7pm: order ${order}`,
      body: `<p>Good morning Robin</p><p>Marek is bringing your order between <b>6pm and 7pm</b> in van Blueberry 0${random.whole(1, 9)}.</p><p><b>Substitutions (2)</b><br>Oat Barista 1L &rarr; Oat Original 1L, £1.60<br>Vine tomatoes 6pk &rarr; Vine tomatoes 500g, £1.45</p><p><b>Unavailable (1)</b><br>Fresh coriander 30g</p><p>Total £${random.whole(48, 97)}.14, charged to Visa ****${random.digits(4)} after delivery. You saved £6.30 with Club Prices. Use-by dates and your full receipt are in the app.</p>`,
    },
    {
      name: 'code to spend points',
      language: 'en-GB',
      subject: `Passcode to unlock your vouchers: ${spend}`,
      body: `<p>You want to see and spend £${random.whole(8, 40)}.50 of vouchers. To unlock them, type in <b>${spend}</b>.</p><p>We do this because vouchers are as good as cash. Wasn't it you? Tell us on 0800 50 55 ${random.digits(2)}.</p>`,
      codes: [spend],
    },
    {
      name: 'invited to a family account',
      language: 'en-GB',
      subject: 'Jo has asked you to share a Basket Club account',
      body: `<p>Hi there</p><p>Jo Asher would like to pool points with you. Say yes, and both cards collect into one pot (up to 6 people).</p><p><a href="${family}">Accept Jo's invitation</a></p><p>It's open for 7 days. Points that you have already (${random.digits(3)}) come along.</p>`,
      links: [family],
    },
    {
      name: 'vouchers',
      language: 'en-GB',
      subject: 'Your £7.50 in vouchers, and 3 extra',
      body: `<p><b>Robin, here's a little thank you</b></p><table width="100%" border="1" cellpadding="8"><tr><td>£5.00 off your shop<br>Voucher code: TX${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8)}<br>Expires 28/02/2028</td><td>£2.50 off your shop<br>Voucher code: TX${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8)}<br>Expires 28/02/2028</td></tr></table><p>Online: enter a code at the checkout. In store: scan at the till. Or swap for twice the value with 100+ partners.</p><p>Points: ${random.whole(750, 990)} since November</p>`,
    },
    {
      name: 'recall of a product',
      language: 'en-GB',
      subject: 'Important: product recall, GreenBasket Houmous 200g',
      body: `<p>Dear customer</p><p>Our records show that you bought <b>GreenBasket Houmous 200g</b>, batch codes L${random.digits(4)}A and L${random.digits(4)}B, use by 19 and 20 May 2026. It may contain salmonella.</p><p>Don't eat it. Take it to any store for a full refund (£1.35); you need no receipt. Careline: 0800 50 55 55. Reference GB-${random.digits(5)}.</p>`,
    },
    {
      name: 'code for the handset in the store',
      language: 'en-GB',
      subject: 'Activate Scan as you Shop',
      body: `<p>Hi Robin</p><p>You're nearly ready to scan. In the app choose Scan as you Shop and enter the activation code <b>${join}</b>. You'll do it once only; afterwards your Club card opens a handset.</p>`,
      codes: [join],
    },
  ];
  return laidOut(drafts, layout);
}
