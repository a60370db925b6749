/** A firm that lets cabins, in Swedish and Norwegian: bookings, key boxes, gates and networks, and no code that signs anybody in. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({ text: `${body}\n\n/Stugor & Brygga` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('sv', [
        ['Bokning 55207 är klar', 'Hej! Stuga 12 är er från fredag kl. 15. Bokningen heter 55207 hos oss.'],
        [
          'Nyckeln ligger i lådan',
          'Lådan sitter till höger om dörren. Ställ in 4417 och dra nedåt. Lägg tillbaka nyckeln på söndag.',
        ],
        ['Bommen vid vägen', 'Ring 070-555 01 18 från bilen så går bommen upp, eller slå 0338# på knappsatsen.'],
        ['Nätet i stugan', 'Nätverk: brygga-12\nLösenord: tall7kotte\nDet räcker till film om ingen annan surfar.'],
        ['Slutstädning', 'Faktura 901177 på 850 kr kommer i december. OCR 5520718.'],
      ]),
      ...withoutCodes('nb', [
        ['Bestilling 60318', 'Hytte 4 er deres fra lørdag. Ta med sengetøy. Bestillingen har nummer 60318 om dere må ringe.'],
        ['Slik kommer dere inn', 'Tast 7702 på låsen og vri om. Koden virker fra kl. 16 på lørdag til kl. 11 på tirsdag.'],
        ['Strømmåleren', 'Les av måler 707057500 når dere drar, og send oss tallet. Sist sto den på 18422.'],
      ]),
    ],
    layout,
  );
}
