/** A Ukrainian parcel service with a cabinet for shops: codes, changes of delivery, parcels' news, invoices, tariffs; Ukrainian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const red = (
  body: string,
  cut = false,
) => `<!DOCTYPE html><html lang="uk"><head><meta charset="utf-8"><style>td,p{font-family:Arial,sans-serif}.ttn{color:#e30613;white-space:nowrap}</style></head><body style="margin:0;background:#f7f7f7">
<table width="100%"><tr><td align="center"><table width="${cut ? 480 : 600}" style="background:#fff;border-radius:4px"><tr><td style="padding:18px 24px;background:#e30613;color:#fff;font-size:20px"><b>Шлях</b> Пошта</td></tr>
<tr><td style="padding:22px 24px;font-size:15px;line-height:23px">${body}</td></tr></table>
<p style="font-size:11px;color:#8b8b8b">ТОВ «Шлях Пошта», 03026, м. Київ, Столичне шосе, 103<br>Контакт-центр 0 800 555 010, цілодобово. Ви отримали лист, бо вказали цю адресу в кабінеті.</p></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(4);
  const apiKey = random.digits(6);
  const redirect = random.digits(6);
  const verify = `https://new.shliakh.example/confirm-email?hash=${random.text('abcdef0123456789', 40)}&lang=ua`;
  const employee = `https://business.shliakh.example/invite/${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 32)}`;
  const ttn = `2045${random.digits(10)}`;
  const spaced = `${ttn.slice(0, 2)} ${ttn.slice(2, 6)} ${ttn.slice(6, 10)} ${ttn.slice(10)}`;
  const day = random.whole(10, 28);
  return [
    {
      name: 'sign-in code',
      language: 'uk',
      subject: 'Код для входу в кабінет',
      html: red(
        `<p>Вітаємо!</p><p>Введіть цей код, щоб увійти в особистий кабінет:</p><p style="font-size:36px;text-align:center;margin:12px"><b>${login}</b></p><p>Він діє 2 хвилини. Нікому його не передавайте.</p>`,
        true,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'interface key',
      language: 'uk',
      subject: `${apiKey} — підтвердження створення ключа API`,
      text: `Доброго дня!

Користувач Robin Falk створює ключ API «Магазин ліхтарів» із правом формувати накладні.
Щоб завершити, вкажіть код підтвердження у вікні, яке щойно відкрили:

${apiKey}

IP-адреса: 192.0.2.${random.whole(2, 250)}
Дата: ${day}.03.2026 16:2${random.digits(1)}

Не створювали ключ? Зателефонуйте: 0 800 555 010.
Шлях Пошта
`,
      codes: [apiKey],
      links: [],
      best: { code: apiKey },
    },
    {
      name: 'redirected parcel',
      language: 'uk',
      subject: `Переадресування посилки ${spaced}`,
      html: red(
        `<p>Отримувач просить переадресувати посилку <span class="ttn">${spaced}</span> з відділення №${random.whole(1, 90)} (Полтава) на поштомат №${random.digits(5)} (Суми). Доплата — 48 грн.</p><p>Якщо згодні, назвіть оператору або впишіть у застосунку пароль <b>${redirect.slice(0, 3)}-${redirect.slice(3)}</b>.</p>`,
      ),
      codes: [redirect],
      links: [],
      best: { code: redirect },
    },
    {
      name: 'confirm address',
      language: 'uk',
      subject: 'Підтвердьте електронну пошту',
      html: red(
        `<p>Дякуємо за реєстрацію!</p><p>Натисніть кнопку, і ми надсилатимемо сюди квитанції та акти.</p><p><a href="${verify.replace('&', '&amp;')}" style="background:#e30613;color:#fff;padding:12px 26px;text-decoration:none;border-radius:4px">Підтвердити пошту</a></p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'colleague',
      language: 'uk',
      subject: 'Вас додали до бізнес-кабінету ФОП Фальк',
      text: `Вітаємо!

Оксана Ф. надала вам доступ менеджера до бізнес-кабінету ФОП Фальк Р. О.
Прийміть запрошення та придумайте пароль:

${employee}

Посилання активне 3 доби.

Шлях Пошта для бізнесу
`,
      codes: [],
      links: [employee],
      best: { link: employee },
    },
    {
      name: 'parcel arrived',
      language: 'uk',
      subject: `Посилка ${ttn} вже у відділенні`,
      html: red(
        `<p>Робіне, на вас чекає посилка!</p><table cellpadding="4"><tr><td>Номер</td><td class="ttn"><b>${spaced}</b></td></tr><tr><td>Де забрати</td><td>Київ, відділення №${random.whole(100, 400)}, вул. Січових Стрільців, 37</td></tr><tr><td>Графік</td><td>8:00–21:00</td></tr><tr><td>До сплати</td><td>1 ${random.digits(3)} грн (післяплата)</td></tr><tr><td>Безкоштовно до</td><td>${day}.04.2026</td></tr></table><p>Для отримання покажіть документ або штрихкод у застосунку.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'act of work',
      language: 'uk',
      subject: `Акт наданих послуг № ${random.digits(8)} за березень`,
      html: red(
        `<p>Доброго дня!</p><p>Надсилаємо акт і реєстр накладних (${random.whole(40, 300)} шт.). Сума — 14 ${random.digits(3)},40 грн, зокрема ПДВ 20 %. Договір № ${random.digits(7)} від 11.09.2024.</p><p>Просимо оплатити на рахунок UA${random.digits(27)} протягом 5 банківських днів.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'tariffs',
      language: 'uk',
      subject: 'Оновлюємо тарифи з 1 червня',
      html: red(
        `<p>Із 1 червня 2026 року зміниться вартість доставлення:</p><ul><li>до 2 кг містом — 75 грн;</li><li>до 10 кг Україною — 145 грн;</li><li>поштомат до поштомата — 60 грн.</li></ul><p>Для новачків діє промокод <b>SHLIAKH50</b>: мінус 50 % на першу відправку, до ${day}.06.2026.</p><p><a href="https://new.shliakh.example/r/tariffs?utm_source=email">Усі тарифи</a> | <a href="https://new.shliakh.example/r/unsubscribe">Відписатися</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
