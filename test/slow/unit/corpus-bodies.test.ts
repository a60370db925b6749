/** Real mails, when the folder of them stands beside the project: none that has a body reads as empty. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { startParser } from '../../../src/mail/parser.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const parser = closedAtEnd(startParser());

const isBlank = (text: string | null): boolean => text === null || !/\S/.test(text);

describe('real mail', () => {
  const corpus = join(process.cwd(), '../shared/corpus');
  const names = existsSync(corpus) ? readdirSync(corpus).filter((name) => name.endsWith('.eml')) : [];

  test('no mail that has a body reads as empty', { skip: names.length === 0 && 'no corpus beside this checkout' }, async (t) => {
    const counts: Record<string, number> = {};
    for (const name of names) {
      const mime = readFileSync(join(corpus, name));
      const parsed = await parser.parse(mime);
      counts[parsed.parseStatus] = (counts[parsed.parseStatus] ?? 0) + 1;
      const empty = isBlank(parsed.text) && isBlank(parsed.html) && parsed.attachments.length === 0;
      assert.ok(!empty || !hasBody(mime), name);
    }
    t.diagnostic(`${names.length} mails: ${JSON.stringify(counts)}`);
  });

  /** Delimiters and the header lines of parts are no body. */
  function hasBody(mime: Buffer): boolean {
    const [, ...rest] = mime
      .toString('latin1')
      .trimStart()
      .split(/\r?\n\r?\n/);
    return rest
      .join('\n\n')
      .split(/\r?\n/)
      .some((line) => /\S/.test(line) && !/^--|^[\w-]+:/.test(line));
  }
});
