/** A store with enough rows that the plan of a query shows whether it scans. */
import { randomUUID } from 'node:crypto';
import type { InboxRow } from '../../../src/core/store/inboxes.ts';
import type { WriteTx } from '../../../src/core/store/store.ts';
import { seeded } from '../running/seeded.ts';
import {
  aDelivery,
  aDomain,
  anAccount,
  anApiKey,
  anEmail,
  anEvent,
  anInbox,
  aSession,
  later,
  MIME,
  NO_BODY,
  NOON,
} from './store-rows.ts';

/** Two accounts, eight inboxes, 4,000 emails; no ANALYZE, as in production. */
export async function fill(tx: WriteTx, accountId: string, otherId: string, inboxes: InboxRow[]): Promise<void> {
  const random = seeded(7);
  for (const id of [accountId, otherId]) {
    await tx.accounts.insert(anAccount({ id }));
    await tx.apiKeys.insert(anApiKey(id));
    await tx.domains.insert(aDomain(id));
    for (let n = 0; n < 4; n++) inboxes.push(anInbox(id));
  }
  for (const inbox of inboxes) {
    await tx.inboxes.insert(inbox);
    for (let n = 0; n < 500; n++) {
      const email = anEmail(inbox, { createdAt: later(Math.floor(random() * 1_000_000)), isRead: random() < 0.5 });
      await tx.emails.insert(email, NO_BODY, MIME);
      await tx.deliveries.insert([aDelivery(email, { status: random() < 0.1 ? 'queued' : 'delivered' })]);
      await tx.events.append(anEvent(inbox.accountId, { inboxId: inbox.id }));
      await tx.webhookTokens.claim(randomUUID(), NOON);
    }
    await tx.sessions.insert(aSession(accountId));
  }
}
