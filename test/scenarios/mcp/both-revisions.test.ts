/** What clients of both revisions of MCP are shown, one with sessions and one without: the same. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { REVISION, statelessClient, statelessHeaders, statelessRequest } from '../../support/clients/stateless-client.ts';
import { jsonOf } from '../../support/rooms/conversation.ts';
import { API_KEY, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';

const ALL = 'postroom://inboxes';
const HEADERS = {
  authorization: `Bearer ${API_KEY}`,
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

describe('clients of both revisions', () => {
  let room: Postroom;
  let session: Awaited<ReturnType<Postroom['mcp']>>;
  let agent: Awaited<ReturnType<typeof statelessClient>>;

  before(async () => {
    room = await startPostroom();
    session = await room.mcp();
    agent = await statelessClient(`${room.url}/mcp`, API_KEY);
    await room.rest('POST', '/inboxes', { localPart: 'ada' });
  });
  after(async () => {
    await session.close();
    await agent.close();
    await room.close();
  });

  test('learn the same of Postroom', () => {
    assert.equal(agent.client.getNegotiatedProtocolVersion(), REVISION);
    assert.deepEqual(agent.client.getServerVersion(), session.client.getServerVersion());
    assert.deepEqual(agent.client.getServerCapabilities(), session.client.getServerCapabilities());
    assert.equal(agent.client.getInstructions(), session.client.getInstructions());
  });

  test('see the same tools, resources and prompts', async () => {
    const [a, b] = [agent.client, session.client];
    assert.deepEqual((await a.listTools()).tools, (await b.listTools()).tools);
    assert.deepEqual((await a.listResources()).resources, (await b.listResources()).resources);
    assert.deepEqual((await a.listResourceTemplates()).resourceTemplates, (await b.listResourceTemplates()).resourceTemplates);
    assert.deepEqual((await a.listPrompts()).prompts, (await b.listPrompts()).prompts);
  });

  test('read the same answers, resources, prompts and completions', async () => {
    const inbox = (await session.call('list_inboxes')).body.data[0];
    const listed = await agent.client.callTool({ name: 'list_inboxes', arguments: {} });
    assert.deepEqual(jsonOf(listed), (await session.call('list_inboxes')).body);
    assert.deepEqual(listed.content, (await session.client.callTool({ name: 'list_inboxes', arguments: {} })).content);
    const uri = `${ALL}/${inbox.id}`;
    assert.deepEqual((await agent.client.readResource({ uri })).contents, (await session.client.readResource({ uri })).contents);
    const asked = { name: 'triage_inbox', arguments: { inboxId: inbox.id } };
    const messages = async ({ client }: typeof agent | typeof session) => (await client.getPrompt(asked)).messages.length;
    assert.ok((await messages(agent)) > 0);
    assert.equal(await messages(agent), await messages(session));
    const completing = { ref: { type: 'ref/resource' as const, uri: `${ALL}/{id}` }, argument: { name: 'id', value: '' } };
    assert.deepEqual((await agent.client.complete(completing)).completion.values, [inbox.id]);
  });

  test('are told what they did wrong: by the answer of the tool, or as an error', async () => {
    const wrong = { name: 'update_inbox', arguments: { id: 'none' } };
    const refused = await agent.client.callTool(wrong);
    assert.equal(refused.isError, true);
    assert.deepEqual(refused.content, (await session.client.callTool(wrong)).content);
    await assert.rejects(agent.client.callTool({ name: 'open_vault', arguments: {} }), {
      code: -32602,
      message: /no tool "open_vault"/,
    });
    const none = `${ALL}/01a1fe05-c4a9-709e-8ae4-6951f20c6f10`;
    // The code of 2025-11-25 for it, -32002, is no more in this revision (MCP 2026-07-28, server/resources).
    await assert.rejects(agent.client.readResource({ uri: none }), { code: -32602, data: { uri: none } });
  });

  test('have no session to listen or set a level in, when they are stateless', async () => {
    for (const method of [
      'resources/subscribe',
      'resources/unsubscribe',
      'logging/setLevel',
      'initialize',
      'ping',
      'vault/open',
    ]) {
      const response = await fetch(`${room.url}/mcp`, {
        method: 'POST',
        headers: { ...HEADERS, ...statelessHeaders(method) },
        body: JSON.stringify(statelessRequest(method, { uri: ALL, level: 'info' })),
      });
      const { error } = (await response.json()) as { error?: { code: number } };
      assert.deepEqual([response.status, error?.code], [404, -32601], method);
    }
  });

  test('see only what their key and X-Postroom-Tools leave', async () => {
    const { key } = (await room.rest('POST', '/api-keys', { name: 'reader', readOnly: true })).body;
    const reader = await statelessClient(`${room.url}/mcp`, key, { 'x-postroom-tools': 'list_inboxes, create_inbox' });
    assert.deepEqual(
      (await reader.client.listTools()).tools.map(({ name }) => name),
      ['list_inboxes'],
    );
    assert.equal((await reader.client.callTool({ name: 'create_inbox', arguments: {} })).isError, true);
    await assert.rejects(reader.client.callTool({ name: 'whoami', arguments: {} }), /no tool "whoami"/);
    await reader.close();
  });
});
