/** A pilot station of a port in English and Greek: signals in the manner of radio, all upper case or clipped. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({ text: body.split('\n').join('\n=\n') });

export function mails(random: Random): FamilyMail[] {
  const [board, tug, chart, quay] = [
    random.digits(6),
    random.digits(4),
    random.text('ABCDEFHJKLMNPRTUVXYZ', 6),
    random.digits(6),
  ];
  return laidOut(
    [
      {
        name: 'pilot on the ladder',
        language: 'en',
        subject: 'MV SOUNION / PILOT BOARD',
        body: `MV SOUNION ETA 0430 BERTH 12\nTO OPEN THE PASSAGE PLAN AT SEA GIVE ${board} WHEN IT CHALLENGES YOU\nVHF 12 CALL SIGN SXKT`,
        codes: [board],
      },
      {
        name: 'extra tug at own cost',
        language: 'en',
        subject: 'SECOND TUG',
        body: `MASTER WANTS SECOND TUG AT USD 4100\nPILOT TO AGREE BY KEYING ${tug} ON THE HANDSET BEFORE 0400\nTUG IMO 9417702`,
        codes: [tug],
      },
      {
        name: 'weather',
        language: 'en',
        subject: 'MET 0300',
        body: 'WIND 240 AT 22 GUST 31\nQNH 1004\nNAVTEX 518 KHZ NIL\nWARNING 0417 CANCELLED',
      },
      {
        name: 'χάρτης βυθομέτρησης',
        language: 'el',
        subject: 'Νέα βυθομέτρηση, προβλήτα 4',
        body: `Ο χάρτης ξεκλειδώνει σε ξένο υπολογιστή μόνο αν του πείτε ${chart}\nΒάθος 11,4 μ. στο 12\nΈκδοση 2026-3`,
        codes: [chart],
      },
      {
        name: 'παραβολή πλοίου',
        language: 'el',
        subject: 'Παραβολή στις 05:10',
        body: `Το σύστημα της προβλήτας περιμένει τον πλοηγό και θέλει να ακούσει\n${quay}\nΡυμουλκά 2, δέστες 3`,
        codes: [quay],
      },
      {
        name: 'τιμολόγιο πλοήγησης',
        language: 'el',
        subject: 'Πλοήγηση Νοεμβρίου',
        body: 'Κινήσεις 14, ώρες 38\nΠαραστατικό 70093, 2.140,00 €\nΠληρωμή έως 15/12',
      },
    ],
    layout,
  );
}
