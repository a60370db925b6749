/** A Chinese video and game community: codes, an address, a guardian, a membership, a digest; in simplified Chinese. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [signUp, password, phone, device] = [random.digits(6), random.digits(6), random.digits(6), random.digits(4)];
  const activate = `https://passport.maopao.example/register/active?mid=${random.digits(9)}&code=${random.text('0123456789abcdef', 32)}`;
  const guardian = `https://passport.maopao.example/guardian/bind/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 24)}`;
  return [
    {
      name: 'sign-up',
      language: 'zh-Hans',
      subject: '冒泡账号注册验证',
      html: card(
        '亲爱的用户：',
        `<p>欢迎来到冒泡！您本次注册的验证码是</p><div class="num" style="font-size:34px;letter-spacing:4px;color:#fb7299;font-weight:700">${signUp}</div><p>验证码 5 分钟内有效，请尽快填写。为了保障您的账号安全，请不要把它分享给任何人。</p>`,
      ),
      codes: [signUp],
      links: [],
      best: { code: signUp },
    },
    {
      name: 'activation',
      language: 'zh-Hans',
      subject: '还差一步！激活你的冒泡创作者邮箱',
      html: card(
        'UP主 罗宾在剪片 你好～',
        `<p>你在创作中心填写了这个邮箱。点一下按钮就算验证成功啦，之后稿件过审、收益结算都会发到这里。</p><p><a href="${activate.replace('&', '&amp;')}" style="display:inline-block;background:#fb7299;color:#fff;border-radius:20px;padding:10px 36px;text-decoration:none">激活邮箱</a></p><p style="font-size:12px">按钮没反应？复制下面的地址到浏览器打开：<br/>${activate.replace('&', '&amp;')}</p><p style="font-size:12px">链接 24 小时后失效。</p>`,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'password found again',
      language: 'zh-Hans',
      subject: `【冒泡】找回密码验证码：${password}`,
      text: `你好，罗宾在剪片：

你正在找回冒泡账号的登录密码，请在页面中填写验证码 ${password}，有效期10分钟。

申请时间：2026年4月${random.whole(10, 28)}日 23:${random.whole(10, 59)}
申请地点：江苏 南京（根据IP推测，仅供参考）

要是你没有申请过，说明可能有人在试探你的账号，建议到"账号与安全"里开启登录保护。

冒泡账号中心
客服热线 400-${random.digits(3)}-${random.digits(4)}（每天 9:00-23:00）
`,
      codes: [password],
      links: [],
      best: { code: password },
    },
    {
      name: 'phone changed',
      language: 'zh-Hans',
      subject: '更换绑定手机 - 安全校验',
      html: card(
        '罗宾在剪片：',
        `<p>账号正在把绑定手机由 138****${random.digits(4)} 更换为 159****${random.digits(4)}。</p><table cellpadding="0" cellspacing="0"><tr><td style="padding-right:12px">安全校验码</td><td style="border:1px dashed #00aeec;padding:6px 18px;font-size:20px;color:#00aeec">${phone}</td></tr></table><p>更换完成后 72 小时内不能提现、不能转让道具。</p>`,
      ),
      codes: [phone],
      links: [],
      best: { code: phone },
    },
    {
      name: 'game device',
      language: 'zh-Hans',
      subject: '《长夜航线》新设备登录确认',
      html: card(
        '航线指挥官：',
        `<p>检测到账号在新设备「Xiaomi 14 / Android 15」上登录《长夜航线》（渠道服 S${random.whole(100, 400)}）。</p><p>如果是你，在游戏内弹窗里填入 <b>${device}</b> 就能继续；如果不是，请别理会，登录会在 3 分钟后自动取消。</p><p style="color:#999">UID ${random.digits(9)}　·　设备标识 ${random.text('0123456789ABCDEF', 12)}</p>`,
      ),
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'guardian',
      language: 'zh-Hans',
      subject: '家长守护：孩子的账号申请与您绑定',
      html: card(
        '尊敬的家长：',
        `<p>账号「小海豚_${random.digits(4)}」申请将您设为监护人。同意后，您可以设置每日观看时长（目前为 40 分钟）、关闭打赏和私信。</p><p><a href="${guardian}">同意绑定并设置守护密码 &gt;&gt;</a></p><p>申请 3 天内有效。如您并不认识该用户，无需处理。</p>`,
      ),
      codes: [],
      links: [guardian],
      best: { link: guardian },
    },
    {
      name: 'membership',
      language: 'zh-Hans',
      subject: '大会员自动续费成功通知',
      html: card(
        '罗宾在剪片：',
        `<p>你的冒泡大会员已续费成功。</p><table width="100%" style="font-size:13px" cellpadding="5"><tr><td>商品</td><td align="right">连续包月大会员</td></tr><tr><td>实付</td><td align="right">¥15.00</td></tr><tr><td>订单号</td><td align="right">${random.digits(19)}</td></tr><tr><td>支付方式</td><td align="right">云闪付（尾号 ${random.digits(4)}）</td></tr><tr><td>有效期至</td><td align="right">2026-09-${random.whole(10, 28)}</td></tr></table><p>本月福利：泡币券 5 元，会员购优惠券码 <b>MP${random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 8)}</b>，满 99 减 15。</p><p>如需关闭自动续费，请在扣费日前 24 小时前往 App「我的 &gt; 钱包 &gt; 自动续费」。</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'weekly',
      language: 'zh-Hans',
      subject: '你关注的 UP 主本周更新了 7 个视频，别错过！',
      html: card(
        '本周值得看',
        `<table width="100%" cellpadding="6">${[
          '三千块装一台安静的小主机',
          '在拉萨骑行的 21 天',
          '一口气看懂光刻机',
          '外婆的腌笃鲜',
        ]
          .map(
            (title) =>
              `<tr><td width="160"><a href="https://www.maopao.example/video/mp1${random.text('ABCDEFGHJKLMabcdefghjkm123456789', 9)}?spm=mail.week"><img src="https://i0.maopao.example/bfs/${random.text('0123456789abcdef', 16)}.jpg" width="150"/></a></td><td>${title}<br/><span style="color:#999;font-size:12px">${random.whole(2, 90)}.${random.whole(1, 9)}万播放 · ${random.whole(200, 9800)} 弹幕</span></td></tr>`,
          )
          .join('')}</table><p>直播预告：周六 20:00 房间号 ${random.digits(8)}，暗号"冒泡八周年"抽 10 台平板。</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}

function card(title: string, body: string): string {
  return `<div style="background:#f1f2f3;padding:30px 0;font-family:PingFang SC,Helvetica,sans-serif"><div style="width:540px;margin:0 auto;background:#fff;border-radius:12px;overflow:hidden">
<div style="background:url(https://s1.maopao.example/mail/head.png) #ffe4ec;height:72px"></div>
<div style="padding:26px 34px;font-size:14px;color:#18191c;line-height:1.9"><strong>${title}</strong>${body}</div>
<div style="padding:14px 34px 24px;font-size:12px;color:#9499a0">这封信由冒泡自动寄出，回信我们看不到哦。<br/>上海泡泡数码科技有限公司 上海市杨浦区国定东路 200 号　<a href="https://www.maopao.example/mail/td" style="color:#9499a0">退订</a></div></div></div>`;
}
