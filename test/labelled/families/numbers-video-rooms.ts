/** Invitations to video meetings and telephone conferences in 14 languages, each with an id and a passcode for the room, and no code that signs anybody in. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, name }: Draft) =>
  name.length % 2 === 0 ? { text: body } : { html: `<div>${body.replaceAll('\n', '<br>')}</div>` };

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Q4 planning', 'Kim invites you to a scheduled video call.\nWed 3 Dec, 15:00\nMeeting 981 2044 1177\nPasscode: 604177'],
        [
          'Interview on Thursday',
          'Your interviewers will be waiting in the room. Enter the passcode k7Tq22 if the page asks for one.',
        ],
        ['Dial-in details', 'US +1 555 0182\nAccess code 884120\nPIN 5502 for the chair only'],
        ['Webinar starts in one hour', 'Join early. Webinar ID 338 204 177, passcode FERN26. Code of conduct attached.'],
        ['Book club, remote this time', 'Use 771204 to get into the room. I let you in from the lobby.'],
        ['Town hall recording', 'The recording is up for two weeks. Viewing password: 8M*kq41'],
      ]),
      ...withoutCodes('de', [['Jour fixe', 'Besprechung 981 2044 1177\nKennwort: 604177\nBitte Kamera an.']]),
      ...withoutCodes('fr', [['Point hebdo', 'Salle virtuelle 981 2044\nMot de passe : 604177\nOrdre du jour joint.']]),
      ...withoutCodes('es', [['Claustro', 'Sala 981 2044, contraseña 604177. Acta en la carpeta.']]),
      ...withoutCodes('it', [['Assemblea', 'Riunione 981 2044\nPasscode 604177\nNumero verde 800 555 018']]),
      ...withoutCodes('pt-BR', [['Reunião de pais', 'Sala 981 2044, senha 604177. Turma 118.']]),
      ...withoutCodes('nl', [['Bewonersavond', 'Inbellen: 020 555 01 82, toegangscode 884120#']]),
      ...withoutCodes('pl', [['Zebranie', 'Identyfikator 981 2044, hasło 604177, godz. 18.']]),
      ...withoutCodes('sv', [['Styrelsemöte', 'Rum 981 2044, kod 604177. Kallelse bifogas.']]),
      ...withoutCodes('ru', [['Планёрка', 'Конференция 981 2044\nПароль: 604177']]),
      ...withoutCodes('tr', [['Veli toplantısı', 'Toplantı 981 2044\nŞifre 604177\nSaat 19:00']]),
      ...withoutCodes('ja', [['定例会', 'ミーティング 981 2044\nパスワード 604177']]),
      ...withoutCodes('zh-Hans', [['项目例会', '房间号 981-2044，密码 604177，周四十点。']]),
      ...withoutCodes('ko', [['주간 회의', '회의실 981 2044\n비밀번호 604177']]),
      ...withoutCodes('ar', [['اجتماع المجلس', 'رقم الغرفة 9812044\nكلمة المرور 604177']]),
    ],
    layout,
  );
}
