/** Checks repeatedly whether the keys of streams still work, and still have the rights that they had. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import { requireKey } from '../reading/waiting/waiting.ts';
import type { ApiKeyRow } from '../store/api-keys.ts';

export type KeyChecks = {
  /** Calls `end` once the key does not work any more, or its rights have changed. Returns a function that ends the check. */
  hold(actor: Actor, end: (error: PostroomError) => void): () => void;
  /** Checks at once: a key of the account, or the account itself, may have changed. */
  look(accountId: string): void;
};

type Held = { actor: Actor; ends: Set<(error: PostroomError) => void>; isChecking: boolean; isDue: boolean; stop(): void };

/** Milliseconds after which a key that expires, or changes without an event, is noticed at the latest. */
const CHECK_EVERY = 5_000;

/** One check serves all streams of a key. */
export function keyChecks(core: Core): KeyChecks {
  const held = new Map<string, Held>();
  let timer: ReturnType<typeof setInterval> | null = null;

  function check(one: Held): void {
    one.isDue = true;
    if (one.isChecking) return;
    one.isChecking = true;
    void checkInTurn(one).finally(() => {
      one.isChecking = false;
    });
  }

  async function checkInTurn(one: Held): Promise<void> {
    while (one.isDue && one.ends.size > 0) {
      one.isDue = false;
      try {
        await core.store.read(async (tx) => {
          await requireKey(core, tx, one.actor);
          requireSameRights(one.actor.key, await tx.apiKeys.get(one.actor.account.id, one.actor.key.id));
        });
      } catch (error) {
        // A store that cannot be read says nothing about the key. The next check will.
        if (error instanceof PostroomError && error.code !== 'unavailable') for (const end of [...one.ends]) end(error);
      }
    }
  }

  function holdKey(actor: Actor): Held {
    const one: Held = { actor, ends: new Set(), isChecking: false, isDue: false, stop: () => {} };
    one.stop = core.arrivals.whenAccountChanges(actor.account.id, () => check(one));
    held.set(actor.key.id, one);
    timer ??= setInterval(() => [...held.values()].forEach(check), CHECK_EVERY);
    timer.unref();
    return one;
  }

  return {
    hold(actor, end) {
      const one = held.get(actor.key.id) ?? holdKey(actor);
      one.ends.add(end);
      return () => {
        one.ends.delete(end);
        if (one.ends.size > 0 || held.get(actor.key.id) !== one) return;
        one.stop();
        held.delete(actor.key.id);
        if (held.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
    look(accountId) {
      for (const one of held.values()) if (one.actor.account.id === accountId) check(one);
    },
  };
}

function requireSameRights(before: ApiKeyRow, now: ApiKeyRow | null): void {
  const rightsOf = ({ scopes, inboxIds, tools }: ApiKeyRow) => JSON.stringify([scopes, inboxIds, tools]);
  if (now && rightsOf(now) === rightsOf(before)) return;
  throw new PostroomError('forbidden', 'What this API key may read has changed.', {
    hint: 'Connect again from the last id: the stream then holds what the key may read now.',
  });
}
