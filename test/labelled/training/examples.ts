/** What the models weigh in labelled mails, with the answers. */
import { createHash } from 'node:crypto';
import { weighedIn } from '../../../src/mail/digest/digest.ts';
import { attachedMail, openMail } from '../../../src/mail/parse-task.ts';
import { type LabelledMail, mimeOf } from '../labelled-mail.ts';
import type { Example } from './fit.ts';

/** `attached`: the codes of a mail in the mail, which count where it has none of its own. */
export type WeighedMail = { mail: LabelledMail; codes: Weighed[]; attached: Weighed[]; links: Weighed[] };

/** `value`: the code or the URL. */
export type Weighed = Omit<Example, 'weight'> & { value: string };

export async function weighedMails(mails: readonly LabelledMail[]): Promise<WeighedMail[]> {
  const weighed: WeighedMail[] = [];
  for (const mail of mails) {
    const open = await openMail(mimeOf(mail));
    const { codes, attached, links } = weighedIn(open, await attachedMail(open.header, open.body));
    const labelled = (some: typeof codes) =>
      some.map(({ value, signs }) => ({ value, signs, right: mail.codes.includes(value) }));
    weighed.push({
      mail,
      codes: labelled(codes),
      attached: labelled(attached),
      links: links.map(({ link, signs }) => ({ value: link.url, signs, right: mail.links.some((url) => isSame(url, link.url)) })),
    });
  }
  return weighed;
}

/** How much a mail of a family counts that is worded oddly on purpose: there are more of them here than a reader meets. */
const OF_ODD = 0.3;

export function examplesOf(mails: readonly WeighedMail[], what: 'codes' | 'links'): Example[] {
  const weighed = (one: WeighedMail) => (what === 'codes' ? [...one.codes, ...one.attached] : one.links);
  return mails.flatMap((one) => {
    const weight = one.mail.family.startsWith('odd-') ? OF_ODD : 1;
    return weighed(one).map(({ signs, right }) => ({ signs, right, weight }));
  });
}

/** Changes with every change of a mail or of its labels. */
export function dataHash(mails: readonly LabelledMail[]): string {
  return createHash('sha256').update(JSON.stringify(mails)).digest('hex');
}

/** Whether two ways to write a URL lead to the same place. */
export function isSame(one: string, other: string): boolean {
  return one === other || (URL.canParse(one) && new URL(one).href === other);
}
