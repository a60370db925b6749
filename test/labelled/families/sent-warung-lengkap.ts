/** An Indonesian shop: green HTML and chatty texts, OTPs, links of verification, invoices, virtual accounts, vouchers; Indonesian. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const green = (
  body: string,
) => `<body style="font-family:Nunito,Arial;margin:0"><div style="max-width:480px;margin:0 auto;padding:20px">
<div style="font-size:20px;color:#03ac0e;font-weight:800">warunglengkap</div>${body}
<div style="background:#e5f9e6;border-radius:8px;padding:10px;font-size:12px;margin-top:24px">Hati-hati penipuan! Warung Lengkap tidak pernah meminta OTP atau PIN lewat telepon, chat, ataupun media sosial.</div>
<p style="font-size:12px">Download aplikasi: <a href="https://warunglengkap.example/app?os=android">Android</a> <a href="https://warunglengkap.example/app?os=ios">iOS</a> · Ikuti kami: <a href="https://sosial.example/warunglengkap">Instagram</a></p>
<p style="font-size:11px;color:#8d96aa">PT Warung Lengkap Nusantara, Jl. Prof. Dr. Satrio Kav. 11, Jakarta Selatan 12950 · Layanan Pengaduan 0853-1111-1010</p></div></body>`;

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(6);
  const pin = random.digits(6);
  const invoice = `INV/202603${random.digits(2)}/MPL/${random.digits(10)}`;
  const verify = `https://www.warunglengkap.example/verify-email?c=${random.text('abcdef0123456789', 40)}`;
  const reset = `https://accounts.warunglengkap.example/reset-password?t=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 28)}&lang=id`;
  const va = `8${random.digits(15)}`;
  return [
    {
      name: 'OTP of registration',
      language: 'id',
      subject: 'Kode verifikasi untuk daftar',
      html: green(
        `<h2>Satu langkah lagi, Kak!</h2><p>Masukkan 6 digit ini di halaman pendaftaran:</p><p style="background:#f3f4f5;padding:16px;font-size:26px;letter-spacing:10px;text-align:center"><b>${otp}</b></p><p>Berlaku selama 30 menit. Jika Kakak tidak mendaftar, abaikan saja email ini.</p>`,
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'code to change the PIN',
      language: 'id',
      ...bothParts({
        from: 'Warung Lengkap <noreply@warunglengkap.example>',
        subject: 'Permintaan ubah PIN saldo',
        encoding: 'quoted-printable',
        text: `Hai Robin,

Gunakan kode ${pin} untuk mengubah PIN saldo kamu. Jangan berikan kepada siapa pun, termasuk pihak Warung Lengkap.

Diminta dari Samsung SM-A${random.digits(3)}F pada ${random.whole(10, 28)} Mei 2026, ${random.whole(10, 22)}:${random.whole(10, 59)} WIB.`,
        html: green(
          `<p>Hai Robin,</p><p>Gunakan kode <b>${pin}</b> untuk mengubah PIN saldo kamu. Jangan berikan kepada siapa pun, termasuk pihak Warung Lengkap.</p>`,
        ),
      }),
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'address to be verified',
      language: 'id',
      subject: 'Yuk, verifikasi emailmu',
      html: green(
        `<p>Hai Robin,</p><p>Biar transaksi makin aman, pastikan emailmu aktif dengan menekan tombol ini ya.</p><p><a href="${verify}" style="display:block;background:#03ac0e;color:#fff;border-radius:8px;padding:12px;text-align:center">Verifikasi Sekarang</a></p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'new password',
      language: 'id',
      subject: 'Atur ulang kata sandi',
      text: `Hai Robin,

Kami dengar kamu lupa kata sandi. Tenang, buka saja tautan di bawah untuk membuat yang baru:

${reset}

Tautan ini hanya dapat dipakai satu kali dalam 1x24 jam.
Bukan kamu? Hubungi kami di 0853-1111-1010.`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'payment by virtual account',
      language: 'id',
      subject: `Menunggu pembayaran untuk ${invoice}`,
      html: green(
        `<p>Segera bayar sebelum <b>${random.whole(10, 28)} Mar 2026, 20:${random.whole(10, 59)} WIB</b></p><p>Nomor Virtual Account BCA<br><b style="font-size:20px">${va}</b></p><p>Total Tagihan<br><b>Rp${random.whole(120, 480)}.${random.digits(3)}</b> (termasuk kode unik ${random.digits(3)})</p><p>ATM &gt; Transaksi Lainnya &gt; Transfer &gt; ke Rek BCA Virtual Account, lalu masukkan nomor di atas.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'parcel was sent',
      language: 'id',
      subject: 'Paketmu sedang diantar kurir',
      html: green(
        `<p>${invoice}<br>Resi: <b>TLK${random.digits(11)}</b> (Kilat Reguler)<br>Kurir: Pak Dedi, 0812-${random.digits(4)}-${random.digits(4)}</p><p>Estimasi tiba hari ini 13.00–17.00. Pesanan belum sampai? <a href="https://www.warunglengkap.example/help/order">Komplain di sini</a>, maksimal 2x24 jam.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vouchers of a festival',
      language: 'id',
      subject: 'Robin, voucher Rp100.000 hangus malam ini!',
      html: green(
        `<h1 style="color:#fa591d">WIB 3.3</h1><p>Kode: <b>WARUNG${random.digits(2)}RB</b>, min. belanja Rp500.000. Kuota ${random.whole(1, 9)}.000 orang per jam: 00.00, 12.00, 18.00.</p><p>Gratis ongkir s.d. Rp20.000 tanpa kode. Koin kamu: ${random.digits(4)}.</p><a href="https://promo.warunglengkap.example/r/${random.digits(9)}">Belanja</a> <a href="https://promo.warunglengkap.example/unsub/${random.digits(9)}">Berhenti langganan</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
