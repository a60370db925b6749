/** An Iranian exchange for gold and coins, HTML in Persian with Persian digits: codes, devices, withdrawals, links, orders and notices. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const persian = (digits: string) => [...digits].map((char) => '۰۱۲۳۴۵۶۷۸۹'[Number(char)] ?? char).join('');
  const enter = random.digits(6);
  const withdraw = random.digits(6);
  const twoStep = random.digits(6);
  const confirm = `https://talabazar.example/panel/withdraws/confirm/${random.digits(8)}/${random.text('0123456789abcdef', 32)}/`;
  const device = `https://talabazar.example/device/approve?h=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij0123456789', 40)}`;
  const reset = `https://talabazar.example/auth/reset-password/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 30)}/`;
  const big = (text: string) =>
    `<div style="direction:ltr;text-align:center;font-size:34px;letter-spacing:8px;background:#fff8e1;border:1px solid #ffd54f;padding:14px;margin:18px 0">${text}</div>`;
  const drafts: Draft[] = [
    {
      name: 'sign-in',
      language: 'fa',
      subject: 'کد ورود به طلابازار',
      body: `<p>کاربر گرامی، برای ورود به حساب کد زیر را بنویسید.</p>${big(enter)}<p>اعتبار: ${persian('2')} دقیقه</p>`,
      codes: [enter],
    },
    {
      name: 'withdrawal with code and link',
      language: 'fa',
      subject: 'تأیید درخواست برداشت ریالی',
      body: `<p>رابین عزیز، درخواست برداشت شما ثبت شد:</p><table width="100%" cellpadding="6"><tr><td>مبلغ</td><td>${persian(String(random.whole(10, 90)))}٬${persian(random.digits(3))}٬${persian('000')} تومان</td></tr><tr><td>به شبای</td><td dir="ltr">IR${random.digits(2)} •••• •••• ${random.digits(4)}</td></tr><tr><td>شناسه</td><td>${persian(random.digits(8))}</td></tr></table><p>برای نهایی شدن، یا روی <a href="${confirm}">تأیید برداشت</a> بزنید یا عدد <b>${persian(withdraw)}</b> را در پنل وارد کنید.</p>`,
      codes: [withdraw],
      links: [confirm],
    },
    {
      name: 'two-step',
      language: 'fa',
      subject: 'فعال‌سازی تأیید دومرحله‌ای',
      body: `<p>سلام،</p><p>شما در حال روشن کردن ورود دومرحله‌ای هستید. این کد را در کنار کد برنامه‌ی Authenticator وارد کنید:</p>${big(persian(twoStep))}<p>پس از فعال شدن، کدهای پشتیبان را جایی امن نگه دارید.</p>`,
      codes: [twoStep],
    },
    {
      name: 'device',
      language: 'fa',
      subject: 'ورود از دستگاه ناشناس؛ منتظر اجازهٔ شما',
      body: `<p>شخصی با گذرواژهٔ درست از دستگاهی تازه قصد ورود دارد و تا اجازه ندهید وارد نمی‌شود.</p><p>مرورگر: Firefox 142 / Ubuntu<br>آی‌پی: <span dir="ltr">5.${random.whole(100, 250)}.${random.whole(2, 250)}.${random.whole(2, 250)}</span> (شیراز)<br>زمان: ۱۴۰۵/۰۲/${persian(String(random.whole(10, 30)))} ساعت ۲۲:۱۴</p><p style="text-align:center"><a href="${device}" style="background:#b8860b;color:#fff;border-radius:6px;padding:12px 28px;text-decoration:none">این دستگاه را تأیید می‌کنم</a></p>`,
      links: [device],
    },
    {
      name: 'password',
      language: 'fa',
      subject: 'بازیابی رمز عبور',
      body: `<p>از پیوند زیر برای تعیین رمز عبور تازه استفاده کنید. بعد از تغییر رمز، برداشت رمزارز تا ${persian('24')} ساعت بسته خواهد بود.</p><p><a href="${reset}">تعیین رمز تازه</a></p>`,
      links: [reset],
    },
    {
      name: 'order done',
      language: 'fa',
      subject: 'سفارش خرید طلای آب‌شده انجام شد',
      body: `<table width="100%" cellpadding="6"><tr><td>شماره سفارش</td><td>${persian(random.digits(7))}</td></tr><tr><td>وزن</td><td>${persian(`${random.whole(1, 9)}.${random.digits(3)}`)} گرم</td></tr><tr><td>قیمت هر گرم</td><td>${persian(`${random.whole(7, 9)},${random.digits(3)},${random.digits(3)}`)} تومان</td></tr><tr><td>کارمزد</td><td>${persian('0.5')}٪</td></tr><tr><td>کد رهگیری پرداخت</td><td>${persian(random.digits(12))}</td></tr></table><p>موجودی به‌روز را در کیف طلای خود ببینید.</p>`,
    },
    {
      name: 'change of bank card rules',
      language: 'fa',
      subject: 'اطلاعیه: سقف تازهٔ واریز کارت‌به‌کارت',
      body: `<p>به آگاهی می‌رساند بنا بر بخشنامهٔ شمارهٔ ${persian(random.digits(5))}/${persian('05')} بانک مرکزی، از شنبه ${persian('14')} شهریور ${persian('1405')} سقف واریز روزانه ${persian('25')} میلیون تومان است.</p><p>برای مبلغ‌های بیشتر از شناسهٔ واریز اختصاصی خود (${persian(random.digits(13))}) بهره ببرید.</p><p>همراه با جشنواره: با کد تخفیف <b>MEHR${random.digits(2)}</b> کارمزد سه معاملهٔ بعدی صفر می‌شود.</p>`,
    },
    {
      name: 'signed in',
      language: 'fa',
      subject: 'ورود موفق به حساب',
      body: `<p>ورود تازه‌ای به حساب شما ثبت شد.</p><ul><li>تاریخ: ${persian('1405/07/')}${persian(String(random.whole(10, 30)))}، ساعت ${persian(`${random.whole(10, 23)}:${random.whole(10, 59)}`)}</li><li>دستگاه: Chrome 141، Android 15</li><li>آی‌پی: <span dir="ltr">2.${random.whole(176, 190)}.${random.whole(2, 250)}.${random.whole(2, 250)}</span></li></ul><p>اگر خودتان نبوده‌اید، همین حالا از بخش «نشست‌های فعال» خارج شوید و با پشتیبانی تماس بگیرید. ضد فیشینگ شما: <b>باران${persian(random.digits(2))}</b></p>`,
    },
  ];
  return laidOut(drafts, ({ body, subject }) => ({
    html: `<!DOCTYPE html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><title>${subject}</title></head><body style="margin:0;background:#f4f1ea;font-family:Vazirmatn,Tahoma,sans-serif"><div style="max-width:540px;margin:24px auto;background:#fff;padding:28px;line-height:2;font-size:15px"><div style="text-align:center"><img src="https://cdn.talabazar.example/mail/tala.png" width="72" alt="طلابازار"></div>${body}<p style="font-size:12px;color:#8d8d8d;border-top:1px solid #eee;padding-top:14px">پشتیبانی: ${persian('021-91304725')} | <a href="https://talabazar.example/help/">راهنما</a><br>تهران، خیابان ولیعصر، بالاتر از پارک ساعی، پلاک ${persian('2243')}، کدپستی ${persian('1511943827')}</p></div></body></html>`,
  }));
}
