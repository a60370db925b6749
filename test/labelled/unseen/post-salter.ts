/** A Serbian portal of public services: sign-in codes, confirmations, decisions, appointments, fees; Serbian in Cyrillic. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const office = ({ body }: Draft) => ({
  html: `<table style="width:100%;font-family:'Times New Roman',serif;font-size:16px"><tr><td style="border-bottom:3px double #0c4076;padding:10px"><b>еШалтер</b> — Портал јавних услуга</td></tr>
<tr><td style="padding:16px 10px">${body}</td></tr><tr><td style="padding:10px;font-size:12px;color:#555;border-top:1px solid #ccc">Канцеларија за електронске услуге, Немањина 11, 11000 Београд.<br>Техничка подршка: podrska@esalter.example, 011 555 0150 (радним данима 7.30–15.30). Порука је генерисана аутоматски.</td></tr></table>`,
});

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const phone = random.digits(8);
  const activation = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 10);
  const register = `https://esalter.example/nalog/potvrda?kod=${random.text('abcdef0123456789', 40)}`;
  const sign = `https://esalter.example/predmeti/${random.digits(7)}/potpis/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 16)}`;
  const day = random.whole(10, 28);
  const subjectNumber = `351-${random.digits(4)}/2026-04`;
  return laidOut(
    [
      {
        name: 'sign-in code',
        language: 'sr',
        subject: 'Једнократни код за пријаву',
        body: `<p>Поштовани,</p><p>Ваш једнократни код за пријаву на портал је:</p><p style="font-size:28px"><b>${login}</b></p><p>Код важи пет минута од тренутка слања.</p>`,
        codes: [login],
      },
      {
        name: 'change of contact',
        language: 'sr',
        subject: 'Промена адресе електронске поште',
        body: `<p>Поштовани/а Робин Фалк,</p><p>поднели сте захтев да се обавештења убудуће шаљу на ову адресу. Ради провере, у пољу „Потврдни број“ укуцајте ${phone.slice(0, 4)} ${phone.slice(4)}.</p><p>Уколико број не буде унет до ${day}.03.2026. године, захтев ће бити обрисан.</p>`,
        codes: [phone],
      },
      {
        name: 'mobile app',
        language: 'sr',
        subject: 'Активација мобилне апликације ПотписID',
        body: `<p>Поштовани/а,</p><p>активациони кôд садржи два дела. Први део сте добили на шалтеру општине Врачар, а други део гласи:</p><p style="font-family:Courier;font-size:24px;background:#eef3f8;padding:8px">${activation}</p><p>Оба дела унесите у апликацију, један за другим, најкасније за 30 дана.</p>`,
        codes: [activation],
      },
      {
        name: 'registration',
        language: 'sr',
        subject: 'Потврда регистрације корисника',
        body: `<p>Поштовани,</p><p>за окончање регистрације потребно је да посетите следећу адресу:</p><p><a href="${register}">${register}</a></p><p>Непотврђени налози бришу се после 48 часова.</p>`,
        links: [register],
      },
      {
        name: 'request to sign',
        language: 'sr',
        subject: `Предмет ${subjectNumber}: потребан потпис`,
        body: `<p>Поштовани/а Робин Фалк,</p><p>обрађивач је припремио захтев за грађевинску дозволу, К.П. ${random.digits(4)}/2 КО Врачар. Предмет може даље тек када га електронски потпишете.</p><p><a href="${sign}">Отвори и потпиши захтев</a></p>`,
        links: [sign],
      },
      ...withoutCodes('sr', [
        [
          'Заказан термин за издавање пасоша',
          `<p>Термин је заказан.</p><ul><li>Место: ПС Врачар, Боже Јанковића 40, шалтер ${random.whole(1, 9)}</li><li>Време: ${day}.04.2026. у 10.20</li><li>Број термина: ${random.digits(9)}</li></ul><p>Понесите личну карту и доказ о уплати таксе од 4.240,00 динара.</p>`,
        ],
        [
          'Налог за уплату административне таксе',
          `<table border="1" cellpadding="5" style="border-collapse:collapse"><tr><td>Износ</td><td>RSD 3.600,00</td></tr><tr><td>Рачун примаоца</td><td>840-74222${random.digits(3)}-${random.digits(2)}</td></tr><tr><td>Модел и позив на број</td><td>97 ${random.digits(2)}-016-${random.digits(13)}</td></tr><tr><td>Шифра плаћања</td><td>253</td></tr></table><p>Захтев се разматра по евидентираној уплати.</p>`,
        ],
        [
          'Решење је достављено у ваше сандуче',
          `<p>У електронско сандуче приспело је решење о порезу на имовину за 2026. годину (бр. ${random.digits(6)}-436-${random.digits(2)}/26). Документ преузмите пријавом на портал. Достава се сматра извршеном истеком 15 дана.</p>`,
        ],
      ]),
    ],
    office,
  );
}
