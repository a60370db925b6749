/** A city’s reports on holes, lamps and bins in English, German, Portuguese, Vietnamese and Arabic: cases, posts, streets and how to look a case up. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, language }: Draft) => ({
  html: `<div dir="${language === 'ar' ? 'rtl' : 'ltr'}"><img src="https://city.example/logo.png" alt="City of Elms"><p>${body.split('\n').join('</p><p>')}</p></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        [
          'We got your report',
          'A hole in Mill Lane, by lamp post 118.\nLook it up under 20260504-0377. It asks for your postcode, too.',
        ],
        ['The lamp is mended', 'Post 118 shines again. Case 20260504-0377 is closed.'],
        ['Your bin', 'The brown one, tag 7703118, comes on even Thursdays.'],
        ['Rate us', 'Type 5 if happy, 1 if not, on the page of case 0377.'],
        ['Parking permit', 'Bay zone C, plate KX70 QDM, permit 20418 to 31 May.'],
      ]),
      ...withoutCodes('de', [
        [
          'Ihre Meldung ist da',
          'Ein Loch in der Mühlgasse, Mast 118.\nNachsehen können Sie unter 20260504-0377, dazu Ihre Postleitzahl.',
        ],
        ['Laterne repariert', 'Mast 118 leuchtet wieder. Fall 20260504-0377 geschlossen.'],
      ]),
      ...withoutCodes('pt', [
        [
          'Recebemos a sua participação',
          'Um buraco na Rua do Moinho, poste 118.\nProcure por 20260504-0377 e o seu código postal.',
        ],
      ]),
      ...withoutCodes('vi', [
        ['Chúng tôi đã nhận phản ánh', 'Ổ gà ở đường Cối Xay, cột đèn 118.\nTra theo 20260504-0377 và mã bưu điện.'],
      ]),
      ...withoutCodes('ar', [['وصلنا بلاغك', 'حفرة في شارع الطاحونة عند العمود 118.\nابحث عنها بالرقم 20260504-0377.']]),
    ],
    layout,
  );
}
