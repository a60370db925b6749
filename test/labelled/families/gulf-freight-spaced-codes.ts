/** A freight forwarder on both shores of the Gulf: codes cut up by cells, spans, soft hyphens and invisible or narrow spaces, right to left. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

/** ASCII digits in another script; `zero` is that script's zero. */
const inScript = (digits: string, zero: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));

const ARABIC = '\u0660';
const PERSIAN = '\u06f0';

function sheet(lang: 'ar' | 'fa', title: string, rows: string[]): string {
  const name = lang === 'ar' ? 'مرسى النور للشحن' : 'باربری مرسی‌النور';
  const office =
    lang === 'ar'
      ? 'ميناء خالد، رصيف 9، مكتب 214 — ص.ب 5518 — هاتف ‎+971 6 555 0127'
      : 'بندرعباس، بلوار ساحلی، پلاک ۱۱۸، کدپستی ۷۹۱۴۶۵۵۳۱۸ — تلفن ۰۷۶-۵۵۵۰۱۸۲';
  return `<!doctype html><html lang="${lang}" dir="rtl"><head><meta charset="utf-8"><style>td.k{color:#0b4f6c}.n{font:700 26px 'Courier New'}</style></head>
<body bgcolor="#e8eef2"><table align="center" width="580" bgcolor="#ffffff" cellpadding="16" style="border-top:6px solid #0b4f6c">
<tr><td class="k"><b>${name}</b> &#8212; ${title}</td></tr>
${rows.map((row) => `<tr><td>${row}</td></tr>`).join('\n')}
<tr><td style="font-size:11px;color:#789">${office}<br>© 2026</td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [cells, spans, shy, zero, thin, hyphen] = [
    random.digits(6),
    random.digits(5),
    random.digits(6),
    random.digits(6),
    random.digits(8),
    random.digits(6),
  ];
  const customs = `${random.text('CDFHJKMNPRTVWX', 3)}-${random.digits(3)}`;
  const invite = `https://desk.marsanoor.example/ar/team/accept/${random.digits(5)}/${random.text('abcdefghjkmnpqrstuvwxyz', 18)}`;
  const container = random.digits(7);
  return [
    {
      name: 'a cell for each digit',
      language: 'ar',
      subject: 'الدخول إلى لوحة الشحنات',
      html: sheet('ar', 'الدخول إلى لوحة الشحنات', [
        'مرحباً روبن، طُلب الدخول إلى لوحة الشحنات من متصفح جديد في الشارقة عند الساعة 13:42. انقل الأرقام الستة إلى اللوحة:',
        `<table dir="ltr" align="center" cellspacing="6"><tr>${[...cells].map((digit) => `<td class="n" width="40" align="center" style="border:1px solid #0b4f6c">${digit}</td>`).join('')}</tr></table>`,
        'تنتهي المهلة عند الساعة 13:52. رقم العميل 40-7715.',
      ]),
      codes: [cells],
      links: [],
      best: { code: cells },
    },
    {
      name: 'a span for each Arabic-Indic digit',
      language: 'ar',
      subject: 'اعتماد أمر الدفع',
      html: sheet('ar', 'اعتماد أمر الدفع', [
        'بانتظار اعتمادك دفعة بقيمة ٤٬٢٥٠ درهماً لصالح «الخليج للمستودعات»، الفاتورة ٢٠٢٦/٠٣١٨.',
        `لاعتماد الدفعة أدخل <span dir="ltr" style="letter-spacing:8px">${[...inScript(spans, ARABIC)].map((digit, at) => `<span style="color:${at % 2 ? '#0b4f6c' : '#c2571a'}">${digit}</span>`).join('')}</span> في نافذة الصندوق.`,
        'لا يلزم أي إجراء إن كنت قد رفضتها من الهاتف.',
      ]),
      codes: [spans],
      links: [],
      best: { code: spans },
    },
    {
      name: 'soft hyphens',
      language: 'ar',
      subject: 'تغيير رقم الجوال',
      html: sheet('ar', 'تغيير رقم الجوال', [
        'سيصبح رقم التواصل ‎+971 50 555 0166 بدلاً من الرقم المنتهي بـ 31. للتأكد من أنك صاحب الطلب، اكتب في صفحة «بياناتي» رمز التحقق:',
        `<b class="n" dir="ltr">${shy.slice(0, 2)}&shy;${shy.slice(2, 4)}&shy;${shy.slice(4)}</b>`,
        'الطلب رقم 118204، صالح ليوم واحد.',
      ]),
      codes: [shy],
      links: [],
      best: { code: shy },
    },
    {
      name: 'a container has come in',
      language: 'ar',
      subject: 'وصول الحاوية إلى رصيف 9',
      html: sheet('ar', 'وصول الحاوية', [
        `<table dir="ltr" align="center"><tr><td>MNSU</td>${[...container].map((digit) => `<td class="n">${digit}</td>`).join('')}</tr></table>`,
        `أُفرغت الحاوية أعلاه (40 قدماً) فجر 17 مارس 2026. رقم البوليصة MN${random.digits(8)}، والوزن 21\u2009480 كغ، وأجرة التخزين بعد اليوم الخامس 95 درهماً عن كل يوم.`,
        '<a href="https://track.marsanoor.example/ar">تتبّع الشحنة</a>',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'an invitation to the desk',
      language: 'ar',
      subject: 'هالة الكتبي تدعوك إلى فريق التخليص',
      html: sheet('ar', 'دعوة', [
        'أضافتك هالة الكتبي إلى فريق التخليص الجمركي (8 أعضاء، الملف 3307).',
        `<a href="${invite}" style="background:#c2571a;color:#fff;padding:10px 26px;text-decoration:none">قبول الدعوة</a>`,
        'تبقى الدعوة مفتوحة حتى 31 مارس.',
      ]),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'zero-width spaces between Persian digits',
      language: 'fa',
      subject: 'ورود به میز کار باربری',
      html: sheet('fa', 'ورود به میز کار', [
        'سلام رابین، برای ادامهٔ ورود از رایانهٔ انبار شمارهٔ ۳ این عدد را بنویسید:',
        `<div class="n" dir="ltr" align="center">${[...inScript(zero, PERSIAN)].join('\u200b')}</div>`,
        'ساعت درخواست ۹:۱۷، سه‌شنبه ۱۸ فروردین ۱۴۰۵. پس از پنج دقیقه باید دوباره درخواست کنید.',
      ]),
      codes: [zero],
      links: [],
      best: { code: zero },
    },
    {
      name: 'thin spaces within groups',
      language: 'fa',
      subject: 'جفت کردن بارکدخوان',
      html: sheet('fa', 'بارکدخوان تازه', [
        'بارکدخوان MX-20 (سریال 884170) روشن شد و منتظر شمارهٔ جفت‌سازی است.',
        `<span class="n" dir="ltr">${thin.slice(0, 4).split('').join('\u2009')}\u2003${thin.slice(4).split('').join('\u2009')}</span>`,
        'نسخهٔ نرم‌افزار ۲٫۱۴ است؛ اگر صفحه خاموش شد دکمهٔ زرد را سه ثانیه نگه دارید.',
      ]),
      codes: [thin],
      links: [],
      best: { code: thin },
    },
    {
      name: 'non-breaking hyphen between groups of Persian digits',
      language: 'fa',
      subject: 'تأیید برداشت از کیف پول باربری',
      html: sheet('fa', 'برداشت', [
        'مبلغ ۱۲٬۵۰۰٬۰۰۰ ریال به شبای IR۸۲ … ۴۴۰۱ واریز خواهد شد.',
        `رمز تأیید برداشت: <bdo dir="ltr" class="n">${inScript(hyphen.slice(0, 3), PERSIAN)}\u2011${inScript(hyphen.slice(3), PERSIAN)}</bdo>`,
        'کارمزد ۹٬۰۰۰ ریال. شمارهٔ پیگیری ۱۴۰۵۰۱۱۹۰۰۴۷.',
      ]),
      codes: [hyphen],
      links: [],
      best: { code: hyphen },
    },
    {
      name: 'letters and digits in cells',
      language: 'fa',
      subject: 'امضای اظهارنامه',
      html: sheet('fa', 'امضای اظهارنامه', [
        `اظهارنامهٔ ۵۰۱۰۰-${inScript(random.digits(6), PERSIAN)} آمادهٔ امضاست. در کادر امضا این نویسه‌ها را همراه با خط تیره وارد کنید:`,
        `<table dir="ltr" align="center" cellpadding="0"><tr>${[...customs].map((letter) => `<td style="font-size:30px">${letter}</td>`).join('')}</tr></table>`,
        'بعد از امضا ویرایش ممکن نیست. کارشناس پرونده: خانم دریابندری، داخلی ۲۱۷.',
      ]),
      codes: [customs],
      links: [],
      best: { code: customs },
    },
    {
      name: 'a bill with an account number in cells',
      language: 'fa',
      subject: 'صورتحساب انبارداری اسفند',
      html: sheet('fa', 'صورتحساب', [
        `بدهی اسفند ۱۴۰۴: ۳۸٬۴۰۰٬۰۰۰ ریال. لطفاً به این حساب واریز کنید:`,
        `<table dir="ltr" align="center"><tr>${[...random.digits(10)].map((digit) => `<td style="border-bottom:1px solid #789">${inScript(digit, PERSIAN)}</td>`).join('')}</tr></table>`,
        'شناسهٔ واریز ۲۲۰۱۴، مهلت پرداخت ۳۱ فروردین.',
      ]),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
