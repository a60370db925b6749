/** Clinics and carers in English, Spanish, Russian and Vietnamese: portals that ask for proof, and appointments, prescriptions and rooms with numbers. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="border-left:6px solid #2a9d8f;padding:14px;font-family:Arial,sans-serif">${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Open your letter from Saltmarsh Clinic',
          'Your letter is sealed.\nUnseal it with <b>#</b> and your date of birth.\nWe keep it for 30 days.',
          '602914',
        ],
        [
          'Join your video visit',
          'Dr Vale sees you at 3:15 PM. As this is a medical visit we check who joins: the page will want <b>#</b> from you alone.',
          '8317',
        ],
        [
          'Proxy access for your mother',
          'You asked to see Ruth’s record. She agreed by phone. Complete it on your side with this access number: <b>#</b>',
          'SM-40Q7',
        ],
        ['Consent form', 'Sign electronically. Signing code: <b>#</b>, form 118.', '254069'],
      ]),
      ...withCodes('es', [['Su informe está sellado', 'Ábralo con <b>#</b> y su fecha de nacimiento.', '731046']]),
      ...withCodes('ru', [['Результаты под замком', 'Откройте их: <b>#</b> и дата рождения.', '90685']]),
      ...withCodes('vi', [['Hồ sơ của bạn', 'Mở hồ sơ bằng <b>#</b> và ngày sinh.', '417520']]),
      ...withoutCodes('en', [
        [
          'See you on Monday',
          'Monday, 9:15 AM, suite 118, second floor. Confirmation C20417. Reply 1 to confirm or 2 to cancel.',
        ],
        ['Prescription ready', 'Rx 7703184 is ready. Say your name and 4417 at the window.'],
        ['Your letter was opened', 'Opened today at 11:20 with 602914. No one else can use that number now.'],
        ['Parking', 'Validate your ticket with 3310 at the machine by the lift.'],
        ['Lab order', 'Order 118402, tube 5520441, fasting from 2200.'],
        ['Support group call', 'Room 884 120 733, passcode 550218, Thursdays at 7.'],
      ]),
      ...withoutCodes('es', [['Su cita', 'Lunes 9:15, consulta 118, número 22.']]),
      ...withoutCodes('ru', [['Запись', 'Понедельник 9:15, кабинет 118, талон 22.']]),
    ],
    layout,
  );
}
