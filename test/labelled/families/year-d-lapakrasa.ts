/** An Indonesian travel and marketplace app: OTPs, a reset, e-tickets, a password changed, promotions; in Indonesian. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [register, login, payLater] = [random.digits(6), random.digits(4), random.digits(6)];
  const track = () =>
    `https://trk.lapakrasa.example/f/a/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_', 60)}~~/AAQRxQA~`;
  const reset = track();
  const address = `https://www.lapakrasa.example/id-id/user/email/verify?vcode=${random.text('0123456789abcdef', 32)}`;
  const rupiah = (from: number, to: number) => `Rp ${(random.whole(from, to) * 500).toLocaleString('de')}`;
  const mail = (
    name: string,
    subject: string,
    text: string,
    body: string,
    answer: Pick<FamilyMail, 'codes' | 'links' | 'best'>,
  ) => ({
    name,
    language: 'id',
    ...bothParts({
      from: 'LapakRasa <noreply@mail.lapakrasa.example>',
      subject,
      text,
      html: mjml(body, track()),
      encoding: 'quoted-printable',
      header: ['X-MSYS-API: {"campaign_id":"trx"}', 'Feedback-ID: 41:lapakrasa'],
    }),
    ...answer,
  });
  const code = (typed: string) => ({ codes: [typed], links: [], best: { code: typed } });
  const link = (pressed: string) => ({ codes: [], links: [pressed], best: { link: pressed } });
  const nothing = { codes: [], links: [], best: null };
  const [booking, seat] = [random.digits(10), random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6)];
  return [
    mail(
      'register',
      'Kode Verifikasi Pendaftaran LapakRasa',
      `Hai!\n\nMasukkan kode verifikasi ${register} untuk menyelesaikan pendaftaranmu.\nKode berlaku 30 menit. JANGAN berikan kode ini ke siapa pun, termasuk pihak LapakRasa.\n`,
      `<p>Hai!</p><p>Masukkan kode verifikasi di bawah ini untuk menyelesaikan pendaftaranmu.</p><h1 style="text-align:center;letter-spacing:8px">${register}</h1><p>Kode berlaku 30 menit. <b>JANGAN</b> berikan kode ini ke siapa pun, termasuk pihak LapakRasa.</p>`,
      code(register),
    ),
    mail(
      'login',
      `${login} - kode masuk LapakRasa`,
      `Hai Robin,\n\nAda permintaan masuk ke akunmu dari iPhone 15 di Bandung. Kode OTP: ${login}\nBukan kamu? Abaikan saja.\n`,
      `<p>Hai Robin,</p><p>Ada permintaan masuk ke akunmu dari iPhone 15 di Bandung, ${random.whole(10, 28)} Feb 2026 pukul 19.${random.whole(10, 59)} WIB.</p><p>Kode OTP:</p><p style="font-size:24px"><b>${login}</b></p><p>Bukan kamu? Abaikan saja.</p>`,
      code(login),
    ),
    mail(
      'reset',
      'Atur ulang kata sandi akunmu',
      `Hai Robin,\n\nKamu lupa kata sandi? Buat yang baru di sini:\n${reset}\n\nTautan berlaku 1 x 24 jam.\n`,
      `<p>Hai Robin,</p><p>Kamu lupa kata sandi? Tenang, tinggal tekan tombol ini untuk membuat yang baru.</p><p align="center"><a href="${reset}" style="background:#f26522;border-radius:24px;color:#fff;padding:12px 32px;text-decoration:none">Buat Kata Sandi Baru</a></p><p>Tautan berlaku 1 x 24 jam.</p>`,
      link(reset),
    ),
    {
      name: 'address',
      language: 'id',
      subject: 'Satu langkah lagi: verifikasi email untuk terima e-tiket',
      text: `Halo Kak Robin,

E-tiket dan bukti bayar akan dikirim ke email ini. Mohon verifikasi dulu, ya:

${address}

Kalau sudah, Kakak langsung dapat 5.000 poin (setara Rp5.000).

Terima kasih,
LapakRasa | Jl. Kemang Raya 24, Jakarta Selatan 12730
`,
      ...link(address),
    },
    mail(
      'pay later',
      'Konfirmasi transaksi RasaPayLater',
      `Kode konfirmasi: ${payLater}\nTagihan ${rupiah(900, 2000)} x 3 bulan. Masukkan kode sebelum 10 menit.\n`,
      `<p>Kamu akan membayar pesanan ${booking} memakai RasaPayLater, cicilan 3 bulan, bunga 2,${random.whole(1, 9)}% per bulan.</p><p>Kode konfirmasi: <b>${payLater}</b></p><p>Masukkan kode sebelum 10 menit di halaman pembayaran. Cicilan pertama jatuh tempo tanggal 5.</p>`,
      code(payLater),
    ),
    mail(
      'train ticket',
      `E-tiket Kereta Argo Merapi - No. Pesanan ${booking}`,
      `E-tiket kamu sudah terbit.\nKode booking: ${seat}\nGambir 08.10 - Yogyakarta 14.35, Eksekutif 3 / 7A\nTunjukkan kode booking saat check-in mandiri di stasiun.\n`,
      `<p>E-tiket kamu sudah terbit, selamat jalan!</p><table width="100%" cellpadding="6" style="border:1px solid #ddd"><tr><td>No. Pesanan</td><td>${booking}</td></tr><tr><td>Kode booking</td><td><b>${seat}</b></td></tr><tr><td>Rute</td><td>Gambir 08.10 - Yogyakarta 14.35</td></tr><tr><td>Kursi</td><td>Eksekutif 3 / 7A</td></tr><tr><td>Total</td><td>${rupiah(800, 1300)}</td></tr></table><p>Cetak boarding pass di stasiun paling lambat 10 menit sebelum berangkat. Bagasi maks. 20 kg.</p>`,
      nothing,
    ),
    mail(
      'password changed',
      'Kata sandi akunmu berhasil diubah',
      `Hai Robin,\n\nKata sandi akunmu berhasil diubah pada 14 Mei 2026.\nTidak merasa mengubahnya? Hubungi LapakRasa Care 021-5010-7788.\n`,
      `<p>Hai Robin,</p><p>Kata sandi akunmu berhasil diubah pada 14 Mei 2026 pukul 08.${random.whole(10, 59)} WIB lewat aplikasi Android 5.${random.whole(10, 40)}.0.</p><p>Tidak merasa mengubahnya? Segera <a href="${track()}">amankan akunmu</a> atau hubungi LapakRasa Care 021-5010-7788 (tiket #${random.digits(8)}).</p>`,
      nothing,
    ),
    mail(
      'twelve twelve',
      '12.12 Pesta Belanja! Voucher s.d. Rp250.000 + Gratis Ongkir 🛍️',
      `Kode voucher: RASA1212 (min. belanja Rp100.000)\nFlash sale pukul 00.00, 12.00 dan 20.00 WIB\n`,
      `<p><a href="${track()}"><img src="https://ik.lapakrasa.example/edm/1212.jpg" width="560" alt="12.12"></a></p><p style="text-align:center">Pakai kode voucher <b style="border:1px dashed #f26522;padding:4px 8px">RASA1212</b><br>Kode untuk pengguna baru: <b>BARU${random.digits(3)}K</b></p><table width="100%"><tr><td>Rice cooker 1,8 L<br><s>${rupiah(800, 900)}</s><br><b>${rupiah(400, 600)}</b></td><td>Tiket Dufan<br><b>${rupiah(300, 400)}</b></td><td>Pulsa 100 rb<br><b>${rupiah(190, 198)}</b></td></tr></table><p align="center"><a href="${track()}">Klaim sekarang</a></p>`,
      nothing,
    ),
  ];
}

function mjml(body: string, pixel: string): string {
  return `<!doctype html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title></title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]--><style type="text/css">#outlook a{padding:0}body{margin:0;padding:0}@media only screen and (min-width:480px){.mj-column-per-100{width:100%!important;max-width:100%}}</style></head>
<body style="background-color:#f4f4f4"><div style="background-color:#f4f4f4"><!--[if mso | IE]><table align="center" border="0" width="600"><tr><td><![endif]-->
<div style="background:#fff;margin:0 auto;max-width:600px"><div class="mj-column-per-100" style="padding:20px;font-family:Open Sans,Arial;font-size:14px;line-height:1.5;color:#434343"><img src="https://ik.lapakrasa.example/logo.png" width="150" alt="LapakRasa">
${body}
<div style="font-size:11px;color:#999;border-top:1px solid #eee;padding-top:12px">Email ini dibuat otomatis, mohon tidak membalas. Butuh bantuan? Hubungi LapakRasa Care 021-5010-7788.<br>PT Lapak Rasa Nusantara, Jl. Kemang Raya 24, Jakarta Selatan 12730. <a href="https://www.lapakrasa.example/berhenti">Berhenti langganan</a><img src="${pixel}" width="1" height="1" alt=""></div></div></div>
<!--[if mso | IE]></td></tr></table><![endif]--></div></body></html>`;
}
