/** A French and Belgian health fund: codes set apart in a frame, refunds with many figures, cards and counters. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="max-width:560px;font-family:Verdana;font-size:13px"><h2 style="color:#0a6">Trois Rives Santé</h2>${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join(
      '',
    )}<p style="font-size:10px">Trois Rives, société de mutuelle, 4 quai des Tanneurs, 69001 Lyon. SIREN 118 204 417.</p></div>`,
});
const frame = '<span style="border:1px solid #0a6;padding:8px 14px;font-family:monospace;font-size:20px">#</span>';

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('fr', [
        [
          'Accès à votre espace',
          `Bonjour Robin,\nVous venez de vous identifier. Recopiez ceci pour poursuivre :\n${frame}\nPassé un quart d’heure, il faudra recommencer.`,
          '604771',
        ],
        [
          'Changement de RIB',
          `Vous remplacez le compte terminé par 4417.\nPour valider, le code est # et il n’a cours que dix minutes.\nUn conseiller ne vous le réclamera jamais.`,
          '83016',
        ],
        [
          'Ajout de votre fille au contrat',
          `Contrat 2204-118-77.\nSignature électronique : composez\n${frame}\ndans la case prévue.`,
          '5590',
        ],
        ['Ordonnance à ouvrir', 'Le docteur Vial vous a déposé un document.\nMot de passe du jour : <b>#</b>', 'rive-6B2H'],
      ]),
      ...withCodes('fr-BE', [
        ['Votre guichet en ligne', 'Une première visite ? Voici de quoi entrer : # (une seule fois).', '77104382'],
        [
          'Nouveau téléphone',
          `Le GSM qui se termine par 82 demande à être relié.\n${frame}\nSi ce n’est pas le vôtre, laissez tomber.`,
          '249106',
        ],
      ]),
      ...withoutCodes('fr', [
        [
          'Remboursement du 24 novembre',
          'Décompte 118402, soins du 12/11.\nBase 26,50 €, remboursé 18,55 €.\nVirement sous 48 heures, lot 77031.',
        ],
        [
          'Votre carte 2027',
          'Numéro d’adhérent 20417733, organisme AMC 99440118.\nTélétransmission : oui. Découpez-la et jetez celle de 2026.',
        ],
        [
          'RIB changé',
          'C’est fait : les virements iront sur le compte en 8830.\nLa demande avait été validée avec le code 83016, qui ne sert plus.',
        ],
        [
          'Rendez-vous à l’agence',
          'Lundi 4 décembre, 10 h 15, guichet 3.\nPrenez le ticket A118 à la borne. Digicode de l’entrée : 42B07.',
        ],
        ['Prudence', 'Un SMS « votre code santé 482913 expire » circule.\nIl ne vient pas de nous.'],
        ['Visioconférence avec l’opticien', 'Identifiant 771 2043 380, secret 118840.\nLa salle ouvre à 17 h.'],
      ]),
    ],
    layout,
  );
}
