/** A club that plays the lottery, in Finnish: rows, rounds, shares and prizes, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({ text: `Terve!\n\n${body}\n\nPotti ry` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('fi', [
        ['Kierros 47/2026', 'Rivimme: 4 7 18 22 31 33 38. Lisänumero 12. Osuus 20714.'],
        ['Voitto 18,40', 'Arvottiin 550218, meillä oli 550281. Lohdutuspalkinto maksetaan viitteellä 77 1204.'],
        ['Jäsenmaksu', 'Maksa 25 euroa viitteellä 20265. Tili alkaa FI21.'],
        ['Arpajaiset', 'Arpa numero 3381 voitti kahvipaketin. Hae se kerholta ennen joulua.'],
        ['Kerhotilan ovi', 'Ovi aukeaa nyt numeroilla 0417. Vanha 0338 ei toimi enää.'],
        ['Kokous', 'Huone 214 klo 1800. Esityslista: 1) talous 2) vaalit 3) kahvi.'],
        ['Sähkö vaihtui', 'Sopimus 90418821, käyttöpaikka 643007574. Ei vaadi toimia.'],
      ]),
    ],
    layout,
  );
}
