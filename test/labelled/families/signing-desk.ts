/** A desk for electronic signatures: plain inline-styled boxes, envelopes to sign, approve or refuse, and what comes after. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = '0123456789abcdef';

const box = (
  headline: string,
  body: string,
  close: string,
) => `<div style="background-color:#fffbea;padding:24px 0;font-family:Verdana,Geneva,sans-serif">
<div style="max-width:540px;margin:auto;background-color:#fff;border:1px solid #ecd98f">
<div style="background-color:#f2b705;padding:14px 22px;font-size:19px;color:#222"><strong>Cachet</strong> &#10002; ${headline}</div>
<div style="padding:22px;font-size:14px;line-height:22px;color:#333">${body}</div>
<div style="padding:14px 22px;font-size:11px;line-height:17px;color:#888;background-color:#fafafa">${close}</div>
</div></div>`;

const press = (href: string, label: string, colour = '#222') =>
  `<div style="text-align:center;margin:22px 0"><a href="${href}" style="background-color:${colour};color:#fff;padding:14px 30px;display:inline-block;text-decoration:none;font-weight:bold">${label}</a></div>`;

export function mails(random: Random): FamilyMail[] {
  const envelope = () => [8, 4, 4, 4, 12].map((length) => random.text(ID, length)).join('-');
  const sign = (verb: string) => `https://eu2.signroute.example/${verb}/${envelope()}?h=${random.text(ID, 40)}&amp;lc=1`;
  const plain = (url: string) => url.replaceAll('&amp;', '&');
  const [review, signer, refuser, rappel, firma, approva, respingi] = [
    sign('r'),
    sign('r'),
    sign('d'),
    sign('r'),
    sign('r'),
    sign('a'),
    sign('d'),
  ];
  const equipe = `https://cachet.example/fr/activation/${random.text(ID, 48)}`;
  const access = random.digits(5);
  const en = (reference: string) =>
    `Envelope ${reference}. Never forward a signing mail: whoever holds it can sign as you. Cachet SAS, 31 quai des Chartrons, 33000 Bordeaux. <a href="https://cachet.example/en/help">Help</a> <a href="https://cachet.example/en/abuse">Report this envelope</a>`;
  const fr = (reference: string) =>
    `Pli ${reference}. Ce message est personnel, ne le faites pas suivre. Cachet SAS au capital de 240 000 €, 31 quai des Chartrons, 33000 Bordeaux, RCS 812 445 091. <a href="https://cachet.example/fr/aide">Aide</a>`;
  const it = (reference: string) =>
    `Busta ${reference}. Messaggio riservato al destinatario. Cachet SAS, 31 quai des Chartrons, 33000 Bordeaux (Francia), P. IVA FR 40 812445091. <a href="https://cachet.example/it/aiuto">Assistenza</a>`;
  return [
    {
      name: 'request to sign',
      language: 'en',
      subject: 'Halden Lettings: Tenancy agreement, 9 Mill Lane',
      html: box(
        'a document for you',
        `<p><strong>Petra Halden</strong><br>petra@haldenlettings.example</p><p>Robin, here is the agreement we spoke about on Friday. Rent is 1,150.00 a month from 1 January 2027, deposit 2,300.00. Two signatures on page 7, please.</p>${press(review, 'REVIEW DOCUMENT', '#1b62b7')}<p>1 document, 8 pages. You are the first of 2 signers. Lapses on 8 December 2026.</p>`,
        en(random.text(ID, 8).toUpperCase()),
      ),
      codes: [],
      links: [plain(review)],
      best: { link: plain(review) },
    },
    {
      name: 'access code for a document',
      language: 'en',
      subject: 'Access code for your envelope',
      html: box(
        'one more lock',
        `<p>Petra Halden protects <em>Tenancy agreement, 9 Mill Lane</em> with a second step. The signing page, which should still be open in front of you, expects this:</p><p style="font-size:32px;letter-spacing:8px;text-align:center;background-color:#fffbea;padding:12px">${access}</p><p>Three wrong tries lock the document; then call Halden Lettings at 01632 960 144.</p>`,
        en(random.text(ID, 8).toUpperCase()),
      ),
      codes: [access],
      links: [],
      best: { code: access },
    },
    {
      name: 'everybody has signed',
      language: 'en',
      subject: 'Completed: Tenancy agreement, 9 Mill Lane',
      html: box(
        'all done',
        `<p>Signed by Robin Post (24 Nov 2026, 10:31 UTC, 192.0.2.18) and Petra Halden (24 Nov 2026, 12:02 UTC, 198.51.100.7).</p>${press(sign('v'), 'VIEW COMPLETED DOCUMENT', '#1b62b7')}<p>The copy attached to this mail is sealed; its audit trail carries the number ${random.digits(10)}.</p>`,
        en(random.text(ID, 8).toUpperCase()),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'signer ou refuser',
      language: 'fr',
      subject: 'Devis D-2026-0417 : votre signature est attendue',
      html: box(
        'un pli pour vous',
        `<p>Menuiserie Ardouin vous adresse le devis <b>D-2026-0417</b> d’un montant de 6 840,00 € TTC (acompte 30 %, soit 2 052,00 €). Il est valable jusqu’au 15/12/2026.</p>${press(signer, 'Lire et signer')}<p style="text-align:center;font-size:12px">Le devis ne vous convient pas ? <a href="${refuser}">Refuser de signer</a></p><p>Un doute sur l’escalier ? Demandez Gaël au 05 55 01 77 30.</p>`,
        fr(random.text(ID, 8).toUpperCase()),
      ),
      codes: [],
      links: [plain(signer)],
      best: { link: plain(signer) },
    },
    {
      name: 'rappel',
      language: 'fr',
      subject: 'Rappel (2/3) : avenant au contrat n° 70351',
      html: box(
        'rappel',
        `<p>Bonjour Robin,</p><p>l’avenant au contrat n° 70351 attend votre signature depuis 5 jours. Sandrine Wolff (service RH, poste 4417) ne peut rien faire sans vous.</p><p>&rarr; <a href="${rappel}">C’est par ici</a></p><p>Trois pages, deux minutes. Dernier délai : lundi 30 novembre, 18 h.</p>`,
        fr(random.text(ID, 8).toUpperCase()),
      ),
      codes: [],
      links: [plain(rappel)],
      best: { link: plain(rappel) },
    },
    {
      name: 'compte ouvert par un administrateur',
      language: 'fr',
      subject: 'Un compte Cachet vous attend',
      html: box(
        'bienvenue',
        `<p>Yann Le Goff, administrateur de <b>Cabinet Armor</b>, vous a ouvert un compte de rédacteur (licence ${random.digits(5)}). Il ne servira qu’une fois activé :</p><p style="word-break:break-all"><a href="${equipe}">${equipe}</a></p><p>Vous y choisirez un mot de passe d’au moins 12 signes. Documentation : <a href="https://cachet.example/fr/guide.pdf">guide du rédacteur, 24 pages</a>.</p>`,
        fr(random.text(ID, 8).toUpperCase()),
      ),
      codes: [],
      links: [equipe],
      best: { link: equipe },
    },
    {
      name: 'pli annulé',
      language: 'fr',
      subject: 'Annulé : avenant au contrat n° 70351',
      html: box(
        'pli retiré',
        `<p>Sandrine Wolff a retiré ce pli le 24/11/2026 à 16 h 20. Motif indiqué : « erreur de date, nouvelle version demain ». Vous n’avez plus rien à signer.</p><p><a href="${sign('v')}">Voir le pli annulé</a></p>`,
        fr(random.text(ID, 8).toUpperCase()),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'firma del mandato',
      language: 'it',
      subject: 'Da firmare: mandato SEPA – Palestra Il Ponte',
      html: box(
        'un documento da firmare',
        `<p>Gentile Robin,</p><p>per completare l’iscrizione alla Palestra Il Ponte (tessera 20417, quota 39,90 € al mese) manca soltanto la Sua firma sul mandato di addebito, 2 pagine.</p>${press(firma, 'Vai alla firma')}<p>Se il pulsante non risponde, copi questo indirizzo nel browser:<br><span style="font-size:11px;word-break:break-all">${firma}</span></p>`,
        it(random.text(ID, 8).toUpperCase()),
      ),
      codes: [],
      links: [plain(firma)],
      best: { link: plain(firma) },
    },
    {
      name: 'approvare o respingere',
      language: 'it',
      subject: 'Serve il Suo visto: ordine fornitori 4500018832',
      html: box(
        'in attesa del Suo visto',
        `<p>Ordine <b>4500018832</b>, fornitore Carta &amp; Toner S.r.l., 1.284,60 € IVA esclusa, consegna 11/12/2026. Richiesto da D. Marchetti, centro di costo 7740.</p><table style="width:100%"><tr><td style="text-align:center;padding:12px"><a href="${respingi}" style="color:#b3261e;font-weight:bold">Respingo</a></td><td style="text-align:center;padding:12px"><a href="${approva}" style="color:#1e7d32;font-weight:bold">Approvo</a></td></tr></table>`,
        it(random.text(ID, 8).toUpperCase()),
      ),
      codes: [],
      links: [plain(approva)],
      best: { link: plain(approva) },
    },
    {
      name: 'ricarica di buste',
      language: 'it',
      subject: 'Ricevuta: 100 buste ricaricate',
      html: box(
        'ricevuta',
        `<p>Abbiamo ricevuto 89,00 € con carta **** 3306. Saldo: 112 buste, utilizzabili fino al 24/11/2027. Fattura elettronica 2026/E/${random.digits(5)} inviata al codice destinatario KRRH6B9.</p>${press('https://cachet.example/it/ordini/88310', 'Vedi l’ordine')}`,
        it(random.text(ID, 8).toUpperCase()),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'password cambiata',
      language: 'it',
      subject: 'La password è stata cambiata',
      html: box(
        'accesso',
        `<p>Alle 08:52 di oggi, dall’indirizzo 203.0.113.42, è stata impostata una nuova password per robin@postroom.localhost. Se è stato Lei, archivi pure il messaggio.</p><p>Non ne sa nulla? Blocchi subito la firma:</p>${press(`https://cachet.example/it/blocco?t=${random.text(ID, 36)}`, 'Non sono stato io', '#b3261e')}`,
        it(random.text(ID, 8).toUpperCase()),
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
