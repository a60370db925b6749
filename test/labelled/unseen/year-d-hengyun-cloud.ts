/** A Chinese cloud console: codes, an address, a member, bills, warnings; in simplified Chinese and English. */
import { bothParts } from '../both-parts.ts';
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [bind, release, english] = [random.digits(6), random.digits(6), random.digits(6)];
  const uid = `10${random.digits(14)}`;
  const instance = `i-${random.text('abcdefghijkmnpqrstuvwxyz0123456789', 18)}`;
  const member = `https://signin.hengyun-cloud.example/invite/accept.htm?ticket=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 44)}`;
  const mailbox = `https://account.hengyun-cloud.example/email/verify?uid=${uid}&sign=${random.text('0123456789abcdef', 32)}`;
  const amount = (random.whole(2000, 99000) / 100).toFixed(2);
  const drafts: Draft[] = [
    {
      name: 'address to bind',
      language: 'zh-Hans',
      subject: '【恒云】绑定邮箱验证码',
      body: `<p>尊敬的恒云用户：</p><p>您好！您正在为账号 <b>robin_ops</b> 绑定安全邮箱，本次操作的校验码如下：</p>
<p style="font-size:28px;color:#0064c8;font-weight:bold;margin:18px 0">${bind}</p>
<p>请在 15 分钟内完成验证。若不是您本人所为，不必理会此信，账号不会发生任何变化。</p>`,
      codes: [bind],
    },
    {
      name: 'release of a machine',
      language: 'zh-Hans',
      subject: '【恒云】敏感操作身份验证',
      body: `<p>尊敬的 ${uid.slice(0, 4)}****${uid.slice(-4)}，您好：</p><p>您的账号正在控制台执行「释放云服务器」操作，实例 ID：${instance}，地域：华东2（上海）。该操作不可恢复。</p>
<p>验证码：<span style="color:#ff6a00;font-weight:bold">${release}</span>，5 分钟内有效。切勿将验证码告知他人，恒云工作人员不会向您索取。</p>
<p>如果这不是您的操作，请立即<a href="https://account.hengyun-cloud.example/secure/freeze">冻结账号</a>并拨打 95${random.digits(3)} 转 1。</p>`,
      codes: [release],
    },
    {
      name: 'a member',
      language: 'zh-Hans',
      subject: '岑一鸣邀请您加入企业「青岚科技」的恒云资源目录',
      body: `<p>您好，</p><p>企业管理员 岑一鸣（cen@qinglan-tech.example）邀请您以<b>成员账号</b>身份加入资源目录「青岚科技」，并授予以下权限策略：ECSReadOnlyAccess、OSSFullAccess。</p>
<p style="margin:24px 0"><a href="${member}" style="background:#0064c8;color:#fff;padding:10px 32px;text-decoration:none">查看并接受邀请</a></p>
<p>邀请编号 h-${random.text('0123456789abcdefgh', 12)}，将于 14 天后过期。接受后，账单由企业统一支付。</p>`,
      links: [member],
    },
    {
      name: 'address for notices',
      language: 'zh-Hans',
      subject: '请验证您的消息接收邮箱',
      body: `<p>尊敬的用户，</p><p>robin@postroom.localhost 已被添加为账号 ${uid} 的消息接收人，用于接收<b>安全消息、故障消息、财务消息</b>。</p>
<p>为确保您能及时收到通知，请点击以下链接激活（48 小时内有效）：</p>
<p><a href="${mailbox.replace('&', '&amp;')}" style="word-break:break-all">${mailbox.replace('&', '&amp;')}</a></p><p>若未激活，系统不会向该邮箱推送任何消息。</p>`,
      links: [mailbox],
    },
    {
      name: 'balance',
      language: 'zh-Hans',
      subject: '【恒云】欠费预警：您的账户余额不足',
      body: `<p>尊敬的恒云用户 robin_ops：</p><p>截至 2026-06-${random.whole(10, 28)} 09:00:00，您的账户可用额度为 <b>¥ ${(random.whole(100, 4900) / 100).toFixed(2)}</b>，低于您设置的预警阈值 ¥ 50.00。按近 7 日平均消费估算，预计可用 2 天。</p>
<table border="1" cellspacing="0" cellpadding="6" style="border-collapse:collapse;font-size:12px;border-color:#ddd"><tr bgcolor="#f5f5f6"><th>产品</th><th>计费方式</th><th>昨日消费</th></tr><tr><td>云服务器 ECS</td><td>按量付费</td><td>¥ ${(random.whole(500, 2500) / 100).toFixed(2)}</td></tr><tr><td>对象存储 OSS</td><td>按量付费</td><td>¥ 0.${random.digits(2)}</td></tr></table>
<p>欠费后 15 天内未充值，实例将被释放且数据无法找回。<a href="https://usercenter.hengyun-cloud.example/recharge">立即充值</a></p>`,
    },
    {
      name: 'statement',
      language: 'zh-Hans',
      subject: '恒云 2026 年 7 月账单及发票通知',
      body: `<p>您的 2026 年 7 月账单已出。</p><ul><li>账单号：${random.digits(16)}</li><li>应付金额：¥ ${amount}</li><li>代金券抵扣：¥ 10.00（券号 ${random.digits(12)}）</li><li>支付流水：${random.digits(28)}</li></ul>
<p>电子发票（发票号码 ${random.digits(20)}，校验码后六位 ${random.digits(6)}）已开具，抬头：青岚科技（杭州）有限公司，税号 91330106MA${random.text('ABCDEFGHJKLMNPQRTUWXY0123456789', 8)}。可在<a href="https://usercenter.hengyun-cloud.example/invoice">发票管理</a>中下载 OFD 或 PDF 版式文件。</p>`,
    },
  ];
  const text = `Dear customer,

You are signing in to the Hengyun Cloud console from a device that we have not seen before (Linux, Frankfurt, 192.0.2.${random.whole(3, 250)}).

Dynamic code: ${english}

Type it on the sign-in page within 5 minutes. Account ID: ${uid}

This is an automated message from Hengyun Cloud (Singapore) Private Limited. Please do not reply.
`;
  const inEnglish = bothParts({
    from: '"Hengyun Cloud" <system@notice.hengyun-cloud.example>',
    subject: '[Hengyun Cloud] Dynamic code for console sign-in',
    encoding: 'quoted-printable',
    text,
    html: page(
      `<p>Dear customer,</p><p>You are signing in to the Hengyun Cloud console from a device that we have not seen before.</p>
<p>Dynamic code: <b style="font-size:20px;color:#0064c8">${english}</b></p><p>Type it on the sign-in page within 5 minutes. Account ID: ${uid}</p>`,
      'This is an automated message from Hengyun Cloud (Singapore) Private Limited. Please do not reply.',
    ),
    header: ['X-Priority: 3', 'Auto-Submitted: auto-generated'],
  });
  return [
    ...laidOut(drafts, ({ body }) => ({ html: page(body, chinese) })),
    { name: 'sign-in in English', language: 'en', ...inEnglish, codes: [english], links: [], best: { code: english } },
  ];
}

const chinese = `此为系统邮件，请勿回复。如需帮助请提交<a href="https://workorder.hengyun-cloud.example/">工单</a>。恒云计算有限公司 · 浙ICP备20260088号 · <a href="https://notifications.hengyun-cloud.example/subscribe">管理订阅</a>`;

function page(body: string, footer: string): string {
  return `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"/></head><body>
<table width="100%" border="0" cellspacing="0" cellpadding="0" bgcolor="#f3f3f3"><tbody><tr><td align="center" style="padding:20px 0">
<table width="680" border="0" cellspacing="0" cellpadding="0" bgcolor="#ffffff" style="font-family:'Microsoft YaHei',arial,sans-serif;font-size:14px;line-height:24px;color:#333"><tbody>
<tr><td height="56" style="background:#181818;padding-left:28px"><img height="24" src="https://img.hengyun-cloud.example/tfs/TB1-logo-white.png" alt="Hengyun 恒云"/></td></tr>
<tr><td style="padding:24px 28px">${body}</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid #eee;font-size:12px;color:#999">${footer}</td></tr>
</tbody></table></td></tr></tbody></table></body></html>`;
}
