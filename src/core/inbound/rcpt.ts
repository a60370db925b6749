/** What a client that names a recipient over SMTP is told, before it hands over a mail (RFC 5321 3.3 and 4.5.1). */
import { inboxAt } from '../inboxes/addressing.ts';
import type { Core } from '../ports/core.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx } from '../store/store.ts';

/** `taken`: its mail goes to this inbox. `later`: no inbox takes it now, and one may later. */
export type Rcpt = { is: 'taken'; inbox: InboxRow } | { is: 'unknown' | 'paused' | 'later' };

/** Who speaks for a domain to strangers (RFC 5321 4.5.1, RFC 2142 4). */
const ROLES = new Set(['postmaster', 'abuse']);
const PAGE = 100;

/** `address` is `local@domain` with the domain in ASCII, or `postmaster` alone; `postmaster` is the inbox of the operator for both roles. */
export async function rcptAt(core: Core, address: string, postmaster: string): Promise<Rcpt> {
  const { sharedDomain } = core.settings;
  const given = address.toLowerCase();
  const at = given.lastIndexOf('@');
  const [local, domain] = at < 0 ? [given, sharedDomain] : [given.slice(0, at), given.slice(at + 1)];
  return await core.store.read(async (tx) => {
    const owner = domain === sharedDomain ? null : ((await tx.domains.verified(domain))?.accountId ?? null);
    if (domain !== sharedDomain && owner === null) return { is: 'unknown' };
    const inbox = await inboxAt(tx, `${local}@${domain}`);
    // An inbox whose domain went to another account gets no mail of that domain any more.
    const own = inbox && (owner === null || inbox.accountId === owner) ? inbox : null;
    if (!ROLES.has(local)) return told(own);
    if (own?.status === 'active') return told(own);
    const first = owner && (await oldestActive(tx, owner));
    if (first) return told(first);
    const operators = await inboxAt(tx, postmaster);
    return operators?.status === 'active' ? told(operators) : { is: 'later' };
  });
}

function told(inbox: InboxRow | null): Rcpt {
  if (!inbox) return { is: 'unknown' };
  return inbox.status === 'active' ? { is: 'taken', inbox } : { is: 'paused' };
}

/** The list is newest first. */
async function oldestActive(tx: ReadTx, accountId: string): Promise<InboxRow | null> {
  let oldest: InboxRow | null = null;
  let before: InboxRow | null = null;
  for (;;) {
    const page: InboxRow[] = await tx.inboxes.list(accountId, null, { limit: PAGE, before });
    oldest = page.findLast(({ status }) => status === 'active') ?? oldest;
    before = page.at(-1) ?? null;
    if (page.length < PAGE) return oldest;
  }
}
