/** A private bank that writes like a notary in English, German, French and Hebrew: long sentences, a value in the middle of each, and account data around it. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  text: `Bankhaus Cantor\n\n${body.replace(/(.{1,88})(\s|$)/g, '$1\n')}\nBankhaus Cantor AG, Firmennummer CH-020.7.118.402-4`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Instruction of 4 May',
          'With reference to your instruction of 4 May concerning CHF 118,402.00 in favour of the Reinhardt Foundation, we should be obliged if you would complete it by stating # in the window in which you began it, failing which the instruction will be laid aside at six o’clock.',
          '730418',
        ],
        [
          'Access from Lisbon',
          'Our systems have noted an attempt to reach your deposit from Lisbon; inasmuch as the attempt is your own, it may be brought to its end by means of #, and inasmuch as it is not, we request your call.',
          '296604',
        ],
      ]),
      ...withCodes('de', [
        [
          'Ihr Auftrag vom 4. Mai',
          'Wir nehmen Bezug auf Ihren Auftrag vom 4. Mai über CHF 118’402.00 und bitten Sie, denselben durch Angabe von # in dem Fenster, in welchem Sie ihn begonnen haben, zum Abschluss zu bringen.',
          '518273',
        ],
      ]),
      ...withCodes('fr', [
        [
          'Votre ordre du 4 mai',
          'Nous référant à votre ordre du 4 mai portant sur CHF 118 402, nous vous saurions gré de bien vouloir le parfaire en énonçant # dans la fenêtre où vous l’avez commencé.',
          '640925',
        ],
      ]),
      ...withCodes('he', [
        ['הוראתך מיום 4 במאי', 'בהמשך להוראתך מיום 4 במאי, נודה לך אם תשלים אותה בציון # בחלון שבו התחלת.', '185370'],
      ]),
      ...withoutCodes('en', [
        [
          'Statement of account',
          'We enclose the statement of your account 0118.4402.77 as at 30 April, showing a balance of CHF 204,417.60, and remain at your disposal on 044 555 01 82.',
        ],
        [
          'Instruction completed',
          'Your instruction of 4 May was completed at 17:02 by the statement of 730418 and has been executed under reference RF-20418; nothing further is asked of you.',
        ],
        [
          'Our new street number',
          'As from 1 June we shall be found at number 118; the bell bears the figure 7 and the porter will ask for your name alone.',
        ],
      ]),
      ...withoutCodes('de', [
        [
          'Depotauszug',
          'In der Beilage erhalten Sie den Auszug Ihres Depots 0118.4402.77 per 30. April mit einem Bestand von CHF 204’417.60.',
        ],
      ]),
      ...withoutCodes('fr', [['Relevé de dépôt', 'Vous trouverez ci-joint le relevé de votre dépôt 0118.4402.77 au 30 avril.']]),
      ...withoutCodes('he', [['דף חשבון', 'מצורף דף חשבון 0118.4402.77 ליום 30 באפריל, יתרה 204,417.60.']]),
    ],
    layout,
  );
}
