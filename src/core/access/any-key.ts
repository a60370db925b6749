/** What the operator does on the command line with the API keys of any account, by their ids. */
import { isUsable } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import type { ApiKeyRow } from '../store/api-keys.ts';
import type { PageRequest } from '../store/page.ts';
import type { WriteTx } from '../store/store.ts';
import { noSuchAccount, type Registry } from './accounts.ts';
import { type ApiKeyRecord, apiKeyRecord, type NewApiKeyRecord, newKey, replaceKey, revoke } from './api-keys.ts';
import { descendantsOf } from './descendants.ts';

/** Keys that are read at once. */
const AT_ONCE = 500;

/** The keys of an account, of any status, the newest first. Throws `not_found`. */
export async function* keysOf(core: Registry, accountId: string): AsyncGenerator<ApiKeyRecord> {
  if (!(await core.store.read((tx) => tx.accounts.get(accountId)))) throw noSuchAccount();
  for (let before: PageRequest['before'] = null; ; ) {
    const page: PageRequest = { limit: AT_ONCE, before };
    const rows = await core.store.read((tx) => tx.apiKeys.list(accountId, page));
    for (const row of rows) yield apiKeyRecord(core, row);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    before = { createdAt: last.createdAt, id: last.id };
  }
}

/**
 * Ends a key and its MCP sessions at once. Keys that were made with it go on; `livingDescendants` says how many work. Throws `not_found`.
 */
export async function revokeAnyKey(core: Registry, id: string): Promise<ApiKeyRecord & { livingDescendants: number }> {
  return await core.store.write(async (tx) => {
    const key = await anyKey(tx, id);
    const living = (await descendantsOf(tx, key)).filter((row) => isUsable(row, core.clock.now()));
    await revoke(core, tx, key);
    return { ...apiKeyRecord(core, { ...key, status: 'revoked' }), livingDescendants: living.length };
  });
}

/** Rotates the key as it would itself: what stems from it stays its own. Throws `not_found`, and `conflict` for one that does not work. */
export async function rotateAnyKey(core: Registry, id: string, graceSeconds: number): Promise<NewApiKeyRecord> {
  const key = newKey(core);
  return await core.store.write(async (tx) => replaceKey(core, tx, await anyKey(tx, id), { key, graceSeconds }));
}

async function anyKey(tx: WriteTx, id: string): Promise<ApiKeyRow> {
  const key = await tx.apiKeys.byId(id);
  if (key) return key;
  throw new PostroomError('not_found', 'No API key with this id.', { hint: 'keys list --account ID shows the ids.' });
}
