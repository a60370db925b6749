/** A notary in Slovak and Croatian: solemn sentences, files and seals, and signs of assent from afar. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body, language }: Draft) => ({
  text: `${language === 'sk' ? 'NOTÁRSKY ÚRAD' : 'JAVNI BILJEŽNIK'}\n${'~'.repeat(40)}\n${body}\n${'~'.repeat(40)}`,
});

export function mails(random: Random): FamilyMail[] {
  const [deed, will, sale, copy] = [random.digits(8), random.digits(6), random.digits(6), random.text('ABCDEFHJKLMNPRTUVZ', 6)];
  return laidOut(
    [
      {
        name: 'kúpna zmluva na diaľku',
        language: 'sk',
        subject: 'Spis N 417/2026',
        body: `Vážená pani,\nbyt č. 14 na Vrbovej prejde na Vás, ak k svojmu menu na poslednom liste pripojíte ${deed}. Pripojením sa listina stáva úplnou a niet cesty späť.`,
        codes: [deed],
      },
      {
        name: 'závet',
        language: 'sk',
        subject: 'Nahliadnutie do závetu',
        body: `Závet otca je uložený pod č. 20418. Zapisovateľka Vám ho prečíta po telefóne, keď na jej otázku odvetíte ${will}.`,
        codes: [will],
      },
      {
        name: 'trovy',
        language: 'sk',
        subject: 'Trovy notára',
        body: 'Odmena 240,00 €, kolky 12,00 €. Variabilný symbol 4172026. Splatné do 15. 12. 2026.',
      },
      {
        name: 'kupoprodaja',
        language: 'hr',
        subject: 'OV-5521/2026',
        body: `Poštovani,\nugovor o livadi (k.č. 118/4) leži pred nama. Vaš pristanak zamjenjuje šest znamenki koje izgovarate pred kamerom:\n\n        ${sale}\n\nGovorite ih polako.`,
        codes: [sale],
      },
      {
        name: 'prijepis isprave',
        language: 'hr',
        subject: 'Prijepis Vaše isprave',
        body: `Prijepis čeka u ormaru isprava. Ormar će ga pokazati onome tko mu upiše ${copy}, velika slova, bez razmaka.`,
        codes: [copy],
      },
      {
        name: 'radno vrijeme',
        language: 'hr',
        subject: 'Blagdansko radno vrijeme',
        body: 'Od 24. 12. do 2. 1. ured je zatvoren. Hitno: 01 555 0417. Predmeti do broja 5580 riješeni su.',
      },
    ],
    layout,
  );
}
