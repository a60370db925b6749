/** A magazine’s readers’ desk in English, Danish, Hungarian, Greek and Persian: crosswords, prize draws, page numbers and back issues. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<h2 style="font-family:Bodoni MT">${subject}</h2><p style="columns:2">${body.split('\n').join('</p><p>')}</p>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Solution of puzzle 118', 'Across 4 was LANTERN, down 7 was MOTH. The number to send in was 20418.'],
        ['Win a boat', 'Send 4417 on a card by 30 May. One of the 377 cards wins.'],
        ['Your subscription', 'Subscriber 0044-118, paid to issue 52. Back issues at 7.70.'],
        ['Errata', 'On page 118 read 1,180 for 1,810.'],
        ['Read us on the tablet', 'This month anybody may read with MAY-IS-FREE in the corner of the app.'],
      ]),
      ...withoutCodes('da', [['Løsning på opgave 118', 'Vandret 4 var LYGTE. Tallet til konkurrencen var 20418.']]),
      ...withoutCodes('hu', [['A 118. rejtvény megfejtése', 'Vízszintes 4: LÁMPÁS. A beküldendő szám 20418 volt.']]),
      ...withoutCodes('el', [['Λύση του σταυρολέξου 118', 'Οριζόντια 4: ΦΑΝΑΡΙ. Ο αριθμός για την κλήρωση ήταν 20418.']]),
      ...withoutCodes('fa', [['پاسخ جدول ۱۱۸', 'افقی ۴: فانوس. عدد مسابقه 20418 بود.']]),
    ],
    layout,
  );
}
