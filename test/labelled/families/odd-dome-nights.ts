/** An observatory that lends its telescopes by night: English and Japanese, monospaced notes of a control program. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({ html: `<pre style="font:14px monospace">${body}</pre>` });

export function mails(random: Random): FamilyMail[] {
  const [slew, dome, camera, guest] = [
    random.digits(7),
    random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 6),
    random.digits(6),
    random.digits(6),
  ];
  return laidOut(
    [
      {
        name: 'slewing the big mirror',
        language: 'en',
        subject: 'T2 is parked and listening',
        body: `T2 will not move for a stranger.\nSay this to it:   ${slew}\nTarget            NGC 7331\nSlot              23:40 to 01:10 UT\nHeard until       23:50 UT`,
        codes: [slew],
      },
      {
        name: 'opening the dome in drizzle',
        language: 'en',
        subject: 'Override of the rain sensor',
        body: `You want the shutter open at 71 % humidity.\nWe can't stop you. Spell it out in the control strip:\n\n  ${dome}\n\nLog entry 20931 will carry your name.`,
        codes: [dome],
      },
      {
        name: 'frames of the night',
        language: 'en',
        subject: 'Frames 004411 to 004470 are yours',
        body: '60 frames, 1.9 GB, seeing 1.8".\nSequence 88120 finished at 04:12 UT. Two were thrown away: 004423, 004458.',
      },
      {
        name: 'カメラの冷却',
        language: 'ja',
        subject: 'カメラの冷却を始める前に',
        body: `冷却はマイナス二十度まで。始めてよければ操作卓に ${camera} と打ってください。\n予約番号 5521、観測室 3、午後九時から。`,
        codes: [camera],
      },
      {
        name: '見学者の端末',
        language: 'ja',
        subject: '見学の皆さまへ貸し出す端末について',
        body: `端末は起動すると数字をたずねます。\n今夜の分は\n\n${guest}\n\nです。夜が明けると使えません。`,
        codes: [guest],
      },
      {
        name: '曇りで中止',
        language: 'ja',
        subject: '今夜の観望会は中止します',
        body: '雲量 9。次回は 12 月 4 日、受付 1830 から。整理券 0214 はそのままお持ちください。',
      },
    ],
    layout,
  );
}
