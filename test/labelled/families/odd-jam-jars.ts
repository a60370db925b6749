/** A small firm of jams in English, German, Swedish, Polish and Portuguese, cheerful: accounts open without passwords; jars, lots and offers have numbers. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="text-align:center;font-family:Chalkboard">${body
    .split('\n')
    .map((line) => (/^\*/.test(line) ? `<p style="font-size:36px">${line.slice(1)}</p>` : `<p>${line}</p>`))
    .join('')}</div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Knock knock',
          'We don’t do passwords, we do jam. Pop the lid of your account with\n*#\nwithin the quarter hour.',
          '4071',
        ],
        ['Skip a month?', 'Fine by us. Just so it isn’t your cat walking on the keys:\n*#\ngoes on the skip page.', 'PLUM6'],
      ]),
      ...withCodes('de', [
        [
          'Klopf, klopf',
          'Passwörter machen wir nicht, wir machen Marmelade. Den Deckel Ihres Kontos öffnet\n*#\neine Viertelstunde lang.',
          '8256',
        ],
      ]),
      ...withCodes('sv', [
        ['Knack, knack', 'Lösenord gör vi inte, vi gör sylt. Locket till ditt konto öppnas av\n*#\ni en kvart.', '6193'],
      ]),
      ...withCodes('pl', [
        ['Puk, puk', 'Haseł nie robimy, robimy dżem. Wieczko twojego konta otwiera\n*#\nprzez kwadrans.', '2740'],
      ]),
      ...withCodes('pt-BR', [
        ['Toc, toc', 'Senha a gente não faz, faz geleia. A tampa da sua conta abre com\n*#\ndurante quinze minutos.', '9538'],
      ]),
      ...withoutCodes('en', [
        ['Your box is packed', 'Two plum, one quince, lot 118-26. Carrier number 0077 0418 22.'],
        ['A jar on us', 'Write QUINCE on the order page and one more jar jumps in.'],
        ['Best before', 'Lot 118-26 keeps to 05/2027. Eat it sooner.'],
        ['You skipped May', 'We heard you (PLUM6, Tuesday). See you in June.'],
      ]),
      ...withoutCodes('de', [['Ihr Karton ist gepackt', 'Zwei Pflaume, eine Quitte, Los 118-26.']]),
      ...withoutCodes('sv', [['Din låda är packad', 'Två plommon, en kvitten, parti 118-26.']]),
      ...withoutCodes('pl', [['Twoje pudełko spakowane', 'Dwie śliwki, jedna pigwa, partia 118-26.']]),
      ...withoutCodes('pt-BR', [['Sua caixa está pronta', 'Duas de ameixa, uma de marmelo, lote 118-26.']]),
    ],
    layout,
  );
}
