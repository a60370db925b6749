/** An e-wallet in Vietnamese and Thai: coloured card mails from one style sheet, payment codes next to reference letters, amounts and receipts. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const card = (lang: 'vi' | 'th', ribbon: string, body: string) => `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light">
<style>
  .bg { background-color: #fdf6e7; padding: 20px 0; font-family: 'Be Vietnam Pro', 'Sarabun', Tahoma, sans-serif; }
  .card { width: 480px; margin: 0 auto; background: #fff; border-radius: 16px; overflow: hidden; box-shadow: 0 2px 8px rgba(120,80,0,.12); }
  .ribbon { background: linear-gradient(90deg,#b8860b,#e6b422); color: #fff; padding: 18px 24px; font-size: 17px; font-weight: 600; }
  .body { padding: 24px; color: #3b3222; font-size: 15px; line-height: 1.6; }
  .otp { text-align: center; font-size: 34px; font-weight: 800; letter-spacing: 10px; color: #8a5a00; background: #fff8e1; border: 2px dashed #e6b422; border-radius: 12px; padding: 14px; margin: 18px 0; }
  .row td { padding: 8px 0; border-bottom: 1px solid #f2e7cc; } .row td + td { text-align: right; font-weight: 600; }
  .small { color: #9a8f78; font-size: 12px; text-align: center; padding: 16px 24px; width: 432px; margin: 0 auto; }
  a.go { background: #b8860b; color: #fff; border-radius: 24px; padding: 12px 30px; text-decoration: none; }
  @media (max-width: 500px) { .card, .small { width: 94% !important; } }
</style>
</head>
<body class="bg">
<div class="card"><div class="ribbon">${ribbon}</div><div class="body">
${body}
</div></div>
<div class="small">${
  lang === 'vi'
    ? 'Công ty CP Thanh toán Sen Vàng – Tầng 8, số 46 Nguyễn Thị Sen, Quận 3, TP. Hồ Chí Minh<br>Giấy phép trung gian thanh toán số 00/GP-TGTT · Hotline 1900 0646'
    : 'บริษัท บัวทอง เพย์เมนต์ จำกัด เลขที่ 199/9 ถนนบัวทอง แขวงคลองเตย กรุงเทพฯ 10110<br>ศูนย์บริการ 02-555-0146 ทุกวัน ตลอด 24 ชั่วโมง · © 2569'
}</div>
</body>
</html>`;

export function mails(random: Random): FamilyMail[] {
  const [transfer, device, bank, thPay, thPin] = [
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(6),
  ];
  const consonants = 'BCDFGHKMNPQRSTVXZ';
  const address = `https://vi.senvang.example/xac-nhan-email/${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789', 30)}?utm_medium=email&lang=vi`;
  return [
    {
      name: 'vi code for a transfer',
      language: 'vi',
      subject: 'Mã OTP giao dịch chuyển tiền',
      html: card(
        'vi',
        'Xác thực giao dịch',
        `<p>Quý khách đang thực hiện lệnh chuyển tiền từ Ví Sen Vàng:</p>
<table class="row" width="100%"><tr><td>Người nhận</td><td>LE THI HONG NHUNG</td></tr><tr><td>Số tài khoản</td><td>${random.digits(13)}</td></tr><tr><td>Số tiền</td><td>1.250.000đ</td></tr><tr><td>Phí</td><td>0đ</td></tr></table>
<p>Mã OTP của Quý khách:</p><div class="otp">${transfer}</div>
<p>Mã có hiệu lực 120 giây. <b>Tuyệt đối không</b> cung cấp OTP cho người khác, kể cả cán bộ công an, ngân hàng hay nhân viên Sen Vàng.</p>`,
      ),
      codes: [transfer],
      links: [],
      best: { code: transfer },
    },
    {
      name: 'vi prefix that stands in the field',
      language: 'vi',
      subject: `SV-${device} – kích hoạt ví trên điện thoại mới`,
      html: card(
        'vi',
        'Điện thoại mới',
        `<p>Xin chào Phúc,</p><p>Ví của bạn đang được kích hoạt trên <b>một điện thoại khác</b> (Sao Khuê X5, TP. Cần Thơ, 08:26 ngày 24/11/2026).</p>
<div class="otp" style="letter-spacing:3px">SV-${device}</div>
<p>Ô nhập đã có sẵn chữ <b>SV-</b>, bạn chỉ việc gõ 6 chữ số phía sau. Sau khi kích hoạt, điện thoại cũ sẽ tự đăng xuất.</p>`,
      ),
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'vi bank account to be tied',
      language: 'vi',
      subject: 'Liên kết tài khoản ngân hàng với ví',
      html: card(
        'vi',
        'Liên kết ngân hàng',
        `<p>Bạn vừa chọn liên kết tài khoản <b>NH Sông Tiền •••• ${random.digits(4)}</b>.</p>
<p>Để hoàn tất, hãy điền ${bank} vào mục “Mã liên kết” rồi bấm <i>Đồng ý</i>. Hạn mức nạp sau khi liên kết là 100.000.000đ/tháng.</p><p>Mã yêu cầu: LKNH${random.digits(8)} (dùng khi cần tra soát).</p>`,
      ),
      codes: [bank],
      links: [],
      best: { code: bank },
    },
    {
      name: 'vi electricity bill was paid',
      language: 'vi',
      subject: 'Biên nhận thanh toán tiền điện tháng 11',
      html: card(
        'vi',
        'Thanh toán thành công ✓',
        `<table class="row" width="100%"><tr><td>Mã giao dịch</td><td>${random.digits(11)}</td></tr><tr><td>Mã khách hàng</td><td>PB0601${random.digits(7)}</td></tr><tr><td>Kỳ cước</td><td>11/2026</td></tr><tr><td>Số tiền</td><td>684.${random.digits(3)}đ</td></tr><tr><td>Thời gian</td><td>24/11/2026 19:02:11</td></tr><tr><td>Nguồn tiền</td><td>Số dư ví</td></tr></table>
<p>Bạn được cộng 68 điểm Sen. <a href="https://vi.senvang.example/lich-su">Xem lịch sử</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vi voucher code',
      language: 'vi',
      subject: 'Tặng bạn 50K đi chợ online 🎁 Nhập mã ngay kẻo hết',
      html: card(
        'vi',
        'Quà cuối tháng',
        `<p>Phúc ơi, Sen gửi bạn mã giảm 50.000đ cho đơn từ 200.000đ tại “Chợ Phiên”:</p><div class="otp">SENCHO50</div>
<p>Nhập mã ở bước thanh toán. Số lượng có hạn: 5.000 mã mỗi ngày, từ 9h ngày 25/11 đến 24h ngày 30/11.</p><p align="center"><a class="go" href="https://vi.senvang.example/khuyen-mai/cho-phien">Dùng ngay</a></p><p>Không nhận thư quảng cáo nữa: <a href="https://vi.senvang.example/huy-dang-ky">hủy</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vi address to be confirmed',
      language: 'vi',
      subject: 'Bạn hãy xác nhận địa chỉ email nhé',
      html: card(
        'vi',
        'Thêm email vào ví',
        `<p>Còn một bước nữa là Sen có thể gửi sao kê cho bạn qua email.</p><p align="center" style="margin:26px 0"><a class="go" href="${address.replace('&', '&amp;')}">Xác nhận email</a></p><p>Nút trên dùng được đến 8:30 sáng mai. Số ví: 09•• ••• ${random.digits(3)}.</p>`,
      ),
      codes: [],
      links: [address],
      best: { link: address },
    },
    {
      name: 'th payment code with reference letters',
      language: 'th',
      subject: 'รหัส OTP สำหรับชำระเงิน',
      html: card(
        'th',
        'ยืนยันการชำระเงิน',
        `<p>เรียน คุณศิริพร</p><p>ท่านกำลังชำระเงินจำนวน <b>2,490.00 บาท</b> ให้ร้าน สวนผักลุงชม</p>
<div class="otp">${thPay}</div><p style="text-align:center">รหัสอ้างอิง (Ref. Code): <b>${random.text(consonants, 4)}</b></p>
<p>กรุณาตรวจสอบว่ารหัสอ้างอิงตรงกับที่แสดงในแอป แล้วกรอกรหัส OTP ภายใน 3 นาที</p>`,
      ),
      codes: [thPay],
      links: [],
      best: { code: thPay },
    },
    {
      name: 'th code for a new wallet pin',
      language: 'th',
      subject: 'ขอเปลี่ยนรหัส PIN ของบัวทองวอลเล็ท',
      html: card(
        'th',
        'เปลี่ยน PIN',
        `<p>สวัสดีค่ะ คุณศิริพร 🙏</p><p>OTP = ${thPin} (Ref: ${random.text(consonants, 5)}) ใช้ตั้ง PIN ใหม่ ได้ถึงเวลา 18:42 น. ห้ามบอกรหัสนี้กับใครทั้งสิ้นนะคะ</p><p>หากคุณไม่ได้ทำรายการนี้ โทรหาเราทันทีที่ 02-555-0146 กด 0</p>`,
      ),
      codes: [thPin],
      links: [],
      best: { code: thPin },
    },
    {
      name: 'th top-up slip',
      language: 'th',
      subject: 'สลิปเติมเงินสำเร็จ 500.00 บาท',
      html: card(
        'th',
        'เติมเงินสำเร็จ',
        `<table class="row" width="100%"><tr><td>เลขที่รายการ</td><td>2026112418${random.digits(8)}</td></tr><tr><td>จาก</td><td>ธ.รวงข้าว xxx-x-x${random.digits(4)}-x</td></tr><tr><td>ไปยัง</td><td>บัวทองวอลเล็ท 08x-xxx-${random.digits(4)}</td></tr><tr><td>จำนวนเงิน</td><td>500.00 บาท</td></tr><tr><td>วันที่ทำรายการ</td><td>24 พ.ย. 2569 18:05 น.</td></tr></table><p>ยอดเงินคงเหลือ 1,${random.digits(3)}.25 บาท</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'th a telephone number was changed',
      language: 'th',
      subject: 'แจ้งเปลี่ยนหมายเลขโทรศัพท์เรียบร้อยแล้ว',
      html: card(
        'th',
        'แจ้งเตือนความปลอดภัย',
        `<p>ระบบได้เปลี่ยนหมายเลขโทรศัพท์ของท่านเป็น 09x-xxx-${random.digits(4)} เมื่อ 24 พ.ย. 69 (17:30 น.) นับจากนี้รหัส OTP จะถูกส่งไปยังหมายเลขใหม่</p><p>เลขที่คำขอ ${random.digits(8)} · IP 192.0.2.${random.whole(4, 240)}</p><p>ไม่ใช่ท่านใช่หรือไม่? <a href="https://buathong.example/lock">ระงับบัญชีชั่วคราว</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
