/** Replies of which a rule could take words for a signature or a quote; made for the rules, and so known to them. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'en-gmail-note-above-answers-within',
    language: 'en',
    subject: 'Re: Two questions on the quilt',
    answers: true,
    html: `<div dir="ltr">Thanks, Philippa!</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Tue, Feb 3, 2026 at 9:14 AM Philippa Snow &lt;<a href="mailto:philippa@snowquilts.example">philippa@snowquilts.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div dir="ltr">Which backing would you like?</div></blockquote><div>The striped one.</div><div> </div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div dir="ltr">By when?</div></blockquote><div>Easter.</div></div>
`,
    newWords: `Thanks, Philippa!

On Tue, Feb 3, 2026 at 9:14 AM Philippa Snow <philippa@snowquilts.example> wrote:

> Which backing would you like?

The striped one.

> By when?

Easter.`,
    quoted: 'interleaved',
  },
  {
    name: 'en-cited-line-in-a-paragraph-of-its-own',
    language: 'en',
    subject: 'Re: May we use the hall?',
    answers: true,
    text: `Dear Mr Ottery,

On 12 January 2026 the trustees wrote:

"The hall is for the school until four."

So from five it is yours.

On Tue, 3 Feb 2026 at 09:14, Lemuel Ottery <lemuel@ottery-band.example> wrote:
> May we use the hall on Wednesdays?
`,
    newWords: `Dear Mr Ottery,

On 12 January 2026 the trustees wrote:

"The hall is for the school until four."

So from five it is yours.`,
    quoted: 'below',
  },
  {
    name: 'en-parcel-sent-from',
    language: 'en',
    subject: 'Re: Where is the second parcel?',
    answers: true,
    text: `Hello Mrs Abara,

it is on its way.

Sent from Hamburg on Monday

On Tue, 3 Feb 2026 at 09:14, Ngozi Abara <ngozi@abara-textiles.example> wrote:
> Where is the second parcel, and when was it sent?
`,
    newWords: `Hello Mrs Abara,

it is on its way.

Sent from Hamburg on Monday`,
    quoted: 'below',
  },
  {
    name: 'de-trennlinie-im-text',
    language: 'de',
    subject: 'Re: Inhalt der Kisten',
    answers: true,
    text: `Kiste 1: Geschirr, zwei Lampen
________________________________
Kiste 2: Bücher, der kleine Spiegel
`,
    newWords: `Kiste 1: Geschirr, zwei Lampen
________________________________
Kiste 2: Bücher, der kleine Spiegel`,
    quoted: 'none',
  },
  {
    name: 'fr-qui-vient-moi',
    language: 'fr',
    subject: 'Re: Qui tient le stand ?',
    from: 'Bérénice Lavaud',
    answers: true,
    text: `Le matin :

Bérénice

Le 3 févr. 2026 à 09:14, Côme Rivoal <come@rivoal-livres.example> a écrit :
> Qui tient le stand le matin ?
`,
    newWords: `Le matin :

Bérénice`,
    quoted: 'below',
  },
  {
    name: 'en-confidential-in-the-answer',
    language: 'en',
    subject: 'Re: May I show the survey to the buyers?',
    answers: true,
    text: `Please do not.

The survey is confidential until the board has met, and I would rather that nobody outside the three of us reads it before Friday evening.

On Tue, 3 Feb 2026 at 09:14, Hollis Venn <hollis@venn-estates.example> wrote:
> May I show the survey to the buyers?
`,
    newWords: `Please do not.

The survey is confidential until the board has met, and I would rather that nobody outside the three of us reads it before Friday evening.`,
    quoted: 'below',
  },
  {
    name: 'en-table-of-bars',
    language: 'en',
    subject: 'Re: Opening hours',
    answers: true,
    text: `On 2 February 2026 at 10:00 the board had this, and it holds:

| day | hours |
| Mon | 9-12 |
| Tue | closed |

On Tue, 3 Feb 2026 at 09:14, Alban Frey <alban@frey-museum.example> wrote:
> When are you open?
`,
    newWords: `On 2 February 2026 at 10:00 the board had this, and it holds:

| day | hours |
| Mon | 9-12 |
| Tue | closed |`,
    quoted: 'below',
  },
  {
    name: 'de-postskriptum-ohne-frage',
    language: 'de',
    subject: 'Re: Anfahrt',
    answers: true,
    text: `Wir nehmen den Bus um acht.

Viele Grüße
Malte

PS: Die Kühltasche bleibt bei euch.

Am 03.02.26 um 09:14 schrieb Swantje Ohm:
> Wie kommt ihr her?
`,
    newWords: `Wir nehmen den Bus um acht.

Viele Grüße
Malte

PS: Die Kühltasche bleibt bei euch.`,
    quoted: 'below',
  },
  {
    name: 'en-cheers-mate-and-the-answer',
    language: 'en',
    subject: 'Re: When do I pick up the trailer?',
    answers: true,
    text: `All washed and ready.

Cheers mate
You can have it from Monday at ten.

On Tue, 3 Feb 2026 at 09:14, Bram Ilsley <bram@ilsley-hire.example> wrote:
> When do I pick up the trailer?
`,
    newWords: `All washed and ready.

Cheers mate
You can have it from Monday at ten.`,
    quoted: 'below',
  },
];
