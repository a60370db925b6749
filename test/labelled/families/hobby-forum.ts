/** A forum of model builders in Russian and Polish: board software mails with line breaks only, long script links and user numbers. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const K = '0123456789abcdefghijklmnopqrstuvwxyz';

/** What the board's engine makes of a text: breaks, links of bare addresses, a line of dashes. */
const board = (text: string, sign: string) =>
  `<html><body style="background:#fff;font-family:'Trebuchet MS',sans-serif;font-size:13px">\n${`${text}\n\n------------------------------\n${sign}`.replace(/\[url=([^\]]+)\]([^[]+)\[\/url\]/g, '<a href="$1">$2</a>').replaceAll('\n', '<br />\n')}\n</body></html>`;

export function mails(random: Random): FamilyMail[] {
  const user = random.digits(5);
  const script = (mode: string) =>
    `https://forum.malaya-verf.example/ucp.php?mode=${mode}&amp;u=${user}&amp;k=${random.text(K, 20)}`;
  const u = (href: string) => href.replaceAll('&amp;', '&');
  const ru =
    '«Малая верфь», форум судомоделистов с 2004 года. Это письмо составил робот, отвечать ему бесполезно.\n[url=https://forum.malaya-verf.example/faq.php]Вопросы и ответы[/url] | [url=https://forum.malaya-verf.example/ucp.php?i=prefs]Какие письма присылать[/url]';
  const pl =
    '„Mała Stocznia”, polski dział forum modelarzy okrętowych. Wiadomość wysłał automat.\n[url=https://forum.malaya-verf.example/pl/faq.php]Najczęstsze pytania[/url] | [url=https://forum.malaya-verf.example/pl/ucp.php?i=prefs]Powiadomienia[/url]';
  const [activate, mail, login, club, again, confirmPl] = [
    script('activate'),
    script('newmail'),
    script('link'),
    script('group'),
    script('reactivate'),
    script('aktywuj'),
  ];
  const admin = `https://ssylka.pochta-verfi.example/${random.text(K, 9)}`;
  const code = random.digits(6);
  const gate = random.digits(6);
  const link = (href: string) => `[url=${href}]${href}[/url]`;
  return [
    {
      name: 'активация',
      language: 'ru',
      subject: 'Малая верфь: осталось включить учётную запись',
      html: board(
        `Здравствуйте, robin_post!\n\nСпасибо, что записались к нам 24 ноября 2026 года. Ваш номер на форуме: ${user}. Писать сообщения Вы сможете, когда откроете вот эту страницу:\n\n${link(activate)}\n\nНе открывается? Скопируйте адрес целиком, почтовые программы любят разрезать его на части.`,
        ru,
      ),
      codes: [],
      links: [u(activate)],
      best: { link: u(activate) },
    },
    {
      name: 'пароль сменён',
      language: 'ru',
      subject: 'Пароль изменён',
      html: board(
        `robin_post, добрый вечер.\n\nВ 21:43 с адреса 198.51.100.120 пароль Вашей учётной записи был изменён. Делать ничего не нужно, это просто отчёт (запись журнала 2026-${random.digits(5)}).\n\nПароль меняли не Вы? Тогда скорее [url=${script('panic')}]верните учётную запись себе[/url].`,
        ru,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'учётную запись включил администратор',
      language: 'ru',
      subject: 'Ваша заявка одобрена',
      html: board(
        `Здравствуйте!\n\nАдминистратор Боцман рассмотрел заявку № ${random.digits(4)} и решил принять Вас. Дело за малым: [url=${admin}]перейдите сюда[/url] и задайте пароль для входа. Заявка хранится 10 дней, то есть до 04.12.2026.\n\nПравила раздела «Парусники» читайте [url=https://forum.malaya-verf.example/viewtopic.php?t=1911]здесь[/url], их всего 14.`,
        ru,
      ),
      codes: [],
      links: [admin],
      best: { link: admin },
    },
    {
      name: 'смена почты, да или нет',
      language: 'ru',
      subject: 'Подтвердите смену почты',
      html: board(
        `robin_post,\n\nв профиле указан новый почтовый ящик: robin@postroom.localhost (раньше был r***@staraya.example).\n\n[url=${mail}&amp;a=1]Всё верно[/url]\n[url=${mail}&amp;a=0]Отменить смену[/url]\n\nВремя сервера 12:05, UTC+3.`,
        ru,
      ),
      codes: [],
      links: [`${u(mail)}&a=1`],
      best: { link: `${u(mail)}&a=1` },
    },
    {
      name: 'вход по цифрам или ссылке',
      language: 'ru',
      subject: 'Вход на форум',
      html: board(
        `Шесть цифр для входа:\n\n<b style="font-size:22px">${code.slice(0, 3)} ${code.slice(3)}</b>\n\nМожно и без цифр: [url=${login}]войти одним нажатием[/url]. И то и другое действует 20 минут, до 18:25 по Москве.`,
        ru,
      ),
      codes: [code],
      links: [u(login)],
      best: { code },
    },
    {
      name: 'приглашение в закрытый раздел',
      language: 'ru',
      subject: 'Капитан Немов зовёт Вас в закрытый раздел',
      html: board(
        `Добрый день, robin_post.\n\nУчастник Капитан Немов (сообщений: 4 871) приглашает Вас в закрытый раздел «Чертежи 1:72». Там 38 человек и 260 чертежей.\n\n[url=${club}]Вступить[/url]\n\nПосмотреть, кто такой [url=https://forum.malaya-verf.example/memberlist.php?u=77]Капитан Немов[/url]`,
        ru,
      ),
      codes: [],
      links: [u(club)],
      best: { link: u(club) },
    },
    {
      name: 'ответ в теме',
      language: 'ru',
      subject: 'Новый ответ: «Броненосец 1904 года, корпус из липы»',
      html: board(
        `В теме «Броненосец 1904 года, корпус из липы», за которой Вы следите, ответил Шкипер59:\n\n«Рейку берите 2 х 5 мм, артикул 401722, на корпус уйдёт 190 штук, это около 2 600 рублей»\n\n[url=https://forum.malaya-verf.example/viewtopic.php?p=${random.digits(6)}#unread]Читать ответ[/url]\n[url=https://forum.malaya-verf.example/viewtopic.php?unwatch=1]Больше не следить[/url]`,
        ru,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'вход с нового места',
      language: 'ru',
      subject: 'Кто-то вошёл под Вашим именем',
      html: board(
        `robin_post, сообщаем для порядка: 23.11.2026 в 03:17 под Вашим именем вошли из Самары (203.0.113.240, Яуза 25.8).\n\nЕсли Вы в Самаре не были, [url=${script('panic')}]закройте все сеансы[/url] и напишите Боцману, событие ${random.digits(8)}.`,
        ru,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'włączenie konta po przerwie',
      language: 'pl',
      subject: 'Konto uśpione. Obudzić?',
      html: board(
        `Ahoj robin_post,\n\nprzez 24 miesiące nie było tu Pana/Pani, więc konto nr ${user} przeszło w stan spoczynku. Wczoraj próbował(a) się Pan/Pani zalogować, stąd ten list. [url=${again}]Budzimy[/url]\n\nModele w galerii (7 sztuk) przetrwały.`,
        pl,
      ),
      codes: [],
      links: [u(again)],
      best: { link: u(again) },
    },
    {
      name: 'rejestracja na zlot',
      language: 'pl',
      subject: 'Zlot w Gdyni: prosimy o potwierdzenie',
      html: board(
        `Witamy,\n\nzapisał(a) się Pan/Pani na XII Zlot Modelarzy (Gdynia, 16-17 stycznia 2027, wpisowe 40 zł). Zgłoszenie nr Z-${random.digits(4)} jest na razie wstępne. Stanie się ważne po odwiedzeniu strony\n\n${link(confirmPl)}\n\nNocleg: Dom Żeglarza, al. Zjednoczenia 3, tel. 58 555 01 71.`,
        pl,
      ),
      codes: [],
      links: [u(confirmPl)],
      best: { link: u(confirmPl) },
    },
    {
      name: 'kod do odzyskania konta',
      language: 'pl',
      subject: 'Odzyskiwanie konta',
      html: board(
        `robin_post,\n\nstrona odzyskiwania, którą zostawił(a) Pan/Pani otwartą, zapyta zaraz o kod. Brzmi on: ${gate}.\n\nJest ważny 15 minut. Kto nie odzyskuje żadnego konta, może poczytać [url=https://forum.malaya-verf.example/pl/viewtopic.php?t=204418]o kradzieżach kont[/url].`,
        pl,
      ),
      codes: [gate],
      links: [],
      best: { code: gate },
    },
  ];
}
