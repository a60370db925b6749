/** A Korean site for jobs and résumés: codes and links to sign in, offers, interviews with meeting numbers, weekly openings. */
import { bothParts } from '../both-parts.ts';
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const page = (body: string) => `<!DOCTYPE html>
<html lang="ko"><head><meta charset="utf-8"><style>body{font-family:Pretendard,-apple-system,'Apple SD Gothic Neo',sans-serif;color:#171719}.btn{display:inline-block;background:#3366ff;color:#fff;padding:14px 24px;border-radius:10px;text-decoration:none;font-weight:600}.muted{color:#878a93;font-size:13px}</style></head>
<body><div style="max-width:560px;margin:0 auto;padding:40px 20px"><img src="https://static.ilteo.example/brand/wordmark.svg" width="88" alt="일터">
${body}
<hr style="border:0;border-top:1px solid #e1e2e4;margin:40px 0 16px"><p class="muted">ⓒ 일터랩 주식회사 · 서울특별시 송파구 올림픽로 300, 35층<br>알림 설정은 <a href="https://www.ilteo.example/settings/notifications">여기</a>에서 바꿀 수 있어요.</p></div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const certify = random.digits(6);
  const company = random.digits(6);
  const two = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8);
  const signIn = `https://id.ilteo.example/email-login?code=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 24)}&state=${random.text('0123456789abcdef', 16)}`;
  const reset = `https://id.ilteo.example/password/new?t=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 43)}`;
  const interview = `https://www.ilteo.example/cv/interviews/${random.digits(7)}/select`;
  const drafts: Draft[] = [
    {
      name: 'code of a new member',
      language: 'ko',
      subject: '이메일 인증코드를 확인해 주세요',
      body: `<h1 style="font-size:24px">반가워요!<br>이메일을 인증할게요</h1><p>가입 화면에 인증코드 6자리를 입력하면 이력서를 바로 만들 수 있어요.</p>
<p style="font-size:28px;font-weight:700;background:#f7f7f8;border-radius:12px;padding:20px">${certify}</p><p class="muted">유효시간은 10분이에요.</p>`,
      codes: [certify],
    },
    {
      name: 'link to sign in',
      language: 'ko',
      subject: '일터 로그인 링크',
      body: `<p>아래 버튼으로 로그인하세요. 링크는 한 번만 쓸 수 있고 1시간 뒤 만료돼요.</p><p><a class="btn" href="${signIn.replaceAll('&', '&amp;')}">로그인</a></p>
<p class="muted">로그인을 요청한 적이 없나요? 그렇다면 아무것도 하지 않으셔도 괜찮아요.</p>`,
      links: [signIn],
    },
    {
      name: 'new password',
      language: 'ko',
      subject: '비밀번호를 다시 설정하세요',
      body: `<p>Robin 님, 비밀번호를 잊으셨군요.</p><p><a class="btn" href="${reset}">새 비밀번호 만들기</a></p><p class="muted">버튼이 눌리지 않으면 주소를 복사해 붙여 넣으세요.<br>${reset}</p>`,
      links: [reset],
    },
    {
      name: 'time of an interview',
      language: 'ko',
      subject: '[노을소프트] 1차 면접 일정을 선택해 주세요',
      body: `<p>서류 전형 합격을 축하드려요! 🎉</p><p><b>노을소프트 · 백엔드 엔지니어</b></p><p>가능한 시간을 골라 참석을 확정해 주세요. 12월 ${random.whole(3, 9)}일 18시까지 응답이 필요해요.</p>
<p><a class="btn" href="${interview}">일정 확정하기</a></p>`,
      links: [interview],
    },
    {
      name: 'week of openings',
      language: 'ko',
      subject: `(광고) 이번 주 새 포지션 ${random.whole(20, 90)}개가 도착했어요`,
      body: `<h1 style="font-size:22px">Robin 님께 어울리는 포지션</h1>
<table width="100%"><tr><td><a href="https://www.ilteo.example/wd/${random.digits(6)}?utm_source=weekly">프로덕트 디자이너</a><br>다온페이 · 서울 강남구 · 경력 3-8년<br>합격보상금 1,000,000원</td></tr><tr><td><a href="https://www.ilteo.example/wd/${random.digits(6)}?utm_source=weekly">데이터 분석가</a><br>마루마켓 · 서울 송파구 · 경력 2년 이상</td></tr><tr><td><a href="https://www.ilteo.example/wd/${random.digits(6)}?utm_source=weekly">QA 매니저</a><br>별숲 · 부산 · 신입 가능</td></tr>
<tr><td><a href="https://www.ilteo.example/wd/${random.digits(6)}?utm_source=weekly">그로스 마케터</a><br>온빛헬스 · 서울 성동구 · 경력 5-10년 · 재택 주 2일</td></tr><tr><td><a href="https://www.ilteo.example/wd/${random.digits(6)}?utm_source=weekly">iOS 개발자</a><br>도토리랩 · 대전 유성구 · 연봉 5,000~8,000만 원</td></tr><tr><td><a href="https://www.ilteo.example/wd/${random.digits(6)}?utm_source=weekly">재무회계 담당</a><br>한결물류 · 인천 · 경력 3년 이상 · ERP 사용 경험자 우대</td></tr></table>
<h2 style="font-size:18px">커리어 읽을거리</h2><p>· 이직 제안에 답장하는 법 (조회 ${random.whole(3, 9)},${random.digits(3)})<br>· 2026년 개발자 연봉 리포트: 표본 12,${random.digits(3)}명<br>· "면접에서 가장 많이 받은 질문 7가지"</p>
<p>11월 ${random.whole(10, 28)}일(목) 19:30 라이브 커리어 상담이 열려요. 입장 비밀번호 ${random.digits(4)}는 당일 방송 대기실에서 쓰여요.</p>
<p>친구에게 추천인 코드 <b>${random.text('ABCDEFGHJKMNP23456789', 7)}</b>를 알려주면 둘 다 이력서 열람권 3회를 받아요.</p>
<p class="muted">더 받고 싶지 않다면 <a href="https://www.ilteo.example/unsubscribe/${random.digits(10)}">수신거부</a></p>`,
    },
    {
      name: 'code of a sign-in',
      language: 'ko',
      subject: `${two} | 2단계 인증`,
      body: `<p>크롬(Windows)에서 로그인 중이에요. 본인이 맞다면 이 문자를 그대로 입력하세요.</p><p style="font-size:28px;font-family:monospace">${two}</p><p class="muted">IP 121.${random.whole(10, 250)}.${random.whole(2, 250)}.${random.whole(2, 250)} · 요청 ID ${random.text('0123456789abcdef', 12)}</p>`,
      codes: [two],
    },
  ];
  const meeting = [random.digits(3), random.digits(4), random.digits(4)].join(' ');
  const raws: FamilyMail[] = [
    {
      name: 'code of a firm',
      language: 'ko',
      ...bothParts({
        from: '일터 비즈니스 <biz@ilteo.example>',
        subject: '기업회원 담당자 확인 메일입니다.',
        text: `담당자님께,\n\n회사 메일 주소가 실제로 사용 중인지 확인하는 메일입니다.\n채용 관리 페이지에 [${company}] 를 입력하신 뒤 "확인"을 눌러 주십시오.\n\n사업자등록증 심사는 영업일 기준 1~2일 소요됩니다.\n문의: 02-539-${random.digits(4)}\n`,
        html: page(
          `<p>담당자님께,</p><p>회사 메일 주소가 실제로 사용 중인지 확인하는 메일입니다. 채용 관리 페이지에 <b>[${company}]</b> 를 입력하신 뒤 "확인"을 눌러 주십시오.</p><p class="muted">사업자등록증 심사는 영업일 기준 1~2일 소요됩니다.</p>`,
        ),
        encoding: 'base64',
        header: ['Reply-To: biz@ilteo.example', 'X-Mailer: IlteoMailer 2.4'],
      }),
      codes: [company],
      links: [],
      best: { code: company },
    },
    {
      name: 'interview by video',
      language: 'ko',
      ...bothParts({
        from: '노을소프트 채용팀 <recruit@ilteo.example>',
        subject: '면접 안내: 12월 15일(화) 오후 2시, 화상',
        text: `면접이 확정되었습니다.\n\n일시: 12월 15일(화) 14:00 (약 60분)\n회의 ID: ${meeting}\n암호: ${random.digits(6)}\n면접관: 이서준, 박하은\n\n10분 전까지 입장해 주시고, 신분증을 준비해 주세요.\n`,
        html: page(
          `<p>면접이 확정되었습니다.</p><p>일시: 12월 15일(화) 14:00 (약 60분)<br>회의 ID: ${meeting}<br>면접관: 이서준, 박하은</p><p><a href="https://meet.noeulsoft.example/j/${meeting.replaceAll(' ', '')}">화상 회의 입장</a></p><p>10분 전까지 입장해 주시고, 신분증을 준비해 주세요.</p>`,
        ),
        encoding: 'base64',
      }),
      codes: [],
      links: [],
      best: null,
    },
  ];
  return [...laidOut(drafts, ({ body }) => ({ html: page(body) })), ...raws];
}
