/** Replies in Italian and in the Portuguese of Brazil with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'it-vendemmia-gmail-senza-citazione',
    language: 'it',
    subject: 'Re: Vendemmia, quando si comincia?',
    answers: true,
    html: `<div dir="auto">Ciao Ermenegilda,<div dir="auto"><br></div><div dir="auto">si comincia lunedì 15 alle 6:30, dalla vigna bassa. Porta i guanti: le forbici le abbiamo.</div><div dir="auto"><br></div><div dir="auto">Martedì scorso Ubaldo ha scritto:</div><div dir="auto">&quot;se piove, si rimanda a mercoledì&quot;. Vale ancora.</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Il ven 12 set 2025, 21:17 Ermenegilda Scotton &lt;<a href="mailto:ermenegilda@scotton-vini.example">ermenegilda@scotton-vini.example</a>&gt; ha scritto:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex"><div dir="ltr">Ciao,<div>quando si comincia con la vendemmia, e che cosa devo portare?</div><div>Ermenegilda</div></div>
</blockquote></div>
`,
    newWords: `Ciao Ermenegilda,

si comincia lunedì 15 alle 6:30, dalla vigna bassa. Porta i guanti: le forbici le abbiamo.

Martedì scorso Ubaldo ha scritto:
"se piove, si rimanda a mercoledì". Vale ancora.`,
    quoted: 'below',
  },
  {
    name: 'it-perizia-outlook',
    language: 'it',
    subject: 'R: Perizia tetto scuola',
    answers: true,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml">
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body lang="IT" link="blue" vlink="purple">
<div class="WordSection1">
<p class="MsoNormal"><span style="color:#1F497D">Gentile ingegnere,<o:p></o:p></span></p>
<p class="MsoNormal"><span style="color:#1F497D"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal"><span style="color:#1F497D">la perizia va bene così. A: pagina 3, però, manca la data del sopralluogo (era il 7/2/2025, ore 10:00).<o:p></o:p></span></p>
<p class="MsoNormal"><span style="color:#1F497D">Oggetto e importo restano invariati.<o:p></o:p></span></p>
<p class="MsoNormal"><span style="color:#1F497D"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal"><span style="color:#1F497D">Cordiali saluti<o:p></o:p></span></p>
<p class="MsoNormal"><span style="color:#1F497D">Geom. Leonzio Battistello<o:p></o:p></span></p>
<p class="MsoNormal"><span style="color:#1F497D">Ufficio tecnico comunale - int. 214<o:p></o:p></span></p>
<p class="MsoNormal"><span style="color:#1F497D"><o:p>&nbsp;</o:p></span></p>
<div>
<div style="border:none;border-top:solid #B5C4DF 1.0pt;padding:3.0pt 0cm 0cm 0cm">
<p class="MsoNormal"><b><span style="font-size:10.0pt">Da:</span></b><span style="font-size:10.0pt"> Ing. Fulgenzia Dal Prà [mailto:f.dalpra@studio-dalpra.example] <br>
<b>Inviato:</b> lunedì 3 marzo 2025 08:52<br>
<b>A:</b> Leonzio Battistello<br>
<b>Oggetto:</b> Perizia tetto scuola<o:p></o:p></span></p>
</div>
</div>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Egregio geometra, la perizia va bene così o devo cambiare qualcosa?<o:p></o:p></p>
</div>
</body>
</html>
`,
    newWords: `Gentile ingegnere,

la perizia va bene così. A: pagina 3, però, manca la data del sopralluogo (era il 7/2/2025, ore 10:00).

Oggetto e importo restano invariati.`,
    quoted: 'below',
  },
  {
    name: 'it-coro-risposta-in-fondo',
    language: 'it',
    subject: 'Re: Spartiti del Magnificat',
    answers: true,
    text: `Il 02/12/2025 18:33, Nereo Pasqualotto ha scritto:
> Cara Ginevra,
> hai tu gli spartiti del Magnificat? In sacrestia non ci sono.
>
> Nereo

Sì, li ho io: sono qui da martedì.
Te li lascio dal fornaio, con il metronomo.
`,
    newWords: `Sì, li ho io: sono qui da martedì.
Te li lascio dal fornaio, con il metronomo.`,
    quoted: 'below',
  },
  {
    name: 'it-barca-in-mezzo',
    language: 'it',
    subject: 'Re: La barca',
    answers: true,
    text: `Il giorno gio 19 giu 2025 alle ore 08:11 Ippolita Marangon <ippolita@marangon-nautica.example> ha scritto:

> La barca è già in acqua?

No, la pittura deve asciugare fino a sabato.

> Quanto costa il posto al molo B?

320 euro al mese (il listino in rete non è aggiornato).

> Posso venire a vederla con mio fratello?

Certo!

Buona giornata,
Cap. Saverio Zennaro
`,
    newWords: `Il giorno gio 19 giu 2025 alle ore 08:11 Ippolita Marangon <ippolita@marangon-nautica.example> ha scritto:

> La barca è già in acqua?

No, la pittura deve asciugare fino a sabato.

> Quanto costa il posto al molo B?

320 euro al mese (il listino in rete non è aggiornato).

> Posso venire a vederla con mio fratello?

Certo!`,
    quoted: 'interleaved',
  },
  {
    name: 'it-risposta-vuota-sotto-la-riga',
    language: 'it',
    subject: 'Re: Conferma della visita',
    answers: true,
    text: `Inviato da iPhone

> Il giorno 5 nov 2025, alle ore 17:29, Museo della Carta <visite@museodellacarta.example> ha scritto:
>
> La visita è prenotata per sabato alle 11:00, gruppo di 14 persone.
`,
    newWords: `Inviato da iPhone

> Il giorno 5 nov 2025, alle ore 17:29, Museo della Carta <visite@museodellacarta.example> ha scritto:
>
> La visita è prenotata per sabato alle 11:00, gruppo di 14 persone.`,
    quoted: 'none',
  },
  {
    name: 'pt-aluguel-gmail',
    language: 'pt-BR',
    subject: 'Re: Vistoria do apartamento',
    answers: true,
    html: `<div dir="ltr"><div>Boa tarde, Genivaldo.</div><div><br></div><div>Pode ser na quinta, às 14h30. Em 2 de abril o síndico escreveu:</div><div>- chave na portaria;</div><div>- elevador de serviço.</div><div><br></div><div>A lista do que falta consertar está aqui (<a href="https://vistorias.imobiliaria-caju.example/ap-502">apartamento 502</a>).</div><div><br></div><div>Obrigada!</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Em ter., 8 de abr. de 2025 às 10:47, Genivaldo Sarmento &lt;<a href="mailto:genivaldo@imobiliaria-caju.example" target="_blank">genivaldo@imobiliaria-caju.example</a>&gt; escreveu:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Bom dia, dona Zuleide.<br>Quando posso fazer a vistoria?<br><br>Genivaldo</div></blockquote></div>
`,
    newWords: `Boa tarde, Genivaldo.

Pode ser na quinta, às 14h30. Em 2 de abril o síndico escreveu:
- chave na portaria;
- elevador de serviço.

A lista do que falta consertar está aqui (apartamento 502 [1]).

Obrigada!`,
    quoted: 'below',
  },
  {
    name: 'pt-doacao-samsung',
    language: 'pt-BR',
    subject: 'Re: Doação de livros',
    answers: true,
    text: `Aceitamos, sim, menos os didáticos.
Entregar de segunda a quarta, das 9h às 11h.



Enviado do meu Galaxy


-------- Mensagem original --------
De : Iolanda Brandão <iolanda.brandao@lerejunto.example>
Data: 17/02/2025 20:58 (GMT-03:00)
Para: Biblioteca Comunitária Tia Cotinha <tiacotinha@bibliotecas.example>
Assunto: Doação de livros

Olá! Vocês aceitam doação de livros? São umas seis caixas.

Iolanda
`,
    newWords: `Aceitamos, sim, menos os didáticos.
Entregar de segunda a quarta, das 9h às 11h.`,
    quoted: 'below',
  },
  {
    name: 'pt-orcamento-yahoo',
    language: 'pt-BR',
    subject: 'Re: Orçamento do portão',
    answers: true,
    html: `<html><head></head><body><div class="yahoo-style-wrap" style="font-family:Helvetica, Arial, sans-serif;font-size:16px;"><div dir="ltr" data-setdir="false">Seu Anselmo, fechado: R$ 2.350 à vista.</div><div dir="ltr" data-setdir="false"><br></div><div dir="ltr" data-setdir="false">De: aço, não de alumínio. A cor é a mesma do muro.</div><div><br></div><div>Atenciosamente,</div><div>Teodora Quirino</div></div>
<div id="yahoo_quoted_8830127745" class="yahoo_quoted">
<div style="font-family:'Helvetica Neue', Helvetica, Arial, sans-serif;font-size:13px;color:#26282a;">
<div>
Em quarta-feira, 9 de julho de 2025 às 15:12:40 BRT, Anselmo Ferragens &lt;vendas@anselmoferragens.example&gt; escreveu:
</div>
<div><br></div>
<div><div>Dona Teodora, o portão fica em R$ 2.350 à vista. Fechamos? É de alumínio ou de aço?</div></div>
</div>
</div></body></html>
`,
    newWords: `Seu Anselmo, fechado: R$ 2.350 à vista.

De: aço, não de alumínio. A cor é a mesma do muro.`,
    quoted: 'below',
  },
  {
    name: 'pt-respostas-em-azul',
    language: 'pt-BR',
    subject: 'RES: Feira de ciências',
    answers: true,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang="PT-BR">
<div class="WordSection1">
<p class="MsoNormal">Prezada Berenice, minhas respostas estão em azul, logo abaixo de cada pergunta.<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">
<p class="MsoNormal">De: Berenice Toledo<br>
Enviada em: segunda-feira, 11 de agosto de 2025 07:40<br>
Para: Valdomiro Aguiar<br>
Assunto: Feira de ciências<o:p></o:p></p>
</div>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Quantas mesas cabem no pátio?<o:p></o:p></p>
<p class="MsoNormal"><span style="color:#0070C0">Cabem 18, sem contar a do júri.<o:p></o:p></span></p>
<p class="MsoNormal">Há tomadas para todos?<o:p></o:p></p>
<p class="MsoNormal"><span style="color:#0070C0">Só para seis grupos; o vulcão do 7º B é a pilha.<o:p></o:p></span></p>
<p class="MsoNormal">Quem entrega os prêmios?<o:p></o:p></p>
<p class="MsoNormal"><span style="color:#0070C0">A diretora, às 16h.<o:p></o:p></span></p>
</div>
</body></html>
`,
    newWords: `Prezada Berenice, minhas respostas estão em azul, logo abaixo de cada pergunta.

De: Berenice Toledo
Enviada em: segunda-feira, 11 de agosto de 2025 07:40
Para: Valdomiro Aguiar
Assunto: Feira de ciências

Quantas mesas cabem no pátio?

Cabem 18, sem contar a do júri.

Há tomadas para todos?

Só para seis grupos; o vulcão do 7º B é a pilha.

Quem entrega os prêmios?

A diretora, às 16h.`,
    quoted: 'interleaved',
  },
  {
    name: 'pt-cardapio-sem-citacao',
    language: 'pt-BR',
    subject: 'Re: Cardápio do casamento',
    answers: true,
    html: `<div style="font-family:verdana,geneva,sans-serif">
<p>Olá, Epifânia!</p>
<p>Ficamos com este cardápio:</p>
<ul>
<li>caldo de mandioca</li>
<li>peixe de forno (sem coentro, de jeito nenhum)</li>
<li>doce de cupuaçu</li>
</ul>
<p>A minha avó sempre dizia: abraço não enche barriga. Por isso, duas porções por pessoa.</p>
<p>Um abraço,<br>Claudionor Bessa</p>
</div>
`,
    newWords: `Olá, Epifânia!

Ficamos com este cardápio:

* caldo de mandioca
* peixe de forno (sem coentro, de jeito nenhum)
* doce de cupuaçu

A minha avó sempre dizia: abraço não enche barriga. Por isso, duas porções por pessoa.`,
    quoted: 'none',
  },
];
