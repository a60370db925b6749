/** Hotels of the Balkans: Greek, Bulgarian, Romanian, Serbian, Croatian, Slovene and Macedonian; accounts of guests, rooms, doors and points. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<center><div style="text-align:left;width:500px;font-family:Garamond;font-size:17px">${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}<p style="font-size:11px">Orient Rooms</p></div></center>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('el', [
        [
          'Είσοδος στον λογαριασμό',
          'Καλησπέρα Ρόμπιν,\nπληκτρολογήστε <b>#</b> για να συνεχίσετε.\nΣε δέκα λεπτά παύει να ισχύει.',
          '730284',
        ],
        ['Εξαργύρωση πόντων', 'Ζητάτε 4.417 πόντους.\nΟ αριθμός έγκρισης είναι #', '90615'],
      ]),
      ...withCodes('bg', [['Вход за гости', 'Здравейте,\nнапишете <b>#</b> в полето.\nИма десет минути.', '518037']]),
      ...withCodes('ro', [
        ['Intrare în cont', 'Bună seara,\ntastează <b>#</b> ca să continui.\nPeste zece minute nu mai merge.', '264910'],
      ]),
      ...withCodes('sr', [['Улаз у налог', 'Добро вече,\nукуцајте <b>#</b> и наставите.', '407731']]),
      ...withCodes('hr', [['Ulaz u račun', 'Dobra večer,\nupišite <b>#</b> i nastavite.\nVrijedi deset minuta.', '85120']]),
      ...withCodes('sl', [['Vstop v račun', 'Dober večer,\nvtipkajte <b>#</b> in nadaljujte.', '6391']]),
      ...withCodes('mk', [['Најава', 'Добро вечер,\nкодот за најава е #.', '771540']]),
      ...withoutCodes('el', [
        ['Η κράτησή σας', 'Κράτηση 20417733, δωμάτιο 118, δύο νύχτες, 180 €.'],
        ['Κλειδί μετά τις 22:00', 'Η πόρτα ανοίγει με 4417. Wi-Fi: orient2204.'],
      ]),
      ...withoutCodes('bg', [
        ['Резервация', 'Номер 77310441, стая 22.'],
        ['Влязохте', 'Влязохте в 11:20 с 518037.'],
      ]),
      ...withoutCodes('ro', [
        ['Factura', 'Seria ORN nr. 0044117, total 450 lei.'],
        ['Cod de reducere', 'ORIENT15, până duminică.'],
      ]),
      ...withoutCodes('sr', [['Потврда резервације', 'Број 20417733, соба 118, улаз 7702.']]),
      ...withoutCodes('hr', [['Parkiranje', 'Rampa: 3310. Registracija ZG4417KV.']]),
      ...withoutCodes('sl', [['Račun', 'Račun 2026-0044, sklic SI00 20417.']]),
    ],
    layout,
  );
}
