/** A parade of lanterns that words its few steps like a tale: English, Irish and Welsh English; what is to be typed is never called by its name. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="background:#1b1230;color:#ffdca8;padding:30px;font-family:Palatino">${body.replaceAll('\n', '<br><br>')}</div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'The gatekeeper asks who walks there',
          'You knocked at the walkers’ register a moment ago.\nWhisper <b style="font-size:26px">#</b> to it and it lets you by. By a quarter past it has forgotten.',
          '603817',
        ],
        [
          'Your wick has moved house',
          'A new telephone wants to carry your wick. Hold it still and tap out\n<b>#</b>\nso that the old one goes dark.',
          '485190',
        ],
        ['Before the drum is yours', 'Drum 14 goes to whoever answers the page with # first, and that should be you.', 'MOTH-31'],
        ['Lost your way back in?', 'Say # at the door, then choose new words nobody has heard.', '72069'],
      ]),
      ...withoutCodes('en', [
        ['The order of march', 'Lanterns 118 to 140 gather at the mill, 141 to 163 at the quay. Off at 1830.'],
        ['We counted you', '2204 walkers, 377 drums, 14 dragons. The mill raised 4417.20 for the boats.'],
        ['The store by the quay', 'The padlock turns to 3310. Hang your lantern on its own nail, number 77.'],
        ['You are in', 'The register let you by at seven minutes past, with 603817. Nothing more is wanted.'],
        ['Rain', 'If it pours we walk on the 29th, same hour.'],
      ]),
    ],
    layout,
  );
}
