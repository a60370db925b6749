/** A Korean portal: codes to prove an address, new sign-ins, invitations, advertising; Korean and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const sheet = (title: string, body: string) =>
  `<div style="width:100%;background:#f5f6f8;padding:50px 0;font-family:'맑은 고딕','Apple SD Gothic Neo',돋움,sans-serif"><table align="center" width="700" cellpadding="0" cellspacing="0" style="background:#fff;border:1px solid #e4e8eb"><tr><td style="padding:30px 40px 0"><img src="https://mailimg.durinet.example/top_logo.png" alt="두리넷" height="20"></td></tr><tr><td style="padding:24px 40px;font-size:26px;color:#1e1e23;letter-spacing:-1px">${title}</td></tr><tr><td style="padding:0 40px 40px;font-size:14px;line-height:24px;color:#404048">${body}</td></tr><tr><td style="padding:20px 40px;background:#f9fafb;font-size:12px;color:#929294">본 메일은 발신 전용입니다. 궁금하신 점은 <a href="https://help.durinet.example">고객센터</a>를 이용해 주세요.<br>두리넷(주) 경기도 성남시 분당구 정자일로 95 / 사업자등록번호 220-81-62517</td></tr></table></div>`;

export function mails(random: Random): FamilyMail[] {
  const prove = random.digits(6);
  const second = random.digits(8);
  const english = random.digits(6);
  const school = `https://auth.durinet.example/student/verify?token=${random.text('0123456789abcdef', 40)}`;
  const cafe = `https://cafe.durinet.example/invite/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 14)}`;
  return [
    {
      name: 'number to prove an address',
      language: 'ko',
      subject: '[두리넷] 이메일 인증번호 안내',
      html: sheet(
        '인증번호를 확인해 주세요',
        `안녕하세요, 두리넷입니다.<br>회원님이 요청하신 인증번호는 아래와 같습니다.<br><br><span style="font-size:24px;color:#0a8f5b;font-weight:bold">${prove}</span><br><br>인증번호는 10분 동안 사용할 수 있으며, 회원가입 창에 입력하시면 됩니다.`,
      ),
      codes: [prove],
      links: [],
      best: { code: prove },
    },
    {
      name: 'identifier to be found again',
      language: 'ko',
      subject: '비밀번호 찾기 본인확인 메일입니다',
      html: sheet(
        '본인확인',
        `du${random.text('abcdefghijkmnopqrstuvwxyz', 2)}*** 님,<br>비밀번호를 다시 정하시려면 화면에 <b>${second.slice(0, 4)} ${second.slice(4)}</b> 를 넣어 주세요.<br><br>요청 일시: 2026년 3월 ${random.whole(2, 28)}일 (토) 15:${random.whole(10, 59)}<br>직접 요청하지 않으셨다면 다른 사람이 아이디를 잘못 적었을 수 있습니다.`,
      ),
      codes: [second],
      links: [],
      best: { code: second },
    },
    {
      name: 'verification in English',
      language: 'en',
      subject: '[Durinet] Email verification',
      html: sheet(
        'Verify your email',
        `Hello,<br>please go back to the sign-up page and fill in the six digits below.<br><br><span style="font-size:24px;color:#0a8f5b;font-weight:bold">${english}</span><br><br>They can be used for 10 minutes.`,
      ),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'student to be verified',
      language: 'ko',
      subject: '학생 인증을 완료해 주세요',
      html: sheet(
        '학교 메일 인증',
        `학생 할인을 신청해 주셔서 감사합니다. 아래 버튼을 누르면 인증이 끝납니다.<br><br><a href="${school}" style="display:inline-block;width:240px;background:#0a8f5b;color:#fff;line-height:50px;text-align:center;text-decoration:none">학교 메일 인증하기</a><br><br>신청번호 ${random.digits(8)} · 버튼은 24시간 뒤 만료됩니다.`,
      ),
      codes: [],
      links: [school],
      best: { link: school },
    },
    {
      name: 'invited to a community',
      language: 'ko',
      subject: "'주말 등산 모임' 카페에서 초대장이 도착했습니다",
      html: sheet(
        '카페 초대장',
        `산들바람 님이 <b>주말 등산 모임</b> (멤버 1,${random.digits(3)}명, since 2011.05.07) 카페에 초대하셨습니다.<br><br>"지난번 말씀드린 그 모임이에요. 4월 18일 북한산 같이 가요!"<br><br><a href="${cafe}">초대 수락하기</a>`,
      ),
      codes: [],
      links: [cafe],
      best: { link: cafe },
    },
    {
      name: 'signed in from a new place',
      language: 'ko',
      subject: '새로운 환경에서 로그인 되었습니다.',
      html: sheet(
        '새로운 기기 로그인 알림',
        `<table border="1" cellpadding="8" style="border-collapse:collapse;border-color:#e4e8eb"><tr><td>아이디</td><td>duri***</td></tr><tr><td>일시</td><td>2026-01-${random.whole(10, 30)} 07:${random.whole(10, 59)} (KST)</td></tr><tr><td>기기</td><td>Windows 10, Whale 4.30</td></tr><tr><td>위치</td><td>대한민국 부산광역시 (211.${random.whole(10, 250)}.${random.whole(10, 250)}.***)</td></tr></table><br>본인이 맞다면 이 메일을 무시하셔도 됩니다. 아니라면 바로 비밀번호를 바꾸고 2단계 보안을 켜 주세요.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'advertising',
      language: 'ko',
      subject: '(광고) 두리페이 첫 결제하면 5,000원 드려요 🎁',
      html: sheet(
        '5,000원, 그냥 드립니다',
        `3월 31일까지 두리페이로 15,000원 이상 처음 결제하신 분께 포인트 5,000원을 드립니다.<br><br>쿠폰번호 <b>DURI-${random.digits(4)}-${random.digits(4)}</b> 를 마이쿠폰에 등록해 주세요.<br><br><a href="https://ad.durinet.example/c?e=${random.text('abcdef0123456789', 30)}">혜택 받기</a><br><br>무료수신거부 080-${random.digits(3)}-${random.digits(4)} / <a href="https://ad.durinet.example/u?e=${random.text('abcdef0123456789', 30)}">수신거부</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'terms that change',
      language: 'ko',
      subject: '[안내] 개인정보처리방침 및 이용약관 개정',
      html: sheet(
        '약관이 이렇게 달라집니다',
        `회원 여러분, 안녕하세요.<br>2026년 6월 1일부터 적용될 이용약관과 개인정보처리방침의 바뀌는 내용을 알려 드립니다.<br><br><table border="1" cellpadding="6" style="border-collapse:collapse;border-color:#e4e8eb;font-size:13px"><tr><th>조항</th><th>현행</th><th>개정</th></tr><tr><td>약관 제8조 2항</td><td>1년 이상 이용하지 않은 계정은 분리 보관</td><td>분리 보관 제도 폐지, 30일 전 개별 통지</td></tr><tr><td>처리방침 제3조</td><td>접속 로그 3개월 보관</td><td>통신비밀보호법에 따른 3개월 + 부정 이용 기록 1년</td></tr><tr><td>처리방침 제5조</td><td>수탁사 14개</td><td>수탁사 17개 (물류 2, 상담 1 추가)</td></tr></table><br>개정에 동의하지 않으시면 시행 전날까지 탈퇴하실 수 있으며, 별도의 말씀이 없으면 동의하신 것으로 봅니다. 공고일: 2026년 4월 ${random.whole(20, 29)}일. 문의: 개인정보보호팀 1588-${random.digits(4)}.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
