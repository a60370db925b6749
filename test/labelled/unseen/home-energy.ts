/** A home-energy supplier with a thermostat: airy cards in system fonts; mixed-case keys, meters, tenants, bills and outages. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function tile(lang: string, lead: string, inside: string, after: string): string {
  const direction = lang === 'fa' ? ' dir="rtl"' : '';
  return `<html lang="${lang}"${direction}><body style="margin:0;font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',sans-serif;color:#20303c">
<table role="presentation" align="center" style="max-width:480px;width:100%"><tr><td style="padding:28px 16px 8px"><svg width="22" height="22"><circle cx="11" cy="11" r="10" fill="#f4a300"/></svg> <b>emberly</b></td></tr>
<tr><td style="padding:8px 16px">${lead}</td></tr>
<tr><td style="padding:16px"><div style="border-radius:16px;background:#fff6e3;padding:20px">${inside}</div></td></tr>
<tr><td style="padding:8px 16px 32px;font-size:13px;color:#5f7280">${after}</td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [otp, pre, persian, vietnamese] = Array.from({ length: 4 }, () => random.digits(6)) as [string, string, string, string];
  const long = random.digits(8);
  const thermostat = `${random.text('BCDFGHJKMNPQRTVWX', 2)}${random.whole(2, 9)}-${random.text('BCDFGHJKMNPQRTVWX', 2)}${random.whole(2, 9)}-${random.text('BCDFGHJKMNPQRTVWX', 3)}`;
  const token = random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789', 30);
  const confirm = `https://links.emberly.example/a/${token}?target=https%3A%2F%2Faccount.emberly.example%2Fen%2Fconfirm-email`;
  const reset = `https://account.emberly.example/id/sandi-baru?kode=${token.slice(4)}`;
  return [
    {
      name: 'en mixed case',
      language: 'en',
      subject: 'Sign-in key for emberly.example',
      html: tile(
        'en',
        'Evening, Rosalind. A browser in Harrogate would like to see your usage.',
        '<p style="margin:0">Its next screen has one empty field. What belongs in it (capitals count):</p><p style="font:600 26px ui-monospace,monospace;margin:12px 0 0">aR7kTz</p>',
        'Keys die after twelve minutes. Emberly Energy Ltd, 2 Gasworks Lane, Leeds LS9 9ZZ. Emergencies 0800 555 0105.',
      ),
      codes: ['aR7kTz'],
      links: [],
      best: { code: 'aR7kTz' },
    },
    {
      name: 'en bill',
      language: 'en',
      subject: 'Your January bill: £148.26',
      html: tile(
        'en',
        'Hello Rosalind, a cold month.',
        '<table width="100%"><tr><td>Electricity, 402 kWh</td><td align="right">£98.11</td></tr><tr><td>Gas, 611 kWh</td><td align="right">£43.09</td></tr><tr><td>Standing charge</td><td align="right">£7.06</td></tr><tr><td><b>Taken on 14 Feb 2026</b></td><td align="right"><b>£148.26</b></td></tr></table>',
        'Account 4471-0932-8. Bill no. 202601-558. Meter 21E5501884. <a href="https://account.emberly.example/en/bills/202601-558">See the bill</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'en pairing a thermostat',
      language: 'en',
      subject: 'Ember Dial is looking for its owner',
      text: `Hi Rosalind,

a thermostat (Ember Dial 2, serial ED2-0044718, firmware 3.14.1) was switched on at 27 Beck Street and asked to join your home.

Turn the ring until the screen shows, character by character:

  ${thermostat}

Then press. It'll learn your heating plan within a minute.

Emberly. Stuck? 0800 555 0106, 8 to 8.`,
      codes: [thermostat],
      links: [],
      best: { code: thermostat },
    },
    {
      name: 'en address behind a tracker',
      language: 'en',
      subject: 'One tap and we can switch you over',
      html: tile(
        'en',
        'Welcome aboard, Rosalind! Your switch (S-20260118-77) goes ahead as soon as we know this inbox is yours.',
        `<a href="${confirm}" style="display:block;text-align:center;background:#f4a300;border-radius:10px;color:#20303c;padding:14px;text-decoration:none;font-weight:600">Yes, it's mine</a>`,
        'You have 14 days to change your mind. <a href="https://emberly.example/en/cooling-off">What that means</a>. <a href="https://emberly.example/en/tariffs">Tariffs</a>',
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'en new phone has the app',
      language: 'en',
      subject: 'Your home was opened in the app on a Pixel 9',
      html: tile(
        'en',
        'On 2 March 2026 at 23:51 a phone we have not met before took control of 27 Beck Street.',
        '<p style="margin:0">Place: York, GB (198.51.100.7)<br>App: 8.0.3<br>Event: 30417-HB</p>',
        'All fine if you were holding it. Otherwise <a href="https://account.emberly.example/en/lockdown?event=30417-HB&amp;sig=0b77">throw it out and lock the heating</a>.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'en code that went to the landlord',
      language: 'en',
      subject: 'Moving in: we are waiting for Mr Hebblethwaite',
      text: `Hi Rosalind,

before we put 31 Mill Court in your name your landlord has to agree. We have mailed Mr Hebblethwaite a number ending in ..418 and he reads it to our robot on the phone. He has until 6 March.

You needn't do a thing. Case 7720-55.

Emberly moving team`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'en eight digits in two blocks',
      language: 'en',
      subject: 'Nearly switched on',
      html: tile(
        'en',
        'Thanks for choosing Fixed Green 24, Winifred.',
        `<p style="margin:0">Your application form is paused at step 3 of 4. To carry on, give it</p><p style="font-size:28px;margin:10px 0 0"><strong>${long.slice(0, 4)}\u202f${long.slice(4)}</strong></p>`,
        'Quote Q-118840, 24.7p per kWh, valid to 31/03/2026. Registered in England, 05550144.',
      ),
      codes: [long],
      links: [],
      best: { code: long },
    },
    {
      name: 'id sign-in',
      language: 'id',
      subject: 'Masuk ke akun Emberly',
      html: tile(
        'id',
        'Halo Pak Wiryawan, ada permintaan masuk dari Semarang.',
        `<p style="margin:0">Kode OTP Anda <b style="font-size:22px">${otp}</b>, berlaku sampai pukul 20.15 WIB. Rahasiakan dari siapa pun.</p>`,
        'PT Emberly Daya Nusantara, Jl. Pelita No. 55, Semarang 50132. Telepon 1500-555.',
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'id outage',
      language: 'id',
      subject: 'Pemadaman terencana 21 Februari 2026',
      text: `Pelanggan Yth.,

Listrik di wilayah Tembalang akan dipadamkan pada 21 Februari 2026 pukul 09.00-13.00 untuk perawatan gardu SM-204.

Nomor tiket: 88204417
ID pelanggan: 5215 0033 0418
Token prabayar yang sudah dibeli tetap dapat dimasukkan sesudahnya.

Pengaduan: 1500-555 atau https://emberly.example/id/gangguan`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'id new password',
      language: 'id',
      subject: 'Lupa kata sandi?',
      html: tile(
        'id',
        'Pak Wiryawan, pada 9 Januari 2026 pukul 06.40 kami menerima permintaan kata sandi baru.',
        `<a href="${reset}" style="color:#b36b00;font-size:18px">Buat kata sandi baru sekarang</a>`,
        'Tautan kedaluwarsa dalam 60 menit. Nomor permintaan 77-3301. <a href="https://emberly.example/id/bantuan">Bantuan</a>',
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'id payment in a pre box',
      language: 'id',
      subject: 'Setujui pembayaran Rp487.500',
      html: tile(
        'id',
        'Tagihan Januari 2026, ID pelanggan 5215 0033 0418.',
        `<p style="margin:0">Rp487.500 akan ditarik dari dompet digital 0812****5501. Untuk menyetujui, ketikkan:</p><pre style="font-size:24px;text-align:center">${pre}</pre>`,
        'Kedaluwarsa setelah 3 menit. Biaya admin Rp2.500.',
      ),
      codes: [pre],
      links: [],
      best: { code: pre },
    },
    {
      name: 'id friend bonus',
      language: 'id',
      subject: 'Ajak tetangga, dapat Rp50.000',
      html: tile(
        'id',
        'Bagikan kode referal Anda kepada tetangga:',
        '<p style="margin:0;text-align:center;font-size:24px"><b>WIRYA-5501</b></p>',
        'Mereka mengisinya saat mendaftar, lalu Anda berdua mendapat potongan Rp50.000. Promo sampai 30 Juni 2026. <a href="https://emberly.example/id/berhenti?x=0418">Berhenti berlangganan</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'fa sign-in',
      language: 'fa',
      subject: 'تأیید هویت برای مشاهدهٔ مصرف',
      html: tile(
        'fa',
        'آقای کیانوش، درخواست شما برای دیدن قبض آنلاین رسید.',
        `<p style="margin:0">در کادر «کد امنیتی» این عدد را وارد کنید: <b>${persian}</b></p>`,
        'شمارهٔ اشتراک ۵۵۰۱۸۸۲۰۴. مهلت: ۵ دقیقه. تلفن پشتیبانی ۱۵۲۱.',
      ),
      codes: [persian],
      links: [],
      best: { code: persian },
    },
    {
      name: 'vi sign-up',
      language: 'vi',
      subject: 'Hoàn tất đăng ký theo dõi điện năng',
      html: tile(
        'vi',
        'Chào bà Nguyệt Hằng, công tơ PE 0330 4417 0088 đã được gắn vào tài khoản.',
        `<p style="margin:0">Bước cuối: điền dãy số <b>${vietnamese.slice(0, 3)}.${vietnamese.slice(3)}</b> (không cần dấu chấm) vào ứng dụng trước 22 giờ hôm nay.</p>`,
        'Emberly Việt Nam, 118 phố Hàng Đèn, Hà Nội. Hotline 1900 5551.',
      ),
      codes: [vietnamese],
      links: [],
      best: { code: vietnamese },
    },
  ];
}
