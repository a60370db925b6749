/** A web host and domain registrar that writes plain text with a ruled footer: codes, renewals, invoices, invitations. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const RULE = '----------------------------------------------------------------';
const UK = `${RULE}
Norvik Hosting, вул. Антоновича 51, 03150 Київ
Підтримка цілодобово: 044 555 01 77, support@norvik.example
Панель керування: https://my.norvik.example/uk/
`;
const RU = `${RULE}
Norvik Hosting | Служба поддержки: +7 495 555-01-77
Панель управления: https://my.norvik.example/ru/
Это письмо отправлено автоматически, отвечать на него не нужно.
`;
const PL = `${RULE}
Norvik Hosting Sp. z o.o., ul. Legnicka 33, 53-671 Wrocław
NIP 8971800277, KRS 0000522901
Biuro obsługi klienta: 71 555 01 77, pon.-pt. 8:00-18:00
`;
const BG = `${RULE}
Норвик Хостинг ООД, ул. „Пиротска“ 20, 1000 София
Тел. 0700 10 177, понеделник - петък, 9:00 - 18:00
Контролен панел: https://my.norvik.example/bg/
`;

export function mails(random: Random): FamilyMail[] {
  const [uk, ru, operation] = [random.digits(6), random.digits(6), random.digits(8)];
  const [pl, bg, trusted] = [random.digits(6), random.digits(6), random.digits(6)];
  const hex = 'abcdef0123456789';
  const owner = `https://my.norvik.example/uk/domains/confirm-owner?domain=kalyna-studio.example&hash=${random.text(hex, 32)}`;
  const reset = `https://my.norvik.example/ru/password/reset?email=robin%40postroom.localhost&token=${random.text(hex, 64)}`;
  const invite = `https://my.norvik.example/pl/zaproszenie/${random.text(hex, 20)}`;
  const approve = `https://my.norvik.example/bg/devices/approve/${random.text(hex, 40)}`;
  return [
    {
      name: 'uk login code',
      language: 'uk',
      subject: `${uk} — ваш код підтвердження`,
      text: `Вітаємо, Robin!

Ваш код підтвердження для входу в панель керування: ${uk}

Код дійсний протягом 10 хвилин. Нікому не повідомляйте цей код.

Якщо ви не намагалися увійти, змініть пароль: https://my.norvik.example/uk/password

${UK}`,
      codes: [uk],
      links: [],
      best: { code: uk },
    },
    {
      name: 'uk invoice',
      language: 'uk',
      subject: `Рахунок № ${random.digits(6)} на оплату послуг`,
      text: `Вітаємо!

Для вас сформовано рахунок на оплату послуг хостингу.

Тариф: Start 10
Період: 01.11.2026 - 31.10.2027
Сума до сплати: 1 188,00 грн
Оплатити до: 31.10.2026

Переглянути та оплатити рахунок: https://my.norvik.example/uk/billing/invoices/${random.digits(6)}

Ваш ідентифікатор клієнта: ${random.digits(7)}

${UK}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'uk owner of the domain',
      language: 'uk',
      subject: 'Підтвердьте контактні дані власника домену kalyna-studio.example',
      text: `Вітаємо!

Відповідно до правил реєстрації доменів потрібно підтвердити адресу електронної пошти власника. Для підтвердження перейдіть за посиланням:

${owner}

Якщо адресу не буде підтверджено до 27.10.2026, делегування домену буде призупинено.

Номер заявки: ${random.digits(8)}

${UK}`,
      codes: [],
      links: [owner],
      best: { link: owner },
    },
    {
      name: 'ru login code',
      language: 'ru',
      subject: 'Код для входа в личный кабинет',
      text: `Здравствуйте!

Ваш код для входа: ${ru.slice(0, 3)}-${ru.slice(3)}

Введите его на странице авторизации. Код действует 15 минут.

Запрос отправлен с IP-адреса 203.0.113.${random.whole(2, 250)} 14.10.2026 в 11:52 (МСК).

${RU}`,
      codes: [ru],
      links: [],
      best: { code: ru },
    },
    {
      name: 'ru password reset',
      language: 'ru',
      subject: 'Восстановление пароля',
      text: `Здравствуйте!

Вы запросили восстановление пароля для аккаунта robin@postroom.localhost. Чтобы задать новый пароль, перейдите по ссылке:

${reset}

Ссылка действительна в течение 24 часов. Если вы не запрашивали восстановление пароля, просто проигнорируйте это письмо.

${RU}`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'ru domain runs out',
      language: 'ru',
      subject: 'Срок регистрации домена истекает через 30 дней',
      text: `Здравствуйте!

Напоминаем, что срок регистрации домена berezka-dom.example заканчивается 12.11.2026.

Стоимость продления на 1 год: 899 руб.
Баланс лицевого счёта ${random.digits(8)}: 120,50 руб.

Продлить домен: https://my.norvik.example/ru/domains/renew

После даты окончания домен перестанет работать, а через 30 дней его сможет зарегистрировать любой желающий.

${RU}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ru operation to confirm',
      language: 'ru',
      subject: 'Подтвердите операцию в личном кабинете',
      text: `Здравствуйте!

Для смены контактного e-mail аккаунта введите код подтверждения:

    ${operation}

Номер операции: ${random.digits(9)}
Код действителен до 14.10.2026 16:20.

Если вы не совершали эту операцию, срочно обратитесь в службу поддержки.

${RU}`,
      codes: [operation],
      links: [],
      best: { code: operation },
    },
    {
      name: 'pl login code',
      language: 'pl',
      subject: `Kod logowania: ${pl}`,
      text: `Cześć Robin,

Twój jednorazowy kod logowania do panelu klienta: ${pl}

Kod wygaśnie za 10 minut. Jeśli to nie Ty próbujesz się zalogować, zmień hasło do konta i skontaktuj się z nami.

${PL}`,
      codes: [pl],
      links: [],
      best: { code: pl },
    },
    {
      name: 'pl maintenance',
      language: 'pl',
      subject: 'Planowane prace serwisowe 18.10.2026',
      text: `Szanowni Państwo,

informujemy, że w nocy z 17 na 18 października 2026 r. w godz. 01:00-04:30 przeprowadzimy prace serwisowe na serwerze s${random.whole(100, 480)}. W tym czasie mogą wystąpić krótkie przerwy w dostępie do stron WWW i poczty.

Numer zgłoszenia: ${random.digits(6)}
Status prac: https://status.norvik.example/pl/

Przepraszamy za utrudnienia.

${PL}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'pl invitation',
      language: 'pl',
      subject: 'Zaproszenie do współpracy na koncie Studio Jarzębina',
      text: `Cześć,

Marta Wilk zaprasza Cię do wspólnego zarządzania kontem Studio Jarzębina (ID ${random.digits(6)}) w Norvik Hosting.

Aby przyjąć zaproszenie, kliknij w link:
${invite}

Zaproszenie jest ważne 7 dni.

${PL}`,
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'bg login code',
      language: 'bg',
      subject: 'Код за вход в контролния панел',
      text: `Здравейте,

Вашият код за вход е ${bg}.

Кодът е валиден 10 минути. Не го споделяйте с никого.

IP адрес: 198.51.100.${random.whole(2, 250)}
Час: 14.10.2026 г., 08:17

${BG}`,
      codes: [bg],
      links: [],
      best: { code: bg },
    },
    {
      name: 'bg device by link or code',
      language: 'bg',
      subject: 'Потвърдете новото си устройство',
      text: `Здравейте,

Опитвате се да влезете от ново устройство (Firefox 143, Linux). За да потвърдите, че това сте Вие, отворете следния линк:

${approve}

Ако линкът не работи, въведете този код за потвърждение: ${trusted}

Ако това не сте Вие, сменете паролата си незабавно.

${BG}`,
      codes: [trusted],
      links: [approve],
      best: { code: trusted },
    },
    {
      name: 'bg payment received',
      language: 'bg',
      subject: `Получено плащане по фактура ${random.digits(10)}`,
      text: `Здравейте,

Благодарим Ви! Получихме Вашето плащане.

Услуга: Хостинг план Бизнес, 12 месеца
Сума: 73,32 € с ДДС
Дата на плащане: 13.10.2026 г.
Платежен референтен номер: ${random.digits(12)}

Оригиналната фактура можете да изтеглите от контролния панел.

${BG}`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
