/** An airline in Arabic: bookings, tickets, bags and points, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<div dir="rtl"><h3>طيران النورس</h3>${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('ar', [
        ['تم تأكيد حجزك', 'مرجع الحجز <b>QK7R4P</b>\nالرحلة 417 يوم الأحد\nأبرز المرجع عند المنضدة.'],
        ['تذكرتك الإلكترونية', 'رقم التذكرة 5520 7712 0433 8\nالمقعد 14C، البوابة 22'],
        ['حقيبتك وصلت', 'رقم البطاقة 338118 على الحزام 7.\nبلاغ الأمتعة <b>RUHXX20714</b>'],
        ['نقاطك هذا الشهر', 'رقم العضوية 620 417 118، والرصيد 12,040 نقطة.'],
        ['إيصال الدفع', 'المبلغ 964 ريالا، رقم الموافقة <b>771204</b>.'],
        ['خصم الشتاء', 'اكتب <b>SHITA15</b> في خانة الخصم قبل الدفع.'],
        ['تغيير الموعد', 'تقلع الرحلة الساعة 1830 بدلا من 1745. لا يلزمك شيء.'],
      ]),
    ],
    layout,
  );
}
