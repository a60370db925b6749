/** A savings bank in four languages: a card of table rows with a style sheet, approval codes among amounts and account numbers. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function page(lang: string, preheader: string, rows: string, foot: string): string {
  return `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lacustra</title>
<style>
.outer{background:#eef2f4;width:100%} .card{width:600px;background:#ffffff;border-top:4px solid #0b5563}
.cell{padding:16px 32px;font:15px/1.5 Georgia,serif;color:#1c2b33}
.tan{font:700 28px/1.2 'Courier New',monospace;letter-spacing:6px;background:#f3efe2;padding:14px 20px}
.fine{font-size:11px;color:#7b8a92} @media (max-width:620px){.card{width:100% !important}}
</style></head><body style="margin:0;padding:0">
<div style="display:none;max-height:0;overflow:hidden">${preheader}&zwnj;&nbsp;&zwnj;&nbsp;</div>
<table role="presentation" class="outer" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="card" cellpadding="0" cellspacing="0">
<tr><td class="cell"><img src="https://static.lacustra.example/mail/2026/logo-teal@2x.png" alt="Lacustra" width="148" height="34"></td></tr>
${rows}
<tr><td class="cell fine">${foot}</td></tr>
</table></td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [transfer, login, payee, wire, phone, app] = Array.from({ length: 6 }, () => random.digits(6)) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
  const key = `${random.text('BCDFGHJKLMNPQRSTVWXZ', 2)}${random.digits(1)}-${random.digits(1)}${random.text('BCDFGHJKLMNPQRSTVWXZ', 2)}`;
  const statement = random.digits(7);
  return [
    {
      name: 'en transfer to approve',
      language: 'en',
      subject: 'Release your transfer of CHF 1,850.00',
      html: page(
        'en',
        'Recipient: Tannhof Carpentry GmbH',
        `<tr><td class="cell"><p>Dear Ms Albrecht</p><p>A transfer left your basket at 14:07 and waits for your approval.</p>
<p>To: Tannhof Carpentry GmbH<br>IBAN: CH29 0076 2011 6238 5295 7<br>Amount: CHF 1,850.00<br>Value date: 12 March 2026</p></td></tr>
<tr><td class="cell" align="center"><span class="tan">${transfer}</span></td></tr>
<tr><td class="cell"><p>Key these digits into the approval window of e-banking before 14:17. Compare the amount and the last four places of the IBAN first.</p></td></tr>`,
        'Lacustra Savings Bank, Quai du Débarcadère 8, 1820 Valmore. Clearing no. 08341. Hotline 0800 555 018, weekdays 7.30 to 19.00.',
      ),
      codes: [transfer],
      links: [],
      best: { code: transfer },
    },
    {
      name: 'en scam briefing with a made-up code',
      language: 'en',
      subject: 'How a fraudster talks you out of six digits',
      html: page(
        'en',
        'Security letter no. 14',
        `<tr><td class="cell"><h2>Security letter, spring 2026</h2><p>It begins with a call. The voice knows your street and your adviser's name, and says that a booking of CHF 4,990 has to be stopped.
"You are about to receive a message," it says. "Read me what it says after the colon." On the phone of Mr K. from Valmore the message said: <i>Lacustra: 731 946 for your payment</i>. A minute later his money was in another country.</p>
<p><b>Three habits that help</b></p><ol><li>Hang up and dial the number on the back of your card.</li><li>No employee of ours ever needs a one-time code.</li><li>Lower your daily limit to 2000 francs.</li></ol>
<p><a href="https://www.lacustra.example/en/journal/2026-03-phone-fraud?utm_source=letter14">Read the whole story</a></p></td></tr>`,
        'You get this quarterly letter as an e-banking client. <a href="https://www.lacustra.example/letters/off?c=88213">Stop these letters</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'de login',
      language: 'de',
      subject: 'Ihre Anmeldung im E-Banking',
      html: page(
        'de',
        'Gültig bis 08:52 Uhr',
        `<tr><td class="cell"><p>Guten Tag Herr Zumsteg</p><p>Sie melden sich gerade mit Vertragsnummer 4410 8827 über Firefox auf Windows an (IP 203.0.113.77). Für den zweiten Schritt tragen Sie bitte ein:</p>
<p class="tan">${spaced(login)}</p><p>Nach 08:52 Uhr nimmt das Feld diese Ziffern nicht mehr an.</p></td></tr>`,
        'Lacustra Sparkasse · Seestrasse 8 · 1820 Valmore · Sie sitzen nicht vor dem Rechner? Dann rufen Sie uns unter 0800 555 018 an.',
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'de new phone number',
      language: 'de',
      subject: 'Mobilnummer mit Endung 61 hinterlegen',
      html: page(
        'de',
        'Noch ein Schritt bis zur neuen Nummer',
        `<tr><td class="cell"><p>Guten Tag Frau Imhof</p><p>am 3. Februar 2026 um 16:40 haben Sie in Ihrem Profil eine andere Mobilnummer erfasst (+41 79 *** ** 61).</p>
<p>Damit wir wissen, dass der Wunsch von Ihnen stammt, verlangt die Maske „Nummer wechseln“ den <b>Freigabecode ${phone}</b>. Die bisherige Nummer bleibt bis dahin aktiv. Vorgang 2026-771-0045.</p></td></tr>`,
        'Lacustra Sparkasse · UID CHE-198.442.017 · BLZ 08341',
      ),
      codes: [phone],
      links: [],
      best: { code: phone },
    },
    {
      name: 'fr card payment with digits like a year',
      language: 'fr',
      subject: 'Paiement par carte de 64,90 CHF',
      html: page(
        'fr',
        'Librairie du Pont-Neuf',
        `<tr><td class="cell"><p>Bonjour Monsieur Crettenand,</p><p>La Librairie du Pont-Neuf nous demande de régler 64,90 CHF avec votre carte qui se termine par 7702.</p>
<p>Si cet achat est bien le vôtre, la fenêtre de paiement attend le nombre <b>2041</b>. Passé 21 h 35, l’achat sera refusé.</p></td></tr>`,
        'Caisse d’épargne Lacustra, quai du Débarcadère 8, 1820 Valmore. Opposition carte 24 h/24 : 0800 555 090. © 2026',
      ),
      codes: ['2041'],
      links: [],
      best: { code: '2041' },
    },
    {
      name: 'fr new payee',
      language: 'fr',
      subject: 'Nouveau bénéficiaire : Régie Mont-Charvin SA',
      html: page(
        'fr',
        'À valider avant de payer',
        `<tr><td class="cell"><p>Bonjour,</p><table class="kv"><tr><td>Bénéficiaire</td><td>Régie Mont-Charvin SA</td></tr><tr><td>IBAN</td><td>CH61 0900 0000 1522 1418 3</td></tr><tr><td>Ajouté le</td><td>18.11.2025 à 10:22</td></tr><tr><td>Code de validation</td><td><strong>${payee.slice(0, 3)}-${payee.slice(3)}</strong></td></tr></table>
<p>Tant que ce bénéficiaire n’est pas validé, aucun virement ne lui parviendra.</p></td></tr>`,
        'Réf. message 99120-5518-FR. Merci de ne pas répondre à cette adresse.',
      ),
      codes: [payee],
      links: [],
      best: { code: payee },
    },
    {
      name: 'fr activation of the app with two codes',
      language: 'fr',
      subject: 'Installez Lacustra Mobile',
      html: page(
        'fr',
        'Deux saisies, cinq minutes',
        `<tr><td class="cell"><p>Madame Favre,</p><p>Votre téléphone vous demandera deux choses, dans cet ordre :</p>
<p>1) d’abord le <b>code d’activation</b></p><p class="tan">${app}</p><p>2) puis, pour relier votre carte, le <b>code d’association</b></p><p class="tan">${key}</p>
<p>Vous pourrez ensuite choisir un NIP. Version minimale : iOS 16 ou Android 12. Contrat 5520 1834.</p></td></tr>`,
        'Caisse d’épargne Lacustra · Assistance mobile 0800 555 022 (8 h à 20 h)',
      ),
      codes: [app, key],
      links: [],
      best: { code: app },
    },
    {
      name: 'fr card statement',
      language: 'fr',
      subject: `Votre décompte de carte n° ${statement}`,
      html: page(
        'fr',
        'Solde à payer : 1 204,35 CHF',
        `<tr><td class="cell"><p>Chère cliente,</p><p>Le décompte ${statement} du mois d’octobre est prêt dans votre messagerie e-banking. Total des achats : 1 204,35 CHF ; prélèvement automatique le 25.11.2025 sur le compte 10-4418-2.</p>
<p>Achats à l’étranger : 3. Points récoltés : 1 187.</p></td></tr>`,
        '<a href="https://www.lacustra.example/fr/tarifs">Tarifs</a> · <a href="https://www.lacustra.example/fr/contact">Contact</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'fr unknown device',
      language: 'fr',
      subject: 'Connexion depuis un nouvel appareil',
      html: page(
        'fr',
        'Samsung, Lausanne',
        `<tr><td class="cell"><p>Bonjour Madame Favre,</p><p>Un appareil que nous ne connaissions pas s’est connecté à votre espace le 6 janvier 2026 à 23:18 (adresse 198.51.100.204, numéro d’événement 6620917).</p>
<p>C’était vous ? Tout est en ordre, vous pouvez effacer ce courriel. Dans le cas contraire, bloquez l’accès tout de suite :</p>
<p><a class="btn" href="https://secure.lacustra.example/blocage?evt=6620917&amp;k=Zr81mQ" style="background:#8c1c13;color:#fff;padding:12px 22px;text-decoration:none">Bloquer mon accès</a></p></td></tr>`,
        'Caisse d’épargne Lacustra, 1820 Valmore',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'it wire order',
      language: 'it',
      subject: 'Conferma il bonifico a Vetreria Sorgato',
      html: page(
        'it',
        'Importo 3.420,00 EUR',
        `<tr><td class="cell"><p>Gentile signora Bernasconi,</p><p>ha disposto un bonifico di 3.420,00 EUR a favore di Vetreria Sorgato, IBAN IT60 X054 2811 1010 0000 0123 456, causale «saldo fattura 118/2026».</p></td></tr>
<tr><td class="cell" style="text-align:center">Codice dispositivo usa e getta<br><span class="tan">${wire}</span><br><small>scade fra 4 minuti</small></td></tr>`,
        'Lacustra Cassa di Risparmio · Lungolago 8 · 1820 Valmore · n. verde 0800 555 018',
      ),
      codes: [wire],
      links: [],
      best: { code: wire },
    },
    {
      name: 'it account activation behind a tracker',
      language: 'it',
      subject: 'Benvenuto: attiva il tuo accesso online',
      html: page(
        'it',
        'Manca solo la password',
        `<tr><td class="cell"><p>Buongiorno signor Pedrazzini,</p><p>il conto 20-7731-5 è aperto. Per usarlo dal computer deve scegliere una password:</p>
<p><a href="https://t.post.lacustra.example/c/AGk4kQAAAZ/9177?u=https%3A%2F%2Fsecure.lacustra.example%2Fit%2Fattiva%3Ft%3D5fQ0vN2xLh" style="display:inline-block;background:#0b5563;color:#fff;padding:13px 26px">Scegli la password</a></p>
<p class="fine">Il pulsante non risponde? Copi nel browser: https://secure.lacustra.example/it/attiva?t=5fQ0vN2xLh</p>
<p>L’invito vale 14 giorni. Il suo consulente, Marco Tettamanti, risponde allo 091 555 04 12.</p></td></tr>`,
        '<a href="https://t.post.lacustra.example/c/AGk4kQAAAZ/9178?u=https%3A%2F%2Fwww.lacustra.example%2Fit%2Fprivacy">Privacy</a> · <a href="https://www.lacustra.example/it">lacustra.example</a>',
      ),
      codes: [],
      links: [
        'https://t.post.lacustra.example/c/AGk4kQAAAZ/9177?u=https%3A%2F%2Fsecure.lacustra.example%2Fit%2Fattiva%3Ft%3D5fQ0vN2xLh',
        'https://secure.lacustra.example/it/attiva?t=5fQ0vN2xLh',
      ],
      best: {
        link: 'https://t.post.lacustra.example/c/AGk4kQAAAZ/9177?u=https%3A%2F%2Fsecure.lacustra.example%2Fit%2Fattiva%3Ft%3D5fQ0vN2xLh',
      },
    },
    {
      name: 'it order lapsed with its code',
      language: 'it',
      subject: 'Bonifico non eseguito',
      html: page(
        'it',
        'Il tempo è scaduto',
        `<tr><td class="cell"><p>Gentile cliente,</p><p>il codice 771 204 inviatole alle 9:12 non è stato inserito in tempo ed è ormai scaduto. L’ordine n. 0093318 di 280,00 CHF è stato quindi annullato; sul conto non è stato addebitato nulla.</p>
<p>Se desidera ancora pagare, ripeta l’ordine dall’app.</p></td></tr>`,
        'Lacustra Cassa di Risparmio',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'it registration for corporate clients',
      language: 'it',
      subject: 'Registrazione Lacustra Imprese',
      html: page(
        'it',
        'Primo accesso del delegato',
        `<tr><td class="cell"><p>Spettabile Officine Brenno Sagl,</p><p>il delegato Sandro Molinari può ora completare la registrazione. Nella terza schermata, alla voce «chiave di primo accesso», digiti <span style="font-family:monospace;font-weight:bold">${key}</span> rispettando il trattino.</p>
<p>Numero cliente 7000-2214, pacchetto Imprese 2, canone 18.– al mese.</p></td></tr>`,
        'Servizio imprese, tel. 091 555 04 40, lun–ven 8.00–17.30',
      ),
      codes: [key],
      links: [],
      best: { code: key },
    },
    {
      name: 'it video meeting with the adviser',
      language: 'it',
      subject: 'Consulenza in video, giovedì 15 gennaio ore 17:00',
      html: page(
        'it',
        'Ipoteca: rinnovo 2026',
        `<tr><td class="cell"><p>Gentile signora Bernasconi,</p><p>la aspetto giovedì per parlare del rinnovo dell’ipoteca (pratica 88-1402). Ecco i dati della stanza virtuale:</p>
<p>ID riunione: 845 2210 9937<br>Passcode: 604418<br>In alternativa per telefono: +41 91 555 06 00</p><p><a href="https://meet.lacustra.example/j/84522109937">Entra nella riunione</a></p><p>Cordiali saluti<br>Marco Tettamanti</p></td></tr>`,
        'Lacustra Cassa di Risparmio, succursale di Valmore',
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
