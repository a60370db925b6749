/** A bank in India and Bangladesh: English of India, Hindi, Bengali, Tamil; OTPs that name their payment, alerts that name everything else. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<table width="100%"><tr><td style="border-top:4px solid #c30;padding:16px;font-family:Arial;font-size:13px">${body.replaceAll('\n', '<br><br>')}</td></tr></table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en-IN', [
        [
          'OTP for txn of INR 4,417.00',
          'Dear Customer,\n# is the OTP for txn of INR 4,417.00 at KIRANA MART on your Rupayan card XX6620. Valid till 11:35:20. Do not disclose to anyone, bank staff included.',
          '190446',
        ],
        [
          'Beneficiary addition',
          'You are adding ROHAN TRADERS (A/c XXXX0182, IFSC RUPB0001184) as a beneficiary. To proceed kindly enter <b>#</b>.',
          '73015508',
        ],
        [
          'NetBanking first login',
          'Kindly use the below mentioned temporary password for first login.\n<b>#</b>\nYou shall be prompted to change it.',
          'Rpx7mK29',
        ],
        ['Email id updation', 'With reference to SR 20417733, the passcode to update your email id is #.', '5086'],
      ]),
      ...withCodes('hi', [
        ['भुगतान की पुष्टि', 'प्रिय ग्राहक,\n₹4,417 के भुगतान के लिए ओटीपी # है।\nइसे किसी को न बताएं।', '620918'],
        ['नया मोबाइल', 'ऐप में यह अंक भरें: <b>#</b>', '81402'],
      ]),
      ...withCodes('bn', [['লগইন', 'প্রিয় গ্রাহক,\nলগইন করতে # লিখুন। পাঁচ মিনিট সময় আছে।', '357720']]),
      ...withCodes('ta', [['உள்நுழைவு', 'வணக்கம்,\nஉங்கள் OTP: #', '418065']]),
      ...withoutCodes('en-IN', [
        [
          'Debit alert',
          'INR 4,417.00 spent at KIRANA MART on card XX6620 on 26-Nov-26. Avl bal INR 20,417.73. Ref no 633118402447.',
        ],
        [
          'e-Statement',
          'Your e-statement is password protected. Password is the first four letters of your name and your birth date, e.g. ROBI1402.',
        ],
        ['SR closed', 'Your SR 20417733 is closed. Rate us 1 to 5.'],
        ['Fixed deposit', 'FD no 0044117731, maturity 26/11/2028, rate 7.15%.'],
        ['Beware', 'Fraudsters may ask for OTP like 123456 to "release your parcel". Report on 1930.'],
        ['Cheque bounced', 'Cheque 000351 for INR 1,18,402 was returned, reason 04.'],
      ]),
      ...withoutCodes('hi', [['शेष राशि', 'खाता XX0182, शेष ₹20,417. संदर्भ 118402.']]),
      ...withoutCodes('bn', [['লেনদেন', 'ট্রানজেকশন 9K44QX, ৪৪১৭ টাকা।']]),
    ],
    layout,
  );
}
