/** A Vietnamese marketplace with a wallet, HTML in Vietnamese: codes, an address to confirm, a password, parcels, refunds and vouchers. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const register = random.digits(6);
  const wallet = random.digits(6);
  const remove = random.digits(6);
  const confirm = `https://chodem.example/xac-nhan-email?ma=${random.text('0123456789abcdef', 40)}`;
  const reset = `https://chodem.example/dat-lai-mat-khau/${random.text('ABCDEFabcdef0123456789', 36)}`;
  const order = `26${random.digits(4)}${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 8)}`;
  const money = (least: number, most: number) => `${random.whole(least, most)}.000đ`;
  const drafts: Draft[] = [
    {
      name: 'register',
      language: 'vi',
      subject: 'Mã xác minh tài khoản Chợ Đêm của bạn',
      body: `<p>Xin chào,</p><p>Mã OTP để tạo tài khoản của bạn là:</p><p class="m">${register}</p><p>Mã chỉ dùng được trong vòng 5 phút. Tuyệt đối không đưa mã cho người khác, kể cả tổng đài viên.</p>`,
      codes: [register],
    },
    {
      name: 'wallet',
      language: 'vi',
      subject: 'Ví ĐêmPay: xác thực giao dịch rút tiền',
      body: `<p>Quý khách đang rút <b>${money(200, 980)}</b> từ Ví ĐêmPay về tài khoản Ngân hàng Sông Hồng (******${random.digits(4)}).</p><p>Vui lòng nhập <b>${wallet}</b> vào ứng dụng để tiếp tục. Mã giao dịch: ${random.digits(12)}.</p><p>Nếu không phải Quý khách thực hiện, gọi ngay 1900 ${random.digits(4)} (1.000đ/phút).</p>`,
      codes: [wallet],
    },
    {
      name: 'account to delete',
      language: 'vi',
      subject: `[Chợ Đêm] ${remove} là mã xóa tài khoản`,
      body: `<p>Bạn vừa gửi yêu cầu xóa vĩnh viễn tài khoản <b>robin_shop</b>. Sau khi xóa, ${random.whole(200, 900)} xu và toàn bộ lịch sử mua hàng sẽ biến mất.</p><p>Điền mã ở tiêu đề thư này (hoặc sao chép: ${remove}) để xác nhận lần cuối.</p>`,
      codes: [remove],
    },
    {
      name: 'address to confirm',
      language: 'vi',
      subject: 'Bạn ơi, xác nhận email để nhận hóa đơn điện tử nhé',
      body: `<p>Chỉ còn một bước nữa thôi! Bấm vào nút bên dưới trong 24 giờ:</p><p align="center"><a class="n" href="${confirm}">Xác nhận email</a></p>`,
      links: [confirm],
    },
    {
      name: 'password',
      language: 'vi',
      subject: 'Đặt lại mật khẩu',
      body: `<p>Chào Robin,</p><p>Có yêu cầu đổi mật khẩu lúc 20:${random.whole(10, 59)} ngày 09/04/2026. Mở liên kết sau để chọn mật khẩu khác:</p><p><a href="${reset}">${reset}</a></p><p>Bạn không yêu cầu? Mật khẩu hiện tại vẫn giữ nguyên.</p>`,
      links: [reset],
    },
    {
      name: 'parcel',
      language: 'vi',
      subject: `Đơn hàng #${order} đang trên đường giao đến bạn`,
      body: `<table width="100%" cellpadding="6" style="font-size:14px"><tr><td>Mã vận đơn</td><td>SPXVN0${random.digits(11)}</td></tr><tr><td>Đơn vị vận chuyển</td><td>Giao Siêu Tốc</td></tr><tr><td>Tài xế</td><td>Nguyễn Văn Tâm, 09${random.digits(2)} *** ${random.digits(3)}</td></tr><tr><td>Tiền thu hộ (COD)</td><td><b>${money(90, 560)}</b></td></tr><tr><td>Dự kiến</td><td>thứ Năm, 14/05</td></tr></table><p>Giao đến: 27/4 Nguyễn Đình Chiểu, P. Đa Kao, Quận 1, TP.HCM</p><p align="center"><a class="n" href="https://chodem.example/don-mua/${order}">Theo dõi đơn</a></p>`,
    },
    {
      name: 'vouchers',
      language: 'vi',
      subject: '⏰ 12.12 bắt đầu sau 3 giờ – lưu ngay 4 mã giảm giá',
      body: `<p align="center" style="font-size:22px"><b>SALE SINH NHẬT 12.12</b></p><table width="100%" cellpadding="8" border="1" style="border-collapse:collapse;border-color:#f5a623"><tr><td><b>DEM50K</b></td><td>Giảm 50K cho đơn từ 250K</td></tr><tr><td><b>SHIP0D12</b></td><td>Miễn phí vận chuyển tối đa 30K</td></tr><tr><td><b>VIDEM${random.digits(3)}</b></td><td>Hoàn 15% khi trả bằng ví</td></tr><tr><td><b>${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 6)}</b></td><td>Dành riêng cho bạn: giảm 120K</td></tr></table><p>Nhập mã ở bước thanh toán. Số lượng có hạn.</p><p align="center"><a class="n" href="https://chodem.example/1212?spm=mail.${random.digits(6)}">Săn sale thôi</a></p>`,
    },
    {
      name: 'help asked for',
      language: 'vi',
      subject: `[Yêu cầu #${random.digits(8)}] Hoàn tiền cho sản phẩm lỗi`,
      body: `<p>Chào bạn Robin,</p><p>Người bán đã đồng ý hoàn <b>${money(90, 400)}</b> cho "Tai nghe không dây TWS-${random.digits(3)}". Tiền sẽ về thẻ ****${random.digits(4)} sau 7–14 ngày làm việc, tùy ngân hàng.</p><p>Mã trả hàng: RT${random.digits(10)}. Hãy ghi mã này lên kiện hàng rồi gửi tại bưu cục trước ngày ${random.whole(10, 28)}/08. Bưu tá không thu phí.</p><p>Bạn hài lòng với cách xử lý chứ? Chấm điểm từ 1 đến 5 <a href="https://hotro.chodem.example/csat/${random.digits(9)}">ở đây</a>.</p>`,
    },
  ];
  return laidOut(drafts, ({ body, subject }) => ({
    html: `<!DOCTYPE html><html><head><meta charset="UTF-8"><title>${subject}</title><style>.m{font-size:40px;text-align:center;color:#f5511e;margin:10px 0;font-weight:bold}.n{background:#f5511e;color:#fff;padding:10px 26px;text-decoration:none;display:inline-block}</style></head><body style="font-family:Roboto,Helvetica,sans-serif;color:#222;background:#fafafa"><div style="max-width:620px;margin:20px auto;background:#fff;padding:20px 30px;border-top:4px solid #f5511e"><img src="https://down.chodem.example/mail/logo_vi.png" height="36" alt="Chợ Đêm">${body}<p>Trân trọng,<br>Đội ngũ Chợ Đêm</p><div style="font-size:12px;color:#999;border-top:1px solid #eee;padding-top:12px"><a href="https://chodem.example/app"><img src="https://down.chodem.example/mail/appstore.png" height="30" alt="App Store"></a> <a href="https://chodem.example/app"><img src="https://down.chodem.example/mail/gplay.png" height="30" alt="Google Play"></a><br>Đây là email tự động, vui lòng không trả lời. Cần hỗ trợ? <a href="https://hotro.chodem.example/">Trung tâm trợ giúp</a><br>Công ty TNHH Chợ Đêm, tầng 28, 54 Liễu Giai, Ba Đình, Hà Nội. Tổng đài 1900 1221 (8h–22h, cả cuối tuần), giấy chứng nhận ĐKKD do Sở KHĐT cấp lần đầu 10/02/2015. MST: 0106661318</div></div></body></html>`,
  }));
}
