/** The JSON Schemas (2020-12) of what a tool takes and answers. */
import { z } from 'zod';
import { idempotencyKey } from './idempotency-key.ts';
import type { Tool } from './tool.ts';

/** The JSON Schemas (2020-12) that agents and OpenAPI see: each is made when it is asked for first, and must not be changed. */
export function toolSchemas(tool: Tool): { input: JsonSchema; output: JsonSchema; dryRun: JsonSchema | null } {
  return {
    get input() {
      return schemaOf(tool.input, tool.takesIdempotencyKey ? 'input with key' : 'input');
    },
    get output() {
      return schemaOf(tool.output, 'output');
    },
    get dryRun() {
      return tool.dryRun ? schemaOf(tool.dryRun, 'output') : null;
    },
  };
}

/** All that MCP may answer to a call of the tool. */
export function answersOf({ output, compact, inFull, dryRun, compactDryRun = dryRun, several }: Tool): z.ZodType[] {
  return [
    ...(compact ? [compact] : []),
    ...(compact && !inFull ? [] : [output]),
    ...[compactDryRun, several].filter((one) => one !== undefined),
  ];
}

/** The JSON Schema (2020-12) of an answer. */
export function jsonSchemaOf(answer: z.ZodType): JsonSchema {
  return schemaOf(answer, 'output');
}

/** The JSON Schema (2020-12) of what a caller gives. */
export function inputSchemaOf(given: z.ZodType): JsonSchema {
  return schemaOf(given, 'input');
}

type JsonSchema = Record<string, unknown>;

type Use = 'input' | 'input with key' | 'output';

const made = new WeakMap<z.ZodType, Partial<Record<Use, JsonSchema>>>();

function schemaOf(schema: z.ZodType, use: Use): JsonSchema {
  const known = made.get(schema) ?? {};
  made.set(schema, known);
  known[use] ??= makeSchema(schema, use);
  return known[use];
}

function makeSchema(schema: z.ZodType, use: Use): JsonSchema {
  const whole =
    use === 'input with key' && schema instanceof z.ZodObject
      ? schema.extend({ idempotencyKey: idempotencyKey.optional() })
      : schema;
  const io = use === 'output' ? 'output' : 'input';
  const { $schema: _, ...rest } = z.toJSONSchema(whole, { io, override: ({ jsonSchema }) => withoutFormatPattern(jsonSchema) });
  return rest;
}

/** The format says enough: zod adds a pattern of 200 characters that every agent would pay for. */
function withoutFormatPattern(schema: { format?: string; pattern?: string }): void {
  if (schema.format) delete schema.pattern;
}
