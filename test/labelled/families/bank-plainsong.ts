/** A savings bank with a plain voice in English, German, Dutch, Swedish and Hungarian: payments and payees to release, and statements, limits and cards. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  text: `${subject.toUpperCase()}\n\nRobin,\n\n${body}\n\nPlainsong Savings Bank. We're on 0800 496 0044, 8 to 8. FRN 204418. Please don't reply to this mailbox.`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Paying J Crane 1,184.00',
          "You're paying J Crane 1,184.00 from account 0377. That's a new payee, so we'd like one more nod from you.\n\nOn the payment screen: #\n\nWrong amount? Wrong person? Leave the screen and nothing goes.",
          '471903',
        ],
        [
          'Raising your card limit to 2,000',
          "Say the word and it's done. The word, this time, is six figures long: #\nIt goes in the app under Limits.",
          '820156',
        ],
        [
          'Linking Plainsong to Ledgerly',
          "Ledgerly wants to read your balances until 4 August. It can't unless you type # into the sheet that popped up.",
          '63940',
        ],
      ]),
      ...withCodes('de', [
        [
          'Überweisung an J. Crane, 1.184,00',
          'Sie überweisen 1.184,00 vom Konto 0377 an J. Crane. Weil der Empfänger neu ist, hätten wir gern noch ein Nicken von Ihnen.\n\nAuf der Überweisungsseite: #\n\nStimmt der Betrag nicht, verlassen Sie die Seite.',
          '305718',
        ],
      ]),
      ...withCodes('nl', [
        [
          '1.184,00 naar J. Crane',
          'U maakt 1.184,00 over van rekening 0377 naar J. Crane. Die is nieuw, dus willen we nog één knikje.\n\nOp het betaalscherm: #\n\nKlopt het bedrag niet? Verlaat het scherm.',
          '918264',
        ],
      ]),
      ...withCodes('sv', [
        [
          '1 184,00 till J. Crane',
          'Du betalar 1 184,00 från konto 0377 till J. Crane. Mottagaren är ny, så vi vill ha en nick till.\n\nPå betalsidan: #\n\nStämmer inte beloppet? Lämna sidan.',
          '746029',
        ],
      ]),
      ...withCodes('hu', [
        [
          '1184,00 J. Crane részére',
          '1184,00 megy a 0377-es számláról J. Crane-nek. Új kedvezményezett, ezért még egy bólintást kérünk.\n\nA fizetési oldalon: #\n\nHa az összeg téves, hagyja el az oldalt.',
          '592381',
        ],
      ]),
      ...withoutCodes('en', [
        ['Paid: J Crane 1,184.00', 'It left at 18:44 with 471903 and should be there by now. Payment id PS-7703118.'],
        ['Statement 5 of 12', 'Opening 4,417.20, closing 3,118.84. Sort code 20-44-18, account 70377118.'],
        [
          'Your new card',
          'Card ending 4471 is in the post. Its PIN is the old one. To wake the card, use it in any cash machine.',
        ],
        ['Telephone banking', 'When the voice asks, key in your customer number, 20418377. Nothing in this mail is secret.'],
        ['Cheque 000418', 'Cheque 000418 for 77.00 was paid on 4 May.'],
        ['Rate change', 'From 1 June the rate goes from 3.77 to 3.44 per cent. Reference RC-2026-0418.'],
      ]),
      ...withoutCodes('de', [['Ausgeführt: J. Crane, 1.184,00', 'Um 18:44 mit der 305718 hinausgegangen. Auftrag PS-7703118.']]),
      ...withoutCodes('nl', [['Overgemaakt: J. Crane 1.184,00', 'Om 18.44 uur, met 918264. Betaling PS-7703118.']]),
      ...withoutCodes('sv', [['Betalt: J. Crane 1 184,00', 'Klockan 18.44, med 746029. Betalning PS-7703118.']]),
      ...withoutCodes('hu', [['Elment: J. Crane 1184,00', '18:44-kor, az 592381 megadásával. Fizetés PS-7703118.']]),
    ],
    layout,
  );
}
