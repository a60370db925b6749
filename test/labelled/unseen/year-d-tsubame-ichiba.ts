/** A Japanese mall of many shops: codes, a reset, a changed address, an order, a parcel, a sale; in Japanese. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [signUp, signIn, payment] = [random.digits(6), random.digits(6), random.digits(6)];
  const order = `${random.digits(6)}-20260519-${random.digits(10)}`;
  const slip = `${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`;
  const reset = `https://id.tsubame-ichiba.example/rms/nid/pwreset?rt=${random.text('0123456789abcdef', 40)}`;
  const moved = `https://id.tsubame-ichiba.example/rms/nid/mailchg/fix?k=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 28)}&lang=ja`;
  const price = random.whole(32, 98) * 100;
  const drafts: Draft[] = [
    {
      name: 'sign-up',
      language: 'ja',
      subject: '【つばめ市場】会員登録の確認コードをお送りします',
      body: `<p style="margin:0 0 16px">つばめ市場をお選びくださいまして、ありがとうございます。<br>会員登録はまだ完了していません。登録画面に戻り、下の確認コードを入力してお手続きを進めてください。</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" bgcolor="#f4f1ea" style="padding:20px 0;font-size:30px;font-weight:bold;letter-spacing:6px;font-family:Consolas,monospace">${signUp}</td></tr></table>
<p style="margin:16px 0 0;color:#666;font-size:12px">※確認コードの有効期限は発行から30分です。期限が過ぎた場合は、登録画面の「コードを再送する」からお手続きください。<br>※お申し込みに覚えがない方へ：他の方が誤ってあなたのメールアドレスを入力した可能性があります。お手数ですが破棄してください。</p>`,
      codes: [signUp],
    },
    {
      name: 'sign-in',
      language: 'ja',
      subject: '【つばめ市場】ログイン時の認証コード',
      body: `<p>お客様のアカウントに、いつもと異なる環境からログインがありました。ご本人様の場合は、認証コードをご入力ください。</p>
<p style="font-size:18px">認証コード：<b style="color:#c0392b">${signIn}</b>（10分間有効）</p>
<table border="1" cellpadding="6" style="border-collapse:collapse;font-size:13px"><tr><th align="left">日時</th><td>2026/03/${random.whole(10, 28)} 21:${random.whole(10, 59)}</td></tr><tr><th align="left">環境</th><td>Chrome 12${random.whole(0, 9)} / Windows</td></tr><tr><th align="left">IPアドレス</th><td>203.0.113.${random.whole(2, 250)}</td></tr></table>
<p style="font-size:12px">つばめ市場の社員や出店店舗が、お電話などで認証コードをお尋ねすることはございません。</p>`,
      codes: [signIn],
    },
    {
      name: 'reset',
      language: 'ja',
      subject: 'パスワード再設定のご案内',
      body: `つばめ市場会員 様

いつもつばめ市場をご利用いただき、厚くお礼申し上げます。

パスワード再設定のお申し込みを受け付けました。
24時間以内に下記のURLにアクセスし、新しいパスワードをご登録ください。

${reset}

※URLが途中で改行されている場合は、つなげてブラウザのアドレス欄に貼り付けてください。
※24時間を過ぎますと無効になります。その際は最初からお手続きをお願いします。
※お申し込みをされていない場合、パスワードは変更されませんのでご安心ください。`,
      links: [reset],
    },
    {
      name: 'changed address',
      language: 'ja',
      subject: '【重要】メールアドレス変更手続きのご確認',
      body: `つばめ市場会員 様

新しいメールアドレスのご登録、ありがとうございます。
現在は「仮変更」の状態です。

▼ 変更を完了する（有効期限：本メール受信後60分）
${moved}

完了後は、ご注文の確認メールやメールマガジンもこちらのアドレスに届きます。
変更前のアドレスではログインできなくなりますので、ご注意ください。`,
      links: [moved],
    },
    {
      name: 'card payment',
      language: 'ja',
      subject: '【つばめ市場】ご本人確認（カード決済）のお願い',
      body: `<p>クレジットカード（下4桁 ${random.digits(4)}）でのお支払い手続き中です。</p>
<p>お支払い金額：<b>${price.toLocaleString('en')}円</b>（税込）<br>ショップ：丸福茶舗 つばめ市場店</p>
<p>画面に表示されている番号が <b>${random.whole(10, 99)}</b> であることをお確かめのうえ、下記のワンタイムパスワードをご入力ください。</p>
<div style="border:2px solid #1d6fb8;display:inline-block;padding:10px 28px;font-size:24px">${payment}</div>
<p>5分以内に入力されない場合、ご注文は自動的に取り消されます。</p>`,
      codes: [payment],
    },
    {
      name: 'order',
      language: 'ja',
      subject: `【つばめ市場】注文内容ご確認（自動配信メール）${order}`,
      body: `この度は「丸福茶舗 つばめ市場店」でのお買い物、ありがとうございます。
ご注文を承りましたので、内容をご確認ください。
※まだご注文は確定しておりません。在庫確認後、ショップより改めてご連絡いたします。

━━━━━━━━━━━━━━━━━━━━━━━━━━━━
[受注番号] ${order}
[日時]     2026-05-19 08:${random.whole(10, 59)}:${random.whole(10, 59)}
[注文者]   ロビン 様
           〒${random.digits(3)}-${random.digits(4)} 愛知県名古屋市中区栄${random.whole(1, 5)}-${random.whole(1, 20)}-${random.whole(1, 9)}
           (TEL) 080-${random.digits(4)}-${random.digits(4)}
[支払方法] クレジットカード（一括払い）
[配送方法] 宅配便　[配達希望] 午前中
━━━━━━━━━━━━━━━━━━━━━━━━━━━━
[商品]
深蒸し掛川茶 100g×3袋セット（cha-${random.digits(5)}）
 価格 ${price.toLocaleString('en')}(円) × 1(個)（税込、送料込）
 獲得ポイント ${random.whole(30, 98)}

小計 ${price.toLocaleString('en')}(円)　クーポン利用 -200(円)
合計 ${(price - 200).toLocaleString('en')}(円)
━━━━━━━━━━━━━━━━━━━━━━━━━━━━
注文履歴：https://order.tsubame-ichiba.example/purchase-history/?order_number=${order}
お問い合わせの際は受注番号をお知らせください。 店舗TEL 0537-${random.digits(2)}-${random.digits(4)}`,
    },
    {
      name: 'shipped',
      language: 'ja',
      subject: '【丸福茶舗】商品発送のお知らせ',
      body: `ロビン 様

お待たせいたしました。ご注文の品を本日発送いたしました。

受注番号：${order}
配送会社：つるべ運輸
お荷物伝票番号：${slip}
お届け予定：2026年5月30日（土）午前中

配達状況は、配送会社のサイトで伝票番号を入力するとご確認いただけます。
https://track.tsurube-unyu.example/jp?no=${slip.replaceAll('-', '')}

ご不在の場合は不在連絡票の「お問い合わせ番号」でご連絡ください。
商品が届きましたら、ぜひレビューをお寄せください。次回使える150円OFFクーポンを進呈します。

丸福茶舗　店長 増田
営業時間 平日10:00～17:00`,
    },
    {
      name: 'sale',
      language: 'ja',
      subject: '＼本日20時スタート／ つばめ大感謝祭★最大半額＆ポイント最大43.5倍',
      body: `<div style="display:none">先着5,000名様！使えるクーポンを事前に獲得しよう</div>
<table width="600" cellpadding="0" cellspacing="0"><tr><td><a href="https://r.tsubame-ichiba.example/c?u=${random.text('abcdefghijkmnpqrstuvwxyz0123456789', 22)}"><img src="https://img.tsubame-ichiba.example/evt/kansha_600x240.jpg" width="600" alt="大感謝祭 6/4(木)20:00～6/11(木)01:59"></a></td></tr>
<tr><td style="padding:12px"><h2 style="color:#bf0000">今すぐ獲得！ショップ限定クーポン</h2>
<table width="100%"><tr><td width="33%" align="center">3,000円以上で<br><b>300円OFF</b><br><small>クーポンコード<br>TSBM-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4)}-${random.digits(4)}</small></td><td width="33%" align="center">10,000円以上で<br><b>1,000円OFF</b><br><small>クーポンコード<br>TSBM-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4)}-${random.digits(4)}</small></td><td width="33%" align="center">はじめての方<br><b>500円OFF</b><br><small>コード入力不要</small></td></tr></table>
<p><a href="https://r.tsubame-ichiba.example/c?u=${random.text('abcdefghijkmnpqrstuvwxyz0123456789', 22)}" style="background:#bf0000;color:#fff;padding:10px 30px;text-decoration:none">まずはエントリー</a></p>
<p>保有ポイント ${random.whole(120, 2900)}pt（うち期間限定 ${random.whole(10, 99)}pt 6/30まで）</p></td></tr></table>`,
    },
  ];
  return laidOut(drafts, ({ name, body }) =>
    ['reset', 'changed address', 'order', 'shipped'].includes(name) ? { text: `${body}\n${signature}` } : { html: page(body) },
  );
}

const signature = `
------------------------------------------------------------
※本メールは送信専用です。ご返信いただいてもお答えできません。
つばめ市場 ヘルプ https://help.tsubame-ichiba.example/
発行：株式会社つばめ市場　〒104-0045 東京都中央区築地9-1-7
------------------------------------------------------------`;

function page(body: string): string {
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html lang="ja"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body style="margin:0;background:#ffffff;font-family:'Hiragino Kaku Gothic ProN',Meiryo,sans-serif;font-size:14px;color:#333">
<table align="center" width="600" cellpadding="0" cellspacing="0"><tr><td style="border-bottom:3px solid #bf0000;padding:14px 0"><img src="https://img.tsubame-ichiba.example/logo.png" alt="つばめ市場" width="140"></td></tr>
<tr><td style="padding:24px 10px">${body}</td></tr>
<tr><td style="border-top:1px solid #ddd;padding:12px 10px;font-size:11px;color:#888">このメールは送信専用アドレスから配信しています。<a href="https://help.tsubame-ichiba.example/faq/mail">お問い合わせ</a>　<a href="https://id.tsubame-ichiba.example/mm/stop">配信停止</a>　<a href="https://privacy.tsubame-ichiba.example/">個人情報保護方針</a><br>© Tsubame Ichiba, Inc. 〒104-0045 東京都中央区築地9-1-7</td></tr></table></body></html>`;
}
