/** An allotment society that meters water: plain letters in English and German, digits read off a brass tag. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body, language }: Draft) => ({
  text: `${body}\n\n${language === 'de' ? 'Kleingartenverein Am Wehr e. V., Parzellenplan 4/2026' : 'Weirside Allotments, plot plan 4/2026'}`,
});

export function mails(random: Random): FamilyMail[] {
  const [tap, lock, gate, pump, name] = [
    random.digits(5),
    random.digits(6),
    random.digits(4),
    random.digits(6),
    random.digits(5),
  ];
  return laidOut(
    [
      {
        name: 'opening the water book',
        language: 'en',
        subject: 'Water book, plot 31',
        body: `Robin,\n\nyou tried to look at the water book of plot 31. Before it shows itself it would like to hear ${tap} from you. Meter stood at 00482 in May, 00517 in August.`,
        codes: [tap],
      },
      {
        name: 'a treasurer signs a payment',
        language: 'en',
        subject: 'GBP 214.00 to the pump firm',
        body: `The committee's payment of GBP 214.00 (their bill 20418) goes out as soon as its treasurer, you, has keyed\n\n${lock}\n\ninto the slip. Without that it sleeps until Monday.`,
        codes: [lock],
      },
      {
        name: 'the gate has a new combination',
        language: 'en',
        subject: 'Gate padlock changed',
        body: `Dear plot holders,\n\nfrom Saturday the lower gate's padlock opens on ${gate}. Please don't pass it to walkers. Skip hire ref 77120, skip goes on the 9th.`,
      },
      {
        name: 'readings of the year',
        language: 'en',
        subject: 'Your readings 2025',
        body: 'Plot 31\nJanuary 00398\nMay 00482\nAugust 00517\nNovember 00566\nTo pay: 31.92. Quote 31-2025 with your transfer.',
      },
      {
        name: 'Pumpe aus der Ferne einschalten',
        language: 'de',
        subject: 'Brunnenpumpe wartet auf Sie',
        body: `Guten Tag,\n\ndie Pumpe an Brunnen 2 springt an, wenn am Kästchen nacheinander ${pump.slice(0, 3)} ${pump.slice(3)} gedrückt wird. Sie haben das um 7:40 Uhr angestoßen, eine Viertelstunde lang steht sie bereit.`,
        codes: [pump],
      },
      {
        name: 'neue Vorsitzende bestätigt sich',
        language: 'de',
        subject: 'Wechsel im Vorstand',
        body: `Frau Achterberg,\n\nfür den Eintrag als Vorsitzende fehlt noch ein Handgriff: Unten auf dem Vereinsbogen ist eine Lücke, dort hinein gehört ${name}. Registerblatt VR 5521 bleibt, wie es war.`,
        codes: [name],
      },
      {
        name: 'Ablesung erledigt',
        language: 'de',
        subject: 'Danke fürs Ablesen',
        body: 'Ihr Stand 00566 ist um 18:22 Uhr angekommen, die Ziffern 40718 vom Messingschild stimmten. Mehr brauchen wir heuer nicht von Ihnen.',
      },
    ],
    layout,
  );
}
