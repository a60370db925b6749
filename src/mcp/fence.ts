/** What an agent is shown of an answer: no empty fields, and untrusted text between two marks that its author cannot have written. */
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { withoutInvisible } from '../core/base/invisible.ts';

/** The shape of an answer, and where untrusted text is in it. */
type Shape =
  | { kind: 'value'; untrusted: boolean }
  | { kind: 'object'; untrusted: false; fields: Map<string, { shape: Shape; required: boolean }> }
  | { kind: 'list' | 'map'; untrusted: false; of: Shape };

export type Fenced = (value: Record<string, unknown>) => Record<string, unknown>;

/**
 * Prepares the answers of one output schema that has untrusted text. Each answer gets a `fence` of its own, such as `u-4kq9Zr`, and
 * every such text becomes `<u-4kq9Zr>text</u-4kq9Zr>`. Fields that are null, '' or [] are left out, unless the schema requires them.
 */
export function fencing(schema: z.ZodType): Fenced {
  const shape = shapeOf(schema);
  if (!hasUntrustedText(shape)) return (value) => value;
  return (value) => {
    const texts: string[] = [];
    collect(shape, value, texts);
    if (texts.length === 0) return shown(shape, value, null) as Record<string, unknown>;
    const fence = fenceFor(texts);
    return { fence, ...(shown(shape, value, fence) as Record<string, unknown>) };
  };
}

function hasUntrustedText(shape: Shape): boolean {
  if (shape.kind === 'value') return shape.untrusted;
  if (shape.kind === 'object') return [...shape.fields.values()].some((field) => hasUntrustedText(field.shape));
  return hasUntrustedText(shape.of);
}

/** The top-level fields of an answer of this schema. */
export function fieldsOf(schema: z.ZodType): string[] {
  const shape = shapeOf(schema);
  return shape.kind === 'object' ? [...shape.fields.keys()] : [];
}

/** Random, and part of none of the texts. */
function fenceFor(texts: string[]): string {
  for (;;) {
    const fence = `u-${randomBytes(4).toString('base64url')}`;
    if (!texts.some((text) => text.includes(fence))) return fence;
  }
}

function collect(shape: Shape, value: unknown, texts: string[]): void {
  if (shape.untrusted && typeof value === 'string' && value !== '') texts.push(value);
  else if (shape.kind === 'list' && Array.isArray(value)) for (const one of value) collect(shape.of, one, texts);
  else if (shape.kind === 'map' && isRecord(value)) for (const one of Object.values(value)) collect(shape.of, one, texts);
  else if (shape.kind === 'object' && isRecord(value))
    for (const [name, field] of shape.fields) collect(field.shape, value[name], texts);
}

function shown(shape: Shape, value: unknown, fence: string | null): unknown {
  if (shape.untrusted && typeof value === 'string' && value !== '') return `<${fence}>${withoutInvisible(value).text}</${fence}>`;
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((one) => shown(shape.of, one, fence));
  if (shape.kind === 'map' && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shown(shape.of, one, fence)]));
  if (shape.kind !== 'object' || !isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name, one]) => shape.fields.get(name)?.required || !isEmpty(one));
  return Object.fromEntries(
    kept.map(([name, one]) => [name, shown(shape.fields.get(name)?.shape ?? { kind: 'value', untrusted: false }, one, fence)]),
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Reads zod's own definition of a schema. Kinds that hold no strings are plain values. */
function shapeOf(schema: z.core.$ZodType): Shape {
  const { def } = schema._zod as { def: Definition };
  const untrusted = (schema as z.ZodType).meta?.()?.['x-untrusted'] === true;
  if (def.innerType) {
    const inner = shapeOf(def.innerType);
    return inner.kind === 'value' ? { ...inner, untrusted: untrusted || inner.untrusted } : inner;
  }
  if (def.type === 'object' && def.shape) {
    const fields = Object.entries(def.shape).map(([name, field]): [string, { shape: Shape; required: boolean }] => [
      name,
      { shape: shapeOf(field), required: !isOptional(field) },
    ]);
    return { kind: 'object', untrusted: false, fields: new Map(fields) };
  }
  if (def.type === 'array' && def.element) return { kind: 'list', untrusted: false, of: shapeOf(def.element) };
  if (def.type === 'record' && def.valueType) return { kind: 'map', untrusted: false, of: shapeOf(def.valueType) };
  if (def.type === 'pipe' && def.out) return shapeOf(def.out);
  // What is in one of several shapes would be shown as it is, were it marked or not.
  if ([...(def.options ?? []), ...(def.items ?? []), def.left, def.right].some((one) => one && hasUntrustedText(shapeOf(one))))
    throw new Error(`An output schema has untrusted text inside a ${def.type}, which the fence does not reach`);
  return { kind: 'value', untrusted };
}

type Definition = {
  type: string;
  innerType?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  out?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  items?: z.core.$ZodType[];
  left?: z.core.$ZodType;
  right?: z.core.$ZodType;
};

function isOptional(schema: z.core.$ZodType): boolean {
  return schema._zod.optout === 'optional';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
