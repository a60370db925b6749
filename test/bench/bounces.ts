/** How many real bounces tell who did not get the mail and why, by what sent them. */
import { startParser } from '../../src/mail/parser.ts';
import { hasBounces, type Score, scoreBounces } from '../support/mails/bounce-score.ts';
import type { Row } from './rounds.ts';

/** Families of the files: mail systems, the hosts that refused, and forms. */
const GROUPS: [what: string, family: RegExp][] = [
  ['all', /^/],
  ['by the mail system that wrote them', /^lhost-/],
  ['by the host that refused the mail', /^rhost-/],
  ['other delivery status notifications', /^rfc3464/],
  ['feedback reports, which have no status', /^arf/],
  ['automatic answers, which are no bounces', /^rfc3834/],
];

export async function measureBounces(): Promise<Row[]> {
  if (!hasBounces) return [row('all', 'skipped: the mails are not there', '')];
  const parser = startParser();
  try {
    const { families } = await scoreBounces((mime) => parser.parse(mime));
    return GROUPS.map(([what, name], index) => {
      const chosen = [...families].filter(([family]) => name.test(family));
      const lacking = chosen
        .filter(([, { given, mails }]) => given < mails)
        .map(([family, score]) => `${family} ${share(score)}`);
      const beside = index > 0 && lacking.length > 0 && chosen.length > 1 ? `; all but ${lacking.join(', ')} whole` : '';
      return row(`${what}`, `${figures(sum(chosen.map(([, score]) => score)))}${beside}`, index === 0 ? '≥ 0.85' : '');
    });
  } finally {
    await parser.close();
  }
}

function figures(score: Score): string {
  const { mails, given, bare } = score;
  return `${(given / mails).toFixed(3)}, ${share(score)}${bare > 0 ? `, ${bare} of them as 5.0.0 or 4.0.0` : ''}`;
}

function share({ given, mails }: Score): string {
  return `${given} of ${mails}`;
}

function sum(scores: Score[]): Score {
  const total = (of: (score: Score) => number) => scores.reduce((all, score) => all + of(score), 0);
  return { mails: total((one) => one.mails), given: total((one) => one.given), bare: total((one) => one.bare) };
}

function row(what: string, postroom: string, wanted: string): Row {
  return { what: `bounces that give recipient and status, ${what}`, postroom, reference: '', ratio: '', wanted };
}
