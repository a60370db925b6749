/** Follows the stream of events (server-sent events, HTML standard 9.2) over breaks: nothing is lost, and nothing comes twice. */
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { passes } from './errors.ts';
import { type Fetch, orAborted, pause, sending, waitAfter } from './sending.ts';
import type { EventType, PostroomEvent, QueryOf } from './shapes.ts';

/** `after`: where to begin; absent = from now on. `types`: such as `email.received` or `email.*`. */
export type FollowOptions = Omit<QueryOf<'/api/v1/events/stream'>, 'types'> & {
  types?: readonly (EventType | `${string}.*`)[] | undefined;
  signal?: AbortSignal | undefined;
};

/** `cursor` as `after` goes on behind it. `gap`: events before this were older than they are kept, and are gone. */
export type Followed = (PostroomEvent | { type: 'gap' }) & { cursor: string };

/** How to reach the stream. */
export type Source = { url: string; headers: Headers; fetch: Fetch; retryMs: number };

/** Milliseconds without a sign of life, of which the server sends one each 15 s. */
const SILENCE = 45_000;

/**
 * Ends when the signal does. A server that cannot be reached at first throws after `retryMs`, as any call; later it is asked again until it
 * answers. Throws PostroomError when the server refuses.
 */
export async function* followEvents(source: Source, { signal, types, ...query }: FollowOptions): AsyncGenerator<Followed> {
  const url = new URL(source.url);
  for (const [name, value] of Object.entries({ ...query, types: types?.join(',') }))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const place: Place = { cursor: '', retryMs: 0 };
  /** What was told at a position of which more is to come: it has no id, so it comes again after a break. */
  const told = new Set<string>();
  let failures = 0;
  while (!signal?.aborted) {
    let why: unknown = null;
    try {
      for await (const { id, event, data } of messages({ ...source, url: url.href }, place, signal)) {
        if (event === 'end') why = JSON.parse(data);
        else failures = 0;
        if (event === 'end' || event === 'ready') continue;
        const one: PostroomEvent | { type: 'gap' } = event === 'gap' ? { type: 'gap' } : JSON.parse(data);
        const isTold = 'id' in one && told.has(one.id);
        if (id !== undefined) told.clear();
        else if ('id' in one) told.add(one.id);
        if (!isTold) yield { ...one, cursor: place.cursor };
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (place.cursor === '' || !passes(error)) throw error;
      why = error;
    }
    await pause(Math.max(place.retryMs, waitAfter(failures, why)), signal).catch(() => {});
    failures += 1;
  }
}

/** The last id that was received, and the milliseconds that the server asks for before the next connection. */
type Place = { cursor: string; retryMs: number };

/** What one connection tells until it ends or breaks; `place` is where the next one goes on, and when. Throws what `sending` throws. */
async function* messages({ url, headers, fetch, retryMs }: Source, place: Place, signal: AbortSignal | undefined) {
  const connection = new AbortController();
  const ending = signal ? AbortSignal.any([signal, connection.signal]) : connection.signal;
  const request = new Request(url, { headers, signal: ending });
  if (place.cursor !== '') request.headers.set('last-event-id', place.cursor);
  const response = await sending(fetch, { retryMs, attemptMs: SILENCE })(request);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  const read: EventSourceMessage[] = [];
  const onRetry = (milliseconds: number) => {
    place.retryMs = milliseconds;
  };
  const parser = createParser({ onEvent: (message) => read.push(message), onRetry });
  try {
    for (let part = await next(); part !== undefined; part = await next()) {
      parser.feed(decoder.decode(part, { stream: true }));
      for (const message of read.splice(0)) {
        place.cursor = message.id ?? place.cursor;
        yield message;
      }
    }
  } finally {
    connection.abort();
    void reader?.cancel().catch(() => {});
  }

  /** Undefined at the end, however it came. Only what is waited for can be late: the reader of the events may take long. */
  async function next(): Promise<Uint8Array | undefined> {
    const silent = setTimeout(() => connection.abort(), SILENCE);
    const part = await orAborted(reader?.read() ?? Promise.resolve(undefined), ending).catch(() => undefined);
    clearTimeout(silent);
    return part?.value;
  }
}
