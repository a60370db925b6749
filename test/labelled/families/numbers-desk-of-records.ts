/** Offices that name files, numbers and deadlines in 12 languages: tax, courts, schools, clinics, insurers, and no code that signs anybody in. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ text: body });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        [
          'Your appointment is confirmed',
          'Confirmation number 604177\nDr Vale, room 118, Monday at 0915\nCall 555 0182 to cancel.',
        ],
        ['Application received', 'Reference: 318402-B\nKeep this number, you need it to ask about your application.'],
        ['Exam admission', 'Candidate 20417, hall 3, seat 118. Bring photo identification.'],
        [
          'Jury service',
          'Juror number 771204. Ring the recorded line after 5 pm and key in your number to hear if you are needed.',
        ],
        ['Claim update', 'Claim 26-118430 was approved. Your unique claim code for the garage is GH4417.'],
        ['Vaccination record', 'Batch EX4417, dose 2 of 2. Verification of the record takes ten days.'],
        ['Grade posted', 'Course 6.0044, section 118. Your code name on the list is HERON22.'],
      ]),
      ...withoutCodes('de', [['Bescheid', 'Steuernummer 118/402/44177, Aktenzeichen 7 K 2204/26. Frist ein Monat.']]),
      ...withoutCodes('fr', [['Convocation', 'Numéro de convocation 604177, salle 118, 9 h 15.']]),
      ...withoutCodes('es', [['Resguardo', 'Número de resguardo 604177. Guárdelo.']]),
      ...withoutCodes('it', [['Protocollo', 'La pratica ha protocollo 604177 del 26/11.']]),
      ...withoutCodes('pt', [['Senha da consulta', 'Consulta 604177, gabinete 118, 9h15.']]),
      ...withoutCodes('nl', [['Ontvangst', 'Zaaknummer 604177, balie 3.']]),
      ...withoutCodes('da', [['Kvittering for ansøgning', 'Journal 604177, frist 4. december.']]),
      ...withoutCodes('fi', [['Hakemus saapui', 'Asianumero 604177/2026.']]),
      ...withoutCodes('cs', [['Podání', 'Spis 604177/2026, přepážka 3.']]),
      ...withoutCodes('ru', [['Запись к врачу', 'Талон 604177, кабинет 118, 9:15.']]),
      ...withoutCodes('ja', [['申請を受け付けました', '受付番号 604177。問い合わせの際に必要です。']]),
    ],
    layout,
  );
}
