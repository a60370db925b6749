/** Whether the server could accept mail now, and what it is busy with. */
import { passPercent, passState } from '../base/reader-pass.ts';
import type { Core } from '../ports/core.ts';

/** In milliseconds. A store that takes longer cannot serve requests, and a proxy's health check waits no longer than this. */
const WITHIN = 2000;

/** Without a key, so it tells no figures of the mail itself. */
export async function readiness(core: Core) {
  if (!(await canWrite(core))) return { status: 'unavailable' } as const;
  const pass = await soon(
    core.store.read((tx) => tx.readerPass.get()),
    null,
  );
  return { status: 'ready', details: { reindex: { state: passState(pass), percent: passPercent(pass) } } } as const;
}

/** Inserts and removes a row in one transaction, because an empty transaction writes nothing and succeeds even on a full disk. */
async function canWrite(core: Core): Promise<boolean> {
  const row = { id: 'readyz', requestHash: '', sealed: Buffer.alloc(0), createdAt: core.clock.now() };
  const written = core.store.write(async (tx) => {
    await tx.idempotency.insert(row);
    await tx.idempotency.remove(row.id);
    return true;
  });
  return await soon(written, false);
}

/** `otherwise` when it fails or takes too long. */
async function soon<T, Other>(asked: Promise<T>, otherwise: Other): Promise<T | Other> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<Other>((answer) => {
    timer = setTimeout(() => answer(otherwise), WITHIN);
  });
  return await Promise.race([asked.catch(() => otherwise), timedOut]).finally(() => clearTimeout(timer));
}
