/** A Vietnamese host of web shops with electronic invoices: codes, an address, staff, orders, a renewal; in Vietnamese. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [signUp, signIn, signature] = [random.digits(6), random.digits(6), random.digits(6)];
  const staff = `https://tiemcuarobin.senviet.example/admin/invite/accept?code=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 24)}`;
  const confirm = `https://id.senviet.example/xac-thuc-email?token=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 50)}`;
  const dong = (from: number, to: number) => `${(random.whole(from, to) * 1000).toLocaleString('de')}đ`;
  const order = `#SV${random.digits(5)}`;
  const drafts: Draft[] = [
    {
      name: 'sign-up',
      language: 'vi',
      subject: `Mã xác thực tài khoản Sen Việt: ${signUp}`,
      body: `<p>Xin chào <b>Robin</b>,</p><p>Cảm ơn bạn đã đăng ký dùng thử Sen Việt 7 ngày. Để kích hoạt cửa hàng <b>tiemcuarobin.senviet.example</b>, vui lòng nhập mã xác thực bên dưới:</p><p style="text-align:center"><span style="display:inline-block;border:1px solid #e0457b;border-radius:4px;padding:10px 30px;font-size:26px;letter-spacing:4px">${signUp}</span></p><p>Mã dùng được trong vòng 15 phút kể từ khi gửi.</p>`,
      codes: [signUp],
    },
    {
      name: 'address',
      language: 'vi',
      subject: 'Xác nhận email để nhận thông báo đơn hàng',
      body: `<p>Chào bạn,</p><p>Bạn vừa thêm email này để nhận thông báo khi có đơn hàng mới. Nhấn vào nút dưới đây để xác nhận nhé.</p><p style="text-align:center"><a href="${confirm}" style="background:#e0457b;color:#fff;padding:12px 32px;border-radius:4px;text-decoration:none">Xác nhận email</a></p><p>Hoặc sao chép đường dẫn: <br><span style="font-size:12px;word-break:break-all">${confirm}</span></p>`,
      links: [confirm],
    },
    {
      name: 'sign-in',
      language: 'vi',
      subject: '[Sen Việt] Cảnh báo đăng nhập từ thiết bị lạ',
      body: `<p>Tài khoản robin@postroom.localhost đang được đăng nhập từ một thiết bị mới:</p><ul><li>Trình duyệt: Cốc Cốc 13${random.whole(0, 9)}, Windows 11</li><li>Địa điểm: Đà Nẵng (113.160.2.${random.whole(2, 250)})</li><li>Thời gian: ${random.whole(10, 22)}:${random.whole(10, 59)} ngày ${random.whole(10, 28)}/03/2026</li></ul><p>Nếu đúng là bạn, hãy điền mã OTP <b style="color:#e0457b">${signIn}</b> vào trang đăng nhập. Nếu không phải, hãy đổi mật khẩu ngay và gọi 1900 ${random.digits(4)}.</p>`,
      codes: [signIn],
    },
    {
      name: 'staff',
      language: 'vi',
      subject: 'Nguyễn Thị Hoài mời bạn quản lý cửa hàng "Gốm Bát Tràng Hoài Anh"',
      body: `<p>Chị <b>Nguyễn Thị Hoài</b> đã thêm bạn làm nhân viên với quyền: xem đơn hàng, in phiếu giao, quản lý kho.</p><p>Bấm <a href="${staff}">Chấp nhận lời mời</a> và tạo mật khẩu để bắt đầu làm việc. Lời mời hết hạn sau 5 ngày.</p>`,
      links: [staff],
    },
    {
      name: 'signature of an invoice',
      language: 'vi',
      subject: 'Mã OTP ký số hóa đơn điện tử từ xa',
      body: `<p>Kính gửi Quý khách,</p><p>Hệ thống nhận được yêu cầu ký <b>${random.whole(2, 9)} hóa đơn</b> ký hiệu 1C26T${random.text('ABCDEFGHKLMN', 2)}, từ số ${random.whole(100, 180)}.</p><p>OTP ký số: <b>${signature}</b> (hiệu lực 120 giây)</p><p>Chứng thư số: SEN-CA, serial 54${random.text('0123456789abcdef', 14)}, MST ${random.digits(10)}</p>`,
      codes: [signature],
    },
    {
      name: 'new order',
      language: 'vi',
      subject: `Bạn có đơn hàng mới ${order} từ Lê Minh Quân`,
      body: `<p>Đơn hàng <b>${order}</b> đặt lúc 09:${random.whole(10, 59)}, ${random.whole(10, 28)}/06/2026</p><table width="100%" border="1" cellpadding="6" style="border-collapse:collapse;border-color:#eee"><tr><td>Ấm trà men rạn 450ml</td><td>x1</td><td>${dong(280, 460)}</td></tr><tr><td>Chén quân (bộ 6)</td><td>x2</td><td>${dong(180, 360)}</td></tr><tr><td colspan="2">Phí vận chuyển</td><td>${dong(22, 38)}</td></tr></table><p>Khách hàng: Lê Minh Quân, 09${random.digits(8)}<br>Giao đến: ${random.whole(2, 190)} Nguyễn Trãi, P. Bến Thành, TP. Hồ Chí Minh<br>Thanh toán: COD. Mã giảm giá đã dùng: GOM${random.digits(3)}</p><p><a href="https://tiemcuarobin.senviet.example/admin/orders/${random.digits(8)}">Xử lý đơn hàng</a></p>`,
    },
    {
      name: 'renewal',
      language: 'vi',
      subject: 'Gói dịch vụ của bạn sẽ hết hạn sau 7 ngày',
      body: `<p>Kính chào Quý khách Robin (mã KH ${random.digits(7)}),</p><p>Gói PRO của cửa hàng sẽ hết hạn vào ${random.whole(10, 28)}/09/2026. Số tiền gia hạn 12 tháng: <b>${dong(3900, 7900)}</b> (đã gồm VAT 8%).</p><p>Chuyển khoản: Ngân hàng Sông Thu, STK ${random.digits(13)}, nội dung: GH ${random.digits(7)}</p><p>Gia hạn sớm được tặng thêm 1 tháng và voucher quảng cáo 500.000đ.</p>`,
    },
  ];
  return laidOut(drafts, ({ body }) => ({
    html: `<!DOCTYPE html><html lang="vi"><head><meta charset="utf-8"></head><body style="margin:0;background:#f6f6f7"><div style="max-width:600px;margin:0 auto;background:#fff;font-family:Roboto,Arial,sans-serif;font-size:14px;line-height:22px;color:#212b36"><div style="padding:20px 30px;border-bottom:1px solid #eee"><img src="https://bizweb.senviet.example/logo-hong.png" height="32" alt="Sen Việt"></div><div style="padding:24px 30px">${body}<p>Trân trọng,<br>Đội ngũ Sen Việt</p></div><div style="padding:16px 30px;background:#fafafa;font-size:12px;color:#919eab">Công ty Cổ phần Công nghệ Sen Việt, tầng 6, 266 Đội Cấn, Ba Đình, Hà Nội. Hotline 1900 6750. <a href="https://id.senviet.example/thong-bao">Cài đặt thông báo</a></div></div></body></html>`,
  }));
}
