/** Emails in a list, as an agent is shown them: without what it knows, because it named the inbox or because most rows would say it. */
import type { Actor } from '../../src/core/base/actor.ts';
import { ownInboxes } from '../../src/core/inboxes/inboxes.ts';
import type { Core } from '../../src/core/ports/core.ts';
import { threadsOfOne } from '../../src/core/reading/threads/thread-records.ts';
import { toTheSecond } from '../shapes.ts';

type Row = {
  inboxId: string;
  threadId: string;
  direction: 'inbound' | 'outbound';
  status?: string | undefined;
  isRead: boolean;
  to: string;
  createdAt: string;
};

type Asked = {
  inboxId?: string | undefined;
  threadId?: string | undefined;
  direction?: string | undefined;
  isRead?: boolean | undefined;
};

/**
 * Rows without what the caller knows already, and with times to the second:
 * - `inboxId`, `threadId`, `direction` and `isRead` are left out, each when the caller asked for one value of it.
 * - `inboxId` is left out when the caller sees one inbox only, and `threadId` where the thread holds nothing else.
 * - Where rows have a status, `status` and `direction` are left out of received mail, which most is.
 * - `to` is left out where it is the inbox's own address alone, unless `needsTo` says that the row needs it.
 */
export async function withoutKnown<R extends Row>(
  core: Core,
  actor: Actor,
  rows: R[],
  asked: Asked,
  needsTo: (row: R) => boolean = () => false,
) {
  const addresses = rows.map((row) => (row.direction === 'inbound' && !needsTo(row) ? onlyAddress(core, row.to) : null));
  const own = await ownInboxes(core, actor, [...new Set(addresses.filter((address) => address !== null))]);
  const alone =
    asked.threadId === undefined ? await threadsOfOne(core, [...new Set(rows.map(({ threadId }) => threadId))]) : null;
  return rows.map((row, at) => {
    const { inboxId, threadId, direction, status, isRead, to, createdAt, ...others } = row;
    const isOwn = own.get(addresses[at] ?? '') === inboxId;
    return {
      ...others,
      ...(asked.inboxId === undefined && actor.key.inboxIds?.length !== 1 ? { inboxId } : {}),
      ...(alone && !alone.has(threadId) ? { threadId } : {}),
      ...(asked.direction === undefined && status !== 'received' ? { direction } : {}),
      ...(status === undefined || status === 'received' ? {} : { status }),
      ...(asked.isRead === undefined ? { isRead } : {}),
      ...(isOwn ? {} : { to }),
      createdAt: toTheSecond(createdAt),
    };
  });
}

function onlyAddress(core: Core, to: string): string | null {
  const [first, ...more] = core.addresses.mailboxes(to);
  return first && more.length === 0 ? first.address : null;
}
