/** A parents committee that votes, in Hebrew and Arabic-speaking schools in Hebrew and English: ballots, classes, and secrets of one vote. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body, language }: Draft) => ({
  html: `<div dir="${language === 'he' ? 'rtl' : 'ltr'}" style="text-align:center">${body
    .split('\n')
    .map((line) =>
      line.startsWith('!')
        ? `<div style="font-size:34px;border:2px dashed #999;padding:10px">${line.slice(1)}</div>`
        : `<p>${line}</p>`,
    )
    .join('')}</div>`,
});

export function mails(random: Random): FamilyMail[] {
  const [ballot, trip, chair, money] = [
    random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 7),
    random.digits(5),
    random.digits(6),
    random.digits(4),
  ];
  return laidOut(
    [
      {
        name: 'פתק ההצבעה',
        language: 'he',
        subject: 'הקלפי של כיתה ה2',
        body: `הורים יקרים, הקלפי פתוחה עד רביעי בשמונה.\nהפתק שלכם נקרא כך, ואיתו בלבד תיספרו:\n!${ballot}\nבכיתה 31 ילדים.`,
        codes: [ballot],
      },
      {
        name: 'אישור לטיול',
        language: 'he',
        subject: 'הטיול לגולן',
        body: `האוטובוס יוצא ב-6:45 משער 3. מי שמסכים שהילד ייסע, שיכתוב בתחתית הדף ${trip}.\nעלות 240 ש"ח.`,
        codes: [trip],
      },
      {
        name: 'תוצאות',
        language: 'he',
        subject: 'תוצאות ההצבעה',
        body: 'בעד 22, נגד 4, נמנעו 5. פרוטוקול 0417.\nהישיבה הבאה ב-9.12 בשעה 20:00, חדר 14.',
      },
      {
        name: 'handing over the chair',
        language: 'en',
        subject: 'You take over from Noa',
        body: `Noa hands you the committee, its 214 addresses and its kettle.\nThe handbook page will hesitate at your name. Reassure it:\n!${chair}\nNoa keeps access until the 30th.`,
        codes: [chair],
      },
      {
        name: 'petty cash',
        language: 'en',
        subject: 'NIS 380 for paint',
        body: `Two of three must agree before the tin is opened. Dana has. Your agreement is the number ${money}, said to the secretary in person.`,
        codes: [money],
      },
      {
        name: 'class photo order',
        language: 'en',
        subject: 'Class photo, your copies',
        body: 'Envelope 31 has two prints of 20 x 30 and the group, sheet 5521.\nNIS 45, put into box 2 by the office.',
      },
    ],
    layout,
  );
}
