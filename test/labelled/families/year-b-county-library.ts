/** A county's library in the plain text of an old system: card and PIN, reset, holds, overdue books, a reading group; English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NOTHING = { codes: [], links: [], best: null };

export function mails(random: Random): FamilyMail[] {
  const barcode = `2${random.digits(4)} ${random.digits(5)} ${random.digits(4)}`;
  const pin = random.digits(4);
  const ebook = random.digits(6);
  const reset = `https://catalog.harlancountylibrary.example/patroninfo~S1/pinreset?token=${random.text('0123456789abcdef', 32)}`;
  return [
    {
      name: 'online card with a PIN',
      language: 'en-US',
      subject: 'Your Harlan County Library eCard',
      text: `HARLAN COUNTY PUBLIC LIBRARY
**********************************************

Welcome, ROBIN ASHER!

Your temporary card number:  ${barcode}
Your PIN:                    ${pin}

Sign in to the catalog with both to place holds. Bring proof of address to any of our 9 branches within 60 days and we will swap it for a plastic card.

Main branch: 606-555-0133
`,
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'PIN to be reset',
      language: 'en-US',
      subject: 'PIN Reset Request',
      text: `You have requested to have your library PIN reset.

Choose a new PIN here: ${reset}

It will expire in 3 hours. Please call 606-555-0133 if this was not your request.
`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'hold is ready',
      language: 'en-US',
      subject: 'Library notice: item(s) ready for pickup',
      text: `03-24-26

ROBIN ASHER
118 CLOVER ST
HARLAN KY 408${random.digits(2)}

The item(s) you requested are ready. Please pick up by 04-02-26.

  AUTHOR:  Macfarlane, Iona
  The weir keeper / Iona Macfarlane
  CALL NO: FIC MACFARL
  BARCODE: 3${random.digits(13)}
  PICKUP AT: Evarts Branch, HOLD SHELF no. ASH-${random.digits(4)}
`,
      ...NOTHING,
    },
    {
      name: 'code of the e-book app',
      language: 'en-US',
      subject: 'Your Shelfwing setup code',
      html: `<div style="font-family:sans-serif;max-width:480px"><img src="https://img.shelfwing.example/bird.png" width="48" alt=""><h2>Add Harlan County to Shelfwing</h2><p>Enter this setup code on the device where you want to read:</p><div style="font-size:2em;background:#f3efe8;padding:.5em;text-align:center">${ebook.slice(0, 3)} ${ebook.slice(3)}</div><p>The code changes every few minutes; if it's no longer accepted, tap <i>Get another</i>.</p><p style="color:#999;font-size:.8em">Shelfwing, a service of your public library. One Overlook Drive, Cleveland, OH</p></div>`,
      codes: [ebook],
      links: [],
      best: { code: ebook },
    },
    {
      name: 'overdue book',
      language: 'en-US',
      subject: 'OVERDUE NOTICE (2nd)',
      text: `04-30-26

The following item is overdue. Fines are 10 cents a day; after 05-21-26 you will be billed $${random.whole(18, 34)}.00 for replacement plus a $5.00 processing fee.

  The weir keeper / Iona Macfarlane
  BARCODE: 3${random.digits(13)}   DUE: 04-16-26

Renew by phone: 606-555-0140, enter the last 4 digits of your card (${barcode.slice(-4)}) and your PIN.
`,
      ...NOTHING,
    },
    {
      name: 'reading group',
      language: 'en-US',
      subject: 'Book Club, Tuesday 7 pm',
      text: `Hi readers,

We meet on Tuesday, May 12, 7 pm, in the Cumberland Room, or by Zoom for those up the hollow:

https://us02web.zoomy.example/j/8${random.digits(10)}?pwd=${random.text('abcdefghijkABCDEFGHIJK0123456789', 16)}
Meeting ID: 8${random.digits(2)} ${random.digits(4)} ${random.digits(4)}
Passcode: ${random.digits(6)}
Dial in: +1 312 626 6799

We'll talk about chapters 1-14. Loretta brings the pie. June's book has 11 copies at Evarts, call number 813.6.

Your librarian,
Glenna
`,
      ...NOTHING,
    },
  ];
}
