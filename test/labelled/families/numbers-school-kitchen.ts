/** School kitchens in English, French, Polish and Turkish: meal numbers, chip cards, allergens and cooler locks; nobody signs in with any of it. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<h3 style="font-family:Comic Sans MS">${subject}</h3>${body
    .split('\n')
    .map((line) => `<p style="font-family:Comic Sans MS">${line}</p>`)
    .join('')}`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Lunch next week', 'Monday pasta (allergens 1, 7), Tuesday fish (4), Wednesday rice. Meal price 3.40.'],
        ['Order by phone', 'Ring 020 7946 0182 and key in the child’s meal number, 41772, before eight.'],
        ['The cooler', 'For the evening club: the cooler by the gym opens at 6 0 6 1. Put the milk back.'],
        ['Lost chip card', 'A chip card ending 0417 was handed in. If it is Mia’s, collect it at hatch 2.'],
        ['Balance', 'Mia has 11.84 left. Top up with reference SK-20417-M.'],
        ['Vote for pudding', 'Text CRUMBLE or TRIFLE to 60060 by Thursday.'],
      ]),
      ...withoutCodes('fr', [
        ['Menus du 4 au 8 mai', 'Lundi pâtes, mardi poisson. Prix du repas 3,40 €. Allergènes : 1, 4, 7.'],
        ['Commander par téléphone', 'Appelez le 01 55 00 18 20 et tapez le numéro de repas 41772.'],
        ['Carte perdue', 'Une carte finissant par 0417 attend au passe-plat 2.'],
      ]),
      ...withoutCodes('pl', [
        ['Jadłospis', 'Poniedziałek makaron (1, 7), wtorek ryba (4). Obiad 14,50 zł.'],
        ['Zamówienia telefoniczne', 'Proszę zadzwonić i wybrać numer obiadowy dziecka, 41772.'],
        ['Chłodnia', 'Chłodnia przy sali otwiera się na 6061.'],
      ]),
      ...withoutCodes('tr', [
        ['Yemek listesi', 'Pazartesi makarna (1, 7), salı balık (4). Öğün 85 TL.'],
        ['Telefonla sipariş', 'Arayın, çocuğun yemek numarası 41772’yi tuşlayın.'],
      ]),
    ],
    layout,
  );
}
