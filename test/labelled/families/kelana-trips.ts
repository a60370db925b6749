/** Trips and tickets in South-East Asia: Indonesian, Malay, Vietnamese, Thai and Filipino; codes beside bookings, gates and coupons. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="background:#e8fbff;padding:16px"><div style="background:#fff;padding:16px;font-family:Poppins">${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</div></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('id', [
        ['Masuk ke Kelana', 'Halo Robin,\nketik angka ini di aplikasi:\n<b>#</b>\nHangus dalam 4 menit.', '304817'],
        ['Ganti nomor HP', 'Nomor baru berakhiran 0182. Balas di aplikasi dengan OTP #.', '6609'],
      ]),
      ...withCodes('ms', [
        ['Log masuk', 'Hai Robin,\nTAC anda ialah #. Sah 5 minit sahaja.', '771204'],
        ['Bayaran RM118.40', 'Masukkan <b>#</b> untuk meluluskan bayaran kepada Feri Laut Biru.', '28530'],
      ]),
      ...withCodes('vi', [
        ['Vào tài khoản', 'Chào Robin,\nhãy điền <b>#</b> vào ô trống.\nSau 5 phút sẽ hết dùng được.', '915042'],
        ['Đổi email', 'Để đổi email, mã OTP là #', '70381'],
      ]),
      ...withCodes('th', [['เข้าสู่ระบบเกลานา', 'สวัสดี โรบิน\nกรอกเลข <b>#</b> ในหน้าเว็บ\nใช้ได้ 5 นาที', '660285']]),
      ...withCodes('fil', [['Pag-login', 'Kumusta Robin,\nilagay ang # para makapasok. Huwag ibigay kahit kanino.', '481907']]),
      ...withoutCodes('id', [
        ['E-tiket', 'Kode booking X7Q4TB, kereta 118, gerbong 3, kursi 14A.'],
        ['Diskon', 'Pakai KELANA50 sebelum 30/11.'],
        ['Berhasil masuk', 'Kamu masuk pukul 11.20 dengan kode 304817.'],
        ['Loker', 'Loker 22 dibuka dengan 7702.'],
      ]),
      ...withoutCodes('ms', [['Resit', 'No. resit 0044117, RM118.40, rujukan FLB20417.']]),
      ...withoutCodes('vi', [
        ['Vé của bạn', 'Mã đặt chỗ 9KQ4LM, chuyến VN118, cửa 7, 0915.'],
        ['Hoá đơn', 'Hoá đơn số 0044117, 450.000 đ.'],
      ]),
      ...withoutCodes('th', [
        ['จองแล้ว', 'หมายเลขการจอง 20417733 ห้อง 118'],
        ['ไวไฟห้องพัก', 'รหัส kelana2204'],
      ]),
      ...withoutCodes('fil', [['Tiket', 'Tiket blg. 77031, upuan 14, bayad 450 piso.']]),
    ],
    layout,
  );
}
