/** A Korean developers' community with jobs: links and codes, applications, tests, digests; in Korean, one in English. */
import { bothParts } from '../both-parts.ts';
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const key = (length: number) => random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789', length);
  const [university, withdrawal, exam] = [random.digits(6), random.digits(6), random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8)];
  const magic = `https://narae.example/auth/email-login?code=${key(32)}&redirect=%2Fjobs`;
  const verify = `https://narae.example/auth/verify/${key(40)}`;
  const drafts: Draft[] = [
    {
      name: 'welcome',
      language: 'ko',
      subject: '나래 가입을 마무리해 주세요',
      body: `안녕하세요, robin 님!

나래에 오신 것을 환영합니다. 이메일 주소가 맞는지 확인이 필요해요.
아래 주소를 열면 가입이 끝납니다.

${verify}

24시간 안에 열지 않으면 가입 신청은 자동으로 취소됩니다.`,
      links: [verify],
    },
    {
      name: 'company address',
      language: 'ko',
      subject: `재직 인증 번호: ${university}`,
      body: `robin 님, 나래 라운지의 재직자 배지를 신청하셨습니다.

인증 번호  ${university}

라운지 > 프로필 > 재직 인증 화면에 적어 주세요. (유효시간 10분)
회사 메일은 배지 발급에만 쓰이고 다른 회원에게 보이지 않습니다.`,
      codes: [university],
    },
    {
      name: 'application',
      language: 'ko',
      subject: '[나래] (주)봄볕소프트 "백엔드 개발자(3년 이상)" 지원이 완료되었습니다',
      body: `지원 번호: ${random.digits(8)}
회사: (주)봄볕소프트 (판교, 직원 ${random.whole(40, 180)}명)
제출한 이력서: robin_이력서_2026.pdf (1.${random.whole(1, 9)}MB)
지원 일시: 2026-03-${random.whole(10, 28)} 17:${random.whole(10, 59)}

서류 결과는 보통 7일 안에 나옵니다. 진행 상황은 마이페이지 > 지원 현황에서 볼 수 있어요.
https://narae.example/my/applications

합격 축하금 500,000원은 입사 후 3개월 근무하시면 드립니다. (추천인 코드 ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 3)}${random.digits(4)})`,
    },
    {
      name: 'coding test',
      language: 'ko',
      subject: '[봄볕소프트] 코딩 테스트 응시 안내 (3/29 14:00)',
      body: `robin 님, 서류 전형 합격을 축하드립니다.

- 일시: 2026년 3월 29일(일) 14:00 ~ 17:00 (입장 13:30부터)
- 문항: 알고리즘 4, SQL 1
- 응시 코드: ${exam}

시험 당일 나래의 '코딩 테스트' 메뉴에서 위 응시 코드를 입력하고 입장하시기 바랍니다.
시작 10분이 지나면 입장할 수 없으며, 코드는 한 대의 컴퓨터에서만 쓸 수 있습니다.

준비물: 신분증, 웹캠
문의: recruit@bombyeot.example`,
      codes: [exam],
    },
    {
      name: 'interview',
      language: 'ko',
      subject: '[나래] 봄볕소프트 1차 면접 일정이 확정되었습니다',
      body: `면접 일정이 잡혔습니다. 캘린더에 적어 두세요!

일시: 4월 ${random.whole(10, 28)}일 16:00~17:00
방식: 화상 (회의 ID ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}, 암호 ${random.digits(6)})
면접관: 한소라 리드 외 1명

10분 전에 마이크를 시험해 보시길 권합니다.
일정을 바꾸려면 이틀 전까지 인사팀(031-${random.digits(3)}-${random.digits(4)})으로 전화해 주세요.`,
    },
    {
      name: 'digest',
      language: 'ko',
      subject: '나래 위클리 #214 | 조회수 1위 "퇴사하고 만든 SaaS 6개월 매출 공개"',
      body: `이번 주 라운지에서 가장 많이 읽힌 글

1. 퇴사하고 만든 SaaS, 6개월 매출 공개 (조회 ${random.whole(11, 29)},${random.digits(3)} · 댓글 ${random.whole(90, 400)})
   https://narae.example/p/${random.digits(6)}?utm_source=weekly&utm_campaign=214
2. Postgres 18로 올리다 밤샌 이야기
   https://narae.example/p/${random.digits(6)}?utm_source=weekly&utm_campaign=214
3. 연봉 협상, 숫자를 먼저 말해야 할까
   https://narae.example/p/${random.digits(6)}?utm_source=weekly&utm_campaign=214

마감 임박 채용: 두레은행 플랫폼팀(D-2), 모래시계게임즈 서버(D-4), 아라로보틱스 C++(D-5)

나래 콘퍼런스 얼리버드 30% 할인코드 NARAE26FALL (9/30까지, 선착순 200명)`,
    },
    {
      name: 'account deletion',
      language: 'ko',
      subject: '[나래] 회원 탈퇴 본인 확인',
      body: `탈퇴를 신청하셨습니다. 정말 떠나시나요?

확인 번호 ${withdrawal.slice(0, 3)}-${withdrawal.slice(3)} 을(를) 탈퇴 화면에 적으면 계정과 글 ${random.whole(3, 40)}건, 댓글 ${random.whole(41, 300)}건이 모두 지워지며 되돌릴 수 없습니다.`,
      codes: [withdrawal],
    },
  ];
  const english = bothParts({
    from: 'Narae <hello@mail.narae.example>',
    subject: 'Your sign-in link for Narae',
    encoding: 'quoted-printable',
    text: `Hi robin,

Tap below and you're in. No password needed.

${magic}

The link opens once, within 15 minutes, in the browser you asked from.

— Narae, 12 Teheran-ro 20-gil, Gangnam-gu, Seoul`,
    html: `<!doctype html><html><body style="font-family:Pretendard,Inter,sans-serif"><p>Hi robin,</p><p>Tap below and you're in. No password needed.</p><p><a href="${magic.replace('&', '&amp;')}" style="background:#111;color:#fff;border-radius:999px;padding:12px 28px;text-decoration:none">Sign in to Narae</a></p><p style="color:#888">The link opens once, within 15 minutes, in the browser you asked from.</p><p style="color:#bbb;font-size:12px">— Narae, 12 Teheran-ro 20-gil, Gangnam-gu, Seoul</p></body></html>`,
  });
  return [
    ...laidOut(drafts, ({ body }) => ({
      text: `${body}\n\n--\n나래 | 개발자의 다음 걸음\n메일 설정 https://narae.example/settings/mail\n`,
    })),
    { name: 'sign-in in English', language: 'en', ...english, codes: [], links: [magic], best: { link: magic } },
  ];
}
