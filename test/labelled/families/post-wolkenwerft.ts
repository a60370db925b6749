/** A German hosting company for servers and domains: sign-in, address and deletion codes, domain checks, bills; German. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const SIGNATURE = `
--
Wolkenwerft Online GmbH
Hafenstraße 12
26789 Leer

Tel.: +49 491 555 0120 (Mo-Fr 8-18 Uhr)
www.wolkenwerft.example

Registergericht: Amtsgericht Aurich, HRB 204 117
Geschäftsführer: Tjark Onken, Dr. Imke Behrends
USt-IdNr. DE 811 402 556
`;

const shell = (preheader: string, body: string) => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Wolkenwerft</title>
<style>body{background:#eef1f4;margin:0;font-family:"Source Sans Pro",Arial,sans-serif}.card{background:#fff;max-width:620px;
margin:24px auto;padding:32px;border-top:4px solid #d50c2d}td.r{text-align:right}.small{color:#777;font-size:12px}</style></head>
<body><span style="display:none;max-height:0;overflow:hidden">${preheader}</span>
<div class="card"><img src="https://static.wolkenwerft.example/mail/logo@2x.png" width="148" alt="Wolkenwerft">
${body}
<p class="small">Wolkenwerft Online GmbH · Hafenstraße 12 · 26789 Leer · <a href="https://www.wolkenwerft.example/impressum">Impressum</a> ·
<a href="https://www.wolkenwerft.example/datenschutz">Datenschutz</a></p></div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const customer = `K08${random.digits(8)}`;
  const login = random.digits(6);
  const change = `${random.text('ABCDEFGHJKMNPQRSTUVWXYZ', 4)}-${random.text('23456789', 4)}`;
  const deletion = random.digits(8);
  const reset = `https://konto.wolkenwerft.example/passwort/neu?token=${random.text('abcdef0123456789', 48)}`;
  const domain = `https://pruefung.wolkenwerft.example/whois/${random.text('abcdefghijkmnpqrstuvwxyz0123456789', 22)}`;
  const ticket = `2026${random.digits(10)}`;
  const bill = `R00${random.digits(7)}`;
  const ip = `203.0.113.${random.whole(4, 250)}`;
  return [
    {
      name: 'sign-in code',
      language: 'de',
      subject: 'Ihr Einmalcode für die Konsole',
      text: `Guten Tag Robin Falk,

für Ihr Kundenkonto ${customer} wurde soeben eine Anmeldung mit richtigem Passwort begonnen:

  Zeitpunkt:  ${random.whole(1, 28)}.03.2026, 0${random.whole(6, 9)}:${random.digits(1)}4 Uhr (MEZ)
  IP-Adresse: ${ip}
  Browser:    Firefox 148 unter Linux

Zum Abschluss der Anmeldung tippen Sie bitte diesen Einmalcode ein:

  ${login}

Er verfällt nach 15 Minuten. Waren Sie das nicht, ändern Sie bitte Ihr Passwort und rufen uns an.
Wir fragen niemals am Telefon nach Einmalcodes.

Mit freundlichen Grüßen
Ihr Wolkenwerft-Team
${SIGNATURE}`,
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'address change',
      language: 'de',
      subject: `Neue E-Mail-Adresse bestätigen [${customer}]`,
      text: `Guten Tag Robin Falk,

Sie möchten künftig unter robin@postroom.localhost Nachrichten zu Ihrem Vertrag erhalten. Damit wir sicher sind,
dass die Adresse Ihnen gehört, geben Sie den folgenden Bestätigungscode unter "Stammdaten > Kontakt" ein.

Bestätigungscode: ${change}

Bis dahin schreiben wir weiter an die bisher hinterlegte Adresse. Der Code ist 24 Stunden gültig.

Freundliche Grüße
Kundenbetreuung Wolkenwerft
${SIGNATURE}`,
      codes: [change],
      links: [],
      best: { code: change },
    },
    {
      name: 'server deletion',
      language: 'de',
      subject: 'Freigabe erforderlich: Server "kogge-02" löschen',
      html: shell(
        'Bitte geben Sie die Löschung frei',
        `<h2>Löschung freigeben</h2><p>Hallo Robin Falk,</p>
<p>im Projekt <b>fischmarkt-prod</b> soll der Server <b>kogge-02</b> (#${random.digits(8)}, CX32, Standort Emden) samt aller Backups gelöscht
werden. Das lässt sich nicht rückgängig machen.</p>
<p>Möchten Sie das wirklich? Dann übertragen Sie diese Freigabenummer in das geöffnete Fenster der Konsole:</p>
<p style="background:#f6f6f6;border:1px dashed #bbb;padding:14px;font:26px 'Courier New',monospace;text-align:center">${deletion.slice(0, 4)} ${deletion.slice(4)}</p>
<p>Nach 30 Minuten verliert sie ihre Wirkung; der Server läuft dann unverändert weiter.</p>`,
      ),
      codes: [deletion],
      links: [],
      best: { code: deletion },
    },
    {
      name: 'domain holder check',
      language: 'de',
      subject: 'Handlungsbedarf: Inhaberdaten von fischmarkt-leer.example prüfen',
      text: `Sehr geehrte Domaininhaberin, sehr geehrter Domaininhaber,

als Registrar sind wir verpflichtet, die E-Mail-Adresse des Inhabers jeder Domain zu überprüfen. Das betrifft:

  fischmarkt-leer.example

Bitte rufen Sie dazu innerhalb von 15 Tagen, also bis zum ${random.whole(10, 28)}.04.2026, die nachstehende Seite auf
und klicken Sie dort auf "Daten sind richtig":

${domain}

Geschieht dies nicht, müssen wir die Domain vorübergehend abschalten. Hintergründe finden Sie in unserer Hilfe
unter https://hilfe.wolkenwerft.example/domains/whois-pruefung.
${SIGNATURE}`,
      codes: [],
      links: [domain],
      best: { link: domain },
    },
    {
      name: 'password reset',
      language: 'de',
      subject: 'Passwort zurücksetzen',
      html: shell(
        'Der Link gilt zwei Stunden',
        `<h2>Neues Passwort vergeben</h2><p>Guten Tag,</p><p>jemand – hoffentlich Sie – hat für das Konto ${customer} ein neues Passwort angefordert.</p>
<p><a href="${reset}" style="display:inline-block;background:#d50c2d;color:#fff;padding:12px 22px;text-decoration:none">Passwort jetzt neu setzen</a></p>
<p>Tut sich beim Klicken nichts, kopieren Sie diese Zeile in die Adressleiste:<br><span style="word-break:break-all">${reset}</span></p>
<p>Andernfalls brauchen Sie nichts zu tun, Ihr bisheriges Passwort bleibt bestehen. Fragen? Nennen Sie der Hotline +49 491 555 0120 Ihre Kundennummer.</p>`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'bill',
      language: 'de',
      subject: `Rechnung ${bill} vom 01.04.2026`,
      html: shell(
        'Ihre Rechnung für März',
        `<p>Guten Tag Robin Falk,</p><p>anbei finden Sie die Rechnung ${bill} zur Kundennummer ${customer}.</p>
<table width="100%" cellpadding="6" style="border-collapse:collapse;border:1px solid #ddd"><tr><th align="left">Leistung</th><th align="right">Netto</th></tr>
<tr><td>CX32 "kogge-01", 744 Std.</td><td class="r">6,80 €</td></tr><tr><td>CX32 "kogge-02", 212 Std.</td><td class="r">1,94 €</td></tr>
<tr><td>Backup 20 %</td><td class="r">1,75 €</td></tr><tr><td>1 x IPv4 ${ip}</td><td class="r">0,50 €</td></tr>
<tr><td><b>Summe inkl. 19 % MwSt.</b></td><td class="r"><b>13,08 €</b></td></tr></table>
<p>Den Betrag buchen wir am 08.04.2026 vom Konto DE** **** **** **** **${random.digits(2)} ab. Mandatsreferenz WW-${random.digits(9)},
Gläubiger-ID DE45ZZZ0000${random.digits(7)}.</p><p>Alle Belege liegen auch unter <a href="https://konto.wolkenwerft.example/rechnungen">Konto › Rechnungen</a>.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'maintenance',
      language: 'de',
      subject: `[Status] Wartung am Backbone FRA-EMD, Vorgang ${random.digits(6)}`,
      text: `Geplante Wartungsarbeiten

Art der Arbeit: Tausch zweier Linecards (Router emd-core-4)
Beginn:         14.05.2026 01:00 MESZ
Ende:           14.05.2026 05:30 MESZ
Betroffen:      Cloud-Server in Emden, Zone 2, darunter Ihr Server kogge-01 (${ip})

Wir rechnen mit zwei Unterbrechungen von jeweils höchstens 3 Minuten. Paketverlust von bis zu 40 % ist in dieser Zeit möglich.
Den aktuellen Stand lesen Sie auf https://status.wolkenwerft.example/i/4471.

Ihr Netzwerkbetrieb
${SIGNATURE}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'support thread',
      language: 'de',
      subject: `Re: [Ticket#${ticket}] kogge-01 antwortet nicht mehr auf Ping`,
      text: `Hallo Robin Falk,

danke für die Rückmeldung. Der Kernel wurde laut Konsole um 03:17 Uhr mit "Out of memory: Killed process 20${random.digits(3)} (mysqld)"
angehalten. Wir haben kogge-01 neu gestartet, die Platten sind in Ordnung (SMART 5: 0, 197: 0).

Bitte lassen Sie beim Antworten die Ticketnummer ${ticket} im Betreff stehen.

Viele Grüße
Wiebke Janssen
Rechenzentrum Emden
${SIGNATURE}
Am ${random.whole(10, 28)}.06.2026 um 07:02 schrieb Robin Falk:
> Guten Morgen,
> seit heute Nacht ist ${ip} weg. Reset über die Konsole bringt nichts, Fehler 504.
> Kundennummer ${customer}, Rückruf gern unter 0151 555 0${random.digits(4)}.
> Gruß, R. Falk
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
