/** Cabins in a forest that let guests into their booking by mail and into the cabin by box, in English, Norwegian, Estonian, Latvian and Slovenian. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="background:url(https://cabins.example/moss.png);padding:40px"><div style="background:#fff;padding:20px">${body.split('\n').join('<p>')}</div></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Open your booking',
          'You want to change your dates from a device we don’t know.\nLet the booking page have <h2>#</h2> and change away.',
          '38104',
        ],
        ['Adding Kim to your stay', 'Kim is added when the page has seen <h2>#</h2> from you, who booked.', 'BIRCH4'],
      ]),
      ...withCodes('nb', [
        ['Åpne bestillingen', 'Du vil endre datoer fra en enhet vi ikke kjenner.\nLa siden få <h2>#</h2> først.', '72095'],
      ]),
      ...withCodes('et', [
        ['Ava oma broneering', 'Soovid kuupäevi muuta võõrast seadmest.\nAnna lehele <h2>#</h2> ja muuda.', '46318'],
      ]),
      ...withCodes('lv', [
        ['Atver savu rezervāciju', 'Vēlaties mainīt datumus no svešas ierīces.\nIedodiet lapai <h2>#</h2> un mainiet.', '80527'],
      ]),
      ...withCodes('sl', [
        [
          'Odprite svojo rezervacijo',
          'Datume želite spremeniti z neznane naprave.\nStrani dajte <h2>#</h2> in spremenite.',
          '15940',
        ],
      ]),
      ...withoutCodes('en', [
        ['Arriving on the 9th', 'Cabin 7. The box under the bench turns to <h2>2264</h2>\nThe key goes back on its nail.'],
        ['Firewood', 'Two crates are in the price, more at the shed: it opens on <h2>0519</h2>'],
        ['Your dates are changed', 'Now 11 to 14 May, booking FC-20418. It was you, with 38104, at 20:02.'],
        ['Weather and road', 'Road 118 is closed at km 44. Minus 4 at night.'],
      ]),
      ...withoutCodes('nb', [['Ankomst den 9.', 'Hytte 7. Boksen under benken stilles på <h2>2264</h2>']]),
      ...withoutCodes('et', [['Saabumine 9. mail', 'Maja 7. Karp pingi all avaneb <h2>2264</h2>']]),
      ...withoutCodes('lv', [['Ierašanās 9. maijā', 'Māja 7. Kaste zem sola: <h2>2264</h2>']]),
      ...withoutCodes('sl', [['Prihod 9. maja', 'Koča 7. Omarica pod klopjo: <h2>2264</h2>']]),
    ],
    layout,
  );
}
