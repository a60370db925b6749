/** A seller of concert tickets in Mexico and Argentina, text and HTML parts in Spanish: codes, transfers of tickets, orders, presales. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

type Show = {
  name: string;
  language: string;
  subject: string;
  lines: string[];
  extra?: string;
  codes?: string[];
  links?: string[];
};

export function mails(random: Random): FamilyMail[] {
  const access = random.digits(6);
  const resale = random.digits(6);
  const queue = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4).concat(random.digits(3));
  const accept = `https://click.correo.boletazo.example/?qs=${random.text('0123456789abcdef', 64)}`;
  const reset = `https://ingresar.boletazo.example/recuperar?ticket=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 32)}`;
  const order = `${random.whole(10, 60)}-${random.digits(5)}/MX${random.whole(1, 9)}`;
  const shows: Show[] = [
    {
      name: 'Mexican account code',
      language: 'es-MX',
      subject: 'Tu código de acceso de un solo uso',
      lines: [
        '¿Qué onda, Robin?',
        `Captura ${access} en la app o en el sitio para entrar a tu cuenta.`,
        'Vigencia: un cuarto de hora. El staff nunca te lo va a pedir.',
      ],
      codes: [access],
    },
    {
      name: 'Mexican resale code',
      language: 'es-MX',
      subject: 'Confirma que quieres poner tus boletos a la venta',
      lines: [
        `Vas a publicar 2 boletos de la orden ${order} en $${random.whole(1, 4)},${random.digits(3)}.00 MXN cada uno.`,
        `Para publicarlos teclea el número de verificación: ${resale}`,
        `El depósito se hará a la CLABE que termina en ${random.digits(4)} entre 5 y 7 días después del evento.`,
      ],
      codes: [resale],
    },
    {
      name: 'Argentine new device',
      language: 'es-AR',
      subject: '¿Sos vos? Ingreso desde un dispositivo nuevo',
      lines: [
        'Alguien quiere entrar a tu cuenta desde un iPad en Rosario, Santa Fe.',
        `Si sos vos, escribí ${queue} en la pantalla donde te lo pedimos. Tenés 20 minutos.`,
        'Si no, cambiá la contraseña desde Mi cuenta y revisá tus entradas.',
      ],
      codes: [queue],
    },
    {
      name: 'Argentine transfer of a ticket',
      language: 'es-AR',
      subject: 'Lucía te pasó 1 entrada para Los Pumas del Sur',
      lines: [
        'Lucía Ferreyra te transfirió una entrada. Aceptala antes del 2 de mayo o vuelve a su cuenta.',
        `Aceptar entrada: ${accept}`,
        'Estadio Monte Bajo, Puerta 7, Sector C, Fila 12, Asiento 45',
      ],
      extra: `<a href="${accept}" style="background:#ff2d78;color:#fff;padding:14px 30px;border-radius:4px;text-decoration:none">Aceptar entrada</a>`,
      links: [accept],
    },
    {
      name: 'Argentine password',
      language: 'es-AR',
      subject: 'Cambiá tu contraseña',
      lines: [
        'Recibimos tu pedido para cambiar la contraseña. Tenés una hora para hacerlo:',
        reset,
        '¿No lo pediste? Ignorá este mail y listo.',
      ],
      extra: `<a href="${reset}">Cambiar contraseña</a>`,
      links: [reset],
    },
    {
      name: 'Mexican order',
      language: 'es-MX',
      subject: `¡Ya tienes tus boletos! Orden ${order}`,
      lines: [
        'Festival Corona de Sal - Día 2',
        'Sábado 21 de noviembre de 2026, 14:00 h, Autódromo del Valle, CDMX',
        `Sección GRAL-B, 2 boletos x $1,${random.digits(3)}.00 + cargos $${random.whole(200, 400)}.00`,
        `Cargo a tarjeta XXXX-${random.digits(4)}. Autorización ${random.digits(6)}.`,
        'Tus boletos digitales aparecerán en la app 48 horas antes. El QR cambia cada 15 segundos, las capturas de pantalla no sirven.',
      ],
      extra: `<a href="https://www.boletazo.example/mx/orden/${random.digits(9)}">Ver mi orden</a>`,
    },
    {
      name: 'Mexican newsletter',
      language: 'es-MX',
      subject: 'Esta semana: 2x1 con código, y lo que se agota',
      lines: [
        '2X1 EN TEATRO de martes a jueves con el código TELON2X1 (sólo en línea, hasta agotar 1,200 lugares).',
        'LUCHA EN LA ARENA, viernes 20:30, desde $180',
        'ORQUESTA DE LA CIUDAD, domingo 12:15, desde $95',
        `STAND UP: Chava Rentería, 3 fechas nuevas, desde $${random.whole(350, 600)}`,
        'Consulta términos y condiciones. Profeco: 55 5568 8722.',
      ],
      extra: `<a href="https://click.correo.boletazo.example/?qs=${random.text('0123456789abcdef', 64)}">Ver cartelera</a>`,
    },
    {
      name: 'Argentine presale',
      language: 'es-AR',
      subject: 'Preventa exclusiva: jueves 14, 10 hs',
      lines: [
        'Robin, los clientes con tarjeta Río Plata compran antes.',
        'Precios: Campo $ 98.000 · Platea Baja $ 145.000 · Platea Alta $ 120.000 (+ costo por servicio).',
        `Cuando pagues, cargá el código promocional RIO${random.digits(4)} y llevate 3 cuotas sin interés. Stock: 6.000 entradas.`,
        'La venta general arranca el viernes 15 a las 13. Máximo 4 por DNI. Menores de 5 años no pagan.',
        'Costo financiero total: 0,00%. Promoción válida del 14/05/2026 al 15/05/2026 en la República Argentina.',
      ],
      extra: `<a href="https://click.correo.boletazo.example/?qs=${random.text('0123456789abcdef', 64)}">Más info</a>`,
    },
  ];
  return shows.map(({ name, language, subject, lines, extra = '', codes = [], links = [] }) => {
    const [[code], [link]] = [codes, links];
    const mexican = language === 'es-MX';
    const foot = mexican
      ? 'Boletazo México, S.A. de C.V. · Av. Presidente Masaryk 111, Polanco, 11560 CDMX · Tel. 55 5325 9000'
      : 'Boletazo Argentina S.R.L. · CUIT 30-71234567-8 · Olga Cossettini 1551, C1107 CABA · Botón de arrepentimiento';
    const rows = lines
      .map((line) =>
        line.startsWith('http') || line.includes(': http') ? `<p>${extra}</p>` : `<p style="margin:0 0 14px">${line}</p>`,
      )
      .join('\n');
    const last = lines.some((line) => line.includes('http')) ? '' : `<p>${extra}</p>`;
    return {
      name,
      language,
      ...bothParts({
        from: `Boletazo <noresponder@correo.boletazo.example>`,
        subject,
        text: `${lines.join('\n\n')}\n\n${foot}\n`,
        html: `<!doctype html>\n<html lang="${language}"><body style="background:#111;margin:0">\n<div style="max-width:600px;margin:auto;background:#fff;font:16px/1.5 Montserrat,Arial">\n<div style="background:#111;color:#ff2d78;font-size:28px;font-weight:900;padding:22px">BOLETAZO!</div>\n<div style="padding:28px">\n${rows}\n${last}\n</div>\n<div style="font-size:11px;color:#777;padding:18px 28px">${foot}<br><a href="https://click.correo.boletazo.example/unsub?j=${random.digits(7)}">${mexican ? 'Cancelar suscripción' : 'Desuscribirme'}</a></div>\n</div>\n</body></html>\n`,
        encoding: 'quoted-printable',
        header: ['List-Unsubscribe: <mailto:baja@correo.boletazo.example>'],
      }),
      codes,
      links,
      best: code !== undefined ? { code } : link !== undefined ? { link } : null,
    };
  });
}
