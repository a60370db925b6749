/** A maker of online games explains codes with examples and speaks of expired, used and other players' codes, sometimes beside one that counts. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [trade, renewed, gone, guild, scam, real, child, parent, used] = [
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(4),
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(6),
  ];
  const serial = `${random.text('ACDEFHJKLMNPRTUVWXY', 4)}-${random.text('2346789', 4)}`;
  return [
    {
      name: 'a guide with an example',
      language: 'ar',
      subject: 'كيف تحمي حسابك في «فانوس الثعلب»؟',
      html: `<html dir="rtl"><body style="margin:0;background:#14101f;color:#efe6ff;font-family:Tahoma"><img src="https://cdn.lanternfox.example/mail/fox-lamp.jpg" width="600" alt=""><div style="padding:24px;width:552px"><h2 style="color:#ffb347">ثلاث خطوات لحماية حسابك</h2><ol><li>فعّل التحقق بخطوتين من الإعدادات.</li><li>عند كل دخول ستصلك رسالة تشبه هذه: «رمز الدخول: <b style="font-size:24px">123456</b>». هذا مثال للشرح فقط.</li><li>لا تكتب الرمز إلا داخل اللعبة.</li></ol><p>التحديث 4.12 متاح الآن (حجمه 1.8 غيغابايت).</p><p style="font-size:11px;color:#8a7fa5">فانوس الثعلب للألعاب، دبي، مبنى 5، ص.ب 500321</p></div></body></html>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'an example and a code that counts',
      language: 'ar',
      subject: 'تأكيد مبادلة السيف الفضي',
      html: `<html dir="rtl"><body style="background:#14101f;color:#efe6ff;font-family:Tahoma"><div style="padding:24px;width:552px"><p>يا روبن، عرض عليك اللاعب Zephyr_88 مبادلة «السيف الفضي» بـ 3500 قطعة ذهب.</p><p>ستظهر نافذة فيها ستة مربعات، كما في الصورة (0 0 0 0 0 0 في الصورة مجرد تمثيل). املأها بما يلي:</p><p dir="ltr" style="font-size:30px;color:#ffb347">${trade.split('').join(' ')}</p><p>رقم المبادلة 77-20418، وتُلغى بعد ساعة.</p></div></body></html>`,
      codes: [trade],
      links: [],
      best: { code: trade },
    },
    {
      name: "a guild mate's code",
      language: 'ar',
      subject: 'عضو في نقابتك طلب الدخول',
      text: `مرحباً قائد النقابة،

أرسلنا الرمز ${guild} إلى زميلك «سيف_الدين» كي يدخل قاعة النقابة من جهاز جديد. نخبرك بذلك للعلم فقط؛ الرمز له وحده ولا يعمل في حسابك.

النقابة رقم 3312، المستوى 27، عدد الأعضاء 41.
فريق فانوس الثعلب`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'the former one ran out',
      language: 'ar',
      subject: 'انتهت مدة الرمز السابق',
      text: `مرحباً روبن،

انتهت مدة الرمز ${gone} الذي أرسلناه الساعة 20:15 ولم يعد مقبولاً. جهّزنا لك غيره:

    ${renewed}

أدخله في شاشة استعادة الحساب قبل 20:50 بتوقيت الرياض.

معرّف اللاعب 5500${random.digits(5)}
فريق فانوس الثعلب`,
      codes: [renewed],
      links: [],
      best: { code: renewed },
    },
    {
      name: 'a warning with a fraudster’s mail in it',
      language: 'zh-Hans',
      subject: '【灯狐游戏】近期假冒客服邮件提醒',
      html: `<table width="560" style="border:1px solid #eee;font-family:'Microsoft YaHei'"><tr><td style="background:#ff8a00;color:#fff;padding:12px">灯狐安全中心 第 38 期</td></tr><tr><td style="padding:16px">近日有玩家收到如下假邮件：<blockquote style="background:#f7f7f7;padding:10px">尊敬的玩家，您的验证码是 <b>${scam}</b>，请登录 lanternf0x-vip.example 领取 648 元礼包。</blockquote>我们的邮件不会让您去别的网站输入验证码。3 月以来已封禁 1,207 个假冒账号。<br><br>举报热线 400-555-0138</td></tr></table>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a code that counts, and a warning with an example',
      language: 'zh-Hans',
      subject: '【灯狐游戏】更换绑定手机',
      html: `<table width="560" style="border:1px solid #eee;font-family:'Microsoft YaHei'"><tr><td style="background:#ff8a00;color:#fff;padding:12px">灯狐账号</td></tr><tr><td style="padding:16px">罗宾，您申请把绑定手机由 138****0271 换成 139****5508，请在游戏内“账号—换绑”处填写 <span style="color:#ff8a00;font-size:22px">${real}</span>。<p style="color:#999;font-size:12px">防骗小课堂：若有人说“把你收到的数字报给我，比如 886421”，那一定是骗子。</p><p style="color:#999;font-size:12px">区服：东海 7 区　角色等级 63</p></td></tr></table>`,
      codes: [real],
      links: [],
      best: { code: real },
    },
    {
      name: "a child's code and the parent's",
      language: 'zh-Hans',
      subject: '未成年人监护：请家长确认',
      text: `家长您好：

孩子账号 fox_xiaoyu 收到的是 ${child}，由孩子在他自己的设备上填，您不用管它。
您这边需要在“监护人确认”一栏填 ${parent}。

两边都填好后，每日游戏时长将设为 60 分钟，周五至周日 20:00–21:00 可登录。

灯狐游戏未成年人保护组
备案号 沪网文〔2025〕3318-204 号`,
      codes: [parent],
      links: [],
      best: { code: parent },
    },
    {
      name: 'used a moment ago',
      language: 'zh-Hans',
      subject: '登录成功通知',
      text: `罗宾，您好：

验证码 ${used} 已于 3 月 12 日 21:04 被成功使用，登录设备为 Windows 电脑（上海，198.51.100.140）。

本次登录奖励：星火币 ×30，当前余额 1,265。

灯狐游戏`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'questions and answers with an example',
      language: 'ja',
      subject: '灯狐サポートだより Vol.52',
      html: `<div style="max-width:600px;font-family:Meiryo"><h3 style="border-left:6px solid #ff8a00;padding-left:8px">よくあるご質問</h3><p><b>Q. ワンタイムパスワードはどんな見た目ですか？</b></p><p>A. 六桁の数字です。例：<span style="background:#fff3d9;padding:2px 8px">482 913</span>（見本のため使えません）</p><p><b>Q. 届くまで何分かかりますか？</b></p><p>A. 通常1分以内、混雑時でも5分ほどです。</p><p>受付番号をお持ちの方（例 TK-20931）はチャットへどうぞ。Ver.4.12は3月25日配信。</p></div>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ISO-2022-JP, the one before no longer counts',
      language: 'ja',
      subject: '引き継ぎ用の数字を再発行しました',
      raw: [
        'From: lanternfox <noreply@lanternfox.example>',
        'To: robin@postroom.localhost',
        'Subject: =?ISO-2022-JP?B?GyRCMHokLTdRJC5NUSROP3Q7eiRyOkZILzlUJDckXiQ3JD8bKEI=?=',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=ISO-2022-JP',
        'Content-Transfer-Encoding: 7bit',
        '',
        '\x1b$B%m%S%sMM\x1b(B',
        '',
        '\x1b$B@h$[$I$N\x1b(B 117840 \x1b$B$O;~4V@Z$l$N$?$aL58z$K$J$j$^$7$?!#\x1b(B',
        '\x1b$B$*<j?t$G$9$,!"?7$7$$C<Kv$G$O\x1b(B 390552 \x1b$B$r$*;H$$$/$@$5$$!#\x1b(B',
        '',
        "\x1b$B0z$-7Q$.85!'5!<o\x1b(BA\x1b$B!J\x1b(BOS 18.3\x1b$B!K\x1b(B",
        "\x1b$B%W%l%$%d!<\x1b(BID\x1b$B!'\x1b(B77204916",
        "\x1b$BM-8z!'K\\F|\x1b(B 23:10 \x1b$B$^$G\x1b(B",
        '',
        '\x1b$BEt8Q%2!<%`%93t<02q<R\x1b(B',
        '\x1b$BEl5~ETBfEl6hB"A0\x1b(B 2-14-9',
        '',
      ].join('\r\n'),
      codes: ['390552'],
      links: [],
      best: { code: '390552' },
    },
    {
      name: 'how it is written, and the one that counts',
      language: 'ja',
      subject: 'ゲーム機をアカウントにつなぐ',
      html: `<div style="max-width:600px;font-family:Meiryo"><p>ロビンさん、テレビの画面に入れていただくのは次の英数字です。</p><p style="text-align:center;font:bold 24px Consolas;border:2px solid #ff8a00;padding:12px">${serial}</p><p style="color:#777">ハイフンも入れてください（書き方の例：ABCD-1234）。英字の「O」と「I」は出てきません。</p><p style="color:#777">本体番号 XF-0093-${random.digits(5)}、2026年3月14日 19時31分</p></div>`,
      codes: [serial],
      links: [],
      best: { code: serial },
    },
  ];
}
