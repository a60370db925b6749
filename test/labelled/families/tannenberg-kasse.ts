/** A cooperative bank of the Alps in German: TANs with sums and accounts around them, and letters about orders that are long done. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  text: `Tannenberg-Kasse eG\n\n${body}\n\nMit freundlichem Gruß aus dem Tal\nTannenberg-Kasse, Dorfplatz 3, 6780 Unterau, FN 204418 k`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('de-AT', [
        [
          'TAN für Ihren Auftrag',
          'Überweisung an: Dachdeckerei Rohner\nKonto: AT61 3742 0000 0118 4471\nBetrag: 812,40 EUR\nTAN: #\n\nStimmt etwas nicht, brechen Sie bitte ab.',
          '681204',
        ],
        [
          'Neue Rufnummer hinterlegen',
          'Sie möchten künftig unter +43 664 555 01 82 erreichbar sein. Dazu fehlt uns noch ein Schritt: Tragen Sie im Netzbanking die Zahl # ein.',
          '40917',
        ],
        [
          'Kartensperre aufheben',
          'Um die Sperre der Karte mit den Endziffern 6620 aufzuheben, brauchen Sie diese vier Ziffern:\n\n    #\n\nSie verfallen in einer Viertelstunde.',
          '7315',
        ],
        [
          'Unterschrift für den Bausparvertrag',
          'Vertrag 2026-118-402, Laufzeit 8 Jahre. Elektronisch unterschreiben Sie mit\n\n#\n\nGroß- und Kleinschreibung spielt keine Rolle.',
          'MV7K-3RPT',
        ],
      ]),
      ...withCodes('de-CH', [
        [
          'Anmeldung von einem neuen Rechner',
          'Grüezi\n\nFür das Login von Chur aus lautet die Nummer #. Geben Sie sie niemandem weiter, auch uns nicht.',
          '209558',
        ],
        ['Passwort vergessen?', 'Kein Problem. Mit # setzen Sie im nächsten Fenster ein neues.', '6604183'],
      ]),
      ...withoutCodes('de-AT', [
        [
          'Auftrag durchgeführt',
          'Ihre Überweisung über 812,40 EUR an Dachdeckerei Rohner wurde mit der TAN 681204 gezeichnet und ist um 9.14 Uhr hinausgegangen. Auftragsnummer 77031845.',
        ],
        ['Rufnummer geändert', 'Wir erreichen Sie nun unter +43 664 555 01 82. Bestätigt wurde das gestern mit 40917.'],
        ['Kontoauszug 11/2026', 'Auszug 11, Blatt 2. Anfangssaldo 2.418,07, Endsaldo 1.605,67. BLZ 37420.'],
        [
          'Schrankfach',
          'Ihr Fach 118 in der Filiale Unterau wird am 4.12. ab 8.30 Uhr auf ein neues Schloss umgerüstet. Bringen Sie Schlüssel 4417 mit.',
        ],
        [
          'Generalversammlung',
          'Beginn 19 Uhr, Mehrzweckhalle. Teilnahme am Bildschirm: Raum 884 120 733, Kennwort 550218. Mitgliedsnummer 20417 bereithalten.',
        ],
        [
          'Achtung, falsche Mails',
          'Derzeit gehen Schreiben um, in denen nach "Ihrer TAN, z. B. 123456" gefragt wird. Löschen Sie diese.',
        ],
      ]),
    ],
    layout,
  );
}
