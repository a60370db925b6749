/** Exams for radio operators in Vietnamese and Thai: call signs, frequencies, and numbers that a candidate gives. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<ul style="list-style:square;font-size:15px">${body
    .split('\n')
    .map((line) => `<li>${line}</li>`)
    .join('')}</ul>`,
});

export function mails(random: Random): FamilyMail[] {
  const [room, paper, mark, appeal] = [
    random.digits(6),
    random.digits(5),
    random.digits(6),
    random.text('ABCDEFGHKLMNPRSTUVXYZ', 6),
  ];
  return laidOut(
    [
      {
        name: 'phòng thi trên mạng',
        language: 'vi',
        subject: 'Phòng thi số 3 mở lúc 8 giờ',
        body: `Giám thị ảo chỉ cho bạn ngồi xuống nếu nghe thấy <b>${room}</b>\nSố báo danh 0417, 40 câu, 60 phút\nTần số thực hành 156,8 MHz`,
        codes: [room],
      },
      {
        name: 'phúc khảo',
        language: 'vi',
        subject: 'Xin chấm lại bài',
        body: `Bạn muốn chấm lại phần nghe, lệ phí 120.000 đ\nĐơn chưa gửi đi đâu: dưới chữ ký còn một khoảng trắng dành cho ${appeal}\nHạn chót thứ Sáu`,
        codes: [appeal],
      },
      {
        name: 'kết quả',
        language: 'vi',
        subject: 'Điểm thi ngày 14/11',
        body: 'Nghe 78, nói 82, luật 91\nGiấy chứng nhận 202617, nhận tại quầy 4\nMang theo phiếu hẹn 5521',
      },
      {
        name: 'กระดาษคำตอบ',
        language: 'th',
        subject: 'กระดาษคำตอบของคุณยังล็อกอยู่',
        body: `ผู้คุมสอบจะเปิดให้เมื่อคุณบอกเลขห้าตัวนี้กับเขา\n<span style="font-size:26px">${paper}</span>\nเลขที่นั่ง 27 อาคาร 3`,
        codes: [paper],
      },
      {
        name: 'คะแนนภาคปฏิบัติ',
        language: 'th',
        subject: 'ดูคะแนนจากเครื่องใหม่',
        body: `เครื่องที่บ้านยังไม่เคยดูคะแนน ถ้าเป็นคุณจริงให้ตอบมันว่า ${mark} ภายในสิบนาที\nสัญญาณเรียกขาน HS0ZKT`,
        codes: [mark],
      },
      {
        name: 'ใบเสร็จ',
        language: 'th',
        subject: 'ใบเสร็จค่าสมัครสอบ',
        body: 'เลขที่ 40718 จำนวน 500 บาท\nรอบสอบ 9 ธันวาคม เวลา 08.30 น.\nโทร 02-555-0148',
      },
    ],
    layout,
  );
}
