/** What instances on one store tell each other of sessions: written with what happened, heard by reading on from a position. */
import type { Core } from '../core/ports/core.ts';
import type { News, NewsRow } from '../core/store/sessions.ts';
import type { WriteTx } from '../core/store/store.ts';

export type SessionNews = {
  /** Tells all other instances with the commit; answers the position. On a store that no other instance works on nobody is told. */
  tell(tx: WriteTx, sessionId: string, kind: NewsRow['kind'], of?: { name: string; message?: string }): Promise<number>;
  /** Hears all that has been told until now. */
  readOn(): Promise<void>;
  sweep(): Promise<void>;
  close(): void;
};

/** A notification that was lost costs no more than this, in milliseconds. */
const LOOK_EVERY = 1000;
const BATCH = 200;
/** One piece of news that cannot be made use of does not keep the others from being heard. */
const MOST_TRIES = 5;
/** Read by then, or by nobody: what clients send each other's instances is not to lie about. */
const KEPT_FOR = 120_000;

/**
 * `hear` gets the news of the others one after the other, in the order of commits. `look` is called once a second beside, while other
 * instances may work on the store.
 */
export function sessionNews(core: Core, hear: (news: News) => Promise<void>, look: () => Promise<void>): SessionNews {
  const { store } = core;
  const teller = core.ids.next();
  let position: number | null = null;
  let reading = Promise.resolve();
  let isReadDue = false;
  let closed = false;
  let isAway = false;
  let tries = 0;

  function readOn(): Promise<void> {
    if (closed || !store.shared) return Promise.resolve();
    // What was committed before it begins is read by the one that waits for its turn.
    if (isReadDue) return reading;
    isReadDue = true;
    reading = reading.then(() => {
      isReadDue = false;
      return read().catch(complain);
    });
    return reading;
  }

  /** Writing transactions follow each other, so that no news turns up behind a position that was read. */
  async function read(): Promise<void> {
    position ??= await store.read((tx) => tx.sessionNews.last());
    let rows: News[];
    do {
      rows = await after(position);
      isAway = false;
      for (const news of rows) {
        if (news.teller !== teller && !(await heard(news))) return;
        position = news.seq;
      }
    } while (rows.length === BATCH && !closed);
  }

  const after = (seq: number) => store.read((tx) => tx.sessionNews.after(seq, BATCH));

  /** False when it is to be tried again at the next look. */
  async function heard(news: News): Promise<boolean> {
    try {
      await hear(news);
      tries = 0;
    } catch (error) {
      complain(error);
      tries = (tries + 1) % MOST_TRIES;
    }
    return tries === 0;
  }

  /** Once, however long the store is away. */
  function complain(error: unknown): void {
    if (!closed && !isAway) core.log.warn({ err: error }, 'instances could not tell each other of MCP sessions; they try again');
    isAway = true;
  }

  const timer = store.shared ? setInterval(() => void Promise.all([readOn(), look().catch(complain)]), LOOK_EVERY) : null;
  timer?.unref();
  store.onWake('session', () => void readOn());
  void readOn();

  return {
    async tell(tx, sessionId, kind, of) {
      if (!store.shared) return 0;
      const { name = null, message = null } = of ?? {};
      const seq = await tx.sessionNews.append({ sessionId, teller, kind, name, message, createdAt: core.clock.now() });
      // About nothing: an id of a session is no business of whoever listens in on notifications.
      tx.wake('session');
      return seq;
    },
    readOn,
    async sweep() {
      if (!store.shared) return;
      const before = new Date(core.clock.now().getTime() - KEPT_FOR);
      while ((await store.write((tx) => tx.sessionNews.sweep(before, BATCH))) === BATCH);
    },
    close() {
      closed = true;
      if (timer) clearInterval(timer);
    },
  };
}
