/** A choir of volunteers who run a citizens' radio in English, Spanish, Portuguese and Catalan; spoken style, codes said as one says them on air. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<body style="background:#fffbe6"><p style="font:16px Verdana">${body.replaceAll('\n', '</p><p style="font:16px Verdana">')}</p><p style="font:11px Verdana;color:#999">Radio Veus, 98.2 FM, a tower, a kettle and forty people</p></body>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Mic check for Robin',
          'Someone wants on the air as you. If that someone is you, read <b>#</b> into the box that says Who Goes.\nGone by the next jingle.',
          '27384',
        ],
        [
          'Your show has a new door',
          'We moved the studio page. First time through, it stops you and wants to hear <b>#</b>.',
          'SIREN-9',
        ],
      ]),
      ...withCodes('es', [
        [
          '¿Eres tú quien habla?',
          'Alguien quiere salir en antena con tu nombre. Si eres tú, cántale <b>#</b> a la casilla Quién Va.',
          '83120',
        ],
        [
          'Tu programa cambia de manos',
          'Marta se queda con tu franja. Si te parece bien, suéltale <b>#</b> a la parrilla.',
          '4096',
        ],
      ]),
      ...withCodes('pt', [
        ['Quem fala?', 'Alguém quer entrar no ar com o teu nome. Se fores tu, sopra <b>#</b> na caixa.', '51738'],
      ]),
      ...withCodes('ca', [
        ['Ets tu qui parla?', 'Algú vol entrar amb el teu nom. Si ets tu, canta <b>#</b> a la casella.', '60925'],
      ]),
      ...withoutCodes('en', [
        ['Studio door', 'The studio door wants 7 1 4 2 and a shove.'],
        ['Pledge drive', '377 people gave 4,418 pounds. Ring 0117 496 0140 and say TOWER to give more.'],
        ['Rota for May', 'Slot 14 is Kim, slot 15 is you, slot 16 is 90 minutes of birdsong.'],
        ['You were on', 'Who Goes let you in at 21:07 with 27384. Lovely show.'],
      ]),
      ...withoutCodes('es', [
        ['La llave de la torre', 'La llave de la torre cuelga del gancho 9; el candado es 3851.'],
        ['Cifras de abril', '2.204 oyentes, 118 llamadas, 9 quejas por el gallo.'],
      ]),
      ...withoutCodes('pt', [['Grelha', 'Faixa 14 às 18h30. Emissor a 98,2. Telefone 21 555 0182.']]),
      ...withoutCodes('ca', [['Graella de maig', 'La franja 14 és teva. El cadenat de l’estudi és 3851.']]),
    ],
    layout,
  );
}
