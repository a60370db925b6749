/** A plumbers' firm that texts by mail, in English, Norwegian, Lithuanian and Vietnamese: short, no greeting, sign-offs by the customer. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ text: body });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        ['Job 4417', 'Jens has finished. Happy? Give our page # and the job closes. Not happy? Ring us.', '7204'],
        ['Quote to accept', 'Quote 20418, 640 plus VAT. Accepting it online needs #, which goes off at 5 pm.', '91750'],
        ['Sign-in', '# gets you into the app, for the next 8 minutes.', '406621'],
      ]),
      ...withCodes('nb', [
        ['Jobb 4417', 'Jens er ferdig. Fornøyd? Skriv # på siden, så lukkes jobben.', '5183'],
        ['Innlogging', '# slipper deg inn i appen de neste 8 minuttene.', '720496'],
      ]),
      ...withCodes('lt', [['Darbas 4417', 'Jensas baigė. Jei viskas gerai, puslapyje įveskite #.', '6602']]),
      ...withCodes('vi', [
        ['Việc 4417', 'Thợ đã xong. Nếu bạn hài lòng, ghi # vào trang để đóng việc.', '3319'],
        ['Vào ứng dụng', '# đưa bạn vào ứng dụng, trong 8 phút tới.', '208457'],
      ]),
      ...withoutCodes('en', [
        ['On the way', 'Jens is 12 minutes off, van LN70 KXC, job 4417.'],
        ['Your boiler', 'Fault F28, pressure 0.4 bar. Top up to 1.3.'],
        ['Key safe please', 'If you’re out, text us the number of the key safe. Last time it was 1970.'],
        ['Job 4417 closed', 'You closed it with 7204 at 16:12. Ta.'],
      ]),
      ...withoutCodes('nb', [['På vei', 'Jens er 12 minutter unna, bil EK 77031.']]),
      ...withoutCodes('lt', [['Jau važiuoja', 'Jensas bus po 12 minučių, automobilis LRT 417.']]),
      ...withoutCodes('vi', [['Đang đến', 'Thợ cách 12 phút, biển số 51K-417.03.']]),
    ],
    layout,
  );
}
