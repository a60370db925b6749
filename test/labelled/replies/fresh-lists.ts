/** Replies on mailing lists and from programs of the terminal: mutt, Gnus, Alpine, Mailman, Google Groups. */
import type { LabelledReply } from '../labelled-reply.ts';

const between = `On 2026-01-28 10:15, Sigurd Vale via hull-builders wrote:
> Epoxy below 10 degrees, yes or no?

No. Heat the shed or wait for April.

> Is cedar worth the price for strips?

For the topsides it is. Below the waterline nobody sees it, take pine.
`;

export const replies: LabelledReply[] = [
  {
    name: 'fresh-mutt-with-code',
    language: 'en',
    subject: 'Re: backup job exits 1 on Sundays',
    from: 'Quentin Abara',
    answers: true,
    text: `The mount is not there yet when cron fires. Wait for it first:

    until mountpoint -q /srv/backup; do
        sleep 5
    done
    rsync -a --delete /home/ /srv/backup/home/

On Sundays the array checks itself, hence the delay.

-- 
Quentin Abara                                   PGP: 0xDEADBEEF00C0FFEE

On Sun, Feb 22, 2026 at 11:47:09AM +0100, Yvette Soler wrote:
> Every Sunday the backup fails, weekdays are fine. Any idea?
> 
> -- 
> Yvette
`,
    newWords:
      'The mount is not there yet when cron fires. Wait for it first:\n\n    until mountpoint -q /srv/backup; do\n        sleep 5\n    done\n    rsync -a --delete /home/ /srv/backup/home/\n\nOn Sundays the array checks itself, hence the delay.',
    quoted: 'below',
  },
  {
    name: 'fresh-gnus-below-the-quote',
    language: 'en',
    subject: 'Re: Telescope meet on the 21st',
    from: 'Barnabas Flett',
    answers: true,
    text: `Odile Crane <odile@stargazers.example> writes:

> The forecast says clear skies after ten. Who brings the eight inch
> Dobsonian, and has anybody asked the farmer?

I bring it. The farmer is fine with us as long as the gate stays shut and
nobody drives across the winter barley.
`,
    newWords:
      'I bring it. The farmer is fine with us as long as the gate stays shut and\nnobody drives across the winter barley.',
    quoted: 'below',
  },
  {
    name: 'fresh-mailman-between-quotes',
    language: 'en',
    subject: 'Re: [hull-builders] Two beginner questions',
    from: 'Runa Selkirk',
    answers: true,
    text: between,
    newWords: between.trim(),
    quoted: 'interleaved',
  },
  {
    name: 'fresh-alpine-czech',
    language: 'cs',
    subject: 'Re: Zkouška orchestru',
    from: 'Ctirad Bouška',
    answers: true,
    text: `Noty pro violy jsou v zeleném pořadači na klavíru. Dirigent dorazí až
po sedmé, začneme tedy bez něj druhou větou.

On Mon, 10 Nov 2025, Radana Hlavsová wrote:

> Kde najdu noty? A v kolik přesně začínáme?
>
`,
    newWords:
      'Noty pro violy jsou v zeleném pořadači na klavíru. Dirigent dorazí až\npo sedmé, začneme tedy bez něj druhou větou.',
    quoted: 'below',
  },
  {
    name: 'fresh-mailman-footer-dutch',
    language: 'nl-BE',
    subject: 'Re: [tuinwijk] Gevonden kat',
    from: 'Lieselot Vermaelen',
    answers: true,
    text: `Dat is Poes van nummer 27, die zit vaker in andermans garage. Ik heb
haar baasje een berichtje gestuurd, hij komt haar vanavond halen.

Bedankt om haar water te geven!

Op 14/08/2025 om 19:22 schreef Joris Claes:
> Buren,
> bij ons zit een grijze kat met een rood bandje. Van wie is ze?
> Joris
> _______________________________________________
> tuinwijk mailing list
> tuinwijk@wijkpost.example
> https://wijkpost.example/listinfo/tuinwijk

_______________________________________________
tuinwijk mailing list
tuinwijk@wijkpost.example
https://wijkpost.example/listinfo/tuinwijk
`,
    newWords:
      'Dat is Poes van nummer 27, die zit vaker in andermans garage. Ik heb\nhaar baasje een berichtje gestuurd, hij komt haar vanavond halen.\n\nBedankt om haar water te geven!',
    quoted: 'below',
  },
  {
    name: 'fresh-google-groups-spanish',
    language: 'es-AR',
    subject: 'Re: [radioaficionados] Antena para 40 metros',
    from: 'Facundo Olmedo',
    answers: true,
    html: `<div dir="ltr">Con diez metros de mástil la V invertida te va a rendir bárbaro. Eso sí, poné un balun 1:1 y alejala de la chapa del techo.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">El sáb, 18 oct 2025 a las 22:40, Nahuel Ferro (&lt;<a href="mailto:nahuel@ondacorta.example">nahuel@ondacorta.example</a>&gt;) escribió:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Gente, tengo poco patio. ¿Qué antena me recomiendan?</div></blockquote></div>

<p></p>

-- <br />
Has recibido este mensaje porque estás suscrito al grupo &quot;radioaficionados&quot; de Grupos de Google.<br />
Para cancelar la suscripción a este grupo y dejar de recibir sus mensajes, envía un correo electrónico a <a href="mailto:radioaficionados+unsubscribe@googlegroups.example">radioaficionados+unsubscribe@googlegroups.example</a>.<br />
`,
    newWords:
      'Con diez metros de mástil la V invertida te va a rendir bárbaro. Eso sí, poné un balun 1:1 y alejala de la chapa del techo.',
    quoted: 'below',
  },
  {
    name: 'fresh-groups-text-no-quote',
    language: 'en',
    subject: 'Re: Lost umbrella, Tuesday class',
    from: 'Winifred Tran',
    answers: true,
    text: `Navy blue with a wooden duck's head? It is in the basket by the kiln.

--
You received this message because you are subscribed to the Google Groups "pottery-tuesday" group.
To unsubscribe from this group and stop receiving emails from it, send an email to pottery-tuesday+unsubscribe@googlegroups.example.
To view this discussion visit https://groups.google.example/d/msgid/pottery-tuesday/CAF-9x2.
`,
    newWords: "Navy blue with a wooden duck's head? It is in the basket by the kiln.",
    quoted: 'none',
  },
  {
    name: 'fresh-thunderbird-polish-below-the-quote',
    language: 'pl',
    subject: 'Re: Opony zimowe do roweru',
    from: 'Kazimierz Wilga',
    answers: true,
    text: `W dniu 2.12.2025 o 21:30, Halina Brzezicka pisze:
> Czy kolce naprawdę coś dają na lodzie?
> I jakie ciśnienie pompować?

Dają, zwłaszcza na zamarzniętych koleinach. Ja jeżdżę na 2,8 bara z przodu
i trzech z tyłu, przy mojej wadze to wystarcza.
`,
    newWords:
      'Dają, zwłaszcza na zamarzniętych koleinach. Ja jeżdżę na 2,8 bara z przodu\ni trzech z tyłu, przy mojej wadze to wystarcza.',
    quoted: 'below',
  },
  {
    name: 'fresh-mutt-russian-bracket-date',
    language: 'ru',
    subject: 'Re: Расписание электричек',
    from: 'Глеб Нестеренко',
    answers: true,
    text: `Последняя в 23:41, но по воскресеньям её отменили. Лучше бери билет на
автобус от вокзала, он ходит до полуночи.

* Майя Соколик <maya@sokolik.example> [2026-05-30 18:03]:
> Глеб, на чём отсюда можно уехать поздно вечером?
`,
    newWords: 'Последняя в 23:41, но по воскресеньям её отменили. Лучше бери билет на\nавтобус от вокзала, он ходит до полуночи.',
    quoted: 'below',
  },
  {
    name: 'fresh-supercite-norwegian',
    language: 'nb',
    subject: 'Re: Dugnad på skiløypa',
    from: 'Ragnhild Myklebust',
    answers: true,
    text: `Jeg tar med motorsaga og tre kanner bensin. Broen over Svartbekken må
også sjekkes, rekkverket løsnet i vårflommen.

>>>>> "Eirik" == Eirik Fossheim <eirik@skilag.example> writes:

    Eirik> Vi møtes lørdag klokken ni på parkeringsplassen.
    Eirik> Hvem har verktøy?
`,
    newWords:
      'Jeg tar med motorsaga og tre kanner bensin. Broen over Svartbekken må\nogså sjekkes, rekkverket løsnet i vårflommen.',
    quoted: 'below',
  },
];
