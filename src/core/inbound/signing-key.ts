/** The key that proves who posts to the webhooks, when the operator has given none: made once, and shared by all instances. */
import type { Core } from '../ports/core.ts';

/** Its name among the secrets of the store. */
export const SIGNING_SECRET = 'webhook_signing_key';

/**
 * The stored key; `made` = by this call, so that it is shown once. Without one, makes it unless the store has mail: then a provider
 * posts here without a signature already, whose mail must not be turned away. Of instances that start together one makes it.
 */
export async function ensureSigningKey(core: Pick<Core, 'store' | 'ids'>): Promise<{ key: string | null; made: boolean }> {
  return await core.store.write(async (tx) => {
    const kept = await tx.secrets.get(SIGNING_SECRET);
    if (kept) return { key: kept.toString(), made: false };
    if (await tx.emails.any()) return { key: null, made: false };
    const key = core.ids.secret(32).toString('hex');
    await tx.secrets.insert(SIGNING_SECRET, Buffer.from(key));
    return { key, made: true };
  });
}
