/** Replies whose answers stand above, below and between what they answer, with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'en-darkroom-above-and-below',
    language: 'en',
    subject: 'Re: Darkroom rota',
    from: 'Rufus Tamblyn',
    answers: true,
    text: `Tuesday suits me.

On 3 Feb 2026 at 09:14, Zillah Crane wrote:
> Tuesday or Friday for the darkroom? And is there any fixer left?

Half a bottle. I'll buy more on the way.

Rufus
`,
    newWords: `Tuesday suits me.

Half a bottle. I'll buy more on the way.`,
    quoted: 'below',
  },
  {
    name: 'de-umbau-kuerzel-outlook',
    language: 'de',
    subject: 'AW: Fragen zum Umbau',
    from: 'Rieger, Anton',
    answers: true,
    text: `Hallo Frau Petermann,

meine Antworten stehen unten bei den Fragen.

Grüße
Anton Rieger

Von: Kerstin Petermann <k.petermann@architektur-petermann.example>
Gesendet: Dienstag, 3. Februar 2026 09:14
An: Anton Rieger <rieger@riegerbau.example>
Betreff: Fragen zum Umbau

1. Bleibt die Wand zur Küche stehen?
[Rieger, Anton] Nein, sie kommt weg.

2. Welcher Boden kommt in den Flur?
[Rieger, Anton] Eiche, geölt.
`,
    newWords: `Hallo Frau Petermann,

meine Antworten stehen unten bei den Fragen.

Grüße
Anton Rieger

Von: Kerstin Petermann <k.petermann@architektur-petermann.example>
Gesendet: Dienstag, 3. Februar 2026 09:14
An: Anton Rieger <rieger@riegerbau.example>
Betreff: Fragen zum Umbau

1. Bleibt die Wand zur Küche stehen?
[Rieger, Anton] Nein, sie kommt weg.

2. Welcher Boden kommt in den Flur?
[Rieger, Anton] Eiche, geölt.`,
    quoted: 'interleaved',
  },
  {
    name: 'es-molino-firma-al-final',
    language: 'es',
    subject: 'Re: Visita al molino',
    answers: true,
    text: `Hola, Ulises:

iremos veintidós, con el profesor de historia. Llegamos en autobús hacia las once.

El 3/2/26 a las 9:14, Molino de Arriba escribió:
> Buenos días:
>
> ¿cuántos vendrán y a qué hora?
>
> Ulises

--\u0020
Práxedes Villalobos
IES Valdehierro
Tel. 955 550 146
`,
    newWords: `Hola, Ulises:

iremos veintidós, con el profesor de historia. Llegamos en autobús hacia las once.`,
    quoted: 'below',
  },
  {
    name: 'fr-four-reponse-dessous-html',
    language: 'fr',
    subject: 'Re: Le four à pain',
    answers: true,
    html: `<!DOCTYPE html>
<html><head><meta http-equiv="content-type" content="text/html; charset=UTF-8"></head>
  <body>
    <div class="moz-cite-prefix">Le 03/02/2026 à 09:14, Gaspard Lhomme a écrit :<br>
    </div>
    <blockquote type="cite" cite="mid:91ba-33@fourapain.example">
      <p>Qui allume le four dimanche ? Et reste-t-il du bois sec ?</p>
    </blockquote>
    <p>J'allume à cinq heures. Le bois est sous la bâche, il y en a pour deux fournées.</p>
    <div class="moz-signature">-- <br>
      Zélie Bonnefoy</div>
  </body>
</html>
`,
    newWords: "J'allume à cinq heures. Le bois est sous la bâche, il y en a pour deux fournées.",
    quoted: 'below',
  },
  {
    name: 'en-lathe-colon-quotes',
    language: 'en',
    subject: 'Re: Lathe noise',
    from: 'Thorkell Askew',
    answers: true,
    text: `In a message of 3 Feb 2026, you wrote:

: The lathe whines above 900 rpm. Is it the belt?

No, the belt is new. Try the tailstock bearing first.

: Can I run it until Saturday?

Below 600, yes.

Thorkell
`,
    newWords: `In a message of 3 Feb 2026, you wrote:

: The lathe whines above 900 rpm. Is it the belt?

No, the belt is new. Try the tailstock bearing first.

: Can I run it until Saturday?

Below 600, yes.`,
    quoted: 'interleaved',
  },
  {
    name: 'nl-brood-gmail-sterretjes',
    language: 'nl',
    subject: 'RE: Brood voor het kamp',
    answers: true,
    text: `Hoi Jelmer,

doe maar 18 bruine en 6 witte, gesneden. Betalen doen we per maand.

Groetjes,
Sietske

*Van:* Bakkerij Postma <bestel@bakkerij-postma.example>
*Verzonden:* dinsdag 3 februari 2026 09:14
*Aan:* 'Sietske Wiarda' <sietske@kampwiarda.example>
*Onderwerp:* Brood voor het kamp

Hoi Sietske, hoeveel broden voor vrijdag? Betaal je contant?
`,
    newWords: `Hoi Jelmer,

doe maar 18 bruine en 6 witte, gesneden. Betalen doen we per maand.`,
    quoted: 'below',
  },
  {
    name: 'pl-rejs-html-pomiedzy',
    language: 'pl',
    subject: 'Re: Rejs po Niegocinie',
    answers: true,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body>
    <div class="moz-cite-prefix">W dniu 3.02.2026 o&nbsp;09:14, Dobromiła Szuwar pisze:<br></div>
    <blockquote type="cite"><p>Ile osób płynie?</p></blockquote>
    <p>Siedem, z psem.</p>
    <blockquote type="cite"><p>Kto ma patent?</p></blockquote>
    <p>Ja i Wit.</p>
</body></html>
`,
    newWords: `W dniu 3.02.2026 o 09:14, Dobromiła Szuwar pisze:

> Ile osób płynie?

Siedem, z psem.

> Kto ma patent?

Ja i Wit.`,
    quoted: 'interleaved',
  },
  {
    name: 'en-crew-thumbs-up-banner',
    language: 'en',
    subject: 'RE: Crew for the 9th',
    answers: true,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body dir="ltr"><div style="font-family: Aptos, sans-serif; font-size: 12pt;">👍</div><div style="font-family: Aptos, sans-serif; font-size: 12pt;"><br></div><div id="ms-outlook-mobile-signature"><div>Get <a href="https://outlook-app.example/android">Outlook for Android</a></div></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000"><b>From:</b> Odalys Marsh &lt;odalys@marshcrewing.example&gt;<br><b>Sent:</b> Tuesday, February 3, 2026 9:14:22 AM<br><b>To:</b> Peregrine Holt &lt;p.holt@tidewater-lines.example&gt;<br><b>Subject:</b> Crew for the 9th</font><div>&nbsp;</div></div><div style="background-color:#FFEB9C"><strong>CAUTION:</strong> This email originated from outside of the organization.</div><div>Six deckhands and a cook for the 9th, agreed?</div></body></html>
`,
    newWords: '👍',
    quoted: 'below',
  },
];
