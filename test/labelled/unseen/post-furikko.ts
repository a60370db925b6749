/** A Japanese flea-market app with HTML mails made by a template tool: codes, a sign-in link, sales, shipping and coupons. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const track = () =>
    `https://email.furikko.example/ls/click?upn=u001.${random.text('ABCDEFGHIJKLMNOPabcdefghijklmnop0123456789', 72)}-3D`;
  const signUp = random.digits(4);
  const phone = random.digits(6);
  const sale = random.digits(6);
  const signIn = track();
  const verify = track();
  const item = random.pick(['ミラーレス一眼 レンズキット', '北欧風ティーポット 2点セット', 'ベビーカー（2025年モデル）']);
  const itemId = `m${random.digits(11)}`;
  const price = random.whole(2, 29) * 500;
  const drafts: Draft[] = [
    {
      name: 'sign-up code',
      language: 'ja',
      subject: `【フリッコ】認証番号：${signUp}`,
      body: `<p style="margin:0 0 16px">フリッコをダウンロードしてくれてありがとうございます！</p>
<p style="margin:0 0 8px">会員登録をすすめるには、アプリにこの番号を入れてね。</p>
<div style="font-size:36px;font-weight:700;letter-spacing:12px;text-align:center;padding:18px 0;color:#e5453d">${signUp}</div>
<p style="font-size:12px;color:#777">番号は30分たつと使えなくなります。だれにも教えないでください。事務局のスタッフが聞くこともありません。</p>`,
      codes: [signUp],
    },
    {
      name: 'phone change code',
      language: 'ja',
      subject: '電話番号変更の本人確認',
      body: `<p>こんにちは、ゆずぽん さん</p>
<p>登録中の電話番号（末尾 ${random.digits(4)}）を新しい番号（末尾 ${random.digits(4)}）に変更しようとしています。ご本人の操作であることを確かめるため、
${random.pick(['アプリの画面', '変更画面'])}で <b>${phone.slice(0, 3)} ${phone.slice(3)}</b> を入力してください。</p>
<p>身に覚えのない変更の場合は、入力せずに<a href="${track()}" style="color:#0073cc">お問い合わせ</a>ください。</p>`,
      codes: [phone],
    },
    {
      name: 'payout code',
      language: 'ja',
      subject: '売上金の振込申請を確認してください',
      body: `<p>ゆずぽん さん、振込申請ありがとうございます。</p>
<table width="100%" cellpadding="8" style="border-top:1px solid #eee;font-size:14px">
<tr><td style="color:#888">申請金額</td><td align="right">¥${random.whole(11, 48)},${random.digits(3)}</td></tr>
<tr><td style="color:#888">振込手数料</td><td align="right">-¥200</td></tr>
<tr><td style="color:#888">振込先</td><td align="right">あけぼの銀行 ***${random.digits(4)}</td></tr>
<tr><td style="color:#888">パスコード</td><td align="right"><span style="font-size:24px;color:#e5453d">${sale}</span></td></tr>
</table>
<p>上のパスコードを10分以内にアプリで入れると、申請が確定します。</p>`,
      codes: [sale],
    },
    {
      name: 'sign-in link',
      language: 'ja',
      subject: 'ワンタップでログインできます',
      body: `<p>パスワードなしでログインするリンクが届きました。</p>
<p style="text-align:center"><a href="${signIn}" style="display:inline-block;background:#e5453d;color:#fff;border-radius:24px;padding:14px 48px;text-decoration:none">フリッコを開く</a></p>
<p style="font-size:13px">フリッコのアプリが入っているスマホで開いてください。15分で切れます。</p>`,
      links: [signIn],
    },
    {
      name: 'address to verify',
      language: 'ja',
      subject: 'メールアドレスの確認がまだ終わっていません',
      body: `<p>取引の大切なお知らせが届くように、このアドレスが使えるかどうか確かめさせてください。</p>
<p style="text-align:center"><a href="${verify}" style="display:inline-block;border:2px solid #e5453d;color:#e5453d;border-radius:4px;padding:12px 32px;text-decoration:none"><b>確認する</b></a></p>
<p style="font-size:13px">4月30日までに確認されないと、出品が一時的にできなくなります。</p>`,
      links: [verify],
    },
    {
      name: 'sold',
      language: 'ja',
      subject: `「${item}」が購入されました`,
      body: `<p>おめでとうございます🎉 商品が購入されました。発送までの流れを確認しましょう。</p>
<table width="100%" cellpadding="6" style="font-size:14px;background:#fafafa">
<tr><td>商品ID</td><td>${itemId}</td></tr>
<tr><td>販売価格</td><td>¥${price.toLocaleString('en-US')}</td></tr>
<tr><td>販売手数料（10%）</td><td>¥${(price / 10).toLocaleString('en-US')}</td></tr>
<tr><td>配送方法</td><td>らくらく便（匿名配送）</td></tr>
<tr><td>発送期限</td><td>3月${random.whole(10, 28)}日</td></tr></table>
<p><a href="${track()}">取引画面へ</a></p>`,
    },
    {
      name: 'at the convenience store',
      language: 'ja',
      subject: 'コンビニ発送用の番号ができました',
      body: `<p>レジ横の端末で「荷物を送る」を選び、次の受付番号と申込番号を順に打ち込んで、出てきた伝票をレジへお持ちください。</p>
<p style="font-size:18px">お問い合わせ番号：${random.digits(4)}-${random.digits(4)}-${random.digits(4)}<br>受付番号：<b>${random.digits(8)}</b><br>申込番号：<b>${random.digits(5)}</b></p>
<p>有効期限：発行から14日間/サイズ60(750円)</p>
<p><a href="${track()}">近くの店舗をさがす</a></p>`,
    },
    {
      name: 'coupon',
      language: 'ja',
      subject: '300円OFFクーポンをプレゼント🎁 今週末まで',
      body: `<p style="font-size:22px;text-align:center;font-weight:bold">おかえりなさいクーポン</p>
<p style="text-align:center;border:2px dashed #e5453d;padding:16px">クーポンコード<br><span style="font-size:28px">OKAERI${random.digits(3)}</span><br>1,500円以上の購入で使えます</p>
<p>使い方：購入手続き画面の「クーポン」欄に入れるだけ。ほかのクーポンとはいっしょに使えません。</p>
<p style="text-align:center"><a href="${track()}" style="background:#222;color:#fff;padding:12px 30px;text-decoration:none">新着を見る</a></p>`,
    },
  ];
  return laidOut(drafts, ({ body, subject }) => ({
    html: `<!doctype html><html lang="ja" xmlns:v="urn:schemas-microsoft-com:vml"><head><title>${subject}</title><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<style type="text/css">#outlook a{padding:0}body{margin:0;padding:0}@media only screen and (min-width:480px){.mj-column-per-100{width:100%!important;max-width:100%}}</style></head>
<body style="word-spacing:normal;background-color:#f5f5f5"><div style="background-color:#f5f5f5">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="width:600px" width="600"><tr><td><![endif]-->
<div style="margin:0 auto;max-width:600px;background:#ffffff"><div class="mj-column-per-100" style="padding:20px 0;text-align:center"><img alt="フリッコ" height="28" src="https://static.furikko.example/mail/logo@2x.png"></div>
<div class="mj-column-per-100" style="padding:0 24px 24px;font-family:'Hiragino Kaku Gothic ProN',Meiryo,sans-serif;font-size:15px;line-height:1.7;color:#333">${body}</div>
<div style="padding:16px 24px;background:#eee;font-size:11px;color:#888;line-height:1.6">このメールは フリッコに登録されたアドレスへ自動でお送りしています。<br>
アプリのダウンロード <a href="https://furikko.example/app/ios">iPhone</a>・<a href="https://furikko.example/app/android">Android</a><br>メールでの返信にはお答えできません。お困りのときはアプリの「マイページ」から事務局へご連絡ください。受付時間 10時から18時（土日もやっています）<br><a href="https://help.furikko.example/guide/mail">よくある質問</a> | <a href="https://email.furikko.example/wf/unsubscribe?upn=${itemId}">お知らせの受け取りをやめる</a><br>株式会社フリッコ 〒810-0001 福岡県福岡市中央区天神2-8-36<br>古物商許可証 第901021410084号／資金移動業者 福岡財務支局長 第00012号</div></div>
<!--[if mso | IE]></td></tr></table><![endif]--></div><img src="https://email.furikko.example/wf/open?upn=${random.digits(12)}" width="1" height="1" alt=""></body></html>`,
  }));
}
