/** Records that are larger than a payload: what is cut, what is named, and that it fits whatever they hold. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitted, MAX_PAYLOAD } from '../../../src/core/events/fitting.ts';

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

test('what fits is told whole', () => {
  const record = { id: 'x', subject: 's'.repeat(10_000), labels: ['a'], held: null, size: 3 };
  assert.deepEqual(fitted(record), { data: record, truncated: [], bytes: bytesOf(record) });
});

test('what is long is cut and named, and the rest stays', () => {
  const record = { id: 'x', to: 'a'.repeat(500_000), references: Array.from({ length: 400 }, () => 'r'), subject: 'short' };
  const { data, truncated, bytes } = fitted(record);
  assert.deepEqual(truncated, ['to', 'references']);
  assert.deepEqual([data.id, data.subject], ['x', 'short']);
  assert.ok(record.to.startsWith(String(data.to)) && bytes === bytesOf(data));
});

test('it fits whatever it holds, and no character is cut in half', () => {
  // Six bytes in JSON for each of these.
  const worst = '\u0001'.repeat(9000);
  const names = Array.from({ length: 40 }, (_, n) => `field${n}`);
  const deep = Array.from({ length: 300 }, () => ({ name: worst, more: [worst, worst] }));
  const record = { id: 'x', ...Object.fromEntries(names.map((name) => [name, worst])), sender: { dkim: deep } };
  const { data, truncated, bytes } = fitted(record);
  assert.ok(bytes <= MAX_PAYLOAD, String(bytes));
  assert.deepEqual(truncated, [...names, 'sender']);
  assert.equal(data.id, 'x');
  const { data: emoji } = fitted({ a: `a${'😀'.repeat(200_000)}` });
  assert.ok(String(emoji.a).length > 1000);
  assert.doesNotMatch(String(emoji.a), /\p{Surrogate}/u);
});
