/** Whether mail could be taken now. */
import type { Core } from '../ports/core.ts';

/** Milliseconds: a store that takes longer is no place to send requests to, and a proxy asks no longer than this. */
const WITHIN = 2000;

/** A row comes and goes in one commit: an empty transaction writes nothing, and succeeds on a full disk. */
export async function canWrite(core: Core): Promise<boolean> {
  const row = { id: 'readyz', requestHash: '', sealed: Buffer.alloc(0), createdAt: core.clock.now() };
  const comeAndGo = core.store.write(async (tx) => {
    await tx.idempotency.insert(row);
    await tx.idempotency.remove(row.id);
    return true;
  });
  let late: NodeJS.Timeout | undefined;
  const inTime = new Promise<boolean>((answer) => {
    late = setTimeout(() => answer(false), WITHIN);
  });
  return await Promise.race([comeAndGo.catch(() => false), inTime]).finally(() => clearTimeout(late));
}
