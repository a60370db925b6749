/** A Swiss railway and its travel card, HTML of MJML's kind: sign-in, tickets, disruption, card, in German, French and Italian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const feet = {
  'de-CH': ['Diese Nachricht wurde automatisch erstellt.', 'Rechtliches', 'Kontakt', 'Gleisbogen AG, Aarequai 3, 3005 Bern'],
  'fr-CH': ['Message généré automatiquement.', 'Mentions légales', 'Contact', 'Gleisbogen SA, Aarequai 3, 3005 Berne'],
  'it-CH': ['Messaggio creato in automatico.', 'Note legali', 'Contatto', 'Gleisbogen SA, Aarequai 3, 3005 Berna'],
};

function page(language: keyof typeof feet, preheader: string, title: string, inner: string): string {
  const [automatic, legal, contact, address] = feet[language];
  return `<!doctype html><html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" lang="${language}">
<head><title></title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">#outlook a { padding:0; } body { margin:0;padding:0;-webkit-text-size-adjust:100% } p { display:block;margin:13px 0; }</style>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
<style type="text/css">@media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } }</style></head>
<body style="word-spacing:normal;background-color:#f6f6f6;"><div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;opacity:0;overflow:hidden;">${preheader}</div>
<div style="background-color:#f6f6f6;"><!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="width:600px;" width="600"><tr><td><![endif]-->
<div style="background:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;width:100%;"><tbody>
<tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:left;"><div class="mj-column-per-100" style="font-size:0px;display:inline-block;width:100%;">
<table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody>
<tr><td align="left" style="padding:10px 25px;"><img alt="Gleisbogen" height="auto" src="https://cdn.gleisbogen.example/m/gb-bogen@2x.png" style="border:0;display:block;" width="120"></td></tr>
<tr><td align="left" style="padding:10px 25px;"><div style="font-family:Helvetica,Arial,sans-serif;font-size:24px;font-weight:300;line-height:30px;color:#2d327d;">${title}</div></td></tr>
<tr><td align="left" style="padding:10px 25px;"><div style="font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:22px;color:#212121;">${inner}</div></td></tr>
<tr><td align="left" style="padding:20px 25px;"><div style="font-family:Helvetica,Arial,sans-serif;font-size:11px;line-height:16px;color:#767676;">${automatic}<br>
<a href="https://www.gleisbogen.example/legal" style="color:#767676">${legal}</a> &middot; <a href="https://www.gleisbogen.example/help" style="color:#767676">${contact}</a> &middot; 0848 77 40 40 (CHF 0.08/Min.)<br>${address}</div></td></tr>
</tbody></table></div></td></tr></tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></div></body></html>`;
}

const button = (url: string, label: string) =>
  `<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"><tbody><tr>
<td align="center" bgcolor="#eb0064" style="border:none;border-radius:2px;"><a href="${url.replaceAll('&', '&amp;')}" style="display:inline-block;color:#ffffff;font-size:15px;padding:12px 25px;text-decoration:none;" target="_blank">${label}</a></td></tr></tbody></table>`;

const box = (code: string) =>
  `<p style="font-size:30px;line-height:38px;font-family:Courier New,monospace;letter-spacing:4px;background:#f0f0f5;padding:12px 16px">${code}</p>`;

export function mails(random: Random): FamilyMail[] {
  const [german, french, italian] = [random.digits(6), random.digits(6), random.digits(6)];
  const activate = `https://login.gleisbogen.example/activate?code=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 30)}&lang=de`;
  const forgotten = `https://login.gleisbogen.example/reset?rid=${random.text('0123456789abcdef', 26)}&lang=it`;
  const order = `${random.digits(4)} ${random.digits(4)} ${random.digits(3)}`;
  return [
    {
      name: 'register',
      language: 'de-CH',
      subject: 'Ihr Gleisbogen-Login: Registrierung abschliessen',
      html: page(
        'de-CH',
        'Ihr Login ist fast bereit.',
        'Grüezi Robin Ammann',
        `<p>Sie haben ein Login für Webshop, App und BogenPass angelegt. Schliessen Sie die Registrierung mit einem Klick auf die Schaltfläche ab.</p>
${button(activate, 'Registrierung abschliessen')}<p>Dafür haben Sie 24 Stunden Zeit. Nachher müssten Sie von vorne beginnen.</p>`,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'two-step',
      language: 'de-CH',
      subject: `Sicherheitscode: ${german}`,
      html: page(
        'de-CH',
        'Mit diesem Code melden Sie sich an.',
        'Ihr Sicherheitscode',
        `<p>Guten Tag Robin Ammann</p><p>Für das Login von einem neuen Browser benötigen Sie einmalig folgenden Sicherheitscode:</p>${box(german)}
<p>Er verliert nach 10 Minuten seine Gültigkeit. Unsere Mitarbeitenden am Schalter oder am Telefon erfragen ihn nie.</p>
<p>Freundliche Grüsse<br>Gleisbogen Kundendienst</p>`,
      ),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'ticket',
      language: 'fr-CH',
      subject: 'Votre billet Lausanne – Sion du 18.02.2026',
      html: page(
        'fr-CH',
        'Merci pour votre achat, bon voyage !',
        'Merci pour votre achat',
        `<p>Bonjour Robin Ammann</p><p>Votre billet se trouve dans l’app et en annexe (PDF).</p>
<table width="100%" style="font-size:14px"><tr><td>Commande</td><td align="right">${order}</td></tr><tr><td>Ticket-ID</td><td align="right">${random.digits(12)}</td></tr>
<tr><td>2e classe, demi-tarif, aller-retour</td><td align="right">CHF 33.60</td></tr><tr><td>Réservation vélo, voiture 7, place 112</td><td align="right">CHF 2.00</td></tr>
<tr><td><b>Total TVA 8,1 % incl.</b></td><td align="right"><b>CHF 35.60</b></td></tr></table>
<p>Payé avec la carte se terminant par ${random.digits(4)}. Présentez le code QR avec une pièce d’identité lors du contrôle.</p>
${button('https://www.gleisbogen.example/fr/achats', 'Afficher mes achats')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'new address',
      language: 'fr-CH',
      subject: 'Confirmer votre nouvelle adresse électronique',
      html: page(
        'fr-CH',
        'Saisissez le code pour terminer la modification.',
        'Changement d’adresse',
        `<p>Bonjour</p><p>Vous souhaitez recevoir vos billets à cette adresse. Reportez ce code dans votre profil, rubrique «&nbsp;Données personnelles&nbsp;»&nbsp;:</p>
${box(`${french.slice(0, 3)}&nbsp;${french.slice(3)}`)}<p>Sans saisie d’ici ce soir minuit, l’ancienne adresse reste en vigueur.</p>`,
      ),
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'disruption',
      language: 'de-CH',
      subject: 'Störung: Streckenunterbruch Olten – Aarau',
      html: page(
        'de-CH',
        'Ihre Pendlerstrecke ist betroffen.',
        'Eingeschränkter Bahnverkehr',
        `<p><b>Zwischen Olten und Aarau</b> ist der Bahnverkehr wegen einer Fahrleitungsstörung eingeschränkt.</p>
<ul><li>Betroffene Linien: IC 1, IR 17, IR 37, S 23, S 26</li><li>Dauer: bis ca. 11.30 Uhr</li><li>Der IC 710 (ab 08.02) fällt aus, Ersatz ab Gleis 12 um 08.17 Uhr</li></ul>
<p>Meldung 48 213, Stand 07.46 Uhr. Sie erhalten diese Meldung, weil Sie Ihre Pendlerstrecke abonniert haben.
<a href="https://www.gleisbogen.example/de/push?abmelden=1">Abmelden</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'forgotten password',
      language: 'it-CH',
      subject: 'Reimpostare la password del login Gleisbogen',
      html: page(
        'it-CH',
        'Ha dimenticato la password?',
        'Nuova password',
        `<p>Buongiorno Robin Ammann</p><p>Qualcuno ha chiesto di cambiare la password del suo login. Se è stata lei, ne scelga una nuova qui:</p>
${button(forgotten, 'Scegliere la password')}<p>Il collegamento può essere usato una volta sola, entro due ore.</p>`,
      ),
      codes: [],
      links: [forgotten],
      best: { link: forgotten },
    },
    {
      name: 'pass in the app',
      language: 'it-CH',
      subject: 'BogenPass sullo smartphone: codice di attivazione',
      html: page(
        'it-CH',
        'Attivi il suo BogenPass Mobile.',
        'BogenPass Mobile',
        `<p>Gentile cliente</p><p>per mostrare la tessera n. ${random.digits(3)}-${random.digits(3)}-${random.digits(3)}-${random.digits(1)} direttamente dal telefono,
inserisca nell’app il codice di attivazione <b>${italian}</b>. Vale fino alle 21.15 di oggi.</p><p>La carta di plastica resta valida fino al 31.12.2028.</p>`,
      ),
      codes: [italian],
      links: [],
      best: { code: italian },
    },
    {
      name: 'renewal',
      language: 'de-CH',
      subject: 'Ihr Halbpreis-Abo verlängert sich am 09.10.2026',
      html: page(
        'de-CH',
        'Automatische Verlängerung Ihres Abos.',
        'Automatische Verlängerung',
        `<p>Guten Tag Robin Ammann</p><p>Ihr Halbpreis-Abo läuft in 60 Tagen aus und wird ohne Ihr Zutun um ein Jahr verlängert. Treuepreis: <b>CHF 170.–</b> (statt CHF 190.–).
Die Rechnung Nr. ${random.digits(9)} trifft Mitte September bei Ihnen ein.</p><p>Mit dem Promocode HERBST26 schenken wir Ihnen dazu eine Tageskarte für den Hund.</p>
${button('https://click.gleisbogen.example/ls/click?upn=u001.kdP2m&e=abo', 'Abo verwalten')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
