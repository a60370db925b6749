/** Mails of a household's many little services, in English of four countries: each sender in its own tone, a code now and then among counters. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, name }: Draft) =>
  name.length % 2 === 0 ? { text: body } : { html: `<p>${body.replaceAll('\n', '</p><p>')}</p>` };

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en-US', [
        [
          'MyChart: one more thing',
          'Hello Robin,\nBefore we show you test results we check that the inbox is yours. Your check number is #. It goes stale at 2:25 PM.',
          '350917',
        ],
        [
          'School pickup list',
          'You asked to add Grandma Lou to the pickup list for Room 118. Confirm with # in the parent app.',
          '6127',
        ],
        ['Water utility e-sign', 'Auto-pay form 77031 needs your e-signature. Signature PIN: #', '482055'],
        ['Gym: new card', 'Swapping the card on file? Punch in # so we know it’s really you, champ.', '90441'],
        ['Library card online', 'To link card 2 1184 0044 1773 to this address, the librarian screen wants: #', 'OWL-4471'],
      ]),
      ...withCodes('en-AU', [
        [
          'Rates portal',
          'G’day,\nyour log-on number for the council rates portal is #. No worries if you didn’t ask, just bin this.',
          '218064',
        ],
        ['Vet booking', 'Biscuit’s file is locked to owners. Pop # into the form and you’re in.', '7750'],
      ]),
      ...withCodes('en-CA', [
        ['Transit account', 'Finish linking your fare card by typing # where the kiosk page says "Code".', '330916'],
      ]),
      ...withCodes('en-IE', [
        [
          'Bin collection account',
          'Howya Robin, the code to get back into your bins account is #. Grand for half an hour.',
          '51834',
        ],
      ]),
      ...withoutCodes('en-US', [
        ['Your test results are in', 'Hello Robin,\nResults for order 20417733 are ready. Call extension 4471 with questions.'],
        ['Garage keypad', 'The sitter can get in with 7702 until Sunday, then I’ll change it back.'],
        ['Spirit week', 'Scores so far: Room 118 – 2204 points, Room 22 – 1973 points. Bring canned food to reach 5000!'],
        ['Gym: class waitlist', 'You are number 14 on the waitlist for Spin 0615. Locker bank C, 300–340.'],
        ['Water bill', 'Meter 5520441 read 20417 on 11/24. Amount due $118.40. Account 0044-1177.'],
        ['Neighborhood call', 'Dial 555-0182, then 884120# and 5502#. Bylaws vote is item 4.'],
        ['Recall notice', 'Heaters with serial 77K20417 to 77K21003 can overheat. Case CR-0044.'],
      ]),
      ...withoutCodes('en-AU', [
        ['Dog rego', 'Tag 20417 renewed to 30/6/27. Receipt 77031.'],
        ['Surf club', 'Clubhouse door’s 4417 this month. Patrol roster: 0800 Kim, 1130 Sam.'],
      ]),
      ...withoutCodes('en-CA', [['Fare card loaded', '$40.00 added to card ending 8830. Authorization 118402.']]),
    ],
    layout,
  );
}
