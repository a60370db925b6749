/** A Chinese travel agency: codes, a business account, trains, flights, hotels; in simplified Chinese and English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [signIn, pay, english] = [random.digits(6), random.digits(6), random.digits(6)];
  const order = random.digits(16);
  const corporate = `https://biz.lvtong.example/h5/activate/${random.text('abcdefghjkmnpqrstuvwxyz23456789', 30)}`;
  const day = random.whole(10, 27);
  const drafts: Draft[] = [
    {
      name: 'sign-in',
      language: 'zh-Hans',
      subject: '旅通网登录验证码',
      body: `<p>您好！</p><p>您的登录验证码为：<font color="#ff7700" size="5"><b>${signIn}</b></font></p><p>请于10分钟内填写。若您未尝试登录旅通网，建议尽快修改密码。</p>`,
      codes: [signIn],
    },
    {
      name: 'business account',
      language: 'zh-Hans',
      subject: '开通您的旅通商旅账户',
      body: `<p>Robin 先生/女士，您好：</p><p>贵司（南京石榴软件有限公司）已为您开通旅通商旅服务，差旅标准：经济舱；酒店每晚不超过 450 元（一线城市 600 元）。</p><p>首次使用，请点此设置登录密码并绑定出行证件：</p><p><a href="${corporate}">${corporate}</a></p><p>卡号：${random.digits(10)}　工号：SL${random.digits(4)}　链接有效期：72 小时</p>`,
      links: [corporate],
    },
    {
      name: 'password changed',
      language: 'zh-Hans',
      subject: '账户安全提醒：登录密码已修改',
      body: `<p>尊敬的会员（卡号 ${random.digits(10)}）：</p><p>您的登录密码已于 2026 年 5 月 ${day} 日 20:${random.whole(10, 59)} 通过手机客户端修改，登录地：江苏南京。</p><p>本次修改若与您无关，请<a href="https://accounts.lvtong.example/pwd/find?from=mail">找回密码</a>并联系客服，订单号请备好。</p>`,
    },
    {
      name: 'payment',
      language: 'zh-Hans',
      subject: '旅通钱包支付验证',
      body: `<p>您正在使用旅通钱包支付订单 ${order}，金额 ¥${random.whole(300, 2900)}.00。</p><p>动态密码 <b>${pay}</b>，仅可使用一次，3分钟后作废。付款页面的序号应为 ${random.whole(10, 99)}，不一致请停止操作。</p>`,
      codes: [pay],
    },
    {
      name: 'train',
      language: 'zh-Hans',
      subject: `出票成功：8月${day}日 G${random.whole(1200, 2900)}次 南京南-成都东`,
      body: `<p>尊敬的客户，您的火车票已出票成功，请凭购票时的有效证件原件进站。</p><table width="100%" cellpadding="6" bgcolor="#f5faff"><tr><td><b>取票号 E${random.digits(9)}</b></td><td align="right">订单号 ${order}</td></tr><tr><td>南京南 08:${random.whole(10, 59)}</td><td align="right">成都东 18:${random.whole(10, 59)}</td></tr><tr><td>Robin（护照 E****${random.digits(4)}）</td><td align="right">二等座 ${random.whole(1, 16)}车${random.whole(1, 18)}F号</td></tr><tr><td>票价</td><td align="right">¥${random.whole(600, 980)}.50</td></tr></table><p>检票口：B${random.whole(1, 22)}，以车站公告为准。改签、退票请在开车前办理，开车前 8 天（含）以上不收退票费；48 小时以上收 5%。</p><p>如需报销凭证，请登录旅通网 &gt; 我的订单下载数电发票。</p>`,
    },
    {
      name: 'flight is late',
      language: 'zh-Hans',
      subject: '【航班延误提醒】XH6418 预计起飞时间变更',
      body: `<p>很抱歉地通知您：受成都地区雷雨天气影响，您预订的 XH6418（成都天府 T2 - 南京禄口 T2）原定 19:05 起飞，现预计 21:${random.whole(10, 59)}。</p><p>登机口 ${random.whole(100, 180)}，座位 ${random.whole(31, 60)}C。您可选择：① 等待；② 免费改签至次日同航司航班；③ 全额退票。</p><p>24 小时服务热线 95${random.digits(3)}，境外请拨 +86 513 ${random.digits(4)} ${random.digits(4)}。</p>`,
    },
    {
      name: 'verification in English',
      language: 'en',
      subject: 'Your Lvtong verification code',
      body: `<p>Dear guest,</p><p>Thanks for choosing Lvtong. Your account is almost set up. Just key in these six digits: <b>${english.slice(0, 3)}-${english.slice(3)}</b></p><p>They work for 10 minutes. Members save up to 12% on 1.4 million hotels.</p>`,
      codes: [english],
    },
    {
      name: 'hotel in English',
      language: 'en',
      subject: `Booking confirmed: Lakeview Garden Hotel Hangzhou (No. ${order})`,
      body: `<p>Dear Robin,</p><p>Good news! The hotel has confirmed your stay. Show this e-mail and your passport at the front desk.</p><table width="100%" cellpadding="5"><tr><td>Booking No.</td><td>${order}</td></tr><tr><td>Confirmation No. (hotel)</td><td>${random.digits(7)}</td></tr><tr><td>PIN for changes by phone</td><td>${random.digits(4)}</td></tr><tr><td>Check-in</td><td>Sep ${day}, after 14:00</td></tr><tr><td>Room</td><td>Superior Twin, 2 breakfasts</td></tr><tr><td>Total</td><td>CNY ${random.whole(700, 1900)}.00 (paid, Visa ending ${random.digits(4)})</td></tr></table><p>Free cancellation until Sep ${day - 1}, 18:00 (UTC+8). 湖景花园酒店：杭州市西湖区北山街 38 号，电话 0571-${random.digits(8)}</p>`,
    },
  ];
  return laidOut(drafts, ({ language, body }) => ({
    html: `<html><body><table width="640" align="center" cellpadding="0" cellspacing="0" style="font:14px/1.8 'Microsoft Yahei',Arial">
<tr><td style="border-bottom:2px solid #2577e3;padding:10px 0"><a href="https://www.lvtong.example/?utm_source=edm"><img src="https://pic.lvtong.example/mail/logo_${language === 'en' ? 'en' : 'cn'}.gif" border="0" alt="Lvtong 旅通"></a></td></tr>
<tr><td style="padding:18px 4px">${body}</td></tr>
<tr><td style="color:#999;font-size:12px;border-top:1px dotted #ccc;padding-top:8px">${
      language === 'en'
        ? 'Lvtong Travel (Hong Kong) Limited. All times are local. <a href="https://www.lvtong.example/en/privacy">Privacy</a> | <a href="https://edm.lvtong.example/u?c=9">Manage e-mails</a>'
        : '旅通旅行网 版权所有 沪B2-20260371 <a href="https://edm.lvtong.example/u?c=1">不想再收到此类邮件</a>'
    }</td></tr></table></body></html>`,
  }));
}
