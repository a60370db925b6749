/** A machinery ring whose tractors report home: Polish and Czech, dispatcher messages of a line or three. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({ text: `## ${body}\n\n(automat)` });

export function mails(random: Random): FamilyMail[] {
  const [start, field, diesel, seat] = [random.digits(5), random.digits(6), random.digits(4), random.digits(6)];
  const owner = `https://krouzek.example/podil/${random.text('0123456789abcdef', 24)}/ano`;
  return laidOut(
    [
      {
        name: 'rozruch cudzego ciągnika',
        language: 'pl',
        subject: 'Ciągnik 14 pyta, kto siedzi w kabinie',
        body: `Siada pan na ciągnik sąsiada. Stacyjka puści po wystukaniu ${start} na desce. Motogodziny: 3412.`,
        codes: [start],
      },
      {
        name: 'mapa pola dla doradcy',
        language: 'pl',
        subject: 'Mapa działki 118/4',
        body: `Doradca prosi o wgląd w mapę działki 118/4 (6,2 ha). Jeśli się pan zgadza, proszę podyktować mu ${field}, dyktować można do zmierzchu, najdalej 19:00.`,
        codes: [field],
      },
      {
        name: 'paliwo zatankowane',
        language: 'pl',
        subject: 'Zatankowano 180 l',
        body: 'Dystrybutor 3, karta 70041, godzina 6:52, kierowca wstukał 2291 i zatankował 180 l. Stan zbiornika: 2140 l.',
      },
      {
        name: 'nafta na dluh',
        language: 'cs',
        subject: 'Nafta i po výplatě',
        body: `Chcete tankovat na dluh, 120 litrů. Stojan č. 2 se rozběhne, jakmile na něm vyťukáte ${diesel}. Dluh celkem 4 860 Kč.`,
        codes: [diesel],
      },
      {
        name: 'podíl v kroužku',
        language: 'cs',
        subject: 'Váš podíl ve strojním kroužku',
        body: `Karel Vondra vám přenechává svůj podíl č. 31. Berete? ${owner}\nKdyž do neděle neřeknete nic, zůstane jemu.`,
        links: [owner],
      },
      {
        name: 'sedačka a směna',
        language: 'cs',
        subject: 'Směna 22:00',
        body: `Kombajn 6 přes noc. Řidiče si ověřuje sám, displej nad volantem bude chtít\n${seat.slice(0, 2)} ${seat.slice(2, 4)} ${seat.slice(4)}\nSklizeň na listu 2026/77.`,
        codes: [seat],
      },
      {
        name: 'porucha',
        language: 'cs',
        subject: 'Porucha 0417 na kombajnu 6',
        body: 'Hlášení 0417: tlak oleje. Servis přijede v 8:30, zakázka 55120, volejte 604 555 018.',
      },
    ],
    layout,
  );
}
