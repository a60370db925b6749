/** A booking site for hotels in five languages: a teal band, a rounded card of facts or a dashed frame around the code. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function mailOf(language: string, band: string, inner: string, legal: string): string {
  const side = language === 'ar' || language === 'he' ? 'right' : 'left';
  return `<!DOCTYPE html><html lang="${language}" dir="${side === 'right' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="x-apple-disable-message-reformatting">
<style>.hs-body td{font-family:Verdana,Geneva,sans-serif;font-size:14px;line-height:1.6;color:#222;text-align:${side}} .hs-legal td{font-size:10px;color:#777}</style></head>
<body style="margin:0"><table class="hs-body" width="640" align="center" cellspacing="0" cellpadding="0"><tbody>
<tr><td style="background:#0f766e;color:#fff;padding:16px 24px;font-size:19px"><b style="color:#fff">havenstay</b></td></tr>
<tr><td style="background:#ccfbf1;padding:20px 24px;font-size:21px">${band}</td></tr>
<tr><td style="padding:20px 24px">
${inner}
</td></tr></tbody></table>
<table class="hs-legal" width="640" align="center" cellpadding="12"><tr><td>${legal}</td></tr>
<tr><td><img src="https://o.havenstay.example/open.png?m=8817204" width="1" height="1" alt=""> Havenstay Travel Ltd., 12 Ormond Wharf, Dublin D02 XY45 © 2012–2026</td></tr></table></body></html>`;
}
const frame = (code: string) =>
  `<table width="100%"><tr><td style="border:2px dashed #0f766e;border-radius:6px;padding:14px;text-align:center;font-size:28px"><strong>${code}</strong></td></tr></table>`;
const facts = (list: [string, string][]) =>
  `<table width="100%" style="border:1px solid #cbd5e1;border-radius:8px" cellpadding="7">${list.map(([left, right]) => `<tr><td><strong>${left}</strong></td><td>${right}</td></tr>`).join('')}</table>`;
const teal = (url: string, label: string) =>
  `<table align="center" cellpadding="0"><tr><td style="background:#0f766e;border-radius:6px"><a href="${url.replaceAll('&', '&amp;')}" style="display:inline-block;padding:12px 36px;color:#fff;text-decoration:none">${label}</a></td></tr></table>`;
/** As Arabic mails often show them. */
const arabicDigits = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

export function mails(random: Random): FamilyMail[] {
  const codes = {
    english: random.digits(6),
    arabic: random.digits(4),
    hebrew: random.digits(6),
    greek: random.digits(6),
    indonesian: random.digits(6),
  };
  const slug = (length: number) => random.text('abcdefghijklmnopqrstuvwxyz0123456789', length);
  const magic = `https://account.havenstay.example/sign-in?op_token=${slug(48)}&lang=en-gb`;
  const resetHe = `https://account.havenstay.example/reset-password/${slug(30)}?lang=he`;
  const confirmEl = `https://account.havenstay.example/confirm/${slug(30)}?lang=el`;
  return [
    {
      name: 'verification code',
      language: 'en',
      subject: `Havenstay – ${codes.english} is your verification code`,
      html: mailOf(
        'en',
        'Verify your email address',
        `<p>Hi Robin,</p><p>You’re almost there! Use this verification code to continue with your booking:</p>${frame(codes.english)}<p>For your security, the code expires in 20 minutes. Havenstay will never ask for it by phone or chat.</p>`,
        'This message was sent to robin@postroom.example. Customer service: +353 1 555 0166, 24/7.',
      ),
      codes: [codes.english],
      links: [],
      best: { code: codes.english },
    },
    {
      name: 'booking confirmed',
      language: 'en',
      subject: `Your booking is confirmed at Hotel Alderney Court`,
      html: mailOf(
        'en',
        'Thanks, Robin! Your booking in Porto is confirmed.',
        `${facts([
          ['Confirmation number', `${random.digits(4)}.${random.digits(3)}.${random.digits(3)}`],
          ['Check-in', 'Friday 13 February 2026 (from 15:00)'],
          ['Check-out', 'Monday 16 February 2026 (until 11:00)'],
          ['Your reservation', '3 nights, 1 double room'],
          ['Address', 'Rua do Cais 118, 4050-092 Porto'],
          ['Late arrival', `Door code ${random.digits(4)}#, reception closes at 22:00`],
          ['Price', '€ 327 (incl. € 6 city tax)'],
        ])}<p>Free cancellation until 11 February 2026, 23:59.</p>${teal('https://secure.havenstay.example/booking/manage?ref=9920184', 'Manage booking')}<p>Phone of the property: +351 22 555 0144</p>`,
        'You’ll pay at the property. <a href="https://www.havenstay.example/terms">Terms</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sign-in link',
      language: 'en',
      subject: 'Your sign-in link for Havenstay',
      html: mailOf(
        'en',
        'Sign in to your account',
        `<p>Hi Robin,</p><p>Tap the button below to securely sign in. No password needed!</p>${teal(magic, 'Sign in')}<p>This link is valid for 10 minutes and works only once. Didn’t ask for it? Somebody may have entered your address by mistake.</p>`,
        'Requested at 09:12 CET from Safari on iPhone (192.0.2.81).',
      ),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'رمز الدخول',
      language: 'ar',
      subject: 'رمز تسجيل الدخول إلى حسابك',
      html: mailOf(
        'ar',
        'رمز تسجيل الدخول',
        `<p>عزيزنا Robin،</p><p>استخدم الرمز التالي لتسجيل الدخول إلى حسابك:</p>${frame(arabicDigits(codes.arabic))}<p>الرمز صالح لمدة ${arabicDigits('5')} دقائق ولمرة واحدة فقط. يرجى عدم مشاركته مع أي شخص.</p>`,
        'خدمة العملاء: +971 4 555 0119. إذا لم تكن أنت من طلب الرمز، فلا داعي لاتخاذ أي إجراء.',
      ),
      codes: [codes.arabic],
      links: [],
      best: { code: codes.arabic },
    },
    {
      name: 'تأكيد الحجز',
      language: 'ar',
      subject: 'تأكيد الحجز: فندق واحة النخيل، مسقط',
      html: mailOf(
        'ar',
        'تم تأكيد حجزك!',
        `<p>شكرًا لك Robin، تم تأكيد حجزك بنجاح.</p>${facts([
          ['رقم الحجز', random.digits(10)],
          ['تاريخ الوصول', 'الخميس 5 مارس 2026، من الساعة 14:00'],
          ['تاريخ المغادرة', 'الأحد 8 مارس 2026، حتى الساعة 12:00'],
          ['السعر الإجمالي', '96.500 ريال عماني'],
        ])}<p>يمكنك إلغاء الحجز مجانًا حتى 3 مارس 2026.</p>${teal('https://secure.havenstay.example/booking/manage?ref=9930617&lang=ar', 'إدارة الحجز')}`,
        'هاتف الفندق: +968 2455 0133',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'קוד אימות',
      language: 'he',
      subject: `קוד האימות שלך: ${codes.hebrew}`,
      html: mailOf(
        'he',
        'קוד אימות',
        `<p>שלום Robin,</p><p>קוד האימות שלך להתחברות לאתר הוא:</p>${frame(codes.hebrew)}<p>הקוד תקף ל-10 דקות. אין להעביר את הקוד לאף אחד.</p>`,
        'אם לא ביקשת קוד, ניתן להתעלם מהודעה זו. שירות לקוחות: 03-555-0147, ימים א׳–ה׳ 8:00–18:00',
      ),
      codes: [codes.hebrew],
      links: [],
      best: { code: codes.hebrew },
    },
    {
      name: 'אישור הזמנה',
      language: 'he',
      subject: 'אישור הזמנה מספר 4418-2093',
      html: mailOf(
        'he',
        'ההזמנה שלך אושרה',
        `<p>שלום Robin, תודה שהזמנת אצלנו!</p>${facts([
          ['מספר הזמנה', '4418-2093'],
          ['מלון', 'מלון גני הכרמל, רחוב הברושים 9, חיפה'],
          ['כניסה', '22.2.2026, החל מ-15:00'],
          ['יציאה', '24.2.2026, עד 11:00'],
          ['סה״כ לתשלום', '1,240 ₪ כולל מע״מ'],
        ])}<p>ביטול ללא עלות עד 20.2.2026.</p>${teal('https://secure.havenstay.example/booking/manage?ref=9931140&lang=he', 'צפייה בהזמנה')}`,
        'טלפון המלון: 04-555-0182',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'איפוס סיסמה',
      language: 'he',
      subject: 'איפוס סיסמה',
      html: mailOf(
        'he',
        'איפוס הסיסמה שלך',
        `<p>שלום Robin,</p><p>קיבלנו בקשה לאיפוס הסיסמה לחשבונך. לבחירת סיסמה חדשה יש ללחוץ על הכפתור:</p>${teal(resetHe, 'איפוס סיסמה')}<p>הקישור יפוג בעוד 24 שעות. לא ביקשת לאפס את הסיסמה? אפשר להתעלם מהודעה זו.</p>`,
        `מספר פנייה ${random.digits(7)}`,
      ),
      codes: [],
      links: [resetHe],
      best: { link: resetHe },
    },
    {
      name: 'κωδικός επαλήθευσης',
      language: 'el',
      subject: 'Ο κωδικός επαλήθευσής σας',
      html: mailOf(
        'el',
        'Κωδικός επαλήθευσης',
        `<p>Γεια σας Robin,</p><p>Ο κωδικός μίας χρήσης για τη σύνδεσή σας είναι:</p>${frame(`${codes.greek.slice(0, 3)} ${codes.greek.slice(3)}`)}<p>Ο κωδικός λήγει σε 10 λεπτά. Μην τον κοινοποιήσετε σε κανέναν.</p>`,
        'Αν δεν ζητήσατε εσείς τον κωδικό, αγνοήστε αυτό το μήνυμα. Εξυπηρέτηση πελατών: 210 555 0136.',
      ),
      codes: [codes.greek],
      links: [],
      best: { code: codes.greek },
    },
    {
      name: 'επιβεβαίωση email',
      language: 'el',
      subject: 'Επιβεβαιώστε τη διεύθυνση email σας',
      html: mailOf(
        'el',
        'Καλώς ήρθατε!',
        `<p>Γεια σας Robin,</p><p>Ευχαριστούμε για την εγγραφή σας. Πατήστε το παρακάτω κουμπί για να επιβεβαιώσετε το email σας και να ενεργοποιήσετε τον λογαριασμό σας.</p>${teal(confirmEl, 'Επιβεβαίωση email')}<p>Ο σύνδεσμος ισχύει για 48 ώρες.</p>`,
        '<a href="https://www.havenstay.example/el/privacy">Πολιτική απορρήτου</a>',
      ),
      codes: [],
      links: [confirmEl],
      best: { link: confirmEl },
    },
    {
      name: 'υπενθύμιση άφιξης',
      language: 'el',
      subject: 'Υπενθύμιση: η άφιξή σας στα Χανιά είναι σε 3 ημέρες',
      html: mailOf(
        'el',
        'Το ταξίδι σας πλησιάζει!',
        `${facts([
          ['Αριθμός κράτησης', random.digits(10)],
          ['Κατάλυμα', 'Ξενώνας Γαλάζια Αυλή, Οδός Φάρου 21, 731 32 Χανιά'],
          ['Άφιξη', 'Σάββατο 24 Ιανουαρίου 2026, 14:00–20:00'],
          ['Υπόλοιπο', '184,00 €'],
        ])}<p>Θα χρειαστείτε ταυτότητα ή διαβατήριο κατά την άφιξη.</p>${teal('https://secure.havenstay.example/booking/manage?ref=9928855&lang=el', 'Δείτε την κράτηση')}`,
        'Τηλέφωνο καταλύματος: 28210 55 501',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'kode verifikasi',
      language: 'id',
      subject: `Kode verifikasi Havenstay: ${codes.indonesian}`,
      html: mailOf(
        'id',
        'Kode verifikasi Anda',
        `<p>Halo Robin,</p><p>Masukkan kode verifikasi berikut untuk masuk ke akun Anda:</p>${frame(codes.indonesian)}<p>Kode berlaku selama 10 menit. Jangan berikan kode ini kepada siapa pun, termasuk pihak Havenstay.</p>`,
        'Butuh bantuan? Hubungi 021-5550-0127 (24 jam). Email ini dikirim secara otomatis, mohon tidak membalas.',
      ),
      codes: [codes.indonesian],
      links: [],
      best: { code: codes.indonesian },
    },
    {
      name: 'promo menginap',
      language: 'id',
      subject: 'Diskon hotel s.d. 25% pakai kode STAY25',
      html: mailOf(
        'id',
        'Liburan hemat di awal tahun',
        `<p>Hai Robin, yuk liburan! Masukkan kode promo ini di halaman pembayaran:</p>${frame('STAY25')}<p>Periode pemesanan 15–31 Januari 2026. Minimum transaksi Rp750.000, diskon maksimal Rp200.000. Kuota terbatas.</p>${teal('https://www.havenstay.example/id/promo/stay25?utm_source=edm&utm_id=5512', 'Pesan sekarang')}`,
        '<a href="https://www.havenstay.example/unsubscribe?e=77410">Berhenti berlangganan</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
