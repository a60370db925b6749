/** The facts of an account in order, read on from a cursor. */
import type { Actor } from '../base/actor.ts';
import { eventCursor, readEventCursor } from '../base/pages.ts';
import { LOOKED_AT, type Look, slices } from '../base/slices.ts';
import type { Core } from '../ports/core.ts';
import type { EventFilter, EventRow } from '../store/events.ts';
import { type AskedEvents, eventFilter, type ToldFilter } from './filter.ts';
import { ofMatchingMail, whenVerified } from './mail-filter.ts';
import { type Payload, type PayloadLimits, payloadsOf } from './payloads.ts';
import { withViews } from './views.ts';

/** `sequence`: the position in the order of all events. `threadId`: of mail, the thread it was in then. */
export type EventRecord = {
  id: string;
  type: string;
  inboxId: string | null;
  threadId: string | null;
  subjectId: string;
  sequence: number;
  createdAt: string;
};

/** An event with its record. `data` is absent where the caller may not read that, `truncated` where all is there. */
export type FullEventRecord = EventRecord & { data?: Record<string, unknown>; truncated?: string[] };

/** `gap` = events after the cursor were older than they are kept, and are gone. `complete: false` = not all was looked at yet. */
export type EventPage = { data: EventRecord[]; nextCursor: string; complete?: false; gap?: true };

/**
 * The facts after a cursor, oldest first. `nextCursor` is never null. At the end of the list it is the position to continue from later. It moves
 * past the events of other accounts too, so that a cursor expires only when it is not used. Throws as `eventFilter`.
 */
export async function listEvents(
  core: Core,
  actor: Actor,
  input: AskedEvents & { after?: string | undefined; limit: number },
): Promise<EventPage> {
  const after = readEventCursor(input.after);
  const filter = await eventFilter(core, actor, input);
  const { rows, end, gap, complete } = await readEvents(core, actor.account.id, filter, { after, limit: input.limit });
  return {
    data: rows.map(eventRecord),
    nextCursor: eventCursor(end),
    ...(complete || rows.length >= input.limit ? {} : { complete }),
    ...(gap && input.after !== undefined ? { gap } : {}),
  };
}

/** Bytes of the records in one answer. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/** Like `listEvents`, each event with its record as it is now. A page that would be too large ends earlier, and `nextCursor` goes on behind it. */
export async function listFullEvents(
  core: Core,
  actor: Actor,
  input: Parameters<typeof listEvents>[2],
  mayRead: PayloadLimits['mayRead'],
): Promise<EventPage & { data: FullEventRecord[] }> {
  const page = await listEvents(core, actor, input);
  const payloads = await payloadsOf(core, actor, page.data, { mayRead, maxBytes: MAX_PAGE_BYTES });
  const data = fullRecords(page.data, payloads);
  const last = data.at(-1);
  if (!last || data.length === page.data.length) return { ...page, data };
  return { ...page, data, nextCursor: eventCursor(last.sequence), complete: false };
}

/** The first of `events`: as many as there are payloads for. */
export function fullRecords<Event extends EventRecord>(events: Event[], payloads: Payload[]): (Event & FullEventRecord)[] {
  return events.slice(0, payloads.length).map((event, index) => {
    const { data, truncated = [] } = payloads[index] ?? {};
    return { ...event, ...(data ? { data } : {}), ...(truncated.length > 0 ? { truncated } : {}) };
  });
}

/** `end`: the position to go on from. `complete` = there was nothing more. `gap` = some are gone, or older than was asked for. */
export type EventsRead = { rows: EventRow[]; end: number; complete: boolean; gap: boolean };

/** The facts that match after a position: at most `limit` of them, with their views. */
export async function readEvents(
  core: Core,
  accountId: string,
  filter: ToldFilter,
  { after, limit }: { after: number; limit: number },
): Promise<EventsRead> {
  // Read first: an event that comes meanwhile has a higher position, and is not skipped.
  const kept = await core.store.read((tx) => tx.events.kept());
  const { rows, end } = await eventsAfter(core, accountId, filter, after, limit);
  const last = Math.max(after, kept?.last ?? 0, rows.at(-1)?.seq ?? 0);
  const { notBefore } = filter;
  const young = notBefore === null ? rows : rows.filter(({ createdAt }) => createdAt >= notBefore);
  const isGone = kept !== null && after + 1 < kept.first;
  const told = await toldOf(core, accountId, young, filter);
  return { rows: told, end: end ?? last, complete: end === null, gap: isGone || young.length < rows.length };
}

/** The rows to tell: with their views, and of mail only what was asked for. */
async function toldOf(core: Core, accountId: string, rows: EventRow[], { views, mail }: ToldFilter): Promise<EventRow[]> {
  const sources = mail?.verified ? await whenVerified(core, accountId, rows) : rows;
  const told = views ? await withViews(core, accountId, sources, views) : sources;
  return mail ? await ofMatchingMail(core, accountId, told, mail) : told;
}

export function eventRecord(row: EventRow): EventRecord {
  const { id, type, inboxId, threadId, subjectId, seq, createdAt } = row;
  return { id, type, inboxId, threadId, subjectId, sequence: seq, createdAt: createdAt.toISOString() };
}

/** `end`: the position to go on from; null when there was nothing more. */
async function eventsAfter(core: Core, accountId: string, filter: EventFilter, after: number, limit: number) {
  if (filter.inboxIds === null && filter.types === null && filter.threadId === null) {
    const rows = await core.store.read((tx) => tx.events.after(accountId, null, after, limit));
    return { rows, end: rows.length === limit ? (rows.at(-1)?.seq ?? null) : null };
  }
  const rows: EventRow[] = [];
  const look: Look<EventRow, number> = (tx, from, entries) =>
    tx.events.slice(accountId, filter, { after: from ?? after, limit: limit - rows.length, entries });
  for await (const slice of slices(core.store, accountId, look, null)) {
    rows.push(...slice.rows);
    if (rows.length === limit || slice.looked >= LOOKED_AT) return { rows, end: slice.end };
  }
  return { rows, end: null };
}
