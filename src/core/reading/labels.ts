/** The labels that are in use: those of the newest emails and threads that have any. */
import { type Actor, seesInbox } from '../base/actor.ts';
import { ownInbox } from '../inboxes/inboxes.ts';
import type { Core } from '../ports/core.ts';
import type { LabelledRow } from '../store/labels.ts';
import type { Place } from '../store/page.ts';
import type { ReadTx } from '../store/store.ts';

/** How many emails, and how many threads, have the label. */
export type LabelUse = { label: string; emails: number; threads: number };

/** The number of emails with labels, and of threads, that one call looks at. */
const LABELLED_LOOKED_AT = 5000;

/** Rows that are read at once: other calls come between two readings. */
const AT_ONCE = 500;

/** The most labels of one answer. */
const MOST_LABELS = 1000;

/**
 * In the order of their letters, of the inboxes that the key sees, or of one. `complete` is false when there are more emails, threads or labels
 * than one call looks at. Throws `not_found` for an inbox that the key does not see.
 */
export async function listLabels(
  core: Core,
  actor: Actor,
  { inboxId }: { inboxId?: string | undefined },
): Promise<{ data: LabelUse[]; complete: boolean }> {
  const only = inboxId === undefined ? null : (await core.store.read((tx) => ownInbox(tx, actor, inboxId))).id;
  const uses = new Map<string, LabelUse>();
  const count = (kind: 'emails' | 'threads') => (row: LabelledRow) => {
    if (only === null ? !seesInbox(actor, row.inboxId) : row.inboxId !== only) return;
    for (const label of row.labels) {
      const use = uses.get(label) ?? { label, emails: 0, threads: 0 };
      use[kind] += 1;
      uses.set(label, use);
    }
  };
  const accountId = actor.account.id;
  const emails = await walk(core, (tx, before) => tx.labels.ofEmails(accountId, before, AT_ONCE), count('emails'));
  const threads = await walk(core, (tx, before) => tx.labels.ofThreads(accountId, before, AT_ONCE), count('threads'));
  const data = [...uses.values()].sort((a, b) => (a.label < b.label ? -1 : 1));
  return { data: data.slice(0, MOST_LABELS), complete: emails && threads && data.length <= MOST_LABELS };
}

type Read = (tx: ReadTx, before: Place | null) => Promise<LabelledRow[]>;

/** Answers whether all rows were looked at. */
async function walk({ store }: Pick<Core, 'store'>, read: Read, take: (row: LabelledRow) => void): Promise<boolean> {
  let before: Place | null = null;
  for (let looked = 0; looked < LABELLED_LOOKED_AT; looked += AT_ONCE) {
    const from: Place | null = before;
    const rows: LabelledRow[] = await store.read((tx) => read(tx, from));
    for (const row of rows) take(row);
    if (rows.length < AT_ONCE) return true;
    before = rows.at(-1) ?? null;
    await new Promise((next) => setImmediate(next));
  }
  return false;
}
