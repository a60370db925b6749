/** A portal of public services in the Gulf: codes, an address, fines, appointments, a delegation; Arabic, one in English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [signIn, service, register] = [random.digits(6), random.digits(4), random.digits(6)];
  const activate = `https://iam.masar.example/activation?lang=ar&key=${random.text('0123456789ABCDEF', 40)}`;
  const delegation = `https://services.masar.example/tafweed/${random.digits(10)}/accept?h=${random.text('abcdef0123456789', 16)}`;
  const plain = (lines: string) => `${lines}\n\n${footer}`;
  const arabic = (digits: string) => [...digits].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');
  return [
    {
      name: 'sign-in',
      language: 'ar',
      subject: 'منصة مسار: رمز التحقق',
      text: plain(`عزيزي المستفيد،

رمز التحقق للدخول إلى منصة مسار هو: ${signIn}
رقم الهوية: ******${random.digits(4)}
التاريخ: ١٤٤٧/٠٩/${arabic(`1${random.digits(1)}`)} هـ

تنبيه: موظفو المنصة لا يطلبون رمز التحقق هاتفياً. للإبلاغ عن الاحتيال اتصل على 330330.`),
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'activation',
      language: 'ar',
      subject: 'تفعيل البريد الإلكتروني المسجل',
      html: letter(
        `<p>السلام عليكم ورحمة الله وبركاته،</p><p>سُجّل هذا البريد ليكون وسيلة التواصل الرسمية معكم في المنصة الوطنية للخدمات «مسار». ولاستكمال التسجيل نأمل الضغط على الرابط الآتي:</p><p align="center"><a href="${activate.replace('&', '&amp;')}">تفعيل البريد الإلكتروني</a></p><p>يبقى الرابط فعّالاً مدة ٢٤ ساعة. رقم الطلب: ${random.digits(12)}</p><p>وتقبلوا تحياتنا.</p>`,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'traffic fine',
      language: 'ar',
      subject: `إشعار مخالفة مرورية رقم ${random.digits(10)}`,
      html: letter(
        `<p>تم تسجيل مخالفة على مركبتكم وفق البيانات الآتية:</p><table dir="rtl" border="1" cellpadding="6" cellspacing="0" width="100%"><tr><td>رقم اللوحة</td><td>ب ح ر ${random.digits(4)}</td></tr><tr><td>نوع المخالفة</td><td>تجاوز السرعة المحددة بأكثر من ٢٠ كم/س</td></tr><tr><td>المكان والوقت</td><td>طريق الملك فهد، ${random.whole(10, 28)}/04/2026، 18:${random.whole(10, 59)}</td></tr><tr><td>قيمة الغرامة</td><td>${random.pick([150, 300])} ريال</td></tr><tr><td>رقم سداد</td><td>${random.digits(12)} (رمز المفوتر 0${random.digits(2)})</td></tr></table><p>يحق لكم الاعتراض خلال ٣٠ يوماً عبر أيقونة «مخالفاتي». ويُخصم ٢٥٪ عند السداد قبل انقضاء المهلة.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'service confirmed',
      language: 'ar',
      subject: 'رمز تأكيد تنفيذ الخدمة',
      html: letter(
        `<p>لإتمام خدمة <b>نقل ملكية مركبة</b> يُرجى إدخال رمز التأكيد في شاشة الخدمة:</p><p align="center" style="font-size:26px"><b>${arabic(service)}</b></p><p>بإدخالكم الرمز فإنكم توافقون على الشروط والأحكام. مدة صلاحية الرمز دقيقتان.</p>`,
      ),
      codes: [service],
      links: [],
      best: { code: service },
    },
    {
      name: 'appointment',
      language: 'ar',
      subject: 'تأكيد حجز موعد',
      text: plain(`تم حجز موعدكم بنجاح.

الجهة: إدارة الجوازات، فرع حي النخيل
الخدمة: استلام جواز سفر
اليوم: الأحد ${random.whole(10, 28)} يونيو 2026، الساعة 09:${random.pick(['00', '15', '30', '45'])} صباحاً
رقم الموعد: ${random.digits(9)}
رقم الانتظار: ج-${random.whole(10, 190)}

نأمل الحضور قبل الموعد بعشر دقائق، وإحضار أصل الهوية.`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'delegation',
      language: 'ar',
      subject: 'طلب تفويض بانتظار موافقتكم',
      html: letter(
        `<p>تقدّمت <b>شركة نخلة الوادي للتجارة</b> (سجل تجاري ${random.digits(10)}) بطلب تفويضكم لتمثيلها في الخدمات الجمركية حتى ٣٠ ديسمبر ٢٠٢٦.</p><p>للاطلاع على التفاصيل وقبول التفويض أو رفضه:</p><p align="center"><a href="${delegation}" style="background:#14573a;color:#fff;padding:8px 26px;text-decoration:none">عرض طلب التفويض</a></p>`,
      ),
      codes: [],
      links: [delegation],
      best: { link: delegation },
    },
    {
      name: 'signed in',
      language: 'ar',
      subject: 'إشعار تسجيل دخول - منصة مسار',
      text: plain(`تم تسجيل الدخول إلى حسابكم بنجاح.

الجهاز: Windows 11 / Edge
الوقت: ${random.whole(10, 28)}/07/2026، 11:${random.whole(10, 59)}:${random.whole(10, 59)}
رقم العملية: ${random.digits(15)}

إن لم تكونوا أنتم فبادروا بتغيير كلمة المرور من https://iam.masar.example/selfservice واتصلوا بنا.`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'registration in English',
      language: 'en',
      subject: 'Masar account registration',
      text: `Dear resident,

To register your account in the Masar platform, please provide the following OTP: ${register}

Iqama number: 2*****${random.digits(4)}
Request number: ${random.digits(12)}

Sharing the OTP with others may expose you to legal liability.

National Information Centre, Riyadh 11${random.digits(3)}. Unified number: 9200${random.digits(5)}
`,
      codes: [register],
      links: [],
      best: { code: register },
    },
  ];
}

const footer = `المنصة الوطنية للخدمات «مسار»
هذه رسالة آلية، نرجو عدم الرد عليها.
الرقم الموحد: 920003344`;

function letter(body: string): string {
  return `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body dir="rtl" style="font-family:'Traditional Arabic','Times New Roman',serif;font-size:17px">
<table dir="rtl" width="700" align="center"><tr><td align="right"><img src="https://cdn.masar.example/mail/emblem.png" width="90" alt=""></td><td align="left"><b>منصة مسار</b><br><small>Masar National Platform</small></td></tr><tr><td colspan="2"><hr color="#14573a">${body}<hr color="#14573a"><small>${footer.replaceAll('\n', '<br>')}</small></td></tr></table></body></html>`;
}
