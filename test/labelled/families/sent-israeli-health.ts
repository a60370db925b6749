/** An Israeli health fund: codes, a link to come in, appointments, results, a newsletter; Hebrew, right to left. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const rtl = (inner: string) =>
  `<div dir="rtl" style="text-align:right;font-family:Assistant,Arial,sans-serif;font-size:16px;max-width:560px;border:1px solid #d5e3ea;border-radius:10px;padding:22px"><h3 style="color:#007f8c;margin-top:0">קופת חולים מרפא לכל</h3>${inner}<p style="font-size:12px;color:#7b8b92">המייל נשלח מתיבה אוטומטית. מוקד שירות *2775 או 03-7470000, א'–ה' 7:00–19:00. רח' ארלוזורוב 101, תל אביב 6209804</p></div>`;

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(6);
  const register = random.digits(5);
  const link = `https://online.marpe.example/login/otl?t=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789', 32)}`;
  const proxy = random.digits(6);
  const proxyLink = `https://online.marpe.example/family/approve/${random.text('0123456789abcdef', 26)}`;
  return [
    {
      name: 'code to enter the personal area',
      language: 'he',
      subject: 'קוד כניסה לאזור האישי',
      html: rtl(
        `<p>שלום יעל,</p><p>הקוד החד-פעמי שלך לכניסה לאזור האישי הוא <b style="font-size:22px">${otp}</b></p><p>הקוד בתוקף ל-5 דקות. אין להעביר אותו לאף אחד, גם לא לנציגי הקופה.</p>`,
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'registration in the application',
      language: 'he',
      subject: `${register} – קוד אימות להרשמה לאפליקציה`,
      html: rtl(
        `<p>לקוח/ה יקר/ה,</p><p>כדי להשלים את ההרשמה יש להקליד באפליקציה את קוד האימות: ${register}</p><p>ת.ז. המסתיימת בספרות ${random.digits(3)}. לא ביקשת להירשם? אפשר להתעלם מההודעה.</p>`,
      ),
      codes: [register],
      links: [],
      best: { code: register },
    },
    {
      name: 'link to come in',
      language: 'he',
      subject: 'הקישור שלך לכניסה ללא סיסמה',
      html: rtl(
        `<p>שלום אבי,</p><p>אפשר להיכנס לחשבון בלחיצה אחת:</p><p><a href="${link}" style="background:#007f8c;color:#fff;padding:10px 30px;border-radius:20px;text-decoration:none">כניסה לחשבון</a></p><p>הקישור אישי ותקף לשעה.</p>`,
      ),
      codes: [],
      links: [link],
      best: { link },
    },
    {
      name: 'appointment',
      language: 'he',
      subject: 'תזכורת: תור לד"ר לוין ביום שלישי',
      html: rtl(
        `<p>שלום יעל, נקבע לך תור:</p><ul><li>ד"ר מיכל לוין, רופאת עור</li><li>יום ג', ${random.whole(10, 28)}.04.2026, שעה 10:${random.whole(10, 50)}</li><li>מרפאת הדר, רח' הרצל 47, קומה 2, חדר 214, חיפה</li><li>מספר תור: ${random.digits(8)}</li></ul><p>יש להביא כרטיס מגנטי והפניה (טופס 17 מס' ${random.digits(9)}). ביטול עד 24 שעות לפני המועד.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'letter of the month',
      language: 'he',
      subject: 'חיסוני שפעת, 15% הנחה על מוצרי שמש ועוד',
      html: rtl(
        `<p>החורף כבר כאן, ומומלץ להתחסן. אין צורך בתור ב-38 מרפאות ברחבי הארץ.</p><p>למבוטחי "זהב": 15% הנחה בבתי המרקחת של הקופה עם קוד הטבה <b>SHEMESH15</b>, עד 31.12.2026.</p><p><a href="https://news.marpe.example/c/${random.text('abcdef0123456789', 20)}">לרשימת המרפאות</a> | <a href="https://news.marpe.example/u/${random.text('abcdef0123456789', 12)}">להסרה מרשימת התפוצה</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'access to the record of a parent, with a code and a link',
      language: 'he',
      subject: 'בקשה לצפייה בתיק הרפואי שלך',
      html: rtl(
        `<p>שלום רב,</p><p>יעל כהן ביקשה הרשאה לראות את התיק הרפואי שלך ולקבוע עבורך תורים. לאישור הבקשה יש <a href="${proxyLink}">להיכנס לעמוד האישור</a> ולהקליד את הקוד <b>${proxy}</b>.</p><p>ההרשאה תקפה לשנה, וניתן לבטל אותה בכל עת. מספר בקשה: ${random.digits(8)}.</p>`,
      ),
      codes: [proxy],
      links: [proxyLink],
      best: { code: proxy },
    },
    {
      name: 'results of a laboratory',
      language: 'he',
      subject: 'תוצאות בדיקות המעבדה שלך התקבלו',
      html: rtl(
        `<p>שלום אבי,</p><p>התקבלו תוצאות לבדיקות שבוצעו ב-${random.whole(2, 9)}.3.2026 (מספר הזמנה ${random.digits(9)}). מטעמי צנעת הפרט הן אינן מצורפות למייל. אפשר לצפות בהן באפליקציה, בלשונית "בדיקות".</p><p>חלק מהערכים מסומנים בכוכבית כיוון שהם מחוץ לטווח; הרופא/ה ייצרו קשר במידת הצורך. להסבר כללי: מוקד אחיות, שלוחה 3, בכל שעות היממה.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
