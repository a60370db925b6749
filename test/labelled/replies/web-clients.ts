/** Replies from web mail as its programs mark them, with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'en-violin-bow-proton-text',
    language: 'en',
    subject: 'Re: Violin bow, rehair',
    from: 'Leontine Bisset',
    answers: true,
    text: `Monday is fine. The frog is loose as well, please look at it while you have the bow apart.

Leontine

Sent with [Proton Mail](https://protonmail-app.example/) secure email.

On Tuesday, February 3rd, 2026 at 9:14 AM, Ignatius Vane <ignatius@vanebows.example> wrote:

> Your bow could be ready on Monday. Anything else that needs doing?
>\u0020

> Ignatius
`,
    newWords: 'Monday is fine. The frog is loose as well, please look at it while you have the bow apart.',
    quoted: 'below',
  },
  {
    name: 'de-ballett-gmx-html',
    language: 'de',
    subject: 'Aw: Ballettstunde am Dienstag',
    answers: true,
    html: `<html><head></head><body><div style="font-family: Verdana;font-size: 12.0px;"><div>Hallo Frau Zacharias,</div><div>&nbsp;</div><div>Lotte kommt am Dienstag nicht, sie hat Fieber. Die Schuhe sind aber da, Größe 32.</div><div>&nbsp;</div><div>Viele Grüße</div><div>Nele Hagedorn</div><div>&nbsp;<div style="margin: 10.0px 5.0px 5.0px 10.0px;padding: 10.0px 0 10.0px 10.0px;border-left: 2.0px solid rgb(195,217,229);"><div style="margin: 0 0 10.0px 0;"><b>Gesendet:</b>&nbsp;Dienstag, 03. Februar 2026 um 09:14 Uhr<br><b>Von:</b>&nbsp;"Ballett Zacharias" &lt;info@ballett-zacharias.example&gt;<br><b>An:</b>&nbsp;nele.hagedorn@hagedorn-post.example<br><b>Betreff:</b>&nbsp;Ballettstunde am Dienstag</div><div>Kommt Lotte am Dienstag, und passen die neuen Schuhe?</div></div></div></div></body></html>
`,
    newWords: `Hallo Frau Zacharias,

Lotte kommt am Dienstag nicht, sie hat Fieber. Die Schuhe sind aber da, Größe 32.`,
    quoted: 'below',
  },
  {
    name: 'en-visa-photos-zoho-text',
    language: 'en',
    subject: 'Re: Visa photos',
    from: 'Padmini Rao',
    answers: true,
    text: `Both sets are ready, 35 by 45 mm. I close at seven today.

Padmini Rao
Rao Studio




---- On Tue, 03 Feb 2026 09:14:22 +0530 Devendra Kaul <devendra@kaultravels.example> wrote ----

Are the visa photos ready? I could come by after work.

Devendra
`,
    newWords: 'Both sets are ready, 35 by 45 mm. I close at seven today.',
    quoted: 'below',
  },
  {
    name: 'en-hen-house-fastmail',
    language: 'en',
    subject: 'Re: Hen house door',
    from: 'Ottilie Brand',
    answers: true,
    html: `<!DOCTYPE html><html><head><title></title><style type="text/css">p.MsoNormal,p.MsoNoSpacing{margin:0}</style></head><body><div>It opens at dawn and shuts forty minutes after dusk.<br></div><div><br></div><div>If it jams: take the battery out, count to ten, put it back.<br></div><div><br></div><div id="sig1234"><div>Ottilie<br></div></div><div><br></div><div>On Tue, Feb 3, 2026, at 9:14 AM, Gregor Tulloch wrote:<br></div><blockquote type="cite" id="qt" style=""><div>When does the hen house door open and shut? And what if it jams?<br></div></blockquote><div><br></div></body></html>
`,
    newWords: `It opens at dawn and shuts forty minutes after dusk.

If it jams: take the battery out, count to ten, put it back.`,
    quoted: 'below',
  },
  {
    name: 'ru-bilety-mailru-html',
    language: 'ru',
    subject: 'Re: Билеты на «Чайку»',
    answers: true,
    html: `<HTML><BODY><div>Берём два места в амфитеатре, на среду.</div><div>&nbsp;</div><div>Бинокль не нужен.</div><div>&nbsp;</div><div data-signature-widget="container"><div data-signature-widget="content"><div>--<br>Конкордия Ланская</div></div></div><div>&nbsp;</div><div>&nbsp;</div><blockquote style="border-left:1px solid #0857A6;margin:10px;padding:0 0 0 10px;">Вторник, 3 февраля 2026, 9:14 +03:00 от Касса театра &lt;kassa@teatr-na-yauze.example&gt;:<br>&nbsp;<div id=""><div class="js-helper js-readmsg-msg"><div><div>Какие места оставить и на какой день? Нужен ли бинокль?</div></div></div></div></blockquote><div>&nbsp;</div></BODY></HTML>
`,
    newWords: `Берём два места в амфитеатре, на среду.

Бинокль не нужен.`,
    quoted: 'below',
  },
  {
    name: 'ko-minyo-naver',
    language: 'ko',
    subject: 'RE: 민요 교실 장소',
    answers: true,
    html: `<html><head></head><body><div style="font-size:10pt; font-family:Gulim;"><p>선생님, 장소는 2층 작은 방으로 정했습니다.</p><p>장구는 두 대만 있으니 한 대는 가져와 주세요.</p><p><br></p><p>-----Original Message-----<br><b>From:</b>&nbsp;"소리마루"&lt;sori@sorimaru.example&gt;<br><b>To:</b>&nbsp;"명지아"&lt;jia@munhwa-center.example&gt;;<br><b>Cc:</b>&nbsp;<br><b>Sent:</b>&nbsp;2026-02-03 (화) 09:14:22 (GMT+09:00)<br><b>Subject:</b>&nbsp;민요 교실 장소<br></p><p>장소가 정해졌나요? 장구는 몇 대 있습니까?</p></div></body></html>
`,
    newWords: `선생님, 장소는 2층 작은 방으로 정했습니다.

장구는 두 대만 있으니 한 대는 가져와 주세요.`,
    quoted: 'below',
  },
  {
    name: 'zh-fangyuan-qq-mobile',
    language: 'zh-Hans',
    subject: '回复:房源照片',
    answers: true,
    html: `<html><head></head><body>照片收到,阳台那张请重拍,太暗了。<div>厨房的可以用。</div><div><br></div><div>发自我的iPhone</div><div><br></div><div><br><div style="color:#909090;font-family:Arial Narrow;font-size:12px">------------------ Original ------------------</div><div style="font-size:14px;font-family:Verdana;color:#000;"><div style="background:#efefef;padding:8px;font-size:12px;"><div><b>From:</b> 樊家中介 &lt;fanjia@fanjia-fangwu.example&gt;</div><div><b>Date:</b> Tue,Feb 3,2026 9:14 AM</div><div><b>To:</b> 骆冰 &lt;luobing@luojia.example&gt;</div><div><b>Subject:</b> Re: 房源照片</div></div><br>照片发过去了,您看哪几张能用?</div></div></body></html>
`,
    newWords: `照片收到,阳台那张请重拍,太暗了。
厨房的可以用。`,
    quoted: 'below',
  },
  {
    name: 'pt-bolo-yahoo-android',
    language: 'pt-BR',
    subject: 'Re: Bolo de sábado',
    answers: true,
    html: `<p dir="ltr">Pode ser de coco. Trinta fatias, e sem o nome em cima.</p>
<br><br><div id="ymail_android_signature"><a id="ymail_android_signature_link" href="https://yahoo-mail-app.example/android">Enviado do Yahoo Mail no Android</a></div> <br> <blockquote style="margin: 0 0 20px 0;"> <div style="font-family:Roboto, sans-serif; color:#6D00F6;"> <div>Em ter., 3 de fev. de 2026 às 9:14, Confeitaria Dalva</div><div>&lt;dalva@confeitariadalva.example&gt; escreveu:</div> </div> <div style="padding: 10px 0 0 20px; margin: 10px 0 0 0; border-left: 1px solid #6D00F6;"> <div>O bolo de sábado é de coco ou de nozes? Quantas fatias?</div> </div> </blockquote>
`,
    newWords: 'Pode ser de coco. Trinta fatias, e sem o nome em cima.',
    quoted: 'below',
  },
];
