/** One session at several instances: a change at one holds at all, and a client's message reaches the instance that waits for it. */
import { LOG_LEVELS } from '../../../tools/tool.ts';
import { PostroomError } from '../../core/base/errors.ts';
import type { Core } from '../../core/ports/core.ts';
import type { SessionEvent } from '../../core/store/session-events.ts';
import type { SessionRow } from '../../core/store/sessions.ts';
import type { WriteTx } from '../../core/store/store.ts';
import { clusterEvents } from './cluster-events.ts';
import type { Connection, Forwarded, SharedSession } from './connection.ts';
import type { LocalSession } from './presence.ts';

export type SessionCluster = {
  shared(id: string): SharedSession;
  /** Brings a new connection to what is stored. After an error it has no subscriptions. */
  restore(session: Pick<LocalSession, 'actor' | 'connection'>, row: SessionRow): Promise<void>;
  /** Applies what the client changed at another instance; to be called before its next request is answered here. */
  catchUp(session: LocalSession, row: SessionRow): Promise<void>;
  /** Tells the other instances, with the commit, that the session has ended. */
  ended(tx: WriteTx, id: string): Promise<void>;
  sweep(): Promise<void>;
  close(): void;
};

/** The sessions of this instance. */
export type LocalSessions = {
  get(id: string): LocalSession | undefined;
  /** Waits for a session that is being resumed now. */
  find(id: string): Promise<LocalSession | undefined>;
  drop(id: string): Promise<void>;
  /** Called once a second while other instances may use the store. */
  poll(): Promise<void>;
};

/** How far the clocks of two instances may differ without a mail being missed that comes right after a subscription, in milliseconds. */
const CLOCKS_APART = 1000;
/** Characters of a forwarded message, and how many of each kind may wait in one session. */
const MOST_FORWARDED = { characters: 256 * 1024, answer: 20, cancel: 1000 };
const RETRY_AFTER = 30;

export function sessionCluster(core: Core, { get, find, drop, poll }: LocalSessions): SessionCluster {
  const { store } = core;
  const events = clusterEvents(core, receive, async () => void (await Promise.all([poll(), tellUntold()])));
  /** The streams that the other instances could not be told of, by session. */
  const untold = new Map<string, number>();

  function shared(id: string): SharedSession {
    return {
      subscriptions: {
        read: async () => (await store.read((tx) => tx.sessions.get(id)))?.subscriptions ?? [],
        change: (edit) => change(id, ({ subscriptions }) => ({ subscriptions: edit(subscriptions) })),
      },
      storeLevel: (level) => change(id, () => ({ level })),
      forward: (message) => forward(id, message),
      streamTicket: async () => (store.shared ? await store.ticket() : 0),
      streamOpened: (ticket) => streamOpened(id, ticket),
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
      await events.publish(tx, id, 'changed');
    });
  }

  async function forward(id: string, message: Forwarded): Promise<void> {
    if (!store.shared) return;
    const text = message.kind === 'answer' ? message.message : message.name;
    if (text.length > MOST_FORWARDED.characters) throw tooLong();
    await store.write(async (tx) => {
      const most = MOST_FORWARDED[message.kind];
      if ((await tx.sessionEvents.count(id, message.kind, most)) >= most) throw tooMany();
      await events.publish(tx, id, message.kind, message);
    });
  }

  /**
   * A client reads one stream of a session. If two are open, it has lost the older one, whose notifications would go unread. Which one is older is
   * told by the tickets, since what is told of them may be committed in another order.
   */
  function streamOpened(id: string, ticket: number): void {
    const session = get(id);
    if (!store.shared || !session) return;
    session.stream.here = Math.max(session.stream.here, ticket);
    endLostStream(session);
    void tell(id, ticket).catch((error: unknown) => core.log.warn({ err: error }, 'a stream could not be told of; trying again'));
  }

  async function tell(id: string, ticket: number): Promise<void> {
    try {
      await store.write((tx) => events.publish(tx, id, 'reading', { name: String(ticket) }), { own: true });
    } catch (error) {
      untold.set(id, Math.max(untold.get(id) ?? 0, ticket));
      throw error;
    }
  }

  async function tellUntold(): Promise<void> {
    const late = [...untold];
    untold.clear();
    await Promise.all(late.map(async ([id, ticket]) => get(id)?.stream.here === ticket && (await tell(id, ticket))));
  }

  async function receive({ sessionId, kind, name, seq, createdAt }: SessionEvent): Promise<void> {
    const session = await find(sessionId);
    if (!session) return;
    if (kind === 'ended') return await drop(sessionId);
    if (kind === 'changed') return await apply(session, new Date(createdAt.getTime() - CLOCKS_APART));
    if (kind === 'reading') {
      // An instance of an older version names no ticket; the position is one.
      session.stream.elsewhere = Math.max(session.stream.elsewhere, Number(name ?? seq));
      return endLostStream(session);
    }
    const { connection } = session;
    if (name === null || !connection.isFor(kind, name)) return;
    if (kind === 'cancel') return connection.receive({ kind, name });
    const message = await store.read((tx) => tx.sessionEvents.message(seq));
    if (message === null) return;
    connection.receive({ kind, name, message });
    await store.write((tx) => tx.sessionEvents.remove(seq), { own: true });
  }

  async function apply({ id, actor, connection }: LocalSession, since: Date): Promise<void> {
    const row = await store.read((tx) => tx.sessions.get(id));
    if (!row) return;
    setLevel(connection, row);
    if (connection.subscriptions.differFrom(row.subscriptions)) await connection.subscriptions.load(actor, since);
  }

  async function restore({ actor, connection }: Pick<LocalSession, 'actor' | 'connection'>, row: SessionRow): Promise<void> {
    setLevel(connection, row);
    try {
      // What another process has told the client is not known, so every change since the session began is told.
      await connection.subscriptions.load(actor, row.createdAt);
    } catch (error) {
      connection.subscriptions.end();
      throw error;
    }
  }

  async function catchUp({ actor, connection }: LocalSession, row: SessionRow): Promise<void> {
    setLevel(connection, row);
    if (!store.shared || !connection.subscriptions.differFrom(row.subscriptions)) return;
    await events.catchUp();
    // They still differ when an event could not be received.
    if (connection.subscriptions.differFrom(row.subscriptions)) await connection.subscriptions.load(actor, row.createdAt);
  }

  return {
    shared,
    restore,
    catchUp,
    ended: async (tx, id) => void (await events.publish(tx, id, 'ended')),
    sweep: events.sweep,
    close: events.close,
  };
}

function endLostStream({ stream, connection }: LocalSession): void {
  if (stream.elsewhere > stream.here) connection.endStream();
}

function setLevel(connection: Connection, row: SessionRow): void {
  const level = LOG_LEVELS.find((one) => one === row.level);
  if (level) connection.setLevel(level);
}

function tooLong(): PostroomError {
  return new PostroomError('too_large', `The message has more than ${MOST_FORWARDED.characters} characters.`, {
    hint: 'Send less.',
  });
}

function tooMany(): PostroomError {
  return new PostroomError('rate_limited', 'Too many messages of this session wait for the instance they are for.', {
    hint: 'Try again later.',
    retryAfter: RETRY_AFTER,
  });
}
