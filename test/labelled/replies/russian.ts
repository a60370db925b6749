/** Replies in Russian with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'ru-dacha-mailru',
    language: 'ru',
    subject: 'Re: Ключи от дачи',
    answers: true,
    text: `Здравствуйте, Аглая Семёновна!

Ключи у соседки, у Нины: дом 8, синяя калитка. Воду я включил, газ нет.
В среду Прохор написал: «печь топить нельзя». Так и есть.


С уважением,
Лукьян Добровеин
lukyan@dobrovein.example


> Среда, 16 апреля 2025, 21:13 +03:00 от Аглая Мезенцева <aglaya@mezentseva.example>:
>\u0020
> Лукьян, добрый вечер!
> Где ключи от дачи, и включена ли вода?
>\u0020
`,
    newWords: `Здравствуйте, Аглая Семёновна!

Ключи у соседки, у Нины: дом 8, синяя калитка. Воду я включил, газ нет.
В среду Прохор написал: «печь топить нельзя». Так и есть.`,
    quoted: 'below',
  },
  {
    name: 'ru-zanaves-yandex',
    language: 'ru',
    subject: 'Re: Занавес',
    answers: true,
    html: `<div>Нет, бархат не берём: слишком тяжёлый.</div><div>&nbsp;</div><div>Берём сукно, цвет «вишня», 48 метров. Образец здесь (<a href="https://tkani-yauza.example/obrazec/48">вишня</a>).</div><div>&nbsp;</div><div>-- </div><div>Евстигней Полозов</div><div>театр «Флигель»</div><div>&nbsp;</div><div>30.01.2025, 15:22, "Василиса Горчакова" &lt;v.gorchakova@tkani-yauza.example&gt;:</div><blockquote><p>Евстигней Львович, бархат или сукно? И сколько метров?</p></blockquote>
`,
    newWords: `Нет, бархат не берём: слишком тяжёлый.

Берём сукно, цвет «вишня», 48 метров. Образец здесь (вишня [1]).`,
    quoted: 'below',
  },
  {
    name: 'ru-pirog-gmail',
    language: 'ru',
    subject: 'Re: Пирог к субботе',
    answers: true,
    html: `<div dir="ltr">Спасибо, не надо: пирог уже есть 🙂</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">чт, 13 нояб. 2025 г. в 18:36, Милица Ветошкина &lt;<a href="mailto:militsa@vetoshkina.example">militsa@vetoshkina.example</a>&gt;:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left-width:1px;border-left-style:solid;padding-left:1ex"><div dir="ltr">Испечь пирог к субботе? С капустой или с рыбой?</div></blockquote></div>
`,
    newWords: 'Спасибо, не надо: пирог уже есть 🙂',
    quoted: 'below',
  },
  {
    name: 'ru-pohod-mezhdu-strok',
    language: 'ru',
    subject: 'Re: Поход на Таганай',
    answers: true,
    text: `05.06.2025 22:47, Ерофей Кудеяров пишет:
> Сколько нас?

Девять. Десятая, Устинья, ещё думает.

> Палатки берём мои или клубные?

Клубные, они суше.

> Во сколько электричка?

В 6:12, сбор у касс в 5:50.

До встречи
Фотина Лебедь
`,
    newWords: `05.06.2025 22:47, Ерофей Кудеяров пишет:
> Сколько нас?

Девять. Десятая, Устинья, ещё думает.

> Палатки берём мои или клубные?

Клубные, они суше.

> Во сколько электричка?

В 6:12, сбор у касс в 5:50.`,
    quoted: 'interleaved',
  },
  {
    name: 'ru-uchebnik-bez-citaty',
    language: 'ru',
    subject: 'Re: Учебники для 6 «Б»',
    answers: true,
    html: `<p>Уважаемая Глафира Ильинична!</p>
<p>Для 6 «Б» нужно:</p>
<ul>
<li>25 учебников географии</li>
<li>13 атласов</li>
<li>1 глобус (старый разбит)</li>
</ul>
<p>Кому: в кабинет 31. Тема: полезные ископаемые, с 1 октября.</p>
<p>С уважением,<br>Мефодий Карпович Стожаров<br>учитель географии</p>
`,
    newWords: `Уважаемая Глафира Ильинична!

Для 6 «Б» нужно:

* 25 учебников географии
* 13 атласов
* 1 глобус (старый разбит)

Кому: в кабинет 31. Тема: полезные ископаемые, с 1 октября.`,
    quoted: 'none',
  },
];
