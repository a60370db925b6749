/**
 * Slotwise, booking of appointments (UK): addresses to confirm, sign-in codes, bookings with call passcodes,
 * reminders; British English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ALNUM = 'abcdefghijklmnopqrstuvwxyz0123456789';

function sheet(inner: string, footer = ''): string {
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Slotwise</title></head><body style="background:#f8f9fb;margin:0">
<center style="width:100%;table-layout:fixed"><table role="presentation" width="540" cellspacing="0" cellpadding="0" style="margin:36px auto;background:#fff;border:1px solid #d4e0ed;border-radius:8px">
<tr><td align="center" style="padding:22px;border-bottom:1px solid #d4e0ed"><img src="https://cdn.slotwise.example/brand/slotwise-wordmark.png" width="118" alt="Slotwise"></td></tr>
<tr><td style="padding:26px 34px;font:16px/24px 'Gilroy',Helvetica,Arial,sans-serif;color:#0b3558">${inner}</td></tr>
<tr><td align="center" style="padding:16px;font:12px/18px Helvetica;color:#6d7f95;border-top:1px solid #d4e0ed">${footer}Slotwise Ltd, 21 Curtain Yard, London EC2A 3QR</td></tr></table></center></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(6);
  const device = random.digits(6);
  const pay = random.digits(6);
  const confirm = `https://slotwise.example/users/confirmation?confirmation_token=${random.text(ALNUM, 20)}`;
  const pending = `https://slotwise.example/bookings/${random.text(ALNUM, 8)}-${random.text(ALNUM, 4)}/confirm?invitee=${random.text(ALNUM, 16)}`;
  const meeting = random.digits(11);
  const booking = random.text(ALNUM, 8);
  return [
    {
      name: 'sign-up',
      language: 'en-GB',
      subject: `Slotwise: your code is ${code.slice(0, 3)} ${code.slice(3)}`,
      html: sheet(
        `<p>Hi Robin,</p><p>Welcome to Slotwise. Pop this code into the sign-up page so we can confirm your email:</p><p align="center" style="font-size:30px;font-weight:700">${code.slice(0, 3)}&nbsp;${code.slice(3)}</p><p>You've got 20 minutes. After that we'll happily send a fresh one.</p>`,
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'sign-in',
      language: 'en-GB',
      ...bothParts({
        from: 'Slotwise <teamslotwise@send.slotwise.example>',
        subject: 'Your Slotwise security code',
        encoding: 'quoted-printable',
        header: ['List-Unsubscribe: <mailto:unsubscribe@send.slotwise.example>'],
        text: `Hi Robin,

Here's the security code you need to log in:

${device}

We ask because you haven't used this device for more than 30 days. If you weren't trying to log in, please get in touch: help@slotwise.example

Slotwise Ltd, 21 Curtain Yard, London EC2A 3QR`,
        html: sheet(
          `<p>Hi Robin,</p><p>Here's the security code you need to log in:</p><p style="font-size:26px"><b>${device}</b></p><p>We ask because you haven't used this device for more than 30 days. If you weren't trying to log in, please <a href="mailto:help@slotwise.example">get in touch</a>.</p>`,
        ),
      }),
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'booking to verify',
      language: 'en-GB',
      subject: 'Nearly booked: verify your email for Discovery call with Harriet Lowe',
      html: sheet(
        `<p>Harriet Lowe asks guests to verify their email address before a slot is held.</p><p>Type <b>${pay}</b> on the booking page to secure:</p><p style="background:#f8f9fb;padding:12px"><b>Discovery call</b><br>14:30 to 15:00, Thursday, 17 September 2026<br>United Kingdom (BST)</p><p>Someone else can still take the slot until then.</p>`,
      ),
      codes: [pay],
      links: [],
      best: { code: pay },
    },
    {
      name: 'confirm address',
      language: 'en-GB',
      subject: 'Confirm your email address',
      html: sheet(
        `<p>Hi Robin,</p><p>Thanks for signing up to Slotwise! To start taking bookings at <b>slotwise.example/robin-post</b>, please confirm your email.</p><p align="center"><a href="${confirm}" style="background:#006bff;color:#fff;border-radius:40px;padding:12px 24px;text-decoration:none;font-weight:700">Confirm my email</a></p><p>Trouble with the button? Here's the link in full: ${confirm}</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'booking to confirm',
      language: 'en-GB',
      subject: 'Please confirm your booking with Bright & Lowe on 17 September',
      text: `Dear Robin,

We've pencilled you in with Harriet Lowe (Bright & Lowe Accountants) on Thursday 17 September 2026 at 14:30.

Please confirm that you'll be coming by following this link. Bookings that aren't confirmed by noon the day before are released.

${pending}

Ref. ${booking.toUpperCase()}. Bright & Lowe Accountants, 6 Market Row, Saffron Walden CB10 1HZ, 01799 555 0${random.digits(2)}

Sent for Bright & Lowe by Slotwise
`,
      codes: [],
      links: [pending],
      best: { link: pending },
    },
    {
      name: 'new booking',
      language: 'en-GB',
      ...bothParts({
        from: 'Slotwise <notifications@slotwise.example>',
        subject: 'New Event: Imran Sheikh - 11:00 Fri, 18 Sep 2026 - 30 Minute Meeting',
        encoding: 'quoted-printable',
        text: `Hi Robin,

A new event has been scheduled.

Event Type: 30 Minute Meeting
Invitee: Imran Sheikh, imran@sheikh.example
Event Date/Time: 11:00 - Friday, 18 September 2026 (UK time)
Location: Vidmoot, Meeting ID: ${meeting}

View event in Slotwise: https://slotwise.example/scheduled_events/${booking}
`,
        html: sheet(
          `<p>Hi Robin,</p><p>A new event has been scheduled.</p><p><b>Invitee:</b><br>Imran Sheikh</p><p><b>Invitee Email:</b><br>imran@sheikh.example</p><p><b>Event Date/Time:</b><br>11:00 - Friday, 18 September 2026 (UK time)</p><p><b>Location:</b><br>This is a Vidmoot web conference. <a href="https://vidmoot.example/j/${meeting}?pwd=${random.text(ALNUM, 32)}">Join now</a><br>Meeting ID: ${meeting.slice(0, 3)} ${meeting.slice(3, 7)} ${meeting.slice(7)}<br>Passcode: ${random.digits(6)}<br>One tap mobile: +442030${random.digits(6)},,${meeting}#</p><p><b>Questions:</b><br>What's it about? <i>The quote for order ${random.digits(5)}, and my new number is 07700 900${random.digits(3)}</i></p><p><a href="https://slotwise.example/scheduled_events/${booking}">View event in Slotwise</a></p>`,
        ),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'reminder',
      language: 'en-GB',
      subject: 'Reminder: 30 Minute Meeting with Imran Sheikh at 11:00 tomorrow',
      html: sheet(
        `<p>Hi Robin Post,</p><p>This is a friendly reminder that your 30 Minute Meeting with <b>Imran Sheikh</b> is at 11:00 (UK time) on Friday, 18 September 2026.</p><p>Dial-in: 020 3051 ${random.digits(4)}, access code ${random.digits(7)}#</p>`,
        `Need to make a change? <a href="https://slotwise.example/cancellations/${booking}">Cancel</a> or <a href="https://slotwise.example/reschedulings/${booking}">Reschedule</a><br>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'invoice',
      language: 'en-GB',
      subject: `Your Slotwise invoice [#${random.digits(4)}-${random.digits(4)}]`,
      html: sheet(
        `<p>Hi Robin,</p><p>We've taken <b>£9.60</b> (£8.00 + £1.60 VAT) from the debit card ending ${random.digits(4)} for Slotwise Standard, 1 seat, 3 September to 2 October 2026.</p><p>Invoice SW${random.digits(7)}, VAT no. GB 402 1187 65.</p><p>Pay yearly and save two months with <b>TWOFREE</b> at the checkout.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
