/** Which API keys stem from a key: those that were made with it, those made with these, and so on. */
import { lineOf } from '../base/actor.ts';
import type { ApiKeyRow } from '../store/api-keys.ts';
import type { ReadTx } from '../store/store.ts';

/**
 * The keys that stem from a key, of any status. A key counts with its whole line: what was made before a rotation stems from the key that
 * came of it, and a key that another one rotated stems from both, because the rotator learned its secret.
 */
export async function descendantsOf(tx: ReadTx, key: ApiKeyRow): Promise<ApiKeyRow[]> {
  const own = lineOf(key);
  const lines = new Set([own]);
  for (let last = [own]; last.length > 0; ) {
    const made = await tx.apiKeys.madeWithLines(key.accountId, last);
    last = [...new Set(made.map(lineOf))].filter((line) => !lines.has(line));
    for (const line of last) lines.add(line);
  }
  lines.delete(own);
  return await tx.apiKeys.ofLines(key.accountId, [...lines]);
}
