/** What a key sees of the tools: a list that fits an agent's context, narrowed by the key and by the caller, never widened. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { API_KEY, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { mcpTools, toolNamed } from '../../support/tools/tool-inputs.ts';

/** What an agent that lives in its mail is given. */
const MAIL_SCOPES = ['inboxes:read', 'inboxes:write', 'emails:send', 'emails:read', 'emails:write', 'drafts:write'];

const room = await startPostroom();

async function keyWith(limits: Json): Promise<string> {
  const { status, body } = await room.rest('POST', '/api-keys', { name: 'limited', ...limits });
  assert.equal(status, 201, JSON.stringify(body));
  return body.key;
}

async function seenBy(key: string, header?: string) {
  const client = closedAtEnd(new Client({ name: 'test', version: '1' }));
  const headers = { authorization: `Bearer ${key}`, ...(header === undefined ? {} : { 'x-postroom-tools': header }) };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${room.url}/mcp`), { requestInit: { headers } }));
  const { tools } = await client.listTools();
  return { client, tools, names: tools.map((tool) => tool.name) };
}

const { tools: listed } = await seenBy(API_KEY);

describe('the list of tools', () => {
  test('fits: at most 24 tools and 20,000 bytes for a key that reads, writes and drafts mail', async () => {
    const { client, tools } = await seenBy(await keyWith({ scopes: MAIL_SCOPES }));
    const bytes = Buffer.byteLength(JSON.stringify(tools));
    assert.ok(tools.length <= 24, `${tools.length} tools: ${tools.map((tool) => tool.name).join(' ')}`);
    assert.ok(bytes <= 20_000, `${bytes} bytes`);
    await client.close();
  });

  test('shows an admin the tools of the other scopes too', async () => {
    const { client, names } = await seenBy(API_KEY);
    assert.deepEqual(
      names,
      mcpTools.map((tool) => tool.name),
    );
    await client.close();
  });

  test('has no writing tool for a key that only reads, and the key writes nothing over REST either', async () => {
    const key = await keyWith({ readOnly: true });
    const { client, tools } = await seenBy(key);
    assert.ok(tools.length > 5);
    assert.deepEqual(
      tools.filter((tool) => tool.annotations?.readOnlyHint !== true),
      [],
    );
    const result = await client.callTool({ name: 'create_inbox', arguments: {} });
    assert.equal(result.isError, true);
    assert.match(JSON.stringify(result.content), /forbidden/);
    assert.equal((await room.rest('POST', '/inboxes', {}, { key })).body.code, 'forbidden');
    assert.equal((await room.rest('GET', '/inboxes', undefined, { key })).status, 200);
    await client.close();
  });

  test('is only what the key names, over both transports', async () => {
    const key = await keyWith({ tools: ['list_inboxes', 'get_email'] });
    const { client, names } = await seenBy(key);
    assert.deepEqual(names, ['list_inboxes', 'get_email']);
    await assert.rejects(client.callTool({ name: 'create_inbox', arguments: {} }), /no tool "create_inbox"/);
    assert.equal((await room.rest('GET', '/inboxes', undefined, { key })).status, 200);
    assert.equal((await room.rest('POST', '/inboxes', {}, { key })).body.code, 'forbidden');
    await client.close();
  });

  test('is narrowed by the header X-Postroom-Tools, and never widened', async () => {
    const narrowed = await seenBy(API_KEY, 'list_inboxes, create_inbox');
    assert.deepEqual(narrowed.names, ['list_inboxes', 'create_inbox']);
    await assert.rejects(narrowed.client.callTool({ name: 'whoami', arguments: {} }), /no tool "whoami"/);
    await narrowed.client.close();
    const bound = await seenBy(await keyWith({ tools: ['list_inboxes'] }), 'list_inboxes,create_inbox');
    assert.deepEqual(bound.names, ['list_inboxes']);
    await bound.client.close();
    const scoped = await seenBy(await keyWith({ scopes: ['inboxes:read'] }), 'list_inboxes,create_inbox');
    assert.deepEqual(scoped.names, ['list_inboxes']);
    await scoped.client.close();
    await assert.rejects(seenBy(API_KEY, 'list_inboxes,make_coffee'), /make_coffee/);
  });
});

describe('the schema of every input', () => {
  for (const { name, inputSchema } of listed) {
    test(`of ${name} lists every argument that it accepts`, () => {
      const { input, takesIdempotencyKey } = toolNamed(name);
      const accepted = [...Object.keys(input.shape), ...(takesIdempotencyKey ? ['idempotencyKey'] : [])];
      const listed = Object.keys(inputSchema.properties ?? {});
      assert.deepEqual(
        listed.filter((one) => one !== 'clear'),
        accepted,
      );
    });

    test(`of ${name} is one that OpenAI's strict mode and Gemini take`, () => {
      const strict = inStrictMode(inputSchema, name);
      assert.deepEqual([strict.additionalProperties, strict.type], [false, 'object']);
    });
  }
});

describe('a limited key', () => {
  test('makes no key that may do more', async () => {
    const tools = await keyWith({ tools: ['create_api_key', 'list_inboxes'] });
    for (const more of [{ tools: ['create_inbox'] }, { tools: ['list_inboxes', 'create_inbox'] }]) {
      const { status, body } = await room.rest('POST', '/api-keys', { name: 'more', ...more }, { key: tools });
      assert.deepEqual([status, body.code], [403, 'forbidden']);
    }
    const child = await room.rest('POST', '/api-keys', { name: 'child' }, { key: tools });
    assert.deepEqual([child.body.tools, child.body.readOnly], [['create_api_key', 'list_inboxes'], false]);
  });

  test('names tools that there are, and a name that is none is refused with the one that is near', async () => {
    const admin = await room.mcp();
    for (const [tools, path, message] of [
      [['list_emails', 'get_mail'], 'tools.1', 'is not the name of a tool; did you mean get_email?'],
      [['list_emails', 'list_emails', 'make_coffee'], 'tools.2', 'is not the name of a tool; tools/list of MCP shows the names'],
      [['bassic'], 'tools.0', 'is not the name of a tool; did you mean basic?'],
    ] as const) {
      const input = { name: 'wrong', tools };
      for (const { status, body } of [await room.rest('POST', '/api-keys', input), await admin.call('create_api_key', input)])
        assert.deepEqual([status, body.code, body.errors], [400, 'invalid_request', [{ path, message }]]);
    }
    const onRestOnly = await room.rest('POST', '/api-keys', { name: 'raw', tools: ['get_raw_email'] });
    assert.deepEqual(onRestOnly.body.tools, ['get_raw_email']);
  });

  test('that names a tool which is no more has its others', async () => {
    const { body: made } = await room.rest('POST', '/api-keys', { name: 'old', tools: ['whoami', 'create_api_key'] });
    const tools = ['whoami', 'gone_by_now', 'create_api_key'];
    await room.sql('update api_keys set tools = ? where id = ? returning id', JSON.stringify(tools), made.id);
    const { names } = await seenBy(made.key);
    assert.deepEqual(names, ['create_api_key', 'whoami']);
    const rotated = await room.rest('POST', `/api-keys/${made.id}/rotate`, {});
    const child = await room.rest('POST', '/api-keys', { name: 'child' }, { key: rotated.body.key });
    assert.deepEqual([rotated.body.tools, child.body.tools], [tools, tools]);
  });

  test('keeps its limits when it is rotated, and whoami tells them', async () => {
    const made = await room.rest('POST', '/api-keys', { name: 'reader', readOnly: true, tools: ['whoami', 'list_inboxes'] });
    const rotated = await room.rest('POST', `/api-keys/${made.body.id}/rotate`, {});
    assert.deepEqual([rotated.body.readOnly, rotated.body.tools], [true, ['whoami', 'list_inboxes']]);
    const { body } = await room.rest('GET', '/whoami', undefined, { key: rotated.body.key });
    assert.deepEqual([body.key.readOnly, body.key.tools], [true, ['whoami', 'list_inboxes']]);
  });

  test('does not get the stored answer of a wider one', async () => {
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const wide = await room.rest('POST', '/inboxes', { localPart: 'once' }, { headers });
    assert.equal(wide.status, 201);
    const reader = await keyWith({ readOnly: true });
    const refused = await room.rest('POST', '/inboxes', { localPart: 'once' }, { key: reader, headers });
    assert.equal(refused.body.code, 'forbidden');
  });
});

/**
 * The schema as clients convert it for OpenAI's strict mode: every field required, those that were not also null, and no other fields.
 * Throws where that cannot be done, or where Gemini's Schema type has no such keyword or value.
 */
function inStrictMode(schema: Json, path: string): Json {
  const { type, properties, required = [], items, enum: values, format, ...others } = schema;
  const unknown = Object.keys(others).filter((keyword) => keyword !== 'description');
  assert.deepEqual(unknown, [], `${path} has a keyword that one of them refuses`);
  assert.ok(['object', 'array', 'string', 'integer', 'number', 'boolean'].includes(String(type)), `${path} has the type ${type}`);
  assert.ok(format === undefined || (type === 'string' && format === 'date-time'), `${path} has the format ${format}`);
  // Gemini has enums of text only, without an empty one.
  const isEnum = Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === 'string' && value !== '');
  assert.ok(values === undefined || (type === 'string' && isEnum), `${path} has the values ${values}`);
  assert.equal(items !== undefined, type === 'array', `${path} has items, or is a list of nothing`);
  assert.equal(properties !== undefined, type === 'object', `${path} has fields, or is an object without`);
  if (type === 'array') return { type, items: inStrictMode(items as Json, `${path}[]`) };
  if (type !== 'object') return { type, ...(values ? { enum: values } : {}) };
  const fields = Object.entries(properties as Record<string, Json>);
  // Gemini refuses an object that is empty, and a field that is required and not there.
  assert.ok(fields.length > 0, `${path} is empty`);
  for (const name of required as string[]) assert.ok(Object.hasOwn(properties as Json, name), `${path} requires ${name}`);
  const strict = fields.map(([name, field]) => [name, inStrictMode(field, `${path}.${name}`)] as const);
  return { type, properties: Object.fromEntries(strict), required: fields.map(([name]) => name), additionalProperties: false };
}
