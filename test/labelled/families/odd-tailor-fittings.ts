/** A tailor who writes warm, long letters in English, Italian and French: a client's own page asks who is there; measures, tickets and prices stand between. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<table width="560" style="font-family:Garamond,serif;font-size:17px;line-height:27px"><tr><td>${body
    .split('\n')
    .map((line) => (line.startsWith('~') ? `<span style="letter-spacing:6px;font-size:24px">${line.slice(1)}</span>` : line))
    .join('<br><br>')}</td></tr></table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Your cloth is cut',
          'Dear Robin,\nbefore the pattern leaves our bench we like to hear from its owner. On your page, beneath the drawing, kindly set down\n~#\nand we shall begin sewing on Tuesday.\nAs ever, Ottavio',
          '482706',
        ],
        [
          'From another machine',
          'Dear Robin,\nour page did not know the machine you wrote from this evening. Lend it these six and it will: ~#. They grow stale by supper.\nAs ever, Ottavio',
          '159384',
        ],
        [
          'The second fitting',
          'Dear Robin,\nyou asked to have your measures sent to Mr Crane in Leeds. I would not do so without a word from you, and the word is\n~#\nto be put under Measures, Send.\nAs ever, Ottavio',
          'TWEED-71',
        ],
      ]),
      ...withCodes('it', [
        [
          'La sua pagina',
          'Gentile Robin,\nla pagina delle misure si apre a chi le porge questo, e a nessun altro:\n~#\nFino a domani sera.\nOttavio',
          '603951',
        ],
      ]),
      ...withCodes('fr', [
        [
          'Votre page de mesures',
          'Cher Robin,\npour que l’atelier vous rouvre ses cahiers, posez-lui ceci sous votre nom :\n~#\nIl l’aura oublié demain.\nOttavio',
          '274018',
        ],
      ]),
      ...withoutCodes('en', [
        [
          'Measures taken on the 4th',
          'Dear Robin,\nchest 102, waist 88, inside leg 81, back 47. The cloth is number 4471 of the Huddersfield book.\nAs ever, Ottavio',
        ],
        [
          'Your ticket',
          'Dear Robin,\nthe coat hangs under ticket\n~20417\nand costs 1,180 pounds, less the 300 you left with us.\nAs ever, Ottavio',
        ],
        ['For the wardrobe', 'Dear Robin,\nfive per cent for a friend: let him name MOTH5 when he pays.\nAs ever, Ottavio'],
        [
          'We are next door now',
          'Dear Robin,\nnumber 77, two bells up. The street door listens to 3916 until six.\nAs ever, Ottavio',
        ],
      ]),
      ...withoutCodes('it', [['La ricevuta', 'Gentile Robin,\ncappotto 77, stoffa 4471, acconto 300 euro su 1.180.\nOttavio']]),
      ...withoutCodes('fr', [['Essayage', 'Cher Robin,\nmardi à 14 h 30, au 77. Ticket 20417, à garder.\nOttavio']]),
    ],
    layout,
  );
}
