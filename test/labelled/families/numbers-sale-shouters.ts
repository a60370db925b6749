/** Shops that shout, in sixteen languages, each in words of its own: a word or number to give at the till, in large letters. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: body
    .split('\n')
    .map((line) =>
      /^[A-Z0-9-]{4,}$/.test(line)
        ? `<p align="center"><font size="7" color="red"><b>${line}</b></font></p>`
        : `<p align="center">${line}</p>`,
    )
    .join(''),
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Forty-eight mad hours', 'Every lamp a third cheaper if you whisper\nLUMEN33\nin the last step of your basket.'],
        ['We missed you', 'Come back and take ten off. Drop this in before you pay:\nHELLO-AGAIN-10\nEnds Sunday.'],
        ['Members see it first', 'The autumn shelves open early for you:\nEARLY7\nas soon as the shop asks who sent you.'],
      ]),
      ...withoutCodes('de', [
        ['48 wilde Stunden', 'Jede Lampe ein Drittel billiger mit\nLUMEN33\nim letzten Schritt des Warenkorbs.'],
      ]),
      ...withoutCodes('fr', [
        ['48 heures folles', 'Un tiers de moins sur chaque lampe avec\nLUMEN33\nà la dernière étape du panier.'],
      ]),
      ...withoutCodes('es', [
        ['48 horas locas', 'Cada lámpara un tercio más barata con\nLUMEN33\nen el último paso de la cesta.'],
      ]),
      ...withoutCodes('it', [['48 ore di follia', 'Ogni lampada un terzo in meno con\nLUMEN33\nall’ultimo passo del carrello.']]),
      ...withoutCodes('pt-BR', [
        ['48 horas de loucura', 'Toda luminária um terço mais barata com\nLUMEN33\nno último passo do carrinho.'],
      ]),
      ...withoutCodes('nl', [['48 dolle uren', 'Elke lamp een derde goedkoper met\nLUMEN33\nin de laatste stap van je mandje.']]),
      ...withoutCodes('sv', [['48 galna timmar', 'Varje lampa en tredjedel billigare med\nLUMEN33\ni kassans sista steg.']]),
      ...withoutCodes('pl', [
        ['48 szalonych godzin', 'Każda lampa o jedną trzecią taniej z hasłem\nLUMEN33\nw ostatnim kroku koszyka.'],
      ]),
      ...withoutCodes('cs', [
        ['48 bláznivých hodin', 'Každá lampa o třetinu levněji s heslem\nLUMEN33\nv posledním kroku košíku.'],
      ]),
      ...withoutCodes('hu', [['48 őrült óra', 'Minden lámpa harmadával olcsóbb ezzel:\nLUMEN33\na kosár utolsó lépésében.']]),
      ...withoutCodes('ru', [
        ['48 безумных часов', 'Любая лампа на треть дешевле, если вписать\nLUMEN33\nна последнем шаге корзины.'],
      ]),
      ...withoutCodes('el', [['48 τρελές ώρες', 'Κάθε λάμπα ένα τρίτο φθηνότερη με\nLUMEN33\nστο τελευταίο βήμα του καλαθιού.']]),
      ...withoutCodes('tr', [['48 çılgın saat', 'Her lamba üçte bir ucuz, yeter ki yazın:\nLUMEN33\nsepetin son adımında.']]),
      ...withoutCodes('ar', [['٤٨ ساعة مجنونة', 'كل مصباح أرخص بالثلث إذا كتبت\nLUMEN33\nفي آخر خطوة من السلة.']]),
      ...withoutCodes('ja', [['狂気の四十八時間', 'かごの最後の段階でこれを書けば、どの灯りも三分の一引き\nLUMEN33']]),
      ...withoutCodes('ko', [['미친 48시간', '장바구니 마지막 단계에 적으면 모든 등이 삼분의 일 할인\nLUMEN33']]),
      ...withoutCodes('vi', [['48 giờ điên rồ', 'Mọi chiếc đèn rẻ hơn một phần ba khi ghi\nLUMEN33\nở bước cuối của giỏ hàng.']]),
      ...withoutCodes('th', [['สี่สิบแปดชั่วโมงสุดคลั่ง', 'โคมทุกดวงถูกลงหนึ่งในสาม เพียงใส่\nLUMEN33\nในขั้นสุดท้ายของตะกร้า']]),
      ...withoutCodes('id', [
        ['48 jam gila', 'Semua lampu lebih murah sepertiga dengan\nLUMEN33\npada langkah terakhir keranjang.'],
      ]),
    ],
    layout,
  );
}
