/** A bulletin board of hobbyists, in English: text of 40 columns, prompts, and terse messages of a sysop. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  text: `+--[ THE LOFT BBS ]------------------+\n${body
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}\n+--[ node 2 ]------------------------+`,
});

export function mails(random: Random): FamilyMail[] {
  const [caller, door, sysop, again] = [
    random.text('abcdefghjkmnpqrstuvwxyz', 4) + random.digits(2),
    random.digits(5),
    random.digits(6),
    random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 8),
  ];
  return laidOut(
    [
      {
        name: 'new caller',
        language: 'en',
        subject: 'new caller',
        body: `board doesn't know you yet.\nat NAME? give your handle\nat WORD? give ${caller}\nthen pick your own`,
        codes: [caller],
      },
      {
        name: 'a door game',
        language: 'en',
        subject: 'trade lords turn 417',
        body: `your fleet waits at sector 2042.\nthe door opens for\n\n${door}\n\nfor one call. 31 turns left.`,
        codes: [door],
      },
      {
        name: 'made a co-sysop',
        language: 'en',
        subject: 'you want the keys?',
        body: `i'm away till june. level 90 is\nyours if you F)eedback me\n${sysop.slice(0, 3)} ${sysop.slice(3)}\nfrom your own login. no F, no level.`,
        codes: [sysop],
      },
      {
        name: 'forgot it again',
        language: 'en',
        subject: 'forgot it again, huh',
        body: `R)eset at the login line, then\n${again}\nin capitals. do not lose it, thats\nthe third this year.`,
        codes: [again],
      },
      {
        name: 'file list',
        language: 'en',
        subject: 'new files',
        body: 'LOFT0417.ZIP  212k  the 4.17 kit\nSTARMAP.LZH   88k   2042 stars\nTERM330.ARC  140k  terminal 3.30',
      },
      {
        name: 'downtime',
        language: 'en',
        subject: 'node 1 is down',
        body: 'disk 2 died at 0314. backup is of\n1987-11-09. call 555 0142 at 2400.\nerror was 51. no mail lost.',
      },
    ],
    layout,
  );
}
