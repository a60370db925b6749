/** A Ukrainian electricity supplier's cabinet: sign-in, account linking and payments to confirm, beside meter readings, bills and outages. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const SIGNED = `<hr size="1" noshade><p><small>ТОВ «Свічадо-Енерго», код ЄДРПОУ 44755018<br>вул. Млинова, 31, м. Кременчук, 39600<br>Гаряча лінія: 0 800 55 01 30 (цілодобово, безкоштовно)</small></p>`;

export function mails(random: Random): FamilyMail[] {
  const [login, payment, flat, device] = [
    random.digits(5),
    random.digits(3),
    random.digits(6),
    random.text('23456789ABCDEFGHKLMNPRSTUVXYZ', 8),
  ];
  const account = `3106${random.digits(6)}`;
  return [
    {
      name: 'sign-in in a list',
      language: 'uk',
      subject: 'Вхід до кабінету споживача',
      html: `<p>Вітаємо!</p><p>Хтось (сподіваємося, ви) заходить до кабінету:</p><ul><li>час: 12.11.2026, 21:18</li><li>браузер: Edge 130</li><li>IP-адреса: 198.51.100.23</li><li>код для входу: <b>${login}</b></li><li>спроб залишилося: 3</li></ul>${SIGNED}`,
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'meter reading taken',
      language: 'uk',
      subject: 'Показання лічильника прийнято',
      html: `<p>Дякуємо! За особовим рахунком ${account} записано:</p><ul><li>лічильник № 0${random.digits(7)}</li><li>день: 12408</li><li>ніч: 05731</li><li>спожито за жовтень: 214 кВт·год</li></ul><p>Наступного разу передайте показання з 28 листопада до 3 грудня.</p>${SIGNED}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bill',
      language: 'uk',
      subject: 'Рахунок за жовтень 2026: 924,48 грн',
      text: `Шановний споживачу!

Особовий рахунок: ${account}
Нараховано: 924,48 грн (214 кВт·год х 4,32 грн)
Пільга: 0,00 грн
Борг на 01.11.2026: 0,00 грн
Сплатити до: 20.11.2026

Реквізити: UA21 322313 00000 2600 7233 5660 01, МФО 322313, призначення "за електроенергію, о/р ${account}".

ТОВ "Свічадо-Енерго", гаряча лінія 0 800 55 01 30`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'card check by the sum withheld',
      language: 'uk',
      subject: 'Перевірка картки •• 7714',
      html: `<p>Щоб додати картку •• 7714 для автооплати, ми на 15 хвилин заблокували на ній 1,37 грн.</p><p>Відкрийте застосунок свого банку, знайдіть цю операцію й перепишіть до кабінету чотири цифри з її опису. Тут ми їх не наводимо навмисне.</p><p>Операція від 12.11.2026, 21:30, RRN ${random.digits(12)}.</p>${SIGNED}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'account to link with a dashed code',
      language: 'uk',
      subject: 'Додавання особового рахунку',
      html: `<p>Доброго дня, Робіне!</p><p>Ви додаєте рахунок ${account} (просп. Свободи, 112, кв. 47). Аби переконатися, що це ваша оселя, впишіть код доступу</p><blockquote><tt><big>AB-4471-KD</big></tt></blockquote><p>Він надрукований також на паперовій квитанції за вересень, угорі праворуч.</p>${SIGNED}`,
      codes: ['AB-4471-KD'],
      links: [],
      best: { code: 'AB-4471-KD' },
    },
    {
      name: 'three digits for a payment',
      language: 'uk',
      subject: `Підтвердьте оплату 924,48 грн`,
      text: `До сплати: 924,48 грн
Одержувач: ТОВ "Свічадо-Енерго", UA21 3223 13** **** 6001
Картка: 4149 49** **** 7714
Комісія: 0 грн

Введіть ${payment} на сторінці оплати протягом 3 хвилин.

Не ви платите? Телефонуйте до банку за номером на звороті картки.`,
      codes: [payment],
      links: [],
      best: { code: payment },
    },
    {
      name: 'planned outage',
      language: 'uk',
      subject: 'Планове відключення 18 листопада',
      html: `<p>За адресою просп. Свободи, 108–116, світла не буде <b>18.11.2026 з 09:00 до 16:30</b>: міняємо кабель 10 кВ на ТП-286.</p><ul><li>черга погодинних вимкнень: 4.2</li><li>наряд: ${random.digits(5)}/26</li></ul><p>Вимкніть, будь ласка, бойлер і холодильник. Про аварії повідомляйте: 0 800 55 01 30.</p>${SIGNED}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'address to confirm',
      language: 'uk',
      subject: 'Чи ваша це скринька?',
      html: `<p>Вітаємо!</p><p>У заяві № ЕР-${random.digits(6)} ви просили надсилати квитанції на robin@postroom.localhost. Підтвердьте, що скринька ваша:</p><p><a href="https://kabinet.svichado.example/email/ok/5d20aa91?lang=uk">Так, надсилайте сюди</a></p><p>Відповідь чекаємо до 25 листопада, далі заяву закриємо.</p>${SIGNED}`,
      codes: [],
      links: ['https://kabinet.svichado.example/email/ok/5d20aa91?lang=uk'],
      best: { link: 'https://kabinet.svichado.example/email/ok/5d20aa91?lang=uk' },
    },
    {
      name: 'invitation to a shared flat',
      language: 'uk',
      subject: 'Вас запросили до оселі «Свободи, 112»',
      html: `<p>Привіт!</p><p>Соломія Гай (власниця рахунку ${account}) відкрила вам перегляд квитанцій.</p><p>Прийміть запрошення за посиланням <a href="https://kabinet.svichado.example/join?home=112-47&amp;inv=Rk09">kabinet.svichado.example/join</a> або в застосунку: «Додати оселю» → код запрошення <b>${flat.slice(0, 2)} ${flat.slice(2, 4)} ${flat.slice(4)}</b>.</p><p>Діє тиждень, до 21 листопада 2026 року.</p>${SIGNED}`,
      codes: [flat],
      links: ['https://kabinet.svichado.example/join?home=112-47&inv=Rk09'],
      best: { code: flat },
    },
    {
      name: 'new device in plain text',
      language: 'uk',
      subject: 'Новий пристрій',
      text: `На телефоні Moto G54 щойно встановлено застосунок і введено ваш номер +380 50 555 01 **.

Ключ пристрою: ${device}
(вводити без пробілів, регістр не має значення)

Застосунок версії 3.7.1, запит R-${random.digits(6)}. Якщо ви телефона не міняли, цей лист просто видаліть.`,
      codes: [device],
      links: [],
      best: { code: device },
    },
  ];
}
