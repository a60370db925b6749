/** Replies in Chinese, Japanese, Korean, Arabic, Hebrew, Hindi, Thai, Vietnamese and Greek, from the programs that are used there. */
import type { LabelledReply } from '../labelled-reply.ts';

const deviceOnly = `iPhoneから送信

> 2026/06/01 19:42、杉浦 健吾 <kengo@sugiura.example>のメール:
> 
> 明日の釣りは五時に港集合でいいですか？
`;

export const replies: LabelledReply[] = [
  {
    name: 'fresh-qq-html-chinese',
    language: 'zh-Hans',
    subject: '回复：毕业证书翻译件',
    from: '顾念慈',
    answers: true,
    html: `<div>王老师：</div><div><br></div><div>翻译件我已经盖好章，今天下午用顺丰寄出，预计周四到。原件请您继续保管，等我回国再取。</div><div><br></div><div><includetail><div>&nbsp;</div><div>&nbsp;</div><div style="font:Verdana normal 14px;color:#000;"><div style="FONT-SIZE: 12px;FONT-FAMILY: Arial Narrow;padding:2px 0 2px 0;">------------------&nbsp;原始邮件&nbsp;------------------</div><div style="FONT-SIZE: 12px;background:#efefef;padding:8px;"><div id="menu_sender"><b>发件人:</b>&nbsp;"王老师"&lt;wang@guoji-xueyuan.example&gt;;</div><div><b>发送时间:</b>&nbsp;2025年12月1日(星期一) 上午9:36</div><div><b>收件人:</b>&nbsp;"顾念慈"&lt;881034@qq.example&gt;;<wbr></div><div></div><div><b>主题:</b>&nbsp;毕业证书翻译件</div></div><div>&nbsp;</div><div style="position:relative;"><div>念慈，翻译件什么时候能寄到学院？</div></div></div><!--<![endif]--></includetail></div>`,
    newWords: '王老师：\n\n翻译件我已经盖好章，今天下午用顺丰寄出，预计周四到。原件请您继续保管，等我回国再取。',
    quoted: 'below',
  },
  {
    name: 'fresh-163-html-chinese',
    language: 'zh-Hans',
    subject: 'Re:样品尺寸确认',
    from: '范志远',
    answers: true,
    html: `<div style="line-height:1.7;color:#000000;font-size:14px;font-family:Arial"><div>尺寸没有问题，只是孔距请改成 42 毫米，误差控制在正负 0.1 以内。</div><div><br></div><div>改好后先打两件样品给我们试装。</div><p style="margin: 0;"><br></p><div style="position:relative;zoom:1"></div><div id="divNeteaseMailCard"></div><p style="margin: 0;"><br></p><p>在 2026-04-07 17:22:10，"精工五金销售部" &lt;sales@jinggong.example&gt; 写道：</p><blockquote id="isReplyContent" style="PADDING-LEFT: 1ex; MARGIN: 0px 0px 0px 0.8ex; BORDER-LEFT: #ccc 1px solid"><div>范工您好，图纸见附件，请确认尺寸。</div></blockquote></div>`,
    newWords: '尺寸没有问题，只是孔距请改成 42 毫米，误差控制在正负 0.1 以内。\n\n改好后先打两件样品给我们试装。',
    quoted: 'below',
  },
  {
    name: 'fresh-gmail-text-traditional-chinese',
    language: 'zh-Hant',
    subject: 'Re: 社區大樓外牆清洗',
    from: '葉佩珊',
    answers: true,
    text: `主委好：

七樓住戶都同意九月施工，但陽台有盆栽的三戶希望師傅提前一天通知。

費用若超過預算，是否可以分兩期付款？

潘國棟 <chair@fuxing-mansion.example> 於 2025年8月19日 週二 下午8:07寫道：

> 各位樓長，請在週五前回報各樓層的意見。
>
> 潘國棟
>
`,
    newWords:
      '主委好：\n\n七樓住戶都同意九月施工，但陽台有盆栽的三戶希望師傅提前一天通知。\n\n費用若超過預算，是否可以分兩期付款？',
    quoted: 'below',
  },
  {
    name: 'fresh-naver-html-korean',
    language: 'ko',
    subject: 'RE: 제주 펜션 예약 변경',
    from: '문가람',
    answers: true,
    html: `<html><head><style>p{margin-top:0px;margin-bottom:0px;}</style></head><body><div style="font-size:10pt; font-family:Gulim;"><p>인원이 두 명 늘어서 큰 방으로 바꾸고 싶습니다.</p><p>&nbsp;</p><p>추가 요금은 오늘 중으로 입금하겠습니다.</p><p>&nbsp;</p><p>&nbsp;</p><div><p style="font-size:10pt;FONT-FAMILY: sans-serif;padding:0 0 0 10pt"><span>-----Original Message-----</span><br><b>From:</b> "바람길 펜션"&lt;stay@baramgil.example&gt;<br><b>To:</b> "문가람"&lt;garam@naver.example&gt;;<br><b>Cc:</b><br><b>Sent:</b> 2026-05-06 (수) 13:28:44 (GMT+09:00)<br><b>Subject:</b> 제주 펜션 예약 변경<br></p></div><div>안녕하세요, 변경하실 내용을 알려 주세요.</div></div></body></html>`,
    newWords: '인원이 두 명 늘어서 큰 방으로 바꾸고 싶습니다.\n\n추가 요금은 오늘 중으로 입금하겠습니다.',
    quoted: 'below',
  },
  {
    name: 'fresh-outlook-text-japanese',
    language: 'ja',
    subject: 'RE: 見積書の再発行について',
    from: '黒木 沙耶',
    answers: true,
    text: `株式会社みなと工業
大槻様

お世話になっております。
宛名を修正した見積書を本日中に郵送いたします。有効期限は来月末まで延長しました。

━━━━━━━━━━━━━━━━━━
北斗商事株式会社　営業二課
黒木 沙耶（くろき さや）
〒060-0000 札幌市中央区北一条西99
TEL 011-000-0123
━━━━━━━━━━━━━━━━━━

-----Original Message-----
From: 大槻 順 <otsuki@minato-kogyo.example>
Sent: Thursday, February 5, 2026 1:10 PM
To: 黒木 沙耶 <kuroki@hokuto-shoji.example>
Subject: 見積書の再発行について

黒木様
宛名が旧社名になっておりました。再発行をお願いできますか。
大槻
`,
    newWords:
      '株式会社みなと工業\n大槻様\n\nお世話になっております。\n宛名を修正した見積書を本日中に郵送いたします。有効期限は来月末まで延長しました。',
    quoted: 'below',
  },
  {
    name: 'fresh-iphone-japanese-nothing-new',
    language: 'ja',
    subject: 'Re: 明日の釣り',
    from: '河野 大地',
    answers: true,
    text: deviceOnly,
    newWords: deviceOnly.trim().replace('> \n', '>\n'),
    quoted: 'none',
  },
  {
    name: 'fresh-gmail-html-arabic',
    language: 'ar',
    subject: 'Re: موعد استلام البضاعة',
    from: 'هيثم الدجاني',
    answers: true,
    html: `<div dir="rtl"><div>السلام عليكم أستاذة ريم،</div><div><br></div><div>وصلت الحاوية إلى الميناء صباح اليوم، لكن التخليص الجمركي يحتاج إلى يومين إضافيين. سنرسل الشاحنة مساء الأحد إن شاء الله.</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="rtl" class="gmail_attr">في الأربعاء، 21 يناير 2026 في 10:55 ص تمت كتابة ما يلي بواسطة ‪ريم الخطيب‬‏ &lt;‪<a href="mailto:reem@alnoor-trade.example">reem@alnoor-trade.example</a>‬‏&gt;:<br></div><blockquote class="gmail_quote" style="margin:0px 0.8ex 0px 0px;border-right:1px solid rgb(204,204,204);padding-right:1ex"><div dir="rtl">متى نتوقع وصول البضاعة إلى مستودعنا؟</div></blockquote></div>`,
    newWords:
      'السلام عليكم أستاذة ريم،\n\nوصلت الحاوية إلى الميناء صباح اليوم، لكن التخليص الجمركي يحتاج إلى يومين إضافيين. سنرسل الشاحنة مساء الأحد إن شاء الله.',
    quoted: 'below',
  },
  {
    name: 'fresh-gmail-html-hebrew',
    language: 'he',
    subject: 'Re: חוג קדרות לילדים',
    from: 'אפרת שגיא',
    answers: true,
    html: `<div dir="rtl">היי תמר, נשארו שני מקומות בקבוצה של יום רביעי. כדאי להביא חולצה ישנה, הגלזורה לא יורדת בכביסה.</div><br><div class="gmail_quote"><div dir="rtl" class="gmail_attr">‫בתאריך יום א׳, 2 בנוב׳ 2025 ב-20:31 מאת ‪תמר ברנע‬‏ &lt;‪<a href="mailto:tamar@barnea.example">tamar@barnea.example</a>‬‏&gt;:‬<br></div><blockquote class="gmail_quote" style="margin:0px 0.8ex 0px 0px;border-right:1px solid rgb(204,204,204);padding-right:1ex"><div dir="rtl">שלום, האם אפשר עוד להירשם לחוג?</div></blockquote></div>`,
    newWords: 'היי תמר, נשארו שני מקומות בקבוצה של יום רביעי. כדאי להביא חולצה ישנה, הגלזורה לא יורדת בכביסה.',
    quoted: 'below',
  },
  {
    name: 'fresh-gmail-text-hindi',
    language: 'hi',
    subject: 'Re: छात्रावास में कमरा',
    from: 'अनुराधा चौबे',
    answers: true,
    text: `महोदय,

मेरी बेटी पाँच जुलाई को सुबह की गाड़ी से पहुँचेगी। उसके साथ उसका भाई भी
आएगा, जो शाम को लौट जाएगा।

क्या कमरे में पढ़ने की मेज़ है, या हमें लानी होगी?

शुक्र, 26 जून 2026 को 11:18 am बजे सरस्वती छात्रावास <
warden@saraswati-hostel.example> ने लिखा:

> नमस्ते, कमरा संख्या 18 आपकी बेटी के लिए रखा गया है।
>
`,
    newWords:
      'महोदय,\n\nमेरी बेटी पाँच जुलाई को सुबह की गाड़ी से पहुँचेगी। उसके साथ उसका भाई भी\nआएगा, जो शाम को लौट जाएगा।\n\nक्या कमरे में पढ़ने की मेज़ है, या हमें लानी होगी?',
    quoted: 'below',
  },
  {
    name: 'fresh-outlook-text-thai',
    language: 'th',
    subject: 'ตอบกลับ: ขอเลื่อนนัดทำฟัน',
    from: 'ปิยะดา ศรีวงศ์',
    answers: false,
    text: `วันพฤหัสบ่ายสองโมงได้ค่ะ รบกวนส่งแผนที่คลินิกให้ด้วยนะคะ เพราะครั้งก่อนหาที่จอดรถไม่เจอ

________________________________
จาก: คลินิกทันตกรรมยิ้มสวย <appointment@yimsuay.example>
ส่ง: 9 มีนาคม 2569 15:47
ถึง: ปิยะดา ศรีวงศ์ <piyada@sriwong.example>
เรื่อง: ขอเลื่อนนัดทำฟัน

เรียนคุณปิยะดา คุณหมอว่างวันพฤหัสช่วงบ่าย สะดวกไหมคะ
`,
    newWords: 'วันพฤหัสบ่ายสองโมงได้ค่ะ รบกวนส่งแผนที่คลินิกให้ด้วยนะคะ เพราะครั้งก่อนหาที่จอดรถไม่เจอ',
    quoted: 'below',
  },
  {
    name: 'fresh-gmail-html-vietnamese',
    language: 'vi',
    subject: 'Re: Đơn hàng gốm Bát Tràng',
    from: 'Nghiêm Thị Hồng Gấm',
    answers: true,
    html: `<div dir="ltr">Chào anh Khải,<div><br></div><div>Lô ấm trà bị vỡ mất bốn chiếc, em đã chụp ảnh gửi kèm. Bên vận chuyển nói sẽ bồi thường nếu mình có biên bản.</div><div><br></div><div>Anh ký giúp em trong hôm nay nhé.</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Vào Th 6, 13 thg 3, 2026 vào lúc 15:20 Lương Khải &lt;<a href="mailto:khai@gomviet.example">khai@gomviet.example</a>&gt; đã viết:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Hàng đến nơi chưa em?</div></blockquote></div>`,
    newWords:
      'Chào anh Khải,\n\nLô ấm trà bị vỡ mất bốn chiếc, em đã chụp ảnh gửi kèm. Bên vận chuyển nói sẽ bồi thường nếu mình có biên bản.\n\nAnh ký giúp em trong hôm nay nhé.',
    quoted: 'below',
  },
  {
    name: 'fresh-outlook-text-greek',
    language: 'el',
    subject: 'Απ: Ενοίκιο Ιουνίου',
    from: 'Στέλιος Μαυρίδης',
    answers: true,
    text: `Κυρία Δήμητρα, το ενοίκιο το κατέθεσα χθες, μαζί με τα κοινόχρηστα του Μαΐου.

Ο θερμοσίφωνας όμως έχει πάλι διαρροή. Να φωνάξω τον υδραυλικό ή θα περάσετε εσείς;

________________________________
Από: Δήμητρα Καλλέργη <dimitra@kallergi.example>
Στάλθηκε: Τρίτη, 2 Ιουνίου 2026 10:06 πμ
Προς: Στέλιος Μαυρίδης <stelios@mavridis.example>
Θέμα: Ενοίκιο Ιουνίου

Καλημέρα Στέλιο, δεν έχω δει ακόμα την κατάθεση.
`,
    newWords:
      'Κυρία Δήμητρα, το ενοίκιο το κατέθεσα χθες, μαζί με τα κοινόχρηστα του Μαΐου.\n\nΟ θερμοσίφωνας όμως έχει πάλι διαρροή. Να φωνάξω τον υδραυλικό ή θα περάσετε εσείς;',
    quoted: 'below',
  },
];
