/** Wake-ups between instances: told with the commit, heard by all, and looked after once a second in case one was lost. */
import type { Topic } from '../../core/store/store.ts';
import type { Connections, Query } from './connections.ts';

export type Wakes = {
  listen(topic: Topic, listener: (about: string[]) => void): void;
  /** What the open transaction tells the other instances when it commits. */
  announce(topics: Map<Topic, Set<string>>, query: Query): Promise<void>;
  /** After the commit, of this instance's own. */
  tell(topic: Topic, about: string[]): void;
  close(): Promise<void>;
};

const CHANNEL = 'postroom';

/** Bytes of a notification (PostgreSQL, NOTIFY: less than 8000). */
const LARGEST = 7500;

const LOOK_EVERY = 1000;

/** Positions read at once. */
const MOST = 500;

const TOPICS: readonly Topic[] = ['outbox', 'events', 'sweep', 'check', 'session'];

/** `from` names this instance. Listens once it resolves; nothing that is committed from then on is missed. */
export async function watchWakes(connections: Connections, from: string): Promise<Wakes> {
  const listeners = new Map<Topic, ((about: string[]) => void)[]>();
  let last = await newestPosition(connections.read);
  let looking: Promise<void> | null = null;
  let again = false;
  let closed = false;

  const tellOf = (topic: Topic, about: string[]) => {
    for (const listener of listeners.get(topic) ?? []) listener(about);
  };

  /**
   * Inbound mail is told of by reading on from the position of the last that was told. Writing transactions follow each other, so
   * positions are in the order of commits: none can turn up behind one that was read.
   */
  function look(): void {
    again = true;
    if (closed || looking) return;
    looking = readOn()
      // It is read at the next turn; whatever asks the store meanwhile tells its caller.
      .catch(() => {})
      .then(() => {
        looking = null;
        if (again) look();
      });
  }

  async function readOn(): Promise<void> {
    again = false;
    for (let rows = await arrivedAfter(last); rows.length > 0; rows = await arrivedAfter(last)) {
      last = Math.max(...rows.map((row) => row.seq));
      const arrivals = rows.filter((row) => row.arrival).map((row) => row.id);
      if (arrivals.length > 0) tellOf('email', arrivals);
      if (rows.length < MOST) return;
    }
  }

  async function arrivedAfter(seq: number) {
    const text = "select seq, id, direction = 'inbound' and kind = 'message' from emails where seq > $1 order by seq limit $2";
    const { rows } = await connections.read(text, [seq, MOST]);
    return rows.map(([position, id, arrival]) => ({ seq: Number(position), id: String(id), arrival: arrival === true }));
  }

  function hear(payload: string): void {
    const heard = understood(payload);
    // Whoever may connect to the database may say anything; what another version says is something to look after.
    if (!heard) missed();
    if (!heard || heard.from === from) return;
    for (const [topic, about] of heard.topics) {
      if (topic === 'email') look();
      else tellOf(topic, about);
    }
  }

  function missed(): void {
    look();
    for (const topic of TOPICS) tellOf(topic, []);
  }

  await connections.listen(CHANNEL, hear, missed);
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();

  return {
    listen: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    announce: async (topics, query) => {
      if (topics.size === 0) return;
      const all = [...topics].map(([topic, about]) => [topic, topic === 'email' ? [] : [...about]]);
      const told = JSON.stringify({ from, topics: all });
      const payload = told.length <= LARGEST ? told : JSON.stringify({ from, topics: all.map(([topic]) => [topic, []]) });
      await query('select pg_notify($1, $2)', [CHANNEL, payload]);
    },
    tell: (topic, about) => {
      if (topic === 'email') look();
      else tellOf(topic, about);
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      await looking;
    },
  };
}

type Told = { from: string; topics: [Topic, string[]][] };

function understood(payload: string): Told | null {
  try {
    const told: Partial<Told> = JSON.parse(payload) ?? {};
    if (typeof told.from !== 'string' || !Array.isArray(told.topics)) return null;
    return told.topics.every(isTopic) ? { from: told.from, topics: told.topics } : null;
  } catch {
    return null;
  }
}

function isTopic(told: unknown): boolean {
  if (!Array.isArray(told)) return false;
  const [topic, about] = told;
  const isKnown = topic === 'email' || TOPICS.includes(topic);
  return isKnown && Array.isArray(about) && about.every((one) => typeof one === 'string');
}

async function newestPosition(query: Query): Promise<number> {
  const { rows } = await query('select max(seq) from emails', []);
  return Number(rows[0]?.[0] ?? 0);
}
