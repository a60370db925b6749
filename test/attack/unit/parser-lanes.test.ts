/** Slow mail and the others: who waits for whom. What is asserted is the order of answers. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PostroomError } from '../../../src/core/base/errors.ts';
import type { MailOwner } from '../../../src/core/ports/mail-reader.ts';
import { startPace } from '../../../src/mail/pace.ts';
import { type Parser, startParser } from '../../../src/mail/parser.ts';
import { mail } from '../../support/mails/received-mail.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const A: MailOwner = { accountId: 'a', sender: 'slow@sender.example' };
const B: MailOwner = { accountId: 'b', sender: 'ada@sender.example' };

/** One that no reader reads in time: a charset that is decoded line by line. */
const endless = () =>
  Buffer.from(`Subject: endless\r\nContent-Type: text/plain; charset=koi8-r\r\n\r\n${'a\n'.repeat(12_000_000)}`);
/** It is its time that ends it, and not what it takes of memory. */
const IMPATIENT = { timeoutMs: 3_000, maxGrowthMb: 4_000 };
const small = mail('Subject: small', '', 'Hello');
/** Over the size of what is read at once. */
const large = () => mail('Subject: large', '', 'Hello, this is a line of a letter.\r\n'.repeat(20_000));

const isUnavailable = (error: unknown): boolean => error instanceof PostroomError && error.code === 'unavailable';

/** Names in the order in which their work was done. */
function ordered(): { order: string[]; note: <Value>(name: string, work: Promise<Value>) => Promise<Value> } {
  const order: string[] = [];
  const note = async <Value>(name: string, work: Promise<Value>): Promise<Value> => {
    const value = await work;
    order.push(name);
    return value;
  };
  return { order, note };
}

/** A parser whose threads have read a mail: what is asked next does not wait for code to be loaded. */
async function warmParser(options: Parameters<typeof startParser>[0] = {}): Promise<Parser> {
  const parser = closedAtEnd(startParser(options));
  await Promise.all([parser.parse(small), parser.parse(large())]);
  return parser;
}

describe('slow mail', () => {
  test('of one account is read in turns with the mail of another', async () => {
    const parser = await warmParser();
    const { order, note } = ordered();
    const slow = Array.from({ length: 6 }, (_, at) => note(`a${at}`, parser.parse(large(), A)));
    const others = [note('b large', parser.parse(large(), B)), note('b small', parser.parse(small, B))];
    await Promise.all([...slow, ...others]);
    assert.ok(order.indexOf('b small') < order.indexOf('a5'), order.join());
    assert.ok(order.indexOf('b large') < order.indexOf('a2'), order.join());
  });

  test('that ran out of time waits apart from then on, and what others write to the account does not', async () => {
    const parser = await warmParser(IMPATIENT);
    assert.equal((await parser.parse(endless(), A)).parseStatus, 'timeout');
    const { order, note } = ordered();
    const slow = note('slow', parser.parse(endless(), A));
    await Promise.all([
      slow,
      note('of the same sender', parser.parse(small, A)),
      note('of another sender', parser.parse(small, { ...A, sender: 'ada@sender.example' })),
      note('to another account', parser.parse(large(), { ...A, accountId: 'b' })),
    ]);
    assert.deepEqual(order.slice(2), ['slow', 'of the same sender']);
  });

  test('that is read in the background holds up no caller, be it small or large', async () => {
    const parser = await warmParser(IMPATIENT);
    const background: MailOwner = { accountId: '', sender: null, background: true };
    const { order, note } = ordered();
    const slow = note('background', parser.parse(endless(), background));
    await Promise.all([slow, note('small', parser.parse(small, B)), note('large', parser.parse(large(), B))]);
    assert.equal(order.at(-1), 'background');
    assert.equal((await parser.parse(small, background)).parseStatus, 'parsed');
  });

  test('of one account fills its share of a lane, and not the room of the others', async () => {
    const parser = await warmParser({ maxQueue: 8 });
    const asked = Array.from({ length: 8 }, () => parser.parse(large(), A));
    const other = parser.parse(large(), B);
    const results = await Promise.allSettled(asked);
    assert.equal((await other).subject, 'large');
    const refused = results.filter((result) => result.status === 'rejected');
    assert.ok(refused.length > 0 && refused.length < 8, String(refused.length));
    for (const { reason } of refused) assert.ok(isUnavailable(reason));
  });
});

describe('the pace of mail', () => {
  test('a sender is slow after one slow mail, to one account', () => {
    const pace = startPace();
    pace.note(A, 1_000, 1_000);
    assert.deepEqual([A, { ...A, accountId: 'b' }, { ...A, sender: 'ada@sender.example' }].map(pace.isSlow), [
      true,
      false,
      false,
    ]);
  });

  test('an account is slow after some slow mails of many senders, and no more after ordinary ones', () => {
    const pace = startPace();
    const from = (at: number): MailOwner => ({ accountId: 'a', sender: `${at}@sender.example` });
    for (let at = 0; at < 5; at++) pace.note(from(at), 1_000, 1_000);
    assert.ok(pace.isSlow(from(99)));
    assert.ok(!pace.isSlow(B));
    for (let at = 0; at < 10; at++) pace.note(from(50), 1_000, 2);
    assert.ok(!pace.isSlow(from(99)));
    assert.ok(pace.isSlow(from(0)));
  });

  test('however much a sender sends that is known to be slow, the account is not slow', () => {
    const pace = startPace();
    for (let at = 0; at < 100; at++) pace.note(A, 1_000, 10_000);
    assert.ok(!pace.isSlow({ ...A, sender: 'ada@sender.example' }));
  });

  test('what its size explains makes no mail slow', () => {
    const pace = startPace();
    pace.note(A, 20 * 1024 * 1024, 4_000);
    assert.ok(!pace.isSlow(A));
  });
});

test('what was read is kept: text, HTML and files are not read again', async () => {
  const parser = await warmParser();
  const page = mail('Subject: page', 'Content-Type: text/html', '', '<p>Hello <b>world</b></p>');
  const [digest, html] = [await parser.digest(page, '1', A), await parser.visibleHtml(page, '1', A)];
  assert.match(html ?? '', /Hello/);
  // Whoever closed the threads can read nothing new.
  await parser.close();
  assert.equal(await parser.digest(page, '1', A), digest);
  assert.equal(await parser.visibleHtml(page, '1', A), html);
  await assert.rejects(parser.visibleHtml(page, '2', A), isUnavailable);
});
