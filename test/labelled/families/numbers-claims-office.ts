/** An insurer in French: claims, contracts and files by number, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<table width="560"><tr><td bgcolor="#7a1f3d"><font color="#fff">Mutuelle du Bocage</font></td></tr><tr><td>${body.replaceAll('\n', '<br>')}</td></tr></table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('fr', [
        [
          'Votre sinistre 26-118430',
          'Bonjour,\nvotre déclaration porte le numéro\n<b style="font-size:22px">26118430</b>\nRappelez-le dans chacun de vos courriers.',
        ],
        [
          'Contrat 4471902 renouvelé',
          'Le contrat 4471902 est reconduit au 1er janvier. Prime annuelle : 318,40 €. Aucune démarche.',
        ],
        [
          "Passage de l'expert",
          'M. Lefur (agrément 70418) viendra mardi à 14h30. Il vous demandera la carte grise et le numéro de série, qui finit par 88213.',
        ],
        [
          'Remboursement effectué',
          'Nous avons viré 142,75 € sur le compte se terminant par 6620.\nDécompte n° 903317, acte 8011.',
        ],
        [
          'Attestation scolaire',
          "L'attestation est jointe. L'école peut en vérifier l'authenticité avec la mention AT7731K sur notre site.",
        ],
        [
          'Épaviste mandaté',
          'La dépanneuse 417 enlèvera le véhicule immatriculé GK-204-PL. Donnez au chauffeur les clés et le bon 558120.',
        ],
        [
          'Nos horaires',
          'Le 0 969 360 417 répond de 8 h à 19 h. Tapez 2 pour un sinistre, puis les chiffres de votre dossier suivis de dièse.',
        ],
      ]),
    ],
    layout,
  );
}
