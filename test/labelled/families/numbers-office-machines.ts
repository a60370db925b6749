/** Things that machines and caretakers of an office need typed, in fifteen languages: copiers, vending, alarm panels, projectors; none proves who a reader is to a site. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ text: `>> facilities\n${body}` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['New copier', 'Log on at the panel with your cost centre, 44170, and press the green one.'],
        ['Projector in room 3', 'It shows four figures on the wall, last time 8162. Type those on the laptop to share.'],
        ['Coffee', 'Button C4, then the cup. Free refills on 0.'],
        ['Panel by the back door', 'Last one out sets it: 3 9 9 1 and Away.'],
        ['Visitors’ net', 'Anybody may use it this week: name HALL, word brickwall.'],
      ]),
      ...withoutCodes('de', [
        ['Neuer Kopierer', 'Am Gerät mit der Kostenstelle 44170 anmelden, dann grün.'],
        ['Beamer im Raum 3', 'Er zeigt vier Ziffern an der Wand, zuletzt 8162. Die gehören in den Laptop.'],
      ]),
      ...withoutCodes('fr', [['Nouveau copieur', 'Identifiez-vous au panneau avec le centre de coût 44170, puis le vert.']]),
      ...withoutCodes('es', [['Fotocopiadora nueva', 'En el panel ponga el centro de coste 44170 y luego el verde.']]),
      ...withoutCodes('it', [['Fotocopiatrice nuova', 'Sul pannello metta il centro di costo 44170, poi il verde.']]),
      ...withoutCodes('nl', [['Nieuw kopieerapparaat', 'Meld u op het paneel met kostenplaats 44170, daarna groen.']]),
      ...withoutCodes('sv', [['Ny kopiator', 'Logga in på panelen med kostnadsställe 44170, sedan grönt.']]),
      ...withoutCodes('nb', [['Ny kopimaskin', 'Logg på panelet med kostnadssted 44170, så grønt.']]),
      ...withoutCodes('pl', [['Nowa kopiarka', 'Na panelu numer działu 44170, potem zielony.']]),
      ...withoutCodes('cs', [['Nová kopírka', 'Na panelu zadejte středisko 44170, pak zelené.']]),
      ...withoutCodes('hu', [['Új fénymásoló', 'A panelen a 44170-es költséghely, aztán a zöld.']]),
      ...withoutCodes('ru', [['Новый копир', 'На панели наберите номер отдела 44170, потом зелёную.']]),
      ...withoutCodes('tr', [['Yeni fotokopi', 'Panelde birim 44170, ardından yeşil.']]),
      ...withoutCodes('ja', [['新しい複合機', 'パネルで部門44170を押し、緑を押します。']]),
      ...withoutCodes('ko', [['새 복합기', '패널에서 부서 44170을 누르고 초록을 누르세요.']]),
      ...withoutCodes('zh-Hant', [['新影印機', '在面板按部門44170，再按綠色鍵。']]),
      ...withoutCodes('th', [['เครื่องถ่ายเอกสารใหม่', 'ที่แผงกดแผนก 44170 แล้วกดปุ่มเขียว']]),
    ],
    layout,
  );
}
