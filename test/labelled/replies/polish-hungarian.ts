/** Replies in Polish and Hungarian with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'pl-kajaki-gmail',
    language: 'pl',
    subject: 'Re: Spływ Krutynią',
    answers: true,
    html: `<div dir="ltr">Dzień dobry, Panie Zbigniewie,<div><br></div><div>bierzemy osiem kajaków na 14 czerwca. Trasa: od Sorkwit do Babięt, bez noclegu.</div><div><br></div><div>Zaliczka poszła dziś o 9:40 (<a href="https://bank-pod-lipa.example/potwierdzenie/5518">potwierdzenie</a>).</div><div><br></div><div>Pozdrawiam serdecznie</div><div>Jagna Szczepkowska</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">pon., 2 cze 2025 o 17:05 Zbigniew Orłoś &lt;<a href="mailto:zbigniew@kajaki-orlos.example">zbigniew@kajaki-orlos.example</a>&gt; napisał(a):<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Pani Jagno, ile kajaków i jaka trasa? Proszę też o zaliczkę.<div>Z. Orłoś</div></div></blockquote></div>
`,
    newWords: `Dzień dobry, Panie Zbigniewie,

bierzemy osiem kajaków na 14 czerwca. Trasa: od Sorkwit do Babięt, bez noclegu.

Zaliczka poszła dziś o 9:40 (potwierdzenie [1]).`,
    quoted: 'below',
  },
  {
    name: 'pl-szarlotka-poczta',
    language: 'pl',
    subject: 'Odp: Przepis na szarlotkę',
    answers: true,
    text: `Halinko,
cukru 120 g, a jabłka tylko szare renety.
Dnia 7 maja piszę do Ciebie więcej:

Dnia 28 kwietnia 2025 19:26 Halina Czarkowska <h.czarkowska@skrzynka-wp.example> napisał(a):

Witaj,
ile cukru dajesz do szarlotki? I jakie jabłka?
Halina
`,
    newWords: `Halinko,
cukru 120 g, a jabłka tylko szare renety.
Dnia 7 maja piszę do Ciebie więcej:`,
    quoted: 'below',
  },
  {
    name: 'pl-winda-outlook-mac',
    language: 'pl',
    subject: 'ODP: Awaria windy, klatka C',
    answers: true,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body lang="PL" link="#0563C1" vlink="#954F72">
<div class="WordSection1">
<p class="MsoNormal">Szanowny Panie,<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">winda w klatce C stoi od 5:50. Do: drugiego piętra dojeżdża, dalej nie. W środku nikogo nie było.<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Numer udźwigu na tabliczce: 630 kg.<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Z poważaniem<o:p></o:p></p>
<p class="MsoNormal">Wacława Rudnik<o:p></o:p></p>
<p class="MsoNormal">administracja osiedla Pod Kasztanami<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<div id="mail-editor-reference-message-container">
<div>
<div style="border:none;border-top:solid #B5C4DF 1.0pt;padding:3.0pt 0cm 0cm 0cm">
<p class="MsoNormal" style="margin-bottom:12.0pt"><b><span style="font-size:12.0pt;color:black">Od: </span></b><span style="font-size:12.0pt;color:black">Serwis Dźwig-Tor &lt;serwis@dzwigtor.example&gt;<br>
<b>Data: </b>środa, 15 października 2025 06:31<br>
<b>Do: </b>Wacława Rudnik &lt;w.rudnik@podkasztanami.example&gt;<br>
<b>Temat: </b>Awaria windy, klatka C<o:p></o:p></span></p>
</div>
<p class="MsoNormal">Dzień dobry, co dokładnie się dzieje z windą i jaki jest udźwig?<o:p></o:p></p>
</div>
</div>
</div>
</body></html>
`,
    newWords: `Szanowny Panie,

winda w klatce C stoi od 5:50. Do: drugiego piętra dojeżdża, dalej nie. W środku nikogo nie było.

Numer udźwigu na tabliczce: 630 kg.`,
    quoted: 'below',
  },
  {
    name: 'pl-pszczoly-miedzy-wierszami',
    language: 'pl',
    subject: 'Re: Miód na kiermasz',
    answers: true,
    text: `W dniu 18.11.2025 o 08:02, Kazimierz Brodniewicz pisze:
> Ile słoików Pani przywiezie?

Sześćdziesiąt: 40 lipowych, 20 gryczanych.

> Czy stolik przy wejściu Pani odpowiada?

Nie, tam wieje. Wolałabym ten przy piecu.

> Rozpoczęcie o 10:00.

Będę o 9:15.

Łączę pozdrowienia
Bronisława Wilczek
Pasieka Trzy Lipy
`,
    newWords: `W dniu 18.11.2025 o 08:02, Kazimierz Brodniewicz pisze:
> Ile słoików Pani przywiezie?

Sześćdziesiąt: 40 lipowych, 20 gryczanych.

> Czy stolik przy wejściu Pani odpowiada?

Nie, tam wieje. Wolałabym ten przy piecu.

> Rozpoczęcie o 10:00.

Będę o 9:15.`,
    quoted: 'interleaved',
  },
  {
    name: 'pl-odpowiedz-pod-naglowkiem',
    language: 'pl',
    subject: 'Re: Godzina próby',
    answers: true,
    text: `W dniu 21.02.2025 o 12:44, Tymoteusz Jarosz napisał:

O osiemnastej, jak zawsze. Klucz ma dozorca.
`,
    newWords: `W dniu 21.02.2025 o 12:44, Tymoteusz Jarosz napisał:

O osiemnastej, jak zawsze. Klucz ma dozorca.`,
    quoted: 'none',
  },
  {
    name: 'hu-szuret-gmail',
    language: 'hu',
    subject: 'Re: Szüret Badacsonyban',
    answers: true,
    html: `<div dir="ltr">Kedves Boldizsár!<div><br></div><div>Szeptember 20-án megyünk, hárman. Vasárnap ezt írta a nagybátyám: „a hordó kész”.</div><div><br></div><div>Hozzak-e puttonyt, vagy van elég?</div><div><br></div><div>Üdvözlettel:</div><div>Piroska</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Kelemen Boldizsár &lt;<a href="mailto:boldizsar@kelemenpince.example">boldizsar@kelemenpince.example</a>&gt; ezt írta (időpont: 2025. szept. 8., H, 20:14):<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Szia Piroska, hányan jöttök a szüretre, és mikor?</div></blockquote></div>
`,
    newWords: `Kedves Boldizsár!

Szeptember 20-án megyünk, hárman. Vasárnap ezt írta a nagybátyám: „a hordó kész”.

Hozzak-e puttonyt, vagy van elég?`,
    quoted: 'below',
  },
  {
    name: 'hu-gyogytorna-outlook',
    language: 'hu',
    subject: 'RE: Gyógytorna időpont',
    answers: true,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body dir="ltr">
<div style="font-family: Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Tisztelt Rendelő!</div>
<div style="font-family: Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);"><br></div>
<div style="font-family: Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Nem, a csütörtök nem jó. A péntek igen, 8:15-kor.</div>
<div style="font-family: Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);"><br></div>
<div style="font-family: Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Köszönettel<br>
Hajnóczy Emerencia</div>
<div style="font-family: Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);"><br></div>
<div id="appendonsend"></div>
<hr style="display:inline-block;width:98%" tabindex="-1">
<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000"><b>Feladó:</b> Lépés Rendelő &lt;idopont@lepesrendelo.example&gt;<br>
<b>Elküldve:</b> 2025. május 19., hétfő 11:37<br>
<b>Címzett:</b> Hajnóczy Emerencia &lt;emerencia@hajnoczy.example&gt;<br>
<b>Tárgy:</b> Gyógytorna időpont</font>
<div>&nbsp;</div>
</div>
<div>Jó lenne csütörtökön 14:00-kor, vagy pénteken 8:15-kor?</div>
</body></html>
`,
    newWords: `Tisztelt Rendelő!

Nem, a csütörtök nem jó. A péntek igen, 8:15-kor.`,
    quoted: 'below',
  },
  {
    name: 'hu-kutya-utoirat-lent',
    language: 'hu',
    subject: 'Re: Ki viszi a kutyát?',
    answers: true,
    text: `Én.

2025. 07. 04. 6:58 keltezéssel, Szalontai Gergő írta:
> Sziasztok!
>
> Ki viszi el szombaton a kutyát az orvoshoz?
>
> Gergő

Ui.: A póráz nálam van, a szájkosár nincs.
`,
    newWords: `Én.

Ui.: A póráz nálam van, a szájkosár nincs.`,
    quoted: 'below',
  },
  {
    name: 'hu-konyvtar-idezet-nelkul',
    language: 'hu',
    subject: 'Re: Elveszett kötet',
    answers: true,
    text: `Tisztelt Könyvtáros Asszony!

A kötetet megtaláltam, a díványpárna alatt volt. Holnap beviszem, a késedelmi díjat is kifizetem.

Tárgy: térképek a 18. századból. Leltári szám: 30442. Ezt a cédulát tettem bele.

Tisztelettel
Dr. Bársony Hümér
ny. földrajztanár
`,
    newWords: `Tisztelt Könyvtáros Asszony!

A kötetet megtaláltam, a díványpárna alatt volt. Holnap beviszem, a késedelmi díjat is kifizetem.

Tárgy: térképek a 18. századból. Leltári szám: 30442. Ezt a cédulát tettem bele.`,
    quoted: 'none',
  },
];
