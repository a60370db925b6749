/** Volunteers of a museum, in French and Arabic: a coordinator who writes long sentences, with objects and inventory numbers. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body, language }: Draft) => ({
  html: `<article dir="${language === 'ar' ? 'rtl' : 'ltr'}" style="font:17px/1.7 Garamond,serif">${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</article>`,
});

const inArabic = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

export function mails(random: Random): FamilyMail[] {
  const [store, tour, shift, photo] = [random.digits(6), random.digits(4), random.digits(6), random.digits(5)];
  const yes = `https://benevoles.example/m/oui/${random.text('abcdef0123456789', 26)}`;
  return laidOut(
    [
      {
        name: 'la réserve',
        language: 'fr',
        subject: 'Demain, la réserve des ivoires',
        body: `Chère Robin, puisque vous déballez demain les caisses 14 à 19, sachez que la réserve ne s'ouvre qu'à ceux qui, devant la borne, chuchotent <i>${store}</i>, et que la borne oublie tout à midi.\nL'inventaire 1931.417.2 manque toujours.`,
        codes: [store],
      },
      {
        name: 'devenir guide',
        language: 'fr',
        subject: 'Vous avez plu aux enfants',
        body: `Nous aimerions vous garder comme guide du mercredi.\n<a href="${yes}">D'accord pour les mercredis</a>\nLe badge 0214 vous attendrait à l'accueil.`,
        links: [yes],
      },
      {
        name: 'le compte des visiteurs',
        language: 'fr',
        subject: 'Dimanche : 1 204 visiteurs',
        body: "Record depuis 2019. L'audioguide 88 n'est pas revenu, celui de la salle 12 non plus.\nMerci aux 17 qui ont tenu jusqu'à 18 h 30.",
      },
      {
        name: 'جولة المساء',
        language: 'ar',
        subject: 'جولة المساء بقيادتك',
        body: `عزيزتي روبن، سماعات الزوار تتبعك أنت وحدك إن أدخلتِ ${inArabic(tour)} في العلبة السوداء عند الباب.\nعدد الزوار ٢٢، والقاعة ١٤ مغلقة.`,
        codes: [tour],
      },
      {
        name: 'مناوبة من هاتف آخر',
        language: 'ar',
        subject: 'دفتر المناوبات لم يعرف هاتفك',
        body: `الدفتر يسأل من أنتِ. جوابك هذه المرة:\n<span style="font-size:28px">${shift}</span>\nولن ينفع الجواب نفسه مرتين.`,
        codes: [shift],
      },
      {
        name: 'تصوير قطعة',
        language: 'ar',
        subject: 'تصوير الإبريق النحاسي',
        body: `القطعة 417/1931، الخزانة 6. الحارس يرفع الزجاج لمن يقول له ${photo}، وقد اخترناك لذلك اليوم.`,
        codes: [photo],
      },
      {
        name: 'شكر',
        language: 'ar',
        subject: 'شكراً على يوم الأحد',
        body: 'زارنا ١٢٠٤ أشخاص. تذكرة الموقف ٥٥٢١ ما زالت عندنا.\nالاجتماع القادم يوم ٩ الساعة ١٠.',
      },
    ],
    layout,
  );
}
