/** A paper goods shop in Kyoto and Tainan whose designer puts what is to be typed into form fields and behind pictures. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const FULL = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const page = (lang: string, inner: string, foot: string) => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><style>
.wrap{max-width:520px;margin:0 auto;background:#fbf7ee;font-family:'Hiragino Mincho ProN','Noto Serif CJK TC',serif;color:#3a2f28}
.field{border:0;border-bottom:2px solid #b5432e;background:transparent;font-size:28px;text-align:center;width:240px}
.foot{font-size:11px;color:#9a8d80;padding:18px;border-top:1px dashed #d8ccb8}
</style></head><body><div class="wrap"><img src="https://img.kamisato.example/head.png" width="520" alt="紙里 KAMISATO">
${inner}
<div class="foot">${foot}</div></div></body></html>`;

const JA_FOOT =
  '株式会社紙里　〒604-8005 京都市中京区恵比須町427　TEL 075-555-0142（平日10:00〜17:00）<br><a href="https://kamisato.example/ja/unsub">配信停止</a>　© 2026 KAMISATO';
const TW_FOOT =
  '紙里臺南店　70048 臺南市中西區民權路二段 158 號　統一編號 90417752<br><a href="https://kamisato.example/tw/unsub">不再收信</a>';

export function mails(random: Random): FamilyMail[] {
  const [login, wide, card, mobile, pay, late] = [
    random.digits(6),
    random.digits(6),
    random.digits(4),
    random.digits(6),
    random.digits(5),
    random.text('ACEFHJKLMNPRTUVWXY3479', 6),
  ];
  const order = `KS-${random.digits(7)}`;
  const reset = `https://kamisato.example/ja/account/renew?u=${random.digits(7)}&t=${random.text('abcdefghjkmnpqrstuvwxyz23456789', 20)}`;
  return [
    {
      name: 'read-only field',
      language: 'ja',
      subject: '【紙里】ログイン確認',
      html: page(
        'ja',
        `<p>ロビン様</p><p>3月9日21時14分、新しい端末からログインがありました。ご本人でしたら、下の欄の数字を端末の画面へお写しください。</p>
<form><input class="field" type="text" value="${login}" readonly onclick="this.select()"></form>
<p>お会計 ¥3,850（ご注文 ${order}）の明細はマイページにございます。</p>`,
        JA_FOOT,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'picture with an alternative text',
      language: 'ja',
      subject: '会員登録の仕上げ',
      html: page(
        'ja',
        `<p>仮登録ありがとうございます。活字で組んだ確認番号をお届けします。登録画面にご記入ください。</p>
<p><img src="https://img.kamisato.example/katsuji/${random.digits(12)}.png" alt="確認番号 ${mobile}" width="300" height="80"></p>
<p><img src="https://img.kamisato.example/line.png" alt="" width="480" height="2"></p><p>受付 2026/03/10 10:02　会員No.（仮）8${random.digits(6)}</p>`,
        JA_FOOT,
      ),
      codes: [mobile],
      links: [],
      best: { code: mobile },
    },
    {
      name: 'full-width digits in a field of a table',
      language: 'ja',
      subject: 'お支払い方法の変更について',
      html: page(
        'ja',
        `<table width="100%" cellpadding="8"><tr><th align="left">変更内容</th><td>クレジットカード（下4桁 8812）</td></tr>
<tr><th align="left">申請日時</th><td>2026年3月12日 8:47</td></tr>
<tr><th align="left">認証番号</th><td><input class="field" disabled value="${FULL(wide)}"></td></tr></table>
<p>認証番号は変更画面の最後にお尋ねします。半角でご入力のうえ、九時までにお済ませください。</p>`,
        JA_FOOT,
      ),
      codes: [wide],
      links: [],
      best: { code: wide },
    },
    {
      name: 'a coupon in the same kind of field',
      language: 'ja',
      subject: '春の便箋まつり 10%OFF',
      html: page(
        'ja',
        `<h2 style="color:#b5432e">春の便箋まつり</h2><p>お会計画面のクーポン欄にお貼りください。</p>
<input class="field" readonly value="SAKURA26"><p>3月20日（金）〜4月5日（日）。税込2,200円以上で有効、他の割引とは併用できません。</p>
<p><a href="https://kamisato.example/ja/haru?utm_source=mail">売り場へ</a></p>`,
        JA_FOOT,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a parcel label as a picture',
      language: 'ja',
      subject: `発送しました（${order}）`,
      html: page(
        'ja',
        `<p>和紙カレンダー 2冊、本日お出ししました。</p><p><img src="https://img.kamisato.example/bar/4417.gif" alt="お問い合わせ伝票番号 ${random.digits(12)}" width="260"></p>
<p>お届け予定 3月16日 14時〜16時　送料 ¥480</p><p><a href="https://kamisato.example/ja/trace">荷物の場所を見る</a></p>`,
        JA_FOOT,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a picture as the button',
      language: 'ja',
      subject: 'パスワード再設定のお手続き',
      html: page(
        'ja',
        `<p>お申し出により再設定の入口をご用意しました。翌朝6時に閉じます。</p>
<p><a href="${reset.replaceAll('&', '&amp;')}"><img src="https://img.kamisato.example/btn/renew.png" alt="新しいパスワードを決める" width="280" height="52" border="0"></a></p>`,
        JA_FOOT,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'field in a form, copied by hand',
      language: 'zh-Hant',
      subject: '紙里會員登入',
      html: page(
        'zh-Hant',
        `<p>羅賓您好，</p><p>您正以 iPad 登入臺南店會員。請將欄中數字抄到 iPad 上：</p>
<form action="#"><label>一次性登入碼<br><input class="field" name="otp" value="${pay}" readonly="readonly" size="5"></label></form>
<p>會員編號 TN${random.digits(6)}，目前點數 1,240 點，2026/12/31 到期。</p>`,
        TW_FOOT,
      ),
      codes: [pay],
      links: [],
      best: { code: pay },
    },
    {
      name: 'picture with the code, nothing else',
      language: 'zh-Hant',
      subject: '信用卡綁定',
      html: page(
        'zh-Hant',
        `<p>新卡（末四碼 6035）綁定前，請輸入圖中四個數字。</p>
<table align="center"><tr><td style="border:3px double #b5432e;padding:12px"><img src="https://img.kamisato.example/seal/${random.text('abcdef0123456789', 16)}.png" alt="${card}" width="180" height="60"></td></tr></table>
<p style="font-size:12px">銀行將先扣 NT$1 再退還。發卡行客服 0800-555-903。</p>`,
        TW_FOOT,
      ),
      codes: [card],
      links: [],
      best: { code: card },
    },
    {
      name: 'text area',
      language: 'zh-Hant',
      subject: '變更手機號碼',
      html: page(
        'zh-Hant',
        `<p>您把手機改為 0912-555-***，為確認是您本人，請把框內六碼填回「我的資料」頁：</p>
<textarea readonly rows="1" cols="10" style="font:24px monospace;resize:none;background:#fff">${late}</textarea>
<p>舊號碼保留至 2026/04/15。案件 M-20260315-22。</p>`,
        TW_FOOT,
      ),
      codes: [late],
      links: [],
      best: { code: late },
    },
    {
      name: 'a gift card in the field',
      language: 'zh-Hant',
      subject: '您收到一張紙里禮物卡',
      html: page(
        'zh-Hant',
        `<p>佩珊送您 NT$500，結帳時貼上即可折抵：</p><input class="field" value="GIFT-${random.text('ACDEFHJKMNPRTWXY', 4)}-${random.digits(4)}" readonly style="width:320px">
<p>「下次寫信給我用這個信封！」</p><p>效期兩年，門市、網路皆可用。</p>`,
        TW_FOOT,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'an order number in the field',
      language: 'zh-Hant',
      subject: '訂單成立通知',
      html: page(
        'zh-Hant',
        `<p>感謝訂購。查詢時請提供單號：</p><input class="field" readonly value="${random.digits(8)}">
<p><img src="https://img.kamisato.example/p/3021.jpg" alt="竹紋和紙 30 張 NT$360" width="120"> 小計 NT$360，運費 NT$60，合計 NT$420</p><p>貨到付款，預計 3/18 送達 超商民權門市（店號 ${random.digits(6)}）。</p>`,
        TW_FOOT,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
