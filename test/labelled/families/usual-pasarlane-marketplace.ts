/** An online marketplace of South-East Asia and Taiwan: orange banner tables, codes, orders, vouchers, refunds. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const banner = (main: string, company: string) => `<html><body style="background-color:#f5f5f5;margin:0">
<table align="center" width="600" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;background-color:#fff">
<tbody><tr><td bgcolor="#ee5a24" height="64" style="padding-left:24px"><a href="https://pasarlane.example/?from=edm"><img src="https://cdn.pasarlane.example/edm/logo_white.png" alt="Pasarlane" height="32" border="0"></a></td></tr>
<tr><td style="padding:24px;font-family:Arial,sans-serif;font-size:14px;color:#333;line-height:1.6">
${main}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px dashed #ddd" align="center"><a href="https://social.example/pasarlane"><img src="https://cdn.pasarlane.example/edm/fb.png" width="24" alt="fb"></a>&nbsp;<a href="https://photos.example/pasarlane"><img src="https://cdn.pasarlane.example/edm/ig.png" width="24" alt="ig"></a>
<p style="font-family:Arial,sans-serif;font-size:11px;color:#aaa">${company}</p></td></tr></tbody></table></body></html>`;
const orange = (code: string) => `<p style="font-size:36px;color:#ee5a24;font-weight:bold;margin:12px 0">${code}</p>`;
const press = (url: string, label: string) =>
  `<table cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#ee5a24" style="padding:10px 36px"><a href="${url.replaceAll('&', '&amp;')}" style="color:#fff;text-decoration:none;font-weight:bold">${label}</a></td></tr></table>`;
const TH = 'พาซาร์เลน (ประเทศไทย) เลขที่ 89 อาคารเอไอทาวเวอร์ ถ.รัชดาภิเษก กรุงเทพฯ 10400 | © 2569 Pasarlane';
const VI = 'Công ty TNHH Pasarlane, Tầng 17, 29 Liễu Giai, Ba Đình, Hà Nội | MSDN: 0106773786 | Tổng đài 1900 5512 | © 2026';
const ID = 'PT Pasarlane Nusantara, Jl. Jend. Sudirman Kav. 52, Jakarta 12190 | Layanan Pelanggan 1500 551 | © 2026';
const TW = '帕薩蘭電商股份有限公司 | 台北市內湖區瑞光路399號 | 統一編號 54882170 | © 2026 Pasarlane';

export function mails(random: Random): FamilyMail[] {
  const [th, bank, vi, phone] = [random.digits(6), random.digits(6), random.digits(6), random.digits(4)];
  const [id, tw] = [random.digits(6), random.digits(6)];
  const order = `2610${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 10)}`;
  const hex = 'abcdef0123456789';
  const reset = `https://pasarlane.example/th/reset?token=${random.text(hex, 40)}&smtt=201`;
  const verify = `https://mail.pasarlane.example/track/v2/${random.text(hex, 56)}`;
  const allow = `https://pasarlane.example/id/verify-login/${random.text(hex, 32)}`;
  return [
    {
      name: 'th login code',
      language: 'th',
      subject: 'รหัสยืนยันตัวตนของคุณ (OTP)',
      html: banner(
        `<p>สวัสดีคุณ robin</p><p>รหัสยืนยันตัวตนของคุณคือ</p>${orange(th)}<p>รหัสนี้ใช้ได้ 15 นาที และใช้ได้เพียงครั้งเดียว ห้ามส่งต่อรหัสนี้ให้ใครเด็ดขาด</p>`,
        TH,
      ),
      codes: [th],
      links: [],
      best: { code: th },
    },
    {
      name: 'th order on its way',
      language: 'th',
      subject: `คำสั่งซื้อ #${order} อยู่ระหว่างการจัดส่ง`,
      html: banner(
        `<p>สวัสดีคุณ robin</p><p>ผู้ขายได้จัดส่งสินค้าของคุณแล้ว คาดว่าจะได้รับภายใน 16-18 ต.ค. 2569</p><p>หมายเลขพัสดุ: TH${random.digits(12)}<br>ยอดชำระเงินปลายทาง: ฿359.00</p>${press('https://pasarlane.example/th/orders', 'ติดตามพัสดุ')}`,
        TH,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'th password reset',
      language: 'th',
      subject: 'ตั้งรหัสผ่านใหม่',
      html: banner(
        `<p>เราได้รับคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณ คลิกปุ่มด้านล่างเพื่อดำเนินการต่อ</p>${press(reset, 'ตั้งรหัสผ่านใหม่')}<p>ลิงก์นี้จะหมดอายุใน 1 ชั่วโมง หากคุณไม่ได้ส่งคำขอนี้ โปรดละเว้นอีเมลฉบับนี้</p>`,
        TH,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'th bank account to add',
      language: 'th',
      subject: 'ยืนยันการเพิ่มบัญชีธนาคาร',
      html: banner(
        `<p>คุณกำลังเพิ่มบัญชีธนาคารที่ลงท้ายด้วย ${random.digits(4)} เพื่อรับเงินคืน</p><p>กรอกรหัส <b>${bank}</b> ในแอปภายใน 10 นาทีเพื่อยืนยัน</p><p>รหัสอ้างอิง: ${random.text('ABCDEFGHJKMNPQRSTVWXYZ', 5)} | ฝ่ายบริการลูกค้า โทร. 02-555-1200</p>`,
        TH,
      ),
      codes: [bank],
      links: [],
      best: { code: bank },
    },
    {
      name: 'vi verification code',
      language: 'vi',
      subject: `${vi} là mã xác minh Pasarlane của bạn`,
      html: banner(
        `<p>Xin chào robin,</p><p>Mã xác minh của bạn là:</p>${orange(vi)}<p>Mã này sẽ hết hạn sau 10 phút. Vui lòng không chia sẻ mã này với bất kỳ ai.</p><p>Nếu bạn không yêu cầu mã này, hãy bỏ qua email.</p>`,
        VI,
      ),
      codes: [vi],
      links: [],
      best: { code: vi },
    },
    {
      name: 'vi order delivered',
      language: 'vi',
      subject: `Đơn hàng #${order} đã giao thành công`,
      html: banner(
        `<p>Xin chào robin,</p><p>Đơn hàng #${order} đã được giao ngày 13/10/2026. Vui lòng xác nhận đã nhận hàng trước ngày 16/10/2026.</p><p>1. Bình giữ nhiệt 500ml x 2: ₫318.000<br>2. Phí vận chuyển: ₫16.500<br>Tổng thanh toán: <b>₫334.500</b></p>${press(`https://pasarlane.example/vn/don-hang/${random.digits(12)}`, 'Xem đơn hàng')}`,
        VI,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vi new phone number',
      language: 'vi',
      subject: 'Mã xác nhận thay đổi số điện thoại',
      html: banner(
        `<p>Xin chào robin,</p><p>Bạn vừa yêu cầu đổi số điện thoại thành ******${random.digits(3)}. Nhập mã xác nhận <b>${phone}</b> trong ứng dụng để hoàn tất.</p><p>Nếu không phải bạn thực hiện, vui lòng gọi tổng đài 1900 5512.</p>`,
        VI,
      ),
      codes: [phone],
      links: [],
      best: { code: phone },
    },
    {
      name: 'vi confirm the address',
      language: 'vi',
      subject: 'Xác nhận địa chỉ email của bạn',
      html: banner(
        `<p>Chào mừng bạn đến với Pasarlane!</p><p>Chỉ còn một bước nữa: nhấn nút bên dưới để xác nhận địa chỉ email.</p>${press(verify, 'Xác nhận email')}<p>Xác nhận trước 31/10/2026 để nhận voucher ₫50.000, mã <b>CHAOBAN50</b>.</p>`,
        VI,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'id otp',
      language: 'id',
      subject: 'Kode verifikasi Anda',
      html: banner(
        `<p>Halo robin,</p><p>Berikut adalah kode verifikasi (OTP) Anda:</p>${orange(`${id.slice(0, 3)} ${id.slice(3)}`)}<p>Kode berlaku selama 5 menit. JANGAN berikan kode ini kepada siapa pun, termasuk pihak Pasarlane.</p>`,
        ID,
      ),
      codes: [id],
      links: [],
      best: { code: id },
    },
    {
      name: 'id payment received',
      language: 'id',
      subject: `Pembayaran untuk pesanan ${order} telah diterima`,
      html: banner(
        `<p>Halo robin,</p><p>Pembayaran Anda sudah kami terima dan pesanan diteruskan ke penjual.</p><p>Metode: Virtual Account 8077 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}<br>Total: Rp 187.500<br>No. invoice: INV/20261014/MPL/${random.digits(9)}</p>${press('https://pasarlane.example/id/pesanan', 'Lihat Pesanan')}`,
        ID,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'id new device to approve',
      language: 'id',
      subject: 'Konfirmasi masuk dari perangkat baru',
      html: banner(
        `<p>Halo robin,</p><p>Ada upaya masuk ke akun Anda dari perangkat baru:</p><p>Perangkat: ponsel Android 16<br>Lokasi: Surabaya<br>Alamat IP: 203.0.113.${random.whole(2, 250)}</p><p>Jika ini Anda, klik tombol berikut untuk menyetujui:</p>${press(allow, 'Ya, ini saya')}<p>Bukan Anda? <a href="https://pasarlane.example/id/amankan">Amankan akun</a>.</p>`,
        ID,
      ),
      codes: [],
      links: [allow],
      best: { link: allow },
    },
    {
      name: 'zh-Hant code',
      language: 'zh-Hant',
      subject: '帕薩蘭驗證碼通知',
      html: banner(
        `<p>robin 您好，</p><p>您的驗證碼為：</p>${orange(tw)}<p>驗證碼有效時間為5分鐘。如果這不是您本人的操作，請忽略此信。</p>`,
        TW,
      ),
      codes: [tw],
      links: [],
      best: { code: tw },
    },
    {
      name: 'zh-Hant coupon',
      language: 'zh-Hant',
      subject: '雙11預熱！全站滿千折百',
      html: banner(
        `<p>robin 您好，</p><p>即日起至11月11日，結帳時輸入優惠碼 <b>PL1111</b>，滿NT$1,000現折NT$100，每人限用一次。</p><p>活動時間：2026/10/15 00:00 - 2026/11/11 23:59</p>${press('https://pasarlane.example/tw/m/double11', '立即搶購')}`,
        TW,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
