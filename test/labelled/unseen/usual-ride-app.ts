/** An app for rides and food in five languages: short single-column HTML as phones show it, a hidden preheader, codes in a line. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const short = (pre: string, body: string, end: string) => `<meta charset="utf-8">
<span style="display:none!important;opacity:0;color:transparent;height:0;width:0">${pre}&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</span>
<div style="max-width:420px;margin:0 auto;padding:24px;font:16px/1.45 Roboto,Arial,sans-serif;color:#000">
<div style="font-size:24px;font-weight:900;color:#e11d74">ziproo</div>
${body}
<div style="margin-top:32px;font-size:11px;color:#757575">${end}</div>
</div>`;
const pink = (url: string, label: string) =>
  `<a href="${url.replaceAll('&', '&amp;')}" style="display:block;margin:20px 0;background:#e11d74;color:#fff;border-radius:99px;padding:14px;text-align:center;text-decoration:none">${label}</a>`;
const sum = (list: [string, string][]) =>
  list
    .map(
      ([what, amount]) =>
        `<div style="border-bottom:1px solid #eee;padding:8px 0">${what} <span style="float:right">${amount}</span></div>`,
    )
    .join('\n');

const EN = 'Ziproo Technologies Pte. Ltd., 71 Harbourlight Drive #08-02, Singapore 099254';
const VI = 'Công ty TNHH Ziproo Việt Nam, 88 Đường Bến Đá, Quận 4, TP. Hồ Chí Minh. Tổng đài: 1900 555 017. MST: 0316840277';

export function mails(random: Random): FamilyMail[] {
  const english = random.digits(4);
  const indonesian = random.digits(6);
  const vietnamese = random.digits(6);
  const vietnameseCard = random.digits(6);
  const spanish = random.digits(4);
  const turkish = random.digits(6);
  const hash = () => random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 27);
  const confirm = `https://link.ziproo.example/e/c/${hash()}`;
  const resetVi = `https://auth.ziproo.example/vi/reset?session=${hash()}&step=2`;
  const confirmTr = `https://link.ziproo.example/e/c/${hash()}`;
  return [
    {
      name: 'code',
      language: 'en',
      subject: `${english} is your Ziproo code`,
      html: short(
        'Do not share it with anyone.',
        `<p>Hi there,</p><p>Your Ziproo code is <b>${english}</b>. Enter it in the app to log in.</p><p>Never share this code, even with your driver.</p>`,
        EN,
      ),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'trip receipt',
      language: 'en',
      subject: 'Your Saturday evening trip with Ziproo',
      html: short(
        'S$18.40 – thanks for riding, Robin',
        `<p style="font-size:26px;margin:16px 0">Total S$18.40</p><p>17 Jan 2026 | 19:42&ndash;20:08 | 11.3 km</p>${sum([
          ['Fare', 'S$19.90'],
          ['Platform fee', 'S$0.90'],
          ['Promo RIDE10', '-S$2.40'],
        ])}<p>Driver: Wei Jun (4.92), plate SKP ${random.digits(4)} K<br>From: 5 Lantern Walk, 238867<br>To: Pier 3, 119958</p><p>Payments: card &bull;&bull;&bull;&bull; ${random.digits(4)}. <a href="https://help.ziproo.example/trips/${random.digits(8)}">Report a problem</a></p>`,
        `Booking ID ZR-${random.digits(10)}. ${EN}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'confirm the address',
      language: 'en',
      subject: 'Please confirm your email',
      html: short(
        'Just one more step',
        `<p>Hi Robin,</p><p>Thanks for joining Ziproo! Please confirm your email so we can send you receipts and help you recover your account.</p>${pink(confirm, 'Confirm email')}<p>Need help? We're available 24/7 in the app.</p>`,
        `You received this because you signed up on 16 Jan 2026. ${EN}`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'kode OTP',
      language: 'id',
      subject: 'Kode OTP Ziproo kamu',
      html: short(
        'Jangan kasih tahu siapa-siapa!',
        `<p>Hai Robin!</p><p>Kode OTP kamu: <b style="font-size:22px">${indonesian}</b></p><p>Kode ini akan kedaluwarsa dalam 5 menit. RAHASIAKAN kode ini dan jangan bagikan ke siapa pun.</p><p>Tidak merasa meminta kode? Abaikan saja email ini.</p>`,
        'PT Ziproo Karya Nusantara, Jl. Kenanga Raya No. 40, Jakarta Selatan 12730. Layanan pelanggan 1500-199',
      ),
      codes: [indonesian],
      links: [],
      best: { code: indonesian },
    },
    {
      name: 'struk pesanan',
      language: 'id',
      subject: `Struk pesanan makanan F-${random.digits(9)}`,
      html: short(
        'Terima kasih sudah pesan!',
        `<p>Selamat makan, Robin!</p><p>Warung Bu Lestari, Senin 19 Januari 2026, 12.18 WIB</p>${sum([
          ['2x Nasi goreng kampung', 'Rp56.000'],
          ['1x Es jeruk', 'Rp12.000'],
          ['Ongkos kirim', 'Rp9.000'],
          ['<b>Total dibayar</b>', '<b>Rp77.000</b>'],
        ])}<p>Pengemudi: Agus P., B ${random.digits(4)} TKQ</p>`,
        'PT Ziproo Karya Nusantara, Jakarta Selatan 12730. NPWP 41.077.019.3-061.000',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'mã OTP',
      language: 'vi',
      subject: `Mã OTP của bạn là ${vietnamese}`,
      html: short(
        'Mã có hiệu lực trong 5 phút',
        `<p>Xin chào Robin,</p><p>Mã OTP để đăng nhập vào tài khoản Ziproo của bạn là: <b style="font-size:22px">${vietnamese}</b></p><p>Mã có hiệu lực trong vòng 5 phút. Vui lòng không chia sẻ mã này với bất kỳ ai.</p>`,
        VI,
      ),
      codes: [vietnamese],
      links: [],
      best: { code: vietnamese },
    },
    {
      name: 'mã xác thực thẻ',
      language: 'vi',
      subject: 'Mã xác thực liên kết thẻ',
      html: short(
        'Xác nhận liên kết thẻ',
        `<p>Xin chào Robin,</p><p>Bạn vừa yêu cầu liên kết thẻ kết thúc bằng ${random.digits(4)} vào ví Ziproo lúc 14:05 ngày 20/01/2026.</p><p>Nhập mã xác thực sau để hoàn tất:</p><p style="font-size:28px;font-weight:700">${vietnameseCard}</p><p>Nếu bạn không thực hiện yêu cầu này, vui lòng gọi 1900 555 017.</p>`,
        VI,
      ),
      codes: [vietnameseCard],
      links: [],
      best: { code: vietnameseCard },
    },
    {
      name: 'đặt lại mật khẩu',
      language: 'vi',
      subject: 'Đặt lại mật khẩu',
      html: short(
        'Yêu cầu đặt lại mật khẩu',
        `<p>Xin chào Robin,</p><p>Chúng tôi vừa nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Nhấn vào nút bên dưới để tạo mật khẩu mới:</p>${pink(resetVi, 'Đặt lại mật khẩu')}<p>Liên kết sẽ hết hạn sau 30 phút. Nếu không phải bạn yêu cầu, hãy bỏ qua email này.</p>`,
        VI,
      ),
      codes: [],
      links: [resetVi],
      best: { link: resetVi },
    },
    {
      name: 'hóa đơn',
      language: 'vi',
      subject: 'Hóa đơn chuyến đi ngày 18/01/2026',
      html: short(
        'Cảm ơn bạn đã đi cùng Ziproo',
        `<p>Cảm ơn bạn, Robin!</p>${sum([
          ['Cước phí', '64.000đ'],
          ['Phụ phí giờ cao điểm', '8.000đ'],
          ['Khuyến mãi (mã TETVUI)', '-10.000đ'],
          ['<b>Tổng cộng</b>', '<b>62.000đ</b>'],
        ])}<p>Mã chuyến đi: ZR-${random.digits(10)}<br>Tài xế: Nguyễn Văn Tâm, biển số 59X3-${random.digits(3)}.${random.digits(2)}</p>`,
        VI,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'código de verificación',
      language: 'es',
      subject: 'Tu código de verificación de Ziproo',
      html: short(
        'Ingresa este código en la app',
        `<p>¡Hola, Robin!</p><p>Tu código de verificación es:</p><p style="font-size:28px;font-weight:700">${spanish.split('').join(' ')}</p><p>Vence en 10 minutos. Por tu seguridad, no lo compartas con nadie. Si no lo solicitaste, puedes ignorar este correo.</p>`,
        'Ziproo México, S. de R.L. de C.V., Av. Los Fresnos 712, C.P. 06700, Ciudad de México. Soporte: 55 5555 0148',
      ),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'descuento',
      language: 'es',
      subject: '50% de descuento en tus próximos 3 viajes',
      html: short(
        'Usa el código VUELVE50 antes del domingo',
        `<p>¡Te extrañamos, Robin!</p><p>Agrega el código <b>VUELVE50</b> en la sección Promociones y obtén 50% de descuento (hasta $40 MXN por viaje) en tus próximos 3 viajes.</p>${pink('https://link.ziproo.example/p/vuelve50?c=MX&ch=email', 'Pedir un viaje')}<p>Válido hasta el 25/01/2026 a las 23:59 en CDMX y Guadalajara.</p>`,
        'Consulta términos y condiciones. <a href="https://link.ziproo.example/u/61822">Cancelar suscripción</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'doğrulama kodu',
      language: 'tr',
      subject: `Doğrulama kodun: ${turkish}`,
      html: short(
        'Kodu uygulamaya gir',
        `<p>Merhaba Robin,</p><p>Ziproo hesabına giriş yapmak için doğrulama kodun: <b>${turkish}</b></p><p>Kod 10 dakika geçerlidir. Lütfen kimseyle paylaşma. Bu isteği sen yapmadıysan bu e-postayı dikkate alma.</p>`,
        'Ziproo Teknoloji A.Ş., Çınarlı Mah. 1572 Sok. No: 33, 35170 İzmir. Destek: 0850 555 01 92',
      ),
      codes: [turkish],
      links: [],
      best: { code: turkish },
    },
    {
      name: 'e-posta doğrulama',
      language: 'tr',
      subject: 'E-posta adresini doğrula',
      html: short(
        'Son bir adım kaldı',
        `<p>Merhaba Robin,</p><p>Hesabını etkinleştirmek için aşağıdaki butona tıklayarak e-posta adresini doğrula.</p>${pink(confirmTr, 'E-postamı doğrula')}<p>Bağlantı 24 saat boyunca geçerlidir.</p>`,
        'Ziproo Teknoloji A.Ş., 35170 İzmir. <a href="https://www.ziproo.example/tr/kvkk">KVKK Aydınlatma Metni</a>',
      ),
      codes: [],
      links: [confirmTr],
      best: { link: confirmTr },
    },
  ];
}
