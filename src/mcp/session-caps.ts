/** How many sessions there may be: when there is no room for another, the one that was not used for longest ends. */
import { PostroomError } from '../core/base/errors.ts';
import type { Core } from '../core/ports/core.ts';
import type { SessionRow } from '../core/store/sessions.ts';
import type { WriteTx } from '../core/store/store.ts';

/** Sessions of one key, and of all keys together; over all instances on the store. */
export type Caps = { perKey: number; total: number };

export type SessionCaps = {
  /** Stores the row, and ends others where there is no room; answers their ids. Throws `rate_limited` when none can be ended. */
  insert(tx: WriteTx, row: SessionRow): Promise<string[]>;
  removed(row: SessionRow): void;
  /** Rows may have come and gone elsewhere. */
  recount(): void;
  /** What was counted may not have been stored. */
  forget(): void;
};

/** What only this process knows of its sessions. */
export type Used = {
  isBusy(id: string): boolean;
  /** How many are. */
  busy(): number;
  seenAt(row: SessionRow): Date;
};

const RETRY_AFTER = 30;

export function sessionCaps(core: Core, caps: Caps, used: Used): SessionCaps {
  /** How many rows a key has, and under null all keys have; it may say too many, as revoking a key removes some elsewhere. */
  const stored = new Map<string | null, number>();

  async function insert(tx: WriteTx, row: SessionRow): Promise<string[]> {
    const ended = [...(await makeRoom(tx, row.keyId, caps.perKey)), ...(await makeRoom(tx, null, caps.total))];
    await tx.sessions.insert(row);
    count(row, 1);
    return ended;
  }

  async function makeRoom(tx: WriteTx, keyId: string | null, cap: number): Promise<string[]> {
    // Other instances open and end sessions too: only the store knows how many there are.
    const known = core.store.shared ? undefined : stored.get(keyId);
    const rows = known ?? (await tx.sessions.count(keyId, cap));
    stored.set(keyId, rows);
    if (rows < cap) return [];
    // One more than are busy is enough to meet one that is not.
    const ended = leastRecent(await tx.sessions.unused(keyId, core.clock.now(), used.busy() + 1));
    await tx.sessions.remove([ended.id]);
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
    const idle = rows.filter(({ id }) => !used.isBusy(id));
    const [first] = idle.sort((a, b) => used.seenAt(a).getTime() - used.seenAt(b).getTime());
    if (first) return first;
    throw new PostroomError('rate_limited', 'There are as many sessions as are allowed, and all have a call or stream open.', {
      hint: 'End a session with DELETE, or try again later.',
      retryAfter: RETRY_AFTER,
    });
  }

  /** What was removed elsewhere is found out at the next `insert`; all rows are only counted again when they seem too many. */
  function recount(): void {
    const all = stored.get(null);
    stored.clear();
    if (all !== undefined && all < caps.total) stored.set(null, all);
  }

  return { insert, removed: (row) => count(row, -1), recount, forget: () => stored.clear() };
}
