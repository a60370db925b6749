/** A livestock exchange in English, Spanish, Greek, Bulgarian and Kazakh: bids are sealed by an echo of what was mailed; lots, weights and pens are told in between. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ html: `<font face="Rockwell" size="4">${body.replaceAll('\n', '<br><br>')}</font>` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Bid on lot 118',
          'You bid 2,204 for lot 118 (14 ewes, pen 7).\nStand by it? Echo # on the floor screen before the hammer.',
          '6381',
        ],
        ['Floor pass, first use', 'The floor does not know your telephone. Echo # from it and it will.', '402796'],
      ]),
      ...withCodes('es', [
        [
          'Puja por el lote 118',
          'Ha pujado 2.204 por el lote 118 (14 ovejas, corral 7).\n¿La mantiene? Repita # en la pantalla del ruedo.',
          '5937',
        ],
      ]),
      ...withCodes('el', [
        [
          'Προσφορά για την παρτίδα 118',
          'Δώσατε 2.204 για την παρτίδα 118 (14 προβατίνες).\nΤην κρατάτε; Επαναλάβετε # στην οθόνη της αίθουσας.',
          '7042',
        ],
      ]),
      ...withCodes('bg', [
        [
          'Наддаване за партида 118',
          'Дадохте 2204 за партида 118 (14 овце).\nДържите ли на нея? Повторете # на екрана в залата.',
          '9318',
        ],
      ]),
      ...withCodes('kk', [
        ['118-лотқа баға', 'Сіз 118-лотқа 2204 ұсындыңыз (14 саулық).\nТұрасыз ба? Залдың экранында # деп қайталаңыз.', '8264'],
      ]),
      ...withoutCodes('en', [
        ['Lot 118 is yours', 'Hammer at 2,204. You echoed 6381 at 10:41. Collect from pen 7 by four.'],
        ['Catalogue for Thursday', 'Lots 101 to 240, weights 38 to 71 kg, tags UK 118402.'],
        ['Movement licence', 'Licence 20418-M, herd mark 377. Carry it in the cab.'],
      ]),
      ...withoutCodes('es', [['El lote 118 es suyo', 'Remate en 2.204. Recoja en el corral 7.']]),
      ...withoutCodes('el', [['Η παρτίδα 118 είναι δική σας', 'Κατακυρώθηκε στα 2.204.']]),
      ...withoutCodes('bg', [['Партида 118 е ваша', 'Удар на 2204. Вземете от кошара 7.']]),
      ...withoutCodes('kk', [['118-лот сіздікі', 'Баға 2204, қора 7.']]),
    ],
    layout,
  );
}
