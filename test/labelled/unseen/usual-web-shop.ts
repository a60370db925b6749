/** An online shop for home and garden in five languages: table newsletters with a style sheet, the code in a wide grey cell. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const page = (lang: string, preheader: string, body: string, footer: string) => `<!DOCTYPE html>
<html lang="${lang}" xmlns="http://www.w3.org/1999/xhtml">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Northfold</title>
<style type="text/css">
body { margin: 0; padding: 0; background: #f3f1ec; font-family: Helvetica, Arial, sans-serif; color: #2b2b2b; }
.wrap { width: 600px; background: #ffffff; } .pad { padding: 28px 40px; font-size: 15px; line-height: 23px; }
.code { background: #eeeeee; font-size: 34px; font-weight: bold; letter-spacing: 6px; text-align: center; padding: 18px 0; }
.btn { background: #2f5d50; color: #ffffff !important; padding: 14px 30px; border-radius: 4px; text-decoration: none; display: inline-block; }
.foot { font-size: 11px; color: #8a8a8a; padding: 20px 40px; } .pre { display: none; font-size: 1px; max-height: 0; overflow: hidden; }
@media only screen and (max-width: 620px) { .wrap { width: 100% !important; } .pad { padding: 20px !important; } }
</style></head>
<body><div class="pre">${preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" class="wrap" cellpadding="0" cellspacing="0" border="0">
<tr><td style="padding:24px 40px;border-bottom:3px solid #2f5d50"><a href="https://www.northfold.example/?utm_source=crm&amp;utm_campaign=70412"><img src="https://img.northfold.example/logo-2x.png" width="148" height="32" alt="Northfold"></a></td></tr>
<tr><td class="pad">${body}</td></tr>
<tr><td class="foot">${footer}<br>Northfold Home GmbH, Speicherstr. 14, 20457 Hamburg &middot; HRB 118842 &middot; &copy; 2026</td></tr>
</table></td></tr></table></body></html>`;

const cell = (code: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="code">${code}</td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const code = () => random.digits(6);
  const [first, german, french, dutch, polish] = [code(), code(), code(), code(), code()];
  const token = random.text('abcdef0123456789', 32);
  const reset = `https://www.northfold.example/account/reset?token=${token}`;
  const tracked = `https://click.northfold.example/ls/click?upn=${random.text('ABCDEFGHabcdefgh23456789', 40)}`;
  const confirmFr = `https://www.northfold.example/fr/compte/confirmation?uid=${random.digits(7)}&key=${random.text('abcdef0123456789', 24)}`;
  const optIn = `https://www.northfold.example/nl/nieuwsbrief/bevestigen/${random.text('abcdefghjkmnpq23456789', 20)}`;
  return [
    {
      name: 'verification code',
      language: 'en',
      subject: `${first} is your Northfold verification code`,
      html: page(
        'en',
        'Use this code to finish signing in.',
        `<p>Hi Robin,</p><p>Your verification code is:</p>${cell(first)}<p>Enter this code to complete your sign-in. It expires in 10 minutes.</p><p>Please don't share it with anyone. Northfold customer service will never ask you for it. If you didn't try to sign in, you can safely disregard this email.</p>`,
        `You are receiving this message because of activity on account 40${random.digits(6)}. <a href="https://www.northfold.example/help">Help</a> | <a href="https://www.northfold.example/privacy">Privacy policy</a>`,
      ),
      codes: [first],
      links: [],
      best: { code: first },
    },
    {
      name: 'order confirmation',
      language: 'en',
      subject: `Order confirmation #NF-20488153`,
      html: page(
        'en',
        'Thank you for your order!',
        `<h1 style="font-size:24px">Thank you for your order!</h1><p>Hi Robin, we've received your order and will let you know as soon as it ships.</p>
<table width="100%" cellpadding="6" style="border-collapse:collapse;font-size:14px"><tr><td>Order number</td><td align="right"><b>NF-20488153</b></td></tr><tr><td>Order date</td><td align="right">14 January 2026, 18:42</td></tr>
<tr><td>2 &times; Oak plant stand, art. 118206</td><td align="right">&pound;58.00</td></tr><tr><td>1 &times; Watering can 5 l, art. 300471</td><td align="right">&pound;24.95</td></tr><tr><td>Delivery</td><td align="right">&pound;3.99</td></tr><tr><td><b>Total</b></td><td align="right"><b>&pound;86.94</b></td></tr></table>
<p><b>Deliver to</b><br>Robin Marsh<br>27 Tannery Row<br>Leeds LS2 7QF<br>0113 496 0${random.digits(3)}</p><p><a class="btn" href="https://www.northfold.example/orders/20488153">View your order</a></p><p>Paid with card ending in ${random.digits(4)}.</p>`,
        'Questions? Visit our <a href="https://www.northfold.example/help">help centre</a> or call 0800 496 0114, Mon&ndash;Fri 9&ndash;17.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'password reset',
      language: 'en',
      subject: 'Reset your Northfold password',
      html: page(
        'en',
        'We received a request to reset your password.',
        `<p>Hello Robin,</p><p>We received a request to reset the password for your Northfold account. Click the button below to choose a new one.</p><p align="center"><a class="btn" href="${tracked}">Reset password</a></p><p>Button not working? Paste this URL into your browser:<br><a href="${reset}">${reset}</a></p><p>This link is valid for 24 hours and can be used once. Didn't ask for a reset? Then no action is needed and your password stays the same.</p>`,
        'Request received 14/01/2026 07:19 GMT from 203.0.113.58.',
      ),
      codes: [],
      links: [tracked, reset],
      best: { link: tracked },
    },
    {
      name: 'Bestätigungscode',
      language: 'de',
      subject: 'Ihr Northfold Bestätigungscode',
      html: page(
        'de',
        'Ihr Code für die Anmeldung',
        `<p>Guten Tag Robin Marsh,</p><p>bitte geben Sie den folgenden Code ein, um Ihre Anmeldung abzuschließen:</p>${cell(german)}<p>Der Code ist 15 Minuten gültig. Geben Sie ihn nicht an Dritte weiter.</p><p>Sie haben keinen Code angefordert? Dann können Sie diese E-Mail einfach ignorieren.</p><p>Mit freundlichen Grüßen<br>Ihr Northfold-Team</p>`,
        `Kundennummer: 40${random.digits(6)} | Kundenservice: 040 555 0190 | <a href="https://www.northfold.example/de/impressum">Impressum</a> | <a href="https://www.northfold.example/de/datenschutz">Datenschutz</a>`,
      ),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'Versandbestätigung',
      language: 'de',
      subject: 'Ihre Bestellung NF-20491760 wurde versandt',
      html: page(
        'de',
        'Ihr Paket ist unterwegs',
        `<h1 style="font-size:24px">Ihr Paket ist unterwegs!</h1><p>Hallo Robin,</p><p>gute Nachrichten: Ihre Bestellung vom 09.01.2026 wurde heute an den Versanddienstleister übergeben. Voraussichtliche Zustellung: <b>Donnerstag, 15.01.2026, 10&ndash;14 Uhr</b>.</p><p>Sendungsnummer: <b>00340${random.digits(15)}</b></p><p><a class="btn" href="https://www.northfold.example/de/sendung?id=NF-20491760">Sendung verfolgen</a></p><p>1 &times; Gartenbank Akazie (Art.-Nr. 204418) &ndash; 149,00 &euro;</p><p>Lieferadresse: Robin Marsh, Gerberweg 3, 50667 Köln</p>`,
        'Rückgabe innerhalb von 30 Tagen. <a href="https://www.northfold.example/de/retoure">Retoure anmelden</a> | <a href="https://www.northfold.example/de/impressum">Impressum</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'confirmation de l’adresse',
      language: 'fr',
      subject: 'Confirmez votre adresse e-mail',
      html: page(
        'fr',
        'Plus qu’une étape pour activer votre compte',
        `<h1 style="font-size:24px">Bienvenue chez Northfold !</h1><p>Bonjour Robin,</p><p>Merci de vous être inscrit. Veuillez confirmer votre adresse e-mail en cliquant sur le bouton ci-dessous :</p><p align="center"><a class="btn" href="${confirmFr.replace('&', '&amp;')}">Confirmer mon adresse</a></p><p>Ce lien expire dans 48 heures.</p><p>À bientôt,<br>L’équipe Northfold</p>`,
        'Service client : 01 99 00 27 14 (prix d’un appel local), du lundi au samedi de 9 h à 19 h. <a href="https://www.northfold.example/fr/aide">Aide</a>',
      ),
      codes: [],
      links: [confirmFr],
      best: { link: confirmFr },
    },
    {
      name: 'code de connexion',
      language: 'fr',
      subject: 'Votre code de connexion Northfold',
      html: page(
        'fr',
        'Valable 10 minutes',
        `<p>Bonjour Robin,</p><p>Voici votre code de vérification à usage unique :</p>${cell(`${french.slice(0, 3)}&nbsp;${french.slice(3)}`)}<p>Saisissez-le sur la page de connexion. Il est valable 10 minutes.</p><p>Si vous n’êtes pas à l’origine de cette demande, ignorez simplement ce message.</p>`,
        'Demande effectuée le 12/01/2026 à 21:07 depuis Chrome sur Windows (198.51.100.23), Lyon 69003.',
      ),
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'soldes',
      language: 'fr',
      subject: '-15 % sur tout le jardin avec le code HIVER15',
      html: page(
        'fr',
        'Jusqu’au 25 janvier seulement',
        `<h1 style="font-size:24px">Les soldes continuent !</h1><p>Profitez de <b>15 % de réduction</b> sur toute la collection jardin. Saisissez le code promo au moment du paiement :</p>${cell('HIVER15')}<p>Offre valable jusqu’au 25/01/2026 dès 60 € d’achat, non cumulable.</p><p align="center"><a class="btn" href="https://click.northfold.example/c/812044?u=51">J’en profite</a></p><p>Salon Borneo 4 places <s>399 €</s> <b>339,15 €</b> &middot; Serre 2 m² <s>129 €</s> <b>109,65 €</b></p>`,
        'Vous recevez cet e-mail car vous êtes abonné à notre newsletter. <a href="https://click.northfold.example/desinscription?u=51">Se désinscrire</a> | <a href="https://click.northfold.example/v/812044">Version en ligne</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'inlogcode',
      language: 'nl',
      subject: `Je inlogcode: ${dutch}`,
      html: page(
        'nl',
        'Gebruik deze code om in te loggen',
        `<p>Hoi Robin,</p><p>Gebruik onderstaande code om in te loggen op je Northfold-account:</p>${cell(dutch)}<p>De code is 10 minuten geldig en kan maar één keer gebruikt worden. Heb je zelf geen code aangevraagd? Dan hoef je niets te doen.</p><p>Groetjes,<br>Team Northfold</p>`,
        'Klantenservice: 085 555 0133, ma&ndash;vr 9.00&ndash;17.30 uur. <a href="https://www.northfold.example/nl/contact">Contact</a>',
      ),
      codes: [dutch],
      links: [],
      best: { code: dutch },
    },
    {
      name: 'wachtwoord gewijzigd',
      language: 'nl',
      subject: 'Je wachtwoord is gewijzigd',
      html: page(
        'nl',
        'Het wachtwoord van je account is aangepast',
        `<p>Hoi Robin,</p><p>Het wachtwoord van je Northfold-account is op 11 januari 2026 om 16:25 uur gewijzigd.</p><p>Heb je dit zelf gedaan? Dan is alles in orde. Was jij dit niet, neem dan direct contact op met onze klantenservice via 085 555 0133 of <a href="https://www.northfold.example/nl/account-beveiligen">beveilig je account</a>.</p>`,
        `Klantnummer 40${random.digits(6)}. <a href="https://www.northfold.example/nl/privacy">Privacy</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'nieuwsbrief bevestigen',
      language: 'nl',
      subject: 'Bevestig je aanmelding voor de nieuwsbrief',
      html: page(
        'nl',
        'Nog één klik',
        `<p>Bedankt voor je aanmelding!</p><p>Klik op de knop om je inschrijving te bevestigen. Daarna ontvang je € 5 korting op je eerste bestelling vanaf € 40.</p><p align="center"><a class="btn" href="${optIn}">Ja, ik meld me aan</a></p><p>Heb je je niet aangemeld, dan kun je dit bericht verwijderen.</p>`,
        '<a href="https://www.northfold.example/nl/winkels">Winkels</a> | <a href="https://www.northfold.example/nl/contact">Contact</a> | KvK 70415523',
      ),
      codes: [],
      links: [optIn],
      best: { link: optIn },
    },
    {
      name: 'kod weryfikacyjny',
      language: 'pl',
      subject: 'Kod weryfikacyjny do Twojego konta Northfold',
      html: page(
        'pl',
        'Kod ważny 10 minut',
        `<p>Cześć Robin,</p><p>Twój kod weryfikacyjny to:</p>${cell(`${polish.slice(0, 3)} ${polish.slice(3)}`)}<p>Wpisz go na stronie, aby potwierdzić swoją tożsamość. Kod wygaśnie za 10 minut.</p><p>Jeśli to nie Ty, zignoruj tę wiadomość.</p><p>Pozdrawiamy,<br>Zespół Northfold</p>`,
        'Infolinia: 22 555 01 47 (pn.&ndash;pt. 8:00&ndash;18:00). <a href="https://www.northfold.example/pl/regulamin">Regulamin</a>',
      ),
      codes: [polish],
      links: [],
      best: { code: polish },
    },
    {
      name: 'faktura',
      language: 'pl',
      subject: 'Faktura FV/2026/01/004417 do zamówienia NF-20493055',
      html: page(
        'pl',
        'Dziękujemy za zakupy',
        `<p>Dzień dobry,</p><p>w załączniku przesyłamy fakturę do zamówienia <b>NF-20493055</b> z dnia 08.01.2026.</p><table cellpadding="5" style="font-size:14px"><tr><td>Numer faktury</td><td>FV/2026/01/004417</td></tr><tr><td>Kwota brutto</td><td>319,80 zł (w tym VAT 23%: 59,80 zł)</td></tr><tr><td>Sposób płatności</td><td>przelew, opłacono</td></tr></table><p><a class="btn" href="https://www.northfold.example/pl/faktury/004417.pdf">Pobierz fakturę</a></p>`,
        'NIP 525-00-41-882. <a href="https://www.northfold.example/pl/zwroty">Zwroty i reklamacje</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
