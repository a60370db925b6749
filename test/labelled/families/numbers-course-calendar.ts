/** A night school in Danish: rooms, courses, meetings and dates, and no code that signs anybody in. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({ text: `${body}\n--\nAftenskolen Lygten` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('da', [
        ['Hold 20417 starter mandag', 'Keramik for øvede, hold 20417, lokale 118. Medbring forklæde.'],
        ['Onlinemøde onsdag kl. 19', 'Møde-id: 884 1207 331\nAdgangskode: 550218\nVi åbner ti minutter før.'],
        ['Aflyst: tirsdag', 'Undervisningen 1830-2115 er aflyst. Vi finder en ny dag.'],
        ['Kvittering', 'Ordre 77031, kr. 1.450,00. Kortet ender på 6620. Ref. 9C4417.'],
        ['Døren om aftenen', 'Efter kl. 18 er døren låst. Tast 3381 og flueben.'],
        ['Deltagerbevis', 'Bevis nr. 2026-5521 er vedhæftet. Kursuskode KER-210, 24 lektioner.'],
        ['Husk at stemme', 'Valg til bestyrelsen: forslag 4 og 7. Stemmesedlerne får I på mødet.'],
      ]),
    ],
    layout,
  );
}
