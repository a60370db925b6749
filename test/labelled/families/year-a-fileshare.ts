/** A Dutch service for sending and sharing files, in its English: codes for senders and readers, invitations, downloads. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';
import { withTextParts } from '../text-of-html.ts';

export function mails(random: Random): FamilyMail[] {
  const register = `${random.digits(8)}`;
  const send = random.digits(6);
  const read = random.digits(8);
  const account = random.digits(6);
  const short = () => random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789', 10);
  const confirm = `https://auth.ferrybox.example/u/email-verification?ticket=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 32)}#`;
  const folder = `https://ferrybox.example/l/scl/AAB${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-', 32)}/accept?oref=e`;
  const transfer = `https://fbx.example/t-${short()}`;
  const page = (
    title: string,
    inner: string,
  ) => `<html lang="en"><body style="margin:0;background-color:#f4f4f4;font-family:'FreightSans Pro','Segoe UI','SanFrancisco Display',Arial,sans-serif">
<table width="100%"><tr><td align="center" style="padding:50px 0 30px"><img src="https://prod-cdn.ferrybox.example/packs/media/images/mail_logo.png" width="60" alt="Ferrybox"></td></tr>
<tr><td align="center"><table width="600" bgcolor="#ffffff"><tr><td align="center" style="font-size:26px;line-height:30px;padding:60px 80px 20px;font-family:'FreightSans Pro',Georgia">${title}</td></tr>
<tr><td style="font-size:14px;line-height:23px;color:#6a6d70;padding:0 80px 60px;text-align:center">${inner}</td></tr></table></td></tr>
<tr><td align="center" style="font-size:12px;color:#6a6d70;padding:30px">Ferrybox B.V., Oostelijke Handelskade 751, 1019 BW Amsterdam, the Netherlands. KvK ${register}<br><a href="https://ferrybox.example/about">About</a> &middot; <a href="https://help.ferrybox.example">Help</a> &middot; <a href="https://ferrybox.example/legal/terms">Legal</a> &middot; <a href="https://ferrybox.example/report?t=${short()}">Report this as spam</a></td></tr></table></body></html>`;
  const blue = (url: string, label: string) =>
    `<br><br><a href="${url.replaceAll('&', '&amp;')}" style="background:#409fff;color:#fff;border-radius:25px;padding:15px 40px;text-decoration:none;display:inline-block">${label}</a><br><br>`;
  const none = { language: 'en', codes: [], links: [], best: null };
  return withTextParts(
    { from: 'Ferrybox <noreply@ferrybox.example>', encoding: 'base64', link: (label, url) => `${label} <br>${url} <br>` },
    [
      {
        name: 'code for sending',
        language: 'en',
        ...bothParts({
          from: 'Ferrybox <noreply@ferrybox.example>',
          subject: `Your code is: ${send}`,
          encoding: 'quoted-printable',
          header: [`X-Ferry-Event: verification-code`],
          text: `One last step before your files sail\n\nWe only send from addresses that are checked. Type this where you uploaded the files:\n\n${send}\n\nIt goes overboard in 30 minutes.\n\nNever uploaded a thing? Just drop us out of your mind.\n`,
          html: page(
            'One last step before your files sail',
            `We only send from addresses that are checked. Type this where you uploaded the files:<br><br><span style="font-size:32px;color:#17181a;letter-spacing:4px">${send}</span><br><br>It goes overboard in 30 minutes.<br><br>Never uploaded a thing? Just drop us out of your mind.`,
          ),
        }),
        codes: [send],
        links: [],
        best: { code: send },
      },
      {
        name: 'transfer sent',
        ...none,
        subject: 'Your files are sent: offer-2026-final-v3.zip',
        html: page(
          'Your files were sent successfully to dana@whitlock-partners.example',
          `2 items, 418 MB in total &middot; Will be deleted on 9 March, 2026<br><br>Thanks for sailing with us. We give you a notice at the first download.<br><br><b>Download link</b><br><a href="${transfer}">${transfer}</a><br><br><b>2 items</b><br>offer-2026-final-v3.zip (417 MB)<br>read-me-first.txt (1.2 KB)`,
        ),
      },
      {
        name: 'passcode for a shared file',
        language: 'en',
        subject: `${read} is your Ferrybox passcode`,
        html: `<html><body style="font-family:'Segoe UI',Tahoma,sans-serif;font-size:14px"><p>Here is the passcode you asked for</p><p>To open the shared file <b>Board minutes 2026-02.docx</b> enter it on the page that is open in your browser. It belongs to this one file and this one address.</p><table cellpadding="14" bgcolor="#f3f2f1"><tr><td style="font-size:28px">${read}</td></tr></table><p style="color:#666;font-size:12px">Valid 15 minutes. Sent in the name of Whitlock Partners, who have protected the file. Privacy: ferrybox.example/privacy</p></body></html>`,
        codes: [read],
        links: [],
        best: { code: read },
      },
      {
        name: 'confirm address',
        language: 'en',
        subject: 'Ahoy! Confirm your e-mail for Ferrybox',
        html: page(
          'Nice to have you on board',
          `Before you can use your 3 GB, we like to know for sure that we reach you at robin@postroom.localhost.${blue(confirm, 'Confirm my e-mail')}The button stops working after 5 days.`,
        ),
        codes: [],
        links: [confirm],
        best: { link: confirm },
      },
      {
        name: 'shared folder',
        language: 'en',
        subject: 'Dana Whitlock wants to share "Due diligence" with you',
        html: page(
          'Dana wants to share a folder',
          `Dana Whitlock (dana@whitlock-partners.example) invites you for editing &ldquo;Due diligence&rdquo;: 64 files, 1.9 GB.<br><br><i>&ldquo;your part is 04_Systems&rdquo;</i>${blue(folder, 'Accept the folder')}It will take 1.9 GB of your 3 GB.`,
        ),
        codes: [],
        links: [folder],
        best: { link: folder },
      },
      {
        name: 'change of address',
        language: 'en',
        subject: 'Code for changing your Ferrybox address',
        text: `Hi there,

somebody wants that the Ferrybox account of r.vale@oldhost.example moves to this address.

If that is you, fill in at Account > Profile:

    ${account}

If not, you can throw this mail away, and everything stays like it was.

Greetings from Amsterdam,
Ferrybox
`,
        codes: [account],
        links: [],
        best: { code: account },
      },
      {
        name: 'storage nearly full',
        ...none,
        subject: 'You have used 92% of your space',
        html: page(
          'It gets crowded below deck',
          `Of your 3 GB, <b>2.76 GB</b> are taken (Due diligence: 1.9 GB; Transfers: 0.71 GB; Deleted: 0.15 GB).<br><br>When it is full, synchronising stops; nothing will be deleted.${blue('https://ferrybox.example/plus?from=quota92', 'See the plans')}Plus is &euro;9.99 per month for 2 TB. Until 31 May with 30% off in the first year, code DECK30.`,
        ),
      },
    ],
  );
}
