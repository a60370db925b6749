/**
 * Inkseal, signing of documents (Singapore): envelopes to sign, with access codes and without, completed ones;
 * Singapore English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function envelope(banner: string, inner: string, extra = ''): string {
  return `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"/></head><body style="background-color:#eaeaea;padding:2%;font-family:Helvetica,Arial,Sans Serif;">
<table role="presentation" border="0" cellspacing="0" cellpadding="0" align="center" width="100%" dir=""><tbody><tr><td></td><td width="640" style="border-collapse:collapse;background-color:#ffffff;max-width:640px"><div style="padding:10px 24px"><img style="border:none" src="https://sg1.inkseal.example/member/images/email/Email_Logo.png" alt="Inkseal" width="116"></div>
<div style="padding:0 24px 30px"><table role="presentation" width="100%" style="background-color:#16423c;color:#ffffff;border-radius:2px" align="center"><tbody><tr><td style="padding:28px 36px 36px;font-size:16px;text-align:center">${banner}</td></tr></tbody></table></div>
<div style="padding:0 24px 24px;color:#333333;font-size:15px;line-height:20px">${inner}</div>
<div style="padding:30px 24px 45px;background-color:#eaeaea;color:#666666;font-size:12px;line-height:16px"><p style="margin-bottom:14px"><b>Do Not Share This Email</b><br>This mail holds a secure way into a document. Please do not forward it.</p>${extra}<p><b>About Inkseal</b><br>Sign documents electronically in a few minutes, whether you're in the office, at home or on the MRT.</p><p><b>Questions about the document?</b><br>If you need to change it or have questions about the details, please reach out to the sender directly.</p><p>Inkseal Pte. Ltd., 71 Robertson Link #14-02, Singapore 068895, UEN 201108842K</p></div></td><td></td></tr></tbody></table></body></html>`;
}

function review(url: string, label: string): string {
  return `<br><br><a href="${url.replaceAll('&', '&amp;')}" target="_blank" rel="noopener" style="font-size:15px;color:#333333;background-color:#ffc423;font-weight:bold;text-decoration:none;display:inline-block;padding:12px 30px"><span style="line-height:24px">${label}</span></a>`;
}

export function mails(random: Random): FamilyMail[] {
  const documents = (kind: string) =>
    `https://sg1.inkseal.example/Signing/EmailStart.aspx?a=${random.text('0123456789abcdef', 36)}&etti=24&acct=${random.text('0123456789abcdef', 36)}&er=${kind}`;
  const first = documents('7a');
  const second = documents('7b');
  const account = `https://account.inkseal.example/activate?code=${random.text(BASE64, 90)}`;
  const security = random.text('0123456789ABCDEF', 33);
  const access = random.digits(6);
  const login = random.digits(6);
  const nric = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 5);
  const id = [8, 4, 4, 4, 12].map((length) => random.text('0123456789ABCDEF', length)).join('-');
  return [
    {
      name: 'to sign, with the other way',
      language: 'en-SG',
      subject: 'Complete with Inkseal: Tenancy Agreement - Blk 214 Bishan St 23.pdf',
      html: envelope(
        `Tan Wei Ling has a document for you to review and sign.${review(first, 'REVIEW DOCUMENT')}`,
        `<b>Tan Wei Ling</b><br><a href="mailto:weiling.tan@harbourrealty.example">weiling.tan@harbourrealty.example</a><p>Dear Robin, pls find the TA for your signing. 2 yrs, S$3,450 a month, stamp fee S$331. Kindly sign by Fri 5pm, thks.</p>`,
        `<p><b>Alternate Signing Method</b><br>Visit Inkseal.example, choose 'Open documents', and give the security code:<br>${security}</p>`,
      ),
      codes: [security],
      links: [first],
      best: { link: first },
    },
    {
      name: 'to sign',
      language: 'en-SG',
      ...bothParts({
        from: 'Faizal Rahman via Inkseal <dse_sg1@inkseal.example>',
        subject: 'Please sign: Mutual NDA (Tidewater / Lion Peak)',
        encoding: 'quoted-printable',
        text: `Faizal Rahman has sent you a document:

Mutual NDA (Tidewater / Lion Peak), 6 pages

Review and sign: ${second}

Message: Hi Robin, as discussed on the call. Nothing special inside, standard two-year term.

The document stays open for signing for 120 days.

Inkseal Pte. Ltd., 71 Robertson Link #14-02, Singapore 068895`,
        html: envelope(
          `Faizal Rahman has sent you a document:<br><b>Mutual NDA (Tidewater / Lion Peak)</b>, 6 pages${review(second, 'Review and sign')}`,
          `<p>Hi Robin, as discussed on the call. Nothing special inside, standard two-year term.</p>`,
        ),
      }),
      codes: [],
      links: [second],
      best: { link: second },
    },
    {
      name: 'access code',
      language: 'en-SG',
      subject: 'Access code for "Letter of Offer - Robin Post"',
      text: `Dear Robin,

The sender, Lion Peak Ventures Pte Ltd, has protected "Letter of Offer - Robin Post" with an access code. You will be asked for it when opening the document:

Access code: ${access}

The invitation to sign comes in a separate mail. For security reasons, do not put the two together.

Inkseal (a mail made by the system)
`,
      codes: [access],
      links: [],
      best: { code: access },
    },
    {
      name: 'sign-in',
      language: 'en-SG',
      subject: 'Inkseal login verification',
      html: envelope(
        `<span style="font-size:26px;letter-spacing:6px">${login}</span>`,
        `<p>Robin, enter the number above to verify your login. This code expires in 10 minutes.</p><p>Requested at ${random.whole(10, 19)}:${random.whole(10, 59)} SGT from a Windows PC in Singapore. If this was not you, pls reset your password and call +65 6555 0${random.digits(3)}.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'code at signing',
      language: 'en-SG',
      subject: `${nric} - code to finish signing`,
      html: envelope(
        'One last step before your signature counts',
        `<p>You have put your signature on page 9 of <b>Letter of Offer - Robin Post</b>. To finish, key in these five letters at the bottom of the page:</p><p style="font-size:22px"><b>${nric}</b></p>`,
      ),
      codes: [nric],
      links: [],
      best: { code: nric },
    },
    {
      name: 'activate account',
      language: 'en-SG',
      subject: 'Your free Inkseal account is almost ready',
      html: envelope(
        `Activate your account to keep copies of what you sign.${review(account, 'Activate')}`,
        `<p>With a free account you can store documents and sign from your phone. You get 3 envelopes to send per month, no credit card needed.</p>`,
      ),
      codes: [],
      links: [account],
      best: { link: account },
    },
    {
      name: 'completed',
      language: 'en-SG',
      ...bothParts({
        from: 'Inkseal SG System <dse_sg1@inkseal.example>',
        subject: 'Completed: Tenancy Agreement - Blk 214 Bishan St 23.pdf',
        encoding: 'quoted-printable',
        text: `Your document has been completed

All parties have completed Tenancy Agreement - Blk 214 Bishan St 23.pdf.

View it: https://sg1.inkseal.example/documents/details/${id.toLowerCase()}

Envelope ID: ${id}
`,
        html: envelope(
          `Your document has been completed<br><br><a href="https://sg1.inkseal.example/documents/details/${id.toLowerCase()}" style="color:#333333;background-color:#ffc423;padding:12px 30px">VIEW COMPLETED DOCUMENT</a>`,
          `<b>Tan Wei Ling</b><p>All parties have completed Tenancy Agreement - Blk 214 Bishan St 23.pdf.</p><p>Envelope ID: ${id}<br>Signed: 3 of 3, 12 Aug 2026 16:${random.whole(10, 59)} SGT</p>`,
        ),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'voided',
      language: 'en-SG',
      subject: 'Voided: Mutual NDA (Tidewater / Lion Peak)',
      text: `The document below can no longer be signed, as the sender has voided it.

Document:   Mutual NDA (Tidewater / Lion Peak)
Envelope:   ${id}
Sender:     Faizal Rahman, +65 9123 ${random.digits(4)}
Reason:     Wrong UEN on page 1, will resend tmr

You need not do anything.

Inkseal Pte. Ltd., Singapore 068895
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
