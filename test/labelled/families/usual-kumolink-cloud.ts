/** A cloud storage and office service of East Asia: plain paragraphs under a thin rule, codes, invitations, invoices. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const letter = (
  language: string,
  lines: string,
  footer: string,
) => `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">
<style>.k-body{max-width:560px;margin:auto;font-family:"Hiragino Sans","Noto Sans CJK","Malgun Gothic","Microsoft YaHei",sans-serif;font-size:14px;line-height:1.8;color:#24292f}
.k-rule{border-top:2px solid #2f6fed}.k-code{font-size:28px;font-weight:600;letter-spacing:.15em}.k-link{display:inline-block;padding:10px 28px;border-radius:6px;background:#2f6fed;color:#fff!important;text-decoration:none}.k-foot{font-size:12px;color:#8b949e}</style></head>
<body><div class="k-body"><p><b>Kumolink</b></p><div class="k-rule"></div>
${lines}
<div class="k-rule"></div><p class="k-foot">${footer}</p></div></body></html>`;
const JA =
  '株式会社クモリンク 〒150-0002 東京都渋谷区渋谷2-15-1<br>※本メールは送信専用です。<br><a href="https://kumolink.example/ja/help">ヘルプ</a> | <a href="https://kumolink.example/ja/notifications">配信設定</a><br>© 2026 Kumolink Inc.';
const KO =
  '(주)쿠모링크 서울특별시 강남구 테헤란로 152 | 사업자등록번호 214-88-50177 | 고객센터 1588-0550<br>본 메일은 발신 전용입니다. © 2026 Kumolink Inc.';
const HANS =
  '云联科技有限公司 上海市浦东新区世纪大道100号 | 客服热线 400-555-0177<br>此邮件由系统自动发送，请勿直接回复。<br>© 2026 Kumolink Inc.';
const HANT =
  '雲聯科技股份有限公司 台北市信義區松高路11號 | 客服專線 02-5550-1770<br>本郵件為系統自動發送，請勿回信。<br>© 2026 Kumolink Inc.';

export function mails(random: Random): FamilyMail[] {
  const [ja, ko, hans, hant] = [random.digits(6), random.digits(6), random.digits(6), random.digits(6)];
  const change = random.digits(8);
  const pairing = `${random.text('BCDFGHJKMNPQRSTVWXZ', 4)}-${random.text('BCDFGHJKMNPQRSTVWXZ23456789', 4)}`;
  const hex = 'abcdef0123456789';
  const join = `https://kumolink.example/ja/teams/join?invite=${random.text(hex, 24)}&team=koharu`;
  const password = `https://kumolink.example/ja/account/reset/${random.text(hex, 48)}`;
  const activate = `https://kumolink.example/zh-cn/activate?uid=${random.digits(9)}&code=${random.text(hex, 32)}`;
  return [
    {
      name: 'ja sign-in code',
      language: 'ja',
      subject: '【Kumolink】認証コードのお知らせ',
      html: letter(
        'ja',
        `<p>robin 様</p><p>平素よりKumolinkをご利用いただき、厚く御礼申し上げます。<br>ログインに必要な認証コードをお知らせします。</p><p>認証コード：<span class="k-code">${ja}</span></p><p>有効期限は10分です。<br>お心当たりのない場合は、このメールを破棄してください。</p>`,
        JA,
      ),
      codes: [ja],
      links: [],
      best: { code: ja },
    },
    {
      name: 'ja invitation',
      language: 'ja',
      subject: '佐藤 美咲さんからチームへの招待が届いています',
      html: letter(
        'ja',
        `<p>佐藤 美咲さんが、あなたをチーム「こはる設計」に招待しました。</p><p>下のボタンをクリックして招待を承諾してください。</p><p><a class="k-link" href="${join.replaceAll('&', '&amp;')}">招待を承諾する</a></p><p>招待の有効期限：2026年10月21日 23:59</p>`,
        JA,
      ),
      codes: [],
      links: [join],
      best: { link: join },
    },
    {
      name: 'ja invoice',
      language: 'ja',
      subject: '【Kumolink】2026年9月分ご請求書発行のお知らせ',
      html: letter(
        'ja',
        `<p>こはる設計 ご担当者様</p><p>2026年9月分のご請求書を発行いたしました。</p><p>請求書番号：INV-202609-${random.digits(5)}<br>ご請求金額：13,200円（税込）<br>お支払期限：2026年10月31日<br>登録番号：T${random.digits(13)}</p><p><a class="k-link" href="https://kumolink.example/ja/billing">請求書を確認する</a></p>`,
        JA,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ja password reset',
      language: 'ja',
      subject: 'パスワード再設定のご案内',
      html: letter(
        'ja',
        `<p>robin 様</p><p>パスワード再設定のリクエストを受け付けました。<br>以下のURLより新しいパスワードを設定してください。</p><p><a href="${password}">${password}</a></p><p>URLの有効期限は1時間です。期限を過ぎた場合は、もう一度お手続きください。</p>`,
        JA,
      ),
      codes: [],
      links: [password],
      best: { link: password },
    },
    {
      name: 'ko verification number',
      language: 'ko',
      subject: `[Kumolink] 인증번호 ${ko}`,
      html: letter(
        'ko',
        `<p>안녕하세요, Kumolink입니다.</p><p>아래 인증번호를 입력해 주세요.</p><p class="k-code">${ko}</p><p>인증번호는 5분간 유효합니다.<br>본인이 요청하지 않은 경우 이 메일을 무시하셔도 됩니다.</p>`,
        KO,
      ),
      codes: [ko],
      links: [],
      best: { code: ko },
    },
    {
      name: 'ko new device',
      language: 'ko',
      subject: '새로운 기기에서 로그인되었습니다',
      html: letter(
        'ko',
        `<p>robin님, 회원님의 계정이 새로운 기기에서 로그인되었습니다.</p><p>일시: 2026-10-13 21:47 (KST)<br>기기: Windows 11 / Edge 141<br>IP: 198.51.100.${random.whole(2, 250)}<br>위치: 부산광역시</p><p>본인이 아니라면 즉시 <a href="https://kumolink.example/ko/security">비밀번호를 변경</a>해 주세요.</p>`,
        KO,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ko change of the address',
      language: 'ko',
      subject: '이메일 주소 변경 확인',
      html: letter(
        'ko',
        `<p>안녕하세요.</p><p>이메일 주소 변경을 완료하려면 다음 확인 코드를 입력하세요.</p><p>확인 코드: <b>${change.slice(0, 4)} ${change.slice(4)}</b></p><p>고객번호 ${random.digits(7)} · 요청 시각 2026년 10월 14일 오전 9:03</p>`,
        KO,
      ),
      codes: [change],
      links: [],
      best: { code: change },
    },
    {
      name: 'zh-Hans code',
      language: 'zh-Hans',
      subject: '【云联】邮箱验证码',
      html: letter(
        'zh-CN',
        `<p>尊敬的用户，您好！</p><p>您的验证码为：<span class="k-code">${hans}</span></p><p>验证码10分钟内有效，请勿泄露给他人。如非本人操作，请忽略本邮件。</p>`,
        HANS,
      ),
      codes: [hans],
      links: [],
      best: { code: hans },
    },
    {
      name: 'zh-Hans meeting',
      language: 'zh-Hans',
      subject: '会议邀请：第四季度预算评审',
      html: letter(
        'zh-CN',
        `<p>李文邀请您参加视频会议。</p><p>会议主题：第四季度预算评审<br>会议时间：2026/10/16 14:00-15:30<br>会议号：${random.digits(3)} ${random.digits(3)} ${random.digits(3)}<br>会议密码：${random.digits(6)}</p><p><a class="k-link" href="https://meet.kumolink.example/j/${random.digits(9)}">加入会议</a></p>`,
        HANS,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'zh-Hans activation',
      language: 'zh-Hans',
      subject: '请激活您的云联账号',
      html: letter(
        'zh-CN',
        `<p>您好，robin：</p><p>感谢您注册云联。请点击下方按钮完成邮箱验证并激活账号：</p><p><a class="k-link" href="${activate.replaceAll('&', '&amp;')}">激活账号</a></p><p>如果按钮无法点击，请将以下链接复制到浏览器中打开：<br>${activate.replaceAll('&', '&amp;')}</p><p>链接24小时内有效。</p>`,
        HANS,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'zh-Hant code',
      language: 'zh-Hant',
      subject: `您的驗證碼是 ${hant}`,
      html: letter(
        'zh-TW',
        `<p>親愛的用戶您好：</p><p>您的驗證碼是</p><p class="k-code">${hant}</p><p>請於10分鐘內輸入完成驗證，並請勿將驗證碼提供給他人。</p>`,
        HANT,
      ),
      codes: [hant],
      links: [],
      best: { code: hant },
    },
    {
      name: 'zh-Hant maintenance',
      language: 'zh-Hant',
      subject: '系統維護公告（10/18）',
      html: letter(
        'zh-TW',
        `<p>親愛的用戶您好：</p><p>為提供更好的服務品質，系統將於2026年10月18日（日）02:00至05:00進行維護，期間將暫停檔案上傳與下載。</p><p>公告編號：${random.digits(6)}<br>桌面版 5.12.3 將於維護後推出。</p>`,
        HANT,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'zh-Hant pairing a device',
      language: 'zh-Hant',
      subject: '連結您的新裝置',
      html: letter(
        'zh-TW',
        `<p>您好：</p><p>請在電視或平板上輸入以下配對碼以連結裝置：</p><p class="k-code">${pairing}</p><p>配對碼將於15分鐘後失效。若您未提出此要求，請立即變更密碼。</p>`,
        HANT,
      ),
      codes: [pairing],
      links: [],
      best: { code: pairing },
    },
  ];
}
