/** Offers, gifts, points and referrals in 14 languages, whose codes make a purchase cheaper and sign nobody in. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="text-align:center;font-family:Arial">${body
    .split('\n')
    .map((line) =>
      /^[A-Z0-9-]{5,}$/.test(line)
        ? `<div style="border:2px dashed #f60;font-size:28px;padding:10px">${line}</div>`
        : `<p>${line}</p>`,
    )
    .join('')}</div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Black week starts now', 'Enter this code in the basket:\nNIGHT40\nValid for 48 hours, once per customer.'],
        ['A present for your birthday', 'Your code:\nBDAY-7Q2K\nIt is worth a slice of cake in any of our cafés.'],
        ['Early access to the sale', 'You are one of 500. Unlock the sale page with 4417 before everybody else.'],
        ['Your raffle numbers', '20417, 20418 and 20419. Draw on 4 December.'],
        ['Your licence', 'Product key:\nW7QX4-TB9KM-2P4L8\nKeep it with your receipt.'],
        ['Free month', 'Redeem 8834102277 on your account page, it expires in 10 days.'],
      ]),
      ...withoutCodes('de', [['Treuepunkte', 'Im Warenkorb eingeben:\nTREUE25\nGilt zehn Tage.']]),
      ...withoutCodes('fr', [['Cadeau', 'À saisir au moment de payer :\nNOEL26\nJusqu’à dimanche soir.']]),
      ...withoutCodes('es', [['Regalo', 'Póngalo al pagar:\nINVIERNO26\nCaduca en diez días.']]),
      ...withoutCodes('it', [['Regalo', 'Da usare alla cassa:\nNEVE26\nScade domenica.']]),
      ...withoutCodes('pt-BR', [['Presente', 'Digite no carrinho:\nVERAO26']]),
      ...withoutCodes('nl', [['Cadeautje', 'Vul in bij het afrekenen:\nSINT26']]),
      ...withoutCodes('sv', [['Rabatt', 'Ange i kassan:\nLUCIA26']]),
      ...withoutCodes('pl', [['Rabat', 'Wpisz w koszyku:\nZIMA26']]),
      ...withoutCodes('ru', [['Скидка', 'Введите в корзине:\nZIMA26']]),
      ...withoutCodes('tr', [['İndirim', 'Sepette yazın:\nKIS26']]),
      ...withoutCodes('ja', [['クーポン', 'お会計の画面で入力：\nFUYU26']]),
      ...withoutCodes('ko', [['할인', '결제할 때 입력:\nGYEOUL26']]),
      ...withoutCodes('zh-Hans', [['满减', '结算时输入：\nDONGTIAN26']]),
    ],
    layout,
  );
}
