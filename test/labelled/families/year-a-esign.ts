/** A service for signing documents: envelopes with a security code as another way in, access codes, accounts, finished copies. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const HEX = '0123456789ABCDEF';
  const envelope = random.text(HEX, 33);
  const signing = `https://na4.quillsign.example/Signing/EmailStart.aspx?a=${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-4${random.text('0123456789abcdef', 3)}-${random.text('0123456789abcdef', 12)}&etti=24&acct=${random.text('0123456789abcdef', 12)}&er=${random.text('0123456789abcdef', 12)}`;
  const reminder = `https://na4.quillsign.example/Signing/EmailStart.aspx?a=${random.text('0123456789abcdef', 36)}&etti=24`;
  const activate = `https://account.quillsign.example/me/activate?ti=${random.text('0123456789abcdef', 32)}&v=1`;
  const identity = random.digits(6);
  const login = random.digits(6);
  const access = `${random.text('BCDFGHJKLMNPQRSTVWXZ', 4)}${random.digits(4)}`;
  const amp = (url: string) => url.replaceAll('&', '&amp;');
  const envelopeMail = (
    action: string,
    inner: string,
    below: string,
  ) => `<table role="presentation" border="0" cellspacing="0" cellpadding="0" align="center" width="100%" style="background-color:#EAEAEA;font-family:Helvetica,Arial,Sans Serif"><tr><td></td><td width="640">
<table style="border-collapse:collapse;background-color:#FFFFFF;max-width:640px"><tr><td style="padding:10px 24px"><img src="https://na4.quillsign.example/Signing/Images/email/Email_Logo.png" width="116" alt="Quillsign"></td></tr>
<tr><td style="padding:0 24px 30px"><table width="100%" style="background-color:#1E4CA1;color:#FFFFFF"><tr><td style="padding:28px 36px 36px;text-align:center;font-size:16px"><img width="75" src="https://na4.quillsign.example/member/Images/email/docInvite-white.png" alt=""><br>${action}</td></tr></table></td></tr>
<tr><td style="padding:0 24px 24px;font-size:15px;color:#333333">${inner}</td></tr>
<tr><td style="padding:30px 24px 45px;background-color:#EAEAEA;font-size:13px;line-height:18px;color:#666666">${below}<p><b>About Quillsign</b><br>Sign documents electronically in just minutes. It's safe, secure, and legally binding. Whether you're in an office, at home, on-the-go &ndash; or even across the globe.</p><p><a href="https://support.quillsign.example/articles/How-do-I-sign">How to sign</a> &middot; <a href="https://www.quillsign.example/app">Get the app</a> &middot; <a href="https://protect.quillsign.example/report-abuse?e=AUtomat${random.text('0123456789abcdef', 20)}">Report this email</a></p></td></tr></table></td><td></td></tr></table>`;
  const yellow = (url: string, label: string) =>
    `<table align="center"><tr><td style="font-size:15px;color:#333;background-color:#FFC820;text-align:center;font-weight:bold"><a href="${amp(url)}" style="display:inline-block;padding:12px 24px;color:#333;text-decoration:none">${label}</a></td></tr></table>`;
  const notShare =
    '<p><b>Keep this email to yourself</b><br>It opens your document, so please pass on neither the email nor its code.</p>';
  const none = { language: 'en', codes: [], links: [], best: null };
  return [
    {
      name: 'document with a security code',
      language: 'en',
      subject: 'Complete with Quillsign: Consulting Agreement - Vale.pdf',
      html: envelopeMail(
        `Dana Whitlock is waiting for you to sign a document.<br><br>${yellow(signing, 'REVIEW DOCUMENT')}`,
        `<p><b>Dana Whitlock</b><br>dana@whitlock-partners.example</p><p>Robin Vale,</p><p>Please sign the agreement as discussed on Monday; initials on p. 3 and p. 7.</p><p>Thank You, Dana Whitlock</p><p style="font-size:11px">Powered by Quillsign</p>`,
        `${notShare}<p><b>Alternate Signing Method</b><br>Go to quillsign.example, choose 'Access Documents', and type in this security code:<br>${envelope}</p>`,
      ),
      codes: [envelope],
      links: [signing],
      best: { link: signing },
    },
    {
      name: 'identity check',
      language: 'en',
      subject: 'Your Quillsign identity verification code',
      html: `<div style="font:15px Helvetica,Arial;color:#333"><p>Whitlock Partners asks signers to prove who they are. Your code for <i>Consulting Agreement - Vale.pdf</i>:</p><p style="font-size:24px"><b>${identity}</b></p><p>Enter it where you're about to sign. It's good for the next 10 minutes, with 3 tries.</p></div>`,
      codes: [identity],
      links: [],
      best: { code: identity },
    },
    {
      name: 'access code from a person',
      language: 'en',
      subject: 'Access code for the lease',
      text: `Hi Robin,

the lease went out to you through Quillsign a minute ago. It'll ask for an access code before it opens, that's

${access}

(capitals). Sign by Friday if you can, the keys are at the office, 14 Calder St, ring for flat 3.

Best,
Moira

Moira Dunbar | Lettings Negotiator
Bramhall Lettings | 0161 555 0${random.digits(3)} | Ref BL/${random.digits(5)}
`,
      codes: [access],
      links: [],
      best: { code: access },
    },
    {
      name: 'reminder',
      language: 'en',
      subject: 'Reminder: Lease 14 Calder St, Flat 2 is waiting for you',
      html: envelopeMail(
        `Moira Dunbar is still waiting for your signature.<br><br>${yellow(reminder, 'VIEW THE DOCUMENT')}`,
        `<p>Sent: 14 April 2026. Viewed: not yet. Expires in: 3 days.</p><p>2 of 3 people have signed (Moira Dunbar, Sam Okafor).</p>`,
        notShare,
      ),
      codes: [],
      links: [reminder],
      best: { link: reminder },
    },
    {
      name: 'completed',
      ...none,
      subject: 'Completed: Lease 14 Calder St, Flat 2',
      html: envelopeMail(
        `Your document has been completed<br><br><a href="https://na4.quillsign.example/documents" style="color:#fff">View completed document</a>`,
        `<p>All 3 signers have completed <b>Lease 14 Calder St, Flat 2</b>. A copy and the certificate are attached (2 PDFs, 811 KB).</p><p style="font-size:12px">Envelope ID: ${random.text(HEX, 8)}-${random.text(HEX, 4)}-4${random.text(HEX, 3)}-9${random.text(HEX, 3)}-${random.text(HEX, 12)}<br>Rent: &pound;1,150.00 pcm, deposit &pound;1,326.92 (DPS ref ${random.digits(9)})</p>`,
        '',
      ),
    },
    {
      name: 'account',
      language: 'en',
      ...bothParts({
        from: 'Quillsign Account <account@quillsign.example>',
        subject: 'Activate your free Quillsign account',
        encoding: 'quoted-printable',
        text: `Robin,\n\nKeep the documents you've signed in a place of your own. Activate the account and pick a password:\n\n${activate}\n\nYou've 5 free envelopes to send, too.\n`,
        html: `<div style="font:15px Helvetica,Arial;color:#333"><p>Robin,</p><p>Keep the documents you've signed in a place of your own. Activate the account and pick a password:</p>${yellow(activate, 'ACTIVATE')}<p>You've 5 free envelopes to send, too.</p></div>`,
      }),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'login code',
      language: 'en',
      subject: 'Two-step verification: your code',
      html: `<div style="font:15px Helvetica,Arial;color:#333"><p>Robin Vale,</p><p>Logging in to Quillsign? Verification code: <span style="background:#FFF3C4"><b>${login}</b></span></p><p>If it wasn't you, reset your password at account.quillsign.example. Reference for support: ${random.text(HEX, 8)}.</p></div>`,
      codes: [login],
      links: [],
      best: { code: login },
    },
  ];
}
