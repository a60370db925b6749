/** A Taiwanese telecom: codes of its member centre, bills, an activation, contracts and offers; traditional Chinese. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const body = (rows: string[]) =>
  `<html><body bgcolor="#ffffff"><table width="650" align="center" border="0" cellpadding="0" cellspacing="0" style="font-family:微軟正黑體,Arial;font-size:15px;line-height:1.7;color:#444"><tr><td><img src="https://edm.taosun.example/2026/hd.jpg" width="650" alt="島訊電信"></td></tr>${rows.map((line) => `<tr><td style="padding:8px 30px">${line}</td></tr>`).join('')}<tr><td style="padding:20px 30px;font-size:12px;color:#999;border-top:1px dotted #ccc">島訊電信股份有限公司　統一編號 96979933　10048 臺北市信義路一段 21-3 號<br>客服專線：手機直撥 800（免費）或 0800-080-123<br>本信件由系統自動發出，請勿直接回信。</td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(6);
  const pay = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4);
  const payDigits = random.digits(6);
  const initial = random.digits(8);
  const open = `https://member.taosun.example/reg/activate?uid=${random.digits(8)}&sn=${random.text('0123456789abcdef', 30)}`;
  const ebill = `https://ebill.taosun.example/confirm/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 20)}`;
  return [
    {
      name: 'code of the member centre',
      language: 'zh-Hant',
      subject: '島訊會員中心 Email 驗證碼通知信',
      html: body([
        '親愛的會員您好：',
        `您的 Email 驗證碼為 <b style="color:#d2005a;font-size:22px">${otp}</b>，請於 10 分鐘內回到原頁面輸入，逾時請重新取得。`,
        '若您並未申請，請不予理會。提醒您，慎防詐騙，勿將驗證碼提供給他人。',
      ]),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'small payment',
      language: 'zh-Hant',
      subject: '電信小額付款交易確認',
      html: body([
        '林小姐，您好',
        `您以門號 0912-***-${random.digits(3)} 於「星遊數位」消費 NT$${random.whole(100, 900)}，OTP 簡訊無法送達，改以本信寄送。`,
        `識別碼 ${pay}，交易密碼：<b>${payDigits}</b>（請先核對識別碼與網頁相同再輸入）`,
        `交易序號：${random.digits(12)}`,
      ]),
      codes: [payDigits],
      links: [],
      best: { code: payDigits },
    },
    {
      name: 'first password of the broadband account',
      language: 'zh-Hant',
      subject: '您的光纖上網申裝完成，內附帳號及初始密碼',
      text: `林小姐 您好：

感謝您申裝島訊光纖 500M/250M，裝機已於今日完成。

HN 帳號：7${random.digits(7)}@tsnet.example
初始密碼：${initial}

首次登入數據機或會員中心時請輸入以上資料，並儘速變更密碼。
竣工單號：FT-${random.digits(9)}，工程師：王先生（工號 ${random.digits(5)}）

島訊電信 敬上`,
      codes: [initial],
      links: [],
      best: { code: initial },
    },
    {
      name: 'membership to be activated',
      language: 'zh-Hant',
      subject: '請啟用您的島訊會員帳號',
      html: body([
        '許先生您好：',
        `歡迎加入！請<a href="${open.replaceAll('&', '&amp;')}">按此啟用帳號</a>，啟用後即可查詢用量、繳費與申辦續約。`,
        '本連結將於 72 小時後失效。',
      ]),
      codes: [],
      links: [open],
      best: { link: open },
    },
    {
      name: 'electronic bill to be confirmed',
      language: 'zh-Hant',
      subject: '電子帳單申請確認（需回覆）',
      html: body([
        `您申請將用戶號碼 ${random.digits(3)}******${random.digits(2)} 之紙本帳單改為電子帳單。`,
        `<a href="${ebill}" style="background:#d2005a;color:#fff;padding:10px 30px;text-decoration:none">我要確認</a>`,
        '完成確認後，次期帳單起生效，並享每月 10 元優惠。若未於 7 日內確認，申請將自動取消。',
      ]),
      codes: [],
      links: [ebill],
      best: { link: ebill },
    },
    {
      name: 'bill',
      language: 'zh-Hant',
      subject: '島訊電信 115 年 3 月電信費用繳費通知',
      html: body([
        '親愛的用戶，您本期帳單資訊如下：',
        `用戶號碼：0912***${random.digits(3)}<br>本期應繳：<b>899 元</b><br>繳費期限：115/04/${random.whole(10, 28)}<br>銷帳編號：${random.digits(14)}<br>超商條碼：1504${random.digits(2)}6DC　${random.digits(16)}　0401${random.digits(2)}000000899`,
        '附件帳單 PDF 已加密，開啟密碼為您的身分證字號後 4 碼加出生月日 4 碼。',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'contract ends soon',
      language: 'zh-Hant',
      subject: '合約即將到期！老客戶續約送 3,000 元購物金',
      html: body([
        `您的門號合約將於 2026/07/${random.whole(10, 30)} 到期。即日起至 6/30，線上續約 5G 999 吃到飽，輸入優惠代碼 <b>RENEW5G</b> 再折 NT$1,500。`,
        `<table border="1" width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td>月租 599</td><td>24GB</td><td>送 1,000 元</td></tr><tr><td>月租 999</td><td>吃到飽</td><td>送 3,000 元</td></tr></table>`,
        `<a href="https://edm.taosun.example/r/${random.text('abcdef0123456789', 12)}">看更多方案</a>　<a href="https://edm.taosun.example/unsub/${random.text('abcdef0123456789', 12)}">取消訂閱</a>`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
