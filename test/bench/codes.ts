/** How well codes, links and new words are told in mails that nobody wrote a rule for, and what the telling costs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../src/mail/digest/digest.ts';
import { ENOUGH } from '../../src/mail/digest/model.ts';
import { weights } from '../../src/mail/digest/weights.ts';
import { attachedMail, openMail } from '../../src/mail/parse-task.ts';
import { labelledMails } from '../labelled/families.ts';
import { mimeOf } from '../labelled/labelled-mail.ts';
import type { LabelledReply } from '../labelled/labelled-reply.ts';
import { judgedReplies, labelledReplies, sharedReplies } from '../labelled/replies.ts';
import { type WeighedMail, weighedMails } from '../labelled/training/examples.ts';
import { added, heldOut, type Judgement, judge, precision, recall, shuffled, trainedOn } from '../labelled/training/judging.ts';
import { median, type Row } from './rounds.ts';

const CORPUS = join(process.cwd(), '..', 'shared', 'corpus');
const WANTED = 'precision ≥ 0.98, recall ≥ 0.95';
/** A group with fewer codes or links says little by itself. */
const FEW = 5;
const FIFTHS = 5;

/**
 * Families whose sender words mails as most senders do. The others avoid the usual words, or are made to be mistaken, and those of
 * oddly worded mails go further: nobody names anything.
 */
const USUAL = /^(?:usual|earlier)-/;
const ODD = /^odd-/;
/** Families of mails that are full of numbers and bring no code. */
const NUMBERS = /^numbers-/;
/** Families of all the mails of a kind of sender over a year, in its wording and layout, neither easy nor hard on purpose. */
const SENT = /^(?:sent|post)-/;
/** The same, with usual kinds of codes and links as often as they are usual. */
const YEAR = /^year-/;
type Wording = 'usual' | 'otherwise' | 'odd' | 'numbers' | 'sent' | 'year';
/** Between these the codes that are told are counted by their confidence. */
const STEPS = [ENOUGH, 0.67, 0.75, 0.85, 0.95, 1.01];

export async function measureCodes(): Promise<Row[]> {
  const mails = await weighedMails(await labelledMails('families'));
  const unseen = await weighedMails(await labelledMails('unseen'));
  const byFamily = heldOut(mails, ({ mail }) => mail.family);
  const byLanguage = heldOut(mails, ({ mail }) => mail.language);
  const some = (wording: Wording) => [...byFamily].filter(([family]) => wordingOf(family) === wording);
  const judged = (wording: Wording) =>
    judge(
      unseen.filter(({ mail }) => wordingOf(mail.family) === wording),
      weights,
    );
  return [
    ...heldOutRows('families left out in parts', [...byFamily]),
    ...heldOutRows('families left out, worded as most are', some('usual')),
    ...heldOutRows('families left out, worded otherwise', some('otherwise')),
    ...heldOutRows('families left out, worded oddly', some('odd')),
    ...heldOutRows('families left out, as services send', some('sent')),
    ...heldOutRows('families left out, in the mix of a year', some('year')),
    numbersRow(some('numbers')),
    confidenceRow(added(byFamily.values())),
    ...heldOutRows('languages left out in parts', [...byLanguage]),
    ...rowsOf('mails never looked at', judge(unseen, weights)),
    ...rowsOf('mails never looked at, worded as most are', judged('usual')),
    ...rowsOf('mails never looked at, worded otherwise', judged('otherwise')),
    ...rowsOf('mails never looked at, as services send', judged('sent')),
    ...rowsOf('mails never looked at, in the mix of a year', judged('year')),
    ...rowsOf('labels dealt out anew', judge(mails, trainedOn(shuffled(mails))), 'chance'),
    corpusRow(await corpusCodes()),
    await replyRow('replies that the rules were made with', await labelledReplies('replies')),
    await replyRow('replies never looked at', await labelledReplies('replies-unseen')),
    await replyRow('replies of the shared corpus', sharedReplies()),
    await timeRow(mails),
  ];
}

function wordingOf(family: string): Wording {
  const kinds: [Wording, RegExp][] = [
    ['usual', USUAL],
    ['odd', ODD],
    ['numbers', NUMBERS],
    ['sent', SENT],
    ['year', YEAR],
  ];
  return kinds.find(([, named]) => named.test(family))?.[0] ?? 'otherwise';
}

function heldOutRows(how: string, groups: [string, Judgement][]): Row[] {
  return rowsOf(`${groups.length} ${how}`, added(groups.map(([, one]) => one)), WANTED, groups);
}

/** What is told in mails that bring nothing to use. */
function numbersRow(groups: [string, Judgement][]): Row {
  const { codes, best } = added(groups.map(([, one]) => one));
  return {
    what: `codes told, ${groups.length} families left out, full of numbers and without a code`,
    postroom: `${codes.answered} in ${best.mails} mails`,
    reference: '',
    ratio: '',
    wanted: '',
  };
}

/** Whether a confidence is the share that is right. */
function confidenceRow({ told }: Judgement): Row {
  const steps = STEPS.slice(0, -1).map((from, at) => {
    const some = told.filter(({ confidence }) => confidence >= from && confidence < (STEPS[at + 1] ?? 1));
    const right = some.filter(({ isRight }) => isRight).length;
    return `from ${from}: ${some.length === 0 ? 'none' : `${(right / some.length).toFixed(2)} of ${some.length}`}`;
  });
  return {
    what: 'codes right by their confidence, families left out',
    postroom: steps.join('; '),
    reference: '',
    ratio: '',
    wanted: '',
  };
}

function rowsOf(what: string, all: Judgement, wanted = WANTED, groups: [string, Judgement][] = []): Row[] {
  const row = (name: string, result: string, goal: string): Row => ({
    what: `${name}, ${what}`,
    postroom: result,
    reference: '',
    ratio: '',
    wanted: goal,
  });
  const both = (kind: 'codes' | 'links') =>
    `precision ${precision(all[kind]).toFixed(3)}, recall ${recall(all[kind]).toFixed(3)} of ${all[kind].labelled}${spread(kind, groups)}${lowest(kind, groups)}`;
  return [
    row('codes', both('codes'), wanted),
    row('links', both('links'), wanted),
    row('the one to use', `${(all.best.right / all.best.mails).toFixed(3)} of ${all.best.mails} mails`, ''),
  ];
}

/** What the fifths of the groups have by themselves, from the lowest to the highest. */
function spread(kind: 'codes' | 'links', groups: [string, Judgement][]): string {
  if (groups.length < FIFTHS) return '';
  const fifths = Array.from({ length: FIFTHS }, (_, fifth) =>
    added(groups.filter((_group, at) => at % FIFTHS === fifth).map(([, one]) => one)),
  );
  const range = (share: (counts: Judgement['codes']) => number) => {
    const all = fifths.map((one) => share(one[kind])).toSorted((one, other) => one - other);
    return `${all[0]?.toFixed(2)} to ${all.at(-1)?.toFixed(2)}`;
  };
  return `; fifths: ${range(precision)}, ${range(recall)}`;
}

/** The groups with the lowest recall. */
function lowest(kind: 'codes' | 'links', groups: [string, Judgement][]): string {
  const told = groups
    .filter(([, one]) => one[kind].labelled >= FEW)
    .toSorted(([, one], [, other]) => recall(one[kind]) - recall(other[kind]))
    .slice(0, 3)
    .map(([name, one]) => `${name} ${precision(one[kind]).toFixed(2)}/${recall(one[kind]).toFixed(2)}`);
  return told.length > 0 ? `; lowest: ${told.join(', ')}` : '';
}

/** The codes that are told in real mails, of which hardly any brings one. */
export async function corpusCodes(): Promise<{ mails: number; told: string[] } | null> {
  if (!existsSync(CORPUS)) return null;
  const names = readdirSync(CORPUS).filter((name) => name.endsWith('.eml'));
  const told: string[] = [];
  for (const name of names) {
    const { codes, links, best } = await digested(readFileSync(join(CORPUS, name)));
    for (const { value, confidence } of codes) told.push(`${name}: code ${value} (${confidence})`);
    if (best && 'link' in best) told.push(`${name}: link ${best.link} (${links[best.link - 1]?.confidence})`);
  }
  return { mails: names.length, told };
}

function corpusRow(found: Awaited<ReturnType<typeof corpusCodes>>): Row {
  for (const line of found?.told ?? []) console.log(`  in the corpus, ${line}`);
  const result = found ? `${found.told.length} told in ${found.mails} mails` : 'the corpus is not here';
  return {
    what: 'codes and links in real mails, of which hardly any has one',
    postroom: result,
    reference: '',
    ratio: '',
    wanted: '',
  };
}

async function replyRow(what: string, some: readonly LabelledReply[]): Promise<Row> {
  const { right, replies, lost } = await judgedReplies(some);
  const result =
    replies === 0 ? 'the corpus is not here' : `${right} of ${replies}; words of the answer are gone in ${lost.length}`;
  return { what: `new words exactly, ${what}`, postroom: result, reference: '', ratio: '', wanted: '' };
}

/** Processor time of the whole digest of a labelled mail, when all is warm: other work on the machine hardly moves it. */
async function timeRow(mails: readonly WeighedMail[]): Promise<Row> {
  const opened = await Promise.all(
    mails.map(async ({ mail }) => {
      const { header, body } = await openMail(mimeOf(mail));
      return { header, body, attached: await attachedMail(header, body) };
    }),
  );
  const pass = () => {
    const before = process.cpuUsage();
    for (const { header, body, attached } of opened) digestOf(header, body, attached);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / opened.length;
  };
  pass();
  const result = `${median([pass(), pass(), pass()]).toFixed(2)} ms`;
  return { what: 'the digest of a labelled mail, processor time', postroom: result, reference: '', ratio: '', wanted: '' };
}

async function digested(mime: Buffer) {
  const { header, body } = await openMail(Buffer.from(mime));
  return digestOf(header, body, await attachedMail(header, body));
}
