/** An Argentinian marketplace with its wallet: codes, purchases, questions, links to confirm; Spanish of Argentina. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const panel = (
  color: string,
  head: string,
  body: string,
) => `<html><body style="margin:0;background:#ebebeb"><table width="100%" bgcolor="#ebebeb"><tr><td align="center"><table width="600" cellspacing="0" cellpadding="0">
<tr><td bgcolor="${color}" height="64" style="padding-left:24px"><img src="https://http2.ferialibre.example/frontend/mail/logo@2x.png" height="32" alt="Ferialibre"></td></tr>
<tr><td bgcolor="${color}" style="padding:8px 24px 32px;font:300 28px/34px 'Proxima Nova',Arial">${head}</td></tr>
<tr><td bgcolor="#ffffff" style="padding:32px 24px;font:16px/22px 'Proxima Nova',Arial;color:#333">${body}</td></tr>
<tr><td style="padding:24px;font:12px/16px Arial;color:#999">Este mensaje se generó el 14/07/2026. Si tenés una consulta, no la respondas por acá: entrá a Ayuda.<br><br>Ferialibre S.R.L. Arias 3751, piso 7, C1430CRG, Ciudad de Buenos Aires. CUIT 30-70308853-4.</td></tr></table></td></tr></table></body></html>`;

const multipart = (subject: string, text: string, html: string) =>
  bothParts({ from: 'Ferialibre <no-responder@ferialibre.example>', subject, text, html, encoding: 'quoted-printable' }).raw;

export function mails(random: Random): FamilyMail[] {
  const safety = random.digits(6);
  const withdraw = random.digits(6);
  const letters = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4);
  const unlock = random.digits(6);
  const address = `https://www.ferialibre.example/email-validation/confirm?code=${random.text('0123456789abcdef', 32)}&site=FLA`;
  const reset = `https://accounts.ferialibre.example/recovery/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 8)}-${random.text('0123456789abcdef', 20)}`;
  return [
    {
      name: 'safety code',
      language: 'es-AR',
      subject: 'Tu código de seguridad',
      html: panel(
        '#ffe600',
        'Ingresá este código para continuar',
        `<p style="font-size:36px;text-align:center">${[...safety].join('&nbsp;')}</p><p>Es de un solo uso. Si no lo pediste, alguien puede tener tu contraseña: te recomendamos cambiarla.</p>`,
      ),
      codes: [safety],
      links: [],
      best: { code: safety },
    },
    {
      name: 'withdrawal from the wallet',
      language: 'es-AR',
      subject: `Ferialibre Plata: autorizá el retiro de $ 85.000`,
      html: panel(
        '#2d7ff9',
        'Estás por retirar $ 85.000',
        `<p>Hola, Martín:</p><p>Para autorizar la transferencia al CBU terminado en ${random.digits(4)} (Banco del Litoral, titular M. Ferreyra) escribí en la app el token <strong>${withdraw}</strong>. Tenés 5 minutos.</p><p>Número de operación: ${random.digits(11)}</p>`,
      ),
      codes: [withdraw],
      links: [],
      best: { code: withdraw },
    },
    {
      name: 'account unlocked after several tries',
      language: 'es-AR',
      subject: 'Desbloqueá tu cuenta',
      html: panel(
        '#ffe600',
        'Bloqueamos tu cuenta por precaución',
        `<p>Hubo 5 intentos fallidos de ingreso. Para desbloquearla, volvé a la pantalla de ingreso y completá el código <b>${letters}-${unlock}</b>, con letras y números.</p><p>Código de referencia para Ayuda: ${random.digits(5)}.</p>`,
      ),
      codes: [`${letters}-${unlock}`],
      links: [],
      best: { code: `${letters}-${unlock}` },
    },
    {
      name: 'address to be confirmed',
      language: 'es-AR',
      subject: 'Confirmá tu e-mail',
      raw: multipart(
        'Confirmá tu e-mail',
        `Confirmá que este e-mail es tuyo\n\nSumaste esta dirección a tu cuenta. Confirmala para poder comprar y vender:\n\n${address}\n`,
        panel(
          '#ffe600',
          'Confirmá que este e-mail es tuyo',
          `<p>Sumaste esta dirección a tu cuenta. Confirmala para poder comprar y vender.</p><p><a href="${address.replaceAll('&', '&amp;')}" style="background:#3483fa;border-radius:6px;color:#fff;padding:14px 28px;text-decoration:none">Confirmar e-mail</a></p>`,
        ),
      ),
      codes: [],
      links: [address],
      best: { link: address },
    },
    {
      name: 'password to be made anew',
      language: 'es-AR',
      subject: 'Creá una nueva contraseña',
      text: `Hola, Martín:

Pediste cambiar tu contraseña de Ferialibre. Hacelo desde acá:
${reset}

Si no fuiste vos, no hagas clic y avisanos.`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'purchase on its way',
      language: 'es-AR',
      subject: 'Tu compra llega mañana',
      html: panel(
        '#ffe600',
        'Llega mañana entre las 9 y las 18 h',
        `<p><b>Termo acero 1 litro pico cebador</b><br>Cantidad: 1 · $ 38.999</p><p>Av. Rivadavia ${random.digits(4)}, 4.º B, C1405 CABA<br>Envío n.º ${random.digits(11)}<br>Compra #20000${random.digits(11)}</p><p>Cuando llegue, decile al repartidor la palabra clave <b>MATE ${random.digits(2)}</b> solo después de tener el paquete en la mano.</p><p><a href="https://www.ferialibre.example/mis-compras">Ver seguimiento</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'question about an article',
      language: 'es-AR',
      subject: 'Te hicieron una pregunta sobre «Bicicleta rodado 29»',
      html: panel(
        '#ffe600',
        'PEDA_1987 quiere saber algo',
        `<p style="border-left:3px solid #ddd;padding-left:12px">Hola! Aceptás 3 cuotas? Cuál es el talle del cuadro, 17 o 19? Gracias, mi cel es 11 **** ${random.digits(4)}</p><p>Publicación #${random.digits(9)}, precio $ 412.500, visitas ${random.whole(100, 900)}. Los que responden dentro de la hora venden un 20% más.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'month of the wallet',
      language: 'es-AR',
      subject: 'Ya está tu resumen de junio',
      html: panel(
        '#2d7ff9',
        'Así usaste tu plata en junio',
        `<p>Hola, Martín. Este es el resumen de tu cuenta (CVU 0000003100${random.digits(12)}, alias <b>mate.rio.gol</b>):</p><table width="100%"><tr><td>Saldo inicial</td><td align="right">$ 112.${random.digits(3)},40</td></tr><tr><td>Ingresos</td><td align="right">$ 1.${random.digits(3)}.000,00</td></tr><tr><td>Egresos</td><td align="right">-$ 984.${random.digits(3)},15</td></tr><tr><td>Rendimientos (TNA 29,4%)</td><td align="right">$ 7.${random.digits(3)},88</td></tr><tr><td>Percepción RG 5617</td><td align="right">-$ 3.120,00</td></tr></table><p>Tu próximo vencimiento: cuota 3 de 6, $ 21.450, el 10/07. Si pagás antes, te bonificamos el 5%.</p><p>Recordá que nunca te vamos a pedir tu clave ni los códigos que te mandamos. Si alguien te los pide por WhatsApp, cortá y denuncialo.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
