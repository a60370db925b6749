/** A French health account: mails of public style with a blue band, codes, links, refunds, appointments and a card; French. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const band = (inside: string) =>
  `<table width="100%" style="font-family:Marianne,Arial,sans-serif;font-size:15px;color:#161616"><tr><td style="background:#0c419a;color:#ffffff;padding:16px 24px">Compte Santé Lys<br><small>Agir ensemble, protéger chacun</small></td></tr><tr><td style="padding:24px">${inside}<p>Avec toute notre attention,<br>Votre correspondant Santé Lys</p></td></tr><tr><td style="padding:0 24px;font-size:11px;color:#666">Ce courriel part d'une boîte que personne ne relève. Pour nous joindre : 3647 (service gratuit + prix appel), du lundi au vendredi de 8 h 30 à 17 h 30. Nous ne demandons jamais d'informations bancaires par courriel.</td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const temp = random.digits(6);
  const provisional = random.digits(8);
  const validate = `https://assure.santelys.example/PortailAS/validerCourriel.do?jeton=${random.text('ABCDEFabcdef0123456789', 32)}`;
  const doctor = `https://assure.santelys.example/mt/declaration/${random.digits(10)}/${random.text('abcdef0123456789', 16)}`;
  return [
    {
      name: 'temporary code',
      language: 'fr',
      subject: 'Votre code temporaire de sécurité',
      html: band(
        `<p>Bonjour,</p><p>Vous avez souhaité modifier vos coordonnées bancaires. Voici votre code temporaire de sécurité, à reporter dans le formulaire :</p><p><b>${temp}</b></p><p>Ce code est utilisable pendant 15 minutes. Si cette demande n'émane pas de vous, appelez le 3647.</p>`,
      ),
      codes: [temp],
      links: [],
      best: { code: temp },
    },
    {
      name: 'provisional code of access',
      language: 'fr',
      subject: 'Création de votre compte : code provisoire',
      text: `Bonjour,

Nous avons bien reçu votre demande d'adhésion. Pour votre première connexion :

Identifiant : votre numéro de sécurité sociale (13 chiffres)
Code provisoire : ${provisional}

Il vous sera demandé de le remplacer par un mot de passe de 8 à 25 caractères.
Caisse de rattachement : ${random.digits(2)} ${random.digits(3)} ${random.digits(4)}

Votre correspondant Santé Lys`,
      codes: [provisional],
      links: [],
      best: { code: provisional },
    },
    {
      name: 'address to be validated',
      language: 'fr',
      subject: 'Action requise : validez votre adresse électronique',
      html: band(
        `<p>Bonjour Robin FALQUE,</p><p>Votre adresse a été mise à jour le ${random.whole(10, 28)}/03/2026. Elle sera prise en compte une fois que vous l'aurez validée en cliquant sur le lien suivant : <a href="${validate}">${validate}</a></p><p>Validité : 4 jours.</p>`,
      ),
      codes: [],
      links: [validate],
      best: { link: validate },
    },
    {
      name: 'declaration of a doctor to be confirmed',
      language: 'fr',
      subject: 'Confirmez le choix de votre médecin traitant',
      text: `Bonjour,

Le docteur Amélie Garnier (n° ${random.digits(9)}) nous a transmis une déclaration de choix du médecin traitant vous concernant.

Pour la confirmer, rendez-vous sur ${doctor} avant le ${random.whole(10, 28)} avril 2026.

Vous n'avez pas consulté ce médecin ? Ne faites rien, la déclaration sera annulée.

Votre correspondant Santé Lys`,
      codes: [],
      links: [doctor],
      best: { link: doctor },
    },
    {
      name: 'refund',
      language: 'fr',
      subject: 'Un nouveau remboursement sur votre compte',
      html: band(
        `<p>Bonjour,</p><p>Un virement de <b>${random.whole(12, 98)},${random.digits(2)} €</b> a été effectué le ${random.whole(10, 28)}/05/2026.</p><table border="1" cellpadding="5"><tr><td>Consultation spécialiste</td><td>31,50 €</td><td>70 %</td></tr><tr><td>Pharmacie, 3 boîtes</td><td>${random.digits(1)},${random.digits(2)} €</td><td>65 %</td></tr><tr><td>Franchise</td><td>-3,00 €</td><td></td></tr></table><p>Référence du virement : ${random.digits(13)}. Vous retrouverez le relevé dans votre espace.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'video consultation',
      language: 'fr',
      subject: 'Rappel : téléconsultation demain à 17 h 20',
      html: band(
        `<p>Docteur Garnier vous attend en salle virtuelle n° ${random.digits(6)}. Le mot de passe de la salle est <b>${random.text('abcdefghkmnp', 4)}${random.digits(2)}</b>.</p><p>Prévoyez votre carte vitale, une bonne lumière et un débit d'au moins 2 Mbit/s. Tarif : 30 €, sans avance de frais.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'card is on its way',
      language: 'fr',
      subject: 'Votre nouvelle carte est en cours de fabrication',
      text: `Bonjour,

Numéro de dossier : ${random.digits(10)}
Série de la carte : 80250${random.digits(9)}
Envoi prévu : semaine ${random.whole(20, 40)}, courrier suivi 2D ${random.digits(3)} ${random.digits(3)} ${random.digits(4)} 7

Votre ancienne carte sera inutilisable dès réception. Centre de fabrication : BP 20840, 72008 Le Mans Cedex.

Votre correspondant Santé Lys`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'letter of information',
      language: 'fr',
      subject: 'La lettre Santé Lys n° 58 : vaccination, bilan, fraude aux remboursements',
      html: band(`<h2>Vaccination contre la grippe</h2><p>La campagne dure jusqu'au 31 janvier. Les 17 millions de personnes concernées reçoivent un bon ; présentez-le en pharmacie avec votre carte.</p>
<h2>Mon bilan prévention</h2><p>Un rendez-vous gratuit de 45 minutes, à 4 âges de la vie : 18-25, 45-50, 60-65 et 70-75 ans. <a href="https://lettre.santelys.example/r/${random.digits(7)}/2">Trouver un professionnel</a></p>
<h2>Faux courriels</h2><p>Des escrocs annoncent un remboursement de ${random.whole(100, 600)},${random.digits(2)} € et demandent un numéro de carte. Signalez-les au 33700. En 2025, 628 millions d'euros de fraudes ont été détectés.</p>
<p><a href="https://lettre.santelys.example/r/${random.digits(7)}/9">Ne plus recevoir cette lettre</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
