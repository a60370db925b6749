/** Each answer says whether it is all there is, and if not, why. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Json } from '../../support/rooms/postroom.ts';
import { openQuarantineRoom } from '../../support/rooms/quarantine-room.ts';

const here = await openQuarantineRoom();
const { room } = here;

describe('an answer that is not all there is says why', () => {
  test('trimmed, where a cursor or an offset goes on', async () => {
    const box = await here.inbox(null);
    for (const n of [1, 2])
      await here.post(box.address, here.mail(`a@plain.test`, `Quince ${n}`, threadOf(n), 'Of some length.'));
    const [one] = await here.list(`inboxId=${box.id}`);
    for (const path of [
      `/emails?inboxId=${box.id}&`,
      `/threads?inboxId=${box.id}&`,
      `/emails/search?inboxId=${box.id}&q=quince&`,
    ]) {
      const first = await get(`${path}limit=1`);
      assert.deepEqual([first.complete, first.leftOut], [false, { trimmed: true }], path);
      const second = await get(`${path}limit=1&cursor=${first.nextCursor}`);
      assert.deepEqual([second.complete, second.leftOut, second.nextCursor], [true, null, null], path);
    }
    const thread = `/threads/${one?.threadId}`;
    assert.deepEqual((await get(`${thread}?maxChars=5`)).leftOut, { trimmed: true });
    assert.deepEqual((await get(`${thread}?view=full&maxChars=5`)).leftOut, { trimmed: true });
    assert.deepEqual((await get(thread)).leftOut, null);
  });

  test('hidden by the key, where it sees some inboxes only and none was named', async () => {
    const box = await here.inbox(null);
    await here.post(box.address, here.mail('a@plain.test', 'Seen'));
    const key = (await room.rest('POST', '/api-keys', { name: 'bound', inboxIds: [box.id] })).body.key;
    for (const path of ['/emails?', '/threads?', '/emails/search?q=seen&']) {
      assert.deepEqual((await get(path, key)).leftOut, { hiddenByKey: true }, path);
      assert.deepEqual((await get(`${path}inboxId=${box.id}`, key)).leftOut, null, path);
    }
    assert.equal((await get(`/emails/search?q=${encodeURIComponent(`seen in:${box.address}`)}`, key)).complete, true);
    const either = encodeURIComponent(`seen in:${box.address} OR is:unread`);
    assert.deepEqual((await get(`/emails/search?q=${either}`, key)).leftOut, { hiddenByKey: true });
  });

  test('withheld, where mail waits in the quarantine; over MCP only what is not complete is told', async () => {
    const [strict, open] = [await here.inbox(), await here.inbox(null)];
    await here.post(strict.address, await here.ofBank('Let in'));
    await here.arrived(strict);
    for (const n of [1, 2]) await here.post(strict.address, here.mail('a@plain.test', `Kept ${n}`));
    const [seen] = await here.list(`inboxId=${strict.id}`);
    const paths = [`/emails?inboxId=${strict.id}`, `/threads?inboxId=${strict.id}`, `/threads/${seen?.threadId}`];
    const search = `/emails/search?inboxId=${strict.id}&q=let`;
    for (const path of [...paths, search]) assert.deepEqual((await get(path)).leftOut, { withheld: 2 }, path);
    const none = ['direction=outbound', 'isRead=true', 'label=x', 'from=bank.test', 'status=received', 'status=quarantined'];
    for (const filter of none) assert.deepEqual((await get(`/emails?inboxId=${strict.id}&${filter}`)).leftOut, null, filter);
    assert.deepEqual((await get(`/emails?inboxId=${strict.id}&subject=kept+2`)).leftOut, { withheld: 1 });
    const agent = await room.mcp();
    const listed = async (inboxId: unknown) => (await agent.call('list_emails', { inboxId })).body;
    assert.deepEqual((await listed(strict.id)).leftOut, { withheld: 2 });
    for (const name of ['complete', 'leftOut']) assert.ok(!(name in (await listed(open.id))), name);
    assert.deepEqual((await agent.call('get_thread', { id: seen?.threadId })).body.leftOut, { withheld: 2 });
    assert.ok(!JSON.stringify(await listed(strict.id)).includes('Kept'), 'nothing of what is withheld is told');
  });
});

async function get(path: string, key?: string): Promise<Json> {
  const { status, body } = await room.rest('GET', path, undefined, key === undefined ? {} : { key });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

function threadOf(n: number): string[] {
  return [`Message-ID: <quince-${n}@plain.test>`];
}
