/** A garden shop that sends vouchers, in English and German: each has a code for the checkout, and none that signs anybody in. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<div align="center"><img alt="Root &amp; Rake" src="cid:logo">${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}<p><small>Root &amp; Rake Ltd.</small></p></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        [
          '15% off bulbs, today only',
          'Planting weather!\nType this in your basket:\n<b style="font-size:28px;letter-spacing:3px">BULB15</b>\nEnds at midnight.',
        ],
        [
          'We owe you a tenner',
          'Sorry that your roses were late. Here is £10 off whatever you like next:\n<b>RR-SORRY-4471</b>\nEnter it before you pay. It expires on 31 January.',
        ],
        [
          'Your gift card',
          'From Ada, for your birthday: £25.\nCard number 6033 1204 7718\nPIN 5520\nUse both in the shop or online until it is spent.',
        ],
        ['A friend sent you seeds', 'Use ADA-ROBIN-22 when you order and you both get a free packet.'],
        ['Last chance: code ends tonight', 'Your code <u>FROST20</u> expires in 5 hours. Copy it, paste it, save 20%.'],
      ]),
      ...withoutCodes('de', [
        [
          '20 % auf Zwiebeln',
          'Jetzt pflanzen!\nIm Warenkorb eingeben:\n<b style="font-size:28px">ZWIEBEL20</b>\nBis Sonntag, einmal je Haushalt.',
        ],
        ['Ihr Guthaben von 10 Euro', 'Geben Sie an der Kasse <b>418 220 903</b> ein, dann ziehen wir es ab. Gültig drei Jahre.'],
        ['Danke für die Bewertung', 'Als Dank gibt es Porto umsonst mit <code>PORTO-7F2K</code>.'],
      ]),
    ],
    layout,
  );
}
