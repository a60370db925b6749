/** Replies in Dutch, Swedish, Polish and Hungarian that nobody looks at while the software is made. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'x-nl-hoorspel-kmail',
    language: 'nl',
    subject: 'Re: Laatste scène hoorspel',
    answers: true,
    text: `Dag Liesbeth, zo wordt de laatste scène:

- Hoort u dat?
- Wat zou ik moeten horen?
- Precies. De klok staat stil.

Daarna tien tellen niets, dan de deur. Wil jij de deur inspreken, of hebben we daar een opname van?

Hartelijke groeten,
Ruurd Tiemersma

Op dinsdag 9 december 2025 22:03:17 CET schreef Liesbeth van Hulsteijn:
> Hoe loopt de laatste scène nu af?
>\u0020
> Liesbeth
`,
    newWords: `Dag Liesbeth, zo wordt de laatste scène:

- Hoort u dat?
- Wat zou ik moeten horen?
- Precies. De klok staat stil.

Daarna tien tellen niets, dan de deur. Wil jij de deur inspreken, of hebben we daar een opname van?`,
    quoted: 'below',
  },
  {
    name: 'x-nl-scherm-spark',
    language: 'nl',
    subject: 'Re: Gebroken etalageruit',
    answers: true,
    html: `<html><head></head><body><div name="messageBodySection">
<div dir="auto">Wij hebben de ruit zelf al dichtgetimmerd. Voor het rapport wilt u nog weten wie erbij was: alleen de bakker van hiernaast en zijn leerling.<br />
<br />
De schade schat ik op 740 euro zonder het letterwerk.</div>
</div>
<div name="messageSignatureSection"><br />
<div class="matchFont">Met vriendelijke groet,<br />
Hendrikje Boonstra<br />
Boonstra Hoeden</div>
</div>
<div name="messageReplySection">Op 7 feb 2025 08:55 +0100 schreef Assurantie Zevenster &lt;schade@zevenster-assurantie.example&gt;:<br />
<blockquote type="cite" class="spark_quote" style="margin: 5px 5px; padding-left: 10px; border-left: thin solid #1abc9c;">Mevrouw Boonstra, wie was er getuige, en hoe hoog schat u de schade?</blockquote>
</div>
</body></html>
`,
    newWords: `Wij hebben de ruit zelf al dichtgetimmerd. Voor het rapport wilt u nog weten wie erbij was: alleen de bakker van hiernaast en zijn leerling.

De schade schat ik op 740 euro zonder het letterwerk.`,
    quoted: 'below',
  },
  {
    name: 'x-sv-vavstol-claws',
    language: 'sv',
    subject: 'Re: Vävstolen',
    answers: true,
    text: `Vävstolen är såld, tyvärr. Men min moster i Alfta har en likadan som hon inte använder, och
hon vill ha 1 200 kronor för den. Säg till om jag ska höra med henne.

Varpan får du gärna ändå.

Mvh
Solveig Brodd

On Sat, 11 Jan 2025 14:50:06 +0100
Alrik Hedenström <alrik@hedenstromsvav.example> wrote:

> Hej Solveig, finns vävstolen kvar? Jag kan hämta den på lördag.
`,
    newWords: `Vävstolen är såld, tyvärr. Men min moster i Alfta har en likadan som hon inte använder, och
hon vill ha 1 200 kronor för den. Säg till om jag ska höra med henne.

Varpan får du gärna ändå.`,
    quoted: 'below',
  },
  {
    name: 'x-sv-orgel-windows',
    language: 'sv',
    subject: 'Sv: Orgelstämning före jul',
    answers: true,
    html: `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body lang="SV"><div class="WordSection1">
<p class="MsoNormal">Kyrkan är upplåst från klockan sju, och vaktmästaren trampar bälgen om elen krånglar.</p>
<p class="MsoNormal">Ärendet gäller alltså: Gedackt 8' i andra manualen, inget annat.</p>
<p class="MsoNormal">&nbsp;</p>
<p class="MsoNormal">Skickades från E-post för Windows</p>
<p class="MsoNormal">&nbsp;</p>
<div style="mso-element:para-border-div;border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal" style="border:none;padding:0cm"><b>Från: </b>Orgelbyggeri Klangfors<br><b>Skickat: </b>den 1 december 2025 09:09<br><b>Till: </b>Kantor Valfrid Ek<br><b>Ämne: </b>Orgelstämning före jul</p></div>
<p class="MsoNormal">&nbsp;</p>
<p class="MsoNormal">Hur dags kommer vi in i kyrkan, och vilken stämma gäller det?</p>
</div></body></html>
`,
    newWords: `Kyrkan är upplåst från klockan sju, och vaktmästaren trampar bälgen om elen krånglar.

Ärendet gäller alltså: Gedackt 8' i andra manualen, inget annat.`,
    quoted: 'below',
  },
  {
    name: 'x-pl-zegar-onet',
    language: 'pl',
    subject: 'Re: Zegar ratuszowy',
    answers: true,
    html: `<div><div>Zegar spieszy się o cztery minuty na dobę. Wahadło trzeba wydłużyć, a nie skrócić, jak myślała komisja.</div><div><br></div><div>Koszt: 1850 zł brutto. Termin: do Zielonych Świątek.</div><div><br></div><div>Z wyrazami szacunku<br>Apoloniusz Grzesik<br>mistrz zegarmistrzowski</div><div><br></div><div>W dniu 2025-04-30 13:18:22 użytkownik Urząd Miejski w Sławnie Dolnym &lt;promocja@slawnodolne.example&gt; napisał:</div><blockquote style="margin-right: 0px; margin-left: 7px; border-left: 2px solid orange; padding-left: 8px;"><div>Czy zegar na ratuszu da się naprawić i za ile?</div></blockquote></div>
`,
    newWords: `Zegar spieszy się o cztery minuty na dobę. Wahadło trzeba wydłużyć, a nie skrócić, jak myślała komisja.

Koszt: 1850 zł brutto. Termin: do Zielonych Świątek.`,
    quoted: 'below',
  },
  {
    name: 'x-pl-owczarek-interia',
    language: 'pl',
    subject: 'Re: Szczeniaki',
    answers: true,
    text: `Zostały dwie suczki i jeden piesek. Odbiór po ósmym tygodniu, czyli po 20 marca.

Rodowód mają wszystkie. Proszę przyjechać je zobaczyć, zdjęć nie wysyłam.

Serdeczności
Maciej Gąsienica-Bór

Od: "Ludmiła Piekarczyk" <ludmila@piekarczykowie.example>
Do: "Hodowla Zza Turni" <hodowla@zzaturni.example>;
Wysłane: 20:30 Sobota 2025-02-08
Temat: Szczeniaki

> Czy są jeszcze szczeniaki? Proszę o zdjęcia.
>
> L. Piekarczyk
`,
    newWords: `Zostały dwie suczki i jeden piesek. Odbiór po ósmym tygodniu, czyli po 20 marca.

Rodowód mają wszystkie. Proszę przyjechać je zobaczyć, zdjęć nie wysyłam.`,
    quoted: 'below',
  },
  {
    name: 'x-pl-recenzja-bez-cytatu',
    language: 'pl',
    subject: 'Re: Recenzja',
    answers: false,
    html: `<div>Redakcjo,</div><div><br></div><div>tytuł recenzji brzmi „Odpisz mi, proszę”, i tak ma zostać. To nie pomyłka, tylko tytuł spektaklu.</div><div><br></div><div>Trzeci akapit można skrócić, czwartego nie.</div>
`,
    newWords: `Redakcjo,

tytuł recenzji brzmi „Odpisz mi, proszę”, i tak ma zostać. To nie pomyłka, tylko tytuł spektaklu.

Trzeci akapit można skrócić, czwartego nie.`,
    quoted: 'none',
  },
  {
    name: 'x-hu-termal-freemail',
    language: 'hu',
    subject: 'Re: Bérletek a fürdőbe',
    answers: true,
    html: `<p>Hét bérletet kérünk, ebből kettő nyugdíjas.</p>
<p>A számlát a sakk-kör nevére állítsák ki, ne az enyémre. Az adószámot a pénztárban már leadtam.</p>
<p>Minden jót!<br />Csordás Vendel</p>
<p><br />Gyógyfürdő Pénztár &lt;penztar@gyogyfurdo-sarkeresz.example&gt; írta:</p>
<blockquote style="border-left: 1px solid #00f; margin: 0; padding: 0 0 0 5px;">Hány bérletet kérnek, és kinek a nevére menjen a számla?</blockquote>
`,
    newWords: `Hét bérletet kérünk, ebből kettő nyugdíjas.

A számlát a sakk-kör nevére állítsák ki, ne az enyémre. Az adószámot a pénztárban már leadtam.`,
    quoted: 'below',
  },
  {
    name: 'x-hu-mento-szam',
    language: 'hu',
    subject: 'Re: Mentőkutya vizsga',
    answers: true,
    text: `Szervusztok!

A vizsgára hárman jövünk: Lukrécia, Szilárd meg én. A kutyák sorrendje Morzsa, Bodza, Pajti, ezen már ne
változtassunk, mert Pajti az utolsó helyet szokta meg.

Üdv:
Zsombor
Mentőkutyás Egylet, Felsőtelekes
`,
    newWords: `Szervusztok!

A vizsgára hárman jövünk: Lukrécia, Szilárd meg én. A kutyák sorrendje Morzsa, Bodza, Pajti, ezen már ne
változtassunk, mert Pajti az utolsó helyet szokta meg.`,
    quoted: 'none',
  },
];
