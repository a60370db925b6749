/** When a client leaves: it has all of its answer, or it is gone without it. */
import type { ServerResponse } from 'node:http';

/** A reader that catches up and takes nothing for so many milliseconds is cut off. */
const PATIENCE = 60_000;

/** Bytes. A client that leaves as many of a stream unread gets no further event: it is gone, or will never catch up. */
export const MAX_UNREAD = 1024 * 1024;

// Made once: an error for each request would cost a third as much as its answer.
const GONE = new Error('The client is gone.');
const ANSWERED = new Error('The client has its answer.');

const responses = new WeakMap<AbortSignal, ServerResponse>();

/** Aborts when the client is gone, or has all of its answer. */
export function leaving(res: ServerResponse): AbortSignal {
  const left = new AbortController();
  responses.set(left.signal, res);
  if (res.closed) left.abort(GONE);
  // Not writableFinished, which is true of a connection that was destroyed too.
  const { socket } = res;
  res.once('finish', () => left.abort(socket?.destroyed === false ? ANSWERED : GONE));
  res.once('close', () => left.abort(GONE));
  return left.signal;
}

/** Calls `listener` when the client leaves: `whole` = with all of its answer. `left` comes from `leaving`; null = nobody reads it. */
export function whenLeft(left: AbortSignal | null, listener: (whole: boolean) => void): void {
  const tell = () => listener(left?.reason === ANSWERED);
  if (left === null || left.aborted) tell();
  else left.addEventListener('abort', tell, { once: true });
}

/** Resolves when the client has taken most of what was written to it, or left. `left` comes from `leaving`; null = nobody reads it. */
export function whenTaken(left: AbortSignal | null): Promise<void> {
  const res = left && responses.get(left);
  if (!res || left.aborted || !res.writableNeedDrain) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => res.destroy(), PATIENCE);
    const done = () => {
      clearTimeout(timer);
      res.off('drain', done).off('close', done);
      resolve();
    };
    res.once('drain', done).once('close', done);
  });
}
