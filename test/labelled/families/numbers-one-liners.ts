/** Programs and people who write a single line with a number in it, in English and ten other languages, and bring no code that signs anybody in. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({ text: body });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Table 14', 'Your table number is 1184.'],
        ['Done', 'Job 604177 ended.'],
        ['Receipt', 'Receipt: 318402'],
        ['Order', 'Your order is 77031. Thanks!'],
        ['Ticket', '#20417 was closed.'],
        ['Queue', 'You are 4417 in line.'],
        ['PO', 'PO 5520441 approved.'],
        ['Fax', 'Fax from 5550182, 3 pages'],
        ['Score', '2204'],
        ['Count', 'Total: 118402'],
        ['Rain gauge', 'Reading 0417'],
        ['Tracking', 'Tracking number: 9044117731'],
        ['Coupon', 'Your coupon: PLUM20'],
        ['Gate', 'Gate code is 7702.'],
        ['Zip', 'It is 98104, not 98140.'],
        ['Extension', 'My new extension is 4471.'],
        ['Postcode', 'The code for our area is 90417.'],
        ['Error', 'Error code: 30417'],
        ['Area code', 'Area code 206, then 5550182'],
        ['Class', 'Class code: bdq7x4k'],
        ['Paint', 'The colour code is 7016, matt.'],
        ['Cost centre', 'Book it on 604177 please'],
      ]),
      ...withoutCodes('de', [
        ['Bestellung', 'Ihre Bestellnummer: 318402'],
        ['Farbe', 'Der Farbcode ist 7016.'],
      ]),
      ...withoutCodes('fr', [
        ['Commande', 'Numéro de commande : 318402'],
        ['Porte', 'Code porte : 7702'],
      ]),
      ...withoutCodes('es', [
        ['Pedido', 'Pedido 318402 enviado'],
        ['Postal', 'El código postal es 28014'],
      ]),
      ...withoutCodes('it', [['Ordine', 'Numero ordine: 318402']]),
      ...withoutCodes('nl', [['Bestelling', 'Bestelnummer: 318402']]),
      ...withoutCodes('pl', [['Zamówienie', 'Zamówienie nr 318402']]),
      ...withoutCodes('sv', [['Portkod', 'Portkod: 7702']]),
      ...withoutCodes('ru', [['Заказ', 'Заказ: 318402']]),
      ...withoutCodes('ja', [['受付', '受付番号: 318402']]),
      ...withoutCodes('zh-Hans', [['订单', '订单号: 318402']]),
      ...withoutCodes('ko', [['주문', '주문번호: 318402']]),
    ],
    layout,
  );
}
