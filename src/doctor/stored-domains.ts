/** The custom domains of every account. */
import type { DomainRow } from '../core/store/domains.ts';
import type { ReadTx } from '../core/store/store.ts';

/** Rows read at once: a query for each account would take the time of the look-ups where there are many accounts. */
const PAGE = 500;

/** Rejects with the store's sentence when a key of one cannot be opened. */
export async function domainsOf(tx: ReadTx): Promise<DomainRow[]> {
  const found: DomainRow[] = [];
  for (;;) {
    const page = await tx.domains.ofAll(found.at(-1)?.id ?? null, PAGE);
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}
