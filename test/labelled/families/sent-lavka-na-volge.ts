/** A Russian marketplace: short bright HTML, codes in the text, links to press, orders, pick-up codes and sales; Russian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const html = (
  h: string,
  body: string,
) => `<!DOCTYPE html><html><body style="margin:0;background:#f2f3f5;font-family:Golos,Arial,sans-serif">
<table width="100%"><tr><td align="center"><table width="560" style="background:#ffffff;border-radius:20px"><tr><td style="padding:32px;color:#1a1a1a;font-size:16px">
<img src="https://cdn.volgalavka.example/l.png" height="28" alt="Волга Лавка"><h1 style="font-size:26px">${h}</h1>${body}</td></tr></table>
<p style="font-size:11px;color:#9a9a9a">ООО «Волга Лавка», 443010, г. Самара, ул. Фрунзе, 96. ОГРН 1166313054417<br><a href="https://volgalavka.example/help">Помощь</a> <a href="https://volgalavka.example/unsub?u=8812">Отписаться</a></p></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const entry = random.digits(6);
  const card = random.digits(4);
  const order = `${random.digits(8)}-${random.digits(4)}`;
  const confirm = `https://volgalavka.example/my/email/confirm/?hash=${random.text('abcdef0123456789', 32)}`;
  const seller = `https://seller.volgalavka.example/join/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 20)}`;
  const total = random.whole(1100, 2060);
  return [
    {
      name: 'code of sign-in',
      language: 'ru',
      subject: `Код ${entry} для входа`,
      html: html(
        'Вход на Волга Лавку',
        `<p>Здравствуйте! Ваш код:</p><p style="font-size:40px;margin:0"><b>${entry.slice(0, 3)}&nbsp;${entry.slice(3)}</b></p><p>Если вы не входите, просто удалите письмо. Код никому не сообщайте, даже курьеру.</p>`,
      ),
      codes: [entry],
      links: [],
      best: { code: entry },
    },
    {
      name: 'code to attach a card',
      language: 'ru',
      subject: 'Привязка карты',
      text: `Robin, вы привязываете карту МИР **** ${random.digits(4)}.

Введите проверочный код ${card} в приложении. Спишем и сразу вернём 1 ₽.

Запрос от ${random.whole(10, 28)}.02.2026, ${random.whole(10, 22)}:${random.whole(10, 59)} МСК. Поддержка: 8 800 550-${random.digits(2)}-${random.digits(2)}`,
      codes: [card],
      links: [],
      best: { code: card },
    },
    {
      name: 'address to be confirmed',
      language: 'ru',
      subject: 'Подтвердите почту и получите 100 баллов',
      html: html(
        'Это ваша почта?',
        `<p>Подтвердите адрес, чтобы чеки приходили сюда, а на счёт упали 100 баллов.</p><p><a href="${confirm}" style="background:#7a2cff;color:#fff;border-radius:12px;padding:14px 28px;text-decoration:none">Да, моя</a></p><p style="font-size:13px">Ссылка сработает до ${random.whole(10, 28)} июня.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'access for a colleague',
      language: 'ru',
      subject: 'Вас добавили в кабинет продавца «ИП Соколова»',
      text: `Здравствуйте!

Соколова Мария открыла вам доступ к кабинету (ID ${random.digits(6)}, роль «Менеджер по остаткам»). Чтобы начать работу, перейдите по ссылке и задайте пароль:
${seller}

Приглашение действует 72 часа.

Волга Лавка для продавцов`,
      codes: [],
      links: [seller],
      best: { link: seller },
    },
    {
      name: 'order at the pick-up point',
      language: 'ru',
      subject: `Заказ ${order} ждёт в пункте выдачи`,
      html: html(
        'Можно забирать',
        `<p>Самара, Московское шоссе, ${random.whole(2, 180)}к1, ежедневно 9–21. Хранение до ${random.whole(10, 28)} мая.</p><p>Назовите код получения <b style="font-size:24px">${random.digits(5)}</b> или покажите QR в приложении.</p><p>3 товара на ${random.whole(1, 7)} ${random.digits(3)} ₽, оплачено.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'receipt',
      language: 'ru',
      subject: 'Кассовый чек',
      text: `КАССОВЫЙ ЧЕК. ПРИХОД
ООО «Волга Лавка» ИНН 6316${random.digits(6)}
Смена ${random.digits(3)} Чек ${random.digits(4)}
Чехол силиконовый 1 x ${random.whole(190, 690)},00
Кабель USB-C 2 x ${random.whole(190, 690)},00
ИТОГ ${total},00
БЕЗНАЛИЧНЫМИ ${total},00
ФН 9960440${random.digits(9)}
ФД ${random.digits(6)} ФПД ${random.digits(10)}
${random.whole(10, 28)}.04.26 18:${random.whole(10, 59)}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sale',
      language: 'ru',
      subject: 'Чёрная пятница: −70% и промокод внутри',
      html: html(
        'Чёрная пятница уже началась',
        `<p>Промокод <b>VOLGA${random.digits(3)}</b> даст ещё 500 ₽ при заказе от 3 000 ₽. Только до 23:59 воскресенья.</p><p><a href="https://volgalavka.example/sale?utm=mail_${random.digits(5)}">В каталог</a></p><p>Вы накопили ${random.digits(3)} баллов, ${random.digits(2)} из них сгорят 30.11.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
