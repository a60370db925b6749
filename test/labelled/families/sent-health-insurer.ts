/** A German health insurer: codes for its app, a reset, the mailbox, a bonus programme and a magazine; German. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const shell = (preheader: string, inner: string) => `<!doctype html>
<html lang="de" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
<style type="text/css">#outlook a{padding:0}body{margin:0;padding:0;-webkit-text-size-adjust:100%}.mj-column-per-100{width:100%!important;max-width:100%}@media only screen and (max-width:480px){.full{width:100%!important}}</style></head>
<body style="background-color:#eef3f7;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">${preheader}</div>
<div style="background-color:#eef3f7;"><div style="margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"><tbody><tr><td style="padding:20px 0;text-align:left;font-family:'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;color:#1d2b36;">
<div style="padding:0 25px 16px;font-size:20px;font-weight:600;color:#005e8a;">Heilbund BKK</div>
<div style="background:#fff;border-radius:6px;padding:25px;">${inner}</div>
<div style="padding:16px 25px;font-size:12px;color:#5c6b76;">Heilbund BKK, Postfach 10 14 65, 70013 Stuttgart. Servicetelefon 0800 440 77 20 (kostenfrei, rund um die Uhr).<br>Diese Nachricht wurde automatisch erzeugt, Antworten liest niemand. <a href="https://www.heilbund.example/kontakt" style="color:#5c6b76;">Kontakt</a> &nbsp; <a href="https://www.heilbund.example/phishing" style="color:#5c6b76;">Betrugs-Mails erkennen</a></div>
</td></tr></tbody></table></div></div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const app = random.digits(6);
  const step = random.digits(6);
  const token = random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', 43);
  const reset = `https://meine.heilbund.example/passwort/neu?token=${token}`;
  const welcome = `https://meine.heilbund.example/registrierung/abschliessen/${random.text('0123456789abcdef', 24)}`;
  const meeting = `${random.digits(3)} ${random.digits(4)} ${random.digits(4)}`;
  const invitation = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Heilbund//Termine 2.3//DE',
    'VERSION:2.0',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${random.text('0123456789abcdef', 32)}@heilbund.example`,
    'DTSTAMP:20260316T091500Z',
    'DTSTART;TZID=Europe/Berlin:20260324T101500',
    'DTEND;TZID=Europe/Berlin:20260324T104500',
    'SUMMARY:Videosprechstunde Pflegeberatung',
    'LOCATION:Online',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  return [
    {
      name: 'security code for the app',
      language: 'de',
      subject: `Heilbund-App: Ihr Sicherheitscode ${app}`,
      html: shell(
        `${app} ist 10 Minuten lang gültig.`,
        `<p>Hallo Jannis Köhler,</p><p>Sie richten gerade die Heilbund-App auf einem iPhone 15 ein. Ihr Sicherheitscode:</p>
<p style="font-size:32px;font-weight:700;letter-spacing:6px;margin:8px 0;">${app}</p>
<p>Er gilt 10 Minuten und nur ein einziges Mal. Unsere Beschäftigten werden Sie nie darum bitten, ihn vorzulesen.</p>`,
      ),
      codes: [app],
      links: [],
      best: { code: app },
    },
    {
      name: 'second factor at sign-in',
      language: 'de',
      subject: 'Ihr Anmeldecode für „Mein Heilbund“',
      html: shell(
        'Bitte geben Sie den Code auf der Anmeldeseite ein',
        `<p>Guten Tag,</p><p>um sich bei „Mein Heilbund“ anzumelden, brauchen Sie neben Ihrem Passwort diesen Code: <strong>${step.slice(0, 3)}-${step.slice(3)}</strong></p>
<p>Angefordert am 11.01.2026 um 20:${random.whole(10, 59)} Uhr, Firefox unter Windows.</p><p style="font-size:14px;color:#5c6b76;">Das waren nicht Sie? Ändern Sie vorsorglich Ihr Passwort und rufen Sie uns an.</p>`,
      ),
      codes: [step],
      links: [],
      best: { code: step },
    },
    {
      name: 'password to be set anew',
      language: 'de',
      subject: 'Passwort vergessen? So geht es weiter',
      html: shell(
        'Der Link ist 24 Stunden gültig',
        `<p>Hallo Frau Dr. Baumgartner,</p><p>jemand – vermutlich Sie selbst – hat für den Benutzernamen <b>m.baum${random.digits(2)}</b> ein neues Passwort angefordert.</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="#005e8a" style="border-radius:4px;"><a href="${reset}" target="_blank" style="display:inline-block;padding:12px 26px;color:#fff;text-decoration:none;">Neues Passwort vergeben</a></td></tr></table>
<p>Funktioniert die Schaltfläche nicht, kopieren Sie diese Zeile in Ihren Browser:<br><span style="word-break:break-all;font-size:13px;">${reset}</span></p>`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'registration to be completed',
      language: 'de',
      subject: 'Willkommen bei Mein Heilbund – bitte schließen Sie Ihre Registrierung ab',
      html: shell(
        'Noch ein Schritt bis zu Ihrem Online-Konto',
        `<p>Hallo Jannis Köhler,</p><p>Ihr Online-Konto ist beinahe fertig. Rufen Sie <a href="${welcome}">diese Seite</a> auf und halten Sie Ihre Gesundheitskarte bereit: Sie benötigen die letzten sechs Ziffern der Kennnummer auf der Rückseite.</p>
<p>Ihre Versichertennummer: J${random.digits(3)} *** *${random.digits(2)}<br>Ihre Mitgliedschaft beginnt am 01.05.2026.</p>`,
      ),
      codes: [],
      links: [welcome],
      best: { link: welcome },
    },
    {
      name: 'message in the mailbox',
      language: 'de',
      subject: 'Sie haben eine neue Nachricht von uns',
      html: shell(
        'Bescheid zu Ihrem Antrag vom 3. Februar',
        `<p>Hallo Frau Dr. Baumgartner,</p><p>in Ihrem Online-Postfach liegt ein neues Schreiben: <b>Bescheid über Krankengeld</b>, Aktenzeichen KG-2026-${random.digits(6)}.</p><p>Lesen können Sie es in der App unter „Postfach“. Dort bleibt es 36 Monate gespeichert.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'magazine with bonus points',
      language: 'de',
      subject: 'Rückenschmerzen, Pollen, 150 Euro Bonus: Ihr Gesundheitsbrief im März',
      html: shell(
        'Plus: Rezept für eine schnelle Linsensuppe',
        `<h2 style="color:#005e8a;">Ihr Gesundheitsbrief</h2><p>Liebe Leserin, lieber Leser,</p><p>der Winter ist vorbei – Zeit, den Körper zu wecken. Diese vier Übungen brauchen keine zehn Minuten.</p>
<h3>Bonus sammeln</h3><p>Wer bis 30.06. drei Vorsorgetermine einträgt, bekommt 3.000 Punkte gutgeschrieben. Das entspricht 150 Euro. Ihr Stand: ${random.whole(400, 2800)} Punkte.</p><p><a href="https://click.heilbund.example/ls/click?upn=${random.text('abcdefghijkmnpqrstuvwxyz0123456789', 60)}">Zum Bonusprogramm</a></p>
<h3>20 % auf Laufschuhe</h3><p>Unser Partner Wadenwerk gibt Versicherten mit dem Gutscheincode <b>HEILBUND20</b> zwanzig Prozent Rabatt. Einlösbar bis 31. März.</p>
<h3>Zusatzbeitrag</h3><p>Der Zusatzbeitrag beträgt seit Januar 2,45 %. Warum, erklärt unser Vorstand im <a href="https://click.heilbund.example/ls/click?upn=${random.text('abcdefghijkmnpqrstuvwxyz0123456789', 60)}">Interview</a>.</p>
<p style="font-size:12px;">Sie möchten den Gesundheitsbrief nicht mehr? <a href="https://click.heilbund.example/wf/unsubscribe?upn=${random.text('abcdefghijkmnpqrstuvwxyz0123456789', 40)}">Hier abmelden</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'video consultation with a calendar part',
      language: 'de',
      subject: 'Pflegeberatung per Video am 24.03.2026, 10:15 Uhr',
      raw: [
        'From: Heilbund Pflegeberatung <pflege@heilbund.example>',
        'To: robin@postroom.localhost',
        'Subject: Pflegeberatung per Video am 24.03.2026, 10:15 Uhr',
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary="_004_AM0PR07MB4417_"',
        '',
        '--_004_AM0PR07MB4417_',
        'Content-Type: text/plain; charset="utf-8"',
        'Content-Transfer-Encoding: 8bit',
        '',
        'Sehr geehrte Frau Dr. Baumgartner,',
        '',
        'gern beraten wir Sie zur Einstufung Ihrer Mutter (Pflegegrad 3). Im Anhang finden Sie den Termin für Ihren Kalender.',
        '',
        'So nehmen Sie teil:',
        `  Besprechungs-ID: ${meeting}`,
        `  Kenncode: ${random.text('abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6)}`,
        `  oder telefonisch: 0711 2585 ${random.digits(4)}, dann ${random.digits(9)}#`,
        '',
        'Halten Sie bitte das Gutachten des Medizinischen Dienstes bereit.',
        '',
        'Mit besten Grüßen',
        'Annegret Sailer',
        'Pflegestützpunkt, Durchwahl -482',
        '--_004_AM0PR07MB4417_',
        'Content-Type: text/calendar; charset="utf-8"; method=REQUEST; name="termin.ics"',
        'Content-Transfer-Encoding: base64',
        'Content-Disposition: attachment; filename="termin.ics"',
        '',
        Buffer.from(invitation).toString('base64').replace(/.{76}/g, '$&\r\n'),
        '--_004_AM0PR07MB4417_--',
        '',
      ].join('\r\n'),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
