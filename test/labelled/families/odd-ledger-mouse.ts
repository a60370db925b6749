/** A bookkeeping tool for freelancers in Dutch and English: dry jokes, ledgers in code boxes. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<main style="max-width:480px;font:15px/1.6 system-ui">${body
    .split('\n')
    .map((line) =>
      line.startsWith('$') ? `<pre style="background:#f0f0f0;padding:12px">${line.slice(1)}</pre>` : `<p>${line}</p>`,
    )
    .join('')}</main>`,
});

export function mails(random: Random): FamilyMail[] {
  const [vat, bank, close, back] = [
    random.digits(6),
    random.digits(6),
    random.text('abcdefghjkmnpqrstuvwxyz23456789', 6),
    random.digits(8),
  ];
  const unlock = `https://grootmuis.example/t/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz', 14)}${random.digits(4)}`;
  return laidOut(
    [
      {
        name: 'btw-aangifte versturen',
        language: 'nl',
        subject: 'Kwartaal 3 wil naar de fiscus',
        body: `Te betalen: 1.812 euro. Rubriek 5b: 417.\nDe muis verstuurt niets zonder jouw piep. Jouw piep is\n$${vat}\nen gaat in het hokje naast de verzendknop.`,
        codes: [vat],
      },
      {
        name: 'bank opnieuw koppelen',
        language: 'nl',
        subject: 'De bankdraad is doorgeknaagd',
        body: `Na negentig dagen laat elke bank de draad los. Knoop hem weer vast met ${bank}, daar waar de rode balk knippert.\nLaatste afschrift: 2026-10, volgnummer 44.`,
        codes: [bank],
      },
      {
        name: 'herinnering aan een klant',
        language: 'nl',
        subject: 'Factuur 20260417 blijft liggen',
        body: 'Bakker & Zn. is 21 dagen te laat.\n$2026-0417   1.210,00\nWe stuurden ze brief 2. Brief 3 gaat op 9 december.',
      },
      {
        name: 'closing the year',
        language: 'en',
        subject: 'Shall we close 2025?',
        body: `Once shut, 2025 stays shut: 212 entries, profit 38,410.\nTo turn the key, spell this into the ledger's last row. Small letters count.\n$${close}`,
        codes: [close],
      },
      {
        name: 'way back without the phone',
        language: 'en',
        subject: 'Phone in the canal?',
        body: `You lost your phone and asked for the long way round. Where the mouse normally wants the phone, hand it ${back} instead. It swallows that once.`,
        codes: [back],
      },
      {
        name: 'after too many tries',
        language: 'en',
        subject: 'The hole is stopped up',
        body: `Five wrong guesses from 198.51.100.9, so the hole is shut.\n<a href="${unlock}">Dig it open again</a>\nWe kept your 212 entries warm.`,
        links: [unlock],
      },
    ],
    layout,
  );
}
