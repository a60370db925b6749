/** Hosts who tell their guests how to get in, in 16 languages: doors, key boxes, alarms, garages, wireless networks, and no code that signs anybody in. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, name }: Draft) =>
  name.length % 3 === 0
    ? { html: `<p>${body.replaceAll(/\b(\d{4,6})\b/g, '<b>$1</b>').replaceAll('\n', '</p><p>')}</p>` }
    : { text: body };

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Getting in on Friday', 'Your code for the front door is 7702. It works from 3 pm on the day you arrive.'],
        ['The loft, self check-in', 'Enter 480913 on the keypad, then press the lock icon. The code is valid until checkout.'],
        [
          'House notes',
          'Alarm: 5520 within thirty seconds.\nNetwork: loft-guest\nPassword: plumtree-77\nBins go out on Tuesdays.',
        ],
        ['Garage', 'Type 3310# to raise the gate. Bay 118.'],
        ['Pool', 'The combination for the pool shed changed, it is 4-4-1-7 now. Please don’t share it outside the building.'],
        ['Conference venue', 'Visitor Wi-Fi: event2026. Your badge number is 20417.'],
      ]),
      ...withoutCodes('de', [
        ['Anreise', 'Ihr persönlicher Zugang zur Wohnung: 480913, gültig ab 15 Uhr bis zur Abreise.'],
        ['Sauna', 'Die Tür zur Sauna öffnet sich mit 3310.'],
      ]),
      ...withoutCodes('fr', [['Votre arrivée', 'Tapez 7702A à la grille. Le boîtier près du lierre s’ouvre avec 0441.']]),
      ...withoutCodes('es', [['Llegada', 'Marque 7702 y la campanita. Clave de la red: olivo2204.']]),
      ...withoutCodes('it', [['Arrivo', 'Per aprire il portone digiti 7702 e aspetti il bip. Rete ospiti: ulivo2204.']]),
      ...withoutCodes('pt', [['Chegada', 'O cofre das chaves abre com 7702. Alarme: 5520.']]),
      ...withoutCodes('nl', [['Aankomst', 'De slagboom gaat omhoog met 7702. Huisje 118.']]),
      ...withoutCodes('da', [['Ankomst', 'Nøgleboksen åbnes med 7702. Net: klit2204.']]),
      ...withoutCodes('fi', [['Saapuminen', 'Mökin avain on kotelossa, numerosarja 7702.']]),
      ...withoutCodes('pl', [['Przyjazd', 'Kod do furtki 7702, do skrzynki z kluczem 0441.']]),
      ...withoutCodes('cs', [['Příjezd', 'Schránka na klíče: 7702. Vrata garáže: 3310.']]),
      ...withoutCodes('hu', [['Érkezés', 'A kapu kódja 7702, a kulcsos dobozé 0441.']]),
      ...withoutCodes('el', [['Άφιξη', 'Η εξώπορτα ανοίγει με 7702, το κουτί των κλειδιών με 0441.']]),
      ...withoutCodes('tr', [['Varış', 'Bahçe kapısı 7702, anahtar kutusu 0441.']]),
      ...withoutCodes('ru', [['Заезд', 'Домофон 22В, дверь 7702, сейф с ключом 0441.']]),
      ...withoutCodes('ja', [['ご到着の日', '玄関は 7702、鍵の箱は 0441 で開きます。']]),
      ...withoutCodes('zh-Hans', [['入住说明', '院门按 7702，房门按 480913#，退房后失效。']]),
    ],
    layout,
  );
}
