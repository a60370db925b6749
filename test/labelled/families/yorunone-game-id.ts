/** A game publisher's account desk in Japanese and Korean: dark tables, codes in a framed cell, and campaigns whose serial codes only unlock gifts. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const SAFE = 'ACDEFGHJKMNPQRTUVWXY34679';

const night = (
  lang: 'ja' | 'ko',
  peek: string,
  title: string,
  inner: string,
) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="${lang}"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><meta name="viewport" content="width=device-width" /><title>${title}</title></head>
<body bgcolor="#0d1022" style="margin:0;padding:0;background-color:#0d1022;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${peek}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#0d1022"><tr><td align="center" style="padding:24px 8px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="background:#171b36;border:1px solid #2c3260;">
<tr><td style="padding:22px 32px;border-bottom:2px solid #7a5cff;"><img src="https://img.yorunone.example/mail/logo_w.png" width="164" height="32" alt="YORUNONE" /></td></tr>
<tr><td style="padding:32px;color:#e6e8f5;font:15px/1.8 'Hiragino Sans','Malgun Gothic',sans-serif;"><h1 style="font-size:19px;margin:0 0 18px;color:#ffffff;">${title}</h1>${inner}</td></tr>
<tr><td style="padding:20px 32px;background:#10132a;color:#7f86ad;font-size:11px;line-height:1.7;">${
  lang === 'ja'
    ? '株式会社ヨルノネ 〒150-0199 東京都渋谷区宵待町4-12-8<br />このアドレスへの返信は届きません。<a href="https://support.yorunone.example/ja" style="color:#9d8bff;">サポート窓口</a>|<a href="https://yorunone.example/ja/privacy" style="color:#9d8bff;">個人情報の取り扱い</a>'
    : '(주)요루노네코리아 · 대표 한소미 · 사업자등록번호 000-86-01923 · 통신판매업 제2024-성남분당-0417호<br />발신 전용 메일입니다. <a href="https://support.yorunone.example/ko" style="color:#9d8bff;">1:1 문의</a> | <a href="https://yorunone.example/ko/policy" style="color:#9d8bff;">개인정보처리방침</a>'
}<br />&copy; 2026 YORUNONE Inc.</td></tr></table></td></tr></table></body></html>`;

const frame = (shown: string) =>
  `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:22px auto;"><tr><td align="center" style="border:1px solid #7a5cff;border-radius:6px;background:#0d1022;padding:16px 34px;font:bold 30px/1 Consolas,monospace;letter-spacing:6px;color:#ffd56b;">${shown}</td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const [jaLogin, first, second, koLogin, guardian] = [
    random.digits(6),
    random.digits(3),
    random.digits(3),
    random.digits(6),
    random.digits(5),
  ];
  const pairing = `${random.text(SAFE, 4)}-${random.text(SAFE, 4)}`;
  const serial = `${random.text(SAFE, 4)}-${random.text(SAFE, 4)}-${random.text(SAFE, 4)}`;
  const reset = `https://id.yorunone.example/ko/reset?ticket=${random.text('abcdef0123456789', 32)}&lc=ko_KR`;
  return [
    {
      name: 'ja sign-in from a new machine',
      language: 'ja',
      subject: '【YORUNONE ID】ログイン認証コード',
      html: night(
        'ja',
        '新しい端末からのログインを確認しています。',
        'ログインの確認',
        `<p>ろびん☆彡 様</p><p>いつも遊んでいただきありがとうございます。<br />次の環境からログインの操作がありました。ご本人様の操作でしたら、表示中の画面に下のコードを入れてください。</p>
${frame(jaLogin)}
<table role="presentation" cellpadding="4" style="font-size:13px;color:#aab0d6;"><tr><td>日時</td><td>2026年11月24日 21:07（日本時間）</td></tr><tr><td>IPアドレス</td><td>203.0.113.${random.whole(2, 250)}</td></tr><tr><td>端末</td><td>Windows 11 / ランチャー 3.14.2</td></tr></table>
<p>発行から15分を過ぎるとコードは使えなくなります。お心当たりのない場合は、パスワードを変えたうえで<a href="https://support.yorunone.example/ja/hijack" style="color:#9d8bff;">不正ログインのご相談</a>からご連絡ください。</p>`,
      ),
      codes: [jaLogin],
      links: [],
      best: { code: jaLogin },
    },
    {
      name: 'ja sign-up number in two groups',
      language: 'ja',
      subject: `確認番号は ${first}-${second} です｜YORUNONE ID 新規作成`,
      html: night(
        'ja',
        'アカウント作成まであと一歩です。',
        'アカウント作成まであと一歩です',
        `<p>はじめまして、ヨルノネです。</p><p>メールアドレスの確認のため、作成画面の「確認番号」欄へ <strong style="color:#ffd56b;white-space:nowrap;">${first}-${second}</strong> とご入力をお願いします（ハイフンは省いてもかまいません）。番号は2026年11月24日の23時59分まで有効です。</p>
<p style="font-size:13px;color:#aab0d6;">※13歳未満の方は、保護者の方と一緒に手続きしてください。<br />※受付ID:NEW-${random.digits(9)}</p>`,
      ),
      codes: [`${first}${second}`],
      links: [],
      best: { code: `${first}${second}` },
    },
    {
      name: 'ja pairing a console',
      language: 'ja',
      subject: '【YORUNONE ID】ゲーム機との連携コードをお送りします',
      html: night(
        'ja',
        '『灯籠のアルカ』のデータをゲーム機へ引き継げます。',
        'ゲーム機との連携',
        `<p>ろびん☆彡 様、『灯籠のアルカ』をゲーム機でも続けるには、</p><ol style="padding-left:20px;"><li>ゲーム機でタイトル画面の「設定」を開く</li><li>「アカウント連携」→「コードで連携」を選ぶ</li><li>次の連携コードを入れて「決定」を押す</li></ol>${frame(pairing)}
<p style="font-size:13px;">連携できるゲーム機は5台まで、解除後の再連携は30日に1回です。プレイヤーID:${random.digits(10)}</p>`,
      ),
      codes: [pairing],
      links: [],
      best: { code: pairing },
    },
    {
      name: 'ja receipt of a season pass',
      language: 'ja',
      subject: `ご購入明細（注文番号 YR${random.digits(8)}）`,
      html: night(
        'ja',
        'シーズンパスのご購入が完了しました。',
        'ご購入ありがとうございました',
        `<table role="presentation" width="100%" cellpadding="8" cellspacing="0" style="border-collapse:collapse;font-size:14px;"><tr bgcolor="#232850"><th align="left">商品</th><th align="right">金額</th></tr><tr><td>灯籠のアルカ シーズンパス第7章</td><td align="right">¥1,980</td></tr><tr><td>夜光石 ${random.whole(2, 9)}60個</td><td align="right">¥1,220</td></tr><tr style="border-top:1px solid #2c3260;"><td><b>合計（税込）</b></td><td align="right"><b>¥3,200</b></td></tr></table>
<p style="font-size:13px;color:#aab0d6;">お支払い：クレジットカード（末尾 ${random.digits(4)}）<br />承認番号：${random.digits(7)}<br />適格請求書発行事業者 登録番号 T${random.digits(13)}</p>
<p><a href="https://store.yorunone.example/ja/history?o=88213" style="color:#9d8bff;">購入履歴を見る</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ja campaign with a serial code',
      language: 'ja',
      subject: '【3周年】特典シリアルコードをプレゼント♪',
      html: night(
        'ja',
        '衣装「星渡りの外套」がもらえます。12月8日まで。',
        'おかげさまで3周年！',
        `<p>感謝の気持ちを込めて、衣装「星渡りの外套」と交換できるシリアルコードをお届けします。</p>${frame(serial)}
<p>交換方法：ホーム画面右上 &gt; 特典 &gt; シリアルコード入力<br />交換期限：2026年12月8日（火）メンテナンス開始前まで<br />おひとり様1回限り、譲渡・転売はご遠慮ください。</p>
<p align="center"><a href="https://yorunone.example/ja/3rd-anniv" style="display:inline-block;background:#7a5cff;color:#fff;padding:12px 40px;border-radius:24px;text-decoration:none;">特設サイトへ</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ko sign-in number',
      language: 'ko',
      subject: '[요루노네] 로그인 인증번호를 보내드립니다',
      html: night(
        'ko',
        '평소와 다른 기기에서 로그인하셨나요?',
        '로그인 인증번호',
        `<p>안녕하세요, <b>로빈</b>님.</p><p>처음 보는 기기에서 로그인하고 계셔서 한 번 더 확인합니다. 게임 화면에 인증번호 6자리를 적어 주세요.</p>${frame(koLogin)}
<p style="font-size:13px;color:#aab0d6;">요청 시각 2026.11.24 22:31:08 · 접속 IP 198.51.100.${random.whole(3, 240)} · 유효시간 5분<br />5회 이상 틀리면 30분 동안 로그인이 제한됩니다.</p>`,
      ),
      codes: [koLogin],
      links: [],
      best: { code: koLogin },
    },
    {
      name: 'ko new password by button',
      language: 'ko',
      subject: '[요루노네] 비밀번호 재설정 안내 메일입니다',
      html: night(
        'ko',
        '24시간 안에 새 비밀번호를 만들어 주세요.',
        '비밀번호를 새로 정해 주세요',
        `<p>로빈님께서 비밀번호 찾기를 신청하셨습니다. 아래 버튼을 누르시면 새 비밀번호를 등록하는 화면이 열립니다.</p>
<table role="presentation" align="center" cellpadding="0" cellspacing="0"><tr><td bgcolor="#7a5cff" style="border-radius:4px;"><a href="${reset.replace('&', '&amp;')}" style="display:block;padding:14px 46px;color:#ffffff;font-weight:bold;text-decoration:none;">비밀번호 재설정</a></td></tr></table>
<p style="font-size:13px;color:#aab0d6;">접수번호 PW-20261124-${random.digits(4)}<br />신청하신 적이 없다면 이 메일은 그냥 두셔도 계정에 아무 변화가 없습니다. 도움이 필요하시면 고객센터 1600-0047 (평일 10:00~18:00)</p>`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'ko account soon dormant',
      language: 'ko',
      subject: '(중요) 장기 미접속 계정의 휴면 전환 예정 안내',
      html: night(
        'ko',
        '12월 24일 이후 휴면 계정으로 바뀝니다.',
        '휴면 전환 예정 안내',
        `<p>로빈님의 계정 ro***@postroom.localhost 은(는) 마지막 접속일(2025.12.24)로부터 곧 1년이 됩니다. 그 전에 게임에 한 번만 접속하시면 휴면으로 바뀌지 않습니다.</p>
<ul><li>전환 예정일: 2026년 12월 24일</li><li>분리 보관 항목: 이메일, 닉네임, 결제 기록, 캐릭터 ${random.whole(2, 6)}개</li><li>보유 유료 재화: 야광석 1,${random.digits(3)}개</li></ul>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ko maintenance with a coupon',
      language: 'ko',
      subject: '11/26(목) 정기점검 및 보상 쿠폰 안내',
      html: night(
        'ko',
        '점검 시간이 02:00~09:30으로 늘어났습니다.',
        '정기점검 (v4.6.0)',
        `<p>모험가님, 점검이 길어져 죄송한 마음을 담아 쿠폰을 준비했습니다.</p>${frame('YORUSORRY1126')}
<p>[설정 - 쿠폰 등록]에서 등록하시면 우편함으로 야광석 300개와 부활초 10개를 드립니다. 등록 기한은 12월 3일 23:59까지입니다.</p><p>서버별 점검 일정과 수정 목록은 <a href="https://yorunone.example/ko/notice/4471" style="color:#9d8bff;">공지사항</a>을 참고해 주세요.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ko guardian agrees',
      language: 'ko',
      subject: '자녀의 게임 이용 동의를 위한 보호자 확인코드',
      html: night(
        'ko',
        '법정대리인 동의 절차입니다.',
        '보호자님께 확인을 부탁드립니다',
        `<p>만 14세 미만인 자녀(닉네임: 꼬마별${random.digits(2)})가 회원가입을 신청했습니다. 동의하신다면 자녀의 가입 화면에 보호자 확인코드 <b style="color:#ffd56b;font-size:20px;">${guardian}</b>을 입력해 주시기 바랍니다.</p>
<p>동의 내용: 개인정보 수집·이용(필수), 월 결제 한도 70,000원, 이용 가능 시간 07:00~22:00</p><p style="font-size:13px;color:#aab0d6;">코드는 3일간(11월 27일까지) 쓸 수 있고, 동의하지 않으시면 신청 정보는 5일 뒤 파기됩니다. 신청번호 ${random.digits(8)}</p>`,
      ),
      codes: [guardian],
      links: [],
      best: { code: guardian },
    },
  ];
}
