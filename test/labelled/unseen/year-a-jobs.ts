/** A system by which companies hire: accounts of candidates, codes for applications, interviews, assessments, in English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ALNUM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const application = random.text(ALNUM, 8);
  const second = random.text(ALNUM, 8);
  const login = random.digits(6);
  const requisition = `R-${random.digits(6)}`;
  const verify = `https://lumenworks.wd5.hirepost.example/Careers/activate/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 78)}/?redirect=%2FCareers%2Fjob%2F${requisition}%2Fapply`;
  const assess = `https://assess.codeproof.example/test/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 11)}/login?b=eyJ1c2VybmFtZSI6InJvYmluQHBvc3Ryb29t${random.text(ALNUM, 16)}`;
  const alertLink = () => `https://cts.hirepost.example/v3/${random.text(ALNUM, 70)}/${random.digits(2)}`;
  const none = { language: 'en', codes: [], links: [], best: null };
  const code = (value: string, company: string, role: string) => `<p>Hi Robin,</p>
<p>Copy and paste this code into the security code field on your application:</p>
<h1>${value}</h1>
<p>After you enter the code, resubmit your application.</p>
<p>It was sent for: ${role}, ${company}</p>`;
  return [
    {
      name: 'security code of an application',
      language: 'en',
      subject: 'Security code for your application to Pellucid',
      html: `<!DOCTYPE html><html><body style="font-family:sans-serif">${code(application, 'Pellucid', 'Support Engineer, EMEA')}</body></html>`,
      codes: [application],
      links: [],
      best: { code: application },
    },
    {
      name: 'account of a candidate',
      language: 'en',
      subject: 'Verify your candidate account',
      html: `<table style="font-family:Roboto,Arial;font-size:14px" width="100%"><tr><td><p>Thank you for creating a candidate account at Lumenworks Optical.</p>
<p>Click the link below to verify your account before the link expires in 24 hours:</p><p><a href="${verify}">${verify}</a></p>
<p>If your candidate account is not verified, you cannot apply for ${requisition} Junior Systems Administrator.</p>
<p>This is an automated email from Lumenworks Talent Acquisition, and replies go nowhere.</p></td></tr></table>`,
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'application received',
      ...none,
      subject: `Lumenworks Optical: we have your application (${requisition})`,
      text: `Dear Robin,

Thank you for your interest in Lumenworks Optical. We have received your application for:

   ${requisition} Junior Systems Administrator, Rochester NY (hybrid, $68,000 - $81,000)
   Candidate ID C${random.digits(8)}

Our recruiters look at every application themselves; with 300 or so for this position, that takes about three weeks. Should your experience fit, somebody will call or write to you. You can look at the status in your Candidate Home.

Lumenworks is an equal opportunity employer. For an accommodation, call 585-555-0${random.digits(3)} ext. ${random.digits(4)}.

Talent Acquisition
Lumenworks Optical, Inc.
`,
    },
    {
      name: 'coding assessment',
      language: 'en',
      subject: 'Invitation: Pellucid Support Engineer assessment',
      html: `<body style="background:#f3f7f7"><table width="600" align="center" bgcolor="#fff" style="font:15px/1.5 OpenSans,Arial;color:#39424e"><tr><td style="padding:30px;border-top:6px solid #1ba94c">
<p>Hi Robin Vale,</p><p>Pellucid would like you to take the <b>Support Engineer assessment</b>: 3 questions, 75 minutes from when you start.</p>
<p><a href="${assess}" style="background:#1ba94c;color:#fff;padding:10px 20px;text-decoration:none;border-radius:3px">Start test</a></p>
<p>You have until <b>Mar 19, 2026, 11:59 PM CET</b>. Before that, try the <a href="https://www.codeproof.example/sample">sample test</a>; it doesn't count.</p>
<p>Good luck!<br>Tomasz, Pellucid People Team</p><p style="font-size:12px">Trouble? Write to support@codeproof.example and mention test ID ${random.digits(7)}.</p></td></tr></table></body>`,
      codes: [],
      links: [assess],
      best: { link: assess },
    },
    {
      name: 'interview',
      ...none,
      subject: 'Your interview with Pellucid on Thursday, March 26',
      text: `Hi Robin,

Lovely news: everybody liked your test (score 91 of 100), so let's talk.

Thursday, March 26, 2026, 3:00 - 4:15 PM CET

3:00  Tomasz Wrona, People
3:30  Adaeze Nwosu, Support Lead - bring a ticket you're proud of
4:00  your questions

Join Zoom Meeting
https://pellucid-hr.zoomroom.example/j/8${random.digits(10)}?pwd=${random.text(ALNUM, 32)}.1

Meeting ID: 8${random.digits(2)} ${random.digits(4)} ${random.digits(4)}
Passcode: ${random.digits(6)}

One tap mobile
+496950502596,,8${random.digits(10)}#,,,,*${random.digits(6)}# Germany

If the time is bad, just answer, a human reads this.

Tomasz
`,
    },
    {
      name: 'code for a second application',
      language: 'en',
      subject: 'Security code for your application to Oakhurst Data',
      html: `<!DOCTYPE html><html><body style="font-family:sans-serif">${code(second, 'Oakhurst Data Co-operative', 'Technical Writer (12 months)')}</body></html>`,
      codes: [second],
      links: [],
      best: { code: second },
    },
    {
      name: 'log in',
      language: 'en',
      subject: `Hirepost log in code: ${login}`,
      html: `<div style="font:16px Arial;max-width:480px;margin:auto"><p><b>Hirepost for candidates</b></p><p>Log in to see all your applications in one place. Your code:</p><div style="border:1px solid #cdd;padding:16px;font-size:28px;text-align:center">${login.slice(0, 3)}&nbsp;${login.slice(3)}</div><p style="color:#888;font-size:13px">10 minutes, one use. Hirepost Software Inc., 18 W 18th Street, New York, NY 10011</p></div>`,
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'alert',
      ...none,
      subject: '14 new jobs for "technical support remote"',
      html: `<table width="600" align="center" style="font:14px Arial"><tr><td><h2>14 new jobs match &ldquo;technical support remote&rdquo;</h2></td></tr>
${[
  ['Technical Support Specialist II', 'Gannet Networks', '$28 - $34 an hour', '2 days ago'],
  ['Customer Support Engineer (nights)', 'Oakhurst Data', '€48,000 a year', 'Just posted'],
  ['Help Desk Analyst, Tier 1', 'County of Lane', '$3,945.07 a month', '1 day ago'],
  ['API Support, contract 6 months', 'Kestrel & Vane', '£310 a day', '3 days ago'],
]
  .map(
    ([role, company, pay, age]) =>
      `<tr><td style="border:1px solid #d4d2d0;border-radius:8px;padding:12px"><a href="${alertLink()}"><b>${role}</b></a><br>${company} &middot; Remote<br><span style="background:#f3f2f1">${pay}</span><br><small>${age} &middot; Easily apply</small></td></tr>`,
  )
  .join('\n')}
<tr><td><a href="${alertLink()}">See all 14 jobs</a></td></tr><tr><td style="font-size:11px;color:#777">Job alert no. ${random.digits(9)}, daily. <a href="${alertLink()}">Weekly instead</a> | <a href="${alertLink()}">Delete this alert</a></td></tr></table>`,
    },
  ];
}
