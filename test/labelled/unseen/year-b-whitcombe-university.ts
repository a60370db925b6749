/** A university and its admissions office: an application's PIN, campus sign-on, an offer, fees; American English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function slate(body: string): string {
  return `<html><head><style type="text/css">p { margin: 0 0 1em 0; } body { font-family: Georgia, serif; font-size: 16px; }</style></head><body>
<div class="wrapper" style="max-width:600px;margin:auto"><img alt="Whitcombe University" src="https://apply.whitcombe.example/www/images/emailheader.png" width="600">
${body}
<p style="font-size:12px;color:#666">Office of Undergraduate Admission, 1 College Hill, Whitcombe, VT 05774 &#183; This email was sent to robin@postroom.localhost by Whitcombe University. <a href="https://mx.slateway.example/ss/c/unsub">Unsubscribe from Whitcombe University.</a></p></div></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const pin = random.digits(9);
  const sso = random.digits(6);
  const claimCode = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8);
  const claim = `https://netid.whitcombe.example/claim?token=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 32)}`;
  const offer = `https://mx.slateway.example/ss/c/u001.${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-', 100)}/h0/h001.${random.text('abcdefghijklmnopqrstuvwxyz', 20)}`;
  const duo = random.digits(7);
  return [
    {
      name: 'PIN of an application',
      language: 'en-US',
      subject: 'Whitcombe Application Account PIN',
      html: slate(
        `<p>Dear Robin,</p><p>Thank you for starting an application to Whitcombe University. A temporary PIN has been assigned to you:</p><p><b>${pin}</b></p><p>Return to the application page, where you'll be prompted for it and for your birthdate, and then choose a password of your own.</p><p>Sincerely,<br>Office of Undergraduate Admission</p>`,
      ),
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'claim of the campus name',
      language: 'en-US',
      ...bothParts({
        from: 'Whitcombe IT Services <netid-noreply@whitcombe.example>',
        subject: 'Claim your NetID',
        encoding: 'quoted-printable',
        text: `Robin,\n\nYour Whitcombe NetID is rasher${random.whole(2, 9)}. Claim it and set your password:\n\n${claim}\n\nClaim code: ${claimCode}\n\nThe page asks for this code and for your birthdate. Both link and code are valid for 72 hours. With your NetID you can reach email, Canopy, eduroam and the library. Student ID: W0${random.digits(7)}\n\nIT Service Desk, Baxter Hall 104, 802-555-0110\n`,
        html: `<html><body style="font-family:Arial"><p>Robin,</p><p>Your Whitcombe NetID is ready. <a href="${claim}">Claim it and set your password</a>.</p><p>Claim code: <b>${claimCode}</b></p><p>The page asks for this code and for your birthdate. Both link and code are valid for 72 hours. With your NetID you can reach email, Canopy, eduroam and the library.</p><p>IT Service Desk, Baxter Hall 104, 802-555-0110</p></body></html>`,
      }),
      codes: [claimCode],
      links: [claim],
      best: { link: claim },
    },
    {
      name: 'one-time passcode of the campus sign-on',
      language: 'en-US',
      subject: 'Whitcombe Login: one-time passcode',
      text: `Your one-time passcode is ${sso}.

It was requested for rasher on 2026-09-02 13:20:07 EDT by login.whitcombe.example (service: Canopy).

IT staff will never ask you for a passcode or a password. Report suspicious messages to phish@whitcombe.example.
`,
      codes: [sso],
      links: [],
      best: { code: sso },
    },
    {
      name: 'offer of a place',
      language: 'en-US',
      subject: 'Reserve your place in the Class of 2030',
      html: slate(
        `<p>Dear Robin,</p><p>Congratulations once more! A place is waiting for you, along with a Hill Scholarship of $${random.whole(8, 22)},000 a year.</p><p>If Whitcombe is where you want to be, please <a href="${offer}"><b>accept your offer of admission</b></a> by May 1, 2026. The enrollment deposit is $400.</p><p>Admitted Students Day is April 18. 1,9${random.digits(2)} students were admitted of 11,4${random.digits(2)} who applied.</p><p>With warm wishes,<br>Delia Munro &rsquo;94<br>Dean of Admission</p>`,
      ),
      codes: [],
      links: [offer],
      best: { link: offer },
    },
    {
      name: 'backup passcode of the help desk',
      language: 'en-US',
      subject: `[INC0${random.digits(6)}] Bypass code for Two-Step`,
      text: `Hi Robin,

Sorry to hear about your phone. I've issued you a bypass code for Two-Step Login:

  ${duo}

When you're asked to approve a push, pick "Other options", then "Bypass code", and enter it. You can use it five times before Friday. Once you have the new phone, stop by Baxter Hall 104 with your ID card, or re-enroll at netid.whitcombe.example.

Cheers,
Tomasz
Whitcombe IT Service Desk
`,
      codes: [duo],
      links: [],
      best: { code: duo },
    },
    {
      name: 'bill of the bursar',
      language: 'en-US',
      subject: 'eBill: Fall 2026 statement now available',
      html: `<html><body><table width="560" border="0" cellpadding="8" style="font-family:Arial;font-size:13px"><tr><td colspan="2" bgcolor="#1f4d2e"><font color="#ffffff" size="4">Student Accounts</font></td></tr>
<tr><td>Student</td><td>Robin Asher, W0${random.digits(7)}</td></tr><tr><td>Statement</td><td>#${random.digits(6)}, 07/10/2026</td></tr><tr><td>Balance</td><td>$${random.whole(6, 14)},${random.digits(3)}.50</td></tr><tr><td>Due</td><td>08/05/2026</td></tr>
<tr><td colspan="2">Log in to WhitPay to view the bill, pay by eCheck (no fee) or card (2.85%), or enroll in a five-payment plan ($45). Late payments: $150. Your 1098-T for 2025 is there as well.</td></tr></table></body></html>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'alert of the campus',
      language: 'en-US',
      subject: 'WHIT-ALERT: Code Blue drill today at 11:15',
      text: `WHIT-ALERT

TEST ONLY. At 11:15 today sirens will sound for 2 minutes (Code Blue drill no. ${random.whole(12, 40)}). Stay where you are; doors to Baxter, Hale and the Field House lock for 10 minutes and keypads won't take your card or PIN in that time.

Opt out: text STOP to 67283. Msg ${random.digits(8)}
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
