/** A firm that writes about the safety of accounts, in English: codes that were used, examples, warnings and habits, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<h1>Lockwise weekly</h1>${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}<p>You get this because you asked for it.</p>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        [
          'The code 482910 you never asked for',
          'It starts with a text: "482910 is your code. Did not ask? Call us." The number belongs to the thieves. Delete it.',
        ],
        [
          'Your account was opened with a code',
          'Code 771204 was typed at 09:14 in Leeds and accepted. If that was you, carry on.',
        ],
        ['Six digits or eight?', 'Eight are stronger. Compare 550218 with 55021874: a hundred times more to guess.'],
        ['Worst PINs of the year', 'First again: 1234. Then 1111, 0000, 1212 and 7777. If yours is there, change it.'],
        [
          'A code has lapsed',
          'Nobody entered 338041 in time, so it does nothing any more. Sign in again should you still want to.',
        ],
        ["Somebody else's code", 'We sent 904417 to your colleague Ada for the shared vault. She uses it, you do nothing.'],
        ['Screenshots for your handbook', 'Picture 3 shows the field with 123 456 in it, picture 4 the same field in red.'],
        ['Print your recovery codes', 'They are made in the app, never by mail. A sheet has ten such as 7X2K-PQ41.'],
      ]),
    ],
    layout,
  );
}
