/** A Russian chain of clinics: patient portal, results, consent and a health policy, beside receipts, appointments and replies of its help desk. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function leaf(title: string, content: string): string {
  return `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title>
<style>
@import url('https://fonts.severnyy-bereg.example/golos.css');
.wrap{background:#e9f3f1}.card{background:#ffffff;border:1px solid #cfe3df}.h{color:#0b6e5f;font:600 22px/28px Golos,Arial}
.p{font:400 15px/23px Golos,Arial;color:#26332f}.note{font:400 12px/17px Golos,Arial;color:#7c8f8a}
@media (prefers-color-scheme:dark){.wrap{background:#10201d!important}}
</style></head><body class="wrap" style="margin:0"><center><table class="wrap" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:26px 10px">
<table class="card" width="560" cellpadding="0" cellspacing="0"><tr><td style="padding:20px 30px 0"><img src="https://img.severnyy-bereg.example/l/bereg.gif" width="130" height="30" alt="Северный берег — сеть клиник" style="display:block"></td></tr>
<tr><td class="h" style="padding:22px 30px 6px">${title}</td></tr><tr><td class="p" style="padding:6px 30px 26px">${content}</td></tr></table>
<p class="note">ООО «Клиника „Северный берег“», лицензия ЛО41-00555-29/00812233 от 14.02.2022<br>163000, Архангельск, наб. Поморская, 9, стр. 2. Тел. 8 8182 55-01-40, ежедневно 7:30–21:00<br>Имеются противопоказания, нужна консультация специалиста</p></td></tr></table></center></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [results, consent, forwarded, reset] = [
    random.text('ABEHKMPX2456789', 7),
    random.digits(6),
    random.digits(6),
    random.digits(7),
  ];
  const older = random.digits(6);
  return [
    {
      name: 'sign-in with leading noughts',
      language: 'ru',
      subject: 'Вход в кабинет пациента',
      text: `Здравствуйте, Робин!

0072 — с этими цифрами вы войдёте в кабинет пациента. Запрос пришёл 2 ноября 2026 г. в 08:44 (мск), устройство: Android 14.

Срок — 5 минут.

Северный берег, 8 8182 55-01-40`,
      codes: ['0072'],
      links: [],
      best: { code: '0072' },
    },
    {
      name: 'results to open with a code',
      language: 'ru',
      subject: 'Анализы готовы, заказ 1147',
      html: leaf(
        'Результаты анализов готовы',
        `Заказ № 1147-${random.digits(6)} от 30.10.2026: общий анализ крови (5 показателей вне нормы — обсудите с врачом), ферритин, ТТГ.<br><br>
Чтобы посмотреть их без регистрации, наберите в разделе «Результаты» фамилию, год рождения и код доступа:
<table cellpadding="0" cellspacing="0" style="margin:14px 0"><tr><td style="background:#0b6e5f;color:#ffffff;padding:10px 18px;font:600 24px Golos,Arial;letter-spacing:4px">${results}</td></tr></table>
Результаты хранятся 3 года.`,
      ),
      codes: [results],
      links: [],
      best: { code: results },
    },
    {
      name: 'appointment',
      language: 'ru',
      subject: 'Вы записаны: ЛОР, 19 ноября, 10:20',
      html: leaf(
        'Ждём вас в четверг',
        `<table cellpadding="4" class="p"><tr><td>Врач</td><td>Сомова Ефросинья Павловна, кабинет 318</td></tr><tr><td>Время</td><td>19.11.2026, 10:20 (талон 27)</td></tr>
<tr><td>Адрес</td><td>ул. Попова, 55, вход со двора</td></tr><tr><td>Стоимость</td><td>2 450 ₽</td></tr></table>
Возьмите паспорт и СНИЛС. На ресепшене назовите номер записи ${random.digits(7)}. Отменить визит можно до 20:00 среды.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'consent to sign before an online visit',
      language: 'ru',
      subject: 'Подпишите согласие до онлайн-приёма',
      html: leaf(
        'Согласие на телемедицинскую консультацию',
        `Онлайн-приём начнётся сегодня в 18:30. До этого нужно подписать документ «ИДС-14, редакция 3» простой электронной подписью: отметьте галочку и внесите в строку под ней
<p align="center" style="font:700 28px/40px Golos,Arial">${consent.slice(0, 3)}-${consent.slice(3)}</p>
<span class="note">Внося эти цифры, вы соглашаетесь с пунктом 2.7 оферты. Консультация: 1 900 ₽, списание с карты *6620 после приёма.</span>`,
      ),
      codes: [consent],
      links: [],
      best: { code: consent },
    },
    {
      name: 'fiscal receipt',
      language: 'ru',
      subject: 'Кассовый чек № 318',
      text: `КАССОВЫЙ ЧЕК / ПРИХОД
ООО «Клиника „Северный берег“», ИНН 2901555014
09.11.2026 11:52   Смена 214   Чек 318
1. Приём ЛОР-врача, повторный      1 x 2100.00
2. Мазок из зева                   1 x  740.00
ИТОГО                                 2840.00
Безналичными (карта *6620)            2840.00
СНО: УСН доход
РН ККТ 000${random.digits(13)}
ФН 9960${random.digits(12)}
ФД ${random.digits(5)}   ФПД ${random.digits(10)}
Проверка чека: сайт налоговой службы`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'health policy to activate',
      language: 'ru',
      subject: 'Ваш полис ДМС от работодателя',
      html: leaf(
        'Активируйте полис',
        `АО «Беломорский лесозавод» застраховало вас с 1 декабря 2026 г. по 30 ноября 2027 г.<br>Полис: серия СБ-26 № 00${random.digits(6)}, программа «Стандарт+», лимит 350 000 ₽.<br><br>
В приложении нажмите «У меня есть полис», впишите его номер, а затем код активации <code style="background:#e9f3f1;padding:2px 8px;font-size:17px">wQ8e-Zt31-nB</code> (различаются строчные и прописные).<br><br>
<a href="https://severnyy-bereg.example/dms/programma.pdf" style="color:#0b6e5f">Что покрывает программа</a>`,
      ),
      codes: ['wQ8e-Zt31-nB'],
      links: [],
      best: { code: 'wQ8e-Zt31-nB' },
    },
    {
      name: 'warning about callers',
      language: 'ru',
      subject: 'Звонят «из поликлиники»? Прочтите',
      html: leaf(
        'Мы не спрашиваем коды',
        `Мошенники звонят пациентам и предлагают «обновить полис» или «записаться на флюорографию», а в конце разговора просят продиктовать код из сообщения. Таких обращений за октябрь — 63.<br><br>
<b>Запомните:</b> администратор видит только ваше имя и время записи, коды из писем ему не нужны. Прервите разговор и перезвоните нам сами.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'forwarded by a daughter',
      language: 'ru',
      subject: 'Fwd: Доступ к карте родственника',
      text: `Папа, я привязываю твою карту к своему кабинету. Вот что пришло, вбей это число у себя в приложении, там где «Родственники», и готово. Только до вечера!

Вера

---------- Пересылаемое сообщение ----------
От: Северный берег <kabinet@severnyy-bereg.example>
Дата: пн, 16 нояб. 2026 г. в 09:15
Тема: Доступ к карте родственника
Кому: Вера Л.

Пациент должен подтвердить доступ: ${forwarded} (действует до 21:00). Медкарта № 40-${random.digits(5)}.`,
      codes: [forwarded],
      links: [],
      best: { code: forwarded },
    },
    {
      name: 'help desk answers, old mail quoted below',
      language: 'ru',
      subject: 'Re: не подходит код [обращение 20931]',
      text: `Робин, добрый день!

Проверили: ваш номер был записан с ошибкой, исправили. Старые письма можно удалить, войти теперь получится с паролем, который вы задали в 2025 году. Дополнительных действий от вас не требуется.

С уважением,
Глеб, поддержка, доб. 214

> 11.11.2026, 19:03, robin@postroom.localhost пишет:
> Мне третий раз приходит это, а сайт ругается:
>> Код для входа в кабинет: ${older}
>> Действителен 5 минут.
> Что делать?`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'new password by link or by digits',
      language: 'ru',
      subject: 'Смена пароля в кабинете пациента',
      html: leaf(
        'Задайте новый пароль',
        `Нажмите кнопку или, если читаете письмо на другом устройстве, перенесите ${reset} в окно «Код из письма».
<table cellpadding="0" cellspacing="0" style="margin:18px 0"><tr><td bgcolor="#0b6e5f" style="padding:12px 26px"><a href="https://lk.severnyy-bereg.example/password?one=b1c47f&amp;from=mail" style="color:#ffffff;text-decoration:none;font:600 16px Golos,Arial">Новый пароль</a></td></tr></table>
<span class="note">И то и другое доступно до 22:10 сегодняшнего дня, 17.11.2026.</span>`,
      ),
      codes: [reset],
      links: ['https://lk.severnyy-bereg.example/password?one=b1c47f&from=mail'],
      best: { code: reset },
    },
  ];
}
