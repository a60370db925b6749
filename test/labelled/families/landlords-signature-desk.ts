/** A letting agent’s signing desk in English, French, Italian, Arabic and Chinese: leases wait for the tenant’s mark; keys, deposits and doors in other mails. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, language }: Draft) => ({
  html: `<div dir="${language === 'ar' ? 'rtl' : 'ltr'}" style="border-top:1px solid;border-bottom:1px solid;padding:20px;font-family:Optima">${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Lease of 44 Elm Row',
          'All that the lease lacks is your mark.\nThe mark is made by typing <b>#</b> under your name, by Thursday noon.',
          'ELM-8204',
        ],
        ['Deposit back to you', '1,180 will go to the account ending 0377, if you answer the desk with <b>#</b>.', '65027'],
      ]),
      ...withCodes('fr', [
        [
          'Bail du 44, rue des Ormes',
          'Il ne manque au bail que votre marque.\nElle se fait en tapant <b>#</b> sous votre nom, d’ici jeudi midi.',
          'ORME-5173',
        ],
      ]),
      ...withCodes('it', [
        [
          'Contratto di via degli Olmi 44',
          'Al contratto manca solo il suo segno.\nLo si mette digitando <b>#</b> sotto il nome, entro giovedì.',
          'OLMO-6092',
        ],
      ]),
      ...withCodes('ar', [
        ['عقد شارع الدردار 44', 'لا ينقص العقد إلا علامتك.\nتضعها بكتابة <b>#</b> تحت اسمك قبل ظهر الخميس.', '730581'],
      ]),
      ...withCodes('zh-Hans', [['榆树街44号租约', '租约只差您的签章。\n周四中午前在您名字下面输入 <b>#</b> 即成。', '918046']]),
      ...withoutCodes('en', [
        ['Keys to 44 Elm Row', 'Two keys, tag 118, at our desk from nine. The street door knows 0 7 7 4.'],
        ['Lease 20418 is signed', 'Your mark (ELM-8204) was made on Wednesday at 20:11.'],
        ['Inventory', '14 items, meter 0077418 at 20418, photographs 1 to 118.'],
      ]),
      ...withoutCodes('fr', [['Clés du 44', 'Deux clés, étiquette 118. La porte de la rue connaît le 0774.']]),
      ...withoutCodes('it', [['Chiavi del 44', 'Due chiavi, etichetta 118. Il portone conosce 0774.']]),
      ...withoutCodes('ar', [['مفاتيح المنزل 44', 'مفتاحان، البطاقة 118. باب الشارع يُفتح بـ 0774.']]),
      ...withoutCodes('zh-Hans', [['44号的钥匙', '两把，吊牌118。临街的门按0774。']]),
    ],
    layout,
  );
}
