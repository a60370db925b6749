/** A Korean shop: image-heavy HTML and boxed codes, address and seller links, orders, lockers and coupons; Korean. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const mall = (
  head: string,
  body: string,
) => `<div style="max-width:680px;margin:0 auto;font-family:'Malgun Gothic',dotum,sans-serif">
<a href="https://www.dalbitmall.example/?from=mail"><img src="https://static.dalbitmall.example/edm/top.png" alt="달빛몰" width="120"></a>
<table style="float:right;font-size:12px"><tr><td><a href="https://www.dalbitmall.example/rocket">새벽배송</a></td><td><a href="https://www.dalbitmall.example/best100">베스트 100</a></td><td><a href="https://www.dalbitmall.example/my/orders">주문목록</a></td></tr></table>
<h2 style="border-top:3px solid #3a3f8f;padding-top:22px;font-weight:400">${head}</h2>${body}
<div style="margin-top:40px;background:#f7f7f7;padding:18px;font-size:11px;color:#8c8c8c;line-height:1.7">본 메일은 발신전용입니다. 문의: 고객센터 1588-7042 (09:00~18:00)<br>(주)달빛커머스 대표이사 한가람 | 사업자등록번호 215-87-00913 | 통신판매업신고 2014-서울송파-0681<br>서울특별시 송파구 올림픽로 570 (05510)</div></div>`;

export function mails(random: Random): FamilyMail[] {
  const sign = random.digits(6);
  const withdrawal = random.digits(8);
  const order = `${random.digits(14)}`;
  const verify = `https://member.dalbitmall.example/join/verifyEmail.pang?authKey=${random.text('abcdef0123456789', 40)}`;
  const partner = `https://wing.dalbitmall.example/invite/accept?c=${random.digits(7)}&t=${random.text('ABCDEFGHabcdefgh0123456789', 24)}`;
  return [
    {
      name: 'code of verification',
      language: 'ko',
      subject: '[달빛몰] 이메일 인증번호 안내',
      html: mall(
        '인증번호를 입력해 주세요',
        `<p>로빈님, 회원가입 화면에 아래 번호를 입력하시면 인증이 완료됩니다.</p><div style="border:1px solid #ddd;padding:26px;text-align:center;font-size:28px;color:#3a3f8f"><strong>${sign}</strong></div><p style="font-size:12px">유효시간 3분 · 타인에게 노출되지 않도록 주의해 주세요.</p>`,
      ),
      codes: [sign],
      links: [],
      best: { code: sign },
    },
    {
      name: 'code to pay out the balance',
      language: 'ko',
      subject: '[달빛몰] 달빛머니 출금 본인확인',
      text: `로빈님 안녕하세요.

달빛머니 ${random.whole(11, 98)},000원을 하나은행 ***-******-${random.digits(3)} 계좌로 출금 신청하셨습니다.
본인확인 코드 [${withdrawal}] 를 앱에 입력하셔야 출금이 진행됩니다.

신청 시각: 2026-03-${random.whole(10, 28)} 22:${random.whole(10, 59)}
신청한 적이 없으시면 1588-7042로 연락 바랍니다.

달빛몰 드림`,
      codes: [withdrawal],
      links: [],
      best: { code: withdrawal },
    },
    {
      name: 'address to be verified',
      language: 'ko',
      subject: '[달빛몰] 이메일 주소를 인증해 주세요',
      html: mall(
        '이메일 인증 안내',
        `<p>변경하신 이메일 주소로 주문 소식을 받으시려면 인증이 필요합니다.</p><p style="text-align:center"><a href="${verify}" target="_blank"><img src="https://static.dalbitmall.example/edm/btn_auth.png" alt="이메일 인증하기"></a></p><p>버튼이 보이지 않으면 ${verify} 로 접속해 주세요. (24시간 이내)</p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'invitation to a seller account',
      language: 'ko',
      subject: '달빛상회 판매자센터에 초대되었습니다',
      html: mall(
        '공동 관리자 초대',
        `<p>김하늘(업체코드 A00${random.digits(6)}) 님이 로빈님을 &lsquo;주문/배송 담당자&rsquo;로 초대했습니다.</p><p>&gt;&gt; <a href="${partner.replace('&', '&amp;')}">초대 수락하고 비밀번호 만들기</a></p><p>7일이 지나면 초대가 취소됩니다.</p>`,
      ),
      codes: [],
      links: [partner],
      best: { link: partner },
    },
    {
      name: 'order',
      language: 'ko',
      subject: `[달빛몰] 주문이 완료되었습니다 (${order})`,
      html: mall(
        '주문해 주셔서 감사합니다',
        `<table width="100%" border="1" style="border-collapse:collapse;font-size:13px" cellpadding="6"><tr><th>주문번호</th><td>${order}</td></tr><tr><th>상품</th><td>무선 청소기 필터 2개입 외 ${random.whole(1, 4)}건</td></tr><tr><th>결제금액</th><td>${random.whole(21, 89)},${random.digits(3)}원 (국민카드 ${random.digits(4)}-****, 승인번호 ${random.digits(8)})</td></tr><tr><th>적립예정</th><td>${random.digits(3)}P</td></tr></table><p>내일(목) 오전 7시 전 도착 예정입니다.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'parcel in a locker',
      language: 'ko',
      subject: '[달빛몰] 무인택배함에 상품을 보관했습니다',
      html: mall(
        '배송 완료',
        `<p>운송장 ${random.digits(12)} 상품을 송파 헬리오 3단지 무인택배함 ${random.whole(2, 40)}번에 넣었습니다.</p><p>보관함 비밀번호: <b>${random.digits(4)}#</b></p><p>48시간 안에 찾아가지 않으시면 반송될 수 있습니다. 배송기사 010-****-${random.digits(4)}</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'coupons about to end',
      language: 'ko',
      subject: '(광고) 로빈님, 쿠폰 3장이 오늘 사라져요',
      html: mall(
        '오늘 밤 12시까지!',
        `<p>① 5,000원 쿠폰 (3만원 이상) ② 무료배송 ③ 식품 15%</p><p>쿠폰번호 ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4)}-${random.digits(4)}-${random.digits(4)} : 마이달빛 &gt; 쿠폰등록</p><p><a href="https://ad.dalbitmall.example/r/${random.digits(10)}">쿠폰 쓰러 가기</a></p><p style="font-size:11px">수신거부 <a href="https://ad.dalbitmall.example/off/${random.digits(10)}">여기</a> (무료)</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
