/** An arcade with cards of points, in traditional Chinese and Korean: loud, short, with exclamation marks. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<body bgcolor="#220033" text="#ffffff"><center><h2>★ ARCADIA ★</h2>${body
    .split('\n')
    .map((line) => `<h3>${line}</h3>`)
    .join('')}</center></body>`,
});

export function mails(random: Random): FamilyMail[] {
  const [card, boss, gift, pair] = [
    random.digits(6),
    random.digits(4),
    random.digits(8),
    random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 6),
  ];
  return laidOut(
    [
      {
        name: '卡片搬家',
        language: 'zh-Hant',
        subject: '你的 8,420 點要搬家囉！',
        body: `新卡插進機台，它會先唱歌再問你一串數字\n<font size="7">${card}</font>\n唱完三遍還沒回答就退卡！\n舊卡尾號 0417`,
        codes: [card],
      },
      {
        name: '家長同意',
        language: 'zh-Hant',
        subject: '小羽想玩到九點',
        body: `您若點頭，請到櫃檯或在家長那一頁留下 ${boss}\n不點頭的話，八點整機台就會跟她說晚安`,
        codes: [boss],
      },
      {
        name: '週年抽獎',
        language: 'zh-Hant',
        subject: '抽獎券 55820417 請收好！',
        body: '頭獎：機車一台\n開獎：12 月 24 日 20:00\n券號 55820417，憑券入場',
      },
      {
        name: '둘이서 한 판',
        language: 'ko',
        subject: '민서가 한 판 붙자는데요!',
        body: `7번 기계에 나란히 앉으세요\n기계가 물으면 둘 다 이렇게 치면 됩니다\n<font size="6">${pair}</font>\n먼저 친 사람이 빨간색!`,
        codes: [pair],
      },
      {
        name: '점수 되찾기',
        language: 'ko',
        subject: '잃어버린 점수 12,400점',
        body: `카드를 잃어버렸다고 하셨죠?\n새 카드에 옮기려면 창구 직원에게 ${gift.slice(0, 4)} ${gift.slice(4)} 을 보여 주세요\n한 번 옮기면 끝!`,
        codes: [gift],
      },
      {
        name: '할인 행사',
        language: 'ko',
        subject: '주말 반값!',
        body: '토요일 13시부터 17시까지\n쿠폰 HALF2026 을 내면 50%\n1인 1매',
      },
    ],
    layout,
  );
}
