/** Replies in English that nobody looks at while the software is made. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'x-en-relay-log',
    language: 'en',
    subject: 'Re: Newsletter bounces since Sunday',
    answers: true,
    text: `Hullo Zebedee,

the relay turns the newsletter away because half the header is gone. Its log says:

sender: newsletter
date: absent
subject: Summer prices

Add a date and it goes through. I tried it with three of ours this afternoon, all three arrived.

Take care,
Marigold Fenwick
________________________________
From: Zebedee Thrale <zebedee@thralepress.example>
Sent: Monday, 16 June 2025 13:02
To: Marigold Fenwick <marigold.fenwick@postwerks.example>
Subject: Newsletter bounces since Sunday

Could you look why everything we have sent since Sunday came back? The list is the same as ever.
`,
    newWords: `Hullo Zebedee,

the relay turns the newsletter away because half the header is gone. Its log says:

sender: newsletter
date: absent
subject: Summer prices

Add a date and it goes through. I tried it with three of ours this afternoon, all three arrived.`,
    quoted: 'below',
  },
  {
    name: 'x-en-sluice-code',
    language: 'en',
    subject: 'Re: sluice gate firmware',
    answers: true,
    text: `Two lines were the wrong way round. Like this:

while (depth > 3) depth -= pump(1);
if (depth >= limit) alarm(depth, "gate " + n);

With that the gate closed five times out of five. The patch is at
https://code.sluiceworks.example/firmware/patches/0042-pump-before-alarm.diff

On Thu, 2025-01-16 at 23:48 +0000, Barnaby Lockett wrote:
> Gate 6 stayed open again during the test. Any idea? It pumps, but only once it has
> raised the alarm, which seems daft.
>
> Barnaby
>
`,
    newWords: `Two lines were the wrong way round. Like this:

while (depth > 3) depth -= pump(1);
if (depth >= limit) alarm(depth, "gate " + n);

With that the gate closed five times out of five. The patch is at
code.sluiceworks.example/… [1]`,
    quoted: 'below',
  },
  {
    name: 'x-en-crane-notes-client',
    language: 'en',
    subject: 'Re: Crane on plot 9',
    answers: true,
    html: `<html><body><font size=2 face="sans-serif">Not before the wind drops below 40 km/h, sorry.</font>
<br>
<br><font size=2 face="sans-serif">What I would do meanwhile:</font>
<br><font size=2 face="sans-serif">By: Tuesday, lay the steel plates.</font>
<br><font size=2 face="sans-serif">By: Wednesday, close the footpath.</font>
<br>
<br><font size=2 face="sans-serif">Yours faithfully</font>
<br><font size=2 face="sans-serif">Cuthbert Nwosu</font>
<br><font size=2 face="sans-serif">Lifting Supervisor</font>
<br>
<br>
<br>
<br><font size=1 color=#5f5f5f face="sans-serif">From: &nbsp; &nbsp; &nbsp; &nbsp;</font><font size=1 face="sans-serif">Araminta Sole/Projects/Gantry@GANTRY</font>
<br><font size=1 color=#5f5f5f face="sans-serif">To: &nbsp; &nbsp; &nbsp; &nbsp;</font><font size=1 face="sans-serif">Cuthbert Nwosu/Lifting/Gantry@GANTRY</font>
<br><font size=1 color=#5f5f5f face="sans-serif">Date: &nbsp; &nbsp; &nbsp; &nbsp;</font><font size=1 face="sans-serif">27/10/2025 07:31</font>
<br><font size=1 color=#5f5f5f face="sans-serif">Subject: &nbsp; &nbsp; &nbsp; &nbsp;</font><font size=1 face="sans-serif">Crane on plot 9</font>
<br>
<hr noshade>
<br>
<br>
<br><font size=2 face="sans-serif">Can the crane go up tomorrow on plot 9?</font>
<br><font size=2 face="sans-serif">A. Sole</font>
</body></html>
`,
    newWords: `Not before the wind drops below 40 km/h, sorry.

What I would do meanwhile:
By: Tuesday, lay the steel plates.
By: Wednesday, close the footpath.`,
    quoted: 'below',
  },
  {
    name: 'x-en-puppet-stage-initials',
    language: 'en',
    subject: 'Re: puppets',
    answers: true,
    text: `>>>>> "Ignatius" == Ignatius Wray <wray@marionettes.example> writes:

IW> How tall is the stage opening?

One metre ten, measured twice.

IW> Does the dragon fit through the trap door if we take its wings off?

Only head first. I have oiled the hinges.

IW> Shall I print the tickets on yellow paper then?

Green, please; yellow is for the matinee.
`,
    newWords: `>>>>> "Ignatius" == Ignatius Wray <wray@marionettes.example> writes:

IW> How tall is the stage opening?

One metre ten, measured twice.

IW> Does the dragon fit through the trap door if we take its wings off?

Only head first. I have oiled the hinges.

IW> Shall I print the tickets on yellow paper then?

Green, please; yellow is for the matinee.`,
    quoted: 'interleaved',
  },
  {
    name: 'x-en-printer-list-footer',
    language: 'en',
    subject: 'Re: [paperfolk] A3 turns out grey',
    answers: true,
    text: `That happens when the tray is set to "recycled". Open Settings > Printers > Paper > Tray 2, choose "white" and
print the test sheet once more.

Mine needed a restart after that. Yours may not.

Best,
Euphemia
_______________________________________________
paperfolk mailing list -- paperfolk@lists.pulpandpress.example
To unsubscribe send an email to paperfolk-leave@lists.pulpandpress.example
`,
    newWords: `That happens when the tray is set to "recycled". Open Settings > Printers > Paper > Tray 2, choose "white" and
print the test sheet once more.

Mine needed a restart after that. Yours may not.`,
    quoted: 'none',
  },
];
