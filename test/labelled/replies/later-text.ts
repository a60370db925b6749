/** Replies as text that were written after the rules, from more programs and languages. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'en-drift-net-gmail-unknown-closing',
    language: 'en',
    subject: 'Re: Net for the pond',
    from: 'Mozelle Arden',
    answers: true,
    text: `Four by six metres, please, and the pegs with it.

I'll be at the pond from ten.

Ta,
Moz

On Tue, 3 Feb 2026 at 09:14, The Pond Shop of Little Marlow and Bourne End <
orders@pondshop-marlow.example> wrote:

> What size of net, and do you need pegs?
>
`,
    newWords: `Four by six metres, please, and the pegs with it.

I'll be at the pond from ten.`,
    quoted: 'below',
  },
  {
    name: 'de-kanu-apple-mail-text',
    language: 'de',
    subject: 'Re: Kanu für Pfingsten',
    from: 'Uwe Brodersen',
    answers: true,
    text: `Moin,

wir nehmen den Kanadier. Paddel bringen wir mit, Schwimmwesten bitte für drei Kinder (6, 9 und 11).

Beste Grüße aus Kiel
Uwe

> Am 03.02.2026 um 09:14 schrieb Kanuverleih Treene <verleih@kanu-treene.example>:
>\u0020
> Kanadier oder Kajak? Braucht ihr Westen?
`,
    newWords: `Moin,

wir nehmen den Kanadier. Paddel bringen wir mit, Schwimmwesten bitte für drei Kinder (6, 9 und 11).`,
    quoted: 'below',
  },
  {
    name: 'es-pozo-samsung',
    language: 'es',
    subject: 'Re: Agua del pozo',
    answers: true,
    text: `Sale turbia desde el lunes. La bomba suena normal.

Enviado desde mi Galaxy

-------- Mensaje original --------
De: Pozos Alcaraz <avisos@pozos-alcaraz.example>
Fecha: 3/2/26  9:14  (GMT+01:00)
Para: Fidela Bustos <fidela@bustos-finca.example>
Asunto: Agua del pozo

¿Desde cuándo sale turbia? ¿Suena rara la bomba?
`,
    newWords: 'Sale turbia desde el lunes. La bomba suena normal.',
    quoted: 'below',
  },
  {
    name: 'it-forno-iphone',
    language: 'it',
    subject: 'Re: Il forno a legna',
    answers: true,
    text: `Sì, ma solo la bocca. La cupola tiene ancora.

Inviato da iPhone

> Il giorno 3 feb 2026, alle ore 09:14, Muratori Riuniti <cantiere@muratori-riuniti.example> ha scritto:
>\u0020
> Dobbiamo rifare il forno?
`,
    newWords: 'Sì, ma solo la bocca. La cupola tiene ancora.',
    quoted: 'below',
  },
  {
    name: 'ja-hanaya-iphone',
    language: 'ja',
    subject: 'Re: お花の配達',
    answers: true,
    text: `午後二時以降でお願いします。カードの文面は「ありがとう」だけで結構です。

iPhoneから送信

> 2026/02/03 9:14、花笹生花店 <haitatsu@hanazasa.example>のメール:
>\u0020
> お届けの時間と、カードの文面を教えてください。
`,
    newWords: '午後二時以降でお願いします。カードの文面は「ありがとう」だけで結構です。',
    quoted: 'below',
  },
  {
    name: 'zh-dengpao-163-text',
    language: 'zh-Hans',
    subject: 'Re:路灯报修',
    answers: true,
    text: `是南门那一盏,晚上八点以后才闪。

门卫说上周也修过。



At 2026-02-03 09:14:22, "物业维修" <weixiu@nanmen-wuye.example> wrote:
>请问是哪一盏灯?什么时候开始闪的?
>
`,
    newWords: `是南门那一盏,晚上八点以后才闪。

门卫说上周也修过。`,
    quoted: 'below',
  },
  {
    name: 'ru-khleb-yandex-text',
    language: 'ru',
    subject: 'Re: Хлеб в школу',
    answers: true,
    text: `Сорок буханок ржаного. Белый привозите через день.

--\u0020
Серафима Дорохова,
столовая №4

03.02.2026, 09:14, "Пекарня Жито" <zakaz@pekarnya-zhito.example>:
> Сколько хлеба возить и какого?
`,
    newWords: 'Сорок буханок ржаного. Белый привозите через день.',
    quoted: 'below',
  },
  {
    name: 'sv-potatis-iphone',
    language: 'sv',
    subject: 'Re: Sättpotatis',
    answers: true,
    text: `Ta tio kilo av den tidiga. Den röda har vi kvar sedan i fjol.

Skickat från min iPhone

> 3 feb. 2026 kl. 09:14 skrev Gröna Skafferiet <order@grona-skafferiet.example>:
>\u0020
> Hur mycket sättpotatis, och vilken sort?
`,
    newWords: 'Ta tio kilo av den tidiga. Den röda har vi kvar sedan i fjol.',
    quoted: 'below',
  },
  {
    name: 'hu-orgona-gmail-folded',
    language: 'hu',
    subject: 'Re: Orgonahangolás',
    answers: true,
    text: `Csütörtökön délelőtt nyitva lesz a templom. A fújtató motorját kérem ne kapcsolja be.

Üdvözlettel,
Zsombor

Hangoló Műhely Kft. <orgona@hangolomuhely.example> ezt írta (időpont: 2026.
febr. 3., K, 9:14):

> Mikor mehetek hangolni?
>
`,
    newWords: 'Csütörtökön délelőtt nyitva lesz a templom. A fújtató motorját kérem ne kapcsolja be.',
    quoted: 'below',
  },
  {
    name: 'ro-cazan-gmail-text',
    language: 'ro',
    subject: 'Re: Cazanul de țuică',
    answers: true,
    text: `Vineri la șase dimineața. Lemnele le aduc eu, doar găleți să fie.

O zi bună,
Pompiliu

Pe mar., 3 feb. 2026 la 09:14, Povarna Lupșa <povarna@lupsa-povarna.example>
a scris:

> Când veniți la cazan și ce aduceți?
>
`,
    newWords: 'Vineri la șase dimineața. Lemnele le aduc eu, doar găleți să fie.',
    quoted: 'below',
  },
  {
    name: 'lt-bites-gmail-text',
    language: 'lt',
    subject: 'Re: Bičių šeimos',
    answers: true,
    text: `Imsiu keturias šeimas. Atvažiuosiu pats, sekmadienį vakare.

Pagarbiai
Žydrūnas

2026-02-03, an, 09:14 Bitynas Liepa <bitynas@liepa-bitynas.example> rašė:

> Kiek šeimų imsite?
>
`,
    newWords: 'Imsiu keturias šeimas. Atvažiuosiu pats, sekmadienį vakare.',
    quoted: 'below',
  },
  {
    name: 'lv-koris-gmail-text',
    language: 'lv',
    subject: 'Re: Tautastērpi',
    answers: true,
    text: `Mums vajag sešus brunčus un divas sagšas.

otrd., 2026. g. 3. febr., plkst. 09:14 — lietotājs Tērpu noma Saulgrieze (<
noma@saulgrieze.example>) rakstīja:

> Cik tērpu jums vajag?
>
`,
    newWords: 'Mums vajag sešus brunčus un divas sagšas.',
    quoted: 'below',
  },
  {
    name: 'sr-ajvar-gmail-text',
    language: 'sr',
    subject: 'Re: Тегле за ајвар',
    answers: true,
    text: `Двеста тегли од 720 мл, са поклопцима.
Плаћамо готовином.

уто, 3. феб 2026. у 09:14 Стаклара Ковин <prodaja@staklara-kovin.example> је
написао/ла:

> Колико тегли и којих? Како плаћате?
>
`,
    newWords: `Двеста тегли од 720 мл, са поклопцима.
Плаћамо готовином.`,
    quoted: 'below',
  },
  {
    name: 'pt-pt-presepio-gmail',
    language: 'pt-PT',
    subject: 'Re: Figuras do presépio',
    answers: true,
    text: `Faltam-nos o boi e dois pastores. O burro apareceu no sótão.

Cumprimentos,
Eulália

Barros de Estremoz <loja@barros-estremoz.example> escreveu (terça, 3/02/2026
à(s) 09:14):

> Que figuras faltam?
>
`,
    newWords: 'Faltam-nos o boi e dois pastores. O burro apareceu no sótão.',
    quoted: 'below',
  },
];
