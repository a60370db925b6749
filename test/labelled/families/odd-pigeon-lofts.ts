/** Pigeon fanciers in English, Flemish, Polish and Bulgarian: the loft book asks its owner in a roundabout way, and rings, clocks and distances have numbers. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ text: `${body.replaceAll('\n', '\n\n')}\n\n-- \nThe Guild of Racing Lofts` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Who holds the loft book?',
          'A hand in Ghent turned a page of your loft book. Was it yours? Then the book would hear # of you, once.\nIf not, do nothing; it shuts itself.',
          '40263',
        ],
        [
          'Ring 26-118402 changes lofts',
          'You are giving ring 26-118402 to Piet. The book writes it down as soon as # stands beside it.',
          '7715',
        ],
        ['Back among us', 'Two winters away! The book has new leaves for you; on the first write #.', 'LARK82'],
      ]),
      ...withCodes('nl', [
        [
          'Wie bladert daar?',
          'Iemand in Gent sloeg uw hokboek open. Was u dat, dan wil het boek één keer # van u horen.',
          '58147',
        ],
      ]),
      ...withCodes('pl', [
        ['Kto zagląda do księgi?', 'Ktoś w Gandawie otworzył pańską księgę. Jeśli to pan, księga chce raz usłyszeć #.', '93602'],
      ]),
      ...withCodes('bg', [
        ['Кой разлиства книгата?', 'Някой в Гент отвори вашата книга. Ако сте вие, книгата иска да чуе веднъж #.', '27485'],
      ]),
      ...withoutCodes('en', [
        ['Saturday from Orleans', 'Release 06:45, 412 km, wind west 3. Clock number 44 is yours.'],
        ['Result', 'Ring 26-118402 home at 11:22:07, 1,487 m a minute, 3rd of 377.'],
        ['The club hut', 'Keys hang behind the grain; the grain bin turns to 8-3-1.'],
        ['The book is shut again', 'It heard 40263 of you at ten to nine, and all is well.'],
      ]),
      ...withoutCodes('nl', [['Zaterdag uit Orléans', 'Los 06.45 uur, 412 km. Uw klok is nummer 44.']]),
      ...withoutCodes('pl', [['Sobota z Orleanu', 'Start 06:45, 412 km. Zegar numer 44.']]),
      ...withoutCodes('bg', [['Събота от Орлеан', 'Пускане 06:45, 412 км. Часовник номер 44.']]),
    ],
    layout,
  );
}
