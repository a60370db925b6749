/** The statuses of those emails that callers wait for, as they change. One read serves all of them. */
import type { Log } from '../../ports/core.ts';
import type { Statuses } from '../../ports/statuses.ts';
import type { EmailStatus } from '../../store/statuses.ts';
import type { Store } from '../../store/store.ts';
import { listeners } from './listeners.ts';

type Watch = { told: EmailStatus | null | undefined; listener: (status: EmailStatus | null) => void };

/** Emails that are read at once. */
const AT_ONCE = 500;

/** Listens to the store for as long as it is open; reads nothing while no caller waits. */
export function watchStatuses(store: Store, log: Log): Statuses {
  const byEmail = listeners<Watch>();
  let looking = false;
  let again = false;

  /** Commits that come while one look is on its way are seen by the next, so that many commits cost few reads. */
  async function look(): Promise<void> {
    again = true;
    if (looking) return;
    looking = true;
    while (again) {
      again = false;
      await lookOnce().catch((error: unknown) => log.warn({ err: error }, 'could not see which emails have changed'));
    }
    looking = false;
  }

  async function lookOnce(): Promise<void> {
    const ids = byEmail.names();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const now = await store.read((tx) => tx.emails.statuses(some));
      for (const id of some) tell(id, now.get(id) ?? null);
    }
  }

  function tell(id: string, status: EmailStatus | null): void {
    for (const watch of byEmail.of(id)) {
      if (watch.told === status) continue;
      watch.told = status;
      watch.listener(status);
    }
  }

  store.onWake('events', () => {
    if (byEmail.size() > 0) void look();
  });

  return {
    of(emailId, listener) {
      const stop = byEmail.add(emailId, { told: undefined, listener });
      void look();
      return stop;
    },
    listeners: byEmail.size,
  };
}
