/** A tower of bell ringers and the parish office, in English and Welsh English: chatty notes with years and numbers of peals. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<div><p>${body.replaceAll('\n', '</p><p>')}</p><p><em>St Brannoc, eight bells, tenor 14-2-17</em></p></div>`,
});

export function mails(random: Random): FamilyMail[] {
  const [tower, record, dues, bell] = [random.digits(4), random.digits(6), random.digits(5), random.digits(6)];
  const band = `https://ringers.example/band/${random.text('abcdefghjkmnpqrstuvwxyz23456789', 12)}/in`;
  return laidOut(
    [
      {
        name: 'the record of peals',
        language: 'en',
        subject: 'Peal of 5040 changes',
        body: `Robin, you conducted, so you enter it. The peal book has gone online and is shy of strangers; ${record} will make a friend of it for this evening.\nStart 14:10, three hours two minutes.`,
        codes: [record],
      },
      {
        name: 'the tower door',
        language: 'en',
        subject: 'Key safe',
        body: `The key hangs behind the drainpipe in the little safe, ${tower}, as it has been since 1988. Put it back, please, Alf.`,
      },
      {
        name: 'dues by bank',
        language: 'en',
        subject: 'First time you pay dues this way',
        body: `Twelve pounds, to the Guild.\nThe bank is nervous about first times and will hold its hand out for <u>${dues}</u>, which it gave to us to give to you.\nReference RINGER-31.`,
        codes: [dues],
      },
      {
        name: 'a band for Easter',
        language: 'en',
        subject: 'Are you in for Easter?',
        body: `We need a seventh.\n<a href="${band}">I'm in</a>\nNo click by Sunday, and we ask the lad from Croyde.`,
        links: [band],
      },
      {
        name: 'the muffles',
        language: 'en',
        subject: 'The simulator at home',
        body: `The box makes bell number 6 ring in your headphones. It sulks until it has been told who bought it. That's done on its own little screen with\n<strong style="font-size:2em">${bell}</strong>\nand then never again.`,
        codes: [bell],
      },
      {
        name: 'practice night',
        language: 'en',
        subject: 'Practice moved',
        body: 'Thursday the 12th, 19:30, Grandsire Triples. 5040 next, we hope. Parking in field 2, 50p.',
      },
    ],
    layout,
  );
}
