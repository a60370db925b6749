/** Checks repeatedly whether the console sessions of streams are still open. */
import { isOver, sessionOver } from '../access/console-sessions.ts';
import type { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { ConsoleSessionRow } from '../store/console-sessions.ts';

export type SessionChecks = {
  /** Calls `end` once the session is over. Returns a function that ends the check. */
  hold(session: ConsoleSessionRow, end: (error: PostroomError) => void): () => void;
};

type Held = { hash: string; end(error: PostroomError): void };

/** Milliseconds after which the end of a session is noticed at the latest. */
const CHECK_EVERY = 3_000;

/** A browser has one stream, so each stream has a check of its own. Whether the key works is checked in key-checks.ts. */
export function sessionChecks(core: Core): SessionChecks {
  const held = new Set<Held>();
  let timer: ReturnType<typeof setInterval> | null = null;
  let isChecking = false;

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      const all = [...held];
      const found = await core.store.read((tx) => Promise.all(all.map(({ hash }) => tx.consoleSessions.get(hash))));
      const now = core.clock.now();
      for (const [at, { end }] of all.entries()) {
        const session = found[at]?.session;
        if (!session || isOver(session, now)) end(sessionOver());
      }
    } catch {
      // A store that cannot be read says nothing about the session. The next check will.
    } finally {
      isChecking = false;
    }
  }

  return {
    hold({ hash }, end) {
      const one = { hash, end };
      held.add(one);
      timer ??= setInterval(() => void check(), CHECK_EVERY).unref();
      return () => {
        held.delete(one);
        if (held.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
  };
}
