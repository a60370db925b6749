/** Potters who share a kiln, in English and Swedish: scribbled mails, temperatures in plenty. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({ text: `${body}\n/kiln` });

export function mails(random: Random): FamilyMail[] {
  const [fire, cone, share, rad] = [random.digits(4), random.digits(6), random.digits(6), random.digits(5)];
  return laidOut(
    [
      {
        name: 'lighting it',
        language: 'en',
        subject: 'bisque tonight',
        body: `kiln wants ${fire} before it goes above 600. thats your number tonight not Marys. cone 06, 1000 degrees, 9 hrs`,
        codes: [fire],
      },
      {
        name: 'remote watching',
        language: 'en',
        subject: 'watch it from bed',
        body: `pyrometer is online now!! first time it says WHO ARE YOU. say ${cone}. after that just look.\n\n1240 at 3am hopefully`,
        codes: [cone],
      },
      {
        name: 'shelf money',
        language: 'en',
        subject: 'shelf money',
        body: 'you used shelf 3 and half of 4, thats 18.20. pay to 40-17-71 55820417 pls. 1 mug cracked sorry',
      },
      {
        name: 'andel i ugnen',
        language: 'sv',
        subject: 'halva min andel blir din',
        body: `om du står fast vid köpet: ${share}, knappa det där avtalet slutar. 4 200 kr, swisha sen. ugnen är från 1994.`,
        codes: [share],
      },
      {
        name: 'nästa bränning',
        language: 'sv',
        subject: 'rad i listan',
        body: `listan släpper in dig på rad 7 men bara om du svarar\n\n${rad}\n\ninnan Lasse gör det. stengods 1260.`,
        codes: [rad],
      },
      {
        name: 'glasyren',
        language: 'sv',
        subject: 'glasyr 2042',
        body: 'recept 2042: fältspat 38, kvarts 27, krita 21, kaolin 14. sikta 80 mesh. gav fint på 1987 års lera.',
      },
    ],
    layout,
  );
}
