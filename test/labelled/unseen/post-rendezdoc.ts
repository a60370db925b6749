/** A French booking service for doctors' appointments: account codes, reminders, shared documents, a newsletter; French. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const frame = (
  title: string,
  body: string,
) => `<!DOCTYPE html><html lang="fr" xmlns:v="urn:schemas-microsoft-com:vml"><head><title>${title}</title>
<!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<style type="text/css">#outlook a{padding:0}body{margin:0;padding:0}table,td{border-collapse:collapse}.mj-column-per-100{width:100%!important}.ReadMsgBody{width:100%}.ExternalClass{width:100%}.ExternalClass *{line-height:100%}.rd-h1{font-size:24px;color:#112233}
@media only screen and (max-width:480px){@-ms-viewport{width:320px}@viewport{width:320px}.rd-btn{width:100%!important;background:#107000}}
@media only screen and (min-width:600px){.mj-column-px-300{width:300px!important;max-width:300px}}</style></head>
<body style="word-spacing:normal;background-color:#f0f4f8"><div style="background-color:#f0f4f8">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="width:600px;" width="600"><tr><td><![endif]-->
<div style="margin:0 auto;max-width:600px"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%"><tbody><tr><td style="padding:24px 0;text-align:center">
<img alt="Rendezdoc" height="28" src="https://assets.rendezdoc.example/m/logo-bleu.png" style="border:0" width="132"></td></tr></tbody></table></div>
<div style="background:#ffffff;margin:0 auto;border-radius:8px;max-width:600px"><table align="center" role="presentation" style="width:100%"><tbody><tr><td style="padding:24px 32px;font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:22px;color:#22395f">
${body}
</td></tr></tbody></table></div>
<div style="margin:0 auto;max-width:600px;padding:20px;font:12px/18px Helvetica,Arial,sans-serif;color:#677f9c;text-align:center">
Vous recevez cet e-mail automatique car vous possédez un compte Rendezdoc.<br>Rendezdoc SAS, 8 rue des Tisserands, 69001 Lyon – RCS Lyon 884 217 306<br>
<a href="https://www.rendezdoc.example/confidentialite" style="color:#677f9c">Confidentialité</a> | <a href="https://aide.rendezdoc.example/" style="color:#677f9c">Centre d’aide</a></div>
<!--[if mso | IE]></td></tr></table><![endif]--></div></body></html>`;

const button = (href: string, label: string) =>
  `<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="margin:22px auto"><tr><td align="center" bgcolor="#107aca" style="border-radius:4px"><a href="${href}" style="display:inline-block;padding:12px 24px;color:#fff;font-weight:700;text-decoration:none" target="_blank">${label}</a></td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const token = () => random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-', 40);
  const signUp = random.digits(6);
  const device = random.digits(6);
  const document = random.digits(4);
  const reset = `https://www.rendezdoc.example/account/password/edit?reset_password_token=${token()}&utm_source=email`;
  const relative = `https://www.rendezdoc.example/account/relatives/accept/${token()}`;
  const keep = `https://www.rendezdoc.example/rdv/${token()}/confirmation?answer=yes`;
  const cancel = keep.replace('answer=yes', 'answer=no');
  const day = random.whole(3, 27);
  return [
    {
      name: 'sign-up code',
      language: 'fr',
      subject: `${signUp} est votre code Rendezdoc`,
      html: frame(
        'Vérification',
        `<p style="font-size:20px;font-weight:700">Vérifions votre adresse e-mail</p><p>Bonjour,</p>
<p>Pour finir de créer votre compte, saisissez ce code dans l’application :</p>
<p style="font-size:34px;letter-spacing:8px;font-weight:700;text-align:center;background:#e6f2fa;padding:16px;border-radius:6px">${signUp}</p>
<p>Valable 10 minutes. Ne le communiquez à personne : aucun soignant ni aucun conseiller ne vous le réclamera.</p>`,
      ),
      codes: [signUp],
      links: [],
      best: { code: signUp },
    },
    {
      name: 'new device',
      language: 'fr',
      subject: 'Connexion depuis un nouvel appareil',
      html: frame(
        'Connexion',
        `<p>Bonjour Robin,</p><p>Une personne tente d’accéder à votre compte avec le bon mot de passe, depuis un appareil que nous ne connaissons pas.</p>
<ul><li>Appareil : Chrome 146, Windows 11</li><li>Lieu estimé : Villeurbanne (69100)</li><li>Date : ${day}/02/2026 à 18h4${random.digits(1)}</li></ul>
<p>S’il s’agit bien de vous, recopiez le code <strong>${device.slice(0, 3)}&nbsp;${device.slice(3)}</strong> sur la page de connexion.</p>
<p>Sinon, <a href="https://www.rendezdoc.example/account/security">modifiez votre mot de passe</a> et contactez notre équipe au 04 55 51 00 12.</p>`,
      ),
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'document with a code',
      language: 'fr',
      subject: 'La Dre Nadège Kervella vous a transmis une ordonnance',
      html: frame(
        'Document',
        `<p>Bonjour Robin FALK,</p><p><b>Dre Nadège Kervella</b>, médecin généraliste à Lyon 4e, a partagé avec vous :</p>
<p style="border:1px solid #d4dfe9;padding:12px">📄 Ordonnance_${random.digits(8)}.pdf (118 Ko)</p>
<p>Ce document est chiffré. Ouvrez l’application, rubrique « Mes documents », et renseignez le code d’accès à 4 chiffres <b>${document}</b> lorsqu’il vous est demandé.</p>
<p>Le document restera disponible jusqu’au ${day}/08/2026.</p>`,
      ),
      codes: [document],
      links: [],
      best: { code: document },
    },
    {
      name: 'password reset',
      language: 'fr',
      subject: 'Réinitialisez votre mot de passe',
      html: frame(
        'Mot de passe',
        `<p>Bonjour,</p><p>Vous avez oublié votre mot de passe ? Cela arrive à tout le monde. Choisissez-en un autre en cliquant ci-dessous :</p>
${button(reset.replaceAll('&', '&amp;'), 'Choisir un autre mot de passe')}
<p style="font-size:13px">Ce lien expire dans 6 heures et n’est utilisable qu’une fois. Vous n’avez rien demandé ? Ignorez simplement ce message.</p>`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'relative',
      language: 'fr',
      subject: 'Maud Falk souhaite gérer vos rendez-vous avec vous',
      html: frame(
        'Proche',
        `<p>Bonjour Robin,</p><p><b>Maud Falk</b> (maud.f***@courriel.example) vous invite à rejoindre son espace famille. Elle pourra prendre et annuler des consultations en votre nom ; vos documents médicaux lui resteront cachés.</p>
${button(relative, 'Accepter l’invitation')}<p>Sans réponse de votre part sous 7 jours, l’invitation sera annulée.</p>`,
      ),
      codes: [],
      links: [relative],
      best: { link: relative },
    },
    {
      name: 'appointment to confirm',
      language: 'fr',
      subject: `Serez-vous présent le ${day} mars à 14h20 ?`,
      html: frame(
        'Présence',
        `<p>Bonjour Robin,</p><p>Le cabinet dentaire Croix-Rousse vous demande de confirmer votre présence :</p>
<table cellpadding="8" width="100%" style="background:#f7fafc"><tr><td>🗓</td><td><b>${day} mars 2026, 14h20</b><br>Détartrage – 30 min</td></tr><tr><td>📍</td><td>27 bd des Canuts, 69004 Lyon<br>Digicode ${random.digits(4)}B, 2e étage</td></tr></table>
${button(keep, 'Je confirme ma venue')}
<p style="text-align:center"><a href="${cancel}">Je ne pourrai pas venir</a></p>`,
      ),
      codes: [],
      links: [keep],
      best: { link: keep },
    },
    {
      name: 'booked',
      language: 'fr',
      subject: 'Votre rendez-vous est confirmé',
      html: frame(
        'Rendez-vous',
        `<p>Bonjour Robin,</p><p>C’est noté ! Vous verrez <b>Dre Nadège Kervella</b> le <b>${day} avril 2026 à 09h15</b>.</p>
<p><b>Adresse</b><br>3 place des Gones, 69004 Lyon<br>Interphone KERVELLA, code porte A${random.digits(4)}<br>Métro C, arrêt Croix-Rousse</p>
<p><b>Pensez à apporter</b> votre carte Vitale et un moyen de paiement. Tarif : 30,00 € (secteur 1).</p>
<p>Un empêchement ? <a href="https://www.rendezdoc.example/rdv/${token()}">Déplacer ou annuler</a> jusqu’à 24 h avant.</p>
<p style="color:#677f9c">Référence : RDV-${random.digits(9)}</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'video visit',
      language: 'fr',
      subject: 'Votre téléconsultation commence dans 15 minutes',
      html: frame(
        'Téléconsultation',
        `<p>Bonjour Robin,</p><p>Le Dr Achille Monnet vous attend à 17h30. Installez-vous dans un endroit calme, avec une bonne connexion.</p>
<p>Vous pouvez aussi participer par téléphone au 04 55 51 00 90, conférence ${random.digits(9)}, puis touche #.</p>
<p>Montant réservé sur votre carte •••• ${random.digits(4)} : 25,00 €. La feuille de soins est transmise sous 48 heures.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
