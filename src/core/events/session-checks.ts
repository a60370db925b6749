/** Looks again and again whether the sessions of the console that streams belong to go on. */
import { isOver, sessionOver } from '../access/console-sessions.ts';
import type { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { ConsoleSessionRow } from '../store/console-sessions.ts';

export type SessionChecks = {
  /** Calls `end` once the session is over. Returns a function that ends this. */
  hold(session: ConsoleSessionRow, end: (error: PostroomError) => void): () => void;
};

type Held = { hash: string; end(error: PostroomError): void };

/** A session that is over is noticed so many milliseconds later at most. */
const CHECK_EVERY = 3_000;

/** A browser has one stream, so each looks for itself; whether the key works is looked after elsewhere. */
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
      // A store that cannot be read says nothing of a session: the next look does.
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
