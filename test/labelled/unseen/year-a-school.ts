/** A school district of the United States and the portal that parents use: invitations, codes, absences, in English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const student = random.digits(7);
  const lunch = random.digits(5);
  const portal = (
    inner: string,
    why = 'You get this as a contact of a student at Sagebrush Unified School District.',
  ) => `<html><body bgcolor="#FFFFFF">
<center><table border="0" cellpadding="0" cellspacing="0" width="620"><tr><td><table width="100%" bgcolor="#1d4f91"><tr><td style="padding:8px 14px"><font face="Trebuchet MS, Arial" size="5" color="#ffffff">ParentPost</font></td><td align="right" style="padding:8px 14px"><font face="Arial" size="2" color="#cfe0f5">Sagebrush USD</font></td></tr></table></td></tr>
<tr><td style="padding:16px"><font face="Arial" size="3">${inner}</font></td></tr>
<tr><td style="padding:16px;border-top:1px solid #bbb"><font face="Arial" size="1" color="#888888">${why} Questions? Contact the school office. ParentPost is a service of Classwire, Inc., Santa Barbara, CA 93101.</font></td></tr></table></center></body></html>`;
  const join = `https://www.parentpost.example/invitation/accept?hash=${random.text('0123456789abcdef', 40)}`;
  const login = random.digits(6);
  const reset = random.digits(6);
  const link = `PS-${random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 8)}`;
  const enroll = `https://enroll.sagebrushusd.example/verify?e=robin%40postroom.localhost&k=${random.text('abcdefghijklmnopqrstuvwxyz', 18)}`;
  const meeting = `${random.digits(3)} ${random.digits(4)} ${random.digits(4)}`;
  const none = { language: 'en', codes: [], links: [], best: null };
  return [
    {
      name: 'invitation',
      language: 'en',
      subject: 'Sagebrush Elementary invites you to join ParentPost',
      html: portal(`Hello Robin,<br><br>Sagebrush Elementary uses ParentPost to reach families: news, absences, conference sign-ups, forms to sign. An account has been prepared for you as a guardian of <b>Juniper V.</b> (Grade 3, Room 12).<br><br>
<table align="center" bgcolor="#3f9c35"><tr><td style="padding:10px 26px"><a href="${join}"><font color="#ffffff"><b>Join now</b></font></a></td></tr></table><br>
Already have an account with another school? Join anyway; we'll put the two together.`),
      codes: [],
      links: [join],
      best: { link: join },
    },
    {
      name: 'login code',
      language: 'en',
      subject: 'ParentPost login code',
      html: portal(
        `Your ParentPost login code is <b>${login}</b>.<br><br>Use it within 10 minutes. Not logging in? Somebody may have mistaken your email for theirs.`,
        'Sent because somebody entered this address at the ParentPost login.',
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'gradebook access',
      language: 'en',
      subject: `Gradebook access for student ${student}`,
      text: `Dear Parent/Guardian,

To see grades and attendance in the Gradebook portal you first have to link your student to your account. Please have the following ready:

    Student ID:   ${student}
    Access ID:    JVALE${random.digits(3)}
    Access code:  ${link}

1. Go to gradebook.sagebrushusd.example and choose Create Account.
2. Click "Link Students".
3. Type the Access ID and the Access code exactly as printed above, including the dash.

Each guardian gets a different set. Lost it? Ms. Aguilar in the front office, (775) 555-0${random.digits(3)}, prints you another.

Sagebrush Elementary School
2200 Pinyon Way, Sparks, NV 89434
`,
      codes: [link],
      links: [],
      best: { code: link },
    },
    {
      name: 'absence',
      ...none,
      subject: 'Attendance notice: Juniper V.',
      html: portal(
        `This is Sagebrush Elementary calling to inform you that your student <b>JUNIPER V.</b> (ID ${student}) was marked absent from period(s) <b>1, 2</b> on <b>03/10/2026</b>.<br><br>To clear it, call the attendance line at (775) 555-0${random.digits(3)}, option 2, within 72 hours, or send a note with your student. Absences to date: 3 excused, 1 unverified.`,
      ),
    },
    {
      name: 'weekly news',
      ...none,
      subject: 'Sagebrush Scoop 🌵 Week of April 13',
      html: portal(`<center><img src="https://www.parentpost.example/media/scoop-header.png" width="580" alt="The Sagebrush Scoop"></center>
<h3>Principal's Corner</h3>Families, what a week! 412 of you came to Literacy Night, a record. Ms. Okada's class read 1,906 pages. Thank you to the PTA for 38 (!) pizzas.
<h3>Dates to remember</h3><ul><li>4/14 Picture retakes, 8:30&ndash;10:00, multipurpose room. Order online with picture day ID <b>EVT${random.text('BCDFGHJKLM', 3)}${random.digits(2)}</b></li><li>4/15 Early release, 1:05 p.m.; buses 7 and 11 run 20 minutes late</li><li>4/16 School board, 6 p.m., by Zoom: Meeting ID ${meeting}, passcode ${random.digits(6)}</li><li>4/20 No school</li></ul>
<h3>Cafeteria</h3>Lunch is $3.10, reduced $0.40. New students: your lunch PIN is the last five of the student number (Juniper: ${lunch}). Balances below &minus;$15.00 get a letter.
<h3>Lost &amp; Found</h3>There are 23 water bottles and one clarinet. Please come and look.
<h3>Box tops</h3>Scan your receipts with our school ID ${random.digits(6)}; last month: $61.40.<br><br>Go Roadrunners!`),
    },
    {
      name: 'enrollment',
      language: 'en',
      subject: 'Verify your email to begin 2026-27 enrollment',
      html: portal(
        `Thank you for creating an enrollment account for the 2026&ndash;27 school year.<br><br>Before you can start the forms, <a href="${enroll.replaceAll('&', '&amp;')}">verify your email address</a>.<br><br>Then please have on hand: proof of residence (2), immunization record, birth certificate, and the 8&frac12; x 11 custody papers if there are any.<br><br>The verification runs out after 3 days. The enrollment window closes on May 29 at 4:00 p.m. Pacific.`,
        'Online Enrollment, Sagebrush USD, 425 E 9th St, Reno, NV 89512.',
      ),
      codes: [],
      links: [enroll],
      best: { link: enroll },
    },
    {
      name: 'forgotten password',
      language: 'en',
      subject: 'Your ParentPost password reset code',
      html: portal(
        `We heard you lost your password. It happens!<br><br>Go back to the app and type<br><br><font size="6" face="Courier New"><b>${reset.slice(0, 3)}-${reset.slice(3)}</b></font><br><br>to pick a new one.`,
        'Sent because of a password reset at parentpost.example.',
      ),
      codes: [reset],
      links: [],
      best: { code: reset },
    },
  ];
}
