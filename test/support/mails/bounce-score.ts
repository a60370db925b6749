/** Counts in how many real bounces the failed recipients are found, and why they failed, over a folder that may be missing. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedMail } from '../../../src/core/ports/mail-reader.ts';

const FOLDER = join(process.cwd(), '..', 'shared', 'corpus');

export const hasBounces = existsSync(join(FOLDER, 'MANIFEST.tsv'));

/** `given`: every recipient the report names has a status code, and there is one; `bare`: no code says more than 5.0.0 or 4.0.0. */
export type Score = { mails: number; given: number; bare: number };

/** Over the 377 bounces of set-of-emails; families are what its files are named by, such as lhost-postfix. */
export type Scores = { all: Score; families: Map<string, Score>; taken: string[] };

/** Reads every mail of the folder; `taken` names the files that are no bounces and were still taken for a report. */
export async function scoreBounces(parse: (mime: Buffer) => Promise<ParsedMail>): Promise<Scores> {
  const scores: Scores = { all: none(), families: new Map(), taken: [] };
  for (const { name, kind } of manifest()) {
    const { report } = await parse(readFileSync(join(FOLDER, name)));
    if (kind !== 'dsn' && kind !== 'arf') {
      if (report) scores.taken.push(name);
    } else if (name.startsWith('set-of-emails__')) {
      const codes = report?.recipients.map(({ statusCode }) => statusCode) ?? [];
      const given = codes.length > 0 && !codes.includes(null);
      const bare = given && codes.every((code) => code?.endsWith('.0.0'));
      for (const score of [scores.all, familyOf(scores, name)]) {
        score.mails += 1;
        score.given += given ? 1 : 0;
        score.bare += bare ? 1 : 0;
      }
    }
  }
  return scores;
}

function manifest(): { name: string; kind: string }[] {
  const lines = readFileSync(join(FOLDER, 'MANIFEST.tsv'), 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => line.split('\t')).map(([name = '', , , , kind = '']) => ({ name, kind }));
}

function familyOf({ families }: Scores, name: string): Score {
  const family = name.replace(/^set-of-emails__(?:dos_)?/, '').replace(/-?\d*\.eml$/, '');
  const score = families.get(family) ?? none();
  families.set(family, score);
  return score;
}

function none(): Score {
  return { mails: 0, given: 0, bare: 0 };
}
