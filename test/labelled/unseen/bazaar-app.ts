/** A shopping app in Hindi, Thai and Vietnamese: bordered cells for digits, reference letters beside the OTP, orders and shop promotions. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const boxed = (code: string) =>
  `<table cellspacing="6" align="center"><tr>${[...code].map((digit) => `<td width="36" height="44" align="center" style="border:1px solid #6c2bd9;font-size:22px">${digit}</td>`).join('')}</tr></table>`;

const mobile = (
  bar: string,
  parts: string[],
) => `<html><head><title>${bar}</title></head><body style="margin:0;background:#f7f4ff">
<table width="100%" style="background:#6c2bd9"><tr><td style="padding:10px;color:#fff;font:bold 18px Roboto,sans-serif">Hatua&middot;Bazaar</td><td align="right" style="color:#d8c7ff;font-size:12px">${bar}</td></tr></table>
${parts.map((part) => `<table width="100%"><tr><td style="padding:10px 16px;font:15px Roboto,sans-serif">${part}</td></tr></table>`).join('\n')}
</body></html>`;

export function mails(random: Random): FamilyMail[] {
  const [hindi, cells, thai, native, payment, login] = Array.from({ length: 6 }, () => random.digits(6)) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const [devanagari, thaiDigits] = [hindi, native].map((code, at) =>
    code.replace(/\d/g, (digit) => String.fromCodePoint((at === 0 ? 0x966 : 0xe50) + Number(digit))),
  );
  const reference = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4);
  const seller = `https://seller.hatua.example/invite/${random.text('0123456789abcdef', 12)}?lang=hi`;
  const confirm = `https://sg.trk.hatua.example/ls/click?upn=u001.${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz', 40)}-2B3D`;
  const reset = `https://sg.trk.hatua.example/ls/click?upn=u001.${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz', 40)}-2Bvn`;
  const direct = `https://hatua.example/vn/dat-lai-mat-khau/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 24)}`;
  return [
    {
      name: 'hi Devanagari digits',
      language: 'hi',
      subject: 'आपका हातुआ बाज़ार ओटीपी',
      html: mobile('सुरक्षा', [
        'नमस्ते सुलेखा जी,',
        `नए फ़ोन पर लॉगिन पूरा करने के लिए यह ओटीपी डालें: <b style="font-size:22px">${devanagari}</b>`,
        'यह १० मिनट तक मान्य है। हमारा कोई कर्मचारी इसे फ़ोन पर नहीं पूछता।',
        '<small>हातुआ रिटेल प्रा. लि., ४४ मोती गली, इंदौर ४५२००१। हेल्पलाइन 1800-555-0112</small>',
      ]),
      codes: [hindi],
      links: [],
      best: { code: hindi },
    },
    {
      name: 'hi store pick-up',
      language: 'hi',
      subject: 'आपका ऑर्डर दुकान पर तैयार है',
      html: mobile('ऑर्डर', [
        'ऑर्डर <b>HB-20418-7733</b> (प्रेशर कुकर 5 लीटर, ₹1,849) विजय नगर स्टोर पर आ गया है।',
        'काउंटर पर यह पिकअप कोड दिखाएँ: <b style="font-size:20px">7285</b>',
        'स्टोर 21 फ़रवरी 2026 तक, सुबह 10 से रात 9 बजे तक सामान रखेगा।',
        '<a href="https://hatua.example/in/orders/HB-20418-7733">ऑर्डर देखें</a>',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hi digits in cells',
      language: 'hi',
      subject: 'भुगतान की पुष्टि करें: ₹12,499',
      html: mobile('वॉलेट', [
        'हातुआ वॉलेट से <b>₹12,499</b> का भुगतान “सूर्या इलेक्ट्रॉनिक्स” को किया जा रहा है।',
        boxed(cells),
        'भुगतान आपका ही हो तो ऊपर के अंक ऐप में भरें, वरना कुछ न करें। समय सीमा: 3 मिनट।',
        '<small>लेन-देन आईडी 552018834471</small>',
      ]),
      codes: [cells],
      links: [],
      best: { code: cells },
    },
    {
      name: 'hi seller invitation',
      language: 'hi',
      subject: '“चौधरी साड़ी सेंटर” की टीम में शामिल हों',
      html: mobile('विक्रेता', [
        'महेश चौधरी ने आपको अपनी दुकान (विक्रेता संख्या 330417) का मैनेजर बनने का न्योता दिया है।',
        `<a href="${seller}" style="display:block;background:#6c2bd9;color:#fff;text-align:center;padding:12px;border-radius:6px">न्योता स्वीकार करें</a>`,
        'न्योता 7 दिन में समाप्त हो जाएगा। कमीशन 2026 की दर सूची के अनुसार।',
      ]),
      codes: [],
      links: [seller],
      best: { link: seller },
    },
    {
      name: 'hi tax invoice',
      language: 'hi',
      subject: 'टैक्स इनवॉइस IN-2026-118840',
      text: `प्रिय ग्राहक,

इनवॉइस संख्या: IN-2026-118840
ऑर्डर संख्या: HB-20418-7733
HSN कोड: 732393
GSTIN: 23AAAAA5501B1Z5
कुल राशि: ₹1,849.00 (18% जीएसटी सहित)

इनवॉइस 7 वर्ष तक “मेरे ऑर्डर” में मिलेगा।

हातुआ रिटेल प्रा. लि., इंदौर 452001`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'th OTP with reference letters',
      language: 'th',
      subject: `รหัส OTP ของคุณ (Ref: ${reference})`,
      html: mobile('ความปลอดภัย', [
        'เรียน คุณพิมพ์มาดา',
        `OTP: <b>${thai}</b><br>รหัสอ้างอิง: ${reference}`,
        'ตรวจดูว่ารหัสอ้างอิงตรงกับบนหน้าจอ แล้วกรอก OTP ภายใน 5 นาที',
        '<small>ฮาตัว บาซาร์ ประเทศไทย 88/5 ถนนริมคลอง กรุงเทพฯ 10110 โทร. 02-555-0149</small>',
      ]),
      codes: [thai],
      links: [],
      best: { code: thai },
    },
    {
      name: 'th Thai digits',
      language: 'th',
      subject: 'สมัครสมาชิกอีกนิดเดียว',
      text: `สวัสดีค่ะ คุณพิมพ์มาดา

กลับไปที่แอปแล้วใส่ตัวเลขหกหลักนี้เพื่อเปิดบัญชี

${thaiDigits}

ใช้ได้ถึงเวลา ๒๐.๓๐ น. ของวันที่ ๑๔ กุมภาพันธ์ ๒๕๖๙

ทีมงานฮาตัว บาซาร์`,
      codes: [native],
      links: [],
      best: { code: native },
    },
    {
      name: 'th parcel',
      language: 'th',
      subject: 'พัสดุของคุณออกจากคลังแล้ว',
      html: mobile('การจัดส่ง', [
        'คำสั่งซื้อ HB-55018-2204 ถูกส่งมอบให้ขนส่งแล้วเมื่อ 11 ก.พ. 2569 เวลา 14:22 น.',
        'เลขพัสดุ: <b>TH2204417730A</b> ยอดเก็บเงินปลายทาง 459 บาท',
        '<a href="https://hatua.example/th/track/TH2204417730A">ติดตามพัสดุ</a>',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'th address behind a tracker',
      language: 'th',
      subject: 'กรุณายืนยันอีเมล',
      html: mobile('บัญชี', [
        'มีการเพิ่มอีเมลนี้ในบัญชีร้าน “บ้านสวนสมุนไพร” (รหัสร้าน 770213)',
        `<a href="${confirm}"><span style="background:#6c2bd9;color:#fff;padding:12px 40px">ยืนยันอีเมลนี้</span></a>`,
        'หากไม่กดภายใน 72 ชั่วโมง ระบบจะลบคำขอ ดู<a href="https://hatua.example/th/help/email">วิธีใช้งาน</a>',
      ]),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'th flash sale',
      language: 'th',
      subject: '2.2 ลดแรง แจกโค้ดลด 150 บาท',
      html: mobile('โปรโมชัน', [
        '<h1 style="color:#6c2bd9">เที่ยงคืนนี้!</h1>',
        `ใส่โค้ด ${boxed('HAT150')} ตอนชำระเงิน ลดทันที 150 บาท เมื่อซื้อครบ 999 บาท (จำกัด 5,000 สิทธิ์)`,
        '<a href="https://hatua.example/th/2-2">ช้อปเลย</a> · <a href="https://hatua.example/th/unsub?u=88213">ยกเลิกรับข่าวสาร</a>',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vi payment',
      language: 'vi',
      subject: 'Xác thực thanh toán 1.290.000đ',
      text: `Kính gửi anh Lương Gia Khánh,

Anh đang thanh toán 1.290.000đ cho đơn HB-77120-0093 bằng thẻ đuôi 5512.
Mã xác thực giao dịch của anh: ${payment}. Mã hết hạn lúc 15:48.

Không đọc mã này cho người tự xưng là nhân viên hỗ trợ.

Hatua Bazaar Việt Nam
Số 55 đường Bến Sen, Đà Nẵng
Tổng đài 1900 5550`,
      codes: [payment],
      links: [],
      best: { code: payment },
    },
    {
      name: 'vi new password, button and plain',
      language: 'vi',
      subject: 'Tạo mật khẩu khác',
      html: mobile('Tài khoản', [
        'Chào chị Thuỳ Dương, chúng tôi nhận được yêu cầu lúc 07:26 ngày 19/01/2026 từ Huế.',
        `<a href="${reset}" style="border:2px solid #6c2bd9;padding:10px 20px;color:#6c2bd9">Đặt mật khẩu mới</a>`,
        `Không bấm được? Hãy dán địa chỉ này vào trình duyệt:<br>${direct}`,
        '<small>Mã khách hàng 30418820</small>',
      ]),
      codes: [],
      links: [reset, direct],
      best: { link: reset },
    },
    {
      name: 'vi cancelled order',
      language: 'vi',
      subject: 'Đơn HB-77120-0093 đã bị huỷ',
      html: mobile('Đơn hàng', [
        'Rất tiếc, người bán “Gốm Sông Hàn” hết hàng nên đơn HB-77120-0093 đã bị huỷ vào 20/01/2026.',
        'Số tiền 1.290.000đ được hoàn về thẻ đuôi 5512 trong 5 đến 7 ngày. Mã hoàn tiền: 4402917.',
        'Gửi chị mã giảm giá <b>XINLOI50</b> cho lần mua sau.',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vi sign-in in cells',
      language: 'vi',
      subject: 'Đăng nhập từ máy tính lạ',
      html: mobile('Bảo mật', [
        'Có một máy tính (Windows, Chrome 144, IP 198.51.100.160) muốn vào tài khoản của chị.',
        `Nếu là chị, nhập sáu số dưới đây trên máy tính đó:${boxed(login)}`,
        'Nếu không phải, chị cứ để yên, máy kia sẽ không vào được.',
      ]),
      codes: [login],
      links: [],
      best: { code: login },
    },
  ];
}
