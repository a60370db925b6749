/** A French telecom: codes for the client area, bills, a technician's visit, an offer and a reset; French. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const wrap = (
  hidden: string,
  rows: string,
) => `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="x-apple-disable-message-reformatting">
<style>.btn{background:#12b5a5;border-radius:24px;color:#000;display:inline-block;font-weight:bold;padding:13px 32px;text-decoration:none}td{font-family:Verdana,Geneva,sans-serif}</style></head>
<body><span style="display:none!important;visibility:hidden;mso-hide:all;font-size:0">${hidden}&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</span>
<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table width="600" cellpadding="0" cellspacing="0" style="border:1px solid #e4e4e4">
<tr><td style="background:#0b2e33;color:#fff;padding:20px;font-size:22px">filandra<span style="color:#12b5a5">.</span></td></tr>
${rows}
<tr><td style="padding:22px;font-size:11px;color:#8a8a8a;background:#fafafa">Filandra SA au capital de 84 612 390 €, 17 quai des Brumes, 69002 Lyon, RCS Lyon 488 205 713. <br>
Ce message vous est adressé en tant que titulaire d'une ligne Filandra. <a href="https://t.mail.filandra.example/r/?id=h4b90c2,9f1,3">Gérer mes préférences</a> – <a href="https://t.mail.filandra.example/r/?id=h4b90c2,9f1,4">Assistance</a></td></tr></table>
<img src="https://t.mail.filandra.example/o/?id=h21f,9f1" width="1" height="1" alt=""></td></tr></table></body></html>`;

const row = (inner: string) => `<tr><td style="padding:12px 22px;font-size:14px;line-height:21px">${inner}</td></tr>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(4);
  const esim = random.digits(6);
  const line = `06 ** ** ${random.digits(2)} ${random.digits(2)}`;
  const reset = `https://t.mail.filandra.example/r/?id=h${random.text('0123456789abcdef', 6)},a77,1&p1=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 22)}`;
  const family = `https://espace.filandra.example/foyer/invitation/${random.text('abcdefghijkmnopqrstuvwxyz23456789', 20)}`;
  return [
    {
      name: 'code for the client area',
      language: 'fr',
      subject: `${login} : votre code de vérification Filandra`,
      html: wrap(
        'Il est valable 5 minutes.',
        row('Bonjour Nadège,') +
          row("Voici le code qui permet de terminer votre connexion à l'Espace Client :") +
          `<tr><td align="center" style="padding:10px"><table><tr>${[...login].map((digit) => `<td style="border:2px solid #0b2e33;padding:10px 16px;font-size:26px">${digit}</td>`).join('')}</tr></table></td></tr>` +
          row("<small>Cette demande ne vient pas de vous ? Quelqu'un a peut-être saisi votre adresse par erreur.</small>"),
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'electronic SIM card to be activated',
      language: 'fr',
      subject: 'Votre eSIM est prête à être installée',
      html: wrap(
        'Dernière étape avant de profiter de votre forfait',
        row('Bonjour Monsieur Traoré,') +
          row(
            `Votre eSIM pour la ligne ${line} vous attend. Sur votre téléphone, allez dans Réglages &gt; Données cellulaires &gt; Ajouter une eSIM, scannez le QR code affiché dans votre Espace Client puis, quand il vous est demandé, entrez le code de confirmation <b>${esim}</b>.`,
          ) +
          row(
            `ICCID : 8933 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(3)}<br>Commande n° FIL${random.digits(8)} du 02/06/2026`,
          ) +
          row('Une fois installée, votre ancienne carte SIM cesse de fonctionner en moins de 2 heures.'),
      ),
      codes: [esim],
      links: [],
      best: { code: esim },
    },
    {
      name: 'monthly bill',
      language: 'fr',
      subject: 'Votre facture Filandra de mars est arrivée',
      html: wrap(
        `Montant prélevé le 12/03 : 34,${random.digits(2)} €`,
        row('Bonjour Nadège,') +
          row(
            `<table width="100%"><tr><td>Box Fibre Essentielle</td><td align="right">29,99 €</td></tr><tr><td>Appels hors forfait</td><td align="right">${random.whole(1, 6)},${random.digits(2)} €</td></tr><tr><td>Facture n°</td><td align="right">${random.digits(10)}</td></tr><tr><td>Référence client</td><td align="right">${random.digits(9)}</td></tr></table>`,
          ) +
          row(
            `Elle sera réglée par prélèvement automatique, vous n’avez rien à faire. <a href="https://t.mail.filandra.example/r/?id=hc04,9f1,1">Consulter le détail</a>`,
          ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'visit of a technician',
      language: 'fr',
      subject: 'RDV confirmé : raccordement de votre fibre le 9 avril entre 8h et 10h',
      html: wrap(
        'Pensez à dégager l’accès à la prise',
        row(
          `Votre rendez-vous <b>RDV-${random.digits(6)}</b> est bien noté. Karim, de la société Réso-Pose, se présentera à l'adresse suivante : 41 rue des Tanneurs, bât. C, code postal 38000 Grenoble.`,
        ) +
          row(
            `Il vous téléphonera 30 minutes avant d'arriver, depuis le 07 56 ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}. Pour déplacer le rendez-vous, répondez 2 au SMS de rappel ou composez le 1044.`,
          ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'password forgotten',
      language: 'fr',
      subject: 'Réinitialiser le mot de passe de votre Espace Client',
      html: wrap(
        'Ce lien fonctionne une seule fois',
        row('Bonjour,') +
          row(
            `Pas de panique, ça arrive à tout le monde. Créez un autre mot de passe pour l'identifiant nadege.m***@***.example :`,
          ) +
          `<tr><td align="center" style="padding:18px"><a class="btn" href="${reset.replaceAll('&', '&amp;')}">Je crée mon mot de passe</a></td></tr>` +
          row('Au-delà de 3 heures, il faudra refaire une demande.'),
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'invited to the household',
      language: 'fr',
      subject: 'Awa Traoré vous ouvre l’accès à son compte Foyer',
      html: wrap(
        'Acceptez pour suivre votre conso',
        row(
          `Awa Traoré souhaite que vous puissiez gérer vous-même la ligne ${line}. <a href="${family}">Accepter l'invitation</a> (avant le 30 juin).`,
        ) +
          row(
            `Vous verrez votre consommation, vos options et vos factures ; Awa reste seule titulaire du contrat et des moyens de paiement.`,
          ),
      ),
      codes: [],
      links: [family],
      best: { link: family },
    },
    {
      name: 'summer offer',
      language: 'fr',
      subject: '☀️ 150 Go + 100 € remboursés : c’est l’été chez Filandra',
      html: wrap(
        'Jusqu’au 31 août, avec le code SOLEIL26',
        row('<span style="font-size:26px">Le forfait 150 Go passe à 12,99 €/mois</span><br>pendant 12 mois, puis 19,99 €.') +
          row(
            `Et pour un Lumio X12 acheté, <b>100 € remboursés</b> avec le code avantage <b>SOLEIL26</b>, à indiquer au moment du panier.`,
          ) +
          `<tr><td align="center" style="padding:18px"><a class="btn" href="https://t.mail.filandra.example/r/?id=hd51,b03,1">J'en profite</a></td></tr>` +
          row(
            `<small>Offre soumise à conditions, valable en France métropolitaine du 01/07 au 31/08/2026, sous réserve d’un terminal compatible. DAS tête : 0,91 W/kg.</small>`,
          ),
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
