/** A shop that keeps parcels, in Hungarian: pick-up numbers, shelves and fees, and no code that signs anybody in. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({ text: `Sarki Csomagpont\n~~~~~~~~~~~~~~~~\n${body}\n~~~~~~~~~~~~~~~~` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('hu', [
        ['Megjött a csomagod', 'Polc: 14/C\nÁtvételi szám: 550218\nMutasd meg a pultnál péntekig.'],
        ['Csomag az automatában', 'Nyisd ki a rekeszt: 4417. A csomagszám vége 3318.'],
        ['Utánvét', 'Fizetendő 8 400 Ft. Bizonylat 20260338, pénztár 2.'],
        ['Visszaküldés', 'Írd a dobozra: VR77120. Címke nem kell.'],
        ['Futár úton', 'A futár 13:30 és 15:00 között ér oda. Rendszáma PXK-417. Add meg neki a 118-at.'],
        ['Kupon', 'SAROK8 beírásával 800 Ft-tal olcsóbb a következő feladás.'],
        ['Nem vetted át', 'A 88213044 számú küldeményt visszaküldtük. Nincs teendőd.'],
      ]),
    ],
    layout,
  );
}
