/** Replies to lists, forwarded mail with a note, replies to it, and answers that look like what mail programs write. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'en-seed-swap-mailman-footer',
    language: 'en',
    subject: 'Re: [allotments] Seed swap in March',
    from: 'Ambrose Tully',
    answers: true,
    text: `On 03/02/2026 09:14, Winnifred Oakes via allotments wrote:
> Is anyone bringing runner beans to the swap on the 14th?

I have Painted Lady and a white one without a name, about 200 of each.
Somebody else will have to bring the envelopes.

Ambrose (plot 31)

_______________________________________________
allotments mailing list -- allotments@lists.wickfields.example
To unsubscribe send an email to allotments-leave@lists.wickfields.example
`,
    newWords: `I have Painted Lady and a white one without a name, about 200 of each.
Somebody else will have to bring the envelopes.`,
    quoted: 'below',
  },
  {
    name: 'en-star-party-google-groups',
    language: 'en',
    subject: 'Re: [dark-skies] Star party: who drives?',
    from: 'Anselma Reyes',
    answers: true,
    text: `I can take three people and one telescope, from the north car park at 19:30.

Anselma

On Tue, Feb 3, 2026 at 9:14 AM Roland Fitch <roland@fitchoptics.example> wrote:

> Who can drive on the 21st? We are eleven so far, with four telescopes.
>
> --
> You received this message because you are subscribed to the Google Groups
> "dark-skies" group.
>

--\u0020
You received this message because you are subscribed to the Google Groups "dark-skies" group.
To unsubscribe from this group and stop receiving emails from it, send an email to dark-skies+unsubscribe@groups-list.example.
To view this discussion visit https://groups-list.example/d/msgid/dark-skies/CAF81.
`,
    newWords: 'I can take three people and one telescope, from the north car park at 19:30.',
    quoted: 'below',
  },
  {
    name: 'pt-encaminhado-orcamento-gmail',
    language: 'pt-BR',
    subject: 'Fwd: Orçamento do telhado',
    answers: false,
    html: `<div dir="ltr">Nivaldo, este ficou mais barato. Posso fechar?<br><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>De: <strong class="gmail_sendername" dir="auto">Telhados Caminha</strong> <span dir="auto">&lt;<a href="mailto:contato@telhadoscaminha.example">contato@telhadoscaminha.example</a>&gt;</span><br>Date: ter., 3 de fev. de 2026 às 09:14<br>Subject: Orçamento do telhado<br>To: Lucinéia Prates &lt;<a href="mailto:lucineia@pratesmoveis.example">lucineia@pratesmoveis.example</a>&gt;<br></div><br><br><div dir="ltr">Fica em R$ 9.400, com as calhas.</div></div></div>
`,
    newWords: `Nivaldo, este ficou mais barato. Posso fechar?

---------- Forwarded message ---------
De: Telhados Caminha <contato@telhadoscaminha.example>
Date: ter., 3 de fev. de 2026 às 09:14
Subject: Orçamento do telhado
To: Lucinéia Prates <lucineia@pratesmoveis.example>

Fica em R$ 9.400, com as calhas.`,
    quoted: 'none',
  },
  {
    name: 'de-weiterleitung-outlook-web',
    language: 'de',
    subject: 'WG: Wasserschaden Keller',
    answers: true,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body dir="ltr"><div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt;">Henrike, bitte heute noch beantworten.</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000"><b>Von:</b> Familie Tönnies &lt;toennies@kellerwasser.example&gt;<br><b>Gesendet:</b> Dienstag, 3. Februar 2026 09:14<br><b>An:</b> Hausverwaltung &lt;post@hv-lindenallee.example&gt;<br><b>Betreff:</b> Wasserschaden Keller</font><div>&nbsp;</div></div><div>Im Keller stehen zwei Zentimeter Wasser. Wann kommt jemand?</div></body></html>
`,
    newWords: `Henrike, bitte heute noch beantworten.

Von: Familie Tönnies <toennies@kellerwasser.example>
Gesendet: Dienstag, 3. Februar 2026 09:14
An: Hausverwaltung <post@hv-lindenallee.example>
Betreff: Wasserschaden Keller

Im Keller stehen zwei Zentimeter Wasser. Wann kommt jemand?`,
    quoted: 'none',
  },
  {
    name: 'en-reply-to-forwarded-crane',
    language: 'en',
    subject: 'Re: Fwd: Crane on the 17th',
    answers: true,
    text: `Take the small crane. The big one can't turn in the yard, I have measured it twice.

On Tue, Feb 3, 2026 at 9:14 AM Lettice Moran <lettice@moranbuild.example> wrote:

> Which one do we want?
>
> ---------- Forwarded message ---------
> From: Halloran Cranes <hire@hallorancranes.example>
> Date: Mon, Feb 2, 2026 at 4:40 PM
> Subject: Crane on the 17th
> To: Lettice Moran <lettice@moranbuild.example>
>
>
> We can offer the 35 t or the 60 t on the 17th.
>
`,
    newWords: `Take the small crane. The big one can't turn in the yard, I have measured it twice.`,
    quoted: 'below',
  },
  {
    name: 'it-collaudo-avvertenza',
    language: 'it',
    subject: 'R: Collaudo ascensore',
    answers: true,
    text: `Buongiorno,

il collaudo va spostato a lunedì 16: il tecnico è malato. Le chiavi del locale macchine restano in portineria.

Cordiali saluti

Ermanno Scaglione
Amministrazione condomini
Tel. 055 555 0121

AVVISO DI RISERVATEZZA: Le informazioni contenute nella presente comunicazione e i relativi allegati possono essere riservate e sono, comunque, destinate esclusivamente alle persone sopraindicate. La diffusione da parte di altri è vietata.

Da: Ascensori Vela <assistenza@ascensori-vela.example>
Inviato: martedì 3 febbraio 2026 09:14
A: Ermanno Scaglione <scaglione@studio-condomini.example>
Oggetto: Collaudo ascensore

Buongiorno, confermate il collaudo di giovedì? Chi ha le chiavi?
`,
    newWords: `Buongiorno,

il collaudo va spostato a lunedì 16: il tecnico è malato. Le chiavi del locale macchine restano in portineria.`,
    quoted: 'below',
  },
  {
    name: 'en-minutes-wrote-and-link',
    language: 'en',
    subject: 'Re: Minutes of the last meeting',
    answers: true,
    text: `You asked for the wording. On 12 January 2026 the chair wrote:

"No work on the roof before the bats have left."

That is all there is on paper. The survey is here:
<https://minutes.stowparish.example/2026/01/roof-survey.pdf>

On Tue, 3 Feb 2026 at 09:14, Jemima Crouch <jemima@stowparish.example> wrote:

> What exactly did we promise about the roof, and where is the survey?
>
`,
    newWords: `You asked for the wording. On 12 January 2026 the chair wrote:

"No work on the roof before the bats have left."

That is all there is on paper. The survey is here:
<minutes.stowparish.example/… [1]>`,
    quoted: 'below',
  },
  {
    name: 'sv-databas-med-kod',
    language: 'sv',
    subject: 'Re: Långsam fråga',
    from: 'Saga Wikström',
    answers: true,
    text: `Hej Elof,

kör det här i natt, i den ordningen:

-- först indexet
DROP INDEX fakturor_datum;

-- sedan vyn, som vi inte använder
DROP VIEW gamla_fakturor;

Säg till om det tar mer än tio minuter.

/Saga

Den tis 3 feb. 2026 kl 09:14 skrev Elof Granberg <elof@fakturaverket.example>:

> Frågan mot fakturor tar fyra minuter. Vad ska jag göra?
>
`,
    newWords: `Hej Elof,

kör det här i natt, i den ordningen:

-- först indexet
DROP INDEX fakturor_datum;

-- sedan vyn, som vi inte använder
DROP VIEW gamla_fakturor;

Säg till om det tar mer än tio minuter.`,
    quoted: 'below',
  },
];
