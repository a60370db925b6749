/** Every tool as an agent sees it: its words, hints and shapes, and a snapshot of the public JSON. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { tools } from '../../../tools/index.ts';
import { toolSchemas } from '../../../tools/tool-schemas.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { toolNamed } from '../../support/tools/tool-inputs.ts';

const SNAPSHOT = new URL('../../snapshots/tools.json', import.meta.url);

type Schema = {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
};
type Listed = {
  name: string;
  title: string;
  description: string;
  inputSchema: Schema;
  annotations: Record<string, unknown>;
};

const room = await startPostroom();
const agent = await room.mcp();
const listed: Listed[] = (await agent.client.listTools()).tools as unknown[] as Listed[];
await agent.close();

test('the issue of an agent: every capability is a tool, in the order the list has', () => {
  assert.deepEqual(
    listed.map((tool) => tool.name),
    tools.filter((tool) => tool.mcp).map((tool) => tool.name),
  );
  assert.equal(new Set(listed.map((tool) => tool.name)).size, listed.length);
});

test('names are snake_case verb_noun, and words say enough without filling a context window', () => {
  for (const { name, title, description } of listed) {
    assert.ok(['whoami', 'unsubscribe'].includes(name) || /^[a-z]+(?:_[a-z]+)+$/.test(name), name);
    assert.ok(title.length > 3 && title.length < 60, name);
    assert.ok(description.length > 40 && description.length < 400, `${name}: ${description.length} characters`);
    assert.match(description, /\.$/, name);
  }
});

test('the hints are there, and agree with the effect', () => {
  for (const { name, annotations } of listed) {
    const tool = tools.find((one) => one.name === name);
    for (const hint of ['readOnlyHint', 'openWorldHint', ...(tool?.effect === 'read' ? [] : ['destructiveHint'])]) {
      assert.equal(typeof annotations[hint], 'boolean', `${name}.${hint}`);
    }
    assert.equal(annotations.readOnlyHint, tool?.effect === 'read', name);
    const repeats = tool?.effect !== 'read' && tool?.idempotent === true;
    assert.equal(annotations.idempotentHint, repeats ? true : undefined, name);
    assert.equal(annotations.destructiveHint, tool?.effect === 'read' ? undefined : tool?.effect === 'destructive', name);
  }
});

test('inputs are objects without a union on top, strict, and none is empty', () => {
  for (const { name, inputSchema } of listed) {
    assert.equal(inputSchema.type, 'object', name);
    for (const union of ['anyOf', 'oneOf', 'allOf']) assert.ok(!(union in inputSchema), `${name} has ${union} on top`);
    assert.equal(toolSchemas(toolNamed(name)).input.additionalProperties, false, `${name} takes unknown fields`);
    assert.ok(Object.keys(inputSchema.properties ?? {}).length > 0, name);
  }
});

test('every field is described, and every array says of what', () => {
  for (const tool of tools) {
    const { name } = tool;
    const { input: inputSchema, output: outputSchema } = toolSchemas(tool) as { input: Schema; output: Schema };
    for (const [path, schema] of [...fields(inputSchema, `${name} in`), ...fields(outputSchema, `${name} out`)]) {
      assert.ok(schema.description, `${path} is not described`);
    }
    for (const [path, schema] of [...nodes(inputSchema, `${name} in`), ...nodes(outputSchema, `${name} out`)]) {
      if (schema.type === 'array') assert.ok(Object.keys(schema.items ?? {}).length > 0, `${path} is an array of nothing`);
      // The official client of version 1 checks answers by draft-07, which has no prefixItems.
      assert.ok(!('prefixItems' in schema), `${path} is a tuple`);
    }
  }
});

test('the public JSON is what it was (UPDATE_SNAPSHOTS=1 takes a new one)', () => {
  const now = `${JSON.stringify(listed, null, 2)}\n`;
  if (process.env.UPDATE_SNAPSHOTS === '1') {
    mkdirSync(new URL('../..', SNAPSHOT), { recursive: true });
    writeFileSync(SNAPSHOT, now);
  }
  assert.equal(now, readFileSync(SNAPSHOT, 'utf8'));
});

function fields(schema: Schema, path: string): [string, Schema][] {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]): [string, Schema] => [`${path}.${name}`, field]);
  return [...own, ...nested(schema, path).flatMap(([at, inner]) => fields(inner, at))];
}

function nodes(schema: Schema, path: string): [string, Schema][] {
  return [[path, schema], ...nested(schema, path).flatMap(([at, inner]) => nodes(inner, at))];
}

function nested(schema: Schema, path: string): [string, Schema][] {
  return [
    ...Object.entries(schema.properties ?? {}).map(([name, field]): [string, Schema] => [`${path}.${name}`, field]),
    ...(schema.items ? [[`${path}[]`, schema.items] as [string, Schema]] : []),
    ...(schema.anyOf ?? []).map((one, index): [string, Schema] => [`${path}|${index}`, one]),
  ];
}
