/** A school's letters in three languages: teachers and office write of fees, buses, marks and door codes; the parents' portal sends its checks. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NEITHER = { codes: [], links: [], best: null };

const paper = (content: string) => `<font face="Cambria, Times" size="3">${content}</font>
<br><br>--<br><font face="Cambria, Times" size="2" color="#4a4a8a"><b>Kapok International School</b><br>Rooted. Curious. Kind.<br>office@kapok-school.example | +84 28 5550 1433</font>`;

export function mails(random: Random): FamilyMail[] {
  const portal = random.digits(6);
  const invite = `https://portal.kapok-school.example/undangan/terima?kode=${random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 12)}`;
  const fresh = `${random.pick(['mango', 'cedar', 'otter'])}-${random.pick(['violet', 'copper', 'linen'])}-${random.whole(12, 98)}`;
  return [
    {
      name: 'vi school fees',
      language: 'vi',
      subject: 'Thông báo học phí học kỳ 2 (lớp 6B)',
      text: `Kính gửi phụ huynh em Robin Minh,

Nhà trường xin thông báo các khoản thu:

- Học phí: 38.500.000đ
- Xe đưa đón tuyến 14: 6.200.000đ
- Bảo hiểm: 680.000đ

Chuyển khoản: 0551 0143 3377, nội dung "KIS${random.digits(6)} 6B". Mã học sinh nằm trên thẻ.
Hạn cuối 15/02/2026. Quá hạn cộng thêm 0,05%/ngày.

Phòng kế toán, máy lẻ 112`,
      ...NEITHER,
    },
    {
      name: 'vi bus and gate',
      language: 'vi',
      subject: 'Tuyến 14 đổi giờ, cổng sau đổi mã',
      html: paper(
        `Kính chào quý phụ huynh,<br><br>Từ thứ Hai 02/03, xe tuyến 14 (biển số 51B-417.33) đón lúc <b>6:35</b> thay vì 6:50.<br>Cổng sau dùng mã số mới: <b>${random.digits(4)}</b>, mở từ 6:30 đến 7:45 và 15:30 đến 16:30.<br><br>Lái xe: chú Phước, 0905 550 143.`,
      ),
      ...NEITHER,
    },
    {
      name: 'vi code for the parents',
      language: 'vi',
      subject: 'Cổng phụ huynh Kapok',
      html: paper(
        `Kính gửi phụ huynh,<br><br>Để xem bảng điểm trên máy tính mới, xin nhập mã xác thực <tt>${portal}</tt> trước 21 giờ 10. Mỗi mã chỉ dùng được một lần.<br><br>Nhắc thêm: họp phụ huynh 14/03, phòng 302; mã học sinh KIS204417 xin mang theo.`,
      ),
      codes: [portal],
      links: [],
      best: { code: portal },
    },
    {
      name: 'vi marks and candidate number',
      language: 'vi',
      subject: 'Kết quả thi thử và số báo danh',
      text: `Chào em Robin,

Điểm thi thử của em: Toán 8,75 - Văn 7,50 - Anh 9,20, xếp hạng 17/142.
Số báo danh kỳ thi chính thức: ${random.digits(6)}, phòng thi 09, mã đề sẽ phát tại chỗ.
Em có mặt lúc 7h00 ngày 06/06, mang theo căn cước và 2 bút chì 2B nhé.

Cô Thủy, chủ nhiệm lớp 9A`,
      ...NEITHER,
    },
    {
      name: 'id report card',
      language: 'id',
      subject: 'Pembagian rapor kelas 7C, Sabtu 20 Juni',
      html: paper(
        `Yth. Bapak/Ibu wali murid,<br><br>Rapor dibagikan di ruang 7C, pukul 08.00–11.00. Nomor antrean keluarga Robin: <b>${random.whole(11, 64)}</b>. NISN 00${random.digits(8)}.<br><br>Sisa iuran komite Rp 450.000 dapat ditransfer ke rekening virtual 8801 ${random.digits(8)} sebelum hari itu.`,
      ),
      ...NEITHER,
    },
    {
      name: 'id library reminder',
      language: 'id',
      subject: 'Buku terlambat 12 hari (denda Rp 6.000)',
      text: `Halo Robin,

Buku "Laut dan Kita" dengan kode buku 551.46-RAH-2, nomor inventaris ${random.digits(5)}, seharusnya kembali tanggal 3 Mei.
Denda berjalan Rp 500 per hari. Loker pengembalian depan perpustakaan bisa dibuka dengan angka 7733 setelah jam 16.00.

Salam, Bu Ratih - Perpustakaan, ext. 118`,
      ...NEITHER,
    },
    {
      name: 'id invited to the portal',
      language: 'id',
      subject: 'Undangan menjadi wali di portal Kapok',
      html: paper(
        `Yth. Bapak/Ibu,<br><br>Wali kelas 7C telah mendaftarkan alamat ini sebagai wali kedua dari siswa nomor 204-${random.digits(4)}. Mohon undangannya diterima di sini:<br><a href="${invite}">Terima undangan</a><br><br>Undangan tersedia 14 hari. Panduan 6 halaman: <a href="https://www.kapok-school.example/panduan.pdf">unduh PDF</a>. Jadwal ujian 8–12 Juni.`,
      ),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'id online lesson',
      language: 'id',
      subject: 'Kelas daring Matematika besok 07.30',
      text: `Anak-anak,

Besok belajar dari rumah karena banjir. Masuk ke ruang rapat 455 0143 2207, sandi ruang "${random.digits(6)}".
Kode kelas untuk tugas tetap: qf7x2mk. Kerjakan halaman 88 nomor 1-15, kumpulkan sebelum pukul 20.00.

Pak Yusuf`,
      ...NEITHER,
    },
    {
      name: 'en principal writes',
      language: 'en',
      subject: 'Friday Letter 23: sports day, lice, and the new gate',
      html: paper(
        `Dear families,<br><br>Sports day brought 412 runners and one broken record (Year 8, 4 x 100 m, 54.31 s). Red House leads with 1,290 points.<br><br>Several of you asked why the portal wants a six-digit code these days. It's because 31 parents shared a password last year. A code is mailed whenever you come from a new device and you have ten minutes to use it.<br><br>Term 3 dates: 13 April – 26 June. Uniform shop: open 7:45–8:30, code WINTER10 at the till saves 10 %.`,
      ),
      ...NEITHER,
    },
    {
      name: 'en teacher mentions numbers',
      language: 'en',
      subject: 'Re: covering Year 5 tomorrow',
      text: `Hi Robin,

thank you so much. Worksheets are in tray 12; the copier on the second floor wants department number 40417, and the
art room padlock opens on 1-9-8-4 (yes, I know).

Dismissal at 15:10, except bus 14, which leaves at 15:25. Duc's mum is on 0905 550 177.

Oh, and please ignore the login code the system sent you this morning, Mai used your address to test hers (318 204). It's gone stale anyway.

Beth

> On Mon, Robin wrote:
> Happy to. What do I need?`,
      ...NEITHER,
    },
    {
      name: 'en office passes on a code',
      language: 'en',
      subject: 'Your report-writing log-in',
      html: paper(
        `Hello Robin,<br><br>the reports system has you down as staff no. 0${random.digits(3)}, initials RMN. On first entry it asks for a one-off phrase, which for you is <b>${fresh}</b>, and then for a password of your own making.<br><br>Year 5 reports close on 5 June at 17:00, 600 characters a subject. Room 214 is free if you need quiet.`,
      ),
      codes: [fresh],
      links: [],
      best: { code: fresh },
    },
    {
      name: 'en trip list',
      language: 'en',
      subject: 'Can Gio trip: 28 children, 3 adults, 1 list',
      text: `Dear Robin,

Bus 51B-550.14 leaves gate 3 at 06:45 on Thursday 21 May. Booking with the reserve: CG-2026-${random.digits(4)}, group rate 95,000d a head.

Lucky dip on the way back; your tickets are 117 to 124. Emergency line 115. Please reply by the 14th with allergies,
and sign form 7B (https://www.kapok-school.example/forms/7b.pdf) on paper.

Ms Linh, Geography`,
      ...NEITHER,
    },
  ];
}
