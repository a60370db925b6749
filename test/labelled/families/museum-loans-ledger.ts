/** A museum's loans desk in English, German, Danish and Chinese, formal and passive: lenders agree with a value; objects, crates and insurers have numbers. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<center><img alt="" width="80" height="80"><h2 style="font-family:Didot">${subject}</h2></center><blockquote>${body.split('\n').join('<br/>')}</blockquote>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Loan of object 1922.118',
          'Your consent as lender is requested by 30 May.\nIt is given by entry of the following in the consent sheet:\n<tt>#</tt>\nConsent may be withdrawn until the crate is closed.',
          'KLIMT-7742',
        ],
        [
          'Condition report awaiting approval',
          'The report on crate 22 has been drawn up. Should it be found correct, approval is recorded upon receipt of <tt>#</tt> through the lenders’ page.',
          '860533',
        ],
      ]),
      ...withCodes('de', [
        [
          'Leihgabe 1922.118',
          'Ihre Einwilligung wird erbeten.\nSie gilt als erteilt, sobald im Blatt Leihgeber\n<tt>#</tt>\neingetragen ist.',
          '417802',
        ],
      ]),
      ...withCodes('da', [
        [
          'Udlån af genstand 1922.118',
          'Deres samtykke udbedes.\nDet gives ved at anføre <tt>#</tt> på långiverens ark.',
          '335270',
        ],
      ]),
      ...withCodes('zh-Hans', [
        ['藏品1922.118外借', '请您作为出借方表示同意。\n在出借人页面写上 <tt>#</tt> 即视为同意。', '590164'],
      ]),
      ...withoutCodes('en', [
        ['Crate 22 has left', 'Crate 22, 84 kg, seal 0077418, left at 06:40 by truck B-KX 4417.'],
        ['Insurance certificate', 'Policy ND-20418, insured value EUR 1,180,000. Clause 7 applies.'],
        ['Consent recorded', 'Consent for 1922.118 was recorded with KLIMT-7742. No further step is required.'],
        ['Opening on 4 June', 'Invitation 377 admits two. Please show it at entrance C.'],
      ]),
      ...withoutCodes('de', [['Kiste 22 unterwegs', 'Kiste 22, 84 kg, Plombe 0077418, seit 06:40 unterwegs.']]),
      ...withoutCodes('da', [['Kasse 22 er sendt', 'Kasse 22, 84 kg, plombe 0077418.']]),
      ...withoutCodes('zh-Hans', [['22号箱已发出', '重84公斤，封签0077418，早上6点40分出发。']]),
    ],
    layout,
  );
}
