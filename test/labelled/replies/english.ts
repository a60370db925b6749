/** Replies in English with the answer that their reader is after, from the programs most people write with. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'en-kiln-booking-gmail-folded',
    language: 'en',
    subject: 'Re: Kiln 2 in the week of the 14th',
    answers: true,
    text: `Hi Odette,

kiln 2 is free from the 14th. I never cancelled the booking, whatever the
board in the hallway says. You can read it further down, where
On Monday I wrote: all six shelves, two nights.

On Tue, 11 Mar 2025 at 09:42, Odette Farrow-Lindqvist <
odette.farrow@kilnshare.example> wrote:

> Dear Caspian,
>
> The board says that somebody cancelled kiln 2. Was that you? If so, the
> pottery class would like to have it.
>
> On Mon, 10 Mar 2025 at 18:01, Caspian Roe <caspian@roepots.example> wrote:
>
>> All six shelves, two nights, from the 14th please.
>
> Odette
`,
    newWords: `Hi Odette,

kiln 2 is free from the 14th. I never cancelled the booking, whatever the
board in the hallway says. You can read it further down, where
On Monday I wrote: all six shelves, two nights.`,
    quoted: 'below',
  },
  {
    name: 'en-ferry-meeting-point-iphone',
    language: 'en',
    subject: 'Re: Where do we pick you up?',
    answers: true,
    text: `The 7:40 boat, please.
From: the station, not the harbour.
To: wherever Ines has parked the van.

Sent from my iPhone

> On 3 Apr 2025, at 21:07, Tobias Achterberg <tobias@skerrytours.example> wrote:
>\u0020
> Good evening,
>\u0020
> which boat are you on, and where shall we pick you up? And is it still four people with
> four bicycles?
>\u0020
> Regards
> Tobias
`,
    newWords: `The 7:40 boat, please.
From: the station, not the harbour.
To: wherever Ines has parked the van.`,
    quoted: 'below',
  },
  {
    name: 'en-invoice-split-outlook-desktop',
    language: 'en',
    subject: 'RE: Invoice 20871 to be split',
    answers: true,
    text: `Good morning Rosalind,

Please split it as follows:

1. Scaffolding, 3 weeks: cost centre 4410
2. Everything else: cost centre 4475

You asked "who signs for the second half?" - Mr Adeyemi does, until 30 June. After that it is me again.

Kind regards,

Benedikta Shaw
Site accounts | Holloway & Marsh Builders
Phone: 020 5550 1144
Mobile: 07700 900 882

-----Original Message-----
From: Rosalind Teague <rosalind.teague@ledgerly.example>
Sent: 12 May 2025 16:55
To: Benedikta Shaw <b.shaw@hollowaymarsh.example>
Cc: Accounts <accounts@ledgerly.example>
Subject: Invoice 20871 to be split

Dear Benedikta,

we cannot book 20871 in one piece. How shall we split it, and who signs for the second half?

Best wishes,
Rosalind Teague
`,
    newWords: `Good morning Rosalind,

Please split it as follows:

1. Scaffolding, 3 weeks: cost centre 4410
2. Everything else: cost centre 4475

You asked "who signs for the second half?" - Mr Adeyemi does, until 30 June. After that it is me again.`,
    quoted: 'below',
  },
  {
    name: 'en-orchard-plan-gmail-web',
    language: 'en',
    subject: 'Re: Orchard plan',
    answers: true,
    html: `<div dir="ltr"><div>Hello Marguerite,</div><div><br></div><div>the trees along the ditch stay. I have drawn it in (<a href="https://plans.orchardry.example/v2/ditch?layer=trees">the second version, with the ditch</a>), and the old plan can go.</div><div><br></div><div>Could you tell the digger people by Thursday?</div><div><br clear="all"></div><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><div dir="ltr">Phineas Okonjo<div>Orchardry Ltd, Lower Wick</div><div>01632 960 417</div></div></div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Wed, Feb 19, 2025 at 4:31 PM Marguerite Holm &lt;<a href="mailto:marguerite@holmgardens.example">marguerite@holmgardens.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Hi Phineas,<div><br></div><div>do the trees along the ditch stay or go? The plan in <a href="https://plans.orchardry.example/v1">the folder</a> has none.</div><div><br></div><div>Marguerite</div></div>
</blockquote></div>
`,
    newWords: `Hello Marguerite,

the trees along the ditch stay. I have drawn it in (the second version, with the ditch [1]), and the old plan can go.

Could you tell the digger people by Thursday?`,
    quoted: 'below',
  },
  {
    name: 'en-audit-samples-outlook-word-html',
    language: 'en',
    subject: 'RE: Samples for the water audit',
    answers: true,
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<style><!--
p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
div.WordSection1 {page:WordSection1;}
--></style>
</head>
<body lang="EN-GB" link="#0563C1" vlink="#954F72">
<div class="WordSection1">
<p class="MsoNormal">Dear Lucinda,<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Best regards to the laboratory first of all, they were quick. The samples that we still need are:<o:p></o:p></p>
<ul style="margin-top:0cm" type="disc">
<li class="MsoListParagraph">Well 3: two bottles, taken before noon<o:p></o:p></li>
<li class="MsoListParagraph">Reservoir: one bottle, sent on 2 June<o:p></o:p></li>
</ul>
<p class="MsoNormal">The sender has to be the same on all of them (From: Dr Quill, Subject: audit), or they will be turned away.<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Yours sincerely,<o:p></o:p></p>
<p class="MsoNormal">Ephraim Quill<o:p></o:p></p>
<p class="MsoNormal"><span style="color:gray">Head of Sampling, Tarn Water Board</span><o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<div>
<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">
<p class="MsoNormal"><b><span lang="EN-US">From:</span></b><span lang="EN-US"> Lucinda Prior &lt;lucinda.prior@lymelabs.example&gt; <br>
<b>Sent:</b> Friday, May 30, 2025 11:20 AM<br>
<b>To:</b> Ephraim Quill &lt;e.quill@tarnwater.example&gt;<br>
<b>Subject:</b> Samples for the water audit<o:p></o:p></span></p>
</div>
</div>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Dear Dr Quill,<o:p></o:p></p>
<p class="MsoNormal">which samples are missing now, and who has to be named on them?<o:p></o:p></p>
<p class="MsoNormal">Lucinda Prior<o:p></o:p></p>
</div>
</body>
</html>
`,
    newWords: `Dear Lucinda,

Best regards to the laboratory first of all, they were quick. The samples that we still need are:

* Well 3: two bottles, taken before noon
* Reservoir: one bottle, sent on 2 June

The sender has to be the same on all of them (From: Dr Quill, Subject: audit), or they will be turned away.`,
    quoted: 'below',
  },
  {
    name: 'en-leave-approved-outlook-web',
    language: 'en',
    subject: 'Re: Leave, 21 to 25 July',
    answers: true,
    html: `<html><head>
<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">
<style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} </style>
</head>
<body dir="ltr">
<div class="elementToProof" style="font-family: Aptos, Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Approved.</div>
<div id="appendonsend"></div>
<hr style="display:inline-block;width:98%" tabindex="-1">
<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000"><b>From:</b> Salome Vidler &lt;salome.vidler@northquay.example&gt;<br>
<b>Sent:</b> 01 July 2025 08:15<br>
<b>To:</b> Gideon Pryce &lt;gideon.pryce@northquay.example&gt;<br>
<b>Subject:</b> Leave, 21 to 25 July</font>
<div>&nbsp;</div>
</div>
<div dir="ltr">
<div>Hi Gideon,</div>
<div><br></div>
<div>may I take the week from 21 to 25 July? Orla would cover the counter.</div>
<div><br></div>
<div>Salome</div>
</div>
</body>
</html>
`,
    newWords: 'Approved.',
    quoted: 'below',
  },
  {
    name: 'en-returned-lamp-zendesk',
    language: 'en',
    subject: 'Re: [Lampwright] Request #58113: lamp arrived broken',
    answers: true,
    text: `I would rather have the money back than a new lamp, please. It went off for good on 9 March at 22:15, if that
matters for the warranty: the glass was already cracked in the box.

Do I have to send the foot back too?

On Thu, 13 Mar 2025 at 10:26, Lampwright Help (Lampwright) <support@lampwright.example> wrote:
> ##- Please type your reply above this line -##
>
> Your request (58113) has been updated. To add additional comments, reply to this email.
>
> ----------------------------------------------
>
> Jolyon, Mar 13, 2025, 10:26 GMT
>
> Hello Winifred,
> I'm sorry to hear that. Would you like a new lamp or a refund?
>
> This email is a service from Lampwright. Delivered by Deskbell
`,
    newWords: `I would rather have the money back than a new lamp, please. It went off for good on 9 March at 22:15, if that
matters for the warranty: the glass was already cracked in the box.

Do I have to send the foot back too?`,
    quoted: 'below',
  },
];
