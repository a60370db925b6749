/** A Spanish fashion chain's shop, image-heavy newsletters and thin transactional mails, in Spanish and Catalan. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ language, body }: Draft): { html: string } {
  const spanish = language === 'es';
  const track = 'https://click.info.ropero.example/?qs=';
  return {
    html: `<!DOCTYPE html><html><head><meta name="viewport" content="width=device-width, initial-scale=1.0"/><style>
.ExternalClass{width:100%}a[x-apple-data-detectors]{color:inherit!important}.u-caps{text-transform:uppercase;letter-spacing:1px}</style></head>
<body style="margin:0;padding:0;font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;color:#000"><table align="center" width="620" cellspacing="0" cellpadding="0"><tbody>
<tr><td align="center" style="padding:32px 0"><a href="${track}a11c08e2f7"><img src="https://image.info.ropero.example/lib/fe9/m/1/logo-negro.jpg" width="160" alt="ROPERO" style="display:block"/></a></td></tr>
<tr><td style="padding:0 40px;font-size:13px;line-height:20px">${body}</td></tr>
<tr><td style="padding:40px;font-size:10px;line-height:15px;color:#666" align="center"><a class="u-caps" href="${track}71bb0de3">${spanish ? 'Tiendas' : 'Botigues'}</a> &nbsp; <a class="u-caps" href="${track}0c55d2a1">${spanish ? 'Descarga la app' : "Baixa't l'app"}</a><br/><br/>
Ropero Moda, S.A. ${spanish ? 'Polígono' : 'Polígon'} Les Comes, ${spanish ? 'calle' : 'carrer'} Lleida 27, 08700 Igualada (Barcelona). NIF A-60218847.<br/>
${spanish ? 'Si tienes dudas, llámanos al 900 814 322.' : 'Si tens dubtes, truca’ns al 900 814 322.'} <a href="${track}e8f19b&amp;u=baja">${spanish ? 'Darme de baja' : 'Donar-me de baixa'}</a></td></tr>
</tbody></table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const account = random.digits(6);
  const guest = random.digits(6);
  const catalan = random.digits(6);
  const order = random.digits(11);
  const reset = `https://www.ropero.example/es/es/restablecer?token=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 44)}&utm_campaign=pwd`;
  const card = `https://www.ropero.example/cat/targeta/confirma/${random.text('0123456789abcdef', 32)}`;
  const button = (url: string, label: string) =>
    `<table align="center"><tr><td style="background:#000;padding:14px 40px"><a class="u-caps" href="${url.replaceAll('&', '&amp;')}" style="color:#fff;text-decoration:none">${label}</a></td></tr></table>`;
  return laidOut(
    [
      {
        name: 'account code',
        language: 'es',
        subject: 'Tu código de verificación de Ropero',
        codes: [account],
        body: `<p>Hola, Robin:</p><p>Para terminar de crear tu cuenta, vuelve a la página e introduce estos números:</p>
<table align="center" cellspacing="6"><tr>${[...account].map((digit) => `<td style="border:1px solid #000;font-size:22px;padding:10px 14px">${digit}</td>`).join('')}</tr></table>
<p>Caducan a los 10 minutos. Si no has sido tú, no hagas nada: sin ellos nadie puede abrir la cuenta.</p>`,
      },
      {
        name: 'order',
        language: 'es',
        subject: `Gracias por tu compra. Pedido ${order}`,
        body: `<p class="u-caps">Hemos recibido tu pedido</p><p>Hola, Robin. Nos ponemos ya con él y te avisaremos en cuanto salga del almacén.</p>
<table width="100%" style="font-size:12px"><tr><td><img src="https://static.ropero.example/p/4387/662/712.jpg" width="90" alt=""/></td><td>CAMISA LINO REGULAR<br/>Ref. 4387/662/712 · Talla M<br/>1 ud. / 29,95 €</td></tr>
<tr><td><img src="https://static.ropero.example/p/6861/450/401.jpg" width="90" alt=""/></td><td>PANTALÓN PINZAS<br/>Ref. 6861/450/401 · Talla 40<br/>1 ud. / 39,95 €</td></tr>
<tr><td>Envío estándar</td><td align="right">3,95 €</td></tr><tr><td><b>TOTAL (IVA incl.)</b></td><td align="right"><b>73,85 €</b></td></tr></table>
<p>Pagado con tarjeta **** **** **** ${random.digits(4)}. Entrega: C/ Embajadores 61, 2.º B, 28012 Madrid, entre el 12 y el 14 de febrero.</p>${button(`https://www.ropero.example/es/es/pedidos/${order}`, 'Ver pedido')}`,
      },
      {
        name: 'guest order',
        language: 'es',
        subject: 'Consulta de pedido sin cuenta: código de acceso',
        codes: [guest],
        body: `<p>Hola:</p><p>Alguien quiere ver el detalle del pedido ${order} como invitado. Si eres tú, escribe <b>${guest}</b> en el recuadro «Código de acceso».</p>
<p>Por tu seguridad solo funcionará una vez, hoy antes de las 20:40.</p>`,
      },
      {
        name: 'store pickup',
        language: 'es',
        subject: 'Ya puedes recoger tu pedido en tienda',
        body: `<p class="u-caps">¡Te está esperando!</p><p>Ropero Fuencarral, C/ Fuencarral 118, de lunes a sábado de 10:00 a 21:30. Tienes hasta el 2 de abril.</p>
<p align="center"><img src="https://image.info.ropero.example/qr/${random.digits(12)}.png" width="140" alt="QR de recogida"/><br/>PIN de recogida: <b>${random.digits(4)}</b></p>
<p>Enséñalo en caja o en el punto automático. Puede venir otra persona, siempre que lleve el PIN y el número de pedido ${random.digits(11)}.</p>`,
      },
      {
        name: 'reset',
        language: 'es',
        subject: 'Recupera el acceso a tu cuenta',
        links: [reset],
        body: `<p>Hola, Robin:</p><p>Nos cuentas que no recuerdas tu contraseña. Elige otra desde aquí:</p>${button(reset, 'Crear contraseña')}
<p>Este botón deja de servir dentro de 24 horas.</p>`,
      },
      {
        name: 'sale',
        language: 'es',
        subject: 'REBAJAS | Hasta -50 % en más de 3.000 prendas',
        body: `<a href="https://click.info.ropero.example/?qs=9dd01b7734"><img src="https://image.info.ropero.example/lib/fe9/m/1/ss26-rebajas.gif" width="540" alt="Rebajas: hasta el 50 %" style="display:block"/></a>
<p align="center" class="u-caps" style="font-size:20px">Solo en la app, un 10 % más</p><p align="center">con el código <b>VERANO${random.digits(2)}</b> hasta el domingo 5 de julio a las 23:59</p>
<table width="100%"><tr><td align="center"><a href="https://click.info.ropero.example/?qs=2c4f1">MUJER</a></td><td align="center"><a href="https://click.info.ropero.example/?qs=2c4f2">HOMBRE</a></td><td align="center"><a href="https://click.info.ropero.example/?qs=2c4f3">NIÑOS</a></td></tr></table>
${[
  'Vestidos de punto|desde 15,99 €|8b20',
  'Americanas de lino|desde 35,99 €|8b21',
  'Bañadores|2 por 25 €|8b22',
  'Zapatillas retro|39,95 € 25,99 €|8b23',
  'Pijamas niños 2-14 años|desde 9,99 €|8b24',
]
  .map((row) => row.split('|'))
  .map(
    ([title, price, key]) =>
      `<table width="100%" style="border-top:1px solid #000"><tr><td width="50%"><a href="https://click.info.ropero.example/?qs=${key}"><img src="https://image.info.ropero.example/lib/fe9/m/1/${key}.jpg" width="260" alt="${title}"/></a></td><td class="u-caps">${title}<br/>${price}<br/><a href="https://click.info.ropero.example/?qs=${key}c">Comprar</a></td></tr></table>`,
  )
  .join('\n')}
<p><b>Envío a tienda gratis</b> en pedidos superiores a 30 €. Cambios y devoluciones hasta el 31 de agosto. Este fin de semana abrimos de 9:30 a 23:00 en 214 tiendas.</p>
<p>¿Aún no tienes la tarjeta del club? Por cada 100 € sumas 5 €, y en tu mes te regalamos 10 € más. Este mes tienes <b>${random.digits(3)} puntos</b>.</p>
<p style="font-size:10px">Promoción no acumulable. Excluidas colecciones Edición Limitada y ref. 2026/001 a 2026/187. Gastos de devolución a domicilio: 1,95 €.</p>`,
      },
      {
        name: 'sign-in',
        language: 'ca',
        subject: `${catalan} és el teu codi d’accés`,
        codes: [catalan],
        body: `<p>Hola, Robin,</p><p>Fes servir el codi <b style="font-size:18px">${catalan}</b> per entrar al teu compte des d’aquest dispositiu. Té una validesa de cinc minuts.</p>
<p>No el comparteixis amb ningú, ni tan sols amb el nostre servei d’atenció al client.</p>`,
      },
      {
        name: 'club card',
        language: 'ca',
        subject: 'Confirma la teva subscripció al Club Ropero',
        links: [card],
        body: `<p>Hola,</p><p>Gràcies per voler formar part del Club! Prem el botó i rebràs les novetats, els avantatges de la targeta i un val de 5 € pel teu aniversari.</p>${button(card, 'Confirmo la subscripció')}
<p>Número de soci provisional: ${random.digits(9)}</p>`,
      },
    ],
    layout,
  );
}
