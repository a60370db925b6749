/** An airline of the Middle East: right-to-left and Turkish newsletter tables, one-time codes, bookings, miles. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const sheet = (
  language: string,
  content: string,
  footer: string,
) => `<html lang="${language}" dir="${language === 'tr' ? 'ltr' : 'rtl'}">
<head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>Zephyra</title></head>
<body bgcolor="#f4f4f4" style="margin:0;padding:0">
<table width="100%" border="0" cellspacing="0" cellpadding="0" bgcolor="#f4f4f4"><tr><td align="center" style="padding:20px">
<table width="640" border="0" cellspacing="0" cellpadding="0" bgcolor="#ffffff" style="border-top:6px solid #7a1f3d">
<tr><td style="padding:24px 40px"><img src="https://img.zephyra.example/logo-2026.png" width="160" height="40" alt="Zephyra"></td></tr>
<tr><td style="padding:0 40px 32px;font-family:Tahoma,Arial,sans-serif;font-size:15px;line-height:26px;color:#333333">${content}</td></tr>
<tr><td bgcolor="#7a1f3d" style="padding:18px 40px;font-family:Tahoma,Arial,sans-serif;font-size:12px;color:#ffffff">${footer}</td></tr>
</table></td></tr></table></body></html>`;
const otp = (code: string) =>
  `<table align="center" cellpadding="0" cellspacing="0" style="margin:16px auto"><tr><td dir="ltr" style="background:#f7ecef;padding:12px 40px;font-size:30px;font-weight:700;color:#7a1f3d">${code}</td></tr></table>`;
const pressed = (link: string, label: string) =>
  `<table align="center" cellpadding="0" cellspacing="0" style="margin:20px auto"><tr><td bgcolor="#7a1f3d" style="border-radius:4px"><a href="${link.replaceAll('&', '&amp;')}" style="display:block;padding:12px 32px;color:#ffffff;text-decoration:none">${label}</a></td></tr></table>`;
const persian = (digits: string) => digits.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
const AR =
  'طيران زفيرا، ص.ب. 4417، دبي، الإمارات العربية المتحدة | مركز الاتصال: 600 555 018<br><a href="https://zephyra.example/ar/unsubscribe?m=5513" style="color:#fff">إلغاء الاشتراك</a> | <a href="https://zephyra.example/ar/privacy" style="color:#fff">سياسة الخصوصية</a><br>© 2026 زفيرا. جميع الحقوق محفوظة.';
const FA =
  'هواپیمایی زفیرا، تهران، خیابان ولیعصر، پلاک ۲۱۸۰، کد پستی ۱۹۶۶۷۴۳۸۱۱ | تلفن پشتیبانی: ۰۲۱-۵۵۵۰۱۸۰<br><a href="https://zephyra.example/fa/unsubscribe?m=7719" style="color:#fff">لغو عضویت در خبرنامه</a>';
const TR =
  'Zephyra Havayolları, Büyükdere Cad. No: 127, 34394 Şişli/İstanbul | Çağrı merkezi: 0850 555 01 80<br><a href="https://zephyra.example/tr/abonelik-iptal?m=2204" style="color:#fff">Abonelikten çık</a> | © 2026 Zephyra. Tüm hakları saklıdır.';
const HE =
  'זפירה תעופה, דרך מנחם בגין 132, תל אביב 6701101 | שירות לקוחות: 5018*<br><a href="https://zephyra.example/he/unsubscribe?m=9037" style="color:#fff">להסרה מרשימת התפוצה</a> | © 2026 זפירה';

export function mails(random: Random): FamilyMail[] {
  const [ar, fa, forgot] = [random.digits(6), random.digits(5), random.digits(6)];
  const [tr, miles, he] = [random.digits(6), random.digits(4), random.digits(6)];
  const pnr = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6);
  const activate = `https://zephyra.example/ar/wings/activate?member=${random.digits(9)}&key=${random.text('abcdef0123456789', 32)}`;
  const reset = `https://zephyra.example/he/account/new-password?t=${random.text('ABCDEFabcdef0123456789_-', 44)}`;
  return [
    {
      name: 'ar login code',
      language: 'ar',
      subject: 'رمز التحقق الخاص بك',
      html: sheet(
        'ar',
        `<p>مرحباً روبن،</p><p>رمز التحقق الخاص بك هو:</p>${otp(ar)}<p>تنتهي صلاحية الرمز خلال 10 دقائق. يرجى عدم مشاركة هذا الرمز مع أي شخص.</p><p>إذا لم تطلب هذا الرمز، يرجى تجاهل هذه الرسالة.</p>`,
        AR,
      ),
      codes: [ar],
      links: [],
      best: { code: ar },
    },
    {
      name: 'ar booking confirmed',
      language: 'ar',
      subject: `تأكيد الحجز ${pnr}`,
      html: sheet(
        'ar',
        `<p>عزيزي المسافر،</p><p>تم تأكيد حجزك بنجاح. رقم الحجز: <b dir="ltr">${pnr}</b></p><p>الرحلة ZY ${random.whole(200, 899)}<br>دبي (DXB) إلى عمّان (AMM)<br>22 أكتوبر 2026، الإقلاع 08:35<br>رقم التذكرة: 519-${random.digits(10)}</p><p>الإجمالي: 1,240.00 درهم</p>${pressed('https://zephyra.example/ar/manage', 'إدارة الحجز')}`,
        AR,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ar confirm the address',
      language: 'ar',
      subject: 'يرجى تأكيد عنوان بريدك الإلكتروني',
      html: sheet(
        'ar',
        `<p>مرحباً،</p><p>شكراً لانضمامك إلى برنامج أجنحة زفيرا. اضغط على الزر أدناه لتأكيد عنوان بريدك الإلكتروني وتفعيل عضويتك.</p>${pressed(activate, 'تأكيد البريد الإلكتروني')}<p>هذا الرابط صالح لمدة 48 ساعة.</p>`,
        AR,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'ar miles statement',
      language: 'ar',
      subject: 'كشف حساب الأميال لشهر سبتمبر 2026',
      html: sheet(
        'ar',
        `<p>مرحباً روبن،</p><p>رقم العضوية: ${random.digits(9)}<br>رصيد الأميال: 18,420<br>أميال تنتهي في 31 ديسمبر 2026: 2,150</p><p>استخدم الرمز الترويجي <b>SKY15</b> عند الحجز واحصل على خصم 15% على رحلتك القادمة.</p>${pressed('https://zephyra.example/ar/book?src=statement', 'احجز الآن')}`,
        AR,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'fa login code in Persian digits',
      language: 'fa',
      subject: `کد تأیید شما: ${persian(fa)}`,
      html: sheet(
        'fa',
        `<p>سلام روبن عزیز،</p><p>کد تأیید شما برای ورود به حساب کاربری:</p>${otp(persian(fa))}<p>این کد تا ۵ دقیقه معتبر است. لطفاً آن را در اختیار دیگران قرار ندهید.</p>`,
        FA,
      ),
      codes: [fa],
      links: [],
      best: { code: fa },
    },
    {
      name: 'fa flight moved',
      language: 'fa',
      subject: `تغییر ساعت پرواز ZY${random.whole(200, 899)}`,
      html: sheet(
        'fa',
        `<p>مسافر گرامی،</p><p>ساعت پرواز شما تغییر کرده است.</p><p>مسیر: تهران – استانبول<br>تاریخ: ۲ آبان ۱۴۰۵<br>ساعت قبلی: ۰۶:۴۵<br>ساعت جدید: ۰۸:۱۰<br>شماره رزرو: <span dir="ltr">${pnr}</span></p><p>در صورت نیاز به استرداد بلیت با شماره ۰۲۱-۵۵۵۰۱۸۰ تماس بگیرید.</p>`,
        FA,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'fa password reset by code',
      language: 'fa',
      subject: 'بازیابی رمز عبور',
      html: sheet(
        'fa',
        `<p>سلام،</p><p>درخواست بازیابی رمز عبور حساب شما دریافت شد. برای تعیین رمز عبور جدید، کد زیر را وارد کنید:</p>${otp(forgot)}<p>اگر شما این درخواست را نداده‌اید، این ایمیل را نادیده بگیرید.</p>`,
        FA,
      ),
      codes: [forgot],
      links: [],
      best: { code: forgot },
    },
    {
      name: 'tr login code',
      language: 'tr',
      subject: `Doğrulama kodunuz: ${tr}`,
      html: sheet(
        'tr',
        `<p>Merhaba Robin,</p><p>Hesabınıza giriş yapmak için doğrulama kodunuz:</p>${otp(`${tr.slice(0, 3)} ${tr.slice(3)}`)}<p>Kod 3 dakika geçerlidir. Lütfen bu kodu kimseyle paylaşmayın.</p><p>Bu işlemi siz yapmadıysanız bu e-postayı dikkate almayınız.</p>`,
        TR,
      ),
      codes: [tr],
      links: [],
      best: { code: tr },
    },
    {
      name: 'tr e-ticket',
      language: 'tr',
      subject: `E-biletiniz hazır - ${pnr}`,
      html: sheet(
        'tr',
        `<p>Sayın Yolcumuz,</p><p>Biletiniz düzenlenmiştir. İyi uçuşlar dileriz.</p><p>Rezervasyon kodu (PNR): <b>${pnr}</b><br>Bilet no: 519 ${random.digits(10)}<br>Uçuş: ZY ${random.whole(200, 899)}, İstanbul (IST) - İzmir (ADB)<br>Tarih: 24.10.2026 19:20<br>Koltuk: 14C<br>Toplam tutar: 2.349,00 TL</p>${pressed('https://zephyra.example/tr/check-in', 'Online check-in')}`,
        TR,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'tr miles to spend',
      language: 'tr',
      subject: 'Mil kullanımı için onay kodu',
      html: sheet(
        'tr',
        `<p>Sayın Üyemiz,</p><p>${random.digits(9)} numaralı üyeliğinizden 12.500 mil kullanmak üzeresiniz. İşlemi tamamlamak için onay kodunuz: <b>${miles}</b></p><p>Onay kodu 180 saniye içinde geçerliliğini yitirecektir.</p>`,
        TR,
      ),
      codes: [miles],
      links: [],
      best: { code: miles },
    },
    {
      name: 'he login code',
      language: 'he',
      subject: 'קוד האימות שלך',
      html: sheet(
        'he',
        `<p>שלום רובין,</p><p>קוד האימות שלך הוא:</p>${otp(he)}<p>הקוד בתוקף ל-10 דקות. אין למסור את הקוד לאף אחד.</p><p>לא ביקשת קוד? ניתן להתעלם מהודעה זו.</p>`,
        HE,
      ),
      codes: [he],
      links: [],
      best: { code: he },
    },
    {
      name: 'he password reset',
      language: 'he',
      subject: 'איפוס סיסמה',
      html: sheet(
        'he',
        `<p>שלום,</p><p>קיבלנו בקשה לאיפוס הסיסמה לחשבונך (מספר חבר ${random.digits(8)}). לחצו על הכפתור כדי לבחור סיסמה חדשה:</p>${pressed(reset, 'איפוס סיסמה')}<p>הקישור יפוג בעוד שעה אחת.</p>`,
        HE,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'he sale with a coupon',
      language: 'he',
      subject: 'מבצע סתיו: טיסות לאתונה החל מ-89$',
      html: sheet(
        'he',
        `<p>הסתיו כבר כאן, והמחירים יורדים.</p><p>אתונה החל מ-89$ | רומא החל מ-119$ | פראג החל מ-129$</p><p>הזינו את קוד הקופון <b>FALL2026</b> בעמוד התשלום וקבלו 10% הנחה נוספת. בתוקף עד 31.10.2026.</p>${pressed('https://zephyra.example/he/deals', 'לכל המבצעים')}`,
        HE,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
