/** A payment wallet of South and South-East Asia: rounded cards, a letter-spaced code, amounts and reference numbers. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const card = (heading: string, inner: string, small: string) => `<!doctype html><html><body style="margin:0;background:#eef7f2">
<center style="width:100%;padding:28px 0"><div style="max-width:480px;background:#ffffff;border-radius:16px;text-align:left;padding:28px;font-family:Roboto,'Noto Sans',sans-serif;color:#20352b">
<div style="font-weight:700;font-size:18px;color:#0b9b5a">Paisoro</div>
<h1 style="font-size:20px;margin:20px 0 12px">${heading}</h1>
${inner}
<hr style="border:0;border-top:1px solid #dde8e2;margin:24px 0 12px">
<div style="font-size:11px;color:#7c8f85;line-height:17px">${small}</div></div></center></body></html>`;
const big = (code: string) =>
  `<div style="border-radius:12px;background:#eef7f2;padding:18px;text-align:center"><span style="font-size:34px;letter-spacing:10px;font-weight:700">${code}</span></div>`;
const row = (name: string, value: string) =>
  `<div style="display:flex;justify-content:space-between;padding:6px 0"><span>${name}</span><span>${value}</span></div>`;
const bengali = (digits: string) => digits.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
const HI =
  'पैसोरो पेमेंट्स प्रा. लि., 4वीं मंज़िल, एम.जी. रोड, बेंगलुरु 560001 · ग्राहक सेवा: 1800 555 0199<br>यह एक स्वचालित ईमेल है, कृपया इसका उत्तर न दें। © 2026';
const BN = 'পাইসোরো লিমিটেড, গুলশান এভিনিউ, ঢাকা ১২১২ · হেল্পলাইন: ১৬৫৫৫<br>এটি একটি স্বয়ংক্রিয় ইমেইল, অনুগ্রহ করে উত্তর দেবেন না। © ২০২৬';
const VI =
  'Công ty CP Paisoro Việt Nam, 72 Lê Thánh Tôn, Quận 1, TP. Hồ Chí Minh · Hotline: 1900 5550<br>Đây là email tự động, vui lòng không trả lời. © 2026';
const TH =
  'บริษัท ไพโซโร (ประเทศไทย) จำกัด 99 ถนนพระราม 9 กรุงเทพฯ 10310 · โทร. 02-555-0199<br>อีเมลฉบับนี้เป็นการแจ้งอัตโนมัติ กรุณาอย่าตอบกลับ © 2026';

export function mails(random: Random): FamilyMail[] {
  const [pay, enter, bn, pin] = [random.digits(6), random.digits(6), random.digits(6), random.digits(4)];
  const [vi, th, address] = [random.digits(6), random.digits(6), random.digits(4)];
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  const verify = `https://paisoro.example/in/verify-email/${random.text('abcdef0123456789', 36)}`;
  const reset = `https://link.paisoro.example/c/${random.text('ABCDEFabcdef0123456789', 28)}?redirect=https%3A%2F%2Fpaisoro.example%2Fvn%2Fdat-lai-mat-khau`;
  return [
    {
      name: 'hi otp for a payment',
      language: 'hi',
      subject: 'आपके लेनदेन के लिए OTP',
      html: card(
        'भुगतान की पुष्टि करें',
        `<p>प्रिय ग्राहक,</p><p>₹2,499.00 के लेनदेन के लिए आपका OTP है:</p>${big(pay)}<p>यह OTP 5 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।</p>${row('व्यापारी', 'सूर्या इलेक्ट्रॉनिक्स')}${row('संदर्भ संख्या', random.digits(12))}`,
        HI,
      ),
      codes: [pay],
      links: [],
      best: { code: pay },
    },
    {
      name: 'hi login otp',
      language: 'hi',
      subject: `${enter} आपका Paisoro सत्यापन कोड है`,
      html: card(
        'सत्यापन कोड',
        `<p>नमस्ते रॉबिन,</p><p>अपने खाते में लॉग इन करने के लिए इस कोड का उपयोग करें:</p>${big(enter)}<p>यह कोड 10 मिनट में समाप्त हो जाएगा। अगर आपने यह अनुरोध नहीं किया है, तो इस ईमेल को अनदेखा करें।</p>`,
        HI,
      ),
      codes: [enter],
      links: [],
      best: { code: enter },
    },
    {
      name: 'hi money received',
      language: 'hi',
      subject: 'आपको ₹750 प्राप्त हुए',
      html: card(
        'भुगतान सफल',
        `<p>आपके वॉलेट में राशि जमा कर दी गई है।</p>${row('राशि', '₹750.00')}${row('प्रेषक', 'अनीता वर्मा')}${row('UPI संदर्भ', random.digits(12))}${row('दिनांक', '14 अक्टूबर 2026, 10:26')}<p>उपलब्ध शेष: ₹3,184.50</p>`,
        HI,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hi confirm the address',
      language: 'hi',
      subject: 'कृपया अपना ईमेल पता सत्यापित करें',
      html: card(
        'ईमेल सत्यापित करें',
        `<p>नमस्ते,</p><p>अपना ईमेल पता सत्यापित करने के लिए नीचे दिए गए बटन पर क्लिक करें।</p><p style="text-align:center"><a href="${verify}" style="background:#0b9b5a;color:#fff;border-radius:24px;padding:12px 30px;text-decoration:none">ईमेल सत्यापित करें</a></p><p>यह लिंक 24 घंटे के लिए मान्य है।</p>`,
        HI,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'bn otp in Bengali digits',
      language: 'bn',
      subject: 'আপনার ওটিপি কোড',
      html: card(
        'যাচাইকরণ কোড',
        `<p>প্রিয় গ্রাহক,</p><p>আপনার যাচাইকরণ কোড:</p>${big(bengali(bn))}<p>কোডটি ৫ মিনিট পর্যন্ত কার্যকর থাকবে। কোডটি কারও সাথে শেয়ার করবেন না।</p>`,
        BN,
      ),
      codes: [bn],
      links: [],
      best: { code: bn },
    },
    {
      name: 'bn new device',
      language: 'bn',
      subject: 'নতুন ডিভাইস থেকে লগইন',
      html: card(
        'নতুন লগইন শনাক্ত হয়েছে',
        `<p>আপনার অ্যাকাউন্টে একটি নতুন ডিভাইস থেকে লগইন করা হয়েছে।</p>${row('ডিভাইস', 'Android 16')}${row('আইপি', `203.0.113.${random.whole(2, 250)}`)}${row('সময়', '১৪ অক্টোবর ২০২৬, রাত ৯:১২')}<p>এটি আপনি না হলে <a href="https://paisoro.example/bd/secure">এখনই অ্যাকাউন্ট সুরক্ষিত করুন</a>।</p>`,
        BN,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bn pin reset',
      language: 'bn',
      subject: 'পিন রিসেট করার কোড',
      html: card(
        'পিন রিসেট',
        `<p>আপনি পিন রিসেটের অনুরোধ করেছেন। নতুন পিন সেট করতে নিচের কোডটি অ্যাপে লিখুন:</p>${big(pin)}<p>অনুরোধটি আপনি না করে থাকলে এই ইমেইলটি উপেক্ষা করুন। টিকিট নম্বর: ${random.digits(8)}</p>`,
        BN,
      ),
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'vi otp',
      language: 'vi',
      subject: 'Mã OTP xác thực giao dịch',
      html: card(
        'Xác thực giao dịch',
        `<p>Kính chào Quý khách,</p><p>Mã OTP của Quý khách là <b>${vi}</b>, có hiệu lực trong 2 phút.</p>${row('Số tiền', '1.500.000 ₫')}${row('Người nhận', 'NGUYEN THI MAI')}${row('Mã giao dịch', `PS${random.digits(10)}`)}<p>Tuyệt đối không cung cấp mã OTP cho bất kỳ ai, kể cả nhân viên Paisoro.</p>`,
        VI,
      ),
      codes: [vi],
      links: [],
      best: { code: vi },
    },
    {
      name: 'vi receipt',
      language: 'vi',
      subject: 'Biên lai thanh toán tiền điện',
      html: card(
        'Thanh toán thành công',
        `<p>Quý khách đã thanh toán hóa đơn tiền điện tháng 9/2026.</p>${row('Mã khách hàng', `PE${random.digits(11)}`)}${row('Số tiền', '684.200 ₫')}${row('Mã giao dịch', random.digits(11))}${row('Thời gian', '13/10/2026 20:05')}`,
        VI,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vi password reset',
      language: 'vi',
      subject: 'Đặt lại mật khẩu Paisoro',
      html: card(
        'Đặt lại mật khẩu',
        `<p>Chúng tôi đã nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Nhấn vào nút bên dưới để tạo mật khẩu mới.</p><p style="text-align:center"><a href="${reset}" style="background:#0b9b5a;color:#fff;border-radius:24px;padding:12px 30px;text-decoration:none">Đặt lại mật khẩu</a></p><p>Liên kết sẽ hết hạn sau 30 phút.</p>`,
        VI,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'th otp with a reference',
      language: 'th',
      subject: 'รหัส OTP สำหรับเข้าสู่ระบบ',
      html: card(
        'รหัส OTP ของคุณ',
        `<p>เรียน ลูกค้า</p><p>รหัส OTP สำหรับเข้าสู่ระบบคือ</p>${big(th)}<p style="text-align:center">(Ref: ${random.text(letters, 4)})</p><p>รหัสจะหมดอายุภายใน 5 นาที โปรดอย่าเปิดเผยรหัสนี้แก่ผู้อื่น</p>`,
        TH,
      ),
      codes: [th],
      links: [],
      best: { code: th },
    },
    {
      name: 'th monthly summary',
      language: 'th',
      subject: 'ใบแจ้งยอดประจำเดือนกันยายน 2569',
      html: card(
        'สรุปการใช้จ่าย',
        `<p>ใบแจ้งยอดของคุณพร้อมแล้ว</p>${row('ยอดยกมา', '฿4,120.00')}${row('ยอดใช้จ่าย', '฿2,865.75')}${row('ยอดคงเหลือ', '฿1,254.25')}${row('เลขที่เอกสาร', `ST-2569-${random.digits(6)}`)}<p><a href="https://paisoro.example/th/statements">ดูรายละเอียด</a></p>`,
        TH,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'th code for the address',
      language: 'th',
      subject: `${address} คือรหัสยืนยันอีเมลของคุณ`,
      html: card(
        'ยืนยันอีเมล',
        `<p>กรุณากรอกรหัสยืนยันด้านล่างเพื่อยืนยันอีเมล</p>${big(address)}<p>หากคุณไม่ได้เป็นผู้ขอรหัสนี้ ไม่ต้องดำเนินการใด ๆ</p>`,
        TH,
      ),
      codes: [address],
      links: [],
      best: { code: address },
    },
  ];
}
