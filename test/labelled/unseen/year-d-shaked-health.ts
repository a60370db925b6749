/** An Israeli health fund: codes, an address, a form, appointments, results, bills; in Hebrew, one mail in English. */
import { bothParts } from '../both-parts.ts';
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [signIn, enrol, english] = [random.digits(6), random.digits(5), random.digits(6)];
  const sign = `https://forms.shaked-health.example/s/${random.text('abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789', 22)}`;
  const confirm = `https://online.shaked-health.example/mail/approve.aspx?g=${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-4${random.text('0123456789abcdef', 3)}-a${random.text('0123456789abcdef', 3)}-${random.text('0123456789abcdef', 12)}`;
  const phone = () => `0${random.pick(['3', '4', '8', '9'])}-${random.digits(7)}`;
  const drafts: Draft[] = [
    {
      name: 'sign-in',
      language: 'he',
      subject: 'סיסמה חד-פעמית לכניסה לשקד אונליין',
      body: `<p>שלום רובין,</p><p>הסיסמה החד-פעמית שלך היא <strong style="font-size:22px">${signIn}</strong></p><p>יש להקליד אותה במסך הכניסה בתוך 5 דקות. אם לא ניסית להיכנס, אפשר להתעלם מההודעה.</p>`,
      codes: [signIn],
    },
    {
      name: 'enrolment',
      language: 'he',
      subject: 'קוד אימות להצטרפות לקופה',
      body: `<p>שלום,</p><p>קיבלנו את בקשתך לעבור לשקד שירותי בריאות. כדי להמשיך במילוי הטופס הדיגיטלי, יש להזין את קוד האימות:</p><table align="center" dir="ltr" cellpadding="10" cellspacing="6"><tr>${[...enrol].map((digit) => `<td bgcolor="#e8f5ef" style="font-size:26px">${digit}</td>`).join('')}</tr></table><p>מספר פנייה: ${random.digits(8)}. המעבר ייכנס לתוקף ב-1.7.2026 בכפוף לאישור הביטוח הלאומי.</p>`,
      codes: [enrol],
    },
    {
      name: 'address',
      language: 'he',
      subject: 'אישור כתובת דוא"ל לקבלת דואר רפואי',
      body: `<p>רובין שלום,</p><p>ביקשת לקבל אלינו מסמכים במקום בדואר הרגיל. לחיצה על הקישור תאשר שהכתובת שלך:</p><p><a href="${confirm}">אישור הכתובת וחתימה על הסכמה</a></p><p>הקישור תקף 72 שעות. עד לאישור, המסמכים ימשיכו להגיע לתיבת הדואר בבית.</p>`,
      links: [confirm],
    },
    {
      name: 'form 17',
      language: 'he',
      subject: 'טופס מחכה לחתימתך: בקשה להתחייבות (טופס 17)',
      body: `<p>היי רובין,</p><p>המזכירות הרפואית במרפאת הדר הכינה עבורך בקשה להתחייבות לבדיקת MRI ברך. נשאר רק לחתום, זה לוקח דקה.</p><p align="center"><a href="${sign}" style="background:#00835a;color:white;padding:12px 34px;border-radius:24px;text-decoration:none">לצפייה ולחתימה</a></p><p>לשאלות: ${phone()}, שלוחה ${random.whole(2, 9)}</p>`,
      links: [sign],
    },
    {
      name: 'appointment',
      language: 'he',
      subject: `תזכורת: תור לד"ר מיכל אבנרי, ${random.whole(10, 28)}.5.2026`,
      body: `<p>רובין שלום, רצינו להזכיר לך:</p><ul><li>רופאה: ד"ר מיכל אבנרי, אורתופדיה</li><li>מועד: יום ג', 10:${random.pick(['10', '20', '40', '50'])}</li><li>מקום: מרפאת הדר, רח' הרצל ${random.whole(3, 90)}, קומה 2, חדר ${random.whole(201, 219)}</li><li>מספר תור: ${random.digits(3)}</li></ul><p>חניה: החניון נפתח עם תעודת חבר, קוד ${random.digits(4)}#. לביטול עד 24 שעות מראש: *${random.digits(4)}.</p>`,
    },
    {
      name: 'results',
      language: 'he',
      subject: 'התקבלו תוצאות חדשות בתיק הרפואי שלך',
      body: `<p>שלום רובין,</p><p>בתיק האישי שלך מחכות תוצאות של בדיקת מעבדה מתאריך ${random.whole(10, 28)}.05.26 (דגימה ${random.digits(11)}).</p><p>מטעמי צנעת הפרט התוצאות אינן מצורפות. אפשר לראות אותן באפליקציה או באתר, באזור האישי.</p>`,
    },
    {
      name: 'bill',
      language: 'he',
      subject: 'חשבונית מס/קבלה 2026 - ביטוח שקד זהב',
      body: `<p>לכבוד רובין, ת"ז *****${random.digits(4)}</p><table dir="rtl" width="100%" border="1" cellpadding="5" style="border-collapse:collapse"><tr><th>תיאור</th><th>סכום</th></tr><tr><td>שקד זהב, רבעון 3</td><td>${random.whole(90, 220)}.${random.digits(2)} ₪</td></tr><tr><td>השתתפות עצמית, רופא מקצועי</td><td>36.00 ₪</td></tr></table><p>חשבונית ${random.digits(9)} | מספר הקצאה ${random.digits(9)} | הוראת קבע בבנק 12, סניף ${random.digits(3)}, חשבון המסתיים ב-${random.digits(3)}</p><p>החיוב יבוצע ב-10 לחודש.</p>`,
    },
  ];
  const text = `Hello Robin,

Here is your one-time PIN for Shaked Travel Cover: ${english}

Type it in the form to see the offer that you began (quote ${random.digits(7)}, 12 days in Portugal, USD ${random.whole(20, 60)}.${random.digits(2)}).

Shaked Health Services, 101 Begin Road, Tel Aviv 67138${random.digits(2)}
Emergencies abroad: +972-3-${random.digits(7)}
`;
  const travel = bothParts({
    from: 'Shaked Travel <travel@shaked-health.example>',
    subject: 'PIN for your travel cover quote',
    encoding: 'quoted-printable',
    text,
    html: `<html><body><div style="font-family:Arial">${text
      .trim()
      .split('\n\n')
      .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
      .join('')}</div></body></html>`,
  });
  return [
    ...laidOut(drafts, ({ body }) => ({
      html: `<!DOCTYPE html><html dir="rtl" lang="he"><head><meta charset="UTF-8"></head><body style="direction:rtl;text-align:right;background:#f2f2f2;font-family:Assistant,Arial,sans-serif;font-size:16px">
<div style="max-width:560px;margin:20px auto;background:#fff"><img src="https://media.shaked-health.example/nl/header.jpg" width="560" alt="שקד שירותי בריאות"><div style="padding:20px 30px">${body}<p>בברכת בריאות טובה,<br>צוות שקד</p></div>
<div style="padding:14px 30px;background:#e8f5ef;font-size:12px">הודעה זו נשלחה באופן אוטומטי, אין להשיב אליה. מוקד שקד *3833 | <a href="https://www.shaked-health.example/privacy">מדיניות פרטיות</a> | <a href="https://www.shaked-health.example/remove">הסרה מרשימת התפוצה</a></div></div></body></html>`,
    })),
    { name: 'travel cover in English', language: 'en', ...travel, codes: [english], links: [], best: { code: english } },
  ];
}
