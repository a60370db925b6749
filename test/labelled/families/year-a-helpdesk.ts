/** A small maker of accounting software and its support desk: tickets by mail, portal accounts, licences, in British English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const ticket = random.whole(41000, 99000);
  const id = random.text('0123456789ABCDEFGHJKLMNPQRSTUVWXYZ', 6);
  const thread = `${id}-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 4)}`;
  const welcome = `https://ledgerbird.deskhub.example/verification/email/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 46)}/?source=creation`;
  const portal = random.digits(6);
  const seat = `LB${random.digits(1)}${random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 2)}-${random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 5)}-${random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 5)}`;
  const admin = random.digits(6);
  const html = (
    inner: string,
  ) => `<div style="font-family:'Lucida Sans Unicode','Lucida Grande',Tahoma,Verdana,sans-serif;font-size:12px;color:#444">${inner}
<div style="color:#9b9b9b;margin-top:20px;border-top:1px solid #ddd;font-size:12px">Sent on behalf of Ledgerbird Support. Delivered by Deskhub.</div><span style="color:#fff">[${thread}]</span></div>`;
  const none = { language: 'en', codes: [], links: [], best: null };
  return [
    {
      name: 'request received',
      ...none,
      ...bothParts({
        from: 'Ledgerbird Support <support@ledgerbird.example>',
        subject: `[Request received] VAT return rejected with error 1002 (#${ticket})`,
        encoding: 'quoted-printable',
        header: ['Auto-Submitted: auto-generated', `In-Reply-To: <${thread}@deskhub.example>`],
        text: `##- Reply above this line, please -##\n\nYour request (${ticket}) has reached us, and one of us will look into it soon. We're two people and a dog, so give us till tomorrow, 10 am.\n\nIn the meantime: error 1002 usually means that the period key and the dates don't agree. Article 360041${random.digits(3)} shows where to look.\n\nAnything to add? Just answer this email.\n\n[${thread}]\n`,
        html: html(
          `<div style="color:#b5b5b5">##- Reply above this line, please -##</div><p>Your request (${ticket}) has reached us, and one of us will look into it soon. We're two people and a dog, so give us till tomorrow, 10 am.</p><p>In the meantime: error 1002 usually means that the period key and the dates don't agree.</p><p>Anything to add? Just answer this email.</p>`,
        ),
      }),
    },
    {
      name: 'portal account',
      language: 'en',
      subject: 'Welcome to Ledgerbird Support',
      html: html(
        `<p>Welcome to Ledgerbird Support. So that you can follow your requests in the help centre, please <a href="${welcome}">follow this link</a>, choose a password and sign in:</p><p><a href="${welcome}">${welcome}</a></p>`,
      ),
      codes: [],
      links: [welcome],
      best: { link: welcome },
    },
    {
      name: 'answer of a person',
      ...none,
      subject: `Re: VAT return rejected with error 1002 (#${ticket})`,
      text: `##- Reply above this line, please -##

Gwen (Ledgerbird Support), 12 Mar 2026, 09:51 GMT

Hi Robin,

Found it. Your stagger is 2, but the return was made up for 01/12 - 28/02 under key 26A1 instead of 26B1. So:

1. Settings > VAT > Obligations, "Refresh"
2. pick 26B1 (due 07/04/2026)
3. Box 5 should then come to £1,318.40

If it still says 1002, send me the log, it's Help > Save log, the file's called lb-${random.digits(8)}.log.

Cheers
Gwen

Robin Vale, 11 Mar 2026, 17:22 GMT

Hi, the tax office rejects my return: "1002 INVALID_PERIOD", correlation ID ${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}. Version 9.4.1 (build 2217), Windows 11.

[${thread}]
`,
    },
    {
      name: 'portal code',
      language: 'en',
      subject: `${portal} - sign in to Ledgerbird help`,
      html: html(
        `<p>Hello,</p><p>to read ticket ${ticket} in the help centre without a password, enter the sign-in code <b>${portal}</b>.</p><p>Codes go off after a quarter of an hour.</p>`,
      ),
      codes: [portal],
      links: [],
      best: { code: portal },
    },
    {
      name: 'licence',
      language: 'en',
      subject: 'Your Ledgerbird 9 licence',
      text: `Dear Robin Vale,

thank you for buying Ledgerbird 9 (1 seat, order LB-2026-${random.digits(5)}, £89.00 + VAT £17.80).

To activate, choose Help > Enter activation code, and copy this whole line:

${seat}

It activates two computers of the same person. Got a new one? Deactivate the old one first, or drop us a line.

Downloads: https://www.ledgerbird.example/download/9/

Ledgerbird Software Ltd, The Old Maltings, Station Road, Ulverston LA12 0${random.text('ABDEFGHJLNPQ', 2)}
VAT no. GB ${random.digits(3)} ${random.digits(4)} ${random.digits(2)}
`,
      codes: [seat],
      links: [],
      best: { code: seat },
    },
    {
      name: 'rating',
      ...none,
      subject: `How did we do? (#${ticket})`,
      html: html(
        `<p>Hello Robin,</p><p>were you happy with the way we handled ticket ${ticket}? One click tells us.</p><p><a href="https://ledgerbird.deskhub.example/requests/${ticket}/satisfaction/new/${random.text('0123456789abcdef', 32)}?intention=16">Good, I'm satisfied</a></p><p><a href="https://ledgerbird.deskhub.example/requests/${ticket}/satisfaction/new/${random.text('0123456789abcdef', 32)}?intention=5">Bad, I'm unsatisfied</a></p>`,
      ),
    },
    {
      name: 'cloud administration',
      language: 'en',
      subject: 'Ledgerbird Cloud: confirm the new administrator',
      html: html(
        `<p>Sam Okafor is about to become administrator of &ldquo;Vale Consulting&rdquo;, in your place. As that's a big step, type</p><p style="font-size:22px"><tt>${admin}</tt></p><p>into Cloud &gt; People to confirm. Sam will then be able to lock you out, so think about it.</p>`,
      ),
      codes: [admin],
      links: [],
      best: { code: admin },
    },
  ];
}
