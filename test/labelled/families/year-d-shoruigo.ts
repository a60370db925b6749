/** A Japanese service for contracts and invoices: documents to sign, codes, a team, news; in Japanese, one in English. */
import { bothParts } from '../both-parts.ts';
import type { Draft } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const id = () => random.text('0123456789abcdefghjkmnpqrstvwxyz', 26);
  const [trial, access, twoStep] = [random.digits(6), random.digits(4), random.digits(6)];
  const sign = `https://app.shoruigo.example/d/${id()}/review?token=${id()}`;
  const team = `https://app.shoruigo.example/invitations/${id()}`;
  const confirm = `https://app.shoruigo.example/users/confirmation?confirmation_token=${id()}`;
  const english = `https://app.shoruigo.example/d/${id()}/review?token=${id()}&locale=en`;
  const drafts: Draft[] = [
    {
      name: 'trial',
      language: 'ja',
      subject: `${trial} はしょるいごうの確認コードです`,
      body: `<h1 style="font-size:18px;margin:0 0 20px">メールアドレスの確認</h1>
<p>30日間の無料トライアルへのお申し込みをありがとうございます。<br>アカウント作成画面で以下の6桁の数字を入力してください。</p>
<p style="text-align:center;margin:28px 0"><span style="background:#eef4ff;border-radius:6px;padding:14px 26px;font-size:28px;letter-spacing:.2em;color:#1b3a8a">${trial}</span></p>
<p style="text-align:center">うまくいかないときは、<a href="${confirm}">こちらのリンクからメールアドレスを確認</a>することもできます。</p>
<p style="color:#777;font-size:12px">コードとリンクはどちらも15分で無効になります。</p>`,
      codes: [trial],
      links: [confirm],
    },
    {
      name: 'document to sign',
      language: 'ja',
      subject: '株式会社ミズホリ製作所から「業務委託基本契約書」の確認依頼が届いています',
      body: `<p>ロビン 様</p><p>株式会社ミズホリ製作所 法務部 堀江 直子 様より、書類の確認と同意の依頼が届いています。</p>
<table width="100%" cellpadding="8" style="background:#f7f8fa;font-size:13px"><tr><td width="90" style="color:#888">書類名</td><td>業務委託基本契約書_v3.pdf 他1件</td></tr><tr><td style="color:#888">送信者</td><td>堀江 直子（horie@mizuhori.example）</td></tr><tr><td style="color:#888">回答期限</td><td>2026年6月${random.whole(10, 28)}日</td></tr><tr><td style="color:#888" valign="top">メッセージ</td><td>先日のお打ち合わせの内容を反映いたしました。<br>第7条をご確認のうえ、押印をお願いいたします。</td></tr></table>
<p style="text-align:center;margin:30px 0"><a href="${sign}" style="background:#1b3a8a;color:#fff;padding:14px 44px;border-radius:4px;text-decoration:none;font-weight:bold">書類を確認する</a></p>
<p style="font-size:12px;color:#777">このURLはロビン様専用です。第三者への転送はお控えください。アクセスコードが設定されている場合は、送信者にお問い合わせください。</p>`,
      links: [sign],
    },
    {
      name: 'access code',
      language: 'ja',
      subject: '書類を開くためのアクセスコード',
      body: `<p>ロビン 様</p><p>「秘密保持契約書（NDA）」を閲覧するためのアクセスコードは <strong>${access}</strong> です。</p><p>先にお送りした「確認依頼」のメールから書類を開き、表示された画面でご入力ください。5回続けて間違えると、24時間ロックされます。</p><p style="font-size:12px;color:#777">書類ID：${id().toUpperCase()}</p>`,
      codes: [access],
    },
    {
      name: 'finished',
      language: 'ja',
      subject: '【しょるいごう】「業務委託基本契約書」の締結が完了しました',
      body: `<p>ロビン 様</p><p>すべての関係者の同意が得られ、書類の締結が完了しました。</p>
<table width="100%" cellpadding="6" style="font-size:13px"><tr><td>締結日時</td><td>2026/06/${random.whole(10, 28)} 16:${random.whole(10, 59)}:${random.whole(10, 59)} (JST)</td></tr><tr><td>タイムスタンプ</td><td>有効（${random.digits(14)}）</td></tr><tr><td>文書ハッシュ</td><td style="font-family:monospace;font-size:11px;word-break:break-all">${random.text('0123456789abcdef', 64)}</td></tr></table>
<p>締結済みのPDFは本メールに添付しています。しょるいごうのアカウントをお持ちの方は、<a href="https://app.shoruigo.example/documents?status=done">書類一覧</a>からもダウンロードできます。</p>`,
    },
    {
      name: 'invitation to a team',
      language: 'ja',
      subject: '「ひだまり設計」のメンバーに招待されました',
      body: `<p>森下 拓也さんが、あなたを「ひだまり設計」チームに<b>一般メンバー</b>として招待しました。</p>
<p style="text-align:center;margin:30px 0"><a href="${team}" style="background:#1b3a8a;color:#fff;padding:14px 44px;border-radius:4px;text-decoration:none;font-weight:bold">招待を承認して参加</a></p>
<p>ボタンが押せない場合は、次のURLをブラウザのアドレス欄に入力してください：<br><a href="${team}" style="word-break:break-all">${team}</a></p>
<p style="font-size:12px;color:#777">招待の有効期限は7日間です。承認するとパスワードの設定に進みます。</p>`,
      links: [team],
    },
    {
      name: 'two-step',
      language: 'ja',
      subject: '【しょるいごう】2段階認証コードのお知らせ',
      body: `<p>ログインを完了するには、画面に次のコードをご入力ください。</p><p style="font-size:26px;font-weight:bold">${twoStep.slice(0, 3)} ${twoStep.slice(3)}</p><p>有効時間は10分間です。ご自身の操作でない場合は、所属チームの管理者（森下 拓也さん）へお知らせください。</p>`,
      codes: [twoStep],
    },
    {
      name: 'what is new',
      language: 'ja',
      subject: '【11月のアップデート】インボイス一括取込・電子帳簿保存法の検索要件に対応',
      body: `<p>日ごろのしょるいごうへのご愛顧に感謝申し上げます。今月の新機能をまとめてご紹介します。</p>
<h3 style="border-left:4px solid #1b3a8a;padding-left:8px">1. 受領インボイスの一括取込（最大500件）</h3><p>登録番号（T＋13桁）を自動で読み取り、国税庁の公表サイトと照合します。読取精度は98.${random.whole(1, 9)}%（当社調べ、n=12,480）。</p><p><a href="https://go.shoruigo.example/l/${random.digits(6)}/2026-11-0${random.whole(1, 9)}/a7k">詳しく見る</a></p>
<h3 style="border-left:4px solid #1b3a8a;padding-left:8px">2. 無料ウェビナー「失敗しない電子契約の社内展開」</h3><p>11月${random.whole(12, 20)}日 14:00～15:00　オンライン<br>ウェビナーID ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}　パスコード ${random.digits(6)}</p><p><a href="https://go.shoruigo.example/l/${random.digits(6)}/2026-11-0${random.whole(1, 9)}/b2m">参加を申し込む</a></p>
<h3 style="border-left:4px solid #1b3a8a;padding-left:8px">3. 料金プラン改定のお知らせ</h3><p>2027年1月1日より、スタンダードプランは月額11,000円から12,100円（税込）に変わります。</p>`,
    },
  ];
  const inEnglish = bothParts({
    from: 'Shoruigo <notice@shoruigo.example>',
    subject: 'Please review and sign: Consulting Agreement (Hinata Robotics K.K.)',
    encoding: 'base64',
    text: `Dear Robin,

Kenji Arakawa of Hinata Robotics K.K. has sent you a document through Shoruigo.

  Document: Consulting Agreement
  Deadline: 30 September 2026, 18:00 JST

Open the document to read it, then choose "Agree" or "Decline":
${english}

No account is needed. Agreement by this link has the same effect as a seal under the Japanese Act on Electronic Signatures.

Shoruigo Inc., 3-8-1 Kanda Nishikicho, Chiyoda-ku, Tokyo 101-0054`,
    html: layout(`<p>Dear Robin,</p><p><b>Kenji Arakawa</b> of Hinata Robotics K.K. has sent you a document through Shoruigo.</p>
<p>Document: <b>Consulting Agreement</b><br>Deadline: 30 September 2026, 18:00 JST</p>
<p style="text-align:center;margin:30px 0"><a href="${english.replace('&', '&amp;')}" style="background:#1b3a8a;color:#fff;padding:14px 44px;border-radius:4px;text-decoration:none">Review document</a></p>
<p style="font-size:12px;color:#777">No account is needed. Agreement by this link has the same effect as a seal under the Japanese Act on Electronic Signatures.</p>`),
  });
  return [
    ...drafts.map(({ name, language, subject, body, codes = [], links = [] }): FamilyMail => {
      const from = '=?UTF-8?B?44GX44KH44KL44GE44GU44GG?= <notice@shoruigo.example>';
      const mail = bothParts({ from, subject, text: textOf(body), html: layout(body), encoding: 'base64' });
      const [[code], [link]] = [codes, links];
      return { name, language, ...mail, codes, links, best: code ? { code } : link ? { link } : null };
    }),
    { name: 'document in English', language: 'en', ...inEnglish, codes: [], links: [english], best: { link: english } },
  ];
}

/** The other part, as the service writes it: no tags, and an address on a line of its own. */
function textOf(body: string): string {
  const text = body
    .replace(/<a href="([^"]+)"[^>]*>([^<]*)<\/a>/g, (_, url: string, label: string) =>
      url === label ? url : `${label}\n${url}\n`,
    )
    .replace(/<\/?(?:p|h\d|tr|br|table)\b[^>]*>/g, '\n')
    .replace(/<\/td>/g, '　')
    .replace(/<[^>]+>/g, '')
    .replace(/\n{3,}/g, '\n\n');
  return `${text.trim()}\n\n-- \nしょるいごう株式会社\nhttps://shoruigo.example/\n`;
}

function layout(body: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body style="margin:0;padding:32px 0;background:#f0f2f5;font-family:'Noto Sans JP','Yu Gothic',sans-serif">
<div style="max-width:580px;margin:0 auto;background:#fff;border-radius:8px;padding:36px 40px;font-size:14px;line-height:1.8;color:#222">
<img src="https://assets.shoruigo.example/mail/logo@2x.png" width="128" alt="しょるいごう" style="display:block;margin-bottom:28px">
${body}
</div>
<div style="max-width:580px;margin:18px auto 0;font-size:11px;color:#999;text-align:center">しょるいごう株式会社　〒101-0054 東京都千代田区神田錦町3-8-1<br><a href="https://help.shoruigo.example/" style="color:#999">ヘルプセンター</a> ｜ <a href="https://shoruigo.example/terms" style="color:#999">利用規約</a> ｜ <a href="https://app.shoruigo.example/settings/notifications" style="color:#999">通知設定</a></div>
</body></html>`;
}
