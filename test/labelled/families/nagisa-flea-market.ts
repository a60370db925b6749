/** A flea-market app that writes ruled plain text in Japanese to its members and in Chinese to the merchants who sell across the sea. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const wide = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const jaFoot = `──────────────────────
フリマアプリ「なぎさ市」
運営：なぎさ市株式会社 神奈川県逗子市新宿9丁目0番3号
よくある質問 https://help.nagisaichi.example/
お問い合わせはアプリのマイページよりお願いいたします。
──────────────────────`;

const zhFoot = `———————————
渚市跨境商家中心
商家热线：+81-50-5530-0142（工作日 9:00—18:00，东京时间）
官方网站：https://seller.nagisaichi.example/zh
———————————`;

export function mails(random: Random): FamilyMail[] {
  const [entry, address, seller, account, payout] = [
    random.digits(4),
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(8),
  ];
  const item = `m${random.digits(11)}`;
  const finish = `https://nagisaichi.example/r/c?k=${random.text('abcdefghjkmnpqrstuvwxyz23456789', 24)}`;
  const forgot = `https://seller.nagisaichi.example/zh/pwd/${random.text('ABCDEFabcdef0123456789', 40)}`;
  return [
    {
      name: 'ja wide digits for a new member',
      language: 'ja',
      subject: 'なぎさ市 認証番号のお知らせ',
      text: `なぎさ市へようこそ！

ご登録中の画面に、次の4けたの数字をご入力ください。

 認証番号：${wide(entry)}

番号の有効時間は30分です。
お電話やメッセージで番号をおたずねすることは絶対にありません。

${jaFoot}`,
      codes: [entry],
      links: [],
      best: { code: entry },
    },
    {
      name: 'ja change of the sender address',
      language: 'ja',
      subject: '【なぎさ市】発送元住所の変更手続きについて',
      text: `森田ろびん 様

発送元住所の変更を受け付けました。
大切な情報のため、ご本人様かどうかを確かめております。

■ 変更前 〒249-0099 逗子市新宿9-0-3
■ 変更後 〒604-8999 京都市中京区室町通9-21

変更を続けるには、アプリに ${address} と入力し「変更する」をタップしてください（本日23:40まで）。

※上記の操作をされていない場合は、アプリの「設定>ログイン中の端末」からすべての端末をログアウトしてください。

${jaFoot}`,
      codes: [address],
      links: [],
      best: { code: address },
    },
    {
      name: 'ja link to finish the registration',
      language: 'ja',
      subject: '仮登録が済みました（まだ本登録は完了していません）',
      text: `※このメールは自動で配信しています※

なぎさ市に仮登録していただき、まことにありがとうございます。
24時間以内に下記URLへアクセスし、本登録を完了させてください。

▼本登録はこちら
${finish}

URLが2行に分かれている場合は、1行につなげてブラウザに貼り付けてください。
期限を過ぎた場合は、お手数ですがはじめからやり直してください。

受付番号：26112400${random.digits(4)}

${jaFoot}`,
      codes: [],
      links: [finish],
      best: { link: finish },
    },
    {
      name: 'ja an article was sold',
      language: 'ja',
      subject: '「【美品】琺瑯やかん 2.1L」が購入されました',
      text: `森田ろびん さん

おめでとうございます！出品中の商品が売れました。
代金のお支払いも済んでいますので、発送の準備をお願いします。

商品ID : ${item}
商品名 : 【美品】琺瑯やかん 2.1L
販売価格 : ¥4,800
販売手数料： ¥480
送料 : ¥850（宅配便80サイズ）
販売利益 : ¥3,470
発送期限 : 2026/11/27 23:59
購入者 : こむぎ*匿名配送

取引画面で購入者さんにひとことご挨拶すると、やり取りがスムーズです。
https://nagisaichi.example/t/${item}

${jaFoot}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ja parcel waits in a locker',
      language: 'ja',
      subject: 'お荷物が宅配ロッカーに届きました（保管期限11/27）',
      html: `<html lang="ja"><body><pre style="font-family:'MS Gothic',monospace;font-size:13px;white-space:pre-wrap">
森田ろびん さん

ご購入の「手編みのひざ掛け」が<b>逗子駅東口ロッカー B-14</b>に届きました。

■ 受取用の暗証番号 <span style="font-size:18px"><b>${random.digits(6)}</b></span>
■ 送り状番号 ${random.digits(4)}-${random.digits(4)}-${random.digits(4)}
■ 保管期限 11月27日（金）24時

ロッカーの画面で「受け取る」にふれ、暗証番号を押すと扉が開きます。
中身に問題がなければ<a href="https://nagisaichi.example/t/rate?id=${random.digits(9)}">受取評価</a>をお願いします。

${jaFoot}
</pre></body></html>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ja coupon for the weekend',
      language: 'ja',
      subject: '〜週末限定〜 500円OFFクーポンが届いています',
      text: `★☆★━━━━━━━━━━━━━━━★☆★
  3日間だけの「なぎさ週末市」
★☆★━━━━━━━━━━━━━━━★☆★

3,000円以上のお買い物にお使いいただけます。

 クーポンコード【 NGS500W48 】
 利用期間 11/27（金）10:00〜11/29（日）23:59

購入手続き画面の「クーポン」欄に入れてください。
先着20,000名様、なくなり次第終了です♪

▼対象の商品を見る
https://nagisaichi.example/fair/w48?utm_source=mail&utm_campaign=w48

配信停止 https://nagisaichi.example/optout

${jaFoot}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'zh merchant signs in',
      language: 'zh-Hans',
      subject: '【渚市】商家后台登录验证码',
      text: `【渚市】尊敬的商家，您正在登录跨境商家后台，验证码 ${seller}，5分钟内输入有效。请勿转发给任何人，包括自称客服的人员。

登录店铺：和风杂货铺（店铺编号 ${random.digits(8)}）
登录地点：中国 浙江 义乌
登录IP:192.0.2.${random.whole(5, 250)}

${zhFoot}`,
      codes: [seller],
      links: [],
      best: { code: seller },
    },
    {
      name: 'zh a bank account to be bound',
      language: 'zh-Hans',
      subject: '绑定收款账户，请验证邮箱',
      html: `<html><body><pre style="font:14px/1.9 'Microsoft YaHei',sans-serif;white-space:pre-wrap">
和风杂货铺 您好：

您申请绑定以下收款账户：
  开户名 义乌市和风贸易有限公司
  银行账号 ****  ****  **** ${random.digits(4)}
  申请单号 BK20261124${random.digits(5)}

请回到绑定页面，在“邮箱校验码”一栏填入：

  <b><font size="5" color="#006d77">${account}</font></b>

校验码一经使用立即作废；如半小时内未使用，需重新获取。

${zhFoot}
</pre></body></html>`,
      codes: [account],
      links: [],
      best: { code: account },
    },
    {
      name: 'zh payout to be approved',
      language: 'zh-Hans',
      subject: '提现待确认：JPY 386,200',
      text: `和风杂货铺 您好：

您于 2026-11-24 15:22 提交了一笔提现。

提现金额：JPY 386,200
手续费：  JPY 1,931
参考汇率：1 JPY = 0.0487 CNY
预计到账：1—3 个工作日
提现单号：TX${random.digits(12)}

为保障资金安全，请在提现页输入 8 位确认码完成审批：${payout}
逾期（2026-11-24 17:22）未确认，该笔提现将自动撤销，款项退回店铺余额。

${zhFoot}`,
      codes: [payout],
      links: [],
      best: { code: payout },
    },
    {
      name: 'zh password by link',
      language: 'zh-Hans',
      subject: '商家中心密码找回',
      text: `您好：

我们收到了账号 rob***@postroom.localhost 找回密码的申请，请打开下面的网址设置新密码：

${forgot}

（若无法点击，请复制到浏览器地址栏中打开。网址 2 小时后失效，仅能使用一次。）

不是您本人申请的话，无需处理，原密码依旧可用。

${zhFoot}`,
      codes: [],
      links: [forgot],
      best: { link: forgot },
    },
    {
      name: 'zh password was changed',
      language: 'zh-Hans',
      subject: '安全通知：登录密码已修改',
      text: `和风杂货铺 您好：

您的商家账号已于 2026年11月24日 16:05:37 成功修改登录密码（校验方式：短信验证码，尾号 ${random.digits(4)} 的手机）。

如非本人操作，请立即致电商家热线并提供工单号 ${random.digits(10)}，我们会先行冻结账号、暂停提现。

温馨提示：密码建议每 90 天更换一次，不要与其他平台相同。

${zhFoot}`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
