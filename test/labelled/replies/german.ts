/** Replies in German with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'de-heizung-freitag-gmail',
    language: 'de',
    subject: 'Re: Heizung im Hinterhaus',
    answers: true,
    text: `Sehr geehrter Herr Quandt,

die Heizung läuft seit heute 6:00 Uhr wieder. Der Zähler fehlt noch, und
einen Termin dafür kenne ich erst, wenn der Lieferant sich meldet.

Am Freitag schreibe ich Ihnen:

Am Di., 4. Nov. 2025 um 17:20 Uhr schrieb Meinhard Quandt <
meinhard.quandt@hinterhaus-sechs.example>:

> Guten Tag Frau Ohlsen,
>
> bei uns ist es seit Sonntag kalt. Wann läuft die Heizung wieder, und wann
> kommt der neue Zähler?
>
> Mit freundlichen Grüßen
> Meinhard Quandt
>
`,
    newWords: `Sehr geehrter Herr Quandt,

die Heizung läuft seit heute 6:00 Uhr wieder. Der Zähler fehlt noch, und
einen Termin dafür kenne ich erst, wenn der Lieferant sich meldet.

Am Freitag schreibe ich Ihnen:`,
    quoted: 'below',
  },
  {
    name: 'de-zeltplatz-gmx',
    language: 'de',
    subject: 'Aw: Zeltplatz am Müritzarm',
    answers: true,
    text: `Hallo Frau Trautwein,
ja, wir kommen trotz des Regens (https://zeltplatz-muritz.example/platz/17).
Stellen Sie uns bitte nur das kleine Zelt hin.

Liebe Grüße
Arndt Veitenhoff

Gesendet: Donnerstag, 12. Juni 2025 um 20:41
Von: "Zeltplatz Müritzarm" <info@zeltplatz-muritz.example>
An: "Arndt Veitenhoff" <a.veitenhoff@gmxmail.example>
Betreff: Zeltplatz am Müritzarm
Lieber Herr Veitenhoff,

für das Wochenende ist Regen angesagt. Kommen Sie trotzdem?

Freundliche Grüße
Hiltrud Trautwein
`,
    newWords: `Hallo Frau Trautwein,
ja, wir kommen trotz des Regens (zeltplatz-muritz.example/platz/17 [1]).
Stellen Sie uns bitte nur das kleine Zelt hin.`,
    quoted: 'below',
  },
  {
    name: 'de-schluessel-ja-thunderbird',
    language: 'de',
    subject: 'Re: Schlüssel',
    answers: true,
    html: `<!DOCTYPE html>
<html>
  <head>
    <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
  </head>
  <body>
    <p>Ja.<br>
    </p>
    <div class="moz-cite-prefix">Am 18.09.25 um 13:37 schrieb Roswitha Imhoff:<br>
    </div>
    <blockquote type="cite" cite="mid:5f0e77a1-2c@imhoff-haustechnik.example">
      <meta http-equiv="content-type" content="text/html; charset=UTF-8">
      <p>Guten Tag,</p>
      <p>haben Sie den Schlüssel zum Heizungskeller gefunden?</p>
      <p>Roswitha Imhoff<br>
      </p>
    </blockquote>
  </body>
</html>
`,
    newWords: 'Ja.',
    quoted: 'below',
  },
  {
    name: 'de-wanderweg-outlook',
    language: 'de',
    subject: 'AW: Beschilderung Uferweg',
    answers: true,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
</head>
<body lang="DE" link="#0563C1" vlink="#954F72" style="word-wrap:break-word">
<div class="WordSection1">
<p class="MsoNormal"><span style="mso-fareast-language:EN-US">Sehr geehrte Frau Dr. Nachtigall,<o:p></o:p></span></p>
<p class="MsoNormal"><span style="mso-fareast-language:EN-US"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal"><span style="mso-fareast-language:EN-US">auf den Schildern soll stehen:<o:p></o:p></span></p>
<p class="MsoNormal"><span style="mso-fareast-language:EN-US">Von: der Brücke, An: das Wehr, 2,4 km.<o:p></o:p></span></p>
<p class="MsoNormal"><span style="mso-fareast-language:EN-US">Das Datum lassen wir weg, denn am 14.10.2025 wird der Weg ohnehin eröffnet.<o:p></o:p></span></p>
<p class="MsoNormal"><span style="mso-fareast-language:EN-US"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal"><span style="mso-fareast-language:EN-US">Mit freundlichen Grüßen<o:p></o:p></span></p>
<p class="MsoNormal"><span style="mso-fareast-language:EN-US">i. A. Korbinian Lachmair<o:p></o:p></span></p>
<p class="MsoNormal"><span style="mso-fareast-language:EN-US">Tiefbauamt, Zimmer 207<o:p></o:p></span></p>
<p class="MsoNormal"><span style="mso-fareast-language:EN-US">Tel. 08000 5550-27<o:p></o:p></span></p>
<p class="MsoNormal"><span style="mso-fareast-language:EN-US"><o:p>&nbsp;</o:p></span></p>
<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">
<p class="MsoNormal"><b>Von:</b> Dr. Elfriede Nachtigall &lt;e.nachtigall@schilder-nachtigall.example&gt; <br>
<b>Gesendet:</b> Montag, 22. September 2025 09:14<br>
<b>An:</b> Lachmair, Korbinian &lt;korbinian.lachmair@stadt-uferau.example&gt;<br>
<b>Betreff:</b> Beschilderung Uferweg<o:p></o:p></p>
</div>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Sehr geehrter Herr Lachmair,<o:p></o:p></p>
<p class="MsoNormal">was soll auf den Schildern stehen, und brauchen Sie ein Datum darauf?<o:p></o:p></p>
</div>
</body>
</html>
`,
    newWords: `Sehr geehrte Frau Dr. Nachtigall,

auf den Schildern soll stehen:

Von: der Brücke, An: das Wehr, 2,4 km.

Das Datum lassen wir weg, denn am 14.10.2025 wird der Weg ohnehin eröffnet.`,
    quoted: 'below',
  },
  {
    name: 'de-backstube-dazwischen',
    language: 'de',
    subject: 'Re: Mehl, Hefe, Ofen',
    answers: true,
    text: `Am 03.02.25 um 05:12 schrieb Burkhard Siebenlist:
> Moin Thea,
>
> wie viel Mehl brauchst du bis Samstag?

80 kg, davon die Hälfte Roggen.

> Und die Hefe, reicht die noch?

Nein.

> Der Ofenbauer fragt, ob er am Mittwoch um 14:00 kommen kann.

Mittwoch ja, 14:00 nein: da stehen wir beide am Marktstand. Lieber 16:30.

Bis dann
Thea
`,
    newWords: `Am 03.02.25 um 05:12 schrieb Burkhard Siebenlist:
> Moin Thea,
>
> wie viel Mehl brauchst du bis Samstag?

80 kg, davon die Hälfte Roggen.

> Und die Hefe, reicht die noch?

Nein.

> Der Ofenbauer fragt, ob er am Mittwoch um 14:00 kommen kann.

Mittwoch ja, 14:00 nein: da stehen wir beide am Marktstand. Lieber 16:30.`,
    quoted: 'interleaved',
  },
  {
    name: 'de-lesung-mit-nachtrag',
    language: 'de',
    subject: 'Re: Lesung im Speicher',
    answers: true,
    text: `Liebe Frau Wittgenfeld,

ich lese gern im Speicher, am liebsten am 9. Mai. Ein Glas Wasser genügt mir, ein Mikrofon brauche ich
nicht.

Herzliche Grüße
Leander Sonnemann

PS: Mein Zug kommt erst um 18:52 an. Könnte mich jemand abholen?
`,
    newWords: `Liebe Frau Wittgenfeld,

ich lese gern im Speicher, am liebsten am 9. Mai. Ein Glas Wasser genügt mir, ein Mikrofon brauche ich
nicht.

Herzliche Grüße
Leander Sonnemann

PS: Mein Zug kommt erst um 18:52 an. Könnte mich jemand abholen?`,
    quoted: 'none',
  },
];
