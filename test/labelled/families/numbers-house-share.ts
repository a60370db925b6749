/** People who share houses, in English and Spanish: doors, networks, meters and meetings, written by hand, and no code that signs anybody in. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({ text: body });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        [
          'front door',
          'Hi all, the landlord changed the front door again. It is 5520 now and then the star. Tell nobody but the dog.\nN.',
        ],
        ['wifi', 'New router, new password: heronpond88. Network is still Flat 4. Enter it once and it remembers.'],
        ['call tonight', 'Room link is the usual. If it asks, the passcode is 338041.\nSee you at 8'],
        ['meter', 'Electric says 20714 and gas 0417. Can somebody type those into the form before Friday?'],
        ['bike lock', 'Took your bike, left mine. Lock is 7-7-1-2.'],
      ]),
      ...withoutCodes('es', [
        ['portal nuevo', 'Buenas, el portero se abre con 4417 y la llave. El garaje sigue con el mando.'],
        ['lo del gas', 'Me pidieron el CUPS, acaba en 118840QK. Contador 88213. Ya está hecho.'],
        ['reunión por vídeo', 'El miércoles a las 21. ID 771 2043 380, clave 905521. Yo traigo el acta.'],
        ['caja fuerte de la casa rural', 'Está detrás de la maceta, ponéis 0338 y tiráis.'],
      ]),
    ],
    layout,
  );
}
