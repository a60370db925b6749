/** A university's archive in Thailand: codes in pre, kbd, code, fieldsets, definition lists and bordered boxes, as well as boxes that hold none. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [kbd, field, defined, pre] = [random.digits(6), random.digits(6), random.digits(5), random.digits(8)];
  const reader = random.text('BCDFGHJKLMNPQRSTVWXZ', 3) + random.digits(3);
  const [pin, remote] = [random.digits(4), `${random.text('CDFGHJKMNPRTVWX', 4)}-${random.digits(4)}`];
  const member = `RM-${random.digits(6)}`;
  const confirm = `https://archive.rimnam-u.example/th/member/confirm/${random.text('ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789', 26)}`;
  const footer = `<hr><address style="font-size:12px;color:#556">หอจดหมายเหตุริมน้ำ ชั้น 3 อาคารเทพสถิต 99/1 ถนนเลียบคลอง ปทุมธานี 12120<br>โทร. 02-555-0188 ต่อ 3410&ensp;|&ensp;จันทร์–เสาร์ 8.30–17.00 น.</address>`;
  const sign = `<p><small>Rimnam University Archive &middot; 99/1 Liap Khlong Road, Pathum Thani 12120 &middot; +66 2 555 0188</small></p>`;
  return [
    {
      name: 'a key for each digit',
      language: 'th',
      subject: 'เข้าใช้คลังภาพถ่ายเก่า',
      html: `<p>เรียนคุณโรบิน</p><p>ท่านขอเปิดคลังภาพถ่ายเก่าจากเครื่องที่ห้องอ่านหมายเลข 12 กรุณากดแป้นตามลำดับนี้บนหน้าจอที่ค้างอยู่</p>
<p style="font-size:20px">${[...kbd].map((digit) => `<kbd style="border:1px solid #999;border-bottom-width:3px;border-radius:4px;padding:4px 9px">${digit}</kbd>`).join('\n')}</p>
<p>หน้าจอจะรอท่าน 10 นาที (ถึง 14.25 น. วันที่ 9 มีนาคม 2569)</p>${footer}`,
      codes: [kbd],
      links: [],
      best: { code: kbd },
    },
    {
      name: 'fieldset with a legend',
      language: 'th',
      subject: 'ขอสำเนาเอกสาร เลขคำขอ 1188/2569',
      html: `<p>คำขอสำเนาที่ 1188/2569 จำนวน 42 หน้า ค่าธรรมเนียม 126 บาท รอการยืนยันตัวผู้ขอ</p>
<fieldset style="width:280px;border:2px groove #7a5"><legend>รหัสยืนยันผู้ขอ</legend><div style="font-size:26px;text-align:center">${field}</div></fieldset>
<fieldset style="width:280px"><legend>แฟ้มที่ขอ</legend>มท. 0201.2/154 &nbsp;ไมโครฟิล์มม้วน 36</fieldset>
<p>นำไปใส่ในช่องสุดท้ายของแบบฟอร์มออนไลน์</p>${footer}`,
      codes: [field],
      links: [],
      best: { code: field },
    },
    {
      name: 'definition list',
      language: 'th',
      subject: 'บัตรผู้อ่านออนไลน์ของท่าน',
      html: `<dl><dt>เลขสมาชิก</dt><dd>${member}</dd><dt>ชื่อ</dt><dd>โรบิน อัคเตอร์แบร์ก</dd><dt>รหัสสำหรับเปิดใช้บัตร</dt><dd>${defined}</dd><dt>วันออกบัตร</dt><dd>10 มี.ค. 2569</dd><dt>วันหมดอายุ</dt><dd>9 มี.ค. 2571</dd></dl><p>เปิดใช้บัตรได้ที่ตู้หน้าเคาน์เตอร์หรือที่หน้า "บัตรของฉัน"</p>${footer}`,
      codes: [defined],
      links: [],
      best: { code: defined },
    },
    {
      name: 'preformatted box of characters',
      language: 'th',
      subject: 'ต่อสัญญาณเครื่องสแกนแบบพกพา',
      html: `<p>เครื่องสแกน ScanBee 2 (หมายเลขเครื่อง 50-3318) จะแสดงช่องว่างแปดช่อง ให้ใส่ตามกรอบ</p>
<pre style="line-height:1.2">+------------------+
|                  |
|   ${pre.slice(0, 4)}  ${pre.slice(4)}     |
|                  |
+------------------+
  ใช้ภายใน 15 นาที
  เวอร์ชัน 4.0.11</pre>${footer}`,
      codes: [pre],
      links: [],
      best: { code: pre },
    },
    {
      name: 'books too late',
      language: 'th',
      subject: 'แจ้งเตือนเอกสารเกินกำหนด 2 รายการ',
      html: `<p>สมาชิก ${member} มีรายการค้างส่ง</p><dl><dt>บาร์โค้ด ${random.digits(8)}</dt><dd>จดหมายเหตุรายวัน ร.ศ. 112 &mdash; กำหนดคืน 2 มีนาคม 2569</dd><dt>บาร์โค้ด ${random.digits(8)}</dt><dd>แผนที่กรุงเทพฯ 2475 &mdash; กำหนดคืน 5 มีนาคม 2569</dd></dl><fieldset><legend>ค่าปรับ</legend><b>65 บาท</b></fieldset>${footer}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'address to be confirmed',
      language: 'th',
      subject: 'โปรดยืนยันอีเมลเพื่อรับจดหมายข่าวหอจดหมายเหตุ',
      html: `<p>มีผู้กรอกอีเมลนี้ในใบสมัครสมาชิกเลขที่ 7715 หากเป็นท่าน กรุณาเปิดหน้านี้</p><blockquote style="border:1px solid #ccd;padding:8px"><a href="${confirm}">${confirm}</a></blockquote><p>จดหมายข่าวออกปีละ 4 ฉบับ ดูฉบับย้อนหลังได้ที่ <a href="https://archive.rimnam-u.example/th/news">คลังข่าว</a></p>${footer}`,
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'inline code element',
      language: 'en',
      subject: 'Remote reading room',
      html: `<p>Dear Mr Achterberg,</p><p>fonds <code>RU/4/17</code> is restricted to registered readers. At the gate, state your reader token <code>${reader}</code> and then choose "Open folder". Scans <code>0041</code> to <code>0096</code> are 300 dpi.</p><p>The token was made for 198.51.100.23 and lapses at 17:00 (Bangkok).</p>${sign}`,
      codes: [reader],
      links: [],
      best: { code: reader },
    },
    {
      name: 'definition list with a PIN among card data',
      language: 'en',
      subject: 'Overseas reader: details of your access',
      html: `<table bgcolor="#eef3ee" cellpadding="14"><tr><td><dl>
<dt><b>Card</b></dt><dd>${member}</dd>
<dt><b>Fee paid</b></dt><dd>THB 1500 (receipt 2569/0931)</dd>
<dt><b>PIN for your first login</b></dt><dd>${pin}</dd>
<dt><b>Period</b></dt><dd>1 April 2026 &ndash; 31 March 2027</dd>
</dl></td></tr></table><p>You will be made to choose another PIN at once.</p>${sign}`,
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'sample element, for two-step login',
      language: 'en',
      subject: 'Someone is at the catalogue door',
      html: `<p>The cataloguing desk (CatDesk 24.11, user robin.a) asked for your second step. Answer with:</p><p><samp style="display:inline-block;border:1px solid;padding:.4em 1em">${remote}</samp></p><p>Not at a desk right now? Ring extension 3410 and quote incident CAT-${random.digits(4)}.</p>${sign}`,
      codes: [remote],
      links: [],
      best: { code: remote },
    },
    {
      name: 'a locker and a call number in boxes',
      language: 'en',
      subject: 'Your items are ready in the reading room',
      html: `<p>Three boxes were brought up for you.</p><div style="border:2px solid #475;width:200px;padding:10px;text-align:center">Call number<br><strong>KPR 7.2/118</strong></div><br><div style="border:2px solid #475;width:200px;padding:10px;text-align:center">Locker 31, dial<br><strong>${random.digits(4)}</strong></div><p>Kept until 27 March. Bags larger than 30 x 40 cm go to the cloakroom.</p>${sign}`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
