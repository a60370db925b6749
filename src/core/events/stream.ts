/** Streams of events: what was missed first, then each event as it is committed, for as long as the key may read it. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { type OpenSlots, openSlots } from '../base/open-slots.ts';
import type { Core } from '../ports/core.ts';
import type { Following } from '../ports/event-feed.ts';
import type { ConsoleSessionRow } from '../store/console-sessions.ts';
import type { EventRow } from '../store/events.ts';
import { type AskedEvents, CHECKED, eventFilter, matches, type ToldFilter } from './filter.ts';
import { type KeyChecks, keyChecks } from './key-checks.ts';
import { type EventsRead, eventRecord, type FullEventRecord, fullRecords, readEvents } from './list.ts';
import { type PayloadLimits, payloadsOf } from './payloads.ts';
import { type SessionChecks, sessionChecks } from './session-checks.ts';

/** Where a stream goes. None of its functions throws. */
export type EventReader = {
  events(rows: EventRow[]): void;
  /** The same for events that are made for this stream. `safe`: the last position to resume from without missing any. */
  fullEvents(events: StreamedEvent[], safe: number): void;
  /** Events were older than they are kept, and are gone; the first there is lies right behind `position`. */
  gap(position: number): void;
  /** A sign of life; all up to `position` was sent. */
  beat(position: number): void;
  /** Resolves when the reader has taken most of what was sent, or is gone. */
  taken(): Promise<void>;
};

/** `suppressed`: what was held back since the last event that passed; null = nothing. */
export type ToldRow = { row: EventRow; suppressed: Suppressed | null };

type Suppressed = { count: number; since: string };

export type StreamedEvent = FullEventRecord & { suppressed?: Suppressed };

/** What decides which events a stream tells, and when. */
export type StreamGate = {
  /** Whether it decides anew when the check of a sender has ended. */
  withChecks: boolean;
  /** Like `readEvents`; `told` are the events that are told now. */
  read(filter: ToldFilter, asked: { after: number; limit: number }): Promise<Omit<EventsRead, 'rows'> & { told: ToldRow[] }>;
  /** The events that were held back and are told now. */
  due(): Promise<ToldRow[]>;
  /** Whether an event waits for a decision. */
  isHolding(): boolean;
  /** The last position up to `position` from which a stream may resume: no event that may still be told is before it. */
  safe(position: number): number;
};

export type StreamRequest = {
  filter: AskedEvents;
  /** A position, or null = from now on. */
  after: number | null;
  signal: AbortSignal;
  /** Null = events without their records. */
  payloads: Pick<PayloadLimits, 'mayRead'> | null;
  /** Null = everything is told at once. */
  gate: StreamGate | null;
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

/** Milliseconds after which a gate that holds something is asked again. */
const ASKED_AGAIN = 1000;

/** Bytes of records that may be sent before the reader takes them. With one larger record, they stay below what cuts a reader off. */
const FULL_BYTES = 384 * 1024;

export function eventStreams(core: Core, heartbeatMs = HEARTBEAT): EventStreams {
  const slots = openSlots(MOST_STREAMS);
  const keys = keyChecks(core);
  const sessions = sessionChecks(core);
  return {
    async stream(actor, { filter: asked, after, signal, payloads, gate, session = null }, begin) {
      const filter = await eventFilter(core, actor, asked);
      const free = takeSlot(slots, actor);
      try {
        const { position, isAhead } = await beginning(core, after);
        if (signal.aborted) return null;
        const reader = begin(position);
        if (isAhead) reader.gap(position);
        const streaming = { core, keys, sessions, session, actor, filter, payloads, gate, reader, heartbeatMs };
        return await follow(streaming, position, signal);
      } finally {
        free();
      }
    },
  };
}

type Streaming = Pick<StreamRequest, 'payloads' | 'gate'> & {
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

/** `send` resolves when the stream is over, or only has to follow the feed. `position()`: all up to there was sent. */
function sending({ core, keys, actor, filter, payloads, gate, reader }: Streaming, begin: number, isOver: () => boolean) {
  const { account } = actor;
  /** Whether the events are made from the store, so that the stream reads the store again when something happens. */
  const isMade = payloads !== null || filter.views !== null || gate !== null;
  const types = gate?.withChecks && filter.types ? [...filter.types, CHECKED] : filter.types;
  const safe = gate?.safe ?? ((position: number) => position);
  let at = begin;
  let following: Following | null = null;
  /** If `isMade`: the position before the first event that came since the stream follows. */
  let due: number | null = null;
  let wake: () => void = () => {};

  async function send(): Promise<void> {
    while (!isOver()) {
      // What is read below includes everything up to this position.
      const given = core.feed.position();
      const late = (await gate?.due()) ?? [];
      const { told, end, complete, gap } = await read();
      if (isOver()) return;
      if (gap) await tellGap();
      if (payloads || gate) await tellMade([...late, ...told]);
      else if (told.length > 0) reader.events(told.map(({ row }) => row));
      at = complete ? Math.max(end, given) : end;
      await reader.taken();
      // No other code runs between this check and the join.
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

  async function read() {
    const asked = { after: at, limit: PAGE };
    if (gate) return await gate.read(filter, asked);
    const { rows, ...found } = await readEvents(core, account.id, filter, asked);
    return { ...found, told: rows.map((row) => ({ row, suppressed: null })) };
  }

  async function tellMade(told: ToldRow[]): Promise<void> {
    const records = told.map(({ row, suppressed }) => ({ ...eventRecord(row), ...(suppressed ? { suppressed } : {}) }));
    for (let rest = records; rest.length > 0 && !isOver(); ) {
      const made = payloads
        ? fullRecords(rest, await payloadsOf(core, actor, rest, { mayRead: payloads.mayRead, maxBytes: FULL_BYTES }))
        : rest;
      if (isOver()) return;
      at = Math.max(at, made.at(-1)?.sequence ?? at);
      reader.fullEvents(made, safe(at));
      rest = rest.slice(made.length);
      await reader.taken();
    }
  }

  /** Waits for an event. Events that are made are not kept for a slow reader: the stream reads on from the store when its reader is ready. */
  async function untilDue(): Promise<void> {
    if (due === null && !isOver()) {
      const asking = gate?.isHolding() ? setTimeout(() => wake(), ASKED_AGAIN) : undefined;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      clearTimeout(asking);
    }
    at = due ?? following?.position() ?? at;
    following?.stop();
    following = null;
    due = null;
    keys.look(account.id);
  }

  function take(rows: EventRow[]): void {
    if (isOver()) return;
    const wanted = rows.filter((row) => matches({ ...filter, types }, row));
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
    position: () => safe(due ?? following?.position() ?? at),
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
