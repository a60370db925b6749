/** A shop and launcher of computer games: guard codes of letters and digits, links, keys, sales, trades; English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const GUARD = '23456789BCDFGHJKMNPQRTVWXY';

function layout({ body }: Draft): { html: string } {
  return {
    html: `<html><head><meta name="viewport" content="width=device-width, initial-scale=1.0"></head><body style="background-color:#1b2838;margin:0"><center>
<table border="0" cellpadding="0" cellspacing="0" width="775" style="background:#171a21;color:#c6d4df;font-family:'Motiva Sans',Arial,sans-serif"><tr><td style="padding:30px 70px"><img src="https://store.cdn.anvilgames.example/public/shared/images/email/logo.png" alt="ANVIL"></td></tr>
<tr><td style="padding:0 70px 40px;font-size:17px;line-height:30px">${body}</td></tr>
<tr><td style="padding:20px 70px;font-size:12px;line-height:18px;color:#6a7b8c">&copy; Anvil Corporation. PO Box 1688 Tacoma, WA 98401.<br>All rights reserved. Trademarks belong to their respective owners.<br><a href="https://store.anvilgames.example/email/unsub" style="color:#8bb6dc">Unsubscribe</a></td></tr></table></center></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const guard = random.text(GUARD, 5);
  const recover = random.text(GUARD, 5);
  const phone = random.text(GUARD, 5);
  const product = `${random.text(GUARD, 5)}-${random.text(GUARD, 5)}-${random.text(GUARD, 5)}`;
  const create = `https://store.anvilgames.example/account/newaccountverification?stoken=${random.text('0123456789abcdef', 48)}&creationid=${random.digits(18)}`;
  const trade = `https://anvilcommunity.example/tradeoffer/${random.digits(10)}/confirm?accountid=${random.digits(8)}&token=${random.text('0123456789abcdef', 20)}`;
  const box = (code: string) =>
    `<table width="100%"><tr><td align="center" style="background:#121a25;font-size:48px;line-height:70px;color:#3a9aed;font-weight:bold;padding:20px">${code}</td></tr></table>`;
  const drafts: Draft[] = [
    {
      name: 'guard code on a new computer',
      language: 'en',
      subject: 'Your Anvil account: Access from new computer',
      body: `<p style="font-size:36px;line-height:42px">rasher_plays,</p><p>Your account is being logged in to from a new device. To let it in, this is the Anvil Guard code you need:</p>
<table width="100%"><tr><td>Request made from</td><td><b>Norway</b></td></tr></table><p>Login code</p>${box(guard)}
<p><b>If this wasn't you</b><br>We sent this email because someone in Norway (IP 203.0.113.${random.whole(2, 250)}) tried to log in on another computer. Both the account name and the password they typed were right. Consider changing the password of your email, too.</p><p>Cheers,<br>The Anvil Team</p>`,
      codes: [guard],
    },
    {
      name: 'new account to be verified',
      language: 'en',
      subject: 'New Anvil account email verification',
      body: `<p>Hello!</p><p>You're receiving this to verify ownership of the address for your new Anvil account. Please verify it below, then go back to the page on which you started.</p><p><a href="${create.replaceAll('&', '&amp;')}" style="background:#47bfff;color:#fff;padding:10px 60px;border-radius:2px">Verify My Email Address</a></p>`,
      links: [create],
    },
    {
      name: 'recovery of an account',
      language: 'en',
      subject: 'Your Anvil account: Recovery verification code',
      body: `<p>rasher_plays,</p><p>To show that the account is yours, please provide this code to the recovery form:</p>${box(recover)}<p>You are receiving it because help was requested with: <i>I forgot my account's password</i>. Support ticket HT-${random.text(GUARD, 4)}-${random.text(GUARD, 4)}-${random.text(GUARD, 4)} was opened.</p>`,
      codes: [recover],
    },
    {
      name: 'trade to be confirmed',
      language: 'en',
      subject: 'Trade Confirmation: 3 items with BoltCutter88',
      body: `<p>You've agreed to trade:</p><ul><li>Souvenir Lantern (Field-Tested)</li><li>Crate Series #${random.whole(40, 99)} x2</li></ul><p>in exchange for <b>Ember Axe</b>. To send the offer, confirm it: <a href="${trade.replaceAll('&', '&amp;')}">${trade.replaceAll('&', '&amp;')}</a></p><p>Check that the list is what you meant. Items are held for 15 days since you have no mobile authenticator.</p>`,
      links: [trade],
    },
    {
      name: 'key bought as a gift',
      language: 'en',
      subject: 'Your product key for Harrowdeep',
      body: `<p>Thank you for pre-ordering in the box. Your digital copy is here.</p><p>In the launcher, choose <b>Games &gt; Activate a Product</b> and enter:</p><p style="font-family:monospace;font-size:22px;color:#fff">${product}</p><p>One activation, on one account. Harrowdeep unlocks on 24 September at 19:00 CEST. Preload: 87.4 GB.</p>`,
      codes: [product],
    },
    {
      name: 'purchase',
      language: 'en',
      subject: 'Thank you for your Anvil purchase!',
      body: `<p style="font-size:30px">Thank you for your purchase</p><table width="100%"><tr><td>Moss &amp; Marrow</td><td align="right">9,75€</td></tr><tr><td>Subtotal (excl. VAT)</td><td align="right">7,80€</td></tr><tr><td>VAT at 25%</td><td align="right">1,95€</td></tr><tr><td><b>Total</b></td><td align="right"><b>9,75€</b></td></tr></table>
<p>Account name: rasher_plays<br>Invoice: ${random.digits(19)}<br>Date issued: 28 Jun, 2026 @ 2:11pm CEST<br>Paid with: Anvil Wallet</p><p>This email message will serve as your receipt. Refunds: within 14 days, with under two hours of playtime.</p>`,
    },
    {
      name: 'games of the wishlist on sale',
      language: 'en',
      subject: '4 games you’ve wished for are on sale!',
      body: `<p style="font-size:30px">Special offers from your wishlist</p><p><a href="https://store.anvilgames.example/app/${random.digits(7)}/?snr=2_9_100006__apphubheader">Harrowdeep</a> -20% 47,99€<br><a href="https://store.anvilgames.example/app/${random.digits(7)}/">Castaway 2: Signal Lost</a> -60% 11,99€<br><a href="https://store.anvilgames.example/app/${random.digits(7)}/">Keycode</a> -75% 3,74€<br><a href="https://store.anvilgames.example/app/${random.digits(7)}/">10-4, Trucker</a> -33% 13,39€</p><p>Offers end 9 July @ 7:00pm.</p>`,
    },
    {
      name: 'code to take a phone off',
      language: 'en',
      subject: 'Anvil: confirm removal of your phone number',
      body: `<p>Someone using your account asked that the number ending in ${random.digits(2)} be removed. Enter the code in the launcher to agree.</p>${box(phone)}<p>No longer want to? Do nothing. The number stays.</p>`,
      codes: [phone],
    },
  ];
  return laidOut(drafts, layout);
}
