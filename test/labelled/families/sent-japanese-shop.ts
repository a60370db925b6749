/** A Japanese shop with points: codes, registration, a reset, orders, shipping and mail magazines; Japanese. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const rule = '━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━';

const foot = `${rule}
※本メールは送信専用です。ご返信いただいてもお答えできません。
ひより市場 カスタマーデスク
受付時間 9:00～18:00(年末年始を除く)
ひより市場株式会社 〒158-0094 東京都世田谷区玉川1-14-1
${rule}`;

function alternative(subject: string, plain: string, html: string, boundary: string) {
  const part = (type: string, encoding: 'base64' | '8bit', body: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset="UTF-8"`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    encoding === '8bit' ? body : Buffer.from(body).toString('base64').replace(/.{76}/g, '$&\r\n'),
  ];
  return [
    `From: "=?UTF-8?B?${Buffer.from('ひより市場').toString('base64')}?=" <auto-confirm@hiyori-ichiba.example>`,
    'To: robin@postroom.localhost',
    `Subject: =?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', 'base64', plain),
    ...part('text/html', '8bit', html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

export function mails(random: Random): FamilyMail[] {
  const sign = random.digits(6);
  const withdraw = random.digits(6);
  const temporary = random.text('abcdefghjkmnpqrstuvwxyz23456789', 8);
  const register = `https://member.hiyori-ichiba.example/regist/input?key=${random.text('0123456789abcdef', 36)}`;
  const reset = `https://member.hiyori-ichiba.example/pw/reissue?sid=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 24)}&scid=mail`;
  const order = `21${random.digits(4)}-202604${random.whole(10, 28)}-00${random.digits(8)}`;
  const signSubject = '【ひより市場】ログイン用認証コードのお知らせ';
  return [
    {
      name: 'code to sign in',
      language: 'ja',
      subject: signSubject,
      raw: alternative(
        signSubject,
        `高橋 美咲 様

平素よりご愛顧くださり、厚くお礼申し上げます。
ログイン画面にて、下記の認証コードをご入力ください。

認証コード：${sign}
有効期限：発行から10分間

身に覚えのない場合は、すぐパスワードの変更を。
${foot}`,
        `<div style="font-family:'Hiragino Sans',Meiryo,sans-serif">
<p>高橋 美咲 様</p><p>平素よりご愛顧くださり、厚くお礼申し上げます。<br>ログイン画面にて、下記の認証コードをご入力ください。</p><table bgcolor="#f6f6f6" cellpadding="16"><tr><td>認証コード</td><td style="font-size:24px"><b>${sign}</b></td></tr></table><p>有効期限：発行から10分間</p><p style="font-size:12px">身に覚えのない場合は、すぐパスワードの変更を。</p></div>`,
        `=_hi_${random.text('0123456789abcdef', 12)}`,
      ),
      codes: [sign],
      links: [],
      best: { code: sign },
    },
    {
      name: 'use of points to be confirmed',
      language: 'ja',
      subject: '【重要】ポイント交換手続きの本人確認',
      text: `田中 健一 様

${random.whole(10, 90)},000ポイントの電子マネー交換を受け付けました。
お手続きを完了するには、ワンタイムパスワード ${withdraw} を交換画面で入力してください。

受付番号：PX${random.digits(8)}
※30分を過ぎると交換は自動的に取り消されます。
※当店の係員がパスワードをお尋ねすることはありません。

${foot}`,
      codes: [withdraw],
      links: [],
      best: { code: withdraw },
    },
    {
      name: 'temporary password',
      language: 'ja',
      subject: '仮パスワード発行のお知らせ',
      text: `田中 健一 様

お電話にてご依頼いただきました仮パスワードを発行いたしました。

　会員ID　　　　　t.kenichi${random.digits(2)}
　仮パスワード　　${temporary}

ログイン後、必ず新しいパスワードへ変更してください。
仮パスワードの有効期間は本日より3日間です。

${foot}`,
      codes: [temporary],
      links: [],
      best: { code: temporary },
    },
    {
      name: 'registration',
      language: 'ja',
      subject: '会員登録のご案内(まだ登録は完了していません)',
      text: `ひより市場への会員登録のお申し込みを受け付けました。

下記URLにアクセスし、24時間以内に本登録をお済ませください。

${register}

※URLが途中で改行されている場合は、一行につないで開いてください。
※身に覚えがない場合は削除してください。

${foot}`,
      codes: [],
      links: [register],
      best: { link: register },
    },
    {
      name: 'password anew',
      language: 'ja',
      subject: 'パスワード再設定手続きのご案内',
      html: `<html><body style="font-family:Meiryo;font-size:14px;color:#333"><table width="600" align="center" style="border:1px solid #ddd"><tr><td style="background:#3f8f3f;color:#fff;padding:10px 20px">ひより市場</td></tr><tr><td style="padding:20px">高橋 美咲 様<br><br>パスワード再設定のお申し込みを承りました。<br>次のボタンから新しいパスワードをご登録ください。<br><br><a href="${reset.replaceAll('&', '&amp;')}" style="display:inline-block;background:#3f8f3f;color:#fff;padding:10px 40px;text-decoration:none">パスワードを再設定する</a><br><br>ボタンの有効期限：2時間</td></tr><tr><td style="padding:10px 20px;font-size:11px;color:#888">© Hiyori Ichiba, Inc.　<a href="https://www.hiyori-ichiba.example/help/">ヘルプ</a>｜<a href="https://privacy.hiyori-ichiba.example/">個人情報保護方針</a></td></tr></table></body></html>`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'order',
      language: 'ja',
      subject: '【ひより市場】注文内容ご確認(自動配信メール)',
      text: `この度は「茶舗やまぶき ひより市場店」にてお買い上げくださり、誠に有難う存じます。

[受注番号] ${order}
[日時]     2026-04-${random.whole(10, 28)} 21:${random.whole(10, 59)}:${random.whole(10, 59)}
[注文者]   高橋 美咲 様 〒603-8${random.digits(3)} 京都府京都市北区
[お支払い] カード(下4桁 ${random.digits(4)})
[配送方法] 宅配便

深蒸し煎茶 100g×3袋 (yamabuki-0${random.digits(2)})
価格 1,080(円) × 2(個) = 2,160(円)(税込、送料別)
送料 550(円)
クーポン利用 -200(円)
----------------------------------------
合計 2,510(円)

今回獲得予定ポイント：23
店舗連絡先：075-${random.digits(3)}-${random.digits(4)}

${foot}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'mail magazine',
      language: 'ja',
      subject: '＼本日20時スタート／最大半額＆ポイント10倍のお買い物フェス！',
      html: `<html><body><center><img src="https://r.hiyori-ichiba.example/img/fes.jpg" width="640" alt="お買い物フェス 5/4 20:00～5/11 1:59"><table width="640" cellpadding="12"><tr><td><b>先着3,000名さま</b> 2,000円OFFクーポン<br>クーポンコード：<font color="red">FES2026-MAY</font><br><a href="https://r.hiyori-ichiba.example/c/${random.text('abcdef0123456789', 20)}">クーポンを獲得する</a></td></tr><tr><td>① 国産うなぎ蒲焼 4尾　8,980円→4,490円<br>② 軽量折りたたみ傘 198g　2,480円<br>③ 泡で出るハンドソープ詰替 2L　1,290円</td></tr><tr><td><font size="1">配信停止は<a href="https://r.hiyori-ichiba.example/stop/${random.text('abcdef0123456789', 20)}">こちら</a>(反映まで最大3日)。メールコード：${random.digits(6)}</font></td></tr></table></center></body></html>`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
