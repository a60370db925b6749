/** The custom domains of every account. */
import type { DomainRow } from '../core/store/domains.ts';
import type { Place } from '../core/store/page.ts';
import type { ReadTx } from '../core/store/store.ts';

/** Rows read at once. */
const PAGE = 100;

/** Rejects with the store's sentence when a key of one cannot be opened. */
export async function domainsOf(tx: ReadTx): Promise<DomainRow[]> {
  const found: DomainRow[] = [];
  for (const account of await tx.accounts.list()) {
    let before: Place | null = null;
    for (;;) {
      const page: DomainRow[] = await tx.domains.list(account.id, { limit: PAGE, before });
      found.push(...page);
      before = page.at(-1) ?? null;
      if (page.length < PAGE) break;
    }
  }
  return found;
}
