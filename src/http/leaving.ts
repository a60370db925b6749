/** Tells when a client leaves: with all of its answer, or without. */
import type { ServerResponse } from 'node:http';

/** A reader that catches up and takes nothing for so many milliseconds is cut off. */
const PATIENCE = 60_000;

/** Bytes. A client that leaves as many of a stream unread gets no further event: it is gone, or will never catch up. */
export const MAX_UNREAD = 1024 * 1024;

// Made once: an error for each request would cost a third as much as its answer.
const GONE = new Error('The client is gone.');
const ANSWERED = new Error('The client has its answer.');

/** Whether the client of one response has left. */
export type Leaving = {
  hasLeft(): boolean;
  /** Calls the listener when the client leaves, or at once when it has: `whole` = with all of its answer. */
  whenLeft(listener: (whole: boolean) => void): void;
  /** Resolves when the client has taken most of what was written to it, or left. */
  taken(): Promise<void>;
  /** Aborts when the client leaves. Made when it is asked for: most requests need none, and it costs more than all the rest. */
  signal(): AbortSignal;
};

export function leaving(res: ServerResponse): Leaving {
  const listeners: ((whole: boolean) => void)[] = [];
  let left: typeof GONE | null = res.closed ? GONE : null;
  let aborting: AbortController | null = null;
  const leave = (how: typeof GONE) => {
    if (left !== null) return;
    left = how;
    aborting?.abort(how);
    for (const listener of listeners.splice(0)) listener(how === ANSWERED);
  };
  // Not writableFinished, which is true of a connection that was destroyed too.
  const { socket } = res;
  res.once('finish', () => leave(socket?.destroyed === false ? ANSWERED : GONE));
  res.once('close', () => leave(GONE));
  return {
    hasLeft: () => left !== null,
    whenLeft(listener) {
      if (left === null) listeners.push(listener);
      else listener(left === ANSWERED);
    },
    async taken() {
      if (left === null && res.writableNeedDrain) await drained(res);
    },
    signal() {
      aborting ??= new AbortController();
      if (left !== null) aborting.abort(left);
      return aborting.signal;
    },
  };
}

function drained(res: ServerResponse): Promise<void> {
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
