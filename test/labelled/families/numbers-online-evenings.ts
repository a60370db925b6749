/** Evenings on a screen in fourteen languages: rooms, bridges, passwords for all who come, worded as hosts word them. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({ text: `${subject}\n${'='.repeat(subject.length)}\n${body}\n` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Poetry by screen', 'Friday at eight. Room 884 2210 417; when it asks, say moonlit. Bring one poem.'],
        ['All hands, Thursday', 'Bridge +44 330 496 0182, then 7741902 and the hash. Mics off please.'],
        ['Parents and tutors', 'Slot 14:20, four minutes each. Use TUTOR26 in the lobby.'],
      ]),
      ...withoutCodes('de', [
        ['Lyrik am Schirm', 'Freitag um acht. Raum 884 2210 417, Losung mondhell. Ein Gedicht mitbringen.'],
        ['Alle Mann, Donnerstag', 'Brücke 030 555 0182, dann 7741902 und Raute.'],
      ]),
      ...withoutCodes('fr', [['Poésie à l’écran', 'Vendredi à 20 h. Salle 884 2210 417 ; à la question, dites clairdelune.']]),
      ...withoutCodes('es', [['Poesía en pantalla', 'Viernes a las ocho. Sala 884 2210 417; cuando pregunte, luna26.']]),
      ...withoutCodes('it', [['Poesia allo schermo', 'Venerdì alle otto. Stanza 884 2210 417; quando chiede, luna26.']]),
      ...withoutCodes('nl', [['Poëzie op het scherm', 'Vrijdag om acht uur. Kamer 884 2210 417, en dan maan26.']]),
      ...withoutCodes('sv', [['Poesi på skärmen', 'Fredag klockan åtta. Rum 884 2210 417, därefter måne26.']]),
      ...withoutCodes('pl', [['Poezja na ekranie', 'Piątek o ósmej. Pokój 884 2210 417, a potem ksiezyc26.']]),
      ...withoutCodes('cs', [['Poezie na obrazovce', 'Pátek v osm. Místnost 884 2210 417, potom mesic26.']]),
      ...withoutCodes('ru', [['Стихи на экране', 'Пятница, восемь вечера. Комната 884 2210 417, дальше luna26.']]),
      ...withoutCodes('uk', [['Вірші на екрані', 'П’ятниця, восьма вечора. Кімната 884 2210 417, далі misiac26.']]),
      ...withoutCodes('ja', [['画面で詩を', '金曜八時。部屋は884 2210 417、聞かれたらtsuki26と。']]),
      ...withoutCodes('zh-Hans', [['屏幕诗会', '周五八点。房间884 2210 417，问到时填yueguang26。']]),
      ...withoutCodes('tr', [['Ekranda şiir', 'Cuma sekizde. Oda 884 2210 417, sorarsa ay26.']]),
      ...withoutCodes('hi', [['स्क्रीन पर कविता', 'शुक्रवार आठ बजे। कमरा 884 2210 417, पूछे तो chaand26।']]),
      ...withoutCodes('pt-BR', [['Poesia na tela', 'Sexta às oito. Sala 884 2210 417; se perguntar, lua26.']]),
    ],
    layout,
  );
}
