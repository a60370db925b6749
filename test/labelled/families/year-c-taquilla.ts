/** A ticket seller of South America (concerts, football), dark HTML cards: in Spanish of Colombia, Chile and Argentina. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const offices: Record<string, string> = {
  'es-CO': 'Taquilla Sur Colombia S.A.S. · NIT 901.338.274-1 · Cra. 13 # 93-40, Bogotá',
  'es-CL': 'Taquilla Sur Chile SpA · RUT 77.214.905-6 · Av. Providencia 1650, Santiago',
  'es-AR': 'Taquilla Sur Argentina S.R.L. · CUIT 30-71688421-9 · Av. Corrientes 1386, CABA',
};

function layout({ language, body, subject }: Draft): { html: string } {
  return {
    html: `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${subject}</title><style type="text/css">
@import url('https://assets.taquillasur.example/fonts/sora.css');
.tk-wrap{background-color:#120b24;padding:24px 0}.tk-box{background-color:#1d1436;border-radius:20px;color:#f4f0ff;font-family:'Sora',Verdana,sans-serif;font-size:15px;line-height:23px;margin:0 auto;max-width:540px;padding:36px}
.tk-code{border:2px dashed #ff3d81;border-radius:10px;color:#ffffff;font-size:34px;font-weight:800;letter-spacing:8px;margin:20px 0;padding:14px 0;text-align:center}
.tk-btn{background-color:#ff3d81;border-radius:30px;color:#ffffff;display:block;font-weight:700;padding:14px;text-align:center;text-decoration:none}
.tk-foot{color:#7d72a0;font-family:Verdana,sans-serif;font-size:10px;line-height:16px;padding:20px 0;text-align:center}</style></head>
<body style="margin:0"><div class="tk-wrap"><div class="tk-box"><img src="https://assets.taquillasur.example/mail/ts-blanco.png" height="26" alt="Taquilla Sur"><br><br>
${body}
</div><div class="tk-foot">${offices[language]}<br><a href="https://www.taquillasur.example/ayuda" style="color:#7d72a0">Centro de ayuda</a> · <a href="https://link.taquillasur.example/u/${subject.length}93a0/baja" style="color:#7d72a0">No quiero más correos</a></div></div></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const colombia = random.digits(6);
  const chile = random.digits(6);
  const argentina = random.digits(4);
  const activate = `https://auth.taquillasur.example/activar?u=${random.digits(8)}&t=${random.text('0123456789abcdef', 32)}`;
  const magic = `https://auth.taquillasur.example/entrar?oobCode=${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 54)}&lang=es`;
  const gift = `https://www.taquillasur.example/transferencias/${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-4${random.text('0123456789abcdef', 3)}/aceptar`;
  return laidOut(
    [
      {
        name: 'account',
        language: 'es-CO',
        subject: 'Activa tu cuenta con este código',
        codes: [colombia],
        links: [activate],
        body: `<b style="font-size:20px">¡Hola, Robin!</b><p>Qué bueno tenerte por acá. Copia el código y pégalo en la ventana donde te estabas registrando:</p><div class="tk-code">${colombia}</div>
<p>¿Cambiaste de celular o cerraste la ventana? También puedes <a href="${activate.replace('&', '&amp;')}" style="color:#ff3d81">activar la cuenta con un clic</a>.</p>
<p style="font-size:12px;color:#b9aee0">Expira en 15 minutos. Si no fuiste tú quien se registró, haz caso omiso.</p>`,
      },
      {
        name: 'purchase',
        language: 'es-CO',
        subject: `Compra aprobada 🎫 Festival Páramo 2026 (Orden ${random.digits(8)})`,
        body: `<b style="font-size:20px">Tus boletas están confirmadas</b><p><b>Festival Páramo 2026</b><br>Sábado 14 de marzo, apertura de puertas 2:00 p. m.<br>Parque Simón Bolívar, Bogotá</p>
<p>2 × General Etapa 2 ............ $ 760.000<br>Servicio ............................ $ 121.600<br>Total pagado (PSE) .......... $ 881.600 COP</p>
<p>CUS ${random.digits(9)} · Autorización ${random.digits(6)}</p><a class="tk-btn" href="https://www.taquillasur.example/mis-boletas">Ver mis boletas</a>
<p style="font-size:12px">Las boletas digitales (código QR) aparecen en la app 48 horas antes del evento.</p>`,
      },
      {
        name: 'magic link',
        language: 'es-CL',
        subject: 'Entra a Taquilla Sur sin contraseña',
        links: [magic],
        body: `<p>Hola Robin,</p><p>Acá está el enlace que pediste para iniciar sesión desde tu computador.</p><a class="tk-btn" href="${magic.replace('&', '&amp;')}">Entrar ahora</a>
<p style="font-size:12px">Sirve una sola vez y por media hora. Santiago, Chrome en Windows, IP 190.22.14.${random.whole(2, 250)}.</p>`,
      },
      {
        name: 'new card',
        language: 'es-CL',
        subject: `Tu clave de seguridad: ${chile.slice(0, 3)} ${chile.slice(3)}`,
        codes: [chile],
        body: `<p>Hola Robin,</p><p>Vas a guardar una tarjeta de débito terminada en ${random.digits(4)} en tu billetera. Digita esta clave en el sitio para terminar:</p>
<div class="tk-code">${chile.slice(0, 3)} ${chile.slice(3)}</div><p>¿No eres tú? Escríbenos al chat para bloquear la cuenta.</p>`,
      },
      {
        name: 'rescheduled',
        language: 'es-CL',
        subject: 'Cambio de fecha: Los Camanchacos en Arena Bellavista',
        body: `<b style="font-size:18px">Nueva fecha: viernes 28 de agosto de 2026, 21:00 hrs.</b><p>La productora nos informó que el show del 26 de junio se reprograma. Tus entradas (sector Cancha, fila 14, asientos 22 y 23) siguen siendo válidas y no necesitas cambiarlas.</p>
<p>Si prefieres la devolución de los $96.800, pídela antes del 10 de julio en el formulario, con tu número de compra ${random.digits(9)}.</p>`,
      },
      {
        name: 'signed in',
        language: 'es-CL',
        subject: 'Nuevo inicio de sesión en tu cuenta',
        body: `<p>Hola Robin,</p><p>Alguien entró a tu cuenta con la contraseña correcta.</p><p>📍 Viña del Mar, Chile (IP 190.22.14.${random.whole(2, 250)})<br>💻 Opera 117, Windows<br>🕑 03-07-2026, 00:12 hrs.</p>
<p>Si te suena, listo. Si no te suena, <a href="https://www.taquillasur.example/mi-cuenta/seguridad" style="color:#ff3d81">cambia tu contraseña</a> y avísanos citando el caso ${random.digits(7)}.</p>`,
      },
      {
        name: 'transfer',
        language: 'es-AR',
        subject: 'Juli te pasó una entrada para Ferro – Atlanta',
        links: [gift],
        body: `<p>¡Hola!</p><p><b>Juli Cantero</b> quiere transferirte una Platea Norte (acceso 6, butaca 118) para el sábado 19/9 a las 17:10. Aceptala antes del partido y te queda a tu nombre.</p>
<a class="tk-btn" href="${gift}">Aceptar entrada</a><p style="font-size:12px">Vas a tener que validar tu DNI en el ingreso al estadio.</p>`,
      },
      {
        name: 'phone',
        language: 'es-AR',
        subject: 'Verificá tu número de celular',
        codes: [argentina],
        body: `<p>Hola Robin,</p><p>Como el SMS no te llegó, te mandamos el código por acá: <b>${argentina}</b>. Cargalo en <i>Mi perfil → Celular</i> y listo.</p>
<p>¿Problemas? Contestá este correo y lo ve una persona del equipo (reclamo ${random.digits(6)}).</p>`,
      },
    ],
    layout,
  );
}
