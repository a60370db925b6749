/** A health fund with hospitals that writes right to left, in Hebrew and in Arabic: nested tables for the portal's mails, short plain ones from the branches. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const leaf = (lang: 'he' | 'ar', title: string, body: string) => `<!DOCTYPE html>
<html lang="${lang}" dir="rtl"><head><meta charset="utf-8"><title>${title}</title>
<style>@media only screen and (max-width:600px){.full{width:100%!important}.pad{padding:18px!important}}</style></head>
<body style="background-color:#eef4ee;margin:0" dir="rtl">
<table class="full" width="560" align="center" border="0" cellpadding="0" cellspacing="0" dir="rtl" style="background-color:#ffffff;border-top:5px solid #2e7d32">
<tr><td class="pad" style="padding:26px 34px 0;text-align:right;font-family:Arial,sans-serif;font-size:13px;color:#2e7d32"><b>${lang === 'he' ? 'קופת אלון – שירותי בריאות' : 'صندوق ألون – خدمات صحية'}</b></td></tr>
<tr><td class="pad" style="padding:6px 34px;text-align:right;font-family:Arial,sans-serif"><h2 style="margin:0;color:#1b3a1d">${title}</h2></td></tr>
<tr><td class="pad" style="padding:10px 34px 30px;text-align:right;font-family:Arial,sans-serif;font-size:15px;line-height:1.65;color:#333">${body}</td></tr>
</table>
<table class="full" width="560" align="center" dir="rtl"><tr><td style="text-align:right;padding:14px 34px;font:11px Arial;color:#777">${
  lang === 'he'
    ? 'מוקד אלון <span dir="ltr">*3055</span> או <span dir="ltr">04-555-3055</span>, בכל שעות היממה. רח\' האלונים 14, חיפה 3500099.<br>הודעה זו נשלחה ממערכת אוטומטית ואינה מיועדת למענה.'
    : 'مركز ألون <span dir="ltr">*3055</span> أو <span dir="ltr">04-555-3055</span> على مدار الساعة. شارع السنديان 14، حيفا 3500099.<br>أُرسلت هذه الرسالة آليًا، فلا حاجة إلى الرد عليها.'
}</td></tr></table>
</body></html>`;

export function mails(random: Random): FamilyMail[] {
  const [entry, proxy, arEntry, arJoin, arPay] = [
    random.digits(6),
    random.digits(5),
    random.digits(6),
    random.digits(4),
    random.digits(6),
  ];
  const reset = `https://my.alon-health.example/reset/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef0123456789_-', 43)}`;
  const confirm = `https://my.alon-health.example/ar/email/confirm?u=${random.digits(6)}&h=${random.text('0123456789abcdef', 20)}`;
  return [
    {
      name: 'he one-time code',
      language: 'he',
      subject: 'קוד חד-פעמי לכניסה לאזור האישי',
      html: leaf(
        'he',
        'הקוד החד-פעמי שלך',
        `רובין שלום,<br>ביקשת להיכנס לאזור האישי באתר. הקוד לכניסה הוא:
<div style="margin:16px 0;padding:12px;background:#e8f5e9;text-align:center"><bdo dir="ltr" style="font-size:28px;font-weight:bold">${entry}</bdo></div>
תוקף הקוד 5 דקות. אין למסור אותו לאף אחד, גם לא למי שמציג את עצמו כנציג הקופה.<br>
<span style="font-size:12px;color:#777">הבקשה התקבלה ב-24.11.2026 בשעה 08:17, מכתובת 203.0.113.${random.whole(2, 250)}</span>`,
      ),
      codes: [entry],
      links: [],
      best: { code: entry },
    },
    {
      name: 'he appointment',
      language: 'he',
      subject: "תזכורת: תור לרופאת עור ביום ג', 1.12",
      text: `שלום רובין,

מזכירים לך את התור שקבעת:

רופאה: ד"ר נועה בר-שקד, רפואת עור ומין
מתי: יום ג', 1 בדצמבר 2026, בשעה 09:20
איפה: מרפאת רמת שקד, רח' החרוב 7, קומה 2, חדר 207
מספר תור: ${random.digits(7)}

נא להביא כרטיס מגנטי והפניה (טופס 17). השתתפות עצמית: 34 ש"ח.
לא מגיעים? אפשר לבטל עד 24 שעות מראש בטלפון *3055.

בריאות שלמה,
קופת אלון`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'he results are there',
      language: 'he',
      subject: 'התקבלו תוצאות בדיקת הדם',
      html: leaf(
        'he',
        'התוצאות שלך הגיעו',
        `תוצאות בדיקת המעבדה מיום 22.11.2026 (דגימה <span dir="ltr">LB-${random.digits(8)}</span>) נמצאות עכשיו ביישומון, תחת "בדיקות".<br><br>הרופאה המטפלת תעיין בהן ותיצור קשר במידת הצורך. מטעמי פרטיות איננו שולחים תוצאות בדוא"ל.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'he password by link',
      language: 'he',
      subject: 'איפוס הסיסמה באתר קופת אלון',
      html: leaf(
        'he',
        'בחירת סיסמה חדשה',
        `שלום רובין,<br>לבקשתך, אפשר לקבוע סיסמה חדשה בעמוד הזה:<br><br>
<table border="0" cellpadding="0" cellspacing="0"><tr><td style="background-color:#2e7d32;padding:11px 30px"><a href="${reset}" style="color:#ffffff;text-decoration:none;font-weight:bold">לקביעת סיסמה</a></td></tr></table><br>
הקישור יפעל פעם אחת בלבד, עד היום בחצות. הסיסמה הנוכחית תישאר בתוקף עד שתבחר חדשה.<br>מספר פנייה ${random.digits(8)}`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'he medicines in a locker',
      language: 'he',
      subject: 'התרופות שלך מחכות בלוקר 📦',
      text: `רובין שלום,

מרשם ${random.digits(9)} מוכן. התרופות מחכות לך בלוקר שבכניסה לבית המרקחת אלון, קניון הכרמל הירוק.

תא 31, קוד לפתיחה: ${random.digits(5)}#
ניתן לאסוף 24/7, עד יום ה' 26.11 בשעה 22:00. לאחר מכן התרופות יוחזרו למלאי.
חויבת בסך 46.80 ש"ח בכרטיס המסתיים ב-${random.digits(4)}.

בית מרקחת אלון, טל' 04-555-3071`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'he a parent is given access',
      language: 'he',
      subject: 'בקשת הרשאה לצפייה בתיק הרפואי',
      html: leaf(
        'he',
        'בקשת הרשאה',
        `<b>תמר מוריטה</b> (ת"ז המסתיימת ב-${random.digits(3)}) ביקשה לצפות בתיק הרפואי שלך ולזמן עבורך תורים.<br><br>
אם זה מקובל עליך, היכנס ליישומון &larr; הרשאות &larr; בקשות ממתינות, ורשום שם: <b>${proxy}</b><br><br>
ההרשאה תינתן לשנה, עד 23.11.2027, ואפשר לבטלה בכל עת. בקשה שלא תאושר בתוך 7 ימים תימחק.`,
      ),
      codes: [proxy],
      links: [],
      best: { code: proxy },
    },
    {
      name: 'ar code to enter',
      language: 'ar',
      subject: 'رمز الدخول إلى المنطقة الشخصية',
      html: leaf(
        'ar',
        'رمز الدخول',
        `مرحبًا رلى،<br>هذا رمز الدخول إلى منطقتك الشخصية:
<div style="margin:16px 0;padding:12px;background:#e8f5e9;text-align:center"><bdo dir="ltr" style="font-size:28px;font-weight:bold">${arEntry.slice(0, 3)}&nbsp;${arEntry.slice(3)}</bdo></div>
يبقى الرمز ساريًا خمس دقائق. موظفونا لا يسألون عنه أبدًا.<br><span style="font-size:12px;color:#777">24.11.2026، الساعة 08:40، متصفح من هاتف، 192.0.2.${random.whole(2, 250)}</span>`,
      ),
      codes: [arEntry],
      links: [],
      best: { code: arEntry },
    },
    {
      name: 'ar number for the registration',
      language: 'ar',
      subject: 'تسجيلك في تطبيق ألون',
      text: `مرحبًا رلى،

بدأتِ التسجيل في تطبيق ألون. اكتبي الأرقام الأربعة ${arJoin} في شاشة التسجيل ثم اختاري كلمة مرور.

رقم الهوية المسجَّل: *****${random.digits(4)}
الفرع: عيادة الورود، الناصرة

إن لم تبدئي التسجيل بنفسك، نرجو إبلاغنا على *3055.

مع تمنياتنا بالصحة،
صندوق ألون`,
      codes: [arJoin],
      links: [],
      best: { code: arJoin },
    },
    {
      name: 'ar appointment moved',
      language: 'ar',
      subject: 'تأجيل موعدك مع د. سامر خليل',
      text: `السيدة رلى المحترمة،

نأسف لإبلاغك بأن موعدك مع د. سامر خليل (طب العيون) قد تأجل.

الموعد السابق: الأربعاء 25.11.2026، الساعة 10:15
الموعد الجديد: الأحد 6.12.2026، الساعة 12:40
المكان: عيادة الورود، الطابق 1، غرفة 112
رقم الموعد: ${random.digits(7)}

الموعد الجديد محجوز لك ولا يلزم أي تأكيد. لتغييره اتصلي على 04-555-3055.

سكرتارية العيادة`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ar quarterly fee to be approved',
      language: 'ar',
      subject: 'موافقة على دفعة بقيمة 127.50 شيكل',
      html: leaf(
        'ar',
        'الموافقة على الدفع',
        `طُلب دفع رسوم الربع الرابع لعام 2026:<br><br>
<table width="100%" cellpadding="6" dir="rtl" style="border-collapse:collapse"><tr><td style="border:1px solid #cfe3cf">رقم الفاتورة</td><td style="border:1px solid #cfe3cf" dir="ltr">${random.digits(9)}</td></tr><tr><td style="border:1px solid #cfe3cf">المبلغ</td><td style="border:1px solid #cfe3cf">127.50 شيكل</td></tr><tr><td style="border:1px solid #cfe3cf">البطاقة</td><td style="border:1px solid #cfe3cf" dir="ltr">**** ${random.digits(4)}</td></tr><tr><td style="border:1px solid #cfe3cf"><b>رمز الموافقة</b></td><td style="border:1px solid #cfe3cf" dir="ltr"><b>${arPay}</b></td></tr></table><br>أدخلي رمز الموافقة في صفحة الدفع خلال عشر دقائق، وإلا أُلغيت العملية.`,
      ),
      codes: [arPay],
      links: [],
      best: { code: arPay },
    },
    {
      name: 'ar address to be confirmed',
      language: 'ar',
      subject: 'تأكيد بريدك الإلكتروني',
      html: leaf(
        'ar',
        'أكّدي بريدك الإلكتروني',
        `لكي نرسل إليك التذكيرات ونتائج الإحالات على هذا العنوان، نرجو الضغط على الزر:<br><br>
<table border="0" cellpadding="0" cellspacing="0"><tr><td style="background-color:#2e7d32;padding:11px 30px"><a href="${confirm.replace('&', '&amp;')}" style="color:#ffffff;text-decoration:none;font-weight:bold">تأكيد العنوان</a></td></tr></table><br>الزر صالح حتى 30.11.2026. رقم الملف ${random.digits(8)}.`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
  ];
}
