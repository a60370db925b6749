/** A Spanish town hall: notices of an electronic office, PINs, appointments, taxes and bills; Spanish, plain and bureaucratic. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const notice = (
  heading: string,
  body: string,
) => `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body>
<p><img src="cid:escudo" width="60" alt="Escudo"> <span style="font-family:Georgia;font-size:18px">Ayuntamiento de Villaclara del Monte</span></p><hr>
<h3 style="font-family:Georgia">${heading}</h3>
<div style="font-family:Arial;font-size:13px;text-align:justify">${body}</div><hr>
<p style="font-size:10px;font-family:Arial">Plaza de la Constitución, 1, 18650 Villaclara del Monte. Tel. 958 78 15 11 · 010. CIF P-1818100-C. Le informamos de que sus datos serán tratados conforme al Reglamento (UE) 2016/679. No imprima este mensaje si no es necesario.</p></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const pin = random.digits(5);
  const sign = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 3) + random.digits(3);
  const file = `2026/${random.digits(6)}`;
  const confirm = `https://sede.villaclara.example/cita/confirmar?loc=${random.text('abcdef0123456789', 20)}`;
  const notification = `https://sede.villaclara.example/alta/validar-correo/${random.text('ABCDEF0123456789', 32)}`;
  return [
    {
      name: 'PIN of the electronic office',
      language: 'es',
      subject: 'PIN de acceso a la Sede Electrónica',
      html: notice(
        'Acceso a la Sede Electrónica',
        `<p>Estimado/a ciudadano/a:</p><p>El PIN solicitado para acceder con su DNI terminado en ${random.digits(3)}Q es <b>${pin}</b>. Tendrá validez durante diez minutos desde las ${random.whole(9, 20)}:${random.whole(10, 59)} horas.</p><p>Un cordial saludo.</p>`,
      ),
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'signature of an application',
      language: 'es',
      subject: `Expediente ${file}: clave de firma`,
      text: `AYUNTAMIENTO DE VILLACLARA DEL MONTE
Registro General

Para firmar la solicitud de empadronamiento del expediente ${file}, introduzca en el formulario la clave siguiente:

    ${sign}

Documento: Solicitud_padron.pdf (huella ${random.text('abcdef0123456789', 16)})
La clave caduca a las 24 horas.`,
      codes: [sign],
      links: [],
      best: { code: sign },
    },
    {
      name: 'appointment to be confirmed',
      language: 'es',
      subject: 'Confirme su cita previa (pendiente)',
      html: notice(
        'Cita previa pendiente de confirmar',
        `<p>Ha solicitado cita en la Oficina de Atención Ciudadana el día ${random.whole(10, 28)} de mayo a las 10:20 h. Mientras no la confirme, el hueco no quedará reservado.</p>
<p>Pulse sobre la dirección: <a href="${confirm}">${confirm}</a></p><p>Si en dos horas no lo ha hecho, la cita se ofrecerá a otra persona. Localizador: ${random.digits(7)}.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'address for notices',
      language: 'es',
      subject: 'Validación del correo para avisos de notificación',
      html: notice(
        'Alta en el servicio de avisos',
        `<p>Con fecha ${random.whole(10, 28)}/01/2026 ha facilitado esta dirección para recibir avisos. De acuerdo con el artículo 41 de la Ley 39/2015, debe validarla <a href="${notification}">en este enlace</a> antes de que transcurran 5 días hábiles.</p><p>De no hacerlo, seguirá recibiendo las notificaciones en papel.</p>`,
      ),
      codes: [],
      links: [notification],
      best: { link: notification },
    },
    {
      name: 'receipt of registration',
      language: 'es',
      subject: 'Justificante de registro de entrada',
      html: notice(
        'Justificante de presentación',
        `<table border="1" cellpadding="4"><tr><td>N.º de registro</td><td>REGAGE26e000${random.digits(8)}</td></tr><tr><td>Fecha y hora</td><td>${random.whole(10, 28)}/02/2026 13:${random.whole(10, 59)}:07</td></tr>
<tr><td>Expediente</td><td>${file}</td></tr><tr><td>Código seguro de verificación (CSV)</td><td>${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 4)}-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 4)}-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 4)}</td></tr></table>
<p>El CSV permite a terceros cotejar la autenticidad de este documento. Plazo máximo de resolución: 3 meses.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'tax on a vehicle',
      language: 'es',
      subject: 'Periodo voluntario de pago: IVTM 2026',
      html: notice(
        'Impuesto sobre vehículos de tracción mecánica',
        `<p>Le recordamos que del 1 de marzo al 5 de mayo puede abonar el recibo:</p><p>Matrícula ${random.digits(4)} KLM<br>Emisora: 181${random.digits(3)} · Referencia: ${random.digits(12)} · Identificación: ${random.digits(10)}<br>Importe: ${random.whole(34, 129)},${random.digits(2)} €</p>
<p>Formas de pago: domiciliación (orden SEPA ${random.digits(8)}), cajeros o en el 010. Pasada la fecha se aplicará un recargo del 5 %.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bulletin of the town',
      language: 'es',
      subject: 'Agenda municipal: fiestas, abonos de piscina y cortes de agua',
      html: notice(
        'Boletín n.º 214',
        `<ul><li>Abono de piscina: 62 € (familiar 118 €). Inscripción del 2 al 13 de junio, turnos de 9 a 14 h.</li><li>Corte de agua el día 11 en calles Ancha (n.º 2 a 48) y Pozo, de 8:00 a 12:30.</li><li>Cine de verano: 21 películas, a las 22:15. Sorteo de entradas: su número es el ${random.digits(4)}.</li></ul>
<p><a href="https://www.villaclara.example/boletin/baja?id=${random.digits(6)}">Dejar de recibir el boletín</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
