/** Lunch carriers in Hindi, Bengali, Tamil, Indian English and Malay: an account opens with few words; routes, boxes and lines have numbers. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<ul style="list-style:none;font-family:Noto Sans">${body
    .split('\n')
    .map((line) => `<li style="padding:6px">${line}</li>`)
    .join('')}</ul>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('hi', [
        ['खाता खोल रहे हैं?', 'जिस पेज पर रुके थे वहाँ <big>#</big> भर दीजिए।\nदस मिनट बाद यह किसी काम का नहीं।', '408517'],
        ['पता बदलना', 'नया पता तभी चलेगा जब आप ऐप को <big>#</big> बताएँगे।', '2739'],
      ]),
      ...withCodes('bn', [
        ['অ্যাকাউন্ট খুলছেন?', 'যে পাতায় থেমেছিলেন সেখানে <big>#</big> বসিয়ে দিন।\nদশ মিনিট পর এটা আর কাজে লাগবে না।', '615280'],
      ]),
      ...withCodes('ta', [
        ['கணக்கைத் திறக்கிறீர்களா?', 'நீங்கள் நிறுத்திய பக்கத்தில் <big>#</big> இடுங்கள்.\nபத்து நிமிடத்துக்குப் பின் பயன்படாது.', '730946'],
      ]),
      ...withCodes('en-IN', [
        [
          'Opening your account?',
          'Kindly fill <big>#</big> on the page where you paused.\nAfter ten minutes it is of no use.',
          '284063',
        ],
        ['Changing the address', 'New address will come into force when app is told <big>#</big>.', '9152'],
      ]),
      ...withCodes('ms', [
        [
          'Buka akaun?',
          'Isikan <big>#</big> pada halaman tempat anda berhenti.\nSelepas sepuluh minit ia tidak berguna.',
          '507318',
        ],
      ]),
      ...withoutCodes('hi', [
        ['डिब्बा 77', 'डिब्बा 77, लाइन 4, दादर 12:15 पर।\nलौटते समय 118 डिब्बे साथ थे।'],
        ['कल की छुट्टी', '4 मई को डिब्बा नहीं आएगा। ₹118 वापस।'],
      ]),
      ...withoutCodes('bn', [['বাক্স ৭৭', 'বাক্স 77, লাইন 4, দাদার 12:15।']]),
      ...withoutCodes('ta', [['பெட்டி 77', 'பெட்டி 77, வரிசை 4, 12:15.']]),
      ...withoutCodes('en-IN', [
        ['Box 77', 'Box 77, line 4, reaching Dadar at 12:15. Markings 9-E-12.'],
        ['Monthly bill', '22 meals, Rs 2,640. UPI reference 612044180377.'],
        ['Tell the guard', 'At your office gate our man says TIFFIN 77. Kindly inform the guard.'],
      ]),
      ...withoutCodes('ms', [['Bekas 77', 'Bekas 77, laluan 4, sampai 12:15.']]),
    ],
    layout,
  );
}
