/** An airline with its club of frequent flyers: codes for the club, bookings, check-in, a cancelled flight; British English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const PNR = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HEX = '0123456789abcdef';

function layout({ body, subject }: Draft): { html: string } {
  return {
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${subject}</title></head>
<body bgcolor="#E6EBF0" leftmargin="0" topmargin="0"><center>
<table cellpadding="0" cellspacing="0" border="0" width="650" bgcolor="#FFFFFF">
<tr><td align="right" style="font:11px Arial;color:#75757a;padding:8px 20px"><a href="https://view.email.skerryair.example/?qs=5c2e90d1">View in browser</a></td></tr>
<tr><td bgcolor="#012a4a" style="padding:16px 20px"><img src="https://image.email.skerryair.example/lib/fe91/m/1/skerry.png" alt="Skerry Air" width="180" border="0"></td></tr>
<tr><td style="padding:24px 20px;font:14px/20px Arial,Helvetica,sans-serif;color:#2c2c2c">${body}</td></tr>
<tr><td style="padding:20px;font:11px/15px Arial;color:#75757a;border-top:1px solid #ccc">This is a service email about your booking or membership. Skerry Air plc, Waterside 3, Dyce Avenue, Aberdeen AB21 0GS. Registered in Scotland SC177412.<br>
<a href="https://click.email.skerryair.example/?qs=11fa0b">Manage My Booking</a> | <a href="https://click.email.skerryair.example/?qs=22fa0b">Baggage</a> | <a href="https://click.email.skerryair.example/?qs=33fa0b">Contact us</a> | <a href="https://click.email.skerryair.example/?qs=44fa0b">Privacy policy</a></td></tr>
</table></center></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const pnr = random.text(PNR, 6);
  const club = random.digits(6);
  const points = random.digits(6);
  const ticket = `731-${random.digits(10)}`;
  const verify = `https://click.email.skerryair.example/?qs=${random.text(HEX, 64)}`;
  const forgotten = random.digits(8);
  const refund = `https://click.email.skerryair.example/?qs=${random.text(HEX, 60)}`;
  const seat = `${random.whole(8, 31)}${random.pick(['A', 'C', 'D', 'F'])}`;
  const drafts: Draft[] = [
    {
      name: 'e-ticket receipt',
      language: 'en-GB',
      subject: `Your Skerry Air e-ticket receipt ${pnr}: 2 June 2026 18:35`,
      body: `<h2>Your booking is confirmed</h2><p>Booking reference <b>${pnr}</b></p>
<table width="100%" border="1" cellpadding="6" style="border-collapse:collapse"><tr><td colspan="3"><b>SK2146</b> Skerry Air | Euro Traveller | Confirmed</td></tr>
<tr><td>2 Jun 2026<br>18:35<br>Aberdeen</td><td>&rarr;</td><td>2 Jun 2026<br>21:20<br>Amsterdam</td></tr></table>
<p>Passenger: MX ROBIN ASHER<br>Ticket number: ${ticket}<br>Baggage: 1 bag at 23kg (51lbs)</p>
<p>Payment: Visa ending ${random.digits(4)}, GBP ${random.whole(110, 290)}.70. Air Passenger Duty 13.00, Passenger Service Charge 21.92.<br>IATA number 9112${random.digits(4)}. Issued 14 Apr 2026, Aberdeen.</p>
<p>Endorsements: PEN FR/N4REF. You'll need a valid passport; check-in opens at 18:35 the day before.</p>`,
    },
    {
      name: 'code of the club',
      language: 'en-GB',
      subject: 'Skerry Club: verification code',
      body: `<p>Dear Mx Asher,</p><p>Membership number: ${random.digits(8)}</p><p>As an extra check we've emailed you a code. Please enter it in the login window, which is still open:</p>
<table align="center" cellpadding="12"><tr><td bgcolor="#E6EBF0" style="font:bold 26px Arial">${club}</td></tr></table><p>It remains valid for five minutes and replaces any we sent earlier.</p>`,
      codes: [club],
    },
    {
      name: 'address to be verified for the club',
      language: 'en-GB',
      subject: 'Welcome to the Club, one more thing',
      body: `<h2>You're nearly a member</h2><p>Thank you for enrolling, Robin. We hold your place, and the 500 points we promised, until you verify your email.</p>
<p align="center"><a href="${verify}" style="background:#075aaa;color:#fff;padding:12px 36px;text-decoration:none">VERIFY EMAIL</a></p><p>Then you'll get your number and a card for your phone's wallet.</p>`,
      links: [verify],
    },
    {
      name: 'points sent to somebody',
      language: 'en-GB',
      subject: `Confirm your transfer of 8,000 points`,
      body: `<p>Dear Mx Asher,</p><p>You'd like to give <b>8,000 points</b> to Mr Callum Reid (membership ending ${random.digits(3)}). The fee is £${random.whole(28, 44)}.00.</p>
<p>Authorisation code: <b>${points}</b></p><p>Transfers are final, so we only make them when that has been keyed in on the page you came from. If you do nothing, the points stay put.</p>`,
      codes: [points],
    },
    {
      name: 'password forgotten',
      language: 'en-GB',
      subject: 'Your new password for skerryair.example',
      body: `<p>Dear Mx Asher,</p><p>You asked to reset the password of your Club account. Please enter this reset code on our website, and then choose a new password:</p>
<p><b>${forgotten.slice(0, 4)} ${forgotten.slice(4)}</b></p><p>The reset code can be used once, today. Yours sincerely,<br>Skerry Air Customer Relations</p>`,
      codes: [forgotten],
    },
    {
      name: 'ready to fly',
      language: 'en-GB',
      subject: `Ready to fly, Robin? Check-in is open for ${pnr}`,
      body: `<h2>Amsterdam tomorrow</h2><p>Your seat is <b>${seat}</b>, group 4, sequence 0${random.digits(2)}. Bag drop closes at 17:50, gate at 18:15.</p>
<p><a href="https://click.email.skerryair.example/?qs=${random.text(HEX, 40)}" style="background:#075aaa;color:#fff;padding:12px 36px">Check in now</a></p>
<p>Fast Track at Aberdeen: use promotion FLY${random.digits(4)} for £2 off. Parking P2 is full; P5 has spaces from £${random.whole(9, 19)} a day.</p>`,
    },
    {
      name: 'refund of a cancelled flight to be accepted',
      language: 'en-GB',
      subject: `SK2146 on 2 June is cancelled: choose what you want (${pnr})`,
      body: `<p>We're very sorry. Due to an air traffic control strike, SK2146 won't operate. We've put you on <b>SK2142 on 3 June, 06:55</b>, at no charge.</p>
<p>Does that suit you? <a href="${refund}">Accept the new flight</a> by 20:00 tonight, and your boarding pass follows within minutes.</p>
<p>If it doesn't, ring 0344 493 0${random.digits(3)} for another date or your money back. Hotel: up to £200 a room, keep receipts; quote case ${random.digits(8)}.</p>`,
      links: [refund],
    },
  ];
  return laidOut(drafts, layout);
}
