/** A small hotel group in Hamburg and Iran whose codes look like years, dates, times and prices, among real ones. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const booking = `CV${random.digits(6)}`;
  const wifi = `https://gast.karawan-hotels.example/einladung/${random.text('abcdefghijkmnpqrstuvwxyz', 12)}`;
  const fa = `کاروانسرای ماهان، خیابان کاشانی ۴۴، یزد ۸۹۱۳۶ | پذیرش ۰۳۵-۵۵۵۰۱۲۰ | رزرو ${booking}`;
  return [
    {
      name: 'a code like a Persian year',
      language: 'fa',
      subject: 'ورود به صفحهٔ میهمان',
      text: `جناب رابین گرامی،

به خانهٔ ما خوش آمدید. در صفحهٔ میهمان، کد ورود شما 1404 است و تا ساعت ۱۶:۰۰ کار می‌کند.
اقامت: ۲۲ تا ۲۵ فروردین ۱۴۰۵، اتاق ۲۰۷، شبی ۲٬۹۰۰٬۰۰۰ تومان.

${fa}`,
      codes: ['1404'],
      links: [],
      best: { code: '1404' },
    },
    {
      name: 'a code like a date in Persian digits',
      language: 'fa',
      subject: 'تأیید تغییر تاریخ سفر',
      html: `<div dir="rtl" style="font-family:Vazirmatn,Tahoma;border:10px solid #c8a15a;padding:22px;max-width:500px"><h3>تغییر تاریخ</h3><p>سفر شما از ۲۲ فروردین به ۲۹ فروردین ۱۴۰۵ می‌رود. تا کد زیر را در صفحهٔ تغییر ننویسید، تاریخ پیشین برقرار است.</p><p align="center"><big><b>۰۵۰۱۲۹</b></big></p><p>اختلاف بها ۴۵۰٬۰۰۰ تومان</p><p><small>${fa}</small></p></div>`,
      codes: ['050129'],
      links: [],
      best: { code: '050129' },
    },
    {
      name: 'a code like a price',
      language: 'fa',
      subject: 'ثبت کارت بانکی برای ضمانت',
      html: `<div dir="rtl" style="font-family:Vazirmatn,Tahoma;border:10px solid #c8a15a;padding:22px;max-width:500px"><p>میهمان گرامی، برای ضمانت رزرو کارت ۶۱۰۴ … ۳۳۱۸ ثبت می‌شود و مبلغ ۵۰۰٬۰۰۰ تومان نگه داشته خواهد شد.</p><p>در خانهٔ «رمز یک‌بارمصرف» بنویسید <b dir="ltr">750000</b></p><p>شام روز ورود: ۷۵۰٬۰۰۰ تومان برای هر نفر.</p><p><small>${fa}</small></p></div>`,
      codes: ['750000'],
      links: [],
      best: { code: '750000' },
    },
    {
      name: 'all about the stay, none to type',
      language: 'fa',
      subject: 'رزرو شما قطعی شد',
      text: `جناب رابین گرامی،

رزرو شما برای ۲۹ فروردین ۱۴۰۵ (18 آوریل 2026) قطعی است. ورود از ساعت 14:00، خروج تا 11:30.
کد رهگیری پرداخت ۱۴۰۴۱۲۲۰۷۷. قفل در حیاط با رمز ۱۳۶۲ باز می‌شود.

${fa}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'the bill after the stay',
      language: 'fa',
      subject: 'صورتحساب اقامت',
      html: `<div dir="rtl" style="font-family:Vazirmatn,Tahoma;border:10px solid #c8a15a;padding:22px;max-width:500px"><table width="100%"><tr><td>سه شب اقامت</td><td>۸٬۷۰۰٬۰۰۰</td></tr><tr><td>صبحانه</td><td>۹۶۰٬۰۰۰</td></tr><tr><td>مالیات ۱۰٪</td><td>۹۶۶٬۰۰۰</td></tr></table><p>شمارهٔ صورتحساب ۱۴۰۵-۰۰۸۸۱. کد تخفیف سفر بعدی: MAHAN15</p><p><small>${fa}</small></p></div>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a code like a year',
      language: 'de',
      subject: 'Karawan Hamburg: Ihr Check-in am Telefon',
      html: `<div style="font-family:Georgia,serif;border:10px solid #c8a15a;padding:22px;max-width:500px"><p>Lieber Herr Achterberg,</p><p>seit 1987 empfangen wir Gäste an der Alster, seit 2019 auch ohne Rezeption. Für den Check-in am Telefon geben Sie bitte <b>2019</b> als Bestätigung ein, danach unterschreiben Sie den Meldeschein.</p><p>Ankunft 24.04.2026 ab 15:00, Zimmer 312, 2 Nächte zu 129,00 €.</p><p style="font-size:11px">Karawan Hamburg, Schwanenwik 21, 22087 Hamburg &middot; Buchung ${booking}</p></div>`,
      codes: ['2019'],
      links: [],
      best: { code: '2019' },
    },
    {
      name: 'a code like a day and month',
      language: 'de',
      subject: 'Minibar und Spa auf die Zimmerrechnung',
      text: `Lieber Herr Achterberg,

Sie haben am 25.04.2026 um 21:05 Uhr um Freigabe des Zimmerkontos gebeten (bisher 48,50 EUR). Zur Freigabe am Fernseher drücken Sie nacheinander 2 5 0 4, dann OK.

Das Spa schließt um 22:30 Uhr. Rufnummer aus dem Zimmer: 9.

Karawan Hamburg, Schwanenwik 21
Buchung ${booking}
`,
      codes: ['2504'],
      links: [],
      best: { code: '2504' },
    },
    {
      name: 'an invitation to a shared booking',
      language: 'de',
      subject: 'Sie wurden zu einer Buchung hinzugefügt',
      html: `<div style="font-family:Georgia,serif;border:10px solid #c8a15a;padding:22px;max-width:500px"><p>Frau Tavakoli teilt die Buchung ${booking} (01.–03.05.2026, 1958er Suite) mit Ihnen.</p><p><a href="${wifi}">Einladung annehmen und Ausweisdaten ergänzen</a></p><p>Oder sehen Sie sich erst <a href="https://karawan-hotels.example/hamburg/zimmer">das Zimmer</a> an.</p></div>`,
      codes: [],
      links: [wifi],
      best: { link: wifi },
    },
    {
      name: 'a code like a time',
      language: 'en',
      subject: 'Karawan guest page: 1830',
      text: `Dear Robin,

as you signed in from a borrowed tablet at 18:12, the guest page would like the four figures 1830 before it shows your passport data. Dinner is at 19:30, by the way, and the shuttle to the station leaves at 07:45.

Mahan House, Yazd, since 1362
Booking ${booking}
`,
      codes: ['1830'],
      links: [],
      best: { code: '1830' },
    },
    {
      name: 'a code like a full date',
      language: 'en',
      subject: 'Loyalty account: confirm the transfer of nights',
      html: `<div style="font-family:Georgia,serif;border:10px solid #c8a15a;padding:22px;max-width:500px"><p>Dear Robin,</p><p>6 free nights (worth EUR 774.00) are about to move to Ms Tavakoli's card, no. 5520 8817. Confirm on the points page with</p><p style="font-size:21px" align="center">2026 0503</p><p>The offer of 3 May 2026 stands for 48 hours. Points before the move: 20,260; after it: 8,260.</p><p style="font-size:11px">Karawan Hotels GmbH, HRB 118 204</p></div>`,
      codes: ['20260503'],
      links: [],
      best: { code: '20260503' },
    },
  ];
}
