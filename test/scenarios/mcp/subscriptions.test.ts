/** Subscriptions: new mail is told to every session that listens, also after a restart, and never to another's. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ResourceUpdatedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { createInbox } from '../../../src/core/inboxes/inboxes.ts';
import { resources } from '../../../tools/resources/index.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { IDLE, openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';
import { API_KEY, eventually, type Json, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const ALL = 'postroom://inboxes';
let room: Postroom;
let ada: string;
let grace: string;
let left: (() => Promise<void>)[];
let mails = 0;

beforeEach(async () => {
  room = await startPostroom();
  left = [];
  ada = `postroom://inboxes/${(await room.rest('POST', '/inboxes', { localPart: 'ada' })).body.id}`;
  grace = `postroom://inboxes/${(await room.rest('POST', '/inboxes', { localPart: 'grace' })).body.id}`;
});
afterEach(async () => {
  for (const leave of left) await leave();
  await room.close();
});

describe('a session that subscribed', () => {
  test('to an inbox is told of mail in it, and of none in another', async () => {
    const agent = await listener();
    await agent.client.subscribeResource({ uri: ada });
    await mail('grace');
    await mail('ada');
    await agent.hears([ada]);
    await mail('ada');
    await agent.hears([ada]);
  });

  test('to all inboxes is told of mail in any of them, also in one made later', async () => {
    const agent = await listener();
    await agent.client.subscribeResource({ uri: ALL });
    await room.rest('POST', '/inboxes', { localPart: 'late' });
    await mail('late');
    await agent.hears([ALL]);
    const bound = await listener(await newKey({ inboxIds: [grace.slice(-36)] }));
    await bound.client.subscribeResource({ uri: ALL });
    await bound.client.subscribeResource({ uri: grace });
    await mail('ada');
    await agent.hears([ALL]);
    await mail('grace');
    await agent.hears([ALL]);
    await eventually('the mail is told', async () => bound.told.includes(grace));
    await bound.hears([ALL, grace]);
  });

  test('is told no more once it unsubscribed, and only once however often it subscribed', async () => {
    const agent = await listener();
    await agent.client.subscribeResource({ uri: grace });
    for (let n = 0; n < 3; n++) await agent.client.subscribeResource({ uri: ada });
    await mail('ada');
    await agent.hears([ada]);
    await agent.client.unsubscribeResource({ uri: ada });
    await agent.client.unsubscribeResource({ uri: ada });
    await mail('ada');
    await mail('grace');
    await agent.hears([grace]);
  });

  test('hears nothing of other sessions, and mail of one commit is one notification', async () => {
    const [one, two] = [await listener(), await listener()];
    await one.client.subscribeResource({ uri: ada });
    await two.client.subscribeResource({ uri: grace });
    await Promise.all(Array.from({ length: 20 }, () => mail('ada')));
    await mail('grace');
    await two.hears([grace]);
    await eventually('the mail is told', async () => one.told.length > 0);
    assert.ok(one.told.length <= 20 && one.told.every((uri) => uri === ada));
  });

  test('goes on after a restart, and learns what came before it reads again', async () => {
    const agent = await listener();
    await agent.client.subscribeResource({ uri: ada });
    await agent.client.subscribeResource({ uri: grace });
    await agent.leave();
    await mail('grace');
    await room.restart();
    await mail('ada');
    const again = await listener(API_KEY, agent.sessionId);
    assert.deepEqual((await again.hearsSoon(2)).sort(), [ada, grace].sort());
    await mail('ada');
    await again.hears([ada]);
  });

  test('is not told after a restart of an inbox in which nothing came', async () => {
    await mail('grace');
    const agent = await listener();
    await agent.client.subscribeResource({ uri: ada });
    await agent.client.subscribeResource({ uri: grace });
    await agent.leave();
    await room.restart();
    const again = await listener(API_KEY, agent.sessionId);
    await mail('ada');
    await again.hears([ada]);
  });

  test('learns after a restart of an inbox that is gone, and is served all the same', async () => {
    const agent = await listener();
    await agent.client.subscribeResource({ uri: ada });
    await agent.client.subscribeResource({ uri: grace });
    await agent.leave();
    await room.restart();
    await room.rest('DELETE', `/inboxes/${ada.slice(-36)}`);
    const again = await listener(API_KEY, agent.sessionId);
    assert.deepEqual(await again.hearsSoon(1), [ada]);
    await assert.rejects(again.client.readResource({ uri: ada }), { code: -32002 });
    await mail('grace');
    await again.hears([grace]);
  });

  test('whose stream was cut is told again what it may not have read, once', async () => {
    const agent = await listener();
    await agent.client.subscribeResource({ uri: ada });
    await mail('ada');
    await agent.hears([ada]);
    await agent.leave();
    const second = await listener(API_KEY, agent.sessionId);
    assert.deepEqual(await second.hearsSoon(1), [ada]);
    await second.leave();
    const third = await listener(API_KEY, agent.sessionId);
    await third.client.subscribeResource({ uri: grace });
    await mail('grace');
    await third.hears([grace]);
  });
});

test('a session holds nothing once it has ended, however it ends', async (t) => {
  const room = await openMcpRoom({ resources });
  t.after(() => room.close());
  const { id } = await createInbox(room.core, room.owner, {});
  const subscribed = async (): Promise<string> => {
    const session = await room.session();
    const uris = [ALL, `postroom://inboxes/${id}`];
    const body = uris.map((uri, n) => ({ jsonrpc: '2.0', id: n, method: 'resources/subscribe', params: { uri } }));
    await room.ask({ headers: { 'mcp-session-id': session }, body });
    return session;
  };
  await room.ask({ method: 'DELETE', headers: { 'mcp-session-id': await subscribed() } });
  assert.equal(room.core.arrivals.listeners(), 0);
  const session = await subscribed();
  assert.equal(room.core.arrivals.listeners(), 2);
  const body = { jsonrpc: '2.0', id: 3, method: 'resources/unsubscribe', params: { uri: ALL } };
  await room.ask({ headers: { 'mcp-session-id': session }, body });
  assert.equal(room.core.arrivals.listeners(), 1);
  room.clock.pass(IDLE + 1);
  await room.endpoint().sweep();
  assert.equal(room.core.arrivals.listeners(), 0);
  await subscribed();
  await room.endpoint().close();
  assert.equal(room.core.arrivals.listeners(), 0);
});

describe('a subscription is refused', () => {
  test('to what cannot be listened to, what is not there and what is not mine', async () => {
    const { client } = await listener();
    await mail('ada');
    const emailId = (await room.rest('GET', '/emails')).body.data[0].id;
    await assert.rejects(
      client.subscribeResource({ uri: `postroom://emails/${emailId}` }),
      /Subscribe to one of: postroom:..inboxes,/,
    );
    await assert.rejects(client.subscribeResource({ uri: ada.slice(0, -1) }), { code: -32002 });
    const stranger = await listener(await room.account());
    await assert.rejects(stranger.client.subscribeResource({ uri: ada }), { code: -32002 });
    const sender = await listener(await newKey({ scopes: ['emails:send'] }));
    await assert.rejects(sender.client.subscribeResource({ uri: ALL }), /lacks the scope inboxes:read/);
  });
});

async function newKey(more: Json): Promise<string> {
  return (await room.rest('POST', '/api-keys', { name: 'narrow', ...more })).body.key;
}

async function mail(localPart: string): Promise<void> {
  const to = `${localPart}@postroom.localhost`;
  mails += 1;
  const { status } = await room.inbound(to, mime({ to, subject: 'News', text: 'Hello.', messageId: `<${mails}@example.org>` }));
  assert.equal(status, 200);
}

/** A client with its stream open, in a new session or, as one that comes back, in an old one. */
async function listener(key = API_KEY, sessionId?: string) {
  const client = closedAtEnd(new Client({ name: 'listener', version: '1' }));
  const told: string[] = [];
  client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => void told.push(params.uri));
  let opened = () => {};
  const streaming = new Promise<void>((resolve) => {
    opened = resolve;
  });
  const transport = new StreamableHTTPClientTransport(new URL(`${room.url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    ...(sessionId ? { sessionId } : {}),
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      if (init?.method === 'GET' && response.ok) opened();
      return response;
    },
  });
  // The SDK types its own transport's optional members without `undefined`, which exactOptionalPropertyTypes tells apart.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  // A client that comes back does not initialize again, and opens its stream itself.
  if (sessionId) await transport.resumeStream('none');
  await streaming;
  const leave = () => client.close();
  left.push(leave);
  return {
    client,
    transport,
    told,
    leave,
    sessionId: transport.sessionId ?? '',
    /** Waits for as many as `uris`; then these and no others must have come since the last time. */
    async hears(uris: string[]): Promise<void> {
      assert.deepEqual(await this.hearsSoon(uris.length), uris);
    },
    async hearsSoon(count: number): Promise<string[]> {
      await eventually('the session is told', async () => told.length >= count);
      return told.splice(0);
    },
  };
}
