/** A Chilean store card and its department store, in the Spanish of Chile: codes, a link to a new key, purchases, statements, deliveries. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const purchase = random.digits(6);
  const advance = random.digits(6);
  const enrol = random.digits(5);
  const club = random.digits(4);
  const key = `https://clave.cordilleracard.example/crear?rut=${random.digits(3)}&tkn=${random.text('ABCDEFabcdef0123456789', 44)}`;
  const guarantor = `https://firma.cordilleracard.example/doc/${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-4${random.text('0123456789abcdef', 3)}-a${random.text('0123456789abcdef', 3)}-${random.text('0123456789abcdef', 12)}`;
  const rut = `${random.whole(10, 24)}.***.***-${random.text('0123456789K', 1)}`;
  const last = random.digits(4);
  const amount = `$${random.whole(12, 289)}.${random.whole(1, 9)}90`;
  const order = random.digits(10);
  const drafts: Draft[] = [
    {
      name: 'purchase online',
      language: 'es-CL',
      subject: 'Tu clave dinámica para comprar por internet',
      body: `<p>Hola Robin:</p><p>Estás pagando <b>${amount}</b> en <b>PASAJES SUR SPA</b> con tu tarjeta terminada en ${last}.</p>
<p>Para aprobar la compra, digita en la página del comercio la siguiente clave dinámica:</p><p align="center" style="font-size:32px;color:#00539b;font-weight:bold">${purchase.slice(0, 3)} ${purchase.slice(3)}</p>
<p>Vence a las 18:${random.whole(10, 59)} hrs. Si no reconoces esta operación, llama al 600 390 ${random.digits(4)}.</p>`,
      codes: [purchase],
    },
    {
      name: 'cash advance',
      language: 'es-CL',
      subject: 'Superavance: código de confirmación',
      body: `<p>Estimado(a) cliente RUT ${rut}:</p><p>Simulaste un Superavance de $1.${random.digits(1)}00.000 en 36 cuotas de $${random.whole(38, 62)}.${random.digits(3)}, con abono en Cuenta RUT terminada en ${random.digits(3)}.</p>
<p>Ingresa <b>${advance}</b> en "Confirma tu solicitud". CAE ${random.whole(28, 44)},${random.digits(2)}%. Costo total del crédito $2.${random.digits(3)}.${random.digits(3)}.</p>`,
      codes: [advance],
    },
    {
      name: 'phone to enrol',
      language: 'es-CL',
      subject: 'Enrola tu celular en Cordillera Pass',
      body: `<p>¡Ya casi! Abre la app en el equipo que quieres enrolar y anota estos 5 números cuando te los pida:</p><table align="center"><tr>${[...enrol].map((digit) => `<td style="border:1px solid #00539b;font-size:26px;padding:8px 14px">${digit}</td>`).join('')}</tr></table><p>Por tu seguridad, durante las primeras 24 horas el monto máximo por transferencia será de $250.000.</p>`,
      codes: [enrol],
    },
    {
      name: 'key to create',
      language: 'es-CL',
      subject: 'Crea tu nueva clave de internet',
      body: `<p>Robin, pediste recuperar tu clave de internet en nuestra sucursal virtual.</p><p align="center"><a href="${key.replaceAll('&', '&amp;')}" style="background:#00539b;color:#fff;padding:12px 36px;text-decoration:none">Crear clave</a></p><p>Ten a mano tu cédula de identidad vigente: te pediremos el número de documento o serie. El enlace funciona una sola vez.</p>`,
      links: [key],
    },
    {
      name: 'document to sign and club',
      language: 'es-CL',
      subject: 'Firma electrónica pendiente: seguro de desgravamen',
      body: `<p>Tienes 1 documento por firmar (póliza POL${random.digits(9)}).</p><p>1. Entra a <a href="${guarantor}">tu documento</a>.<br>2. Cuando el sistema lo solicite, escribe el PIN de firma <b>${club}</b>.<br>3. Descarga tu copia.</p><p>Plazo: 5 días hábiles.</p>`,
      codes: [club],
      links: [guarantor],
    },
    {
      name: 'statement',
      language: 'es-CL',
      subject: 'Tu estado de cuenta de septiembre ya está disponible',
      body: `<table width="100%" cellpadding="6" style="font-size:13px"><tr bgcolor="#eaf2f9"><td>Monto total facturado a pagar</td><td align="right">$${random.whole(120, 640)}.${random.digits(3)}</td></tr><tr><td>Monto mínimo a pagar</td><td align="right">$${random.whole(20, 60)}.${random.digits(3)}</td></tr><tr bgcolor="#eaf2f9"><td>Pagar hasta</td><td align="right">05/10/2026</td></tr><tr><td>Cupo total</td><td align="right">$1.800.000</td></tr><tr bgcolor="#eaf2f9"><td>Tarjeta</td><td align="right">XXXX XXXX XXXX ${last}</td></tr></table><p>El archivo adjunto se abre con los 4 últimos dígitos de tu RUT antes del guión.</p><p>Infórmese sobre las entidades autorizadas para emitir tarjetas de pago en el país en www.cmf.example</p>`,
    },
    {
      name: 'pick up at the store',
      language: 'es-CL',
      subject: `¡Tu pedido ${order} está listo para retiro!`,
      body: `<h2 style="color:#00539b">Ven a buscarlo a Cordillera Costanera, piso 3</h2><p>Muestra tu cédula y este código de retiro:</p><p align="center" style="font-size:28px">${random.digits(6)}</p><p>Horario: lunes a domingo de 10:00 a 21:00 hrs. Guardamos tus productos hasta el ${random.whole(10, 28)} de noviembre.</p><p>N° de boleta electrónica: ${random.digits(9)}</p><ul><li>Hervidor eléctrico 1,7 L — 1 un.</li><li>Sábanas 180 hilos 2 plazas — 1 un.</li></ul><p>Acumulaste ${random.whole(100, 900)} CordiPesos.</p>`,
    },
    {
      name: 'cyber days',
      language: 'es-CL',
      subject: 'CyberDay: hasta 60% y 12 cuotas sin interés 💙 sólo por 72 horas',
      body: `<h2 style="color:#00539b;text-align:center">Partió el Cyber</h2><table width="100%" cellpadding="8"><tr><td><a href="https://ofertas.cordilleracard.example/r/${random.digits(8)}">Smart TV 55" 4K<br><b>$${random.whole(219, 299)}.990</b> <s>$449.990</s></a></td><td><a href="https://ofertas.cordilleracard.example/r/${random.digits(8)}">Refrigerador 360 L<br><b>$${random.whole(299, 399)}.990</b> <s>$529.990</s></a></td></tr><tr><td><a href="https://ofertas.cordilleracard.example/r/${random.digits(8)}">Zapatillas trail<br><b>$39.990</b></a></td><td><a href="https://ofertas.cordilleracard.example/r/${random.digits(8)}">Parka pluma mujer<br><b>$59.990</b></a></td></tr></table><p align="center">Usa el cupón <b>CYBER${random.digits(3)}</b> en el carro y suma $10.000 de descuento en compras sobre $99.990 con tu tarjeta.</p><p style="font-size:11px">Stock mínimo: ${random.whole(50, 300)} unidades por SKU. Promoción válida entre el 1 y el 3 de junio de 2026 o hasta agotar stock. CAE referencial ${random.whole(20, 40)},${random.digits(2)}% calculado sobre $500.000 a 12 meses.</p>`,
    },
  ];
  return laidOut(drafts, ({ body }) => ({
    html: `<html><body style="margin:0"><table width="600" align="center" cellpadding="0" cellspacing="0" style="font-family:Lato,Tahoma,sans-serif;font-size:15px;line-height:22px;color:#3c4858;border:1px solid #d9d9d9">
<tr><td bgcolor="#00539b" style="padding:16px 24px;color:#fff;font-size:20px"><b>Cordillera</b> Card</td></tr><tr><td style="padding:24px">${body}</td></tr>
<tr><td bgcolor="#f2f2f2" style="padding:16px 24px;font-size:11px;line-height:16px">Emite Promotora Cordillera S.A., Av. Kennedy 5601, Las Condes, Santiago. Servicio al cliente 600 390 6091. Nunca te pediremos tus claves por teléfono, correo ni redes sociales. Este correo no debe ser respondido. Infórmate sobre la garantía estatal de los depósitos y consulta reclamos en Sernac 800 700 100. <a href="https://www.cordilleracard.example/baja?e=${random.digits(8)}">Darme de baja</a></td></tr></table></body></html>`,
  }));
}
