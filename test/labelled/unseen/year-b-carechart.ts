/** A hospital group's portal for patients: activation codes, two-step codes, visits, results, bills; American English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const PLAIN = 'BCDFGHJKMNPQRSTVWXZ23456789';

function layout({ body }: Draft): { html: string } {
  return {
    html: `<html><body style="font-family:'Segoe UI',Tahoma,sans-serif;font-size:11pt;color:#333"><table border="0" cellspacing="0" cellpadding="0" style="max-width:640px;border:1px solid #c8d4dc">
<tr><td style="background-color:#00607a;padding:14px 18px"><span style="color:white;font-size:16pt">My</span><span style="color:#ffc845;font-size:16pt">CareChart</span><span style="color:white;font-size:9pt"> &nbsp;Bellweather Health</span></td></tr>
<tr><td style="padding:18px">${body}</td></tr>
<tr><td style="padding:12px 18px;font-size:8pt;color:#777;background:#f4f7f9">You receive this because you chose email for CareChart notices. To change that, log in and go to Communication Preferences. Do not use CareChart for urgent needs; dial 911.<br>Bellweather Health, 4100 Mercy Drive, Dayton, OH 45402. CareChart&reg; is licensed from Quillon Systems Corporation &copy; 1999 - 2026</td></tr></table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const activation = `${random.text(PLAIN, 5)}-${random.text(PLAIN, 5)}-${random.text(PLAIN, 5)}`;
  const twoStep = random.digits(6);
  const recover = random.digits(6);
  const verify = `https://carechart.bellweatherhealth.example/CareChart/Authentication/EmailVerify?key=WP-24${random.text('0123456789abcdefABCDEF', 44)}-3D`;
  const slot = `https://carechart.bellweatherhealth.example/CareChart/fasttrack/offer?lnk=${random.text('0123456789ABCDEF', 32)}&accept=1`;
  const drafts: Draft[] = [
    {
      name: 'activation code after a visit',
      language: 'en-US',
      subject: 'Activate your CareChart account',
      body: `<p>Dear Robin,</p><p>At your visit on 2/11/2026 you asked for access to CareChart, where you can message your care team, see lab results and refill prescriptions.</p>
<p><b>Your activation code is:</b></p><p style="font:bold 14pt Consolas,monospace">${activation}</p>
<ol><li>In your browser, go to carechart.bellweatherhealth.example</li><li>Click on the <b>Sign Up Now</b> button.</li><li>Enter the activation code exactly as it appears above. You will not need it once you have signed up. Expires: 3/13/2026 4:15 PM</li><li>Enter your date of birth and ZIP code.</li><li>Create a username and a password.</li></ol>
<p>Questions? Call our help desk at (937) 555-0${random.digits(3)}.</p>`,
      codes: [activation],
    },
    {
      name: 'code of two-step verification',
      language: 'en-US',
      subject: 'CareChart security code',
      body: `<p>Here is your CareChart security code: <b>${twoStep}</b></p><p>It can be used one time and it expires in 20 minutes. Enter it where you are logging in.</p><p>If you aren't logging in to CareChart right now, please let us know at (937) 555-0${random.digits(3)}.</p>`,
      codes: [twoStep],
    },
    {
      name: 'code to recover a username',
      language: 'en-US',
      subject: 'Your username recovery request',
      body: `<p>A request was made on our website to recover the username for a CareChart account with your email.</p><table cellpadding="8" style="background:#e9f3f6"><tr><td>Verification code</td><td><b>${recover}</b></td></tr><tr><td>Requested</td><td>4/22/2026 7:31 AM EDT</td></tr><tr><td>Reference</td><td>R-${random.digits(7)}</td></tr></table><p>Type the verification code into the recovery page; your username is shown after that.</p>`,
      codes: [recover],
    },
    {
      name: 'verify the address',
      language: 'en-US',
      subject: 'Please verify your email address for CareChart',
      body: `<p>Your email address was added to the CareChart account of <b>R. Asher</b>. <a href="${verify}">Verify this email address</a> so that notices about your care reach you.</p><p>If you don't have a CareChart account at Bellweather, you may disregard this message; we will remove your address within 30 days.</p>`,
      links: [verify],
    },
    {
      name: 'earlier appointment offered',
      language: 'en-US',
      subject: 'An earlier appointment is available',
      body: `<p>Good news! You are on the wait list for <b>Dermatology with Anjali Rao, MD</b>, and a sooner time has opened:</p>
<p><b>Offered:</b> Thursday, May 7, 2026 at 10:40 AM, Kettering Office, Suite 220<br><b>Your current appointment:</b> Monday, June 29, 2026 at 2:20 PM</p>
<p><a href="${slot.replaceAll('&', '&amp;')}" style="background:#00607a;color:#fff;padding:9px 20px;text-decoration:none">Accept the earlier time</a></p>
<p>This offer was sent to ${random.whole(3, 9)} patients and goes to the first who accepts, by 5/5/2026 1:05 PM. If you'd rather keep what you have, no action is needed.</p>`,
      links: [slot],
    },
    {
      name: 'new test result',
      language: 'en-US',
      subject: 'You have a new test result in CareChart',
      body: `<p>Robin, a result of a test ordered by <b>Paul Okafor, DO</b> is available.</p><p>Log in to CareChart to see it. You may see it before your provider does; he will contact you with any comments.</p><p style="font-size:9pt">Message ID ${random.digits(9)} &nbsp; MRN ending in ${random.digits(3)}</p>`,
    },
    {
      name: 'statement of a bill',
      language: 'en-US',
      subject: 'New billing statement from Bellweather Health',
      body: `<p>A new statement is ready for guarantor account #${random.digits(9)}.</p><p>Statement date: 3/02/2026<br>Amount due: $${random.whole(35, 410)}.19<br>Due by: 3/27/2026</p><p>To pay as a guest at bellweatherhealth.example/pay you'll need the code printed on the paper statement; in CareChart you need nothing else. Financial counselors: (937) 555-0164, option 3.</p>`,
    },
  ];
  return laidOut(drafts, layout);
}
