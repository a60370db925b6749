/** An orchestra that lends instruments, in Ukrainian and Polish: careful letters about things that break. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<body><table align="center" width="500"><tr><td style="border-top:3px solid #7a5">${body
    .split('\n\n')
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')}</td></tr></table></body>`,
});

export function mails(random: Random): FamilyMail[] {
  const [case_, insure, sheet, back] = [
    random.digits(6),
    random.digits(6),
    random.text('ABCDEFGHJKLMNPRSTUWXYZ', 4),
    random.digits(5),
  ];
  const take = `https://pozycz.example/wiolonczela/${random.text('abcdefghijkmnopqrstuvwxyz0123456789', 22)}`;
  return laidOut(
    [
      {
        name: 'футляр',
        language: 'uk',
        subject: 'Віолончель № 7 їде до вас',
        body: `Пані Робін,\n\nфутляр замкнено на шість коліщаток. Виставте <b>${case_}</b> і натисніть на бік. Струни спущені, вологість 45 %.`,
      },
      {
        name: 'страховка',
        language: 'uk',
        subject: 'Страховка на гастролі',
        body: `Інструмент оцінено у 18 400 євро. Поліс набуде чинності, щойно агент почує від вас ${insure}, він зателефонує о 15:20.\n\nНомер справи 20418.`,
        codes: [insure],
      },
      {
        name: 'повернення',
        language: 'uk',
        subject: 'Смичок повернуто',
        body: 'Смичок 114, вага 81 г, повернуто 7.11. Волосся варто замінити до 2027 року.',
      },
      {
        name: 'nuty w szafie',
        language: 'pl',
        subject: 'Nuty do symfonii',
        body: `Szafa z nutami zna panią z widzenia, ale nie z tego telefonu.\n\nNiech jej pani poda cztery litery: <span style="font-size:22px">${sheet}</span>. Partia altówek, 38 stron.`,
        codes: [sheet],
      },
      {
        name: 'wypożyczenie',
        language: 'pl',
        subject: 'Wiolonczela szuka grającego',
        body: `Nr 7, Mirecourt 1921, kaucja 900 zł.\n\n<a href="${take}">Biorę ją</a>\n\nPo tygodniu zapytamy kogoś innego.`,
        links: [take],
      },
      {
        name: 'oddanie przed czasem',
        language: 'pl',
        subject: 'Oddaje pani wcześniej',
        body: `Rozumiemy. Kurier zabierze futerał w środę, o ile w zleceniu znajdzie się od pani\n${back}\nJeśli nie, przyjedzie zgodnie z umową 31 marca.`,
        codes: [back],
      },
    ],
    layout,
  );
}
