/** An energy company in Hungarian, Estonian, Latvian and Lithuanian: meters, bills and the code to get in. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ text: `DUNA ENERGIA\n============\n\n${body}\n` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('hu', [
        [
          'Belépés az ügyfélfiókba',
          'Tisztelt Robin!\n\nÍrja be a belépőoldalon: #\n\nTíz perc múlva újat kell kérnie.',
          '618204',
        ],
        ['Óraállás aláírása', 'A 20417733 számú mérő állását ezzel hagyhatja jóvá:\n\n#', '30955'],
        ['Új telefonszám', 'Az új szám vége 0182. Kód: #', '7740'],
      ]),
      ...withCodes('et', [['Sisselogimine', 'Tere, Robin!\n\nSisesta lehele #. Kehtib kuni 14.25.', '903561']]),
      ...withCodes('lv', [['Pieslēgšanās', 'Labdien!\n\nVienreizējais kods: #\n\nNevienam to nerādiet.', '274018']]),
      ...withCodes('lt', [['Prisijungimas', 'Sveiki, Robin!\n\nĮveskite # ir prisijunkite.', '81537']]),
      ...withoutCodes('hu', [
        ['Novemberi számla', 'Számla: 0044117731\nFizetendő: 11 840 Ft\nHatáridő: 2026.12.10.\nMérőállás: 20417'],
        ['Belépett', 'Ön 11.20-kor lépett be a 618204 kóddal.'],
        ['Áramszünet', 'Hétfőn 0915 és 1130 között nem lesz áram a Fő utca 118-ban. Bejelentés: 5520.'],
        ['Szerelő', 'A szerelő azonosítója 4471, munkalap 77031.'],
      ]),
      ...withoutCodes('et', [['Arve', 'Arve 2026-0044, viitenumber 20417733, 31,20 €.']]),
      ...withoutCodes('lv', [['Rēķins', 'Rēķina nr. 77031, summa 31,20, līgums 118402.']]),
      ...withoutCodes('lt', [['Sąskaita', 'Sąskaita Nr. 0044117, skaitiklis 5520441, suma 31,20.']]),
    ],
    layout,
  );
}
