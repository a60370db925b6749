/** An academy for webinars and evening courses: capitals-only HTML of an old mailing program, some with a text part beside it. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** As the academy's program from 2006 writes them. */
const leaf = (
  title: string,
  body: string,
  bottom: string,
) => `<HTML><HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=utf-8"><TITLE>${title}</TITLE></HEAD>
<BODY BGCOLOR="#DDE8E4" LINK="#00665A"><CENTER><TABLE WIDTH="600" BGCOLOR="#FFFFFF" CELLPADDING="18" CELLSPACING="0" BORDER="0">
<TR><TD BGCOLOR="#00665A"><FONT FACE="Tahoma" SIZE="5" COLOR="#FFFFFF"><B>AULA FARO</B></FONT> <FONT FACE="Tahoma" SIZE="2" COLOR="#BFE3DC">${title}</FONT></TD></TR>
<TR><TD><FONT FACE="Tahoma" SIZE="3">${body}</FONT></TD></TR>
<TR><TD BGCOLOR="#EEF5F3"><FONT FACE="Tahoma" SIZE="1" COLOR="#556B66">${bottom}</FONT></TD></TR>
</TABLE></CENTER></BODY></HTML>`;

/** A text part and an HTML part, as the program sends them together. */
const both = (
  subject: string,
  stamp: string,
  text: string,
  html: string,
) => `From: =?UTF-8?Q?Aula_Faro?= <campus@aulafaro.example>
To: <robin@postroom.localhost>
Subject: ${subject}
Message-ID: <${stamp}.campus@aulafaro.example>
X-Mailer: FaroMailer 2.6
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="----=_Faro_${stamp}"

------=_Faro_${stamp}
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

${text}

------=_Faro_${stamp}
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: 8bit

${html}
------=_Faro_${stamp}--
`;

export function mails(random: Random): FamilyMail[] {
  const campus = (script: string) =>
    `https://campus.aulafaro.example/${script}.asp?id=${random.digits(7)}&amp;ck=${random.text(letters, 16)}`;
  const jump = () =>
    `http://t.faromail-eu.example/r/?id=h${random.text('0123456789abcdef', 8)},${random.text('0123456789abcdef', 7)},1&amp;p1=${random.text(letters, 22)}`;
  const raw = (url: string) => url.replaceAll('&amp;', '&');
  const seat = jump();
  const [plaza, clave, correo] = [jump(), campus('alta'), campus('cambio')];
  const [plazaText, inscricao, senha] = [campus('conf'), jump(), campus('repor')];
  const pin = random.digits(4);
  const entra = campus('entra');
  const stamp = random.digits(10);
  const enEnd = `Aula Faro S.L., Paseo de la Farola 12, 29016 M&aacute;laga, Spain. <A HREF="${jump()}">Courses</A> - <A HREF="${jump()}">Teachers</A> - <A HREF="${jump()}">Take me off this list</A>`;
  const esEnd = `Aula Faro S.L., Paseo de la Farola 12, 29016 M&aacute;laga. Tel. 952 55 01 90. <A HREF="${jump()}">Cursos</A> - <A HREF="${jump()}">Profesorado</A> - <A HREF="${jump()}">Darse de baja</A>`;
  const ptEnd = `Aula Faro S.L., sucursal em Portugal, Rua do Cais 40, 8000-141 Faro. NIPC 980 447 215. <A HREF="${jump()}">Cursos</A> - <A HREF="${jump()}">Formadores</A> - <A HREF="${jump()}">Cancelar envios</A>`;
  return [
    {
      name: 'seat to be confirmed',
      language: 'en',
      subject: 'Webinar 2 December: do you take the seat?',
      html: leaf(
        'Live webinar',
        `Dear Robin Post,<P>You put your name down for <B>Pricing for potters</B> on Wednesday 2 December 2026, 17:00 to 18:15 CET. There are 80 seats and 131 names, so a seat counts only after you <A HREF="${seat}">confirm it</A>, before Friday noon.<P>It is free. Slides go to everyone who came. Questions: +34 952 55 01 90, ext. 204.`,
        enEnd,
      ),
      codes: [],
      links: [raw(seat)],
      best: { link: raw(seat) },
    },
    {
      name: 'meeting data of the evening',
      language: 'en',
      subject: 'Tonight at 17:00: Pricing for potters',
      html: leaf(
        'Live webinar',
        `The room opens at 16:45.<UL><LI>Meeting ID: ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}<LI>Passcode: ${random.digits(6)}<LI>By telephone: +34 910 555 018</UL>Nothing to install. <A HREF="${jump()}">Enter the room</A> | <A HREF="${jump()}">Put it into my calendar</A><P>Your seat is number 57 of 80.`,
        enEnd,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'recording',
      language: 'en',
      subject: 'You missed us? Watch it again',
      html: leaf(
        'Recordings',
        `<A HREF="${jump()}"><IMG SRC="https://campus.aulafaro.example/img/play_potters.gif" WIDTH="320" HEIGHT="180" BORDER="0" ALT="Play the recording"></A><P>74 minutes, 38 slides, online until 31 January 2027. The next one, <A HREF="${jump()}">Glazes and the law</A>, costs 18 EUR, or 12 EUR with the voucher BARRO6.`,
        enEnd,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'plaza en el seminario, dos partes',
      language: 'es',
      subject: 'Seminario del 9 de diciembre: confirme su plaza',
      raw: both(
        '=?UTF-8?Q?Seminario_del_9_de_diciembre:_confirme_su_plaza?=',
        stamp,
        `Estimado alumno:

Ha solicitado plaza en "Facturar sin miedo" (9/12/2026, 19:00 h, 90 minutos).
Para que sea firme, abra esta dirección antes del viernes:

${raw(plazaText)}

Aula Faro, tel. 952 55 01 90
Darse de baja: https://campus.aulafaro.example/baja.asp`,
        leaf(
          'Seminario en directo',
          `Estimado alumno:<P>Ha solicitado plaza en <B>Facturar sin miedo</B> (9/12/2026, 19:00 h, 90 minutos). Para que sea firme:<P ALIGN="center"><A HREF="${plaza}"><B>&gt;&gt; CONFIRMO MI ASISTENCIA &lt;&lt;</B></A>`,
          esEnd,
        ),
      ),
      codes: [],
      links: [raw(plazaText), raw(plaza)],
      best: { link: raw(plaza) },
    },
    {
      name: 'primera clave de alumno',
      language: 'es',
      subject: 'Su acceso al campus virtual',
      html: leaf(
        'Campus virtual',
        `Secretaría le ha dado de alta en el curso <B>C-2027/014 Contabilidad I</B> (60 horas, del 11/01 al 26/03/2027). Usuario: <B>RPOST.27</B>. La contraseña la pone usted mismo en esta página, que caduca en 5 días:<P><A HREF="${clave}">${clave}</A><P>Matrícula n.&ordm; 20270188, pagada el 20/11/2026.`,
        esEnd,
      ),
      codes: [],
      links: [raw(clave)],
      best: { link: raw(clave) },
    },
    {
      name: 'entrada con cifras o enlace',
      language: 'es',
      subject: 'Entrar en el campus',
      html: leaf(
        'Campus virtual',
        `Buenas tardes. Escriba estas cifras en la casilla roja del campus:<P><TABLE BORDER="1" CELLPADDING="10" ALIGN="center"><TR><TD><FONT FACE="Courier New" SIZE="6">${pin}</FONT></TD></TR></TABLE><P>o bien <A HREF="${entra}">entre sin escribir nada</A>. Ambas cosas sirven hasta las 18:30 h del 24/11/2026.`,
        esEnd,
      ),
      codes: [pin],
      links: [raw(entra)],
      best: { code: pin },
    },
    {
      name: 'cambio de correo, sí o no',
      language: 'es',
      subject: '¿Autoriza el cambio de correo?',
      html: leaf(
        'Campus virtual',
        `El alumno ${random.digits(8)} (usted) ha escrito en su ficha un correo distinto: <B>robin@postroom.localhost</B>.<P><TABLE WIDTH="100%"><TR><TD ALIGN="center"><A HREF="${correo}">S&iacute;, autorizo</A></TD><TD ALIGN="center"><A HREF="${campus('rechazo')}">No, lo rechazo</A></TD></TR></TABLE><P>Petici&oacute;n hecha a las 13:07 h desde 203.0.113.201.`,
        esEnd,
      ),
      codes: [],
      links: [raw(correo)],
      best: { link: raw(correo) },
    },
    {
      name: 'certificado listo',
      language: 'es',
      subject: 'Ya puede descargar su certificado',
      html: leaf(
        'Secretaría',
        `Enhorabuena: ha terminado <B>Facturación básica</B> (20 horas) con un 8,7. El certificado lleva el número AF-2026-${random.digits(5)} y cualquiera puede comprobarlo en nuestra web.<P ALIGN="center"><A HREF="${jump()}"><B>DESCARGAR CERTIFICADO (PDF)</B></A><P>El siguiente nivel empieza el 11 de enero. <A HREF="${jump()}">Quiero apuntarme</A>`,
        esEnd,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'inscrição por confirmar',
      language: 'pt',
      subject: 'A sua inscrição ainda não está completa',
      html: leaf(
        'Seminário em direto',
        `Exma. Senhora, Exmo. Senhor,<P>recebemos o pedido para <B>O IVA dos artesãos</B> (quinta-feira, 10/12/2026, às 18h30). Só guardamos o lugar a quem carregar no botão abaixo até 30/11.<P><TABLE ALIGN="center" CELLPADDING="12" CELLSPACING="0"><TR><TD BGCOLOR="#E07A1F"><A HREF="${inscricao}"><FONT COLOR="#FFFFFF"><B>Confirmar a inscrição</B></FONT></A></TD></TR></TABLE>`,
        ptEnd,
      ),
      codes: [],
      links: [raw(inscricao)],
      best: { link: raw(inscricao) },
    },
    {
      name: 'palavra-passe perdida',
      language: 'pt',
      subject: 'Palavra-passe do campus',
      html: leaf(
        'Campus virtual',
        `Pediu-nos que lhe repuséssemos a palavra-passe do utilizador <B>RPOST.27</B>. Basta abrir <A HREF="${senha}">esta ligação</A> e escrever duas vezes a nova. Se o pedido não partiu de si, telefone para o 289 550 166 e indique o registo ${random.digits(6)}.`,
        ptEnd,
      ),
      codes: [],
      links: [raw(senha)],
      best: { link: raw(senha) },
    },
    {
      name: 'inquérito de satisfação',
      language: 'pt',
      subject: 'Três perguntas sobre o curso C-2026/231',
      html: leaf(
        'Inquérito',
        `Terminou o curso com 17 valores em 20, parabéns! O certificado n.&ordm; 2026/4410 segue por correio para 8000-141 Faro. Diga-nos o que achou; são três perguntas e dois minutos.<P ALIGN="center"><A HREF="${jump()}"><B>RESPONDER AO INQUÉRITO</B></A>`,
        ptEnd,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
