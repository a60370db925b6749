/** Replies typed on phones and tablets: Apple Mail, Gmail, Samsung, Spark, Yandex, Xiaomi, BlackBerry. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'fresh-iphone-html-dog-sitter',
    language: 'en-US',
    subject: 'Re: Biscuit this weekend',
    from: 'Carmela Jessup',
    answers: true,
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto"><div dir="ltr"></div><div dir="ltr">He eats at six, half a cup of the dry food. No chicken please, it gives him hives.</div><div dir="ltr"><br></div><div dir="ltr">The vet is Dr. Lund, (555) 010-0177, if anything looks off.</div><div dir="ltr"><br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Sent from my iPhone</div></div><div dir="ltr"><br><blockquote type="cite">On Aug 22, 2025, at 6:31 PM, Noelle Farrow &lt;noelle@farrow.example&gt; wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">﻿<div dir="ltr">What does he eat, and who do I call if he gets sick?</div></div></blockquote></body></html>`,
    newWords:
      'He eats at six, half a cup of the dry food. No chicken please, it gives him hives.\n\nThe vet is Dr. Lund, (555) 010-0177, if anything looks off.',
    quoted: 'below',
  },
  {
    name: 'fresh-iphone-text-german',
    language: 'de',
    subject: 'Re: Elternabend 3c',
    from: 'Sabrina Oehlschläger',
    answers: true,
    text: `Ich schaffe es leider erst um halb acht, die S-Bahn fährt nur noch alle 40 Minuten. Fangt ruhig ohne mich an!

Von meinem iPhone gesendet

> Am 18.11.2025 um 07:58 schrieb Klassenleitung 3c <3c@amselschule.example>:
> 
> ﻿Liebe Eltern,
> 
> denken Sie bitte an den Elternabend heute um 19 Uhr in der Aula.
> 
> H. Trautwein
`,
    newWords: 'Ich schaffe es leider erst um halb acht, die S-Bahn fährt nur noch alle 40 Minuten. Fangt ruhig ohne mich an!',
    quoted: 'below',
  },
  {
    name: 'fresh-android-gmail-plumber',
    language: 'en',
    subject: 'Re: Leak under the sink',
    from: 'Ruaridh Pennycook',
    answers: true,
    html: `<div dir="auto">Still dripping, about a cup an hour now. The shut-off valve is behind the washing machine and won&#39;t turn.<div dir="auto"><br></div><div dir="auto">Can anybody come tonight?</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Sat, 20 Dec 2025, 13:22 Stopcock &amp; Daughters, &lt;<a href="mailto:help@stopcock.example">help@stopcock.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex"><p dir="ltr">How bad is it, and can you reach the valve?</p>
</blockquote></div>
`,
    newWords:
      "Still dripping, about a cup an hour now. The shut-off valve is behind the washing machine and won't turn.\n\nCan anybody come tonight?",
    quoted: 'below',
  },
  {
    name: 'fresh-iphone-gmail-japanese',
    language: 'ja',
    subject: 'Re: 遠足のお弁当について',
    from: '藤村 千尋',
    answers: true,
    html: `<div dir="auto">先生、ご連絡ありがとうございます。</div><div dir="auto"><br></div><div dir="auto">息子は卵と落花生を食べられませんので、当日は家から別のおやつを持たせます。雨天の場合も給食はなしでよろしいでしょうか。</div><div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">2026年4月22日(水) 16:05 さくら台小学校 &lt;<a href="mailto:info@sakuradai.example">info@sakuradai.example</a>&gt;:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left-width:1px;border-left-style:solid;padding-left:1ex;border-left-color:rgb(204,204,204)">来週の遠足について、アレルギーのあるお子様はお知らせください。</blockquote></div></div>`,
    newWords:
      '先生、ご連絡ありがとうございます。\n\n息子は卵と落花生を食べられませんので、当日は家から別のおやつを持たせます。雨天の場合も給食はなしでよろしいでしょうか。',
    quoted: 'below',
  },
  {
    name: 'fresh-samsung-html-van',
    language: 'en-GB',
    subject: 'RE: Van hire Saturday',
    from: 'Llewelyn Parry',
    answers: false,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body dir="auto"><div dir="auto">Make it the long wheelbase one, the piano is 1.5 metres wide.</div><div dir="auto"><br></div><div dir="auto">I have a clean licence since 2009.</div><div dir="auto"><br></div><div dir="auto"><br></div><div id="composer_signature" dir="auto"><div style="font-size:12px;color:#575757" dir="auto">Sent from my Galaxy</div></div><div dir="auto"><br></div><div><br></div><div align="left" dir="auto" style="font-size:100%;color:#000000"><div>-------- Original message --------</div><div>From: Brecon Van Hire &lt;bookings@breconvans.example&gt; </div><div>Date: 11/03/2026  12:40  (GMT+00:00) </div><div>To: llewelyn@parry.example </div><div>Subject: Van hire Saturday </div><div><br></div></div>Which size would you like, and how long have you held your licence?</body></html>`,
    newWords: 'Make it the long wheelbase one, the piano is 1.5 metres wide.\n\nI have a clean licence since 2009.',
    quoted: 'below',
  },
  {
    name: 'fresh-samsung-text-korean',
    language: 'ko',
    subject: 'RE: 세탁기 설치 일정',
    from: '배수연',
    answers: false,
    text: `수요일 오전은 어렵고 오후 세 시 이후면 집에 있습니다. 기존 세탁기도 같이 수거해 주세요.

나의 Galaxy에서 보냄

-------- 원본 이메일 --------
발신: 한빛가전 배송팀 <delivery@hanbit.example>
날짜: 26/1/12 오전 10:21 (GMT+09:00)
받은 사람: suyeon@bae.example
제목: 세탁기 설치 일정

고객님, 수요일 오전 방문이 가능하신가요?
`,
    newWords: '수요일 오전은 어렵고 오후 세 시 이후면 집에 있습니다. 기존 세탁기도 같이 수거해 주세요.',
    quoted: 'below',
  },
  {
    name: 'fresh-iphone-text-french',
    language: 'fr-CA',
    subject: 'Rép : Garderie fermée vendredi',
    from: 'Maxime Gauvreau',
    answers: true,
    text: `Pas de souci, ma belle-mère gardera Léa toute la journée.

Est-ce que la semaine de relâche est maintenue comme prévu?

Envoyé de mon iPhone

> Le 25 févr. 2026 à 16:44, Garderie Les Lutins <info@leslutins.example> a écrit :
> 
> Chers parents, la garderie sera fermée ce vendredi en raison de travaux.
`,
    newWords:
      'Pas de souci, ma belle-mère gardera Léa toute la journée.\n\nEst-ce que la semaine de relâche est maintenue comme prévu?',
    quoted: 'below',
  },
  {
    name: 'fresh-iphone-emoji-only',
    language: 'en',
    subject: 'Re: We got the house',
    from: 'Bettina Calloway',
    answers: true,
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto">🎉🏡🎉<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Sent from my iPad</div><div dir="ltr"><br><blockquote type="cite">On 2 May 2026, at 20:18, Rory Calloway &lt;rory@calloway.example&gt; wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">﻿They accepted the offer, keys in July!</div></blockquote></body></html>`,
    newWords: '🎉🏡🎉',
    quoted: 'below',
  },
  {
    name: 'fresh-spark-html-invoice',
    language: 'en',
    subject: 'Re: Invoice 0093',
    from: 'Ignatius Fell',
    answers: true,
    html: `<html xmlns="http://www.w3.org/1999/xhtml"><head><title></title></head><body><div name="messageBodySection"><div dir="auto">Paid this morning by card ending 4410.<br/><br/>Next time please bill the studio, its address is:<br/>Fell &amp; Partner<br/>19 Coopers Wharf<br/>Bristol BS1 0ZZ</div></div><div name="messageSignatureSection"><br/><div class="matchFont">Sent with <a href="https://sparkmailapp.com/source?from=signature">Spark</a></div></div><div name="messageReplySection">On 30 Jan 2026, 15:09 +0000, Quill Prints &lt;billing@quillprints.example&gt;, wrote:<br/><blockquote type="cite" class="spark_quote" style="margin: 5px 5px; padding-left: 10px; border-left: thin solid #1abc9c;">A friendly reminder that invoice 0093 is due.</blockquote></div></body></html>`,
    newWords:
      'Paid this morning by card ending 4410.\n\nNext time please bill the studio, its address is:\nFell & Partner\n19 Coopers Wharf\nBristol BS1 0ZZ',
    quoted: 'below',
  },
  {
    name: 'fresh-iphone-html-italian',
    language: 'it',
    subject: 'Re: Prenotazione ombrellone',
    from: 'Ludovica Bressan',
    answers: true,
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto"><div dir="ltr">Va benissimo la terza fila, purché vicino alla passerella: mia madre usa il bastone.</div><div dir="ltr"><br></div><div dir="ltr">A che ora aprite la domenica?</div><div dir="ltr"><br><div>Inviato da iPhone</div></div><div dir="ltr"><br><blockquote type="cite">Il giorno 7 lug 2025, alle ore 11:26, Bagno Miramare &lt;info@bagnomiramare.example&gt; ha scritto:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">﻿Buongiorno, in prima fila è tutto occupato. Può andare la terza?</div></blockquote></body></html>`,
    newWords:
      'Va benissimo la terza fila, purché vicino alla passerella: mia madre usa il bastone.\n\nA che ora aprite la domenica?',
    quoted: 'below',
  },
  {
    name: 'fresh-xiaomi-text-chinese',
    language: 'zh-Hans',
    subject: '回复：宽带移机',
    from: '沈立群',
    answers: true,
    text: `师傅周六上午十点来就行，新地址门禁号是 0823。光猫我会提前带过去。

发自我的小米手机

在 安心宽带客服 <kefu@anxin.example>，2026年3月5日 下午2:16写道：
> 您好，您申请的移机业务已受理，请问哪天方便上门？
`,
    newWords: '师傅周六上午十点来就行，新地址门禁号是 0823。光猫我会提前带过去。',
    quoted: 'below',
  },
  {
    name: 'fresh-blackberry-indonesian',
    language: 'id',
    subject: 'Re: Jadwal pengiriman kopi',
    from: 'Wahyu Setiabudi',
    answers: false,
    text: `Pak Hendra, dua puluh karung sudah naik kapal tadi malam. Perkiraan sampai di Surabaya hari Minggu.
Surat jalannya saya titipkan ke nakhoda.

Powered by Telkomsel BlackBerry®

-----Original Message-----
From: Hendra Kusuma <hendra@kopiraya.example>
Date: Fri, 24 Oct 2025 02:11:47 
To: <wahyu@setiabudi.example>
Subject: Jadwal pengiriman kopi

Mas Wahyu, kapan barang saya dikirim?
`,
    newWords:
      'Pak Hendra, dua puluh karung sudah naik kapal tadi malam. Perkiraan sampai di Surabaya hari Minggu.\nSurat jalannya saya titipkan ke nakhoda.',
    quoted: 'below',
  },
  {
    name: 'fresh-yandex-app-russian',
    language: 'ru',
    subject: 'Re: Кружок по шахматам',
    from: 'Тимур Ахметзянов',
    answers: true,
    html: `<div>Запишите Камиллу на среду, в пятницу у неё музыкальная школа. Доску принесём свою.</div><div> </div><div>-- </div><div>Отправлено из мобильного приложения Яндекс Почты</div><div> </div><div> </div><div>14:37, 9 сентября 2025 г., Дом творчества &lt;kruzhki@domtvor.example&gt;:</div><blockquote><div>Уважаемые родители, какой день вам удобнее: среда или пятница?</div></blockquote>`,
    newWords: 'Запишите Камиллу на среду, в пятницу у неё музыкальная школа. Доску принесём свою.',
    quoted: 'below',
  },
];
