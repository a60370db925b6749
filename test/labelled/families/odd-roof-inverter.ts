/** Installers of solar roofs in Spanish and Portuguese: technical sheets, with what unlocks an inverter among serial numbers. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<table style="font:13px Arial">${body
    .split('\n')
    .map((line) => {
      const [term = '', value = ''] = line.split(' :: ');
      return value === '' ? `<tr><td colspan="2">${term}</td></tr>` : `<tr><th align="left">${term}</th><td>${value}</td></tr>`;
    })
    .join('')}</table>`,
});

export function mails(random: Random): FamilyMail[] {
  const [invert, grid, owner, meter] = [random.digits(8), random.digits(4), random.digits(6), random.digits(6)];
  return laidOut(
    [
      {
        name: 'inversor bloqueado',
        language: 'es',
        subject: 'Inversor de la calle Olmo 14',
        body: `Modelo :: ST-5000 rev. 3\nNúmero de serie :: 2203A55017\nDesbloqueo, válido hoy :: <b>${invert}</b>\nTeclear despacio; al quinto fallo hay que subir al tejado.`,
        codes: [invert],
      },
      {
        name: 'límite de vertido',
        language: 'es',
        subject: 'Subir el límite a 6 kW',
        body: `Límite actual :: 4,6 kW\nLa distribuidora lo permite. El equipo lo cambia solo a quien le responda ${grid}.\nExpediente :: 2026-70041`,
        codes: [grid],
      },
      {
        name: 'producción de noviembre',
        language: 'es',
        subject: 'Producción: 312 kWh',
        body: 'Noviembre :: 312 kWh\nOctubre :: 448 kWh\nAlarma 0417 :: resuelta\nContrato :: 558210',
      },
      {
        name: 'nova dona da casa',
        language: 'pt',
        subject: 'A instalação muda de mãos',
        body: `Morada :: Rua das Amoreiras 31\nInstalação :: 88214\nA vendedora já disse que sim. Falta a senhora, com ${owner}, na folha da entrega.\nGarantia :: até 2041`,
        codes: [owner],
      },
      {
        name: 'contador novo',
        language: 'pt',
        subject: 'O contador pergunta quem é',
        body: `Contador :: E-7714 2203\nPara ler os consumos em casa, o mostrador quer\n<span style="font-size:20px">${meter}</span>\nLeitura de hoje :: 04471`,
        codes: [meter],
      },
      {
        name: 'visita anual',
        language: 'pt',
        subject: 'Visita de manutenção',
        body: 'Data :: 9 de dezembro, 10h30\nTécnico :: Rui, 917 555 018\nOrdem de serviço :: 30417',
      },
    ],
    layout,
  );
}
