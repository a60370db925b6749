/** Presets of tools: what a small context is given, by a header or by a key, over both revisions; and that nothing leads beyond it. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { TOOL_PRESETS } from '../../../src/core/base/tool-choice.ts';
import { statelessClient } from '../../support/clients/stateless-client.ts';
import { API_KEY, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { mcpTools } from '../../support/tools/tool-inputs.ts';

const BASIC = { 'X-Postroom-Tools': 'basic' };
const room = await startPostroom();
const made = await room.rest('POST', '/api-keys', { name: 'small', tools: 'basic' });
const small: string = made.body.key;
const stateless = await statelessClient(`${room.url}/mcp`, small);
after(() => stateless.close());

test('basic is 12 tools in 8,000 bytes, by a header or by a key, over both revisions', async () => {
  const lists = [
    await (await room.mcp(API_KEY, BASIC)).client.listTools(),
    await (await room.mcp(small)).client.listTools(),
    await stateless.client.listTools(),
    await (await statelessClient(`${room.url}/mcp`, API_KEY, BASIC)).client.listTools(),
  ];
  for (const { tools } of lists) {
    const bytes = Buffer.byteLength(JSON.stringify(tools));
    assert.equal(tools.length, 12);
    assert.ok(bytes <= 8_000, `${bytes} bytes`);
    assert.deepEqual(new Set(tools.map(({ name }) => name)), new Set(TOOL_PRESETS.basic));
  }
});

test('a preset names tools that there are', () => {
  for (const names of Object.values(TOOL_PRESETS))
    for (const name of names)
      assert.ok(
        mcpTools.some((tool) => tool.name === name),
        name,
      );
});

test('arguments that are rarely used are not listed there, and taken all the same', async () => {
  const [whole, brief] = [await room.mcp(), await room.mcp(API_KEY, BASIC)];
  const listed = async ({ client }: typeof whole) => {
    const { tools } = await client.listTools();
    return Object.keys(tools.find(({ name }) => name === 'create_inbox')?.inputSchema.properties ?? {});
  };
  assert.ok((await listed(whole)).includes('metadata'));
  assert.deepEqual(await listed(brief), ['localPart', 'displayName', 'idempotencyKey']);
  const { body } = await brief.call('create_inbox', { metadata: { team: 'sales' } });
  assert.deepEqual(body.metadata, { team: 'sales' });
});

test('a key keeps the preset, not the names that are in it', async () => {
  assert.equal(made.body.tools, 'basic');
  const { body: keys } = await room.rest('GET', '/api-keys');
  assert.equal(keys.data.find(({ id }: Json) => id === made.body.id).tools, 'basic');
  const admin = await room.mcp();
  const { body } = await admin.call('create_api_key', { name: 'as models send it', tools: ['basic'] });
  assert.equal(body.tools, 'basic');
  const rotated = await room.rest('POST', `/api-keys/${body.id}/rotate`, {});
  assert.equal(rotated.body.tools, 'basic');
  const mixed = await room.rest('POST', '/api-keys', { name: 'mixed', tools: ['basic', 'whoami'] });
  assert.deepEqual([mixed.status, mixed.body.errors[0].path], [400, 'tools']);
});

test('a key with a preset does nothing beyond it, and a header widens nothing', async () => {
  const agent = await room.mcp(small);
  await assert.rejects(agent.call('delete_inbox', {}), { code: -32602 });
  await assert.rejects(stateless.client.callTool({ name: 'whoami' }), { code: -32602 });
  for (const [method, path] of [
    ['GET', '/whoami'],
    ['GET', '/threads'],
    ['POST', '/api-keys'],
  ] as const)
    assert.equal((await room.rest(method, path, method === 'POST' ? { name: 'more' } : undefined, { key: small })).status, 403);
  const narrowed = await room.mcp(small, { 'X-Postroom-Tools': 'get_email,whoami' });
  assert.deepEqual(
    (await narrowed.client.listTools()).tools.map(({ name, title }) => [name, title]),
    [['get_email', undefined]],
  );
  await assert.rejects(room.mcp(API_KEY, { 'X-Postroom-Tools': 'basic,whoami' }), /stands alone/);
});

test('a key with some tools makes none with a preset, which may grow', async () => {
  const names = ['create_api_key', ...TOOL_PRESETS.basic];
  const { body: some } = await room.rest('POST', '/api-keys', { name: 'some', tools: names });
  const refused = await room.rest('POST', '/api-keys', { name: 'preset', tools: 'basic' }, { key: some.key });
  assert.deepEqual([refused.status, refused.body.code], [403, 'forbidden']);
});

test('what is refused names no argument that is not listed', async () => {
  const said = async (headers: Record<string, string>) =>
    (await (await room.mcp(API_KEY, headers)).call('create_inbox', { rule: 'x' })).body.errors[0].message;
  assert.match(await said({}), /did you mean rules/);
  assert.doesNotMatch(await said(BASIC), /did you mean/);
});

test('no sentence of an error names an argument that a preset leaves out', () => {
  const fields = mcpTools
    .filter(({ name }) => TOOL_PRESETS.basic.includes(name))
    .flatMap(({ input }) => Object.entries(input.shape));
  const isRare = (field: (typeof fields)[number][1]) => 'x-rare' in (field.meta() ?? {});
  const listed = new Set(fields.flatMap(([name, field]) => (isRare(field) ? [] : [name])));
  // Names that are no words of English, which a sentence may use otherwise.
  const names = new Set(
    fields.flatMap(([name, field]) => (isRare(field) && !listed.has(name) && /[A-Z]/.test(name) ? [name] : [])),
  );
  assert.ok(names.has('holdSeconds'));
  for (const [file, text] of sources(['src/core', 'tools'])) {
    const spoken = text.replace(/(?:\.describe\(|description:)\s*(?:'[^'\n]*'|`[^`\n]*`)/g, '');
    const sentences = spoken.match(/(?<=[\s(,:?])(?:'\w[^'\n]* [^'\n]*'|`\w[^`\n]* [^`\n]*`)/g) ?? [];
    for (const sentence of sentences)
      for (const name of names) assert.ok(!new RegExp(`\\b${name}\\b`).test(sentence), `${file} names ${name}: ${sentence}`);
  }
});

function sources(folders: string[]): [string, string][] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path): [string, string] => [path, readFileSync(`${folder}/${path}`, 'utf8')]),
  );
}
