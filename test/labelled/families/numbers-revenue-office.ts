/** A tax office in Italian: protocols, tax codes, forms and deadlines, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  text: `AGENZIA TRIBUTI DELLA VALLE\n\n${body}\n\nMessaggio automatico. Non risponda.`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('it', [
        [
          'Ricevuta di protocollo',
          'La Sua istanza è stata registrata.\nProtocollo: 0088214\nData: 24/11/2026\nConservi la ricevuta.',
        ],
        [
          'Avviso di scadenza',
          'Il versamento con codice tributo 3918 scade il 16/12/2026. Codice ente: H501. Importo: 214,00 euro.',
        ],
        ['Codice fiscale aggiornato', 'Risulta ora il codice fiscale RBNCTR80A41H501K. Se è giusto, non deve fare nulla.'],
        ['Rimborso in pagamento', 'Il rimborso n. 77031 di euro 96,40 sarà accreditato entro 30 giorni. Causale 6013.'],
        [
          'Appuntamento allo sportello',
          'Venerdì alle 9:40, sportello 12. Al totem digiti il numero di prenotazione 4417 e prenda il biglietto.',
        ],
        [
          'Delega registrata',
          'La delega 200418 a favore del Suo consulente vale fino al 31/12/2029. Nessun PIN Le sarà chiesto per telefono.',
        ],
        [
          'Manutenzione dei servizi',
          'Sabato dalle 0600 alle 1200 i servizi saranno fermi. Chi ha un codice inviato prima dovrà chiederne un altro.',
        ],
      ]),
    ],
    layout,
  );
}
