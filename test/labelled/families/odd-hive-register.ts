/** A state register of hives in English, Croatian, Slovenian, Macedonian and Hungarian: forms with rows and values, one row to be copied into the form. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<table border="1" cellspacing="0"><caption>${subject}</caption>${body
    .split('\n')
    .map(
      (line) =>
        `<tr>${line
          .split(' = ')
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        ['Notification of hives 2026', 'Keeper = 0044118\nHives = 14\nSite = map sheet 377\nFor row 9 of the form = #', '820573'],
        ['Transfer of a site', 'Site = map sheet 377\nFrom = 0044118\nTo = you\nTo be copied into row 3 = #', 'RX7-K2'],
      ]),
      ...withCodes('hr', [['Prijava košnica 2026.', 'Pčelar = 0044118\nKošnica = 14\nZa redak 9 obrasca = #', '391046']]),
      ...withCodes('sl', [['Prijava panjev 2026', 'Čebelar = 0044118\nPanjev = 14\nZa vrstico 9 obrazca = #', '748205']]),
      ...withCodes('mk', [['Пријава на кошници 2026', 'Пчелар = 0044118\nКошници = 14\nЗа ред 9 од образецот = #', '560913']]),
      ...withCodes('hu', [['Kaptárok bejelentése 2026', 'Méhész = 0044118\nKaptár = 14\nAz űrlap 9. sorába = #', '274618']]),
      ...withoutCodes('en', [
        ['Your hives 2026', 'Keeper = 0044118\nHives = 14\nReceived = 4 May\nEntry = 2026-20418'],
        ['Sample result', 'Sample = 77031\nVarroa per 100 = 2\nFoulbrood = none'],
        ['Subsidy', 'Claim = 118402\nAmount = 377.00\nPaid on = 1 June'],
      ]),
      ...withoutCodes('hr', [['Vaše košnice 2026.', 'Pčelar = 0044118\nUpis = 2026-20418']]),
      ...withoutCodes('sl', [['Vaši panji 2026', 'Čebelar = 0044118\nVpis = 2026-20418']]),
      ...withoutCodes('mk', [['Ваши кошници 2026', 'Пчелар = 0044118\nЗапис = 2026-20418']]),
      ...withoutCodes('hu', [['Kaptárai 2026', 'Méhész = 0044118\nBejegyzés = 2026-20418']]),
    ],
    layout,
  );
}
