/** A seller of tickets for concerts and games: codes, orders, transfers to accept, a presale, new dates; American English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body, name }: Draft): { html: string } {
  return {
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><style type="text/css">.ExternalClass{width:100%} .ExternalClass *{line-height:100%} img{border:0;-ms-interpolation-mode:bicubic} @media screen and (max-width:599px){.hide{display:none!important}}</style></head>
<body><!-- ${name.length}:tm-trans-${name.charCodeAt(0)} --><table border="0" cellpadding="0" cellspacing="0" width="100%" bgcolor="#ebebeb"><tr><td align="center" valign="top">
<table border="0" cellpadding="0" cellspacing="0" width="600" bgcolor="#ffffff"><tr><td bgcolor="#121a3e" height="64" style="padding-left:24px"><img src="https://media.stubgate.example/email/stubgate-white.png" width="132" height="28" alt="stubgate" /></td></tr>
<tr><td style="padding:32px 24px;font-family:Averta,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px;color:#262626">${body}</td></tr></table>
<table border="0" width="600"><tr><td style="padding:24px;font-family:Arial;font-size:12px;color:#646464">Buy with confidence: your order is covered by our fan promise. <a href="https://click.trans.stubgate.example/?qs=a1">Help</a> | <a href="https://click.trans.stubgate.example/?qs=a2">My account</a> | <a href="https://click.trans.stubgate.example/?qs=a3">Privacy</a><br />Stubgate L.L.C., 9348 Civic Crossing, Beverly Grove, CA 90210, USA</td></tr></table></td></tr></table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(6);
  const edit = random.digits(6);
  const order = `${random.whole(10, 60)}-${random.digits(5)}/NY${random.pick(['2', '4', '7'])}`;
  const accept = `https://click.trans.stubgate.example/?qs=${random.text('0123456789abcdef', 72)}`;
  const verify = random.digits(6);
  const presale = random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 8);
  const drafts: Draft[] = [
    {
      name: 'one-time code',
      language: 'en-US',
      subject: 'Stubgate Authentication Code',
      body: `<p>Hi Robin,</p><p>Your Stubgate authentication code is <b>${otp}</b>.</p><p>It expires in 15 minutes, so go back to where you were and enter it. Our team will never ask for it, and neither will a seller or a buyer.</p>`,
      codes: [otp],
    },
    {
      name: 'order of tickets',
      language: 'en-US',
      subject: `You Got Tickets To The Paper Lanterns`,
      body: `<h2>You're in! Your order is confirmed</h2><p>Order # ${order}</p><p><b>The Paper Lanterns: Slow Tide Tour</b><br>Sat &bull; Oct 10, 2026 &bull; 7:30 PM<br>Kings Theatre, Brooklyn, New York</p><p>Sec ORCH3, Row P, Seat 1${random.digits(1)} - 1${random.digits(1)}<br>These are mobile tickets: your phone's your ticket. Barcodes refresh every 15 seconds, so screenshots won't scan.</p>
<table width="100%"><tr><td>Full Price Ticket $64.50 x 2</td><td align="right">$129.00</td></tr><tr><td>Service Fee $15.85 x 2</td><td align="right">$31.70</td></tr><tr><td>Order Processing Fee</td><td align="right">$4.95</td></tr><tr><td>TOTAL (VISA - ${random.digits(4)})</td><td align="right">$165.65</td></tr></table>`,
    },
    {
      name: 'tickets sent by a friend',
      language: 'en-US',
      subject: 'Dana sent you tickets to Harbor Bears vs. Orioles B',
      body: `<h2>Accept your tickets</h2><p>Dana W. has transferred <b>1 ticket</b> to you for Harbor Bears vs. Orioles B, Sun, Jun 14, 1:05 PM, Tidewater Park: Section 121, Row 8, Seat ${random.whole(1, 20)}.</p><table cellpadding="14"><tr><td bgcolor="#024ddf"><a href="${accept}" style="color:#ffffff;text-decoration:none">Accept Tickets</a></td></tr></table><p>Until you accept, Dana can take them back. You need a Stubgate account (it's free) with this email.</p>`,
      links: [accept],
    },
    {
      name: 'verify the address',
      language: 'en-US',
      subject: 'Verify Your Email',
      body: `<p>Hi Robin,</p><p>Thanks for signing up! To verify the email address of your new account, enter the six digits below. We do this to keep bots away from the good seats.</p><p style="font-size:28px;letter-spacing:5px"><b>${verify}</b></p>`,
      codes: [verify],
    },
    {
      name: 'presale without a code',
      language: 'en-US',
      subject: 'You’re selected for the Juniper Vale presale',
      body: `<h2>Verified Fan Presale</h2><p>You've been selected! Presale: <b>Thu, Sep 3, 10:00 AM</b> local venue time.</p><p><b>No code needed!</b> Access is tied to your account, so log in with this email before you join the Waiting Room at 9:45. Limit ${random.whole(2, 6)} per order; being selected isn't a promise of tickets. Selection ID ${presale}.</p><p>Members of The Grove who hold a code can use it in their own sale on Wednesday.</p>`,
    },
    {
      name: 'date moved',
      language: 'en-US',
      subject: 'Event Rescheduled: The Paper Lanterns',
      body: `<p>Hi Robin,</p><p>Your event was moved from Oct 10, 2026 to <b>Jan 16, 2027, 7:30 PM</b>. Hang on to your tickets: they're good for the new date, no exchange necessary.</p><p>Can't go? Request a refund under Order # ${order} by Nov 9. Refunds are made to the VISA that you paid with.</p>`,
    },
    {
      name: 'code before details are changed',
      language: 'en-US',
      subject: `${edit} - confirm a change to your account`,
      body: `<p>Someone is updating the <b>payout details</b> of your Stubgate account. Use this number to confirm it:</p><p align="center" style="font-size:30px">${edit}</p><p>Wasn't you? Change your password now: Account &gt; Profile &gt; Password.</p>`,
      codes: [edit],
    },
  ];
  return laidOut(drafts, layout);
}
