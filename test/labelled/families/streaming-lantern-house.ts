/** A film service in English, French, Turkish, Thai and Indonesian: households, televisions and children’s locks ask for figures; bills and gift cards have some. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<body bgcolor="#000"><font color="#fff" face="Helvetica"><h1>${subject}</h1>${body
    .split('\n')
    .map((line) => (/^[0-9A-Z -]+$/.test(line) ? `<p style="font-size:40px;letter-spacing:.3em">${line}</p>` : `<p>${line}</p>`))
    .join('')}</font></body>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'A television asks to join you',
          'A television named Den wants to watch along.\n#\nPut that on the TV with the remote, within a quarter of an hour, and it belongs.\nStrangers’ television? Then leave it in the dark.',
          '4071',
        ],
        ['You’re travelling', 'Watching from Lisbon for a while? The hotel screen asks, you answer:\n#', '8853'],
        [
          'Lifting the lock of Mia’s profile',
          'You asked to lift it. Grown-ups answer with\n#\non the screen that shows the padlock.',
          '2961',
        ],
      ]),
      ...withCodes('fr', [
        [
          'Ce téléviseur est-il chez vous ?',
          'Un téléviseur nommé Salon veut regarder avec vous.\n#\nMettez cela sur le téléviseur avec la télécommande, d’ici un quart d’heure.',
          '6208',
        ],
      ]),
      ...withCodes('tr', [
        [
          'Bu televizyon sizin evden mi?',
          'Salon adlı televizyon birlikte izlemek istiyor.\n#\nKumandayla televizyona girin, on beş dakikanız var.',
          '9135',
        ],
      ]),
      ...withCodes('th', [['ทีวีเครื่องนี้อยู่ในบ้านคุณหรือไม่', 'ทีวีชื่อห้องนั่งเล่นอยากดูด้วย\n#\nกดลงในทีวีด้วยรีโมตภายในสิบห้านาที', '5724']]),
      ...withCodes('id', [
        [
          'TV ini milik rumah Anda?',
          'TV bernama Ruang Tengah ingin ikut menonton.\n#\nTekan di TV memakai remote, dalam lima belas menit.',
          '3096',
        ],
      ]),
      ...withoutCodes('en', [
        ['Den has joined', 'Den was let in at 20:14 with 4071. Take it off under Household.'],
        ['A gift from Kim', 'Three months for you. Turn it in under Gift cards:\nLH-7K3Q-20M8\nEnjoy.'],
        ['Your bill', 'Plan Two Screens, 11.84, next on 4 June. Invoice 7703118.'],
        ['New this week', '118 films, 14 of them silent. Number 1: The Lamp.'],
        ['Watch party', 'Friends type\nMOONOWL\nto sit beside you on Friday at eight.'],
      ]),
      ...withoutCodes('fr', [['Salon vous a rejoint', 'Accepté à 20 h 14, avec 6208.']]),
      ...withoutCodes('tr', [['Salon katıldı', '20.14’te 6208 ile alındı.']]),
      ...withoutCodes('th', [['ห้องนั่งเล่นเข้าร่วมแล้ว', 'เข้าเมื่อ 20:14 ด้วย 5724']]),
      ...withoutCodes('id', [['Ruang Tengah sudah bergabung', 'Masuk pukul 20.14 dengan 3096.']]),
    ],
    layout,
  );
}
