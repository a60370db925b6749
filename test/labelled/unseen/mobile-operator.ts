/** A mobile operator in the east of Europe: plain text from a support desk, with ticket lines, dividers and quoted earlier letters. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const line = '· · · · · · · · · · · · · · · ·';

export function mails(random: Random): FamilyMail[] {
  const [cabinet, newer, older, russian, sim] = Array.from({ length: 5 }, () => random.digits(6)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const [tariff, port] = [random.digits(4), random.text('BCDFGHJKLMNPQRSTVWXZ', 5)];
  const ticket = random.digits(7);
  const confirm = `https://my.zvono.example/uk/poshta/pidtverdyty?k=${random.text('0123456789abcdef', 20)}&n=0675550118`;
  const reset = `https://my.zvono.example/ru/parol/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz', 27)}`;
  return [
    {
      name: 'uk personal cabinet',
      language: 'uk',
      subject: 'Дзвоно: вхід до кабінету',
      text: `Вітаємо, Соломіє!

Щоб зайти до особистого кабінету номера 067 555 01 18, введіть ${cabinet.slice(0, 3)}-${cabinet.slice(3)}.
Дійсно до 21:14. Третім особам не повідомляйте.

${line}
ТОВ «Дзвоно», вул. Каштанова 5, 79000 Львів
Безкоштовна лінія 0 800 555 018 (код ЄДРПОУ 45550118)`,
      codes: [cabinet],
      links: [],
      best: { code: cabinet },
    },
    {
      name: 'uk newer code above the older letter',
      language: 'uk',
      subject: `Re: [Звернення ${ticket}] не приймає код`,
      text: `Добрий день, пане Остапе!

Попередній код справді вже не діяв, вибачте. Ось новий: ${newer}. Уведіть його, будь ласка, протягом години на тій самій сторінці.

З повагою,
Віра Кульчицька, служба підтримки

${line}
19.02.2026 о 09:40 служба підтримки писала:
> Ваш код для відновлення доступу: ${older}
> Він діє 15 хвилин.

19.02.2026 о 09:31 Остап Гречко писав:
> Забув пароль, номер 067 555 02 40, договір 3304418.`,
      codes: [newer],
      links: [],
      best: { code: newer },
    },
    {
      name: 'uk new prices',
      language: 'uk',
      subject: 'Зміна тарифу «Сімейний 300» з 1 квітня',
      text: `Шановний абоненте!

З 1 квітня 2026 року пакет «Сімейний 300» коштуватиме 320 грн замість 290 грн на 4 тижні.
Усередині: 40 ГБ, 1500 хвилин, 100 SMS за кордон.

Щоб перейти на інший тариф, наберіть *155*27# або зателефонуйте 466.
Номер наказу 118-К від 12.02.2026.

${line}
ТОВ «Дзвоно»`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'uk address to confirm',
      language: 'uk',
      subject: 'Підтвердіть пошту для рахунків',
      text: `Вітаємо!

Ви попросили надсилати рахунки на цю адресу. Відкрийте, будь ласка, посилання, щоб ми почали з березня:

${confirm}

Якщо воно розірвалося на два рядки, скопіюйте його повністю.
Довідка: https://zvono.example/uk/dovidka/rakhunky

${line}
Лист № 2026-55012, ТОВ «Дзвоно», Львів`,
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'uk letters for moving a number',
      language: 'uk',
      subject: 'Перенесення номера від іншого оператора',
      text: `Соломіє, ми майже готові!

Номер, який переносимо: 050 555 07 71
Заявка: ${random.digits(8)}
Дата перенесення: 26.02.2026, між 2:00 і 5:00

Лишилося підтвердити, що номер ваш. У формі заявки в рядку «Кодове слово» напишіть латинкою ${port}.

${line}
ТОВ «Дзвоно», 0 800 555 018`,
      codes: [port],
      links: [],
      best: { code: port },
    },
    {
      name: 'ru login',
      language: 'ru',
      subject: 'Код для входа',
      text: `Здравствуйте, Эльвира!

${russian}

Это код для входа в приложение «Звоно» на телефоне Honor. Через 5 минут он станет недействительным.

${line}
ТОО «Звоно Азия», Алматы, ул. Тополиная 118, БИН 955501000277
Справочная 8 800 555 01 66, с мобильного 611`,
      codes: [russian],
      links: [],
      best: { code: russian },
    },
    {
      name: "ru somebody else's code",
      language: 'ru',
      subject: 'Доступ к семейному счёту запрошен',
      text: `Добрый день, Эльвира!

Вы попросили подключить вас к семейному счёту 7713-40. Владелец счёта, Рустам К., получил от нас код 5520 и должен сам ввести его в своём кабинете. От вас ничего не требуется: мы напишем, когда он это сделает.

Обычно это занимает до 24 часов (заявка 880-2217).

${line}
ТОО «Звоно Азия»`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ru new password',
      language: 'ru',
      subject: 'Смена пароля от личного кабинета',
      text: `Здравствуйте!

14.01.2026 в 12:06 кто-то нажал «Забыли пароль?» для логина elvira.s.
Задать другой пароль можно до завтрашнего полудня:

${reset}

Передумали? Просто закройте письмо.
Ответы на вопросы: https://zvono.example/ru/faq

${line}
ТОО «Звоно Азия», 050000, Алматы`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'ru top-up receipt',
      language: 'ru',
      subject: 'Чек № 0044718: пополнение на 3 000 ₸',
      text: `Баланс пополнен.

Номер:            8 701 555 01 90
Сумма:            3 000,00 ₸
Чек:              0044718
Код авторизации:  918240
ФПД:              2204 4177 08
Дата:             2026-02-03 18:22:51
Остаток:          3 412,70 ₸

${line}
ТОО «Звоно Азия», спасибо, что вы с нами с 2017 года`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ru four digits to change the plan',
      language: 'ru',
      subject: `Заявка ${ticket}: переход на «Свободный 50»`,
      text: `Эльвира, добрый вечер!

Оператор Жанна оформила для вас переход на тариф «Свободный 50» (4 990 ₸ в месяц, 50 ГБ).
Если всё верно, ответьте роботу в чате четырьмя цифрами: ${tariff}. После этого тариф сменится в полночь.

Старый тариф «Базовый 2019» вернуть будет нельзя.

${line}
ТОО «Звоно Азия», 611`,
      codes: [tariff],
      links: [],
      best: { code: tariff },
    },
    {
      name: 'pl replacing a SIM card',
      language: 'pl',
      subject: 'Wymiana karty SIM na eSIM',
      text: `Szanowny Panie Bogumile,

otrzymaliśmy zlecenie wymiany karty dla numeru 500 555 019 (zgłoszenie ${ticket}).

W salonie lub w aplikacji poprosimy o hasło jednorazowe: ${sim}
Ważne do 28.02.2026, godz. 20:00.

Dotychczasowy PIN i PUK przestaną działać po wymianie. Opłata: 25 zł.

${line}
Zvono Polska S.A., ul. Wiślna 30, 00-317 Warszawa, KRS 0000955501`,
      codes: [sim],
      links: [],
      best: { code: sim },
    },
    {
      name: 'ro roaming offer',
      language: 'ro',
      subject: 'Pleci în vacanță? 10 GB în roaming',
      text: `Bună, Ruxandra!

Trimite gratuit codul R10 la 1777 și primești 10 GB în 27 de țări, timp de 14 zile, pentru 6 euro.
Oferta e valabilă până pe 30 aprilie 2026. Alte opțiuni: https://zvono.example/ro/roaming

Nu mai vrei oferte? Trimite STOP la 1778.

${line}
Zvono România SRL, Cluj-Napoca, J12/5501/2018`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
