/** Ski lifts in German and Italian of the Alps: bilingual manners, digits of passes, depots and races. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body, language }: Draft) => ({
  html: `<table width="100%"><tr><td bgcolor="#cfe8ff" align="center"><font size="5">${language === 'de' ? 'Bergbahnen Hochjoch' : 'Funivie Giogo Alto'}</font></td></tr><tr><td>${body.replaceAll('\n', '<br><br>')}</td></tr></table>`,
});

export function mails(random: Random): FamilyMail[] {
  const [pass, depot, race, child] = [random.digits(6), random.digits(5), random.digits(6), random.digits(4)];
  return laidOut(
    [
      {
        name: 'Pass am neuen Handschuh',
        language: 'de',
        subject: 'Saisonpass auf Chip 2 umziehen',
        body: `Griaß di Robin,\nder Saisonpass 01-1614 7209 wandert auf den Chip im Handschuh, wenn du am Kassenautomaten <font size="6">${pass}</font> antippst. Der alte Chip ist dann still.\nTalstation, 8 bis 16 Uhr.`,
        codes: [pass],
      },
      {
        name: 'Start beim Gästerennen',
        language: 'de',
        subject: 'Startnummer 117',
        body: `Startzeit 10:42, Riesentorlauf, 28 Tore.\nDamit die Zeit wirklich dir gehört, kennt die Startampel auch deine sechs Stellen, <b>${race}</b>; drück sie im Starthaus, nicht früher.`,
        codes: [race],
      },
      {
        name: 'Pistenbericht',
        language: 'de',
        subject: 'Heute 38 von 41 Anlagen',
        body: 'Schneehöhe Berg 142 cm, Tal 35 cm.\nLawinenwarnstufe 2.\nNotruf der Pistenrettung 05555 0144, Sektor am Pfosten ablesen, etwa 3071.',
      },
      {
        name: 'deposito sci',
        language: 'it',
        subject: 'Il Suo armadietto scalda gli scarponi',
        body: `L'armadietto 214 è Suo fino a domenica.\nLo sportello scatta con ${depot.slice(0, 2)}-${depot.slice(2)}.\nGli scarponi restano a 35 gradi.`,
      },
      {
        name: 'il bambino alla scuola sci',
        language: 'it',
        subject: 'Consenso per Nora, 7 anni',
        body: `La maestra porta Nora sulla nera 12.\nSe Lei è d'accordo, lo faccia sapere al foglio dei consensi con <b>${child}</b>. Altrimenti Nora resta sulla blu.`,
        codes: [child],
      },
      {
        name: 'oggetto smarrito',
        language: 'it',
        subject: 'Trovato: un guanto sinistro',
        body: 'Scheda 5580, trovato alla seggiovia 4 alle 14:20.\nSi ritira alla cassa centrale fino al 30/04.',
      },
    ],
    layout,
  );
}
