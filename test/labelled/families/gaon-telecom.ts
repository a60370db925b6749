/** A Korean mobile carrier that writes to its customers in Korean and to its subscribers from Vietnam in Vietnamese: class-styled cards and key-value tables. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const sheet = `<style type="text/css">
body{margin:0;background:#f3f5f7;font-family:'Noto Sans KR','Noto Sans',Arial,sans-serif;color:#222}
.wrap{max-width:640px;margin:0 auto;background:#fff}
.bar{height:6px;background:#00a5a8}
.in{padding:36px 30px}
.h{font-size:22px;font-weight:700;letter-spacing:-.5px}
.kv{width:100%;border-top:2px solid #222;border-collapse:collapse;margin:20px 0;font-size:14px}
.kv th{width:34%;background:#f8fafb;text-align:left;font-weight:500}
.kv th,.kv td{padding:11px 12px;border-bottom:1px solid #e5e8eb}
.num{font-size:26px;font-weight:700;color:#00797b}
.btn{display:block;width:220px;margin:28px auto;padding:15px 0;background:#00a5a8;color:#fff !important;text-align:center;text-decoration:none;border-radius:3px}
.ft{padding:22px 30px;background:#eceff1;color:#78828a;font-size:12px;line-height:1.6}
</style>`;

const ko = (
  body: string,
) => `<!doctype html><html lang="ko"><head><meta charset="utf-8">${sheet}</head><body><div class="wrap"><div class="bar"></div><div class="in">${body}</div>
<div class="ft">본 메일은 회신되지 않습니다. 궁금하신 점은 휴대폰에서 국번 없이 114(무료) 또는 1577-0061(유료)로 문의해 주세요.<br>가온텔레콤(주) 서울특별시 마포구 가온대로 91 (우 04199) · 대표이사 윤가람</div></div></body></html>`;

const vi = (
  body: string,
) => `<!doctype html><html lang="vi"><head><meta charset="utf-8">${sheet}</head><body><div class="wrap"><div class="bar"></div><div class="in">${body}</div>
<div class="ft">Tổng đài tiếng Việt của Gaon Telecom: 1577-0068, phím 4 (9h00 – 18h00, thứ Hai đến thứ Bảy)<br>91 Gaon-daero, Mapo-gu, Seoul 04199 · <a href="https://gaontel.example/vi">gaontel.example/vi</a></div></div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const [identity, micro, login, change] = [random.digits(6), random.digits(6), random.digits(6), random.digits(5)];
  const [a, b, c] = [random.digits(2), random.digits(2), random.digits(2)];
  const verify = `https://my.gaontel.example/join/email-auth.do?seq=${random.digits(7)}&key=${random.text('0123456789ABCDEF', 20)}`;
  return [
    {
      name: 'ko identity check',
      language: 'ko',
      subject: '[가온텔레콤] 본인확인 인증번호',
      html: ko(
        `<p class="h">본인확인 인증번호</p><p>고객님, 마이가온에서 요청하신 인증번호를 알려 드립니다.</p><table class="kv"><tr><th>인증번호</th><td class="num">${identity}</td></tr><tr><th>요청일시</th><td>2026-11-24 10:17:52</td></tr><tr><th>이용서비스</th><td>통화내역 열람 (010-****-${random.digits(4)})</td></tr></table><p>3분 이내에 입력하지 않으시면 처음부터 다시 진행하셔야 합니다.</p>`,
      ),
      codes: [identity],
      links: [],
      best: { code: identity },
    },
    {
      name: 'ko monthly bill',
      language: 'ko',
      subject: '2026년 11월 이용요금 명세서가 도착했습니다',
      html: ko(
        `<p class="h">11월 청구금액 <span style="color:#00797b">58,340원</span></p><table class="kv"><tr><th>청구번호</th><td>${random.digits(10)}</td></tr><tr><th>요금제</th><td>가온 5G 든든 69 (월 69,000원)</td></tr><tr><th>선택약정 할인</th><td>-17,250원</td></tr><tr><th>소액결제</th><td>6,590원</td></tr><tr><th>납부방법</th><td>자동이체 (해솔은행 ****${random.digits(4)})</td></tr><tr><th>납부일</th><td>2026년 12월 21일</td></tr></table><p>첨부된 명세서(PDF)는 <b>생년월일 6자리</b>를 넣으면 열립니다. 예) 900101</p><p><a href="https://my.gaontel.example/bill/202611">요금 자세히 보기</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ko small payment to be approved',
      language: 'ko',
      subject: '휴대폰 결제 승인번호 안내',
      html: ko(
        `<p>[가온텔레콤] <b>책읽는고래</b>에서 휴대폰 결제를 요청하였습니다.</p><p>결제창에 승인번호 <b class="num">[${micro}]</b>를 넣어 주셔야 결제가 끝납니다. 타인에게 알려주지 마세요!</p><table class="kv"><tr><th>결제금액</th><td>29,900원 (잔여한도 270,100원)</td></tr><tr><th>상품명</th><td>전자책 정기구독 1개월 외 1건</td></tr><tr><th>거래번호</th><td>GT1124${random.digits(9)}</td></tr></table><p>직접 결제하지 않으셨다면 02-5550-0114로 바로 알려 주십시오.</p>`,
      ),
      codes: [micro],
      links: [],
      best: { code: micro },
    },
    {
      name: 'ko address to be confirmed',
      language: 'ko',
      subject: '마이가온 회원가입 - 이메일 주소를 인증해 주세요',
      html: ko(
        `<p class="h">이제 한 단계만 남았습니다</p><p>박로빈 고객님, 마이가온에 가입해 주셔서 고맙습니다. 아래 [이메일 인증하기]를 눌러 주시면 가입이 완료됩니다.</p><a class="btn" href="${verify.replace('&', '&amp;')}">이메일 인증하기</a><p style="font-size:13px;color:#78828a">인증 기한: 2026년 11월 25일 오전 10시까지 / 가입신청번호 J-${random.digits(7)}</p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'ko yearly notice on personal data',
      language: 'ko',
      subject: '개인정보 이용·제공 내역 통지 (연 1회)',
      html: ko(
        `<p class="h">개인정보 이용내역 통지</p><p>「개인정보 보호법」 제20조의2에 따라 지난 1년간 고객님의 개인정보가 어떻게 쓰였는지 알려 드립니다. 따로 하실 일은 없습니다.</p><table class="kv"><tr><th>수집 항목</th><td>성명, 생년월일, 휴대폰번호, 단말기 일련번호(IMEI)</td></tr><tr><th>이용 목적</th><td>서비스 제공, 요금 정산, 본인 확인, 인증번호 발송</td></tr><tr><th>제공받는 자</th><td>가온카드(주), 한결신용평가 등 14개사</td></tr><tr><th>보유 기간</th><td>해지 후 6개월 (법령에 따라 최대 5년)</td></tr></table><p>문서번호 개보-2026-${random.digits(5)}</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vi sign-in code',
      language: 'vi',
      subject: `${login} là mã đăng nhập MyGaon`,
      html: vi(
        `<p class="h">Mã đăng nhập</p><p>Kính gửi anh/chị,</p><p>Anh/chị vừa yêu cầu đăng nhập MyGaon bằng thuê bao 010-****-${random.digits(4)}. Vui lòng nhập dãy số sau trong vòng 3 phút:</p><p class="num">${login}</p><p>Nhân viên Gaon Telecom không bao giờ hỏi mã này qua điện thoại.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'vi reset code in pairs of digits',
      language: 'vi',
      subject: 'Đặt lại mật khẩu MyGaon',
      html: vi(
        `<p class="h">Quên mật khẩu?</p><p>Không sao cả, anh/chị dùng mã dưới đây để tạo mật khẩu mới.</p><table class="kv"><tr><th>Mã đặt lại</th><td class="num">${a}&nbsp;${b}&nbsp;${c}</td></tr><tr><th>Hết hạn</th><td>24/11/2026, 14 giờ 45 (giờ Seoul)</td></tr><tr><th>Thiết bị</th><td>Android 16, 203.0.113.${random.whole(10, 99)}</td></tr></table><p>Mật khẩu mới cần từ 8 đến 20 ký tự, có cả chữ và số.</p>`,
      ),
      codes: [`${a}${b}${c}`],
      links: [],
      best: { code: `${a}${b}${c}` },
    },
    {
      name: 'vi data plans by text message',
      language: 'vi',
      subject: 'Gọi về quê chỉ 19 won/phút – đăng ký trước 30/11',
      html: vi(
        `<p class="h">Cuối năm gọi về nhà thả ga</p><p>Từ 24/11 đến 31/12/2026, thuê bao Gaon được ưu đãi khi gọi về Việt Nam và dùng thêm dữ liệu:</p><table class="kv"><tr><th>Gói VN60</th><td>60 phút gọi + 5 GB – 9.900 won. Soạn <b>VN60</b> gửi <b>2580</b></td></tr><tr><th>Gói VN180</th><td>180 phút gọi + 15 GB – 19.800 won. Soạn <b>VN180</b> gửi <b>2580</b></td></tr></table><p>Nhập mã khuyến mãi <b>QUENHA26</b> ở cửa hàng trực tuyến để giảm thêm 3.000 won.</p><a class="btn" href="https://gaontel.example/vi/goi-cuoc">Xem các gói cước</a><p style="font-size:12px">Không muốn nhận quảng cáo? <a href="https://gaontel.example/vi/huy">Từ chối nhận tin</a> hoặc gọi 080-000-${random.digits(4)}</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vi top-up receipt',
      language: 'vi',
      subject: 'Xác nhận nạp tiền trả trước 30.000 won',
      html: vi(
        `<p class="h">Nạp tiền thành công</p><table class="kv"><tr><th>Số giao dịch</th><td>${random.digits(12)}</td></tr><tr><th>Số thẻ nạp</th><td>${random.digits(4)}-${random.digits(4)}-**** (đã sử dụng)</td></tr><tr><th>Số tiền</th><td>30.000 won</td></tr><tr><th>Số dư</th><td>34.${random.digits(3)} won</td></tr><tr><th>Hạn dùng</th><td>đến hết 22/02/2027</td></tr></table><p>Cảm ơn anh Nguyễn Văn Hậu đã đồng hành cùng Gaon Telecom.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vi steps to change the address',
      language: 'vi',
      subject: 'Thay đổi email nhận hóa đơn',
      html: vi(
        `<p>Chào chị Trần Thị Mai,</p><p>Để chuyển hóa đơn hằng tháng sang địa chỉ email này, chị làm theo ba bước:</p><ol><li>Mở MyGaon, chọn <i>Thông tin của tôi</i> → <i>Email hóa đơn</i>.</li><li>Điền 5 chữ số <b>${change}</b> vào ô xác nhận.</li><li>Bấm <i>Lưu</i>. Hóa đơn tháng 12 sẽ gửi về email mới.</li></ol><p>Mã khách hàng của chị: ${random.digits(9)} (không cần nhập). Nếu hôm nay chị chưa làm, ngày mai hãy yêu cầu mã khác.</p>`,
      ),
      codes: [change],
      links: [],
      best: { code: change },
    },
  ];
}
