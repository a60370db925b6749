/** An Arabic airline: codes of its frequent flyers, an address to confirm, tickets; Arabic and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const rtl = (inner: string) =>
  `<html dir="rtl" lang="ar"><body style="background:#f4f1ea"><table dir="rtl" align="center" width="620" bgcolor="#ffffff" style="font-family:'Segoe UI',Tahoma;font-size:16px;line-height:1.8"><tr><td align="center" bgcolor="#5c0a2e" style="padding:18px"><img src="https://img.sahabair.example/logo-ar.png" alt="طيران السحاب" height="44"></td></tr><tr><td style="padding:24px;text-align:right">${inner}</td></tr><tr><td style="padding:14px 24px;font-size:11px;color:#777;text-align:right">طيران السحاب، ص.ب 22550، شارع المطار. مركز الاتصال: <span dir="ltr">+974 4023 0000</span>. هذه رسالة آلية، الرجاء عدم الرد عليها.</td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const sign = random.digits(6);
  const miles = random.digits(6);
  const english = random.digits(6);
  const join = `https://www.sahabair.example/ar/nadi/activate?m=${random.digits(9)}&h=${random.text('0123456789abcdef', 24)}`;
  const record = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6);
  return [
    {
      name: 'code to sign in',
      language: 'ar',
      subject: 'رمز التحقق الخاص بك',
      html: rtl(
        `عزيزي السيد خالد المنصوري،<br><br>رمز التحقق لتسجيل الدخول إلى حسابك في نادي السحاب هو:<br><div dir="ltr" style="text-align:center;font-size:30px;letter-spacing:8px">${sign}</div>الرمز صالح لمدة 10 دقائق ولا يجوز مشاركته مع أي شخص.`,
      ),
      codes: [sign],
      links: [],
      best: { code: sign },
    },
    {
      name: 'miles to be spent',
      language: 'ar',
      subject: 'تأكيد استبدال الأميال',
      html: rtl(
        `عزيزتي السيدة ريم،<br><br>طلبتِ استبدال ${random.whole(10, 90)},500 ميل بتذكرة إلى بيروت. لإتمام العملية أدخلي كلمة المرور المؤقتة <b dir="ltr">${miles.slice(0, 3)} ${miles.slice(3)}</b> في صفحة الدفع.<br><br>رقم العضوية: <span dir="ltr">SC ${random.digits(9)}</span>`,
      ),
      codes: [miles],
      links: [],
      best: { code: miles },
    },
    {
      name: 'code in English',
      language: 'en',
      subject: 'Your Sahab Club one-time code',
      text: `Dear Ms Haddad,

${english} is your one-time code to change the mobile number of membership SC ${random.digits(9)}. It lapses in 10 minutes.

Not you? Kindly contact the Sahab Club desk on +974 4023 0000.

Sahab Air`,
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'membership to be activated',
      language: 'ar',
      subject: 'فعّل عضويتك في نادي السحاب',
      html: rtl(
        `أهلاً بك ريم،<br><br>شكراً لانضمامك إلينا. يرجى تأكيد بريدك الإلكتروني لتفعيل العضوية والحصول على 1,000 ميل ترحيبية.<br><br><center><a href="${join.replaceAll('&', '&amp;')}" style="background:#5c0a2e;color:#fff;padding:12px 40px;text-decoration:none">تفعيل العضوية</a></center>`,
      ),
      codes: [],
      links: [join],
      best: { link: join },
    },
    {
      name: 'ticket',
      language: 'ar',
      subject: `تأكيد الحجز ${record}`,
      html: rtl(
        `تم تأكيد حجزكم. رقم الحجز (PNR): <b dir="ltr">${record}</b><br><br><table border="1" cellpadding="6" width="100%" style="border-collapse:collapse"><tr><td>الرحلة</td><td dir="ltr">SH ${random.digits(3)}</td></tr><tr><td>من / إلى</td><td>الدوحة – القاهرة</td></tr><tr><td>المغادرة</td><td dir="ltr">2026-10-${random.whole(10, 30)} 02:35</td></tr><tr><td>رقم التذكرة</td><td dir="ltr">157-${random.digits(10)}</td></tr><tr><td>الأمتعة</td><td>30 كغ</td></tr><tr><td>المبلغ</td><td>1,${random.digits(3)} ر.ق</td></tr></table><br>يُفتح تسجيل الوصول قبل 48 ساعة من الإقلاع عبر التطبيق.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'offers',
      language: 'ar',
      subject: 'خصم يصل إلى 25% على رحلات الصيف',
      html: rtl(
        `احجز قبل 15 يونيو وسافر حتى نهاية سبتمبر.<br><br>إسطنبول من 890 ر.ق · تبليسي من 1,120 ر.ق · لندن من 2,450 ر.ق<br><br>استخدم الرمز الترويجي <b dir="ltr">SAIF25</b> عند الحجز.<br><br><a href="https://e.sahabair.example/r/${random.text('abcdef0123456789', 22)}">احجز الآن</a> — <a href="https://e.sahabair.example/u/${random.text('abcdef0123456789', 12)}">إلغاء الاشتراك</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'day of the flight, in English',
      language: 'en',
      subject: `Get ready to fly: Doha to Cairo tomorrow (${record})`,
      html: `<table width="620" align="center" style="font-family:'Segoe UI',Tahoma;font-size:15px"><tr><td bgcolor="#5c0a2e" style="color:#fff;padding:18px">Sahab Air</td></tr><tr><td style="padding:20px"><p>Dear Mr Khalid Al Mansoori,</p><p>We look forward to welcoming you on board <b>SH ${random.digits(3)}</b>.</p><table width="100%"><tr><td>Terminal 1, counters 4 to 11</td><td>Boarding 01:50</td></tr><tr><td>Gate opens 60 minutes before departure</td><td>Seat ${random.whole(10, 40)}K</td></tr><tr><td>Sequence number</td><td>${random.digits(3)}</td></tr><tr><td>Bag tag</td><td>0157 ${random.digits(6)}</td></tr></table><p>Lounge access is included. Kindly show your e-ticket 157-${random.digits(10)} at the desk. Wi-Fi on board is free for the first hour; vouchers for the whole flight cost USD 10.</p><p>Power banks above 100 Wh may not be carried. From 1 March all passengers entering Egypt fill in the arrival card before landing.</p></td></tr><tr><td style="font-size:11px;color:#777;padding:12px 20px">You receive this because a booking was made with this address. Sahab Air Q.C.S.C., P.O. Box 22550. <a href="https://www.sahabair.example/en/privacy">Privacy</a></td></tr></table>`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
