/** Replies with footers of lists, forwarded mail and code, with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'fr-transfert-apple-mail',
    language: 'fr',
    subject: 'Tr : Résultats du laboratoire',
    answers: false,
    text: `Docteur, voici les résultats. Le fer est bas, non ?

Envoyé de mon iPhone

Début du message transféré :

> De: Laboratoire Sauvageon <resultats@labo-sauvageon.example>
> Date: 3 février 2026 à 09:14:22 UTC+1
> À: Célestine Aubanel <celestine@aubanel.example>
> Objet: Résultats du laboratoire
>\u0020
> Vos résultats sont disponibles. Ferritine : 9 µg/l.
`,
    newWords: `Docteur, voici les résultats. Le fer est bas, non ?

Envoyé de mon iPhone

Début du message transféré :

> De: Laboratoire Sauvageon <resultats@labo-sauvageon.example>
> Date: 3 février 2026 à 09:14:22 UTC+1
> À: Célestine Aubanel <celestine@aubanel.example>
> Objet: Résultats du laboratoire
>
> Vos résultats sont disponibles. Ferritine : 9 µg/l.`,
    quoted: 'none',
  },
  {
    name: 'ja-tensou-gmail',
    language: 'ja',
    subject: 'Fwd: 水道工事のお知らせ',
    answers: false,
    text: `管理人さん、この日は誰か立ち会えますか。

---------- Forwarded message ---------
From: 青垣水道 <oshirase@aogaki-suidou.example>
Date: 2026年2月3日(火) 9:14
Subject: 水道工事のお知らせ
To: 入江 汐里 <irie@irie-so.example>


2月17日の10時から断水します。立ち会いが一名必要です。
`,
    newWords: `管理人さん、この日は誰か立ち会えますか。

---------- Forwarded message ---------
From: 青垣水道 <oshirase@aogaki-suidou.example>
Date: 2026年2月3日(火) 9:14
Subject: 水道工事のお知らせ
To: 入江 汐里 <irie@irie-so.example>

2月17日の10時から断水します。立ち会いが一名必要です。`,
    quoted: 'none',
  },
  {
    name: 'de-imkerliste-fusszeile',
    language: 'de',
    subject: 'Re: [imkerliste] Ableger abzugeben',
    answers: true,
    text: `Ich nehme zwei, wenn sie auf Zander sitzen. Abholen kann ich ab dem 20. Mai.

Gruß
Gunnar

Am 03.02.26 um 09:14 schrieb Elfi Sandkuhl über imkerliste:
> Wer möchte im Mai Ableger haben? Vier sind noch da.

_______________________________________________
imkerliste Mailingliste
imkerliste@listen.imker-am-see.example
https://listen.imker-am-see.example/info/imkerliste
`,
    newWords: 'Ich nehme zwei, wenn sie auf Zander sitzen. Abholen kann ich ab dem 20. Mai.',
    quoted: 'below',
  },
  {
    name: 'en-tram-models-groups-io',
    language: 'en',
    subject: 'Re: [tram-models] Wheel profiles',
    from: 'Egbert Mole',
    answers: true,
    text: `Use the finescale ones on anything built after 2010. For older track:

- 7 mm back to back, no less
- filed flanges
- no plastic wheels at all

Egbert

On 03/02/2026 09:14, Cuthbert Mole via Tram-models wrote:
> Which profile do you all use?


-=-=-=-=-=-=-=-=-=-=-=-
Groups.io Links: You receive all messages sent to this group.
View/Reply Online (#4471): https://tram-models.groups-list.example/g/main/message/4471
Mute This Topic: https://groups-list.example/mt/1117/22
Unsubscribe: https://tram-models.groups-list.example/g/main/unsub [egbert@mole.example]
-=-=-=-=-=-=-=-=-=-=-=-
`,
    newWords: `Use the finescale ones on anything built after 2010. For older track:

- 7 mm back to back, no less
- filed flanges
- no plastic wheels at all`,
    quoted: 'below',
  },
  {
    name: 'en-patch-review-inline',
    language: 'en',
    subject: 'Re: [PATCH 2/3] gauge: read the tide table once',
    answers: true,
    text: `On Tue, Feb 03, 2026 at 09:14:22AM +0100, Lysbeth Vroom wrote:
> diff --git a/gauge.c b/gauge.c
> +	table = read_table(path);
> +	if (!table)
> +		return -1;

This leaks the handle. Put the close before the return:

	close(fd);
	return -1;

> +	return level(table);

Fine.

With that, Acked-by me.

--\u0020
Bartholomew Keel
`,
    newWords: `On Tue, Feb 03, 2026 at 09:14:22AM +0100, Lysbeth Vroom wrote:
> diff --git a/gauge.c b/gauge.c
> +	table = read_table(path);
> +	if (!table)
> +		return -1;

This leaks the handle. Put the close before the return:

	close(fd);
	return -1;

> +	return level(table);

Fine.

With that, Acked-by me.`,
    quoted: 'interleaved',
  },
  {
    name: 'en-crate-label-like-headers',
    language: 'en',
    subject: 'Re: What goes on the crates?',
    from: 'Ruth Imber',
    answers: true,
    text: `Hi Melchior,

please print this on each crate, in capitals:

From: Gallery North, Dock 2
Date: 14 February 2026
To: Kunsthalle Süd, Gate C
Subject: glass, this side up

And put the small crate on top.

Ruth
`,
    newWords: `Hi Melchior,

please print this on each crate, in capitals:

From: Gallery North, Dock 2
Date: 14 February 2026
To: Kunsthalle Süd, Gate C
Subject: glass, this side up

And put the small crate on top.`,
    quoted: 'none',
  },
  {
    name: 'it-chitarra-open-xchange',
    language: 'it',
    subject: 'Re: Chitarra in riparazione',
    answers: true,
    html: `<!DOCTYPE html>
<html><head><meta charset="UTF-8"></head><body><div class="default-style">Buonasera, il ponte va incollato e basta: le corde le cambio io.</div><div class="default-style"><br></div><div class="default-style">Passo sabato mattina.</div><blockquote type="cite"><div>Il 03/02/2026 09:14 CET Liuteria Ferrigno &lt;bottega@liuteria-ferrigno.example&gt; ha scritto:</div><div><br></div><div><br></div><div>Il ponte si è scollato. Cambiamo anche le corde?</div></blockquote></body></html>
`,
    newWords: `Buonasera, il ponte va incollato e basta: le corde le cambio io.

Passo sabato mattina.`,
    quoted: 'below',
  },
  {
    name: 'en-config-answer-with-link',
    language: 'en',
    subject: 'Re: Feed stops at midnight',
    answers: true,
    text: `That's the old default. In feed.yaml:

    from: "00:00"
    to: "24:00"
    > keep: 30

The rest is in the manual (https://feedkit.example/manual/windows#midnight)

On Tue, Feb 3, 2026 at 9:14 AM 'Casimir Ode' via Support <support@feedkit.example>
wrote:

> The feed stops at midnight and starts again at one. Why?
`,
    newWords: `That's the old default. In feed.yaml:

    from: "00:00"
    to: "24:00"
    > keep: 30

The rest is in the manual (feedkit.example/manual/windows#midnight [1])`,
    quoted: 'below',
  },
];
