/** A library in Indonesian and Vietnamese: loans, shelves, fines and cards, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({ text: `${body}\n.\nRumah Baca / Nhà Đọc` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('id', [
        ['Buku jatuh tempo', 'Buku bernomor 00417 harus kembali sebelum 30 November. Denda Rp 500 sehari.'],
        ['Kartu anggota baru', 'Nomor anggota Anda 20714338. Sebutkan di meja depan.'],
        ['Rak dan nomor panggil', 'Cari di rak 7, nomor 813.54 TOE. Loker 22, putar ke 5520.'],
        ['Kuitansi denda', 'Kuitansi 118840, Rp 4.500, lunas.'],
        ['Voucher kopi', 'Tunjukkan KOPI26 di kantin. Berlaku hari ini saja.'],
      ]),
      ...withoutCodes('vi', [
        ['Sách đã về', 'Cuốn bạn đặt để ở kệ 14, phiếu giữ 3381. Giữ ba ngày.'],
        ['Phòng đọc đổi giờ', 'Mở từ 0730 đến 2100. Tầng 4, phòng 417.'],
        ['Biên lai', 'Biên lai số 77120, số tiền 45.000 đ. Không cần làm gì thêm.'],
        ['Thẻ sắp hết hạn', 'Thẻ 620417 hết hạn ngày 31/12. Mang thẻ đến quầy 2 để gia hạn.'],
      ]),
    ],
    layout,
  );
}
