/** Mail that comes in at one instance is told of at all: to those who wait, to sessions that subscribed, and to stateless callers. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { type Route, type SpreadClient, spreadClient } from '../../support/clients/spread-client.ts';
import { statelessClient } from '../../support/clients/stateless-client.ts';
import { isShared } from '../../support/postgres/test-database.ts';
import { jsonOf, mime } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';

const NEEDS = isShared ? false : 'instances share a database only where TEST_DATABASE names one';
let a: Postroom;
let b: Postroom;
let c: Postroom;
let ada: { id: string; uri: string };
let grace: { id: string; uri: string };
let ends: (() => Promise<void>)[];
let mails = 0;

describe('mail at another instance', { skip: NEEDS, timeout: 240_000 }, () => {
  beforeEach(async () => {
    a = await startPostroom();
    b = await a.another();
    c = await a.another();
    ends = [];
    [ada, grace] = [await inbox('ada'), await inbox('grace')];
  });
  afterEach(async () => {
    for (const end of ends) await end();
    await a.close();
  });

  test('is what a wait was for', async () => {
    const agent = await spread();
    const wait = agent.client.callTool({ name: 'wait_for_email', arguments: { inboxId: ada.id, timeoutSeconds: 60 } });
    await eventually('somebody waits', async () => [a, b, c].some((one) => one.app.waiters() > 0));
    const idle = [a, b, c].find((one) => one.app.waiters() === 0) ?? a;
    await mail(idle, 'grace');
    await mail(idle, 'ada', 'The code is 4711.');
    assert.match(JSON.stringify(jsonOf(await wait)), /The code is 4711\./);
  });

  test('is waited for again and again without one that is skipped or comes twice', async () => {
    const agent = await spread();
    const sent = Array.from({ length: 24 }, (_, n) => `Mail ${n}.`);
    const sending = Promise.all(
      [a, b, c].map(async (one, at) => {
        for (const text of sent.filter((_, n) => n % 3 === at)) await mail(one, 'ada', text);
      }),
    );
    const got: string[] = [];
    let since = '2000-01-01T00:00:00Z';
    while (got.length < sent.length) {
      const asked = { inboxId: ada.id, timeoutSeconds: 20, since };
      const shown = jsonOf(await agent.client.callTool({ name: 'wait_for_email', arguments: asked }));
      const said = JSON.stringify(shown);
      got.push(/Mail \d+\./.exec(said)?.[0] ?? said);
      since = (shown as { cursor: string }).cursor;
    }
    await sending;
    assert.deepEqual(got.toSorted(), sent.toSorted());
  });

  test('is answered to one wait of a key, whichever instance the next one asks', async () => {
    for (let n = 0; n < 9; n++) await mail(c, 'ada', `Mail ${n}.`);
    const got: string[] = [];
    for (let n = 0; n < 9; n++) {
      const asked = `/emails/wait?inboxId=${ada.id}&timeoutSeconds=${60 + n}&from=${'bob'.slice(0, n % 3)}`;
      const { body } = await ([a, b, c][n % 3] ?? a).rest('GET', asked);
      got.push(body.email.text.trim());
    }
    assert.deepEqual(
      got,
      Array.from({ length: 9 }, (_, n) => `Mail ${8 - n}.`),
    );
  });

  test('is told on the stream, wherever the session subscribed', async () => {
    const agent = await spread((method, sent) => (method === 'GET' ? 0 : sent.method?.startsWith('resources/') ? 1 : undefined));
    await agent.client.subscribeResource({ uri: ada.uri });
    await mail(c, 'grace');
    await mail(c, 'ada');
    await hears(agent, [ada.uri]);
    await agent.client.subscribeResource({ uri: grace.uri });
    await mail(b, 'grace');
    await hears(agent, [grace.uri]);
    await agent.client.unsubscribeResource({ uri: ada.uri });
    // Heard in the order of commits: what came before this subscription is known everywhere when it is.
    await agent.client.subscribeResource({ uri: 'postroom://inboxes' });
    await eventually('the subscription is known', async () => {
      await mail(a, 'grace');
      return agent.told.includes('postroom://inboxes');
    });
    const last = await inbox('last');
    await agent.client.subscribeResource({ uri: last.uri });
    agent.told.splice(0);
    await mail(c, 'ada');
    await mail(c, 'last');
    await eventually('the later mail is told', async () => agent.told.includes(last.uri));
    assert.ok(agent.told.includes('postroom://inboxes') && !agent.told.includes(ada.uri), agent.told.join());
  });

  test('that comes right after the subscription is told too', async () => {
    const agent = await spread((method, sent) => (method === 'GET' ? 0 : sent.method?.startsWith('resources/') ? 1 : undefined));
    for (let n = 0; n < 5; n++) {
      const { uri, name } = { ...(await inbox(`box-${n}`)), name: `box-${n}` };
      await Promise.all([agent.client.subscribeResource({ uri }), b.rest('GET', `/inboxes/${uri.slice(-36)}`)]);
      await mail(c, name);
      await eventually('the session is told', async () => agent.told.includes(uri));
    }
  });

  test('is told on a stream that comes back to another instance', async () => {
    let at = 0;
    const agent = await spread((method) => (method === 'GET' ? at : undefined));
    await agent.client.subscribeResource({ uri: ada.uri });
    await mail(b, 'ada');
    await hears(agent, [ada.uri]);
    at = 2;
    await a.restart();
    await mail(b, 'ada');
    await eventually('the session is told', async () => agent.told.length > 0);
    assert.deepEqual([...new Set(agent.told)], [ada.uri]);
  });

  test('is told to a stateless caller', async () => {
    const agent = await statelessClient(`${a.url}/mcp`, API_KEY);
    ends.push(agent.close);
    const subscription = await agent.client.listen({ resourceSubscriptions: [ada.uri] });
    await mail(b, 'grace');
    await mail(c, 'ada');
    await eventually('the caller is told', async () => agent.told.length > 0);
    assert.deepEqual(agent.told, [ada.uri]);
    await subscription.close();
  });
});

async function spread(route?: Route): Promise<SpreadClient> {
  const urls = [a, b, c].map(({ url }) => new URL(`${url}/mcp`));
  const client = await spreadClient(urls, API_KEY, route ? { route } : {});
  ends.push(client.close);
  return client;
}

async function inbox(localPart: string): Promise<{ id: string; uri: string }> {
  const { id } = (await a.rest('POST', '/inboxes', { localPart })).body;
  return { id, uri: `postroom://inboxes/${id}` };
}

async function mail(at: Postroom, localPart: string, text = 'Hello.'): Promise<void> {
  const to = `${localPart}@postroom.localhost`;
  mails += 1;
  const sent = mime({ to, subject: 'News', text, messageId: `<${mails}@example.org>` });
  assert.equal((await at.inbound(to, sent)).status, 200);
}

/** These and no others must have come since the last time. */
async function hears(agent: SpreadClient, uris: string[]): Promise<void> {
  await eventually('the session is told', async () => agent.told.length >= uris.length);
  assert.deepEqual(agent.told.splice(0), uris);
}
