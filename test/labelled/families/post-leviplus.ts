/** A Bulgarian service for paying bills and sending money: registration, confirmations, bills to pay, receipts; Bulgarian. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const plain = ({ body }: Draft) => ({
  text: `${body}

-----------------------------------------------
Левиплюс АД | гр. София 1407, бул. „Черни връх“ 59
тел. 0700 55 120 | www.leviplus.example
Лицензирано дружество за електронни пари, № 44-07
`,
});

const rich = ({ body }: Draft) => ({
  html: `<div style="background:#f2f6fb;padding:20px;font-family:'Open Sans',Arial,sans-serif"><div style="background:#fff;max-width:560px;margin:0 auto;padding:24px;border-left:5px solid #0072bc">
<h3 style="color:#0072bc;margin-top:0">левиплюс</h3>${body}</div><p style="text-align:center;font-size:11px;color:#99a">© 2026 Левиплюс АД. Моля, не отговаряйте на този имейл.</p></div>`,
});

export function mails(random: Random): FamilyMail[] {
  const register = random.digits(6);
  const transfer = random.digits(6);
  const limit = random.digits(5);
  const unlock = `https://secure.leviplus.example/unlock?uid=${random.digits(8)}&sig=${random.text('abcdef0123456789', 32)}`;
  const join = `https://secure.leviplus.example/family/join/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 16)}`;
  const day = random.whole(10, 28);
  return [
    ...laidOut(
      [
        {
          name: 'registration',
          language: 'bg',
          subject: 'Регистрация в Левиплюс',
          body: `Здравейте,

Остава една стъпка. За да потвърдите имейла си, въведете в приложението следния код:

    ${register}

Валидност: 15 минути. Ако не сте се регистрирали, изтрийте писмото.`,
          codes: [register],
        },
        {
          name: 'unlock',
          language: 'bg',
          subject: 'Профилът Ви е заключен',
          body: `Уважаеми клиенти,

След 5 грешни опита за вход профилът с клиентски номер ${random.digits(8)} беше заключен.
За да го отключите и да зададете нова парола, отворете:

${unlock}

Връзката важи до ${day}.04.2026 г., 23:59 ч.`,
          links: [unlock],
        },
        ...withoutCodes('bg', [
          [
            'Нови сметки за плащане',
            `Здравейте, Робин,

Имате 3 неплатени сметки:

1. Ток, аб. № ${random.digits(10)} - 47,12 EUR, срок ${day}.03.
2. Вода, партида ${random.digits(7)} - 11,80 EUR, срок ${day + 1}.03.
3. Мобилен телефон 0888 *** ${random.digits(3)} - 16,99 EUR, срок ${day + 2}.03.

Платете ги от менюто "Сметки". При автоматично плащане не е нужно да правите нищо.`,
          ],
        ]),
      ],
      plain,
    ),
    ...laidOut(
      [
        {
          name: 'transfer',
          language: 'bg',
          subject: `Код за превод на ${random.whole(50, 900)},00 EUR`,
          body: `<p>Робин, наредихте превод към <b>Десислава П.</b>, BG** LEVI **** **** **${random.digits(2)}.</p><p>Потвърдете го с този еднократен код:</p><p style="font-size:30px;text-align:center;letter-spacing:5px"><b>${transfer.slice(0, 3)} ${transfer.slice(3)}</b></p><p>Не сте Вие? Обадете се веднага на 0700 55 120.</p>`,
          codes: [transfer],
        },
        {
          name: 'limit',
          language: 'bg',
          subject: 'Промяна на дневния лимит',
          body: `<p>Искате дневният лимит на карта *${random.digits(4)} да стане 2 500 EUR.</p><p>Кодът, с който да потвърдите промяната, е <b>${limit}</b>. След въвеждането му новият лимит влиза в сила веднага.</p>`,
          codes: [limit],
        },
        {
          name: 'family',
          language: 'bg',
          subject: 'Покана за семеен портфейл',
          body: `<p>Мариела Ф. Ви кани в портфейл „Вкъщи“, за да плащате заедно сметките на бул. „Витоша“ ${random.whole(3, 180)}.</p><p><a href="${join}" style="background:#0072bc;color:#fff;padding:10px 18px;text-decoration:none">Приемам поканата</a></p>`,
          links: [join],
        },
        ...withoutCodes('bg', [
          [
            'Разписка за платена сметка',
            `<p>Плащането е успешно.</p><table cellpadding="4"><tr><td>Получател</td><td>Топлофикация</td></tr><tr><td>Аб. номер</td><td>${random.digits(10)}</td></tr><tr><td>Сума</td><td>83,${random.digits(2)} EUR</td></tr><tr><td>Такса</td><td>0,20 EUR</td></tr><tr><td>Референция</td><td>LP${random.digits(12)}</td></tr><tr><td>Дата</td><td>${day}.02.2026 г., 20:1${random.digits(1)} ч.</td></tr></table>`,
          ],
          [
            'Вход от ново устройство',
            `<p>Здравейте,</p><p>На ${day}.03.2026 г. в 07:3${random.digits(1)} ч. в профил ${random.digits(8)} е влязъл потребител с устройство iPhone 15 (Пловдив). Ако това сте Вие, всичко е наред.</p><p>При съмнение заключете профила от приложението или позвънете на 0700 55 120. Никога не изпращаме връзки за вход.</p>`,
          ],
        ]),
      ],
      rich,
    ),
  ];
}
