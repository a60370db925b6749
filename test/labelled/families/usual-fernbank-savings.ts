/** A savings bank in English, Welsh English and Irish English: a code in a table, payments to approve, and what it tells of payments done. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<table width="600" align="center" cellpadding="24" style="font-family:Georgia,serif;color:#123"><tr><td><b>Fernbank Savings</b></td></tr><tr><td>${body}</td></tr><tr><td style="font-size:11px;color:#789">Fernbank Savings Society, 14 Mill Lane, Carrow CW4 8QT. Firm reference 118604. Lines are open 0344 555 0182, 8 to 6.</td></tr></table>`,
});
const big = (code: string) =>
  `<table style="margin:12px 0"><tr><td style="background:#eef4ee;font-size:28px;letter-spacing:4px;padding:12px 20px">${code}</td></tr></table>`;

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en-GB', [
        [
          'Your passcode for online banking',
          `Dear Mr Okafor,<br><br>Here is the passcode that you asked for when you logged on.${big('#')}It lasts for 10 minutes. Our staff will never ask you to read it out.`,
          '440718',
        ],
        [
          'Approve a payment of £1,240.00',
          `You are paying <b>Harrow &amp; Pike Roofing</b>, sort code 20-44-18, account 70114482, £1,240.00.<br>If this is right, enter the following passcode to approve it:${big('#')}If you do not know this payee, ring us at once and do not use the passcode.`,
          '905133',
        ],
        [
          'A new phone is being set up',
          `Someone is setting up the Fernbank app on a phone called "Pixel 9". To allow it, type this into the app:${big('#')}`,
          '72046',
        ],
        [
          'Changing your address',
          'Before we change the address that we hold, we need to be sure it is you. Security code: <b>#</b>, valid until 14:25 today.',
          '318902',
        ],
        [
          'Resetting your memorable word',
          `We have had a request to reset your memorable word. Your code is <b>5510</b> <b>8264</b>. It can be used once.`,
          '55108264',
        ],
      ]),
      ...withoutCodes('en-GB', [
        [
          'You have paid Harrow & Pike Roofing',
          'Payment £1,240.00 to account 70114482 left your account at 14:11. Reference ROOF2. Payment ID 90513388.',
        ],
        [
          'A new phone was added',
          'The Fernbank app on "Pixel 9" was added to your account with the code we sent at 10:41. If that was not you, call 0344 555 0182.',
        ],
        [
          'Your November statement',
          'Opening balance 4,218.60, closing balance 3,907.15. Account 70114482, sheet 0117. Interest rate from 1 December: 3.85%.',
        ],
        [
          'Beware of callers',
          'Callers who say they are from our fraud team may ask for a six figure passcode such as 123456. Put the phone down, make tea, and ring the number on your card.',
        ],
        [
          'Your branch is moving',
          'From 4 January we are at 22 High Street. The safe deposit desk, extension 4471, moves a week later.',
        ],
        ['Cheque book on its way', 'Cheques 000351 to 000400 were posted to you second class.'],
      ]),
    ],
    layout,
  );
}
