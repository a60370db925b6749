/** A marina's berth office in English, Dutch, Swedish and Croatian: sign-ins worded like radio talk, and berths, depths and fuel pins. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  text: `BERTH OFFICE\n~~~~~~~~~~~~\n${body}\n~~~~~~~~~~~~\nOffice hours 0800 to 1800. Quay phone 01803 496 0188.`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Skipper, confirm',
          'You are signing in aboard from a tablet we have not met. Acknowledge with # within ten minutes. Over.',
          '640297',
        ],
        [
          'Berth swap with Kittiwake',
          'Kittiwake wants your berth for a week. Should you agree, the berth plan takes # from you.',
          '8815',
        ],
        ['New owner of Petrel', 'Ownership passes to you once the papers page has been given the five characters #', 'PT7R2'],
        ['Forgotten words', 'Fresh password wanted? The reset page holds for # until the tide turns at 2140.', '317450'],
      ]),
      ...withCodes('nl', [
        ['Aanmelden aan boord', 'Bent u het die inlogt vanaf de steiger? Meld # terug op het scherm.', '206184'],
        ['Ligplaats ruilen', 'Zilvermeeuw wil ruilen. Gaat u akkoord, geef de plattegrond dan #.', '5527'],
      ]),
      ...withCodes('sv', [
        ['Båtplatsbyte', 'Granne vill byta. Säger du ja så svarar du kartan med #.', '90614'],
        ['Ny enhet ombord', 'Någon loggar in från en ny platta. Är det du? Knappa # där.', '471938'],
      ]),
      ...withCodes('hr', [['Prijava s broda', 'Prijavljujete se s novog tableta. Upišite # u otvoreni prozor.', '738205']]),
      ...withoutCodes('en', [
        ['Berth 118 on Friday', 'Take berth 118, stern to, depth 3.2 m at low water. Power post 22.'],
        ['Fuel quay', 'At the pump press 4, then your boat’s pin 7031. Diesel is 1.61 a litre.'],
        ['Shower block', 'The shower block opens with 2580 from Easter on. Hot water costs a token.'],
        ['Invoice 20260418', '14 nights at 38.00, total 532.00. Quote 20260418 with your transfer.'],
        ['You signed in', 'Signed in aboard at 2114, acknowledged with 640297. Fair winds.'],
        ['Race results', 'Petrel 3rd, corrected time 4:18:22, sail number GBR 4417.'],
      ]),
      ...withoutCodes('nl', [
        ['Ligplaats 44', 'U ligt van 3 tot 9 mei op 44, diepte 2,8 m. Stroompaal 7.'],
        ['Douches', 'De douches gaan open met 1470, daarna groen.'],
      ]),
      ...withoutCodes('sv', [['Gästhamn', 'Plats 31, djup 2,4 m. Duschen öppnas med 6090.']]),
      ...withoutCodes('hr', [['Vez 22', 'Vez 22, dubina 4 m, gaz do 2,1. Račun 2026-0418 je na recepciji.']]),
    ],
    layout,
  );
}
