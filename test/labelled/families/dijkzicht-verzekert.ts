/** A Dutch and Flemish insurer, friendly and informal: codes at the end of a sentence, claims, policies and meetings. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<html><body style="font-family:Calibri;font-size:12pt">${body
    .split('\n')
    .map((line) => `<p style="margin:6px 0">${line}</p>`)
    .join('')}<p style="color:#999">Dijkzicht Verzekeringen N.V., KvK 20441877, Postbus 118, 8200 AB Lelystad</p></body></html>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('nl', [
        [
          'Even checken of jij het bent',
          'Hoi Robin,\nJe wilt naar je polissen. Vul daarvoor dit in: <strong>#</strong>\nSnel zijn, over 8 minuten werkt het niet meer.',
          '660914',
        ],
        [
          'Nieuw rekeningnummer',
          'Je gaf ons NL** **** 0118 44.\nKlopt dat? Tik dan # in op de pagina die nog openstaat.',
          '31705',
        ],
        ['Schade melden zonder account', 'Met de toegangscode # kom je terug in je melding 26-118430.', 'VB7-2KD'],
      ]),
      ...withCodes('nl-BE', [
        [
          'Aanmelden bij Mijn Dijkzicht',
          'Beste,\nuw eenmalige cijfercode: #\nDeel deze met niemand, ook niet met uw makelaar.',
          '4820',
        ],
        ['Bevestig uw gsm', 'We stuurden dit ook per sms:\n<h2>#</h2>', '907132'],
      ]),
      ...withoutCodes('nl', [
        ['Je polis is klaar', 'Polisnummer 7731-0044, premie € 31,20 per maand, ingang 1-1-2027.'],
        ['We hebben je melding', 'Schadenummer 26-118430. Expert Sanne belt je op 06-555 01 82.'],
        ['Rekening aangepast', 'Gelukt! De code 31705 is gebruikt en doet niets meer.'],
        ['Videogesprek met Sanne', 'Vergader-id 338 204 177, wachtwoord voor de vergadering 604177.'],
        ['Sleutelkluisje', 'De monteur vindt de sleutel in het kluisje, stand 4417.'],
        ['Actie: fietshelm', 'Bestel met HELM25 en betaal een kwart minder.'],
        ['Wachtrij', 'Er zijn nog 2041 meldingen voor de storm van 1118.'],
      ]),
    ],
    layout,
  );
}
