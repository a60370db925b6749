/** A group of clinics and its patient portal in the United States: activation, codes, appointments, results, in English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';
import { withTextParts } from '../text-of-html.ts';

const ACTIVATION = 'BCDFGHJKMNPQRSTVWXZ23456789';

export function mails(random: Random): FamilyMail[] {
  const helpLine = `(541) 555-0${random.digits(3)}`;
  const group = () => `${random.text('BCDFGHJKMNPQRSTVWXZ', 1)}${random.text(ACTIVATION, 4)}`;
  const activation = `${group()}-${group()}-${group()}`;
  const signup = `https://mychart.fernhillhealth.example/MyFern/signup?c=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijk0123456789', 40)}`;
  const proxy = `https://mychart.fernhillhealth.example/MyFern/proxy/accept?inv=${random.text('0123456789abcdef', 36)}`;
  const login = random.digits(6);
  const records = random.digits(6);
  const sheet = (
    inner: string,
  ) => `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body style="font-family:Calibri,'Segoe UI',sans-serif;font-size:16px;color:#1f2a30;background:#fff">
<table width="100%" style="max-width:640px"><tr><td style="border-bottom:4px solid #2b7a5b;padding:6px 0"><img src="https://mychart.fernhillhealth.example/MyFern/en-US/images/logo_large.png" alt="MyFern at Fernhill Health" height="48"></td></tr>
<tr><td style="padding:14px 0">${inner}</td></tr>
<tr><td style="font-size:12px;color:#5f6b70;padding-top:12px">This is unmonitored email. In an emergency, dial 911. MyFern help line: ${helpLine}, 7 a.m. to 7 p.m. Pacific.<br>MyFern&reg; is licensed from Epigram Systems Corporation, &copy; 1999 &ndash; 2026.</td></tr></table></body></html>`;
  const none = { language: 'en', codes: [], links: [], best: null };
  return withTextParts(
    {
      from: 'Fernhill Health <mychart@fernhillhealth.example>',
      encoding: 'quoted-printable',
      link: (label, url) => `${label} <${url}>`.replace(/<(.*)>/, '&lt;$1&gt;'),
    },
    [
      {
        name: 'activation',
        language: 'en',
        ...bothParts({
          from: 'Fernhill Health <mychart@fernhillhealth.example>',
          subject: 'Sign up for MyFern',
          encoding: 'quoted-printable',
          text: `Dear Robin,\n\nAt your visit you were given access to MyFern, where you see test results, message your care team and book appointments.\n\nTo sign up, go to\n${signup}\n\nor choose "Sign Up Now" in the app and enter your activation code:\n\n${activation}\n\nExpires: 3/30/2026 4:15 PM\n\nFernhill Health\n`,
          html: sheet(`<p>Dear Robin,</p><p>At your visit you were given access to MyFern, where you see test results, message your care team and book appointments.</p>
<p><a href="${signup}" style="background:#2b7a5b;color:#fff;padding:10px 22px;text-decoration:none">Sign up</a></p>
<p>or choose <b>Sign Up Now</b> in the app and enter your activation code:</p><p style="font-size:20px"><b>${activation}</b><br><span style="font-size:13px">Expires: 3/30/2026 4:15 PM</span></p><p>Fernhill Health</p>`),
        }),
        codes: [activation],
        links: [signup],
        best: { link: signup },
      },
      {
        name: 'login code',
        language: 'en',
        subject: 'MyFern verification code',
        html: sheet(
          `<p>Hello Robin,</p><p>Here is the verification code for your MyFern login:</p><p style="font-size:22px"><b>${login}</b></p><p>You can use it for 20 minutes from the time it was sent. Should you have multiple codes in your inbox, only the newest counts.</p>`,
        ),
        codes: [login],
        links: [],
        best: { code: login },
      },
      {
        name: 'appointment',
        ...none,
        subject: 'Appointment reminder: Tue Apr 21, 9:40 AM',
        html: sheet(`<p>Robin, you have an upcoming appointment:</p><table cellpadding="4"><tr><td valign="top"><b>When</b></td><td>Tuesday, April 21, 2026, 9:40 AM PDT (arrive by 9:25)</td></tr><tr><td valign="top"><b>With</b></td><td>Hannah Lindqvist, PA-C</td></tr><tr><td valign="top"><b>Where</b></td><td>Fernhill Family Medicine, 2965 Bartholomew Ave, Suite 310, Eugene, OR 97401</td></tr><tr><td valign="top"><b>Visit no.</b></td><td>10${random.digits(7)}</td></tr></table>
<p>Bring your insurance card, a photo ID, your medication list and your $25.00 copay. Fast for 8 hours, water is fine.</p>
<p>Can't come? Call 541-555-0${random.digits(3)} or cancel in MyFern at least 24 hours ahead (there's a $40 fee otherwise).</p>`),
      },
      {
        name: 'video visit',
        ...none,
        subject: 'Your video visit tomorrow',
        html: sheet(`<p>Your video visit with Hannah Lindqvist, PA-C is on <b>May 5, 2026 at 2:00 PM</b>. Ten minutes ahead, open the app, tap Visits, then the green camera.</p>
<p>If the app fails you, dial in: (669) 555-0${random.digits(3)}, meeting ID ${random.digits(3)} ${random.digits(3)} ${random.digits(4)}, passcode ${random.digits(6)}#.</p><p>Please be in Oregon at the time; our clinicians aren't licensed elsewhere.</p>`),
      },
      {
        name: 'caregiver',
        language: 'en',
        subject: 'Joan Vale has invited you to view their MyFern chart',
        html: sheet(
          `<p>Joan Vale would like you to be able to see parts of their health record: appointments, medications, and messages.</p><p><a href="${proxy}">Accept the invitation</a></p><p>You'll have to confirm Joan's date of birth. The invitation lapses on 6/14/2026, and Joan may revoke it at any time.</p>`,
        ),
        codes: [],
        links: [proxy],
        best: { link: proxy },
      },
      {
        name: 'release of records',
        language: 'en',
        subject: `${records} - MyFern code to release your records`,
        text: `Fernhill Health / Health Information Management

You asked us to send records (dates of service 01/2024 - 05/2026, 41 pages) to:
  Cascade Spine Center, fax (503) 555-0${random.digits(3)}

To authorize the release, enter ${records} on the Request Records page.
Request no. ROI-${random.digits(6)}. Nothing is sent without it.
`,
        codes: [records],
        links: [],
        best: { code: records },
      },
      {
        name: 'bill',
        ...none,
        subject: 'You have a new statement from Fernhill Health',
        html: sheet(
          `<p>A new billing statement is available.</p><table cellpadding="4" border="1" style="border-collapse:collapse"><tr><td>Guarantor account</td><td>4${random.digits(6)}</td></tr><tr><td>Statement date</td><td>05/28/2026</td></tr><tr><td>Charges</td><td>$412.00</td></tr><tr><td>Insurance paid</td><td>&minus;$298.70</td></tr><tr><td>Adjustments</td><td>&minus;$61.05</td></tr><tr><td><b>You owe</b></td><td><b>$52.25</b> by 06/20/2026</td></tr></table><p>Pay in MyFern, by phone at 1-866-555-0${random.digits(3)} (24 hours), or by check with your account number on it. Need help paying? Ask about financial assistance.</p>`,
        ),
      },
    ],
  );
}
