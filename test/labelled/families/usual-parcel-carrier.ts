/** A parcel carrier: a coloured bar, a table of shipment details and a large code in a cell, in Dutch, German, Danish and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const FEET = {
  nl: 'Parcelane Nederland B.V. | Postbus 61804, 3508 RK Utrecht | KvK 91550482',
  de: 'Parcelane Deutschland GmbH | Speicherring 17, 50735 Köln | Amtsgericht Köln, HRB 918804',
  da: 'Parcelane Danmark A/S | Pakkevej 12, 2630 Taastrup | CVR-nr. 41550187',
  en: 'Parcelane Ltd | Unit 4, Meridian Park, Leicester LE19 1WY | Registered in England no. 15504410',
};

function notice(language: keyof typeof FEET, heading: string, ...blocks: string[]): string {
  return `<html><body bgcolor="#eeeeee" style="margin:0"><table width="100%" bgcolor="#eeeeee" cellpadding="0" cellspacing="0"><tr><td align="center">
<table width="640" bgcolor="#ffffff" cellpadding="0" cellspacing="0" style="font:14px/21px Verdana,Geneva,sans-serif;color:#333333">
<tr><td bgcolor="#ff6200" style="padding:12px 24px;color:#ffffff;font-size:20px"><b>Parcelane</b></td></tr>
<tr><td style="padding:24px 24px 0;font-size:18px"><b>${heading}</b></td></tr>
${blocks.map((block) => `<tr><td style="padding:14px 24px 0">${block}</td></tr>`).join('\n')}
<tr><td style="padding:30px 24px 18px;font-size:10px;line-height:15px;color:#999999">${FEET[language]} | &copy; 2026 Parcelane</td></tr>
</table></td></tr></table></body></html>`;
}

const details = (...rows: [string, string][]) =>
  `<table cellpadding="6" cellspacing="0" border="0" width="100%" style="font-size:13px;border-top:1px solid #dddddd">${rows
    .map(([key, value]) => `<tr><td width="200" style="color:#777777">${key}</td><td>${value}</td></tr>`)
    .join('')}</table>`;
const big = (code: string) =>
  `<table align="center" cellpadding="16" cellspacing="0"><tr><td bgcolor="#fff1e8" style="font-size:30px;color:#ff6200"><b>${code}</b></td></tr></table>`;
const press = (url: string, label: string) =>
  `<table cellpadding="12" cellspacing="0"><tr><td bgcolor="#ff6200"><a href="${url.replaceAll('&', '&amp;')}" style="color:#ffffff;text-decoration:none"><b>${label}</b></a></td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const [dutch, german, english] = [random.digits(6), random.digits(5), random.digits(6)];
  const danish = random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 6);
  const phone = random.digits(6);
  const barcode = `3SPL${random.digits(9)}`;
  const token = () => random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 43);
  const activate = `https://account.parcelane.example/nl/activeren?key=${token()}&bron=mail`;
  const reset = `https://account.parcelane.example/de/passwort-neu?t=${token()}`;
  const verify = `https://u88213.ct.parcelane.example/ls/click?upn=${token()}${token()}`;
  return [
    {
      name: 'pakket onderweg',
      language: 'nl',
      subject: 'Je pakket van Fietsenhuis is onderweg',
      html: notice(
        'nl',
        'Je pakket is onderweg',
        'Hoi Robin,<br>Je pakket van Fietsenhuis wordt vandaag bezorgd.',
        details(
          ['Verwachte bezorgtijd', 'dinsdag 24 november 2026, 14:10 - 16:10'],
          ['Track &amp; Trace-code', barcode],
          ['Bezorgadres', 'Keizersgracht 302, 1016 EX Amsterdam'],
        ),
        press(`https://volg.parcelane.example/${barcode}/1016EX`, 'Volg je pakket'),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'verificatiecode',
      language: 'nl',
      subject: `Je verificatiecode is ${dutch}`,
      html: notice(
        'nl',
        'Je verificatiecode',
        'Beste Robin,<br>Gebruik onderstaande verificatiecode om in te loggen op je Parcelane-account.',
        big(dutch),
        'De code is 10 minuten geldig. Deel deze code met niemand.',
        'Heb je niet geprobeerd in te loggen? Dan kun je deze e-mail negeren.',
      ),
      codes: [dutch],
      links: [],
      best: { code: dutch },
    },
    {
      name: 'afhaalcode',
      language: 'nl',
      subject: 'Je pakket ligt klaar bij een Parcelane-punt',
      html: notice(
        'nl',
        'Je kunt je pakket ophalen',
        'Laat de afhaalcode of de barcode zien aan de balie en neem een geldig legitimatiebewijs mee.',
        details(
          ['Afhaalcode', `<b>${random.digits(5)}</b>`],
          ['Locatie', 'Boekhandel De Kruisuil, Kruisstraat 18, 3581 GM Utrecht'],
          ['Openingstijden', 'ma t/m za 08:30 - 18:00'],
          ['Afhalen tot en met', '1 december 2026'],
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'account activeren',
      language: 'nl',
      subject: 'Activeer je account',
      html: notice(
        'nl',
        'Welkom bij Parcelane',
        'Beste Robin,<br>Bedankt voor je aanmelding. Klik op de knop om je e-mailadres te bevestigen en je account te activeren.',
        press(activate, 'Account activeren'),
        'De link verloopt na 72 uur. Lukt het niet? Bel 088 555 01 44 (lokaal tarief).',
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'bestaetigungscode',
      language: 'de',
      subject: `${german} ist Ihr Bestätigungscode`,
      html: notice(
        'de',
        'Ihr Bestätigungscode',
        'Guten Tag,<br>zur Bestätigung Ihrer E-Mail-Adresse geben Sie bitte diesen Code ein:',
        big(german),
        'Der Code verliert nach 30 Minuten seine Gültigkeit. Haben Sie die Registrierung nicht selbst vorgenommen, können Sie diese Nachricht ignorieren.',
        'Mit freundlichen Grüßen<br>Ihr Parcelane-Team',
      ),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'sendung zugestellt',
      language: 'de',
      subject: `Ihre Sendung ${barcode} wurde zugestellt`,
      html: notice(
        'de',
        'Ihre Sendung wurde zugestellt',
        'Guten Tag Robin Ferrer,<br>Ihre Sendung wurde soeben zugestellt.',
        details(
          ['Sendungsnummer', barcode],
          ['Zustellzeit', '24.11.2026, 13:27 Uhr'],
          ['Empfangen von', 'Nachbar, Hausnr. 14'],
          ['Gewicht', '2,4 kg'],
        ),
        press(`https://www.parcelane.example/de/sendungsverfolgung?nr=${barcode}`, 'Zustellnachweis ansehen'),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'passwort zuruecksetzen',
      language: 'de',
      subject: 'Passwort zurücksetzen',
      html: notice(
        'de',
        'Passwort vergessen?',
        'Guten Tag,<br>Sie haben angefordert, Ihr Passwort zurückzusetzen. Über den folgenden Link können Sie ein neues Passwort vergeben:',
        press(reset, 'Neues Passwort vergeben'),
        'Der Link ist aus Sicherheitsgründen nur 2 Stunden gültig. Ihre Kundennummer: 5500 4182 77.',
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'pakken er klar',
      language: 'da',
      subject: 'Din pakke er klar til afhentning',
      html: notice(
        'da',
        'Din pakke er klar til afhentning',
        `Hej Robin<br>Din pakke fra Nordisk Garn ligger klar i pakkeboksen. Brug koden ${random.digits(4)} for at åbne lågen.`,
        details(
          ['Pakkenummer', `00370730${random.digits(10)}`],
          ['Udleveringssted', 'Pakkeboks 1147, Vesterbrogade 60, 1620 København V'],
          ['Sidste dag', 'fredag den 27. november 2026'],
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bekraeftelseskode',
      language: 'da',
      subject: 'Din bekræftelseskode til Parcelane',
      html: notice(
        'da',
        'Bekræft din e-mailadresse',
        'Hej Robin<br>Indtast koden herunder i appen for at bekræfte din e-mailadresse:',
        big(danish),
        'Koden udløber om 20 minutter. Har du ikke oprettet en konto hos os, kan du se bort fra denne mail.',
      ),
      codes: [danish],
      links: [],
      best: { code: danish },
    },
    {
      name: 'nyt telefonnummer',
      language: 'da',
      subject: 'Bekræft ændring af dit telefonnummer',
      html: notice(
        'da',
        'Ændring af telefonnummer',
        `Du er ved at ændre dit telefonnummer til +45 55 50 ${random.digits(2)} ${random.digits(2)}. For at godkende ændringen skal du indtaste koden <b>${phone}</b> på din profil.`,
        'Koden gælder i 15 minutter. Er det ikke dig, så kontakt kundeservice på 70 55 01 42 alle hverdage kl. 8-17.',
      ),
      codes: [phone],
      links: [],
      best: { code: phone },
    },
    {
      name: 'delivery preferences',
      language: 'en',
      subject: 'Your Parcelane verification code',
      html: notice(
        'en',
        'Your verification code',
        'Hello Robin,<br>Please enter this code to change the delivery options for your parcel:',
        big(english),
        'This code can only be used once and expires at 17:45 today.',
        details(
          ['Tracking number', barcode],
          ['Sender', 'Brickfield Books'],
          ['Estimated delivery', 'Wednesday 25 November 2026'],
        ),
      ),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'customs charge',
      language: 'en',
      subject: `Customs charge due for parcel ${barcode}`,
      html: notice(
        'en',
        'There is a charge to pay on your parcel',
        'Your parcel has arrived in the UK and import VAT is due before we can deliver it.',
        details(
          ['Import VAT (20%)', '£11.80'],
          ['Handling fee', '£8.00'],
          ['Total due', '<b>£19.80</b>'],
          ['Reference', `CUS-${random.digits(7)}`],
          ['Pay by', '8 December 2026'],
        ),
        press(`https://pay.parcelane.example/charges/CUS/${random.digits(7)}`, 'Pay now'),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'verify email',
      language: 'en',
      subject: 'Please verify your email address',
      html: notice(
        'en',
        'Almost there, Robin',
        'Thank you for creating a Parcelane account. Please verify your email address to start receiving delivery updates.',
        press(verify, 'Verify email address'),
        'This link is valid for 3 days. Need help? Call 0330 555 0142 or visit <a href="https://www.parcelane.example/help">parcelane.example/help</a>.',
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
  ];
}
