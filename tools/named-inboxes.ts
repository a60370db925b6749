/** An inbox's address, which is as good as its id wherever a tool, a prompt or a resource takes an inbox. */
import { z } from 'zod';
import type { Actor } from '../src/core/base/actor.ts';
import { MAX_ADDRESS } from '../src/core/base/limits.ts';
import { inboxIdAt } from '../src/core/inboxes/inboxes.ts';
import type { Core } from '../src/core/ports/core.ts';
import { elementOf, kindOf } from './sent-arguments.ts';

const ID = z.guid();

/** An input field that names an inbox. The code that parses it calls `withInboxIds` before it is used. */
export const inboxRef = (of = 'inbox') =>
  z
    .string()
    .max(MAX_ADDRESS)
    .refine(
      (name) => isAddress(name) || ID.safeParse(name).success,
      'must be the id or the address of an inbox, such as agent@example.com',
    )
    .toLowerCase()
    .meta({ 'x-inbox': true })
    .describe(`Id of the ${of}, or its address.`);

/** The input with the id of each inbox that is named by its address. Throws `not_found` where the caller sees no such inbox. */
export async function withInboxIds<Input extends Record<string, unknown>>(
  core: Core,
  actor: Actor,
  schema: z.ZodObject,
  input: Input,
): Promise<Input> {
  const named = Object.entries(schema.shape).filter(([name, field]) => hasAddress(input[name]) && namesInbox(field));
  if (named.length === 0) return input;
  const ids: Record<string, unknown> = {};
  for (const [name] of named) ids[name] = await idOf(core, actor, input[name]);
  return { ...input, ...ids };
}

async function idOf(core: Core, actor: Actor, given: unknown): Promise<unknown> {
  if (typeof given === 'string') return isAddress(given) ? await inboxIdAt(core, actor, withoutName(given)) : given;
  const ids = new Set<unknown>();
  for (const one of Array.isArray(given) ? given : []) ids.add(await idOf(core, actor, one));
  return [...ids];
}

function namesInbox(field: z.ZodType): boolean {
  const element = elementOf(field);
  return 'x-inbox' in kindOf(field).meta || (element !== null && 'x-inbox' in kindOf(element).meta);
}

function hasAddress(given: unknown): boolean {
  return [given].flat().some((one) => typeof one === 'string' && isAddress(one));
}

/** The address of a From field, which an agent may have copied from a mail of the inbox. */
function withoutName(given: string): string {
  return /<([^<>]+)>\s*$/.exec(given)?.[1] ?? given;
}

function isAddress(name: string): boolean {
  return name.includes('@') && name.trim() === name;
}
