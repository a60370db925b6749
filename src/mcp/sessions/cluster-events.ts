/** Events by which instances on one store tell each other of sessions: written in the transaction of the change, read in that order. */
import type { Core } from '../../core/ports/core.ts';
import type { SessionEvent, SessionEventRow } from '../../core/store/session-events.ts';
import type { WriteTx } from '../../core/store/store.ts';

export type ClusterEvents = {
  /** Publishes an event to all other instances, with the commit, and answers its position; 0 when no other instance uses the store. */
  publish(
    tx: WriteTx,
    sessionId: string,
    kind: SessionEventRow['kind'],
    of?: { name: string; message?: string },
  ): Promise<number>;
  /** Receives every event that has been published until now. */
  catchUp(): Promise<void>;
  sweep(): Promise<void>;
  close(): void;
};

/** How late an event is received when its notification was lost, in milliseconds. */
const POLL_EVERY = 1000;
const BATCH = 200;
/** An event that fails so often is skipped, so that those after it are received. */
const MOST_TRIES = 5;
/** In milliseconds. Every instance has read an event by then, and messages of clients should not stay in the store. */
const KEPT_FOR = 120_000;

/**
 * `receive` gets the events of other instances one after the other, in the order of their commits. `poll` is called once a second, while
 * other instances may use the store.
 */
export function clusterEvents(
  core: Core,
  receive: (event: SessionEvent) => Promise<void>,
  poll: () => Promise<void>,
): ClusterEvents {
  const { store } = core;
  const instance = core.ids.next();
  let position: number | null = null;
  let reading = Promise.resolve();
  let isReadDue = false;
  let closed = false;
  let isAway = false;
  let tries = 0;

  function catchUp(): Promise<void> {
    if (closed || !store.shared) return Promise.resolve();
    // The read that waits for its turn will see all that is committed before it begins.
    if (isReadDue) return reading;
    isReadDue = true;
    reading = reading.then(() => {
      isReadDue = false;
      return read().catch(warn);
    });
    return reading;
  }

  /** Write transactions run one after the other, so no event can still appear at or before a position that was read. */
  async function read(): Promise<void> {
    position ??= await store.read((tx) => tx.sessionEvents.last());
    let events: SessionEvent[];
    do {
      events = await after(position);
      isAway = false;
      for (const event of events) {
        if (event.publisher !== instance && !(await isReceived(event))) return;
        position = event.seq;
      }
    } while (events.length === BATCH && !closed);
  }

  const after = (seq: number) => store.read((tx) => tx.sessionEvents.after(seq, BATCH));

  /** False when it is to be tried again at the next poll. */
  async function isReceived(event: SessionEvent): Promise<boolean> {
    try {
      await receive(event);
      tries = 0;
    } catch (error) {
      warn(error);
      tries = (tries + 1) % MOST_TRIES;
    }
    return tries === 0;
  }

  /** Warns once for each outage of the store. */
  function warn(error: unknown): void {
    if (!closed && !isAway) core.log.warn({ err: error }, 'instances could not tell each other of MCP sessions; they try again');
    isAway = true;
  }

  const timer = store.shared ? setInterval(() => void Promise.all([catchUp(), poll().catch(warn)]), POLL_EVERY) : null;
  timer?.unref();
  store.onWake('session', () => void catchUp());
  void catchUp();

  return {
    async publish(tx, sessionId, kind, of) {
      if (!store.shared) return 0;
      const { name = null, message = null } = of ?? {};
      const event = { sessionId, publisher: instance, kind, name, message, createdAt: core.clock.now() };
      const seq = await tx.sessionEvents.append(event);
      // Without the session's id, which others who listen on the database's notifications should not see.
      tx.wake('session');
      return seq;
    },
    catchUp,
    async sweep() {
      if (!store.shared) return;
      const before = new Date(core.clock.now().getTime() - KEPT_FOR);
      while ((await store.write((tx) => tx.sessionEvents.sweep(before, BATCH), { own: true })) === BATCH);
    },
    close() {
      closed = true;
      if (timer) clearInterval(timer);
    },
  };
}
