/** A Mexican bank: red HTML with long legal text, tokens, keys, links of registration, transfers, cash without a card; Mexican Spanish. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const mail = (
  title: string,
  body: string,
) => `<html><head><style>.t{font:bold 18px Arial;color:#a6122d}.b{font:14px/20px Arial;color:#333}.l{font:10px/13px Arial;color:#777}</style></head><body>
<table width="600" align="center" border="0"><tr><td align="right"><img src="https://correo.bancoagave.example/img/logo_rojo.jpg" alt="Banco Agave"></td></tr>
<tr><td class="t">${title}</td></tr><tr><td class="b">${body}</td></tr>
<tr><td class="l"><hr>Banco Agave, S.A., Institución de Banca Múltiple. Av. Paseo de la Reforma 483, Cuauhtémoc, C.P. 06500, CDMX. Unidad Especializada (UNE): 55 5721 3390, une@bancoagave.example. CONDUSEF: 55 5340 0999. Productos protegidos por el IPAB hasta por 400 mil UDIS. CAT promedio 68.4% sin IVA, para fines informativos.</td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const token = random.digits(8);
  const card = random.digits(6);
  const register = `https://registro.bancoagave.example/alta?f=${random.text('ABCDEF0123456789', 12)}&s=${random.text('abcdef0123456789', 20)}`;
  const device = `https://registro.bancoagave.example/desbloqueo/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 30)}`;
  return [
    {
      name: 'token of a transfer',
      language: 'es-MX',
      subject: 'Agave: clave para autorizar tu transferencia',
      html: mail(
        'Autoriza tu SPEI',
        `Hola ROBIN:<br><br>Teclea <b>${token}</b> en la banca en línea para enviar $${random.whole(2, 18)},${random.digits(3)}.00 MXN a la CLABE terminada en ${random.digits(4)} (HECTOR R***).<br><br>Tienes 90 segundos. Concepto: renta mayo.`,
      ),
      codes: [token],
      links: [],
      best: { code: token },
    },
    {
      name: 'activation of a card',
      language: 'es-MX',
      subject: 'Activa tu nueva tarjeta de crédito',
      html: mail(
        '¡Ya llegó tu tarjeta Agave Oro!',
        `Para activarla llama al 55 5721 3300, opción 4, o entra a la app, y captura:<ul><li>Últimos 4 dígitos: ${random.digits(4)}</li><li>Código de activación: <b>${card}</b></li><li>Tu fecha de nacimiento (DDMMAAAA)</li></ul>Tu línea de crédito es de $${random.whole(12, 60)},000.00 y tu fecha de corte, el día ${random.whole(2, 28)}.`,
      ),
      codes: [card],
      links: [],
      best: { code: card },
    },
    {
      name: 'registration for statements',
      language: 'es-MX',
      subject: 'Confirma tu correo para recibir tu estado de cuenta',
      html: mail(
        'Un paso más',
        `Estimado cliente:<br><br>En la sucursal ${random.digits(4)} Coyoacán nos diste este correo. <a href="${register.replace('&', '&amp;')}"><b>CONFIRMAR CORREO</b></a><br><br>Folio ${random.digits(10)}. Si no confirmas en 10 días seguirás recibiendo tu estado de cuenta en papel.`,
      ),
      codes: [],
      links: [register],
      best: { link: register },
    },
    {
      name: 'blocked access',
      language: 'es-MX',
      subject: 'Bloqueamos tu acceso por seguridad',
      text: `Hola ROBIN:

Detectamos 3 intentos fallidos desde Tijuana, B.C. (IP 192.0.2.${random.whole(2, 250)}). Por eso bloqueamos tu usuario.

Para desbloquearlo y crear una nueva contrasena abre este enlace desde tu telefono registrado:

${device}

El enlace expira a las ${random.whole(13, 22)}:${random.whole(10, 59)} horas. Dudas: 55 5721 3300.

Banco Agave`,
      codes: [],
      links: [device],
      best: { link: device },
    },
    {
      name: 'transfer was sent',
      language: 'es-MX',
      subject: 'Comprobante de transferencia SPEI',
      html: mail(
        'Transferencia exitosa',
        `<table>${[
          ['Monto', `$${random.digits(4)}.00`],
          ['Clave de rastreo', `AGV${random.digits(18)}`],
          ['Referencia numérica', random.digits(7)],
          ['Folio de operación', random.digits(9)],
          ['CLABE destino', `**************${random.digits(4)}`],
        ]
          .map(([key, value]) => `<tr><td>${key}</td><td>${value}</td></tr>`)
          .join(
            '',
          )}</table>Fecha: ${random.whole(10, 28)}/05/2026 ${random.whole(10, 20)}:${random.whole(10, 59)}:12. Conserva este comprobante.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'statement',
      language: 'es-MX',
      subject: 'Tu estado de cuenta de abril está disponible',
      html: mail(
        `Agave Oro ****${random.digits(4)}`,
        `Saldo al corte: $${random.whole(3, 9)},${random.digits(3)}.${random.digits(2)}<br>Pago mínimo: $${random.digits(3)}.00<br>Pago para no generar intereses: $${random.digits(4)}.${random.digits(2)}<br>Fecha límite: ${random.whole(10, 28)}/05/2026<br>Convenio CIE ${random.digits(6)}, referencia ${random.digits(16)}<br><br>Meses sin intereses: 3 de 12 LIVERCASA $${random.digits(3)}.00.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'points and a prize draw',
      language: 'es-MX',
      subject: '¡Ya participas, Robin! Tus boletos electrónicos',
      html: mail(
        'Sorteo Agave te lleva al Mundial',
        `Por tus compras de marzo ganaste ${random.whole(2, 4)} boletos: ${random.digits(7)} y ${random.digits(7)}.<br>Sorteo: 30 de mayo, permiso SEGOB 2026${random.digits(4)}PS00.<br>Además tienes ${random.digits(4)} puntos; canjéalos con el cupón VERANO${random.digits(2)} en tiendas participantes.<br><a href="https://correo.bancoagave.example/c/${random.digits(12)}">Bases y condiciones</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
