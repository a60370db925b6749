/** A concert hall in Dutch: tickets, seats, orders and wardrobe numbers, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<body style="background:#111;color:#eee"><center><p>DE KLANKKAST</p></center>${body
    .split('\n')
    .map((line) => `<div>${line}</div>`)
    .join('')}</body>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('nl', [
        [
          'Je kaarten voor 22 november',
          'Bestelling <b>3381904</b>\nRij 14, stoel 7 en 8\nLaat bij de ingang deze regel zien:\n<span style="font:20px monospace">KKST-77120-4</span>',
        ],
        ['Zaal open om 19.15', 'De zaal gaat om 1915 open. Garderobe 2 is voor rij 10 tot 24. Parkeren kan in P417.'],
        [
          'Concert verplaatst',
          'Het concert van 3 december gaat naar 11 maart. Je kaarten met nummer 550218 en 550219 blijven geldig, je hoeft niets te doen.',
        ],
        ['Geld terug', 'We hebben € 58,00 teruggestort onder kenmerk 9904471. Dat duurt drie werkdagen.'],
        ['Je abonnement', 'Abonnee 20714, serie C, acht avonden. Vul dit nummer in als je met korting bijboekt.'],
        ['Gevonden voorwerp', 'Er ligt een sjaal klaar onder nummer 0338. Noem het aan de kassa, open tot 17 uur.'],
        ['Gratis drankje', 'Toon BUBBELS26 bij de bar en de eerste is van ons. Alleen op 22 november.'],
      ]),
    ],
    layout,
  );
}
