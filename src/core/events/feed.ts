/** The events of all accounts as they are committed, by any instance. One reader serves all streams of this process. */
import type { Log } from '../ports/core.ts';
import type { EventFeed, Following } from '../ports/event-feed.ts';
import type { EventRow } from '../store/events.ts';
import type { Store } from '../store/store.ts';

type Listening = { after: number; listener: (rows: EventRow[]) => void };

/** Rows that are read at once, and that stay at hand for streams which catch up while others follow. */
const BATCH = 200;
const RECENT = 1000;

/** Milliseconds between two looks at the store, in case a notification was lost or the store could not be read. */
const LOOK_EVERY = 2000;

/** Listens to the store for as long as it is open; reads nothing while there is no listener in this process. */
export function watchEvents(store: Store, log: Log): EventFeed {
  const byAccount = new Map<string, Set<Listening>>();
  let listeners = 0;
  let timer: ReturnType<typeof setInterval> | null = null;
  /** All events behind `from` and up to `position` are in `recent`. */
  let recent: EventRow[] = [];
  let from = 0;
  let position = 0;
  let isReading = false;
  let isDue = false;
  let isAway = false;

  store.onWake('events', look);

  function look(): void {
    isDue = true;
    if (isReading || listeners === 0) return;
    isReading = true;
    void readOn().finally(() => {
      isReading = false;
    });
  }

  /** Writing transactions run one after the other, so no event can still appear at or before a position that was read. */
  async function readOn(): Promise<void> {
    try {
      while (isDue && listeners > 0) {
        isDue = false;
        const at = position;
        const rows = await store.read((tx) => tx.events.ofAll(at, BATCH));
        isAway = false;
        // Otherwise the last listener left meanwhile, and a new one began at another position.
        if (at === position) give(rows);
        else isDue = true;
        if (rows.length === BATCH) isDue = true;
        // Other work gets a turn between two batches.
        if (isDue) await new Promise((next) => setImmediate(next));
      }
    } catch (error) {
      // Logged once for each outage. The next look reads on.
      if (!isAway) log.warn({ err: error }, 'events could not be read for the streams that follow them; it is tried again');
      isAway = true;
    }
  }

  function give(rows: EventRow[]): void {
    const last = rows.at(-1);
    if (!last) return;
    position = last.seq;
    recent.push(...rows);
    if (recent.length > RECENT) {
      const gone = recent.splice(0, recent.length - RECENT);
      from = gone.at(-1)?.seq ?? from;
    }
    for (const accountId of new Set(rows.map((row) => row.accountId))) {
      const all = byAccount.get(accountId);
      if (!all) continue;
      const own = rows.filter((row) => row.accountId === accountId);
      for (const one of [...all]) tell(one, own);
    }
  }

  return {
    join(accountId, after, listener): Following | null {
      if (listeners === 0) begin(after);
      if (after < from) return null;
      const one: Listening = { after, listener };
      const all = byAccount.get(accountId) ?? new Set();
      byAccount.set(accountId, all.add(one));
      listeners += 1;
      tell(
        one,
        recent.filter((row) => row.accountId === accountId),
      );
      look();
      return {
        position: () => Math.max(one.after, position),
        stop() {
          if (!all.delete(one)) return;
          listeners -= 1;
          if (all.size === 0 && byAccount.get(accountId) === all) byAccount.delete(accountId);
          if (listeners === 0) rest();
        },
      };
    },
    position: () => position,
    listeners: () => listeners,
  };

  function begin(after: number): void {
    from = after;
    position = after;
    timer = setInterval(look, LOOK_EVERY);
    timer.unref();
  }

  function rest(): void {
    if (timer) clearInterval(timer);
    recent = [];
    from = 0;
    position = 0;
  }
}

/** Gives a listener what it has not had: one that joined ahead of this reader already got the first rows from the store. */
function tell(one: Listening, rows: EventRow[]): void {
  const fresh = (rows[0]?.seq ?? 0) > one.after ? rows : rows.filter((row) => row.seq > one.after);
  const last = fresh.at(-1);
  if (!last) return;
  one.after = last.seq;
  one.listener(fresh);
}
