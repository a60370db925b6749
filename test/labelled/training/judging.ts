/** How models do on mails that they did not learn from: precision and recall of codes and links, and of the one thing to use. */
import { ENOUGH, likelihood, type Model } from '../../../src/mail/digest/model.ts';
import { randomOf } from '../random.ts';
import { examplesOf, isSame, type Weighed, type WeighedMail } from './examples.ts';
import { fit } from './fit.ts';
import { fitWithUnits } from './fit-units.ts';
import { foldsOf } from './folds.ts';

/** `wrong`: a line for each mail with a wrong answer. Counts of answers; `best` counts mails. `told`: each code with its confidence. */
export type Judgement = { codes: Counts; links: Counts; best: { right: number; mails: number }; told: Told[]; wrong: string[] };
export type Told = { confidence: number; isRight: boolean };
export type Counts = { right: number; answered: number; labelled: number };

/** Groups are left out in so many parts unless told, since each part trains anew. */
const PARTS = 20;

export type Models = { codes: Model; links: Model };

export function trainedOn(mails: readonly WeighedMail[]): Models {
  return { codes: fitWithUnits(examplesOf(mails, 'codes')), links: fit(examplesOf(mails, 'links')) };
}

/** A judgement for each group: of its mails, by models that learned from no mail of this group, nor of the others that are left out with it. */
export function heldOut(
  mails: readonly WeighedMail[],
  groupOf: (mail: WeighedMail) => string,
  parts = PARTS,
): Map<string, Judgement> {
  const judgements = foldsOf(mails, groupOf, parts).flatMap(({ learned, judged }) => {
    const models = trainedOn(learned);
    return [...judged].map(([name, some]): [string, Judgement] => [name, judge(some, models)]);
  });
  return new Map(judgements);
}

/** The same mails with the answers of candidates dealt out anew: a model must find nothing in them. */
export function shuffled(mails: readonly WeighedMail[]): WeighedMail[] {
  const random = randomOf('shuffled');
  const dealt = (what: 'codes' | 'links') => {
    const labels = mails.flatMap((one) => one[what].map(({ right }) => right));
    for (let at = labels.length - 1; at > 0; at -= 1) {
      const other = random.whole(0, at);
      [labels[at], labels[other]] = [labels[other] ?? false, labels[at] ?? false];
    }
    return labels;
  };
  const [codes, links] = [dealt('codes'), dealt('links')];
  return mails.map((one) => ({
    ...one,
    attached: [],
    codes: one.codes.map((code) => ({ ...code, right: codes.pop() ?? false })),
    links: one.links.map((link) => ({ ...link, right: links.pop() ?? false })),
  }));
}

export function judge(mails: readonly WeighedMail[], models: Models): Judgement {
  const all = none();
  for (const { mail, codes, attached, links } of mails) {
    const at = `${mail.family}/${mail.name} [${mail.language}]`;
    const own = ranked(codes, models.codes, ENOUGH);
    const code = own.values.length > 0 ? own : ranked(attached, models.codes, ENOUGH);
    const link = ranked(links, models.links, ENOUGH);
    for (const { value, confidence } of code.sure) all.told.push({ confidence, isRight: mail.codes.includes(value) });
    const isLink = (value: string, url: string) => isSame(url, value);
    count(
      all.codes,
      code.values,
      mail.codes,
      (value, label) => value === label,
      (what) => all.wrong.push(`${at} code ${what}`),
    );
    count(all.links, link.values, mail.links, isLink, (what) => all.wrong.push(`${at} link ${what}`));
    const [bestCode, bestLink] = [code.values[0], link.values[0]];
    const best = bestCode !== undefined ? { code: bestCode } : bestLink !== undefined ? { link: bestLink } : null;
    all.best.mails += 1;
    const isRight =
      best === null || mail.best === null
        ? best === mail.best
        : 'code' in best
          ? 'code' in mail.best && best.code === mail.best.code
          : 'link' in mail.best && mail.links.some((url) => isSame(url, best.link ?? ''));
    if (isRight) all.best.right += 1;
    else all.wrong.push(`${at} best ${JSON.stringify(best)}, not ${JSON.stringify(mail.best)}`);
  }
  return all;
}

export function added(judgements: Iterable<Judgement>): Judgement {
  const all = none();
  for (const one of judgements) {
    for (const what of ['codes', 'links'] as const)
      for (const key of ['right', 'answered', 'labelled'] as const) all[what][key] += one[what][key];
    all.best.right += one.best.right;
    all.best.mails += one.best.mails;
    all.told.push(...one.told);
    all.wrong.push(...one.wrong);
  }
  return all;
}

export function precision({ right, answered }: Counts): number {
  return answered === 0 ? 1 : right / answered;
}

export function recall({ right, labelled }: Counts): number {
  return labelled === 0 ? 1 : right / labelled;
}

function none(): Judgement {
  const counts = () => ({ right: 0, answered: 0, labelled: 0 });
  return { codes: counts(), links: counts(), best: { right: 0, mails: 0 }, told: [], wrong: [] };
}

type Ranked = { values: string[]; sure: { value: string; confidence: number }[] };

/** The values that the model takes for right, the surest first. */
function ranked(candidates: readonly Weighed[], model: Model, enough: number): Ranked {
  const best = new Map<string, number>();
  for (const { value, signs } of candidates) best.set(value, Math.max(best.get(value) ?? 0, likelihood(model, signs)));
  const sure = Array.from(best, ([value, confidence]) => ({ value, confidence }))
    .filter(({ confidence }) => confidence >= enough)
    .sort((one, other) => other.confidence - one.confidence);
  return { values: sure.map(({ value }) => value), sure };
}

function count(
  counts: Counts,
  given: readonly string[],
  labels: readonly string[],
  isSameAs: (value: string, label: string) => boolean,
  tell: (what: string) => void,
): void {
  const right = given.filter((value) => labels.some((label) => isSameAs(value, label)));
  counts.right += right.length;
  counts.answered += given.length;
  counts.labelled += labels.length;
  for (const value of given) if (!right.includes(value)) tell(`${value} is wrong`);
  for (const label of labels) if (!given.some((value) => isSameAs(value, label))) tell(`${label} is missed`);
}
