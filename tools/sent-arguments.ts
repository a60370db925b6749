/** What models send, read as a tool's schema means it: before it is checked, and before an idempotency key is compared. */
import type { z } from 'zod';
import { invalidField } from '../src/core/base/errors.ts';
import { isRecord } from '../src/core/base/is-record.ts';

/** Where the arguments come from. A model sends null for what it leaves out; a query of REST is text, and JSON of REST says what it means. */
export type Sender = 'model' | 'query';

type Sent = Record<string, unknown>;

/** The mark before what a stranger wrote. */
const MARK = /^<(u-[0-9A-Za-z]{1,20})>/;

/** Where the schema of a field keeps its default for models. */
export const MODEL_DEFAULT = 'x-model-default';

/** Characters of a list or an object in JSON that are read in one piece. */
const MOST_PACKED = 100_000;

/**
 * Reads arguments by what their fields are meant to be. What cannot be read so is left as it was sent, for the schema to refuse.
 * - A number or a boolean may be a text ("1", "true"), a list one value, a time a date (UTC), an object with names of one's own a list of
 *   `{name, value}`, and a list or an object JSON text.
 * - Of a model, null is absent, and so is an empty text that the field does not take. The marks around a value are left out, and the spaces around an
 *   id. A word of an enum may be in other letters, and several in one text are a list of them.
 * - Of a model, `clear` names the fields that are set to null. Throws `invalid_request` when it names another field, or one that is given too.
 */
export function readSent(schema: z.ZodObject, sent: Sent, sender: Sender): Sent {
  const read = readObject(schema.shape, sent, sender);
  return sender === 'model' ? withCleared(schema, read) : read;
}

/** The fields that `clear` may name: those that null would empty. */
export function clearableFields(schema: z.ZodObject): string[] {
  return Object.entries(schema.shape)
    .filter(([, field]) => kindOf(field).isNullable)
    .map(([name]) => name);
}

/** Marks a time that may be given as a date alone, and says which end of that day is meant. */
export const day = <T extends z.ZodType>(schema: T, end: 'start' | 'end'): T => schema.meta({ ...schema.meta(), 'x-day': end });

/** Marks the text of a mail, which has lines. */
export const lines = <T extends z.ZodType>(schema: T): T => schema.meta({ ...schema.meta(), 'x-lines': true });

/** Gives a field another default for models. */
export const forModels = <T extends z.ZodType>(schema: T, value: unknown): T =>
  schema.meta({ ...schema.meta(), [MODEL_DEFAULT]: value });

function withCleared(schema: z.ZodObject, { clear, ...read }: Sent): Sent {
  const clearable = clearableFields(schema);
  if (clear === undefined || clearable.length === 0) return clear === undefined ? read : { ...read, clear };
  const names = Array.isArray(clear) ? clear : [clear];
  for (const [at, name] of names.entries()) {
    if (!clearable.includes(name))
      throw invalidField(`clear.${at}`, `must be one of ${clearable.join(', ')}`, 'Name fields that can be empty.');
    if (name in read) throw invalidField(`clear.${at}`, 'names a field that is given too', 'Give a field, or clear it.');
  }
  return { ...read, ...Object.fromEntries(names.map((name) => [name, null])) };
}

function readObject(shape: Record<string, z.core.$ZodType>, sent: Sent, sender: Sender): Sent {
  const given = Object.entries(sent).filter(([, value]) => !(value === null && sender === 'model'));
  const read = given.flatMap(([name, value]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (field && value === '' && sender === 'model') return readBlank(field).map((blank) => [name, blank] as const);
    return [[name, field ? readValue(field, value, sender) : value] as const];
  });
  return { ...(sender === 'model' ? modelDefaults(shape) : {}), ...Object.fromEntries(read) };
}

/** What an empty text means: an empty list where there may be one, else itself where it may be, and nothing where nothing may be. */
function readBlank(field: z.core.$ZodType): unknown[] {
  if (takes(field, [])) return [[]];
  // Nothing would mean all, such as all inboxes that a new key sees, where none was meant.
  return elementOf(field) !== null || takes(field, '') || !takes(field, undefined) ? [''] : [];
}

function modelDefaults(shape: Record<string, z.core.$ZodType>): Sent {
  const all = Object.entries(shape).map(([name, field]) => [name, kindOf(field).meta[MODEL_DEFAULT]] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

function readValue(schema: z.core.$ZodType, sent: unknown, sender: Sender): unknown {
  const { def, meta } = kindOf(schema);
  const value = sender === 'model' ? unmarked(sent) : sent;
  if (typeof value === 'string' && 'x-day' in meta)
    return readDay((sender === 'query' ? withPlus(value) : value).trim(), meta['x-day'] === 'end');
  switch (def.type) {
    case 'number':
      return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value.trim()) ? Number(value) : value;
    case 'boolean':
      return typeof value === 'string' && /^(true|false)$/i.test(value.trim()) ? /true/i.test(value) : value;
    case 'enum':
      return sender === 'model' ? readWord(def, value) : value;
    case 'array':
      return readList(def, value, sender);
    case 'object':
      return readFields(def, unpacked(value, isRecord), sender);
    case 'record':
      return readRecord(
        def,
        unpacked(value, (read) => isRecord(read) || Array.isArray(read)),
        sender,
      );
    case 'union':
      return readUnion(def.options ?? [], value, sender);
    case 'string':
      return sender === 'model' ? readText(schema, meta['x-lines'] === true ? withLines(value) : value) : value;
    default:
      return value;
  }
}

/** Of a text that was escaped twice: no person writes one of several paragraphs on one line. */
function withLines(value: unknown): unknown {
  if (typeof value !== 'string' || value.includes('\n') || !value.includes('\\n\\n')) return value;
  return value.replace(/(?:\\r)?\\n/g, '\n');
}

/** Without the spaces around it, where only so it is taken: an id, or the address of an inbox, and no words of a mail. */
function readText(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const trimmed = value.trim();
  const isOne = trimmed !== value && !takes(schema, 'two words');
  return isOne && !takes(schema, value) && takes(schema, trimmed) ? trimmed : value;
}

/** A value that was taken from an answer with the marks around it: a filter with them would match nothing. */
function unmarked(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  const [before, mark] = MARK.exec(text) ?? [];
  if (before === undefined || !text.endsWith(`</${mark}>`)) return value;
  const inside = text.slice(before.length, -before.length - 1);
  return inside.includes(`</${mark}>`) ? value : inside;
}

function readFields({ shape }: Definition, value: unknown, sender: Sender): unknown {
  return shape && isRecord(value) ? readObject(shape, value, sender) : value;
}

/** The word of an enum that differs in upper and lower case only. */
function readWord({ entries = {} }: Definition, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  return Object.values(entries).find((one) => one.toLowerCase() === word) ?? value;
}

function readList({ element }: Definition, sent: unknown, sender: Sender): unknown {
  if (!element) return sent;
  const value = sender === 'model' ? apart(element, unpacked(sent, Array.isArray)) : unpacked(sent, Array.isArray);
  if (Array.isArray(value)) return value.map((one) => readValue(element, one, sender));
  return typeof value === 'string' || typeof value === 'number' || isRecord(value) ? [readValue(element, value, sender)] : value;
}

/** Several values in one text, where each of them is one of the list and the whole is not: ids and labels, which hold no comma. */
function apart(element: z.core.$ZodType, value: unknown): unknown {
  if (typeof value !== 'string' || value.length > MOST_PACKED || takes(element, value)) return value;
  const parts = value.split(/[,;\s]+/).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => takes(element, part)) ? parts : value;
}

function readRecord({ valueType }: Definition, value: unknown, sender: Sender): unknown {
  const named = readNamed(value);
  if (!valueType || !isRecord(named)) return named;
  return Object.fromEntries(Object.entries(named).map(([name, one]) => [name, readValue(valueType, one, sender)]));
}

/** Reads an object that names each field once. Any other is left as it was sent: nothing says which value would count. */
function readNamed(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const pairs = value.flatMap((one) => (isRecord(one) && typeof one.name === 'string' ? [[one.name, one.value] as const] : []));
  const names = new Set(pairs.map(([name]) => name));
  return pairs.length === value.length && names.size === pairs.length ? Object.fromEntries(pairs) : value;
}

/** Reads the value as the kind that takes it as it was sent, or else as the first that takes it then. The text of a list is a list first. */
function readUnion(options: readonly z.core.$ZodType[], sent: unknown, sender: Sender): unknown {
  const list = unpacked(sent, Array.isArray);
  const value = options.some((option) => takes(option, list)) ? list : sent;
  const read = options.map((option) => ({ option, as: readValue(option, value, sender) }));
  const asSent = read.find(({ option }) => takes(option, value));
  return (asSent ?? read.find(({ option, as }) => takes(option, as)) ?? { as: value }).as;
}

/** What a text says in JSON, where that is of the wanted kind. Any other value is left as it was sent. */
function unpacked(value: unknown, isWanted: (read: unknown) => boolean): unknown {
  if (typeof value !== 'string' || value.length > MOST_PACKED || !/^\s*[[{]/.test(value)) return value;
  try {
    const read: unknown = JSON.parse(value);
    return isWanted(read) ? read : value;
  } catch {
    return value;
  }
}

function takes(option: z.core.$ZodType, value: unknown): boolean {
  return (option as z.ZodType).safeParse(value).success;
}

/** In a query a plus that is not written as %2B is a space, which no time has before its offset (RFC 3339 5.6). */
function withPlus(text: string): string {
  return text.replace(/ (?=\d{2}:\d{2}$)/, '+');
}

/** RFC 3339. The end of a day is the start of the next one. */
function readDay(text: string, isEnd: boolean): string {
  const [date] = /^\d{4}-\d{2}-\d{2}$/.exec(text) ?? [];
  const start = new Date(`${date}T00:00:00.000Z`);
  // 2026-02-30 is no date, and Date.parse would make it another.
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== date) return text;
  return new Date(start.getTime() + (isEnd ? 86_400_000 : 0)).toISOString();
}

type Kind = { def: Definition; meta: Record<string, unknown>; isNullable: boolean };

type Definition = {
  type: string;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  entries?: Record<string, string>;
};

/** What a schema is below `optional`, `default`, `nullable` and what is made of the value before or afterwards. A schema never changes. */
export function kindOf(schema: z.core.$ZodType): Kind {
  const known = kinds.get(schema);
  if (known) return known;
  const kind = foundKind(schema);
  kinds.set(schema, kind);
  return kind;
}

const kinds = new WeakMap<z.core.$ZodType, Kind>();

function foundKind(schema: z.core.$ZodType): Kind {
  const { def } = schema._zod as { def: Definition };
  const meta = (schema as z.ZodType).meta?.() ?? {};
  const inner = def.innerType ?? (def.type === 'pipe' ? takenBy(def) : undefined);
  if (!inner) return { def, meta, isNullable: false };
  const below = kindOf(inner);
  return { def: below.def, meta: { ...below.meta, ...meta }, isNullable: def.type === 'nullable' || below.isNullable };
}

/** What takes the value: before a `transform`, after a `preprocess`. */
function takenBy({ in: first, out }: Definition): z.core.$ZodType | undefined {
  return first?._zod.def.type === 'transform' ? out : first;
}

/** The schema of a list's elements; null when the schema is not that of a list. */
export function elementOf(schema: z.core.$ZodType): z.core.$ZodType | null {
  return kindOf(schema).def.element ?? null;
}
