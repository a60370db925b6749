/** A Thai bank and its insurance arm, HTML and text in Thai: reference numbers beside codes, an address to confirm, transfers, policies. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const ref = () => random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz', 4);
  const transfer = random.digits(6);
  const application = random.digits(6);
  const claim = random.digits(6);
  const unlock = random.digits(8);
  const address = `https://ib.ngernthai.example/email/verify?id=${random.text('0123456789ABCDEF', 32)}`;
  const policy = `https://e-policy.ngernthai.example/accept/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 26)}`;
  const account = `XXX-X-X${random.digits(4)}-X`;
  const drafts: Draft[] = [
    {
      name: 'transfer',
      language: 'th',
      subject: 'OTP เพิ่มบัญชีผู้รับโอน',
      body: `<p>เรียน ท่านผู้ใช้บริการ Ngern NET</p><p>รหัส OTP = <b>${transfer}</b> (Ref: ${ref()}) ใช้เพื่อเพิ่มบัญชีผู้รับโอน ${account} นาย สมชาย ใจ***</p><p>กรุณากรอกรหัสภายใน 3 นาที ห้ามบอกรหัสนี้แก่ผู้อื่นทุกกรณี</p>`,
      codes: [transfer],
    },
    {
      name: 'application',
      language: 'th',
      subject: 'ยืนยันอีเมลเพื่อสมัครสินเชื่อออนไลน์',
      body: `<p>เรียน คุณโรบิน</p><p>นำรหัสด้านล่างไปใส่ในหน้าสมัครแล้วทำขั้นตอนถัดไปได้เลยค่ะ</p><table align="center" cellpadding="14" bgcolor="#eef7ee"><tr><td style="font-size:28px;letter-spacing:5px">${application}</td></tr><tr><td style="font-size:12px">รหัสอ้างอิง ${ref()} | หมดอายุ 16:${random.whole(10, 59)} น.</td></tr></table><p>เลขที่ใบสมัคร LN2569-${random.digits(7)}</p>`,
      codes: [application],
    },
    {
      name: 'claim',
      language: 'th',
      subject: 'แจ้งรหัสผ่านชั่วคราวเข้าดูสถานะเคลมประกันรถยนต์',
      body: `<p>เลขรับแจ้ง: CLM${random.digits(8)}<br>ทะเบียนรถ: 3กข ${random.digits(4)} เชียงใหม่</p><p>เข้าสู่ระบบครั้งแรกด้วยรหัสผ่านชั่วคราว <span style="font-family:Courier">${claim}</span> แล้วระบบจะให้ตั้งรหัสผ่านของท่านเอง</p>`,
      codes: [claim],
    },
    {
      name: 'address',
      language: 'th',
      subject: 'โปรดยืนยันการเปลี่ยนแปลงอีเมลของท่าน',
      body: `<p>ธนาคารได้รับคำขอเปลี่ยนอีเมลสำหรับรับใบแจ้งยอดบัญชี ${account}</p><p>หากเป็นความประสงค์ของท่าน โปรด<a href="${address}">คลิกที่นี่เพื่อยืนยัน</a> ภายในวันที่ ${random.whole(10, 28)} มีนาคม 2569</p><p>หากมิใช่ท่าน โทร 0 2888 ${random.digits(4)} ตลอด 24 ชั่วโมง</p>`,
      links: [address],
    },
    {
      name: 'policy with a key',
      language: 'th',
      subject: 'กรมธรรม์อิเล็กทรอนิกส์รอการตอบรับจากท่าน',
      body: `<p>กรมธรรม์เลขที่ ${random.digits(3)}-${random.digits(2)}-${random.digits(7)} เริ่มคุ้มครอง 1 มิถุนายน 2569 ทุนประกัน 1,000,000 บาท</p><p><a href="${policy}" style="background:#1b7f3b;color:#fff;padding:10px 24px;text-decoration:none">ตอบรับกรมธรรม์</a></p><p>ระบบจะถามรหัสเปิดเอกสาร 8 หลัก: <b>${unlock}</b></p>`,
      codes: [unlock],
      links: [policy],
    },
    {
      name: 'transferred',
      language: 'th',
      subject: 'แจ้งผลการโอนเงิน (สำเร็จ)',
      body: `<table width="100%" cellpadding="5" style="font-size:13px"><tr><td>จากบัญชี</td><td>${account}</td></tr><tr><td>ไปยัง</td><td>พร้อมเพย์ xxx-xxx-${random.digits(4)}</td></tr><tr><td>จำนวนเงิน</td><td>${random.whole(1, 9)},${random.digits(3)}.00 บาท</td></tr><tr><td>ค่าธรรมเนียม</td><td>0.00 บาท</td></tr><tr><td>วันที่ทำรายการ</td><td>18/07/2569 08:${random.whole(10, 59)}:${random.whole(10, 59)}</td></tr><tr><td>เลขที่รายการ</td><td>${random.digits(6)}${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 3)}${random.digits(8)}</td></tr></table>`,
    },
    {
      name: 'promotion',
      language: 'th',
      subject: 'รับเงินคืนสูงสุด 800 บาท เมื่อใช้จ่ายผ่านบัตรเครดิต',
      body: `<p><img src="https://img.ngernthai.example/edm/2608/cashback.jpg" width="560" alt="เงินคืน 800 บาท"></p><p>ลงทะเบียนโดยส่ง SMS พิมพ์ NG88 เว้นวรรค ตามด้วยเลขบัตร 12 หลักท้าย ส่งมาที่ 4712888 (ครั้งละ 3 บาท) ก่อนใช้จ่าย</p><ul><li>ครบ 5,000 บาท รับ 200 บาท</li><li>ครบ 15,000 บาท รับ 800 บาท</li></ul><p>ส่วนลดเพิ่มที่ร้าน ครัวริมคลอง แสดงโค้ด <b>KRUA${random.digits(2)}</b> ตั้งแต่ 1 ส.ค. – 30 ก.ย. 2569</p><p>ใช้เท่าที่จำเป็นและชำระคืนได้เต็มจำนวนตามกำหนด จะได้ไม่เสียดอกเบี้ย 16% ต่อปี</p>`,
    },
    {
      name: 'warning of fraud',
      language: 'th',
      subject: 'เตือนภัย! มิจฉาชีพแอบอ้างเป็นเจ้าหน้าที่ธนาคาร',
      body: `<p><b>3 กลโกงที่พบมากในเดือนนี้</b></p><ol><li>โทรแจ้งว่าบัญชีถูกอายัด แล้วขอ OTP 6 หลัก</li><li>ส่ง SMS แนบลิงก์แลกแต้ม 8,${random.digits(3)} คะแนน</li><li>หลอกติดตั้งแอปควบคุมหน้าจอ</li></ol><p>ธนาคารไม่มีนโยบายส่งลิงก์ทาง SMS และไม่ขอรหัสทุกชนิด หากหลงเชื่อให้โทรศูนย์ AOC 1441 หรือ 0 2888 ${random.digits(4)} กด 7 ทันที</p><p>อ่านต่อ: <a href="https://www.ngernthai.example/security/2569/${random.digits(3)}">รู้ทันกลโกง ตอนที่ ${random.whole(12, 40)}</a></p>`,
    },
  ];
  return laidOut(drafts, ({ body }) => ({
    html: `<html><body><table width="600" align="center" cellspacing="0" cellpadding="0" style="font-family:Sarabun,Tahoma;font-size:15px"><tr><td style="border-bottom:2px solid #1b7f3b;padding:12px"><img src="https://img.ngernthai.example/logo.gif" width="140" alt="ธนาคารเงินไทย"></td></tr><tr><td style="padding:20px 12px">${body}</td></tr><tr><td style="padding:12px;font-size:11px;color:#666">ข้อความนี้ส่งโดยระบบของธนาคาร ไม่รับการตอบกลับ<br>ธนาคารเงินไทย จำกัด (มหาชน) เลขที่ 9 ถนนรัชดาภิเษก แขวงจตุจักร กรุงเทพฯ 10900 ทะเบียนเลขที่ 0107351819093<br>This e-mail is confidential. If you are not the intended recipient, please delete it.</td></tr></table></body></html>`,
  }));
}
