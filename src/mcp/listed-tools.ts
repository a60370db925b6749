/** Tools as tools/list shows them, in the part of JSON Schema that OpenAI's strict mode and Gemini both take. */
import { clearableFields, MODEL_DEFAULT } from '../../tools/sent-arguments.ts';
import type { Tool } from '../../tools/tool.ts';
import { answersOf, jsonSchemaOf, toolSchemas } from '../../tools/tool-schemas.ts';
import { isRecord } from '../core/base/is-record.ts';
import type { AnswerForm } from '../core/store/api-keys.ts';

/** A tool as tools/list shows it (MCP 2025-11-25, server/tools). */
export type ListedTool = {
  name: string;
  /** For people; a brief list leaves it out. */
  title?: string;
  description: string;
  inputSchema: ObjectSchema;
  /** Only where answers are structured. */
  outputSchema?: ObjectSchema;
  annotations: {
    readOnlyHint: boolean;
    /**
     * These two say nothing of tools that only read, which lack them. The second is left out where it is false, its default (MCP,
     * ToolAnnotations).
     */
    destructiveHint?: boolean;
    idempotentHint?: true;
    openWorldHint: boolean;
  };
};

/** How tools are listed: with output schemas where answers are structured; briefly without titles and the arguments marked as rare. */
export type Listing = { form: AnswerForm; brief: boolean };

type ObjectSchema = { type: 'object' } & Schema;
type Schema = Record<string, unknown>;

export function listedTool(tool: Tool, { form, brief }: Listing): ListedTool {
  return {
    name: tool.name,
    ...(brief ? {} : { title: tool.title }),
    description: tool.description,
    inputSchema: inputSchema(tool, brief),
    ...(form === 'structured' ? { outputSchema: answerSchema(tool) } : {}),
    annotations: {
      readOnlyHint: tool.effect === 'read',
      ...(tool.effect === 'read' ? {} : { destructiveHint: tool.effect === 'destructive' }),
      ...(tool.idempotent && tool.effect !== 'read' ? { idempotentHint: true } : {}),
      openWorldHint: tool.openWorld,
    },
  };
}

function inputSchema(tool: Tool, brief: boolean): ObjectSchema {
  const given = toolSchemas(tool).input;
  const told = onceTold(plain(brief ? withoutRare(given) : given));
  const clearable = clearableFields(tool.input).filter((name) => name in recordOf(told.properties));
  const clear = { type: 'array', items: { type: 'string', enum: clearable }, description: 'Fields to empty.' };
  return {
    ...told,
    type: 'object',
    properties: { ...recordOf(told.properties), ...(clearable.length > 0 ? { clear } : {}) },
  };
}

/**
 * The schema in the part of JSON Schema that OpenAI and Gemini both take: no null, no union, no free-form object, no default. Nothing is lost by it: null is read as
 * absent, one value as a list of one, and a list of names and values as an object. Bounds and patterns are left out too. The description names those
 * that matter, and an error the others.
 */
function plain(given: Schema): Schema {
  const schema = chosen(given);
  const { type } = schema;
  const told = { ...described(schema, type) };
  if (type === 'object' && isRecord(schema.additionalProperties)) {
    const pair = { type: 'object', properties: { name: { type: 'string' }, value: { type: 'string' } } };
    return { type: 'array', items: pair, ...told };
  }
  if (type === 'object') return { type, ...fields(schema), ...told };
  if (type === 'array') return { type, items: plain(recordOf(schema.items)), ...told };
  if (schema.const !== undefined) return { type: 'string', enum: [schema.const], ...told };
  return {
    type,
    ...(schema.enum ? { enum: schema.enum } : {}),
    ...(schema.format === 'date-time' ? { format: schema.format } : {}),
    ...told,
  };
}

/** Without the fields that are marked as rare, also those of objects in it. They are taken all the same. */
function withoutRare(value: unknown): Schema {
  const clean = (one: unknown): unknown => (Array.isArray(one) ? one.map(clean) : isRecord(one) ? withoutRare(one) : one);
  const kept = Object.entries(recordOf(value)).filter(([, one]) => !isRecord(one) || one['x-rare'] !== true);
  return Object.fromEntries(kept.map(([name, one]) => [name, clean(one)]));
}

/** Words that a tool has said of one field need not be said of another. */
function onceTold(schema: Schema, told = new Set<unknown>()): Schema {
  const { description, properties, items, ...rest } = schema;
  const isNew = description !== undefined && !told.has(description);
  told.add(description);
  const below = Object.entries(recordOf(properties)).map(([name, field]) => [name, onceTold(recordOf(field), told)] as const);
  return {
    ...rest,
    ...(properties ? { properties: Object.fromEntries(below) } : {}),
    ...(items ? { items: onceTold(recordOf(items), told) } : {}),
    ...(isNew ? { description } : {}),
  };
}

/** The schema to list for a union: the array, since a single value is read as one; else the first that is not null. */
function chosen(schema: Schema): Schema {
  if (!Array.isArray(schema.anyOf)) return schema;
  const options = schema.anyOf.map(recordOf).filter(({ type }) => type !== 'null');
  const { anyOf: _, ...own } = schema;
  return { ...chosen(options.find(({ type }) => type === 'array') ?? options[0] ?? {}), ...own };
}

function fields(schema: Schema): Schema {
  const all = Object.entries(recordOf(schema.properties)).map(([name, field]) => [name, recordOf(field)] as const);
  const told = all.filter(([, field]) => field.type !== 'null');
  const required = (Array.isArray(schema.required) ? schema.required : []).filter((name) => told.some(([one]) => one === name));
  return {
    properties: Object.fromEntries(told.map(([name, field]) => [name, plain(field)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

/**
 * With the description, where it helps. An id needs none, as an agent copies it from an answer. A field needs none whose description is only one or
 * two words. A default is not told when it is what one expects.
 */
function described(schema: Schema, type: unknown): Schema {
  const given = typeof schema.description === 'string' ? schema.description : '';
  const words = given.replace(/^Id of the [A-Za-z ]+, or its address\.$/, 'Id or address.');
  const isPlain = /^(Id of the [A-Za-z ]+|[\w.-]+( [\w-]+)?)\.$/.test(words);
  const value = schema[MODEL_DEFAULT] ?? schema.default;
  const assumed = value === undefined || value === false || value === 0 || type === 'object';
  const said = [isPlain ? '' : words, assumed ? '' : `Default: ${String(value)}.`].filter((part) => part !== '').join(' ');
  return said === '' ? {} : { description: said };
}

/** One object for all that the tool may answer: whole or short, of a dry run, and with the fence. */
function answerSchema(tool: Tool): ObjectSchema {
  const answers = answersOf(tool).map((answer) => recordOf(bare(jsonSchemaOf(answer))));
  const names = [...new Set(answers.flatMap((answer) => Object.keys(recordOf(answer.properties))))];
  const merged = names.map((name) => {
    const kinds = answers.flatMap((answer) => recordOf(answer.properties)[name] ?? []);
    const distinct = [...new Map(kinds.map((kind) => [JSON.stringify(kind), kind])).values()];
    return [name, distinct.length === 1 ? distinct[0] : { anyOf: distinct }];
  });
  const required = names.filter((name) => answers.every((answer) => [answer.required].flat().includes(name)));
  return {
    type: 'object',
    properties: { fence: { type: 'string' }, ...Object.fromEntries(merged) },
    ...(required.length > 0 ? { required } : {}),
  };
}

/** Without our own marks, and open to fields that come later. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(
    ([name, one]) => !name.startsWith('x-') && !(name === 'additionalProperties' && one === false),
  );
  return Object.fromEntries(kept.map(([name, one]) => [name, bare(one)]));
}

function recordOf(value: unknown): Schema {
  return isRecord(value) ? value : {};
}
