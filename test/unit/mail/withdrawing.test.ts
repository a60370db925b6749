/** A mail that nobody waits for any more is withdrawn from its reader while no thread has it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { openParser } from '../../support/running/kept-threads.ts';

test('of many mails the last is withdrawn, the first is read, and what waits behind them is read too', async () => {
  const parser = openParser();
  const begin = (n: number) =>
    parser.begin(Buffer.from(mime({ to: 'a@b.test', subject: `mail ${n}`, text: 'x' })), { accountId: 'one', sender: null });
  const readings = Array.from({ length: 200 }, (_, n) => begin(n));
  const withdrawn = readings.map(({ withdraw }, n) => n % 2 === 1 && withdraw());
  assert.equal(withdrawn.at(1), false, 'a thread has it');
  assert.equal(withdrawn.at(-1), true);
  assert.equal(readings.at(-1)?.withdraw(), false, 'it is withdrawn once');
  const read = await Promise.all(readings.filter((_, n) => !withdrawn[n]).map(({ parsed }) => parsed));
  const expected = readings.flatMap((_, n) => (withdrawn[n] ? [] : [`mail ${n}`]));
  assert.deepEqual(
    read.map(({ subject }) => subject),
    expected,
  );
  assert.equal(readings[0]?.withdraw(), false, 'it is read');
  await parser.close();
});
