/** A chain of inns in Japanese: bookings, rooms, lockers and points, and no code that signs anybody in. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<div>宿処つばめ</div>${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}<div>宿処つばめ予約係</div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('ja', [
        ['ご予約を承りました', '予約番号　<b>7741208</b>\n11月22日から二泊、お二人様\nフロントで番号をお伝えください。'],
        ['お部屋のご案内', 'お部屋は 0417 号室です。鍵は部屋の箱にあり、5520 に合わせると開きます。'],
        ['館内の無線', '接続名 tsubame-3F、合言葉は <code>kawa8831</code> です。'],
        ['領収書', '領収書番号 <b>20261122-0338</b>\n金額 18,400 円'],
        ['会員の皆さまへ', '会員番号 660 218 のポイントは 1,204 点です。期限は来年三月末です。'],
        ['冬の割引', '予約画面の「割引」に <b>YUKI10</b> と入れると一割引きになります。'],
        ['お忘れ物', '管理番号 88214 で傘をお預かりしています。'],
      ]),
    ],
    layout,
  );
}
