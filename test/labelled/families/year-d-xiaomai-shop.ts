/** A Taiwanese shop online: codes, a reset, pick-up at a store, an invoice, a newsletter; in traditional Chinese. */
import { bothParts } from '../both-parts.ts';
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [signUp, card, address] = [random.digits(6), random.digits(6), random.digits(4)];
  const order = `2026${random.digits(10)}`;
  const invoice = `${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 2)}-${random.digits(8)}`;
  const reset = `https://member.xiaomai.example/forget/reset.htm?m=${random.digits(8)}&v=${random.text('0123456789ABCDEF', 32)}`;
  const subscribe = `https://edm.xiaomai.example/confirm/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 20)}`;
  const total = random.whole(399, 2990);
  const drafts: Draft[] = [
    {
      name: 'sign-up',
      language: 'zh-Hant',
      subject: '小麥購物 會員驗證碼通知信',
      body: `親愛的顧客您好：<br><br>感謝您加入小麥購物會員！您的 E-mail 驗證碼為：<br><br><span style="font-size:24px;color:#d62c2c"><b>${signUp}</b></span><br><br>請於 10 分鐘內回到註冊頁面填入，逾時請重新索取。<br>首購禮金 100 元將於驗證成功後自動存入您的帳戶。`,
      codes: [signUp],
    },
    {
      name: 'reset',
      language: 'zh-Hant',
      subject: '小麥購物 重設密碼通知',
      body: `Robin 您好，<br><br>我們收到您忘記密碼的申請，請點選下方連結設定一組新密碼（8 至 12 碼英數字）：<br><br><a href="${reset.replace('&', '&amp;')}">我要重設密碼</a><br><br>※ 連結於 2 小時後失效，且僅能使用一次。<br>※ 您若沒有申請，原密碼仍可照常使用。<br>※ 小麥購物不會以電話要求您操作 ATM 或網路銀行，慎防詐騙，請撥 165 查證。`,
      links: [reset],
    },
    {
      name: 'order',
      language: 'zh-Hant',
      subject: `小麥購物訂單成立通知（訂單編號 ${order}）`,
      body: `Robin 您好，您的訂單已成立，明細如下：<br><br><table width="100%" border="1" bordercolor="#dddddd" cellspacing="0" cellpadding="6" style="font-size:13px"><tr bgcolor="#fff3e0"><td>商品</td><td>數量</td><td>金額</td></tr><tr><td>【職人手沖】阿里山淺焙濾掛 10 入（${random.digits(7)}）</td><td>2</td><td>NT$ ${total}</td></tr><tr><td colspan="2" align="right">運費</td><td>NT$ 60</td></tr><tr><td colspan="2" align="right">應付總額</td><td><b>NT$ ${total + 60}</b></td></tr></table><br>付款方式：ATM 轉帳<br>銀行代碼：${random.pick(['012', '807', '822'])}<br>轉帳帳號：${random.digits(14)}<br>繳款期限：2026/05/${random.whole(10, 28)} 23:59<br><br>未於期限內繳款，訂單將自動取消。`,
    },
    {
      name: 'pick-up',
      language: 'zh-Hant',
      subject: '【取貨通知】您的包裹已送達 福豐門市',
      body: `您好，訂單 ${order} 的商品已到店囉！<br><br>取貨門市：福豐門市（店號 ${random.digits(6)}）<br>門市地址：台中市西屯區福星路 ${random.whole(10, 400)} 號<br>取貨人：ＲＯＢＩＮ（手機末三碼 ${random.digits(3)}）<br>取件編號：<b>${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 1)}${random.digits(10)}</b><br>最後取貨日：2026/05/${random.whole(20, 28)}<br><br>請攜帶與收件人姓名相符的身分證件，告知店員「取貨」即可，取貨時不需再付款。<br>七日內未領取將退回，累計二次未取會暫停超商取貨服務。`,
    },
    {
      name: 'invoice',
      language: 'zh-Hant',
      subject: `電子發票開立通知 ${invoice}`,
      body: `Robin 您好：<br><br>您的電子發票已開立，依財政部規定上傳雲端，不另寄紙本。<br><br>發票號碼：${invoice}<br>隨機碼：${random.digits(4)}<br>發票日期：2026/05/${random.whole(10, 28)}<br>賣方統編：${random.digits(8)}<br>載具類別：會員載具（EJ${random.digits(4)}）<br>銷售額：${Math.round((total + 60) / 1.05)}　稅額：${total + 60 - Math.round((total + 60) / 1.05)}　總計：${total + 60}<br><br>05-06 月期統一發票於 7 月 25 日開獎，中獎者將另以掛號通知。`,
    },
    {
      name: 'newsletter to confirm',
      language: 'zh-Hant',
      subject: '請確認訂閱小麥電子報',
      body: `嗨！<br><br>有人（應該就是您）用這個信箱訂閱了「小麥選物週報」。<br><br><a href="${subscribe}" style="background:#e8a317;color:#fff;padding:9px 28px;text-decoration:none;border-radius:3px">是的，我要訂閱</a><br><br>沒有按下確認，就不會收到任何一期。`,
      links: [subscribe],
    },
    {
      name: 'changed address',
      language: 'zh-Hant',
      subject: '小麥購物 會員資料異動驗證',
      body: `親愛的會員您好：<br><br>您正在修改會員收貨地址與手機號碼，為確認為本人操作，請在頁面輸入以下四位數字：<br><br><div style="background:#fafafa;border-left:4px solid #e8a317;padding:10px 16px;font-size:20px">${address.split('').join(' ')}</div><br>有效時間至 2026/08/${random.whole(10, 28)} 14:${random.whole(10, 59)} 止。`,
      codes: [address],
    },
  ];
  const text = `Robin 您好，

您的信用卡（末四碼 ${random.digits(4)}）正於小麥購物進行 3D 驗證。

刷卡金額：TWD ${total}
特店名稱：XIAOMAI SHOP
網頁識別碼：${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4)}
交易密碼：${card}

密碼 3 分鐘內有效，請確認網頁識別碼相符後再行輸入，切勿提供給他人。
`;
  const payment = bothParts({
    from: '=?UTF-8?B?5bCP6bql5pSv5LuY?= <otp@pay.xiaomai.example>',
    subject: '小麥支付 信用卡交易驗證密碼',
    encoding: 'base64',
    text,
    html: `<pre style="font-family:微軟正黑體;font-size:15px">${text.replace(card, `<b>${card}</b>`)}</pre>`,
  });
  return [
    ...laidOut(drafts, ({ body }) => ({ html: page(body) })),
    { name: 'card', language: 'zh-Hant', ...payment, codes: [card], links: [], best: { code: card } },
  ];
}

function page(body: string): string {
  return `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body bgcolor="#ffffff">
<center><table width="650" cellpadding="0" cellspacing="0" border="0"><tr><td colspan="2"><img src="https://img.xiaomai.example/edm/top_650.gif" width="650" height="70" alt="小麥購物 24h 到貨"></td></tr>
<tr><td colspan="2" style="padding:20px;font-family:微軟正黑體,Arial;font-size:15px;line-height:1.7;color:#333333">${body}</td></tr>
<tr bgcolor="#eeeeee"><td style="padding:10px;font-size:12px;color:#666666">本信由系統自動發送，請勿直接回覆。客服專線 (02)7716-8800 週一至週五 09:00~18:00<br>地址：台北市內湖區瑞光路 513 巷 30 號（小麥網路股份有限公司）</td><td style="font-size:12px"><a href="https://www.xiaomai.example/service">客服中心</a><br><a href="https://edm.xiaomai.example/unsub">取消電子報</a></td></tr></table></center></body></html>`;
}
