/** What an API key opens: each scope over REST and MCP, and inboxes it is bound to. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { SCOPES } from '../../src/core/base/actor.ts';
import { routes } from '../../src/rest/routes.ts';
import { type Json, standInClock, startPostroom } from '../support/rooms/postroom.ts';
import { anyIds, askRoute, inputOf, mcpTools } from '../support/tools/tool-inputs.ts';

const clock = standInClock();

const room = await startPostroom({}, { clock });

describe('a scope', () => {
  const but = new Map<string, string>();
  const only = new Map<string, string>();

  before(async () => {
    for (const scope of SCOPES) {
      but.set(scope, await newKey({ scopes: SCOPES.filter((one) => one !== scope) }));
      only.set(scope, await newKey({ scopes: [scope] }));
    }
  });

  test('opens every route that needs it, and nothing else does', async () => {
    for (const route of routes) {
      const { scope } = route.tool;
      const ask = async (key: string | undefined) => (await askRoute(room, route, inputOf(route.tool, anyIds()), key)).body;
      if (scope === null) {
        const code = (await ask(only.get('metrics:read')))?.code;
        assert.ok([undefined, 'not_found', 'invalid_request'].includes(code), `${route.method} ${route.path}: ${code}`);
        continue;
      }
      const refused = await ask(but.get(scope));
      assert.deepEqual([refused.code, refused.status], ['missing_scope', 403], `${route.method} ${route.path}`);
      assert.match(refused.detail, new RegExp(scope));
      assert.notEqual((await ask(only.get(scope)))?.code, 'missing_scope', `${route.method} ${route.path}`);
    }
  });

  test('opens every tool that needs it; a list of tools shows only what the key may call', async () => {
    for (const scope of SCOPES) {
      const [without, alone] = [await room.mcp(but.get(scope)), await room.mcp(only.get(scope))];
      const needing = mcpTools.filter((tool) => tool.scope === scope);
      const free = mcpTools.filter((tool) => tool.scope === null);
      const names = (tools: readonly { name: string }[]) => tools.map((tool) => tool.name);
      assert.deepEqual(
        names((await alone.client.listTools()).tools),
        names(mcpTools.filter((tool) => needing.includes(tool) || free.includes(tool))),
      );
      assert.deepEqual(
        names((await without.client.listTools()).tools),
        names(mcpTools.filter((tool) => !needing.includes(tool))),
      );
      assert.ok(needing.length > 0 || routes.some((route) => route.tool.scope === scope), `${scope} opens something`);
      for (const tool of needing) {
        const refused = await without.call(tool.name, inputOf(tool, anyIds()));
        assert.deepEqual([refused.status, refused.body.code], [400, 'missing_scope'], tool.name);
        assert.match(refused.body.hint, new RegExp(scope));
        assert.notEqual((await alone.call(tool.name, inputOf(tool, anyIds()))).body.code, 'missing_scope', tool.name);
      }
      await Promise.all([without.close(), alone.close()]);
    }
  });

  test('is missing before anything else is looked at', async () => {
    const answer = await room.rest('POST', '/emails/send', { nonsense: true }, { key: but.get('emails:send') ?? '' });
    assert.equal(answer.body.code, 'missing_scope');
  });
});

describe('a key bound to inboxes', () => {
  let seen: Json;
  let hidden: Json;
  let bound: string;
  const ask = (method: string, path: string, body?: Json) => room.rest(method, path, body, { key: bound });

  before(async () => {
    [seen, hidden] = [(await room.rest('POST', '/inboxes', {})).body, (await room.rest('POST', '/inboxes', {})).body];
    bound = await newKey({ inboxIds: [seen.id] });
    for (const inbox of [seen, hidden]) await room.inbound(String(inbox.address), 'Subject: x\r\n\r\nx', { at: clock.now() });
  });

  test('sees these alone: inboxes, emails, events', async () => {
    const ids = async (path: string, field: string) => (await ask('GET', path)).body.data.map((row: Json) => row[field]);
    assert.deepEqual(await ids('/inboxes', 'id'), [seen.id]);
    assert.deepEqual(await ids('/emails', 'inboxId'), [seen.id]);
    const events = (await ask('GET', '/events?limit=100')).body.data;
    // Its authentication is told whenever it is done.
    const settled = events.filter((event: Json) => event.type !== 'email.authenticated');
    assert.deepEqual(
      settled.map((event: Json) => [event.type, event.inboxId]),
      [
        ['inbox.created', seen.id],
        ['email.received', seen.id],
      ],
    );
    assert.deepEqual((await ask('GET', '/whoami')).body.key.inboxIds, [seen.id]);
  });

  test('meets 404 at every other, as at an id that never was', async () => {
    const email = (await room.rest('GET', `/emails?inboxId=${hidden.id}`)).body.data[0];
    for (const [method, path, body] of [
      ['GET', `/inboxes/${hidden.id}`],
      ['PATCH', `/inboxes/${hidden.id}`, { displayName: 'x' }],
      ['DELETE', `/inboxes/${hidden.id}`],
      ['GET', `/emails?inboxId=${hidden.id}`],
      ['GET', `/emails?threadId=${email.threadId}`],
      ['GET', `/emails?threadId=${email.threadId}&status=quarantined`],
      ['GET', `/emails/${email.id}`],
      ['GET', `/emails/${email.id}/raw`],
      ['PATCH', `/emails/${email.id}/read`, { isRead: true }],
      ['DELETE', `/emails/${email.id}`],
      ['POST', '/emails/send', { inboxId: hidden.id, to: seen.address, subject: 'x', text: 'x' }],
    ] as [string, string, Json?][]) {
      const answer = await ask(method, path, body);
      assert.deepEqual([answer.status, answer.body.code], [404, 'not_found'], `${method} ${path}`);
    }
  });

  test('makes no inbox and no key that sees more, but keys as narrow as itself', async () => {
    assert.deepEqual(await outcome(ask('POST', '/inboxes', {})), [403, 'forbidden']);
    assert.deepEqual(await outcome(ask('POST', '/api-keys', { name: 'x', inboxIds: [hidden.id] })), [403, 'forbidden']);
    assert.deepEqual(await outcome(ask('POST', '/api-keys', { name: 'x', inboxIds: [seen.id, hidden.id] })), [403, 'forbidden']);
    const { body } = await ask('POST', '/api-keys', { name: 'child' });
    assert.deepEqual([body.inboxIds, body.scopes], [[seen.id], [...SCOPES]]);
  });

  test('reads several in one list, page by page, as if they were one', async () => {
    const { body: third } = await room.rest('POST', '/inboxes', {});
    const several = await newKey({ inboxIds: [seen.id, third.id] });
    for (let count = 0; count < 12; count++) {
      if (count % 3 === 0) clock.pass(1);
      const inbox = [seen, third, hidden][count % 4] ?? seen;
      await room.inbound(String(inbox.address), `Subject: ${count}\r\n\r\nx`, { at: clock.now() });
    }
    const all: Json[] = (await room.rest('GET', '/emails?limit=100')).body.data;
    const walked: unknown[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await room.rest('GET', `/emails?limit=2${cursor && `&cursor=${cursor}`}`, undefined, { key: several });
      walked.push(...body.data.map((email: Json) => email.id));
      if (body.nextCursor === null) break;
      cursor = body.nextCursor;
    }
    assert.deepEqual(
      walked,
      all.filter((email) => email.inboxId !== hidden.id).map((email) => email.id),
    );
  });
});

describe('every scope', () => {
  const kept = async (id: unknown) => (await room.sql('select scopes from api_keys where id = ?', id))[0]?.scopes;
  const self = async () => (await room.rest('GET', '/whoami')).body.key;

  test('is what the first key holds, those of later versions among them; answers list them', async () => {
    const own = await self();
    assert.deepEqual(own.scopes, SCOPES);
    assert.equal(await kept(own.id), null);
    const { body: child } = await room.rest('POST', '/api-keys', { name: 'child' });
    assert.deepEqual([child.scopes, await kept(child.id)], [SCOPES, null]);
  });

  test('as a list stays a list, and so do the keys that are made with it', async () => {
    const { body: listed } = await room.rest('POST', '/api-keys', { name: 'listed', scopes: SCOPES });
    const { body: child } = await room.rest('POST', '/api-keys', { name: 'child' }, { key: listed.key });
    assert.deepEqual(child.scopes, SCOPES);
    for (const { id } of [listed, child]) assert.deepEqual(JSON.parse(String(await kept(id))), SCOPES);
    const rotate = room.rest('POST', `/api-keys/${(await self()).id}/rotate`, {}, { key: listed.key });
    assert.deepEqual(await outcome(rotate), [403, 'forbidden']);
  });
});

async function newKey(rights: Json): Promise<string> {
  const { status, body } = await room.rest('POST', '/api-keys', { name: 'made by a test', ...rights });
  assert.equal(status, 201, JSON.stringify(body));
  return body.key;
}

async function outcome(answer: Promise<{ status: number; body: Json }>): Promise<[number, unknown]> {
  const { status, body } = await answer;
  return [status, body.code];
}
