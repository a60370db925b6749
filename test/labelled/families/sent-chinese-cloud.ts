/** A Chinese cloud: codes for operations, addresses to confirm, invoices, expiry, alerts; simplified Chinese and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const page = (body: string, footer: string) =>
  `<html><head><meta charset="utf-8"/></head><body><table width="700" border="0" align="center" cellspacing="0" style="width:700px;"><tbody><tr><td><div style="width:700px;margin:0 auto;border-bottom:1px solid #ccc;margin-bottom:30px;"><table border="0" cellpadding="0" cellspacing="0" width="700" height="39" style="font:12px Tahoma, Arial, 宋体;"><tbody><tr><td width="210"><a href="https://www.yunling.example/" target="_blank"><img height="39" src="https://img.yunling.example/mail/yl-logo.png" border="0"></a></td></tr></tbody></table></div><div style="width:680px;padding:0 10px;margin:0 auto;"><div style="line-height:1.5;font-size:14px;margin-bottom:25px;color:#4d4d4d;">${body}</div></div><div style="width:700px;margin:0 auto;border-top:1px solid #ccc;color:#747474;font-size:12px;line-height:1.8;padding:10px;">${footer}</div></td></tr></tbody></table></body></html>`;

const cn =
  '此为系统邮件，请勿回复<br>请保管好您的邮箱，避免账号被他人盗用<br>云岭云计算有限公司 浙ICP备2026001842号 | 客服热线 95187-7';
const en = 'Yunling Cloud (Singapore) Pte. Ltd., 51 Bras Basah Road, #03-06, Singapore 189554';

export function mails(random: Random): FamilyMail[] {
  const bind = random.digits(6);
  const remove = random.digits(6);
  const english = random.digits(6);
  const contact = `https://account.yunling.example/contact/verify.htm?authCode=${random.text('0123456789abcdef', 32)}&lang=zh`;
  const domain = `https://dc.yunling.example/whois/emailverify?token=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 38)}`;
  return [
    {
      name: 'mailbox to be bound',
      language: 'zh-Hans',
      subject: '云岭云：绑定邮箱验证码',
      html: page(
        `<strong style="display:block;margin-bottom:15px;">尊敬的用户：<span style="color:#06c">yl${random.digits(4)}***</span>，您好！</strong>您正在进行<span style="color:#f60">绑定邮箱</span>操作，请在验证码输入框中输入：<span style="color:#f60;font-size:24px;">${bind}</span>，以完成操作。<br><br><small style="color:#747474;">注意：此操作可能会修改您的登录邮箱。如非本人操作，请及时登录并修改密码（工作人员不会向你索取此验证码，请勿泄露！）</small>`,
        cn,
      ),
      codes: [bind],
      links: [],
      best: { code: bind },
    },
    {
      name: 'instance to be released',
      language: 'zh-Hans',
      subject: '【云岭云】高危操作身份验证',
      html: page(
        `尊敬的陈先生：<br><br>您的子账号 ops-admin 正在释放云服务器实例 i-bp1${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 12)}（华东 1，按量付费）。该操作不可恢复。<br><br>动态码 <b>${remove}</b>，5 分钟内有效。<br><br>操作时间：2026-06-${random.whole(10, 28)} 10:${random.whole(10, 59)}:${random.whole(10, 59)}`,
        cn,
      ),
      codes: [remove],
      links: [],
      best: { code: remove },
    },
    {
      name: 'code in English',
      language: 'en',
      subject: 'Yunling Cloud - Verification Code',
      html: page(
        `<b>Dear customer,</b><br><br>You are signing up for an international account with this mailbox. Your verification code is<br><br><span style="color:#f60;font-size:24px;">${english}</span><br><br>Valid for 15 minutes. Our staff will not ask you for it.`,
        en,
      ),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'contact to be verified',
      language: 'zh-Hans',
      subject: '请验证您的消息接收邮箱',
      html: page(
        `您好，刘倩：<br><br>账号 chen***@corp.example 将您添加为消息接收人（职位：财务）。请点击以下链接完成验证，链接 48 小时内有效：<br><br><a href="${contact.replaceAll('&', '&amp;')}">${contact.replaceAll('&', '&amp;')}</a><br><br>验证后您将收到账单、欠费等通知。`,
        cn,
      ),
      codes: [],
      links: [contact],
      best: { link: contact },
    },
    {
      name: 'owner of a domain to be verified',
      language: 'zh-Hans',
      subject: '域名注册信息邮箱验证：qingshan-tea.example',
      html: page(
        `域名持有者您好，<br><br>依据注册局规定，请您在 15 天内验证域名持有者邮箱，否则域名将被暂停解析（clientHold）。<br><br><a href="${domain}" style="background:#f60;color:#fff;padding:8px 24px;text-decoration:none;">立即验证</a><br><br>域名：qingshan-tea.example<br>订单号：${random.digits(15)}`,
        cn,
      ),
      codes: [],
      links: [domain],
      best: { link: domain },
    },
    {
      name: 'bill of the month',
      language: 'zh-Hans',
      subject: '您的 5 月账单已出，应付金额 ¥1,286.42',
      html: page(
        `尊敬的用户，您 2026 年 5 月的账单如下：<br><br><table border="1" cellpadding="6" style="border-collapse:collapse;font-size:13px;"><tr><td>云服务器</td><td>¥912.00</td></tr><tr><td>对象存储</td><td>¥74.${random.digits(2)}</td></tr><tr><td>CDN 流量包抵扣后</td><td>¥299.${random.digits(2)}</td></tr></table><br>账单编号：${random.digits(16)}，系统将于 6 月 3 日从余额中自动扣款，请确保余额充足。`,
        cn,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'attack alert',
      language: 'zh-Hans',
      subject: '【安全告警】您的服务器遭受暴力破解',
      html: page(
        `云盾检测到 IP 45.227.${random.whole(10, 250)}.${random.whole(10, 250)} 在 10 分钟内对您的服务器 172.16.${random.whole(1, 9)}.${random.whole(10, 99)}:22 进行了 ${random.whole(1000, 9000)} 次登录尝试，均未成功，已自动拦截。<br><br>事件 ID：${random.digits(9)}。建议您改用密钥登录，并在安全组中限制来源。如需技术支持，请提交工单。`,
        cn,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'news of products',
      language: 'zh-Hans',
      subject: '上云季：新用户 38 元/年起，老用户续费低至 5.5 折',
      html: page(
        `<h2 style="color:#f60;">春季上云，焕新出发</h2>即日起至 3 月 31 日，领取 ¥1,000 代金券礼包（券号 YL26SPRING-${random.digits(4)}，满 2,500 元可用）。<br><br><b>一、轻量应用服务器</b><br>2 核 2G，峰值带宽 200M，40G ESSD 云盘，38 元/年，每人限购 1 台，每天 10:00 和 15:00 开抢。<br><b>二、大模型服务</b><br>新开通即送 700 万 tokens，有效期 90 天。百万 tokens 输入价由 0.8 元下调至 0.5 元。<br><b>三、云数据库</b><br>MySQL 2 核 4G 包年 227.99 元；历史版本 5.7 将于 2026-10-21 停止维护，请尽早升级至 8.0 或 8.4。<br><b>四、技术沙龙</b><br>3 月 ${random.whole(10, 28)} 日 14:00 杭州站，线上会议号 ${random.digits(3)}-${random.digits(3)}-${random.digits(3)}，入会密码 ${random.digits(4)}。<br><br><a href="https://survey.yunling.example/r/${random.text('abcdef0123456789', 18)}">活动会场</a> <a href="https://survey.yunling.example/td/${random.text('abcdef0123456789', 18)}">退订</a>`,
        cn,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
