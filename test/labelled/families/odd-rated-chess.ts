/** A chess federation in Russian and Hungarian: tables of results, and digits that let arbiters and players go on. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<table border="1" cellpadding="6">${body
    .split('\n')
    .map(
      (row) =>
        `<tr>${row
          .split(' | ')
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`,
});

export function mails(random: Random): FamilyMail[] {
  const [clock, result, club, open] = [random.digits(6), random.digits(5), random.digits(6), random.text('ABCDEFHKMNPRTUXZ', 4)];
  return laidOut(
    [
      {
        name: 'отложенная партия',
        language: 'ru',
        subject: 'Ваша отложенная партия',
        body: `Стол 4 | Ход 41\nДоска продолжит, если узнает вас: наберите на ней | ${clock}\nРейтинг | 2114`,
        codes: [clock],
      },
      {
        name: 'судья подписывает протокол',
        language: 'ru',
        subject: 'Протокол тура 7',
        body: `Партий | 18\nСпорных | 1\nБез этих цифр внизу протокола он останется черновиком | <b>${result}</b>`,
        codes: [result],
      },
      {
        name: 'таблица турнира',
        language: 'ru',
        subject: 'Таблица после тура 7',
        body: 'Игрок | Рейтинг | Очки\nАльбин | 2114 | 5.5\nКравец | 2087 | 5\nСедов | 1998 | 4.5\nКод турнира | 30417',
      },
      {
        name: 'klubváltás',
        language: 'hu',
        subject: 'Átigazolás a Bástyához',
        body: `Régi klub | Huszár SE\nÚj klub | Bástya SK\nHa csakugyan mennél, mondd be a kapitánynak | ${club}\nIgazolvány | 7714-02`,
        codes: [club],
      },
      {
        name: 'nyílt verseny',
        language: 'hu',
        subject: 'A nyílt verseny asztala',
        body: `Az asztalod a 12-es, a gép négy betűre ül le veled: | ${open}\nKezdés | 16:30`,
        codes: [open],
      },
      {
        name: 'nevezés beérkezett',
        language: 'hu',
        subject: 'Nevezésedet megkaptuk',
        body: 'Nevezési szám | 4471\nNevezési díj | 6 000 Ft\nUtalás azonosítója | 202604471',
      },
    ],
    layout,
  );
}
