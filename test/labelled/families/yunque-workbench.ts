/** A Chinese maker of office software, simplified and traditional: cards with a grey box, reports with numbers, invitations to meetings. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="font-family:'PingFang SC',sans-serif;padding:24px;border:1px solid #ddd">${body
    .split('\n')
    .map((line) =>
      /^[\dA-Z-]{4,}$/.test(line)
        ? `<div style="background:#f2f3f5;font-size:26px;text-align:center">${line}</div>`
        : `<p>${line}</p>`,
    )
    .join('')}<p style="color:#aaa;font-size:12px">云雀工作台 京ICP备2204417733号</p></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('zh-Hans', [
        ['登录云雀', '罗宾，你好！\n把下面这串数字填进登录框：\n#\n十分钟后它就没用了。', '730641'],
        ['换绑手机', '尾号0182的手机要绑到你的账号上，确认的话请输 #。', '5528'],
        ['导出全部资料', '导出任务77031需要本人同意。\n授权口令：#\n给了别人，资料就归别人了。', 'Y7-4KQM'],
      ]),
      ...withCodes('zh-Hant', [
        ['雲雀：新裝置', '有一台新的平板想登入。\n#\n在平板上打這六個數字即可。', '209418'],
        ['重設密碼', '臨時密碼為 #，登入後請馬上改掉。', 'tk59vxw'],
      ]),
      ...withoutCodes('zh-Hans', [
        ['登录提醒', '11:20 有人用数字 730641 登录了你的账号，地点成都。'],
        ['周会邀请', '会议号：338 204 177\n入会密码：604177\n周三 15:00 开始'],
        ['审批通过', '报销单 BX20261126-0044 已通过，金额 1184.02 元。'],
        ['快递到了', '3号柜，取件码 8-4-4471，请在今晚前取走。'],
        ['防骗小课堂', '骗子会说“把482913报给我”。别报。'],
        ['考勤月报', '应出勤 22 天，迟到 3 次，工号 20417。'],
      ]),
      ...withoutCodes('zh-Hant', [
        ['發票開立', '發票號碼 QK-11840244，隨機碼 7731，金額 450。'],
        ['折扣', '結帳時填 LARK2026 打八五折。'],
        ['客服單', '案件 5509147 已結案。'],
      ]),
    ],
    layout,
  );
}
