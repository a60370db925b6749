/** A money-transfer house of the Gulf and East and West Africa: ruled plain text and bare HTML in Arabic (with its own digits), Hindi and African English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const eastern = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

const sign = {
  ar: '***************************\nساحل باي للحوالات ذ.م.م\nمرخصة من المصرف المركزي – ترخيص رقم ٠٠٤٧\nص.ب. ٩٠٩٠، دبي – هاتف ٨٠٠٠٧٢٤٤٥',
  hi: '***************************\nसाहिल पे – दुबई · मुंबई · कोच्चि\nग्राहक सेवा: 1800-000-7244 (सुबह 8 से रात 10)',
  en: '***************************\nSahil Pay Africa Ltd\nNairobi: Biashara Towers, 4th Floor, P.O. Box 00917-00100 | 0800 555 724\nLagos: 17 Palm Close, Ikeja | 0700-SAHIL-PAY',
};

export function mails(random: Random): FamilyMail[] {
  const [arLogin, arSend, hiSend, keLogin, ghBeneficiary, keForward] = [
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(6),
  ];
  const reset = `https://app.sahilpay.example/ar/password/new?token=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 28)}`;
  return [
    {
      name: 'ar sign-in code in eastern digits',
      language: 'ar',
      subject: 'رمز التحقق الخاص بك',
      text: `عزيزي العميل،

رمز التحقق لتسجيل الدخول إلى ساحل باي هو ${eastern(arLogin)}

ينتهي الرمز بعد ${eastern('3')} دقائق (الساعة ${eastern('11:48')} مساءً بتوقيت الإمارات).
لا تشارك هذا الرمز مع أي شخص مهما كانت صفته.

${sign.ar}`,
      codes: [arLogin],
      links: [],
      best: { code: arLogin },
    },
    {
      name: 'ar transfer to be released',
      language: 'ar',
      subject: `حوالة بقيمة ${eastern('1500')} درهم بانتظار موافقتك`,
      html: `<div dir="rtl" align="right"><p>السلام عليكم ورحمة الله،</p><p>تطلب حوالتك إلى <b>أحمد عبد الرحيم – الخرطوم</b> موافقةً أخيرة منك:</p><ul><li>المبلغ: ${eastern('1٬500')} درهم إماراتي</li><li>الرسوم: ${eastern('15')} درهمًا</li><li>المرجع: ${eastern(random.digits(10))}</li></ul><p>لإرسال الحوالة اكتب كلمة السر المتغيرة <b><font size="5">${eastern(arSend)}</font></b> في خانة «الموافقة» من التطبيق.</p><p>وإن لم تكن أنت صاحب الطلب فاتصل بنا فورًا على ٨٠٠٠٧٢٤٤٥.</p><pre>${sign.ar}</pre></div>`,
      codes: [arSend],
      links: [],
      best: { code: arSend },
    },
    {
      name: 'ar the receiver takes the money with a number',
      language: 'ar',
      subject: 'تم إرسال حوالتك بنجاح',
      text: `عزيزنا الأستاذ روبين،

أُرسلت حوالتك وهي جاهزة للاستلام.

رقم الاستلام (يُسلَّم للمستفيد): ${eastern(random.digits(10))}
المستفيد: أحمد عبد الرحيم
المبلغ: ${eastern('244٬500')} جنيه سوداني
سعر الصرف: ${eastern('163٫00')}
تاريخ العملية: ${eastern('24/11/2026')}

يُبرز المستفيد بطاقة هويته ورقم الاستلام لدى أي وكيل معتمد.

${sign.ar}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ar feast without fees',
      language: 'ar',
      subject: 'كل عام وأنتم بخير.. حوّل لأهلك بلا رسوم',
      html: `<div dir="rtl" align="right" style="background:#0b6e4f;color:#fff;padding:24px"><h1>بمناسبة اليوم الوطني</h1><p>أدخل الرمز الترويجي <b style="background:#fff;color:#0b6e4f;padding:4px 14px">WATANI55</b> عند التحويل، واستمتع بأول حوالتين دون رسوم.</p><p>العرض سارٍ من ${eastern('1')} إلى ${eastern('3')} ديسمبر ${eastern('2026')}، وتطبق الشروط والأحكام.</p><p><a href="https://sahilpay.example/ar/offers" style="color:#fff">التفاصيل</a> | <a href="https://sahilpay.example/ar/stop" style="color:#fff">إلغاء الاشتراك</a></p></div>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ar password by link',
      language: 'ar',
      subject: 'إعادة تعيين كلمة المرور',
      html: `<div dir="rtl" align="right"><p>مرحبًا،</p><p>تلقينا طلبًا لإعادة تعيين كلمة مرور المحفظة المنتهية بالرقم ${eastern(random.digits(4))}. للمتابعة:</p><p><a href="${reset}">اضغط هنا لتعيين كلمة مرور جديدة</a></p><p>الرابط صالح لمدة ${eastern('30')} دقيقة، ولا يُستعمل سوى مرة واحدة.</p><pre>${sign.ar}</pre></div>`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'hi code for a transfer to India',
      language: 'hi',
      subject: 'आपका ट्रांसफ़र OTP',
      text: `प्रिय रमेश जी,

${hiSend} आपके ₹42,500.00 के ट्रांसफ़र (पाने वाले: सुनीता देवी, खाता XXXXXX${random.digits(4)}) का OTP है। यह 5 मिनट तक मान्य है।

साहिल पे कभी फ़ोन करके OTP नहीं पूछता। अगर यह ट्रांसफ़र आपने नहीं किया तो तुरंत 1800-000-7244 पर कॉल करें।

संदर्भ सं. SP${random.digits(10)}

${sign.hi}`,
      codes: [hiSend],
      links: [],
      best: { code: hiSend },
    },
    {
      name: 'hi money has arrived',
      language: 'hi',
      subject: '₹42,500 सुनीता देवी के खाते में पहुँच गए',
      text: `नमस्ते रमेश जी,

बधाई हो! आपका भेजा पैसा पहुँच गया है।

राशि: ₹42,500.00 (AED 1,868.13 × 22.75)
शुल्क: AED 10
UTR नंबर: SKB${random.digits(12)}
समय: 24-11-2026, 16:52 IST
IFSC: SKBL0000${random.digits(3)}

रसीद ऐप के "मेरे ट्रांसफ़र" में मिलेगी। अगले महीने भी हमें सेवा का मौका दें।

${sign.hi}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'en-KE sign-in code',
      language: 'en-KE',
      subject: 'Sahil Pay: karibu back',
      text: `Habari Wanjiku,

You are logging in on another phone in Nakuru. Enter ${keLogin} in the app to proceed. Haraka, it dies after 4 minutes!

Wallet no. 0711 *** ${random.digits(3)}
Kindly do not read it out to anyone who calls claiming to be customer care. We only call from 0800 555 724.

Asante,
${sign.en}`,
      codes: [keLogin],
      links: [],
      best: { code: keLogin },
    },
    {
      name: 'en-NG debit alert',
      language: 'en-NG',
      subject: 'Sahil Pay DEBIT ALERT: NGN 35,000.00',
      html: `<p>Dear OKAFOR CHINEDU,</p><p>Please be informed that a debit transaction occurred on your wallet.</p><table border="1" cellpadding="5"><tr><td>Wallet</td><td>20******${random.digits(2)}</td></tr><tr><td>Amount</td><td>NGN 35,000.00</td></tr><tr><td>Narration</td><td>TRF/IFO ADAEZE STORES/${random.digits(6)}</td></tr><tr><td>Session ID</td><td>${random.digits(30)}</td></tr><tr><td>Value date</td><td>24-Nov-2026 15:33</td></tr><tr><td>Available balance</td><td>NGN 112,4${random.digits(2)}.50</td></tr></table><p>VAT on charges: NGN 1.88. EMTL: NGN 50.00.</p><pre>${sign.en}</pre>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'en-GH new beneficiary',
      language: 'en-GH',
      subject: 'Add Ama Serwaa as beneficiary?',
      html: `<p>Good afternoon Kwabena,</p><p>To add <b>AMA SERWAA MENSAH</b> (MoMo 024 000 ${random.digits(4)}) to the people you send to, type this OTP on the Sahil Pay page:</p><p><tt><big><b>${ghBeneficiary}</b></big></tt></p><p>Daily limit for a new beneficiary is GHS 2,000 in the first 24 hours. Request ref: BEN/${random.digits(7)}. Your GhanaPost address on file: GA-000-${random.digits(4)}.</p><pre>${sign.en}</pre>`,
      codes: [ghBeneficiary],
      links: [],
      best: { code: ghBeneficiary },
    },
    {
      name: 'en-KE code passed on by a shopkeeper',
      language: 'en-KE',
      subject: 'Fwd: Sahil Pay till approval',
      text: `Sasa Robin, I am still on the road from Thika and the till is asking again. Use the number below to approve the float, I have told Mama Njeri. Call me on 0722 000 ${random.digits(3)} if it refuses.
Otieno

---------- Forwarded message ---------
From: Sahil Pay <alerts@sahilpay.example>
Date: Tue, 24 Nov 2026 at 17:11
Subject: Sahil Pay till approval
To: <otieno@njeri-shop.example>

Till ${random.digits(6)} NJERI GENERAL STORES requests a float of KES 48,000.
Approval PIN: ${keForward} (good until 18:00 EAT)

${sign.en}`,
      codes: [keForward],
      links: [],
      best: { code: keForward },
    },
  ];
}
