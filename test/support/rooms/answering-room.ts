/** A room in which every tool has something to answer, and whether what a tool answers is what its schema says and no more. */
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Tool } from '../../../tools/tool.ts';
import { jsonSchemaOf } from '../../../tools/tool-schemas.ts';
import { startDnsServer } from '../servers/dns-server.ts';
import { HOOKS_ENV } from '../servers/webhook-receiver.ts';
import { type Ids, idFields, inputOf, makeIds } from '../tools/tool-inputs.ts';
import { mime } from './conversation.ts';
import { eventually, type Json, type Postroom, startPostroom } from './postroom.ts';

type Schema = { properties?: Record<string, Schema>; additionalProperties?: unknown; items?: Schema; anyOf?: Schema[] };
type Agent = Awaited<ReturnType<Postroom['mcp']>>;

export type AnsweringRoom = {
  room: Postroom;
  /** Of records that the tool can be called with. Tools that only read get the same again. */
  idsOf(tool: Tool): Promise<Ids>;
};

export async function startAnsweringRoom(): Promise<AnsweringRoom> {
  const dns = await startDnsServer();
  const room = await startPostroom({ ...HOOKS_ENV, DNS_SERVERS: dns.address });
  await room.rest('POST', '/inboxes', { localPart: 'sample' });
  await makeIds(room, ['email', 'API key', 'domain', 'webhook endpoint']);
  await suppress(room);
  const kept = new Map<Tool, Ids>();
  return {
    room,
    idsOf: async (tool) => {
      const known = kept.get(tool);
      if (known) return known;
      const made = await newIdsOf(room, tool);
      // What was waited for is not answered again.
      if (tool.effect === 'read' && !tool.name.startsWith('wait_')) kept.set(tool, made);
      return made;
    },
  };
}

/** What an agent is answered, as JSON and as it came. */
export async function answerOf({ client }: Agent, tool: Tool, ids: Ids): Promise<{ body: Json; result: Json }> {
  const result = await client.callTool({ name: tool.name, arguments: inputOf(tool, ids) });
  const [content, ...more] = result.content as { type: string; text: string }[];
  assert.deepEqual([result.isError ?? false, content?.type, more], [false, 'text', []], content?.text);
  return { body: JSON.parse(content?.text ?? ''), result };
}

/** The tool's own shape takes it, and knows every field in it; a list that was given something to show is not empty. */
export function conforms(tool: Tool, shape: z.ZodType, value: unknown): void {
  const read = shape.safeParse(value);
  assert.ok(read.success, read.error && z.prettifyError(read.error));
  assert.deepEqual(unknownFields(value, jsonSchemaOf(shape) as Schema, tool.name), []);
  if (/^list_/.test(tool.name)) assert.notDeepEqual((value as { data: unknown[] }).data, []);
}

/** A list that is narrowed to an inbox finds mail in it, held mail too. */
async function newIdsOf(room: Postroom, tool: Tool): Promise<Ids> {
  if (tool.name.includes('suppression')) await suppress(room);
  const nouns = idFields(tool).map((field) => field.noun);
  const made = await makeIds(
    room,
    /^list_/.test(tool.name) && nouns.includes('inbox') ? [...nouns, 'email', 'held email'] : nouns,
  );
  if (tool.name === 'list_labels') await room.rest('PATCH', '/emails', { ids: [made.email], addLabels: ['sample'] });
  return tool.name === 'list_suppressed_wakes' ? { ...made, 'webhook endpoint': await holdingBack(room) } : made;
}

/** The id of an endpoint that a machine's mail did not wake. */
async function holdingBack(room: Postroom): Promise<string> {
  const { address } = (await room.rest('POST', '/inboxes', {})).body;
  const hook = { url: 'http://127.0.0.1:1024/hook', types: ['email.received'], wake: { only: ['any'] } };
  const { id } = (await room.rest('POST', '/webhook-endpoints', hook)).body;
  const headers = ['Auto-Submitted: auto-generated'];
  assert.equal((await room.inbound(address, mime({ to: address, subject: 'A notice', text: 'x', headers }))).status, 200);
  const path = `/webhook-endpoints/${id}/suppressed`;
  return await eventually('it is held back', async () => (await room.rest('GET', path)).body.data.length > 0 && id);
}

async function suppress(room: Postroom): Promise<void> {
  for (const address of ['listed@example.org', 'sample@example.org']) await room.rest('POST', '/suppressions', { address });
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
