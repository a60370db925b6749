/** Replies in Japanese and simplified Chinese with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'ja-ryokan-gmail',
    language: 'ja',
    subject: 'Re: ご宿泊のお時間について',
    answers: true,
    html: `<div dir="ltr">桧垣様<div><br></div><div>到着は18:30ごろになります。夕食は19:00からで大丈夫です。</div><div>アレルギーの件は別紙(<a href="https://yado-higaki.example/sheet/27">アレルギー表</a>)に書きました。</div><div><br></div><div>-- <br><div dir="ltr" class="gmail_signature">巽 みのり<br>090-5555-0142</div></div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">2025年10月9日(木) 11:20 桧垣旅館 &lt;<a href="mailto:yoyaku@yado-higaki.example">yoyaku@yado-higaki.example</a>&gt;:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">巽様<br><br>ご到着は何時ごろでしょうか。アレルギーはございますか。<br><br>桧垣旅館</div></blockquote></div>
`,
    newWords: `桧垣様

到着は18:30ごろになります。夕食は19:00からで大丈夫です。
アレルギーの件は別紙(アレルギー表 [1])に書きました。`,
    quoted: 'below',
  },
  {
    name: 'ja-mitsumori-outlook',
    language: 'ja',
    subject: 'RE: 看板のお見積り',
    answers: true,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body lang="JA" link="#0563C1" vlink="#954F72">
<div class="WordSection1">
<p class="MsoNormal">株式会社ツバメ看板 能勢様<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">B案で進めてください。件名:の欄は「本店 看板」としてください。<o:p></o:p></p>
<p class="MsoNormal">取り付けは11月4日の定休日にお願いできますか。<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<div>
<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0mm 0mm 0mm">
<p class="MsoNormal"><b>差出人:</b> 能勢 孝平 &lt;nose@tsubame-kanban.example&gt; <br>
<b>送信日時:</b> 2025年9月24日水曜日 16:05<br>
<b>宛先:</b> 真壁 千鶴 &lt;makabe@kissa-makabe.example&gt;<br>
<b>件名:</b> 看板のお見積り<o:p></o:p></p>
</div>
</div>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">真壁様、A案とB案の見積りをお送りします。どちらになさいますか。<o:p></o:p></p>
</div>
</body></html>
`,
    newWords: `株式会社ツバメ看板 能勢様

B案で進めてください。件名:の欄は「本店 看板」としてください。

取り付けは11月4日の定休日にお願いできますか。`,
    quoted: 'below',
  },
  {
    name: 'ja-kagi-original-message',
    language: 'ja',
    subject: 'Re: 鍵の受け渡し',
    answers: true,
    text: `了解です。

-----Original Message-----
From: 相馬 透 <souma@souma-fudousan.example>
Sent: Tuesday, February 25, 2025 9:48 AM
To: 久遠 かや <kuon@hagaki-mail.example>
Subject: 鍵の受け渡し

久遠様

鍵は3月1日の10時に駅前の店舗でお渡しします。
印鑑をお持ちください。

相馬不動産 相馬
`,
    newWords: '了解です。',
    quoted: 'below',
  },
  {
    name: 'ja-undoukai-aida-ni',
    language: 'ja',
    subject: 'Re: 町内運動会の件',
    answers: true,
    text: `笹目さん、間に書きます。

2025/05/12 20:31、笹目 実 <sasame@chonaikai.example> のメール:

> テントは何張り必要ですか。

4張りです。去年の1張りは骨が折れています。

> お弁当の注文は済みましたか。

はい、62個。引き取りは11:30です。

> 雨の場合は?

体育館に変更します。連絡は朝6時、私から。
`,
    newWords: `笹目さん、間に書きます。

2025/05/12 20:31、笹目 実 <sasame@chonaikai.example> のメール:

> テントは何張り必要ですか。

4張りです。去年の1張りは骨が折れています。

> お弁当の注文は済みましたか。

はい、62個。引き取りは11:30です。

> 雨の場合は?

体育館に変更します。連絡は朝6時、私から。`,
    quoted: 'interleaved',
  },
  {
    name: 'ja-genkou-inyou-nashi',
    language: 'ja',
    subject: 'Re: 原稿の直し',
    answers: true,
    text: `鴻池様

第2章の直しは三か所だけです。

・12ページ:「差出人:不明」を「差出人:父」に
・15ページ:日付を4月1日に
・20ページ:最後の一文を削除

「題は変えますか」とのお尋ねですが、変えません。

--\u0020
葛西 冬子
郵便番号 000-0001 架空市一丁目
`,
    newWords: `鴻池様

第2章の直しは三か所だけです。

・12ページ:「差出人:不明」を「差出人:父」に
・15ページ:日付を4月1日に
・20ページ:最後の一文を削除

「題は変えますか」とのお尋ねですが、変えません。`,
    quoted: 'none',
  },
  {
    name: 'zh-cha-qq',
    language: 'zh-Hans',
    subject: '回复:春茶样品',
    answers: true,
    html: `<div>样品收到了,共三包。</div><div>第二包(<a href="https://chunshan-tea.example/sample/2">明前二号</a>)最好,请按这个发货,数量:40公斤。</div><div><br></div><div>顺祝商祺<br>聂小棠</div><div><br></div><div><br></div><div style="font-size: 12px;font-family: Arial Narrow;padding:2px 0 2px 0;">------------------&nbsp;原始邮件&nbsp;------------------</div><div style="font-size: 12px;background:#efefef;padding:8px;"><div><b>发件人:</b> "邬春山" &lt;wu@chunshan-tea.example&gt;;</div><div><b>发送时间:</b>&nbsp;2025年4月11日(星期五) 下午3:26</div><div><b>收件人:</b>&nbsp;"聂小棠"&lt;nie@tangji.example&gt;;</div><div><b>主题:</b>&nbsp;春茶样品</div></div><div><br></div><div>聂总:样品昨天寄出,请问要哪一种?</div>
`,
    newWords: `样品收到了,共三包。
第二包(明前二号 [1])最好,请按这个发货,数量:40公斤。`,
    quoted: 'below',
  },
  {
    name: 'zh-xuezhang-163',
    language: 'zh-Hans',
    subject: 'Re:报告厅的钥匙',
    answers: true,
    html: `<div style="line-height:1.7;color:#000000;font-size:14px;font-family:Arial"><div>在。</div><div>周四上午我写道:下午两点以后都可以来取,现在还是这样。</div><div><br></div><p>At 2025-11-20 09:17:45, "虞舟" &lt;yuzhou@lixue-xueyuan.example&gt; wrote:</p><blockquote id="isReplyContent" style="PADDING-LEFT: 1ex; MARGIN: 0px 0px 0px 0.8ex; BORDER-LEFT: #ccc 1px solid"><div>郁老师,报告厅的钥匙在您那里吗?什么时候可以去取?</div></blockquote></div>
`,
    newWords: `在。
周四上午我写道:下午两点以后都可以来取,现在还是这样。`,
    quoted: 'below',
  },
  {
    name: 'zh-zhanlan-zhujian',
    language: 'zh-Hans',
    subject: 'Re: 展览布置',
    answers: true,
    text: `在 2025/8/6 17:33, 阮青岚 写道:
> 展柜一共要几个?

六个,矮的两个放门口。

> 灯光还用去年的吗?

不用,去年的太黄。

> 开幕定在几点?

上午10:30,嘉宾9:50到。

此致
敬礼
褚云帆
`,
    newWords: `在 2025/8/6 17:33, 阮青岚 写道:
> 展柜一共要几个?

六个,矮的两个放门口。

> 灯光还用去年的吗?

不用,去年的太黄。

> 开幕定在几点?

上午10:30,嘉宾9:50到。`,
    quoted: 'interleaved',
  },
  {
    name: 'zh-zhaoling-wu-yinyong',
    language: 'zh-Hans',
    subject: 'Re: 失物招领',
    answers: true,
    text: `您好:

那把伞是我的。发件人:一栏写错了,应该是“戚”,不是“威”。
我明天中午12:20到服务台领取,会带身份证。

祝好
戚明远
`,
    newWords: `您好:

那把伞是我的。发件人:一栏写错了,应该是“戚”,不是“威”。
我明天中午12:20到服务台领取,会带身份证。`,
    quoted: 'none',
  },
];
