/** Replies in Spanish with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'es-mudanza-gmail',
    language: 'es',
    subject: 'Re: Presupuesto de la mudanza',
    answers: true,
    html: `<div dir="ltr">Buenos días, Casilda:<div><br></div><div>aceptamos el presupuesto de 640 euros. El ascensor (<a href="https://edificio-almenara.example/ascensor">medidas</a>) es pequeño, así que el armario tendrá que ir por la ventana.</div><div><br></div><div>Hora: las 8:30. Lugar: el portal de atrás.</div><div><br></div><div>Un saludo,</div><div>Evaristo Pombal</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">El jue, 16 oct 2025 a las 19:03, Casilda Montenegro (&lt;<a href="mailto:casilda@mudanzas-garza.example">casilda@mudanzas-garza.example</a>&gt;) escribió:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Hola, Evaristo:<div><br></div><div>le mando el presupuesto. ¿A qué hora empezamos?</div><div><br></div><div>Casilda</div></div></blockquote></div>
`,
    newWords: `Buenos días, Casilda:

aceptamos el presupuesto de 640 euros. El ascensor (medidas [1]) es pequeño, así que el armario tendrá que ir por la ventana.

Hora: las 8:30. Lugar: el portal de atrás.`,
    quoted: 'below',
  },
  {
    name: 'es-vacuna-outlook-web',
    language: 'es',
    subject: 'RE: Vacuna de Canela',
    answers: true,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body dir="ltr">
<div style="font-family: Calibri, Arial, Helvetica, sans-serif; font-size: 12pt;">Hola:</div>
<div style="font-family: Calibri, Arial, Helvetica, sans-serif; font-size: 12pt;"><br></div>
<div style="font-family: Calibri, Arial, Helvetica, sans-serif; font-size: 12pt;">Canela ya está vacunada. El 3 de marzo escribió la clínica de Lugo: «todo en orden».</div>
<div style="font-family: Calibri, Arial, Helvetica, sans-serif; font-size: 12pt;"><br></div>
<div id="Signature">
<div style="font-family: Calibri, Arial, Helvetica, sans-serif; font-size: 12pt;">Saludos cordiales,</div>
<div style="font-family: Calibri, Arial, Helvetica, sans-serif; font-size: 12pt;">Domitila Arzúa</div>
</div>
<div id="appendonsend"></div>
<hr tabindex="-1" style="display:inline-block; width:98%">
<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" color="#000000" style="font-size:11pt"><b>De:</b> Clínica Veterinaria Robledal &lt;citas@robledalvet.example&gt;<br>
<b>Enviado:</b> viernes, 28 de marzo de 2025 12:06<br>
<b>Para:</b> Domitila Arzúa &lt;domitila.arzua@correoluz.example&gt;<br>
<b>Asunto:</b> Vacuna de Canela</font>
<div>&nbsp;</div>
</div>
<div>Estimada Domitila:<br><br>a Canela le toca la vacuna. ¿Le reservamos hora?<br></div>
</body>
</html>
`,
    newWords: `Hola:

Canela ya está vacunada. El 3 de marzo escribió la clínica de Lugo: «todo en orden».`,
    quoted: 'below',
  },
  {
    name: 'es-paella-iphone',
    language: 'es',
    subject: 'Re: ¿Cuántos somos el domingo?',
    answers: true,
    text: `Somos 11.
De: mi casa, 6. Del pueblo, los otros 5.

Enviado desde mi iPhone

> El 24 may 2025, a las 22:40, Fermín Zubeldia <fermin@zubeldia-arroces.example> escribió:
>\u0020
> \uFEFFBuenas noches, Remedios:
>\u0020
> ¿cuántos sois el domingo? Necesito saberlo para el arroz.
>\u0020
> Fermín
`,
    newWords: `Somos 11.
De: mi casa, 6. Del pueblo, los otros 5.`,
    quoted: 'below',
  },
  {
    name: 'es-teatro-respuestas-intercaladas',
    language: 'es',
    subject: 'Re: Ensayo general',
    answers: true,
    text: `El 10/12/2025 a las 09:55, Leocadia Bruguera escribió:

> ¿A qué hora abre el teatro?

A las cuatro.

> ¿Hay que llevar los trajes del segundo acto?

Sí, todos menos el del obispo, que está en la tintorería.

> ¿Quién maneja las luces si Abundio sigue enfermo?

Yo misma. La mesa es esta: canal 1 > sala, canal 2 > foso.

Un abrazo,
Maruja Peñalver
`,
    newWords: `El 10/12/2025 a las 09:55, Leocadia Bruguera escribió:

> ¿A qué hora abre el teatro?

A las cuatro.

> ¿Hay que llevar los trajes del segundo acto?

Sí, todos menos el del obispo, que está en la tintorería.

> ¿Quién maneja las luces si Abundio sigue enfermo?

Yo misma. La mesa es esta: canal 1 > sala, canal 2 > foso.`,
    quoted: 'interleaved',
  },
  {
    name: 'es-reenvio-olivar',
    language: 'es',
    subject: 'Fwd: Riego del olivar',
    answers: false,
    text: `Iker, mira lo del jueves y dime si puedes abrir tú la compuerta.

---------- Forwarded message ---------
De: Comunidad de Regantes del Arba <avisos@regantes-arba.example>
Date: lun, 4 ago 2025 a las 13:20
Subject: Riego del olivar
To: Obdulia Larrañeta <obdulia@olivar-larraneta.example>


El turno de riego de la parcela 88 es el jueves, de 02:00 a 05:30.
Si nadie abre la compuerta, el turno pasa a la parcela 89.
`,
    newWords: `Iker, mira lo del jueves y dime si puedes abrir tú la compuerta.

---------- Forwarded message ---------
De: Comunidad de Regantes del Arba <avisos@regantes-arba.example>
Date: lun, 4 ago 2025 a las 13:20
Subject: Riego del olivar
To: Obdulia Larrañeta <obdulia@olivar-larraneta.example>

El turno de riego de la parcela 88 es el jueves, de 02:00 a 05:30.
Si nadie abre la compuerta, el turno pasa a la parcela 89.`,
    quoted: 'none',
  },
];
