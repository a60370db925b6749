/** A British university: applicants' portal, one-time codes, password setting, offers, library, timetables, fees; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const B62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const student = `2${random.digits(7)}`;
  const applicant = `TH-${random.digits(6)}`;
  const mfa = random.digits(6);
  const verify = random.digits(6);
  const signIn = `https://apply.thornmere.example/signin/${random.text(B62, 44)}`;
  const portal = `https://apply.thornmere.example/register/confirm?key=${random.text(B62, 20)}&ref=${applicant}`;
  const setPassword = `https://myid.thornmere.example/claim/${random.text(B62, 32)}`;
  const offer = `https://apply.thornmere.example/offers/${random.digits(7)}/respond?t=${random.text(B62, 26)}`;
  const enrol = random.text('ABCDEFGHJKLMNPRTUVWXY', 3) + random.digits(5);
  const meeting = random.digits(11);

  return [
    {
      name: 'one-time code of the university account',
      language: 'en',
      subject: 'University of Thornmere account email verification code',
      html: `<html><head><style>td.label{padding:0;font-family:'Segoe UI Semibold',Arial;font-size:17px;color:#707070}</style></head><body><div dir="ltr"><table dir="ltr">
<tr><td class="label">University of Thornmere</td></tr><tr><td style="padding:0;font-family:'Segoe UI Light',Arial;font-size:41px;color:#4b1f3f">Account verification code</td></tr>
<tr><td style="padding:25px 0 0;font-family:'Segoe UI',Arial;font-size:14px;color:#2a2a2a">You're about to open apps of the <b>Thornmere Staff and Students</b> tenant as a guest. Enter the verification code below in the sign-in window. It is only valid for 30 minutes.</td></tr>
<tr><td style="padding:25px 0 0;font-family:'Segoe UI',Arial;font-size:14px;color:#2a2a2a">Account verification code:<br><span style="font-family:'Segoe UI Bold',Arial;font-size:14px;font-weight:bold;color:#2a2a2a">${mfa}</span></td></tr>
<tr><td style="padding:25px 0 0;font-size:12px;font-family:'Segoe UI',Arial;color:#666">Ignore this email if you never requested a code. IT Service Desk, 0115 496 0${random.digits(3)}.</td></tr></table></div></body></html>`,
      codes: [mfa],
      links: [],
      best: { code: mfa },
    },
    {
      name: 'applicant signs in without a password',
      language: 'en',
      subject: `Thornmere Apply sign in: ${verify}`,
      text: `Dear applicant

Sign in code: ${verify}

Enter this on the Thornmere Apply page that's open on your computer, or sign in straight away with this link:
${signIn}

Both expire after 20 minutes.

Your application reference, ${applicant}, is different: keep that for phone calls.

Admissions and Recruitment
University of Thornmere
`,
      codes: [verify],
      links: [signIn],
      best: { code: verify },
    },
    {
      name: 'online enrolment',
      language: 'en',
      ...bothParts({
        from: 'Student Administration <enrolment@thornmere.example>',
        subject: 'Enrol online from 1 September',
        encoding: 'quoted-printable',
        text: `Dear Robin

Online enrolment for 2026/27 is open. Go to enrol.thornmere.example and have with you:

- your student number: ${student}
- your enrolment key: ${enrol}
- a head-and-shoulders photo (JPEG, up to 2 MB)
- for visa holders: your share code

The key activates your student record and can be entered once. Finish by noon on Friday 18 September; late enrolment costs £75.

Student Administration, Lovelace Building, Thornmere NG9 4ZZ
`,
        html: `<div style="font-family:Calibri,sans-serif;font-size:11pt"><p>Dear Robin</p><p>Online enrolment for 2026/27 is open. Go to <b>enrol.thornmere.example</b> and have with you:</p><ul><li>your student number: ${student}</li><li>your enrolment key: <b>${enrol}</b></li><li>a head-and-shoulders photo (JPEG, up to 2&nbsp;MB)</li><li>for visa holders: your share code</li></ul><p>The key activates your student record and can be entered once. Finish by noon on Friday 18 September; late enrolment costs £75.</p><p>Student Administration, Lovelace Building, Thornmere NG9 4ZZ</p><p style="font-size:8pt;color:#888">This message and any attachment are intended solely for the addressee and may contain confidential information. Email communications with the University of Thornmere may be monitored where permitted by law.</p></div>`,
      }),
      codes: [enrol],
      links: [],
      best: { code: enrol },
    },
    {
      name: 'applicant confirms the address',
      language: 'en',
      subject: 'Thornmere Apply – please confirm your email address',
      html: `<table width="600" style="font-family:Verdana,sans-serif;font-size:13px;color:#222"><tr><td style="background:#4b1f3f;color:#fff;padding:14px">UNIVERSITY OF THORNMERE</td></tr><tr><td style="padding:14px"><p>Dear Robin Postroom,</p><p>Your registration for MSc Applied Hydrology (1 year, full time, course code F8${random.digits(2)}) has been saved under reference ${applicant}.</p><p>To submit an application you must <a href="${portal.replace('&', '&amp;')}">confirm your email address</a>. Do this by 30 June 2026, 23:59 BST.</p><p>Postgraduate Admissions<br>Charity no. X${random.digits(4)}</p></td></tr></table>`,
      codes: [],
      links: [portal],
      best: { link: portal },
    },
    {
      name: 'first password',
      language: 'en',
      subject: 'Your IT account at Thornmere',
      text: `Hello Robin,

Your IT account has been made.

Username:  rp${random.digits(2)}x@thornmere.example
Library/ID card no.:  0${random.digits(9)}

Choose your password here:
${setPassword}

(The page can be used until 30 September.) You'll be guided through multi-factor set-up afterwards. Bring the card to the print release stations, floors 0-3.

IT Services
`,
      codes: [],
      links: [setPassword],
      best: { link: setPassword },
    },
    {
      name: 'offer of a place',
      language: 'en',
      subject: `Offer of a place: MSc Applied Hydrology (${applicant})`,
      html: `<div style="max-width:640px;font:15px/1.6 Georgia,serif"><p>Dear Robin</p><p>Congratulations! It's our great pleasure to offer you a place on MSc Applied Hydrology starting on 21 September 2026.</p><p>Conditions: 2:1 in your first degree; IELTS 6.5 (no less than 6.0 in each part). Fee: £12,${random.digits(3)}. Deposit: £1,000.</p><p><a href="${offer}" style="background:#4b1f3f;color:#fff;padding:10px 20px;text-decoration:none">Accept or decline your offer</a></p><p>Please let us have your answer by 31 July.</p><p>Professor Olufemi Bright<br>Director of Postgraduate Studies</p></div>`,
      codes: [],
      links: [offer],
      best: { link: offer },
    },
    {
      name: 'library loans',
      language: 'en',
      subject: 'Library courtesy notice: items due soon',
      text: `The following items are due back. We renew them automatically unless someone else has asked for them.

1. Groundwater hydrology / Todd, D. K.
   Barcode 30007${random.digits(9)}   551.49 TOD   Due 14/11/2026 21:00
2. R for water scientists / Mbeki-Lowe, A.
   Barcode 30007${random.digits(9)}   519.502 MBE  Due 16/11/2026 21:00

Reservation ready: Fluvial forms, shelf H${random.digits(2)}, slip ${random.digits(4)}.
Fines outstanding: £${random.whole(1, 6)}.${random.digits(1)}0

Hallward Wing Library, desk 0115 496 0${random.digits(3)}
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'welcome talk as a video meeting',
      language: 'en',
      subject: 'Invitation: Welcome talk for new postgraduates @ Wed 16 Sep 2026 14:00 (BST)',
      raw: webinar(meeting, random.text(B62, 32), random.digits(6), random.digits(6)),
      codes: [],
      links: [],
      best: null,
    },
  ];
}

/** An invitation as calendars send it: a text part and the event itself. */
function webinar(meeting: string, password: string, passcode: string, byPhone: string): string {
  const grouped = `${meeting.slice(0, 3)} ${meeting.slice(3, 7)} ${meeting.slice(7)}`;
  return `From: Postgraduate Office <pgr@thornmere.example>
To: robin@postroom.localhost
Subject: Invitation: Welcome talk for new postgraduates @ Wed 16 Sep 2026 14:00 (BST)
MIME-Version: 1.0
Content-Class: urn:content-classes:calendarmessage
Content-Type: multipart/alternative; boundary="_000_LO4P265MB5873thornmere_"

--_000_LO4P265MB5873thornmere_
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: 8bit

Welcome talk for new postgraduates
Wednesday 16 September 2026, 14:00-15:00 (Europe/London)

Join the webinar
https://thornmere.meetwide.example/j/${meeting}?pwd=${password}.1

Webinar ID: ${grouped}
Passcode: ${passcode}
One tap mobile: +442030517955,,${meeting}#,,,,*${byPhone}# United Kingdom

Organiser: Postgraduate Office (pgr@thornmere.example)

--_000_LO4P265MB5873thornmere_
Content-Type: text/calendar; charset="utf-8"; method=REQUEST
Content-Transfer-Encoding: 8bit

BEGIN:VCALENDAR
METHOD:REQUEST
PRODID:Thornmere Calendar 16.0
VERSION:2.0
BEGIN:VEVENT
ORGANIZER;CN=Postgraduate Office:mailto:pgr@thornmere.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:robin@postroom.localhost
DESCRIPTION:Webinar ID: ${grouped}\\nPasscode: ${passcode}
UID:040000008200E00074C5B7101A82E008${passcode}${byPhone}
SUMMARY:Welcome talk for new postgraduates
DTSTART;TZID=Europe/London:20260916T140000
DTEND;TZID=Europe/London:20260916T150000
LOCATION:https://thornmere.meetwide.example/j/${meeting}?pwd=${password}.1
END:VEVENT
END:VCALENDAR

--_000_LO4P265MB5873thornmere_--
`.replaceAll('\n', '\r\n');
}
