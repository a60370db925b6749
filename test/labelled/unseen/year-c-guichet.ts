/** A French public authority's online counter (health insurance and taxes), formal, with text part in base64: in French. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

type Letter = { name: string; subject: string; paragraphs: string[]; code?: string; link?: string; label?: string };

const notice = `Message envoyé par un automate : toute réponse resterait sans lecteur. Le Guichet de la protection sociale ne demande jamais par courriel vos coordonnées bancaires ni votre mot de passe.`;

function letter({ name, subject, paragraphs, code, link, label = '' }: Letter): FamilyMail {
  const anchor = link === undefined ? '' : `<p><a href="${link.replaceAll('&', '&amp;')}">${label}</a></p>`;
  const html = `<div style="font-family:Marianne,Arial,sans-serif;color:#161616;max-width:680px"><table width="100%"><tr>
<td style="border-left:3px solid #000091;padding-left:10px;font-weight:bold">GUICHET DE LA<br>PROTECTION SOCIALE</td></tr></table>
<p style="font-size:18px;font-weight:bold">${subject}</p>
${paragraphs.map((paragraph) => (paragraph === '@' ? anchor : `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)).join('\n')}
<p style="border-top:1px solid #ddd;color:#666;font-size:12px">${notice}<br><a href="https://www.guichet-social.example/accessibilite">Accessibilité : partiellement conforme</a> - <a href="https://www.guichet-social.example/donnees">Données personnelles</a></p></div>`;
  const text = [
    ...paragraphs.map((paragraph) => (paragraph === '@' ? `${label} :\n${link}` : paragraph.replace(/<[^>]+>/g, ''))),
    notice,
  ].join('\n\n');
  const parts = bothParts({
    from: '"Guichet de la protection sociale" <nepasrepondre@guichet-social.example>',
    subject,
    text,
    html,
    encoding: 'base64',
    header: ['X-Mailer: GPS-Courrier 4.18', 'Auto-Submitted: auto-generated'],
  });
  return {
    name,
    language: 'fr',
    ...parts,
    codes: code === undefined ? [] : [code],
    links: link === undefined || label === 'Espace personnel' ? [] : [link],
    best: code !== undefined ? { code } : link !== undefined && label !== 'Espace personnel' ? { link } : null,
  };
}

export function mails(random: Random): FamilyMail[] {
  const [create, connect] = [random.digits(6), random.digits(6)];
  const activation = `https://compte.guichet-social.example/activation?jeton=${random.text('0123456789abcdef', 48)}&origine=courriel`;
  const address = `https://compte.guichet-social.example/courriel/confirmer/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 26)}`;
  const space = 'https://www.guichet-social.example/mon-espace';
  return [
    letter({
      name: 'activation',
      subject: 'Activation de votre compte personnel',
      paragraphs: [
        'Madame, Monsieur,',
        'Vous avez sollicité l’ouverture d’un compte sur le Guichet de la protection sociale. Il sera utilisable dès que vous aurez suivi ce lien :',
        '@',
        'Il demeure valide pendant cinq jours. Passé ce délai, la démarche devra être reprise depuis le début.',
        'Cordialement,\nLe service des comptes usagers',
      ],
      link: activation,
      label: 'Activer mon compte',
    }),
    letter({
      name: 'temporary code',
      subject: 'Votre code temporaire',
      paragraphs: [
        'Bonjour,',
        'Afin de poursuivre la création de votre accès, veuillez reporter dans le formulaire le code temporaire suivant :',
        `<b>${create}</b>`,
        'Sa durée de vie est d’un quart d’heure.',
      ],
      code: create,
    }),
    letter({
      name: 'reimbursement',
      subject: 'Un nouveau relevé de remboursements est disponible',
      paragraphs: [
        'Bonjour Robin LEMOINE,',
        `Le relevé n° 2026-03-${random.digits(5)} vient d’être déposé dans votre espace. Il récapitule 3 prestations pour un montant total de 41,80 euros, viré le 24/03/2026 sur le compte finissant par ${random.digits(3)}.`,
        '@',
        'Pensez à mettre à jour votre carte avant le 30 juin dans une borne ou une pharmacie.',
      ],
      link: space,
      label: 'Espace personnel',
    }),
    letter({
      name: 'connection',
      subject: 'Connexion à votre compte : code de sécurité',
      paragraphs: [
        'Bonjour,',
        `Une demande de connexion à votre compte a été reçue le 11/05/2026 à 08:33. Le code de sécurité à saisir est le ${connect}.`,
        'Vous n’avez pas tenté de vous connecter ? Appelez le 36 40 (prix d’un appel local) et modifiez votre mot de passe.',
      ],
      code: connect,
    }),
    letter({
      name: 'changed address',
      subject: 'Confirmation de changement d’adresse électronique',
      paragraphs: [
        'Bonjour,',
        'Vous avez déclaré une autre adresse électronique pour vos échanges avec nos services. Nous vous remercions de la confirmer :',
        '@',
        'Si le lien est inactif, recopiez-le intégralement dans la barre d’adresse de votre navigateur.',
      ],
      link: address,
      label: 'Confirmer cette adresse',
    }),
    letter({
      name: 'file',
      subject: `Accusé de réception de votre demande n° ${random.digits(9)}`,
      paragraphs: [
        'Bonjour,',
        'Votre demande d’aide au logement a bien été transmise le 02/09/2026 à 16:47. Elle est en cours d’instruction par le service « Prestations 69 » ; le délai moyen constaté est de 23 jours.',
        `Pièces reçues : 4. Pièce manquante : attestation de loyer (formulaire cerfa 10842*07). Référence à rappeler : APL/${random.digits(4)}/LEM.`,
        'L’absence de réponse dans les deux mois vaut rejet, conformément à l’article L. 231-4 du code des relations entre le public et l’administration.',
      ],
    }),
    letter({
      name: 'appointment',
      subject: 'Rappel : votre rendez-vous du mardi 6 octobre à 10h20',
      paragraphs: [
        'Bonjour,',
        `Vous êtes attendu le mardi 06/10/2026 à 10h20 à l’accueil de Villeurbanne, 15 cours Émile-Zola, guichet 4. Numéro de convocation : ${random.digits(6)}.`,
        'Munissez-vous d’une pièce d’identité et de vos trois derniers bulletins de paie. Un empêchement ? Annulez au plus tard la veille depuis la rubrique « Mes rendez-vous ».',
      ],
    }),
  ];
}
