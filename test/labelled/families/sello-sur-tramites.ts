/** A citizens' office in Spain and a tax portal in Mexico and Colombia: formal mails with file numbers beside the code. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<body><font face="Arial" size="2">${body.replaceAll('\n', '<br>')}<br><br><i>Sello Sur, ventanilla de trámites. Buzón no atendido.</i></font></body>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('es', [
        [
          'Firma de la solicitud 2026/118402',
          'Estimado interesado:\n\nPara firmar la solicitud con registro 2026/118402 teclee en la sede la cifra siguiente.\n\n<b>#</b>\n\nCaduca a los veinte minutos.',
          '70446',
        ],
        ['Alta en la sede', 'Ha pedido usted el alta. Complete el formulario con # y pulse Continuar.', 'TR55QN'],
        [
          'Cita: compruebe su correo',
          'Código para comprobar el correo: #\nLa cita (n.º 4471) no queda reservada hasta que lo ponga.',
          '381205',
        ],
      ]),
      ...withCodes('es-MX', [
        [
          'Ingreso al portal',
          'Contribuyente OKAR880214:\nSu clave de un uso es <b>#</b>. No la entregue a gestores ni a terceros.',
          '915377',
        ],
        ['Renovación de firma', 'Capture los ocho caracteres:\n<tt>#</tt>\ny después su contraseña de siempre.', 'h7Wq2ZrK'],
      ]),
      ...withCodes('es-CO', [
        ['Valide su celular', 'Señor Robin, para validar el celular que acaba en 0182 digite # en la página.', '6240'],
      ]),
      ...withoutCodes('es', [
        [
          'Solicitud firmada',
          'La solicitud 2026/118402 se firmó hoy con la clave 70446 a las 11:20. Justificante CSV: 7F20-AA41-9C3E.',
        ],
        ['Resolución', 'Expediente 77031/26. Se concede la ayuda de 450,00 euros. Plazo de recurso: un mes.'],
        ['Tasa pendiente', 'Modelo 046, justificante 0461182047733. Importe 31,20. Páguela antes del 15.'],
        ['Su cita', 'Turno C118, mesa 7, lunes 4 a las 9:45. Si no puede venir, anúlela con el localizador 4471MX.'],
        ['Autobús nocturno', 'La línea 604 pasa a salir a las 2315 desde la dársena 12.'],
      ]),
      ...withoutCodes('es-MX', [
        ['Acuse de declaración', 'Número de operación 26118430. Línea de captura 0426 118K 4471 9920. Vigencia 30/11/2026.'],
        ['Buzón', 'Tiene 1 mensaje sin leer, folio 550914.'],
        ['Aviso de fraude', 'Nadie del portal le pedirá por teléfono su clave (por ejemplo 482913).'],
      ]),
    ],
    layout,
  );
}
