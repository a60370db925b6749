/** A Vietnamese bank: one-time passwords, an activation, receipts of transfers, a warning; Vietnamese with English beneath. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const form = (inner: string) =>
  `<html><body><table width="720" border="0" cellpadding="6" style="font-family:'Times New Roman';font-size:16px"><tr><td style="border-bottom:3px double #007a4d"><b style="color:#007a4d;font-size:20px">NGÂN HÀNG TMCP SÔNG HẬU</b></td></tr><tr><td>${inner}</td></tr><tr><td style="font-size:12px"><i>Email này được gửi tự động, Quý khách vui lòng không trả lời. Hotline 1900 54 54 13 (24/7). Hội sở: 198 Trần Quang Khải, Hoàn Kiếm, Hà Nội.</i></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(6);
  const activation = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 8);
  const confirm = `https://digibank.songhau.example/xac-thuc/${random.text('0123456789abcdef', 36)}`;
  const salary = `https://payroll.songhau.example/invite?code=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 16)}&lang=en`;
  return [
    {
      name: 'one-time password',
      language: 'vi',
      subject: 'Mật khẩu giao dịch một lần (OTP)',
      html: form(
        `Kính gửi Quý khách NGUYEN THI HOA,<br><br>Mã OTP cho giao dịch thanh toán <b>${random.whole(100, 900)}.000 VND</b> tại SACH VIET ONLINE, thẻ 9704 xx ${random.digits(4)}: <b>${otp}</b>. Mã hết hiệu lực sau 3 phút.<br><br>Quý khách đừng đưa mã này cho ai khác, nhân viên ngân hàng cũng không.`,
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'application to be activated',
      language: 'vi',
      subject: 'Kích hoạt dịch vụ SH Digibank',
      html: form(
        `Kính gửi anh Trần Minh Quân,<br><br>Ngân hàng đã mở dịch vụ SH Digibank cho anh theo hồ sơ số ${random.digits(9)}.<br><br>Tên đăng nhập: 09xxxxx${random.digits(3)}<br>Mã kích hoạt: <b>${activation}</b><br><br>Anh vui lòng tải ứng dụng, chọn "Kích hoạt lần đầu" và nhập mã trên trước 17h00 ngày ${random.whole(10, 28)}/12/2026.`,
      ),
      codes: [activation],
      links: [],
      best: { code: activation },
    },
    {
      name: 'address to be confirmed',
      language: 'vi',
      subject: 'Xác nhận địa chỉ email nhận sao kê',
      html: form(
        `Kính gửi chị Hoa,<br><br>Chị vừa đăng ký nhận sao kê thẻ tín dụng qua email. Đề nghị chị bấm vào liên kết dưới đây để xác nhận:<br><br><a href="${confirm}">${confirm}</a><br><br><i>Dear customer, please open the link above to confirm your e-statement address.</i>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'receipt of a transfer',
      language: 'vi',
      subject: 'Biên lai chuyển tiền qua tài khoản',
      html: form(
        `<table border="1" cellpadding="4" style="border-collapse:collapse" width="100%"><tr><td>Ngày, giờ giao dịch<br><i>Trans. Date, Time</i></td><td>19:${random.whole(10, 59)} Thứ Bảy 21/11/2026</td></tr><tr><td>Số lệnh giao dịch<br><i>Order Number</i></td><td>${random.digits(11)}</td></tr><tr><td>Tài khoản nguồn</td><td>00110${random.digits(8)}</td></tr><tr><td>Tài khoản người hưởng</td><td>1903${random.digits(10)}</td></tr><tr><td>Số tiền</td><td>2.500.000 VND</td></tr><tr><td>Nội dung</td><td>Tien nha thang 11</td></tr></table><br>Cám ơn Quý khách đã sử dụng dịch vụ.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'warning of fraud',
      language: 'vi',
      subject: 'Cảnh báo thủ đoạn giả mạo ngân hàng dịp cuối năm',
      html: form(
        `Kính gửi Quý khách,<br><br>Gần đây kẻ gian gửi tin nhắn mạo danh, yêu cầu khách hàng bấm vào đường dẫn lạ rồi nhập mật khẩu, mã OTP. Ngân hàng khuyến cáo:<br>1. Không đăng nhập qua đường dẫn trong tin nhắn.<br>2. Khóa dịch vụ bằng cách soạn SH KHOA gửi 6167.<br>3. Mọi thắc mắc gọi 1900 54 54 13 hoặc tới một trong 603 điểm giao dịch.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'invited to the payroll, in English',
      language: 'en',
      subject: 'You have been added as a checker at Hoang Gia Textile JSC',
      html: form(
        `Dear Ms Pham Thu Trang,<br><br>Your company has nominated you as <b>checker</b> (level 2, limit VND 500,000,000 per batch) for SH Payroll. Please <a href="${salary.replaceAll('&', '&amp;')}">accept the nomination</a> and choose a password before close of business on ${random.whole(10, 28)} December.<br><br>Corporate ID: ${random.digits(7)}<br>Maker: Mr Le Van Phuc<br><br>Yours sincerely,<br>Corporate Banking`,
      ),
      codes: [],
      links: [salary],
      best: { link: salary },
    },
    {
      name: 'loan rate that changes',
      language: 'vi',
      subject: 'Thông báo điều chỉnh lãi suất vay kỳ tháng 01/2027',
      html: form(
        `Kính gửi anh Trần Minh Quân,<br><br>Theo Hợp đồng tín dụng số ${random.digits(4)}/2024/HĐTD-SH${random.digits(3)}, lãi suất khoản vay mua nhà của anh được điều chỉnh như sau:<br><br><table border="1" cellpadding="5" style="border-collapse:collapse"><tr><td>Dư nợ hiện tại</td><td>1.${random.digits(3)}.000.000 VND</td></tr><tr><td>Lãi suất cũ</td><td>8,20%/năm</td></tr><tr><td>Lãi suất mới</td><td>7,95%/năm, từ 01/01/2027</td></tr><tr><td>Kỳ trả nợ tiếp theo</td><td>15/01/2027: 18.${random.digits(3)}.000 VND</td></tr></table><br>Cán bộ phụ trách: chị Lê Thị Mai, điện thoại 024 3934 ${random.digits(4)}, máy lẻ ${random.digits(3)}. Anh vui lòng duy trì đủ số dư trước ngày đến hạn để không phát sinh phí phạt.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
