/** Colleagues and clubs who mention passwords, pins and codes in passing, in English, German, French, Spanish and Italian, none of them for the reader to prove who he is. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({ text: body });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['copier', 'To copy, enter the department code 3310 and press green. Mine is 4417, please leave that alone.'],
        ['projector', 'The PIN to pair the projector is on its screen, last time it was 0000.'],
        ['codes in the style guide', 'Our blue is 1184FF and the grey 20417A. Please use these codes everywhere.'],
        ['expense codes', 'Travel is 6100, meals 6120, software 7704. Put the code in the second column.'],
        ['the code freeze', 'Code freeze from the 18th. 118 changes are still open, 22 of them blockers.'],
        ['shared drive', 'The archive is zipped, password is gull-harbour-9. Ask Kim if it does not open.'],
        ['dress code', 'Dress code black tie. Table 14, 1930 for 2000.'],
        ['alarm went off', 'Somebody typed the wrong code twice. It is 5520, then the lock sign. Tell the cleaners.'],
        ['old PIN pads', 'We sold 604 PIN pads and 2204 card readers, serials from 77031.'],
        ['Morse night', 'Send your call and 599. The code word of the contest is OTTER.'],
        ['bank holiday', 'Sort code 20-44-17, account 70114482, for the whip-round.'],
        ['conference bridge', 'I am host today. If you are asked for a code, it is 884120.'],
      ]),
      ...withoutCodes('de', [
        ['Kopierer', 'Kostenstelle 3310 eintippen, dann die grüne Taste.'],
        ['Archiv', 'Das ZIP hat das Passwort moewe-hafen-9.'],
        ['Kostenarten', 'Reise 6100, Essen 6120. Code bitte in Spalte zwei.'],
      ]),
      ...withoutCodes('fr', [
        ['photocopieuse', 'Tapez le code service 3310 puis la touche verte.'],
        ['archive', 'Le mot de passe du zip est mouette-port-9.'],
      ]),
      ...withoutCodes('es', [['fotocopiadora', 'Marque el código del departamento, 3310, y la tecla verde.']]),
      ...withoutCodes('it', [['fotocopiatrice', 'Digita il codice reparto 3310 e il tasto verde.']]),
    ],
    layout,
  );
}
