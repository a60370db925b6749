/** Which inbox an envelope address reaches. */
import { MAX_ADDRESS } from '../base/limits.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx } from '../store/store.ts';

/**
 * The inbox of an envelope address. Case is ignored, and `local+tag@` reaches `local@` unless an inbox has the tagged address
 * itself.
 */
export async function inboxAt(tx: ReadTx, address: string): Promise<InboxRow | null> {
  const plain = address
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 1 || plain.length > MAX_ADDRESS) return null;
  const local = plain.slice(0, at);
  const domain = plain.slice(at);
  const whole = await tx.inboxes.byAddress(local + domain);
  const plus = local.indexOf('+');
  return whole ?? (plus > 0 ? await tx.inboxes.byAddress(local.slice(0, plus) + domain) : null);
}
