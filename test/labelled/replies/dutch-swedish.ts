/** Replies in Dutch and Swedish with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'nl-sluis-gmail',
    language: 'nl',
    subject: 'Re: Sluistijden in het voorseizoen',
    answers: true,
    text: `Beste Wietske,

de sluis draait vanaf 1 april elke dag van 9:00 tot 17:00. Wie later komt,
belt de brugwachter en wacht op het groene licht.

Op de steiger staat nog het oude bord. Daarover dit, want op maandag schreef
de gemeente: "komt in week 16".

Op di 25 mrt 2025 om 16:09 schreef Wietske Hoogterp <
wietske@hoogterp-charters.example>:

> Goedemiddag,
>
> vanaf wanneer draait de sluis weer, en klopt het bord op de steiger?
>
> Groet, Wietske
>
`,
    newWords: `Beste Wietske,

de sluis draait vanaf 1 april elke dag van 9:00 tot 17:00. Wie later komt,
belt de brugwachter en wacht op het groene licht.

Op de steiger staat nog het oude bord. Daarover dit, want op maandag schreef
de gemeente: "komt in week 16".`,
    quoted: 'below',
  },
  {
    name: 'nl-oppas-apple-mail',
    language: 'nl',
    subject: 'Re: Oppas vrijdagavond',
    answers: true,
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; -webkit-nbsp-mode: space; line-break: after-white-space;">Ja hoor, vrijdag kan ik.<div><br></div><div>Ik kom rechtstreeks van de training, dus rond 19:15. Mag ik een boterham meenemen?</div><div><br></div><div>Groetjes,</div><div>Fenna<br><div><br><blockquote type="cite"><div>Op 14 mei 2025, om 12:50 heeft Maarten Eikelboom &lt;maarten@eikelboomthuis.example&gt; het volgende geschreven:</div><br class="Apple-interchange-newline"><div><div>Hoi Fenna,<div><br></div><div>kun je vrijdagavond oppassen? We moeten om half acht weg.</div><div><br></div><div>Maarten</div></div></div></blockquote></div><br></div></body></html>
`,
    newWords: `Ja hoor, vrijdag kan ik.

Ik kom rechtstreeks van de training, dus rond 19:15. Mag ik een boterham meenemen?`,
    quoted: 'below',
  },
  {
    name: 'nl-fietsenstalling-outlook-mobiel',
    language: 'nl',
    subject: 'Re: Plaats in de stalling',
    answers: true,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body>
<div dir="auto" style="font-family: Aptos, sans-serif; font-size: 12pt;">Graag plek 41, van: april tot: oktober.</div>
<div dir="auto" style="font-family: Aptos, sans-serif; font-size: 12pt;"><br></div>
<div id="ms-outlook-mobile-signature" dir="auto">Outlook voor <a href="https://outlook-app.example/ios">iOS</a> downloaden</div>
<div id="mail-editor-reference-message-container" dir="auto">
<hr style="display:inline-block;width:98%" tabindex="-1">
<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000"><b>Van:</b> Stalling Vrijthof &lt;beheer@stalling-vrijthof.example&gt;<br><b>Verzonden:</b> Wednesday, March 19, 2025 10:31:52 AM<br><b>Aan:</b> Giel Crombach &lt;giel.crombach@postbus12.example&gt;<br><b>Onderwerp:</b> Plaats in de stalling</font><div>&nbsp;</div></div>
<div>Geachte heer Crombach,<br><br>plek 38 en plek 41 zijn vrij. Welke wilt u, en voor hoe lang?<br></div>
</div>
</body></html>
`,
    newWords: 'Graag plek 41, van: april tot: oktober.',
    quoted: 'below',
  },
  {
    name: 'nl-dakgoot-tussendoor',
    language: 'nl',
    subject: 'Re: Dakgoot achterzijde',
    answers: true,
    text: `On Mon, Sep 29, 2025 at 08:44:17AM +0200, Jorrit Noordhof wrote:
> Lekt de goot nog steeds?

Alleen bij westenwind.

> Heb je foto's gemaakt van de naad bij de schoorsteen?

Drie stuks, van zondag 28 september. Op de tweede zie je het gat.

> Dan kom ik donderdag met de ladder.

Prima, de poort staat open.

--\u0020
Annechien Ruiter, Kade 5
`,
    newWords: `On Mon, Sep 29, 2025 at 08:44:17AM +0200, Jorrit Noordhof wrote:
> Lekt de goot nog steeds?

Alleen bij westenwind.

> Heb je foto's gemaakt van de naad bij de schoorsteen?

Drie stuks, van zondag 28 september. Op de tweede zie je het gat.

> Dan kom ik donderdag met de ladder.

Prima, de poort staat open.`,
    quoted: 'interleaved',
  },
  {
    name: 'sv-brygga-gmail',
    language: 'sv',
    subject: 'Re: Bryggan vid södra viken',
    answers: true,
    text: `Hej Torvald!

Vi tar bryggan med räcke, 6 meter. Kör inte på grusvägen, den håller inte (karta:
https://sodraviken.example/karta/vag). Ring när ni är vid grinden.

Den andra frågan tar jag senare, för den 3 juni skriver kommunen:

Den tors 22 maj 2025 kl 13:56 skrev Torvald Ekeblom <torvald@ekeblombryggor.example>:

> Hej Gunhild,
>
> ska bryggan ha räcke, och får vi köra på grusvägen? När kommer bygglovet?
>
> Hälsningar
> Torvald
>
`,
    newWords: `Hej Torvald!

Vi tar bryggan med räcke, 6 meter. Kör inte på grusvägen, den håller inte (karta:
sodraviken.example/karta/vag [1]). Ring när ni är vid grinden.

Den andra frågan tar jag senare, för den 3 juni skriver kommunen:`,
    quoted: 'below',
  },
  {
    name: 'sv-tandvard-outlook',
    language: 'sv',
    subject: 'SV: Ny tid för barnen',
    answers: true,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body lang="SV" link="#0563C1" vlink="#954F72">
<div class="WordSection1">
<p class="MsoNormal">Hej,<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">tisdag 10:20 passar för båda två. Ni frågar &quot;vem följer med?&quot; - det gör deras morfar.<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Med vänlig hälsning<o:p></o:p></p>
<p class="MsoNormal">Ragnhild Stenbock<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">
<p class="MsoNormal"><b>Från:</b> Folktandvården Ängsö &lt;bokning@tand-angso.example&gt; <br>
<b>Skickat:</b> den 2 september 2025 15:03<br>
<b>Till:</b> Ragnhild Stenbock &lt;ragnhild@stenbocks.example&gt;<br>
<b>Ämne:</b> Ny tid för barnen<o:p></o:p></p>
</div>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Hej Ragnhild, vi kan erbjuda tisdag 10:20 eller onsdag 8:00. Vem följer med?<o:p></o:p></p>
</div>
</body></html>
`,
    newWords: `Hej,

tisdag 10:20 passar för båda två. Ni frågar "vem följer med?" - det gör deras morfar.`,
    quoted: 'below',
  },
  {
    name: 'sv-lager-emellan',
    language: 'sv',
    subject: 'Re: Lägret på Gräsö',
    answers: true,
    text: `Hej, svar här nere.

Den 2025-03-27 kl. 20:18, skrev Sigvard Malmros:
> Hur många tält har vi kvar?

Sju hela och ett med hål.

> Är Tyra med som ledare i år?

Ja.

> Och båten?

Den hyr vi. Avgång 9:00 från bryggan, hemfärd 15:30.

Hälsningar
Ingegerd Trolle
`,
    newWords: `Hej, svar här nere.

Den 2025-03-27 kl. 20:18, skrev Sigvard Malmros:
> Hur många tält har vi kvar?

Sju hela och ett med hål.

> Är Tyra med som ledare i år?

Ja.

> Och båten?

Den hyr vi. Avgång 9:00 från bryggan, hemfärd 15:30.`,
    quoted: 'interleaved',
  },
  {
    name: 'sv-renkott-utan-citat',
    language: 'sv',
    subject: 'Re: Beställning 2207',
    answers: true,
    html: `<div>Hej Beata!</div>
<div><br></div>
<div>Jag tog fel på vikten i morse. Rätt beställning:</div>
<div><br></div>
<div>Från frysen: 4 kg skav</div>
<div>Till röken: 1 stek</div>
<div>Datum: 12 december</div>
<div><br></div>
<div>Det andra kan ni stryka.</div>
<div><br></div>
<div>-- </div>
<div>Hjördis Lappmark</div>
<div>Fjällnäs Värdshus</div>
<div>070-555 01 93</div>
`,
    newWords: `Hej Beata!

Jag tog fel på vikten i morse. Rätt beställning:

Från frysen: 4 kg skav
Till röken: 1 stek
Datum: 12 december

Det andra kan ni stryka.`,
    quoted: 'none',
  },
];
