/** A Bulgarian insurer: HTML with a blue head, codes for policies, links to confirm, policies, claims and instalments; Bulgarian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const blue = (
  head: string,
  body: string,
) => `<div style="background:#e9eef5;padding:20px"><div style="background:#1c4587;color:#fff;padding:16px;font:bold 16px Tahoma">Рила Иншурънс · ${head}</div><div style="background:#fff;padding:20px;font:14px/22px Tahoma">${body}</div>
<div style="font:11px Tahoma;color:#56657a;padding-top:10px">ЗАД „Рила Иншурънс“ АД, ЕИК 040045485, гр. София 1407, бул. „Джеймс Баучер“ 87. Тел. 0700 17 241 · <a href="https://www.rilainsurance.example/poveritelnost">Поверителност</a></div></div>`;

export function mails(random: Random): FamilyMail[] {
  const sign = random.digits(6);
  const login = random.digits(5);
  const policy = `BG/02/126000${random.digits(6)}`;
  const claim = `0${random.digits(3)}-1201-26-${random.digits(6)}`;
  const confirm = `https://moyata.rilainsurance.example/potvardi?c=${random.text('abcdef0123456789', 32)}`;
  const upload = `https://shteti.rilainsurance.example/vhod/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 22)}`;
  return [
    {
      name: 'code to sign an offer',
      language: 'bg',
      subject: 'Код за подписване на застраховка',
      html: blue(
        'Подписване',
        `Здравейте, Робин,<br><br>за да подпишете предложение № ${random.digits(8)} („Дом Плюс“, годишна премия ${random.whole(60, 190)},${random.digits(2)} €), въведете кода:<br><br><b style="font-size:22px;color:#1c4587">${sign}</b><br><br>Валиден е 20 минути.`,
      ),
      codes: [sign],
      links: [],
      best: { code: sign },
    },
    {
      name: 'code of sign-in',
      language: 'bg',
      subject: 'Вход в „Моята Рила“',
      text: `Здравейте,

Вашият код за вход е ${login}. Не го споделяйте с никого.

Ако не се опитвате да влезете, обадете се на 0700 17 241.

Рила Иншурънс`,
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'profile to be confirmed',
      language: 'bg',
      subject: 'Потвърдете своя профил',
      html: blue(
        'Нов профил',
        `Здравейте, Робин,<br><br>създадохте профил в „Моята Рила“. Остава само да <a href="${confirm}">потвърдите имейла си</a>. Ако връзката не се отваря, копирайте: ${confirm}<br><br>Непотвърдените профили изтриваме след 5 дни.`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'claim opened by link',
      language: 'bg',
      subject: `Щета ${claim}: качете снимки`,
      text: `Здравейте,

регистрирахме щета ${claim} по полица ${policy} (удар на паркинг, ${random.whole(10, 28)}.03.2026, бул. България).

Влезте без парола през този личен линк и добавете снимки на автомобила:
${upload}

Линкът е активен 7 дни. Ликвидатор: инж. Петров, 02 ${random.digits(3)} ${random.digits(4)}.`,
      codes: [],
      links: [upload],
      best: { link: upload },
    },
    {
      name: 'policy',
      language: 'bg',
      subject: `Вашата полица ${policy}`,
      html: blue(
        'Гражданска отговорност',
        `Прилагаме полицата и Зелената карта.<br><br>Полица: ${policy}<br>Стикер: ${random.digits(9)}<br>Рег. № CB ${random.digits(4)} KM, талон ${random.digits(9)}<br>Период: 01.06.2026 00:00 – 31.05.2027 23:59<br>Вноска 1 от 4: ${random.whole(40, 90)},${random.digits(2)} €`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'instalment is due',
      language: 'bg',
      subject: 'Наближава падеж на вноска',
      html: blue(
        'Напомняне',
        `До ${random.whole(10, 28)}.09.2026 платете ${random.whole(40, 90)},${random.digits(2)} € по полица ${policy}.<br><br>В ePay с КИН ${random.digits(10)}, на каса с абонатен номер ${random.digits(7)} или по сметка BG** UNCR **** ${random.digits(4)} 00.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'discount for a friend',
      language: 'bg',
      subject: 'Подарете 10% на приятел',
      html: blue(
        'Промоция',
        `Вашият промо код: <b>RILA-${random.digits(5)}</b>. Всеки приятел, който го използва онлайн до 31.12., плаща с 10% по-малко, а вие печелите ваучер за гориво от 15 €.<br><br><a href="https://info.rilainsurance.example/l/${random.digits(8)}">Научете повече</a> | <a href="https://info.rilainsurance.example/x/${random.digits(8)}">Отписване</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
