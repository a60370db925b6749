/** Emails in a list, as an agent is shown them: without what it knows, because it named the inbox or because most rows would say it. */
import type { Actor } from '../../src/core/base/actor.ts';
import { ownInboxes } from '../../src/core/inboxes/inboxes.ts';
import type { Core } from '../../src/core/ports/core.ts';

type Row = { inboxId: string; direction: 'inbound' | 'outbound'; isRead: boolean; to: string };

type Asked = { inboxId?: string | undefined; direction?: string | undefined; isRead?: boolean | undefined };

/**
 * Without `inboxId`, `direction` and `isRead` when the caller asked for one of them, and without `inboxId` when it sees one inbox only.
 * Without `to` where it is the inbox's own address alone, unless `needsTo` says that the row needs it.
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
  return rows.map((row, at) => {
    const { inboxId, direction, isRead, to, ...others } = row;
    const isOwn = own.get(addresses[at] ?? '') === inboxId;
    return {
      ...others,
      ...(asked.inboxId === undefined && actor.key.inboxIds?.length !== 1 ? { inboxId } : {}),
      ...(asked.direction === undefined ? { direction } : {}),
      ...(asked.isRead === undefined ? { isRead } : {}),
      ...(isOwn ? {} : { to }),
    };
  });
}

function onlyAddress(core: Core, to: string): string | null {
  const [first, ...more] = core.addresses.mailboxes(to);
  return first && more.length === 0 ? first.address : null;
}
