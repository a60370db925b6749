/** A platform for courses: newsletter layout with classes and a hero picture; learners, co-teachers, exams, promotions. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function lesson(hero: string, inner: string, small: string): string {
  return `<!doctype html><html><head><style type="text/css">
body { background: #fffaf0; } .wrap { width: 580px; margin: auto } .hero { background: #ffd9a0; text-align: center; padding: 30px; font-size: 24px }
.txt { font-family: 'Nunito', Helvetica, sans-serif; font-size: 16px; padding: 8px 30px } .pill { background: #2f6f4e; color: #fff !important; border-radius: 30px; padding: 14px 34px }
.ticket { border: 3px double #2f6f4e; display: inline-block; padding: 12px 28px; font-size: 30px } .small { color: #a3937c; font-size: 12px; padding: 20px 30px; text-align: center }
</style></head><body><center class="wrapper"><div class="wrap">
<div class="hero"><img src="https://cdn.verdaula.example/m/owl-reading.gif" width="90" alt=""><br>${hero}</div>
<div class="txt">${inner}</div>
<div class="small">${small}<br><a href="https://verdaula.example/i"><img alt="Instagram" src="https://cdn.verdaula.example/m/ig.png"></a> <a href="https://verdaula.example/y"><img alt="YouTube" src="https://cdn.verdaula.example/m/yt.png"></a></div>
</div></center></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [signup, reset, parent, english] = Array.from({ length: 4 }, () => random.digits(6)) as [string, string, string, string];
  const slug = random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', 20);
  const magic = `https://verdaula.example/entrar?llave=${slug}`;
  const tracked = `https://email.mg.verdaula.example/c/eJw${slug}tjkEOwiAQRU8Du1EgQOmChTH2HsMwVFIppoCe3zZxbZ`;
  const plain = `https://verdaula.example/pt/confirmar-email/${slug.slice(0, 14)}`;
  const teach = `https://email.mg.verdaula.example/c/eJx${slug.slice(5)}Vj7EOgyAQhp8Gt`;
  return [
    {
      name: 'es sign-up',
      language: 'es',
      subject: 'Ya casi eres parte del aula',
      html: lesson(
        '¡Qué alegría, Macarena!',
        `<p>Tu plaza en <b>Acuarela desde cero</b> está apartada. Falta comprobar que este buzón es tuyo: pon el siguiente número en la pestaña que dejaste abierta.</p>
<p align="center"><span class="ticket">${signup}</span></p><p>Lo guardamos media hora.</p>`,
        'Verdaula S.L., calle del Molino 14, 46002 Valencia. © 2026',
      ),
      codes: [signup],
      links: [],
      best: { code: signup },
    },
    {
      name: 'es magic link',
      language: 'es',
      subject: 'Entra sin contraseña',
      html: lesson(
        'Un clic y dentro',
        `<p>Hola, Macarena:</p><p>nos pediste un acceso directo el 20/01/2026 a las 18:12. Aquí lo tienes, caduca en una hora:</p><p align="center"><a class="pill" href="${magic}">Entrar en Verdaula</a></p>
<p>Te esperan 3 lecciones pendientes y un comentario de tu profesora.</p>`,
        '<a href="https://verdaula.example/es/ayuda">Centro de ayuda</a> · <a href="https://verdaula.example/es/avisos?u=44018">Avisos</a>',
      ),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'es voucher',
      language: 'es',
      subject: '30 % en todos los cursos con un código secreto',
      html: lesson(
        'Rebajas de primavera',
        `<p>Solo hasta el domingo 22 de marzo: escribe este código antes de pagar y te descontamos el 30 %.</p><p align="center"><span class="ticket">TRAZO30</span></p>
<p>Cerámica 49 € → 34,30 €. Fotografía 59 € → 41,30 €.</p><p align="center"><a class="pill" href="https://verdaula.example/es/rebajas?utm_campaign=prim26">Ver los 212 cursos</a></p>`,
        '¿No quieres más ofertas? <a href="https://verdaula.example/es/baja/44018">Date de baja</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'es words before an exam',
      language: 'es',
      subject: 'Tu examen de italiano B1 empieza a las 16:00',
      text: `Hola, Macarena:

hoy, 27 de febrero, te examinas de italiano B1 (convocatoria 2026-114, 45 minutos).

Para que sepamos que eres tú quien se sienta delante de la cámara, la sala te pedirá una clave personal:

MIRLO-TRUCHA-58

Ten a mano tu documento. Si la conexión se corta, llama al 961 555 012.

Verdaula, departamento de exámenes`,
      codes: ['MIRLO-TRUCHA-58'],
      links: [],
      best: { code: 'MIRLO-TRUCHA-58' },
    },
    {
      name: 'es certificate with a public number',
      language: 'es',
      subject: '¡Enhorabuena! Tu diploma está listo',
      html: lesson(
        'Acuarela desde cero: superado',
        `<p>Has terminado 24 lecciones en 61 días. Tu diploma lleva el identificador <b>VA-2026-880413</b>; cualquier empresa puede comprobarlo en verdaula.example/diplomas.</p>
<p align="center"><a class="pill" href="https://verdaula.example/es/diploma/VA-2026-880413.pdf">Descargar diploma</a></p>`,
        'Verdaula S.L., CIF B98555014',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'pt-BR password reset',
      language: 'pt-BR',
      subject: 'Esqueceu a senha, Thiago?',
      html: lesson(
        'Acontece com todo mundo',
        `<p>Para criar outra senha, digite lá na tela de recuperação:</p><p align="center"><span class="ticket">${reset.slice(0, 3)} ${reset.slice(3)}</span></p><p>Você tem até as 22h10. Pedido feito em Recife, protocolo 20260115-3307.</p>`,
        'Verdaula Brasil Ltda., Rua do Sossego 450, Recife/PE, CEP 50050-080, CNPJ 55.501.244/0001-09',
      ),
      codes: [reset],
      links: [],
      best: { code: reset },
    },
    {
      name: 'pt-BR address to confirm, button and plain',
      language: 'pt-BR',
      subject: 'Confirma pra gente: esse e-mail é seu?',
      html: lesson(
        'Oi, Thiago!',
        `<p>Antes de liberar as aulas grátis a gente precisa saber se o endereço está certo.</p><p align="center"><a class="pill" href="${tracked}">É meu, sim</a></p>
<p style="font-size:13px">Botão sumiu? Copie e cole: ${plain}</p><p>Seu número de aluno será 718220.</p>`,
        '<a href="https://verdaula.example/pt/termos">Termos</a> · WhatsApp (81) 5550-0142',
      ),
      codes: [],
      links: [tracked, plain],
      best: { link: tracked },
    },
    {
      name: 'pt-BR live class',
      language: 'pt-BR',
      subject: 'Sua aula ao vivo é hoje às 19h30',
      html: lesson(
        'Violão para canhotos, encontro 4',
        `<p>A sala abre às 19h20. Se preferir entrar pelo aplicativo de vídeo, use o ID da reunião <b>918 5502 7741</b> e a senha da sala <b>371906</b>.</p><p align="center"><a class="pill" href="https://sala.verdaula.example/j/91855027741">Ir para a sala</a></p>
<p>A gravação fica no ar até 30/04/2026.</p>`,
        'Verdaula Brasil Ltda.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'pt-BR sign-in with 2019',
      language: 'pt-BR',
      subject: 'Acesso pelo aplicativo',
      text: `Oi, Thiago!

Você pediu para entrar pelo celular (Xiaomi, app 7.2.0). Digite 2019 no aplicativo para continuar.

Se demorar mais de 15 minutos, peça outro na própria tela de entrada.

Abraço,
Equipe Verdaula
Na ativa desde 2011, com 340 mil alunos`,
      codes: ['2019'],
      links: [],
      best: { code: '2019' },
    },
    {
      name: 'pt-BR consent of a parent',
      language: 'pt-BR',
      subject: 'A Luísa quer fazer um curso',
      html: lesson(
        'Autorização do responsável',
        `<p>Luísa, de 12 anos, indicou você como responsável. Turma: Robótica Júnior, sábados, 9h às 11h, R$ 89,00 por mês.</p>
<table width="100%"><tr><td>Aluna</td><td>Luísa M.</td></tr><tr><td>Matrícula</td><td>2026-04471</td></tr><tr><td>Código de autorização</td><td><b>${parent}</b></td></tr></table><p>Informe o código na página em que ela está agora, de preferência juntos.</p>`,
        'Dúvidas sobre crianças na plataforma: 0800 555 0188',
      ),
      codes: [parent],
      links: [],
      best: { code: parent },
    },
    {
      name: 'en co-teacher invitation',
      language: 'en',
      subject: 'Will you co-teach "Bread for Impatient People"?',
      html: lesson(
        'Desmond would like you beside him',
        `<p>Desmond Achterberg is putting together a course with 18 lessons and thinks you should run the rye part. Teachers share 60% of the fee.</p><p align="center"><a class="pill" href="${teach}">Accept and set up my teacher page</a></p>
<p>Course draft no. 5518, planned start 4 May 2026. Or <a href="https://verdaula.example/en/drafts/5518/preview">look at the outline</a> first.</p>`,
        'Verdaula Ltd, 3 Tannery Yard, Bristol BS1 9ZZ',
      ),
      codes: [],
      links: [teach],
      best: { link: teach },
    },
    {
      name: 'en second code after a first',
      language: 'en',
      subject: 'Another number, as asked',
      html: lesson(
        'Try this one',
        `<p>Hello Priscilla, the number we mailed at 09:14 (550 128) stopped working the moment you asked again. The one that opens your classroom now is</p><p align="center"><span class="ticket">${english}</span></p><p>It stays good until 09:46.</p>`,
        'Verdaula Ltd, company no. 05550177',
      ),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'en newsletter',
      language: 'en',
      subject: 'Spring term: 14 new courses, one about locks',
      html: lesson(
        'The March letter',
        `<p><b>Lockpicking for beginners</b> (6 lessons, £24). Why does a lock with four wheels take at most 10,000 tries, and why is 2580 the most-pressed column on a keypad? Ines Falkenrath shows you.</p><p><b>Write your own cipher</b> (9 lessons, £31). Homework in lesson one: decode QEB NRFZH.</p>
<p align="center"><a class="pill" href="https://verdaula.example/en/spring-2026">Browse the term</a></p>`,
        'Too much owl? <a href="https://verdaula.example/en/unsubscribe/71822">Leave this list</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'en receipt',
      language: 'en',
      subject: 'Receipt 2026-118-40771',
      text: `Thanks for your purchase, Priscilla.

Bread for Impatient People        £38.00
Student discount (BAKE10)         -£3.80
VAT 20%                            £5.70
Paid with card ending 4409        £34.20

Receipt 2026-118-40771 / Auth 093114
Refunds within 14 days: https://verdaula.example/en/orders/40771/refund

Verdaula Ltd, 3 Tannery Yard, Bristol BS1 9ZZ`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
