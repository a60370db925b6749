/** A Japanese bank on the net: text mails with rules of signs, one-time passwords, registrations, notices of transfers; Japanese. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const footer = `━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
ひので銀行株式会社
カスタマーセンター 0120-55-3817(9:00~18:00 土日祝を除く)
登録金融機関 関東財務局長(登金)第621号
※本メールは送信専用アドレスからお送りしています。
※当行がメールで暗証番号をお伺いすることは一切ございません。
━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━`;

const letter = (body: string) => `佐久間 ロビン 様

いつもひので銀行をご利用いただき、誠にありがとうございます。

${body}

${footer}
`;

export function mails(random: Random): FamilyMail[] {
  const transfer = random.digits(8);
  const device = random.digits(6);
  const opening = `https://www.hinode-ginko.example/entry/mail/auth?k=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 28)}`;
  const address = `https://ib.hinode-ginko.example/u/henko.do?id=${random.digits(10)}&key=${random.text('abcdef0123456789', 24)}`;
  const branch = random.digits(3);
  return [
    {
      name: 'one-time password for a transfer',
      language: 'ja',
      subject: '【ひので銀行】ワンタイムパスワードのお知らせ',
      text: letter(`お振込のお手続きに必要なワンタイムパスワードをお送りします。

■ワンタイムパスワード
${transfer}

■お取引内容
振込先:みどり信用金庫 中央支店 普通 ***${random.digits(4)}
金 額:${random.whole(10, 98)},000円
受付番号:${random.digits(12)}

有効期限は発行から5分間です。振込先や金額にお心当たりがない場合は、入力せず、ただちに当行までご連絡ください。`),
      codes: [transfer],
      links: [],
      best: { code: transfer },
    },
    {
      name: 'new device',
      language: 'ja',
      subject: '【ひので銀行】アプリのご利用端末登録について',
      text: letter(`スマートフォンアプリの端末登録を受け付けました。
画面に認証番号「${device}」をご入力のうえ、登録を完了してください。

 受付日時:2026年3月${random.whole(1, 28)}日 ${random.whole(10, 22)}時${random.whole(10, 59)}分
 端 末 名:K${random.digits(3)}SH

10分を過ぎますと番号は無効になります。その際は最初からお手続きください。`),
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'opening of an account',
      language: 'ja',
      subject: '【ひので銀行】口座開設のお申込み手続きのご案内',
      text: `このたびは口座開設にご関心をお寄せくださり厚く御礼申し上げます。

メールアドレスの確認ができました後、お申込みフォームへお進みいただけます。
24時間以内に次のページをお開きください。

▼お申込みフォーム
${opening}

ご用意いただくもの
・運転免許証またはマイナンバーカード
・お届出の電話番号

お申込みに覚えのない方は、お手数ですが本メールを破棄願います。

${footer}
`,
      codes: [],
      links: [opening],
      best: { link: opening },
    },
    {
      name: 'change of the address',
      language: 'ja',
      subject: '【ひので銀行】メールアドレス変更のご確認(手続きは完了していません)',
      html: `<html><body style="font-family:'Hiragino Kaku Gothic ProN',Meiryo,sans-serif;font-size:14px;line-height:1.8">
<div style="border-left:6px solid #0a4f8f;padding-left:10px"><b>メールアドレス変更のご確認</b></div>
<p>佐久間 ロビン 様</p>
<p>支店番号 ${branch} 口座番号 ****${random.digits(3)} のお客さまより、メールアドレスの変更を承りました。<br>
新しいアドレスを有効にするには、<a href="${address.replace('&', '&amp;')}">こちら</a>を押してください(有効期限:${random.whole(1, 9)}月末日23時59分)。</p>
<p style="color:#c00">ご自身で変更されていない場合は押さずに、0120-55-3817 へお電話ください。</p>
<hr><p style="font-size:11px;color:#777">ひので銀行株式会社 〒103-00${random.digits(2)} 東京都中央区<br><a href="https://www.hinode-ginko.example/privacy/">個人情報保護方針</a></p>
</body></html>`,
      codes: [],
      links: [address],
      best: { link: address },
    },
    {
      name: 'money came in',
      language: 'ja',
      subject: '【ひので銀行】ご入金のお知らせ',
      text: letter(`下記のとおりご入金がございました。

 入金日:2026年2月25日
 摘 要:給与 カ)アオバセイサクショ
 金 額:${random.whole(210, 390)},${random.digits(3)}円
 支店番号:${branch} 口座番号:****${random.digits(3)}

明細はインターネットバンキングにログイン後、「入出金明細」よりご確認いただけます。
安全のため、本メールにはログイン画面へのURLを記載しておりません。`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'log-in notice',
      language: 'ja',
      subject: '【ひので銀行】ログインのお知らせ',
      text: letter(`インターネットバンキングへのログインがありました。

 日 時:2026/04/${random.whole(10, 28)} 07:${random.whole(10, 59)}:${random.whole(10, 59)}
 IPアドレス:203.0.113.${random.whole(2, 250)}
 お取引番号:${random.digits(9)}

お客さまご自身の操作であれば、本メールへのご対応は不要です。`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'campaign',
      language: 'ja',
      subject: '春の外貨預金キャンペーン!もれなく最大3,000円プレゼント',
      html: `<html><body><table width="600" align="center"><tr><td><img src="https://img.hinode-ginko.example/cp/2026haru.jpg" width="600" alt="春の外貨預金キャンペーン"></td></tr>
<tr><td style="font-size:14px"><p>期間中に米ドル定期(6か月もの・年4.${random.digits(2)}%)へ30万円以上お預け入れの方に、現金をさしあげます。</p>
<p>キャンペーンコード:<b>HARU${random.digits(4)}</b><br>申込時にコードの記載は不要です(自動で適用されます)。</p>
<p align="center"><a href="https://click.hinode-ginko.example/c/${random.text('abcdefghijkmnpqrstuvwxyz0123456789', 22)}">くわしく見る</a></p>
<p style="font-size:11px">外貨預金には為替変動リスクがあります。広告等のメール配信停止は<a href="https://click.hinode-ginko.example/stop/${random.digits(10)}">こちら</a></p></td></tr></table></body></html>`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
