/** Parcels, meals and medicine that wait at a counter or a box, in 15 languages: what is shown there to get them, and no code that signs anybody in. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, name }: Draft) =>
  name.length % 2 === 0
    ? { text: body }
    : { html: `<div style="text-align:center">${body.replaceAll(/\b([\dA-Z]{4,8})\b/g, '<h2>$1</h2>')}</div>` };

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Your parcel is in the locker', 'Enter 771204 on the screen of the locker at Mill Lane. The code works for three days.'],
        ['Ready at the pharmacy', 'Tell the pharmacist 4417 and your date of birth.'],
        ['Dinner is on its way', 'Give the rider this number when he rings: 3310.'],
        ['Click and collect', 'Order 20417 is ready. Show collection code QF8812 at desk 3.'],
        ['Return it', 'No printer? Show 90441773 at the counter and they print the label.'],
      ]),
      ...withoutCodes('de', [['Abholbereit', 'An der Station bitte 771204 eintippen, Fach 22 springt auf.']]),
      ...withoutCodes('fr', [['Colis disponible', 'Composez 771204 sur l’écran de la consigne. Retrait jusqu’à samedi.']]),
      ...withoutCodes('es', [['Paquete en el armario', 'Teclee 771204 en la pantalla del armario de la calle Sol.']]),
      ...withoutCodes('it', [['Pacco nel locker', 'Digita 771204 sul locker di via Sole entro sabato.']]),
      ...withoutCodes('pt-BR', [['Pedido chegando', 'Diga 3310 ao entregador na porta.']]),
      ...withoutCodes('nl', [['Pakket in de kast', 'Toets 771204 in op de automaat, vak 22.']]),
      ...withoutCodes('sv', [['Paketet är framme', 'Slå 771204 på skåpet vid torget.']]),
      ...withoutCodes('nb', [['Pakken er her', 'Tast 771204 på skapet ved kiosken.']]),
      ...withoutCodes('lt', [['Siunta paštomate', 'Paštomato ekrane surinkite 771204.']]),
      ...withoutCodes('ro', [['Colet în locker', 'Tastează 771204 pe ecranul lockerului.']]),
      ...withoutCodes('uk', [['Замовлення чекає', 'Назвіть касирці 4417 і прізвище.']]),
      ...withoutCodes('ja', [['お荷物が届きました', '宅配ボックスで 771204 を押すと扉が開きます。']]),
      ...withoutCodes('ko', [['택배 보관함', '보관함 화면에 771204 누르고 찾아가세요.']]),
      ...withoutCodes('zh-Hans', [['外卖到了', '给骑手看 3310，餐在西门架子上。']]),
    ],
    layout,
  );
}
