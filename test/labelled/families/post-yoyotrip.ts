/** A Taiwanese and Hong Kong seller of tours and day tickets, text and HTML parts in Traditional Chinese: codes, links, vouchers, bookings. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

type Trip = { name: string; subject: string; text: string; html: string; codes?: string[]; links?: string[] };

export function mails(random: Random): FamilyMail[] {
  const register = random.digits(6);
  const card = random.digits(6);
  const rebind = random.digits(6);
  const id = () => random.text('abcdefghijkmnpqrstuvwxyz23456789', 28);
  const reset = `https://www.yoyotrip.example/zh-tw/member/password/reset?token=${id()}`;
  const confirm = `https://www.yoyotrip.example/zh-hk/e/confirm/${id()}`;
  const [hotline, pickUp, licence] = [random.digits(4), random.digits(8), random.digits(3)];
  const plate = random.digits(4);
  const order = `${random.digits(2)}YO${random.digits(9)}`;
  const button = (href: string, label: string) =>
    `<table role="presentation" align="center"><tr><td style="border-radius:6px;background:#26bec9"><a href="${href}" style="display:block;padding:12px 40px;color:#fff;font-weight:600;text-decoration:none">${label}</a></td></tr></table>`;
  const trips: Trip[] = [
    {
      name: 'register',
      subject: `${register} 是你的 YoyoTrip 註冊驗證碼`,
      text: `嗨，旅人！\n\n請回到註冊頁面輸入驗證碼：\n\n${register}\n\n10 分鐘後就會失效喔。`,
      html: `<h2 style="font-size:20px">嗨，旅人！</h2><p>請回到註冊頁面輸入驗證碼：</p><p style="background:#eefafb;padding:20px;text-align:center;font-size:32px;letter-spacing:6px"><strong>${register}</strong></p><p>10 分鐘後就會失效喔。</p>`,
      codes: [register],
    },
    {
      name: 'card payment',
      subject: '刷卡付款驗證',
      text: `親愛的會員您好，\n您以末四碼 ${plate} 的信用卡支付 TWD ${random.whole(2, 9)},${random.digits(3)}。\n為保障交易安全，請於付款頁鍵入一次性密碼 ${card}（交易序號 ${random.digits(8)}）。\n如未進行此筆交易，請致電發卡銀行。`,
      html: `<p>親愛的會員您好，</p><p>您以末四碼 <b>${plate}</b> 的信用卡支付款項。為保障交易安全，請於付款頁鍵入一次性密碼 <b style="color:#d0021b">${card}</b>。</p><p style="color:#888">如未進行此筆交易，請致電發卡銀行。</p>`,
      codes: [card],
    },
    {
      name: 'phone to bind',
      subject: 'YoyoTrip 會員安全通知：更換手機',
      text: `你申請把會員手機由 09**-***-${random.digits(3)} 換成 09**-***-${random.digits(3)}。\n\n確認碼 ${rebind.slice(0, 3)}-${rebind.slice(3)}\n\n在 App「我的 > 帳號安全」填入確認碼，新手機才會生效。`,
      html: `<p>你申請更換會員手機。</p><p>確認碼 <span style="font-family:monospace;font-size:22px">${rebind.slice(0, 3)}-${rebind.slice(3)}</span></p><p>在 App「我的 &gt; 帳號安全」填入確認碼，新手機才會生效。</p>`,
      codes: [rebind],
    },
    {
      name: 'reset',
      subject: '重設密碼',
      text: `有人（希望是你）忘了密碼。打開這個網址換一組新的：\n${reset}\n\n不想換的話，當作沒看到這封信就好。`,
      html: `<p>有人（希望是你）忘了密碼。</p>${button(reset, '換一組新密碼')}<p>不想換的話，當作沒看到這封信就好。</p>`,
      links: [reset],
    },
    {
      name: 'address to confirm in Hong Kong',
      subject: '香港會員：請核實你的電郵地址',
      text: `多謝登記成為 YoyoTrip 會員。請於 3 日內按以下連結核實電郵，即可領取 HK$50 迎新優惠。\n${confirm}\n查詢：+852 3708 ${hotline}`,
      html: `<p>多謝登記成為 YoyoTrip 會員。請於 3 日內核實電郵，即可領取 <b>HK$50</b> 迎新優惠。</p>${button(confirm, '核實電郵')}<p>查詢：+852 3708 ${hotline}</p>`,
      links: [confirm],
    },
    {
      name: 'voucher of a train',
      subject: `【訂單 ${order}】高鐵 + 日月潭纜車套票 憑證已開立`,
      text: `訂單編號：${order}\n使用日期：2026/10/${random.whole(10, 30)}（六）\n人數：成人 2\n取票代碼：${pickUp}\n車次：${random.whole(600, 690)} 次 08:${random.whole(10, 59)} 台北 → 台中\n座位：5 車 11A、11B\n\n請於發車前 30 分鐘至車站窗口或超商機台取票。`,
      html: `<h2>憑證已開立</h2><table width="100%" cellpadding="6" style="border:1px solid #eee"><tr><td>訂單編號</td><td>${order}</td></tr><tr><td>人數</td><td>成人 2</td></tr><tr><td>取票代碼</td><td style="font-size:24px"><b>${pickUp}</b></td></tr><tr><td>座位</td><td>5 車 11A、11B</td></tr></table><p>請於發車前 30 分鐘至車站窗口或超商機台取票。</p>${button(`https://www.yoyotrip.example/zh-tw/order/show/${order}`, '查看訂單')}`,
    },
    {
      name: 'sale',
      subject: '雙 11 暖身：日韓票券最低 5 折，輸碼再折 NT$111 🔥',
      text: `全站滿 NT$2,000 折 NT$111\n折扣碼：YOYO1111\n\n東京迪士尼樂園門票 NT$1,${random.digits(3)} 起\n首爾樂天世界 NT$${random.whole(600, 980)} 起\n大阪周遊卡 NT$${random.whole(600, 980)} 起\n沖繩美麗海水族館 NT$${random.whole(400, 480)} 起\n釜山樂天天空塔 NT$${random.whole(500, 700)} 起\n韓國 eSIM 5 日 10GB NT$199\n\n【銀行加碼】週三刷晴空卡滿 NT$3,000 再回饋 3%,登錄碼於官網領取，限量 2,000 名。\n【會員日】每月 8 日點數 2 倍，你目前有 ${plate} 點，${random.whole(100, 300)} 點將於 12/31 到期。\n\n數量有限，用完為止。活動期間 11/05 10:00–11/11 23:59。\n\n退訂電子報：https://www.yoyotrip.example/edm/off?m=${random.digits(9)}`,
      html: `<img src="https://cdn.yoyotrip.example/edm/1111/hero.jpg" width="600" alt="雙 11 暖身"><p style="text-align:center">全站滿 NT$2,000 折 NT$111<br>折扣碼 <b style="font-size:26px;border:1px dashed #f60;padding:4px 14px">YOYO1111</b></p><table width="100%"><tr><td><a href="https://edm.yoyotrip.example/c/${id()}">東京迪士尼樂園門票<br>NT$1,${random.digits(3)} 起</a></td><td><a href="https://edm.yoyotrip.example/c/${id()}">首爾樂天世界<br>NT$${random.whole(600, 980)} 起</a></td></tr><tr><td><a href="https://edm.yoyotrip.example/c/${id()}">沖繩美麗海水族館<br>NT$${random.whole(400, 480)} 起</a></td><td><a href="https://edm.yoyotrip.example/c/${id()}">韓國 eSIM 5 日 10GB<br>NT$199</a></td></tr></table><p>【銀行加碼】週三刷晴空卡滿 NT$3,000 再回饋 3%,限量 2,000 名。</p><p>【會員日】每月 8 日點數 2 倍，你目前有 ${plate} 點。</p><p style="font-size:12px">數量有限，用完為止。<a href="https://www.yoyotrip.example/edm/off?m=${random.digits(9)}">退訂電子報</a></p>`,
    },
    {
      name: 'day trip tomorrow',
      subject: '行前提醒：明天 07:30 集合 🚌 九份十分一日遊',
      text: `集合地點：台北車站東三門\n車牌：KAA-${plate}\n導遊：阿哲 0912-${plate}-${licence}\n團號：T${pickUp}\n\n請出示護照或訂單 ${order}。逾時 10 分鐘不候，恕不退費。\n氣象預報：16–21 度，降雨機率 70%,請帶雨具。`,
      html: `<p><b>集合地點</b> 台北車站東三門<br><b>車牌</b> KAA-${plate}<br><b>導遊</b> 阿哲 0912-${plate}-${licence}<br><b>團號</b> T${pickUp}</p><p>請出示護照或訂單 ${order}。逾時 10 分鐘不候，恕不退費。</p><p>氣象預報：16–21 度，降雨機率 70%,請帶雨具。</p><p><a href="https://maps.yoyotrip.example/p/${plate}">看地圖</a></p>`,
    },
  ];
  return trips.map(({ name, subject, text, html, codes = [], links = [] }) => {
    const [[code], [link]] = [codes, links];
    return {
      name,
      language: 'zh-Hant',
      ...bothParts({
        from: 'YoyoTrip 悠遊趣 <service@mail.yoyotrip.example>',
        subject,
        text: `${text}\n\n--\nYoyoTrip 悠遊趣旅行社有限公司|交觀甲字第 7${licence} 號|台北市松山區八德路四段 123 號 8 樓\n`,
        html: `<!DOCTYPE html><html lang="zh-Hant"><body style="margin:0;background:#f7f7f7"><table role="presentation" width="600" align="center" bgcolor="#ffffff" cellpadding="24"><tr><td><img src="https://cdn.yoyotrip.example/m/logo.png" width="120" alt="YoyoTrip"></td></tr><tr><td style="font-family:'PingFang TC','Microsoft JhengHei',sans-serif;font-size:15px;line-height:1.75;color:#333">${html}</td></tr><tr><td style="font-size:12px;color:#999">YoyoTrip 悠遊趣旅行社有限公司|台北市松山區八德路四段 123 號 8 樓<br>客服 02-7743-${hotline}|<a href="https://www.yoyotrip.example/zh-tw/help">幫助中心</a></td></tr></table></body></html>`,
        encoding: 'base64',
      }),
      codes,
      links,
      best: code !== undefined ? { code } : link !== undefined ? { link } : null,
    };
  });
}
