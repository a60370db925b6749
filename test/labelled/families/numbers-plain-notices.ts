/** Sober notices of one or two lines in twenty-six languages: members, meters, bookings and seats, with the number at the end as a code would stand. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ text: body });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Seat', 'Your seat tonight: 4418'],
        ['Member', 'We have entered you in the list of members as 20418.'],
        ['Table for two', 'The table is kept under 7731. Simply say so at the desk.'],
      ]),
      ...withoutCodes('de', [
        ['Platz', 'Ihr Platz heute Abend: 4418'],
        ['Zähler', 'Der neue Zähler trägt die Nummer 20418.'],
      ]),
      ...withoutCodes('fr', [['Place', 'Votre place ce soir : 4418']]),
      ...withoutCodes('es', [['Asiento', 'Su asiento de esta noche: 4418']]),
      ...withoutCodes('it', [['Posto', 'Il suo posto stasera: 4418']]),
      ...withoutCodes('pt', [['Lugar', 'O seu lugar esta noite: 4418']]),
      ...withoutCodes('nl', [['Plaats', 'Uw plaats vanavond: 4418']]),
      ...withoutCodes('sv', [['Plats', 'Din plats i kväll: 4418']]),
      ...withoutCodes('da', [['Plads', 'Din plads i aften: 4418']]),
      ...withoutCodes('nb', [['Plass', 'Plassen din i kveld: 4418']]),
      ...withoutCodes('fi', [['Paikka', 'Paikkasi tänä iltana: 4418']]),
      ...withoutCodes('pl', [['Miejsce', 'Państwa miejsce dziś wieczorem: 4418']]),
      ...withoutCodes('cs', [['Místo', 'Vaše místo dnes večer: 4418']]),
      ...withoutCodes('sk', [['Miesto', 'Vaše miesto dnes večer: 4418']]),
      ...withoutCodes('hu', [['Hely', 'Az Ön helye ma este: 4418']]),
      ...withoutCodes('ro', [['Loc', 'Locul dumneavoastră din seara asta: 4418']]),
      ...withoutCodes('hr', [['Mjesto', 'Vaše mjesto večeras: 4418']]),
      ...withoutCodes('bg', [['Място', 'Вашето място тази вечер: 4418']]),
      ...withoutCodes('uk', [['Місце', 'Ваше місце сьогодні ввечері: 4418']]),
      ...withoutCodes('ru', [['Место', 'Ваше место сегодня вечером: 4418']]),
      ...withoutCodes('el', [['Θέση', 'Η θέση σας απόψε: 4418']]),
      ...withoutCodes('tr', [['Koltuk', 'Bu akşamki koltuğunuz: 4418']]),
      ...withoutCodes('he', [['מושב', 'המושב שלך הערב: 4418']]),
      ...withoutCodes('ar', [['المقعد', 'مقعدك الليلة: 4418']]),
      ...withoutCodes('fa', [['صندلی', 'صندلی امشب شما: 4418']]),
      ...withoutCodes('hi', [['सीट', 'आज रात की आपकी सीट: 4418']]),
      ...withoutCodes('th', [['ที่นั่ง', 'ที่นั่งของท่านคืนนี้: 4418']]),
      ...withoutCodes('vi', [['Chỗ ngồi', 'Chỗ của bạn tối nay: 4418']]),
      ...withoutCodes('id', [['Kursi', 'Kursi anda malam ini: 4418']]),
      ...withoutCodes('ja', [['お席', '今夜のお席は4418です。']]),
      ...withoutCodes('ko', [['좌석', '오늘 밤 좌석은 4418입니다.']]),
      ...withoutCodes('zh-Hans', [['座位', '您今晚的座位是4418。']]),
    ],
    layout,
  );
}
