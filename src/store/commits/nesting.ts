/** Finds a write inside a write, which would wait for itself: by the turn of the event loop, or by the context of the call. */
import { AsyncLocalStorage } from 'node:async_hooks';

export type Nesting = {
  /** Whether the call comes from within a unit of work. */
  isInside(): boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
  /** No unit of work is under way any more. */
  rest(): void;
};

/** `refuseWaiting` refuses all that waits for the commit under way; `ms` = how long a unit of work may keep it waiting. */
export type FindsNesting = (refuseWaiting: () => void, ms: number) => Nesting;

/**
 * For an engine whose statements answer without waiting. All units of a commit run in one turn of the event loop, in which nobody else is
 * called, so a write in that turn is one of theirs. A unit that waits for anything but the store outlives its turn, and then its writes are
 * like those of others: if it does not end in time, all that came meanwhile is refused, so that it ends when it waits for one of them.
 */
export const byTurn: FindsNesting = (refuseWaiting, ms) => {
  let isUnderWay = false;
  let isWatched = false;
  let late: NodeJS.Timeout | undefined;

  /** Called when there is nothing left to do in this turn, so whatever is still under way waits for another one. */
  function turnEnded(): void {
    isWatched = false;
    if (!isUnderWay) return;
    isUnderWay = false;
    late ??= setInterval(refuseWaiting, ms);
  }

  return {
    isInside: () => isUnderWay,
    run: (work) => {
      isUnderWay = true;
      if (!isWatched) process.nextTick(turnEnded);
      isWatched = true;
      return work();
    },
    rest: () => {
      isUnderWay = false;
      clearInterval(late);
      late = undefined;
    },
  };
};

/** For an engine behind a network, where others are called while a unit of work waits. While it is enabled, Node 20 and 22 do more for every promise. */
export const byContext: FindsNesting = () => {
  const inside = new AsyncLocalStorage<true>();
  return {
    isInside: () => inside.getStore() === true,
    run: (work) => inside.run(true, work),
    rest: () => inside.disable(),
  };
};
