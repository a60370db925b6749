/** A Korean shop with fast parcels: sign-up, sign-in, payments, returns, receipts, advertising with its legal mark; in Korean. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [signUp, signIn, pay] = [random.digits(6), random.digits(6), random.digits(6)];
  const order = `3${random.digits(13)}`;
  const reset = `https://login.dalpaengi.example/login/pw/reset?u=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-', 36)}`;
  const family = `https://my.dalpaengi.example/family/join?c=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 16)}&from=mail`;
  const won = (from: number, to: number) => `${(random.whole(from, to) * 10).toLocaleString('en')}원`;
  const drafts: Draft[] = [
    {
      name: 'sign-up',
      language: 'ko',
      subject: '[달팽이마켓] 회원가입 인증번호 안내',
      body: `<h2 style="font-size:22px;font-weight:400;margin:0 0 24px"><b>이메일 인증번호</b>를 알려드려요</h2><p>가입 화면에 아래 6자리 숫자를 넣어 주세요.</p><div style="background:#f7f7f7;padding:22px;text-align:center;font-size:30px;font-weight:700;margin:20px 0">${signUp}</div><p style="color:#888;font-size:12px">· 받으신 때부터 30분 동안만 쓸 수 있어요.<br>· 가입한 적이 없다면 이 메일을 지우셔도 됩니다.</p>`,
      codes: [signUp],
    },
    {
      name: 'sign-in',
      language: 'ko',
      subject: '[달팽이마켓] 새로운 기기 로그인 - 2단계 인증',
      body: `<p>robi***@postroom.localhost 님, 처음 보는 기기에서 로그인하려고 합니다.</p><table cellpadding="4" style="font-size:13px"><tr><td>기기</td><td>Galaxy S25 · 앱 8.${random.whole(1, 9)}.${random.whole(0, 9)}</td></tr><tr><td>위치</td><td>대전광역시 유성구 부근</td></tr><tr><td>인증코드</td><td><b style="font-size:18px;color:#00754a">${signIn}</b></td></tr></table><p>본인이 맞으면 5분 안에 인증코드를 입력하세요. 아니라면 고객센터 1577-${random.digits(4)}로 바로 연락 바랍니다.</p>`,
      codes: [signIn],
    },
    {
      name: 'password',
      language: 'ko',
      subject: '[달팽이마켓] 비밀번호 재설정 링크를 보내드립니다',
      body: `<p>안녕하세요, 로빈 고객님.</p><p>비밀번호를 잊으셨군요. 아래 버튼을 누르면 새 비밀번호를 정할 수 있습니다.</p><p style="padding:20px 0"><a href="${reset}" target="_blank" style="background:#00754a;color:#fff;padding:13px 40px;text-decoration:none">비밀번호 다시 만들기</a></p><p style="color:#888;font-size:12px">버튼은 요청하신 때부터 1시간 뒤에 만료됩니다.</p>`,
      links: [reset],
    },
    {
      name: 'one-touch pay',
      language: 'ko',
      subject: `[달팽이페이] 결제 비밀번호 변경 인증번호 ${pay}`,
      body: `<p>달팽이페이 결제 비밀번호를 바꾸기 위한 인증번호는 [${pay}] 입니다.</p><p>타인에게 절대 알려주지 마세요. 등록 카드: 한누리카드(${random.digits(4)}), 등록 계좌: 새벽은행(${random.digits(3)}-***-${random.digits(4)})</p>`,
      codes: [pay],
    },
    {
      name: 'family',
      language: 'ko',
      subject: '정하늘님이 달팽이가족 멤버십에 초대했어요',
      body: `<p><b>정하늘</b>님이 보낸 초대장이 도착했습니다.</p><p>가족으로 연결되면 무료 새벽배송과 달팽이극장를 같이 쓸 수 있어요. 초대장은 7일 뒤 사라집니다.</p><p><a href="${family.replace('&', '&amp;')}" style="display:block;width:280px;margin:20px auto;border:1px solid #00754a;color:#00754a;padding:12px;text-align:center;text-decoration:none">초대 수락</a></p>`,
      links: [family],
    },
    {
      name: 'order',
      language: 'ko',
      subject: '[달팽이마켓] 주문하신 상품이 결제완료 되었습니다',
      body: `<p>로빈 고객님, 주문해 주셔서 고맙습니다.</p><table width="100%" cellpadding="7" style="border-top:2px solid #333;font-size:13px"><tr><td bgcolor="#fafafa" width="110">주문번호</td><td>${order}</td></tr><tr><td bgcolor="#fafafa">상품</td><td>제주 햇감귤 로얄과 5kg, 1박스</td></tr><tr><td bgcolor="#fafafa">결제금액</td><td>${won(1590, 3990)} (달팽이캐시 ${won(20, 99)} 사용)</td></tr><tr><td bgcolor="#fafafa">승인번호</td><td>${random.digits(8)}</td></tr><tr><td bgcolor="#fafafa">받는 곳</td><td>(${random.digits(5)}) 대전 유성구 대학로 ${random.whole(10, 300)}, ${random.whole(101, 120)}동 ${random.whole(2, 15)}0${random.whole(1, 4)}호</td></tr><tr><td bgcolor="#fafafa">배송요청</td><td>문 앞 (공동현관 비밀번호는 배송기사에게만 공개)</td></tr></table><p>내일(목) 새벽 7시 전 도착 예정</p>`,
    },
    {
      name: 'return',
      language: 'ko',
      subject: '[달팽이마켓] 반품 접수가 완료되었습니다',
      body: `<p>반품 접수번호 <b>R${random.digits(9)}</b></p><p>회수 기사님이 ${random.whole(2, 9)}월 ${random.whole(10, 28)}일에 방문합니다. 상자 겉면에 운송장번호 ${random.digits(4)}-${random.digits(4)}-${random.digits(4)}를 적어 문 앞에 두세요.</p><p>환불 예정 금액은 ${won(900, 2900)}이며, 카드 취소는 영업일 기준 3~7일이 걸립니다.</p>`,
    },
    {
      name: 'advertising',
      language: 'ko',
      subject: '(광고) 로빈님만 드리는 15,000원 쿠폰, 오늘 자정에 끝나요',
      body: `<img src="https://img.dalpaengi.example/eve/${random.digits(8)}/top.jpg" width="600" alt="가을맞이 살림장만 특가"><table width="100%" style="text-align:center"><tr><td style="border:2px dashed #00754a;padding:16px"><b style="font-size:24px">15,000원</b><br>5만원 이상 구매 시<br>쿠폰번호 <b>DP${random.digits(4)}-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4)}-${random.digits(4)}</b><br><a href="https://e.dalpaengi.example/t?m=${random.digits(9)}&amp;l=1">쿠폰 등록하러 가기</a></td></tr></table><p>무선청소기 41% ▼ ${won(8900, 14900)} · 구스이불 52% ▼ ${won(5900, 8900)} · 김치통 1+1</p><p style="font-size:11px;color:#999">본 메일은 2026년 9월 1일 기준 광고 수신에 동의하신 분께 보냅니다. 수신을 원치 않으시면 <a href="https://e.dalpaengi.example/deny?m=${random.digits(9)}">[수신거부]</a>를 눌러 주세요. If you do not want this type of information e-mail, please click the [Unsubscription].</p>`,
    },
  ];
  return laidOut(drafts, ({ body }) => ({
    html: `<!DOCTYPE html><html lang="ko"><head><meta charset="utf-8"></head><body style="margin:0;font-family:'Malgun Gothic','맑은 고딕',dotum,sans-serif;font-size:14px;color:#333;letter-spacing:-.02em">
<table width="640" align="center" cellpadding="0" cellspacing="0"><tr><td style="padding:26px 20px 14px;border-bottom:2px solid #00754a"><img src="https://img.dalpaengi.example/mail/bi.png" height="22" alt="달팽이마켓"></td></tr><tr><td style="padding:34px 20px;line-height:1.7">${body}</td></tr>
<tr><td style="background:#f5f5f5;padding:18px 20px;font-size:11px;color:#888">발신전용 메일입니다. 궁금한 점은 <a href="https://help.dalpaengi.example/">고객센터</a>에서 물어보세요.<br>(주)달팽이마켓 | 대표 윤가온 | 사업자등록번호 120-88-00917 | 통신판매업 2026-서울송파-0515 | 서울특별시 송파구 송파대로 570</td></tr></table></body></html>`,
  }));
}
