/** A Chinese cloud provider with old table layouts in Simplified Chinese: codes, member invitations, invoices, expiring servers, alarms. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const bind = random.digits(6);
  const destroy = random.digits(6);
  const remote = random.digits(4);
  const token = () => random.text('0123456789abcdefghijklmnopqrstuvwxyz', 36);
  const invite = `https://account.lanqiaoyun.example/ram/invitation/accept?token=${token()}&uid=${random.digits(16)}`;
  const activate = `https://passport.lanqiaoyun.example/register/active.htm?sign=${token()}`;
  const instance = `i-bp1${random.text('0123456789abcdefghijkmnpqrstuvwxyz', 17)}`;
  const ip = `47.${random.whole(90, 120)}.${random.whole(2, 250)}.${random.whole(2, 250)}`;
  const drafts: Draft[] = [
    {
      name: 'address to bind',
      language: 'zh-Hans',
      subject: '【蓝桥云】邮箱绑定验证码',
      body: `<p>尊敬的用户 robin****@:</p>
<p>您正在进行<b>绑定邮箱</b>操作，请在验证码输入框中填写：<span style="color:#ff6a00;font-size:20px;font-weight:bold">${bind}</span>，以完成验证。</p>
<p style="color:#999">注意：此操作可能会修改您的登录信息。如非本人操作，请及时登录控制台并修改密码（工作人员不会向您索取此验证码，请勿泄漏）。</p>`,
      codes: [bind],
    },
    {
      name: 'server to release',
      language: 'zh-Hans',
      subject: '蓝桥云敏感操作身份验证',
      body: `<p>您好！账号 lq_${random.digits(8)} 申请<b>释放云服务器</b>，释放后数据无法恢复。</p>
<table border="1" cellspacing="0" cellpadding="6" style="border-collapse:collapse;font-size:12px" bordercolor="#dddddd">
<tr bgcolor="#f7f7f7"><td>实例 ID</td><td>公网 IP</td><td>地域</td><td>校验码</td></tr>
<tr><td>${instance}</td><td>${ip}</td><td>华东 2（上海）可用区 B</td><td><b>${destroy}</b></td></tr></table>
<p>校验码 15 分钟内有效，仅可用于本次操作。</p>`,
      codes: [destroy],
    },
    {
      name: 'sign-in elsewhere',
      language: 'zh-Hans',
      subject: '异地登录校验',
      body: `<p>系统发现有人于 2026-03-${random.whole(10, 30)} 22:${random.whole(10, 59)}:08 在 <u>广西南宁</u>(${ip})尝试登录，与您的常用地点不符。</p>
<p>若是您本人，输入动态码 ${remote} 即可继续登录；若不是，说明密码可能已经泄露，建议立刻改密并开启 MFA。</p>`,
      codes: [remote],
    },
    {
      name: 'invitation to an account',
      language: 'zh-Hans',
      subject: '青禾科技 邀请您加入其企业账号',
      body: `<p>Robin，您好：</p><p>管理员 陈思远 将您添加为企业账号「青禾科技（${random.digits(10)}）」的子成员，角色：运维只读。</p>
<table cellpadding="0" cellspacing="0"><tr><td bgcolor="#ff6a00" style="padding:10px 28px"><a href="${invite.replaceAll('&', '&amp;')}" target="_blank" style="color:#fff;text-decoration:none">接受邀请</a></td></tr></table>
<p>若按钮无法点击，请复制地址到浏览器打开：<br>${invite.replaceAll('&', '&amp;')}</p><p>邀请 7 天后失效。</p>`,
      links: [invite],
    },
    {
      name: 'account to activate',
      language: 'zh-Hans',
      subject: '请激活您的蓝桥云账号',
      body: `<p>感谢注册！离开通只差最后一步：</p><p><a href="${activate}">${activate}</a></p>
<p>链接有效期为 48 小时。新用户首购 2 核 2G 轻量服务器 <b>¥68/年</b>，每人限购 1 台。</p>`,
      links: [activate],
    },
    {
      name: 'server expires',
      language: 'zh-Hans',
      subject: '【续费提醒】您有 1 台云服务器将于 7 天后到期',
      body: `<p>尊敬的 lq_${random.digits(8)}:</p>
<table border="1" cellspacing="0" cellpadding="6" style="border-collapse:collapse;font-size:12px" bordercolor="#dddddd">
<tr bgcolor="#f7f7f7"><td>产品</td><td>实例名称</td><td>到期时间</td><td>续费价（元/月）</td></tr>
<tr><td>ECS</td><td>${instance}</td><td>2026-10-${random.whole(10, 30)} 00:00:00</td><td>${random.whole(60, 380)}.00</td></tr></table>
<p>到期后将停机，停机 15 天后自动释放。<a href="https://renew.lanqiaoyun.example/list?from=mail_${random.digits(6)}">立即续费</a></p>`,
    },
    {
      name: 'alarm',
      language: 'zh-Hans',
      subject: `[云监控] 报警：CPU 使用率 ${random.whole(91, 99)}%,持续 5 分钟`,
      body: `<p>规则名称：prod-web-cpu<br>规则编号：${random.digits(9)}<br>实例：${instance} / ${ip}<br>触发条件：3 个周期平均值 &gt; 90%<br>触发时间：2026-11-11 00:0${random.digits(1)}:17<br>请求 ID:${random.text('0123456789ABCDEF', 8)}-${random.text('0123456789ABCDEF', 4)}-4${random.text('0123456789ABCDEF', 3)}</p>
<p>报警沉默时间 24 小时。在控制台可以调整阈值。</p>`,
    },
    {
      name: 'invoice',
      language: 'zh-Hans',
      subject: '您申请的电子发票已开具',
      body: `<p>您好，您申请的增值税电子普通发票已经开好。</p>
<p>发票代码：0${random.digits(11)}<br>发票号码：${random.digits(8)}<br>开票日期：2026 年 05 月 ${random.whole(10, 30)} 日<br>校 验 码：${random.digits(5)} ${random.digits(5)} ${random.digits(5)} ${random.digits(5)}<br>价税合计：¥${random.whole(100, 999)}.${random.digits(2)}<br>购方税号：91310115MA1${random.digits(7)}</p>
<p><a href="https://invoice.lanqiaoyun.example/d/${token()}.pdf">下载 PDF</a> | <a href="https://invoice.lanqiaoyun.example/d/${token()}.ofd">下载 OFD</a></p>`,
    },
  ];
  return laidOut(drafts, ({ body }) => ({
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body>
<table width="640" border="0" align="center" cellpadding="0" cellspacing="0" style="font:14px/24px 'Microsoft YaHei',SimSun,Arial;border:1px solid #e5e5e5">
<tr><td height="60" bgcolor="#22272b" style="padding-left:20px"><img src="https://img.lanqiaoyun.example/tfs/TB1logo.png" height="30" alt="蓝桥云 LanqiaoYun"></td></tr>
<tr><td style="padding:24px 30px">${body}</td></tr>
<tr><td bgcolor="#f9f9f9" style="padding:14px 30px;font-size:12px;line-height:20px;color:#999">此为系统邮件，请勿回复。服务热线：95948(7×24 小时)<br>
<a href="https://www.lanqiaoyun.example/">官网</a>  <a href="https://home.lanqiaoyun.example/">控制台</a>  <a href="https://selfservice.lanqiaoyun.example/ticket">工单</a>  <a href="https://msg.lanqiaoyun.example/subscribe">消息订阅设置</a><br>蓝桥云计算（杭州）有限公司 浙B2-20142199 版权所有 © 2010-2026</td></tr></table></body></html>`,
  }));
}
