/** A Chinese video site: boxes of HTML with verification codes, activations, reviews of uploads, memberships and gifts; Chinese and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const box = (
  title: string,
  body: string,
) => `<div style="width:600px;margin:0 auto;border:1px solid #e7e7e7;font-family:PingFang SC,Microsoft YaHei,Arial">
<div style="background:#fb7299;padding:12px 24px;color:#fff;font-size:20px">电光视频 ▶</div>
<div style="padding:24px;font-size:14px;line-height:24px;color:#222"><strong>${title}</strong><br>${body}</div>
<div style="padding:12px 24px;background:#f6f6f6;font-size:12px;color:#999">此为系统邮件,请勿回复<br>客服热线 4000-233-233 · 沪ICP备13002172号 · 上海市杨浦区政立路485号</div></div>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const change = random.digits(6);
  const abroad = random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 6);
  const activate = `https://passport.dianguang.example/mail/active?mid=${random.digits(9)}&sign=${random.text('abcdef0123456789', 32)}`;
  const recover = `https://passport.dianguang.example/pwd/${random.text('abcdef0123456789', 40)}`;
  const uid = random.digits(9);
  const bind = random.digits(6);
  const bound = `https://passport.dianguang.example/mail/bind/${random.text('abcdef0123456789', 36)}`;
  return [
    {
      name: 'code of sign-in',
      language: 'zh-Hans',
      subject: `【电光视频】验证码:${login}`,
      html: box(
        '亲爱的用户:',
        `您正在登录电光视频,验证码为 <span style="color:#fb7299;font-size:24px">${login}</span>,10分钟内有效。<br>如非本人操作,请尽快修改密码。`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'code to change the phone',
      language: 'zh-Hans',
      subject: '更换绑定手机',
      html: box(
        `Robin(UID:${uid})您好`,
        `您申请将绑定手机由 138****${random.digits(4)} 更换为 186****${random.digits(4)}。请在页面中填写以下数字以继续:<br><br>
<table cellspacing="6"><tr>${[...change].map((digit) => `<td style="background:#f1f2f3;width:36px;text-align:center;font-size:22px">${digit}</td>`).join('')}</tr></table><br>更换后原手机号将无法用于找回账号。`,
      ),
      codes: [change],
      links: [],
      best: { code: change },
    },
    {
      name: 'code in English',
      language: 'en',
      subject: 'Dianguang Video: verify it is you',
      html: box(
        'Hi there,',
        `We got a login request from a place you have not used before (Kuala Lumpur). Fill in <b>${abroad}</b> to go on; upper or lower case does not matter.<br>Expires in 30 minutes. UID ${uid}.`,
      ),
      codes: [abroad],
      links: [],
      best: { code: abroad },
    },
    {
      name: 'activation of the mailbox',
      language: 'zh-Hans',
      subject: '请激活您的邮箱',
      html: box(
        '感谢注册!',
        `请点击下面的链接完成邮箱激活,链接48小时内有效:<br><a href="${activate.replace('&', '&amp;')}">${activate.replace('&', '&amp;')}</a><br>点不开的话,把整行地址粘贴到浏览器里即可。`,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'recovery of the account',
      language: 'zh-Hans',
      subject: '账号申诉已通过,请重设密码',
      text: `您好:

您提交的账号申诉(申诉单号 ${random.digits(14)})已审核通过。
请于 2026-07-${random.whole(10, 31)} 前访问 ${recover} 重新设置登录密码,逾期需再次提交申诉。

设置成功后,其他设备上的登录状态会全部失效。

电光视频账号中心`,
      codes: [],
      links: [recover],
      best: { link: recover },
    },
    {
      name: 'upload has passed',
      language: 'zh-Hans',
      subject: '您的稿件已通过审核',
      html: box(
        '恭喜,稿件已发布',
        `稿件编号:BV1${random.text('abcdefghjkmnpqrstuvwxyzABCDEFGH123456789', 9)}<br>标题:周末骑行120公里记录<br>截至发信时:播放 ${random.digits(4)}、点赞 ${random.digits(3)}、投币 ${random.digits(2)}<br><a href="https://www.dianguang.example/creator/${uid}">前往创作中心</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'membership renewed and a gift code',
      language: 'zh-Hans',
      subject: '大会员续费成功,附赠兑换码一枚',
      html: box(
        '续费成功',
        `扣款金额:¥25.00(订单号 ${random.digits(18)})<br>到期时间:2026-09-${random.whole(10, 30)} 23:59<br>赠礼:奶茶满20减5兑换码 <b>${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 12)}</b>,到店出示即可,年底前使用。<br>如需关闭自动续费,请至少提前1天在App内操作。`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'code and link to bind the mailbox',
      language: 'zh-Hans',
      subject: '绑定邮箱确认',
      html: box(
        `UID ${uid}:`,
        `请在绑定页面输入确认码 <b>${bind}</b>,或直接<a href="${bound}">点此完成绑定</a>(2小时内有效)。<br>绑定后可用邮箱找回密码。`,
      ),
      codes: [bind],
      links: [bound],
      best: { code: bind },
    },
  ];
}
