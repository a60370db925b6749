/** The id of a thread that was joined into another: whoever was given it goes on with it, and deletes nothing that it did not name. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const { id: inboxId, address } = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;

async function receive(messageId: string, headers: string[] = []): Promise<Json> {
  const answer = await room.inbound(address, mime({ to: address, subject: messageId, text: 'Hello', messageId, headers }));
  assert.equal(answer.status, 200);
  const { data } = (await room.rest('GET', `/emails?inboxId=${inboxId}&subject=${encodeURIComponent(messageId)}`)).body;
  return data[0];
}

const wait = (threadId: unknown, more: string) =>
  room.rest('GET', `/emails/wait?inboxId=${inboxId}&threadId=${threadId}&${more}`);

describe('a thread that was joined into a larger one, and that into another', () => {
  let first: Json;
  let second: Json;
  let third: Json;
  let waiting: Promise<Awaited<ReturnType<typeof wait>>>;
  let link: Json;

  before(async () => {
    first = await receive('<first@x>');
    second = await receive('<second@x>', ['In-Reply-To: <missing@x>']);
    await receive('<second-2@x>', ['In-Reply-To: <missing@x>']);
    third = await receive('<third@x>', ['In-Reply-To: <lost@x>']);
    for (const n of [2, 3, 4, 5, 6]) await receive(`<third-${n}@x>`, ['In-Reply-To: <lost@x>']);
    const { body } = await wait(first.threadId, 'timeoutSeconds=1');
    waiting = wait(first.threadId, `timeoutSeconds=60&since=${body.cursor}`);
    await eventually('it waits', async () => room.app.waiters() === 1);
    link = await receive('<missing@x>', ['In-Reply-To: <first@x>']);
    assert.equal(link.threadId, second.threadId);
    const { threadId } = await receive('<lost@x>', ['In-Reply-To: <missing@x>']);
    assert.equal(threadId, third.threadId);
  });

  test('wakes the caller that waits for it with the mail that joined it', async () => {
    const { status, body } = await waiting;
    assert.deepEqual([status, body.email?.id], [200, link.id]);
  });

  test('is read, listed, waited for, claimed from and labelled by each id it had', async () => {
    for (const threadId of [first.threadId, second.threadId]) {
      const read = await room.rest('GET', `/threads/${threadId}?view=headers`);
      assert.deepEqual([read.status, read.body.id, read.body.emails], [200, third.threadId, 11]);
      assert.equal((await room.rest('GET', `/emails?threadId=${threadId}&limit=20`)).body.data.length, 11);
      assert.equal((await wait(threadId, 'timeoutSeconds=1&since=2020-01-01T00:00:00Z')).body.email.threadId, third.threadId);
      const claimed = await room.rest('POST', '/emails/claim', { inboxId, filter: { threadId } });
      assert.equal(claimed.body.email.threadId, third.threadId);
      const labelled = await room.rest('PATCH', `/threads/${threadId}`, { addLabels: ['mine'] });
      assert.deepEqual([labelled.body.id, labelled.body.labels], [third.threadId, ['mine']]);
      const agent = await room.mcp();
      assert.equal((await agent.call('get_thread', { id: threadId })).body.id, third.threadId);
      await agent.close();
    }
  });

  test('is still known after a restart, and to no other account', async () => {
    await room.restart();
    assert.equal((await room.rest('GET', `/threads/${first.threadId}`)).body.id, third.threadId);
    const key = await room.account();
    assert.equal((await room.rest('GET', `/threads/${first.threadId}`, undefined, { key })).status, 404);
  });

  test('is deleted only by the id it has now, and its old ids with it', async () => {
    const refused = await room.rest('DELETE', `/threads/${first.threadId}`);
    assert.deepEqual([refused.status, refused.body.code], [409, 'conflict']);
    assert.ok(refused.body.detail.includes(String(third.threadId)));
    assert.equal((await room.rest('POST', '/emails/delete', { threadId: second.threadId })).status, 409);
    assert.equal((await room.rest('DELETE', `/threads/${third.threadId}`)).body.emails, 11);
    for (const { threadId } of [first, second, third]) {
      assert.equal((await room.rest('GET', `/threads/${threadId}`)).status, 404);
      assert.equal((await room.rest('GET', `/emails?threadId=${threadId}`)).status, 404);
      assert.equal((await wait(threadId, 'timeoutSeconds=1')).status, 404);
    }
    assert.deepEqual(await room.sql('select id from joined_threads'), []);
  });
});
