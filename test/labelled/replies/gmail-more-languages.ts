/** Replies from Gmail in the languages of eastern and northern Europe and in Catalan, with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'bg-vodomer-gmail-text',
    language: 'bg',
    subject: 'Re: Водомер в мазето',
    answers: true,
    text: `Здравейте,

водомерът показва 418. В мазето се влиза през двора, ключът е при домакина.

Поздрави,
Велислава Тонкова

На вт, 3.02.2026 г. в 9:14 ВиК Отчети <otcheti@vik-otcheti.example> написа:

> Моля, изпратете показанието на водомера. Как се влиза в мазето?
>
`,
    newWords: `Здравейте,

водомерът показва 418. В мазето се влиза през двора, ключът е при домакина.`,
    quoted: 'below',
  },
  {
    name: 'uk-khor-gmail',
    language: 'uk',
    subject: 'Re: Репетиція хору',
    answers: true,
    text: `У четвер не зможу, їду до Полтави.
Ноти лежать у шафі, другу полицю не чіпайте.

вт, 3 лют. 2026 р. о 09:14 Мирослав Гнатюк <myroslav@khor-struny.example> пише:

> Чи прийдеш у четвер? І де ноти «Щедрика»?
>
`,
    newWords: `У четвер не зможу, їду до Полтави.
Ноти лежать у шафі, другу полицю не чіпайте.`,
    quoted: 'below',
  },
  {
    name: 'hr-jedrilica-gmail',
    language: 'hr',
    subject: 'Re: Najam jedrilice',
    answers: true,
    text: `Dobar dan,

uzimamo jedrilicu od subote do srijede. Skipera ne trebamo, dozvolu imam ja.

Srdačan pozdrav,
Domagoj Perkušić
Split

uto, 3. velj 2026. u 09:14 Bura Charter <najam@bura-charter.example> napisao
je:

> Poštovani, od kada do kada trebate jedrilicu i treba li vam skiper?
>
`,
    newWords: `Dobar dan,

uzimamo jedrilicu od subote do srijede. Skipera ne trebamo, dozvolu imam ja.`,
    quoted: 'below',
  },
  {
    name: 'sk-chata-gmail',
    language: 'sk',
    subject: 'Re: Chata pod Kriváňom',
    answers: true,
    html: `<div dir="ltr">Dobrý deň,<div><br></div><div>berieme celú chatu, od piatka do nedele. Drevo si donesieme svoje.</div><div><br></div><div>S pozdravom</div><div>Radovan Chmelík</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">ut 3. 2. 2026 o&nbsp;9:14 Chata Limba &lt;<a href="mailto:chata@chata-limba.example">chata@chata-limba.example</a>&gt; napísal(a):<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Chcete celú chatu alebo len poschodie? A treba vám drevo?</div></blockquote></div>
`,
    newWords: `Dobrý deň,

berieme celú chatu, od piatka do nedele. Drevo si donesieme svoje.`,
    quoted: 'below',
  },
  {
    name: 'sl-cebelnjak-gmail',
    language: 'sl',
    subject: 'Re: Čebelnjak',
    answers: true,
    text: `Čebelnjak naj ostane, kjer je. Streho pa le prebarvajte, najraje na zeleno.

Lep pozdrav
Neža Vrtačnik

V V tor., 3. feb. 2026 ob 09:14 je oseba Tesarstvo Hrast <
info@tesarstvo-hrast.example> napisala:

> Ali čebelnjak prestavimo? In kakšne barve bo streha?
>
`,
    newWords: 'Čebelnjak naj ostane, kjer je. Streho pa le prebarvajte, najraje na zeleno.',
    quoted: 'below',
  },
  {
    name: 'nb-fergekai-gmail-text',
    language: 'nb',
    subject: 'Re: Fergekaia',
    from: 'Sigbjørn Haugland',
    answers: true,
    text: `Hei Torbjørg

Vi trenger to biler og en henger på 7,5 meter. Sist sto det i avisa at han
skrev: "kaia tåler mer", men det stoler jeg ikke på.

Mvh
Sigbjørn

tir. 3. feb. 2026 kl. 09:14 skrev Torbjørg Nesheim <
torbjorg@fergeselskapet-nesheim.example>:

> Hvor mange biler, og hvor lang er hengeren?
>
`,
    newWords: `Hei Torbjørg

Vi trenger to biler og en henger på 7,5 meter. Sist sto det i avisa at han
skrev: "kaia tåler mer", men det stoler jeg ikke på.`,
    quoted: 'below',
  },
  {
    name: 'ca-castell-gmail-text',
    language: 'ca',
    subject: 'Re: Assaig dels castellers',
    answers: true,
    text: `Hi serem tots menys la Mireia, que té guàrdia. La canalla que porti casc.

Una abraçada,
Guifré

Missatge de Colla de la Plana <assaigs@colla-plana.example> del dia dt., 3 de
febr. 2026 a les 9:14:

> Qui ve dimecres a l'assaig? Cal casc per a la canalla?
>
`,
    newWords: 'Hi serem tots menys la Mireia, que té guàrdia. La canalla que porti casc.',
    quoted: 'below',
  },
  {
    name: 'et-saun-gmail-text',
    language: 'et',
    subject: 'Re: Saunamaja võti',
    from: 'Leelo Tamm',
    answers: true,
    text: `Tere

Võti on räästa all, kollase posti küljes. Kütke ainult kasega.

Parimat
Leelo

Saunamaja Pärnaõie (<majutus@parnaoie-saun.example>) kirjutas kuupäeval T, 3. veebruar
2026 kell 09:14:

> Kus on võti ja millega tohib kütta?
>
`,
    newWords: `Tere

Võti on räästa all, kollase posti küljes. Kütke ainult kasega.`,
    quoted: 'below',
  },
];
