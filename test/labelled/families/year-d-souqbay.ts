/** A shop of the Gulf, in Arabic and English: sign-up, sign-in, a reset, delivery by a number, orders, refunds, a sale. */
import { bothParts } from '../both-parts.ts';
import type { Draft } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [signUp, signIn, wallet, english] = [random.digits(4), random.digits(6), random.digits(5), random.digits(6)];
  const order = `NAEGH${random.digits(10)}`;
  const reset = `https://www.souqbay.example/uae-ar/reset-password/?token=${random.text('0123456789abcdef', 36)}&utm_medium=email`;
  const confirm = `https://link.souqbay.example/ls/click?upn=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-', 90)}`;
  const click = () =>
    `https://link.souqbay.example/ls/click?upn=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-', 70)}`;
  const drafts: Draft[] = [
    {
      name: 'sign-up',
      language: 'ar',
      subject: `${signUp} رمز التحقق الخاص بك من سوق باي`,
      body: `<p style="font-size:20px;font-weight:bold">مرحباً بك!</p><p>يرجى إدخال الرمز أدناه في صفحة التسجيل لتأكيد بريدك الإلكتروني.</p><p dir="ltr" style="font-size:36px;letter-spacing:12px;text-align:center;background:#fef9d9;padding:16px;border-radius:8px">${signUp}</p><p>ينتهي مفعول الرمز خلال ٥ دقائق. لا تشاركه مع أحد، حتى لو ادّعى أنه من موظفينا.</p>`,
      codes: [signUp],
    },
    {
      name: 'sign-in',
      language: 'ar',
      subject: 'رمز الدخول لمرة واحدة',
      body: `<p>أهلاً روبن،</p><p>استخدم الرمز <b dir="ltr">${signIn}</b> لتسجيل الدخول إلى حسابك. صلاحيته عشر دقائق.</p><p>إن لم تطلب الدخول فتجاهل الرسالة، وننصحك بتغيير كلمة المرور.</p>`,
      codes: [signIn],
    },
    {
      name: 'reset',
      language: 'ar',
      subject: 'إعادة تعيين كلمة المرور',
      body: `<p>عزيزنا العميل،</p><p>وصلنا طلب لإعادة تعيين كلمة مرور حسابك في سوق باي. اضغط على الزر لاختيار كلمة مرور جديدة:</p><p style="text-align:center"><a href="${reset.replace('&', '&amp;')}" style="display:inline-block;background:#3866df;color:#ffffff;padding:14px 36px;border-radius:6px;text-decoration:none;font-weight:bold">إعادة التعيين</a></p><p style="color:#7e859b">الرابط صالح لمدة ساعة واحدة.</p>`,
      links: [reset],
    },
    {
      name: 'wallet',
      language: 'ar',
      subject: 'تأكيد استخدام رصيد المحفظة',
      body: `<p>أنت على وشك دفع <b>${random.whole(80, 900)}٫٥٠ درهم</b> من رصيد محفظتك للطلب رقم ${order}.</p><p>رمز التأكيد: <b>${[...wallet].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')}</b></p><p>أدخله في التطبيق خلال ثلاث دقائق. الرصيد المتبقي بعد العملية: ${random.whole(5, 60)} درهماً.</p>`,
      codes: [wallet],
    },
    {
      name: 'order',
      language: 'ar',
      subject: `تم تأكيد طلبك ${order}`,
      body: `<p>شكراً لتسوقك معنا يا روبن! 🎉</p><p>نجهّز الآن طلبك، وسنرسل إليك إشعاراً عند خروجه للتوصيل.</p><table width="100%" cellpadding="8" style="background:#f7f8fa;border-radius:8px"><tr><td>رقم الطلب</td><td dir="ltr" align="left">${order}</td></tr><tr><td>سماعة رأس لاسلكية، أسود (١)</td><td align="left">${random.whole(90, 390)}.00 د.إ</td></tr><tr><td>ضريبة القيمة المضافة ٥٪</td><td align="left">مشمولة</td></tr><tr><td>طريقة الدفع</td><td align="left" dir="ltr">Visa •••• ${random.digits(4)}</td></tr><tr><td>عنوان التوصيل</td><td align="left">شقة ${random.whole(100, 2900)}، برج الواحة، مرسى دبي، ص.ب ${random.digits(5)}</td></tr></table><p><a href="${click()}">تتبع الطلب</a></p><p style="font-size:12px">الرقم الضريبي: 100${random.digits(12)}</p>`,
    },
    {
      name: 'out for delivery',
      language: 'en',
      subject: 'Arriving today: your SouqBay parcel 📦',
      body: `<p>Hi Robin, Imran is on his way with 1 parcel.</p><p>Between <b>4:00 PM and 8:00 PM</b></p><p>Show delivery PIN <b>${random.digits(4)}</b> to the courier when he hands over the box. Airway bill ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 3)}${random.digits(9)}.</p><p>Courier's phone: +971 5${random.digits(1)} ${random.digits(3)} ${random.digits(4)}</p><p><a href="${click()}">Follow on the map</a></p>`,
    },
    {
      name: 'changed address in English',
      language: 'en',
      subject: 'Confirm your new email',
      body: `<p>Hi Robin,</p><p>You changed the email on your SouqBay account. Two ways to confirm:</p><p>1. Type <b style="font-size:20px">${english}</b> in the app, or</p><p>2. <a href="${confirm}" style="display:inline-block;background:#3866df;color:#ffffff;padding:12px 30px;border-radius:6px;text-decoration:none">Confirm with one tap</a></p><p>Either works until tomorrow, 12:00 GST.</p>`,
      codes: [english],
      links: [confirm],
    },
    {
      name: 'sale',
      language: 'ar',
      subject: 'الجمعة الصفراء بدأت! خصومات تصل إلى ٨٠٪ + كود إضافي لك 💛',
      body: `<a href="${click()}"><img src="https://f.souqbay.example/emails/yf/hero-ar.png" width="600" alt="الجمعة الصفراء"></a><p style="text-align:center;font-size:18px">استخدم الكود <b dir="ltr" style="border:1px dashed #333;padding:4px 10px">YELLOW${random.digits(2)}</b> واحصل على خصم إضافي ١٥٪ (بحد أقصى ٥٠ درهماً)</p><table width="100%"><tr><td align="center">تلفاز ٥٥ بوصة<br><s>2499</s> <b>1599</b></td><td align="center">قلاية هوائية ٥٫٥ لتر<br><s>449</s> <b>219</b></td><td align="center">عطر العود ١٠٠ مل<br><s>320</s> <b>99</b></td></tr></table><p style="text-align:center"><a href="${click()}">تسوق الآن</a></p>`,
    },
  ];
  return drafts.map(({ name, language, subject, body, codes = [], links = [] }) => {
    const html = `<!DOCTYPE html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${subject}</title><style>@media (max-width:620px){.w{width:100%!important}}</style></head>
<body style="margin:0;background:#ffffff"><table class="w" width="600" align="center" cellpadding="0" cellspacing="0" style="font-family:Tajawal,Tahoma,Arial,sans-serif;font-size:15px;line-height:1.6;color:#404553"><tr><td style="background:#feee00;padding:18px"><img src="https://f.souqbay.example/emails/logo-${language}.png" height="26" alt="SouqBay"></td></tr><tr><td style="padding:24px 18px">${body}</td></tr>
<tr><td style="padding:18px;font-size:11px;color:#7e859b;text-align:center">${
      language === 'ar'
        ? '<a href="https://www.souqbay.example/uae-ar/contact">اتصل بنا</a> · <a href="https://www.souqbay.example/uae-ar/returns">سياسة الإرجاع</a> · <a href="https://link.souqbay.example/unsub?l=ar">إلغاء الاشتراك</a><br>سوق باي ش.ذ.م.م، ص.ب 500737، مدينة دبي للإنترنت، دبي'
        : '<a href="https://www.souqbay.example/uae-en/help">Help</a> · <a href="https://link.souqbay.example/unsub?l=en">Unsubscribe</a><br>SouqBay FZ LLC, PO Box 500737, Dubai Internet City, Dubai, UAE'
    }<img src="https://link.souqbay.example/wf/open?upn=x" width="1" height="1" alt=""></td></tr></table></body></html>`;
    const text = `${plainOf(body)}\n\n${language === 'ar' ? 'سوق باي، دبي' : 'SouqBay FZ LLC, Dubai Internet City'}\n`;
    const mail = bothParts({ from: '"SouqBay" <no-reply@mail.souqbay.example>', subject, text, html, encoding: 'base64' });
    const [[code], [link]] = [codes, links];
    return { name, language, ...mail, codes, links, best: code !== undefined ? { code } : link !== undefined ? { link } : null };
  });
}

/** What a mailer makes of HTML for the other part: each link after its text. */
function plainOf(body: string): string {
  return body
    .replace(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g, '$2 ( $1 )')
    .replace(/<img[^>]*>/g, '')
    .replace(/<\/td>/g, ' ')
    .replace(/<br>|<\/p>|<\/tr>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
}
