/** How many pictures are got at once, for one account and in all; who has to wait takes turns with others. */
import { PostroomError } from '../../core/base/errors.ts';
import { fairQueue } from '../../core/base/fair-queue.ts';

export type Turns = {
  /** Does the work when it is the account's turn. Throws `unavailable` when too much of the account waits already. */
  take<T>(accountId: string, work: () => Promise<T>): Promise<T>;
};

/** `atOnce` in all, and `ofAccount`; `waiting` of one account. */
export type TurnLimits = { atOnce: number; ofAccount: number; waiting: number };

export function fairTurns({ atOnce, ofAccount, waiting }: TurnLimits): Turns {
  const all = places(atOnce);
  const accounts = new Map<string, Places>();
  return {
    async take(accountId, work) {
      const own = accounts.get(accountId) ?? places(ofAccount);
      if (own.waiting() >= waiting) throw tooMany();
      accounts.set(accountId, own);
      await own.enter(accountId);
      try {
        await all.enter(accountId);
        try {
          return await work();
        } finally {
          all.leave();
        }
      } finally {
        own.leave();
        if (own.isEmpty()) accounts.delete(accountId);
      }
    },
  };
}

type Places = { enter(accountId: string): Promise<void>; leave(): void; waiting(): number; isEmpty(): boolean };

/** A place that a caller waits for is handed on, so that no other takes it meanwhile. */
function places(count: number): Places {
  const queue = fairQueue<() => void>();
  let free = count;
  return {
    async enter(accountId) {
      if (free > 0) free -= 1;
      else await new Promise<void>((go) => queue.push(accountId, go));
    },
    leave() {
      const next = queue.take();
      if (next) next();
      else free += 1;
    },
    waiting: () => queue.length(),
    isEmpty: () => free === count,
  };
}

function tooMany(): PostroomError {
  return new PostroomError('unavailable', 'Too many pictures are being fetched.', {
    hint: 'Try again in a moment.',
    retryAfter: 5,
  });
}
