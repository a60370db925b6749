/** A French second-hand marketplace, round and friendly HTML: sign-up code, new device, chat, sale, payout, password, in French. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ subject, body }: Draft): { html: string } {
  return {
    html: `<!DOCTYPE html><html lang="fr"><head><meta charset="UTF-8"><meta name="x-apple-disable-message-reformatting">
<link href="https://fonts.videpoche.example/css2?family=Nunito:wght@400;700" rel="stylesheet"><style>
*{box-sizing:border-box}body{margin:0;background:#fdf6ef}.card{background:#fff;border-radius:16px;padding:32px}
.cta{background:#ec5a13;border-radius:12px;color:#fff!important;display:inline-block;font-weight:700;padding:12px 24px;text-decoration:none}
.muted{color:#8a8a8a;font-size:12px;line-height:18px}@media (prefers-color-scheme:dark){.card{background:#1d1d1d;color:#eee}}</style></head>
<body><span style="display:none!important;visibility:hidden;mso-hide:all;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0">${subject}&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</span>
<table role="presentation" align="center" width="100%" style="max-width:560px;margin:auto;font-family:Nunito,Arial,sans-serif;font-size:16px;line-height:24px;color:#152233">
<tr><td style="padding:24px 0 16px"><img src="https://static.videpoche.example/logo.png" width="132" alt="Videpoche"></td></tr>
<tr><td class="card">${body}</td></tr>
<tr><td class="muted" style="padding:20px 8px">Suivez-nous : <a href="https://email.videpoche.example/c/eJxUjs1qhDAU">Instagram</a> · <a href="https://email.videpoche.example/c/eJwkyjEOgCAM">TikTok</a><br>
Videpoche SA – 24 rue des Jeûneurs, 75002 Paris – RCS Paris 789 412 065.<br>
<a href="https://email.videpoche.example/c/preferences?u=88213">Gérer mes notifications</a> · <a href="https://email.videpoche.example/c/unsub?u=88213">Se désinscrire</a></td></tr>
</table><img src="https://email.videpoche.example/o/eJwUy0EK.gif" width="1" height="1" alt=""></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const sign = random.digits(6);
  const device = random.digits(6);
  const bank = random.digits(4);
  const help = `https://email.videpoche.example/c/aide?t=${random.digits(7)}`;
  const reset = `https://auth.videpoche.example/nouveau-mot-de-passe?ticket=${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789', 32)}`;
  return laidOut(
    [
      {
        name: 'welcome',
        language: 'fr',
        subject: `${sign} : c'est votre code Videpoche`,
        codes: [sign],
        body: `<h1 style="font-size:22px">Bienvenue&nbsp;! 👋</h1><p>Plus qu'une étape avant de vider vos placards. Recopiez ces six chiffres pour finaliser votre inscription :</p>
<p style="background:#fff1e8;border-radius:12px;font-size:32px;font-weight:700;letter-spacing:.2em;padding:16px;text-align:center">${sign}</p>
<p class="muted">Ils sont valables 30 minutes. Vous n'avez pas créé de compte ? Ne tenez pas compte de cet e-mail.</p>`,
      },
      {
        name: 'listing online',
        language: 'fr',
        subject: 'Votre annonce « Vélo gravel taille M » est en ligne',
        body: `<p>Bonjour Robin,</p><p>C'est parti&nbsp;! Votre annonce a été vérifiée par notre équipe et publiée ce matin.</p>
<p><b>Vélo gravel taille M</b><br>680 € · Villeurbanne 69100 · réf. ${random.digits(10)}</p>
<p><a class="cta" href="https://www.videpoche.example/ad/velos/${random.digits(10)}?at_medium=email">Voir mon annonce</a></p>
<p>Pour la vendre plus vite : une remontée en tête de liste pendant 7 jours à partir de 4,99 €.</p>`,
      },
      {
        name: 'message',
        language: 'fr',
        subject: 'Nouveau message de Karim à propos de « Vélo gravel taille M »',
        body: `<p>Vous avez reçu un message&nbsp;:</p><blockquote style="border-left:4px solid #ec5a13;margin:0;padding-left:12px">Bonsoir, toujours dispo ? Je peux passer samedi vers 14h30, et je vous propose 640 en espèces. Mon code d'immeuble c'est 58B12 si vous préférez livrer :) Karim</blockquote>
<p style="margin-top:24px"><a class="cta" href="https://www.videpoche.example/messages/${random.text('0123456789abcdef', 12)}">Répondre</a></p>
<p class="muted"><b>Restez vigilant&nbsp;:</b> ne quittez jamais la messagerie et ne communiquez pas de code reçu par SMS.</p>`,
      },
      {
        name: 'new device',
        language: 'fr',
        subject: 'Vérification de votre identité',
        codes: [device],
        body: `<p>Bonjour Robin,</p><p>Nous avons remarqué une tentative de connexion inhabituelle à votre compte :</p>
<ul><li>le 4 avril 2026 à 23:12</li><li>près de Dijon</li><li>Safari sur iPhone</li></ul>
<p>C'est bien vous ? Votre code de vérification&nbsp;: <b style="font-size:20px">${device.slice(0, 3)}-${device.slice(3)}</b></p>
<p>Ce n'est pas vous ? <a href="https://www.videpoche.example/aide/securite">Sécurisez votre compte</a> sans tarder.</p>`,
      },
      {
        name: 'sold',
        language: 'fr',
        subject: 'Vendu ! Préparez le colis pour Élodie',
        body: `<h1 style="font-size:22px">Bravo, votre article est vendu 🎉</h1><p>Élodie M. a payé <b>38,00 €</b> pour « Lot de 12 mangas ». Déposez le colis dans un point relais avant le 30 mai.</p>
<table width="100%" cellpadding="6"><tr><td>Transaction</td><td>VP-${random.digits(8)}</td></tr><tr><td>N° de suivi</td><td>8R${random.digits(11)}</td></tr><tr><td>Point relais conseillé</td><td>Tabac du Marché, 13 place Grandclément</td></tr></table>
<p><a class="cta" href="https://www.videpoche.example/transactions/etiquette.pdf?id=${random.digits(8)}">Imprimer le bordereau</a></p><p>Pas d'imprimante ? Montrez au commerçant le numéro de dépôt ${random.digits(6)}.</p>`,
      },
      {
        name: 'transfer',
        language: 'fr',
        subject: 'Confirmez l’ajout de votre compte bancaire',
        codes: [bank],
        body: `<p>Bonjour Robin,</p><p>L'IBAN FR76 3000 4••• •••• ${random.digits(4)} va servir à vous verser l'argent de vos ventes. Solde en attente&nbsp;: 114,50&nbsp;€.</p>
<p>Tapez le code <b>${bank}</b> dans l'application pour confirmer cet ajout. Après trois erreurs, il faudra recommencer.</p>`,
      },
      {
        name: 'reset',
        language: 'fr',
        subject: 'Réinitialisez votre mot de passe Videpoche',
        links: [reset],
        body: `<p>Bonjour Robin,</p><p>Un oubli, ça arrive à tout le monde. Cliquez ci-dessous et choisissez un mot de passe d'au moins 12 caractères.</p>
<p style="text-align:center"><a class="cta" href="${reset}">Changer de mot de passe</a></p><p class="muted">Le bouton ne fonctionne plus après une heure.</p>`,
      },
      {
        name: 'password changed',
        language: 'fr',
        subject: 'Votre mot de passe a été modifié',
        body: `<p>Bonjour Robin,</p><p>C'est fait : le mot de passe de votre compte a été changé le 2 juin 2026 à 18:27. Vos autres appareils ont été déconnectés.</p>
<p><b>Ce n'était pas vous ?</b> <a href="${help}">Contactez le support</a> au plus vite (dossier n° ${random.digits(8)}), nous bloquerons les virements en attente.</p>`,
      },
    ],
    layout,
  );
}
