/** A house in the Gulf that sends money home, in Arabic and Urdu, text and HTML parts: codes, links, transfers with pick-up numbers, rates. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

type Letter = {
  name: string;
  language: 'ar' | 'ur';
  subject: string;
  paragraphs: string[];
  button?: [label: string, href: string];
  codes?: string[];
  links?: string[];
};

const ARABIC = '٠١٢٣٤٥٦٧٨٩';

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const beneficiary = random.digits(6);
  const urdu = random.digits(4);
  const token = () => random.text('abcdefghijklmnopqrstuvwxyz0123456789', 34);
  const activate = `https://app.jisrexchange.example/ar/activate?t=${token()}`;
  const reset = `https://app.jisrexchange.example/ur/reset/${token()}`;
  const identity = `https://kyc.jisrexchange.example/s/${token()}`;
  const letters: Letter[] = [
    {
      name: 'Arabic sign-in',
      language: 'ar',
      subject: 'رمز الدخول إلى حسابك في جسر',
      paragraphs: [
        'عزيزي العميل،',
        `رمز الدخول لمرة واحدة: ${login}`,
        'صالح لمدة دقيقتين. لا تشاركه مع أي شخص، فموظفونا لا يطلبونه أبدًا.',
      ],
      codes: [login],
    },
    {
      name: 'Arabic beneficiary',
      language: 'ar',
      subject: 'تأكيد إضافة مستفيد جديد',
      paragraphs: [
        `طلبت إضافة المستفيد «محمد أ***» في مصر، حساب بنكي ينتهي بـ ${random.digits(4)}.`,
        `لإتمام الإضافة أدخل الرقم ${[...beneficiary].map((digit) => ARABIC[Number(digit)]).join('')} في شاشة التأكيد.`,
        `رقم الطلب: BEN${random.digits(8)}. للاستفسار اتصل على 800 ${random.digits(4)}.`,
      ],
      codes: [beneficiary],
    },
    {
      name: 'Urdu first transfer',
      language: 'ur',
      subject: 'رقم بھیجنے کی تصدیق کریں',
      paragraphs: [
        'محترم رابن صاحب، السلام علیکم!',
        `آپ ${random.whole(500, 3000)} درہم لاہور بھیج رہے ہیں۔ منظوری دینے کے لیے ایپ میں خفیہ کوڈ ${urdu} درج کیجیے۔`,
        'یہ کوڈ پانچ منٹ بعد کارآمد نہیں رہے گا۔',
      ],
      codes: [urdu],
    },
    {
      name: 'Arabic account',
      language: 'ar',
      subject: 'خطوة أخيرة: فعّل حسابك',
      paragraphs: ['أهلاً بك روبن،', 'اضغط الزر أدناه لتفعيل الحساب وربط هويتك الإماراتية. تنتهي صلاحية الرابط خلال 48 ساعة.'],
      button: ['تفعيل الحساب', activate],
      links: [activate],
    },
    {
      name: 'Urdu password',
      language: 'ur',
      subject: 'پاس ورڈ تبدیل کرنے کا لنک',
      paragraphs: [
        'آپ نے پاس ورڈ بھول جانے کی اطلاع دی تھی۔ نیا پاس ورڈ بنانے کے لیے یہ لنک کھولیے۔',
        'اگر یہ درخواست آپ کی نہیں تھی تو فکر کی بات نہیں، اکاؤنٹ محفوظ ہے۔',
      ],
      button: ['نیا پاس ورڈ بنائیں', reset],
      links: [reset],
    },
    {
      name: 'Arabic identity to renew',
      language: 'ar',
      subject: 'انتهت صلاحية هويتك لدينا – يرجى التحديث',
      paragraphs: [
        `تفيد سجلاتنا بأن هويتك رقم 784-****-*****${random.digits(2)}-${random.digits(1)} انتهت بتاريخ 2026/06/30.`,
        'حفاظًا على استمرار التحويلات، وثّق هويتك الجديدة بالتقاط صورة لها وصورة شخصية.',
      ],
      button: ['توثيق الهوية الآن', identity],
      links: [identity],
    },
    {
      name: 'Urdu money to pick up',
      language: 'ur',
      subject: 'آپ کی رقم وصولی کے لیے تیار ہے',
      paragraphs: [
        `ٹرانزیکشن نمبر: JX${random.digits(10)}`,
        `وصولی کا پن (وصول کنندہ کو بتائیں): ${random.digits(10)}`,
        `رقم: ${random.whole(60, 240)},${random.digits(3)} پاکستانی روپے، شرح 1 درہم = 7${random.digits(1)}.${random.digits(2)} روپے، فیس 15 درہم`,
        'وصول کنندہ: زاہدہ ب***، کسی بھی الفلاح بینک برانچ سے اصل شناختی کارڈ دکھا کر رقم لے سکتی ہیں۔',
      ],
      button: ['رسید دیکھیں', `https://app.jisrexchange.example/ur/receipt/${random.digits(10)}`],
    },
    {
      name: 'Arabic rates',
      language: 'ar',
      subject: 'عرض رمضان: حوّل بلا رسوم حتى ١٥ مارس',
      paragraphs: [
        'كل عام وأنتم بخير! استخدم القسيمة RAMADAN26 عند التحويل عبر التطبيق وستكون الرسوم علينا.',
        `أسعار اليوم: الروبية الهندية ${random.whole(22, 24)}.${random.digits(2)} | الجنيه المصري ${random.whole(12, 14)}.${random.digits(2)} | البيزو الفلبيني 15.${random.digits(2)} | الدينار الأردني 0.193`,
        'تسري الشروط والأحكام. الحد الأدنى للتحويل 500 درهم.',
      ],
      button: ['حوّل الآن', `https://t.jisrexchange.example/c/${token()}`],
    },
  ];
  return letters.map(({ name, language, subject, paragraphs, button, codes = [], links = [] }) => {
    const [[code], [link]] = [codes, links];
    const foot =
      language === 'ar'
        ? 'جسر للصرافة ذ.م.م، ص.ب 2291، ديرة، دبي. مرخصة من المصرف المركزي.'
        : 'جسر ایکسچینج، پوسٹ بکس 2291، دیرہ، دبئی';
    return {
      name,
      language,
      ...bothParts({
        from: 'Jisr Exchange <alerts@jisrexchange.example>',
        subject,
        text: `${paragraphs.join('\n\n')}\n${button === undefined ? '' : `\n${button[0]}: ${button[1]}\n`}\n${foot}\n`,
        html: `<!DOCTYPE html><html dir="rtl" lang="${language}"><body style="background:#e9eef5;padding:24px;font-family:Tahoma,'Noto Naskh Arabic',serif"><div style="max-width:560px;margin:auto;background:#fff;border-radius:6px;overflow:hidden"><div style="background:#103f6e;height:56px"><img src="https://img.jisrexchange.example/logo-w.png" height="56" alt="JISR جسر"></div><div style="padding:24px;text-align:right;font-size:16px;line-height:1.9">${paragraphs.map((line) => `<p>${line}</p>`).join('')}${button === undefined ? '' : `<p style="text-align:center"><a href="${button[1]}" style="background:#f2a900;color:#103f6e;padding:12px 32px;text-decoration:none;font-weight:bold">${button[0]}</a></p>`}</div><div style="padding:16px 24px;font-size:12px;color:#77839a;text-align:right">${foot}<br><a href="https://www.jisrexchange.example/branches">www.jisrexchange.example</a></div></div></body></html>`,
        encoding: 'base64',
      }),
      codes,
      links,
      best: code !== undefined ? { code } : link !== undefined ? { link } : null,
    };
  });
}
