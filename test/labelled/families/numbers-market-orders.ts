/** A marketplace in Chinese: orders, parcels, pick-up numbers and coupons, and no code that signs anybody in. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<section><h4>百货集</h4>${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</section>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('zh-Hans', [
        ['订单已发货', '订单号：<b>2611240417</b>\n运单号：<b>SF7712043318</b>\n预计周四送达。'],
        ['包裹到站', '您的包裹放在 3 号柜，凭取件码 <b style="font-size:26px">8-2-5520</b> 领取，保存 48 小时。'],
        ['满减券到账', '结算时填写 <b>SHUANG12</b>，满 200 减 30，限用一次。'],
        ['退款成功', '退款 ¥96.40 已原路退回，流水号 90441772。'],
        ['发票已开', '发票代码 044002600111\n发票号码 20714338\n校验码后六位 118204'],
        ['谨防诈骗', '客服不会向您索要验证码。近期有人冒充客服，称“验证码是 654321”，请勿理会。'],
        ['评价有礼', '给订单尾号 0417 的商品写评价，可得 20 积分。'],
      ]),
    ],
    layout,
  );
}
