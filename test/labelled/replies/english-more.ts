/** Replies in English with the answer that their reader is after: answers among quotes, below them, and without any. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'en-build-box-shell-prompts',
    language: 'en',
    subject: 'Re: build box does not start',
    answers: true,
    text: `On 2025-06-02 14:11, Leopold Ashdown wrote:
> The build box no longer starts. Here is what I see:
>
> > systemctl status buildd
> > buildd.service: failed

That is the old unit. Its name has changed:

> systemctl status builder

You type that as you do here, the arrow is only my prompt.

> And is the disk full again?

No: 41 % used.

> Shall I just reboot it?

Please don't. The nightly run ends at 16:00.

Cheers,
Hester Blackwood
`,
    newWords: `On 2025-06-02 14:11, Leopold Ashdown wrote:
> The build box no longer starts. Here is what I see:
>
> > systemctl status buildd
> > buildd.service: failed

That is the old unit. Its name has changed:

> systemctl status builder

You type that as you do here, the arrow is only my prompt.

> And is the disk full again?

No: 41 % used.

> Shall I just reboot it?

Please don't. The nightly run ends at 16:00.`,
    quoted: 'interleaved',
  },
  {
    name: 'en-choir-tour-mutt',
    language: 'en',
    subject: 'Re: choir tour, open questions',
    answers: true,
    text: `* Isidore Lamb <isidore@lambchoir.example> [2025-04-22 19:03]:

> Do we need the second coach?

Yes.

> Which of the two churches has the better organ?

St Swithun's, by far, but the other one has heating (https://stbride.example/visit?heating=1).

> Who brings the music stands?

We do. Thanks for asking, nobody else has.

--\u0020
Wilhelmina Strand
alto, treasurer, and keeper of the stands
`,
    newWords: `* Isidore Lamb <isidore@lambchoir.example> [2025-04-22 19:03]:

> Do we need the second coach?

Yes.

> Which of the two churches has the better organ?

St Swithun's, by far, but the other one has heating (stbride.example/visit?heating=1 [1]).

> Who brings the music stands?

We do. Thanks for asking, nobody else has.`,
    quoted: 'interleaved',
  },
  {
    name: 'en-bee-hives-bottom-posted',
    language: 'en',
    subject: 'Re: Hives behind the school',
    answers: true,
    text: `On 08/05/2025 07:58, Perpetua Lyle wrote:
> Dear Mr Castellan,
>
> the parents ask how many hives there will be behind the school, and whether the children can
> come close to them. Could you send me two sentences that I can read out tomorrow?
>
> Kind regards
> Perpetua Lyle
> Head teacher

Dear Mrs Lyle,

there will be three hives, all of them behind the brick wall. The gate to them is locked, and the
key hangs in your office.

You may read that out as it stands.

--\u0020
Auberon Castellan
Wick Road Apiary
`,
    newWords: `Dear Mrs Lyle,

there will be three hives, all of them behind the brick wall. The gate to them is locked, and the
key hangs in your office.

You may read that out as it stands.`,
    quoted: 'below',
  },
  {
    name: 'en-forwarded-roof-quote',
    language: 'en',
    subject: 'Fwd: Roof, second quote',
    answers: false,
    text: `Cordelia, this one is cheaper but starts later. Which do you want?

---------- Forwarded message ---------
From: Slate & Daughter <office@slateanddaughter.example>
Date: Mon, Sep 8, 2025 at 2:12 PM
Subject: Roof, second quote
To: <aloysius@penhallow.example>


Dear Mr Penhallow,

the roof comes to 11,480.00 with slate and 8,900.00 with tin.
We can start on 3 November.
`,
    newWords: `Cordelia, this one is cheaper but starts later. Which do you want?

---------- Forwarded message ---------
From: Slate & Daughter <office@slateanddaughter.example>
Date: Mon, Sep 8, 2025 at 2:12 PM
Subject: Roof, second quote
To: <aloysius@penhallow.example>

Dear Mr Penhallow,

the roof comes to 11,480.00 with slate and 8,900.00 with tin.
We can start on 3 November.`,
    quoted: 'none',
  },
  {
    name: 'en-empty-above-quote',
    language: 'en',
    subject: 'Re: Your bicycle is ready',
    answers: true,
    text: `

On Sat, 22 Mar 2025 at 11:05, Spoke and Bell <shop@spokeandbell.example> wrote:

> Your bicycle is ready. We are open until 18:00 today and from 9:00 on Monday.
>
> Please bring the slip with the number 733.
`,
    newWords: `On Sat, 22 Mar 2025 at 11:05, Spoke and Bell <shop@spokeandbell.example> wrote:

> Your bicycle is ready. We are open until 18:00 today and from 9:00 on Monday.
>
> Please bring the slip with the number 733.`,
    quoted: 'none',
  },
  {
    name: 'en-trial-shift-nothing-quoted',
    language: 'en',
    subject: 'Re: Trial shift',
    answers: true,
    html: `<div style="font-family:Arial,sans-serif;font-size:14px">
<p>Hello Thaddeus,</p>
<p>thank you for the trial shift. I have thought about it and would like the job, with two wishes:</p>
<ul>
<li>no Sundays before Easter</li>
<li>the contract to read &quot;from: 1 April&quot; and &quot;to: 30 September&quot;</li>
</ul>
<p>Many thanks for the coffee as well! I have filled in the form (<a href="https://jobs.gullscafe.example/form/118">form 118</a>).</p>
<p>Warm regards,<br>Ottoline Brisk<br>07700 900 313</p>
</div>
`,
    newWords: `Hello Thaddeus,

thank you for the trial shift. I have thought about it and would like the job, with two wishes:

* no Sundays before Easter
* the contract to read "from: 1 April" and "to: 30 September"

Many thanks for the coffee as well! I have filled in the form (form 118 [1]).`,
    quoted: 'none',
  },
  {
    name: 'en-cello-lesson-yahoo',
    language: 'en',
    subject: 'Re: Cello on Thursday',
    answers: true,
    html: `<html><head></head><body><div class="ydp5a1c7f1eyahoo-style-wrap" style="font-family:Helvetica Neue, Helvetica, Arial, sans-serif;font-size:13px;"><div dir="ltr" data-setdir="false">👍 5:30 pm then. Thanks, see you Thursday.</div><div><br></div>
</div><div id="ydp8d0be2f9yahoo_quoted_4417021335" class="ydp8d0be2f9yahoo_quoted">
<div style="font-family:'Helvetica Neue', Helvetica, Arial, sans-serif;font-size:13px;color:#26282a;">
<div>
On Tuesday, October 7, 2025 at 06:44:12 PM CDT, Evadne Mossop &lt;evadne@mossopstrings.example&gt; wrote:
</div>
<div><br></div>
<div><br></div>
<div><div id="ydp8d0be2f9yiv0071133"><div dir="ltr">Dear Lysander,<br><br>could we move the cello lesson to 5:30 pm on Thursday?<br><br>Evadne</div></div></div>
</div>
</div></body></html>
`,
    newWords: '👍 5:30 pm then. Thanks, see you Thursday.',
    quoted: 'below',
  },
];
