/** A German public job agency: formal HTML letters by mail, TANs, confirmations, appointments and notices; German. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const page = (title: string, body: string) => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>${title}</title>
<style type="text/css">body{font-family:Arial,Helvetica,sans-serif;font-size:16px;color:#222}td.k{padding:24px}a{color:#c8000f}</style></head>
<body bgcolor="#ffffff">
<table width="640" align="center" cellpadding="0" cellspacing="0" role="presentation">
<tr><td class="k" style="border-bottom:4px solid #c8000f"><img src="https://www.arbeitslotse.example/img/logo_mail.png" alt="Arbeitslotse" width="180"></td></tr>
<tr><td class="k">${body}
<p>Freundliche Grüße<br>Ihr Arbeitslotse</p></td></tr>
<tr><td class="k" style="font-size:12px;color:#666">Diese E-Mail wurde automatisch erstellt. Antworten an diese Adresse werden nicht gelesen.<br>
Servicenummer für Arbeitnehmer: 0800 4 5550 88 (gebührenfrei), Mo–Fr 8–18 Uhr<br>
Arbeitslotse Zentrale, Regensburger Allee 104, 90478 Nürnberg<br>
<a href="https://www.arbeitslotse.example/impressum">Impressum</a> | <a href="https://www.arbeitslotse.example/datenschutz">Datenschutz</a></td></tr>
</table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const tan = random.digits(6);
  const register = random.digits(8);
  const customer = `${random.digits(3)}D${random.digits(6)}`;
  const confirm = `https://web.arbeitslotse.example/portal/registrierung/bestaetigen?token=${random.text('abcdef0123456789', 40)}`;
  const reset = `https://web.arbeitslotse.example/portal/passwort?vorgang=${random.text('abcdef0123456789', 32)}&lang=de`;
  const reference = `10000-${random.digits(10)}-S`;
  return [
    {
      name: 'TAN for a changed bank account',
      language: 'de',
      subject: 'Ihre TAN für die Änderung der Bankverbindung',
      html: page(
        'TAN',
        `<p>Guten Tag Robin Falk,</p>
<p>Sie möchten in Ihrem Benutzerkonto die Bankverbindung mit der Endung ${random.digits(4)} hinterlegen. Damit niemand sonst das tun kann, benötigen wir eine TAN von Ihnen.</p>
<p>Die TAN lautet: <strong>${tan}</strong></p>
<p>Sie gilt 15 Minuten und nur für diesen Vorgang. Haben Sie nichts geändert? In diesem Fall melden Sie sich telefonisch und nennen Ihre Kundennummer ${customer} an.</p>`,
      ),
      codes: [tan],
      links: [],
      best: { code: tan },
    },
    {
      name: 'confirmation of the address in both parts',
      language: 'de',
      ...bothParts({
        from: 'Arbeitslotse <noreply@arbeitslotse.example>',
        subject: 'Registrierung bei Arbeitslotse online: E-Mail-Adresse bestätigen',
        encoding: 'quoted-printable',
        text: `Guten Tag,

Sie haben sich bei Arbeitslotse online mit dem Benutzernamen robin.falk${random.digits(2)} registriert.
Rufen Sie innerhalb von 48 Stunden die folgende Seite auf, um die Registrierung abzuschließen:

${confirm}

Lässt sich die Seite nicht öffnen, kopieren Sie die Adresse bitte vollständig in Ihren Browser.

Freundliche Grüße
Ihr Arbeitslotse

Servicenummer: 0800 4 5550 88`,
        html: page(
          'Registrierung',
          `<p>Guten Tag,</p><p>Sie haben sich bei Arbeitslotse online registriert. Rufen Sie innerhalb von 48 Stunden die folgende Seite auf, um die Registrierung abzuschließen:</p>
<p><a href="${confirm}">${confirm}</a></p><p>Lässt sich die Seite nicht öffnen, kopieren Sie die Adresse bitte vollständig in Ihren Browser.</p>`,
        ),
      }),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'code to take part in the online profile',
      language: 'de',
      subject: 'Zugang zu Ihrem Bewerberprofil – Aktivierungscode',
      html: page(
        'Aktivierung',
        `<p>Sehr geehrte/r Robin Falk,</p>
<p>im Gespräch vom ${random.whole(1, 28)}.02.2026 haben wir vereinbart, dass Sie Ihr Profil künftig selbst pflegen. Bitte halten Sie dafür bereit:</p>
<table border="1" cellpadding="8" style="border-collapse:collapse"><tr><td>Kundennummer</td><td>${customer}</td></tr>
<tr><td>Aktivierungscode</td><td>${register.slice(0, 4)} ${register.slice(4)}</td></tr><tr><td>Gültig bis</td><td>30.04.2026</td></tr></table>
<p>Den Aktivierungscode tragen Sie unter „Profil &gt; Zugang freischalten“ ein. Danach legen Sie ein eigenes Kennwort fest.</p>`,
      ),
      codes: [register],
      links: [],
      best: { code: register },
    },
    {
      name: 'reset of the password',
      language: 'de',
      subject: 'Passwort vergessen',
      html: page(
        'Passwort',
        `<p>Guten Tag Robin Falk,</p><p>für Ihr Konto wurde am ${random.whole(1, 28)}.03.2026 um ${random.whole(10, 19)}:${random.whole(10, 59)} Uhr ein neues Passwort angefordert.</p>
<p>Über <a href="${reset.replace('&', '&amp;')}">diesen Link</a> können Sie es bis morgen vergeben. Waren Sie das nicht, müssen Sie nichts weiter tun – Ihr bisheriges Passwort gilt weiter.</p>`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'appointment',
      language: 'de',
      subject: `Terminbestätigung ${random.whole(10, 28)}.05.2026, 09:30 Uhr`,
      html: page(
        'Termin',
        `<p>Guten Tag Robin Falk,</p><p>wir bestätigen Ihren Termin:</p>
<ul><li>Beratung zur beruflichen Weiterbildung</li><li>Zimmer 2.${random.digits(3)}, 2. Etage, Eingang B</li><li>Kundennummer ${customer}</li><li>Aufrufnummer ${random.pick(['A', 'C', 'F'])}${random.digits(3)}</li></ul>
<p>Bitte bringen Sie Ihren Personalausweis und diese E-Mail mit. Die Aufrufnummer erscheint auf der Anzeige im Wartebereich. Können Sie nicht kommen, sagen Sie spätestens 24 Stunden vorher unter 0800 4 5550 88 ab.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'job suggestions',
      language: 'de',
      subject: '3 neue Stellen zu Ihrer Suche „Lagerist Nürnberg“',
      html: page(
        'Stellen',
        `<p>Zu Ihrem Suchauftrag vom 04.01.2026 gibt es neue Angebote:</p>
${['Fachkraft für Lagerlogistik (m/w/d)', 'Kommissionierer in Teilzeit (m/w/d)', 'Staplerfahrer Nachtschicht (m/w/d)']
  .map(
    (job) =>
      `<p><a href="https://www.arbeitslotse.example/jobsuche/stelle/10001-${random.digits(10)}-S"><b>${job}</b></a><br>${random.pick(['90411', '90763', '91052'])} · ab sofort · ${random.whole(14, 19)},${random.digits(2)} € je Stunde<br>Referenznummer 10001-${random.digits(10)}-S</p>`,
  )
  .join('\n')}
<p style="font-size:13px">Sie möchten keine Vorschläge mehr? <a href="https://www.arbeitslotse.example/jobsuche/abmelden?s=${random.digits(9)}">Suchauftrag löschen</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'notice of a payment',
      language: 'de',
      subject: `Eingang Ihrer Unterlagen zu Vorgang ${reference}`,
      text: `Guten Tag Robin Falk,

Ihre Unterlagen (4 Dateien, 2,${random.digits(1)} MB) sind eingegangen.

Vorgangsnummer: ${reference}
Kundennummer: ${customer}
Nächste Auszahlung: 1.${random.digits(3)},${random.digits(2)} EUR zum 31.03.2026

Die Bearbeitung dauert etwa 10 Arbeitstage. Bitte sehen Sie bis dahin von Rückfragen ab.

Arbeitslotse, Team 471`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
