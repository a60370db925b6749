/** A film streaming service: big headings, a code on a line of its own, renewals, failed payments, sign-in links. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const article = (
  direction: string,
  heading: string,
  rest: string,
  notes: string,
) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><style>@media only screen and (max-width:480px){.cv-col{width:100%!important}.cv-h{font-size:28px!important}}a{color:#d4002a}</style></head>
<body><div role="article" dir="${direction}" class="cv-col" style="width:500px;margin:0 auto;padding:0 20px;font-family:Helvetica,Arial,sans-serif">
<p style="color:#d4002a;font-weight:900;font-size:24px">CINEVORA</p>
<p class="cv-h" style="font-size:34px;font-weight:bold;line-height:40px;margin:12px 0">${heading}</p>
${rest}
<p style="border-top:1px solid #e0e0e0;padding-top:18px;font-size:11px;color:#a4a4a4">${notes}</p></div></body></html>`;
const line = (code: string) => `<p style="font-size:40px;font-weight:bold;margin:20px 0" dir="ltr">${code}</p>`;
const red = (to: string, label: string) =>
  `<p><a href="${to}" style="display:block;background:#d4002a;color:#ffffff;text-align:center;text-decoration:none;font-weight:bold;padding:14px 0;border-radius:4px">${label}</a></p>`;
const hindi = (digits: string) => digits.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
const TR =
  'Bu mesaj Cinevora tarafından robin@postroom.localhost adresine gönderildi. SRC: 4F7A1C_tr_TR<br>Cinevora Yayıncılık A.Ş., Levent, İstanbul. Mersis: 0211055501900017<br><a href="https://cinevora.example/tr/yardim">Yardım Merkezi</a> · <a href="https://cinevora.example/tr/bildirimler">Bildirim ayarları</a>';
const HE =
  'הודעה זו נשלחה אל robin@postroom.localhost על ידי סינבורה. SRC: 4F7A1C_he_IL<br>רחוב הברזל 34, תל אביב 6971051 · <a href="https://cinevora.example/il/help">מרכז העזרה</a> · <a href="https://cinevora.example/il/terms">תנאי שימוש</a>';
const AR =
  'أُرسلت هذه الرسالة إلى robin@postroom.localhost من سينيفورا. SRC: 4F7A1C_ar_AE<br>مدينة دبي للإعلام، مبنى 8 · <a href="https://cinevora.example/ar/help">مركز المساعدة</a> · <a href="https://cinevora.example/ar/notifications">إعدادات الإشعارات</a>';
const HI =
  'यह संदेश Cinevora ने robin@postroom.localhost पर भेजा है। SRC: 4F7A1C_hi_IN<br>बांद्रा कुर्ला कॉम्प्लेक्स, मुंबई 400051 · <a href="https://cinevora.example/in/help">सहायता केंद्र</a> · <a href="https://cinevora.example/in/unsubscribe?e=5512">सदस्यता समाप्त करें</a>';

export function mails(random: Random): FamilyMail[] {
  const [tr, home, he] = [random.digits(6), random.digits(4), random.digits(4)];
  const [ar, hi] = [random.digits(6), random.digits(6)];
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789';
  const reset = `https://cinevora.example/tr/sifre?nftoken=${random.text(alphabet, 48)}`;
  const verify = `https://e.cinevora.example/u/click?_t=${random.text('abcdef0123456789', 32)}`;
  const enter = `https://cinevora.example/ar/login/magic/${random.text(alphabet, 43)}`;
  return [
    {
      name: 'tr login code',
      language: 'tr',
      subject: 'Oturum açma kodunuz',
      html: article(
        'ltr',
        'Oturum açma kodunuz',
        `<p>Merhaba Robin,</p><p>Cinevora hesabınızda oturum açmak için bu kodu girin:</p>${line(tr)}<p>Bu kodun süresi 15 dakika içinde dolacak. Kodu siz istemediyseniz bu e-postayı yok sayabilirsiniz.</p>`,
        TR,
      ),
      codes: [tr],
      links: [],
      best: { code: tr },
    },
    {
      name: 'tr membership renewed',
      language: 'tr',
      subject: 'Üyeliğiniz yenilendi',
      html: article(
        'ltr',
        'Ödemenizi aldık',
        `<p>Merhaba Robin,</p><p>Standart plan üyeliğiniz yenilendi. Sonraki faturalandırma tarihi: 14 Kasım 2026.</p><p>Tutar: 229,99 TL (KDV dahil)<br>Kart: •••• ${random.digits(4)}<br>Fatura no: CV2026${random.digits(9)}</p>${red('https://cinevora.example/tr/hesap', 'Hesabı görüntüle')}`,
        TR,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'tr password reset',
      language: 'tr',
      subject: 'Şifre sıfırlama isteğiniz',
      html: article(
        'ltr',
        'Şifrenizi sıfırlayın',
        `<p>Merhaba Robin,</p><p>Şifrenizi sıfırlamak için aşağıdaki düğmeye tıklayın. Bağlantı 24 saat geçerlidir.</p>${red(reset, 'Şifreyi sıfırla')}<p>Sorularınız için bize 0850 555 24 24 numarasından ulaşabilirsiniz.</p>`,
        TR,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'tr temporary access code',
      language: 'tr',
      subject: 'Geçici erişim kodunuz',
      html: article(
        'ltr',
        'Geçici erişim kodunuz',
        `<p>Robin, 14.10.2026 saat 21:36'da bir akıllı televizyondan bir istek aldık. İzlemeye devam etmek için kodu cihazınıza girin.</p>${line(home)}<p>Kodun süresi 15 dakika sonra dolar.</p>`,
        TR,
      ),
      codes: [home],
      links: [],
      best: { code: home },
    },
    {
      name: 'he login code',
      language: 'he',
      subject: `${he} הוא קוד הכניסה שלך`,
      html: article(
        'rtl',
        'קוד הכניסה שלך',
        `<p>היי רובין,</p><p>יש להזין את הקוד הבא כדי להתחבר לחשבון:</p>${line(he)}<p>תוקף הקוד יפוג בעוד 15 דקות. אם לא ניסית להתחבר, אין צורך לעשות דבר.</p>`,
        HE,
      ),
      codes: [he],
      links: [],
      best: { code: he },
    },
    {
      name: 'he new device',
      language: 'he',
      subject: 'מכשיר חדש התחבר לחשבון שלך',
      html: article(
        'rtl',
        'התחברות ממכשיר חדש',
        `<p>היי רובין,</p><p>מכשיר חדש התחבר לחשבון שלך.</p><p>מכשיר: iPad<br>מיקום: חיפה (לפי כתובת IP 198.51.100.${random.whole(2, 250)})<br>מועד: 13 באוקטובר 2026, 20:41</p><p>לא מזהים את הפעילות? <a href="https://cinevora.example/il/password">החליפו סיסמה</a>.</p>`,
        HE,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'he confirm the address',
      language: 'he',
      subject: 'אימות כתובת האימייל שלך',
      html: article(
        'rtl',
        'עוד צעד אחד קטן',
        `<p>היי רובין,</p><p>תודה שנרשמת לסינבורה! יש ללחוץ על הכפתור כדי לאמת את כתובת האימייל שלך.</p>${red(verify, 'אימות האימייל')}<p>תקופת הניסיון שלך מסתיימת ב-13.11.2026, ולאחריה 39.90 ₪ לחודש.</p>`,
        HE,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'ar login code',
      language: 'ar',
      subject: 'رمز تسجيل الدخول',
      html: article(
        'rtl',
        'رمز تسجيل الدخول',
        `<p>أهلاً روبن،</p><p>أدخل هذا الرمز لتسجيل الدخول إلى حسابك:</p>${line(`${ar.slice(0, 3)} ${ar.slice(3)}`)}<p>الرمز صالح لمدة 15 دقيقة. إن لم تكن أنت من طلب الرمز فيمكنك تجاهل هذا البريد.</p>`,
        AR,
      ),
      codes: [ar],
      links: [],
      best: { code: ar },
    },
    {
      name: 'ar payment failed',
      language: 'ar',
      subject: 'تعذّر إتمام عملية الدفع',
      html: article(
        'rtl',
        'يرجى تحديث معلومات الدفع',
        `<p>أهلاً روبن،</p><p>لم نتمكن من تحصيل مبلغ 35.99 درهماً لاشتراكك الشهري من البطاقة المنتهية بـ ${random.digits(4)}. سنحاول مجدداً في 18 أكتوبر 2026.</p>${red('https://cinevora.example/ar/billing', 'تحديث معلومات الدفع')}`,
        AR,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ar sign-in link',
      language: 'ar',
      subject: 'رابط تسجيل الدخول إلى سينيفورا',
      html: article(
        'rtl',
        'سجّل الدخول بنقرة واحدة',
        `<p>أهلاً روبن،</p><p>اضغط على الزر التالي لتسجيل الدخول. ينتهي الرابط بعد 10 دقائق ولا يمكن استخدامه إلا مرة واحدة.</p>${red(enter, 'تسجيل الدخول')}<p>طلب رقم ${random.digits(8)}</p>`,
        AR,
      ),
      codes: [],
      links: [enter],
      best: { link: enter },
    },
    {
      name: 'hi code in Devanagari digits',
      language: 'hi',
      subject: 'आपका साइन-इन कोड',
      html: article(
        'ltr',
        'आपका साइन-इन कोड',
        `<p>नमस्ते रॉबिन,</p><p>Cinevora में साइन इन करने के लिए यह कोड डालें:</p>${line(hindi(hi))}<p>यह कोड १५ मिनट में एक्सपायर हो जाएगा। कृपया इसे किसी को न बताएं।</p>`,
        HI,
      ),
      codes: [hi],
      links: [],
      best: { code: hi },
    },
    {
      name: 'hi plan changed',
      language: 'hi',
      subject: 'आपका प्लान अपडेट हो गया है',
      html: article(
        'ltr',
        'प्लान की पुष्टि',
        `<p>नमस्ते रॉबिन,</p><p>आपका मोबाइल प्लान अब प्रीमियम प्लान में बदल गया है।</p><p>मासिक शुल्क: ₹649<br>अगली बिलिंग तिथि: 14 नवंबर 2026<br>इनवॉइस संख्या: IN-${random.digits(10)}</p>`,
        HI,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hi new on the service',
      language: 'hi',
      subject: 'इस हफ़्ते की नई फ़िल्में और शो',
      html: article(
        'ltr',
        'इस हफ़्ते क्या देखें',
        `<p>1. <b>सातवीं मंज़िल</b> (2026) · 2 घंटे 14 मिनट<br>2. <b>पिनकोड 302001</b>, सीज़न 2<br>3. <b>आख़िरी ट्रेन</b> (2019)</p>${red(`https://e.cinevora.example/u/click?_t=${random.digits(20)}`, 'अभी देखें')}`,
        HI,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
