/** Streams of events: what was missed first, then each event as it is committed, for as long as the key may read it. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { type OpenSlots, openSlots } from '../base/open-slots.ts';
import type { Core } from '../ports/core.ts';
import type { Following } from '../ports/event-feed.ts';
import type { ConsoleSessionRow } from '../store/console-sessions.ts';
import type { EventRow } from '../store/events.ts';
import { type AskedEvents, eventFilter, matches, type ToldFilter } from './filter.ts';
import { type KeyChecks, keyChecks } from './key-checks.ts';
import { eventRecord, type FullEventRecord, fullRecords, readEvents } from './list.ts';
import { type PayloadLimits, payloadsOf } from './payloads.ts';
import { type SessionChecks, sessionChecks } from './session-checks.ts';

/** Where a stream goes. None of its functions throws. */
export type EventReader = {
  events(rows: EventRow[]): void;
  /** The same with their records. */
  fullEvents(events: FullEventRecord[]): void;
  /** Events were older than they are kept, and are gone; the first there is lies right behind `position`. */
  gap(position: number): void;
  /** A sign of life; all up to `position` was sent. */
  beat(position: number): void;
  /** Resolves when the reader has taken most of what was sent, or is gone. */
  taken(): Promise<void>;
};

export type StreamRequest = {
  filter: AskedEvents;
  /** A position, or null = from now on. */
  after: number | null;
  signal: AbortSignal;
  /** Null = events without their records. */
  payloads: Pick<PayloadLimits, 'mayRead'> | null;
  /** The session of the console that the stream ends with, if there is one. */
  session?: ConsoleSessionRow | null;
};

export type EventStreams = {
  /**
   * Streams until it is over, and answers why the server ended it; null = its reader is gone. `begin` is called with the position where the
   * stream begins. Throws what `eventFilter` throws, and `rate_limited` when there are too many streams, before `begin`.
   */
  stream(actor: Actor, request: StreamRequest, begin: (position: number) => EventReader): Promise<PostroomError | null>;
};

/** The most streams at the same time on one instance, because they take its memory. */
export const MOST_STREAMS = { perKey: 100, perAccount: 1000, total: 10_000 };

/** Milliseconds. Proxies cut a connection that is silent for a minute. */
const HEARTBEAT = 15_000;

/** Events that are read at once while a stream catches up. */
const PAGE = 100;

/** Bytes of records that are sent before the reader has taken them. With one that is larger they stay below what cuts a reader off. */
const FULL_BYTES = 384 * 1024;

export function eventStreams(core: Core, heartbeatMs = HEARTBEAT): EventStreams {
  const slots = openSlots(MOST_STREAMS);
  const keys = keyChecks(core);
  const sessions = sessionChecks(core);
  return {
    async stream(actor, { filter: asked, after, signal, payloads, session = null }, begin) {
      const filter = await eventFilter(core, actor, asked);
      const free = takeSlot(slots, actor);
      try {
        const { position, isAhead } = await beginning(core, after);
        if (signal.aborted) return null;
        const reader = begin(position);
        if (isAhead) reader.gap(position);
        return await follow({ core, keys, sessions, session, actor, filter, payloads, reader, heartbeatMs }, position, signal);
      } finally {
        free();
      }
    },
  };
}

type Streaming = Pick<StreamRequest, 'payloads'> & {
  core: Core;
  keys: KeyChecks;
  sessions: SessionChecks;
  session: ConsoleSessionRow | null;
  actor: Actor;
  filter: ToldFilter;
  reader: EventReader;
  heartbeatMs: number;
};

/** `isAhead` = the position is behind all there is, as after the database was put back to an older state. */
async function beginning(core: Core, after: number | null): Promise<{ position: number; isAhead: boolean }> {
  const given = core.feed.position();
  const last = Math.max(given, (await core.store.read((tx) => tx.events.kept()))?.last ?? 0);
  return after === null || after > last ? { position: last, isAhead: after !== null } : { position: after, isAhead: false };
}

async function follow(streaming: Streaming, position: number, signal: AbortSignal): Promise<PostroomError | null> {
  const { core, keys, sessions, session, actor, reader, heartbeatMs } = streaming;
  let over: { why: PostroomError | null } | null = null;
  let settle: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const end = (why: PostroomError | null) => {
    over ??= { why };
    settle();
  };
  const gone = () => end(null);
  signal.addEventListener('abort', gone, { once: true });
  const stream = sending(streaming, position, () => over !== null);
  const beating = setInterval(() => reader.beat(stream.position()), heartbeatMs);
  const stops = [keys.hold(actor, end), core.arrivals.whenClosed(() => end(closing()))];
  if (session) stops.push(sessions.hold(session, end));
  stream.send().catch((error: unknown) => end(known(core, error)));
  await ended;
  clearInterval(beating);
  signal.removeEventListener('abort', gone);
  stream.stop();
  for (const stop of stops) stop();
  return (over as { why: PostroomError | null } | null)?.why ?? null;
}

/** `send` resolves when the stream is over, or has nothing to do but to follow. `position()`: all up to there was sent. */
function sending({ core, keys, actor, filter, payloads, reader }: Streaming, begin: number, isOver: () => boolean) {
  const { account } = actor;
  /** What is told is made of the store, so the stream reads on from there when something happens. */
  const isMade = payloads !== null || filter.views !== null;
  let at = begin;
  let following: Following | null = null;
  /** Where it is made: the position before the first event that came since the stream follows. */
  let due: number | null = null;
  let wake: () => void = () => {};

  async function send(): Promise<void> {
    while (!isOver()) {
      // What is read from now on has everything up to here.
      const given = core.feed.position();
      const { rows, end, complete, gap } = await readEvents(core, account.id, filter, { after: at, limit: PAGE });
      if (isOver()) return;
      if (gap) await tellGap();
      if (payloads) await tellFull(rows, payloads);
      else if (rows.length > 0) reader.events(rows);
      at = complete ? Math.max(end, given) : end;
      await reader.taken();
      // Nobody else runs between this and the join.
      if (complete && !isOver()) following = core.feed.join(account.id, at, take);
      if (following === null) continue;
      if (!isMade) return;
      await untilDue();
    }
  }

  async function tellGap(): Promise<void> {
    const kept = await core.store.read((tx) => tx.events.kept());
    if (kept) reader.gap(Math.max(at, kept.first - 1));
  }

  async function tellFull(rows: EventRow[], { mayRead }: NonNullable<Streaming['payloads']>): Promise<void> {
    for (let rest = rows.map(eventRecord); rest.length > 0 && !isOver(); ) {
      const told = await payloadsOf(core, actor, rest, { mayRead, maxBytes: FULL_BYTES });
      if (isOver()) return;
      reader.fullEvents(fullRecords(rest, told));
      at = rest[told.length - 1]?.sequence ?? at;
      rest = rest.slice(told.length);
      await reader.taken();
    }
  }

  /** What is made is not held ready for a slow reader: the stream reads on from the store, as far as its reader takes them. */
  async function untilDue(): Promise<void> {
    if (due === null && !isOver())
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    following?.stop();
    following = null;
    at = due ?? at;
    due = null;
    keys.look(account.id);
  }

  function take(rows: EventRow[]): void {
    if (isOver()) return;
    const wanted = rows.filter((row) => matches(filter, row));
    const [first] = wanted;
    if (first && !isMade) reader.events(wanted);
    else if (first) {
      due ??= first.seq - 1;
      wake();
    }
    if (rows.some(({ type }) => type.startsWith('api_key.') || type.startsWith('account.'))) keys.look(account.id);
  }

  return {
    send,
    position: () => due ?? following?.position() ?? at,
    stop() {
      following?.stop();
      wake();
    },
  };
}

function takeSlot(slots: OpenSlots, actor: Actor): () => void {
  const slot = slots.take(actor);
  if ('free' in slot) return slot.free;
  const many = {
    key: `This API key has ${MOST_STREAMS.perKey} streams of events open already.`,
    account: `The API keys of this account have ${MOST_STREAMS.perAccount} streams of events open already.`,
    all: 'Too many streams of events are open already.',
  };
  const hint = 'Close a stream, or share one: a stream without filters has all events. Or list the events.';
  throw new PostroomError('rate_limited', many[slot.full], { hint, retryAfter: 5 });
}

function closing(): PostroomError {
  return new PostroomError('unavailable', 'The post room is closing.', {
    hint: 'Connect again in a few seconds from the last id; no event is lost.',
    retryAfter: 5,
  });
}

function known(core: Core, error: unknown): PostroomError {
  if (error instanceof PostroomError) return error;
  core.log.error({ err: error }, 'a stream of events failed');
  return new PostroomError('internal', 'Something went wrong here.', { hint: 'Connect again from the last id.' });
}
