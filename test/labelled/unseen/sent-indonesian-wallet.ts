/** An Indonesian wallet: codes, an address to confirm, receipts, a promotion; Indonesian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const bubble = (inner: string) =>
  `<!DOCTYPE html><html lang="id"><body style="background:#e9f6ff;margin:0;padding:20px"><div style="background:#fff;border-radius:20px;max-width:500px;margin:auto;padding:28px;font-family:Poppins,Arial;color:#20324a"><div style="color:#118eea;font-weight:700;font-size:22px">kantong</div>${inner}</div><p style="text-align:center;font:11px Arial;color:#7a8aa0">PT Kantong Digital Nusantara, Capital Place Lt. 18, Jl. Gatot Subroto Kav. 18, Jakarta 12710<br>Berizin dan diawasi oleh Bank Sentral. CS 1500 445</p></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(4);
  const pin = random.digits(6);
  const confirm = `https://m.kantong.example/n/email/konfirmasi?v=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 30)}`;
  const premium = `https://m.kantong.example/n/kyc/setuju?ref=${random.text('0123456789abcdef', 18)}`;
  return [
    {
      name: 'code to sign in',
      language: 'id',
      subject: `Kode OTP Kantong: ${otp}`,
      html: bubble(
        `<p>Halo Dewi,</p><p>Masukkan kode OTP di bawah ini untuk masuk ke akun Kantong kamu di HP baru.</p><p style="text-align:center;font-size:36px;letter-spacing:12px;color:#118eea"><b>${otp}</b></p><p>Kode hangus dalam 2 menit. JANGAN berikan ke siapa pun, termasuk yang mengaku dari Kantong.</p>`,
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'PIN to be changed',
      language: 'id',
      subject: 'Permintaan ubah PIN',
      html: bubble(
        `<p>Halo Bayu,</p><p>Kamu minta ubah PIN pada ${random.whole(1, 28)} Mei 2026 pukul 19.${random.whole(10, 59)} WIB. Ketik <b>${pin}</b> di halaman Ubah PIN untuk lanjut.</p><p>Bukan kamu? Bekukan akun lewat menu Keamanan.</p>`,
      ),
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'address to be confirmed',
      language: 'id',
      subject: 'Yuk, konfirmasi email kamu',
      html: bubble(
        `<p>Hai Dewi! Supaya bukti transaksi bisa dikirim ke email ini, konfirmasi dulu ya.</p><p style="text-align:center"><a href="${confirm}" style="background:#118eea;color:#fff;border-radius:30px;padding:14px 36px;text-decoration:none">Konfirmasi Email</a></p><p>Berlaku sampai besok.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'electricity bought',
      language: 'id',
      subject: 'Pembelian Token Listrik Rp100.000 berhasil',
      html: bubble(
        `<p>Transaksi berhasil 🎉</p><table width="100%"><tr><td>Nomor meter</td><td align="right">${random.digits(11)}</td></tr><tr><td>Nama</td><td align="right">BAYU S***</td></tr><tr><td>Daya</td><td align="right">R1/1300 VA</td></tr><tr><td>Jumlah kWh</td><td align="right">65,${random.digits(1)}</td></tr><tr><td>Biaya admin</td><td align="right">Rp1.500</td></tr><tr><td>ID transaksi</td><td align="right">${random.digits(18)}</td></tr></table><p>Nomor token kami kirim lewat SMS dan tersimpan di Riwayat.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'promotion',
      language: 'id',
      subject: 'Gajian! Cashback 60% sampai Rp25.000 ⚡',
      html: bubble(
        `<h2>Promo Gajian 25–31</h2><p>Bayar pakai Kantong di 12.000 merchant, masukkan kode promo <b>GAJIAN60</b>. Ajak teman pakai kode referral <b>DEWI${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 4)}</b>, dapat Rp15.000 tiap teman.</p><p><a href="https://click.kantong.example/f/a/${random.text('abcdef0123456789', 30)}">Lihat merchant</a></p><p style="font-size:11px"><a href="https://click.kantong.example/f/u/${random.text('abcdef0123456789', 20)}">Berhenti langganan</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'premium account to be approved',
      language: 'id',
      subject: 'Selangkah lagi jadi Kantong Premium',
      html: bubble(
        `<p>Halo Bayu,</p><p>Foto e-KTP dan selfie kamu sudah kami terima (nomor pengajuan ${random.digits(10)}). Setujui syarat Premium lewat <a href="${premium}">halaman persetujuan</a> sebelum ${random.whole(10, 28)} Juni, supaya batas saldo naik dari Rp2.000.000 ke Rp20.000.000.</p><p>Kalau berubah pikiran, abaikan saja email ini.</p>`,
      ),
      codes: [],
      links: [premium],
      best: { link: premium },
    },
    {
      name: 'PIN was changed',
      language: 'id',
      subject: 'PIN Kantong kamu sudah diganti',
      html: bubble(
        `<p>Halo Bayu,</p><p>PIN akun +62 812-****-${random.digits(4)} berhasil diganti pada 12 Mei 2026 pukul 19.${random.whole(10, 59)} WIB dari perangkat vivo V40. Demi keamanan, transfer ke bank dibatasi Rp500.000 selama 24 jam.</p><p>Merasa tidak mengganti? Segera hubungi 1500 445 dan sebutkan nomor laporan ${random.digits(8)}. Jangan menelepon nomor yang kamu temukan di media sosial.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
