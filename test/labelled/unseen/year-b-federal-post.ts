/** A national post with accounts, a preview of letters, parcels to follow, holds and changes of address; American English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body }: Draft): { html: string } {
  return {
    html: `<html><head><title>Federal Post</title></head><body style="margin:0px;padding:0px;">
<table width="600" align="center" border="0" cellspacing="0" cellpadding="0" style="font-family:Helvetica,Arial,sans-serif;color:#333366">
<tr><td style="border-bottom:2px solid #333366;padding:10px"><img src="https://reg.fedpost.example/entreg/assets/images/email_logo.gif" alt="FEDERALPOST.EXAMPLE" border="0"></td></tr>
<tr><td style="padding:15px;font-size:14px">${body}</td></tr>
<tr><td style="font-size:11px;padding:15px;background:#ededed">*** This is an automatically generated email; please do not reply to it. Your privacy matters: we don't ask for your password or for payment by email. ***<br><br>
<a href="https://www.fedpost.example/faqs">FAQs</a> | <a href="https://www.fedpost.example/mobile">Mobile</a> | <a href="https://www.fedpost.example/who/legal/privacy-policy">Privacy Policy</a><br>Copyright &copy; 2026 Federal Post. All Rights Reserved. The eagle is a registered mark. 475 Pennant Plaza SW, Washington DC</td></tr>
</table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const once = random.digits(6);
  const identity = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6);
  const move = random.digits(16);
  const tracking = `9400 1${random.digits(3)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`;
  const confirm = `https://reg.fedpost.example/entreg/secure/ConfirmEmailAction_input?rid=${random.digits(10)}&key=${random.text('0123456789abcdef', 24)}`;
  const cancel = `https://moversguide.fedpost.example/mgo/validate?c=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 14)}`;
  const drafts: Draft[] = [
    {
      name: 'verification code',
      language: 'en-US',
      subject: 'FedPost One-Time Passcode',
      body: `<p>Dear ROBIN ASHER,</p><p>Your one-time passcode is below; please use it to verify your account. For your security it may be used only once and will expire in 10 minutes.</p><p style="font-size:22px;text-align:center"><strong>${once}</strong></p><p>Did not ask for a passcode? Contact the Internet Customer Care Center at 1-800-555-0177, Monday&ndash;Friday 8:00 AM&ndash;8:30 PM ET.</p>`,
      codes: [once],
    },
    {
      name: 'daily digest of letters',
      language: 'en-US',
      subject: 'Your Daily Digest for Mon, 3/9 is ready to view',
      body: `<h3>COMING TO YOUR MAILBOX SOON.</h3><p><b>5</b> mailpieces &nbsp; <b>2</b> inbound packages &nbsp; <b>0</b> outbound</p><p><img src="cid:1020358291-047.jpg" alt="Scanned image of your mail piece" width="350"></p><p>FROM: TIDEWATER BANK<br><a href="https://informed.fedpost.example/box/pages/secure/DashboardAction_input?p=1">Learn more about your mailpiece</a></p>
<p><b>Packages</b><br>Expected Today: ${tracking}, FROM LARKSPUR OUTDOOR<br>Expected Wednesday: 9361 2${random.digits(3)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}, FROM 97209</p>`,
    },
    {
      name: 'confirm the address of a new account',
      language: 'en-US',
      subject: 'Thank you for registering: confirm your account',
      body: `<p>Dear ROBIN ASHER,</p><p>Your account was created. Username: <b>rasher_${random.digits(2)}</b></p><p>To start using Informed Mail, Click-N-Mail and holds, <a href="${confirm.replaceAll('&', '&amp;')}">confirm your email address</a> by 03/15/2026.</p>`,
      links: [confirm],
    },
    {
      name: 'identity at the counter or by code from the letter',
      language: 'en-US',
      subject: 'Finish verifying your identity',
      body: `<p>Dear ROBIN ASHER,</p><p>We could not verify your identity by phone. Choose one:</p><p><b>Online.</b> Enter the code <b>${identity}</b> at <i>Verify Identity &gt; I have a code</i> by 04/02/2026.</p><p><b>In person.</b> Take a government-issued photo ID and this email to a participating Post Office; the clerk will scan the barcode below.</p><p><img src="https://reg.fedpost.example/barcode/${random.digits(16)}.png" alt="barcode"><br>${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}</p>`,
      codes: [identity],
    },
    {
      name: 'change of address to be validated',
      language: 'en-US',
      subject: 'Validate your Change-of-Address request',
      body: `<p>We have a request to forward mail for <b>R ASHER</b> from 118 CLOVER ST, HARLAN KY to 40 N MILL RD APT 6, BEREA KY, starting 06/01/2026.</p><p>Your request isn't complete until you <a href="${cancel}">validate it</a>. A $1.25 fee was charged to your card ending in ${random.digits(4)} to check your identity.</p><p>Confirmation number: ${move.slice(0, 4)}-${move.slice(4, 8)}-${move.slice(8, 12)}-${move.slice(12)}. Keep it: you need it, with your new ZIP Code, whenever you look up or amend the request.</p>`,
      links: [cancel],
    },
    {
      name: 'item delivered',
      language: 'en-US',
      subject: `FedPost Item Delivered, In/At Mailbox ${tracking.replaceAll(' ', '')}`,
      body: `<p>Hello ROBIN ASHER,</p><p>Your item was delivered in or at the mailbox at <b>2:47 pm</b> on March 9, 2026 in HARLAN, KY 40831.</p><p>Tracking Number: <a href="https://tools.fedpost.example/go/TrackConfirmAction?tLabels=${tracking.replaceAll(' ', '')}">${tracking.replaceAll(' ', '')}</a></p><p>Want to know sooner next time? Get text updates: send 2${random.digits(4)} (2POST).</p>`,
    },
    {
      name: 'hold of mail confirmed',
      language: 'en-US',
      subject: 'FedPost Hold Mail Request Confirmation',
      body: `<p>Your mail will be held at your local Post Office.</p><p>Confirmation #: MHLD${random.digits(8)}<br>Begin: 07/03/2026<br>Resume delivery: 07/20/2026, with all accumulated mail<br>Telephone: 606-555-0155</p><p>Changed your plans? Edit the request by 3 AM ET on the day before.</p>`,
    },
  ];
  return laidOut(drafts, layout);
}
