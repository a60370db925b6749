/** A game launcher: dark mails with neon boxes; codes as pictures, gift keys, letters for the television. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const dark = (greeting: string, main: string, end: string) =>
  `<html><head><meta charset="UTF-8"><meta name="color-scheme" content="dark"></head><body style="background-color:#12081f">
<table align="center" width="640" bgcolor="#1d1033" style="border-radius:8px"><tbody>
<tr><td background="https://img.lumenfox.example/edm/banner_v12.jpg" height="120"><img src="https://img.lumenfox.example/edm/fox.png" alt="LUMENFOX" height="60"></td></tr>
<tr><td style="color:#d9c9ff;padding:24px 40px 0;font-size:15px">${greeting}</td></tr>
<tr><td style="color:#ffffff;padding:16px 40px;font-size:15px;line-height:26px">${main}</td></tr>
<tr><td style="color:#6d5a94;padding:24px 40px;font-size:12px">${end}</td></tr>
</tbody></table></body></html>`;

const neon = (shown: string) =>
  `<div style="border:1px solid #37f5c8;color:#37f5c8;text-align:center;font-size:32px;margin:12px 0;padding:10px">${shown}</div>`;

export function mails(random: Random): FamilyMail[] {
  const [hans, pictures, hant, korean] = Array.from({ length: 4 }, () => random.digits(6)) as [string, string, string, string];
  const picture = `<img src="https://img.lumenfox.example/otp/${random.text('0123456789abcdef', 24)}.png" alt="${pictures}" width="210" height="48">`;
  const letters = random.text('BCDFGHJKLMNPQRSTVWXZ', 6);
  const screen = `${random.text('CDFHJKMNPRTVWXY', 1)}${random.whole(2, 9)}${random.text('CDFHJKMNPRTVWXY', 2)}-${random.whole(2, 9)}${random.text('CDFHJKMNPRTVWXY', 3)}`;
  const bind = `https://passport.lumenfox.example/mail/bind?uid=${random.digits(9)}&ticket=${random.text('0123456789abcdef', 32)}`;
  const guild = `https://edm.lumenfox.example/r?e=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 24)}%3D%3D&to=guild_accept`;
  return [
    {
      name: 'zh-Hans login',
      language: 'zh-Hans',
      subject: '流萤狐通行证登录验证',
      html: dark(
        '亲爱的玩家 夜航船:',
        `您正在一台新电脑上登录流萤狐启动器（版本 5.1.208），本次验证码：${neon(hans)}请在 10 分钟内填写。工作人员不会向您索要。`,
        '流萤狐网络科技有限公司 · 杭州市滨江区星汉路 88 号 · 浙ICP备2025550188号 · 客服 400-555-0166',
      ),
      codes: [hans],
      links: [],
      best: { code: hans },
    },
    {
      name: 'zh-Hans digits as a picture',
      language: 'zh-Hans',
      subject: '修改密保手机，请验证身份',
      html: dark(
        '玩家 UID 200417732：',
        `您申请把密保手机更换为 138****0147。<br>把下面这串数字填到更换页面即可：<br>${picture}<br>申请时间 2026-01-17 20:33，申请地点 成都。`,
        '每位玩家每月最多更换 2 次。',
      ),
      codes: [pictures],
      links: [],
      best: { code: pictures },
    },
    {
      name: 'zh-Hans gift key',
      language: 'zh-Hans',
      subject: '周年庆礼包兑换码，请查收',
      html: dark(
        '三周年快乐！',
        `感谢您陪伴我们度过 1096 天。您的专属兑换码：${neon('LMFX-3RD-88KQ')}在游戏内“设置—礼包兑换”中使用，可领取星尘 ×300、头像框 ×1。2026 年 5 月 31 日前有效，每个账号限用一次。`,
        '不想收到活动邮件？<a href="https://edm.lumenfox.example/unsub?u=200417732">点此退订</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'zh-Hans mailbox to bind',
      language: 'zh-Hans',
      subject: '绑定邮箱的最后一步',
      html: dark(
        '您好，夜航船：',
        `点击按钮后，这个邮箱就会与您的通行证绑定，今后可用它找回密码。<br><br><a href="${bind.replace('&', '&amp;')}" style="background:#37f5c8;color:#12081f;padding:12px 40px;text-decoration:none">确认绑定</a><br><br>24 小时内未点击则需重新申请。`,
        '账号编号 200417732',
      ),
      codes: [],
      links: [bind],
      best: { link: bind },
    },
    {
      name: 'zh-Hans strange login',
      language: 'zh-Hans',
      subject: '【提醒】检测到异地登录',
      html: dark(
        '夜航船，您好！',
        `2026 年 2 月 3 日 03:12，有人在 海口（203.0.113.218）登录了您的账号，设备为 RMX3888。<br>如为本人操作，可忽略此提醒；若非本人，请马上<a href="https://passport.lumenfox.example/freeze?case=66120">冻结账号</a>。`,
        '事件编号 66120-0203',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'zh-Hant sign-up',
      language: 'zh-Hant',
      subject: '歡迎加入流螢狐，差一步完成註冊',
      html: dark(
        '嗨，新夥伴！',
        `回到註冊畫面，輸入六位數字${neon(`${hant.slice(0, 3)}&nbsp;${hant.slice(3)}`)}就能領取新手裝備。數字將於今晚 23:15 失效。`,
        '流螢狐娛樂股份有限公司｜臺北市大安區月桂街 55 號 7 樓｜統一編號 55501277',
      ),
      codes: [hant],
      links: [],
      best: { code: hant },
    },
    {
      name: 'zh-Hant letters to reset',
      language: 'zh-Hant',
      subject: '重設密碼',
      text: `阿澤 您好：

您在 2026/01/29 申請重設密碼。請於重設頁面鍵入英文字母 ${letters}（不分大小寫），接著設定至少 10 個字元的新密碼。

申請單號：R-20260129-5513
客服專線：02-5550-0188

流螢狐娛樂股份有限公司`,
      codes: [letters],
      links: [],
      best: { code: letters },
    },
    {
      name: 'zh-Hant receipt',
      language: 'zh-Hant',
      subject: '購買明細 #88204417',
      html: dark(
        '感謝您的購買',
        `<table style="color:#fff"><tr><td>訂單編號</td><td>88204417</td></tr><tr><td>品項</td><td>星塵 1,280 顆</td></tr><tr><td>金額</td><td>NT$ 690</td></tr><tr><td>付款方式</td><td>信用卡（末四碼 3390）</td></tr><tr><td>授權碼</td><td>047712</td></tr><tr><td>發票號碼</td><td>LF-55018820</td></tr></table>`,
        '發票隨機碼 4418，中獎時另行通知。',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'zh-Hant pairing a television',
      language: 'zh-Hant',
      subject: '在電視上遊玩',
      html: dark(
        '阿澤：',
        `客廳的電視（型號 QV55-2024）想使用您的帳號。請用遙控器在電視上選取以下字元完成配對：${neon(screen)}配對後，電視會記住您 90 天。`,
        '如果您沒有這台電視，不要理會即可。',
      ),
      codes: [screen],
      links: [],
      best: { code: screen },
    },
    {
      name: 'zh-Hant guild invitation',
      language: 'zh-Hant',
      subject: '「霧都守夜人」邀請您入會',
      html: dark(
        '阿澤，有人想跟您一起打團！',
        `會長 紅豆湯（等級 87）邀您成為公會第 42 位成員，席位保留到 3 月 5 日。<br><br><a href="${guild.replace('&', '&amp;')}" style="border:1px solid #37f5c8;color:#37f5c8;padding:10px 32px">接受邀請</a>　<a href="https://www.lumenfox.example/tw/guild/5512">先看看公會介紹</a>`,
        '您可在「設定」關閉公會邀請信。',
      ),
      codes: [],
      links: [guild],
      best: { link: guild },
    },
    {
      name: 'ja login with four digits',
      language: 'ja',
      subject: 'ルーメンフォックス ログイン確認',
      html: dark(
        'みかん大福 さん',
        `PC版ランチャーでのログインを確かめます。ログイン画面に数字４桁を入れてください。${neon('7 0 3 8')}有効時間は５分、間違えられるのは３回までです。`,
        'ルーメンフォックス株式会社　東京都墨田区向島9-55-1　お問い合わせ 03-5550-0172',
      ),
      codes: ['7038'],
      links: [],
      best: { code: '7038' },
    },
    {
      name: 'ja maintenance',
      language: 'ja',
      subject: '2月12日（木）定期メンテナンスのお知らせ',
      text: `プレイヤーの皆さまへ

下記の日程でサーバーを停止します。

日時：2026年2月12日（木）2:00～7:30
対象：全ワールド（第1～第18）
更新後のバージョン：5.2.0
終了後の補償：星のかけら200個（受取コード不要）

接続中にエラーコード 30417 が表示された場合は、ランチャーを再起動してください。

ルーメンフォックス運営チーム`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ko raised spending limit',
      language: 'ko',
      subject: '월 결제 한도 변경 인증',
      html: dark(
        '달빛고양이 님,',
        `이번 달 결제 한도를 50,000원에서 200,000원으로 올리시려면 인증번호를 적어 주세요.${neon(korean)}인증번호는 3분간 유효하며, 변경된 한도는 2026년 4월 1일부터 적용됩니다.`,
        '루멘폭스코리아(유) 서울 성동구 별하늘로 55 · 통신판매업 2025-서울성동-0188 · 1555-0129',
      ),
      codes: [korean],
      links: [],
      best: { code: korean },
    },
  ];
}
