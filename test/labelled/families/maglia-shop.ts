/** An Italian knitwear shop that also writes Spanish: elegant serif mails full of order rows, where codes stand beside order numbers. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const SERIF = "font-family:'Cormorant Garamond',Garamond,'Times New Roman',serif";

function letter(language: 'it' | 'es', title: string, body: string): string {
  const nav = language === 'it' ? ['Donna', 'Uomo', 'Filati', 'Occasioni'] : ['Mujer', 'Hombre', 'Hilos', 'Ocasiones'];
  const small =
    language === 'it'
      ? 'Filanda Serrati S.r.l. – via dei Lanaioli 31, 13900 Biella (BI) – P. IVA 02381190027 – REA BI-188204 – cap. soc. € 60.000 i.v.<br>Assistenza: lun-ven 9.00-18.00, 015 555 0147'
      : 'Filanda Serrati S.r.l., calle del Telar 12, bajo, 08012 Barcelona – NIF N0281190C – Hoja B-441207<br>Atención al cliente: L-V de 9:00 a 18:00, 93 555 01 62';
  return `<html lang="${language}"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>${title}</title></head>
<body bgcolor="#f3eee6" style="margin:0;${SERIF}">
<center>
<table width="640" cellpadding="0" cellspacing="0" border="0" bgcolor="#fffdf9" align="center">
<tr><td colspan="4" align="center" style="padding:36px 0 18px;letter-spacing:6px;font-size:24px;color:#5b4636">FILANDA SERRATI<br><span style="font-size:11px;letter-spacing:3px">BIELLA, 1958</span></td></tr>
<tr>${nav.map((item, at) => `<td width="160" align="center" style="font-size:13px;border-top:1px solid #d8cbb8;border-bottom:1px solid #d8cbb8;padding:9px 0"><a style="color:#5b4636;text-decoration:none" href="https://www.filandaserrati.example/${language}/c/${at + 11}">${item}</a></td>`).join('')}</tr>
<tr><td colspan="4" style="padding:38px 56px;font-size:18px;line-height:27px;color:#3c3027">${body}</td></tr>
<tr><td colspan="4" align="center" style="padding:20px 40px 34px;font-size:12px;line-height:18px;color:#9a8975;border-top:1px solid #d8cbb8">${small}<br><a style="color:#9a8975" href="https://news.filandaserrati.example/out?l=${language}&amp;c=550183">${language === 'it' ? 'Disiscriviti' : 'Darse de baja'}</a></td></tr>
</table>
</center>
</body></html>`;
}

const row = (item: string, price: string) =>
  `<tr><td style="padding:6px 0;border-bottom:1px dotted #d8cbb8">${item}</td><td align="right" style="border-bottom:1px dotted #d8cbb8">${price}</td></tr>`;

export function mails(random: Random): FamilyMail[] {
  const [order, guest, login] = [random.digits(9), random.digits(6), random.digits(6)];
  const [subject, phone, street] = [random.digits(6), random.digits(5), random.digits(8)];
  const letters = 'ACDEFGHJKLMNPRTUVWXYZ2345679';
  const [reset, card] = [`${random.text(letters, 4)}-${random.text(letters, 3)}`, random.text(letters, 6)];
  const resetLink = `https://www.filandaserrati.example/es/cuenta/clave?t=${random.text('abcdef0123456789', 24)}&via=mail`;
  return [
    {
      name: 'buying as a guest',
      language: 'it',
      subject: `Ordine ${order}: manca la conferma della Sua e-mail`,
      html: letter(
        'it',
        'Conferma',
        `<p>Gentile Robin,</p><p>il Suo ordine n. <b>${order}</b> del 04/11/2026 (totale € 189,00) è al sicuro nel nostro laboratorio. Poiché acquista come ospite, La preghiamo di riportare nella pagina del carrello il numero di conferma <b>${guest}</b>.</p><p>Il capo Le resta riservato fino alle 17.30; dopo torna sullo scaffale.</p>`,
      ),
      codes: [guest],
      links: [],
      best: { code: guest },
    },
    {
      name: 'entering without a password',
      language: 'it',
      subject: 'Il Suo accesso alla Filanda',
      html: letter(
        'it',
        'Accesso',
        `<p style="text-align:center;font-size:28px;margin:0 0 20px">Bentornata, bentornato</p><p style="text-align:center">Ecco il codice di accesso per l’area clienti.</p>
<table align="center" cellpadding="0" cellspacing="0" border="0"><tr><td style="border:1px solid #5b4636;padding:16px 40px;font-size:32px;letter-spacing:8px;color:#5b4636">${login}</td></tr></table>
<p style="text-align:center;font-size:14px">Scade fra 10 minuti. Cliente 550183, iscritto dal 2017.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'the code is in the subject',
      language: 'es',
      subject: `${subject} es su código para entrar en Filanda Serrati`,
      html: letter(
        'es',
        'Acceso',
        `<p>Estimada clienta, estimado cliente:</p><p>Por discreción, el código que ha pedido figura únicamente en el asunto de este correo. Úselo antes de las 12:45 en la ventana donde lo solicitó.</p><p>En su cesta le esperan 2 artículos por 134,80&nbsp;€.</p>`,
      ),
      codes: [subject],
      links: [],
      best: { code: subject },
    },
    {
      name: 'order received',
      language: 'it',
      subject: `Abbiamo ricevuto il Suo ordine ${order}`,
      html: letter(
        'it',
        'Ordine',
        `<p>Grazie. Le nostre magliaie sono già al lavoro sul Suo ordine <b>${order}</b>.</p>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="font-size:16px">${row('Cardigan «Oropa», tg. 48, col. 2107 muschio, art. 884120', '€ 149,00')}${row('Sciarpa «Baragge», col. 0916, art. 771003', '€ 40,00')}${row('Spedizione', 'gratuita')}${row('<b>Totale (IVA 22% inclusa)</b>', '<b>€ 189,00</b>')}</table>
<p>Consegna prevista: 10-12 novembre 2026, via Carducci 8, 20123 Milano. Pagamento: carta che termina con 0271, autorizzazione ${random.digits(6)}.</p>
<p><a style="color:#8c3b2a" href="https://www.filandaserrati.example/it/ordini/${order}">Segua il Suo ordine</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'waiting in a locker',
      language: 'es',
      subject: 'Su paquete ya está en la taquilla',
      html: letter(
        'es',
        'Recogida',
        `<p>Su jersey ha llegado a la taquilla de <b>Plaza de los Tejedores, 4</b> (08015 Barcelona), abierta a cualquier hora.</p>
<table align="center" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="background:#f3eee6;padding:14px 34px;font-size:13px">Código de recogida<br><span style="font-size:30px;letter-spacing:4px">${random.digits(6)}</span><br>Puerta 27</td></tr></table>
<p>Lo guardamos hasta el 19/11/2026. Seguimiento: ES${random.digits(11)}. Pedido ${random.digits(9)}.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a discount',
      language: 'it',
      subject: 'Solo per tre giorni: 20% su tutta la lana merino',
      html: letter(
        'it',
        'Merino',
        `<p style="text-align:center;font-size:30px;line-height:36px">Il freddo arriva.<br>Lo sconto pure.</p>
<p style="text-align:center">Inserisca il codice <span style="border:2px dashed #8c3b2a;padding:6px 18px;letter-spacing:3px;font-weight:bold">LANA20</span> al momento dell’acquisto, da venerdì 13 a domenica 15 novembre.</p>
<p style="text-align:center"><a href="https://www.filandaserrati.example/it/merino?utm_campaign=2026w46" style="background:#8c3b2a;color:#fffdf9;padding:12px 30px;text-decoration:none">Scopra la collezione</a></p>
<p style="font-size:13px">Non cumulabile; spesa minima € 80. Esclusi i filati art. 5000-5999.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'new password',
      language: 'es',
      subject: 'Restablezca su contraseña',
      html: letter(
        'es',
        'Contraseña',
        `<p>Hemos recibido, el 5 de noviembre de 2026 a las 10:02, una petición para cambiar la contraseña del cliente 550183.</p>
<p>Puede hacerlo de dos maneras: escribiendo <b style="font-family:'Courier New',monospace;letter-spacing:2px">${reset}</b> en la página que ya tiene abierta, o con este enlace, que hace lo mismo:</p>
<p><a style="color:#8c3b2a" href="${resetLink.replace('&', '&amp;')}">Elegir otra contraseña</a></p>
<p style="font-size:14px">Ambas caducan al cabo de una hora. Si no ha sido usted, no tiene que hacer nada: la contraseña de siempre seguirá sirviendo.</p>`,
      ),
      codes: [reset],
      links: [resetLink],
      best: { code: reset },
    },
    {
      name: 'changing the telephone',
      language: 'it',
      subject: 'Cambio del numero di cellulare',
      html: letter(
        'it',
        'Cellulare',
        `<p>Ci ha chiesto di sostituire il numero +39 3•• •••&nbsp;0188 con +39 3•• •••&nbsp;0164. Per approvare la modifica digiti nel Suo profilo, alla voce «Recapiti», queste cinque cifre:</p>
<p style="font-size:36px;color:#8c3b2a;margin:10px 0">${[...phone].join(' ')}</p>
<p style="font-size:14px">Richiesta n. 2026/31877 delle ore 14.20. Dopo tre tentativi errati dovrà ripetere la domanda.</p>`,
      ),
      codes: [phone],
      links: [],
      best: { code: phone },
    },
    {
      name: 'a return approved',
      language: 'es',
      subject: `Devolución autorizada RMA-${random.digits(7)}`,
      html: letter(
        'es',
        'Devolución',
        `<p>Hemos aceptado la devolución de la bufanda (ref. 771003). Pegue la etiqueta adjunta sobre la caja y entréguela en cualquier punto de recogida antes del 28 de noviembre.</p>
<p>Código de devolución que debe figurar en el paquete: <b>D${random.digits(8)}</b>.</p>
<p>Le reembolsaremos 40,00&nbsp;€ en la tarjeta terminada en 0271, en un plazo de 5 a 7 días.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'activating the loyalty card',
      language: 'it',
      subject: 'La Sua tessera Gomitolo è pronta',
      html: letter(
        'it',
        'Tessera',
        `<p>Benvenuto nel circolo dei gomitoli! La Sua tessera porta il numero <b>6390 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}</b> e contiene già 50 punti di benvenuto (pari a € 2,50).</p>
<p>Per attivarla, apra l’area clienti e indichi il codice di attivazione:</p>
<table width="100%" cellpadding="0" cellspacing="0"><tr><td bgcolor="#5b4636" align="center" style="padding:14px;color:#fffdf9;font-size:26px;letter-spacing:6px">${card}</td></tr></table>
<p style="font-size:14px">Il codice non scade. I punti invece sì: il 31 dicembre 2028.</p>`,
      ),
      codes: [card],
      links: [],
      best: { code: card },
    },
    {
      name: 'changing the delivery address',
      language: 'es',
      subject: 'Apruebe el cambio de domicilio de entrega',
      html: letter(
        'es',
        'Domicilio',
        `<p>Alguien con su usuario ha pedido que el pedido ${random.digits(9)} vaya a otra dirección:</p>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="font-size:16px">${row('Antes', 'C/ Balmes 210, 3.º 2.ª, 08006')}${row('Ahora', 'Av. del Puerto 45, 46021 Valencia')}${row('Clave de aprobación', `<b>${street.slice(0, 4)} ${street.slice(4)}</b>`)}</table>
<p>Teclee la clave en la ficha del pedido hoy mismo, antes de las 20:00, hora en que sale el camión. Sin ella enviaremos a la dirección anterior.</p>`,
      ),
      codes: [street],
      links: [],
      best: { code: street },
    },
  ];
}
