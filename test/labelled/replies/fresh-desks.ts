/** Replies to and from help desks, ticket systems and shared inboxes. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'fresh-zendesk-customer-answer',
    language: 'en-US',
    subject: 'Re: [Lumora Support] Re: Lamp flickers',
    from: 'Xiomara Reyes',
    answers: true,
    text: `I tried the other bulb and it still flickers, but only when the dimmer is below half.

The serial number is LM2-88317-C.

On Fri, Nov 7, 2025 at 2:26 PM Lumora Support <support@lumora.example> wrote:

> ##- Please type your reply above this line -##
>
> Your request (48213) has been updated. To add additional comments, reply to
> this email.
>
> *Beck (Lumora Support)*
>
> Nov 7, 2025, 14:26 EST
>
> Hi Xiomara, could you try another bulb and send us the serial number?
>
> This email is a service from Lumora Support.
`,
    newWords:
      'I tried the other bulb and it still flickers, but only when the dimmer is below half.\n\nThe serial number is LM2-88317-C.',
    quoted: 'below',
  },
  {
    name: 'fresh-ticket-line-without-attribution',
    language: 'es',
    subject: 'Re: Incidencia 30977: fibra sin señal',
    from: 'Abelardo Fuentes',
    answers: true,
    text: `Ya reinicié el router tres veces y la luz roja sigue fija. Mañana estaré en casa de 16 a 20 h.

##- Escriba su respuesta por encima de esta línea -##

Incidencia 30977
Estado: pendiente del cliente

Raquel (Telecanal), 22/01/2026 10:50
Estimado cliente, reinicie el equipo y díganos a qué hora podría recibir al técnico.
`,
    newWords: 'Ya reinicié el router tres veces y la luz roja sigue fija. Mañana estaré en casa de 16 a 20 h.',
    quoted: 'below',
  },
  {
    name: 'fresh-intercom-customer-gmail',
    language: 'en',
    subject: 'Re: Importing your old bookings',
    from: 'Thaddeus Monk',
    answers: true,
    html: `<div dir="ltr">The export has 2,140 rows, the import screen stops at 2,000. Is there a limit I should know about?</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, May 18, 2026 at 1:07 PM Ottilie from Roomly &lt;<a href="mailto:ottilie@roomly.intercom-mail.example">ottilie@roomly.intercom-mail.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><u></u><div style="width:100%"><table width="100%" cellpadding="0" cellspacing="0" border="0"><tbody><tr><td align="center"><table cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tbody><tr><td style="padding:16px 0"><img src="https://static.roomly.example/o.png" width="32" height="32" alt="Ottilie"></td></tr><tr><td><p>Hi Thaddeus, you can upload the CSV under Settings. Shout if it gets stuck.</p></td></tr><tr><td style="font-size:12px;color:#9aa5b1"><a href="https://www.intercom.example/powered">Powered by Intercom</a></td></tr></tbody></table></td></tr></tbody></table></div></blockquote></div>`,
    newWords: 'The export has 2,140 rows, the import screen stops at 2,000. Is there a limit I should know about?',
    quoted: 'below',
  },
  {
    name: 'fresh-freshdesk-agent-french',
    language: 'fr',
    subject: 'Re: [#7742] Abonnement non résilié',
    from: 'Service abonnés',
    answers: true,
    html: `<div style="font-family:-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif; font-size:14px"><div dir="ltr">Bonjour Madame Roussel,</div><div dir="ltr"><br></div><div dir="ltr">Votre abonnement a pris fin le 31 octobre. Le prélèvement du 5 novembre était une erreur de notre part ; il vous sera restitué sous huit jours.</div></div><div dir="ltr"><br></div><div><blockquote class="freshdesk_quote"><div class="freshdesk_quote"><div>Le&nbsp;jeu., 6 nov. à 9:12 AM , Fanny Roussel &lt;fanny@roussel.example&gt; a écrit :</div><div>On m'a encore prélevé 14,90 € alors que j'ai résilié en septembre !</div></div></blockquote></div>`,
    newWords:
      'Bonjour Madame Roussel,\n\nVotre abonnement a pris fin le 31 octobre. Le prélèvement du 5 novembre était une erreur de notre part ; il vous sera restitué sous huit jours.',
    quoted: 'below',
  },
  {
    name: 'fresh-helpscout-agent-text',
    language: 'en-CA',
    subject: 'Re: Missing pattern piece',
    from: 'Juniper Hale',
    answers: true,
    text: `Hi Rosamund,

You are right, sheet 6 was left out of the PDF. The corrected file is in your account now: https://threadhouse.example/downloads

Sorry about the wasted fabric!

--
Juniper Hale
Threadhouse Patterns

On Mar 27, 2026, at 6:54 PM EDT, Rosamund Tighe <rosamund@tighe.example> wrote:

I bought the Harbour coat pattern and cannot find the collar anywhere.

{#HS:2208814703-51966#}
`,
    newWords:
      'Hi Rosamund,\n\nYou are right, sheet 6 was left out of the PDF. The corrected file is in your account now: threadhouse.example/downloads [1]\n\nSorry about the wasted fabric!',
    quoted: 'below',
  },
  {
    name: 'fresh-jira-answered-by-mail',
    language: 'en',
    subject: 'Re: [JIRA] (DOCK-419) Labels print twice',
    from: 'Milos Havranek',
    answers: true,
    text: `Reproduced on the second printer as well. The driver sends the job again whenever the spooler restarts, so I pinned version 5.2 on both machines.

From: Prudence Akande (Jira) <jira@dockyard.example>
Date: Tuesday, 10 February 2026 at 14:20
To: Milos Havranek <m.havranek@dockyard.example>
Subject: [JIRA] (DOCK-419) Labels print twice

    [ https://jira.dockyard.example/browse/DOCK-419?page=comment-88120 ]

Prudence Akande commented on DOCK-419:
--------------------------------------

Can anyone reproduce this on another printer?

> Labels print twice
> ------------------
>     Priority: Major

--
This message was sent by Atlassian Jira
(v9.12.4#912004)
`,
    newWords:
      'Reproduced on the second printer as well. The driver sends the job again whenever the spooler restarts, so I pinned version 5.2 on both machines.',
    quoted: 'below',
  },
  {
    name: 'fresh-github-comment-notice',
    language: 'en',
    subject: 'Re: [tidepool/almanac] Wrong moonrise south of the equator (Issue #204)',
    from: 'Ilse Nakagawa',
    answers: true,
    html: `<p></p>
<p dir="auto">The sign of the latitude is dropped in the second step. A fix with a test for Hobart is coming tonight.</p>

<p style="font-size:small;-webkit-text-size-adjust:none;color:#666;">&mdash;<br />Reply to this email directly, <a href="https://github.com/tidepool/almanac/issues/204#issuecomment-2911">view it on GitHub</a>, or <a href="https://github.com/notifications/unsubscribe-auth/AAAA">unsubscribe</a>.<br />You are receiving this because you authored the thread.<img src="https://github.com/notifications/beacon/AAAA.gif" height="1" width="1" alt="" /><span style="color: transparent; font-size: 0; display: none; visibility: hidden; overflow: hidden; opacity: 0; width: 0; height: 0; max-width: 0; max-height: 0; mso-hide: all">Message ID: <span>&lt;tidepool/almanac/issues/204/2911</span><span>@</span><span>github</span><span>.</span><span>com&gt;</span></span></p>`,
    newWords: 'The sign of the latitude is dropped in the second step. A fix with a test for Hobart is coming tonight.',
    quoted: 'none',
  },
  {
    name: 'fresh-front-shared-inbox',
    language: 'en-GB',
    subject: 'Re: Customs form for the violin',
    from: 'Cosima Wetherby',
    answers: true,
    html: `<div>The violin needs a CITES certificate because of the rosewood pegs, the ordinary form is not enough.</div><div><br></div><div>Would you like us to apply on your behalf? It takes around three weeks.</div><div><br></div><div class="front-signature"><div>Cosima Wetherby</div><div>Fine Instruments Desk, Portway Freight</div><div><a href="https://portway.example">portway.example</a></div></div><div><br></div><blockquote type="cite" class="front-blockquote"><div>On 15 April 2026 at 10:33 BST <a href="mailto:sandor@quartet.example">sandor@quartet.example</a> wrote:</div><div><br></div><div>Which customs form do I fill in for an old violin going to Japan?</div></blockquote>`,
    newWords:
      'The violin needs a CITES certificate because of the rosewood pegs, the ordinary form is not enough.\n\nWould you like us to apply on your behalf? It takes around three weeks.',
    quoted: 'below',
  },
  {
    name: 'fresh-missive-portuguese',
    language: 'pt-BR',
    subject: 'Re: Troca de tamanho',
    from: 'Equipe Passo Leve',
    answers: true,
    html: `<div>Olá, Cristiane! Temos o modelo 37 em azul-marinho, mas o preto só chega na próxima quinzena.</div><div><br></div><div>Qual você prefere?</div><div class="missive_quote"><br><div>Em 2 de dezembro de 2025 às 14:19, Cristiane Bastos (<a href="mailto:cris@bastos.example">cris@bastos.example</a>) escreveu:</div><blockquote style="margin:0 0 0 4px; padding:0 0 0 8px; border-left:2px solid #dddee6">A sapatilha ficou apertada, dá para trocar por uma maior?</blockquote></div>`,
    newWords:
      'Olá, Cristiane! Temos o modelo 37 em azul-marinho, mas o preto só chega na próxima quinzena.\n\nQual você prefere?',
    quoted: 'below',
  },
  {
    name: 'fresh-otrs-agent-german',
    language: 'de-CH',
    subject: 'Re: [Ticket#2026031710000412] Zugang zum Campusnetz',
    from: 'Informatikdienste',
    answers: true,
    text: `Guten Tag Frau Caduff

Ihr Zugang war gesperrt, weil das Passwort seit über einem Jahr unverändert war. Wir haben ihn soeben freigeschaltet; beim ersten Anmelden werden Sie nach einem neuen gefragt.

Freundliche Grüsse

Reto Zumstein
Informatikdienste

--
Hochschule Seetal - Informatikdienste
Seestrasse 4, 6280 Hochdorf - Tel. 041 555 01 01
--

17.03.2026 08:12 - Flurina Caduff schrieb:

> Seit gestern komme ich nicht mehr ins Netz. Was ist los?
`,
    newWords:
      'Guten Tag Frau Caduff\n\nIhr Zugang war gesperrt, weil das Passwort seit über einem Jahr unverändert war. Wir haben ihn soeben freigeschaltet; beim ersten Anmelden werden Sie nach einem neuen gefragt.',
    quoted: 'below',
  },
];
