/** Large mails, which are copied for their thread in stretches: each is read as itself, its bytes stay as they were, and a close ends what is under way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { openParser } from '../../support/running/kept-threads.ts';

/** Bare line feeds, which the thread changes in its own copy. */
function large(n: number): Buffer {
  return Buffer.from(mime({ to: 'a@b.test', subject: `mail ${n}`, text: `line ${n}\n`.repeat(100_000) }));
}

test('each is read as itself, beside small ones, and its bytes stay as they were', async () => {
  const parser = openParser();
  const mails = [1, 2, 3].map(large);
  const before = mails.map((bytes) => Buffer.from(bytes));
  const small = Buffer.from(mime({ to: 'a@b.test', subject: 'small', text: 'x' }));
  const read = await Promise.all([...mails, small].map((bytes) => parser.parse(bytes)));
  assert.deepEqual(
    read.map(({ subject }) => subject),
    ['mail 1', 'mail 2', 'mail 3', 'small'],
  );
  assert.deepEqual(mails, before);
  await parser.close();
});

test('a close while one is copied rejects it, and those behind it', async () => {
  const parser = openParser();
  await parser.parse(large(0));
  const readings = [1, 2].map((n) => parser.parse(large(n)));
  const rejected = Promise.all(readings.map((one) => assert.rejects(one, { code: 'unavailable' })));
  await parser.close();
  await rejected;
});
