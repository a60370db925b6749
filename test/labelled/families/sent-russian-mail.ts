/** A Russian mail service: codes, recovery, alerts, a cloud and a subscription, some as multipart in windows-1251; Russian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

/** Cyrillic and ASCII; other characters do not occur in these mails' parts. */
const cp1251 = (text: string) =>
  Buffer.from(
    [...text].map((char) => {
      const point = char.codePointAt(0) ?? 63;
      if (point >= 0x410 && point <= 0x44f) return point - 0x350;
      if (char === '—') return 0x97;
      if (char === '№') return 0xb9;
      if (char === '«' || char === '»') return point;
      return char === 'ё' ? 0xb8 : point;
    }),
  );

const base64 = (text: string) => cp1251(text).toString('base64').replace(/.{76}/g, '$&\r\n');

const raw = (subject: string, plain: string, html: string) =>
  [
    'From: =?windows-1251?B?z+737uDw/A==?= <security@pochtar.example>',
    'To: robin@postroom.localhost',
    `Subject: =?windows-1251?B?${cp1251(subject).toString('base64')}?=`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="--ALT--7Qx1Lw0Z1699"',
    'X-Mailer: pochtar/notify 4.2',
    '',
    '----ALT--7Qx1Lw0Z1699',
    'Content-Type: text/plain; charset=windows-1251',
    'Content-Transfer-Encoding: base64',
    '',
    base64(plain),
    '----ALT--7Qx1Lw0Z1699',
    'Content-Type: text/html; charset=windows-1251',
    'Content-Transfer-Encoding: base64',
    '',
    base64(html),
    '----ALT--7Qx1Lw0Z1699--',
    '',
  ].join('\r\n');

const block = (body: string) =>
  `<div style="background:#f0f1f3;padding:20px"><table width="560" align="center" style="background:#fff;border-radius:8px;font-family:Helvetica,Arial;font-size:15px;line-height:22px"><tr><td style="padding:24px 32px"><img src="https://img.pochtar.example/r/logo-blue.png" height="24" alt="Почтарь"><br><br>${body}</td></tr></table><p style="text-align:center;font:12px Arial;color:#93969b">ООО «Почтарь», 125167, Москва, Ленинградский проспект, 39, стр. 79</p></div>`;

export function mails(random: Random): FamilyMail[] {
  const spare = random.digits(6);
  const sign = random.digits(6);
  const restore = random.digits(8);
  const confirm = `https://account.pochtar.example/confirm?mail_id=${random.digits(9)}&sign=${random.text('0123456789abcdef', 32)}`;
  const shared = `https://disk.pochtar.example/invite/${random.text('abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789', 17)}`;
  const spareSubject = 'Код подтверждения резервной почты';
  const restoreSubject = 'Восстановление доступа к ящику';
  return [
    {
      name: 'spare address',
      language: 'ru',
      subject: spareSubject,
      raw: raw(
        spareSubject,
        `Здравствуйте!\n\nАдрес robin@postroom.localhost указан как резервный для ящика olga.m${random.digits(2)}@pochtar.example. Чтобы подтвердить его, введите код:\n\n${spare}\n\nЕсли вы не указывали этот адрес, ничего делать не нужно.\n\nКоманда Почтаря`,
        block(
          `Здравствуйте!<br><br>Адрес robin@postroom.localhost указан как резервный для вашего ящика. Чтобы подтвердить его, введите код:<br><br><span style="font-size:32px;font-weight:bold">${spare}</span><br><br>Если вы не указывали этот адрес, ничего делать не нужно.`,
        ),
      ),
      codes: [spare],
      links: [],
      best: { code: spare },
    },
    {
      name: 'sign-in with a one-time code',
      language: 'ru',
      subject: `${sign} — одноразовый код для входа`,
      html: block(
        `Одноразовый код для входа в аккаунт <b>d.sokolov</b>: <b>${sign}</b><br><br>Никому его не говорите, даже если звонят «из службы безопасности». Срок действия — 10 минут.<br><br><span style="color:#93969b">Вход: Екатеринбург, Chrome на Windows, ${random.whole(1, 28)} января, 11:${random.whole(10, 59)}</span>`,
      ),
      codes: [sign],
      links: [],
      best: { code: sign },
    },
    {
      name: 'access to be restored',
      language: 'ru',
      subject: restoreSubject,
      raw: raw(
        restoreSubject,
        `Ольга, здравствуйте!\n\nВы заполнили анкету восстановления доступа (заявка № ${random.digits(8)}). Мы проверили данные и готовы вернуть вам ящик. На странице восстановления укажите номер заявки и секретный код ${restore.slice(0, 4)} ${restore.slice(4)}.\n\nКод действует сутки.`,
        block(
          `Ольга, здравствуйте!<br><br>Мы проверили данные вашей анкеты и готовы вернуть вам ящик. На странице восстановления укажите номер заявки и секретный код <b>${restore.slice(0, 4)} ${restore.slice(4)}</b>.<br><br>Код действует сутки.`,
        ),
      ),
      codes: [restore],
      links: [],
      best: { code: restore },
    },
    {
      name: 'registration to be confirmed',
      language: 'ru',
      subject: 'Подтвердите регистрацию',
      html: block(
        `Почти всё готово, Дмитрий!<br><br>Остался один шаг — <a href="${confirm.replaceAll('&', '&amp;')}">подтвердить регистрацию</a>. Ссылка перестанет работать через 3 дня.`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'shared folder',
      language: 'ru',
      subject: 'Вас пригласили в общую папку «Дача 2026»',
      html: block(
        `Ирина Кузнецова открыла вам доступ к папке <b>«Дача 2026»</b> (148 файлов, 2,3 ГБ).<br><br><a href="${shared}" style="background:#005ff9;border-radius:6px;color:#fff;padding:10px 18px;text-decoration:none">Принять приглашение</a><br><br>Вы сможете просматривать и добавлять файлы.`,
      ),
      codes: [],
      links: [shared],
      best: { link: shared },
    },
    {
      name: 'password changed',
      language: 'ru',
      subject: 'Пароль от вашего аккаунта изменён',
      html: block(
        `Пароль от аккаунта d.sokolov был изменён 19.02.2026 в 23:${random.whole(10, 59)} (МСК).<br><br>IP-адрес: 95.26.${random.whole(10, 250)}.${random.whole(10, 250)}<br>Устройство: Xiaomi 2201117TY<br><br>Это были не вы? Срочно обратитесь в <a href="https://help.pochtar.example/form">службу поддержки</a> и назовите номер события ${random.digits(7)}.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'subscription paid',
      language: 'ru',
      subject: 'Чек об оплате подписки «Простор»',
      html: block(
        `Кассовый чек № ${random.digits(5)}<br>Приход, 03.03.2026 08:${random.whole(10, 59)}<br><br>Подписка «Простор 256 ГБ», 1 мес. — 149,00 ₽<br>в т. ч. НДС 22% — 26,87 ₽<br>Карта **** ${random.digits(4)}<br><br>ИНН 7743001840<br>ФН 99604405${random.digits(8)}<br>ФД ${random.digits(6)}<br>ФПД ${random.digits(10)}<br><br>Пригласите друга по промокоду <b>PROSTOR-${random.digits(4)}</b> — обоим подарим месяц.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
