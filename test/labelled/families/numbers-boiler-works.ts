/** A firm that services boilers, in English: job numbers, serials, parts and fault codes, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  text: `${body}\n\nHearthwell Heating, 4 Tannery Row, York. Office 01904 496 0112.`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        [
          'Job 48213 booked for Tuesday',
          'Morning Robin,\n\nMick is coming on Tuesday between 8 and 12. Your job number is 48213, quote it if you ring us. He will need the serial from the plate under the lid: ours says 2107-884316.\n\nNo need to reply.',
        ],
        [
          'Fault F28 on your boiler',
          'Hi Robin, the display shows F28 because it cannot light. Press reset once. If it comes back as 5520 or F29, leave it off and call. Part needed: 0020068044, in stock.',
        ],
        [
          'Gas safety record',
          "Attached is record GSR-119042. The engineer's licence is 556713. Keep both for your landlord. Next visit due 03/2027.",
        ],
        [
          'Your cover plan is renewed',
          'Plan HW771904 runs for another year at £14.50 a month. Use this number whenever you write. Nothing to confirm and nothing to sign.',
        ],
        [
          'Quote 2026-0381',
          'The new boiler comes to £2,480 including VAT. To accept, reply yes and mention quote 20260381. Valid 30 days.',
        ],
        [
          'Invoice 90417',
          'Invoice 90417, £96.00, due 14 days from today.\nSort code 20-45-17\nAccount 70318842\nPlease put 90417 as the payment reference so that we can match it.',
        ],
        [
          'Smart thermostat fitted',
          'Your thermostat is on the wall and online. Device 8C4F21, firmware 4.1.7. The booklet says how to set a PIN, we have not set one for you.',
        ],
      ]),
    ],
    layout,
  );
}
