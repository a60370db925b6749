/** A video streaming service in five languages: wide white pages with a red rule, four- and six-figure codes in spaced type. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

type Page = { lang: string; title: string; body: string; foot: string; mailId: string };

const page = ({ lang, title, body, foot, mailId }: Page) => `<!DOCTYPE html>
<html lang="${lang}" dir="ltr"><head><meta charset="utf-8"><title>${title}</title>
<style>@font-face{font-family:'Luma Sans';src:url(https://assets.lumavue.example/f/luma.woff2)}
*{-webkit-text-size-adjust:none}a{color:#c8102e}.t{font:700 28px/34px 'Luma Sans',Helvetica,sans-serif;color:#111}.p{font:400 16px/24px 'Luma Sans',Helvetica,sans-serif;color:#222}
.n{font:400 40px/48px 'Luma Sans',Helvetica,sans-serif;letter-spacing:10px;color:#111}.f{font:400 11px/16px Helvetica,sans-serif;color:#999}</style></head>
<body><center><table width="500" cellspacing="0" cellpadding="0" border="0" role="none">
<tr><td style="padding:22px 0;border-bottom:4px solid #c8102e"><img alt="Lumavue" width="110" src="https://assets.lumavue.example/email/${lang}/logo.png"></td></tr>
<tr><td class="t" style="padding:30px 0 10px">${title}</td></tr>
${body}
<tr><td class="f" style="padding:40px 0 20px;border-top:1px solid #ddd">${foot}<br><br>SRC: ${mailId}</td></tr>
</table></center></body></html>`;
const p = (inner: string) => `<tr><td class="p" style="padding:8px 0">${inner}</td></tr>`;
const n = (code: string) => `<tr><td class="n" align="center" style="padding:16px 0">${code}</td></tr>`;
const red = (url: string, label: string) =>
  `<tr><td align="center" style="padding:16px 0"><a href="${url.replaceAll('&', '&amp;')}" style="display:block;background:#c8102e;color:#fff;padding:15px;text-align:center;text-decoration:none;font:700 16px Helvetica">${label}</a></td></tr>`;

export function mails(random: Random): FamilyMail[] {
  const [signIn, household, hindi] = [random.digits(4), random.digits(4), random.digits(6)];
  const [japanese, taiwanese, thai] = [random.digits(6), random.digits(6), random.digits(6)];
  const source = () => `${random.digits(8)}_${random.text('abcdef0123456789', 8)}-${random.text('abcdef0123456789', 4)}_v2`;
  const resetTw = `https://www.lumavue.example/tw/password?g=${random.text('ABCDEFGHabcdefgh23456789', 26)}&lnktrk=EMP`;
  const confirmTh = `https://www.lumavue.example/th/verifyemail?nftoken=${random.text('ABCDEFGHabcdefgh23456789', 34)}`;
  const foot =
    'Questions? Visit the <a href="https://help.lumavue.example">Help Centre</a> or call 1-800-555-0166. Lumavue Inc., 480 Orchard Rise, Portland, OR 97205, U.S.A.';
  return [
    {
      name: 'sign-in code',
      language: 'en',
      subject: 'Lumavue: Your sign-in code',
      html: page({
        lang: 'en',
        title: 'Enter this code to sign in',
        body: `${p('Hi Robin,')}${p('Enter the code below on your device to sign in to Lumavue.')}${n(signIn)}${p('This code will expire in 15 minutes.')}${p(`Sign-in requested from: <b>Smart TV</b>, Portland, OR, January 16, 8:47 PM PST. If this wasn't you, we recommend that you <a href="https://www.lumavue.example/password">change your password</a>.`)}`,
        foot,
        mailId: source(),
      }),
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'temporary access code',
      language: 'en',
      subject: 'Your temporary access code',
      html: page({
        lang: 'en',
        title: 'Your temporary access code',
        body: `${p('Hi Robin,')}${p('We received a request to watch Lumavue outside your household, made from <b>Maya’s profile</b> on a tablet.')}${n(household)}${p('Type it on the device within 15 minutes to keep watching for the next 14 days.')}${p('Only share the code with someone who lives with you.')}`,
        foot,
        mailId: source(),
      }),
      codes: [household],
      links: [],
      best: { code: household },
    },
    {
      name: 'price change',
      language: 'en',
      subject: 'An update about your plan price',
      html: page({
        lang: 'en',
        title: 'Your plan price is changing',
        body: `${p('Hi Robin,')}${p(`On <b>February 18, 2026</b>, the price of your Standard plan will go from $14.99 to $16.49 per month (plus applicable taxes). Your next billing date is the 18th; we’ll charge the card ending in <b>${random.digits(4)}</b>.`)}${p('No action is needed if you’d like to stay. You can change or cancel your plan any time.')}${red('https://www.lumavue.example/changeplan', 'See plans')}`,
        foot: `${foot} <a href="https://www.lumavue.example/notifications">Notification settings</a>`,
        mailId: source(),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: '認証コード',
      language: 'ja',
      subject: '【Lumavue】認証コードのお知らせ',
      html: page({
        lang: 'ja',
        title: '認証コード',
        body: `${p('Robin 様')}${p('ログインを完了するには、次の認証コードを入力してください。')}${n(japanese)}${p('有効期限は10分です。')}${p('お心当たりのない場合は、このメールを破棄してください。')}`,
        foot: 'このメールは送信専用です。お問い合わせは<a href="https://help.lumavue.example/ja">ヘルプセンター</a>（0120-555-019、9:00～21:00）まで。Lumavue合同会社 東京都港区海岸3-7-18',
        mailId: source(),
      }),
      codes: [japanese],
      links: [],
      best: { code: japanese },
    },
    {
      name: '領収書',
      language: 'ja',
      subject: '【Lumavue】お支払い完了のお知らせ',
      html: page({
        lang: 'ja',
        title: 'ご利用ありがとうございます',
        body: `${p('Robin 様')}${p('1月分のご利用料金のお支払いが完了しました。')}${p(`ご請求番号：${random.digits(4)}-${random.digits(5)}-${random.digits(5)}<br>プラン：スタンダード<br>お支払い金額：1,590円（税込）<br>お支払い日：2026年1月10日<br>次回請求日：2026年2月10日`)}${p('<a href="https://www.lumavue.example/jp/billing">お支払い履歴を見る</a>')}`,
        foot: 'このメールは送信専用です。Lumavue合同会社 登録番号 T1010401990417',
        mailId: source(),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: '驗證碼',
      language: 'zh-Hant',
      subject: `【Lumavue】您的驗證碼為 ${taiwanese}`,
      html: page({
        lang: 'zh-TW',
        title: '您的驗證碼',
        body: `${p('Robin 您好，')}${p('請輸入下列驗證碼以完成登入：')}${n(taiwanese)}${p('驗證碼將於 10 分鐘後失效。請勿將驗證碼提供給他人。')}${p('若您並未提出此要求，請忽略此郵件。')}`,
        foot: '此為系統自動發送之郵件，請勿直接回覆。客服專線：0800-555-017。台灣流影股份有限公司，統一編號 54190377，台北市中山區 104',
        mailId: source(),
      }),
      codes: [taiwanese],
      links: [],
      best: { code: taiwanese },
    },
    {
      name: '重設密碼',
      language: 'zh-Hant',
      subject: '重設您的 Lumavue 密碼',
      html: page({
        lang: 'zh-TW',
        title: '重設密碼',
        body: `${p('Robin 您好，')}${p('我們收到重設帳戶密碼的要求。請點選下方按鈕設定新密碼：')}${red(resetTw, '重設密碼')}${p('連結有效期限為 24 小時。如果您沒有要求重設密碼，無須採取任何動作。')}`,
        foot: '此為系統自動發送之郵件。<a href="https://help.lumavue.example/tw">說明中心</a>｜<a href="https://www.lumavue.example/tw/privacy">隱私權政策</a>',
        mailId: source(),
      }),
      codes: [],
      links: [resetTw],
      best: { link: resetTw },
    },
    {
      name: '新裝置登入',
      language: 'zh-Hant',
      subject: '有新裝置登入您的帳戶',
      html: page({
        lang: 'zh-TW',
        title: '有新裝置登入您的帳戶',
        body: `${p('Robin 您好，')}${p('裝置：PlayBox 電視盒<br>時間：2026 年 1 月 17 日 下午 8:36（GMT+8）<br>地點：台中市（約略位置）<br>IP：198.51.100.240')}${p('如果是您本人登入，請放心使用。如果不是，建議您立即<a href="https://www.lumavue.example/tw/security">變更密碼</a>。')}`,
        foot: `此為系統自動發送之郵件。案件編號 ${random.digits(9)}`,
        mailId: source(),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'รหัสยืนยัน',
      language: 'th',
      subject: 'รหัสยืนยัน (OTP) ของคุณ',
      html: page({
        lang: 'th',
        title: 'รหัสยืนยันของคุณ',
        body: `${p('สวัสดีคุณ Robin')}${p('กรุณากรอกรหัส OTP ด้านล่างเพื่อเข้าสู่ระบบ')}${n(thai)}${p(`รหัสอ้างอิง (Ref. code): ${random.text('ABCDEFGHJKMNPQRSTVWXYZ', 4)}`)}${p('รหัสนี้มีอายุ 5 นาที ห้ามเปิดเผยรหัสนี้กับผู้อื่น')}`,
        foot: 'อีเมลนี้เป็นการส่งอัตโนมัติ กรุณาอย่าตอบกลับ ศูนย์ช่วยเหลือ โทร. 02-555-0138',
        mailId: source(),
      }),
      codes: [thai],
      links: [],
      best: { code: thai },
    },
    {
      name: 'ยืนยันอีเมล',
      language: 'th',
      subject: 'ยืนยันที่อยู่อีเมลของคุณ',
      html: page({
        lang: 'th',
        title: 'ยืนยันที่อยู่อีเมลของคุณ',
        body: `${p('สวัสดีคุณ Robin')}${p('ขอบคุณที่สมัครใช้งาน Lumavue โปรดคลิกปุ่มด้านล่างเพื่อยืนยันอีเมลของคุณ')}${red(confirmTh, 'ยืนยันอีเมล')}${p('ลิงก์นี้จะหมดอายุใน 24 ชั่วโมง')}`,
        foot: 'หากคุณไม่ได้สมัคร โปรดละเว้นอีเมลฉบับนี้ © 2026 Lumavue (Thailand) กรุงเทพฯ 10330',
        mailId: source(),
      }),
      codes: [],
      links: [confirmTh],
      best: { link: confirmTh },
    },
    {
      name: 'ใบเสร็จ',
      language: 'th',
      subject: 'ใบเสร็จรับเงินของคุณ เดือนมกราคม 2569',
      html: page({
        lang: 'th',
        title: 'ชำระเงินสำเร็จ',
        body: `${p('สวัสดีคุณ Robin')}${p(`เลขที่ใบเสร็จ: TH${random.digits(10)}<br>แพ็กเกจ: มาตรฐาน (รายเดือน)<br>ยอดชำระ: 349.00 บาท<br>วันที่ชำระ: 12 มกราคม 2569<br>บัตรลงท้ายด้วย ${random.digits(4)}`)}${p('รอบบิลถัดไป: 12 กุมภาพันธ์ 2569')}`,
        foot: '<a href="https://help.lumavue.example/th">ศูนย์ช่วยเหลือ</a> | เลขประจำตัวผู้เสียภาษี 0105567019944',
        mailId: source(),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'सत्यापन कोड',
      language: 'hi',
      subject: `${hindi} आपका Lumavue सत्यापन कोड है`,
      html: page({
        lang: 'hi',
        title: 'आपका सत्यापन कोड',
        body: `${p('नमस्ते Robin,')}${p('अपने खाते में साइन इन करने के लिए यह कोड डालें:')}${n(hindi)}${p('यह कोड 10 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।')}`,
        foot: 'सहायता चाहिए? <a href="https://help.lumavue.example/hi">सहायता केंद्र</a> या 1800-555-0142 (टोल फ़्री) पर कॉल करें।',
        mailId: source(),
      }),
      codes: [hindi],
      links: [],
      best: { code: hindi },
    },
    {
      name: 'सालाना प्लान पर छूट',
      language: 'hi',
      subject: 'सालाना प्लान पर 40% की छूट – कोड LUMA40',
      html: page({
        lang: 'hi',
        title: 'गणतंत्र दिवस ऑफ़र',
        body: `${p('नमस्ते Robin,')}${p('26 जनवरी 2026 तक सालाना प्लान सिर्फ़ <s>₹1,499</s> <b>₹899</b> में पाएँ। भुगतान करते समय कूपन कोड डालें:')}${n('LUMA40')}${red('https://www.lumavue.example/in/offers/annual', 'अभी सब्सक्राइब करें')}${p('नियम और शर्तें लागू।')}`,
        foot: 'ऐसे ईमेल नहीं चाहिए? <a href="https://www.lumavue.example/unsub?u=77120">सदस्यता समाप्त करें</a>',
        mailId: source(),
      }),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
