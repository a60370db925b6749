/** Subscriptions of the stateless revision (2026-07-28): streams of their own, which end with their client, key and Postroom. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { revokeApiKey } from '../../../src/core/access/api-keys.ts';
import { createInbox } from '../../../src/core/inboxes/inboxes.ts';
import { resources } from '../../../tools/resources/index.ts';
import { statelessClient, statelessHeaders, statelessRequest } from '../../support/clients/stateless-client.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type McpRoom, openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';
import { API_KEY, eventually, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';

const ALL = 'postroom://inboxes';

describe('a subscription', () => {
  let room: Postroom;
  let ada: string;
  let agent: Awaited<ReturnType<typeof statelessClient>>;

  beforeEach(async () => {
    room = await startPostroom();
    ada = `${ALL}/${(await room.rest('POST', '/inboxes', { localPart: 'ada' })).body.id}`;
    await room.rest('POST', '/inboxes', { localPart: 'grace' });
    agent = await statelessClient(`${room.url}/mcp`, API_KEY);
  });
  afterEach(async () => {
    await agent.close();
    await room.close();
  });

  test('tells of mail in its inboxes, and of none in another', async () => {
    const other = await statelessClient(`${room.url}/mcp`, API_KEY);
    const { honoredFilter } = await agent.client.listen({ resourceSubscriptions: [ada] });
    assert.deepEqual(honoredFilter, { resourceSubscriptions: [ada] });
    await other.client.listen({ resourceSubscriptions: [ALL] });
    await mail(room, 'grace');
    await mail(room, 'ada');
    await eventually('both are told', async () => agent.told.length === 1 && other.told.length === 2);
    assert.deepEqual([agent.told, other.told], [[ada], [ALL, ALL]]);
    await other.close();
  });

  test('to what is not there, not mine or cannot be listened to is refused, and holds nothing', async () => {
    const stranger = await statelessClient(`${room.url}/mcp`, await room.account());
    await assert.rejects(stranger.client.listen({ resourceSubscriptions: [ALL, ada] }), { code: -32602, message: /not found/ });
    await mail(room, 'ada');
    const { id } = (await room.rest('GET', '/emails')).body.data[0];
    const unheard = agent.client.listen({ resourceSubscriptions: [`postroom://emails/${id}`] });
    await assert.rejects(unheard, /Subscribe to one of: postroom:..inboxes,/);
    const many = Array.from({ length: 101 }, (_, n) => `${ALL}/${n}`);
    await assert.rejects(agent.client.listen({ resourceSubscriptions: many }), /100 resources at most/);
    await stranger.close();
  });

  test('ends with the server, and says so', async () => {
    const subscription = await agent.client.listen({ resourceSubscriptions: [ada] });
    await room.restart();
    assert.equal(await subscription.closed, 'graceful');
  });
});

describe('subscriptions end', () => {
  let room: McpRoom;
  let uris: string[];

  beforeEach(async () => {
    room = await openMcpRoom({ resources, sessions: { perKey: 2, total: 3 } });
    uris = [ALL, `${ALL}/${(await createInbox(room.core, room.owner, {})).id}`];
  });
  afterEach(() => room.close());

  test('with their client, and hold nothing then', async () => {
    const agent = await statelessClient(room.url, room.account.key);
    const subscription = await agent.client.listen({ resourceSubscriptions: uris });
    assert.equal(room.core.arrivals.listeners(), 2);
    await subscription.close();
    await eventually('nobody listens', async () => room.core.arrivals.listeners() === 0);
    await agent.client.listen({ resourceSubscriptions: uris });
    await agent.close();
    await eventually('nobody listens', async () => room.core.arrivals.listeners() === 0);
  });

  test('that are refused hold nothing either', async () => {
    const body = statelessRequest('subscriptions/listen', { notifications: { resourceSubscriptions: uris } });
    assert.equal((await room.ask({ body, headers: statelessHeaders('tools/list') })).status, 400);
    const missing = statelessRequest('subscriptions/listen', {
      notifications: { resourceSubscriptions: [...uris, `${ALL}/none`] },
    });
    assert.equal((await room.ask({ body: missing, headers: statelessHeaders('subscriptions/listen') })).json.error?.code, -32602);
    await eventually('nobody listens', async () => room.core.arrivals.listeners() === 0);
  });

  test('with their key, at the next sweep', { timeout: 60_000 }, async () => {
    const agent = await statelessClient(room.url, room.account.key);
    const subscription = await agent.client.listen({ resourceSubscriptions: uris });
    await room.endpoint().sweep();
    assert.equal(room.core.arrivals.listeners(), 2);
    await revokeApiKey(room.core, room.owner, { id: room.owner.key.id });
    await room.endpoint().sweep();
    assert.equal(await subscription.closed, 'graceful');
    await eventually('nobody listens', async () => room.core.arrivals.listeners() === 0);
    await agent.close();
  });

  test('are as many as allowed: for one key, and for all together', async () => {
    const [one, two] = [
      await statelessClient(room.url, room.account.key),
      await statelessClient(room.url, await room.key(['inboxes:read'])),
    ];
    const listen = ({ client }: typeof one) => client.listen({ resourceSubscriptions: [ALL] });
    const first = await listen(one);
    await listen(one);
    await assert.rejects(listen(one), /as many subscriptions/);
    await listen(two);
    await first.close();
    await eventually('one has ended', async () => room.core.arrivals.listeners() === 2);
    await listen(two);
    await assert.rejects(listen(one), /as many subscriptions/);
    await one.close();
    await two.close();
  });
});

async function mail(room: Postroom, localPart: string): Promise<void> {
  const to = `${localPart}@postroom.localhost`;
  assert.equal((await room.inbound(to, mime({ to, subject: 'News', text: 'Hello.' }))).status, 200);
}
