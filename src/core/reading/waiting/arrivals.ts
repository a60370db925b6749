/** Inbound mail as it is committed, by any instance. One read per commit serves all listeners of this process. */
import type { ArrivalListener, ArrivalOptions, Arrivals } from '../../ports/arrivals.ts';
import type { Log } from '../../ports/core.ts';
import type { EmailBody, EmailRow } from '../../store/emails.ts';
import type { Store } from '../../store/store.ts';
import { listeners } from './listeners.ts';

type Listening = ArrivalOptions & { listener: ArrivalListener };

/** When arrived mail cannot be read, it is tried again after this many milliseconds, and given up after this many tries. */
const RETRY_AFTER = 500;
const MOST_TRIES = 120;

/** Listens to the store for as long as it is open; reads nothing while there is no listener in this process. */
export function watchArrivals(store: Store, log: Log): Arrivals {
  /** By the id of an inbox, or of an account. */
  const byPlace = listeners<Listening>();
  const byAccount = listeners<() => void>();
  const whenClosed = new Set<() => void>();
  let closed = false;
  let notifying = Promise.resolve();
  store.onWake('email', (ids) => {
    // One after the other, so that a read which takes longer cannot change the order.
    if (byPlace.size() > 0) notifying = notifying.then(() => notifyWithRetries(ids)).catch(logFailure);
  });
  store.onWake('account', (ids) => {
    // Without ids, a notification was lost.
    for (const id of ids.length > 0 ? ids : byAccount.names()) for (const listener of byAccount.of(id)) listener();
  });

  /** Tries again while the store cannot be reached, so that listeners still hear of mail which it has announced already. */
  async function notifyWithRetries(ids: string[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await notify(ids);
      } catch (error) {
        if (closed || tries >= MOST_TRIES) throw error;
      }
      await new Promise((next) => setTimeout(next, RETRY_AFTER));
    }
  }

  async function notify(ids: string[]): Promise<void> {
    const { rows, bodies } = await store.read(async (tx) => {
      const found = (await tx.emails.arrived(ids)).filter((row) => listening(row).length > 0);
      const withText = found.filter((row) => listening(row).some(({ texts }) => texts));
      return { rows: found, bodies: await tx.emails.bodies(withText.map((row) => row.id)) };
    });
    for (const row of rows) callListeners(row, bodies.get(row.id));
  }

  function callListeners(row: EmailRow, body: EmailBody | undefined): void {
    const text = (body?.visible ?? body?.text ?? '').toLowerCase();
    for (const { listener, texts } of listening(row)) listener(row, texts ? text : '');
  }

  function listening(row: EmailRow): Listening[] {
    return [...byPlace.of(row.inboxId), ...byPlace.of(row.accountId)];
  }

  function logFailure(error: unknown): void {
    log.error({ err: error }, 'could not notify listeners of arrived mail');
  }

  return {
    of: (place, listener, options = {}) => byPlace.add(place, { listener, ...options }),
    whenAccountChanges: (accountId, listener) => byAccount.add(accountId, listener),
    listeners: byPlace.size,
    whenClosed(listener) {
      whenClosed.add(listener);
      if (closed) listener();
      return () => void whenClosed.delete(listener);
    },
    close() {
      closed = true;
      for (const listener of whenClosed) listener();
    },
  };
}
