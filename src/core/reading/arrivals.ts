/** Inbound mail as it is committed, at whatever instance: one read per commit serves everybody in this process who waits for it. */
import type { ArrivalListener, ArrivalOptions, Arrivals } from '../ports/arrivals.ts';
import type { Log } from '../ports/core.ts';
import type { EmailBody, EmailRow } from '../store/emails.ts';
import type { Store } from '../store/store.ts';

type Listening = ArrivalOptions & { listener: ArrivalListener };

/** Between one try to read what has arrived and the next, in milliseconds; and how often it is tried before it is given up. */
const AGAIN_AFTER = 500;
const MOST_TRIES = 120;

/** Listens to the store for as long as it is open; while nobody listens here it reads nothing. */
export function watchArrivals(store: Store, log: Log): Arrivals {
  /** By the id of an inbox, or of an account. */
  const byPlace = new Map<string, Set<Listening>>();
  let closed = false;
  let telling = Promise.resolve();
  store.onWake('email', (ids) => {
    // One after the other, so that a read which takes longer cannot change the order.
    if (byPlace.size > 0) telling = telling.then(() => tellInTheEnd(ids)).catch(complain);
  });

  /** A store that is away for a while keeps nobody from hearing of what it told. */
  async function tellInTheEnd(ids: string[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await tell(ids);
      } catch (error) {
        if (closed || tries >= MOST_TRIES) throw error;
      }
      await new Promise((next) => setTimeout(next, AGAIN_AFTER));
    }
  }

  async function tell(ids: string[]): Promise<void> {
    const { rows, bodies } = await store.read(async (tx) => {
      const found = (await tx.emails.arrived(ids)).filter((row) => listening(row).length > 0);
      const withText = found.filter((row) => listening(row).some(({ texts }) => texts));
      return { rows: found, bodies: await tx.emails.bodies(withText.map((row) => row.id)) };
    });
    for (const row of rows) hand(row, bodies.get(row.id));
  }

  function hand(row: EmailRow, body: EmailBody | undefined): void {
    const text = (body?.visible ?? body?.text ?? '').toLowerCase();
    for (const { listener, texts } of listening(row)) listener(row, texts ? text : '');
  }

  function listening(row: EmailRow): Listening[] {
    return [...(byPlace.get(row.inboxId) ?? []), ...(byPlace.get(row.accountId) ?? [])];
  }

  function complain(error: unknown): void {
    log.error({ err: error }, 'arrived mail could not be told of');
  }

  return {
    of(place, listener, options = {}) {
      const one = { listener, ...options };
      const all = byPlace.get(place) ?? new Set();
      byPlace.set(place, all.add(one));
      if (closed) options.ended?.();
      return () => {
        all.delete(one);
        if (all.size === 0 && byPlace.get(place) === all) byPlace.delete(place);
      };
    },
    listeners: () => [...byPlace.values()].reduce((sum, all) => sum + all.size, 0),
    close() {
      closed = true;
      for (const { ended } of [...byPlace.values()].flatMap((all) => [...all])) ended?.();
    },
  };
}
