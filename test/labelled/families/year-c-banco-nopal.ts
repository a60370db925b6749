/** A Mexican bank's notices, uppercase labels and tables of folios: tokens, cards, transfers, statements, in Mexican Spanish. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body, subject }: Draft): { html: string } {
  return {
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>Notificaciones Nopal</title></head>
<body style="margin:0"><table width="100%" bgcolor="#EEF1EC"><tr><td align="center"><table width="580" cellspacing="0" cellpadding="0" bgcolor="#FFFFFF" style="font-family:Calibri,Arial,sans-serif;font-size:15px;color:#3b3b3b">
<tr><td bgcolor="#1C5D3A" style="padding:16px 28px;color:#FFFFFF;font-size:22px"><b>Nopal</b> <span style="font-size:12px">Banco</span></td><td bgcolor="#1C5D3A" align="right" style="padding:16px 28px;color:#cfe3d6;font-size:11px">${subject}</td></tr>
<tr><td colspan="2" style="padding:26px 28px">${body}</td></tr>
<tr><td colspan="2" style="padding:16px 28px;font-size:11px;color:#888;border-top:4px solid #B5D33D">Banco Nopal, institución de banca múltiple con domicilio en Av. Insurgentes Sur 1899, Col. Guadalupe Inn, C.P. 01020, Ciudad de México.
Línea Nopal: 55 4160 2200, las 24 horas. UNE: une@nopal.example. El IPAB protege tus ahorros hasta por 400 mil UDIS. <a href="https://www.nopal.example/ipab">Más información</a><br><br>
Este buzón es sólo de salida. Aviso de privacidad en <a href="https://www.nopal.example/privacidad">nopal.example/privacidad</a>.</td></tr></table></td></tr></table></body></html>`,
  };
}

const rows = (pairs: [string, string][]) =>
  `<table width="100%" cellpadding="5" style="font-size:14px;border-collapse:collapse">${pairs
    .map(
      ([label, value]) => `<tr style="border-bottom:1px solid #eee"><td>${label}</td><td align="right"><b>${value}</b></td></tr>`,
    )
    .join('\n')}</table>`;

export function mails(random: Random): FamilyMail[] {
  const registration = random.digits(6);
  const token = random.digits(8);
  const purchase = random.digits(6);
  const account = `•••• ${random.digits(4)}`;
  const verify = `https://registro.nopal.example/correo/validar?f=${random.digits(10)}&s=${random.text('abcdefABCDEF0123456789', 30)}`;
  return laidOut(
    [
      {
        name: 'registration',
        language: 'es-MX',
        subject: 'Código de registro a Nopal en Línea',
        codes: [registration],
        body: `<p>Estimado(a) <b>ROBIN SALGADO TREJO</b>:</p><p>Para continuar con tu alta en Nopal en Línea captura el siguiente código:</p>
<p align="center" style="font-size:30px;color:#1C5D3A;letter-spacing:3px"><b>${registration}</b></p><p>Vigencia: 5 minutos. <b>No lo compartas.</b> Ningún ejecutivo te lo va a pedir por llamada, WhatsApp ni redes sociales.</p>`,
      },
      {
        name: 'transfer',
        language: 'es-MX',
        subject: 'Comprobante de transferencia SPEI',
        body: `<p>Hola, Robin. Realizaste una transferencia con estos datos:</p>${rows([
          ['Importe', '$4,350.00 M.N.'],
          ['Cuenta de retiro', account],
          ['Beneficiario', 'INMOBILIARIA LA ERMITA SA DE CV'],
          ['CLABE destino', `•••••••••••••• ${random.digits(4)}`],
          ['Concepto', 'RENTA FEB DEPTO 12'],
          ['Clave de rastreo', `NOPA${random.digits(16)}`],
          ['Folio de autorización', random.digits(7)],
          ['Fecha y hora', '01/02/2026 10:22:05'],
        ])}<p>¿No reconoces este movimiento? Márcanos de inmediato a Línea Nopal, opción 3.</p>`,
      },
      {
        name: 'token',
        language: 'es-MX',
        subject: 'Activa tu Nopal Token',
        codes: [token],
        body: `<p>Estimado(a) <b>ROBIN SALGADO TREJO</b>:</p><p>Estás por activar Nopal Token en un celular MOTO G85. Sigue los pasos:</p>
<p>1. Abre la app y elige <i>Token &gt; Activar</i>.<br>2. Cuando te pida la clave de activación teclea <b>${token}</b><br>3. Define un NIP de 4 dígitos que sólo tú conozcas.</p>
<p>La clave vence el 19/03/2026 a las 23:59 h (hora del centro). Folio de la solicitud: ${random.digits(9)}.</p>`,
      },
      {
        name: 'purchase',
        language: 'es-MX',
        subject: 'Autoriza tu compra por internet',
        codes: [purchase],
        body: `${rows([
          ['Comercio', 'PAPELERIA LUMINA MX'],
          ['Monto', '$1,289.00'],
          ['Tarjeta', account],
        ])}<p>Ingresa el código <b>${purchase}</b> en la página del comercio para autorizar la compra. Si no la estás haciendo tú, apaga la tarjeta desde la app.</p>`,
      },
      {
        name: 'mail changed',
        language: 'es-MX',
        subject: 'Valida tu nuevo correo electrónico',
        links: [verify],
        body: `<p>Hola, Robin:</p><p>Solicitaste que los avisos de tu cuenta ${account} lleguen a este correo. Da clic para validarlo:</p>
<p><a href="${verify.replace('&', '&amp;')}" style="background:#B5D33D;color:#1C5D3A;padding:10px 22px;border-radius:4px;text-decoration:none"><b>Validar correo</b></a></p>
<p>La liga es válida por 24 horas. Si no hiciste esta solicitud, acude a tu sucursal con una identificación oficial.</p>`,
      },
      {
        name: 'statement',
        language: 'es-MX',
        subject: 'Tu estado de cuenta de mayo ya está listo',
        body: `<p>Hola, Robin:</p>${rows([
          ['Periodo', '01/05/2026 al 31/05/2026'],
          ['Saldo al corte', '$18,204.77'],
          ['Pago mínimo', '$612.00'],
          ['Pago para no generar intereses', '$5,871.40'],
          ['Fecha límite de pago', '20/06/2026'],
          ['CAT promedio sin IVA', '68.4 %'],
        ])}<p>Descárgalo en la app. Para abrir el PDF, escribe los 4 números finales de tu tarjeta y tu fecha de nacimiento (DDMMAA).</p>`,
      },
      {
        name: 'branch appointment',
        language: 'es-MX',
        subject: 'Cita confirmada en sucursal Coyoacán Centro',
        body: `<p>¡Te esperamos, Robin!</p><p>Miércoles 12 de agosto de 2026, 11:30 h. Sucursal 0418, Felipe Carrillo Puerto 30, C.P. 04000.</p><p>Tu turno es <b>B-${random.digits(3)}</b>. Muestra este número en la entrada y lleva INE vigente y comprobante de domicilio no mayor a 3 meses.</p>
<p>Referencia de la cita: ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 2)}${random.digits(6)}</p>`,
      },
    ],
    layout,
  );
}
