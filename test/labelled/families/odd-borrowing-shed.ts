/** A shed that lends tools, in English and French: mails by a volunteer, who tells rather than instructs. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body, language }: Draft) => ({
  text: `${language === 'fr' ? 'Salut' : 'Hullo'} Robin,\n\n${body}\n\n${language === 'fr' ? 'La cabane aux outils' : 'the Shed, Thursdays and Saturdays'}`,
});

export function mails(random: Random): FamilyMail[] {
  const [saw, account, remorque, words] = [
    random.digits(4),
    random.digits(6),
    random.digits(6),
    `${random.pick(['chisel', 'gimlet', 'mallet'])}-${random.pick(['ochre', 'amber', 'slate'])}-${random.pick(['heron', 'wren', 'otter'])}`,
  ];
  return laidOut(
    [
      {
        name: 'table saw',
        language: 'en',
        subject: 'about that table saw',
        body: `the saw has a little keypad since Dave lost half a nail. It'll wake up for ${saw}, for you and for today. Blade is 254 mm, bring goggles.`,
        codes: [saw],
      },
      {
        name: 'catalogue from a new laptop',
        language: 'en',
        subject: 'was that you on the catalogue?',
        body: `a laptop in Hove is asking for your shelf of the catalogue. If that's where you are, the catalogue will take ${account} as proof; if you aren't there, let it sulk.`,
        codes: [account],
      },
      {
        name: 'three words for the cupboard',
        language: 'en',
        subject: 'the cupboard talks now',
        body: `Priya has taught the cupboard to listen. Yours goes\n\n   ${words}\n\nand mumbling is fine.`,
        codes: [words],
      },
      {
        name: 'overdue drill',
        language: 'en',
        subject: 'drill no. 1180 is missed',
        body: 'drill 1180 was due on the 3rd and Mrs Okafor is 6th in the queue. Fine so far: 1.50. It lives on shelf 14.',
      },
      {
        name: 'la remorque',
        language: 'fr',
        subject: 'pour la remorque de samedi',
        body: `tu la réserves de 9 h à 13 h, plaque AB-417-CD. L'antivol se laisse faire avec ${remorque}, chiffre après chiffre, puis le bouton rouge. Il l'oublie à 13 h 05.`,
      },
      {
        name: 'la caution rendue',
        language: 'fr',
        subject: 'ta caution est revenue',
        body: 'les 80 euros sont repartis hier, virement 30417. Le taille-haie 220 est rentré propre, bravo.',
      },
    ],
    layout,
  );
}
