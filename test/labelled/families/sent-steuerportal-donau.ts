/** An Austrian tax portal: stiff official texts and HTML, codes, activations, decisions, bookings and dates; German of Austria. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const official = (text: string) => `${text}

Diese Nachricht wurde maschinell erstellt, Antworten können nicht bearbeitet werden.

Finanzservice Österreich
Steuerportal Hotline: 050 233 790 (Mo-Fr 8:00-17:00)
Johannesgasse 5, 1010 Wien, UID ATU38501407`;

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(6);
  const start = random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghkmnpqrstuvwxyz23456789', 10);
  const taxNumber = `${random.digits(2)}-${random.digits(3)}/${random.digits(4)}`;
  const validate = `https://steuerportal.example/p/mail/verify?sid=${random.text('ABCDEF0123456789', 24)}`;
  const proxy = `https://steuerportal.example/p/vollmacht/${random.digits(9)}/annehmen#${random.text('abcdef0123456789', 12)}`;
  return [
    {
      name: 'second factor',
      language: 'de-AT',
      subject: 'Steuerportal: Bestätigungscode für Ihre Anmeldung',
      text: official(`Sehr geehrte Frau Mag. Falk!

Bitte geben Sie den folgenden Bestätigungscode ein:

Code: ${code}
Referenz: ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 3)}

Vergleichen Sie die Referenz mit der Anzeige am Bildschirm. Der Code kann nur einmal und nur heute verwendet werden.`),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'first sign-in with a starting password',
      language: 'de-AT',
      subject: 'Ihre Zugangskennung, Teil 2 von 2',
      html: `<html><body><p>Sehr geehrte Damen und Herren,</p><p>Teilnehmer-Identifikation und Benutzer-Identifikation haben Sie bereits per RSa-Brief erhalten. Mit dieser E-Mail senden wir Ihnen die Start-PIN:</p>
<p style="font-family:Courier New;font-size:18px;border:1px solid black;display:inline-block;padding:6px 14px">${start}</p><p>Groß- und Kleinschreibung ist zu beachten. Bei der Erstanmeldung werden Sie zur Wahl einer eigenen PIN aufgefordert.</p><p>Finanzservice Österreich, Bearbeiterin ADir. Huber, DW 52${random.digits(4)}</p></body></html>`,
      codes: [start],
      links: [],
      best: { code: start },
    },
    {
      name: 'address to be validated',
      language: 'de-AT',
      subject: 'Bestätigung Ihrer E-Mail-Adresse für Verständigungen',
      text: official(`Sehr geehrte Frau Mag. Falk!

Sie haben am ${random.whole(10, 28)}.02.2026 eine E-Mail-Adresse für Verständigungen nach § 5b der Verordnung hinterlegt. Diese ist durch Aufruf von

${validate}

zu bestätigen. Erfolgt die Bestätigung nicht binnen zwei Wochen, wird weiterhin auf dem Postweg zugestellt.`),
      codes: [],
      links: [validate],
      best: { link: validate },
    },
    {
      name: 'power of attorney to be accepted',
      language: 'de-AT',
      subject: 'Neue Vollmacht zur Annahme',
      html: `<html><body style="font-family:Lato,Arial"><h4>Vollmachtsverwaltung</h4><p>Robin Falk, Steuernummer ${taxNumber}, hat Sie als Vertretung bestellt.</p><p>Zum <a href="${proxy}">Annehmen der Vollmacht</a> benötigen Sie Ihre ID Austria. Frist: ${random.whole(10, 28)}. Juli 2026.</p><hr><small>Finanzservice Österreich · 050 233 790 · <a href="https://steuerportal.example/barrierefreiheit">Barrierefreiheit</a></small></body></html>`,
      codes: [],
      links: [proxy],
      best: { link: proxy },
    },
    {
      name: 'decision has come in',
      language: 'de-AT',
      subject: 'Neue Nachricht in Ihrer Databox',
      text: official(`Sehr geehrte Frau Mag. Falk!

In Ihrer Databox wurde ein Dokument hinterlegt:

Art: Einkommensteuerbescheid 2025
Abgabenkontonummer: ${taxNumber}
Ordnungsbegriff: ${random.digits(8)}
Gutschrift: EUR ${random.digits(3)},00

Aus Sicherheitsgründen enthält diese E-Mail keinen Link.`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'payment that is due',
      language: 'de-AT',
      subject: 'Vorauszahlung Q3/2026 fällig am 17.08.2026',
      html: `<table border="0" style="font-family:Lato,Arial;font-size:14px"><tr><td>Abgabenkonto</td><td>${taxNumber}</td></tr><tr><td>Einkommensteuer E 07-09/2026</td><td>EUR 1.${random.digits(3)},00</td></tr><tr><td>IBAN</td><td>AT83 0100 0000 0550 4099</td></tr><tr><td>Zahlungsreferenz</td><td>${random.digits(12)}</td></tr><tr><td>Prüfziffer</td><td>${random.digits(2)}</td></tr></table><p>Säumniszuschlag bei verspäteter Zahlung: 2 %.</p>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'PIN was changed',
      language: 'de-AT',
      subject: 'Ihre PIN wurde geändert',
      html: `<html><body style="font-family:Lato,Arial"><p>Sehr geehrte Frau Mag. Falk!</p><p>Am ${random.whole(10, 28)}.03.2026 um ${random.whole(10, 20)}:${random.whole(10, 59)} Uhr wurde die PIN zu Ihrer Zugangskennung erfolgreich geändert (Vorgang ${random.digits(9)}).</p><p>Haben Sie das selbst veranlasst, ist nichts weiter zu tun. Andernfalls lassen Sie den Zugang unter 050 233 790 sperren. Hinweise: <a href="https://steuerportal.example/sicherheit">steuerportal.example/sicherheit</a></p></body></html>`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
