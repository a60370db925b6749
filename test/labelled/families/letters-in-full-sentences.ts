/** A notary’s portal in eleven languages that never says code, but asks plainly for what it sent; and its dry notices of acts and fees. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="font-family:Cambria;text-align:justify;width:30em">${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('<hr>')}</div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Deed 118 awaits you',
          'You have asked to read deed 118 from home.\nThe portal will show it once you have told it <strong>#</strong>, which is known to you and to it and to nobody in this office.',
          '820461',
        ],
      ]),
      ...withCodes('de', [
        [
          'Urkunde 118 liegt bereit',
          'Sie möchten Urkunde 118 zu Hause lesen.\nDas Portal zeigt sie, sobald Sie ihm <strong>#</strong> genannt haben.',
          '264907',
        ],
      ]),
      ...withCodes('fr', [
        [
          'L’acte 118 vous attend',
          'Vous souhaitez lire l’acte 118 chez vous.\nLe portail le montrera dès que vous lui aurez dit <strong>#</strong>.',
          '739158',
        ],
      ]),
      ...withCodes('es', [
        [
          'La escritura 118 le espera',
          'Desea leer la escritura 118 en casa.\nEl portal la mostrará en cuanto le haya dicho <strong>#</strong>.',
          '518604',
        ],
      ]),
      ...withCodes('it', [
        [
          'L’atto 118 la attende',
          'Desidera leggere l’atto 118 da casa.\nIl portale lo mostrerà non appena gli avrà detto <strong>#</strong>.',
          '405973',
        ],
      ]),
      ...withCodes('nl', [
        [
          'Akte 118 ligt klaar',
          'U wilt akte 118 thuis lezen.\nHet portaal toont haar zodra u <strong>#</strong> hebt genoemd.',
          '671320',
        ],
      ]),
      ...withCodes('pl', [
        [
          'Akt 118 czeka',
          'Chce Pan przeczytać akt 118 w domu.\nPortal pokaże go, gdy tylko poda mu Pan <strong>#</strong>.',
          '396284',
        ],
      ]),
      ...withCodes('ro', [
        [
          'Actul 118 vă așteaptă',
          'Doriți să citiți acasă actul 118.\nPortalul îl va arăta de îndată ce i-ați spus <strong>#</strong>.',
          '950412',
        ],
      ]),
      ...withCodes('ru', [
        [
          'Акт 118 ждёт вас',
          'Вы хотите прочесть акт 118 дома.\nПортал покажет его, как только вы сообщите ему <strong>#</strong>.',
          '183760',
        ],
      ]),
      ...withCodes('el', [
        [
          'Η πράξη 118 σας περιμένει',
          'Θέλετε να διαβάσετε την πράξη 118 στο σπίτι.\nΗ πύλη θα τη δείξει μόλις της πείτε <strong>#</strong>.',
          '627045',
        ],
      ]),
      ...withCodes('hu', [
        [
          'A 118. okirat várja',
          'Otthon szeretné elolvasni a 118. okiratot.\nA portál megmutatja, amint megmondja neki: <strong>#</strong>.',
          '548391',
        ],
      ]),
      ...withoutCodes('en', [
        ['Deed 118 is registered', 'Deed 118 was entered in volume 44 as number 20418.\nThe fee was 1,180.'],
        ['You have read deed 118', 'On 4 May at 19:20 you told the portal 820461 and read 14 pages.'],
      ]),
      ...withoutCodes('de', [['Urkunde 118 eingetragen', 'Eingetragen in Band 44 unter Nummer 20418.\nGebühr 1.180.']]),
      ...withoutCodes('fr', [['Acte 118 enregistré', 'Volume 44, numéro 20418.\nÉmoluments 1 180 €.']]),
      ...withoutCodes('es', [['Escritura 118 inscrita', 'Tomo 44, número 20418.\nArancel 1.180 €.']]),
      ...withoutCodes('pl', [['Akt 118 wpisany', 'Tom 44, numer 20418.\nOpłata 1.180 zł.']]),
      ...withoutCodes('ru', [['Акт 118 внесён', 'Том 44, номер 20418.\nСбор 1 180.']]),
      ...withoutCodes('el', [['Η πράξη 118 καταχωρίστηκε', 'Τόμος 44, αριθμός 20418.']]),
      ...withoutCodes('hu', [['A 118. okirat bejegyezve', '44. kötet, 20418. szám.']]),
    ],
    layout,
  );
}
