/** A tea auction in simplified Chinese and English: lots, weights and bids around what a bidder has to say. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="border-left:4px solid #6a8;padding-left:16px">${body
    .split('\n')
    .map((line) => `<div>${line}</div>`)
    .join('')}</div>`,
});

export function mails(random: Random): FamilyMail[] {
  const [bid, seat, sample, pay] = [
    random.digits(6),
    random.text('ABCDEFGHJKLMNPRSTUVWXYZ', 5),
    random.digits(4),
    random.digits(8),
  ];
  return laidOut(
    [
      {
        name: '落槌前再认一次人',
        language: 'zh-Hans',
        subject: '拍品 88 的一口价',
        body: `罗宾老师：\n拍品 88（易武 2007，357 克）由您出价 4,600 元。\n落槌前还要认一认是不是您本人，把 <strong>${bid}</strong> 报在牌子下面那一行即可。\n三分钟不报，视为放弃。`,
        codes: [bid],
      },
      {
        name: '换座席',
        language: 'zh-Hans',
        subject: '您的座席搬到新平板上',
        body: `新平板第一次开口会问您五个大写字母：\n${seat}\n答对便入座，旧平板自行退席。`,
        codes: [seat],
      },
      {
        name: '成交单',
        language: 'zh-Hans',
        subject: '成交单 20261124',
        body: '拍品 91，成交 3,200 元，佣金 12%。\n提货凭身份证，仓号 0417。\n下一场 12 月 4 日 14:00。',
      },
      {
        name: 'sample tray',
        language: 'en',
        subject: 'Sample tray for lot 214',
        body: `The tray holds 12 sachets of 5 g.\nIts lid is held by a dial. ${sample} turns it, for tasters only, which since Friday means you as well.`,
      },
      {
        name: 'paying for a lot from abroad',
        language: 'en',
        subject: 'Lot 91, settlement from Rotterdam',
        body: `CNY 3,584 will leave your deposit.\nTwo clerks must nod. You are the second, and your nod is\n<tt style="font-size:22px">${pay.slice(0, 4)} ${pay.slice(4)}</tt>\nplaced under the seal of the slip.`,
        codes: [pay],
      },
      {
        name: 'storage fee',
        language: 'en',
        subject: 'Warehouse 7, November',
        body: 'Nine cases, 31 days, CNY 279.\nSlip 70118, humidity 62 to 66 %.\nCollected goods: none.',
      },
    ],
    layout,
  );
}
