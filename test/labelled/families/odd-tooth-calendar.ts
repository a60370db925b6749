/** Dentists in Korean and Japanese: cards with a calendar, polite phrases, and digits for forms at home. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="width:360px;border-radius:16px;background:#eefafa;padding:24px">${body
    .split('\n')
    .map((line) => `<p style="margin:10px 0">${line}</p>`)
    .join('')}</div>`,
});

export function mails(random: Random): FamilyMail[] {
  const [form, photo, kin, late] = [random.digits(6), random.digits(5), random.digits(6), random.digits(4)];
  return laidOut(
    [
      {
        name: '문진표를 집에서',
        language: 'ko',
        subject: '문진표를 미리 써 주세요',
        body: `로빈 님, 12월 3일 오후 2시에 뵙겠습니다.\n문진표는 여섯 자리를 먼저 적어야 펼쳐집니다.\n<b style="font-size:28px">${form}</b>\n차트 번호 20418은 적지 않으셔도 됩니다.`,
        codes: [form],
      },
      {
        name: '엑스레이 사진',
        language: 'ko',
        subject: '사진 3장을 다른 병원에 보냅니다',
        body: `새봄치과가 사진 3장을 달라고 합니다. 괜찮으시면 그쪽 접수대에 ${photo} 라고 말씀해 주세요.\n말씀이 없으면 보내지 않습니다.`,
        codes: [photo],
      },
      {
        name: '예약 변경',
        language: 'ko',
        subject: '예약이 바뀌었습니다',
        body: '12월 3일 14:00 → 12월 5일 15:30, 2층 4번 의자.\n대기표는 0214입니다.\n주차는 2시간까지 됩니다.',
      },
      {
        name: 'ご家族の方へ',
        language: 'ja',
        subject: 'お子さまの治療計画をご覧になる前に',
        body: `ご家族だけにお見せする紙です。\n扉の前で ${kin} とおっしゃってください。\n診察券 7714 はお手元のままで結構です。`,
        codes: [kin],
      },
      {
        name: '夜間の連絡',
        language: 'ja',
        subject: '今夜痛みが出たときは',
        body: `夜間の電話は 050-5550-0148 です。\n自動の声が四けたをたずねますので、${late} と押してください。\n明朝まで有効な、ロビン様だけの番号です。`,
        codes: [late],
      },
      {
        name: '領収',
        language: 'ja',
        subject: '領収書のお知らせ',
        body: '3,240 円、点数 1080。\n領収書 202611-0417。\n次回は 12 月 8 日 10 時、席 2。',
      },
    ],
    layout,
  );
}
