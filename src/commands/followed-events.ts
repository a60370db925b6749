/** The client of the event stream (server-sent events, HTML standard 9.2): follows it over breaks, from the last cursor on. */
import { setTimeout as pause } from 'node:timers/promises';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { z } from 'zod';
import type { ErrorCode } from '../core/base/errors.ts';

/** `data`: its JSON in the stream. `before`: the cursor to read from in order to get it again. */
export type FollowedEvent = { before: string; type: string; data: string };

export type Following = { url: URL; key: string; stop: AbortSignal; say(sentence: string): void };

/** Milliseconds until the next try: the first, and at most. */
const WAIT = { first: 1000, most: 30_000 };

/** Milliseconds of silence after which a connection counts as lost. The server sends something every 15 s. */
const SILENCE = 45_000;

/** Errors that pass by themselves. */
const PASSING: readonly string[] = ['rate_limited', 'internal', 'upstream', 'unavailable'] satisfies ErrorCode[];

/**
 * Each event once, in order, until `stop`. When the server cannot be reached, tries again, and tells `say` so once. Throws an Error with the
 * server's words when it refuses.
 */
export async function* followedEvents({ url, key, stop, say }: Following): AsyncGenerator<FollowedEvent> {
  let last: string | null = null;
  let wait = WAIT.first;
  let isAway = false;
  while (!stop.aborted) {
    let ended: Problem | null = null;
    for await (const frame of framesOf(url, { key, last, stop })) {
      const before: string | null = last;
      last = frame.id ?? last;
      if (frame.event === 'end') ended = problemOf(frame.data);
      else if (frame.event === 'gap') say('Events before this were older than they are kept, and are gone.');
      else if (frame.event === 'ready') {
        if (isAway) say('It answers again.');
        [isAway, wait] = [false, WAIT.first];
      } else if (before !== null) yield { before, type: frame.event ?? '', data: frame.data };
    }
    if (stop.aborted) return;
    if (ended && !PASSING.includes(ended.code))
      throw new Error([ended.detail.replace(/\w$/, '$&.'), ended.hint].filter(Boolean).join(' '));
    if (!isAway) say(`${ended?.detail ?? `There is no connection to ${url.origin}.`} It is asked again until it answers.`);
    isAway = true;
    await pause(Math.max(wait, (ended?.retryAfter ?? 0) * 1000), undefined, { signal: stop }).catch(() => {});
    wait = Math.min(wait * 2, WAIT.most);
  }
}

type Connection = { key: string; last: string | null; stop: AbortSignal };

/** The messages of one connection until it ends; a refusal becomes an `end` message. */
async function* framesOf(url: URL, { key, last, stop }: Connection): AsyncGenerator<EventSourceMessage> {
  const connection = new AbortController();
  const end = () => connection.abort();
  stop.addEventListener('abort', end, { once: true });
  const read: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => read.push(message) });
  const decoder = new TextDecoder();
  /** The limit applies only while the server is waited for, because the consumer of the events may take long. */
  const within = async <T>(answer: Promise<T>): Promise<T> => {
    const silent = setTimeout(end, SILENCE);
    return await answer.finally(() => clearTimeout(silent));
  };
  try {
    const headers = { authorization: `Bearer ${key}`, ...(last === null ? {} : { 'last-event-id': last }) };
    const response = await within(fetch(url, { headers, redirect: 'manual', signal: connection.signal }));
    if (response.status !== 200) {
      yield { event: 'end', data: await within(refusalOf(url, response)) };
      return;
    }
    const reader = response.body?.getReader();
    for (let part = await within(reader?.read() ?? NOTHING); !part.done; part = await within(reader?.read() ?? NOTHING)) {
      parser.feed(decoder.decode(part.value, { stream: true }));
      yield* read.splice(0);
    }
  } catch (error) {
    // `fetch` throws a TypeError when the connection cannot be made or breaks.
    if (!(error instanceof TypeError || connection.signal.aborted)) throw error;
  } finally {
    stop.removeEventListener('abort', end);
    end();
  }
}

const NOTHING = Promise.resolve({ done: true, value: undefined } as const);

const problem = z.object({
  code: z.string(),
  detail: z.string(),
  hint: z.string().optional(),
  retryAfter: z.number().optional(),
});

type Problem = z.infer<typeof problem>;

/** The text of a problem document (RFC 9457), with each field that was refused; for any other answer, what it was. */
async function refusalOf(url: URL, response: Response): Promise<string> {
  const text = await response.text();
  const read = problem.extend({ errors: z.array(z.object({ message: z.string() })).optional() }).safeParse(jsonOrNull(text));
  if (read.success) {
    const retryAfter = Number(response.headers.get('retry-after')) || undefined;
    return JSON.stringify({ retryAfter, ...read.data });
  }
  const code: ErrorCode = response.status >= 500 || response.status === 429 ? 'unavailable' : 'not_found';
  return JSON.stringify({
    code,
    detail: `${url.origin}${url.pathname} answers ${response.status}, which is no stream of events.`,
  });
}

function problemOf(data: string): Problem {
  return problem.parse(JSON.parse(data));
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
