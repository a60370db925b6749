/** Which sessions this instance holds, when each was last used here, and what of that is stored for the other instances. */
import type { Actor } from '../core/base/actor.ts';
import type { Core } from '../core/ports/core.ts';
import type { SessionRow } from '../core/store/sessions.ts';
import type { Connection } from './connection.ts';

/** A session in the memory of this instance; others may hold it at the same time. */
export type Live = {
  id: string;
  /** Whoever used it last here, with all rights of the key. */
  actor: Actor;
  connection: Connection;
  lastSeenAt: Date;
  storedSeenAt: Date;
  /** As far as the other instances know. */
  busyUntil: Date;
  /** HTTP requests that use the connection now, streams included. */
  requests: number;
  /** Positions of the news that its client opened a stream: the last one here, and the last one elsewhere. */
  stream: { here: number; elsewhere: number };
};

export type Sightings = {
  /** Kept to the minute: a write per request would cost more than the fact is worth. */
  touch(session: Live): Promise<void>;
  /** When a session was last used, as far as this instance knows. */
  seenAt(row: SessionRow): Date;
  storeAll(): Promise<void>;
  /** Lets the other instances know of calls and streams that are open here and not stored as such. Called once a second. */
  noteBusy(): Promise<void>;
};

const TOUCH_EVERY = 60_000;
/** How long the others take a session for busy, and how much of that is left when they are told again; in milliseconds. */
const BUSY_FOR = 90_000;
const BUSY_LEFT = 30_000;

export function sessionSightings(core: Core, live: ReadonlyMap<string, Live>, idleMs: number): Sightings {
  const touchEvery = Math.min(TOUCH_EVERY, idleMs / 2);

  async function touch(session: Live): Promise<void> {
    session.lastSeenAt = core.clock.now();
    if (session.lastSeenAt.getTime() - session.storedSeenAt.getTime() >= touchEvery) await storeSeen([session]);
  }

  async function storeAll(): Promise<void> {
    for (const session of live.values()) if (isBusy(session)) session.lastSeenAt = core.clock.now();
    await storeSeen([...live.values()].filter(({ lastSeenAt, storedSeenAt }) => lastSeenAt > storedSeenAt));
  }

  async function storeSeen(sessions: Live[]): Promise<void> {
    if (sessions.length === 0) return;
    const seen = sessions.map((session) => ({ id: session.id, at: session.lastSeenAt }));
    for (const session of sessions) session.storedSeenAt = session.lastSeenAt;
    const written = core.store.write(async (tx) => {
      for (const { id, at } of seen) await tx.sessions.touch(id, at);
    });
    await written.catch((error: unknown) =>
      core.log.warn({ err: error }, 'when MCP sessions were last seen could not be stored'),
    );
  }

  async function noteBusy(): Promise<void> {
    const now = core.clock.now().getTime();
    const unknown = [...live.values()].filter((one) => isBusy(one) && one.busyUntil.getTime() - now < BUSY_LEFT);
    if (unknown.length === 0) return;
    const until = new Date(now + BUSY_FOR);
    await core.store.write(async (tx) => {
      for (const { id } of unknown) await tx.sessions.hold(id, until);
    });
    for (const session of unknown) session.busyUntil = until;
  }

  /** Memory knows better than the row, which lags by up to a minute. */
  function seenAt(row: SessionRow): Date {
    const seen = live.get(row.id)?.lastSeenAt;
    return seen && seen > row.lastSeenAt ? seen : row.lastSeenAt;
  }

  return { touch, seenAt, storeAll, noteBusy };
}

export function isBusy(session: Live | undefined): boolean {
  return session !== undefined && (session.requests > 0 || session.connection.isCalling());
}
