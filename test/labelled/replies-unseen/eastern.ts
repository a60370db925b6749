/** Replies in Russian, Japanese, simplified Chinese and Korean that nobody looks at while the software is made. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'x-ru-samovar-bat',
    language: 'ru',
    subject: 'Re[3]: Самовар',
    answers: true,
    text: `Добрый день, Калерия!

Самовар тульский, 1896 год, медали на крышке настоящие. Кран подтекает. Цену менять не буду.

Если берёте, отложу до пятницы.

Вы писали 7 октября 2025 г., 19:44:30:

> Нельзя ли скинуть? И какого он года?

Всего доброго,
 Пантелей                          mailto:pantelej@starina-lavka.example
`,
    newWords: `Добрый день, Калерия!

Самовар тульский, 1896 год, медали на крышке настоящие. Кран подтекает. Цену менять не буду.

Если берёте, отложу до пятницы.`,
    quoted: 'below',
  },
  {
    name: 'x-ru-lyzhi-yandex-telefon',
    language: 'ru',
    subject: 'Re: Прокат лыж',
    answers: true,
    html: `<div>Размеры ботинок: 37, 41, 44. Палки нужны только взрослым.</div><div><br /></div><div>Залог оставим паспортом.</div><div><br /></div><div>----------------</div><div>Кому: Матрёна Засекина (m.zasekina@pochtovik.example);</div><div>Тема: Прокат лыж;</div><div>14.01.2025, 12:09, "База «Снегирь»" &lt;prokat@baza-snegir.example&gt;:</div><blockquote class="210e7a848e8fcb45wmi-quote"><p>Пришлите, пожалуйста, размеры. Какой залог вам удобен?</p></blockquote>
`,
    newWords: `Размеры ботинок: 37, 41, 44. Палки нужны только взрослым.

Залог оставим паспортом.`,
    quoted: 'below',
  },
  {
    name: 'x-ru-hor-postrochno',
    language: 'ru',
    subject: 'Re: Репетиция хора',
    answers: true,
    text: `Евпраксия Зыбина писал(а) 2025-09-26 16:33:

> Кто солирует в третьей части?

Дарина, если выздоровеет.

> Ноты раздать заранее?

Раздай, только не басам: потеряют.

> Фисгармонию настроили?

Мастер обещал к понедельнику.

Искренне твой
Аристарх
`,
    newWords: `Евпраксия Зыбина писал(а) 2025-09-26 16:33:

> Кто солирует в третьей части?

Дарина, если выздоровеет.

> Ноты раздать заранее?

Раздай, только не басам: потеряют.

> Фисгармонию настроили?

Мастер обещал к понедельнику.`,
    quoted: 'interleaved',
  },
  {
    name: 'x-ja-kingyo-original',
    language: 'ja',
    subject: 'Re: 夜店の金魚',
    answers: true,
    text: `毎度どうも。

金魚は三百匹、出目金は入れないでください。
氷は去年の倍ほしいです。暑い年は二袋では足りません。

----- Original Message -----
>From: "浮田水産" <ukita@ukita-suisan.example>
>To: "門脇 蓮" <kadowaki@yomise-no-kai.example>
>Date: 2025/7/18, Fri 08:27
>Subject: 夜店の金魚
>
>今年の金魚は何匹にしましょうか。氷も要りますか。
`,
    newWords: `毎度どうも。

金魚は三百匹、出目金は入れないでください。
氷は去年の倍ほしいです。暑い年は二袋では足りません。`,
    quoted: 'below',
  },
  {
    name: 'x-ja-touban-zenkaku',
    language: 'ja',
    subject: 'Re: 温室の当番',
    answers: true,
    text: `小野寺 汐里 さんは書きました:

＞ 水やりは誰が代わってくれますか。

わたしが代わります。火曜だけは無理です。

＞ 蘭の鉢はどこへ移しましたか。

北側の棚の上です。直射日光を避けました。

＞ 暖房は何度に?

18度のままで。
`,
    newWords: `小野寺 汐里 さんは書きました:

＞ 水やりは誰が代わってくれますか。

わたしが代わります。火曜だけは無理です。

＞ 蘭の鉢はどこへ移しましたか。

北側の棚の上です。直射日光を避けました。

＞ 暖房は何度に?

18度のままで。`,
    quoted: 'interleaved',
  },
  {
    name: 'x-ja-choritsu-hitokoto',
    language: 'ja',
    subject: 'Re: 調律の日程',
    answers: true,
    html: `<div>調律師の蓬田です。</div>
<div><br></div>
<div>二十日は別の学校に伺っております。二十二日の放課後なら空いています。</div>
<div>ペダルのきしみも、その日に一緒に見ます。</div>
`,
    newWords: `調律師の蓬田です。

二十日は別の学校に伺っております。二十二日の放課後なら空いています。
ペダルのきしみも、その日に一緒に見ます。`,
    quoted: 'none',
  },
  {
    name: 'x-zh-dengta-foxmail',
    language: 'zh-Hans',
    subject: 'Re: 航标灯检修',
    answers: true,
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=UTF-8"></head><body>
<div>3号灯已经换了灯泡,5号灯要等备件。</div>
<div>夜间请船只绕行东侧航道。</div>
<div><br></div>
<hr style="width: 210px; height: 1px;" color="#b5c4df" size="1" align="left">
<div><span><div style="MARGIN: 10px; FONT-FAMILY: verdana; FONT-SIZE: 10pt"><div>阙海生</div><div>航标站 值班室</div></div></span></div>
<blockquote style="margin-Top: 0px; margin-Bottom: 0px; margin-Left: 0.5em"><div>&nbsp;</div><div style="border:none;border-top:solid #B5C4DF 1.0pt;padding:3.0pt 0cm 0cm 0cm"><div style="PADDING-RIGHT: 8px; PADDING-LEFT: 8px; FONT-SIZE: 12px;FONT-FAMILY:tahoma;COLOR:#000000; BACKGROUND: #efefef; PADDING-BOTTOM: 8px; PADDING-TOP: 8px"><div><b>发件人:</b>&nbsp;<a href="mailto:duty@xunhai-hangwu.example">巡海航务</a></div><div><b>发送时间:</b>&nbsp;2025-12-03&nbsp;06:18</div><div><b>收件人:</b>&nbsp;<a href="mailto:que@hangbiaozhan.example">阙海生</a></div><div><b>主题:</b>&nbsp;航标灯检修</div></div></div><div><div>昨晚两盏灯不亮,何时修好?</div></div></blockquote>
</body></html>
`,
    newWords: `3号灯已经换了灯泡,5号灯要等备件。
夜间请船只绕行东侧航道。`,
    quoted: 'below',
  },
  {
    name: 'x-zh-guqin-aliyun',
    language: 'zh-Hans',
    subject: '回复:古琴修复报价',
    answers: true,
    text: `桑师傅:

价钱没有问题,漆面请尽量保留原来的断纹。
琴弦换丝弦还是钢弦,由您决定。

祝工作顺利
郦秋水

------------------------------------------------------------------
发件人:桑木斋 <sang@sangmuzhai.example>
发送时间:2025年1月21日(星期二) 19:54
收件人:郦秋水 <li@tingquan-she.example>
主 题:古琴修复报价

修复费用八千六百元,工期三个月。琴弦想换哪一种?
`,
    newWords: `桑师傅:

价钱没有问题,漆面请尽量保留原来的断纹。
琴弦换丝弦还是钢弦,由您决定。`,
    quoted: 'below',
  },
  {
    name: 'x-ko-hanok-naver',
    language: 'ko',
    subject: 'Re: 한옥 체험 예약 문의',
    answers: true,
    html: `<html><head><style>p{margin-top:0px;margin-bottom:0px;}</style></head><body><div style="font-size:10pt; font-family:Gulim;"><div>온돌방으로 부탁드립니다. 어른 셋, 아이 하나입니다.</div><div><br></div><div>아침은 필요 없고, 다도 체험은 꼭 하고 싶어요.</div><div><br></div><div>표은서 드림</div><div><br></div><p style="font-size:10pt;FONT-FAMILY: sans-serif;padding:0 0 0 10pt"><span>-----Original Message-----</span><br><b>From:</b> "솔내음한옥"&lt;stay@solnaeum.example&gt; <br><b>To:</b> "표은서"&lt;pyo@pyeonji.example&gt;; <br><b>Cc:</b> <br><b>Sent:</b> 2025-10-22 (수) 14:37:09 (GMT+09:00)<br><b>Subject:</b> 한옥 체험 예약 문의<br></p><div style="padding:0 0 0 10pt">몇 분이 오시나요? 방은 온돌방과 침대방이 있습니다.</div></div></body></html>
`,
    newWords: `온돌방으로 부탁드립니다. 어른 셋, 아이 하나입니다.

아침은 필요 없고, 다도 체험은 꼭 하고 싶어요.`,
    quoted: 'below',
  },
  {
    name: 'x-ko-deungsan-saisai',
    language: 'ko',
    subject: 'Re: 가을 산행',
    answers: true,
    text: `2025. 9. 30. 오후 8:42, 남궁혁 <namgung@sanakhoe.example> 작성:
> 버스는 몇 인승으로 빌릴까요?

28인승이면 됩니다. 지금까지 스물다섯 명 신청했어요.

> 점심은 각자 싸 오나요?

네, 김밥은 제가 여분으로 열 줄 가져갑니다.

> 비가 오면 어떻게 하죠?

둘레길로 바꿉니다.
`,
    newWords: `2025. 9. 30. 오후 8:42, 남궁혁 <namgung@sanakhoe.example> 작성:
> 버스는 몇 인승으로 빌릴까요?

28인승이면 됩니다. 지금까지 스물다섯 명 신청했어요.

> 점심은 각자 싸 오나요?

네, 김밥은 제가 여분으로 열 줄 가져갑니다.

> 비가 오면 어떻게 하죠?

둘레길로 바꿉니다.`,
    quoted: 'interleaved',
  },
];
