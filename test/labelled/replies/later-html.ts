/** Replies in HTML, and oddly placed ones, that were written after the rules, from more programs and languages. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'fr-cidre-outlook-mobile',
    language: 'fr',
    subject: 'Re: Pressoir du samedi',
    answers: true,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><div dir="auto" style="font-family: Aptos, sans-serif; font-size: 12pt;">Nous apporterons 300 kg de pommes, triées.</div><div dir="auto" style="font-family: Aptos, sans-serif; font-size: 12pt;"><br></div><div id="ms-outlook-mobile-signature" dir="auto"><div>Obtenez <a href="https://outlook-app.example/ios">Outlook pour iOS</a></div></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000"><b>De :</b> Pressoir du Bocage &lt;contact@pressoir-bocage.example&gt;<br><b>Envoyé :</b> Tuesday, February 3, 2026 9:14:22 AM<br><b>À :</b> Ondine Lefaucheux &lt;ondine@lefaucheux.example&gt;<br><b>Objet :</b> Pressoir du samedi</font><div>&nbsp;</div></div><div>Quelle quantité apporterez-vous ?</div></body></html>
`,
    newWords: 'Nous apporterons 300 kg de pommes, triées.',
    quoted: 'below',
  },
  {
    name: 'pl-ogrod-wp-html',
    language: 'pl',
    subject: 'Odp: Sadzonki pomidorów',
    answers: true,
    html: `<div>Proszę o 30 sadzonek malinowych i 10 koktajlowych.</div><div>&nbsp;</div><div>Pozdrawiam</div><div>Czesława Jodłowska</div><div>&nbsp;</div><div>Dnia 3 lutego 2026 09:14 Szklarnia Pod Dębem &lt;sklep@szklarnia-poddebem.example&gt; napisał(a):</div><blockquote style="margin-left: 0.6em; padding-left: 0.4em; border-left: 1px solid #ccc"><div>Ile sadzonek i jakich odmian?</div></blockquote>
`,
    newWords: 'Proszę o 30 sadzonek malinowych i 10 koktajlowych.',
    quoted: 'below',
  },
  {
    name: 'en-ferret-cage-windows-mail',
    language: 'en',
    subject: 'RE: Ferret cage',
    answers: true,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body lang="EN-GB"><div class="WordSection1"><p class="MsoNormal">The tall one, flat-packed. Leave it in the porch if nobody is in.</p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Sent from <a href="https://windows-mail.example/go">Mail</a> for Windows</p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div style="mso-element:para-border-div;border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal" style="border:none;padding:0cm"><b>From: </b><a href="mailto:hutch@hutchworks.example">Hutchworks</a><br><b>Sent: </b>03 February 2026 09:14<br><b>To: </b><a href="mailto:wilf@tansley.example">Wilf Tansley</a><br><b>Subject: </b>Ferret cage</p></div><p class="MsoNormal">Tall or wide? Where shall we leave it?</p></div></body></html>
`,
    newWords: 'The tall one, flat-packed. Leave it in the porch if nobody is in.',
    quoted: 'below',
  },
  {
    name: 'en-choir-gowns-em-client',
    language: 'en',
    subject: 'Re: Choir gowns',
    answers: true,
    html: `<html><head><style type="text/css">blockquote.cite {margin-left: 5px;}</style></head><body><div>Eleven gowns, the blue ones. Two of them need new hooks.</div><div><br></div><div id="xf3a1"><div>
<div>------ Original Message ------</div>
<div>From "Gowns for Hire" &lt;<a href="mailto:desk@gownsforhire.example">desk@gownsforhire.example</a>&gt;</div>
<div>To "Dorothea Plumb" &lt;<a href="mailto:dorothea@plumb-music.example">dorothea@plumb-music.example</a>&gt;</div>
<div>Date 03/02/2026 09:14:22</div>
<div>Subject Choir gowns</div></div><div><br></div><blockquote cite="em-1@gownsforhire.example" type="cite" class="cite2"><div>How many gowns, and which colour?</div></blockquote></div></body></html>
`,
    newWords: 'Eleven gowns, the blue ones. Two of them need new hooks.',
    quoted: 'below',
  },
  {
    name: 'ko-dojagi-gmail-html',
    language: 'ko',
    subject: 'Re: 도자기 수업',
    answers: true,
    html: `<div dir="ltr">안녕하세요, 목요일 저녁반으로 신청합니다.<div>앞치마는 있고, 흙은 거기서 사겠습니다.</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">2026년 2월 3일 (화) 오전 9:14, 물레방 &lt;<a href="mailto:class@mullebang.example">class@mullebang.example</a>&gt;님이 작성:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">어느 반을 신청하시겠어요? 앞치마와 흙은 있으신가요?</div></blockquote></div>
`,
    newWords: `안녕하세요, 목요일 저녁반으로 신청합니다.
앞치마는 있고, 흙은 거기서 사겠습니다.`,
    quoted: 'below',
  },
  {
    name: 'en-relay-list-and-signature',
    language: 'en',
    subject: 'Re: Relay settings',
    from: 'Ephra Stannard',
    answers: true,
    text: `Set these three:

* relay.host = mx.tollbar.example
* relay.port = 587
* relay.user = post (not: From)

Then run \`postctl reload\`.

Ephra Stannard
Tollbar Systems
01632 960 551

On Tue, Feb 3, 2026 at 9:14 AM Kenelm Duff <kenelm@duffhosting.example> wrote:
> Which settings does the relay want?
`,
    newWords: `Set these three:

* relay.host = mx.tollbar.example
* relay.port = 587
* relay.user = post (not: From)

Then run \`postctl reload\`.`,
    quoted: 'below',
  },
  {
    name: 'de-gmail-html-antworten-dazwischen',
    language: 'de',
    subject: 'Re: Grillplatz',
    answers: true,
    html: `<div dir="ltr"><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Am Di., 3. Feb. 2026 um 09:14 Uhr schrieb Gemeinde Ahlsee &lt;<a href="mailto:post@ahlsee.example">post@ahlsee.example</a>&gt;:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div dir="ltr">Wie viele Leute werden es?</div></blockquote><div>Etwa vierzig.</div><div> </div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div dir="ltr">Bringen Sie Holz mit?</div></blockquote><div>Ja, zwei Raummeter.</div></div></div>
`,
    newWords: `Am Di., 3. Feb. 2026 um 09:14 Uhr schrieb Gemeinde Ahlsee <post@ahlsee.example>:

> Wie viele Leute werden es?

Etwa vierzig.

> Bringen Sie Holz mit?

Ja, zwei Raummeter.`,
    quoted: 'interleaved',
  },
  {
    name: 'en-sundial-apple-no-marks',
    language: 'en',
    subject: 'Re: The sundial',
    answers: true,
    text: `Leave it where it is. It was never right anyway.

On Feb 3, 2026, at 9:14 AM, Perpetua Gale <perpetua@gale-gardens.example> wrote:

Shall we turn the sundial while the crane is here?

Perpetua
`,
    newWords: 'Leave it where it is. It was never right anyway.',
    quoted: 'below',
  },
  {
    name: 'nl-molen-onderaan-met-disclaimer',
    language: 'nl',
    subject: 'Re: Rondleiding molen',
    answers: true,
    text: `Op 03-02-2026 om 09:14 schreef Molen De Hoop:
> Met hoeveel kinderen komt u?

Met zesentwintig, en vier ouders.

--\u0020
Froukje Attema
obs De Wierde

De informatie in dit bericht is vertrouwelijk en uitsluitend bestemd voor de geadresseerde. Gebruik door anderen is niet toegestaan.
`,
    newWords: 'Met zesentwintig, en vier ouders.',
    quoted: 'below',
  },
  {
    name: 'he-shaon-outlook-text',
    language: 'he',
    subject: 'RE: שעון הקיר',
    answers: true,
    text: `שלום רב,

השעון מוכן, אבל המטוטלת עדיין אצל הנפח. אפשר לאסוף ביום חמישי.

בברכה,
יהודית גל-אור

________________________________
מאת: סבא תקתק <saba@tiktak-shaonim.example>
נשלח: יום שלישי, 3 בפברואר 2026 09:14
אל: יהודית גל-אור <yehudit@galor.example>
נושא: שעון הקיר

מתי אפשר לאסוף את השעון?
`,
    newWords: `שלום רב,

השעון מוכן, אבל המטוטלת עדיין אצל הנפח. אפשר לאסוף ביום חמישי.`,
    quoted: 'below',
  },
  {
    name: 'tr-zeytin-iphone',
    language: 'tr',
    subject: 'Re: Zeytin hasadı',
    answers: true,
    text: `Pazartesi başlıyoruz, yedi kişi yeter. Merdivenler bizde.

iPhone’umdan gönderildi

> Ayvalık Zeytincilik <hasat@ayvalik-zeytin.example> şunları yazdı (3 Şub 2026 09:14):
>\u0020
> Ne zaman başlıyorsunuz, kaç kişi gerekir?
`,
    newWords: 'Pazartesi başlıyoruz, yedi kişi yeter. Merdivenler bizde.',
    quoted: 'below',
  },
  {
    name: 'da-fyr-gmail-text',
    language: 'da',
    subject: 'Re: Fyrtårnet i påsken',
    answers: true,
    text: `Vi kommer skærtorsdag og bliver til mandag. Hunden sover i bryggerset.

Kh
Inger-Lise

Den tirs. 3. feb. 2026 kl. 09.14 skrev Fyrets Venner <
booking@fyrets-venner.example>:

> Hvornår kommer I, og er hunden med?
>
`,
    newWords: 'Vi kommer skærtorsdag og bliver til mandag. Hunden sover i bryggerset.',
    quoted: 'below',
  },
];
