/** A Thai shop: codes, a reset, an order, a campaign; Thai. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const wrap = (inner: string) =>
  `<html lang="th"><body style="margin:0"><table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table width="600" style="font-family:Prompt,Tahoma;font-size:15px;color:#212121"><tr><td style="background:#0f146d;color:#fff;padding:14px 20px"><b>ตลาดนัดดี</b></td></tr><tr><td style="padding:20px">${inner}</td></tr><tr><td style="padding:12px 20px;font-size:11px;color:#757575">บริษัท ตลาดนัดดี จำกัด 689 อาคารภิรัชทาวเวอร์ ชั้น 29 ถ.สุขุมวิท แขวงคลองตันเหนือ กรุงเทพฯ 10110 โทร. 02-018-0000<br><br><a href="https://www.taladdee.example/app/ios"><img src="https://img.taladdee.example/m/as.png" alt="App Store" height="30"></a> <a href="https://www.taladdee.example/app/android"><img src="https://img.taladdee.example/m/gp.png" alt="Google Play" height="30"></a><br>ไม่มีผู้ดูแลกล่องจดหมายนี้ © 2569 สงวนลิขสิทธิ์ · <a href="https://www.taladdee.example/privacy">นโยบายความเป็นส่วนตัว</a></td></tr></table></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(6);
  const reference = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4);
  const address = random.digits(6);
  const reset = `https://member.taladdee.example/user/reset-password?token=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 34)}`;
  const seller = `https://seller.taladdee.example/onboard/confirm/${random.text('0123456789abcdef', 22)}`;
  return [
    {
      name: 'code to sign in with a reference',
      language: 'th',
      subject: `รหัส OTP ของคุณคือ ${otp}`,
      html: wrap(
        `สวัสดีคุณสมหญิง<br><br>รหัส OTP สำหรับเข้าสู่ระบบ: <b style="font-size:24px">${otp}</b><br>(รหัสอ้างอิง: ${reference})<br><br>รหัสนี้ใช้ได้ภายใน 5 นาที โปรดอย่าบอกรหัสแก่ผู้อื่น`,
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'address to be verified',
      language: 'th',
      subject: 'ยืนยันอีเมลสำหรับบัญชีตลาดนัดดี',
      html: wrap(
        `เรียน คุณกิตติ<br><br>กรุณากรอกรหัสยืนยันด้านล่างในแอป ระบบจะผูกอีเมลนี้กับบัญชีผู้ซื้อ<br><br><table bgcolor="#eef0ff" align="center" cellpadding="14"><tr><td style="font-size:26px;letter-spacing:5px">${address}</td></tr></table><br>หากคุณไม่ได้ทำรายการนี้ กรุณาติดต่อฝ่ายบริการลูกค้า`,
      ),
      codes: [address],
      links: [],
      best: { code: address },
    },
    {
      name: 'password to be set anew',
      language: 'th',
      subject: 'ตั้งรหัสผ่านใหม่',
      html: wrap(
        `สวัสดีคุณสมหญิง<br><br>เราได้รับคำขอตั้งรหัสผ่านใหม่ของคุณ คลิกปุ่มนี้ได้เลย<br><br><a href="${reset}" style="background:#f57224;color:#fff;padding:12px 30px;text-decoration:none">ตั้งรหัสผ่านใหม่</a><br><br>ลิงก์มีอายุ 1 ชั่วโมง`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'order sent',
      language: 'th',
      subject: `คำสั่งซื้อ ${random.digits(12)} ถูกจัดส่งแล้ว`,
      html: wrap(
        `พัสดุของคุณออกเดินทางแล้ว!<br><br>เลขพัสดุ: TH${random.digits(11)}A<br>สินค้า: หม้อทอดไร้น้ำมัน 4.5 ลิตร x 1<br>ชำระกับพนักงานส่ง: 1,${random.digits(3)} บาท<br>กำหนดส่ง: 14–16 ส.ค. 2569<br><br>พนักงานส่งจะโทรจากเบอร์ 06x-xxx-${random.digits(4)}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'campaign of the ninth',
      language: 'th',
      subject: '9.9 ลดแรงทั้งเว็บ สูงสุด 90% เก็บโค้ดก่อนหมด!',
      html: wrap(
        `<h2 style="color:#f57224">มหกรรม 9.9</h2>โค้ดส่วนลด <b>SEP99</b> ลดทันที 99.- สำหรับยอด 499.- ขึ้นไป จำนวน 20,000 สิทธิ์<br><br><a href="https://c.taladdee.example/t/${random.text('abcdef0123456789', 26)}">ช้อปเลย</a><br><br><a href="https://c.taladdee.example/u/${random.text('abcdef0123456789', 16)}" style="font-size:11px">ยกเลิกการรับข่าวสาร</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'shop of a seller to be confirmed',
      language: 'th',
      subject: 'ยืนยันการเปิดร้านค้า "บ้านสมุนไพรป้านิด"',
      html: wrap(
        `เรียน ผู้ขายคนใหม่<br><br>เอกสารของร้านผ่านการตรวจสอบแล้ว (เลขที่คำขอ ${random.digits(9)}) เหลือเพียงขั้นตอนเดียว <a href="${seller}">กดที่นี่เพื่อยืนยันการเปิดร้าน</a> ภายในวันที่ ${random.whole(10, 28)} ก.ย.<br><br>ค่าธรรมเนียมการขาย 3.21% ไม่มีค่าแรกเข้า`,
      ),
      codes: [],
      links: [seller],
      best: { link: seller },
    },
  ];
}
