/** An Israeli health fund in Hebrew, short HTML mails from right to left: codes, links to join and to sign, appointments, results, receipts. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const enter = random.digits(6);
  const file = random.digits(5);
  const child = random.digits(6);
  const key = random.text('abcdefghijklmnopqrstuvwxyz0123456789', 22);
  const register = `https://online.briut.example/reg/step2?g=${key}&src=em`;
  const doctor = `https://sign.briut.example/f/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 12)}`;
  const id = `****${random.digits(5)}`;
  const drafts: Draft[] = [
    {
      name: 'entrance',
      language: 'he',
      subject: `הקוד שלך לאזור האישי: ${enter}`,
      body: `<p>שלום רובין,</p><p>כדי להיכנס לאזור האישי באתר בריאות+ יש להקליד את הקוד <strong>${enter}</strong>.</p><p>הקוד תקף ל-5 דקות. מטעמי פרטיות אין להעבירו לאדם אחר.</p>`,
      codes: [enter],
    },
    {
      name: 'results behind a password',
      language: 'he',
      subject: 'תוצאות בדיקות מעבדה',
      body: `<p>לרובין, ת.ז. ${id}</p><p>התקבלו תוצאות חדשות מבדיקה מתאריך ${random.whole(10, 28)}.1.2026 (הפניה ${random.digits(9)}).</p><p>לצפייה באתר, בלי שם משתמש, יש להזין את הסיסמה החד פעמית: ${file}</p><p>הצוות הרפואי יפנה אליך אם יהיה צורך בהמשך בירור.</p>`,
      codes: [file],
    },
    {
      name: 'child to add',
      language: 'he',
      subject: 'שיוך בן משפחה לחשבון – נדרש אימות',
      body: `<p>קיבלנו בקשה לצרף את נועם (יליד 2019) לחשבון המשפחתי.</p><table align="center" cellpadding="12" style="border:2px solid #0097a7"><tr><td>קוד אימות</td><td style="font-size:26px" dir="ltr">${child.slice(0, 3)}-${child.slice(3)}</td></tr></table><p>לא ביקשת? דווח/י לנו במוקד *${random.digits(4)}.</p>`,
      codes: [child],
    },
    {
      name: 'to register',
      language: 'he',
      subject: 'השלמת הרשמה לשירותים המקוונים',
      body: `<p>ברוכים הבאים לבריאות+!</p><p>להשלמת ההרשמה ולבחירת סיסמה קבועה <a href="${register.replace('&', '&amp;')}">לחצו כאן</a>. הקישור פעיל עד חצות.</p>`,
      links: [register],
    },
    {
      name: 'form to sign',
      language: 'he',
      subject: 'ממתין לחתימתך: טופס ויתור על סודיות רפואית',
      body: `<p>מרפאת רמת אביב שלחה לך טופס דיגיטלי.</p><p><a href="${doctor}" style="background:#0097a7;color:#fff;padding:10px 26px;border-radius:20px;text-decoration:none">למעבר לטופס ולחתימה</a></p><p>יש לחתום לפחות יומיים לפני התור, אחרת הוא יבוטל.</p>`,
      links: [doctor],
    },
    {
      name: 'appointment',
      language: 'he',
      subject: 'נקבע לך תור: ד"ר מיכל אברהמי, עור ומין',
      body: `<p>יום שלישי, 24.3.2026 בשעה 17:${random.whole(10, 59)}<br>מרכז רפואי השלום, דרך מנחם בגין 125, קומה 4, חדר ${random.whole(401, 430)}<br>מספר תור: ${random.digits(3)}<br>אסמכתה: ${random.digits(10)}</p><p>במכונה שבכניסה יש להעביר כרטיס מגנטי או להקיש מספר זהות.</p><p>השתתפות עצמית: 34 ש"ח לרבעון. חניה בתשלום, 12 ש"ח לשעה.</p>`,
    },
    {
      name: 'receipt',
      language: 'he',
      subject: 'קבלה עבור רכישה בבית המרקחת המקוון',
      body: `<table width="100%" cellpadding="5"><tr><td>הזמנה</td><td>${random.digits(8)}</td></tr><tr><td>ויטמין D 1000 טיפות</td><td>${random.whole(18, 40)}.90 ₪</td></tr><tr><td>אקמול פורטה 500 מ"ג</td><td>19.90 ₪</td></tr><tr><td>משלוח ללוקר ${random.digits(3)}</td><td>10.00 ₪</td></tr><tr><td>כרטיס</td><td>ויזה ${random.digits(4)}, אישור ${random.digits(7)}</td></tr></table><p>קוד קופון להזמנה הבאה: <b>BRIUT10</b> (10% הנחה, בתוקף עד 30.6.2026)</p><p>הודעה עם קוד לפתיחת הלוקר תישלח במסרון כשהחבילה תגיע.</p>`,
    },
    {
      name: 'winter letter',
      language: 'he',
      subject: 'עלון החורף: חיסוני שפעת, סדנאות והטבות לחברים',
      body: `<h2>מה חדש בבריאות+</h2><p><b>חיסון שפעת 2026/27</b> – ניתן ב-112 מרפאות ללא תור, ימים א'–ה' 8:00–19:00, ו' 8:00–12:00. מומלץ במיוחד מגיל 65.</p><p><b>סדנת גמילה מעישון</b> – 8 מפגשים מקוונים, מחזור ${random.digits(3)} נפתח ב-${random.whole(10, 28)}.11. ההשתתפות ללא תשלום. מזהה מפגש בזום ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}, סיסמת המפגש ${random.digits(6)}.</p><p><b>מועדון חברים</b> – 15% הנחה על משקפי ראייה בהצגת קוד הטבה EINAYIM${random.digits(2)}.</p><p>טיפ החודש: בתי הספר חזרו ואיתם הכינים. <a href="https://www.briut.example/blog/${random.digits(4)}">לכתבה המלאה</a></p>`,
    },
  ];
  return laidOut(drafts, ({ body }) => ({
    html: `<html dir="rtl" lang="he"><head><meta charset="utf-8"></head><body style="direction:rtl;text-align:right;font-family:Arial,'Open Sans Hebrew';font-size:16px;color:#263238"><img src="https://media.briut.example/newsletter/top.png" alt="בריאות+ קופת חולים" width="600"><div style="width:560px;padding:20px">${body}</div><div style="width:560px;padding:10px 20px;font-size:12px;color:#90a4ae">המידע בהודעה זו חסוי ומיועד לנמען בלבד. אם הגיעה אליך בטעות, נא למחוק אותה. מוקד שירות *3833 או 1-700-505-353, א'–ה' 7:00–19:00.<br>מייל זה נשלח מתיבה שאינה מאויישת. <a href="https://www.briut.example/contact">יצירת קשר</a> · <a href="https://www.briut.example/remove?u=${random.digits(7)}">הסרה מרשימת תפוצה</a><br>בריאות+ שירותי בריאות, רח' המסגר 40, תל אביב 6721130</div></body></html>`,
  }));
}
