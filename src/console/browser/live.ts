/** The stream of events, read once a browser: one of its tabs reads it, and tells the others. */
import { effect, signal } from '@preact/signals';
import { createParser } from 'eventsource-parser';
import { ApiProblem, answered, type Got, unasked } from './api.ts';
import { isOffline, sessionEnded } from './state.ts';

export type LiveEvent = Got<'/api/v1/events'>['data'][number];

/** `cursor`: where a stream goes on behind the event, or from its beginning; null = more is to come at its position, or it is unknown. */
type Told =
  | { event: LiveEvent; cursor: string | null }
  | { connected: boolean; cursor: string | null }
  | { gap: true; cursor: string | null }
  | { ended: true };

/** A tab that was opened later asks the one that reads whether events come in. */
type Asking = { asks: true };

const NAME = 'postroom-live';
/** Milliseconds between tries to connect; they grow. */
const TRIES = { least: 1000, most: 20_000 };
/** Milliseconds without a byte after which a stream is taken for dead: the server sends one every 15 s. */
const SILENCE = 40_000;

/** Whether events come in. */
export const isLive = signal(false);

const listeners = new Set<(event: LiveEvent) => void>();
const gapListeners = new Set<() => void>();

/** Calls back for each event from now on. Answers what stops it. */
export function onEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when events are missing between those before and those to come: what is shown may be old. Answers what stops it. */
export function onGap(listener: () => void): () => void {
  gapListeners.add(listener);
  return () => gapListeners.delete(listener);
}

/**
 * Reads events until the signal. Where tabs cannot agree on one, as without TLS, each reads for itself. `isAgain`: others were read before, and
 * nobody read in between.
 */
export async function followEvents(signal: AbortSignal, isAgain: boolean): Promise<void> {
  const channel = new BroadcastChannel(NAME);
  let last: string | null = null;
  let isReader = false;
  let isApart = isAgain;
  const hear = (told: Told) => {
    if ('event' in told) {
      last = told.cursor ?? last;
      for (const listener of listeners) listener(told.event);
    } else if ('connected' in told) {
      // Without it, a stream that is cut before its first event would go on from when it is back.
      last ??= told.cursor;
      isLive.value = told.connected;
      if (told.connected && isApart) tellGap();
      if (told.connected) isApart = false;
    } else if ('gap' in told) {
      last = told.cursor ?? last;
      tellGap();
    } else sessionEnded.value += 1;
  };
  const tell = (told: Told) => {
    hear(told);
    if (!signal.aborted) channel.postMessage(told);
  };
  channel.onmessage = ({ data }: MessageEvent<Told | Asking>) => {
    if (!('asks' in data)) hear(data);
    else if (isReader) channel.postMessage({ connected: isLive.value, cursor: last } satisfies Told);
  };
  signal.addEventListener('abort', () => channel.close());
  const read = () => {
    isReader = true;
    return readOn(signal, () => last, tell);
  };
  channel.postMessage({ asks: true } satisfies Asking);
  try {
    if ('locks' in navigator) await navigator.locks.request(NAME, { signal }, read);
    else await read();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function tellGap(): void {
  for (const listener of gapListeners) listener();
}

async function readOn(signal: AbortSignal, lastCursor: () => string | null, tell: (told: Told) => void): Promise<void> {
  for (let wait = TRIES.least; !signal.aborted; wait = Math.min(wait * 2, TRIES.most)) {
    try {
      await readStream(signal, lastCursor(), {
        tell,
        connected: (cursor) => {
          wait = TRIES.least;
          tell({ connected: true, cursor });
        },
      });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiProblem && error.problem.status === 401) return tell({ ended: true });
    }
    if (signal.aborted) return;
    tell({ connected: false, cursor: null });
    await pause(wait, signal);
  }
}

type Reader = { tell(told: Told): void; connected(cursor: string | null): void };

/** Resolves when the server ends it. It is left when nothing comes, and when the connection goes: neither ends a stream by itself. */
async function readStream(stopped: AbortSignal, last: string | null, { tell, connected }: Reader): Promise<void> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  const signal = AbortSignal.any([stopped, leaving.signal]);
  let silence = setTimeout(leave, SILENCE);
  addEventListener('offline', leave);
  try {
    await readUntilEnd(signal, last, {
      tell,
      connected,
      heard: () => {
        clearTimeout(silence);
        silence = setTimeout(leave, SILENCE);
      },
    });
  } finally {
    clearTimeout(silence);
    removeEventListener('offline', leave);
  }
}

async function readUntilEnd(
  signal: AbortSignal,
  last: string | null,
  { tell, connected, heard }: Reader & { heard(): void },
): Promise<void> {
  const headers = { ...unasked.headers, ...(last === null ? {} : { 'Last-Event-ID': last }) };
  const response = await answered('/api/v1/events/stream', { headers, signal });
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      if (event === 'ready') connected(id ?? null);
      else if (event === 'gap') tell({ gap: true, cursor: id ?? null });
      else if (event !== 'end') tell({ event: JSON.parse(data) as LiveEvent, cursor: id ?? null });
    },
  });
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    heard();
    parser.feed(piece.value);
  }
}

/** Ends at once when the browser says that it is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
  });
}

/** A connection may be back without a stream that says so: the one that was there may never have been cut. */
export function watchConnection(): void {
  const ask = () => void answered('/console/session', unasked).catch(() => undefined);
  addEventListener('offline', () => {
    isOffline.value = true;
  });
  addEventListener('online', ask);
  effect(() => {
    if (!isOffline.value) return;
    const timer = setInterval(ask, TRIES.least * 2);
    return () => clearInterval(timer);
  });
}
