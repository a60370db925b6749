/** A night pharmacy in English, Portuguese, Greek and Thai: records are opened by their owner, and hatches, receipts and doses have numbers of their own. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="border:3px double #080;border-radius:12px;padding:18px;font-family:Tahoma">${body
    .split('\n')
    .map((line) => `<div style="margin:9px 0">${line}</div>`)
    .join('')}</div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Someone is at your medicine record',
          'If it is you, carry <b>#</b> over to where you left off.\nIf it is not, the record stays shut and you need do nothing.',
          '914062',
        ],
        [
          'Let Dr Okafor look',
          'Dr Okafor has asked to see what you take. To let her, give our page <b>#</b>; to keep it to yourself, don’t.',
          '55318',
        ],
        [
          'Your first visit online',
          'We made you a record at the hatch. It wakes up on <b>#</b> and a word of your own choosing.',
          'NP7Q2',
        ],
      ]),
      ...withCodes('pt-BR', [['Alguém quer abrir sua ficha', 'É você? Leve <b>#</b> até a página que deixou aberta.', '380917']]),
      ...withCodes('el', [['Κάποιος ανοίγει τον φάκελό σας', 'Αν είστε εσείς, πείτε στη σελίδα <b>#</b>.', '627140']]),
      ...withCodes('th', [['มีคนกำลังเปิดประวัติยาของคุณ', 'ถ้าเป็นคุณ ให้นำ <b>#</b> ไปใส่ในหน้าที่เปิดค้างไว้', '145893']]),
      ...withoutCodes('en', [
        ['Ready at the hatch', 'Your medicine is ready. Say 417 at the hatch, any time tonight.'],
        ['Repeat 20260418', 'Amlodipine 5 mg, 28 tablets, batch AM7703. Next due 12 May.'],
        ['Receipt', '2 items, £18.80, till 3, slip 004417.'],
        ['We spoke to Dr Okafor', 'She may look until June. You said so on 4 May at 21:10 with 55318.'],
        ['Recall of a batch', 'Batch PX2204 only. Look at the flap of the box.'],
      ]),
      ...withoutCodes('pt-BR', [['Pronto no guichê', 'Seu remédio está pronto. Diga 417 no guichê.']]),
      ...withoutCodes('el', [['Έτοιμο στη θυρίδα', 'Το φάρμακό σας είναι έτοιμο. Πείτε 417 στη θυρίδα.']]),
      ...withoutCodes('th', [['ยาพร้อมรับ', 'แจ้งเลข 417 ที่ช่องรับยา']]),
    ],
    layout,
  );
}
