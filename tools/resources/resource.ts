/** What a resource is: something an agent can read and listen to by its URI. */
import type { z } from 'zod';
import type { Actor } from '../../src/core/base/actor.ts';
import type { Page, PageInput } from '../../src/core/base/pages.ts';
import type { Core } from '../../src/core/ports/core.ts';
import type { Completer, Desk } from '../desk.ts';
import type { Tool } from '../tool.ts';

export type Resource<Variables extends z.ZodObject = z.ZodObject> = {
  /** A URI, or an RFC 6570 level 1 template of one, such as `postroom://inboxes/{id}`. */
  uri: string;
  /** kebab-case. */
  name: string;
  title: string;
  description: string;
  /** Null when it differs from one to the next. */
  mimeType: string | null;
  /** Who may not use all of these tools does not see the resource. */
  rights: readonly Tool[];
  /** The variables of the template, as they stand in a URI; a URI whose values do not fit is no resource. */
  variables: Variables;
  complete?: Readonly<Record<string, Completer>>;
  /** Those there are, for resources/list; without it a template is only listed as such. */
  list?(core: Core, actor: Actor, page: PageInput): Promise<Page<Member<Variables>>>;
  read(desk: Desk, values: z.output<Variables>): Promise<Content>;
  /** Who listens is told through `changed`; without it nobody can. Throws `not_found`. */
  watch?: Watch<Variables>;
};

/** One resource of a template: the values of its variables, and what it is called. */
export type Member<Variables extends z.ZodObject = z.ZodObject> = {
  values: z.output<Variables>;
  name: string;
  title: string;
};

/** JSON, text, or bytes with their media type. */
export type Content = { json: object } | { text: string; mimeType: string } | { bytes: Buffer; mimeType: string };

export type Watch<Variables extends z.ZodObject = z.ZodObject> = {
  /** Calls `changed` after each change from now on; answers how to stop. */
  from(core: Core, actor: Actor, values: z.output<Variables>, changed: () => void): Promise<() => void>;
  /** Whether there may have been a change at or after a time. */
  since(core: Core, actor: Actor, values: z.output<Variables>, time: Date): Promise<boolean>;
};

export function defineResource<Variables extends z.ZodObject>(definition: Resource<Variables>): Resource {
  // The list of resources is heterogeneous; values are parsed with the resource's own schema before any function sees them.
  return definition as Resource;
}
