/** A marketplace of Russia, Kazakhstan and Armenia, HTML in Russian, Kazakh and Armenian: codes, links, pick-up numbers, refunds, sales. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const enter = random.digits(6);
  const seller = random.digits(4);
  const kazakh = random.digits(6);
  const armenian = random.digits(6);
  const token = () => random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 38);
  const join = `https://seller.polka.example/staff/invite?token=${token()}`;
  const verify = `https://kz.polka.example/user/email/bekitu/${token()}`;
  const order = `${random.digits(8)}-${random.digits(4)}`;
  const drafts: Draft[] = [
    {
      name: 'Russian sign-in',
      language: 'ru',
      subject: `${enter} — код для входа на Полку`,
      body: `<p>Здравствуйте!</p><p>Чтобы войти в личный кабинет, введите код</p><p style="font:bold 36px monospace;color:#7b2ff7">${enter}</p><p>Он подойдёт только один раз и устареет через 5 минут. Если вы не входите на Полку, смените пароль от почты.</p>`,
      codes: [enter],
    },
    {
      name: 'Russian seller confirms a price',
      language: 'ru',
      subject: 'Подтвердите смену реквизитов магазина',
      body: `<p>Кабинет продавца: ИП Сорокина А. В., ИНН ${random.digits(12)}.</p><p>Запрошена замена расчётного счёта на 40802810****${random.digits(4)} (БИК 0445${random.digits(5)}). Укажите <b>${seller}</b> в поле «Код из письма». До подтверждения выплаты приостановлены.</p><p>Номер обращения: ${random.digits(7)}</p>`,
      codes: [seller],
    },
    {
      name: 'Kazakh account',
      language: 'kk',
      subject: 'Тіркелуді растау коды',
      body: `<p>Сәлеметсіз бе!</p><p>Полкаға тіркелу үшін мына кодты теріңіз: <b style="font-size:24px">${kazakh}</b></p><p>Кодтың жарамдылық мерзімі – 10 минут. Оны ешкімге айтпаңыз.</p>`,
      codes: [kazakh],
    },
    {
      name: 'Armenian new device',
      language: 'hy',
      subject: 'Մուտք նոր սարքից',
      body: `<p>Բարև Ձեզ,</p><p>Ձեր հաշիվ փորձում են մտնել Xiaomi Redmi Note 13 սարքից (Գյումրի)։ Եթե դա Դուք եք, հավելվածում մուտքագրեք ${armenian} կոդը։</p><p>Հակառակ դեպքում անտեսեք այս նամակը։</p>`,
      codes: [armenian],
    },
    {
      name: 'Russian invitation to a shop',
      language: 'ru',
      subject: 'Вас добавляют в команду магазина «Тёплый пол»',
      body: `<p>Алексей П. предлагает вам роль «Менеджер по отзывам». Приглашение ждёт ответа до ${random.whole(10, 28)} февраля.</p><p><a href="${join}" style="background:#7b2ff7;color:#fff;padding:14px 32px;border-radius:12px;text-decoration:none">Принять приглашение</a></p>`,
      links: [join],
    },
    {
      name: 'Kazakh address',
      language: 'kk',
      subject: 'Электрондық поштаңызды растаңыз',
      body: `<p>Чектер мен қайтару туралы хабарламаларды алу үшін поштаңызды растаңыз.</p><p><a href="${verify}" style="background:#7b2ff7;color:#fff;padding:14px 32px;border-radius:12px;text-decoration:none">Поштаны растау</a></p><p style="font-size:13px">Сілтеме үш күн жұмыс істейді.</p>`,
      links: [verify],
    },
    {
      name: 'Russian order at the point',
      language: 'ru',
      subject: 'Заказ приехал в пункт выдачи',
      body: `<p>Заказ <b>${order}</b> ждёт вас до 9 марта по адресу: Казань, ул. Баумана, 44, с 9:00 до 21:00.</p><table cellpadding="8" style="background:#f5f0ff"><tr><td>Код получения</td><td style="font-size:26px"><b>${random.digits(2)}-${random.digits(4)}</b></td></tr></table><p>Покажите его сотруднику вместе с QR из приложения.</p><ul><li>Чайник эмалированный, 2,5 л — 1 ${random.digits(3)} ₽</li><li>Носки, 5 пар — ${random.whole(290, 690)} ₽</li></ul><p>К оплате при получении: 0 ₽. ФД ${random.digits(5)}, ФП ${random.digits(10)}.</p>`,
    },
    {
      name: 'Armenian sale',
      language: 'hy',
      subject: 'Զեղչեր մինչև 70% այս շաբաթավերջին',
      body: `<p><b style="font-size:22px">Սև ուրբաթը Պոլկայում</b></p><p>Օգտագործեք POLKA${random.digits(3)} պրոմոկոդը և ստացեք լրացուցիչ 2 000 դրամ զեղչ 15 000 դրամից բարձր պատվերների համար։</p><p><a href="https://am.polka.example/promo/bf?utm_campaign=${random.digits(6)}">Դիտել ապրանքները</a></p><p>Ակցիան գործում է նոյեմբերի 27-ից 29-ը։</p>`,
    },
  ];
  return laidOut(drafts, ({ language, body }) => ({
    html: `<html lang="${language}"><head><meta charset="utf-8"><style>@media (max-width:600px){.w{width:100%!important}}</style></head><body style="margin:0;padding:0"><table class="w" width="600" align="center" cellpadding="0" cellspacing="0" style="font-family:'YS Text',Arial,sans-serif;font-size:16px;line-height:24px;color:#1b1b1b"><tr><td style="padding:24px"><img src="https://static.polka.example/email/polka.png" alt="Полка" width="96"></td></tr><tr><td style="padding:0 24px 24px">${body}</td></tr><tr><td style="padding:24px;font-size:12px;line-height:18px;color:#9a9a9a">${language === 'ru' ? 'Вы получили это письмо, потому что зарегистрированы на polka.example. ООО «Полка», 125047, Москва, 4-я Тверская-Ямская, 16, ОГРН 1187746215093. Не отвечайте на письмо: робот его не прочитает. Поддержка в чате или 8 800 600-18-42.' : language === 'kk' ? '«Полка KZ» ЖШС, Алматы қ., Әл-Фараби даңғ. 77/7, БСН 190840021377. Қолдау қызметі: 7722' : '«Պոլկա Արմենիա» ՍՊԸ, ք. Երևան, Հյուսիսային պող. 1, հեռ. 060 77 42 18'}<br><a href="https://polka.example/mail/settings?u=${random.digits(9)}">${language === 'ru' ? 'Настроить рассылки' : language === 'kk' ? 'Баптаулар' : 'Կարգավորումներ'}</a></td></tr></table></body></html>`,
  }));
}
