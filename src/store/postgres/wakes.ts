/**
 * Wake-ups between instances: a notification with each commit, and a look at the table of emails once a second in case one was
 * lost.
 */
import type { Topic } from '../../core/store/store.ts';
import { listenersOf, type Warn } from '../commits/listeners.ts';
import type { Connections, Query } from './connections.ts';

export type Wakes = {
  listen(topic: Topic, listener: (about: string[]) => void): void;
  /** Notifies the other instances when the open transaction commits. */
  announce(topics: Map<Topic, Set<string>>, query: Query): void;
  /** Calls this instance's own listeners, after its commit. */
  wake(topic: Topic, about: string[]): void;
  close(): Promise<void>;
};

const CHANNEL = 'postroom';

/** The size limit of a notification in bytes (PostgreSQL's NOTIFY: less than 8000). */
const LARGEST = 7500;

const LOOK_EVERY = 1000;

/** How many emails are read at once. */
const MOST = 500;

const TOPICS: readonly Topic[] = ['outbox', 'events', 'sweep', 'check', 'session', 'accepted', 'attachments', 'account'];

/** `from` names this instance. From when this resolves, no commit is missed. */
export async function watchWakes(connections: Connections, from: string, warn: Warn): Promise<Wakes> {
  const listeners = listenersOf(warn);
  let last = await newestPosition(connections.read);
  let looking: Promise<void> | null = null;
  let again = false;
  let closed = false;

  /**
   * Reads inbound mail on from the last known position and wakes its listeners. Writing transactions run one after the other, so positions
   * are in the order of commits, and none can appear behind one that was read.
   */
  function look(): void {
    again = true;
    if (closed || looking) return;
    looking = readOn()
      // The next look reads it. Meanwhile other calls to the store report the error.
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
      if (arrivals.length > 0) listeners.call('email', arrivals);
      if (rows.length < MOST) return;
    }
  }

  async function arrivedAfter(seq: number) {
    const text =
      "select seq, id, direction = 'inbound' and kind = 'message' and imported_at is null from emails where seq > $1 order by seq limit $2";
    const { rows } = await connections.read(text, [seq, MOST]);
    return rows.map(([position, id, arrival]) => ({ seq: Number(position), id: String(id), arrival: arrival === true }));
  }

  function hear(payload: string): void {
    const message = parsed(payload);
    // Any user of the database can notify anything, and another version may have another format: then look at everything.
    if (!message) missed();
    if (!message || message.from === from) return;
    for (const [topic, about] of message.topics) {
      if (topic === 'email') look();
      else listeners.call(topic, about);
    }
  }

  function missed(): void {
    look();
    for (const topic of TOPICS) listeners.call(topic, []);
  }

  await connections.listen(CHANNEL, hear, missed);
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();

  return {
    listen: listeners.add,
    announce: (topics, query) => {
      if (topics.size === 0) return;
      const all = [...topics].map(([topic, about]) => [topic, topic === 'email' ? [] : [...about]]);
      const whole = JSON.stringify({ from, topics: all });
      const payload = whole.length <= LARGEST ? whole : JSON.stringify({ from, topics: all.map(([topic]) => [topic, []]) });
      // The commit tells whether it failed.
      query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {});
    },
    wake: (topic, about) => {
      if (topic === 'email') look();
      else listeners.call(topic, about);
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      await looking;
    },
  };
}

type Message = { from: string; topics: [Topic, string[]][] };

/** Null when it is not in this version's format. */
function parsed(payload: string): Message | null {
  try {
    const message: Partial<Message> = JSON.parse(payload) ?? {};
    if (typeof message.from !== 'string' || !Array.isArray(message.topics)) return null;
    return message.topics.every(isTopic) ? { from: message.from, topics: message.topics } : null;
  } catch {
    return null;
  }
}

function isTopic(entry: unknown): boolean {
  if (!Array.isArray(entry)) return false;
  const [topic, about] = entry;
  const isKnown = topic === 'email' || TOPICS.includes(topic);
  return isKnown && Array.isArray(about) && about.every((one) => typeof one === 'string');
}

async function newestPosition(query: Query): Promise<number> {
  const { rows } = await query('select max(seq) from emails', []);
  return Number(rows[0]?.[0] ?? 0);
}
