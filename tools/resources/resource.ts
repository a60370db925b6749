/** What a resource is: something an agent can read, and may subscribe to, by its URI. */
import type { z } from 'zod';
import type { Actor } from '../../src/core/base/actor.ts';
import type { Page, PageInput } from '../../src/core/base/pages.ts';
import type { Core } from '../../src/core/ports/core.ts';
import type { Completer, Context } from '../context.ts';
import type { Tool } from '../tool.ts';

export type Resource<Variables extends z.ZodObject = z.ZodObject> = {
  /** A URI, or an RFC 6570 level 1 template of one, such as `postroom://inboxes/{id}`. */
  uri: string;
  /** kebab-case. */
  name: string;
  title: string;
  description: string;
  /** Null when the members of the template differ in it. */
  mimeType: string | null;
  /** The tools that answer the same. A caller who may not use all of them does not see the resource. */
  rights: readonly Tool[];
  /** The variables of the template as a URI holds them. A URI whose values do not fit names no resource. */
  variables: Variables;
  complete?: Readonly<Record<string, Completer>>;
  /** The members of a template, for resources/list. Without it only the template is listed. */
  list?(core: Core, actor: Actor, page: PageInput): Promise<Page<Member<Variables>>>;
  read(context: Context, values: z.output<Variables>): Promise<Content>;
  /** Without it the resource has no subscriptions. Throws `not_found`. */
  watch?: Watch<Variables>;
};

/** One resource of a template: the values of its variables, and its names. */
export type Member<Variables extends z.ZodObject = z.ZodObject> = {
  values: z.output<Variables>;
  name: string;
  title: string;
};

/** JSON, text, or bytes with their media type. */
export type Content = { json: object } | { text: string; mimeType: string } | { bytes: Buffer; mimeType: string };

export type Watch<Variables extends z.ZodObject = z.ZodObject> = {
  /** Calls `changed` after each change from now on, until the function it answers is called. */
  from(core: Core, actor: Actor, values: z.output<Variables>, changed: () => void): Promise<() => void>;
  /** Whether there may have been a change at or after `time`. */
  since(core: Core, actor: Actor, values: z.output<Variables>, time: Date): Promise<boolean>;
};

export function defineResource<Variables extends z.ZodObject>(definition: Resource<Variables>): Resource {
  // Resources of a list differ in their types; values are parsed with the resource's own schema before any function sees them.
  return definition as Resource;
}
