/** Neighbours who share two cars, in Finnish and Swedish: dry notices with kilometres and plate numbers. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<p style="font-family:Courier">${body.split('\n').join('</p><p style="font-family:Courier">')}</p>`,
});

export function mails(random: Random): FamilyMail[] {
  const [door, damage, member, fuel] = [random.digits(6), random.digits(5), random.digits(6), random.digits(4)];
  return laidOut(
    [
      {
        name: 'auton ovi',
        language: 'fi',
        subject: 'XKT-417 on sinun kello 14',
        body: `Auto seisoo koululla, 38 % virtaa.\nOvi kuuntelee puhelintasi vasta, kun olet kerran syöttänyt ovenkarmiin ${door}.\nKilometrit: 84 417.`,
        codes: [door],
      },
      {
        name: 'kolhuilmoitus',
        language: 'fi',
        subject: 'Kolhu takapuskurissa',
        body: `Ilmoitit kolhusta. Se kirjataan sinun nimiisi vain, jos lomakkeen lopussa lukee ${damage}.\nOmavastuu 300 euroa.`,
        codes: [damage],
      },
      {
        name: 'lokakuun ajot',
        language: 'fi',
        subject: 'Lokakuun ajot',
        body: '14 ajoa, 612 km, 88,40 euroa.\nViite 20418 55217.\nRengaspaineet 2,4.',
      },
      {
        name: 'ny granne med',
        language: 'sv',
        subject: 'Du vill köra med oss',
        body: `Kalle på nummer 12 går i god för dig.\nAppens sista fråga är en siffra på sex, den har han fått oss att ge dig:\n<b>${member}</b>\nKörkortet tittar vi på i lördag.`,
        codes: [member],
      },
      {
        name: 'tankkortet',
        language: 'sv',
        subject: 'Tankkortet i handskfacket',
        body: `Macken i byn vill ha ${fuel} till det kortet. Sagt till dig som kör i helgen, inte till barnen.\nTank 45 liter.`,
      },
      {
        name: 'besiktningen',
        language: 'sv',
        subject: 'Besiktigad utan anmärkning',
        body: 'ABC 417, mätare 84 902, protokoll 7714.\nNästa gång senast 2027-11.',
      },
    ],
    layout,
  );
}
