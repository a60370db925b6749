/** Replies in Spanish, Italian and the Portuguese of Brazil that nobody looks at while the software is made. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'x-es-horno-zoho',
    language: 'es',
    subject: 'Re: Avería del horno',
    answers: true,
    html: `<div style="font-family: Verdana, Arial, Helvetica, sans-serif; font-size: 10pt;"><div>El técnico no encontró el local y se marchó. Mejor que venga mañana a primera hora.</div><div><br></div><div>Si se pierde otra vez, que me llame:</div><div>955 55 01 27</div><div><br></div><div class="zmail_extra_hr" style="border-top: 1px solid rgb(204, 204, 204); height: 0px; margin-top: 10px; margin-bottom: 10px; line-height: 0px;"><br></div><div class="zmail_extra" data-zbluepencil-ignore="true"><div><br></div><div id="Zm-_Id_-Sgn1">---- El mié., 12 nov. 2025 13:05:51 +0100 <b>Hornos Cidacos &lt;sat@hornoscidacos.example&gt;</b> escribió ----</div><div><br></div><blockquote id="blockquote_zmail" style="margin: 0px;"><div>¿Pudo pasar nuestro técnico por su panadería?<br>Servicio técnico</div></blockquote></div><br></div>
`,
    newWords: `El técnico no encontró el local y se marchó. Mejor que venga mañana a primera hora.

Si se pierde otra vez, que me llame:
955 55 01 27`,
    quoted: 'below',
  },
  {
    name: 'x-es-cita-sin-linea',
    language: 'es',
    subject: 'Re: Talla del chaleco',
    answers: true,
    text: `> Nos falta saber la talla del chaleco de Abelardo y si prefiere corbata o pajarita.
> La modista cierra el viernes a mediodía.

La 52. Pajarita, y que sea gris: la negra se la pone su hermano.
`,
    newWords: 'La 52. Pajarita, y que sea gris: la negra se la pone su hermano.',
    quoted: 'below',
  },
  {
    name: 'x-es-tres-niveles',
    language: 'es',
    subject: 'Re: Turnos del faro',
    answers: true,
    text: `Mensaje citado por Crisanto Vilariño <crisanto@farosdelnorte.example>:

>> Mensaje citado por Nicomedes Abad <nico@farosdelnorte.example>:
>>
>>> La lámpara parpadea desde el temporal.
>>
>> Pide un repuesto.
>
> Ya está pedido. ¿Quién sube a cambiarla?

Subo yo, pero necesito que alguien sujete la escala.

> Otra cosa: el libro de guardias, ¿lo tienes tú?

Está en el cajón de la radio.

Atentamente,
Servando Lema
`,
    newWords: `Mensaje citado por Crisanto Vilariño <crisanto@farosdelnorte.example>:

>> Mensaje citado por Nicomedes Abad <nico@farosdelnorte.example>:
>>
>>> La lámpara parpadea desde el temporal.
>>
>> Pide un repuesto.
>
> Ya está pedido. ¿Quién sube a cambiarla?

Subo yo, pero necesito que alguien sujete la escala.

> Otra cosa: el libro de guardias, ¿lo tienes tú?

Está en el cajón de la radio.`,
    quoted: 'interleaved',
  },
  {
    name: 'x-it-allevamento-webmail',
    language: 'it',
    subject: 'Re: Questionario allevamento',
    answers: true,
    text: `Spett.le Consorzio,

Domanda 1: ventidue capre, un becco.
Domanda 2: no, nessun cane.
Domanda 3: il latte va tutto al caseificio di Valbruna, salvo quello che beviamo noi.

La quarta domanda non l'ho capita. Che cosa intendete con "transumanza parziale"?

Distinti saluti
Delfina Tschurtschenthaler


> Il 10 febbraio 2025 alle 9.36 Consorzio Caprino <segreteria@consorziocaprino.example> ha scritto:
>\u0020
>\u0020
> Gentile allevatrice,
> La preghiamo di rispondere alle quattro domande del questionario.
>\u0020
`,
    newWords: `Spett.le Consorzio,

Domanda 1: ventidue capre, un becco.
Domanda 2: no, nessun cane.
Domanda 3: il latte va tutto al caseificio di Valbruna, salvo quello che beviamo noi.

La quarta domanda non l'ho capita. Che cosa intendete con "transumanza parziale"?`,
    quoted: 'below',
  },
  {
    name: 'x-it-lapide-messaggio-originale',
    language: 'it',
    subject: 'Re: Testo per la lapide',
    answers: true,
    html: `<p>Cara Oriana,</p>
<p>il nonno vorrebbe i due versi che recitava sempre:<br>
Torna la rondine,<br>
resta la casa.</p>
<p>Caratteri semplici, niente oro. Qui ci sono due esempi che gli piacciono, <a href="https://marmi-apuani.example/caratteri/romano">il romano</a> e <a href="https://marmi-apuani.example/caratteri/bastone">il bastone</a>.</p>
<p>Un caro saluto<br>
Tarcisio</p>
<p>----- Messaggio originale -----<br>
Da: "Marmi Apuani" &lt;oriana@marmi-apuani.example&gt;<br>
A: "Tarcisio Bellandi" &lt;tarcisio.bellandi@postale.example&gt;<br>
Data: Sat, 29 Nov 2025 12:15:03 +0100<br>
Oggetto: Testo per la lapide</p>
<p>Buonasera signor Bellandi, mi manda il testo e il tipo di carattere?</p>
`,
    newWords: `Cara Oriana,

il nonno vorrebbe i due versi che recitava sempre:
Torna la rondine,
resta la casa.

Caratteri semplici, niente oro. Qui ci sono due esempi che gli piacciono, il romano [1] e il bastone [2].`,
    quoted: 'below',
  },
  {
    name: 'x-it-orto-con-le-sbarre',
    language: 'it',
    subject: 'Re: Orto condiviso',
    answers: true,
    text: `Ottavio Baldassarre, in data 11/4/2025 7.44, ha scritto:
| Chi annaffia quando sei via?

Mia cognata, una sera sì e una no.

| I pomodori li piantiamo lungo il muro?

Meglio di no, lì d'estate cuociono.

| Il compost puzza, che si fa?

Ci vuole più paglia. Ne porto due balle.
`,
    newWords: `Ottavio Baldassarre, in data 11/4/2025 7.44, ha scritto:
| Chi annaffia quando sei via?

Mia cognata, una sera sì e una no.

| I pomodori li piantiamo lungo il muro?

Meglio di no, lì d'estate cuociono.

| Il compost puzza, che si fa?

Ci vuole più paglia. Ne porto due balle.`,
    quoted: 'interleaved',
  },
  {
    name: 'x-pt-bolsa-asteriscos',
    language: 'pt-BR',
    subject: 'RES: Bolsa de iniciação',
    answers: true,
    text: `Prezado professor Abílio,

Infelizmente não posso assumir a bolsa: comecei a trabalhar no porto em março. Indico no meu lugar a
Rosicler, que já fez a coleta no manguezal duas vezes.

O relatório que o senhor pediu está pronto, falta apenas a conclusão.

Cordialmente,
Deusdete Maranhão

*De:* Abílio Vasques <avasques@oceanoufx.example>
*Enviada em:* terça-feira, 18 de março de 2025 11:11
*Para:* Deusdete Maranhão <deusdete@alunosufx.example>
*Assunto:* Bolsa de iniciação

Deusdete, você fica com a bolsa neste semestre? E o relatório?
`,
    newWords: `Prezado professor Abílio,

Infelizmente não posso assumir a bolsa: comecei a trabalhar no porto em março. Indico no meu lugar a
Rosicler, que já fez a coleta no manguezal duas vezes.

O relatório que o senhor pediu está pronto, falta apenas a conclusão.`,
    quoted: 'below',
  },
  {
    name: 'x-pt-forro-iphone',
    language: 'pt-BR',
    subject: 'Re: Sanfoneiro para o arraial',
    answers: true,
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto">Sim e não: toco o arraial, mas só até meia-noite. Depois disso a sanfona vira abóbora.<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Enviado do meu iPhone</div><div dir="ltr"><br><blockquote type="cite">Em 30 de mai. de 2025, à(s) 19:22, Festa da Ladeira &lt;festa@ladeirajunina.example&gt; escreveu:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">\uFEFFMestre Juvenal, o senhor toca no nosso arraial até as duas da manhã?</div></blockquote></body></html>
`,
    newWords: 'Sim e não: toco o arraial, mas só até meia-noite. Depois disso a sanfona vira abóbora.',
    quoted: 'below',
  },
  {
    name: 'x-pt-endereco-no-fim',
    language: 'pt-BR',
    subject: 'Re: Entrega da geladeira',
    answers: true,
    text: `O CEP estava trocado. O endereço certo para a entrega é:

Travessa das Jabuticabas, 77, casa 2
Vila Esperança Nova
00000-077 Pedra Branca - MG
`,
    newWords: `O CEP estava trocado. O endereço certo para a entrega é:

Travessa das Jabuticabas, 77, casa 2
Vila Esperança Nova
00000-077 Pedra Branca - MG`,
    quoted: 'none',
  },
];
