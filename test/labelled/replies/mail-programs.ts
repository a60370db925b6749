/** Replies from programs that fewer people write with, each with its own marks around the older mail. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'en-slipway-roundcube-below',
    language: 'en',
    subject: 'Re: Slipway bookings',
    answers: true,
    text: `On 2026-02-03 09:14, Fergus Tolland wrote:
> Morning Delphine,
>
> can the Wednesday crew have the slipway from six? They would leave the
> winch as they found it.
>
> Fergus

They can, if somebody signs the book. The winch key is with Harriet, and she
wants it back the same night.

This email and any files transmitted with it are confidential and intended
solely for the use of the individual or entity to whom they are addressed.
If you have received this email in error please notify the harbour office.
`,
    newWords: `They can, if somebody signs the book. The winch key is with Harriet, and she
wants it back the same night.`,
    quoted: 'below',
  },
  {
    name: 'de-schulung-lotus-notes',
    language: 'de',
    subject: 'Antwort: Schulung Kassensystem',
    answers: true,
    text: `Hallo Frau Brinkhoff,

am 24. geht es nicht, da ist Inventur. Der 26. passt uns allen, bitte ab 13 Uhr und im kleinen Saal.

Mit freundlichen Grüßen

Eckart Wolperding
Filialleitung Nord



Von:    Irmela Brinkhoff/Schulung/Kontor
An:     Eckart Wolperding/Nord/Kontor@Kontor
Datum:  03.02.2026 09:14
Betreff:        Schulung Kassensystem



Hallo Herr Wolperding,

welcher Tag passt Ihrer Filiale, der 24. oder der 26.?

Irmela Brinkhoff
`,
    newWords: `Hallo Frau Brinkhoff,

am 24. geht es nicht, da ist Inventur. Der 26. passt uns allen, bitte ab 13 Uhr und im kleinen Saal.`,
    quoted: 'below',
  },
  {
    name: 'fr-gymnase-zimbra',
    language: 'fr',
    subject: 'Re: Créneaux du gymnase',
    from: 'Ludivine Charrier',
    answers: true,
    html: `<html><body><div style="font-family: arial, helvetica, sans-serif; font-size: 12pt; color: #000000"><div>Bonjour Tiphaine,</div><div><br data-mce-bogus="1"></div><div>Le jeudi soir est pris jusqu'en mai. Reste le samedi, de 9 h à 11 h : dites-moi vite.</div><div><br data-mce-bogus="1"></div><div data-marker="__SIG_PRE__"><div>Ludivine Charrier</div><div>Service des sports</div></div><div><br></div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><b>De: </b>"Tiphaine Morvan" &lt;tiphaine@judo-club-kerity.example&gt;<br><b>À: </b>"Ludivine Charrier" &lt;l.charrier@ville-kerity.example&gt;<br><b>Envoyé: </b>Mardi 3 Février 2026 09:14:22<br><b>Objet: </b>Créneaux du gymnase<br></div><div><br></div><div data-marker="__QUOTED_TEXT__"><div>Bonjour,<br><br>reste-t-il un créneau pour les poussins ?<br><br>Tiphaine</div></div></div></body></html>
`,
    newWords: `Bonjour Tiphaine,

Le jeudi soir est pris jusqu'en mai. Reste le samedi, de 9 h à 11 h : dites-moi vite.`,
    quoted: 'below',
  },
  {
    name: 'en-investor-slot-superhuman',
    language: 'en',
    subject: 'Re: Slot in the first week of March',
    answers: true,
    html: `<html><head></head><body><div><div><div><div class="">Tuesday the 3rd works, 45 minutes.<br></div><div class=""><br></div><div class="">Two things I'd ask you to bring: the churn numbers from: January, and the deck as a file, not a link.<br></div><div class=""><br></div></div><div><div style="display: none; border: 0px; width: 0px; height: 0px; overflow: hidden; visibility: hidden;"><img src="https://r.superhuman-pixel.example/abc.gif" alt="" width="1" height="0" style="display: none;"></div><br><div class="gmail_signature"></div></div><div><div>Sent via <a href="https://superhuman-app.example/?vip=zelda" target="_blank">Superhuman</a></div><br></div><br><div><div class="gmail_quote"><div>On Tue, Feb 03, 2026 at 9:14 AM, Quincy Aldana <span dir="ltr">&lt;<a href="mailto:quincy@aldanacapital.example" target="_blank">quincy@aldanacapital.example</a>&gt;</span> wrote:<br></div><blockquote class="gmail_quote sh-color-black sh-color" style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex"><div dir="ltr">Could we get 30 minutes in the first week of March?</div></blockquote></div></div></div></div></body></html>
`,
    newWords: `Tuesday the 3rd works, 45 minutes.

Two things I'd ask you to bring: the churn numbers from: January, and the deck as a file, not a link.`,
    quoted: 'below',
  },
  {
    name: 'en-cabin-dates-hey',
    language: 'en',
    subject: 'Re: Cabin dates',
    answers: true,
    html: `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><div class="trix-content">
  <div>We want the second week, with the dog.<br><br>Is the wood stove fixed? Last time Orin wrote: "bring a heater" on the board by the door.</div>
</div>
<div><br></div><div>On February 3, 2026, Marisol Pike &lt;marisol@pikecabins.example&gt; wrote:</div><blockquote><div>Hello Jonty,<br><br>first week or second week of June? And is the dog coming?<br><br>Marisol</div></blockquote>
</body></html>
`,
    newWords: `We want the second week, with the dog.

Is the wood stove fixed? Last time Orin wrote: "bring a heater" on the board by the door.`,
    quoted: 'below',
  },
  {
    name: 'nl-kozijnen-spark',
    language: 'nl',
    subject: 'Re: Kozijnen achterhuis',
    from: 'Hiske Terpstra',
    answers: true,
    html: `<html xmlns="http://www.w3.org/1999/xhtml"><head><title></title></head><body><div name="messageBodySection"><div dir="auto">Dag Wubbo,<br/><br/>de kozijnen worden wit, niet crème. Het draaideel links blijft waar het zit.</div></div><div name="messageSignatureSection"><br/><div class="matchFont">Hiske Terpstra<br/>Terpstra Interieur</div></div><div name="messageReplySection">Op 3 feb. 2026 om 09:14 +0100 schreef Wubbo Kloosterman &lt;wubbo@timmerbedrijf-kloosterman.example&gt;:<br/><blockquote type="cite" style="border-left-color: grey; border-left-width: thin; border-left-style: solid; margin: 5px 5px;padding-left: 10px;">Hiske, welke kleur worden de kozijnen, en blijft het draaideel links?</blockquote></div></body></html>
`,
    newWords: `Dag Wubbo,

de kozijnen worden wit, niet crème. Het draaideel links blijft waar het zit.`,
    quoted: 'below',
  },
  {
    name: 'zh-hant-huawu-yahoo',
    language: 'zh-Hant',
    subject: 'Re: 花塢的租期',
    answers: true,
    html: `<html><head></head><body><div class="ydp7c1yahoo-style-wrap" style="font-family:Helvetica Neue, Helvetica, Arial, sans-serif;font-size:16px;"><div dir="ltr" data-setdir="false">鍾小姐您好:</div><div dir="ltr" data-setdir="false">租期改到六月底,押金照舊。水電費請寄紙本帳單。</div><div><br></div></div><div id="ydp44yahoo_quoted_7712" class="ydp44yahoo_quoted"><div style="font-family:'Helvetica Neue', Helvetica, Arial, sans-serif;font-size:13px;color:#26282a;"><div>在 2026年2月3日 星期二 上午09:14:22 [GMT+8], 鍾采薇&lt;chung@huawu-zufang.example&gt; 寫道:</div><div><br></div><div><div>戴先生,租期要不要延長?押金要退嗎?</div></div></div></div></body></html>
`,
    newWords: `鍾小姐您好:
租期改到六月底,押金照舊。水電費請寄紙本帳單。`,
    quoted: 'below',
  },
  {
    name: 'en-bell-ropes-bars',
    language: 'en',
    subject: 'Re: Bell ropes',
    from: 'Sapphira Dunmow',
    answers: true,
    text: `Horatio Bligh wrote on Tue, 3 Feb 2026 09:14:22 +0000:

| Do the ropes for the third and fifth still fray?

Only the fifth.

| And who has the long ladder?

It hangs in the vestry, behind the banners.

--\u0020
Sapphira Dunmow, tower captain
`,
    newWords: `Horatio Bligh wrote on Tue, 3 Feb 2026 09:14:22 +0000:

| Do the ropes for the third and fifth still fray?

Only the fifth.

| And who has the long ladder?

It hangs in the vestry, behind the banners.`,
    quoted: 'interleaved',
  },
];
