/** MCP sessions. They are stored, so that they outlive a restart, and end when they are idle, over a cap, or their key stops working. */
import { ACCOUNT_PAUSED, type Actor, standingOf } from '../../core/base/actor.ts';
import type { Core } from '../../core/ports/core.ts';
import type { SessionRow } from '../../core/store/sessions.ts';
import type { ReadTx } from '../../core/store/store.ts';
import type { Answer } from './answer.ts';
import { type Caps, sessionCaps } from './caps.ts';
import { sessionCluster } from './cluster.ts';
import type { Connection, Exchange, SessionProtocol } from './connection.ts';
import { isBusy, type LocalSession, sessionPresence } from './presence.ts';

export type SessionLimits = Caps & {
  /** A session expires after as many milliseconds without a request, call or stream at any instance. */
  idleMs: number;
};

/** Sends the answer to the client; resolves when the client has all of it or is gone. */
export type Deliver = (answer: Answer) => Promise<void>;

export type Sessions = {
  /**
   * Opens a session with `initialize`, the JSON of the request's params, and delivers the answer. Stores nothing when it is refused.
   * Throws `rate_limited` when a cap is reached and no session can be ended to make room.
   */
  open(actor: Actor, initialize: string, request: Exchange, deliver: Deliver): Promise<void>;
  /** The stored session; null when the id is unknown, expired or ended. */
  find(id: string): Promise<SessionRow | null>;
  /**
   * Does `work` with the connection of a session that was found, which is resumed first when this process has none. Meanwhile the session
   * does not expire. False when it has ended.
   */
  use(found: SessionRow, actor: Actor, work: (connection: Connection) => Promise<void>): Promise<boolean>;
  end(id: string): Promise<void>;
  /** Ends expired sessions and the connections of keys that no longer work. A session with a call or stream open does not expire. */
  sweep(): Promise<void>;
  /** Ends all GET streams, which would not end by themselves. */
  endStreams(): void;
  /** Ends all connections. The sessions stay stored. */
  close(): Promise<void>;
  /** How many sessions are in memory. */
  inMemory(): number;
};

const SWEEP_BATCH = 200;
export const STOPPING = 'Postroom is stopping. Repeat the call in a moment, with the same idempotencyKey if it took one.';

export function storedSessions(core: Core, protocol: SessionProtocol, limits: SessionLimits): Sessions {
  const local = new Map<string, LocalSession>();
  const resuming = new Map<string, Promise<LocalSession | null>>();
  const presence = sessionPresence(core, local, limits.idleMs);
  const cluster = sessionCluster(core, { get: (id) => local.get(id), find: resumed, drop, poll: presence.storeBusy });
  const caps = sessionCaps(core, limits, {
    isBusy: (id) => resuming.has(id) || isBusy(local.get(id)),
    busy: () => [...local.values()].filter(isBusy).length + resuming.size,
    seenAt: presence.seenAt,
  });

  async function open(actor: Actor, initialize: string, request: Exchange, deliver: Deliver): Promise<void> {
    const now = core.clock.now();
    // An id that cannot be guessed (MCP 2025-11-25, basic/transports, session management).
    const id = core.ids.secret(16).toString('hex');
    const connection = await protocol.connect(id, cluster.shared(id));
    const answer = await connection.exchange(request);
    if (answer.status !== 200) {
      await connection.close('The session was not opened.');
      return deliver(answer);
    }
    const times = { createdAt: now, lastSeenAt: now, busyUntil: null };
    const row = { id, keyId: actor.key.id, initialize, subscriptions: [], level: null, ...times };
    try {
      const ended = await core.store.write(async (tx) => {
        const others = await caps.insert(tx, row, actor.account.id);
        for (const other of others) await cluster.ended(tx, other);
        return others;
      });
      for (const other of ended) await drop(other);
    } catch (error) {
      caps.forget();
      await connection.close('The session was not opened.');
      throw error;
    }
    await lend(keep(row, actor, connection), () => deliver(answer));
  }

  async function find(id: string): Promise<SessionRow | null> {
    const row = await core.store.read((tx) => tx.sessions.get(id));
    if (row && !isExpired(row)) return row;
    if (row) await end(id);
    else await drop(id);
    return null;
  }

  async function use(found: SessionRow, actor: Actor, work: (connection: Connection) => Promise<void>): Promise<boolean> {
    const session = local.get(found.id) ?? (await resume(found.id, actor));
    if (!session) return false;
    session.actor = withAllTools(actor);
    await lend(session, async () => {
      await presence.touch(session);
      await cluster.catchUp(session, found);
      await work(session.connection);
    });
    return true;
  }

  /** Requests that come at the same time share one resumption. */
  function resume(id: string, actor: Actor): Promise<LocalSession | null> {
    const running = resuming.get(id);
    if (running) return running;
    const started = resumeStored(id, actor).finally(() => resuming.delete(id));
    resuming.set(id, started);
    return started;
  }

  async function resumeStored(id: string, actor: Actor): Promise<LocalSession | null> {
    const row = await core.store.read((tx) => tx.sessions.get(id));
    if (!row) return null;
    const connection = await protocol.resume(id, row.initialize, cluster.shared(id));
    if (connection) {
      await cluster.restore({ actor: withAllTools(actor), connection }, row);
      return keep(row, actor, connection);
    }
    // What an older version accepted may be refused today. The client then opens a new session.
    await removeStored(id);
    return null;
  }

  /** The session in memory, once it is resumed if it is being resumed now. A failure goes to the request that resumes it. */
  async function resumed(id: string): Promise<LocalSession | undefined> {
    await resuming.get(id)?.catch(() => null);
    return local.get(id);
  }

  async function end(id: string): Promise<void> {
    await removeStored(id);
    await resumed(id);
    await drop(id);
  }

  async function sweep(): Promise<void> {
    await presence.storeAll();
    for (const { id, isPaused } of await core.store.read(orphans)) await drop(id, isPaused ? ACCOUNT_PAUSED : undefined);
    await core.store.once('mcp sessions', async () => {
      let removed: string[];
      do {
        removed = await removeExpired();
        for (const id of removed) await drop(id);
      } while (removed.length === SWEEP_BATCH);
      await cluster.sweep();
    });
    caps.recount();
  }

  /**
   * Sessions that were ended elsewhere, or whose key no longer works or has a paused account. The others are brought to what is stored. What
   * is stored of a session stays while its account is paused.
   */
  async function orphans(tx: ReadTx): Promise<{ id: string; isPaused: boolean }[]> {
    const gone: { id: string; isPaused: boolean }[] = [];
    for (const session of [...local.values()]) {
      const { id, actor } = session;
      const standing = await standingOf(core, tx, actor);
      const row = standing === 'active' ? await tx.sessions.get(id) : null;
      if (!row) gone.push({ id, isPaused: standing === 'paused' });
      else await cluster.catchUp(session, row);
    }
    return gone;
  }

  async function removeExpired(): Promise<string[]> {
    const before = new Date(core.clock.now().getTime() - limits.idleMs);
    return core.store.write(
      async (tx) => {
        const rows = await tx.sessions.idle(before, SWEEP_BATCH);
        const expired = rows.filter(isExpired);
        const ids = expired.map(({ id }) => id);
        await tx.sessions.remove(ids);
        for (const row of expired) caps.removed(row);
        return ids;
      },
      { own: true },
    );
  }

  async function removeStored(id: string): Promise<void> {
    await core.store.write(async (tx) => {
      const row = await tx.sessions.get(id);
      if (!row) return;
      await tx.sessions.remove([id]);
      caps.removed(row);
      await cluster.ended(tx, id);
    });
  }

  function keep(row: SessionRow, actor: Actor, connection: Connection): LocalSession {
    const seen = { lastSeenAt: row.lastSeenAt, storedSeenAt: row.lastSeenAt, busyUntil: row.busyUntil ?? row.createdAt };
    const stream = { here: 0, elsewhere: 0 };
    const session = { id: row.id, actor: withAllTools(actor), connection, ...seen, requests: 0, stream };
    local.set(row.id, session);
    return session;
  }

  async function lend(session: LocalSession, work: () => Promise<void>): Promise<void> {
    session.requests += 1;
    try {
      await work();
    } finally {
      session.requests -= 1;
      session.lastSeenAt = core.clock.now();
    }
  }

  async function drop(id: string, reason = 'The session has ended. Open a new one with initialize.'): Promise<void> {
    const session = local.get(id);
    local.delete(id);
    await session?.connection.close(reason);
  }

  function isExpired(row: SessionRow): boolean {
    if (resuming.has(row.id) || isBusy(local.get(row.id))) return false;
    return core.clock.now().getTime() - presence.seenAt(row).getTime() > limits.idleMs;
  }

  function endStreams(): void {
    for (const { connection } of local.values()) connection.endStream();
  }

  async function close(): Promise<void> {
    cluster.close();
    await presence.storeAll();
    for (const { connection } of local.values()) await connection.close(STOPPING);
    local.clear();
  }

  return { open, find, use, end, sweep, endStreams, close, inMemory: () => local.size };
}

/** Without the tools that one request asked to see: the header may differ in the next request, and a subscription holds for all. */
function withAllTools(actor: Actor): Actor {
  return { ...actor, tools: null };
}
