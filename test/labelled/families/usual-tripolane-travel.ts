/** A travel booking site: a photo, a dashed box for codes, bookings with their numbers, reminders before the journey. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const postcard = (title: string, inside: string, imprint: string) => `<!DOCTYPE html>
<html><head><style>
.tp{max-width:620px;margin:0 auto;font-family:"Segoe UI",Verdana,sans-serif;color:#083344}
.tp h3{font-size:22px;margin:24px 0 8px}.tp .box{border:2px dashed #0891b2;display:inline-block;padding:10px 24px;font-size:30px}
.tp .go{display:inline-block;background:#f97316;border-radius:999px;color:#fff;padding:13px 38px;text-decoration:none}
.tp ul{padding-left:20px}.tp footer{margin-top:32px;font-size:12px;color:#64748b}
</style></head><body><div class="tp"><img src="https://img.tripolane.example/hero/beach.jpg" alt="" style="width:100%"><h3>${title}</h3>
${inside}
<footer>${imprint}</footer></div></body></html>`;
const bengali = (digits: string) => digits.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
const BN =
  'ট্রিপোলেন, বনানী রোড ১১, ঢাকা ১২১৩ | ফোন: ০৯৬১০-৫৫৫০১২ | <a href="https://tripolane.example/bn/unsubscribe?s=441">আনসাবস্ক্রাইব</a>';
const ID =
  'Tripolane Indonesia, Jl. Sunset Road 88, Badung, Bali 80361 | Telp. 0361 555 012<br><a href="https://tripolane.example/id/bantuan">Pusat Bantuan</a> | <a href="https://tripolane.example/id/berhenti?s=441">Berhenti berlangganan</a>';
const TW =
  '旅途線旅行社股份有限公司 交觀甲字第8812號 | 高雄市前鎮區成功二路25號 | 客服 07-555-0120<br><a href="https://tripolane.example/tw/unsubscribe?s=441">取消訂閱</a>';
const CN = '旅途线（上海）国际旅行社有限公司 | 许可证编号 L-SH-CJ00512 | 24小时客服 400-555-0120';
const KO = '트리폴레인코리아 유한회사 | 서울특별시 종로구 율곡로 6 | 통신판매업신고 2024-서울종로-0512 | 고객센터 02-555-0120';

export function mails(random: Random): FamilyMail[] {
  const [bn, id, tw] = [random.digits(6), random.digits(6), random.digits(6)];
  const alnum = random.text('ABCDEFGHJKMNPQRSTVWXYZ23456789', 6);
  const [cn, ko] = [random.digits(6), random.digits(6)];
  const booking = random.digits(10);
  const hex = 'abcdef0123456789';
  const verify = `https://tripolane.example/bn/confirm?email_token=${random.text(hex, 40)}`;
  const magic = `https://r.tripolane.example/mk/cl/f/sh/${random.text('ABCDEFabcdef0123456789', 40)}`;
  return [
    {
      name: 'bn verification code',
      language: 'bn',
      subject: `আপনার যাচাইকরণ কোড ${bengali(bn)}`,
      html: postcard(
        'ইমেইল যাচাই করুন',
        `<p>হ্যালো রবিন,</p><p>সাইন ইন সম্পূর্ণ করতে নিচের কোডটি ব্যবহার করুন:</p><p class="box">${bn}</p><p>কোডটির মেয়াদ ১০ মিনিট। আপনি এই অনুরোধ না করে থাকলে কিছু করার প্রয়োজন নেই।</p>`,
        BN,
      ),
      codes: [bn],
      links: [],
      best: { code: bn },
    },
    {
      name: 'bn hotel booked',
      language: 'bn',
      subject: `বুকিং নিশ্চিত হয়েছে - ${booking}`,
      html: postcard(
        'আপনার বুকিং নিশ্চিত',
        `<ul><li>হোটেল: সাগর নীড়, কক্সবাজার</li><li>চেক-ইন: ২২ অক্টোবর ২০২৬, দুপুর ২টা</li><li>চেক-আউট: ২৫ অক্টোবর ২০২৬, সকাল ১১টা</li><li>বুকিং নম্বর: ${booking}</li><li>মোট মূল্য: ৳১৪,৭০০</li></ul><p><a class="go" href="https://tripolane.example/bn/trips/${booking}">বুকিং দেখুন</a></p>`,
        BN,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bn confirm the address',
      language: 'bn',
      subject: 'আপনার ইমেইল ঠিকানা নিশ্চিত করুন',
      html: postcard(
        'স্বাগতম!',
        `<p>ট্রিপোলেনে নিবন্ধন করার জন্য ধন্যবাদ। অ্যাকাউন্ট চালু করতে আপনার ইমেইল ঠিকানা নিশ্চিত করুন।</p><p><a class="go" href="${verify}">ইমেইল নিশ্চিত করুন</a></p><p>লিংকটি ৪৮ ঘণ্টা পর্যন্ত কার্যকর থাকবে।</p>`,
        BN,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'id login code',
      language: 'id',
      subject: `${id} adalah kode masuk Tripolane Anda`,
      html: postcard(
        'Kode masuk Anda',
        `<p>Hai Robin,</p><p>Masukkan kode ini untuk masuk ke akun Tripolane:</p><p class="box">${id}</p><p>Kode akan kedaluwarsa dalam 10 menit. Abaikan email ini jika Anda tidak merasa memintanya.</p>`,
        ID,
      ),
      codes: [id],
      links: [],
      best: { code: id },
    },
    {
      name: 'id e-ticket',
      language: 'id',
      subject: `E-tiket Anda sudah terbit (No. Pesanan ${booking})`,
      html: postcard(
        'E-tiket kereta Anda',
        `<p>Terima kasih, pembayaran sebesar Rp 320.000 telah berhasil.</p><ul><li>Kereta: Melati Senja (${random.whole(40, 99)}), Eksekutif 3, kursi 7D</li><li>Kode booking: <b>${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 7)}</b></li><li>Berangkat: Gambir, 24 Okt 2026, 08:20</li><li>Tiba: Yogyakarta, 14:35</li></ul><p>Tunjukkan kode booking saat mencetak boarding pass.</p>`,
        ID,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'id sign-in link',
      language: 'id',
      subject: 'Tautan masuk ke Tripolane',
      html: postcard(
        'Masuk tanpa kata sandi',
        `<p>Hai Robin,</p><p>Klik tombol di bawah ini untuk masuk. Tautan hanya dapat digunakan satu kali dan berlaku 15 menit.</p><p><a class="go" href="${magic}">Masuk sekarang</a></p>`,
        ID,
      ),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'id reminder before check-in',
      language: 'id',
      subject: 'Besok waktunya check-in!',
      html: postcard(
        'Sampai jumpa besok',
        `<p>Villa Kenari menunggu Anda mulai pukul 14.00.</p><ul><li>Alamat: Jl. Raya Ubud 27, Gianyar 80571</li><li>Kode kunci pintu: ${random.digits(4)}#</li><li>WiFi: kenari-guest, sandi ubud2026</li><li>Nomor pesanan: ${booking}</li><li>Tuan rumah: Ibu Sari, 0812-5550-${random.digits(4)}</li></ul>`,
        ID,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'zh-Hant code',
      language: 'zh-Hant',
      subject: '【旅途線】會員登入驗證碼',
      html: postcard(
        '登入驗證碼',
        `<p>親愛的會員您好：</p><p>您的登入驗證碼如下，請於 10 分鐘內輸入：</p><p class="box">${tw.slice(0, 3)} ${tw.slice(3)}</p><p>為保護帳戶安全，切勿將驗證碼告知任何人。</p>`,
        TW,
      ),
      codes: [tw],
      links: [],
      best: { code: tw },
    },
    {
      name: 'zh-Hant order placed',
      language: 'zh-Hant',
      subject: `訂單成立通知（訂單編號 ${booking}）`,
      html: postcard(
        '感謝您的訂購',
        `<p>親愛的會員您好：</p><ul><li>商品：台東熱氣球一日遊</li><li>出發日期：2026/10/24（六）07:30</li><li>人數：2 位成人</li><li>訂單金額：NT$3,960</li><li>電子憑證號碼：TW${random.digits(9)}</li></ul><p><a class="go" href="https://tripolane.example/tw/orders/${booking}">查看訂單</a></p>`,
        TW,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'zh-Hant code for a new password',
      language: 'zh-Hant',
      subject: '重設密碼驗證碼',
      html: postcard(
        '重設密碼',
        `<p>親愛的會員您好：</p><p>我們收到您重設密碼的申請，請輸入驗證碼 <b>${alnum}</b> 以設定新密碼（英文字母不分大小寫）。</p><p>若非您本人申請，請忽略此郵件，您的密碼不會變更。</p>`,
        TW,
      ),
      codes: [alnum],
      links: [],
      best: { code: alnum },
    },
    {
      name: 'zh-Hans code',
      language: 'zh-Hans',
      subject: `验证码：${cn}`,
      html: postcard(
        '身份验证',
        `<p>尊敬的会员：</p><p>您正在登录旅途线，验证码 <b>${cn}</b>，5分钟内有效。请勿将验证码转发给他人。</p>`,
        CN,
      ),
      codes: [cn],
      links: [],
      best: { code: cn },
    },
    {
      name: 'ko verification number',
      language: 'ko',
      subject: '[트리폴레인] 이메일 인증번호 안내',
      html: postcard(
        '이메일 인증번호 안내',
        `<p>robin 회원님, 회원가입을 위한 이메일 인증번호를 안내해 드립니다.</p><p class="box">${ko}</p><p>유효시간은 3분이며, 시간이 지나면 인증번호를 다시 요청해 주시기 바랍니다.</p>`,
        KO,
      ),
      codes: [ko],
      links: [],
      best: { code: ko },
    },
    {
      name: 'ko booking confirmed',
      language: 'ko',
      subject: `예약이 확정되었습니다 (예약번호 ${booking})`,
      html: postcard(
        '예약 확정',
        `<p>robin 회원님의 숙소 예약이 확정되었습니다.</p><ul><li>숙소: 제주 바다정원 펜션 201호</li><li>체크인: 2026년 10월 30일(금) 15:00</li><li>체크아웃: 2026년 11월 1일(일) 11:00</li><li>결제 금액: 278,000원</li></ul><p>할인코드 <b>JEJU10</b>을 렌터카 예약 시 입력하면 10% 할인을 받을 수 있습니다.</p>`,
        KO,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
