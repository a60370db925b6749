/** A forwarder in Spanish: consignments, containers, seals and plates, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  text: `== TRANSPORTES CAÑADA REAL ==\n${body}\n== Mesa de tráfico, ext. 417 ==`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('es', [
        [
          'Albarán 604418 entregado',
          'Se entregó hoy a las 10:22. Firmó: J. Ortega. Bultos: 14. Albarán: 604418\nPrecinto: ES88120',
        ],
        [
          'Matrícula del camión',
          'El jueves carga el 7714 KLM, remolque R-2280-BCV. El chófer lleva el móvil 655 550 117. En garita den la referencia 90233.',
        ],
        [
          'Incidencia 118840 abierta',
          'Falta un palé. Hemos abierto la incidencia 118840 y la seguimos nosotros. Escriba ese número en el asunto si manda fotos.',
        ],
        [
          'Contenedor TCLU 441207 3',
          'Sale de Valencia el 22 en el buque Ría de Foz, viaje 0417W. Conocimiento VLC20260417. Nada que hacer por su parte.',
        ],
        [
          'Factura de noviembre',
          'Factura F26-3318: 1.204,50 €. Vence el 31/12. Al hacer la transferencia ponga como concepto 3318.',
        ],
        [
          'Tarifas nuevas',
          'Desde enero cambian los códigos de zona: 4101 pasa a 4201, y 4102 a 4202. El código de cliente 77019 sigue igual.',
        ],
        ['Recogida aplazada', 'La orden 55821 pasa al lunes. Si prefieren otro día, entren en su área y busquen por 55821.'],
      ]),
    ],
    layout,
  );
}
