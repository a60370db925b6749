/** A club that flies weather kites, in German, Spanish and Japanese: devices want numbers, and the mail never says code. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ text: body });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('de', [
        [
          'Die Winde fragt nach dir',
          'Auf ihrem Schirm blinkt ein leeres Kästchen. Hinein gehört\n\n#\n\ndann lässt sie los.',
          '60318',
        ],
        ['Logger 22 gehört bald dir', 'Er hängt noch an Jana. Damit er sich umhängt, nennst du ihm # bis heute Abend.', '714290'],
      ]),
      ...withCodes('es', [
        ['La sonda quiere saber si eres tú', 'Cuando pite, contéstale\n\n#\n\ny se calla.', '904713'],
        ['Tu casilla en el cuaderno', 'Alguien abre tu casilla desde otro ordenador. ¿Tú? Pues ponle #.', '5826'],
      ]),
      ...withCodes('ja', [['凧の記録箱から', '箱がまだ眠っています。\n\n#\n\nと打てば目をさまします。', '813057']]),
      ...withoutCodes('de', [
        ['Messung vom Sonntag', '1013 hPa, 2204 m, Leine 377 m. Datensatz 20417.'],
        ['Hüttenschlüssel', 'Das Rädchenschloss steht auf 4417. Danach verdrehen.'],
        ['Logger 22 ist jetzt deiner', 'Umgehängt um 18.40 Uhr, mit 714290.'],
      ]),
      ...withoutCodes('es', [
        ['Vuelo 118', 'Salida 0915, altura 1840 m, viento 22 nudos, carrete 7731.'],
        ['Cuota', 'Recibo 0044, 31 euros.'],
      ]),
      ...withoutCodes('ja', [['日曜の結果', '高さ 1840 米、糸 377 米、記録 20417。']]),
    ],
    layout,
  );
}
