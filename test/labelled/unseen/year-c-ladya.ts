/** A Russian-speaking forum with its own hosting of servers, engine-like text and simple HTML: accounts, replies, bills, in Russian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const bye = `--
С уважением, администрация «Ладьи»
https://ladya.example`;

const page = (body: string) => `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body>
<table width="100%" bgcolor="#dfe6ee" cellpadding="20"><tr><td align="center"><table width="550" bgcolor="#ffffff" cellpadding="24" style="font-family:PT Sans,Tahoma,sans-serif;font-size:14px"><tr><td>
<div style="font-size:20px;color:#274b73;margin-bottom:16px">Ладья · серверы</div>
${body}
<hr size="1" color="#dfe6ee"><small style="color:#8393a5">ООО «Ладья Хост», 197022, Санкт-Петербург, ул. Льва Толстого, 9, ИНН 7813294410. Поддержка: 8 800 301-44-09, help@ladya.example.<br><a href="https://ladya.example/billing/notify">Настроить уведомления</a></small></td></tr></table></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const [enter, payment] = [random.digits(6), random.digits(6)];
  const panel = random.text('ABCDEFGHKLMNPRSTUVXYZ23456789', 6);
  const activate = `https://forum.ladya.example/ucp.php?mode=activate&u=${random.digits(5)}&k=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 10)}`;
  const reset = `https://my.ladya.example/restore/${random.text('0123456789abcdef', 32)}`;
  const topic = `https://forum.ladya.example/viewtopic.php?f=12&t=${random.digits(5)}`;
  return [
    {
      name: 'activation on the forum',
      language: 'ru',
      subject: 'Добро пожаловать на форум «Ладья»',
      text: `Здравствуйте, robin_p!

Сохраните это письмо. Данные вашей учётной записи:

----------------------------
Имя: robin_p
Адрес форума: https://forum.ladya.example
----------------------------

Чтобы активировать учётную запись, перейдите по ссылке:

${activate}

Пароль хранится в зашифрованном виде, узнать его нельзя, можно только задать новый.

${bye}
`,
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'reply in a topic',
      language: 'ru',
      subject: 'Новый ответ в теме «Настройка SPF и порт 587»',
      text: `Здравствуйте, robin_p!

В теме, на которую вы подписаны, появился ответ пользователя severyanin_78:

> у меня завелось после ufw allow 587/tcp, в логе код 250 2.1.5,
> а до этого был 554 5.7.1. Проверьте, что пароль приложения, а не обычный.

Прочитать: ${topic}&view=unread#unread
Отписаться от темы: ${topic}&unwatch=topic

${bye}
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sign-in to the panel',
      language: 'ru',
      subject: `${enter} — код для входа в панель`,
      html: page(
        `<p>Здравствуйте, Robin!</p><p>Ваш код для входа в панель управления:</p><p style="font-size:32px;letter-spacing:4px"><b>${enter}</b></p><p>IP-адрес: 176.59.40.${random.whole(10, 250)}, браузер: Яндекс. Если входите не вы, срочно смените пароль. Код действует 5 минут.</p>`,
      ),
      codes: [enter],
      links: [],
      best: { code: enter },
    },
    {
      name: 'server ordered',
      language: 'ru',
      subject: `Сервер vps-${random.digits(5)} готов к работе`,
      html: page(
        `<p>Здравствуйте! Заказ № ${random.digits(7)} выполнен.</p><table cellpadding="4"><tr><td>Тариф</td><td>Ушкуй-2 (2 ядра, 4 ГБ, 60 ГБ NVMe)</td></tr><tr><td>IPv4</td><td>185.91.54.${random.whole(10, 250)}</td></tr><tr><td>Система</td><td>Debian 13</td></tr><tr><td>Оплачено до</td><td>14.04.2026</td></tr></table><p>Пароль root задан вами при заказе. Ключ SSH с отпечатком SHA256:${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 20)} уже добавлен.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'payment',
      language: 'ru',
      subject: 'Подтверждение привязки карты',
      html: page(
        `<p>Здравствуйте, Robin!</p><p>Для автоматического продления вы привязываете карту •••• ${random.digits(4)}. Введите в личном кабинете код подтверждения <b>${payment}</b>. Никому его не сообщайте, даже сотрудникам «Ладьи».</p>`,
      ),
      codes: [payment],
      links: [],
      best: { code: payment },
    },
    {
      name: 'restore',
      language: 'ru',
      subject: 'Восстановление доступа',
      html: page(
        `<p>Здравствуйте!</p><p>Мы получили запрос на сброс пароля от личного кабинета. <a href="${reset}">Задать новый пароль</a> можно в течение суток.</p><p>Не запрашивали? Значит, кто-то ошибся логином, и беспокоиться не о чем.</p>`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'two-step switched off',
      language: 'ru',
      subject: 'Отключение двухфакторной аутентификации',
      text: `Здравствуйте, Robin!

Кто-то отключает двухфакторную аутентификацию в вашем аккаунте (заявка ${random.digits(8)}).

Если это вы, укажите в форме проверочный код:

    ${panel}

Регистр букв не важен. Через час код перестанет действовать.

${bye}
`,
      codes: [panel],
      links: [],
      best: { code: panel },
    },
    {
      name: 'price change',
      language: 'ru',
      subject: 'С 1 декабря меняется стоимость тарифов',
      html: page(
        `<p>Здравствуйте!</p><p>Из-за подорожания оборудования и каналов с 01.12.2026 тариф «Ушкуй-2» будет стоить 690 ₽ в месяц вместо 590 ₽. Если продлить сервер на год до 30 ноября, старая цена сохранится. А с промокодом <b>ЗИМА2027</b> скидка на второй сервер составит 25 %.</p><p>На балансе сейчас 1 204,50 ₽, лицевой счёт ${random.digits(6)}.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
