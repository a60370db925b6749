/** A cloud for builds and deployments: terse plain text and bare HTML, pass phrases of words, magic links, CI noise. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const bare = (lang: string, inner: string) =>
  `<html lang="${lang}"><body style="font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px;line-height:20px;color:#111;max-width:520px;padding:24px">
<p style="font-weight:600">&#9650; tidewell</p>
${inner}
<hr style="border:0;border-top:1px solid #ddd;margin:28px 0 12px">
<p style="color:#888;font-size:11px">Tidewell Systems, Unit 6, 41 Cooper Row, Port Ansley · <a href="https://status.tidewell.example" style="color:#888">status</a> · <a href="https://tidewell.example/docs" style="color:#888">docs</a></p>
</body></html>`;

export function mails(random: Random): FamilyMail[] {
  const sudo = random.digits(8);
  const wide = random.digits(6);
  const widened = wide.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const [inSubject, change] = [random.digits(6), random.digits(6)];
  const pairing = `${random.text('BCDFGHJKMNPQRTVWXZ', 4)}-${random.text('BCDFGHJKMNPQRTVWXZ', 4)}`;
  const token = random.text('abcdefghijkmnpqrstuvwxyz23456789', 32);
  const magic = `https://app.tidewell.example/login/email/callback?token=${token}&next=%2Fprojects%2Fheron-api`;
  const invite = `https://app.tidewell.example/teams/northlight/join/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 12)}`;
  const reset = `https://click.tidewell.example/f/a/${random.text('abcdefghkmnpqrstuvwxyz0123456789', 22)}~~/AAQRxQA~/RgRo9k2hP0`;
  const swap = `https://app.tidewell.example/settings/email/confirm?id=${random.digits(5)}&sig=${random.text('0123456789abcdef', 24)}`;
  return [
    {
      name: 'en phrase of three words for the terminal',
      language: 'en',
      subject: 'tidewell login, requested from a terminal',
      text: `Hi,

somebody (we hope you) ran "tw login" on host lab-runner-07, 192.0.2.41, at 2026-02-11 09:31 UTC.

The prompt is waiting for three words:

    brisk-maple-tundra

Lower case, hyphens included. They work once, for 15 minutes. CLI version 4.12.0.

tidewell / terminal auth
https://tidewell.example/docs/cli/login`,
      codes: ['brisk-maple-tundra'],
      links: [],
      best: { code: 'brisk-maple-tundra' },
    },
    {
      name: 'en magic link',
      language: 'en',
      subject: 'Here is your way in',
      html: bare(
        'en',
        `<p>Click and you are signed in as robin@northlight.example. No password involved.</p>
<p><a href="${magic.replace('&', '&amp;')}" style="background:#111;color:#fff;padding:10px 16px;border-radius:4px;text-decoration:none">Sign in to Tidewell &rarr;</a></p>
<p>Good for 10 minutes and for a single browser. Chrome 131, macOS, Leeds (GB), 203.0.113.9.</p>`,
      ),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'en failed build',
      language: 'en',
      subject: '[northlight/heron-api] Build #20417 failed on main (9c41e7d)',
      text: `Build #20417 failed after 3m 42s.

  branch   main
  commit   9c41e7d2  "verify: accept 6 digit otp, not only 4"
  author   Oksana Prentice
  step     test (exit code 137)
  runner   lab-runner-07

  FAIL  src/verify/otp.test.ts > accepts the code 482913
        AssertionError: expected 401 to equal 200
  Tests  1 failed | 318 passed (319)

Log: https://app.tidewell.example/northlight/heron-api/builds/20417
Rerun: https://app.tidewell.example/northlight/heron-api/builds/20417/rerun

You watch this repository. Mute: https://app.tidewell.example/notify/mute/7731`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'en team invitation',
      language: 'en',
      subject: 'Oksana Prentice added you to "northlight"',
      html: bare(
        'en',
        `<p>Hello!</p><p><b>Oksana Prentice</b> wants you on the team <b>northlight</b> (11 members, 4 projects, plan: Pro 2026).</p>
<p><a href="${invite}">Join northlight</a></p><p>The seat is held for you until 28 February. New to Tidewell? <a href="https://tidewell.example/docs/start">Take the ten-minute tour</a>.</p>`,
      ),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'en access token created',
      language: 'en',
      subject: 'A token was made for your account',
      text: `An access token named "deploy-eu-2" (twl_pat_...c81f) was created on 19 Jan 2026, 22:05 UTC, from 198.51.100.31.

Scopes: read:builds, write:deployments. Lapses on 19 Apr 2026.

Nothing to do when that was your work. When it was not, kill it here:
https://app.tidewell.example/settings/tokens/revoke?id=40981&k=c81f77aa

tidewell`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'en eight digits in a pre box',
      language: 'en',
      subject: 'Deleting project heron-legacy',
      html: bare(
        'en',
        `<p>You are about to delete <b>heron-legacy</b> with 2 databases and 1,904 builds. The dialog wants proof that it is you:</p>
<pre style="background:#f6f6f6;border:1px dashed #bbb;padding:14px;font-size:22px">${sudo.slice(0, 4)} ${sudo.slice(4)}</pre>
<p>Backups are kept until 2026-04-30, ticket #58120.</p>`,
      ),
      codes: [sudo],
      links: [],
      best: { code: sudo },
    },
    {
      name: 'en changelog with sample codes',
      language: 'en',
      subject: 'Changelog 2026.03: passwordless for your own users',
      html: bare(
        'en',
        `<p><b>What shipped in March</b></p><ul><li>The Verify API is out of beta. A call looks like this:<pre>POST /v2/verify
{"to": "ada@shop.example", "code": "000000"}
→ 200 {"id": "vfy_61830", "status": "approved"}</pre>For tests, 000000 always passes and 999999 always fails.</li><li>Builds on arm64 start 38% sooner.</li><li>Node 18 images go away on 1 June 2026.</li></ul>
<p><a href="https://tidewell.example/changelog/2026-03">All 27 changes</a> · <a href="https://tidewell.example/unsubscribe?l=cl&amp;u=5512">no more changelogs</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ja sign-up with full-width digits',
      language: 'ja',
      subject: 'Tidewell アカウント作成の続き',
      text: `robin さん

Tidewell へようこそ。登録画面に戻り、次の６桁を打ち込んでください。

　　　　${widened}

３０分を過ぎると最初からやり直しになります。

タイドウェル株式会社
〒220-0011 横浜市西区高島9-8-7
電話 045-555-0132（平日10時～17時）`,
      codes: [wide],
      links: [],
      best: { code: wide },
    },
    {
      name: 'ja password reset behind a tracker',
      language: 'ja',
      subject: 'パスワードの再設定について',
      html: bare(
        'ja',
        `<p>oksana 様</p><p>2026年1月8日 13:24 に再設定の依頼を受け付けました（受付番号 0108-5527）。</p>
<p><a href="${reset}" style="display:inline-block;border:2px solid #111;padding:9px 18px;color:#111">新しいパスワードを決める</a></p><p>心当たりがない場合、現在のパスワードはそのまま使えます。</p>`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'ja invoice',
      language: 'ja',
      subject: '【Tidewell】1月分ご請求書 INV-2026-004418',
      text: `ノースライト合同会社
経理ご担当者様

1月分のご請求額が確定しました。

請求書番号：INV-2026-004418
お客様番号：771-20934
ビルド時間：18,240分
合計金額：42,680円（税込）
お支払期限：2026年2月28日
登録番号：T9010001555012

PDFは管理画面の「請求」からダウンロードできます。`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ko code in the subject alone',
      language: 'ko',
      subject: `${inSubject} - Tidewell 로그인`,
      text: `안녕하세요,

제목에 있는 여섯 자리 숫자를 로그인 창에 넣어 주세요. 20분 동안만 쓸 수 있습니다.

요청 시각 2026-03-02 18:45 KST
요청 위치 대전, 203.0.113.150

타이드웰 코리아 | 사업자등록번호 220-88-55501 | 고객센터 1555-0147`,
      codes: [inSubject],
      links: [],
      best: { code: inSubject },
    },
    {
      name: 'ko new address by code or link',
      language: 'ko',
      subject: '이메일 주소 변경을 마무리하세요',
      html: bare(
        'ko',
        `<p>hana@northlight.example 계정의 연락 주소를 이 주소로 바꾸려고 합니다.</p><p>설정 화면에 <b style="font-size:18px">${change}</b> 을(를) 입력하거나, 같은 기기라면 <a href="${swap.replace('&', '&amp;')}">이 주소로 변경하기</a>를 누르면 됩니다.</p>
<p>기존 주소는 7일 뒤 삭제됩니다. 회원번호 30418.</p>`,
      ),
      codes: [change],
      links: [swap],
      best: { code: change },
    },
    {
      name: 'ko incident report',
      language: 'ko',
      subject: '[해결됨] 서울 리전 배포 지연 (INC-3391)',
      text: `장애 번호 INC-3391
발생 2026-02-20 02:14, 복구 2026-02-20 03:07 (KST)

원인은 빌드 대기열 노드 5대의 디스크 부족이었습니다. 이 시간에 시작된 배포 412건 중 38건이 오류 코드 504로 끝났으며 자동으로 다시 실행되었습니다.

보고서 전문: https://status.tidewell.example/incidents/3391
문의하실 때는 접수 번호 882014를 알려 주세요.`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ko letters to pair an editor',
      language: 'ko',
      subject: '편집기 확장 프로그램 연결',
      html: bare(
        'ko',
        `<p>편집기(확장 프로그램 v2.8.1)가 회원님의 계정과 연결을 기다리고 있습니다. 편집기 하단 입력란에 아래 문자를 그대로 적으세요.</p>
<p style="font-size:24px;letter-spacing:.15em">${pairing}</p><p>컴퓨터 이름: HANA-MBP14</p>`,
      ),
      codes: [pairing],
      links: [],
      best: { code: pairing },
    },
  ];
}
