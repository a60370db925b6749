/** A Ukrainian post: codes of a client's cabinet, parcels, payments on delivery, a link to sign, news; Ukrainian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = (
  body: string,
) => `<body style="background:#fafafa"><div style="width:540px;margin:20px auto;border:1px solid #e6e6e6;background:#fff">
<div style="height:6px;background:#d71920"></div><div style="padding:28px;font-family:Roboto,Arial,sans-serif;color:#24262b;line-height:1.45">${body}</div>
<div style="padding:16px 28px;background:#24262b;color:#b9bcc4;font:12px/18px Roboto,Arial">ТОВ «Швидка Пошта» · 03026, м. Київ, Столичне шосе, 103 · Контакт-центр 0 800 500 619<br>Завантажуйте застосунок: <a style="color:#fff" href="https://shvydka.example/ios">iOS</a>, <a style="color:#fff" href="https://shvydka.example/android">Android</a></div></div></body>`;

export function mails(random: Random): FamilyMail[] {
  const cabinet = random.digits(6);
  const payment = random.digits(4);
  const business = `https://business.shvydka.example/verify-email/${random.text('0123456789abcdef', 24)}?lang=uk`;
  const sign = `https://sign.shvydka.example/d/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789', 12)}`;
  const parcel = () => `20 4508 ${random.digits(4)} ${random.digits(4)}`;
  const change = random.digits(6);
  const changeLink = `https://id.shvydka.example/phone-change/${random.text('0123456789abcdef', 28)}`;
  return [
    {
      name: 'code for the cabinet',
      language: 'uk',
      subject: 'Код для входу в особистий кабінет',
      html: layout(
        `<p>Вітаємо!</p><p>Ваш код для входу в особистий кабінет:</p><p style="font-size:30px;font-weight:500">${cabinet.slice(0, 3)} ${cabinet.slice(3)}</p><p>Введіть його протягом 5 хвилин. Якщо ви не намагалися увійти, просто видаліть цей лист.</p>`,
      ),
      codes: [cabinet],
      links: [],
      best: { code: cabinet },
    },
    {
      name: 'parcel to be paid',
      language: 'uk',
      subject: `Підтвердження оплати відправлення ${parcel()}`,
      html: layout(
        `<p>Андрію, доброго дня!</p><p>Ви сплачуєте ${random.whole(300, 990)},00 грн за післяплатою карткою *${random.digits(4)}. Щоб підтвердити платіж, наберіть у вікні оплати пароль <b>${payment}</b>. Він дійсний 3 хвилини.</p><p>Отримувач коштів: ФОП Гнатюк О. В.</p>`,
      ),
      codes: [payment],
      links: [],
      best: { code: payment },
    },
    {
      name: 'business address to be verified',
      language: 'uk',
      subject: 'Підтвердіть електронну адресу компанії',
      html: layout(
        `<p>Пані Оксано,</p><p>компанію «Карпатський мед» (ЄДРПОУ ${random.digits(8)}) майже підключено до бізнес-кабінету.</p><p><a href="${business}" style="display:inline-block;background:#d71920;color:#fff;padding:12px 24px;text-decoration:none">Підтвердити адресу</a></p><p>Посилання діє 24 години.</p>`,
      ),
      codes: [],
      links: [business],
      best: { link: business },
    },
    {
      name: 'contract to be signed',
      language: 'uk',
      subject: 'Договір № 11-2026 очікує на ваш підпис',
      text: `Доброго дня, Оксано Петрівно!

Договір про надання послуг № 11-2026/${random.digits(5)} готовий. Перегляньте та підпишіть його електронним підписом за посиланням:

${sign}

Менеджер: Роман Лящук, тел. +38 067 ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}

Швидка Пошта Бізнес`,
      codes: [],
      links: [sign],
      best: { link: sign },
    },
    {
      name: 'parcel arrived',
      language: 'uk',
      subject: 'Посилка прибула у відділення № 37',
      html: layout(
        `<p><b>${parcel()}</b> вже чекає на вас: м. Львів, вул. Городоцька, 174, поштомат 5312, комірка ${random.whole(1, 40)}.</p><p>До сплати: 0 грн. Безкоштовне зберігання — до 16.10 включно.</p><p>Щоб відкрити комірку, скористайтеся застосунком або кодом ${random.digits(6)} на екрані поштомата.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'tariffs',
      language: 'uk',
      subject: 'Змінюємо тарифи з 1 листопада',
      html: layout(
        `<p>Шановні клієнти!</p><p>З 1 листопада 2026 року доставка посилки до 2 кг у межах міста коштуватиме 65 грн, по Україні — 80 грн; до 10 кг — 110 та 130 грн відповідно. Комісія за переказ — 20 грн + 2 %.</p><p>Для тих, хто надсилає часто, діє промокод <b>OSIN15</b>: мінус 15 % на десять відправлень.</p><p><a href="https://shvydka.example/taryfy">Усі тарифи</a> · <a href="https://shvydka.example/unsub/${random.text('abcdef0123456789', 16)}">Відписатися</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'number changed, with a code or a link',
      language: 'uk',
      subject: `Зміна номера телефону: ${change}`,
      html: layout(
        `<p>Андрію, ви змінюєте номер +38 050 *** ** ${random.digits(2)} на +38 093 *** ** ${random.digits(2)}.</p><p>Для завершення введіть у застосунку <b>${change}</b> або <a href="${changeLink}">підтвердіть зміну в браузері</a>.</p><p>Історія відправлень і бонуси (${random.whole(20, 400)} балів) перейдуть на новий номер автоматично.</p>`,
      ),
      codes: [change],
      links: [changeLink],
      best: { code: change },
    },
    {
      name: 'answer to a request',
      language: 'uk',
      subject: `[Звернення #${random.digits(7)}] Re: пошкоджена упаковка`,
      text: `##- Будь ласка, пишіть відповідь над цим рядком -##

Андрію, доброго дня!

Дякуємо, що надіслали фото. Ми відкрили претензію за накладною ${parcel()}, оголошена вартість 1 ${random.digits(3)} грн. Рішення комісії буде протягом 14 календарних днів, кошти надійдуть на картку, що закінчується на ${random.digits(4)}.

Чи збереглася у вас коробка? Якщо так, принесіть її у відділення № 37 і назвіть номер претензії ${random.digits(6)}.

З повагою,
Марина, служба турботи

> 12 жовт. 2026 р., 09:14, Андрій Мельник пише:
> Доброго дня, отримав посилку, кут коробки розірваний, усередині
> тріснув екран. Що робити?`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
