/** A clockmaker who asks in the words of his trade, in English, German and Czech: what is to be given back is never named. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="font-family:Perpetua;font-size:19px;max-width:30em">${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'A hand on your drawer',
          'Somebody tries drawer 44, where your grandfather’s watch lies. If the hand is yours, wind us forward by <b>#</b>.',
          '3918',
        ],
        [
          'Before I cut the wheel',
          'Your drawing asks for 118 teeth. I cut it on the stroke of <b>#</b>, struck by you on the bench page.',
          'TICK-5',
        ],
      ]),
      ...withCodes('de', [
        ['Eine Hand an Ihrer Lade', 'Jemand rührt an Lade 44. Ist es Ihre Hand, so ziehen Sie uns um <b>#</b> auf.', '6427'],
      ]),
      ...withCodes('cs', [
        ['Ruka na vaší zásuvce', 'Někdo sahá na zásuvku 44. Je-li to vaše ruka, natáhněte nás o <b>#</b>.', '8053'],
      ]),
      ...withoutCodes('en', [
        ['Your watch runs again', 'Minus 2 seconds a day, amplitude 284, mainspring 20418.'],
        ['The bill for the wheel', '118 teeth, 6 arms, 77.00.'],
      ]),
      ...withoutCodes('de', [['Ihre Uhr geht wieder', 'Minus 2 Sekunden am Tag, Feder 20418.']]),
      ...withoutCodes('cs', [['Vaše hodinky zase jdou', 'Minus 2 sekundy denně, pero 20418.']]),
    ],
    layout,
  );
}
