/** A ride and wallet app in Vietnam, Indonesia and Brazil: trip receipts, promo codes, draws, warnings, and one-time codes among them. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NEITHER = { codes: [], links: [], best: null };

function screen(emoji: string, title: string, blocks: string[], bottom: string): string {
  return `<!DOCTYPE html><html><head><meta charset="UTF-8"><meta name="color-scheme" content="light dark"><style>@media(prefers-color-scheme:dark){.ly{background:#10202b!important;color:#e8f3f7!important}}</style></head>
<body style="margin:0"><section class="ly" style="max-width:420px;margin:0 auto;padding:24px 20px;background:#f0fbff;font-family:Poppins,'Be Vietnam Pro',Arial,sans-serif;color:#10202b">
<p style="font-size:40px;margin:0">${emoji}</p><h2 style="margin:6px 0 16px">${title}</h2>
${blocks.map((block) => `<div style="background:rgba(0,150,199,.08);border-radius:16px;padding:14px 16px;margin-bottom:10px">${block}</div>`).join('\n')}
<footer style="font-size:11px;opacity:.6">${bottom}</footer></section></body></html>`;
}

const VI =
  'Công ty TNHH Layang Việt Nam, 55 Nguyễn Thị Thập, Quận 7, TP.HCM. MST 0315501410. Tổng đài 1900 55 01 41 (3.000đ/phút).';
const ID =
  'PT Layang Nusantara, Jl. Kemang Raya No. 141, Jakarta Selatan 12730. Bantuan: 1500-551. Berizin dan diawasi. <a href="https://layang.example/id/privasi">Privasi</a>';
const BR =
  'Layang Tecnologia S.A., Av. Boa Viagem, 5501, Recife/PE, CEP 51021-000, CNPJ 41.550.141/0001-09. Ouvidoria 0800 555 0141.';

export function mails(random: Random): FamilyMail[] {
  const [otp, payment] = [random.digits(6), random.digits(5)];
  const email = `https://go.layang.example/e/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 12)}?to=konfirmasi&uid=${random.digits(9)}`;
  const trip = () => `LY-${random.digits(9)}`;
  return [
    {
      name: 'vi trip receipt',
      language: 'vi',
      subject: 'Hóa đơn chuyến đi ngày 12/05: 87.000đ',
      html: screen(
        '🛵',
        'Cảm ơn Robin đã đi cùng Layang',
        [
          `Mã chuyến: ${trip()}<br>Tài xế: Trần Văn Hậu, 59-X2 417.08, 4,9★`,
          '08:14 – 12 Lê Văn Sỹ, P.13<br>08:41 – 241 Điện Biên Phủ<br>9,6 km, 27 phút',
          `Cước 92.000đ, giảm 5.000đ, tổng <b>87.000đ</b><br>Ví Layang ****0141, mã giao dịch ${random.digits(12)}`,
        ],
        VI,
      ),
      ...NEITHER,
    },
    {
      name: 'vi promo code',
      language: 'vi',
      subject: 'Nhập mã HE2026, giảm 40% ba chuyến đầu tuần',
      html: screen(
        '☀️',
        'Hè về, giá mát!',
        [
          '<div style="text-align:center;font-size:28px;font-weight:bold">HE2026</div><div style="text-align:center">Tối đa 25.000đ mỗi chuyến</div>',
          'Nhập mã ở màn hình đặt xe trước 23:59 ngày 18/05. Chỉ còn 3.200 lượt. <a href="https://layang.example/vi/khuyen-mai">Đặt xe ngay</a>',
        ],
        VI,
      ),
      ...NEITHER,
    },
    {
      name: 'vi one-time code',
      language: 'vi',
      subject: 'Layang: đổi số điện thoại',
      html: screen(
        '🔐',
        'Còn một bước nữa',
        [
          `Bạn muốn chuyển tài khoản sang số 09xx xxx 417. Hãy gõ dãy <b style="font-size:20px">${otp}</b> vào ứng dụng, trong vòng 5 phút.`,
          `Số dư ví hiện tại: 214.500đ. Chuyến gần nhất ${trip()}. Ưu đãi HE2026 vẫn còn 2 lượt.`,
        ],
        VI,
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'vi referral',
      language: 'vi',
      subject: 'Bạn bè đi xe, bạn nhận 50.000đ',
      text: `Chào Robin,

Mã giới thiệu riêng của bạn: ROBIN${random.digits(3)}

Ai đăng ký lần đầu và điền mã này sẽ có 30.000đ, còn bạn được 50.000đ sau chuyến đầu tiên của họ.
Tháng 4 bạn đã mời 2 người, tổng thưởng 100.000đ. Thể lệ: https://layang.example/vi/gioi-thieu

Layang - tổng đài 1900 55 01 41`,
      ...NEITHER,
    },
    {
      name: 'id trip and food receipt',
      language: 'id',
      subject: `Struk pesanan ${trip()} Rp 64.500`,
      html: screen(
        '🍜',
        'Selamat makan, Robin!',
        [
          '2 × Soto Betawi 52.000<br>Ongkir 9.500<br>Biaya layanan 3.000<br><b>Total Rp 64.500</b>',
          `Pengemudi: Asep S., B 4417 KXZ<br>Kode pengambilan di warung: ${random.digits(3)}<br>Dibayar dengan Saldo Layang, ref ${random.digits(10)}`,
        ],
        ID,
      ),
      ...NEITHER,
    },
    {
      name: 'id draw',
      language: 'id',
      subject: 'Nomor undianmu bulan Mei sudah keluar',
      html: screen(
        '🎁',
        '5 nomor undian untukmu',
        [
          `${random.digits(7)}<br>${random.digits(7)}<br>${random.digits(7)}<br>${random.digits(7)}<br>${random.digits(7)}`,
          'Hadiah utama: 1 motor listrik. Diundi 2 Juni pukul 20.00 WIB, pemenang diumumkan di aplikasi. Panitia tidak pernah meminta OTP atau pajak hadiah.',
        ],
        ID,
      ),
      ...NEITHER,
    },
    {
      name: 'id confirm the address',
      language: 'id',
      subject: 'Struk mau dikirim ke sini?',
      html: screen(
        '📮',
        'Pastikan ini emailmu',
        [
          `Kamu menambahkan email ini di akun 0812-****-417. Struk baru dikirim setelah kamu menekan tombolnya.<br><br><a href="${email.replaceAll('&', '&amp;')}" style="display:block;text-align:center;background:#0096c7;color:#fff;border-radius:14px;padding:12px">Ya, ini emailku</a>`,
          'Ada 4 struk tertunda (Rp 212.000). Kode promo JALAN10 berlaku sampai 31/05.',
        ],
        ID,
      ),
      codes: [],
      links: [email],
      best: { link: email },
    },
    {
      name: 'id code used on a new phone',
      language: 'id',
      subject: 'Akunmu masuk di ponsel lain',
      text: `Halo Robin,

pukul 21.07 WIB akun 0812-****-417 dibuka di ponsel Android 16 (Bekasi, 198.51.100.61) memakai
OTP ${random.digits(6)} yang kami kirim pukul 21.06. OTP itu hangus setelah dipakai.

Itu kamu? Abaikan saja. Bukan kamu? Telepon 1500-551 sekarang, sebutkan tiket ${random.digits(8)}.

Tim Keamanan Layang`,
      ...NEITHER,
    },
    {
      name: 'pt-BR trip receipt',
      language: 'pt-BR',
      subject: 'Recibo da corrida de terça: R$ 27,40',
      html: screen(
        '🚗',
        'Valeu pela viagem, Robin!',
        [
          `Corrida ${trip()} com Jandira, placa PQR-4B17`,
          '18h02 Rua do Hospício, 210<br>18h31 Av. Caxangá, 5500<br>11,2 km',
          `R$ 25,90 + pedágio R$ 1,50 = <b>R$ 27,40</b><br>Pix, ID E${random.digits(20)}`,
        ],
        BR,
      ),
      ...NEITHER,
    },
    {
      name: 'pt-BR coupon',
      language: 'pt-BR',
      subject: 'Cupom 7RAIOS liberado até quinta',
      html: screen(
        '⚡',
        'R$ 7 de volta na carteira',
        [
          '<div style="text-align:center;font-size:26px;letter-spacing:4px">7RAIOS</div>',
          'Copie o cupom e cole na hora de pagar. Vale para 2 corridas acima de R$ 20,00, das 9h às 16h. <a href="https://layang.example/br/cupons">Ver regras</a>',
        ],
        BR,
      ),
      ...NEITHER,
    },
    {
      name: 'pt-BR approve a payment',
      language: 'pt-BR',
      subject: 'Pagamento de R$ 318,00 esperando você',
      html: screen(
        '💳',
        'É você mesmo pagando?',
        [
          `Loja: Casa do Violão, pedido 20-4417, 2x de R$ 159,00, cartão virtual final 0141.`,
          `Para liberar, informe <b>${payment}</b> na tela da loja até 15h48. Não leia esse número em voz alta para ninguém, nem para nossa equipe.`,
        ],
        BR,
      ),
      codes: [payment],
      links: [],
      best: { code: payment },
    },
    {
      name: 'pt-BR payment given up',
      language: 'pt-BR',
      subject: 'O pagamento de R$ 318,00 não foi concluído',
      text: `Oi, Robin!

O código ${random.digits(5)} não foi digitado a tempo e a compra na Casa do Violão (pedido 20-4417) foi cancelada às 15h48.
Nada foi cobrado do cartão final 0141. Se ainda quiser o violão, refaça a compra na loja.

Atendimento ${random.digits(12)}
Layang, Recife`,
      ...NEITHER,
    },
  ];
}
