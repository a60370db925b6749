/** Banks, clubs and offices that teach their readers what codes look like, in twelve languages; each shows one that is nobody’s. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<article style="font-family:Source Sans Pro">${body
    .split('\n')
    .map((line, at) => (at === 0 ? `<h1>${line}</h1>` : `<p>${line}</p>`))
    .join('')}</article>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        [
          'Spot the trick',
          'Would you have fallen for it?\n“Mum, new phone, read me the 6 digits you just got: 204 881?” A reader in Hull did.',
        ],
        [
          'A lesson in ten seconds',
          'What a real one looks like\nOurs have six figures and come from one address only, like 118 402 here. We never ring about them.',
        ],
        [
          'How to log in, with pictures',
          'Step 3 of 5\nIn picture 3 the app shows 734 219. Yours will show other figures. Put those under the name.',
        ],
      ]),
      ...withoutCodes('de', [
        [
          'Der Enkeltrick, neue Fassung',
          'Eine wahre Geschichte\n„Oma, lies mir mal die 204881 vor, die gerade kam.“ Sie las, und weg war das Geld.',
        ],
        ['So sehen sie aus', 'Kleine Kunde der Ziffern\nUnsere haben sechs Stellen, wie 118402 auf dem Bild.'],
      ]),
      ...withoutCodes('fr', [
        ['Le piège du mois', 'Histoire vraie\n« Maman, lis-moi le 204881 que tu viens de recevoir. » Elle l’a lu.'],
      ]),
      ...withoutCodes('es', [['El timo del mes', 'Pasó en Jaén\n«Mamá, léeme el 204881 que te acaba de llegar.» Y lo leyó.']]),
      ...withoutCodes('it', [
        ['La truffa del mese', 'È successo a Prato\n«Mamma, leggimi il 204881 che ti è arrivato.» E lei l’ha letto.'],
      ]),
      ...withoutCodes('nl', [['De truc van de maand', 'Echt gebeurd\n‘Mam, lees me de 204881 even voor.’ Ze deed het.']]),
      ...withoutCodes('pl', [
        ['Sztuczka miesiąca', 'Zdarzyło się w Łodzi\n„Mamo, przeczytaj mi 204881, właśnie przyszło.” I przeczytała.'],
      ]),
      ...withoutCodes('cs', [
        ['Trik měsíce', 'Stalo se v Písku\n„Mami, přečti mi těch 204881, co ti přišlo.“ A ona je přečetla.'],
      ]),
      ...withoutCodes('ru', [['Уловка месяца', 'Было в Твери\n«Мам, прочти мне 204881, тебе только что пришло». И она прочла.']]),
      ...withoutCodes('ja', [['今月の手口', '実話です\n「母さん、いま届いた204881を読んで」。読んでしまいました。']]),
      ...withoutCodes('pt-BR', [['O golpe do mês', 'Aconteceu em Olinda\n“Mãe, lê pra mim o 204881 que chegou.” E ela leu.']]),
      ...withoutCodes('tr', [['Ayın numarası', 'Bursa’da oldu\n“Anne, az önce gelen 204881’i bana oku.” O da okudu.']]),
    ],
    layout,
  );
}
