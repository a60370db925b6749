/** A sleeper train’s app in English, French, Czech, Ukrainian and Turkish, in the second person and the future tense; berths, coaches and breakfast in between. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="background:#0a1030;color:#cfd8ff;padding:32px;font-family:Futura"><p>${body.split('\n').join('</p><p>')}</p></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Tonight, on the second telephone',
          'The app over there will stop and look at you. You will give it <span style="color:#ff0">#</span>, it will nod, and your berth will be on it.',
          '51884',
        ],
        [
          'You will move to coach 22',
          'To let somebody else have coach 21 you will say so to the app with <span style="color:#ff0">#</span>, before nine.',
          '7390',
        ],
      ]),
      ...withCodes('fr', [
        [
          'Ce soir, sur le second téléphone',
          'L’application s’arrêtera et vous regardera. Vous lui donnerez <span style="color:#ff0">#</span> et elle hochera la tête.',
          '62910',
        ],
      ]),
      ...withCodes('cs', [
        [
          'Dnes večer, na druhém telefonu',
          'Aplikace se zastaví a podívá se na vás. Dáte jí <span style="color:#ff0">#</span> a ona kývne.',
          '40571',
        ],
      ]),
      ...withCodes('uk', [
        [
          'Сьогодні ввечері, на другому телефоні',
          'Застосунок зупиниться й гляне на вас. Ви дасте йому <span style="color:#ff0">#</span>, і він кивне.',
          '93264',
        ],
      ]),
      ...withCodes('tr', [
        [
          'Bu gece, ikinci telefonda',
          'Uygulama durup size bakacak. Ona <span style="color:#ff0">#</span> vereceksiniz, o da başını sallayacak.',
          '28745',
        ],
      ]),
      ...withoutCodes('en', [
        ['Your berth', 'Train 463, coach 21, berth 42, lower. Departs 22:04 from track 7.'],
        ['Breakfast', 'Hang card 42 on the handle. Tea from 06:30.'],
        ['The corridor door', 'Between midnight and five the corridor door opens on 4 2 2 1 from inside of the coach.'],
        ['Done', 'Your berth is on the second telephone since 21:12. It took 51884.'],
        ['Delay', 'Plus 77 minutes. Claim form 118, reference NT-20418.'],
      ]),
      ...withoutCodes('fr', [['Votre couchette', 'Train 463, voiture 21, couchette 42. Voie 7.']]),
      ...withoutCodes('cs', [['Vaše lůžko', 'Vlak 463, vůz 21, lůžko 42. Kolej 7.']]),
      ...withoutCodes('uk', [['Ваше місце', 'Потяг 463, вагон 21, місце 42. Колія 7.']]),
      ...withoutCodes('tr', [['Yatağınız', 'Tren 463, vagon 21, yatak 42. Hat 7.']]),
    ],
    layout,
  );
}
