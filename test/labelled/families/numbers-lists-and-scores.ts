/** Lists in English, German, French, Spanish and Polish: telephones, scores, stock, timetables, payrolls and votes, many numbers each, and no code. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) =>
  body.includes(' | ')
    ? {
        html: `<table border="1">${body
          .split('\n')
          .map(
            (line) =>
              `<tr>${line
                .split(' | ')
                .map((cell) => `<td>${cell}</td>`)
                .join('')}</tr>`,
          )
          .join('')}</table>`,
      }
    : { text: body };

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Extensions from Monday', 'Front desk | 4400\nIris | 4417\nKim | 4471\nSecurity | 4499\nFire | 118'],
        ['League table', 'Rovers | 41\nAthletic | 38\nTop scorer: Obi, 22 in 1840 minutes\nAttendance 20417'],
        [
          'Stock count',
          'SKU 77031 – 118 left\nSKU 77045 – none\nSKU 77102 – 2204 on order\nPlease key the numbers into the sheet by noon.',
        ],
        ['Shift codes next week', 'Mon E1, Tue L2, Wed N3. Pay code 3310 for the holiday. Clock number 20417 as ever.'],
        ['Race results', '1st bib 604 in 1:18:40\n2nd bib 118 in 1:19:02\nYour bib 2204, place 377'],
        ['Vote by Friday', 'Candidates 1 to 7. Voter roll 5520441. Turnout last year 4417.'],
        ['Radio check', 'Channel 14, tone 118.8. Call sign K7QXB. Battery 3310 mAh.'],
        ['Recipe swap', 'Oven 180, 45 minutes, 1184 kcal in all. Page 2204 of the big book.'],
      ]),
      ...withoutCodes('de', [
        ['Fahrplan', 'S4 ab 0915 | Gleis 3\nS4 ab 0945 | Gleis 3\nBus 604 | Steig B'],
        ['Wahlergebnis', 'Gültig 4417, ungültig 118, Beteiligung 77,3 Prozent.'],
      ]),
      ...withoutCodes('fr', [
        ['Annuaire', 'Accueil | 4400\nCompta | 4417\nGardien | 4471'],
        ['Résultats', 'Dossard 2204, 377e sur 1184.'],
      ]),
      ...withoutCodes('es', [['Turnos', 'Ana | 0600-1400\nLuis | 1400-2200\nVehículo 4417KVB']]),
      ...withoutCodes('pl', [['Wyniki', 'Numer startowy 2204, miejsce 377, czas 1:18:40.']]),
    ],
    layout,
  );
}
