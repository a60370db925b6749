/** X-Postroom-Tools: a caller sees fewer tools than its key allows, never more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { API_KEY, type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();

test('the header leaves what it names, in the list and in calls', async () => {
  assert.deepEqual(await names('get_email, list_inboxes ,,whoami,get_email'), ['list_inboxes', 'get_email', 'whoami']);
  const agent = await room.mcp(undefined, { 'X-Postroom-Tools': 'whoami' });
  assert.equal((await agent.call('whoami')).status, 200);
  await assert.rejects(agent.call('list_inboxes'), { code: -32602 });
  await agent.close();
});

test('an empty header is none', async () => {
  assert.deepEqual(await names(' , '), await names());
  assert.ok((await names()).length > 10);
});

test('it never widens what the key allows', async () => {
  const newKey = async (more: Json) => (await room.rest('POST', '/api-keys', { name: 'narrow', ...more })).body.key;
  const wide = 'whoami,list_inboxes,create_inbox,get_email';
  assert.deepEqual(await names(wide, await newKey({ scopes: ['emails:read'] })), ['get_email', 'whoami']);
  assert.deepEqual(await names(wide, await newKey({ tools: ['list_inboxes', 'list_emails'] })), ['list_inboxes']);
  assert.deepEqual(await names(wide, await newKey({ readOnly: true })), ['list_inboxes', 'get_email', 'whoami']);
});

test('it may change from one request of a session to the next', async () => {
  const agent = await room.mcp();
  const { sessionId = '' } = agent.client.transport ?? {};
  assert.deepEqual(await names('whoami', API_KEY, sessionId), ['whoami']);
  assert.ok((await agent.client.listTools()).tools.length > 10);
  await agent.close();
});

test('an unknown name is refused by name, before anything else is done', async () => {
  for (const [header, name] of [
    ['get_email,get_mail', 'get_mail'],
    ['get_raw_email', 'get_raw_email'],
    [`${'x'.repeat(300)}`, 'x'.repeat(100)],
  ]) {
    const response = await ask(header ?? '', API_KEY, '');
    assert.equal(response.status, 400);
    const { error, id } = (await response.json()) as { error: { code: number; message: string }; id: null };
    assert.deepEqual([error.code, id], [-32602, null]);
    assert.match(error.message, new RegExp(`"${name}", which is no tool.*tools/list`));
  }
});

/** Names of tools/list as a request with the header sees it. */
async function names(header?: string, key = API_KEY, sessionId?: string): Promise<string[]> {
  const session = sessionId ?? (await sessionOf(key));
  const text = await (await ask(header, key, session)).text();
  const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '') as { result: { tools: { name: string }[] } };
  return result.tools.map(({ name }) => name);
}

async function sessionOf(key: string): Promise<string> {
  const agent = await room.mcp(key);
  return agent.client.transport?.sessionId ?? '';
}

async function ask(header: string | undefined, key: string, session: string): Promise<Response> {
  return await fetch(`${room.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-session-id': session,
      ...(header === undefined ? {} : { 'x-postroom-tools': header }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
}
