/** Payments of a firm that wait for a person, in English, German, Dutch and Swedish: amounts, accounts and references around each number to approve with. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<table cellpadding="6" style="font:13px Segoe UI">${body
    .split('\n')
    .map((line) => {
      const [name, value] = line.split(' :: ');
      return value === undefined ? `<tr><td colspan="2">${name}</td></tr>` : `<tr><td><b>${name}</b></td><td>${value}</td></tr>`;
    })
    .join('')}</table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Payment run 0044 awaits you',
          'Batch :: 0044\nTotal :: EUR 118,402.00\nPayees :: 22\nApproval PIN :: #\nType the PIN in Ledgerwise before 17:00 or the run is dropped.',
          '730516',
        ],
        [
          'Supplier bank details changed',
          'Supplier :: Pike & Sons (20417)\nNew account :: GB** 0182\nYour check code :: #\nOnly enter it if you spoke to the supplier.',
          '44921',
        ],
        [
          'Second signature needed',
          'Kim signed first. To sign second, fill in # and your initials.\nContract :: 77031',
          'LW-8QK4',
        ],
        ['Card limit raised until Sunday', 'Card :: ending 6620\nLimit :: 5,000\nTo make it so :: enter # in the app', '2093'],
      ]),
      ...withCodes('de', [
        [
          'Zahlungslauf 0044 wartet',
          'Lauf :: 0044\nSumme :: 118.402,00 EUR\nFreigabe-PIN :: #\nBitte bis 17 Uhr in Ledgerwise eintragen.',
          '816240',
        ],
        ['Zweite Unterschrift', 'Vertrag :: 77031\nIhre Signaturnummer :: #', '39507'],
      ]),
      ...withCodes('nl', [
        ['Betaalbatch 0044 staat klaar', 'Totaal :: € 118.402,00\nAkkoordcode :: #\nInvullen voor vijf uur.', '570381'],
      ]),
      ...withCodes('sv', [['Betalning väntar på dig', 'Summa :: 118 402 kr\nGodkänn med :: #', '64028']]),
      ...withoutCodes('en', [
        [
          'Payment run 0044 went out',
          'Batch :: 0044\nTotal :: EUR 118,402.00\nApproved by :: R. Okafor with PIN 730516\nBank reference :: 9044117731',
        ],
        ['Invoice to check', 'Invoice :: 2026-0044\nPO :: 5520441\nVAT code :: 3310\nCost centre :: 1184'],
        ['Remittance advice', 'Payment :: 77031845\nAmount :: 2,204.17\nYour ref :: QX4417'],
        ['Card declined', 'Card :: ending 6620\nReason code :: 5104\nMerchant code :: 118402'],
        ['New approver', 'Iris can approve up to 5,000 from now on. Role code AP22.'],
      ]),
      ...withoutCodes('de', [
        ['Zahlungslauf 0044 erledigt', 'Lauf :: 0044\nFreigegeben :: mit 816240\nBelegnummer :: 20417733'],
        ['Mahnung', 'Rechnung :: 2026-0044\nKundennummer :: 20417\nKassenzeichen :: 118402771'],
      ]),
      ...withoutCodes('nl', [['Factuur', 'Factuurnummer :: 20260044\nBetalingskenmerk :: 2041 7733 1184']]),
      ...withoutCodes('sv', [['Faktura betald', 'OCR :: 0044117731\nVerifikat :: 20417']]),
    ],
    layout,
  );
}
