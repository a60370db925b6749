/** A help desk in English: tickets, replies above a line, articles and surveys, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<div style="color:#b5b5b5">##- Write above this line -##</div>${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}<p style="font-size:10px">Ticket desk by Plover</p>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        [
          '[Request 104418] We got your message',
          'Your request (104418) has been received and our people are looking at it.\nTo add something, answer this mail.',
        ],
        [
          '[Request 104418] Code does not arrive',
          'Hi Robin, I see that two codes went out at 9:02 and 9:04, and both bounced with 550 5.1.1. Please ask for a new one from the sign-in page.\nJo',
        ],
        [
          '[Request 104418] Try this',
          'Could you open Settings, hold the logo for five seconds and read me the four digits at the bottom? Mine say 7714.\nJo',
        ],
        ['[Request 104418] Solved?', 'We think that this one is done. It closes in 48 hours. Case 104418, group 2207.'],
        ['How did Jo do?', 'One click is enough: good or bad. Survey 88213.'],
        [
          '[Request 104502] Refund',
          'The refund went through with authorisation 771204 and trace 00318842. Tell your bank both if it is not there by Friday.',
        ],
        [
          'Article 2204: where is my backup code?',
          'You wrote the backup codes down when you turned on two steps. They look like 1234-5678. We cannot see them, and cannot send them.',
        ],
        ['Phone queue', 'When you ring 0330 496 0417, key in 104418 and you will skip the menu.'],
      ]),
    ],
    layout,
  );
}
