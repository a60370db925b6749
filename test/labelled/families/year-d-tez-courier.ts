/** A courier of Pakistan with a seller's account: codes, a password, parcels, payouts, holidays; in Urdu and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [register, bank, urdu] = [random.digits(6), random.digits(4), random.digits(6)];
  const password = `https://merchant.tezcourier.example/auth/set-password?email=robin%40postroom.localhost&token=${random.text('0123456789abcdef', 60)}`;
  const confirm = `https://merchant.tezcourier.example/v/${random.text('ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789', 16)}`;
  const consignment = `KI7${random.digits(9)}`;
  const rs = (from: number, to: number) => random.whole(from, to).toLocaleString('en');
  return [
    {
      name: 'registration',
      language: 'en',
      subject: 'Tez Courier merchant registration - OTP',
      html: english(
        'Dear Merchant,',
        `<p>AOA! Thank you for signing up with Tez Courier. Your OTP for registration is:</p><p style="color:#0a7d32;font-size:25px"><strong>${register}</strong></p><p>Kindly enter it on the portal to proceed. Our sales officer will visit you with the agreement afterwards.</p>`,
      ),
      codes: [register],
      links: [],
      best: { code: register },
    },
    {
      name: 'password',
      language: 'en',
      subject: 'Your merchant account has been approved',
      html: english(
        'Dear Robin Traders,',
        `<p>Alhamdulillah, your account is approved. Account no. <b>${random.digits(6)}</b>, origin station KHI, settlement every Tuesday.</p><p>Please <a href="${password.replace('&', '&amp;')}">set your portal password</a> to start booking shipments. The link remains active for 3 days.</p><p>Rate list: within city Rs. ${rs(150, 190)} up to 0.5 kg, other zones Rs. ${rs(210, 260)}.</p>`,
      ),
      codes: [],
      links: [password],
      best: { link: password },
    },
    {
      name: 'bank details',
      language: 'ur',
      subject: 'بینک اکاؤنٹ کی تبدیلی کا تصدیقی کوڈ',
      html: urduPage(
        `<p>محترم صارف،</p><p>آپ نے رقم کی ادائیگی کے لیے نیا بینک اکاؤنٹ (IBAN: PK**TEZB************${random.digits(4)}) درج کیا ہے۔ تبدیلی کی تصدیق کے لیے پورٹل پر یہ کوڈ درج کریں:</p><p style="text-align:center;font-size:28px"><b>${bank}</b></p><p>کوڈ ۱۵ منٹ تک کارآمد ہے۔ براہِ کرم یہ کوڈ کسی کو نہ بتائیں۔</p>`,
      ),
      codes: [bank],
      links: [],
      best: { code: bank },
    },
    {
      name: 'sign-in in Urdu',
      language: 'ur',
      subject: `آپ کا لاگ اِن کوڈ ${urdu} ہے`,
      text: `السلام علیکم،

تیز کوریئر پورٹل میں لاگ اِن کے لیے آپ کا کوڈ: ${urdu}

اگر آپ لاگ اِن نہیں کر رہے تو اس ای میل کو نظر انداز کر دیں یا ہماری ہیلپ لائن 021-111-${random.digits(3)}-${random.digits(3)} پر رابطہ کریں۔

تیز کوریئر (پرائیویٹ) لمیٹڈ، شاہراہِ فیصل، کراچی
`,
      codes: [urdu],
      links: [],
      best: { code: urdu },
    },
    {
      name: 'address',
      language: 'ur',
      subject: 'اپنے ای میل پتے کی تصدیق کریں',
      html: urduPage(
        `<p>محترم رابن،</p><p>یومیہ ڈیلیوری رپورٹ اسی پتے پر بھیجی جائے گی۔ پہلے نیچے دیے گئے بٹن کو دبا کر ای میل کی تصدیق کر دیں۔</p><p style="text-align:center"><a href="${confirm}" style="background:#0a7d32;color:#fff;padding:10px 30px;text-decoration:none">تصدیق کریں</a></p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'parcel',
      language: 'en',
      subject: `Shipment ${consignment} is out for delivery`,
      html: english(
        'Dear Robin,',
        `<p>Your parcel from <b>Lal Qila Books</b> is out for delivery.</p><table border="1" cellpadding="4" cellspacing="0"><tr><td>CN #</td><td>${consignment}</td></tr><tr><td>COD amount</td><td>Rs. ${rs(900, 4800)}</td></tr><tr><td>Rider</td><td>M. Asif, 03${random.digits(2)}-${random.digits(7)}</td></tr><tr><td>Delivery code</td><td>${random.digits(4)} (tell it to the rider after checking the parcel)</td></tr></table><p>Please keep exact change. Track: <a href="https://tezcourier.example/track?cn=${consignment}">tezcourier.example/track</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'payout',
      language: 'en',
      subject: `COD payment invoice # ${random.digits(7)} / week 27`,
      html: english(
        'Dear Merchant,',
        `<p>Please find the summary of your COD settlement:</p><pre>
Delivered        ${random.whole(20, 60)}     Rs. ${rs(40_000, 99_000)}
Returned         ${random.whole(2, 9)}      Rs. 0
Service charges         Rs. ${rs(5000, 9000)}
SST 13%                 Rs. ${rs(600, 1200)}
IBFT ref         ${random.digits(12)}
</pre><p>Amount will reflect in your account within 2 working days. STRN: S${random.digits(7)}-${random.digits(1)}</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'holidays',
      language: 'ur',
      subject: 'عید الاضحیٰ کی تعطیلات: بکنگ اور ڈیلیوری کے اوقات',
      html: urduPage(
        `<p>معزز صارفین،</p><p>عید الاضحیٰ کے موقع پر ہمارے دفاتر ۲۷ مئی سے ۲۹ مئی تک بند رہیں گے۔ ۲۶ مئی کی بکنگ دوپہر ۲ بجے تک ہوگی۔</p><p>تعطیلات کے بعد ۵۰۰ روپے کی رعایت کے لیے بکنگ کے وقت واؤچر EIDTEZ${random.digits(3)} استعمال کریں (۳۰ جون تک)۔</p><p>آپ سب کو عید مبارک!</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}

function english(greeting: string, body: string): string {
  return `<html><body><font face="Calibri" size="3"><p>${greeting}</p>${body}<p>Regards,<br>Customer Experience<br><b>TEZ COURIER (PVT) LTD</b><br>UAN 021-111-839-000 | Plot 14-C, Shahrah-e-Faisal, Karachi 75350</p><p><font size="1" color="gray">The information in this email is intended for the named recipient alone. Be green, keep it on the screen.</font></p></font></body></html>`;
}

function urduPage(body: string): string {
  return `<html lang="ur" dir="rtl"><head><meta charset="utf-8"></head><body dir="rtl" style="font-family:'Jameel Noori Nastaleeq','Noto Nastaliq Urdu',serif;font-size:18px;line-height:2.1"><div style="border-top:6px solid #0a7d32;padding:16px;max-width:540px">${body}<p style="font-size:13px;color:#777">تیز کوریئر · یہ ای میل خودکار نظام سے بھیجی گئی ہے · <a href="https://tezcourier.example/contact">رابطہ</a></p></div></body></html>`;
}
