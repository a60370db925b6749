/** Resources of an account with more than a hundred inboxes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();

test('a list of resources goes on page by page, and skips or repeats nothing', async () => {
  const key = await room.account();
  const made: string[] = [];
  for (let n = 0; n < 103; n++) {
    made.push((await room.rest('POST', '/inboxes', { localPart: `many-${n}` }, { key })).body.id);
  }
  const many = await room.mcp(key);
  const first = await many.client.listResources();
  assert.equal(first.resources.length, 101);
  const second = await many.client.listResources({ cursor: first.nextCursor });
  assert.equal(second.nextCursor, undefined);
  assert.deepEqual(
    [...first.resources, ...second.resources].map(({ uri }) => uri),
    ['postroom://inboxes', ...made.reverse().map((id) => `postroom://inboxes/${id}`)],
  );
  for (const cursor of ['nonsense', 'WzldCg', Buffer.from('[0,"nonsense"]').toString('base64url'), 'x'.repeat(5000)]) {
    await assert.rejects(many.client.listResources({ cursor }), { code: -32602 });
  }
  await many.close();
});

test('the completion of an inbox id is cut at 100 and says that there are more', async () => {
  const key = await room.account();
  for (let n = 0; n < 101; n++) await room.rest('POST', '/inboxes', { localPart: `box-${n}` }, { key });
  const many = await room.mcp(key);
  const { completion } = await complete(many.client, 'box-');
  assert.deepEqual([completion.values.length, completion.hasMore], [100, true]);
  assert.deepEqual((await complete(many.client, 'box-100')).completion, {
    values: completion.values.slice(0, 1),
    hasMore: false,
  });
  await many.close();
});

function complete(client: Client, value: string) {
  const ref = { type: 'ref/resource' as const, uri: 'postroom://inboxes/{id}' };
  return client.complete({ ref, argument: { name: 'id', value } });
}
