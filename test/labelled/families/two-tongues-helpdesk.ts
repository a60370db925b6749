/** A helpdesk that writes each mail in two languages at once, as in Canada, Finland, Belgium and Hong Kong: one code, said twice. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<table width="100%"><tr>${body
    .split('\n|\n')
    .map((half) => `<td width="50%" valign="top" style="font-family:Lato;padding:12px">${half.replaceAll('\n', '<br>')}</td>`)
    .join('')}</tr></table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en-CA', [
        [
          'Access / Accès',
          'To continue on the portal, provide <b>#</b>.\nAvailable for 12 minutes.\n|\nPour continuer sur le portail, fournissez <b>#</b>.\nDisponible pendant 12 minutes.',
          '614807',
        ],
        [
          'New phone / Nouveau téléphone',
          'Register the phone ending in 0182 by giving it #.\n|\nEnregistrez le téléphone finissant par 0182 en lui donnant #.',
          '30952',
        ],
      ]),
      ...withCodes('fi', [
        [
          'Kirjautuminen / Inloggning',
          'Anna palvelulle luku <b>#</b>.\nVoimassa klo 14.25 saakka.\n|\nAnge siffran <b>#</b> i tjänsten.\nGäller till kl. 14.25.',
          '5847',
        ],
      ]),
      ...withCodes('nl-BE', [
        ['Aanmelden / Connexion', 'Uw aanmeldcode is <b>#</b>.\n|\nVoici votre code d’entrée <b>#</b>.', '927316'],
      ]),
      ...withCodes('zh-Hant', [['登入 / Log in', '請在網頁填上 <b>#</b>。\n|\nPlease put <b>#</b> on the web page.', '408265']]),
      ...withCodes('hi', [['Login / लॉगिन', 'OTP for login: <b>#</b>\n|\nलॉगिन के लिए ओटीपी: <b>#</b>', '751390']]),
      ...withoutCodes('en-CA', [
        [
          'Ticket closed / Billet fermé',
          'Ticket 20417 is closed. Survey code 3310.\n|\nLe billet 20417 est fermé. Code de sondage 3310.',
        ],
        ['Office door / Porte du bureau', 'After six, the side door takes 4417.\n|\nAprès 18 h, la porte de côté prend 4417.'],
        ['Call / Appel', 'Bridge 884 120 733, passcode 550218.\n|\nPont 884 120 733, mot de passe 550218.'],
        [
          'You are in / Accès accordé',
          'You continued on the portal at 11:20 with 614807.\n|\nVous avez continué sur le portail à 11 h 20 avec 614807.',
        ],
      ]),
      ...withoutCodes('fi', [['Lasku / Faktura', 'Viite 20417 73311, 31,20 €\n|\nReferens 20417 73311, 31,20 €']]),
      ...withoutCodes('zh-Hant', [['取貨 / Pick-up', '到 22 號櫃按 7702。\n|\nPress 7702 on box 22.']]),
    ],
    layout,
  );
}
