/** Replies from programs on a desk: Apple Mail, Thunderbird, Superhuman, HEY, Missive, Notes, GroupWise, Evolution, The Bat!, eM Client. */
import type { LabelledReply } from '../labelled-reply.ts';

const halves = `Agnieszka, some answers inline.

Agnieszka Rowan wrote on 19/09/2025 08:50:
> Is the hall heated?
It is, from October on. The switch sits left of the stage.

> Are we allowed to hang the banners from the gallery?
Only with cords, no tape and no nails.

> And who locks up?
You do; drop the key through the letterbox of number 4.
`;

export const replies: LabelledReply[] = [
  {
    name: 'fresh-apple-mail-mac-grant',
    language: 'en',
    subject: 'Re: Grant report, second draft',
    from: 'Hildegard Amaechi',
    answers: true,
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; -webkit-nbsp-mode: space; line-break: after-white-space;">Page 7 repeats the numbers of page 4, and the map of the wells is upside down. Everything else reads well.<div><br></div><div>I can proof the third draft on Sunday evening.</div><div><br id="lineBreakAtBeginningOfMessage"><div><div>—</div><div>Hildegard Amaechi</div><div>Field Programmes, Wells for Sahel</div></div><div><br><blockquote type="cite"><div>On 12 Mar 2026, at 17:20, Casper Lindh &lt;casper@wellsforsahel.example&gt; wrote:</div><br class="Apple-interchange-newline"><div><div>Second draft attached, comments by Monday please.</div></div></blockquote></div><br></div></body></html>`,
    newWords:
      'Page 7 repeats the numbers of page 4, and the map of the wells is upside down. Everything else reads well.\n\nI can proof the third draft on Sunday evening.',
    quoted: 'below',
  },
  {
    name: 'fresh-apple-mail-mac-text',
    language: 'en-AU',
    subject: 'Re: Surf club roster',
    from: 'Bronte Macalister',
    answers: true,
    text: `Swap me with Gus on the 24th and I'll do both New Year shifts.

The rescue board in bay two has a cracked fin, don't send anyone out on it.

Cheers,
Bronte

> On 9 Dec 2025, at 6:12 pm, Kel Donnelly <kel@surfclub.example> wrote:
> 
> Hi all,
> 
> Roster's up on the wall. Swaps to me by Friday.
> 
> Kel
> 
`,
    newWords:
      "Swap me with Gus on the 24th and I'll do both New Year shifts.\n\nThe rescue board in bay two has a cracked fin, don't send anyone out on it.",
    quoted: 'below',
  },
  {
    name: 'fresh-thunderbird-html-german',
    language: 'de-AT',
    subject: 'Re: Imkerkurs im Mai',
    from: 'Wolfram Steinacher',
    answers: true,
    html: `<!DOCTYPE html>
<html>
  <head>
    <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
  </head>
  <body>
    <p>Servus Nora,</p>
    <p>drei Plätze sind noch frei. Schleier und Handschuhe leiht der Verein,
      feste Schuhe muss jeder selbst mitbringen.</p>
    <p>Treffpunkt ist der Parkplatz hinter der Molkerei.<br>
    </p>
    <div class="moz-signature">-- <br>
      Imkerverein Unteres Tal<br>
      Obmann Wolfram Steinacher</div>
    <div class="moz-cite-prefix">Am 29.04.26 um 21:03 schrieb Nora
      Pichlbauer:<br>
    </div>
    <blockquote type="cite"
      cite="mid:5f0ab1c2-77de-4be0-9c1a-0f3f1f1e9d77@pichlbauer.example">
      <p>Hallo Wolfram, kann ich mich mit zwei Freundinnen noch anmelden?</p>
    </blockquote>
    <br>
  </body>
</html>`,
    newWords:
      'Servus Nora,\n\ndrei Plätze sind noch frei. Schleier und Handschuhe leiht der Verein, feste Schuhe muss jeder selbst mitbringen.\n\nTreffpunkt ist der Parkplatz hinter der Molkerei.',
    quoted: 'below',
  },
  {
    name: 'fresh-thunderbird-text-interleaved',
    language: 'en-GB',
    subject: 'Re: Village hall, harvest supper',
    from: 'Cuthbert Neame',
    answers: true,
    text: halves,
    newWords: halves.trim(),
    quoted: 'interleaved',
  },
  {
    name: 'fresh-thunderbird-text-hungarian',
    language: 'hu',
    subject: 'Re: Könyvelési határidő',
    from: 'Szilágyi Boróka',
    answers: true,
    text: `Kedves Márton!

A bankszámlakivonatokat feltöltöttem, a pénztárkönyv utolsó két lapja
viszont még hiányzik. Holnap délig pótolom.

2025. 11. 14. 9:48 keltezéssel, Fehér Márton írta:
> Szia Boróka!
> Kedden zárom a negyedévet, addig minden papír kellene.
> Márton

-- 
Szilágyi Boróka
Kerámia és Ajándék, Szentendre
`,
    newWords:
      'Kedves Márton!\n\nA bankszámlakivonatokat feltöltöttem, a pénztárkönyv utolsó két lapja\nviszont még hiányzik. Holnap délig pótolom.',
    quoted: 'below',
  },
  {
    name: 'fresh-superhuman-html-term-sheet',
    language: 'en-US',
    subject: 'Re: Term sheet comments',
    from: 'Anjali Brandt',
    answers: true,
    html: `<html><head></head><body><div><div><div><div class="">Two changes and we are done: cap the legal fees at 30k, and drop the second board seat.<br></div><div class=""><br></div><div class="">Happy to close this week if counsel agrees.<br></div></div><div><div style="display: none; border: 0px; width: 0px; height: 0px; overflow: hidden; visibility: hidden;"><img src="https://r.superhuman.example/pixel.gif" alt="" width="1" height="0" border="0"/></div><br/><div class="gmail_signature"><div style="clear:both">Sent via <a href="https://superhuman.example/refer" target="_blank">Superhuman</a></div></div></div></div><br/><div><div class="gmail_quote">On Wed, Apr 29, 2026 at 8:05 AM, Otis Vandermeer <span dir="ltr">&lt;<a href="mailto:otis@fenwickcap.example" target="_blank">otis@fenwickcap.example</a>&gt;</span> wrote:<br/><blockquote class="gmail_quote sh-color-black sh-color" style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex">What is still open on your side?</blockquote></div></div></div></body></html>`,
    newWords:
      'Two changes and we are done: cap the legal fees at 30k, and drop the second board seat.\n\nHappy to close this week if counsel agrees.',
    quoted: 'below',
  },
  {
    name: 'fresh-hey-html-newsletter-swap',
    language: 'en',
    subject: 'Re: Guest column?',
    from: 'Zephyr Holloway',
    answers: true,
    html: `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><div class="trix-content"><div>I'd love to. Would 900 words about mending clothes fit your readers?<br><br>My last piece is here: <a href="https://mendlog.example/socks">https://mendlog.example/socks</a></div></div><br><blockquote style="margin:0 0 0 0.8ex; border-left:2px solid #ccc; padding-left:1ex;"><div>On July 14, 2025, Perpetua Dunn &lt;perpetua@slowthread.example&gt; wrote:<br><br></div><div>Would you write a guest column for our August issue?</div></blockquote></body></html>`,
    newWords:
      "I'd love to. Would 900 words about mending clothes fit your readers?\n\nMy last piece is here: mendlog.example/socks [1]",
    quoted: 'below',
  },
  {
    name: 'fresh-notes-html-german',
    language: 'de',
    subject: 'Antwort: Wartung Presse 4',
    from: 'Edeltraud Lohse',
    answers: true,
    html: `<font size=2 face="sans-serif">Herr Özkan,</font><br><br><font size=2 face="sans-serif">Presse 4 steht seit heute früh still, das Hydrauliköl verliert Druck. Ein Monteur wäre uns schon morgen lieber als am Freitag.</font><br><br><br><br><font size=1 color=#5f5f5f face="sans-serif">Von: &nbsp; &nbsp; &nbsp; &nbsp;</font><font size=1 face="sans-serif">&quot;Levent Özkan&quot; &lt;oezkan@hydrotec.example&gt;</font><br><font size=1 color=#5f5f5f face="sans-serif">An: &nbsp; &nbsp; &nbsp; &nbsp;</font><font size=1 face="sans-serif">&lt;edeltraud.lohse@stanzwerk.example&gt;</font><br><font size=1 color=#5f5f5f face="sans-serif">Datum: &nbsp; &nbsp; &nbsp; &nbsp;</font><font size=1 face="sans-serif">10.02.2026 15:44</font><br><font size=1 color=#5f5f5f face="sans-serif">Betreff: &nbsp; &nbsp; &nbsp; &nbsp;</font><font size=1 face="sans-serif">Wartung Presse 4</font><br><hr noshade><br><br><br><font size=2 face="sans-serif">Guten Tag, unser Monteur kommt am Freitag um neun.</font><br>`,
    newWords:
      'Herr Özkan,\n\nPresse 4 steht seit heute früh still, das Hydrauliköl verliert Druck. Ein Monteur wäre uns schon morgen lieber als am Freitag.',
    quoted: 'below',
  },
  {
    name: 'fresh-groupwise-text-library',
    language: 'en-US',
    subject: 'Re: Interlibrary loan overdue',
    from: 'Verna Oglethorpe',
    answers: true,
    text: `The atlas is back on our shelf, your scanner must have missed it. I cleared the fine.

Verna Oglethorpe
Circulation Desk
Harlan County Public Library
555-010-0103

>>> "Amos Tillery" <tillery@college.example> 10/8/2025 3:47 PM >>>
I returned the atlas on September 30 and still got a fine. Could you check?

Amos Tillery
`,
    newWords: 'The atlas is back on our shelf, your scanner must have missed it. I cleared the fine.',
    quoted: 'below',
  },
  {
    name: 'fresh-evolution-finnish',
    language: 'fi',
    subject: 'Re: Talkoot lauantaina',
    from: 'Veikko Rautavaara',
    answers: true,
    text: `Moi!

Haravia on kuusi ja lapioita neljä, kottikärryt lainaan naapurista.
Makkarat voi tuoda joku muu, minulla on jo grilli ja hiilet.

On pe, 2026-04-24 at 18:09 +0300, Inka Leppälä wrote:
> Montako haravaa taloyhtiöllä on? Entä kuka hoitaa ruoan?
> 
> -Inka

`,
    newWords:
      'Moi!\n\nHaravia on kuusi ja lapioita neljä, kottikärryt lainaan naapurista.\nMakkarat voi tuoda joku muu, minulla on jo grilli ja hiilet.',
    quoted: 'below',
  },
  {
    name: 'fresh-the-bat-ukrainian',
    language: 'uk',
    subject: 'Re: Рахунок за насіння',
    from: 'Богдан Ступак',
    answers: true,
    text: `Вітаю, Оксано!

Гроші надійдуть завтра до обіду, бухгалтер захворіла й затримала
платіж. Насіння заберемо своєю машиною.

Ви писали 18 березня 2026 р., 9:32:21:

> Доброго дня! Чекаємо на оплату рахунку № 61.


-- 
З повагою,
 Богдан                          mailto:bohdan@fermastupak.example
`,
    newWords:
      'Вітаю, Оксано!\n\nГроші надійдуть завтра до обіду, бухгалтер захворіла й затримала\nплатіж. Насіння заберемо своєю машиною.',
    quoted: 'below',
  },
  {
    name: 'fresh-em-client-danish',
    language: 'da',
    subject: 'Re: Cykel til reparation',
    from: 'Asger Thorup',
    answers: true,
    html: `<html><head><style id="css_styles">blockquote.cite { margin-left: 5px; border-left: 1px solid #cccccc; }</style></head><body class="plain"><div>Baghjulet er rettet op, men kæden er slidt helt ned. En ny koster 240 kr. med arbejde.</div><div><br /></div><div>Skal jeg skifte den?</div><div><br /></div>
<div><br /></div>
<div>------ Oprindelig meddelelse ------</div>
<div>Fra "Ditte Kjær" &lt;<a href="mailto:ditte@kjaer.example">ditte@kjaer.example</a>&gt;</div>
<div>Til "Asger Thorup" &lt;<a href="mailto:asger@cykelsmeden.example">asger@cykelsmeden.example</a>&gt;</div>
<div>Dato 03-06-2026 10:17:55</div>
<div>Emne Cykel til reparation</div><div><br /></div>
<div id="x8f2c1"><blockquote cite="001@kjaer.example" type="cite" class="cite2"><div>Hej, hvordan går det med min cykel?</div></blockquote></div></body></html>`,
    newWords: 'Baghjulet er rettet op, men kæden er slidt helt ned. En ny koster 240 kr. med arbejde.\n\nSkal jeg skifte den?',
    quoted: 'below',
  },
];
