/** Whether the server could accept mail now, why not, and what it is busy with. */
import { PostroomError } from '../base/errors.ts';
import { passPercent, passState } from '../base/reader-pass.ts';
import { within } from '../base/within.ts';
import type { Core } from '../ports/core.ts';

export type Readiness =
  | { status: 'ready'; details: { reindex: { state: string; percent: number }; trouble?: string } }
  | { status: 'unavailable'; reason: string };

/** In milliseconds. A store that takes longer cannot serve requests, and a proxy's health check waits no longer than this. */
const WITHIN = 2000;

/** Milliseconds between two probes. Each is a durable commit, and a stranger may ask. */
const PROBE_EVERY = 1000;

const TOO_SLOW = 'The store does not answer in time.';

/**
 * Answers whether the server is ready; all who ask within a second share an answer. `probe` writes to the store, and throws when that
 * cannot be done. Callers need no key, so the answer has no figures about the mail itself. The log has a line when the answer changes.
 */
export function watchReadiness(core: Core, probe: () => Promise<void>): () => Promise<Readiness> {
  let asked: { at: number; answer: Promise<Readiness> } | null = null;
  let last: Readiness['status'] = 'ready';

  async function look(): Promise<Readiness> {
    const found = await readinessOf(core, probe);
    if (found.status === 'unavailable' && last === 'ready')
      core.log.error({ reason: found.reason }, 'not ready: mail cannot be stored');
    if (found.status === 'ready' && last === 'unavailable') core.log.info({}, 'ready again');
    last = found.status;
    return found;
  }

  return () => {
    const now = performance.now();
    if (!asked || now - asked.at >= PROBE_EVERY) asked = { at: now, answer: look() };
    return asked.answer;
  };
}

/**
 * A probe for a store that no other instance uses: it inserts and removes a row in one transaction, because an empty transaction writes
 * nothing and succeeds even on a full disk.
 */
export async function probeByWriting({ store, clock }: Core): Promise<void> {
  const row = { id: 'readyz', requestHash: '', sealed: Buffer.alloc(0), createdAt: clock.now(), accountId: null };
  await store.write(
    async (tx) => {
      await tx.idempotency.insert(row);
      await tx.idempotency.remove(row.id);
    },
    { own: true },
  );
}

async function readinessOf(core: Core, probe: () => Promise<void>): Promise<Readiness> {
  const failure = await soon(
    probe().then(() => null),
    TOO_SLOW,
  );
  if (failure !== null) return { status: 'unavailable', reason: failure };
  const pass = await soon(
    core.store.read((tx) => tx.readerPass.get()),
    null,
  );
  if (typeof pass === 'string') return { status: 'unavailable', reason: pass };
  const trouble = core.store.trouble();
  const reindex = { state: passState(pass), percent: passPercent(pass) };
  return { status: 'ready', details: { reindex, ...(trouble === null ? {} : { trouble }) } };
}

/** `late` when it takes too long, and a sentence when it fails. */
export async function soon<T, Late>(asked: Promise<T>, late: Late): Promise<T | Late | string> {
  return await within(WITHIN, asked.catch(sentenceOf), late);
}

/** An error that is not ours is not shown: it may quote what it failed on. */
function sentenceOf(error: unknown): string {
  return error instanceof PostroomError ? error.message : 'The store fails.';
}
