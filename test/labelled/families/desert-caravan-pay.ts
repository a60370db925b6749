/** A payment app of traders in Arabic, Persian, Urdu, Hebrew and Turkish: approvals and devices, and the receipts that follow them. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, language }: Draft) => ({
  html: `<div dir="${/^(?:ar|fa|ur|he)$/.test(language) ? 'rtl' : 'ltr'}" style="background:#f7e7ce;padding:16px;font-size:18px">${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('ar', [
        ['بقي أن نسمع منك', 'تريد دفع 450 ديناراً إلى متجر النخيل.\nلن يخرج المال حتى تكتب للتطبيق <b>#</b>.', '71846'],
        ['هاتف لم نره من قبل', 'هناك من يفتح محفظتك من هاتف آخر. إن كنت أنت فأعطه <b>#</b>.', '530927'],
        ['عنوان بريدك', 'هذا عنوانك؟ أخبرنا بذلك في التطبيق: <b>#</b>', '2846'],
      ]),
      ...withCodes('fa', [
        [
          'پرداخت در انتظار شماست',
          'می‌خواهید ۴۵۰ هزار به فروشگاه نخل بدهید.\nتا <b>#</b> را در برنامه ننویسید پولی نمی‌رود.',
          '60415',
        ],
        ['گوشی ناآشنا', 'کسی کیف پول شما را در گوشی دیگری باز می‌کند. اگر خودتان هستید <b>#</b> را به آن بدهید.', '847203'],
      ]),
      ...withCodes('ur', [
        ['ادائیگی آپ کی منتظر ہے', 'آپ کھجور سٹور کو 450 دینا چاہتے ہیں۔\nایپ میں <b>#</b> لکھیں تو رقم جائے گی۔', '39218'],
      ]),
      ...withCodes('he', [
        ['התשלום מחכה לך', 'ביקשת לשלם 450 לחנות הדקל.\nהכסף ייצא כשתכתוב לאפליקציה <b>#</b>.', '62750'],
        ['טלפון שלא הכרנו', 'מישהו פותח את הארנק שלך במכשיר אחר. אם זה אתה, תן לו <b>#</b>.', '918364'],
      ]),
      ...withCodes('tr', [
        ['Ödeme sizi bekliyor', 'Hurma Dükkânı’na 450 ödemek istediniz.\nUygulamaya <b>#</b> yazdığınızda para gider.', '50173'],
      ]),
      ...withoutCodes('ar', [
        ['خرج المال', 'دُفع 450 ديناراً لمتجر النخيل. إيصال 20418، الساعة 18:40.'],
        ['حصل على إذنك', 'كتبت 71846 في 18:39 فدُفع المبلغ. لا شيء آخر مطلوب.'],
        ['كشف الشهر', '118 عملية، المجموع 4,417.20.'],
      ]),
      ...withoutCodes('fa', [
        ['پول رفت', '۴۵۰ هزار به فروشگاه نخل پرداخت شد. رسید 20418.'],
        ['گزارش ماه', '118 تراکنش، جمع 4,417.'],
      ]),
      ...withoutCodes('ur', [['رقم چلی گئی', 'کھجور سٹور کو 450 دیے گئے۔ رسید 20418۔']]),
      ...withoutCodes('he', [
        ['הכסף יצא', 'שולמו 450 לחנות הדקל. קבלה 20418.'],
        ['החודש שלך', '118 פעולות, סך הכול 4,417.20.'],
      ]),
      ...withoutCodes('tr', [['Para gitti', 'Hurma Dükkânı’na 450 ödendi. Fiş 20418.']]),
    ],
    layout,
  );
}
