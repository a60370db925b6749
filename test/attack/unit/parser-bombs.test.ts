/** Mails made to keep their readers busy: each is read, for a bounded multiple of what an ordinary mail of its size costs. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { startParser } from '../../../src/mail/parser.ts';
import { ORDINARY, PARSER_BOMBS } from '../../support/mails/parser-bombs.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { type Cost, costOf } from '../../support/running/costs.ts';

/** How many times the processor time of an ordinary mail a bomb may cost, and by how much the process may grow. */
const MAX_TIMES = 15;
const MAX_MEGABYTES = 300;
/** The collector may run in one reading and not in the next: the best of these counts. */
const TRIES = 3;

describe('a mail that is made to keep its readers busy', () => {
  const parser = closedAtEnd(startParser());
  let ordinary = 0;
  let serial = 0;

  /** All that Postroom reads of a mail. The owners differ, so that none is known to be slow. */
  async function read(mime: Buffer): Promise<Cost> {
    const id = String(serial++);
    const owner = { accountId: id, sender: null };
    return await costOf(async () => {
      const { parseStatus } = await parser.parse(mime, owner);
      assert.notEqual(parseStatus, 'timeout');
      await parser.digest(mime, id, owner);
      await parser.visibleHtml(mime, id, owner);
      await parser.framed(mime, id, owner);
      await parser.contentHash(mime, owner);
    });
  }

  before(async () => {
    const [, mime] = ORDINARY;
    await read(mime());
    ordinary = Math.min((await read(mime())).cpu, (await read(mime())).cpu);
  });

  for (const [name, mime] of PARSER_BOMBS) {
    test(name, async () => {
      const bytes = mime();
      let best: Cost = { cpu: Number.POSITIVE_INFINITY, megabytes: Number.POSITIVE_INFINITY };
      for (let tried = 0; tried < TRIES && (best.cpu > MAX_TIMES * ordinary || best.megabytes > MAX_MEGABYTES); tried++) {
        const cost = await read(bytes);
        best = { cpu: Math.min(best.cpu, cost.cpu), megabytes: Math.min(best.megabytes, cost.megabytes) };
      }
      assert.ok(best.cpu <= MAX_TIMES * ordinary, `${(best.cpu / ordinary).toFixed(1)} times an ordinary mail`);
      assert.ok(best.megabytes <= MAX_MEGABYTES, `${best.megabytes} MB more`);
    });
  }
});
