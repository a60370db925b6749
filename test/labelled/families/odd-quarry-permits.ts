/** Permits of a mining office in English, Finnish, Estonian and Russian, in numbered clauses: one clause asks for a value, the others quote numbers. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  text: body
    .split('\n')
    .map((line, at) => `${at + 1}. ${line}`)
    .join('\n\n'),
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Permit 118/2026, declaration of the holder',
          'The holder wishes to extend blasting to bench 4.\nThe extension is entered when the holder’s declaration bears the number # in section C.\nThe declaration may be lodged until 16:00 today.\nFees of 420 are due in June.',
          '705116',
        ],
        [
          'Change of the responsible person',
          'You are named as the responsible person for pit 22.\nSo that nobody is named unawares, the register asks you for #.\nWithout it the entry lapses after three days.',
          'QX-4471-B',
        ],
      ]),
      ...withCodes('fi', [
        [
          'Luvan 118/2026 laajennus',
          'Olette hakenut laajennusta tasolle 4.\nHakemus kirjataan, kun kohtaan C on merkitty #.\nMerkintä on tehtävä tänään klo 16 mennessä.',
          '338192',
        ],
      ]),
      ...withCodes('et', [
        [
          'Loa 118/2026 laiendus',
          'Soovite lõhata astangul 4.\nAvaldus loetakse esitatuks, kui lahtrisse C on kirjutatud #.\nAega on kella 16ni.',
          '660418',
        ],
      ]),
      ...withCodes('ru', [
        [
          'Разрешение 118/2026',
          'Вы хотите расширить работы на уступ 4.\nЗаявление принимается, когда в графе В стоит #.\nСрок до 16:00.',
          '249075',
        ],
      ]),
      ...withoutCodes('en', [
        [
          'Permit 118/2026 granted',
          'The permit is granted for benches 1 to 3.\nFile mark KJ-2026-118, map sheet 4417.\nThe appeal period is 30 days.',
        ],
        ['Entry made', 'Your declaration bore 705116 and was entered at 15:12.\nThe extension runs to 31 December.'],
        ['Notice of vibration readings', 'Point 3 read 4.2 mm/s, point 7 read 6.8.\nThe limit is 10.\nSeismograph serial 77031.'],
      ]),
      ...withoutCodes('fi', [['Mittaustulokset', 'Piste 3: 4,2 mm/s.\nPiste 7: 6,8 mm/s.\nMittari 77031.']]),
      ...withoutCodes('et', [['Luba väljastatud', 'Luba 118/2026 kehtib astangutele 1 kuni 3.\nToimik KJ-2026-118.']]),
      ...withoutCodes('ru', [['Показания датчиков', 'Точка 3: 4,2 мм/с.\nТочка 7: 6,8 мм/с.\nПрибор 77031.']]),
    ],
    layout,
  );
}
