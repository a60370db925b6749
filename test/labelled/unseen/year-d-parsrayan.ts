/** An Iranian host and cloud: sign-up, sign-in, tickets, bills, a domain's transfer; in Persian, often with Persian digits. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);
  const [signUp, signIn, deletion] = [random.digits(5), random.digits(6), random.digits(6)];
  const activate = `https://panel.parsrayan.example/fa/auth/activate/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 40)}`;
  const transfer = `https://panel.parsrayan.example/domains/transfer/confirm?id=${random.digits(6)}&t=${random.text('0123456789abcdef', 24)}`;
  const toman = (from: number, to: number) => persian((random.whole(from, to) * 1000).toLocaleString('en'));
  return [
    {
      name: 'sign-up',
      language: 'fa',
      subject: 'کد تأیید پارس‌رایان',
      html: page(
        `<p>سلام،</p><p>برای تکمیل ثبت‌نام، کد زیر را در صفحهٔ عضویت وارد کنید.</p><div style="text-align:center;font-size:32px;font-weight:bold;color:#0b6e4f;padding:18px">${persian(signUp)}</div><p>این کد تا ${persian('2')} دقیقه معتبر است.</p>`,
      ),
      codes: [signUp],
      links: [],
      best: { code: signUp },
    },
    {
      name: 'activation',
      language: 'fa',
      subject: 'فعال‌سازی حساب کاربری در پارس‌رایان',
      html: page(
        `<p>روبین عزیز، خوش آمدید!</p><p>یک قدم تا استفاده از سرورهای ابری فاصله دارید. روی دکمهٔ زیر بزنید تا ایمیل شما تأیید شود:</p><p style="text-align:center"><a href="${activate}" style="background:#0b6e4f;color:#fff;padding:12px 40px;border-radius:8px;text-decoration:none">تأیید ایمیل</a></p><p style="font-size:12px">اگر دکمه کار نکرد این نشانی را در مرورگر باز کنید:</p><p dir="ltr" style="font-size:12px;word-break:break-all">${activate}</p><p>هدیهٔ ورود: ${toman(40, 90)} تومان اعتبار رایگان به مدت یک ماه.</p>`,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'sign-in',
      language: 'fa',
      subject: `رمز یکبار مصرف ورود: ${signIn}`,
      text: `کاربر گرامی،

رمز یکبار مصرف شما برای ورود به پنل:

${signIn}

زمان درخواست: ${persian(`1405/01/${random.whole(10, 29)} - 22:${random.whole(10, 59)}`)}
نشانی IP: 198.51.100.${random.whole(2, 250)}

در صورتی که این درخواست از سوی شما نبوده است، با پشتیبانی تماس بگیرید: ${persian('021-91')}${persian(random.digits(6))}

پارس‌رایان
`,
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'ticket',
      language: 'fa',
      subject: `[تیکت #${random.digits(6)}] پاسخ جدید: قطعی شبکهٔ سرور تهران-۲`,
      text: `سلام و وقت بخیر

مشکل از سوییچ رک بود و از ساعت ${persian('14:35')} برطرف شده است. لطفاً سرور vps-${random.digits(5)} را یک بار ری‌استارت کنید و نتیجه را اعلام بفرمایید.

وضعیت: در انتظار پاسخ مشتری
اولویت: بالا
کارشناس: سمانه رضوانی (داخلی ${persian(random.digits(3))})

برای پاسخ به تیکت، همین ایمیل را جواب دهید یا به پنل سر بزنید:
https://panel.parsrayan.example/tickets
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bill',
      language: 'fa',
      subject: 'صورت‌حساب جدید صادر شد',
      html: page(
        `<p>روبین گرامی، صورت‌حساب شمارهٔ ${persian(random.digits(7))} برای شما صادر شد.</p><table width="100%" border="1" cellpadding="6" style="border-collapse:collapse;border-color:#ddd"><tr><td>سرور ابری ۲ هسته / ۴ گیگ</td><td>${toman(390, 690)} تومان</td></tr><tr><td>پهنای باند اضافه (${persian(String(random.whole(11, 90)))} گیگابایت)</td><td>${toman(11, 90)} تومان</td></tr><tr><td>مالیات بر ارزش افزوده ۱۰٪</td><td>محاسبه‌شده</td></tr></table><p>مهلت پرداخت: ${persian(`${random.whole(10, 28)}`)} خرداد ۱۴۰۵. شناسهٔ پرداخت: ${persian(random.digits(13))}، شمارهٔ شبا: <span dir="ltr">IR${random.digits(24)}</span></p><p><a href="https://panel.parsrayan.example/billing">مشاهده و پرداخت</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'domain',
      language: 'fa',
      subject: 'تأیید انتقال دامنهٔ robin-works.example',
      html: page(
        `<p>درخواست انتقال دامنهٔ <b>robin-works.example</b> از ثبت‌کنندهٔ فعلی به پارس‌رایان ثبت شده است. برای ادامه باید مالک دامنه موافقت کند:</p><p><a href="${transfer.replace('&', '&amp;')}">با انتقال دامنه موافقم</a></p><p>چنانچه تا پنج روز دیگر تأیید نشود، درخواست لغو و مبلغ ${toman(190, 390)} تومان به کیف پول شما بازمی‌گردد.</p>`,
      ),
      codes: [],
      links: [transfer],
      best: { link: transfer },
    },
    {
      name: 'server deleted',
      language: 'fa',
      subject: 'کد تأیید حذف سرور',
      html: page(
        `<p>شما درخواست حذف سرور <span dir="ltr">vps-${random.digits(5)}</span> را داده‌اید. با حذف سرور همهٔ داده‌ها و نسخه‌های پشتیبان (${persian(String(random.whole(2, 9)))} نسخه) از بین می‌روند.</p><p>کد تأیید: <b dir="ltr">${persian(deletion.slice(0, 3))} ${persian(deletion.slice(3))}</b></p><p>کد را در کادر حذف بنویسید. اگر پشیمان شده‌اید کاری لازم نیست.</p>`,
      ),
      codes: [deletion],
      links: [],
      best: { code: deletion },
    },
    {
      name: 'signed in',
      language: 'fa',
      subject: 'ورود تازه به پنل شما',
      html: page(
        `<p>روبین عزیز، ساعت ${persian(`${random.whole(10, 23)}:${random.whole(10, 59)}`)} امروز از یک دستگاه تازه وارد پنل شدید.</p><ul><li>مرورگر: Firefox 14${random.whole(0, 9)}</li><li>شهر: اصفهان</li><li>شناسهٔ نشست: ${random.text('0123456789abcdef', 10)}</li></ul><p>اگر خودتان بوده‌اید این پیام را نادیده بگیرید. در غیر این صورت <a href="https://panel.parsrayan.example/security/sessions">نشست‌ها را ببندید</a> و رمز عبورتان را عوض کنید.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}

function page(body: string): string {
  return `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"></head><body style="background:#eef1f0;margin:0;padding:24px;font-family:Vazirmatn,Tahoma,sans-serif;font-size:14px;line-height:2;direction:rtl;text-align:right"><table width="560" align="center" bgcolor="#ffffff" cellpadding="28" style="border-radius:12px"><tr><td><img src="https://cdn.parsrayan.example/m/logo.svg" height="30" alt="پارس‌رایان"><br>${body}</td></tr><tr><td style="font-size:11px;color:#7a8a85;border-top:1px solid #eee">پشتیبانی شبانه‌روزی ۰۲۱-۹۱۰۰۸۸۰۰ · تهران، خیابان مطهری، پلاک ۲۱۴ · کد پستی ۱۵۸۷۶۵۴۳۲۱<br><a href="https://parsrayan.example/rules">قوانین</a> | <a href="https://panel.parsrayan.example/profile/notify">تنظیم اعلان‌ها</a></td></tr></table></body></html>`;
}
