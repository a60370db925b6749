/** Holding mail for a person after it was accepted. */
import { approvalHash, HELD_FOR } from '../policy/approval.ts';
import type { Stamps } from '../ports/core.ts';
import type { WriteTx } from '../store/store.ts';

/** Stores why the email is held, until when, and what an approval is bound to. The caller moves its deliveries. */
export async function hold(core: Stamps, tx: WriteTx, emailId: string, why: { rule: string; reason: string }): Promise<void> {
  const row = await tx.emails.row(emailId);
  if (!row) return;
  const mime = await tx.emails.mime(emailId);
  const until = new Date(core.clock.now().getTime() + HELD_FOR).toISOString();
  const held = { ...why, keyId: null, until, ...(mime === null ? {} : { hash: approvalHash(row, mime) }) };
  await tx.emails.update(emailId, { held });
}
