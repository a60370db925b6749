/** A session subscribes to a hundred resources at most. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPostroom } from '../../support/rooms/postroom.ts';

test('a subscription to more than 100 resources is refused, until one is given up', async () => {
  const room = await startPostroom();
  const { client } = await room.mcp();
  const uris: string[] = [];
  for (let n = 0; n < 101; n++) {
    uris.push(`postroom://inboxes/${(await room.rest('POST', '/inboxes', { localPart: `box-${n}` })).body.id}`);
  }
  const [last = '', ...others] = uris;
  await Promise.all(others.map((uri) => client.subscribeResource({ uri })));
  await assert.rejects(client.subscribeResource({ uri: last }), /100 resources at most/);
  await client.subscribeResource({ uri: others[1] ?? '' });
  await client.unsubscribeResource({ uri: others[0] ?? '' });
  await client.subscribeResource({ uri: last });
});
