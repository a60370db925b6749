/** A marina's berth system: a short PIN in a plain sentence, among berth and invoice numbers. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [pin, renewed, berth] = [random.digits(4), random.digits(4), random.whole(100, 480)];
  return [
    {
      name: 'pin in a sentence',
      language: 'en',
      subject: 'Skipper check for your berth',
      text: `Ahoy Robin,\n\nSomebody on the jetty panel wants to open the account of berth ${berth}. If it is you, tap in ${pin} there.\n\nHarbour bill 2026-${random.digits(4)} is still open.`,
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'a second one replaces the first',
      language: 'en',
      subject: 'New digits for the jetty panel',
      html: `<p>Hello again,</p><p>forget what we sent before. The panel now takes</p><p style="font-size:30px"><b>${renewed}</b></p><p>and nothing else. Berth ${berth}.</p>`,
      codes: [renewed],
      links: [],
      best: { code: renewed },
    },
    {
      name: 'only a bill',
      language: 'en',
      subject: `Harbour bill for berth ${berth}`,
      text: `Dear skipper,\n\nfor November you owe 214.50. Bill ${random.digits(6)}, to be paid by the 30th. Power meter: ${random.digits(5)}.`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
