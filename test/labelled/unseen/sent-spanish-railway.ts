/** A Spanish railway: tickets, codes for its client account, its loyalty card, delays and offers; Spanish and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const head = `<table width="700" border="0" cellpadding="0" cellspacing="0" style="font-family:Tahoma,Arial,sans-serif;font-size:13px;color:#222"><tr><td style="border-bottom:4px solid #6b1f5e;padding:8px"><img src="https://www.rielsur.example/comunes/logo.jpg" alt="Rielsur Viajeros" height="40"></td></tr><tr><td style="padding:14px 8px">`;
const tail = `</td></tr><tr><td style="font-size:10px;color:#777;padding:8px;border-top:1px solid #ccc">Rielsur Viajeros S.M.E., S.A. Avda. Ciudad de Burgos 81, 28036 Madrid. CIF A-86868189. Información y venta: 912 320 311. Este buzón no admite respuestas. En cumplimiento del Reglamento (UE) 2016/679 puede ejercer sus derechos en <a href="https://www.rielsur.example/privacidad">www.rielsur.example/privacidad</a>.</td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const signIn = random.digits(6);
  const english = random.digits(6);
  const pay = random.digits(5);
  const locator = () => random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6);
  const activate = `https://venta.rielsur.example/masriel/alta/activar.do?usuario=${random.digits(9)}&clave=${random.text('0123456789abcdef', 40)}`;
  const reset = `https://venta.rielsur.example/cuenta/recuperar?t=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 30)}`;
  return [
    {
      name: 'code to sign in',
      language: 'es',
      subject: 'Código de acceso a su cuenta Más Riel',
      html: `${head}<p>Estimado/a cliente:</p><p>Ha iniciado sesión desde un dispositivo que no reconocemos. Introduzca en la pantalla el siguiente código de acceso:</p><p style="text-align:center"><span style="background:#f3e8f1;padding:10px 24px;font-size:20px"><strong>${signIn}</strong></span></p><p>Deja de valer a los 10 minutos. Si no ha sido usted, ignore este mensaje y nadie podrá entrar en su cuenta.</p><p>Reciba un cordial saludo.</p>${tail}`,
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'code to sign in, in English',
      language: 'en',
      subject: 'Más Riel account: access code',
      html: `${head}<p>Dear customer,</p><p>A log-in to your account was attempted from a device we have not seen before. Please key in ${english} on the screen where you started. It will expire ten minutes after this e-mail was sent.</p><p>Kind regards,<br>Rielsur Viajeros</p>${tail}`,
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'wallet payment to be authorised',
      language: 'es',
      subject: 'Autorización de pago con Monedero Riel',
      html: `${head}<p>Hola, Lucía:</p><p>Para autorizar el pago de <b>${random.whole(20, 90)},${random.digits(2)} €</b> con su Monedero Riel (tarjeta Más Riel nº ****${random.digits(4)}), escriba la clave de un solo uso <b>${pay}</b>.</p><p>Trayecto: Valencia J. Sorolla – Madrid P. Atocha, 19/05/2026, salida 07:40.</p>${tail}`,
      codes: [pay],
      links: [],
      best: { code: pay },
    },
    {
      name: 'loyalty card to be activated',
      language: 'es',
      subject: 'Active su tarjeta Más Riel',
      html: `${head}<p>Bienvenido, D. Andrés Ibáñez Soler:</p><p>Gracias por darse de alta en el programa de fidelización. Su número de tarjeta es el <b>7085 ${random.digits(4)} ${random.digits(4)}</b>. Para que empiece a acumular puntos, es necesario que active su cuenta pulsando aquí: <a href="${activate.replaceAll('&', '&amp;')}">ACTIVAR MI CUENTA</a></p><p>Dispone de 7 días naturales. Pasado ese plazo tendrá que repetir el registro.</p>${tail}`,
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'password to be recovered',
      language: 'es',
      subject: 'Recuperación de contraseña',
      text: `Estimado/a cliente:

Hemos recibido una petición para recuperar la contraseña de su cuenta en rielsur.example.

Elija una contraseña nueva desde el siguiente enlace:
${reset}

El enlace dejará de funcionar mañana a esta misma hora. La contraseña ha de tener entre 8 y 16 caracteres, con al menos una mayúscula y un número.

Rielsur Viajeros - Atención al cliente 912 320 320`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'tickets bought',
      language: 'es',
      subject: `Confirmación de compra. Localizador ${locator()}`,
      html: `${head}<p>Adjuntamos sus billetes en formato PDF y Passbook.</p><table width="100%" border="1" cellpadding="4" style="border-collapse:collapse"><tr bgcolor="#f3e8f1"><th>Tren</th><th>Salida</th><th>Llegada</th><th>Coche</th><th>Plaza</th><th>Precio</th></tr><tr><td>AVE 0${random.digits(4)}</td><td>Sevilla S.J. 12/06/2026 08:${random.whole(10, 55)}</td><td>Madrid P.A. 11:22</td><td>${random.whole(1, 12)}</td><td>${random.whole(1, 20)}C</td><td>61,35 €</td></tr><tr><td>AVE 0${random.digits(4)}</td><td>Madrid P.A. 14/06/2026 19:00</td><td>Sevilla S.J. 21:34</td><td>${random.whole(1, 12)}</td><td>${random.whole(1, 20)}D</td><td>54,10 €</td></tr></table><p>Localizador: <b>${locator()}</b> | Nº de billete: 7${random.digits(12)} | Cod. seguridad CVT: ${random.digits(5)} | Autorización bancaria: ${random.digits(6)}</p><p>Combinado Cercanías: teclee el localizador y el CVT en las máquinas autoventa de la estación si desea el billete gratuito de enlace. El acceso al tren cierra 2 minutos antes de la salida.</p>${tail}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'offers for the bridge of May',
      language: 'es',
      subject: 'Billetes desde 15 € para el puente de mayo 🚄',
      html: `${head}<h1 style="color:#6b1f5e">¿Y si nos vamos?</h1><p>Del 30 de abril al 3 de mayo, 40.000 plazas desde 15 €. Además, si viaja con su tarjeta Más Riel, dobla los puntos con la promoción <b>PUENTE2X</b>.</p><p><a href="https://envios.rielsur.example/c/${random.text('abcdef0123456789', 16)}">Buscar billetes</a></p><ul><li>Madrid – Málaga: desde 19 €</li><li>Barcelona – Zaragoza: desde 15 €</li><li>Madrid – A Coruña: desde 24 €</li></ul><p><a href="https://envios.rielsur.example/baja/${random.text('abcdef0123456789', 16)}">Darme de baja de estas comunicaciones</a></p>${tail}`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
