/** A Mexican delivery service: codes, links to enter, receipts, a referral and coupons; Spanish of Mexico. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const app = (
  inner: string,
) => `<!doctype html><html><head><meta name="viewport" content="width=device-width"/><style>*{box-sizing:border-box}.box{max-width:440px;margin:auto;font-family:'Circular',Arial}</style></head><body bgcolor="#ffffff"><div class="box">
<p style="text-align:center"><img src="https://img.lonchero.example/mail/bigote.png" width="72" alt="Lonchero"/></p>${inner}
<hr style="border:0;border-top:1px solid #eee"/><p style="font-size:11px;color:#aaa;text-align:center">Hecho con 🌶️ en CDMX. Tecnologías Lonchero, S.A.P.I. de C.V., Av. Insurgentes Sur 1602, Col. Crédito Constructor, C.P. 03940, Benito Juárez.<br/><a href="https://lonchero.example/aviso-de-privacidad" style="color:#aaa">Aviso de privacidad</a> | <a href="https://ayuda.lonchero.example" style="color:#aaa">Ayuda</a> | <a href="https://social.example/lonchero" style="color:#aaa">@lonchero_mx</a><br/>Este correo va dirigido solo a su titular. Si llegó a ti por equivocación, elimínalo. Los precios ya incluyen IVA (16 %).</p></div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(4);
  const email = random.digits(6);
  const magic = `https://lonchero.example/entrar?lk=${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 40)}&src=correo`;
  const courier = `https://socios.lonchero.example/repartidores/alta/${random.digits(7)}/confirmar?k=${random.text('0123456789abcdef', 20)}`;
  const business = random.digits(6);
  const businessLink = `https://empresas.lonchero.example/activar?inv=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 24)}`;
  return [
    {
      name: 'code to come in',
      language: 'es-MX',
      subject: `${code} es tu código Lonchero`,
      html: app(
        `<h1 style="text-align:center">¡Qué onda, Ximena!</h1><p style="text-align:center">Este es tu código para entrar:</p><p style="text-align:center;font-size:40px;letter-spacing:14px;margin:10px 0"><b>${code}</b></p><p style="text-align:center;color:#777">Vence en 3 minutos. No lo compartas ni con tu repartidor.</p>`,
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'card to be verified',
      language: 'es-MX',
      subject: 'Verifica tu tarjeta terminada en 8213',
      html: app(
        `<p>Hola, Ximena:</p><p>Para cuidarte hicimos un cargo temporal de $${random.whole(1, 9)}.${random.digits(2)} MXN a tu tarjeta <b>•••• 8213</b>; se te devuelve en 5 días hábiles. Ingresa en la app, en Métodos de pago, el código de verificación <b>${email}</b> y listo: ya puedes pedir.</p><p>¿Dudas? Escríbenos en Ayuda con el folio #${random.digits(7)}.</p>`,
      ),
      codes: [email],
      links: [],
      best: { code: email },
    },
    {
      name: 'link to come in',
      language: 'es-MX',
      subject: 'Tu enlace para iniciar sesión',
      text: `¡Hola!

Toca este enlace desde tu celular y entras directo, sin contraseña:

${magic}

Funciona una vez y durante 20 minutos. Si no lo pediste tú, bórralo y ya.

Lonchero`,
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'courier to be confirmed',
      language: 'es-MX',
      subject: 'Memo, confirma tu correo para empezar a repartir',
      html: app(
        `<p>Hola, Memo. ¡Ya casi eres socio repartidor! Tu solicitud <b>MX-${random.digits(6)}</b> está en revisión y nos falta un dato: que confirmes este correo.</p><p><a href="${courier}" style="background:#ff441f;border-radius:8px;color:#fff;display:block;padding:16px;text-align:center;text-decoration:none">Confirmar correo</a></p><p>Después sube tu INE por los dos lados y tu licencia vigente.</p>`,
      ),
      codes: [],
      links: [courier],
      best: { link: courier },
    },
    {
      name: 'receipt',
      language: 'es-MX',
      subject: 'Tu recibo de Tacos El Compadre',
      html: app(
        `<h2>Total: $248.50</h2><p>Pedido #${random.digits(9)} · domingo 8 de febrero, 21:${random.whole(10, 59)}</p><table width="100%"><tr><td>2 × Orden al pastor</td><td align="right">$170.00</td></tr><tr><td>1 × Agua de jamaica 1 L</td><td align="right">$38.00</td></tr><tr><td>Tarifa de servicio</td><td align="right">$15.50</td></tr><tr><td>Envío</td><td align="right">$25.00</td></tr></table><p>Te lo llevó <b>Óscar</b>, placas ${random.text('ABCDEFGHJKLM', 3)}-${random.digits(3)}. Al recibirlo diste el PIN de entrega ${random.digits(2)}.</p><p>¿Necesitas factura? Tienes hasta fin de mes con el ticket ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 10)}.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'coupons and a referral',
      language: 'es-MX',
      subject: '🍕 $120 de descuento, Ximena. Nomás hoy',
      html: app(
        `<h1>Viernes de pizza</h1><p>Usa el cupón <b style="border:2px dashed #ff441f;padding:4px 10px">PIZZA120</b> en pedidos de $299 o más.</p><p><a href="https://link.lonchero.example/ss/c/u001.${random.text('abcdefghijkmnpqrstuvwxyzABCDEF23456789', 60)}">Pedir ahora</a></p><p>Y si invitas a tus cuates, ganan $80 los dos: comparte tu código <b>XIME${random.digits(4)}</b>.</p><p style="font-size:11px">Válido el 13/02/2026 de 12:00 a 23:59 o hasta agotar 5,000 cupones. No acumulable.</p><p style="font-size:11px"><a href="https://link.lonchero.example/oc/${random.text('abcdef0123456789', 30)}">Ya no quiero estos correos</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'invited by the employer, with a code',
      language: 'es-MX',
      subject: 'Grupo Nopalera te da $1,500 al mes para comer',
      html: app(
        `<p>¡Hola, Renata!</p><p><b>Grupo Nopalera</b> te agregó a Lonchero Empresas: tienes un saldo mensual de $1,500 para tus comidas de lunes a viernes.</p><p><a href="${businessLink}" style="background:#1c1c1c;border-radius:8px;color:#fff;display:block;padding:16px;text-align:center;text-decoration:none">Aceptar invitación</a></p><p>Cuando la página te lo pida, pon el código de empleado <b>${business}</b>. Tienes hasta el ${random.whole(10, 28)} de marzo.</p><p style="color:#777">¿Ya tienes cuenta? Usa el mismo correo y verás tu saldo junto a tus tarjetas.</p>`,
      ),
      codes: [business],
      links: [businessLink],
      best: { code: business },
    },
    {
      name: 'answer of the support',
      language: 'es-MX',
      subject: `Re: Me llegó incompleto mi pedido (caso ${random.digits(8)})`,
      html: `<div style="font-family:Arial;font-size:14px"><p style="color:#b5b5b5">## Escribe tu respuesta arriba de esta línea ##</p><p>Hola Ximena, buen día. Te saluda Brenda, del equipo de Ayuda.</p><p>Lamento que no haya llegado el agua de jamaica. Ya te reembolsé <b>$38.00</b> a tu tarjeta; lo verás en 3 a 10 días hábiles con la referencia bancaria ${random.digits(12)}. Además dejé un cupón de cortesía, PERDON40, que caduca el ${random.whole(10, 28)} de febrero.</p><p>¿Te puedo ayudar con algo más?</p><p>Brenda<br>Centro de Ayuda Lonchero</p><hr><p style="font-size:12px;color:#777">Califica esta atención del 1 al 5. Tu caso se cerrará en 48 horas si no recibimos respuesta. [${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6)}-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 4)}]</p></div>`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
