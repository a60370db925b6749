/** An online school in English, Italian, Ukrainian, Thai and Swahili: exam rooms and certificates open to whoever shows what was mailed; grades have numbers. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<section style="background:#e8f6ff;padding:28px"><p style="font:17px 'Gill Sans'">${body.split('\n').join('</p><p style="font:17px \'Gill Sans\'">')}</p></section>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Exam room B is opening',
          'You sit down in four minutes.\nThe room lets in whoever types <u>#</u> at its threshold; that is you and nobody else.',
          'WIND-3817',
        ],
        ['Claim your certificate', 'It is made out to Robin Achterberg. If that is you, sign for it with <u>#</u>.', '294610'],
      ]),
      ...withCodes('it', [
        [
          'L’aula d’esame B si apre',
          'Si siede tra quattro minuti.\nL’aula fa passare chi scrive <u>#</u> sulla soglia.',
          'VENTO-3817',
        ],
      ]),
      ...withCodes('uk', [
        ['Відчиняється зала Б', 'Сідаєте за чотири хвилини.\nЗала пропустить того, хто набере <u>#</u> на порозі.', '583017'],
      ]),
      ...withCodes('th', [['ห้องสอบ B กำลังเปิด', 'ท่านจะเริ่มในสี่นาที\nห้องจะรับผู้ที่พิมพ์ <u>#</u> หน้าประตู', '740962']]),
      ...withCodes('sw', [
        ['Chumba B kinafunguliwa', 'Unaanza baada ya dakika nne.\nChumba kitamruhusu anayeandika <u>#</u> mlangoni.', '618053'],
      ]),
      ...withoutCodes('en', [
        ['Your marks', 'Theory 88, practice 71, total 159 of 200. Place 14 of 377.'],
        ['Certificate KS-2026-20418', 'Anyone can check it under the number above. It was signed for on 4 May.'],
        ['Timetable', 'Course 118, unit 7, room B, seat 22.'],
        ['For your class', 'Pupils join with the letters KITEFUN in the app. Share them with all.'],
      ]),
      ...withoutCodes('it', [['I suoi voti', 'Teoria 88, pratica 71, totale 159.']]),
      ...withoutCodes('uk', [['Ваші бали', 'Теорія 88, практика 71, разом 159.']]),
      ...withoutCodes('th', [['คะแนนของท่าน', 'ทฤษฎี 88 ปฏิบัติ 71 รวม 159']]),
      ...withoutCodes('sw', [['Alama zako', 'Nadharia 88, vitendo 71, jumla 159.']]),
    ],
    layout,
  );
}
