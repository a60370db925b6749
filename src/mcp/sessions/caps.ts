/** How many sessions there may be: at the limit, a new session ends the least recently used one. */
import { PostroomError } from '../../core/base/errors.ts';
import type { Core } from '../../core/ports/core.ts';
import type { SessionOwner, SessionRow } from '../../core/store/sessions.ts';
import type { WriteTx } from '../../core/store/store.ts';

/** Sessions of one key, of all keys of an account, and of all keys together, at all instances on the store. */
export type Caps = { perKey: number; perAccount: number; total: number };

export type SessionCaps = {
  /** Stores the row. At a limit it ends other sessions and answers their ids. Throws `rate_limited` when none can be ended. */
  insert(tx: WriteTx, row: SessionRow, accountId: string): Promise<string[]>;
  removed(row: SessionRow): void;
  /** To be called when other instances may have added or removed rows. */
  recount(): void;
  /** To be called when what was counted may not have been stored. */
  forget(): void;
};

/** What only this process knows of its sessions. */
export type Usage = {
  isBusy(id: string): boolean;
  /** How many are busy. */
  busy(): number;
  seenAt(row: SessionRow): Date;
};

const RETRY_AFTER = 30;
const ALL = 'all';

export function sessionCaps(core: Core, caps: Caps, used: Usage): SessionCaps {
  /** Rows of each key, and under ALL of all keys. It may be too high, as revoking a key removes rows elsewhere. */
  const stored = new Map<string, number>();

  async function insert(tx: WriteTx, row: SessionRow, accountId: string): Promise<string[]> {
    const ended = [
      ...(await makeRoom(tx, { keyId: row.keyId }, caps.perKey)),
      ...(await makeRoomOfAccount(tx, accountId)),
      ...(await makeRoom(tx, ALL, caps.total)),
    ];
    await tx.sessions.insert(row);
    count(row, 1);
    return ended;
  }

  async function makeRoom(tx: WriteTx, owner: { keyId: string } | typeof ALL, cap: number): Promise<string[]> {
    const name = owner === ALL ? ALL : owner.keyId;
    // Other instances open and end sessions too, so only the store knows how many there are.
    const known = core.store.shared ? undefined : stored.get(name);
    const rows = known ?? (await tx.sessions.count(owner, cap));
    stored.set(name, rows);
    return rows < cap ? [] : await endOne(tx, owner);
  }

  /** An account has no count of its own: it is asked for only when all sessions together could be too many for one account. */
  async function makeRoomOfAccount(tx: WriteTx, accountId: string): Promise<string[]> {
    const all = core.store.shared ? undefined : stored.get(ALL);
    if (all !== undefined && all < caps.perAccount) return [];
    const rows = await tx.sessions.count({ accountId }, caps.perAccount);
    return rows < caps.perAccount ? [] : await endOne(tx, { accountId });
  }

  async function endOne(tx: WriteTx, owner: SessionOwner): Promise<string[]> {
    // Of one more row than there are busy sessions, one at least is not busy.
    const ended = leastRecent(await tx.sessions.unused(owner, core.clock.now(), used.busy() + 1));
    await tx.sessions.remove([ended.id]);
    count(ended, -1);
    return [ended.id];
  }

  function count({ keyId }: SessionRow, change: 1 | -1): void {
    for (const counted of [keyId, ALL]) {
      const rows = stored.get(counted);
      if (rows !== undefined) stored.set(counted, rows + change);
    }
  }

  /** The session to end when there is no room for another. */
  function leastRecent(rows: SessionRow[]): SessionRow {
    const idle = rows.filter(({ id }) => !used.isBusy(id));
    const [first] = idle.sort((a, b) => used.seenAt(a).getTime() - used.seenAt(b).getTime());
    if (first) return first;
    throw new PostroomError('rate_limited', 'There are as many sessions as are allowed, and all have a call or stream open.', {
      hint: 'End a session with DELETE, or try again later.',
      retryAfter: RETRY_AFTER,
    });
  }

  /** The rows of a key are counted again at its next `insert`; the rows of all keys only when they seemed to be at the limit. */
  function recount(): void {
    const all = stored.get(ALL);
    stored.clear();
    if (all !== undefined && all < caps.total) stored.set(ALL, all);
  }

  return { insert, removed: (row) => count(row, -1), recount, forget: () => stored.clear() };
}
