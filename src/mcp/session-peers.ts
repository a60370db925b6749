/** One session at several instances: what its client does at one holds at all, and what it says at one reaches the one it is for. */
import { LOG_LEVELS } from '../../tools/tool.ts';
import { PostroomError } from '../core/base/errors.ts';
import type { Core } from '../core/ports/core.ts';
import type { News, SessionRow } from '../core/store/sessions.ts';
import type { WriteTx } from '../core/store/store.ts';
import type { Behind, Connection, Passed } from './connection.ts';
import { sessionNews } from './session-news.ts';
import type { Live } from './session-sightings.ts';

export type SessionPeers = {
  behind(id: string): Behind;
  /** Brings a connection that was just made to what is stored. Having thrown, it listens to nothing. */
  begin(session: Pick<Live, 'actor' | 'connection'>, row: SessionRow): Promise<void>;
  /** What the client did at another instance holds here, before its next request does. */
  catchUp(session: Live, row: SessionRow): Promise<void>;
  /** Tells the other instances with the commit that the session has ended. */
  ended(tx: WriteTx, id: string): Promise<void>;
  sweep(): Promise<void>;
  close(): void;
};

/** What this instance holds. */
export type Holding = {
  /** The session, once whoever resumes it now has done so. */
  held(id: string): Promise<Live | undefined>;
  drop(id: string): Promise<void>;
  /** Called once a second while other instances may work on the store. */
  look(): Promise<void>;
};

/** How far the clocks of two instances may differ for a mail to be told of that came right after a subscription, in milliseconds. */
const CLOCK_SLACK = 1000;
/** Characters of one message, and how many of a kind may wait in one session. */
const MOST_PASSED = { characters: 256 * 1024, answer: 20, cancel: 1000 };
const RETRY_AFTER = 30;

export function sessionPeers(core: Core, { held, drop, look }: Holding): SessionPeers {
  const { store } = core;
  const news = sessionNews(core, hear, look);

  function behind(id: string): Behind {
    return {
      subscriptions: {
        read: async () => (await store.read((tx) => tx.sessions.get(id)))?.subscriptions ?? [],
        change: (edit) => change(id, ({ subscriptions }) => ({ subscriptions: edit(subscriptions) })),
      },
      keepLevel: (level) => change(id, () => ({ level })),
      pass: (message) => pass(id, message),
      streamOpened: () =>
        void streamOpened(id).catch((error: unknown) => core.log.warn({ err: error }, 'a stream could not be told of')),
    };
  }

  type Change = Partial<Pick<SessionRow, 'subscriptions' | 'level'>>;

  async function change(id: string, edit: (row: SessionRow) => Change): Promise<void> {
    await store.write(async (tx) => {
      const row = await tx.sessions.get(id);
      if (!row) return;
      const edited = edit(row);
      const { subscriptions = row.subscriptions, level = row.level } = edited;
      if (subscriptions === row.subscriptions && level === row.level) return;
      await tx.sessions.update(id, edited);
      await news.tell(tx, id, 'changed');
    });
  }

  async function pass(id: string, message: Passed): Promise<void> {
    if (!store.shared) return;
    const text = message.kind === 'answer' ? message.message : message.name;
    if (text.length > MOST_PASSED.characters) throw tooLong();
    await store.write(async (tx) => {
      const most = MOST_PASSED[message.kind];
      if ((await tx.sessionNews.count(id, message.kind, most)) >= most) throw tooMany();
      await news.tell(tx, id, message.kind, message);
    });
  }

  /** A client reads one stream of a session; of two it has lost the first, which would go on being told what nobody reads. */
  async function streamOpened(id: string): Promise<void> {
    if (!store.shared) return;
    const session = await held(id);
    if (!session) return;
    // Until its place is known it is the newest.
    session.stream.here = Number.POSITIVE_INFINITY;
    session.stream.here = await store.write((tx) => news.tell(tx, id, 'reading'));
    endLostStream(session);
  }

  /** What another instance tells. */
  async function hear({ sessionId, kind, name, seq, createdAt }: News): Promise<void> {
    const session = await held(sessionId);
    if (!session) return;
    if (kind === 'ended') return await drop(sessionId);
    if (kind === 'changed') return await follow(session, new Date(createdAt.getTime() - CLOCK_SLACK));
    if (kind === 'reading') {
      session.stream.elsewhere = seq;
      return endLostStream(session);
    }
    const { connection } = session;
    if (name === null || !connection.isFor(kind, name)) return;
    if (kind === 'cancel') return connection.take({ kind, name });
    const message = await store.read((tx) => tx.sessionNews.message(seq));
    if (message === null) return;
    connection.take({ kind, name, message });
    await store.write((tx) => tx.sessionNews.remove(seq));
  }

  async function follow({ id, actor, connection }: Live, since: Date): Promise<void> {
    const row = await store.read((tx) => tx.sessions.get(id));
    if (!row) return;
    setLevel(connection, row);
    if (connection.subscriptions.isBehind(row.subscriptions)) await connection.subscriptions.follow(actor, since);
  }

  async function begin({ actor, connection }: Pick<Live, 'actor' | 'connection'>, row: SessionRow): Promise<void> {
    setLevel(connection, row);
    try {
      // Nobody knows what another process has told: all that came since the session began counts as news.
      await connection.subscriptions.follow(actor, row.createdAt);
    } catch (error) {
      connection.subscriptions.end();
      throw error;
    }
  }

  async function catchUp({ actor, connection }: Live, row: SessionRow): Promise<void> {
    setLevel(connection, row);
    if (!store.shared || !connection.subscriptions.isBehind(row.subscriptions)) return;
    await news.readOn();
    // Still, when something that was told could not be heard.
    if (connection.subscriptions.isBehind(row.subscriptions)) await connection.subscriptions.follow(actor, row.createdAt);
  }

  return {
    behind,
    begin,
    catchUp,
    ended: async (tx, id) => void (await news.tell(tx, id, 'ended')),
    sweep: news.sweep,
    close: news.close,
  };
}

function endLostStream({ stream, connection }: Live): void {
  if (stream.elsewhere > stream.here) connection.endStream();
}

function setLevel(connection: Connection, row: SessionRow): void {
  const level = LOG_LEVELS.find((one) => one === row.level);
  if (level) connection.setLevel(level);
}

function tooLong(): PostroomError {
  return new PostroomError('too_large', `The message has more than ${MOST_PASSED.characters} characters.`, {
    hint: 'Send less.',
  });
}

function tooMany(): PostroomError {
  return new PostroomError('rate_limited', 'Too many messages of this session wait for the instance they are for.', {
    hint: 'Try again later.',
    retryAfter: RETRY_AFTER,
  });
}
