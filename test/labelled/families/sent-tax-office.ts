/** A French tax office: codes, addresses to confirm, notices and receipts as multipart mails in ISO-8859-1; French. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => {
      const lines = [''];
      for (const byte of Buffer.from(line, 'latin1')) {
        const plain = byte !== 61 && byte <= 126;
        const piece = plain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
        if ((lines.at(-1) ?? '').length + piece.length > 75) lines.push('');
        lines.push(`${lines.pop() ?? ''}${piece}`);
      }
      return lines.join('=\r\n');
    })
    .join('\r\n');

const foot = `Ce courriel part d’une adresse automatique : inutile d’y répondre.
Pour toute question, écrivez-nous depuis la messagerie sécurisée de votre espace particulier
ou appelez le 0 809 401 990 (service gratuit + prix de l'appel), les jours ouvrés, de 8 h 30 à 19 h.`;

function both(subject: string, paragraphs: string[]) {
  const body = paragraphs.map((paragraph) => `<p style="font-family:Arial;font-size:14px">${paragraph}</p>`).join('\n');
  const plain = paragraphs
    .map((paragraph) =>
      paragraph
        .replace(/<br>/g, '\n')
        .replace(/<a href="([^"]+)">(?!http)([^<]+)<\/a>/g, '$2 ($1)')
        .replace(/<[^>]+>/g, ''),
    )
    .join('\n\n');
  return [
    'From: =?iso-8859-1?Q?Contributions_publiques?= <ne-pas-repondre@contributions.example>',
    'To: robin@postroom.localhost',
    `Subject: =?iso-8859-1?B?${Buffer.from(subject, 'latin1').toString('base64')}?=`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="----=_Part_48213_77310954.1770031"',
    '',
    '------=_Part_48213_77310954.1770031',
    'Content-Type: text/plain; charset=ISO-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quoted(`${plain.replaceAll('&amp;', '&')}\n\n${foot}`),
    '------=_Part_48213_77310954.1770031',
    'Content-Type: text/html; charset=ISO-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quoted(`<html><body><table width="640"><tr><td><img src="https://www.contributions.example/images/marianne.gif" alt="République"></td></tr>
<tr><td>${body}</td></tr><tr><td style="font-size:11px;color:#666">${foot.replaceAll('\n', '<br>')}</td></tr></table></body></html>`),
    '------=_Part_48213_77310954.1770031--',
    '',
  ].join('\r\n');
}

export function mails(random: Random): FamilyMail[] {
  const access = random.digits(6);
  const change = random.digits(6);
  const validate = `https://cfsp.contributions.example/validation?id=${random.digits(10)}&cle=${random.text('0123456789ABCDEF', 28)}`;
  const renew = `https://cfsp.contributions.example/mdp/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 36)}`;
  const fiscal = () => `30 ${random.digits(2)} ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`;
  const mail = (name: string, subject: string, paragraphs: string[], found: Pick<FamilyMail, 'codes' | 'links' | 'best'>) => ({
    name,
    language: 'fr',
    subject,
    raw: both(subject, paragraphs),
    ...found,
  });
  return [
    mail(
      'code to reach the personal space',
      'Votre code de sécurité pour accéder à votre espace particulier',
      [
        'Bonjour,',
        `Vous venez de demander l'accès à votre espace particulier. Pour poursuivre, veuillez saisir le code à usage unique ci-dessous :`,
        `<b style="font-size:22px">${access}</b>`,
        "Ce code expire dans 15 minutes. Ne le communiquez à personne : aucun agent de l'administration ne vous le réclamera.",
        'La direction des contributions publiques',
      ],
      { codes: [access], links: [], best: { code: access } },
    ),
    mail(
      'code for a change of bank details',
      'Modification de vos coordonnées bancaires',
      [
        'Madame, Monsieur,',
        `Une demande de changement de compte bancaire (nouvel IBAN terminant par ${random.digits(4)}) a été enregistrée le 08/09/2026 à 10 h 42 pour le prélèvement à la source.`,
        `Afin de la valider, reportez le code ${change} dans le formulaire resté ouvert. Sans validation sous 48 heures, la demande sera annulée et l'ancien compte, terminant par ${random.digits(4)}, sera conservé.`,
        "Si cette demande n'émane pas de vous, contactez sans délai votre service des impôts.",
      ],
      { codes: [change], links: [], best: { code: change } },
    ),
    mail(
      'address to be validated',
      'Validez votre adresse électronique',
      [
        'Bonjour Monsieur LEMOINE Baptiste,',
        `Vous avez communiqué cette adresse dans votre espace particulier. Pour la valider, il vous suffit de cliquer sur le lien suivant, utilisable jusqu'au 14/04/2026 :`,
        `<a href="${validate.replaceAll('&', '&amp;')}">${validate.replaceAll('&', '&amp;')}</a>`,
        `À défaut, nous ne pourrons pas vous avertir de la mise en ligne de vos avis.<br>Cordialement,<br>L'assistance aux usagers`,
      ],
      { codes: [], links: [validate], best: { link: validate } },
    ),
    mail(
      'password to be renewed',
      'Renouvellement de votre mot de passe',
      [
        'Bonjour,',
        `Numéro fiscal concerné : ${fiscal()}`,
        `Vous avez oublié votre mot de passe. <a href="${renew}">Choisissez-en un nouveau</a> en vous munissant de votre date de naissance. Cette page reste accessible pendant une heure.`,
        "Vous n'avez rien demandé ? Ne tenez pas compte de ce message, votre mot de passe actuel demeure inchangé.",
      ],
      { codes: [], links: [renew], best: { link: renew } },
    ),
    mail(
      'receipt of a declaration',
      'Accusé de réception de votre déclaration de revenus 2025',
      [
        'Madame ROUSSEL Claire,',
        `Votre déclaration en ligne a bien été reçue le 21/05/2026 à 22:${random.whole(10, 59)}:${random.whole(10, 59)}.`,
        `Numéro d'accusé de réception : ${random.digits(14)}<br>Numéro fiscal du déclarant 1 : ${fiscal()}<br>Référence de l'avis : 26 75 ${random.digits(7)} ${random.digits(2)}<br>Revenu fiscal de référence estimé : 41 ${random.digits(3)} EUR`,
        `Vous pouvez corriger votre déclaration autant de fois que nécessaire avant la date limite de votre département (zone 3 : jeudi 4 juin, 23 h 59).`,
      ],
      { codes: [], links: [], best: null },
    ),
    mail(
      'notice available',
      'Votre avis de taxe foncière est disponible',
      [
        'Bonjour,',
        `Votre avis de taxe foncière 2026 est consultable dans la rubrique « Documents » de votre espace. Montant à payer : 1 ${random.digits(3)} euros, avant le 20 octobre minuit si vous payez en ligne.`,
        `Si vous êtes mensualisé, le solde de 96,00 euros sera prélevé sous la référence unique de mandat ++${random.digits(12)}.`,
        'Rappel : méfiez-vous des messages frauduleux qui promettent un remboursement et demandent un numéro de carte bancaire.',
      ],
      { codes: [], links: [], best: null },
    ),
  ];
}
