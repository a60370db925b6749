/** Replies from Gmail in languages that write dates in their own way, with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'fa-zafaran-gmail',
    language: 'fa',
    subject: 'Re: سفارش زعفران',
    answers: true,
    html: `<div dir="rtl">سلام آقای کاویانی،<div><br></div><div>پنج بستهٔ ده گرمی بفرستید. بستهٔ قبلی نم کشیده بود؛ لطفاً در شیشه باشد.</div><div><br></div><div>با احترام</div><div>پروانه شهریاری</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="rtl" class="gmail_attr">در تاریخ سه‌شنبه ۳ فوریهٔ ۲۰۲۶ ساعت ۹:۱۴ کاویانی &lt;<a href="mailto:kaviani@zaferan-ghaen.example">kaviani@zaferan-ghaen.example</a>&gt; نوشت:<br></div><blockquote class="gmail_quote" style="margin:0px 0.8ex 0px 0px;border-right:1px solid rgb(204,204,204);padding-right:1ex"><div dir="rtl">سلام، چند بسته می‌خواهید؟ بستهٔ قبلی خوب بود؟</div></blockquote></div>
`,
    newWords: `سلام آقای کاویانی،

پنج بستهٔ ده گرمی بفرستید. بستهٔ قبلی نم کشیده بود؛ لطفاً در شیشه باشد.`,
    quoted: 'below',
  },
  {
    name: 'th-ruea-gmail-text',
    language: 'th',
    subject: 'Re: เช่าเรือหางยาว',
    answers: true,
    text: `สวัสดีค่ะ

ขอเช่าสองลำ ออกจากท่าเจ็ดโมงเช้า มีเด็กสี่คน ขอเสื้อชูชีพตัวเล็กด้วยค่ะ

ในวันที่ อ. 3 ก.พ. 2569 เวลา 09:14 ท่าเรือบ้านแหลม <
tha@ruea-banlaem.example> เขียนว่า:

> จะเช่าเรือกี่ลำ และออกกี่โมงครับ
>
`,
    newWords: `สวัสดีค่ะ

ขอเช่าสองลำ ออกจากท่าเจ็ดโมงเช้า มีเด็กสี่คน ขอเสื้อชูชีพตัวเล็กด้วยค่ะ`,
    quoted: 'below',
  },
  {
    name: 'ja-kura-becky',
    language: 'ja',
    subject: 'Re: 蔵の見学',
    answers: true,
    text: `菰田様

見学は八名で伺います。試飲は三名だけお願いします。車で行く者がおりますので。

On Tue, 3 Feb 2026 09:14:22 +0900
菰田酒造 <kengaku@komoda-shuzo.example> wrote:

> 御厨様
>
> 見学の人数と、試飲をご希望の方の人数をお知らせください。
>

--\u0020
御厨 宗一郎
`,
    newWords: `菰田様

見学は八名で伺います。試飲は三名だけお願いします。車で行く者がおりますので。`,
    quoted: 'below',
  },
  {
    name: 'ar-madrasa-gmail-text',
    language: 'ar',
    subject: 'Re: اجتماع أولياء الأمور',
    answers: true,
    text: `نعم سأحضر أنا ووالدته. نود أن نسأل عن الرحلة وعن ثمن الكتب.

في الثلاثاء، 3 فبراير 2026 في 9:14 ص تمت كتابة ما يلي بواسطة مدرسة الزيتون <
idara@madrasat-zaytoun.example>:

> هل تحضرون الاجتماع يوم الخميس؟ وهل لديكم أسئلة؟
>
`,
    newWords: 'نعم سأحضر أنا ووالدته. نود أن نسأل عن الرحلة وعن ثمن الكتب.',
    quoted: 'below',
  },
  {
    name: 'he-gan-gmail',
    language: 'he',
    subject: 'Re: טיול הגן',
    answers: true,
    text: `כן, נועם משתתף. הוא אלרגי לבוטנים, אז נשלח איתו אוכל מהבית.

‫בתאריך יום ג׳, 3 בפבר׳ 2026 ב-9:14 מאת ‪גן שקמה‬‏ <‪gan@gan-shikma.example‬‏>:‬

> האם נועם משתתף בטיול? האם יש אלרגיות?
>
`,
    newWords: 'כן, נועם משתתף. הוא אלרגי לבוטנים, אז נשלח איתו אוכל מהבית.',
    quoted: 'below',
  },
  {
    name: 'hi-tanki-gmail-text',
    language: 'hi',
    subject: 'Re: पानी की टंकी',
    answers: true,
    text: `नमस्ते भानु जी,

टंकी छत पर ही लगेगी। मज़दूर गुरुवार को आएँ, बुधवार को घर बंद रहेगा।

मंगल, 3 फ़र॰ 2026 को 9:14 am बजे को भानु प्रताप <bhanu@tanki-mistri.example> ने लिखा:

> टंकी कहाँ लगेगी? मज़दूर बुधवार को भेजूँ?
>
`,
    newWords: `नमस्ते भानु जी,

टंकी छत पर ही लगेगी। मज़दूर गुरुवार को आएँ, बुधवार को घर बंद रहेगा।`,
    quoted: 'below',
  },
  {
    name: 'vi-ghe-gmail-text',
    language: 'vi',
    subject: 'Re: Đặt ghế tre',
    from: 'Thảo Nguyễn',
    answers: true,
    text: `Chào anh Lộc,

Em lấy 24 ghế, giao trước ngày rằm. Màu thì để mộc, đừng sơn.

Em cảm ơn anh,
Thảo

Vào Th 3, 3 thg 2, 2026 vào lúc 09:14 Xưởng Tre Phú Lộc <
xuong@trephuloc.example> đã viết:

> Chị lấy bao nhiêu ghế và có sơn không?
>
`,
    newWords: `Chào anh Lộc,

Em lấy 24 ghế, giao trước ngày rằm. Màu thì để mộc, đừng sơn.`,
    quoted: 'below',
  },
  {
    name: 'id-katering-gmail-text',
    language: 'id',
    subject: 'Re: Katering hari Sabtu',
    answers: true,
    text: `Jadi 60 kotak, bukan 50. Sambalnya dipisah karena banyak anak kecil.

Pada tanggal Sel, 3 Feb 2026 pukul 09.14 Dapur Bu Ratmi <
pesan@dapurburatmi.example> menulis:

> Selamat pagi, jadi berapa kotak untuk hari Sabtu? Sambalnya dicampur?
>
`,
    newWords: 'Jadi 60 kotak, bukan 50. Sambalnya dipisah karena banyak anak kecil.',
    quoted: 'below',
  },
];
