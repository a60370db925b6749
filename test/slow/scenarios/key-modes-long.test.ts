/** A key that only answers, in threads of very many mails: how far is looked for those whom the thread names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { startRuledRoom } from '../../support/rooms/ruled-room.ts';

const ruled = await startRuledRoom();
const agent = await ruled.key({ mode: 'reply-only' });
const stranger = (path: string): [string, string] => ['forbidden', `${path} is named by no email of the thread`];

test('a key that only answers finds who took part in the midst of a long thread', async () => {
  const desk = await ruled.inbox();
  const asked = await ruled.receive(desk, 'ann@example.com');
  const answer = [`In-Reply-To: ${asked.messageId}`];
  let last: Stored = asked;
  for (let n = 1; n < 110; n++) {
    last = await ruled.receive(desk, 'ann@example.com', n === 55 ? [...answer, 'Cc: bob@example.com'] : answer);
  }
  assert.equal(last.threadId, asked.threadId);
  assert.equal(await ruled.reply(last.id, { cc: ['bob@example.com'] }, agent.key), 'sent');
  assert.deepEqual(await ruled.reply(last.id, { cc: ['eve@evil.test'] }, agent.key), stranger('cc.0'));
  assert.equal((await ruled.left()).length, 4);
});

/** `length` characters of addresses, in lines that a server would pass on. */
const many = (length: number, tag: string) => {
  const one = (n: number) => `${tag}${n}.${'x'.repeat(50)}@${'y'.repeat(60)}.${'z'.repeat(60)}.test`;
  const count = Math.floor(length / (one(10).length + 2));
  return Array.from({ length: count }, (_, n) => one(10 + n)).join(',\r\n ');
};

test('whom a thread names is looked for in no more than a million characters', async () => {
  const desk = await ruled.inbox();
  const asked = await ruled.receive(desk, 'ann@example.com', ['Cc: bob@example.com']);
  const answer = `In-Reply-To: ${asked.messageId}`;
  const before = await ruled.receive(desk, 'ann@example.com', [answer]);
  assert.equal(await ruled.reply(before.id, { cc: ['bob@example.com'] }, agent.key), 'sent');
  const lists = [answer, `Cc: ${many(9_800, 'c')}`, `Reply-To: ${many(9_800, 'r')}`];
  for (let n = 0; n < 36; n++) await ruled.receive(desk, many(9_800, 'f'), lists);
  const last = await ruled.receive(desk, 'ann@example.com', [answer]);
  assert.equal(last.threadId, asked.threadId);
  assert.equal(await ruled.reply(last.id, {}, agent.key), 'sent');
  assert.deepEqual(await ruled.reply(last.id, { cc: ['bob@example.com'] }, agent.key), stranger('cc.0'));
});
