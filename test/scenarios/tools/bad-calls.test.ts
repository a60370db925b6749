/** Bad calls of tools: an agent is told what was wrong and what to do next. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SCOPES } from '../../../src/core/base/actor.ts';
import { toolSchemas } from '../../../tools/tool-schemas.ts';
import { API_KEY, type Json } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { anyIds, inputOf, mcpTools } from '../../support/tools/tool-inputs.ts';

/** What is sent beside a mail that is right, the field that is refused, and what is said of it. */
const REFUSED: [Json, string, string][] = [
  [{ to: { email: 'a@example.org' } }, 'to', 'must be a string or a list'],
  [{ to: [{ email: 'a@example.org' }] }, 'to.0', 'must be a string, not an object'],
  [{ to: Array(101).fill('a@example.org') }, 'to', 'must have at most 100 entries'],
  [{ to: [] }, 'to', 'must have at least 1 entry'],
  [{ text: 7 }, 'text', 'must be a string'],
  [{ text: ['x'] }, 'text', 'must be a string, not a list'],
  [{ holdSeconds: -1 }, 'holdSeconds', 'must be at least 0'],
  [{ holdSeconds: 1.5 }, 'holdSeconds', 'must be a whole number'],
  [{ dryRun: 'maybe' }, 'dryRun', 'must be true or false, not a string'],
  [{ onUnknown: 'drop' }, 'onUnknown', 'must be one of retry, hold'],
  [{ labels: ['x'.repeat(101)] }, 'labels.0', 'must have at most 100 characters'],
  [{ labels: ['ok', ' \u3000'] }, 'labels.1', 'must not be blank'],
  [{ headers: JSON.parse('{"X-A":"x","__proto__":"x"}') }, 'headers.__proto__', 'is not a name that can be used'],
];

const { room, sink } = await startRelayedRoom();
const agent = await room.mcp();
await room.rest('POST', '/inboxes', { localPart: 'sample' });

describe('a tool call', () => {
  test('with wrong types and unknown fields names each of them, and says what to do', async () => {
    const { status, body } = await agent.call('create_inbox', {
      localPart: 7,
      displayName: ['x'],
      colour: 'red',
      metadata: { a: 1 },
    });
    assert.deepEqual([status, body.code], [400, 'invalid_request']);
    assert.deepEqual(body.errors.map((error: Json) => error.path).sort(), ['colour', 'displayName', 'localPart', 'metadata.a']);
    assert.ok(body.hint && body.message);
    assert.deepEqual(Object.keys(body).sort(), ['code', 'errors', 'hint', 'message']);
  });

  for (const [given, path, message] of REFUSED) {
    test(`with ${JSON.stringify(given).slice(0, 60)} is told in plain English what ${path} must be`, async () => {
      const mail = { inboxId: 'sample@postroom.localhost', to: 'a@example.org', subject: 'x', text: 'x', ...given };
      const asAgent = (await agent.call('send_email', mail)).body;
      assert.deepEqual(asAgent.errors, [{ path, message }]);
      assert.equal(asAgent.message, `${path}: ${message}`);
      assert.deepEqual((await room.rest('POST', '/emails/send', mail)).body.errors, [{ path, message }]);
    });
  }

  test('with a scope that is none is told all those that there are', async () => {
    const { body } = await agent.call('create_api_key', { name: 'x', scopes: ['emails.read'] });
    assert.equal(body.errors[0].message, `must be one of ${SCOPES.join(', ')}`);
  });

  for (const tool of mcpTools) {
    test(`of ${tool.name} with an unknown field, or with what it needs left out, is refused as invalid`, async () => {
      const unknown = await agent.call(tool.name, { ...inputOf(tool, anyIds()), surprise: true });
      assert.deepEqual([unknown.status, unknown.body.code], [400, 'invalid_request']);
      assert.deepEqual(unknown.body.errors, [{ path: 'surprise', message: 'is not a known field' }]);
      for (const name of (toolSchemas(tool).input.required ?? []) as string[]) {
        const { [name]: _, ...rest } = inputOf(tool, anyIds());
        const { body } = await agent.call(tool.name, rest);
        assert.equal(body.code, 'invalid_request');
        assert.ok(
          body.errors.some((error: Json) => error.path === name),
          name,
        );
        assert.ok(body.hint);
      }
    });
  }

  test('with a line break where a header or an address is made is refused, and nothing is sent', async () => {
    const inboxId = (await room.rest('GET', '/inboxes')).body.data[0].id;
    for (const mail of [
      { to: 'a@example.org\r\nBcc: b@example.net' },
      { subject: 'x\nBcc: b@example.net' },
      { headers: { 'X-A': 'x\r\ny' } },
    ]) {
      const { body } = await agent.call('send_email', { inboxId, to: 'a@example.org', subject: 'x', text: 'x', ...mail });
      assert.equal(body.code, 'invalid_request');
      assert.ok(body.errors.length > 0 && body.hint);
    }
    assert.deepEqual(sink.mails, []);
  });

  test('with a field, or a name of its own, that no object can have is refused, and not taken without it', async () => {
    const [asField, inMetadata] = ['{"__proto__":{"a":1}}', '{"metadata":{"a":"x","__proto__":"x"}}'];
    const call = (text: string) =>
      raw(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_inbox","arguments":${text}}}`);
    assert.match((await call(inMetadata)).text, /metadata\.__proto__: is not a name that can be used/);
    assert.match((await call(asField)).text, /params\.arguments\.__proto__: is not a name that can be used/);
    const overRest = await room.rest('POST', '/inboxes', inMetadata);
    assert.deepEqual(overRest.body.errors, [{ path: 'metadata.__proto__', message: 'is not a name that can be used' }]);
    const { body: template } = await room.rest('POST', '/templates', { name: 'hello', subject: 'Hello', text: 'Hello {{name}}' });
    const filled = await room.rest('POST', `/templates/${template.id}/preview`, '{"variables":{"name":"x","__proto__":"x"}}');
    assert.deepEqual([filled.status, filled.body.errors?.[0].path], [400, 'variables.__proto__'], JSON.stringify(filled.body));
  });

  test('nested 100,000 levels deep is refused, and the session goes on', async () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    for (const args of [deep, `{"metadata":${deep}}`]) {
      const answer = await raw(
        `{"jsonrpc":"2.0","id":"deep","method":"tools/call","params":{"name":"create_inbox","arguments":${args}}}`,
      );
      assert.ok([200, 400].includes(answer.status));
      assert.doesNotMatch(answer.text, /"internal"|-32603/);
    }
    for (const body of [
      '{',
      'null',
      '[]',
      '1',
      '"x"',
      '{"jsonrpc":"2.0"}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}',
    ]) {
      const answer = await raw(body);
      assert.ok(answer.status < 500, body);
      assert.doesNotMatch(answer.text, /\.ts:|node_modules/);
    }
    assert.equal((await agent.call('whoami')).status, 200);
  });

  test('of a tool that does not exist says so', async () => {
    for (const name of ['no_such_tool', '', '__proto__', 'constructor', 'get_raw_email'])
      await assert.rejects(agent.call(name), /There is no tool/);
  });

  test('that goes wrong on the way never quotes the mail it was about', async () => {
    const inboxId = (await room.rest('GET', '/inboxes')).body.data[0].id;
    const secret = 'sesame-7431';
    for (const mail of [
      { to: secret },
      { subject: `${secret}\n` },
      { cc: [`${secret}@@x`] },
      { headers: { 'X-A': `${secret}\n` } },
      { html: 7, text: secret },
    ]) {
      const { body } = await agent.call('send_email', { inboxId, to: 'a@example.org', subject: 'x', text: 'x', ...mail });
      assert.doesNotMatch(JSON.stringify(body), /sesame/);
    }
  });
});

/** A message as it is, in the session of the agent. */
async function raw(body: string): Promise<{ status: number; text: string }> {
  const session = agent.client.transport?.sessionId ?? '';
  const headers = {
    authorization: `Bearer ${API_KEY}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-session-id': session,
  };
  const response = await fetch(`${room.url}/mcp`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}
