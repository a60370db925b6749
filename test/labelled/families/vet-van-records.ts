/** A travelling vet in English, Romanian, Slovak and Finnish: owners open a file of their animal; chips, doses and bills carry numbers. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="font-family:Georgia;color:#333;line-height:1.9">${body
    .split('\n')
    .map((line) => `<div>${line}</div>`)
    .join('')}<div>🐾</div></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Bramble’s file',
          'You tapped on Bramble’s file at 9.10. As files are for owners alone, show it <i>#</i> and it opens.\nHalf an hour, no longer.',
          '30864',
        ],
        [
          'Vaccination pass to the kennel',
          'The kennel at Ash Hill wants Bramble’s pass. Release it by writing <i>#</i> under the paw.',
          '740215',
        ],
      ]),
      ...withCodes('ro', [
        [
          'Fișa lui Bruno',
          'Ați atins fișa lui Bruno la 9:10. Arătați-i <i>#</i> și se deschide.\nO jumătate de oră, nu mai mult.',
          '58290',
        ],
      ]),
      ...withCodes('sk', [
        [
          'Brunova karta',
          'O 9:10 ste ťukli na Brunovu kartu. Ukážte jej <i>#</i> a otvorí sa.\nPol hodiny, nie dlhšie.',
          '91347',
        ],
      ]),
      ...withCodes('fi', [
        [
          'Brunon kortti',
          'Napautitte Brunon korttia klo 9.10. Näyttäkää sille <i>#</i>, niin se aukeaa.\nPuoli tuntia, ei kauempaa.',
          '26075',
        ],
      ]),
      ...withoutCodes('en', [
        ['Bramble’s chip', 'Chip 985 141 004 417 118, registered on 4 May.'],
        ['After the visit', 'Meloxicam 1.5 mg, 0.4 ml a day, batch K7741. Weight 18.2 kg.'],
        ['The bill', '118.40, bill 20418. If you pay by transfer quote BRAMBLE-20418.'],
        ['You opened the file', 'At 9.12, by showing 30864. It shut at 9.42.'],
      ]),
      ...withoutCodes('ro', [['Cipul lui Bruno', 'Cip 642 099 004 417 118, înregistrat la 4 mai.']]),
      ...withoutCodes('sk', [['Brunov čip', 'Čip 703 098 004 417 118.']]),
      ...withoutCodes('fi', [['Brunon siru', 'Siru 246 098 004 417 118. Paino 18,2 kg.']]),
    ],
    layout,
  );
}
