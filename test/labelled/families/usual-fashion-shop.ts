/** A fashion shop: table newsletters with a style sheet, a menu and social links, in Italian, French, Spanish and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

type Words = { menu: [string, string, string]; unsubscribe: string; legal: string; view: string };

const WORDS: Record<'it' | 'fr' | 'es' | 'en', Words> = {
  it: {
    menu: ['DONNA', 'UOMO', 'SALDI'],
    unsubscribe: 'Annulla iscrizione',
    legal: 'Lenzi & Moro S.p.A. – Via dei Tessitori 41, 59100 Prato (PO) – P. IVA 02841960973',
    view: 'Visualizza nel browser',
  },
  fr: {
    menu: ['FEMME', 'HOMME', 'SOLDES'],
    unsubscribe: 'Se désabonner',
    legal: 'Lenzi & Moro France, 18 rue du Sentier, 75002 Paris – RCS Paris 812 404 551',
    view: 'Voir la version en ligne',
  },
  es: {
    menu: ['MUJER', 'HOMBRE', 'REBAJAS'],
    unsubscribe: 'Darse de baja',
    legal: 'Lenzi & Moro España, S.L. – Calle Pelayo 22, 08001 Barcelona – CIF B-60418822',
    view: 'Ver en el navegador',
  },
  en: {
    menu: ['WOMEN', 'MEN', 'SALE'],
    unsubscribe: 'Unsubscribe',
    legal: 'Lenzi & Moro UK Ltd, 9 Carnaby Row, London W1F 9PB. Company no. 07719034',
    view: 'View in browser',
  },
};

function issue(language: keyof typeof WORDS, preheader: string, rows: string[]): string {
  const { menu, unsubscribe, legal, view } = WORDS[language];
  const shop = `https://www.lenzimoro.example/${language}`;
  return `<!doctype html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="${language}">
<head><meta charset="UTF-8"><title>Lenzi &amp; Moro</title>
<style type="text/css">
body{margin:0;padding:0;background:#ffffff;-webkit-text-size-adjust:100%}
.wrap{width:600px;margin:0 auto;font-family:Georgia,'Times New Roman',serif;color:#222}
.pre{display:none;max-height:0;overflow:hidden;font-size:1px;color:#fff}
.menu a{color:#222;font-size:12px;letter-spacing:2px;text-decoration:none}
.h{font-size:26px;line-height:32px;font-weight:normal;text-align:center;padding:28px 40px 8px}
.p{font-size:15px;line-height:23px;padding:8px 40px}
.otp{font-family:'Courier New',monospace;font-size:34px;font-weight:bold;text-align:center;border:1px solid #222;padding:14px 0}
.cta{background:#222222;padding:14px 34px}.cta a{color:#ffffff;font-size:13px;letter-spacing:2px;text-decoration:none}
.foot{font-size:11px;line-height:17px;color:#888;text-align:center;padding:24px 40px;background:#f6f3ef}
@media only screen and (max-width:620px){.wrap{width:100%!important}.h{font-size:22px!important}}
</style></head>
<body><div class="pre">${preheader}</div>
<table class="wrap" role="presentation" align="center" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:14px"><a href="${shop}/email/view?mid=88213" style="font-size:11px;color:#888">${view}</a></td></tr>
<tr><td align="center"><a href="${shop}"><img src="https://img.lenzimoro.example/logo_2026.gif" alt="LENZI &amp; MORO" width="220" height="44" border="0"></a></td></tr>
<tr><td class="menu" align="center" style="padding:14px"><a href="${shop}/w">${menu[0]}</a> &nbsp;|&nbsp; <a href="${shop}/m">${menu[1]}</a> &nbsp;|&nbsp; <a href="${shop}/sale">${menu[2]}</a></td></tr>
${rows.join('\n')}
<tr><td class="foot"><a href="https://social.example/lenzimoro">Instagram</a> &bull; <a href="https://video.example/lenzimoro">TikTok</a><br>${legal.replace('&', '&amp;')}<br><a href="${shop}/optout?id=4471120">${unsubscribe}</a> | &copy; 2026 Lenzi &amp; Moro</td></tr>
</table></body></html>`;
}

const head = (text: string) => `<tr><td class="h">${text}</td></tr>`;
const para = (text: string) => `<tr><td class="p">${text}</td></tr>`;
const otp = (code: string) =>
  `<tr><td style="padding:14px 120px"><table width="100%" cellpadding="0" cellspacing="0"><tr><td class="otp">${code}</td></tr></table></td></tr>`;
const cta = (url: string, label: string) =>
  `<tr><td align="center" style="padding:18px"><table cellpadding="0" cellspacing="0"><tr><td class="cta"><a href="${url}" target="_blank">${label}</a></td></tr></table></td></tr>`;

export function mails(random: Random): FamilyMail[] {
  const [italian, french, english, change] = [random.digits(6), random.digits(6), random.digits(6), random.digits(6)];
  const spanish = random.digits(4);
  const [order, parcel] = [`LM${random.digits(8)}`, `1Z${random.text('0123456789ABCDEF', 14)}`];
  const hash = () => random.text('abcdef0123456789', 32);
  const optIn = `https://news.lenzimoro.example/confirm/${hash()}`;
  const reset = `https://www.lenzimoro.example/fr/compte/mot-de-passe/nouveau?jeton=${hash()}`;
  const welcome = `https://t.lenzimoro.example/c/?e=${hash()}%2Factivar%3Fu%3D${random.digits(7)}`;
  return [
    {
      name: 'conferma ordine',
      language: 'it',
      subject: `Conferma ordine n. ${order}`,
      html: issue('it', 'Grazie per il tuo acquisto', [
        head('Grazie per il tuo ordine'),
        para(
          `Ciao Robin,<br>abbiamo ricevuto il tuo ordine <b>${order}</b> del 24/11/2026 e lo stiamo preparando. Riceverai un'altra e-mail alla spedizione.`,
        ),
        para(
          'Cappotto in lana, tg. 48 &times; 1 &nbsp; € 189,00<br>Sciarpa a quadri &times; 1 &nbsp; € 39,90<br>Spedizione € 0,00<br><b>Totale € 228,90</b>',
        ),
        para('Indirizzo di consegna: Robin Ferri, Via Garibaldi 7, 40124 Bologna'),
        cta(`https://www.lenzimoro.example/it/ordini/${order}`, 'VEDI IL TUO ORDINE'),
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'codice di verifica',
      language: 'it',
      subject: 'Il tuo codice di verifica Lenzi & Moro',
      html: issue('it', `Codice di verifica: ${italian}`, [
        head('Verifica il tuo indirizzo e-mail'),
        para('Ciao,<br>per completare la registrazione inserisci il seguente codice di verifica:'),
        otp(italian),
        para('Il codice scade tra 10 minuti. Se non hai richiesto la registrazione, ignora questa e-mail.'),
      ]),
      codes: [italian],
      links: [],
      best: { code: italian },
    },
    {
      name: 'iscrizione alla newsletter',
      language: 'it',
      subject: 'Conferma la tua iscrizione alla newsletter',
      html: issue('it', 'Manca solo un clic', [
        head('Ci sei quasi!'),
        para('Per iscriverti alla nostra newsletter, conferma il tuo indirizzo cliccando sul pulsante qui sotto.'),
        cta(optIn, 'CONFERMA ISCRIZIONE'),
        para('Dopo la conferma riceverai il codice sconto del 10% valido sul primo acquisto di almeno € 80.'),
      ]),
      codes: [],
      links: [optIn],
      best: { link: optIn },
    },
    {
      name: 'codice sconto',
      language: 'it',
      subject: 'Solo per te: -15% con il codice AUTUNNO15',
      html: issue('it', 'Fino a domenica 29 novembre', [
        head('-15% su tutta la collezione'),
        para(
          'Inserisci il codice <b>AUTUNNO15</b> nel carrello. Valido fino al 29/11/2026, non cumulabile con altre promozioni.',
        ),
        cta('https://www.lenzimoro.example/it/nuovi-arrivi?promo=AUTUNNO15', 'ACQUISTA ORA'),
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'code de connexion',
      language: 'fr',
      subject: `Votre code de connexion : ${french}`,
      html: issue('fr', 'Valable 15 minutes', [
        head('Votre code de connexion'),
        para('Bonjour,<br>Voici votre code à usage unique pour vous connecter à votre compte :'),
        otp(french),
        para(
          "Ce code est valable 15 minutes. Ne le communiquez à personne. Vous n'êtes pas à l'origine de cette demande ? Contactez notre service client au 01 55 50 14 20.",
        ),
      ]),
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'colis en route',
      language: 'fr',
      subject: `Votre commande ${order} a été expédiée`,
      html: issue('fr', 'Livraison prévue jeudi 26 novembre', [
        head('Votre colis est en route'),
        para(
          `Bonne nouvelle, Robin ! Votre commande n° ${order} vient de quitter notre entrepôt.<br>Numéro de suivi : ${parcel}<br>Livraison estimée : jeudi 26 novembre 2026, entre 9 h et 13 h`,
        ),
        cta(`https://www.lenzimoro.example/fr/suivi/${parcel}`, 'SUIVRE MON COLIS'),
        para('Vous disposez de 30 jours pour retourner un article.'),
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'mot de passe oublie',
      language: 'fr',
      subject: 'Réinitialisation de votre mot de passe',
      html: issue('fr', 'Choisissez un nouveau mot de passe', [
        head('Mot de passe oublié ?'),
        para(
          'Bonjour Robin,<br>Vous avez demandé la réinitialisation de votre mot de passe. Cliquez sur le bouton ci-dessous pour en choisir un nouveau :',
        ),
        cta(reset, 'RÉINITIALISER MON MOT DE PASSE'),
        para('Ce lien expire dans 24 heures. Si vous n’avez rien demandé, votre mot de passe actuel reste inchangé.'),
      ]),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'pedido entregado',
      language: 'es',
      subject: `Tu pedido ${order} ha sido entregado`,
      html: issue('es', 'Cuéntanos qué te ha parecido', [
        head('¡Pedido entregado!'),
        para(
          `Hola Robin:<br>tu pedido ${order} se entregó el 24/11/2026 a las 11:42 en Calle Mayor 15, 28013 Madrid. Factura n.º 2026-${random.digits(6)}, importe 74,95 €.`,
        ),
        cta(`https://www.lenzimoro.example/es/opiniones/${order}`, 'VALORAR MI COMPRA'),
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'codigo de cuatro cifras',
      language: 'es',
      subject: 'Código de verificación',
      html: issue('es', 'Tu código de verificación', [
        head('Hola de nuevo'),
        para('Introduce este código de verificación para acceder a tu cuenta de Lenzi &amp; Moro:'),
        otp(spanish),
        para('Caduca en 5 minutos. Si no lo has pedido tú, no hace falta que hagas nada. Atención al cliente: 900 555 014.'),
      ]),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'activar cuenta',
      language: 'es',
      subject: 'Confirma tu cuenta de Lenzi & Moro',
      html: issue('es', 'Un último paso', [
        head('Te damos la bienvenida'),
        para(
          'Gracias por registrarte. Para activar tu cuenta y empezar a sumar puntos (1 € = 1 punto), confirma tu correo electrónico.',
        ),
        cta(welcome, 'CONFIRMAR MI CUENTA'),
      ]),
      codes: [],
      links: [welcome],
      best: { link: welcome },
    },
    {
      name: 'one-time code',
      language: 'en',
      subject: `${english} is your Lenzi & Moro sign-in code`,
      html: issue('en', 'Expires in 10 minutes', [
        head('Your sign-in code'),
        para('Hello,<br>Use the code below to sign in to your account and check out faster.'),
        otp(english),
        para('It expires in 10 minutes. Not you? Please contact customer care on 020 7946 0114.'),
      ]),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'refund',
      language: 'en',
      subject: `Your refund for order ${order}`,
      html: issue('en', 'We have received your return', [
        head('Your refund is on its way'),
        para(
          `Dear Robin,<br>We've received your return (RMA ${random.digits(7)}) and refunded £64.50 to your card ending ${random.digits(4)}. Please allow 3–5 working days for the amount to appear on your statement.`,
        ),
        cta('https://www.lenzimoro.example/en/new-in', 'SHOP NEW IN'),
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'change of address',
      language: 'en',
      subject: 'Confirm your new email address',
      html: issue('en', 'One more step to update your account', [
        head('Confirm your new email'),
        para(
          `Dear Robin,<br>To change the email on your account (customer no. ${random.digits(8)}), enter this confirmation code on the page you have open:`,
        ),
        otp(`${change.slice(0, 3)}-${change.slice(3)}`),
        para('Your code is valid for 30 minutes. Your points balance: 1,250.'),
      ]),
      codes: [change],
      links: [],
      best: { code: change },
    },
  ];
}
