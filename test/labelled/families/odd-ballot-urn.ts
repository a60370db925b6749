/** Members’ ballots and meters of a cooperative in English, German, Danish, Czech and Hebrew: a ballot is cast with something mailed; meter and bill have numbers. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  text: body
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n'),
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Ballot 2026-2',
          'Your ballot is made out and waits.\nCast it by adding # on the last sheet.\nOne ballot a member; the urn closes on 9 June.',
          'K4-77-QD',
        ],
        ['Proxy for Kim', 'You wish Kim to vote for you.\nTell the urn # and she may.', '51029'],
      ]),
      ...withCodes('de', [
        [
          'Abstimmung 2026-2',
          'Ihr Stimmzettel ist ausgefüllt und wartet.\nSie geben ihn ab, indem Sie auf dem letzten Blatt # anfügen.',
          'M7-31-RT',
        ],
      ]),
      ...withCodes('da', [
        [
          'Afstemning 2026-2',
          'Deres stemmeseddel er udfyldt og venter.\nDe afgiver den ved at føje # til på sidste ark.',
          'P2-88-LX',
        ],
      ]),
      ...withCodes('cs', [
        ['Hlasování 2026-2', 'Váš lístek je vyplněn a čeká.\nOdevzdáte jej tím, že na poslední list připojíte #.', 'T9-40-BN'],
      ]),
      ...withCodes('he', [['הצבעה 2026-2', 'הפתק שלך מולא ומחכה.\nהוא יוטל לקלפי כשתוסיף בדף האחרון #.', '830164']]),
      ...withoutCodes('en', [
        ['Count of ballot 2026-2', '2,204 cast, 1,180 yes, 1,024 no.'],
        ['Read your meter', 'Meter 0077418, last reading 20418. Send the new one by Friday.'],
        ['Your ballot was cast', 'With K4-77-QD, on 7 June at 20:15. The urn has it.'],
        ['Share certificate 377', 'Shares 377 to 396, nominal 50 each.'],
      ]),
      ...withoutCodes('de', [['Auszählung 2026-2', '2.204 abgegeben, 1.180 Ja, 1.024 Nein.']]),
      ...withoutCodes('da', [['Optælling 2026-2', '2.204 afgivet, 1.180 ja.']]),
      ...withoutCodes('cs', [['Sčítání 2026-2', '2 204 odevzdáno, 1 180 pro.']]),
      ...withoutCodes('he', [['ספירת הצבעה 2026-2', '2,204 הצביעו, 1,180 בעד.']]),
    ],
    layout,
  );
}
