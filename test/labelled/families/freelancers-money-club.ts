/** A club of freelancers that lends money, in English, Dutch, Hungarian, Indonesian and Japanese; chatty, with the value in the subject as often as in the text. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: body
    .split('\n')
    .map((line) => `<p style="font-family:'Work Sans'">${line}</p>`)
    .join(''),
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          '#, for the loan',
          'That up there is for step four, where the page has stopped. Then the 4,400 are yours on Tuesday.',
          '714028',
        ],
        ['It is really you, isn’t it?', 'The vault saw a stranger’s laptop. Put its mind at rest: #.', '90463'],
        [
          'Change where we pay you',
          'From DE.. 0182 to DE.. 0377. Done as soon as you have backed it with # on the page.',
          'JAR-5582',
        ],
      ]),
      ...withCodes('nl', [['#, voor de lening', 'Dat is voor stap vier, waar de pagina is blijven staan.', '382610']]),
      ...withCodes('hu', [['#, a kölcsönhöz', 'Ez a negyedik lépéshez kell, ahol az oldal megállt.', '605917']]),
      ...withCodes('id', [['#, untuk pinjaman', 'Itu untuk langkah keempat, tempat halaman berhenti.', '841273']]),
      ...withCodes('ja', [['#（お借入れ用）', '画面が止まっている四番目の手順にお使いください。', '297560']]),
      ...withoutCodes('en', [
        ['4400, paid out', 'The 4,400 left us at 09:12. Loan 20418, first instalment 118.40 on 1 June.'],
        ['20418, your loan in numbers', 'Rate 4.4, term 38 months, fee 0.'],
        ['Tell a friend', 'Both of you get 20 when your friend names ROBIN-20 in step one.'],
        ['Nothing to do about 0377', 'We pay you to DE.. 0377 from now on. You backed it with JAR-5582.'],
      ]),
      ...withoutCodes('nl', [['4400, uitbetaald', 'De 4.400 zijn om 09.12 uur overgemaakt. Lening 20418.']]),
      ...withoutCodes('hu', [['4400, kifizetve', 'A 4400 elment 09:12-kor. Kölcsön 20418.']]),
      ...withoutCodes('id', [['4400, sudah dibayar', '4.400 keluar pukul 09.12. Pinjaman 20418.']]),
      ...withoutCodes('ja', [['4400、振込済み', '9時12分に振り込みました。契約20418。']]),
    ],
    layout,
  );
}
