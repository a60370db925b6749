/** A Korean publisher of online games, with image-heavy table mails in Korean: codes, a dormant account, purchases, events and coupons. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const join = random.digits(6);
  const device = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6);
  const otp = random.digits(8);
  const wake = `https://member.durumigames.example/dormant/release?key=${random.text('0123456789ABCDEF', 48)}`;
  const guardian = `https://member.durumigames.example/minor/agree/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 30)}`;
  const box = (code: string) =>
    `<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" height="80" bgcolor="#1b1f2a" style="color:#ffd34d;font-size:30px;font-weight:bold;letter-spacing:4px">${code}</td></tr></table>`;
  const ip = `211.${random.whole(10, 250)}.${random.whole(2, 250)}.***`;
  const drafts: Draft[] = [
    {
      name: 'join',
      language: 'ko',
      subject: '[두루미게임즈] 회원가입 인증번호 안내',
      body: `<p>안녕하세요, 모험가님!</p><p>두루미게임즈 통합회원 가입 화면에 다음 숫자를 넣어 주세요.</p>${box(join)}
<p style="color:#888;font-size:12px">받은 시각부터 3분 동안만 쓸 수 있으며, 다시 요청하면 이전 숫자는 무효가 됩니다.</p>`,
      codes: [join],
    },
    {
      name: 'computer to register',
      language: 'ko',
      subject: '새로운 PC에서 접속을 시도했습니다 (지정 PC 등록)',
      body: `<p>회원님의 계정 <b>ro***03</b> 으로 등록되지 않은 PC가 접속을 시도했습니다.</p>
<ul><li>시도 일시: 2026-02-${random.whole(10, 28)} 23:${random.whole(10, 59)} (KST)</li><li>접속 IP: ${ip} (대한민국)</li><li>PC 이름: DESKTOP-${random.text('ABCDEFGH0123456789', 7)}</li></ul>
<p>본인이 맞다면 게임 런처에 아래 보안코드를 대소문자 구분 없이 적어 주세요.</p>${box(device)}
<p>본인이 아니라면 <a href="https://member.durumigames.example/security/center">보안센터</a>에서 비밀번호부터 바꿔 주시기 바랍니다.</p>`,
      codes: [device],
    },
    {
      name: 'two-step to turn off',
      language: 'ko',
      subject: '두루미 OTP 해제 요청',
      body: `<p>OTP를 해제하시려면 해제 화면의 &quot;메일로 받은 번호&quot; 칸에 <u>${otp}</u> 를 적어 주세요. 확인되는 대로 해제가 진행됩니다.</p>
<p>접수번호 ${random.digits(9)} · 요청 시각 14:0${random.digits(1)}</p>`,
      codes: [otp],
    },
    {
      name: 'dormant account',
      language: 'ko',
      subject: '휴면 계정 해제를 완료해 주세요',
      body: `<p>1년 이상 접속하지 않아 별도로 분리 보관 중이던 계정의 해제를 신청하셨네요. 다시 만나서 반갑습니다!</p>
<p align="center"><a href="${wake}" target="_blank"><img src="https://img.durumigames.example/mail/btn_release.png" width="240" height="52" border="0" alt="휴면 해제하기"></a></p>
<p style="font-size:12px">오늘 자정까지 눌러 주셔야 합니다.</p>`,
      links: [wake],
    },
    {
      name: 'guardian to agree',
      language: 'ko',
      subject: '자녀의 게임 이용에 대한 법정대리인 동의 요청',
      body: `<p>자녀(만 ${random.whole(9, 13)}세, 김*율)가 「두루미 온라인」 가입을 신청했습니다. 만 14세 미만은 보호자의 동의가 있어야 가입됩니다.</p>
<p>내용을 살펴보시고 <a href="${guardian}" style="color:#0a58ca;font-weight:bold">동의 여부 선택하기</a> 를 눌러 주세요. 7일 안에 응답이 없으면 신청은 취소되고 정보는 파기됩니다.</p>`,
      links: [guardian],
    },
    {
      name: 'purchase',
      language: 'ko',
      subject: '결제하신 내역을 알려드립니다',
      body: `<table width="100%" border="0" cellpadding="8" cellspacing="1" bgcolor="#dddddd"><tr bgcolor="#ffffff"><td>주문번호</td><td>D2026${random.digits(11)}</td></tr><tr bgcolor="#ffffff"><td>상품</td><td>두루미캐시 30,000</td></tr><tr bgcolor="#ffffff"><td>결제수단</td><td>신용카드 (한빛카드 ****-****-****-${random.digits(4)})</td></tr><tr bgcolor="#ffffff"><td>승인번호</td><td>${random.digits(8)}</td></tr><tr bgcolor="#ffffff"><td>금액</td><td><b>33,000원</b> (부가세 포함)</td></tr></table>
<p>사용하지 않은 캐시는 7일 안에 청약철회를 하실 수 있습니다.</p>`,
    },
    {
      name: 'event with coupon',
      language: 'ko',
      subject: '(광고) 여름 대축제! 접속만 해도 전설 무기 상자 증정',
      body: `<p align="center"><img src="https://img.durumigames.example/event/2607/top.jpg" width="640" alt="여름 대축제"></p>
<p align="center">기간: 7월 23일(목) 점검 후 ~ 8월 20일(목) 점검 전</p>
<p align="center">전 유저 쿠폰번호<br><b style="font-size:24px">SUMMER-${random.text('ABCDEFGHJK23456789', 4)}-${random.text('ABCDEFGHJK23456789', 4)}</b><br>게임 내 설정 &gt; 쿠폰 등록 (계정당 1회)</p>
<p align="center"><a href="https://online.durumigames.example/event/${random.digits(4)}">이벤트 보러 가기</a></p>
<p style="font-size:11px">2026년 7월 ${random.whole(10, 22)}일 기준 광고성 정보 수신에 동의하신 분께 발송됩니다.</p>`,
    },
    {
      name: 'change of terms',
      language: 'ko',
      subject: '이용약관 및 개인정보처리방침 개정 안내 (12월 1일 시행)',
      body: `<p>항상 두루미게임즈를 아껴 주시는 모험가님께 감사드립니다.</p><p>약관 일부가 아래와 같이 바뀝니다.</p><table width="100%" border="1" cellpadding="6" style="border-collapse:collapse;font-size:12px"><tr bgcolor="#f4f4f4"><td>조항</td><td>현행</td><td>개정</td></tr><tr><td>제7조 2항</td><td>캐시 보유 한도 200만 원</td><td>캐시 보유 한도 300만 원</td></tr><tr><td>제12조</td><td>휴면 전환 30일 전 고지</td><td>휴면 제도 폐지</td></tr><tr><td>방침 4.1</td><td>접속기록 3개월</td><td>접속기록 1년</td></tr></table><p>동의하지 않으시면 11월 30일까지 탈퇴하실 수 있으며, 그때까지 별도 의사표시가 없으면 동의하신 것으로 봅니다.</p><p>공지번호 N${random.digits(6)} · 담당 부서 정책운영팀</p>`,
    },
  ];
  return laidOut(drafts, ({ body, subject }) => ({
    html: `<html lang="ko"><head><meta charset="utf-8"><title>${subject}</title></head><body bgcolor="#eef0f4" leftmargin="0" topmargin="0">
<table width="680" align="center" border="0" cellpadding="0" cellspacing="0" bgcolor="#ffffff"><tr><td><img src="https://img.durumigames.example/mail/head_2026.png" width="680" height="90" alt="DURUMI GAMES" style="display:block"></td></tr>
<tr><td style="padding:30px 40px;font-family:'맑은 고딕','Malgun Gothic',돋움,sans-serif;font-size:14px;line-height:24px;color:#333">${body}</td></tr>
<tr><td bgcolor="#f4f4f4" style="padding:20px 40px;font:11px/18px 돋움;color:#999">게임물 이용등급: 15세이용가 / 청소년 보호책임자 오세린 youth@durumigames.example<br>본 메일은 발신 전용으로 회신되지 않습니다. 궁금한 점은 <a href="https://cs.durumigames.example/">고객센터(1588-3909)</a>를 이용해 주세요.<br>
(주)두루미게임즈 대표이사 한지우 | 경기도 성남시 분당구 판교로 256번길 19 | 사업자등록번호 960-81-30824 | 통신판매업신고 제2011-경기성남-6281호</td></tr></table></body></html>`,
  }));
}
