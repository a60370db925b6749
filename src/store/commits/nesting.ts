/** Finds a write inside a write, which would wait for itself: by the stack of the call, or by its context. */
import { AsyncLocalStorage } from 'node:async_hooks';

export type Nesting = {
  /** Whether the call comes from within a unit of work. */
  isInside(): boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
  /** No unit of work is under way any more. */
  rest(): void;
};

/** `refuseWaiting` refuses all that waits for the commit under way; `ms` = how long its units of work may keep that waiting. */
export type FindsNesting = (refuseWaiting: () => void, ms: number) => Nesting;

/** Milliseconds: Node fires a longer one at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * For an engine whose statements answer at once: hardly anybody else writes while a unit of work is under way, so looking at the stack of those who
 * do costs nothing. V8 loses the unit where two wait for one promise. Then the write waits, and the unit for it, until all that waits is refused.
 */
export const byStack: FindsNesting = (refuseWaiting, ms) => {
  let late: NodeJS.Timeout | undefined;
  return {
    isInside: () => late !== undefined && isOnStack(runUnitOfWork.name),
    run: (work) => {
      late ??= setInterval(refuseWaiting, Math.min(ms, LONGEST_TIMER));
      return runUnitOfWork(work);
    },
    rest: () => {
      clearInterval(late);
      late = undefined;
    },
  };
};

/** For an engine behind a network, where many write while a unit of work waits. While it is enabled, Node 20 and 22 do more for every promise. */
export const byContext: FindsNesting = () => {
  const inside = new AsyncLocalStorage<true>();
  return {
    isInside: () => inside.getStore() === true,
    run: (work) => inside.run(true, work),
    rest: () => inside.disable(),
  };
};

/** Awaits, so that it stands on the stack of whatever the work awaits. */
async function runUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
  return await work();
}

function isOnStack(name: string): boolean {
  const { stackTraceLimit, prepareStackTrace } = Error;
  let isFound = false;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  Error.prepareStackTrace = (_error, sites) => {
    isFound = sites.some((site) => site.getFunctionName() === name);
  };
  try {
    // V8 asks for the stack when it is read.
    void new Error().stack;
  } finally {
    Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  }
  return isFound;
}
