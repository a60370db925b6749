/** A key that only answers, and threads: it makes none of two, and those whom a hostile mail hides among many stay strangers. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Stored } from '../../support/rooms/correspondence.ts';
import type { Json } from '../../support/rooms/postroom.ts';
import { startRuledRoom } from '../../support/rooms/ruled-room.ts';

const ruled = await startRuledRoom();
const agent = await ruled.key({ mode: 'reply-only' });

const ask = (path: string, body: Json) => ruled.room.rest('POST', path, body, { key: agent.key });
const threadOf = async (id: string): Promise<string> => (await ruled.room.rest('GET', `/emails/${id}`)).body.threadId;
const LACKING = '<lacking@evil.test>';
const stranger = (path: string): [string, string] => ['forbidden', `${path} is named by no email of the thread`];

describe('a key that only answers brings no thread into another', () => {
  let desk: Stored;
  let asked: Stored;
  let begun: Stored;

  before(async () => {
    desk = await ruled.inbox();
    asked = await ruled.receive(desk, 'eve@evil.test', [`References: ${LACKING}`]);
    const offer = { inboxId: desk.id, to: 'pat@example.com', subject: 'Offer', text: 'x' };
    begun = (await ruled.room.rest('POST', '/emails/send', offer)).body;
    await ruled.left();
  });

  const named = (): Json => ({ References: begun.messageId });
  // Who began the first thread named a mail that the inbox lacks, so that whatever names it too belongs there.
  const lacking = (): Json => ({ 'In-Reply-To': LACKING, References: `${begun.messageId} ${LACKING}` });

  test('to write to whom the other names', async () => {
    const { body: draft } = await ask('/drafts', { answers: asked.id, text: 'x', headers: named() });
    const mail = { inboxId: desk.id, to: 'eve@evil.test', subject: 'x', text: 'x', headers: lacking() };
    for (const { status, body } of [await ask(`/drafts/${draft.id}/send`, {}), await ask('/emails/send', mail)])
      assert.deepEqual([status, body.threadId], [202, asked.threadId], JSON.stringify(body));
    assert.deepEqual([await threadOf(asked.id), await threadOf(begun.id)], [asked.threadId, begun.threadId]);
    const write = (headers: Json) => ruled.send(desk.id, { to: 'pat@example.com', headers }, agent.key);
    assert.deepEqual(await write({ 'In-Reply-To': asked.messageId }), stranger('to.0'));
    assert.deepEqual(await write(lacking()), stranger('to.0'));
    assert.deepEqual(await write({ 'In-Reply-To': begun.messageId }), ['forbidden']);
    assert.deepEqual(await ruled.left(), ['eve@evil.test', 'eve@evil.test']);
  });

  test('but one that may write to every address does', async () => {
    const mail = { inboxId: desk.id, to: 'eve@evil.test', subject: 'x', text: 'x', headers: lacking() };
    assert.equal((await ruled.room.rest('POST', '/emails/send', mail)).status, 202);
    assert.equal(await threadOf(begun.id), await threadOf(asked.id));
  });
});

describe('whom a thread names is looked for', () => {
  /** `length` characters of addresses, in lines that a server would pass on. */
  const many = (length: number, tag: string) => {
    const one = (n: number) => `${tag}${n}.${'x'.repeat(50)}@${'y'.repeat(60)}.${'z'.repeat(60)}.test`;
    const count = Math.floor(length / (one(10).length + 2));
    return Array.from({ length: count }, (_, n) => one(10 + n)).join(',\r\n ');
  };

  test('in no list that is longer than a person would write', async () => {
    const desk = await ruled.inbox();
    const short = await ruled.receive(desk, 'ann@example.com', [`Cc: bob@example.com,\r\n ${many(9_000, 'c')}`]);
    const long = await ruled.receive(desk, 'ann@example.com', [`Cc: bob@example.com,\r\n ${many(11_000, 'c')}`]);
    assert.ok(
      short.cc.length < 10_000 && short.cc.length > 8_000 && long.cc.length > 10_000,
      `${short.cc.length} ${long.cc.length}`,
    );
    assert.equal(await ruled.reply(short.id, { cc: ['bob@example.com'] }, agent.key), 'sent');
    assert.deepEqual(await ruled.reply(long.id, { cc: ['bob@example.com'] }, agent.key), stranger('cc.0'));
    assert.equal(await ruled.reply(long.id, {}, agent.key), 'sent');
  });
});
