/** How an agent is answered: JSON as text once, or with structured content and real output schemas where its key or a request asks for it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { hashSecret } from '../../../src/core/base/actor.ts';
import { API_KEY, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
await room.inbound(inbox.address, 'From: eve@example.net\r\nSubject: Hello\r\n\r\nThe code is 493 217.\r\n');
const email = (await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data[0];

describe('by default', () => {
  test('an answer is text alone, and no tool lists what it answers', async () => {
    const { client } = await room.mcp();
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.filter((tool) => tool.outputSchema !== undefined),
      [],
    );
    const result = await client.callTool({ name: 'get_email', arguments: { id: email.id } });
    assert.deepEqual(Object.keys(result), ['content']);
  });
});

describe('with structured answers', () => {
  test('that the key asks for, and that rotation keeps', async () => {
    const { body: made } = await room.rest('POST', '/api-keys', { name: 'typed', output: 'structured' });
    assert.equal(made.output, 'structured');
    const { body: rotated } = await room.rest('POST', `/api-keys/${made.id}/rotate`, {});
    const { client } = await room.mcp(rotated.key);
    const { tools } = await client.listTools();
    for (const { name, outputSchema } of tools) {
      assert.equal(outputSchema?.type, 'object', name);
      assert.ok(Object.keys(outputSchema?.properties ?? {}).length > 0, name);
    }
    // The client checks structured content against the listed schema, so each form of an answer has to fit.
    for (const view of ['text', 'full', 'headers']) {
      const { content, structuredContent } = await client.callTool({ name: 'get_email', arguments: { id: email.id, view } });
      assert.deepEqual(content, [{ type: 'text', text: JSON.stringify(structuredContent) }]);
    }
    const { structuredContent } = await client.callTool({ name: 'search_emails', arguments: { q: 'hello code' } });
    const [found] = (structuredContent as { data: { highlights: { ranges: unknown }[] }[] }).data;
    assert.deepEqual(found?.highlights[0]?.ranges, [[0, 5]]);
    const mail = { inboxId: inbox.id, to: inbox.address, subject: 'x', text: 'x', dryRun: true };
    const report = await client.callTool({ name: 'send_email', arguments: mail });
    assert.equal((report.structuredContent as { dryRun: boolean }).dryRun, true);
  });

  test('that a key made with such a key does not have unless it asks', async () => {
    const { body: maker } = await room.rest('POST', '/api-keys', { name: 'typed', output: 'structured' });
    const { body: made } = await room.rest('POST', '/api-keys', { name: 'plain' }, { key: maker.key });
    assert.equal(made.output, 'text');
  });

  test('that one request of a session asks for, or refuses, with a header', async () => {
    const text = await room.mcp();
    const { body: made } = await room.rest('POST', '/api-keys', { name: 'typed', output: 'structured' });
    const typed = await room.mcp(made.key);
    const session = (agent: typeof text) => agent.client.transport?.sessionId ?? '';
    assert.ok((await ask(session(text), undefined, 'structured')).structuredContent);
    assert.equal((await ask(session(text), undefined, ' ')).structuredContent, undefined);
    assert.equal((await ask(session(typed), made.key, 'text')).structuredContent, undefined);
    assert.ok((await ask(session(typed), made.key, undefined)).structuredContent);
  });

  test('are refused by a form that does not exist, and by two', async () => {
    const { client } = await room.mcp();
    for (const form of ['xml', 'text, structured']) {
      const response = await post(client.transport?.sessionId ?? '', undefined, form);
      assert.equal(response.status, 400);
      assert.match(await response.text(), /X-Postroom-Output/);
    }
  });
});

test('a key that was stored before keys could say so keeps structured answers', async () => {
  const secret = 'a-key-of-an-earlier-release-0123456789';
  const columns = 'account_id, name, prefix, read_only, status, created_at';
  await room.sql(
    `insert into api_keys (id, hash, ${columns}) select ${sqlText(randomUUID())}, ${sqlText(hashSecret(secret))}, ${columns} from api_keys where name = 'POSTROOM_API_KEY' returning id`,
  );
  const { client } = await room.mcp(secret);
  assert.ok((await client.callTool({ name: 'whoami', arguments: {} })).structuredContent);
});

function sqlText(text: string): string {
  return `'${text}'`;
}

async function ask(session: string, key: string | undefined, form: string | undefined): Promise<{ structuredContent?: object }> {
  const text = await (await post(session, key, form)).text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '').result;
}

async function post(session: string, key: string | undefined, form: string | undefined): Promise<Response> {
  return await fetch(`${room.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key ?? API_KEY}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-session-id': session,
      ...(form === undefined ? {} : { 'x-postroom-output': form }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'whoami', arguments: {} } }),
  });
}
