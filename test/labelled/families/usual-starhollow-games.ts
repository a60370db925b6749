/** A game publisher with one account for all its games: dark pages, short codes, purchases, gift keys, sales. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const dark = (
  greeting: string,
  text: string,
  end: string,
) => `<body style="margin:0;padding:0;background:#12141c"><table width="100%" bgcolor="#12141c" cellpadding="0" cellspacing="0"><tbody><tr><td>&nbsp;</td><td width="540" style="padding:36px 0">
<img src="https://static.starhollow.example/mail/header@2x.jpg" width="540" alt="STARHOLLOW" style="display:block">
<div style="background:#1c2030;color:#dfe3f0;padding:30px 34px;font:15px/1.7 Verdana,sans-serif">
<p style="font-size:17px;color:#fff">${greeting}</p>
${text}
</div>
<div style="color:#5d6580;font:11px/1.6 Verdana,sans-serif;padding:18px 34px">${end}</div>
</td><td>&nbsp;</td></tr></tbody></table></body>`;
const shown = (code: string) =>
  `<div style="background:#0c0e15;border:1px solid #3c6df0;color:#8fb4ff;font-size:36px;text-align:center;padding:18px 0;margin:22px 0">${code}</div>`;
const JA =
  'スターホロウ・エンターテインメント株式会社 東京都千代田区外神田3-12-8<br>お問い合わせ：https://support.starhollow.example/ja<br>© 2026 Starhollow Entertainment';
const KO = '스타할로우 엔터테인먼트 | 경기도 성남시 분당구 판교로 255 | 대표전화 1566-0551 | © 2026 Starhollow Entertainment';
const ZH = '星谷互动娱乐 | 客服邮箱 help@starhollow.example | 客服电话 400-555-8120 | © 2026 Starhollow Entertainment';
const RU =
  'Starhollow Entertainment | Служба поддержки: https://support.starhollow.example/ru<br><a href="https://starhollow.example/ru/mail/off?id=70412" style="color:#5d6580">Отписаться от рассылки</a> | © 2026';

export function mails(random: Random): FamilyMail[] {
  const guard = 'BCDFGHJKMNPQRTVWXY23456789';
  const [join, device, ko] = [random.digits(6), random.digits(5), random.digits(6)];
  const [bind, zh, ru] = [random.digits(6), random.text(guard, 5), random.text(guard, 5)];
  const reset = `https://account.starhollow.example/ja/reset-password?ticket=${random.text('ABCDEFabcdef0123456789', 36)}&lang=ja-JP`;
  const confirm = `https://account.starhollow.example/ru/confirm/${random.text('abcdef0123456789', 40)}`;
  return [
    {
      name: 'ja code for a new account',
      language: 'ja',
      subject: 'スターホロウID 登録用確認コード',
      html: dark(
        'スターホロウIDへようこそ！',
        `<p>アカウントの作成を続けるには、以下の確認コードを入力してください。</p>${shown(join)}<p>確認コードは30分間有効です。このコードを他の人に教えないでください。</p>`,
        JA,
      ),
      codes: [join],
      links: [],
      best: { code: join },
    },
    {
      name: 'ja new device',
      language: 'ja',
      subject: `確認コード：${device}`,
      html: dark(
        'robin さん',
        `<p>新しい環境からサインインが試行されました。ご本人様確認のため、次のコードを入力してください。</p>${shown(device)}<p>端末：Windows PC<br>日時：2026年10月13日 22:14<br>IPアドレス：203.0.113.${random.whole(2, 250)}</p><p>お心当たりがないときは、すぐにパスワードをご変更ください。</p>`,
        JA,
      ),
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'ja purchase',
      language: 'ja',
      subject: '【スターホロウ】ご購入内容の確認',
      html: dark(
        'robin さん',
        `<p>以下のご注文が完了しました。</p><p>商品：銀河石 1,200個パック<br>金額：2,440円（税込）<br>注文番号：SH-${random.digits(10)}<br>支払方法：クレジットカード（末尾${random.digits(4)}）<br>購入日時：2026/10/12 19:33</p><p>未成年の方は保護者の同意を得てご利用ください。</p>`,
        JA,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ja password reset',
      language: 'ja',
      subject: 'パスワードのリセット',
      html: dark(
        'robin さん',
        `<p>パスワードをリセットするには、下のボタンを押してください。</p><p align="center"><a href="${reset.replaceAll('&', '&amp;')}" style="display:inline-block;background:#3c6df0;color:#fff;padding:14px 40px;text-decoration:none">パスワードをリセット</a></p><p>このリンクは2時間で無効になります。リセットを希望しない場合は何もする必要はありません。</p>`,
        JA,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'ko login code',
      language: 'ko',
      subject: '스타할로우 로그인 인증 코드',
      html: dark(
        'robin님, 안녕하세요.',
        `<p>로그인을 계속하려면 인증 코드를 입력하세요.</p>${shown(ko)}<p>코드는 10분 후 만료됩니다. 타인에게 절대 알려주지 마세요.</p>`,
        KO,
      ),
      codes: [ko],
      links: [],
      best: { code: ko },
    },
    {
      name: 'ko refund',
      language: 'ko',
      subject: `환불 처리가 완료되었습니다 (접수번호 ${random.digits(7)})`,
      html: dark(
        'robin님, 안녕하세요.',
        `<p>요청하신 환불이 정상적으로 처리되었습니다.</p><p>상품명: 시즌 패스 12<br>환불 금액: 12,900원<br>주문번호: SH-${random.digits(10)}<br>처리일: 2026.10.12</p><p>카드사에 따라 영업일 기준 3~5일이 걸릴 수 있습니다.</p>`,
        KO,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'zh-Hans binding the address',
      language: 'zh-Hans',
      subject: '绑定邮箱验证码',
      html: dark(
        '亲爱的玩家：',
        `<p>您正在绑定邮箱，本次操作的验证码是：</p>${shown(bind)}<p>请在15分钟内完成验证。工作人员不会向您索要验证码，谨防诈骗。</p>`,
        ZH,
      ),
      codes: [bind],
      links: [],
      best: { code: bind },
    },
    {
      name: 'zh-Hans code of letters and digits',
      language: 'zh-Hans',
      subject: '您的登录验证码',
      html: dark(
        '亲爱的玩家：',
        `<p>检测到您的账号在新设备上登录，请输入以下令牌验证码：</p>${shown(zh)}<p>登录地区：四川成都<br>登录时间：2026年10月14日 20:18<br>账号UID：${random.digits(9)}</p>`,
        ZH,
      ),
      codes: [zh],
      links: [],
      best: { code: zh },
    },
    {
      name: 'zh-Hans password was changed',
      language: 'zh-Hans',
      subject: '安全提醒：您的密码已修改',
      html: dark(
        '亲爱的玩家：',
        `<p>您的账号密码已于2026年10月13日 08:56修改成功。</p><p>如果不是您本人修改，请立即<a href="https://account.starhollow.example/zh/appeal" style="color:#8fb4ff">冻结账号</a>并拨打客服电话 400-555-8120。</p>`,
        ZH,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'zh-Hans gift key',
      language: 'zh-Hans',
      subject: '周年庆礼包已送达',
      html: dark(
        '亲爱的玩家：',
        `<p>五周年快乐！请在游戏内“设置-兑换礼包”中使用兑换码领取奖励：</p>${shown(random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 10))}<p>兑换截止时间：2026年11月30日。每个角色限领一次。</p>`,
        ZH,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ru code of letters and digits',
      language: 'ru',
      subject: 'Код доступа к вашему аккаунту',
      html: dark(
        'Здравствуйте, robin!',
        `<p>Вот код подтверждения, который понадобится для входа в аккаунт:</p>${shown(ru)}<p>Запрос поступил с компьютера в городе Казань, Россия. Если это были не вы, смените пароль.</p>`,
        RU,
      ),
      codes: [ru],
      links: [],
      best: { code: ru },
    },
    {
      name: 'ru confirm the address',
      language: 'ru',
      subject: 'Подтвердите адрес электронной почты',
      html: dark(
        'Здравствуйте!',
        `<p>Спасибо за регистрацию! Чтобы подтвердить адрес электронной почты, нажмите на кнопку ниже.</p><p align="center"><a href="${confirm}" style="display:inline-block;background:#3c6df0;color:#fff;padding:14px 40px;text-decoration:none">Подтвердить адрес</a></p><p>Кнопка не работает? Скопируйте ссылку в адресную строку браузера: ${confirm}</p>`,
        RU,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'ru sale',
      language: 'ru',
      subject: 'Скидки до 75% на игры из вашего списка желаемого',
      html: dark(
        'Здравствуйте, robin!',
        `<p>Осенняя распродажа началась! До 21 октября 2026 года, 20:00 МСК.</p><p>«Тени Аркадии» -75%: <s>1 999 ₽</s> 499 ₽<br>«Ржавый рейс» -40%: <s>850 ₽</s> 510 ₽<br>«Лунный экспресс 2» -20%: <s>2 500 ₽</s> 2 000 ₽</p><p align="center"><a href="https://store.starhollow.example/ru/sale?u=${random.digits(6)}" style="display:inline-block;background:#3c6df0;color:#fff;padding:14px 40px;text-decoration:none">Перейти в магазин</a></p>`,
        RU,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
