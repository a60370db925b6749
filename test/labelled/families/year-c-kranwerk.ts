/** A German web host and cloud console that writes plain text with rules of dashes: orders, codes, domains, maintenance, in German. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body }: Draft): { text: string } {
  return {
    text: `${body}

Beste Grüße aus Chemnitz
Ihr Kranwerk-Team

-- 
Kranwerk Rechenzentren GmbH
Zwickauer Str. 211 | 09116 Chemnitz | Deutschland
Tel. +49 371 240880 (Technik rund um die Uhr, Vertrieb 8-18 Uhr)
https://www.kranwerk.example | https://status.kranwerk.example
Registergericht: AG Chemnitz, HRB 28455 | Geschäftsführer: Falk Uhlig
Datenschutzhinweise: https://www.kranwerk.example/rechtliches/datenschutz
`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const customer = `K${random.digits(7)}`;
  const login = random.digits(6);
  const second = random.digits(8);
  const rescue = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8);
  const verify = `https://konsole.kranwerk.example/verify-mail?id=${random.digits(6)}&hash=${random.text('0123456789abcdef', 40)}`;
  const holder = `https://domains.kranwerk.example/inhaber/bestaetigung/${random.text('0123456789abcdef', 32)}`;
  const invite = `https://konsole.kranwerk.example/projekte/beitritt?token=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 36)}`;
  return laidOut(
    [
      {
        name: 'account',
        language: 'de',
        subject: 'Kranwerk: Bitte E-Mail-Adresse verifizieren',
        links: [verify],
        body: `Guten Tag,

vielen Dank für die Registrierung. Ihr Kundenkonto ${customer} wurde angelegt, ist aber noch gesperrt.
Rufen Sie zur Freischaltung innerhalb von 48 Stunden diese Adresse auf:

${verify}

Danach können Sie in der Konsole Server, Volumes und Netzwerke bestellen. Eine Bestellung ist erst
möglich, wenn außerdem eine Zahlungsart hinterlegt ist.`,
      },
      {
        name: 'unknown address',
        language: 'de',
        subject: `Anmeldung an der Konsole von unbekannter IP-Adresse`,
        codes: [login],
        body: `Guten Tag,

am 02.03.2026 um 07:51:16 (CET) hat sich jemand mit dem richtigen Passwort an der Konsole angemeldet:

  Kunde .......: ${customer}
  IP ..........: 2a02:8109:9a40:6c::${random.whole(100, 999)}
  Browser .....: Chromium 133 / Linux
  Code ........: ${login}

Bitte tragen Sie den Code in das Anmeldeformular ein, um fortzufahren (gültig: 20 Minuten).
Sollten Sie das nicht gewesen sein, ändern Sie das Passwort und prüfen Sie Ihre API-Schlüssel.`,
      },
      {
        name: 'invoice',
        language: 'de',
        subject: `Ihre Rechnung R-2026-0${random.digits(6)}`,
        body: `Guten Tag,

für den Zeitraum 01.03.2026 - 31.03.2026 berechnen wir Ihnen:

  2x KW-22 (2 vCPU, 4 GB)          11,80 EUR
  1x Volume 40 GB                    1,92 EUR
  1x IPv4-Adresse                    0,60 EUR
  Traffic (1,3 von 20 TB)            0,00 EUR
  ------------------------------------------
  Netto                             14,32 EUR
  19 % USt.                          2,72 EUR
  Gesamt                            17,04 EUR

Der Betrag wird in fünf Werktagen unter der Mandatsreferenz KWSEPA${random.digits(8)} von Ihrem Konto mit den
Endziffern ${random.digits(4)} abgebucht. Das PDF finden Sie in der Konsole:
https://konsole.kranwerk.example/rechnungen`,
      },
      {
        name: 'domain holder',
        language: 'de',
        subject: 'Handlungsbedarf: Inhaberdaten von robinpost.example bestätigen',
        links: [holder],
        body: `Sehr geehrter Domaininhaber,

als Registrar sind wir durch die ICANN verpflichtet, die Kontaktdaten nach einer Registrierung zu prüfen.
Betroffen ist die Domain robinpost.example (Handle KW${random.digits(5)}-KWDE).

Bestätigen Sie Ihre Adresse bitte bis spätestens 23.05.2026 durch Aufruf von
<${holder}>

Andernfalls sind wir gezwungen, die Domain vorerst zu deaktivieren. Webseite und Postfächer wären dann
nicht erreichbar. Fragen dazu beantwortet domains@kranwerk.example, Vorgang #${random.digits(7)}.`,
      },
      {
        name: 'deletion',
        language: 'de',
        subject: `Löschung des Servers "robin-build-01" bestätigen`,
        codes: [second],
        body: `Guten Tag,

Sie wollen den Server robin-build-01 (ID ${random.digits(8)}) samt 3 Snapshots endgültig löschen.
Zur Sicherheit verlangt die Konsole dafür eine Bestätigung per Mail:

    ${second.slice(0, 4)}-${second.slice(4)}

Wird die Nummer nicht binnen 30 Minuten eingegeben, bleibt der Server bestehen und wird weiter
mit 0,0082 EUR pro Stunde berechnet.`,
      },
      {
        name: 'second factor lost',
        language: 'de',
        subject: 'Zwei-Faktor-Anmeldung deaktivieren',
        codes: [rescue],
        body: `Guten Tag,

für ${customer} wurde angegeben, dass die Authenticator-App nicht mehr verfügbar ist. Wenn Sie das waren,
verwenden Sie statt des Einmalpassworts den folgenden Rettungscode:

${rescue}

(acht Zeichen, Großbuchstaben und Ziffern, nur einmal verwendbar, 24 Stunden gültig)

Die Zwei-Faktor-Anmeldung ist danach ausgeschaltet. Richten Sie sie bitte zeitnah neu ein. Unser Support kann
Ihnen den Code weder vorlesen noch neu zusenden.`,
      },
      {
        name: 'project',
        language: 'de',
        subject: 'Einladung in das Projekt "wetterkarte-prod"',
        links: [invite],
        body: `Hallo,

Annika Thoß <a.thoss@wetterkarte.example> hat Sie als Mitglied (Rolle: Operator) in das Projekt
"wetterkarte-prod" eingeladen. Nehmen Sie die Einladung hier an:
${invite}

Sie verfällt in sieben Tagen.`,
      },
      {
        name: 'maintenance',
        language: 'de',
        subject: '[Wartung] CHE1-DC3: Austausch der Core-Router am 18.08.2026, 02:00-05:00 Uhr',
        body: `Sehr geehrte Damen und Herren,

im Wartungsfenster vom 18.08.2026 02:00 Uhr bis 05:00 Uhr (CEST) tauschen wir in DC3 die Router
core31 und core32 gegen Geräte der Serie 9600 mit Firmware 24.2R1. Dabei kommt es zu zwei
Unterbrechungen von je etwa 90 Sekunden.

Betroffene Ressourcen Ihres Kontos ${customer}:
  - robin-web-02 (65.21.184.33)
  - robin-db-01 (65.21.184.40)

Sie müssen nichts tun. Ticket zur Wartung: CHG-${random.digits(6)}. Den Verlauf verfolgen Sie auf der Statusseite.`,
      },
    ],
    layout,
  );
}
