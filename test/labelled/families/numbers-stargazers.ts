/** Amateur astronomers in English, German, Japanese and Korean: catalogue numbers, coordinates, dome locks and live sessions, and no proof of anybody. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ text: `* . ☆ . *\n${body}\n* . ☆ . *` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Tonight’s list', 'M31 at 21:40, NGC 7331 at 22:15, Pallas near 47 Psc. Bring the 12 mm.'],
        ['Observing run logged', 'Run 4417: 118 frames of 300 s, seeing 1.8. File 20260418_0042.'],
        ['The dome', 'Turn the dial to 52-14-38, lift, and mind the cat.'],
        ['Live from the big one', 'Type ORION-PUBLIC into the viewer to look through the 90 cm. Everyone may.'],
        ['Variable star estimate', 'You sent 8.4 for SS Cyg. AAVSO code of yours is HMR.'],
        ['Membership 2026', 'You are member 0377. Dues 40, paid 12 January.'],
      ]),
      ...withoutCodes('de', [
        ['Heute Nacht', 'M31 um 21:40, NGC 7331 um 22:15. Okular 12 mm mitbringen.'],
        ['Kuppel', 'Das Vorhängeschloss der Kuppel steht auf 521, bitte verdrehen.'],
        ['Öffentlicher Blick', 'Wer mitschauen will, gibt im Betrachter ORION-ALLE ein. Für jeden offen.'],
      ]),
      ...withoutCodes('ja', [
        ['今夜の対象', '21時40分 M31、22時15分 NGC7331。接眼 12mm。'],
        ['ドームの鍵', 'ダイヤルは52-14-38です。閉め忘れに注意。'],
      ]),
      ...withoutCodes('ko', [
        ['오늘 밤 목록', '21시 40분 M31, 22시 15분 NGC 7331.'],
        ['돔 자물쇠', '다이얼은 521입니다. 고양이 조심.'],
      ]),
    ],
    layout,
  );
}
