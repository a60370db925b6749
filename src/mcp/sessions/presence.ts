/** The sessions that this instance has in memory: when each was last used, and what of that is stored for other instances. */
import type { Actor } from '../../core/base/actor.ts';
import type { Core } from '../../core/ports/core.ts';
import type { SessionRow } from '../../core/store/sessions.ts';
import type { Connection } from './connection.ts';

/** A session in the memory of this instance. Other instances may have it in memory too. */
export type LocalSession = {
  id: string;
  /** The caller of the last request here, with all rights of the key. */
  actor: Actor;
  connection: Connection;
  lastSeenAt: Date;
  storedSeenAt: Date;
  /** Until when the other instances take it for busy. */
  busyUntil: Date;
  /** HTTP requests that use the connection now, streams included. */
  requests: number;
  /** Tickets of the streams that its client opened: the last one here, and the last one at another instance. */
  stream: { here: number; elsewhere: number };
};

export type Presence = {
  /** Notes that the session is used. It is stored once a minute, as a write for every request would cost too much. */
  touch(session: LocalSession): Promise<void>;
  /** When a session was last used, as far as this instance knows. */
  seenAt(row: SessionRow): Date;
  storeAll(): Promise<void>;
  /** Stores for the other instances which sessions have a call or stream open here. To be called once a second. */
  storeBusy(): Promise<void>;
};

const TOUCH_EVERY = 60_000;
/** How long the others take a session for busy, and how much of that is left when it is stored again, in milliseconds. */
const BUSY_FOR = 90_000;
const BUSY_LEFT = 30_000;

export function sessionPresence(core: Core, local: ReadonlyMap<string, LocalSession>, idleMs: number): Presence {
  const touchEvery = Math.min(TOUCH_EVERY, idleMs / 2);
  let isStoring = false;

  async function touch(session: LocalSession): Promise<void> {
    session.lastSeenAt = core.clock.now();
    if (session.lastSeenAt.getTime() - session.storedSeenAt.getTime() >= touchEvery) await storeSeen([session]);
  }

  async function storeAll(): Promise<void> {
    for (const session of local.values()) if (isBusy(session)) session.lastSeenAt = core.clock.now();
    await storeSeen([...local.values()].filter(({ lastSeenAt, storedSeenAt }) => lastSeenAt > storedSeenAt));
  }

  async function storeSeen(sessions: LocalSession[]): Promise<void> {
    if (sessions.length === 0) return;
    const seen = sessions.map((session) => ({ id: session.id, at: session.lastSeenAt }));
    for (const session of sessions) session.storedSeenAt = session.lastSeenAt;
    const written = core.store.write(
      async (tx) => {
        for (const { id, at } of seen) await tx.sessions.touch(id, at);
      },
      { own: true },
    );
    await written.catch((error: unknown) =>
      core.log.warn({ err: error }, 'when MCP sessions were last seen could not be stored'),
    );
  }

  async function storeBusy(): Promise<void> {
    // While the store is slow, one waiting write is enough.
    if (isStoring) return;
    isStoring = true;
    await holdBusy().finally(() => {
      isStoring = false;
    });
  }

  async function holdBusy(): Promise<void> {
    const now = core.clock.now().getTime();
    const due = [...local.values()].filter((one) => isBusy(one) && one.busyUntil.getTime() - now < BUSY_LEFT);
    if (due.length === 0) return;
    const until = new Date(now + BUSY_FOR);
    await core.store.write(
      async (tx) => {
        for (const { id } of due) await tx.sessions.hold(id, until);
      },
      { own: true },
    );
    for (const session of due) session.busyUntil = until;
  }

  /** Memory is newer than the row, which is up to a minute late. */
  function seenAt(row: SessionRow): Date {
    const seen = local.get(row.id)?.lastSeenAt;
    return seen && seen > row.lastSeenAt ? seen : row.lastSeenAt;
  }

  return { touch, seenAt, storeAll, storeBusy };
}

export function isBusy(session: LocalSession | undefined): boolean {
  return session !== undefined && (session.requests > 0 || session.connection.isCalling());
}
