/** An Italian identity provider and a regional clinic: plain text with dashes, codes on a line of their own, bookings and vouchers beside them. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  text: `${body}\n\n------\nPonteID - assistenza 800 555 018 (lun-ven 9-18)\nP.IVA 11840244170`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('it', [
        [
          'Richiesta di accesso di livello 2',
          'Gentile Robin,\n\nil servizio "Anagrafe Valle" chiede di riconoscerLa. Digiti qui di seguito:\n\n  #\n\nentro tre minuti.',
          '418206',
        ],
        ['Attivazione identità', 'Per attivare l’identità servono due cose: la password scelta e la sequenza #.', 'PX40-7713'],
        ['Modifica cellulare', 'Sta sostituendo il numero 333 *** 182. Confermi riportando 5 0 9 1 nella pagina.', '5091'],
        [
          'Referto pronto',
          'Il referto n. 2026/77031 si apre con la parola chiave #.\nNon risponda a questa mail.',
          'brina-mulino-62',
        ],
        ['Firma del consenso', 'OTP di firma: #\nDocumento: consenso_118402.pdf', '26604813'],
      ]),
      ...withoutCodes('it', [
        [
          'Accesso riuscito',
          'Accesso ad "Anagrafe Valle" il 26/11 ore 10.41 con OTP 418206. Identificativo operazione 7F20AA41.',
        ],
        ['Prenotazione CUP', 'Codice prenotazione 0461182047. Ecografia, lunedì 4, ore 8.50, ambulatorio 118.'],
        ['Ticket da pagare', 'Avviso PagoPA 3010 0004 4711 8402 77. Importo 36,15 euro.'],
        ['Ricetta dematerializzata', 'NRE 0900A4417733821. La mostri in farmacia con la tessera sanitaria.'],
        ['Parcheggio dell’ospedale', 'La sbarra si alza con 4417#, solo per le visite.'],
        ['Sconto in farmacia', 'Con PONTE15 risparmia il 15% sugli integratori.'],
        ['Chiusura', 'Gli uffici riaprono il 7 gennaio 2027, int. 3310.'],
      ]),
    ],
    layout,
  );
}
