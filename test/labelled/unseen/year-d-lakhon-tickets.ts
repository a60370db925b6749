/** A Thai seller of tickets: codes, a reset, e-tickets, a ticket from a friend, a changed date, news; in Thai and English. */
import { bothParts } from '../both-parts.ts';
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [signUp, queue, english] = [random.digits(6), random.digits(6), random.digits(6)];
  const reset = `https://member.lakhontickets.example/th/reset?ref=${random.text('0123456789abcdef', 32)}`;
  const accept = `https://www.lakhontickets.example/transfer/accept/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 12)}?lang=en`;
  const booking = `LKT${random.digits(8)}`;
  const reference = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4);
  const drafts: Draft[] = [
    {
      name: 'sign-up',
      language: 'th',
      subject: 'รหัส OTP สำหรับสมัครสมาชิก ละครทิกเก็ต',
      body: `<p>เรียน คุณโรบิน</p><p>ขอบคุณที่สมัครสมาชิกกับเรา อีกนิดเดียวก็เสร็จแล้ว นำตัวเลขด้านล่างไปใส่ในหน้าสมัครเพื่อยืนยันอีเมล</p><p style="font-size:16px">OTP คือ <span style="font-size:26px;color:#7a1fa2;font-weight:bold">${signUp}</span><br>(รหัสอ้างอิง: ${reference})</p><p>รหัสมีอายุ 5 นาที โปรดอย่าเปิดเผยแก่ผู้อื่น</p>`,
      codes: [signUp],
    },
    {
      name: 'reset',
      language: 'th',
      subject: 'ลืมรหัสผ่านใช่ไหมคะ',
      body: `<p>สวัสดีค่ะ คุณโรบิน</p><p>มีการแจ้งลืมรหัสผ่านจากบัญชีของคุณ กดปุ่มด้านล่างเพื่อดำเนินการต่อภายใน 30 นาทีนะคะ</p><p align="center"><a href="${reset}" style="background:#7a1fa2;border-radius:4px;color:#ffffff;padding:12px 36px;text-decoration:none">ตั้งรหัสผ่านใหม่</a></p><p>หากไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้ตามปกติค่ะ</p>`,
      links: [reset],
    },
    {
      name: 'before the queue',
      language: 'th',
      subject: 'ยืนยันตัวตนก่อนเข้าคิวซื้อบัตร MIDNIGHT PARADE LIVE IN BANGKOK',
      body: `<p>บัตรเปิดขายวันเสาร์ที่ ${random.whole(10, 28)} มิถุนายน 2569 เวลา 10.00 น.</p><p>ก่อนเข้าห้องรอคิว ระบบจะถามรหัสยืนยันตัวตน 6 หลัก ของคุณคือ</p><table align="center" cellpadding="12" bgcolor="#f5ecf9"><tr><td style="font-family:monospace;font-size:24px">${queue.slice(0, 3)} ${queue.slice(3)}</td></tr></table><p>ใช้ได้ครั้งเดียวในวันเปิดขาย จำกัด 4 ใบต่อ 1 สมาชิก ราคา 2,500 / 3,800 / 5,500 / 6,900 บาท</p>`,
      codes: [queue],
    },
    {
      name: 'tickets',
      language: 'th',
      subject: `ยืนยันการชำระเงิน รายการจองเลขที่ ${booking}`,
      body: `<p>เรียน คุณโรบิน การชำระเงินของคุณสำเร็จแล้ว</p><table width="100%" cellpadding="6" border="1" bordercolor="#e0e0e0" style="border-collapse:collapse"><tr><td>เลขที่การจอง</td><td>${booking}</td></tr><tr><td>การแสดง</td><td>MIDNIGHT PARADE LIVE IN BANGKOK</td></tr><tr><td>วันแสดง</td><td>12 กันยายน 2569 19:00 น. อิมแพ็ค อารีน่า ประตู ${random.whole(1, 6)}</td></tr><tr><td>ที่นั่ง</td><td>โซน A${random.whole(1, 6)} แถว ${random.text('ABCDEFGH', 1)} เลขที่ ${random.whole(10, 30)}, ${random.whole(31, 40)}</td></tr><tr><td>ยอดชำระ</td><td>11,060.00 บาท (บัตรเครดิต xxxx-${random.digits(4)}, อนุมัติ ${random.digits(6)})</td></tr><tr><td>รหัสรับบัตร</td><td>${random.digits(10)}</td></tr></table><p>แสดงบาร์โค้ดในแอปที่จุดสแกน ไม่ต้องพิมพ์บัตร ไม่สามารถคืนหรือเปลี่ยนบัตรได้</p>`,
    },
    {
      name: 'the date moves',
      language: 'th',
      subject: 'ประกาศเลื่อนการแข่งขัน นัดที่ 7 บุรีธานี เอฟซี พบ ราชบุรีนคร',
      body: `<p>แจ้งผู้ถือบัตรรายการ ${random.digits(9)}</p><p>เนื่องจากฝนตกหนัก การแข่งขันเลื่อนเป็นวันพุธที่ ${random.whole(10, 28)} ตุลาคม 2569 เวลา 18.30 น. บัตรเดิมใช้ได้ทันที</p><p>ขอคืนเงินได้ถึง 15 ต.ค. ที่ศูนย์บริการ โทร. 02-${random.digits(3)}-${random.digits(4)} หรือ LINE: @lakhon${random.digits(2)}</p>`,
    },
    {
      name: 'news',
      language: 'th',
      subject: 'สัปดาห์นี้ดูอะไรดี? 5 โชว์ห้ามพลาด พร้อมส่วนลด 10%',
      body: ['โขนหลวง ตอน สืบมรรคา', 'Siam Jazz Weekend', 'ละครเวที สี่แผ่นดินใหม่', 'ONE LUMPINEE 141', 'หนังสั้นเชียงใหม่']
        .map(
          (show) =>
            `<p><a href="https://t.lakhontickets.example/c/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 18)}"><b>${show}</b></a><br>${random.whole(1, 30)} พ.ย. 2569 | เริ่มต้น ${random.whole(3, 19)}00 บาท</p>`,
        )
        .concat(`<p>ใส่โค้ดส่วนลด <b>LAKHON${random.digits(4)}</b> ก่อนจ่าย รับส่วนลด 10% สูงสุด 300 บาท ถึงเที่ยงคืนวันอาทิตย์นี้</p>`)
        .join('\n'),
    },
  ];
  const signIn = bothParts({
    from: 'Lakhon Tickets <no-reply@lakhontickets.example>',
    subject: 'Lakhon Tickets sign-in OTP',
    encoding: 'base64',
    text: `Dear Robin,\n\nOTP = ${english} (Ref. ${reference}X)\n\nUse it within 5 minutes to sign in.\nLakhon Tickets Co., Ltd. Call center 02 ${random.digits(3)} ${random.digits(4)}`,
    html: page(`<p>Dear Robin,</p><p>OTP = <b>${english}</b> (Ref. ${reference}X)</p><p>Use it within 5 minutes to sign in.</p>`),
  });
  const transferred = bothParts({
    from: 'Lakhon Tickets <no-reply@lakhontickets.example>',
    subject: 'Ploy Srisuk sent you 1 ticket',
    encoding: 'quoted-printable',
    text: `Ploy Srisuk sent you a ticket for MIDNIGHT PARADE LIVE IN BANGKOK, 12 September 2026, zone B3.\n\nTake it before the sender calls it back:\n${accept}\n`,
    html: page(
      `<p><b>Ploy Srisuk</b> sent you a ticket for MIDNIGHT PARADE LIVE IN BANGKOK, 12 September 2026, zone B3.</p><p>"See you at gate 3 na ka!"</p><p><a href="${accept}" style="background:#7a1fa2;border-radius:4px;color:#ffffff;padding:12px 36px">Accept ticket</a></p>`,
    ),
  });
  return [
    ...laidOut(drafts, ({ body }) => ({ html: page(body) })),
    { name: 'sign-in in English', language: 'en', ...signIn, codes: [english], links: [], best: { code: english } },
    { name: 'ticket from a friend', language: 'en', ...transferred, codes: [], links: [accept], best: { link: accept } },
  ];
}

function page(body: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"></head><body style="background:#efe7f3;margin:0"><center><table width="600" cellspacing="0" cellpadding="0" style="background:#fff;font-family:Sarabun,Tahoma,sans-serif;font-size:15px;color:#2b2b2b"><tr><td><img src="https://img.lakhontickets.example/edm/head.png" width="600" alt="LAKHON TICKETS"></td></tr><tr><td style="padding:22px 28px;text-align:left">${body}</td></tr><tr><td style="padding:16px 28px;font-size:11px;color:#8d8d8d">อีเมลนี้ส่งจากระบบอัตโนมัติ | บริษัท ละครทิกเก็ต จำกัด 88 ถนนรัชดาภิเษก เขตดินแดง กรุงเทพฯ 10400 | <a href="https://t.lakhontickets.example/unsub">ไม่รับอีเมลอีก</a></td></tr></table></center></body></html>`;
}
