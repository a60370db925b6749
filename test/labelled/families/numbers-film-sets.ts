/** Call sheets of a film crew in English, Spanish, Hindi and Romanian: scenes, radios, gate words and rushes to watch, all for the crew at large. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ html: `<pre style="font:13px Courier">${body}</pre>` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['CALL SHEET 14', 'SC 118A INT KITCHEN DAY  PG 2 4/8\nUNIT CALL 0630  SHOOT 0800\nRADIO CH 7  BASE 07700 900 417'],
        [
          'RUSHES DAY 13',
          'Watch at rushes.example, room word PELICAN, picture 2204.\nDo not forward the room word outside of the crew.',
        ],
        ['LOCATION GATE', 'Tell security "Heron 22". They wave you through to bay 9.'],
        ['CATERING', 'Lunch 1300, line B. Tables 40-52.'],
        ['CAMERA REPORT', 'A-CAM roll A0417C118, 377 GB, checksum 9F20AA41'],
        ['MOVE ORDER', 'A40, then B3212, then field. What3words on the sheet. Gate chain 0907.'],
      ]),
      ...withoutCodes('es', [
        ['ORDEN DE RODAJE 14', 'SEC 118A INT COCINA DÍA\nCITACIÓN 06:30\nCANAL 7'],
        ['COPIÓN DÍA 13', 'Se ve en la sala 4, palabra de sala PELÍCANO.\nEs para todo el equipo.'],
      ]),
      ...withoutCodes('hi', [
        ['कॉल शीट 14', 'दृश्य 118A रसोई दिन\nसमय 06:30\nचैनल 7'],
        ['गेट', 'गार्ड को "सारस 22" बोलें, पार्किंग 9.'],
      ]),
      ...withoutCodes('ro', [
        ['FOAIE DE FILMARE 14', 'SC 118A INT BUCĂTĂRIE ZI\nCONVOCARE 06:30\nCANAL 7'],
        ['POARTA', 'Spuneți la poartă „Bâtlan 22”. Loc 9.'],
      ]),
    ],
    layout,
  );
}
