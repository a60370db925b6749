/** What every engine's store must do, told once and run on each. */
import { describe } from 'node:test';
import type { Store } from '../src/core/store.ts';
import { commitsAreGrouped } from './store-contract/commits.ts';
import { countersAddUp } from './store-contract/counters.ts';
import { exchangesCount } from './store-contract/exchanges.ts';
import { pagesAreWhole } from './store-contract/pages.ts';
import { queriesAnswer } from './store-contract/queries.ts';
import { rowsRoundTrip } from './store-contract/rows.ts';
import { searchFinds } from './store-contract/search.ts';
import { suppressionsStand } from './store-contract/suppressions.ts';
import { threadsHold } from './store-contract/threads.ts';
import { oneOfEach } from './store-contract/unique.ts';
import { workersTake } from './store-contract/workers.ts';

/** A store on nothing but its tables; `close` ends it and removes what it kept. */
export type OpenedStore = { store: Store; close(): Promise<void> };

export function storeContract(name: string, open: () => Promise<OpenedStore>): void {
  describe(`the store on ${name}`, () => {
    rowsRoundTrip(open);
    queriesAnswer(open);
    oneOfEach(open);
    pagesAreWhole(open);
    searchFinds(open);
    threadsHold(open);
    suppressionsStand(open);
    exchangesCount(open);
    workersTake(open);
    commitsAreGrouped(open);
    countersAddUp(open);
  });
}
