/** An airline with a wallet for miles: right-to-left boarding-card layout; booking references and flights around digits of three scripts. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function card(lang: string, title: string, lines: string[], stub: string): string {
  return `<!DOCTYPE html><html dir="rtl" lang="${lang}"><head><meta charset="utf-8"></head>
<body dir="rtl" style="background:#e9e4da;font-family:Tahoma,'Segoe UI',sans-serif">
<section style="max-width:600px;margin:24px auto;background:#fff;border-radius:6px;border-right:14px solid #c8741a">
<header style="padding:14px 22px;border-bottom:2px dashed #c8741a"><img src="https://assets.zaafaran.example/crane.png" width="40" alt="Zaafaran Air"> <span dir="ltr">ZAAFARAN AIR</span></header>
<h3 style="padding:0 22px">${title}</h3>
${lines.map((line) => `<p style="padding:0 22px">${line}</p>`).join('')}
<footer style="background:#faf6ee;color:#8a7a5c;font-size:11px;padding:12px 22px">${stub}</footer>
</section></body></html>`;
}

/** The digits in the script whose zero is given. */
function written(code: string, zero: number): string {
  return code.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

export function mails(random: Random): FamilyMail[] {
  const [arabic, points, hebrew, both, persian] = Array.from({ length: 5 }, () => random.digits(6)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const [pay, young] = [random.digits(4), random.digits(5)];
  const letters = random.text('BCDFGHJKLMNPQRSTVWXZ', 6);
  const password = `https://mail.zaafaran.example/cl/${random.text('abcdefghijkmnopqrstuvwxyz0123456789', 28)}/set-password`;
  const verify = `https://fly.zaafaran.example/he/verify-email?m=${random.digits(8)}&c=${random.text('0123456789abcdef', 16)}`;
  return [
    {
      name: 'ar sign-in with Arabic digits',
      language: 'ar',
      subject: 'تسجيل الدخول إلى محفظة الأميال',
      html: card(
        'ar',
        'مرحبًا أستاذة ريم',
        [
          'طُلب الدخول إلى محفظتك من متصفح سفاري في مسقط عند الساعة ٧:٤٥ مساءً.',
          `أدخلي الرقم التالي في صفحة الدخول: <b style="font-size:24px">${written(arabic, 0x660)}</b>`,
          'تنتهي صلاحيته بعد ١٠ دقائق، ولا تشاركيه مع أحد.',
        ],
        'طيران زعفران، شارع المرسى ٢١٤، مسقط. هاتف ٢٤٥٥٥٠١٢',
      ),
      codes: [arabic],
      links: [],
      best: { code: arabic },
    },
    {
      name: 'ar booking',
      language: 'ar',
      subject: 'تأكيد الحجز QX7R2M',
      html: card(
        'ar',
        'رحلتك مؤكدة',
        [
          'رمز الحجز: <b dir="ltr">QX7R2M</b><br>رقم التذكرة: <span dir="ltr">955-2204417083</span>',
          'الرحلة ZF 418 من مسقط إلى إسطنبول، ١٤ مارس ٢٠٢٦، المغادرة 09:25، المقعد 14C.',
          'المبلغ المدفوع 168.500 ر.ع. — وزن الأمتعة 30 كغ.',
          '<a href="https://fly.zaafaran.example/ar/manage/QX7R2M">إدارة الحجز</a>',
        ],
        'يُغلق تسجيل الوصول قبل الإقلاع بستين دقيقة.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ar transfer of miles',
      language: 'ar',
      subject: 'تحويل ٢٥٠٠٠ ميل',
      html: card(
        'ar',
        'هل توافقين على التحويل؟',
        [
          'المستفيد: سامي الرواحي، رقم العضوية 7713 0029. الرسوم 12.000 ر.ع.',
          `للموافقة اكتبي رمز التأكيد <span dir="ltr">${points}</span> في التطبيق قبل الساعة 21:30.`,
          'بعد التنفيذ لا يمكن استرجاع الأميال.',
        ],
        'رقم الطلب MT-2026-00418',
      ),
      codes: [points],
      links: [],
      best: { code: points },
    },
    {
      name: 'ar first password',
      language: 'ar',
      subject: 'حسابك في انتظار كلمة المرور',
      html: card(
        'ar',
        'أهلًا بك في عائلة زعفران',
        [
          'أنشأ مكتب السفر حسابًا باسمك يوم 6 يناير 2026، ورقم عضويتك 7713 4480.',
          `<a href="${password}" style="background:#c8741a;color:#fff;padding:11px 26px;text-decoration:none">اختيار كلمة المرور</a>`,
          'هذا الرابط شخصي ويعمل مرة واحدة خلال يومين.',
        ],
        '<a href="https://fly.zaafaran.example/ar/faq">أسئلة شائعة</a>',
      ),
      codes: [],
      links: [password],
      best: { link: password },
    },
    {
      name: 'ar Latin letters only',
      language: 'ar',
      subject: 'استعادة الوصول إلى الحساب',
      text: `عزيزنا المسافر،

وصلنا طلبك رقم 880213 لاستعادة الوصول.
اكتب الأحرف اللاتينية الستة في شاشة الاستعادة:

${letters}

تبقى سارية حتى الساعة 18:00 بتوقيت مسقط.

طيران زعفران - خدمة الأعضاء
24555012`,
      codes: [letters],
      links: [],
      best: { code: letters },
    },
    {
      name: 'he sign-in',
      language: 'he',
      subject: 'הכניסה שלך לאזור האישי',
      text: `שלום נעם,

ביקשת להיכנס לאזור האישי ב-11.2.2026 בשעה 08:17.
הקוד החד-פעמי שלך הוא ${hebrew} והוא תקף ל-5 דקות.

לא ביקשת? אפשר למחוק את ההודעה.

זעפראן אייר, רחוב הנמל 96, חיפה
טלפון *5514`,
      codes: [hebrew],
      links: [],
      best: { code: hebrew },
    },
    {
      name: 'he boarding pass',
      language: 'he',
      subject: 'כרטיס העלייה למטוס לטיסה ZF 602',
      html: card(
        'he',
        'טיסה נעימה!',
        [
          'נוסע: נעם ב׳ | שער B7 | מושב 22A | קבוצת עלייה 3',
          'קוד הזמנה <span dir="ltr">LK4TPW</span>, מספר סידורי 047.',
          'ההמראה ב-16 במרץ 2026 בשעה 13:50. קוד ה-Wi-Fi בטרקלין: 2468crane.',
        ],
        'משקל כבודת יד עד 8 ק״ג.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'he address by code or link',
      language: 'he',
      subject: 'אימות כתובת הדוא״ל',
      html: card(
        'he',
        'עוד רגע ואתם חברים',
        [
          `הזינו בטופס ההצטרפות את קוד האימות <b>${both}</b>`,
          `או <a href="${verify.replace('&', '&amp;')}">לחצו כאן לאימות הכתובת</a>, מה שנוח יותר.`,
          'מספר החבר שישוריין עבורכם: 7720 1185.',
        ],
        '<a href="https://fly.zaafaran.example/he/privacy">מדיניות פרטיות</a> | © 2026',
      ),
      codes: [both],
      links: [verify],
      best: { code: both },
    },
    {
      name: 'he refund',
      language: 'he',
      subject: 'פנייה 5501882: ההחזר אושר',
      html: card(
        'he',
        'ההחזר בדרך',
        [
          'לאחר בדיקת פנייה מספר 5501882 נזכה את הכרטיס המסתיים ב-7719 בסכום של 1,245 ₪.',
          'אסמכתא: 20260204-331. הזיכוי יופיע תוך 7 עד 14 ימי עסקים.',
        ],
        'שירות לקוחות, ימים א׳–ה׳ 8:00–20:00',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'he payment of four digits',
      language: 'he',
      subject: 'אישור תשלום עבור שדרוג מושב',
      html: card(
        'he',
        'שדרוג לשורה 4',
        [
          'סכום: 320 ₪. כרטיס: 7719. הזמנה: <span dir="ltr">LK4TPW</span>.',
          `כדי לאשר את התשלום הקלידו <span style="border:1px solid #c8741a;padding:4px 14px;font-size:22px">${pay}</span> בחלון שנפתח.`,
        ],
        'החלון נסגר מעצמו כעבור שלוש דקות.',
      ),
      codes: [pay],
      links: [],
      best: { code: pay },
    },
    {
      name: 'fa sign-in with Persian digits',
      language: 'fa',
      subject: 'ورود به باشگاه مسافران',
      html: card(
        'fa',
        'سلام خانم آذرنوش',
        [
          `رمز یک‌بارمصرف شما: <b style="font-size:22px">${written(persian.slice(0, 3), 0x6f0)} ${written(persian.slice(3), 0x6f0)}</b>`,
          'این رمز تا ساعت ۱۷:۴۰ امروز، ۲۲ بهمن ۱۴۰۴، اعتبار دارد.',
          'شماره عضویت: ۷۷۱۳۵۵۰۲',
        ],
        'هواپیمایی زعفران، تهران، خیابان بندر ۳۸، تلفن ۰۲۱۵۵۵۰۱۲۶',
      ),
      codes: [persian],
      links: [],
      best: { code: persian },
    },
    {
      name: 'fa delayed flight',
      language: 'fa',
      subject: 'تأخیر پرواز ZF 733',
      text: `مسافر گرامی،

پرواز ۷۳۳ به مقصد شیراز با ۹۰ دقیقه تأخیر، ساعت ۲۱:۱۵ انجام می‌شود.
کد رزرو: HN8WZC
کد پذیرایی رستوران فرودگاه: ۴۴۱۰ (برای یک وعده)

از شکیبایی شما سپاسگزاریم.
هواپیمایی زعفران`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'fa discount',
      language: 'fa',
      subject: 'نوروز ۱۴۰۵ با ۲۰٪ تخفیف',
      html: card(
        'fa',
        'سفر نوروزی ارزان‌تر',
        [
          'هنگام خرید بلیت، کد تخفیف <b>NOROOZ20</b> را وارد کنید.',
          'ویژهٔ پروازهای ۲۸ اسفند تا ۱۴ فروردین، حداکثر ۲٬۰۰۰٬۰۰۰ تومان.',
          '<a href="https://fly.zaafaran.example/fa/offers?c=nz1405">دیدن پروازها</a>',
        ],
        '<a href="https://fly.zaafaran.example/fa/unsub?i=5502">لغو خبرنامه</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'fa sign-up',
      language: 'fa',
      subject: 'تکمیل ثبت‌نام',
      html: card(
        'fa',
        'یک قدم مانده است',
        [
          'برای ساخت حساب با نشانی robin@fyrtaarn.example، کد تأیید زیر را در برنامه بنویسید.',
          `<span dir="ltr" style="font-size:26px">${young}</span>`,
          'اگر برنامه بسته شد، نسخهٔ ۳٫۸ را از فروشگاه دوباره باز کنید.',
        ],
        'پیام شمارهٔ ۱۱۸۰-۲۰۲۶',
      ),
      codes: [young],
      links: [],
      best: { code: young },
    },
  ];
}
