/** A Japanese online stock broker that writes plain text with ruled headings: codes, an address to confirm, trades and notices. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const FOOT = `
━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
■このアドレスでは返信をお受けしておりません。
■当社を装った不審なメールにご注意ください。当社からメールでパスワードや
 暗証番号をお尋ねすることは一切ありません。
 https://www.hayate-sec.example/security/phishing.html
━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
株式会社ハヤテ証券 カスタマーデスク
 電話：0120-118-204（平日 8:00〜17:00）
 携帯電話から：03-5562-7714（有料）
金融商品取引業者 関東財務局長（金商）第2988号
加入協会：日本証券業協会、一般社団法人金融先物取引業協会
〒103-0025 東京都中央区日本橋茅場町1-13-21
`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const payout = random.digits(6);
  const opening = random.text('ABCDEFGHJKLMNPRSTUVWXY3456789', 8);
  const address = `https://site1.hayate-sec.example/ETGate/mail/confirm?tk=${random.text('0123456789abcdef', 40)}`;
  const reset = `https://site1.hayate-sec.example/reissue/pw?id=${random.text('0123456789abcdef', 32)}&lang=ja`;
  const branch = random.digits(3);
  const price = random.whole(1200, 4800);
  const drafts: Draft[] = [
    {
      name: 'login code',
      language: 'ja',
      subject: '【ハヤテ証券】ログイン追加認証のご案内',
      body: `平素よりハヤテ証券をお引き立てくださり、心より感謝いたします。

普段と異なる環境からのログインを検知したため、追加認証をお願いしております。
ログイン画面に下記の番号をご入力のうえ、「認証する」を押してください。

────────────────────
 認証コード：${login}
 有効期限：2026年4月6日 09時${random.whole(10, 50)}分
────────────────────

※有効期限を過ぎた場合は、ログインからやり直してください。
※お心当たりがない場合は、第三者がパスワードを入手しているおそれがあります。
 至急ログインパスワードを変更し、カスタマーデスクまでご連絡ください。
`,
      codes: [login],
    },
    {
      name: 'payout code',
      language: 'ja',
      subject: '出金指示の確認番号をお送りします',
      body: `${random.pick(['ロビン', '山下 光'])} 様

次の内容で出金のお手続きを承りました。まだ完了しておりません。

 部店・口座番号：${branch}-*****${random.digits(2)}
 出金額     :${random.whole(10, 99)},${random.digits(3)}円
 出金先     :みなと銀行 本店営業部 普通 ****${random.digits(3)}
 着金予定日   :2026年5月13日

お手続きを続けるには、画面に確認番号【 ${payout} 】を入力してください。
5分以内に入力がないときは、出金指示は自動で取消しになります。
`,
      codes: [payout],
    },
    {
      name: 'address to confirm',
      language: 'ja',
      subject: '【要手続】メールアドレス変更の確認（ハヤテ証券）',
      body: `ハヤテ証券でございます。

メールアドレスの変更を受け付けました。現時点では仮登録の状態です。
24時間以内に以下のURLへアクセスし、変更を完了させてください。

${address}

 受付日時 2026/06/02 21:${random.whole(10, 59)}
 受付番号 ${random.digits(10)}

URLが改行で二つになっている場合は、つなげてブラウザのアドレス欄に貼り付けてください。
`,
      links: [address],
    },
    {
      name: 'password reset',
      language: 'ja',
      subject: 'ログインパスワード再設定用URLのご連絡',
      body: `パスワード再設定のご依頼がありましたので、専用のページをご案内いたします。

▼再設定ページ（1回限り・30分間有効）
${reset}

ページを開いたあと、生年月日と口座番号のご入力が必要です。口座番号は
「口座開設完了のお知らせ」（圧着ハガキ）に記載しています。

なお、お申し込みをされた覚えがないときは、何もせず破棄してくださいますよう
お願い申し上げます。
`,
      links: [reset],
    },
    {
      name: 'first sign-in',
      language: 'ja',
      subject: '口座開設が完了しました',
      body: `総合口座へのお申し込みにつき、心より感謝いたします。
審査が終わり、本日よりお取引いただけるようになりました。

◆あなたの口座
 部店コード ${branch}
 口座番号  *****${random.digits(2)}（下2桁）
 全桁はマイページの「書類」でご確認ください。

◆初期設定のお願い
アプリ「ハヤテ株」を開き、初回のみ次の初期設定コードを入れてください。
  ${opening}
（英字はすべて大文字です。郵送のお知らせを待つ必要はありません。）

◆NISA口座について
税務署での確認に1〜2週間ほどかかります。結果は別途お知らせします。
成長投資枠240万円、つみたて投資枠120万円までご利用いただけます。
`,
      codes: [opening],
    },
    {
      name: 'executed',
      language: 'ja',
      subject: '国内株式 約定のお知らせ',
      body: `ご注文が約定しましたのでご連絡いたします。

 銘柄   :ミナミ電機（${random.digits(4)}） 東証プライム
 取引   :現物買付
 注文番号：${random.digits(6)}
 約定日時：2026/07/14 10:${random.whole(10, 59)}:${random.whole(10, 59)}
 約定数量：100株
 約定単価：${price.toLocaleString('en-US')}.0円
 約定代金：${(price * 100).toLocaleString('en-US')}円
 受渡日  :2026/07/16
 預り区分：特定

詳しくはログイン後、「口座管理」>「取引履歴」にてご確認ください。
`,
    },
    {
      name: 'signed in',
      language: 'ja',
      subject: 'ログインのお知らせ',
      body: `お客さまの口座にログインした方がいます。

 日時：2026年8月21日 07:${random.whole(10, 59)}
 IPアドレス：203.0.113.${random.whole(2, 250)}
 機器：iPhone/アプリ版（Ver.6.${random.whole(1, 30)}.2）

ご本人さまによる操作であれば、対応は不要です。
通知が不要な方は「お客さま情報設定・変更」から配信を停止できます。
`,
    },
    {
      name: 'points campaign',
      language: 'ja',
      subject: '★9月限定★ 投信積立で最大3,000ポイント[ハヤテ証券マーケットメール]',
      body: `*********************************************
  ハヤテ証券 マーケットメール 第${random.whole(380, 460)}号
*********************************************
┏┓
┗■ 今週の市況 ──────────────────
日経平均は前週末比${random.whole(100, 700)}円高。為替は1ドル=14${random.digits(1)}円台で推移しました。
来週は米雇用統計（4日）とメジャーSQ(11日)に注目です。

┏┓
┗■ キャンペーン ─────────────────
【1】積立デビュー応援
 期間中に月1万円以上の積立を設定すると、もれなく500ポイント。
 エントリー時にキャンペーンコード「TSUMI${random.digits(4)}」をお選びください。
 https://www.hayate-sec.example/cp/2609tsumi/?mm=${random.digits(8)}
【2】米国株の売買手数料を全額キャッシュバック
 https://www.hayate-sec.example/cp/us0/?mm=${random.digits(8)}

┏┓
┗■ オンラインセミナー ───────────────
9月17日（木）20:00〜 「はじめての株主優待」 定員1,000名・無料
 https://www.hayate-sec.example/seminar/${random.digits(5)}

投資信託は元本が保証されているものではありません。信託報酬（最大年率2.42%）など
をご負担いただきます。配信停止はマイページの「メール設定」からお願いします。
`,
    },
  ];
  return laidOut(drafts, ({ body }) => ({ text: `${body}${FOOT}` }));
}
