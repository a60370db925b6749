/** What an agent is shown of an answer: no empty fields, and untrusted text between two marks that its author cannot have written. */
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '../core/base/actor.ts';
import { base62 } from '../core/base/ids.ts';
import { withoutInvisible } from '../core/base/invisible.ts';
import { isRecord } from '../core/base/is-record.ts';
import { ownInboxes } from '../core/inboxes/inboxes.ts';
import type { Core } from '../core/ports/core.ts';

/** The shape of an answer, and where untrusted text is in it. */
type Shape =
  | { kind: 'value'; untrusted: boolean; isCode: boolean }
  | { kind: 'object'; untrusted: false; fields: Map<string, { shape: Shape; required: boolean }> }
  | { kind: 'list' | 'map'; untrusted: false; of: Shape };

/** Answers which of these addresses belong to the caller's own inboxes. */
export type OwnAddresses = (addresses: string[]) => Promise<ReadonlySet<string>>;

/** Of the caller's inboxes. Where they cannot be looked up none does: an answer does not fail with this. */
export function ownAddresses(core: Core, actor: Actor): OwnAddresses {
  return async (addresses) => new Set((await ownInboxes(core, actor, addresses).catch(() => new Map())).keys());
}

export type Fenced = (value: Record<string, unknown>, own: OwnAddresses) => Promise<Record<string, unknown>>;

/** A short code, which is too short to say what to do. */
const CODE = /^(?=.*\d)[A-Za-z0-9]{1,8}$/;
const ADDRESS = /^[^\s<>@",;:]{1,64}@[a-z0-9.-]{1,253}$/;
/** Addresses of one answer that are looked up; the others stay fenced. */
const MOST_ADDRESSES = 200;

/**
 * Prepares the answers of one output schema. Each that holds untrusted text gets a `fence` of its own, such as `u-4kq9Zr`, and
 * every such text becomes `<u-4kq9Zr>text</u-4kq9Zr>`. Two kinds of text stand bare, as they can carry no instruction: an extracted code of
 * at most 8 letters and digits with a digit in it, and the address of an inbox of the caller, which the caller chose. Fields that are
 * null, '', [] or {} are left out, unless the schema requires them.
 */
export function fencing(schema: z.ZodType): Fenced {
  const shape = shapeOf(schema);
  if (!hasUntrustedText(shape))
    return async (value) => shown(shape, value, { fence: '', bare: new Set() }) as Record<string, unknown>;
  return async (value, own) => {
    const texts: Text[] = [];
    collect(shape, value, texts);
    const addresses = new Set(texts.flatMap(({ text }) => (ADDRESS.test(text) ? [text] : [])).slice(0, MOST_ADDRESSES));
    const bare = await own([...addresses]);
    const strange = texts.some(({ text, isCode }) => !isBare(text, isCode, bare));
    const fence = strange ? fenceFor(texts.map(({ text }) => text)) : '';
    const said = shown(shape, value, { fence, bare }) as Record<string, unknown>;
    return fence === '' ? said : { fence, ...said };
  };
}

type Text = { text: string; isCode: boolean };

function isBare(text: string, isCode: boolean, own: ReadonlySet<string>): boolean {
  return (isCode && CODE.test(text)) || own.has(text);
}

function hasUntrustedText(shape: Shape): boolean {
  if (shape.kind === 'value') return shape.untrusted;
  if (shape.kind === 'object') return [...shape.fields.values()].some((field) => hasUntrustedText(field.shape));
  return hasUntrustedText(shape.of);
}

/** Random letters and digits, so that `<u-\w+>` finds each fence. It occurs in none of the texts. */
function fenceFor(texts: string[]): string {
  for (;;) {
    const fence = `u-${base62(randomBytes(4))}`;
    if (!texts.some((text) => text.includes(fence))) return fence;
  }
}

function collect(shape: Shape, value: unknown, texts: Text[]): void {
  if (shape.untrusted && typeof value === 'string' && value !== '') texts.push({ text: value, isCode: shape.isCode });
  else if (shape.kind === 'list' && Array.isArray(value)) for (const one of value) collect(shape.of, one, texts);
  else if (shape.kind === 'map' && isRecord(value)) for (const one of Object.values(value)) collect(shape.of, one, texts);
  else if (shape.kind === 'object' && isRecord(value))
    for (const [name, field] of shape.fields) collect(field.shape, value[name], texts);
}

const PLAIN: Shape = { kind: 'value', untrusted: false, isCode: false };

type Marks = { fence: string; bare: ReadonlySet<string> };

function shown(shape: Shape, value: unknown, marks: Marks): unknown {
  if (shape.untrusted && typeof value === 'string' && value !== '')
    return isBare(value, shape.isCode, marks.bare) ? value : `<${marks.fence}>${withoutInvisible(value).text}</${marks.fence}>`;
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((one) => shown(shape.of, one, marks));
  if (shape.kind === 'map' && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shown(shape.of, one, marks)]));
  if (shape.kind !== 'object' || !isRecord(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) {
    const field = shape.fields.get(name);
    if (field?.required || !isEmpty(one)) kept[name] = shown(field?.shape ?? PLAIN, one, marks);
  }
  return kept;
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** Reads zod's own definition of a schema. Kinds that hold no strings are plain values. */
function shapeOf(schema: z.core.$ZodType): Shape {
  const { def } = schema._zod as { def: Definition };
  const meta = (schema as z.ZodType).meta?.() ?? {};
  const [untrusted, isCode] = [meta['x-untrusted'] === true, meta['x-code'] === true];
  if (def.innerType) {
    const inner = shapeOf(def.innerType);
    return inner.kind === 'value' ? { ...inner, untrusted: untrusted || inner.untrusted, isCode: isCode || inner.isCode } : inner;
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
  // Text in one of several shapes would be shown without the fence, even if it is marked as untrusted.
  if ([...(def.options ?? []), ...(def.items ?? []), def.left, def.right].some((one) => one && hasUntrustedText(shapeOf(one))))
    throw new Error(`An output schema has untrusted text inside a ${def.type}, which the fence does not reach`);
  return { kind: 'value', untrusted, isCode };
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
