/** A Spanish marketplace for second-hand things: sign-in, wallet and delivery mails, offers, a newsletter; Spanish. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<html><head><meta charset="utf-8"></head><body style="margin:0;background:#fff">
<table width="100%" border="0" cellspacing="0" cellpadding="0"><tr><td align="center"><table width="560" border="0" cellspacing="0" cellpadding="0" style="font-family:Arial,Helvetica,sans-serif;color:#253238;font-size:16px">
<tr><td style="padding:28px 20px 12px"><img src="https://img.trastalia.example/e/head.png" width="120" height="32" alt="trastalia" border="0"></td></tr>
<tr><td style="padding:8px 20px 28px;line-height:1.5">${body}</td></tr>
<tr><td style="padding:20px;border-top:1px solid #eceff1;font-size:11px;color:#90a4ae">Enviado con 💚 por Trastalia, S.L. · C/ Llull 321, 08019 Barcelona · CIF B-66140352<br>
<a href="https://click.trastalia.example/ls/click?upn=pref.u001" style="color:#90a4ae">Preferencias de correo</a> · <a href="https://click.trastalia.example/ls/click?upn=baja.u001" style="color:#90a4ae">Darme de baja</a></td></tr>
</table></td></tr></table><img src="https://click.trastalia.example/wf/open?upn=1x1" width="1" height="1" alt=""></body></html>`,
});

export function mails(random: Random): FamilyMail[] {
  const upn = () =>
    `https://click.trastalia.example/ls/click?upn=u001.${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-', 64)}`;
  const access = random.digits(6);
  const wallet = random.digits(5);
  const phone = random.text('ACDEFHJKMNPRTUVWXY3479', 6);
  const verify = upn();
  const payout = upn();
  const magic = upn();
  const shop = upn();
  const track = `PK${random.digits(11)}ES`;
  return laidOut(
    [
      {
        name: 'access code',
        language: 'es',
        subject: 'Tu código de acceso',
        body: `<h1 style="font-size:22px">¡Hola de nuevo!</h1><p>Aquí tienes el código para entrar en Trastalia:</p>
<p style="font-size:40px;font-weight:bold;color:#13c1ac">${access}</p><p>Caduca en 5 minutos. No se lo pases a ningún comprador ni vendedor, aunque te lo pida por el chat: es un timo muy habitual.</p>`,
        codes: [access],
      },
      {
        name: 'wallet withdrawal',
        language: 'es',
        subject: `Autoriza la retirada de ${random.whole(20, 90)},50 € de tu monedero`,
        body: `<p>Hola, Robin:</p><p>Has pedido pasar tu saldo a la cuenta ES•• •••• •••• ${random.digits(4)}. Para autorizarlo, teclea en la app esta clave de un solo uso: <b>${wallet}</b></p>
<p>El dinero llegará en 1-3 días laborables. Si no has sido tú, bloquea el monedero desde <i>Perfil &gt; Seguridad</i> y escríbenos citando la operación ${random.digits(10)}.</p>`,
        codes: [wallet],
      },
      {
        name: 'phone change',
        language: 'es',
        subject: 'Vas a cambiar tu número de teléfono',
        body: `<p>Robin, alguien (suponemos que tú) quiere sustituir el móvil terminado en ${random.digits(2)} por otro terminado en ${random.digits(2)}.</p>
<table cellpadding="14" align="center" style="border:2px solid #13c1ac;border-radius:10px"><tr><td style="font:bold 28px monospace;letter-spacing:4px">${phone}</td></tr></table>
<p>Escríbelo tal cual en la pantalla donde te habías quedado. Distingue letras de números y solo vale durante media hora.</p>`,
        codes: [phone],
      },
      {
        name: 'confirm address',
        language: 'es',
        subject: 'Robin, un último paso para empezar a vender',
        body: `<h1 style="font-size:22px">Confirma que este correo es tuyo</h1><p>Ya casi está. Pulsa el botón y podrás subir tu primer producto, chatear y enviar a toda la península.</p>
<p><a href="${verify}" style="background:#13c1ac;color:#fff;border-radius:24px;padding:12px 28px;text-decoration:none;display:inline-block">Confirmar mi correo</a></p>
<p>¿No te has registrado tú? Pues nada, olvida este mensaje.</p>`,
        links: [verify],
      },
      {
        name: 'link to sign in',
        language: 'es',
        subject: 'Entra sin contraseña',
        body: `<p>Nos has dicho que no te acuerdas de la contraseña. Con este enlace entras directamente, y luego puedes poner una nueva en los ajustes:</p>
<p><a href="${magic}">Entrar en mi cuenta de Trastalia</a></p><p>Sirve una sola vez, hasta las ${random.whole(10, 23)}:${random.whole(10, 59)} de hoy.</p>`,
        links: [magic],
      },
      {
        name: 'identity for payments',
        language: 'es',
        subject: 'Necesitamos verificar tu identidad para pagarte',
        body: `<p>Hola, Robin:</p><p>Este año has superado las 30 ventas. Por la directiva europea DAC7, antes de transferirte los próximos 128,40 € tenemos que comprobar quién eres.</p>
<p>Ten a mano el DNI o el NIE; se tarda unos 3 minutos.</p><p><a href="${payout}" style="background:#253238;color:#fff;padding:12px 28px;text-decoration:none;display:inline-block">Verificar mi identidad</a></p>
<p>Fecha límite: ${random.whole(1, 30)} de junio de 2026.</p>`,
        links: [payout],
      },
      {
        name: 'sold',
        language: 'es',
        subject: '¡Vendido! Prepara el envío de tu «Silla plegable IKEA»',
        body: `<h1 style="font-size:22px">Enhorabuena 🎉</h1><p>Noa G. te ha comprado <b>Silla plegable IKEA</b> por 14,00 €.</p>
<ol><li>Embálala bien.</li><li>Llévala a un punto de recogida antes del ${random.whole(2, 27)}/05. No hace falta imprimir nada: enseña allí el número <b>${random.digits(8)}</b>.</li><li>Cobrarás cuando Noa confirme que todo está bien.</li></ol>
<p>Seguimiento: ${track}. Peso declarado: 2-5 kg.</p><p><a href="${shop}">Ver la venta</a></p>`,
      },
      {
        name: 'saved searches',
        language: 'es',
        subject: '12 novedades en «bici plegable» cerca de 08019',
        body: `<p>Esto ha llegado hoy a tus búsquedas guardadas:</p><table width="100%" cellpadding="6">${[
          ['Brompton 6 vel., casi nueva', '890', 'Poblenou, 1,2 km'],
          ['Plegable B\'Twin 20"', '95', 'Badalona, 6 km'],
          ['Dahon Vybe D7', '240', 'Gràcia, 3,8 km'],
          ['Eléctrica plegable 250 W', '410', 'Sant Adrià, 4 km'],
          ['Tern Link A7 con luces', '275', 'Sants, 5,1 km'],
        ]
          .map(
            ([title, price, place]) =>
              `<tr><td><a href="${upn()}"><img src="https://img.trastalia.example/i/${random.digits(10)}.jpg?w=120" width="60" height="60" alt=""></a></td><td><a href="${upn()}">${title}</a><br><small>${place} · hace ${random.whole(2, 59)} min</small></td><td align="right"><b>${price} €</b></td></tr>`,
          )
          .join('')}</table>
<p>Además, hasta el domingo los gastos de envío salen a 1,99 € con el cupón <b>PEDALEA26</b> (compra mínima 15 €).</p>
<h2 style="font-size:18px">Tu resumen de la semana</h2><ul><li>${random.whole(30, 300)} visitas a tus productos</li><li>${random.whole(2, 20)} favoritos nuevos</li><li>2 chats sin responder desde hace más de 24 h</li></ul>
<p>Consejo 14/52: los anuncios con más de 4 fotos se venden un 37 % antes. <a href="${upn()}">Mejorar mis anuncios</a></p>`,
      },
    ] satisfies Draft[],
    layout,
  );
}
