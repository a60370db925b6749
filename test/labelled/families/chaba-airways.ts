/** A Thai airline and its frequent-flyer club, in Thai and, for travellers from Tel Aviv, in right-to-left Hebrew: banner, body, and a boarding-pass strip. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const thaiDigits = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0xe50 + Number(digit)));

const th = (body: string) => `<html><body style="margin:0"><center>
<table width="620" cellspacing="0" cellpadding="0" bgcolor="#ffffff"><tr><td><img src="https://cdn.chaba-air.example/edm/head_2026.jpg" width="620" height="120" alt="ชบา แอร์เวย์" style="display:block"></td></tr>
<tr><td style="padding:28px 40px;font-family:Sarabun,'Leelawadee UI',Tahoma;font-size:16px;line-height:26px;color:#3a1030">${body}</td></tr>
<tr><td bgcolor="#c2185b" style="padding:14px 40px;font-family:Tahoma;font-size:11px;color:#ffe3ee">ชบา แอร์เวย์ 89 ถ.ชบาแดง เขตหลักสี่ กรุงเทพมหานคร 10210 | Chaba Contact Center 1533 (+66 2 555 0153)<br>
<a href="https://www.chaba-air.example/th/terms" style="color:#fff">เงื่อนไขการใช้บริการ</a> &bull; <a href="https://www.chaba-air.example/th/mail-pref" style="color:#fff">เลือกรับข่าวสาร</a></td></tr></table></center></body></html>`;

const he = (body: string) => `<html dir="rtl" lang="he"><body style="margin:0"><center>
<table dir="rtl" width="620" cellspacing="0" cellpadding="0" bgcolor="#ffffff"><tr><td><img src="https://cdn.chaba-air.example/edm/head_2026_il.jpg" width="620" height="120" alt="צ'אבה איירווייז" style="display:block"></td></tr>
<tr><td align="right" style="padding:28px 40px;font-family:Arial,'Open Sans Hebrew';font-size:16px;line-height:25px;color:#3a1030">${body}</td></tr>
<tr><td align="right" bgcolor="#c2185b" style="padding:14px 40px;font-family:Arial;font-size:11px;color:#ffe3ee">צ'אבה איירווייז, נציגות ישראל, דרך השיטה 22, תל אביב 6700099 | טל' 03-555-0153, א'-ה' 9:00-17:00<br>
<a href="https://www.chaba-air.example/he/contact" style="color:#fff">צרו קשר</a> &bull; <a href="https://www.chaba-air.example/he/remove" style="color:#fff">הסרה מרשימת הדיוור</a></td></tr></table></center></body></html>`;

const strip = (cells: string[]) =>
  `<table width="100%" cellpadding="10" style="border:2px solid #f3c1d4;border-radius:10px;margin:16px 0"><tr>${cells.map((cell) => `<td align="center">${cell}</td>`).join('')}</tr></table>`;

const lines = (text: string) =>
  Buffer.from(text)
    .toString('base64')
    .match(/.{1,76}/g)
    ?.join('\r\n') ?? '';

export function mails(random: Random): FamilyMail[] {
  const [member, card, reset, club, miles] = [
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(5),
  ];
  const join = random.text('BCDFGHJKLMNPQRSTVWXZ23456789', 7);
  const locator = random.text('BCDFGHJKLMNPQRSTVWXZ', 6);
  const confirm = `https://club.chaba-air.example/th/verify?m=${random.digits(9)}&s=${random.text('0123456789abcdef', 24)}`;
  const joinLink = `https://club.chaba-air.example/he/join/confirm?id=${random.digits(9)}&c=${join}`;
  return [
    {
      name: 'th sign-in to the club, in two parts',
      language: 'th',
      subject: 'OTP เข้าสู่ระบบ Chaba Petals',
      raw: [
        'From: Chaba Petals <noreply@chaba-air.example>',
        'To: robin@postroom.localhost',
        'Date: Tue, 24 Nov 2026 13:06:40 +0700',
        'Message-ID: <20261124060640.7f1c@edm.chaba-air.example>',
        `Subject: =?UTF-8?B?${lines('OTP เข้าสู่ระบบ Chaba Petals')}?=`,
        'MIME-Version: 1.0',
        'Content-Type: multipart/alternative; boundary="=_petal_7f1c"',
        '',
        '--=_petal_7f1c',
        'Content-Type: text/plain; charset=UTF-8',
        'Content-Transfer-Encoding: base64',
        '',
        lines(
          `สมาชิกหมายเลข CP ${random.digits(9)}\n\nโปรดใช้ OTP ${member} เพื่อเข้าสู่ระบบสมาชิก Chaba Petals ภายในเวลา 5 นาที\n\nชบา แอร์เวย์ โทร. 1533\n`,
        ),
        '--=_petal_7f1c',
        'Content-Type: text/html; charset=UTF-8',
        'Content-Transfer-Encoding: base64',
        '',
        lines(
          th(
            `<p>เรียน ท่านสมาชิก Chaba Petals</p><p>โปรดใช้รหัสผ่านครั้งเดียวด้านล่างนี้เพื่อเข้าสู่ระบบสมาชิก ภายในเวลา 5 นาที</p>${strip([`<b style="font-size:30px;letter-spacing:4px">${member}</b>`])}`,
          ),
        ),
        '--=_petal_7f1c--',
        '',
      ].join('\r\n'),
      codes: [member],
      links: [],
      best: { code: member },
    },
    {
      name: 'th booking and ticket',
      language: 'th',
      subject: `ยืนยันการจอง ${locator} กรุงเทพฯ – เชียงใหม่`,
      html: th(
        `<p>ขอบคุณที่เลือกเดินทางกับชบา แอร์เวย์ค่ะ</p>${strip(['BKK<br><b>09:15</b>', '✈ CB 2114<br>12 ธ.ค. 2569', 'CNX<br><b>10:35</b>', 'ที่นั่ง<br><b>14A</b>'])}<p>รหัสการจอง <b>${locator}</b><br>ผู้โดยสาร MS ROBIN MORITA<br>เลขที่บัตรโดยสาร 999-${random.digits(10)}<br>ยอดชำระ 1,845.00 บาท (รวมภาษีมูลค่าเพิ่ม 7%)</p><p>น้ำหนักสัมภาระ 20 กก. เคาน์เตอร์ปิดก่อนเวลาออกเดินทาง 45 นาที</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'th card payment code',
      language: 'th',
      subject: 'รหัสอนุมัติการชำระค่าบัตรโดยสาร',
      html: th(
        `<p>ท่านกำลังชำระค่าบัตรโดยสารด้วยบัตรที่ลงท้ายด้วย ${random.digits(4)}</p>${strip(['ยอดเงิน<br><b>THB 7,360.00</b>', `รหัสการจอง<br><b>${random.text('BCDFGHJKLMNPQRST', 6)}</b>`])}<p>กรอกรหัสอนุมัติ <b style="color:#c2185b">${card}</b> ในหน้าชำระเงินก่อนเวลา 14.25 น. มิฉะนั้นระบบจะยกเลิกการจองโดยอัตโนมัติ</p>`,
      ),
      codes: [card],
      links: [],
      best: { code: card },
    },
    {
      name: 'th check-in is open',
      language: 'th',
      subject: 'เปิดเช็กอินแล้ว! เที่ยวบิน CB 2114 พรุ่งนี้ 09:15 น.',
      html: th(
        `<p>อีก 24 ชั่วโมงพบกันที่อาคารผู้โดยสารภายในประเทศ ประตู B6</p><p><a href="https://www.chaba-air.example/th/checkin?pnr=${locator}" style="background:#c2185b;color:#fff;padding:12px 36px;border-radius:6px;text-decoration:none">เช็กอินออนไลน์</a></p><p>Power bank ไม่เกิน 20,000 mAh ต้องนำขึ้นเครื่องเท่านั้น กรุณาเตรียมบัตรประชาชนตัวจริง</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'th fares of the twelfth month',
      language: 'th',
      subject: 'โปร 12.12 บินทั่วไทยเริ่มต้น 690 บาท',
      html: th(
        `<h2 style="color:#c2185b">12.12 ลดกลีบกระจาย</h2><p>เชียงราย 690.- | กระบี่ 790.- | อุบลราชธานี 750.-</p>${strip(['ใส่โค้ดส่วนลด<br><b style="font-size:24px">CHABA1212</b>'])}<p>จองวันที่ 10–12 ธันวาคม 2569 เดินทาง 15 ม.ค. – 31 มี.ค. 2570 จำนวน 3,000 ที่นั่ง ราคานี้รวมค่าธรรมเนียมสนามบินแล้ว</p><p><a href="https://www.chaba-air.example/th/promo/1212">จองเลย</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'th reset code in Thai digits',
      language: 'th',
      subject: 'การตั้งรหัสผ่านใหม่ของสมาชิก',
      html: th(
        `<p>ตามที่ท่านแจ้งลืมรหัสผ่าน เมื่อวันที่ ${thaiDigits('24')} พฤศจิกายน ${thaiDigits('2569')} เวลา ${thaiDigits('10.48')} น. ขอให้ท่านป้อนรหัสยืนยัน</p><p style="text-align:center;font-size:28px"><b>${thaiDigits(reset)}</b></p><p>ในช่อง “รหัสยืนยัน” (พิมพ์เป็นเลขอารบิก) แล้วตั้งรหัสผ่านใหม่ความยาวไม่น้อยกว่า ${thaiDigits('8')} ตัวอักษร</p>`,
      ),
      codes: [reset],
      links: [],
      best: { code: reset },
    },
    {
      name: 'th address to be confirmed',
      language: 'th',
      subject: 'อีกขั้นตอนเดียวก็เป็นสมาชิก Chaba Petals',
      html: th(
        `<p>สวัสดีค่ะ คุณโรบิน</p><p>คลิกปุ่มเพื่อยืนยันอีเมลและรับคะแนนต้อนรับ 500 Petals</p><p align="center"><a href="${confirm.replace('&', '&amp;')}" style="display:inline-block;border:2px solid #c2185b;color:#c2185b;padding:10px 40px;border-radius:30px;text-decoration:none"><b>ยืนยันอีเมลของฉัน</b></a></p><p style="font-size:13px">ลิงก์มีอายุ 48 ชั่วโมง หมายเลขสมาชิกชั่วคราว CP ${random.digits(9)}</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'he code for the club',
      language: 'he',
      subject: `${club} הוא קוד הכניסה שלכם למועדון Chaba Petals`,
      html: he(
        `<p>שלום רובין,</p><p>כדי להיכנס לחשבון הנוסע המתמיד, הקישו את הקוד שלהלן:</p>${strip([`<span dir="ltr" style="font-size:30px"><b>${club}</b></span>`])}<p>הקוד יפוג בשעה 16:20. מספר חבר: CP ${random.digits(9)}.</p>`,
      ),
      codes: [club],
      links: [],
      best: { code: club },
    },
    {
      name: 'he flight leaves later',
      language: 'he',
      subject: 'שינוי בשעת ההמראה – טיסה CB 407 לבנגקוק',
      html: he(
        `<p>נוסעים יקרים,</p><p>עקב אילוצים תפעוליים, טיסתכם תמריא מאוחר מהמתוכנן. אין צורך לעשות דבר, הכרטיס עודכן.</p>${strip(['TLV<br><s>22:10</s> <b>23:55</b>', 'CB 407<br>5.12.2026', 'BKK<br><b>15:40</b> (+1)'])}<p>מספר הזמנה <b>${locator}</b>, כרטיס 999-${random.digits(10)}. הגיעו לטרמינל 3 שלוש שעות לפני ההמראה.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'he points to be spent',
      language: 'he',
      subject: 'אישור מימוש נקודות',
      html: he(
        `<p>רובין, התקבלה אצלנו בקשה לממש <b>42,000 נקודות</b> עבור שדרוג למחלקת עסקים בטיסה CB 408 (17.12.2026).</p><p>מאשרים? הקלידו <b dir="ltr">${miles}</b> בשדה "קוד אישור" שבעמוד השדרוג. בלי ההקלדה הנקודות יישארו בחשבון.</p><p>יתרה נוכחית: 57,${random.digits(3)} נקודות. אסמכתא: UP${random.digits(7)}</p>`,
      ),
      codes: [miles],
      links: [],
      best: { code: miles },
    },
    {
      name: 'he code and link that do the same',
      language: 'he',
      subject: 'ברוכים הבאים! נשאר רק לאמת את הדוא"ל',
      html: he(
        `<p>תודה שהצטרפתם אל Chaba Petals.</p><p>העתיקו את קוד האימות <b dir="ltr" style="font-family:Consolas;font-size:20px">${join}</b> למסך ההרשמה,</p><p>או פשוט <a href="${joinLink.replace('&', '&amp;')}" style="color:#c2185b">לחצו כאן לאימות</a>.</p><p>שניהם תקפים עד 26 בנובמבר 2026. על ההרשמה יינתנו 500 נקודות מתנה בתוך 14 יום.</p>`,
      ),
      codes: [join],
      links: [joinLink],
      best: { code: join },
    },
  ];
}
