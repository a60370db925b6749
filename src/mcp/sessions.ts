/** MCP sessions: stored to outlive a restart, live in memory while used, ended when idle, over a cap or without a usable key. */
import { type Actor, isUsable } from '../core/actor.ts';
import { PostroomError } from '../core/errors.ts';
import type { Core } from '../core/ports.ts';
import type { SessionRow } from '../core/rows.ts';
import type { Unit, View } from '../core/store.ts';
import type { Connection, Exchange, Sdk } from './sdk.ts';

export type SessionLimits = {
  /** Milliseconds without a request, call or stream after which a session has expired. */
  idleMs: number;
  /** Sessions of one key, and of all keys together. */
  perKey: number;
  total: number;
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
  /** Lends the connection, resumed if this process has none, and spares the session meanwhile; false when it has ended. */
  use(id: string, actor: Actor, work: (connection: Connection) => Promise<void>): Promise<boolean>;
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

type Live = {
  id: string;
  keyId: string;
  accountId: string;
  connection: Connection;
  lastSeenAt: Date;
  storedSeenAt: Date;
  /** HTTP requests that use the connection now, streams included. */
  requests: number;
};

const TOUCH_EVERY = 60_000;
const SWEEP_BATCH = 200;
const RETRY_AFTER = 30;
export const STOPPING = 'Postroom is stopping. Repeat the call in a moment, with the same idempotencyKey if it took one.';

export function storedSessions(core: Core, sdk: Sdk, limits: SessionLimits): Sessions {
  const live = new Map<string, Live>();
  const resuming = new Map<string, Promise<Live | null>>();
  const touchEvery = Math.min(TOUCH_EVERY, limits.idleMs / 2);
  /** How many rows a key has, and under null all keys have; it may say too many, as revoking a key removes some elsewhere. */
  const stored = new Map<string | null, number>();

  async function open(actor: Actor, initialize: string, request: Exchange, deliver: Deliver): Promise<void> {
    const now = core.clock.now();
    // An id that cannot be guessed (MCP 2025-11-25, basic/transports, session management).
    const id = core.ids.secret(16).toString('hex');
    const connection = await sdk.connect(id, keepUris(id));
    const response = await connection.exchange(request);
    if (response.status !== 200) {
      await connection.close('The session was not opened.');
      return deliver(response);
    }
    const row = { id, keyId: actor.key.id, initialize, subscriptions: [], createdAt: now, lastSeenAt: now };
    try {
      const ended = await core.store.write((unit) => insertWithinCaps(unit, row));
      for (const other of ended) await drop(other);
    } catch (error) {
      stored.clear();
      await connection.close('The session was not opened.');
      throw error;
    }
    await lend(keep(row, actor, connection), () => deliver(response));
  }

  async function insertWithinCaps(unit: Unit, row: SessionRow): Promise<string[]> {
    const ended = [...(await makeRoom(unit, row.keyId, limits.perKey)), ...(await makeRoom(unit, null, limits.total))];
    await unit.sessions.insert(row);
    count(row, 1);
    return ended;
  }

  async function makeRoom(unit: Unit, keyId: string | null, cap: number): Promise<string[]> {
    const rows = stored.get(keyId) ?? (await unit.sessions.list(keyId, cap)).length;
    stored.set(keyId, rows);
    if (rows < cap) return [];
    // One more than are busy is enough to meet one that is not.
    const busy = [...live.values()].filter(isBusy).length + resuming.size;
    const ended = leastRecent(await unit.sessions.list(keyId, busy + 1));
    await unit.sessions.remove([ended.id]);
    count(ended, -1);
    return [ended.id];
  }

  function count({ keyId }: SessionRow, change: 1 | -1): void {
    for (const counted of [keyId, null]) {
      const rows = stored.get(counted);
      if (rows !== undefined) stored.set(counted, rows + change);
    }
  }

  /** The session to end when there is no room for another. */
  function leastRecent(rows: SessionRow[]): SessionRow {
    const idle = rows.filter(({ id }) => !resuming.has(id) && !isBusy(live.get(id)));
    const [first] = idle.sort((a, b) => seenAt(a).getTime() - seenAt(b).getTime());
    if (first) return first;
    throw new PostroomError('rate_limited', 'There are as many sessions as are allowed, and all have a call or stream open.', {
      hint: 'End a session with DELETE, or try again later.',
      retryAfter: RETRY_AFTER,
    });
  }

  async function find(id: string): Promise<SessionRow | null> {
    const row = await core.store.read((view) => view.sessions.get(id));
    if (row && !isExpired(row)) return row;
    if (row) await end(id);
    else await drop(id);
    return null;
  }

  async function use(id: string, actor: Actor, work: (connection: Connection) => Promise<void>): Promise<boolean> {
    const session = live.get(id) ?? (await resume(id, actor));
    if (!session) return false;
    await lend(session, async () => {
      await touch(session);
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
    const row = await core.store.read((view) => view.sessions.get(id));
    if (!row) return null;
    const connection = await sdk.resume(id, row.initialize, keepUris(id));
    if (connection) {
      // Nobody knows what an earlier process has told: all that came since the session began counts as news.
      await connection.subscriptions.resume(actor, row.subscriptions, row.createdAt);
      return keep(row, actor, connection);
    }
    // What an older version accepted may be refused today; the client then starts afresh.
    await removeStored(id);
    return null;
  }

  function keepUris(id: string): (uris: string[]) => Promise<void> {
    return (uris) => core.store.write((unit) => unit.sessions.subscribe(id, uris));
  }

  async function end(id: string): Promise<void> {
    await removeStored(id);
    // Whoever resumes it now is told of a failure; here it only must not be left in memory.
    await resuming.get(id)?.catch(() => null);
    await drop(id);
  }

  async function sweep(): Promise<void> {
    await storeLastSeen();
    for (const id of await core.store.read(orphans)) await drop(id);
    let removed: string[];
    do {
      removed = await removeExpired();
      for (const id of removed) await drop(id);
    } while (removed.length === SWEEP_BATCH);
    recount();
  }

  /** What was removed elsewhere is found out at the next `open`; all rows are only counted again when they seem too many. */
  function recount(): void {
    const all = stored.get(null);
    stored.clear();
    if (all !== undefined && all < limits.total) stored.set(null, all);
  }

  /** Connections whose row is gone (ended elsewhere) or whose key works no longer. */
  async function orphans(view: View): Promise<string[]> {
    const found: string[] = [];
    for (const { id, accountId, keyId } of [...live.values()]) {
      const key = await view.apiKeys.get(accountId, keyId);
      if (!key || !isUsable(key, core.clock.now()) || !(await view.sessions.get(id))) found.push(id);
    }
    return found;
  }

  async function removeExpired(): Promise<string[]> {
    const before = new Date(core.clock.now().getTime() - limits.idleMs);
    return core.store.write(async (unit) => {
      const rows = await unit.sessions.idle(before, SWEEP_BATCH);
      const expired = rows.filter(isExpired);
      const ids = expired.map(({ id }) => id);
      await unit.sessions.remove(ids);
      for (const row of expired) count(row, -1);
      return ids;
    });
  }

  async function removeStored(id: string): Promise<void> {
    await core.store.write(async (unit) => {
      const row = await unit.sessions.get(id);
      if (!row) return;
      await unit.sessions.remove([id]);
      count(row, -1);
    });
  }

  /** Kept to the minute: a write per request would cost more than the fact is worth. */
  async function touch(session: Live): Promise<void> {
    session.lastSeenAt = core.clock.now();
    if (session.lastSeenAt.getTime() - session.storedSeenAt.getTime() >= touchEvery) await storeSeen([session]);
  }

  async function storeLastSeen(): Promise<void> {
    for (const session of live.values()) if (isBusy(session)) session.lastSeenAt = core.clock.now();
    await storeSeen([...live.values()].filter(({ lastSeenAt, storedSeenAt }) => lastSeenAt > storedSeenAt));
  }

  async function storeSeen(sessions: Live[]): Promise<void> {
    if (sessions.length === 0) return;
    const seen = sessions.map((session) => ({ id: session.id, at: session.lastSeenAt }));
    for (const session of sessions) session.storedSeenAt = session.lastSeenAt;
    const written = core.store.write(async (unit) => {
      for (const { id, at } of seen) await unit.sessions.touch(id, at);
    });
    await written.catch((error: unknown) =>
      core.log.warn({ err: error }, 'when MCP sessions were last seen could not be stored'),
    );
  }

  function keep(row: SessionRow, actor: Actor, connection: Connection): Live {
    const { id, keyId, lastSeenAt } = row;
    const session = { id, keyId, accountId: actor.account.id, connection, lastSeenAt, storedSeenAt: lastSeenAt, requests: 0 };
    live.set(id, session);
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
    return core.clock.now().getTime() - seenAt(row).getTime() > limits.idleMs;
  }

  /** Memory knows better than the row, which lags by up to a minute. */
  function seenAt(row: SessionRow): Date {
    const seen = live.get(row.id)?.lastSeenAt;
    return seen && seen > row.lastSeenAt ? seen : row.lastSeenAt;
  }

  function endStreams(): void {
    for (const { connection } of live.values()) connection.endStream();
  }

  async function close(): Promise<void> {
    await storeLastSeen();
    for (const { connection } of live.values()) await connection.close(STOPPING);
    live.clear();
  }

  return { open, find, use, end, sweep, endStreams, close, live: () => live.size };
}

function isBusy(session: Live | undefined): boolean {
  return session !== undefined && (session.requests > 0 || session.connection.isCalling());
}
