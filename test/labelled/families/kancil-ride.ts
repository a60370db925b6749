/** A ride-hailing app in Indonesian and in the English of Singapore: tiny one-box mails for phones, receipts of rides, offers and hand-over numbers. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const box = (body: string, foot: string) =>
  `<table width="100%" border="0" cellspacing="0" cellpadding="0"><tbody><tr><td align="center"><table width="375" border="0" cellspacing="0" cellpadding="0" style="width:375px;max-width:100%;font-family:Arial,Helvetica,sans-serif"><tbody><tr><td style="padding:16px 20px;background-color:#ff5a1f"><span style="color:#ffffff;font-size:20px"><strong>kancil</strong></span></td></tr><tr><td style="padding:20px;font-size:14px;line-height:20px;color:#333333;border:1px solid #eeeeee">${body}</td></tr><tr><td style="padding:12px 20px;font-size:11px;line-height:15px;color:#999999">${foot}</td></tr></tbody></table></td></tr></tbody></table>`;

const idFoot =
  'PT Kancil Antar Nusantara, Jl. Pelanduk No. 88, Jakarta Selatan 12990. <a href="https://kancil.example/id/bantuan">Bantuan</a>';
const sgFoot =
  'Kancil Mobility Pte. Ltd. (UEN 202600917K), 8 Mousedeer Link #05-12, Singapore 998877. <a href="https://kancil.example/sg/help">Help Centre</a>';

/** As quoted-printable, with lines of at most 76 characters. */
function quoted(text: string): string {
  const lines = [''];
  for (const byte of Buffer.from(text)) {
    const shown = /[!-<>-~ ]/.test(String.fromCharCode(byte))
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    const last = lines.length - 1;
    if (byte === 10) lines.push('');
    else if ((lines[last] ?? '').length + shown.length > 75) {
      lines[last] += '=';
      lines.push(shown);
    } else lines[last] += shown;
  }
  return lines.join('\r\n');
}

export function mails(random: Random): FamilyMail[] {
  const [login, mail, wallet, renewed, old, sg] = [
    random.digits(4),
    random.digits(6),
    random.digits(6),
    random.digits(4),
    random.digits(4),
    random.digits(6),
  ];
  const magic = `https://kancil.example/id/masuk?t=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 36)}`;
  const company = `https://business.kancil.example/sg/invites/${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}/accept`;
  return [
    {
      name: 'id four digits to sign in',
      language: 'id',
      subject: `Kode masuk Kancil: ${login}`,
      html: box(
        `Halo Kak Dewi,<br><br>Ini kode masuk kamu:<br><br><strong style="font-size:28px">${login}</strong><br><br>Rahasia ya! Driver maupun CS Kancil nggak akan pernah minta kode ini.`,
        idFoot,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'id a cell for each digit',
      language: 'id',
      subject: 'Verifikasi alamat email kamu',
      html: box(
        `Tinggal selangkah lagi. Masukkan enam angka ini di aplikasi supaya struk perjalanan bisa kami kirim ke email kamu.<br><br><table border="0" cellspacing="6" cellpadding="0"><tbody><tr>${[...mail].map((digit) => `<td width="40" height="48" align="center" style="border:1px solid #cccccc;border-radius:6px;font-size:22px"><strong>${digit}</strong></td>`).join('')}</tr></tbody></table><br>Berlaku 10 menit sejak email ini dikirim (24/11/2026 07.55 WIB).`,
        idFoot,
      ),
      codes: [mail],
      links: [],
      best: { code: mail },
    },
    {
      name: 'id receipt of a ride',
      language: 'id',
      subject: 'Struk perjalanan KancilMotor kamu, 24 Nov 2026',
      html: box(
        `<span style="font-size:24px"><strong>Rp23.500</strong></span><br>24 November 2026 · 4,8 km · 17 menit<br><br>No. pesanan: MTR-${random.digits(9)}<br>Driver: Agus S. ⭐ 4,9<br>Plat nomor: B ${random.digits(4)} KCL<br><br><strong>Jemput</strong> 07.58 – Stasiun Tebet, pintu timur<br><strong>Tiba</strong> 08.15 – Gedung Cempaka Lt. 3<br><br>Tarif perjalanan Rp26.500<br>Biaya aplikasi Rp2.000<br>Promo PAGICERIA -Rp5.000<br><br>Dibayar pakai DompetKancil (•••• ${random.digits(4)}). Ada barang ketinggalan? <a href="https://kancil.example/id/lapor">Lapor di sini</a>`,
        idFoot,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'id offer with a code to copy',
      language: 'id',
      subject: 'Gajian tiba 🎉 Diskon 40% buat 5x naik Kancil',
      html: box(
        `Kak Dewi, tanggal 25 waktunya jalan-jalan!<br><br>Salin kode promonya:<br><br><span style="display:inline-block;border:2px dashed #ff5a1f;padding:10px 22px;font-size:22px"><strong>GAJIAN40</strong></span><br><br>Potongan maks. Rp12.000 per perjalanan, berlaku 25–30 November 2026 di Jabodetabek, Bandung, dan Surabaya.<br><br><a href="https://kancil.example/id/promo/gajian40" style="color:#ff5a1f">Pesan sekarang</a>`,
        `${idFoot} <a href="https://kancil.example/id/berhenti">Berhenti langganan</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'id payment to be authorised',
      language: 'id',
      subject: 'Otorisasi pembayaran DompetKancil',
      html: box(
        `Ada tagihan <strong>Rp1.349.000</strong> dari <strong>Toko Kabel Abadi</strong> (invoice INV/26/11/${random.digits(5)}).<br><br>Kalau benar kamu yang belanja, ketik kode otorisasi <strong>${wallet}</strong> di halaman pembayaran. Kalau bukan, abaikan: saldo kamu tidak akan terpotong.<br><br>Batas waktu: 20.31 WIB.`,
        idFoot,
      ),
      codes: [wallet],
      links: [],
      best: { code: wallet },
    },
    {
      name: 'id sign in by link',
      language: 'id',
      subject: 'Tautan masuk ke akun Kancil',
      raw: [
        'From: Kancil <halo@kancil.example>',
        'To: robin@postroom.localhost',
        'Date: Tue, 24 Nov 2026 08:31:09 +0700',
        'Message-ID: <kcl-83109-mgc@kancil.example>',
        'Subject: Tautan masuk ke akun Kancil',
        'MIME-Version: 1.0',
        'Content-Type: multipart/alternative; boundary="kcl--part--83109"',
        '',
        '--kcl--part--83109',
        'Content-Type: text/plain; charset="utf-8"',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        quoted(`Halo!\n\nBuka tautan ini dari HP yang sama untuk masuk ke Kancil:\n${magic}\n\nBerlaku 20 menit – sekali pakai.`),
        '--kcl--part--83109',
        'Content-Type: text/html; charset="utf-8"',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        quoted(
          box(
            `Halo!<br><br>Kamu minta masuk tanpa kata sandi. Ketuk tombol ini dari HP yang sama:<br><br><a href="${magic}" style="background-color:#ff5a1f;color:#ffffff;padding:12px 28px;border-radius:20px;text-decoration:none"><strong>Masuk ke Kancil</strong></a><br><br>Tautan cuma bisa dipakai sekali dan kedaluwarsa dalam 20 menit. Versi aplikasi: 9.41.0 (${random.digits(5)}).`,
            idFoot,
          ),
        ),
        '--kcl--part--83109--',
        '',
      ].join('\r\n'),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'id an old number and the new one',
      language: 'id',
      subject: 'Kode baru untuk ganti nomor HP',
      html: box(
        `Kak Dewi, kode ${old} yang kami kirim pukul 10.02 sudah hangus karena lewat batas waktu.<br><br>Kode penggantinya <strong>${renewed}</strong>, berlaku sampai pukul 10.25. Pakai yang ini untuk mengganti nomor HP ke 0812-0000-${random.digits(4)}.`,
        idFoot,
      ),
      codes: [renewed],
      links: [],
      best: { code: renewed },
    },
    {
      name: 'en-SG passcode',
      language: 'en-SG',
      subject: 'Your Kancil login passcode',
      html: box(
        `Hi Wei Ling,<br><br>Please key in <strong>${sg}</strong> to log in to your Kancil account. It lapses at 9.15pm.<br><br>Scam alert: our drivers and hotline (6555 0188) do not ask for passcodes. When in doubt, hang up.`,
        sgFoot,
      ),
      codes: [sg],
      links: [],
      best: { code: sg },
    },
    {
      name: 'en-SG company profile invitation',
      language: 'en-SG',
      subject: 'Tan Brothers Trading has added you to Kancil for Business',
      html: box(
        `Hi Wei Ling,<br><br>Your company wants to pay for your work rides (cap: S$350 a month, cost centre ${random.digits(4)}). Accept before 1 Dec to link a work profile to your app.<br><br><table border="0" cellspacing="0" cellpadding="0"><tbody><tr><td bgcolor="#ff5a1f" style="padding:10px 24px"><a href="${company}" style="color:#ffffff;text-decoration:none">Accept and link profile</a></td></tr></tbody></table><br>Queries? Write to your admin, Mr Suresh (HR), ext. 214.`,
        sgFoot,
      ),
      codes: [],
      links: [company],
      best: { link: company },
    },
    {
      name: 'en-SG tax invoice',
      language: 'en-SG',
      subject: 'Your Kancil e-receipt for trip to Tampines',
      html: box(
        `<strong>S$18.40</strong> charged to card ending ${random.digits(4)}<br><br>Booking ref KSG-${random.digits(8)}<br>24 Nov 2026, 6.42pm to 7.19pm<br>SLB ${random.digits(4)} Z, silver hybrid<br><br>Fare S$17.20<br>ERP S$1.00 (CTE)<br>Platform fee S$0.70<br>KANCIL5 promo -S$0.50<br><br>Prices include 9% GST where applicable. Not happy with the ride? <a href="https://kancil.example/sg/trips/rate">Tell us</a>.`,
        sgFoot,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'en-SG parcel hand-over number',
      language: 'en-SG',
      subject: 'Your parcel is on the way – have your hand-over PIN ready',
      html: box(
        `Rider Faizal (FBK ${random.digits(4)} M) reaches Blk 412 #11-08 in about 14 mins.<br><br>Collect your parcel by telling him the hand-over PIN <strong>${random.digits(4)}</strong>. He can only release it once you have checked the box.<br><br>Consignment no. KX${random.digits(10)}`,
        sgFoot,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
