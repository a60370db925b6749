/** Answers: every tool and every route, called with a valid input made from its own schema, answers what its schema says and no more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { routes } from '../../../src/rest/routes.ts';
import { API_PREFIX } from '../../../tools/http.ts';
import type { Tool } from '../../../tools/tool.ts';
import { jsonSchemaOf } from '../../../tools/tool-schemas.ts';
import { mime, unfenced } from '../../support/conversation.ts';
import { startDnsServer } from '../../support/dns-server.ts';
import { API_KEY, eventually, type Json, startPostroom } from '../../support/postroom.ts';
import { askRoute, type Ids, idFields, inputOf, makeIds, mcpTools } from '../../support/tool-inputs.ts';
import { HOOKS_ENV } from '../../support/webhook-receiver.ts';

type Schema = { properties?: Record<string, Schema>; additionalProperties?: unknown; items?: Schema; anyOf?: Schema[] };

const dns = await startDnsServer();
const room = await startPostroom({ ...HOOKS_ENV, DNS_SERVERS: dns.address });
const agent = await room.mcp();
const structured = await room.mcp(API_KEY, { 'X-Postroom-Output': 'structured' });
// From here on, the client checks each answer against the schema that is listed.
await structured.client.listTools();
await room.rest('POST', '/inboxes', { localPart: 'sample' });
await makeIds(room, ['email', 'API key', 'domain', 'webhook endpoint']);
await suppress();
/** Tools that only read take the same records again. */
const kept = new Map<Tool, Ids>();
const { paths } = (await room.rest('GET', '/openapi.json', undefined, { key: null })).body;

for (const tool of mcpTools) {
  test(`${tool.name} answers an agent JSON as text, as its schema says`, async () => {
    const { body, result } = await answerOf(agent, tool, await idsOf(tool));
    assert.equal(result.structuredContent, undefined);
    conforms(tool, tool.compact ?? tool.output, unfenced(body));
  });

  test(`${tool.name} answers structured content on request, the same JSON as text, as its listed schema says`, async () => {
    const { body, result } = await answerOf(structured, tool, await idsOf(tool));
    assert.deepEqual(body, result.structuredContent);
  });
}

for (const route of routes) {
  test(`${route.method} ${route.path} answers with the status and the body its operation names`, async () => {
    const { responses } = paths[API_PREFIX + route.path][route.method.toLowerCase()];
    const answer = await askRoute(room, route, inputOf(route.tool, await idsOf(route.tool)));
    assert.ok(String(answer.status) in responses, `${answer.status} ${JSON.stringify(answer.body)}`);
    const contentType = answer.headers.get('content-type')?.split(';')[0];
    const [documented] = Object.keys(responses[answer.status].content);
    if (documented === 'application/octet-stream') return assert.ok(answer.body.length > 0);
    assert.equal(contentType, documented);
    conforms(route.tool, route.tool.output, answer.body);
  });
}

test('an id in upper case is the same id (RFC 9562 section 4)', async () => {
  const { inbox, email } = await makeIds(room, ['email']);
  for (const path of [
    `/inboxes/${inbox.toUpperCase()}`,
    `/emails/${email.toUpperCase()}`,
    `/emails?inboxId=${inbox.toUpperCase()}`,
  ])
    assert.equal((await room.rest('GET', path)).status, 200, path);
  const { body } = await agent.call('get_email', { id: email.toUpperCase() });
  assert.equal(body.id, email);
});

async function answerOf({ client }: typeof agent, tool: Tool, ids: Ids): Promise<{ body: Json; result: Json }> {
  const result = await client.callTool({ name: tool.name, arguments: inputOf(tool, ids) });
  const [content, ...more] = result.content as { type: string; text: string }[];
  assert.deepEqual([result.isError ?? false, content?.type, more], [false, 'text', []], content?.text);
  return { body: JSON.parse(content?.text ?? ''), result };
}

/** A list that is narrowed to an inbox finds mail in it, held mail too. */
async function idsOf(tool: Tool): Promise<Ids> {
  const known = kept.get(tool);
  if (known) return known;
  const made = await newIdsOf(tool);
  // What was waited for is not answered again.
  if (tool.effect === 'read' && !tool.name.startsWith('wait_')) kept.set(tool, made);
  return made;
}

async function newIdsOf(tool: Tool): Promise<Ids> {
  if (tool.name.includes('suppression')) await suppress();
  const nouns = idFields(tool).map((field) => field.noun);
  const made = await makeIds(
    room,
    /^list_/.test(tool.name) && nouns.includes('inbox') ? [...nouns, 'email', 'held email'] : nouns,
  );
  if (tool.name === 'list_labels') await room.rest('PATCH', '/emails', { ids: [made.email], addLabels: ['sample'] });
  return tool.name === 'list_suppressed_wakes' ? { ...made, 'webhook endpoint': await holdingBack() } : made;
}

/** The id of an endpoint that a machine's mail did not wake. */
async function holdingBack(): Promise<string> {
  const { address } = (await room.rest('POST', '/inboxes', {})).body;
  const hook = { url: 'http://127.0.0.1:1024/hook', types: ['email.received'], wake: { only: ['any'] } };
  const { id } = (await room.rest('POST', '/webhook-endpoints', hook)).body;
  const headers = ['Auto-Submitted: auto-generated'];
  assert.equal((await room.inbound(address, mime({ to: address, subject: 'A notice', text: 'x', headers }))).status, 200);
  const path = `/webhook-endpoints/${id}/suppressed`;
  return await eventually('it is held back', async () => (await room.rest('GET', path)).body.data.length > 0 && id);
}

async function suppress(): Promise<void> {
  for (const address of ['listed@example.org', 'sample@example.org']) await room.rest('POST', '/suppressions', { address });
}

/** The tool's own shape takes it, and knows every field in it; a list that was given something to show is not empty. */
function conforms(tool: Tool, shape: z.ZodType, value: unknown): void {
  const read = shape.safeParse(value);
  assert.ok(read.success, read.error && z.prettifyError(read.error));
  assert.deepEqual(unknownFields(value, jsonSchemaOf(shape) as Schema, tool.name), []);
  if (/^list_/.test(tool.name)) assert.notDeepEqual((value as { data: unknown[] }).data, []);
}

function unknownFields(value: unknown, schema: Schema, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => unknownFields(one, schema.items ?? {}, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  const known = schema.properties ?? schema.anyOf?.find((option) => option.properties)?.properties;
  if (!known) return typeof schema.additionalProperties === 'object' ? [] : [path];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = known[name];
    return field ? unknownFields(inner, field, `${path}.${name}`) : [`${path}.${name}`];
  });
}
