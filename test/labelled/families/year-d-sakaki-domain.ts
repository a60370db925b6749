/** A Japanese registrar and host: sign-up, sign-in, a domain's holder, DNS, bills, maintenance; plain text mails in Japanese. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const hex = '0123456789abcdef';
  const [signUp, signIn, transfer] = [
    random.digits(5),
    random.digits(6),
    random.text('abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789', 12),
  ];
  const holder = `https://whois-verify.sakaki-domain.example/a?t=${random.text(hex, 32)}`;
  const reset = `https://secure.sakaki-domain.example/cp/reset/${random.text(hex, 48)}/`;
  const customer = `SKD${random.digits(7)}`;
  const domain = 'robin-works.example';
  const drafts: Draft[] = [
    {
      name: 'sign-up',
      language: 'ja',
      subject: '【さかきドメイン】認証コードのお知らせ',
      body: `さかきドメイン／さかきサーバーをお選びいただき、心より感謝申し上げます。

お申し込み画面にて、以下の認証コードを入力のうえ、次へお進みください。

　　【認証コード】　${signUp}

有効期間は60分です。
画面を閉じてしまった場合は、お手数ですがもう一度メールアドレスの入力からやり直してください。`,
      codes: [signUp],
    },
    {
      name: 'account made',
      language: 'ja',
      subject: `【さかきドメイン】■重要■ アカウント登録完了のお知らせ [${customer}]`,
      body: `ロビン 様

アカウントの登録が完了いたしました。

■アカウント情報
─────────────────────────────
会員ID　　　：${customer}
メールアドレス：robin@postroom.localhost
パスワード　：お申し込み時に設定されたもの（記載しておりません）
サポートPIN ：電話サポートご利用時に管理画面でご確認ください
─────────────────────────────

■管理画面
https://secure.sakaki-domain.example/cp/

無料お試し期間は10日間（2026年4月${random.whole(11, 28)}日まで）です。
期間内に料金のお支払いがない場合、サーバーは自動的に停止いたします。
お支払いは「料金のお支払い」メニューよりお手続きください。`,
    },
    {
      name: 'sign-in',
      language: 'ja',
      subject: `【さかきドメイン】ログイン用ワンタイムコード ${signIn}`,
      body: `${customer} 様

管理画面へのログイン操作を受け付けました。

ワンタイムコード： ${signIn}
操作日時　　　　： 2026-04-${random.whole(10, 28)} 13:${random.whole(10, 59)}:${random.whole(10, 59)} JST
アクセス元　　　： 198.51.100.${random.whole(2, 250)}

この操作に覚えがなければ、パスワードが他人に知られているおそれがあります。
至急、管理画面よりパスワードを変更してください。`,
      codes: [signIn],
    },
    {
      name: 'holder of the domain',
      language: 'ja',
      subject: `[重要]ドメイン情報認証のお願い - ${domain}`,
      body: `※このメールは、ドメイン名登録者様に必ずお送りするものです。

ICANN（ドメイン名の管理団体）の規定により、新規登録または登録者情報の
変更があったドメイン名について、メールアドレスの有効性を確認しています。

対象ドメイン名：
${domain}

下記URLへアクセスするだけで認証は完了します。
${holder}

認証期限：2026年5月${random.whole(2, 9)}日
期限までに認証いただけない場合、Webサイトやメールがご利用いただけなくなります。

-- In English --
Please open the address above so that the registrant's e-mail is verified,
or the domain name will be suspended on the date given.`,
      links: [holder],
    },
    {
      name: 'password',
      language: 'ja',
      subject: '【さかきドメイン】パスワード再発行手続き',
      body: `ロビン 様

パスワードの再発行を受け付けました。
新しいパスワードは下記ページで設定していただけます（受付から3時間以内）。

${reset}

受付番号：${random.digits(8)}
このお手続きをされていない方は、何もせずにこのメールを削除してください。`,
      links: [reset],
    },
    {
      name: 'transfer key',
      language: 'ja',
      subject: `【さかきドメイン】AuthCode(認証鍵)のご連絡 ${domain}`,
      body: `ロビン 様

ご請求いただきました、ドメイン移管用のAuthCodeをお知らせいたします。

ドメイン名　：${domain}
AuthCode　　：${transfer}

移管先の事業者様のお手続き画面で、上記の文字列を大文字・小文字の区別も含めて
正確に入力してください。14日を過ぎると無効になります。

なお、移管が承認されますと当社でのDNS設定は削除されます。`,
      codes: [transfer],
    },
    {
      name: 'bill',
      language: 'ja',
      subject: '【さかきドメイン】ご請求金額確定のお知らせ（2026年7月分）',
      body: `ロビン 様

平素より格別のお引き立てを賜り、厚く御礼申し上げます。
今月のご請求金額が確定いたしましたので、ご案内申し上げます。

請求書番号　　　：${random.digits(10)}
会員ID　　　　　：${customer}
登録番号　　　　：T${random.digits(13)}

　.example ドメイン更新 1年（${domain}）　　　1,408円
　さかきサーバー スタンダード 12か月　　　　11,880円
　消費税（10%）　　　　　　　　　　　　　　 1,328円
　合計　　　　　　　　　　　　　　　　　　　14,616円

お支払い　：カード払い（****-****-****-${random.digits(4)}）
引落予定日：2026年8月27日（ご契約のカード会社により異なります）`,
    },
    {
      name: 'maintenance',
      language: 'ja',
      subject: '【障害・メンテナンス情報】sv14207 PHPバージョン更新作業について',
      body: `さかきサーバーをご利用のお客様

下記の日程でメンテナンスを実施いたします。ご不便をおかけいたしますが、
何卒ご理解を賜りますようお願い申し上げます。

【日時】2026年9月${random.whole(10, 20)}日(火) 午前2:00～5:00（最大180分）
【対象】sv14207.sakaki-server.example（IP: 192.0.2.${random.whole(2, 250)}）
【内容】PHP 8.3.${random.whole(10, 30)} への更新、カーネル 6.1.0-${random.whole(20, 40)} の適用
【影響】作業中、数分程度Webとメールに接続しづらくなります。
【管理番号】MNT-${random.digits(6)}

進捗は https://status.sakaki-domain.example/mnt/ に掲載いたします。`,
    },
  ];
  return laidOut(drafts, ({ body }) => ({ text: `${body}\n\n${signature}` }));
}

const signature = `◇◆－－－－－－－－－－－－－－－－－－－－－－－－－－－－－
　さかきドメイン カスタマーサポート
　E-mail： support@sakaki-domain.example
　TEL： 06-7777-0142（平日10:00～18:00）
　〒530-0011 大阪府大阪市北区大深町4-20
　https://www.sakaki-domain.example/
－－－－－－－－－－－－－－－－－－－－－－－－－－－－－◆◇`;
