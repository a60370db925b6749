/** The account of a maker of phones and watches in five languages: sparse centred HTML, the code bold in a paragraph of its own. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ADDRESS = {
  en: 'Orbelo Devices B.V., Havenkade 61, 3011 Rotterdam',
  'zh-Hans': '此邮件由系统自动发出，请勿回复。欧贝洛（上海）科技有限公司 沪ICP备2024019377号',
  ko: '오벨로코리아 유한회사 | 사업자등록번호 120-88-01947 | 서울특별시 강남구 06164',
  ar: 'أوربيلو للأجهزة، صندوق بريد 50417، دبي، الإمارات العربية المتحدة',
  hi: 'Orbelo India Pvt. Ltd., बेंगलुरु 560103',
};
type Language = keyof typeof ADDRESS;

const sheet = (language: Language, paragraphs: string[]) => `<html>
<body${language === 'ar' ? ' dir="rtl"' : ''} style="background:#ffffff;text-align:center;font-family:SF Pro Text,Helvetica Neue,Arial,sans-serif;font-size:17px;line-height:25px;color:#333333">
<div style="width:100%;max-width:664px;margin:0 auto;text-align:${language === 'ar' ? 'right' : 'left'}">
<div style="text-align:center;padding:34px 0 10px"><img src="https://id.orbelo.example/static/ring.gif" height="44" alt="" border="0"></div>
${paragraphs.map((paragraph) => `<p style="margin:0 0 17px">${paragraph}</p>`).join('\n')}
</div>
<div style="font-size:12px;line-height:16px;color:#888888;padding:24px 0"><a href="https://id.orbelo.example" style="color:#555555">Orbelo ID</a> | <a href="https://support.orbelo.example/${language}" style="color:#555555">Support</a> | <a href="https://www.orbelo.example/legal/privacy" style="color:#555555">Privacy</a><br>${ADDRESS[language]}<br>Copyright &copy; 2026 Orbelo</div>
</body></html>`;
const strong = (code: string) => `<b style="font-size:24px">${code}</b>`;
const anchor = (url: string, label: string) => `<a href="${url.replaceAll('&', '&amp;')}" style="color:#0070c9">${label}</a>`;

export function mails(random: Random): FamilyMail[] {
  const six = () => random.digits(6);
  const [english, address, chinese, korean, arabic, hindi] = [six(), six(), six(), six(), six(), six()];
  const token = () => random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 44);
  const verify = `https://id.orbelo.example/verify?key=${token()}&language=en_GB`;
  const resetZh = `https://id.orbelo.example/cn/forgot/reset?ticket=${token()}&source=mail`;
  const backupKo = `https://id.orbelo.example/kr/rescue/confirm?ticket=${token()}`;
  const resetHi = `https://id.orbelo.example/in/forgot/reset?ticket=${token()}`;
  return [
    {
      name: 'verification code',
      language: 'en',
      subject: 'Your Orbelo ID verification code',
      html: sheet('en', [
        'Hello Robin,',
        'Someone is trying to sign in to your Orbelo ID (robin@postroom.example) on the web. To continue, use this verification code:',
        strong(english),
        'If this is not you, change your Orbelo ID password as soon as possible.',
        'Sincerely,<br>Orbelo Support',
      ]),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'used on a new device',
      language: 'en',
      subject: 'Your Orbelo ID was used to sign in to a new phone',
      html: sheet('en', [
        'Dear Robin,',
        'Your Orbelo ID (robin@postroom.example) was used to sign in to Orbelo Cloud on an Orbelo 12 Lite.',
        'Date and Time: 20 January 2026, 7:31 pm GMT<br>Serial number: OB7X19QK2L4<br>Operating system: OrbOS 9.2.1',
        'If the information above looks familiar, no further steps are required. If you have not signed in recently, visit your <a href="https://id.orbelo.example/account">account page</a> and review your devices.',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'verify the address',
      language: 'en',
      subject: 'Verify your Orbelo ID email address',
      html: sheet('en', [
        'Dear Robin,',
        'You recently added robin@postroom.example as a contact address for your Orbelo ID. To verify that it belongs to you, enter the code below on the email verification page:',
        strong(address),
        `Alternatively, you can ${anchor(verify, 'verify now')} from this message.`,
        'The code and the link expire three hours after this email was sent. <b>Why you received this email:</b> Orbelo requires verification whenever an address is added. Your ID can’t use it until you do.',
      ]),
      codes: [address],
      links: [verify],
      best: { code: address },
    },
    {
      name: '验证码',
      language: 'zh-Hans',
      subject: 'Orbelo 帐号验证码',
      html: sheet('zh-Hans', [
        '尊敬的用户：',
        '您好！您正在登录 Orbelo 帐号，验证码为：',
        strong(chinese),
        '请在 10 分钟内完成验证。验证码涉及个人隐私，请勿泄露给他人。',
        '如非本人操作，请忽略本邮件。',
      ]),
      codes: [chinese],
      links: [],
      best: { code: chinese },
    },
    {
      name: '登录提醒',
      language: 'zh-Hans',
      subject: '帐号登录提醒',
      html: sheet('zh-Hans', [
        '尊敬的用户：',
        '您的帐号 138****0192 于 2026-01-19 22:05:33 在新设备上登录。',
        '设备：Orbelo Pad 3<br>地点：浙江省杭州市<br>IP 地址：203.0.113.12',
        '如果是您本人操作，可忽略此提醒；否则建议您尽快修改密码，或拨打客服热线 400-555-0188。',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: '重置密码',
      language: 'zh-Hans',
      subject: '重置您的 Orbelo 帐号密码',
      html: sheet('zh-Hans', [
        '尊敬的用户：',
        '您申请了重置帐号密码，请点击以下链接设置新密码（24 小时内有效）：',
        anchor(resetZh, resetZh.replaceAll('&', '&amp;')),
        '如果链接无法点击，请复制到浏览器地址栏中打开。',
      ]),
      codes: [],
      links: [resetZh],
      best: { link: resetZh },
    },
    {
      name: '购买收据',
      language: 'zh-Hans',
      subject: 'Orbelo 应用商店购买凭证',
      html: sheet('zh-Hans', [
        `订单号：${random.digits(18)}<br>日期：2026年1月14日<br>付款方式：银行卡（尾号 ${random.digits(4)}）`,
        '云空间 200GB（包月）&nbsp;&nbsp;¥21.00<br>星图相机 专业版 3.6&nbsp;&nbsp;¥45.00<br><b>合计：¥66.00</b>',
        '包月服务将于 2026年2月14日自动续费，您可以随时在“设置”中取消。',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: '인증 코드',
      language: 'ko',
      subject: `Orbelo 계정 인증 코드: ${korean}`,
      html: sheet('ko', [
        '안녕하세요.',
        'Orbelo 계정에 로그인하려면 아래 인증 코드를 입력하세요.',
        strong(korean),
        '이 코드는 30분 후에 만료됩니다. 다른 사람에게 알려주지 마세요.',
        '로그인을 시도하지 않으셨다면 이 이메일을 무시하셔도 됩니다.',
      ]),
      codes: [korean],
      links: [],
      best: { code: korean },
    },
    {
      name: '복구 이메일 확인',
      language: 'ko',
      subject: '복구 이메일 주소를 확인해 주세요',
      html: sheet('ko', [
        'Robin님, 안녕하세요.',
        '이 주소가 Orbelo 계정의 복구 이메일로 등록되었습니다. 아래 링크를 눌러 이메일 주소를 확인해 주세요.',
        anchor(backupKo, '이메일 주소 확인'),
        '링크는 3일 동안 유효합니다. 문의: 1588-0147',
      ]),
      codes: [],
      links: [backupKo],
      best: { link: backupKo },
    },
    {
      name: 'رمز التحقق',
      language: 'ar',
      subject: 'رمز التحقق الخاص بك',
      html: sheet('ar', [
        'مرحبًا Robin،',
        'رمز التحقق الخاص بحساب Orbelo ID هو:',
        strong(arabic),
        'أدخل هذا الرمز لإكمال تسجيل الدخول. تنتهي صلاحية الرمز خلال 10 دقائق.',
        'لا تشارك هذا الرمز مع أي شخص. إذا لم تطلب هذا الرمز، فيمكنك تجاهل هذه الرسالة.',
      ]),
      codes: [arabic],
      links: [],
      best: { code: arabic },
    },
    {
      name: 'تغيير كلمة المرور',
      language: 'ar',
      subject: 'تم تغيير كلمة المرور الخاصة بك',
      html: sheet('ar', [
        'مرحبًا Robin،',
        'تم تغيير كلمة المرور الخاصة بحسابك بتاريخ 18 يناير 2026 في الساعة 4:52 مساءً بتوقيت الخليج.',
        `إذا لم تقم بهذا التغيير، فيرجى التواصل مع فريق الدعم على الرقم 800-0555-019. رقم المرجع: ${random.digits(8)}.`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ओटीपी',
      language: 'hi',
      subject: 'आपके Orbelo खाते के लिए OTP',
      html: sheet('hi', [
        'प्रिय ग्राहक,',
        `आपका वन-टाइम पासवर्ड (OTP) ${strong(hindi)} है।`,
        'यह OTP 15 मिनट के लिए वैध है। कृपया इसे किसी से भी साझा न करें।',
        'यदि आपने यह अनुरोध नहीं किया है, तो इस ईमेल को अनदेखा करें।',
      ]),
      codes: [hindi],
      links: [],
      best: { code: hindi },
    },
    {
      name: 'पासवर्ड रीसेट',
      language: 'hi',
      subject: 'अपना पासवर्ड रीसेट करें',
      html: sheet('hi', [
        'प्रिय ग्राहक,',
        'हमें आपके Orbelo खाते का पासवर्ड रीसेट करने का अनुरोध मिला है। नया पासवर्ड बनाने के लिए नीचे दिए गए लिंक पर क्लिक करें:',
        anchor(resetHi, 'पासवर्ड रीसेट करें'),
        `यह लिंक 60 मिनट में समाप्त हो जाएगा। अनुरोध संख्या: ${random.digits(10)}`,
      ]),
      codes: [],
      links: [resetHi],
      best: { link: resetHi },
    },
  ];
}
