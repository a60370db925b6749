/** A firm that lets cars, in Czech: contracts, plates, key lockers and deposits, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<h2>Půjčovna Rorýs</h2><ul>${body
    .split('\n')
    .map((line) => `<li>${line}</li>`)
    .join('')}</ul>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('cs', [
        ['Smlouva 26-04417', 'Vůz: 7AB 3318\nPřevzetí: 22. 11. v 9.00\nSmlouva: <b>2604417</b>'],
        ['Klíče ve skříňce', 'Skříňka 14 je u vrátnice\nOtevřete ji čísly <b>5520</b>\nVratit sem můžete i v noci'],
        ['Kauce zablokována', 'Částka: 8 000 Kč\nAutorizace: <b>771204</b>\nUvolní se do týdne po vrácení'],
        ['Pokuta z Brna', 'Jednací číslo: 118840/26\nVariabilní symbol: <b>0338118840</b>\nSplatnost: 15 dní'],
        ['Stav tachometru', 'Při převzetí 20 714 km\nPři vrácení 21 033 km\nNajeto 319 km'],
        ['Sleva na příště', 'Do pole Sleva napište <b>RORYS9</b>\nPlatí do konce roku'],
        ['Asistence na cestě', 'Volejte 800 555 417\nHlaste číslo karty 88213\nPoloha se pozná sama'],
      ]),
    ],
    layout,
  );
}
