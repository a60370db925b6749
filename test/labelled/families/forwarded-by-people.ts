/** People who pass numbers on to each other, in seven languages: now a sign-in code for the reader, now a door, a score, a table or a lock. */
import { laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({ text: body });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        ['the streaming thing', 'it texted me instead of you lol. put in # fast', '440915'],
        [
          'Payroll',
          'Robin, the payroll site sent your sign-in code to the office phone: #. Please log in before ten.\n\nKind regards\nIris',
          '71836',
        ],
        [
          'your new mailbox',
          'The helpdesk made your mailbox. First password is #, you have to change it when you get in.',
          'Moor-7x2K',
        ],
      ]),
      ...withCodes('de', [
        ['Elster', 'Für dich kam die Zahl # von Elster, damit kannst du dich anmelden.\nGruß, Opa', '620418'],
        ['Netflix', 'gib mal # ein, kam grad bei mir an', '5037'],
      ]),
      ...withCodes('fr', [
        ['Ameli', 'Coucou, le site t’a envoyé le code chez moi : #. Dépêche-toi, ça expire.\nBises', '338160'],
      ]),
      ...withCodes('es', [['lo del banco', 'Me llegó a mí la clave para que entres: #', '80415']]),
      ...withCodes('it', [['Spid', 'Ti giro il codice che è arrivato a me per il tuo accesso: #', '291706']]),
      ...withCodes('pl', [['kod', 'Przyszedł do mnie kod do twojego logowania: #. Wpisz szybko', '615082']]),
      ...withCodes('nl', [['DigiD', 'Hij kwam bij mij binnen: #. Invullen maar, hij is maar kort geldig.', '740926']]),
      ...withoutCodes('en', [
        ['cabin', 'The key safe is left of the door, 4-0-7-7. Put the key back please!'],
        ['quiz night', 'We came third, 2204 points. Winners had 2317. Table 14 again next month?'],
        ['Re: printer', 'Toner is 118A. Fault light says E3310. I called them, ticket 20417.'],
        ['zoom', 'Meeting 884 120 7331, password 550218. Nobody else has it yet, type it when asked.'],
        ['wifi at mum’s', 'mumsnet / tulip4417'],
        ['seats', 'We’re in row F, 118 to 121. Doors 1830.'],
        ['my new number', 'It’s 0770 555 0182 from Monday. Delete the old one (0770 555 0144).'],
      ]),
      ...withoutCodes('de', [
        ['Ferienwohnung', 'Der Schlüssel hängt im Kasten, 4077. Müll bitte dienstags raus.'],
        ['Tippspiel', 'Du stehst auf 14 mit 2204 Punkten.'],
      ]),
      ...withoutCodes('fr', [
        ['l’immeuble', 'Le portail c’est 4417B, deuxième étage à gauche.'],
        ['visio', 'Réunion 771 2043 380, mot de passe 118840. À tout à l’heure.'],
      ]),
      ...withoutCodes('es', [['la casa', 'La alarma se quita con 7702 y ok.']]),
      ...withoutCodes('it', [['chiavi', 'Il lucchetto della bici è 3310.']]),
      ...withoutCodes('pl', [['domofon', 'Domofon 22 i klucz 4417, trzecie piętro.']]),
      ...withoutCodes('nl', [['fietsslot', 'Slot van de bakfiets: 7702. Staat achter nr. 118.']]),
    ],
    layout,
  );
}
