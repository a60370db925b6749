/** A French train company: wide designed HTML, codes of six digits, an account's links, tickets, delays and vouchers; French and English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const mj = (
  preheader: string,
  inside: string,
) => `<!doctype html><html xmlns="http://www.w3.org/1999/xhtml" lang="fr"><head><title></title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>@media only screen and (min-width:480px){.mj-column-per-100{width:100%!important;max-width:100%}}</style></head>
<body style="word-spacing:normal;background-color:#f3f3f7"><div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<div style="margin:0 auto;max-width:600px;background:#fff"><div class="mj-column-per-100" style="padding:20px 25px;background:#4b2e83;color:#fff;font-size:22px">rail lavande</div>
<div class="mj-column-per-100" style="padding:24px 25px;font-family:Ubuntu,Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5">${inside}</div>
<div class="mj-column-per-100" style="padding:20px 25px;font-size:11px;color:#7b7b8d">Rail Lavande Voyageurs, SA au capital de 157 789 960 €, RCS Bobigny 519 037 584.<br>
<a href="https://www.rail-lavande.example/aide">Aide</a> · <a href="https://www.rail-lavande.example/cgv">CGV</a> · <a href="https://news.rail-lavande.example/u/desinscription?m=84">Se désinscrire</a></div></div></body></html>`;

const button = (href: string, label: string) =>
  `<table border="0" cellpadding="0" cellspacing="0" style="margin:18px auto"><tr><td bgcolor="#4b2e83" style="border-radius:24px"><a href="${href}" style="display:inline-block;padding:12px 32px;color:#fff;text-decoration:none" target="_blank">${label}</a></td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const english = random.digits(6);
  const dossier = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 6);
  const creation = `https://click.rail-lavande.example/ls/click?upn=u001.${random.text('ABCDEFGHJKabcdefghjk0123456789', 60)}`;
  const password = `https://compte.rail-lavande.example/mot-de-passe/nouveau/${random.text('abcdef0123456789', 48)}`;
  return [
    {
      name: 'sign-in code',
      language: 'fr',
      subject: `${login} est votre code de connexion`,
      html: mj(
        'Valable 10 minutes',
        `<p>Bonjour Robin,</p><p>Saisissez les chiffres suivants dans l'application ou sur le site :</p>
<p style="text-align:center;font-size:34px;letter-spacing:6px;font-weight:700">${login}</p>
<p>Il expire dans 10 minutes. Vous n'essayez pas de vous connecter ? Modifiez votre mot de passe par précaution.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'sign-in code in English',
      language: 'en',
      subject: 'Your Rail Lavande sign-in code',
      html: mj(
        'Only good for ten minutes',
        `<p>Hello Robin,</p><p>Type these six digits in our app or on our website to get into your Lavande account:</p>
<p style="text-align:center;font-size:34px;letter-spacing:6px;font-weight:700">${english.slice(0, 3)} ${english.slice(3)}</p>
<p>Not trying to sign in? Change your password to be on the safe side.</p>`,
      ),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'creation of an account',
      language: 'fr',
      subject: 'Plus qu’un clic pour créer votre compte',
      html: mj(
        'Bienvenue à bord',
        `<p>Bonjour Robin,</p><p>Bienvenue à bord ! Il ne reste plus qu'à valider votre adresse e-mail pour retrouver vos billets partout avec vous.</p>
${button(creation, 'Valider mon adresse')}<p>Le lien reste actif pendant 72 h. Passé ce délai, il faudra recommencer votre inscription.</p>`,
      ),
      codes: [],
      links: [creation],
      best: { link: creation },
    },
    {
      name: 'new password',
      language: 'fr',
      ...bothParts({
        from: 'Rail Lavande <no-reply@rail-lavande.example>',
        subject: 'Votre nouveau mot de passe Lavande',
        encoding: 'quoted-printable',
        text: `Bonjour Robin,

Un oubli, ça arrive. C'est ici que vous en définissez un autre :
${password}

Sans action de votre part d'ici 2 heures, rien ne change.

À bientôt à bord,
L'équipe Rail Lavande`,
        html: mj(
          'Un oubli, ça arrive',
          `<p>Bonjour Robin,</p><p>Un oubli, ça arrive.</p>${button(password, 'Changer mon mot de passe')}<p>Sans action de votre part d'ici 2 heures, rien ne change.</p>`,
        ),
      }),
      codes: [],
      links: [password],
      best: { link: password },
    },
    {
      name: 'ticket',
      language: 'fr',
      subject: `Confirmation de commande – Lyon Part-Dieu / Avignon – dossier ${dossier}`,
      html: mj(
        'Votre e-billet est en pièce jointe',
        `<p>Merci Robin, votre voyage est réservé.</p><table width="100%" cellpadding="6" style="border:1px solid #ddd">
<tr><td>Référence du dossier</td><td><b>${dossier}</b></td></tr><tr><td>Nom associé</td><td>MERCIER</td></tr>
<tr><td>Aller, samedi 18 avril 2026</td><td>08h${random.whole(10, 59)} – 09h${random.whole(10, 59)}, train n° ${random.digits(4)}, voiture ${random.whole(2, 18)}, place ${random.whole(11, 98)}</td></tr>
<tr><td>E-billet</td><td>${random.digits(9)}</td></tr><tr><td>Carte débitée</td><td>•••• ${random.digits(4)} – ${random.whole(19, 78)},00 €</td></tr></table>
<p>Présentez le code-barres du billet au contrôle. Accès au quai fermé 2 minutes avant le départ.</p>${button('https://www.rail-lavande.example/mes-voyages', 'Gérer mon voyage')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'compensation for a delay',
      language: 'fr',
      subject: 'Votre train a eu du retard : voici votre bon d’achat',
      html: mj(
        'Nous vous présentons nos excuses',
        `<p>Robin, votre train ${random.digits(4)} est arrivé avec ${random.whole(34, 118)} minutes de retard.</p>
<p>En compensation, voici un bon à utiliser avant le 30/11/2026 :</p><p style="border:2px dashed #4b2e83;padding:14px;text-align:center"><b>${random.digits(4)} ${random.digits(4)} ${random.digits(4)}</b><br>Montant : 25 % du billet, soit ${random.whole(5, 19)},50 €<br>Clé : ${random.text('ABCDEFGHKLMN', 4)}</p>
<p>À renseigner au moment du paiement d'une prochaine commande. Dossier G30-${random.digits(7)}.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'newsletter',
      language: 'fr',
      subject: 'Robin, l’été commence à 19 €',
      html: mj(
        'Ouverture des ventes le 11 mars',
        `<h2>Ouverture des ventes d'été</h2><p>Des billets dès 19 € vers 120 destinations, jusqu'au 29 août. Avec la carte Lavande (49 €/an), −30 % toute l'année.</p>
${['Marseille', 'Biarritz', 'Annecy'].map((city) => `<p><b>${city}</b> dès ${random.whole(19, 45)} €</p>${button(`https://click.rail-lavande.example/ls/click?upn=u001.${random.text('ABCDEFGHJKabcdefghjk0123456789', 40)}`, 'J’en profite')}`).join('')}
<p>Code parrain à partager : ROBIN${random.digits(4)}, 10 € pour vous et 10 € pour un proche.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
