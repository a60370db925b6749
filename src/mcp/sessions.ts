/** MCP sessions: stored to outlive a restart, live in memory where used, ended when idle, over a cap or without a usable key. */
import { type Actor, isUsable } from '../core/base/actor.ts';
import type { Core } from '../core/ports/core.ts';
import type { SessionRow } from '../core/store/sessions.ts';
import type { ReadTx } from '../core/store/store.ts';
import type { Connection, Exchange, Sdk } from './connection.ts';
import { type Caps, sessionCaps } from './session-caps.ts';
import { sessionPeers } from './session-peers.ts';
import { isBusy, type Live, sessionSightings } from './session-sightings.ts';

export type SessionLimits = Caps & {
  /** Milliseconds without a request, call or stream at any instance after which a session has expired. */
  idleMs: number;
};

/** Hands the SDK's answer to the client; resolves when the client has all of it or is gone. */
export type Deliver = (response: Response) => Promise<void>;

export type Sessions = {
  /**
   * Opens a session with `initialize`, the JSON of the request's params, and delivers the answer; stores nothing when the SDK refuses.
   * Throws `rate_limited` when a cap is reached and no session can be ended to make room.
   */
  open(actor: Actor, initialize: string, request: Exchange, deliver: Deliver): Promise<void>;
  /** The stored session; null when the id is unknown, expired or ended. */
  find(id: string): Promise<SessionRow | null>;
  /** Lends the connection of a session that was found, resumed if this process has none, and spares it meanwhile; false when it has ended. */
  use(found: SessionRow, actor: Actor, work: (connection: Connection) => Promise<void>): Promise<boolean>;
  end(id: string): Promise<void>;
  /** Ends expired sessions and the connections of keys that work no longer; keeps those with a call or stream open alive. */
  sweep(): Promise<void>;
  /** Ends all GET streams, which would otherwise outlast every call. */
  endStreams(): void;
  /** Ends all connections; the sessions stay stored. */
  close(): Promise<void>;
  /** How many connections are in memory. */
  live(): number;
};

const SWEEP_BATCH = 200;
export const STOPPING = 'Postroom is stopping. Repeat the call in a moment, with the same idempotencyKey if it took one.';

export function storedSessions(core: Core, sdk: Sdk, limits: SessionLimits): Sessions {
  const live = new Map<string, Live>();
  const resuming = new Map<string, Promise<Live | null>>();
  const sightings = sessionSightings(core, live, limits.idleMs);
  const peers = sessionPeers(core, { held, drop, look: sightings.noteBusy });
  const caps = sessionCaps(core, limits, {
    isBusy: (id) => resuming.has(id) || isBusy(live.get(id)),
    busy: () => [...live.values()].filter(isBusy).length + resuming.size,
    seenAt: sightings.seenAt,
  });

  async function open(actor: Actor, initialize: string, request: Exchange, deliver: Deliver): Promise<void> {
    const now = core.clock.now();
    // An id that cannot be guessed (MCP 2025-11-25, basic/transports, session management).
    const id = core.ids.secret(16).toString('hex');
    const connection = await sdk.connect(id, peers.behind(id));
    const response = await connection.exchange(request);
    if (response.status !== 200) {
      await connection.close('The session was not opened.');
      return deliver(response);
    }
    const times = { createdAt: now, lastSeenAt: now, busyUntil: null };
    const row = { id, keyId: actor.key.id, initialize, subscriptions: [], level: null, ...times };
    try {
      const ended = await core.store.write(async (tx) => {
        const others = await caps.insert(tx, row);
        for (const other of others) await peers.ended(tx, other);
        return others;
      });
      for (const other of ended) await drop(other);
    } catch (error) {
      caps.forget();
      await connection.close('The session was not opened.');
      throw error;
    }
    await lend(keep(row, actor, connection), () => deliver(response));
  }

  async function find(id: string): Promise<SessionRow | null> {
    const row = await core.store.read((tx) => tx.sessions.get(id));
    if (row && !isExpired(row)) return row;
    if (row) await end(id);
    else await drop(id);
    return null;
  }

  async function use(found: SessionRow, actor: Actor, work: (connection: Connection) => Promise<void>): Promise<boolean> {
    const session = live.get(found.id) ?? (await resume(found.id, actor));
    if (!session) return false;
    session.actor = entire(actor);
    await lend(session, async () => {
      await sightings.touch(session);
      await peers.catchUp(session, found);
      await work(session.connection);
    });
    return true;
  }

  /** Requests that come at the same time share one resumption. */
  function resume(id: string, actor: Actor): Promise<Live | null> {
    const running = resuming.get(id);
    if (running) return running;
    const started = resumeStored(id, actor).finally(() => resuming.delete(id));
    resuming.set(id, started);
    return started;
  }

  async function resumeStored(id: string, actor: Actor): Promise<Live | null> {
    const row = await core.store.read((tx) => tx.sessions.get(id));
    if (!row) return null;
    const connection = await sdk.resume(id, row.initialize, peers.behind(id));
    if (connection) {
      await peers.begin({ actor: entire(actor), connection }, row);
      return keep(row, actor, connection);
    }
    // What an older version accepted may be refused today; the client then starts afresh.
    await removeStored(id);
    return null;
  }

  /** Whoever resumes it now is told of a failure himself. */
  async function held(id: string): Promise<Live | undefined> {
    await resuming.get(id)?.catch(() => null);
    return live.get(id);
  }

  async function end(id: string): Promise<void> {
    await removeStored(id);
    await held(id);
    await drop(id);
  }

  async function sweep(): Promise<void> {
    await sightings.storeAll();
    for (const id of await core.store.read(orphans)) await drop(id);
    await core.store.once('mcp sessions', async () => {
      let removed: string[];
      do {
        removed = await removeExpired();
        for (const id of removed) await drop(id);
      } while (removed.length === SWEEP_BATCH);
      await peers.sweep();
    });
    caps.recount();
  }

  /** Connections whose row is gone (ended elsewhere) or whose key works no longer. The others are brought to what is stored. */
  async function orphans(tx: ReadTx): Promise<string[]> {
    const found: string[] = [];
    for (const session of [...live.values()]) {
      const { id, actor } = session;
      const key = await tx.apiKeys.get(actor.account.id, actor.key.id);
      const row = key && isUsable(key, core.clock.now()) ? await tx.sessions.get(id) : null;
      if (!row) found.push(id);
      else await peers.catchUp(session, row);
    }
    return found;
  }

  async function removeExpired(): Promise<string[]> {
    const before = new Date(core.clock.now().getTime() - limits.idleMs);
    return core.store.write(async (tx) => {
      const rows = await tx.sessions.idle(before, SWEEP_BATCH);
      const expired = rows.filter(isExpired);
      const ids = expired.map(({ id }) => id);
      await tx.sessions.remove(ids);
      for (const row of expired) caps.removed(row);
      return ids;
    });
  }

  async function removeStored(id: string): Promise<void> {
    await core.store.write(async (tx) => {
      const row = await tx.sessions.get(id);
      if (!row) return;
      await tx.sessions.remove([id]);
      caps.removed(row);
      await peers.ended(tx, id);
    });
  }

  function keep(row: SessionRow, actor: Actor, connection: Connection): Live {
    const seen = { lastSeenAt: row.lastSeenAt, storedSeenAt: row.lastSeenAt, busyUntil: row.busyUntil ?? row.createdAt };
    const stream = { here: 0, elsewhere: 0 };
    const session = { id: row.id, actor: entire(actor), connection, ...seen, requests: 0, stream };
    live.set(row.id, session);
    return session;
  }

  async function lend(session: Live, work: () => Promise<void>): Promise<void> {
    session.requests += 1;
    try {
      await work();
    } finally {
      session.requests -= 1;
      session.lastSeenAt = core.clock.now();
    }
  }

  async function drop(id: string): Promise<void> {
    const session = live.get(id);
    live.delete(id);
    await session?.connection.close('The session has ended. Open a new one with initialize.');
  }

  function isExpired(row: SessionRow): boolean {
    if (resuming.has(row.id) || isBusy(live.get(row.id))) return false;
    return core.clock.now().getTime() - sightings.seenAt(row).getTime() > limits.idleMs;
  }

  function endStreams(): void {
    for (const { connection } of live.values()) connection.endStream();
  }

  async function close(): Promise<void> {
    peers.close();
    await sightings.storeAll();
    for (const { connection } of live.values()) await connection.close(STOPPING);
    live.clear();
  }

  return { open, find, use, end, sweep, endStreams, close, live: () => live.size };
}

/** What a session listens to was checked against the rights it had then; what its client wants to see of the tools changes from request to request. */
function entire(actor: Actor): Actor {
  return { ...actor, tools: null };
}
