/** Which events a caller asks for, and may be told of. */
import { type Actor, requireScope, scopesOf } from '../base/actor.ts';
import { invalidField } from '../base/errors.ts';
import { EVENT_TYPES, EVENTS, type EventType, VIEW_TYPES, VIEWS, type ViewType } from '../base/events.ts';
import { ownInbox } from '../inboxes/inboxes.ts';
import type { Core } from '../ports/core.ts';
import { ownThread } from '../reading/threads/own-thread.ts';
import type { EventFilter, EventRow } from '../store/events.ts';
import type { MailFilter } from '../store/webhook-endpoints.ts';

/** `types`: names of types, or all of one kind as `email.*`. `mail` is for types of mail alone. `notBefore`: older ones are left out, which is told as a gap. */
export type AskedEvents = {
  types?: readonly string[] | undefined;
  inboxId?: string | undefined;
  threadId?: string | undefined;
  mail?: MailFilter | undefined;
  notBefore?: Date | undefined;
};

/** The event that views are made of. */
const SOURCE: EventType = 'email.received';

/** The check of a sender ends after the mail has come; an event of this type tells its result. */
export const CHECKED: EventType = 'email.authenticated';

/** What to ask of the store, and the types as which `email.received` is then told. */
export type ToldFilter = EventFilter & { views: Views | null; mail: MailFilter | null; notBefore: Date | null };

/** `withSource` = `email.received` itself is told too. */
export type Views = { types: ViewType[]; withSource: boolean };

/** All kinds, each of which `kind.*` names. */
const EVENT_KINDS = [...new Set(EVENT_TYPES.map(kindOf))];

/**
 * What the key may be told of what was asked for. Throws `invalid_request` for an unknown type, `missing_scope` for one that the key may not
 * read, and `not_found` for an inbox or a thread that it does not see.
 */
export async function eventFilter(core: Core, actor: Actor, asked: AskedEvents): Promise<ToldFilter> {
  const { types, views } = typesFor(actor, asked.types);
  const { inboxId, threadId, mail = null, notBefore = null } = asked;
  return await core.store.read(async (tx) => ({
    inboxIds: inboxId === undefined ? actor.key.inboxIds : [(await ownInbox(tx, actor, inboxId)).id],
    types: mail?.verified && types !== null ? [...types, CHECKED] : types,
    views,
    mail,
    notBefore,
    threadId: threadId === undefined ? null : (await ownThread(tx, actor, threadId)).id,
  }));
}

/** Whether a fact of the caller's account is among those that were asked for. */
export function matches({ inboxIds, types, threadId }: EventFilter, row: EventRow): boolean {
  if (inboxIds !== null && (row.inboxId === null || !inboxIds.includes(row.inboxId))) return false;
  return (types === null || types.includes(row.type)) && (threadId === null || row.threadId === threadId);
}

/** `types` null = every type. */
function typesFor(actor: Actor, asked: readonly string[] | undefined): Pick<ToldFilter, 'types' | 'views'> {
  const held: readonly string[] = scopesOf(actor.key);
  const isTold = (type: EventType) => EVENTS[type] === null || held.includes(EVENTS[type]);
  if (asked === undefined) return { types: EVENT_TYPES.every(isTold) ? null : EVENT_TYPES.filter(isTold), views: null };
  const views = VIEW_TYPES.filter((view) => asked.includes(view));
  for (const view of views) requireScope(actor, VIEWS[view]);
  const types = new Set(
    asked.flatMap((name, index) => (isView(name) ? [] : named(name, index).filter((type) => isAsked(actor, name, type, isTold)))),
  );
  if (views.length === 0) return { types: [...types], views: null };
  const withSource = types.has(SOURCE);
  return { types: [...types.add(SOURCE)], views: { types: views, withSource } };
}

function isView(name: string): name is ViewType {
  return Object.hasOwn(VIEWS, name);
}

function named(name: string, index: number): EventType[] {
  const found = EVENT_TYPES.filter((type) => type === name || `${kindOf(type)}.*` === name);
  if (found.length > 0) return found;
  throw invalidField(
    `types.${index}`,
    'is no type of events',
    `Use some of ${[...EVENT_TYPES, ...VIEW_TYPES].join(', ')}, or all of a kind: ${EVENT_KINDS.map((kind) => `${kind}.*`).join(', ')}.`,
  );
}

/** A kind stands for those of its types that the key may read. A type that is named must be one of these. */
function isAsked(actor: Actor, name: string, type: EventType, isTold: (type: EventType) => boolean): boolean {
  const scope = EVENTS[type];
  if (name === type && scope !== null) requireScope(actor, scope);
  return isTold(type);
}

function kindOf(type: string): string {
  return type.slice(0, type.indexOf('.'));
}
