/** What every engine's store must do, told once and run on each. */
import { describe } from 'node:test';
import type { Store } from '../src/core/store/store.ts';
import { commitsAreGrouped } from './store-contract/commits.ts';
import { countersAddUp } from './store-contract/counters.ts';
import { draftsStand } from './store-contract/drafts.ts';
import { exchangesCount } from './store-contract/exchanges.ts';
import { instancesShare } from './store-contract/instances.ts';
import { longTextsAreFound } from './store-contract/long-texts.ts';
import { outgoingMailIsTakenTogether } from './store-contract/outgoing.ts';
import { pagesAreWhole } from './store-contract/pages.ts';
import { queriesAnswer } from './store-contract/queries.ts';
import { rowsRoundTrip } from './store-contract/rows.ts';
import { searchFinds } from './store-contract/search.ts';
import { sessionsStand } from './store-contract/sessions.ts';
import { spendsCount } from './store-contract/spends.ts';
import { suppressionsStand } from './store-contract/suppressions.ts';
import { templatesStand } from './store-contract/templates.ts';
import { threadsHold } from './store-contract/threads.ts';
import { oneOfEach } from './store-contract/unique.ts';
import { workersTake } from './store-contract/workers.ts';

/** A store on nothing but its tables; `close` ends it and removes what it kept. `oneSession` = whoever reads waits for whoever writes. */
export type OpenedStore = { store: Store; oneSession?: boolean; close(): Promise<void> };

export function storeContract(name: string, open: () => Promise<OpenedStore>): void {
  describe(`the store on ${name}`, () => {
    rowsRoundTrip(open);
    queriesAnswer(open);
    oneOfEach(open);
    pagesAreWhole(open);
    searchFinds(open);
    longTextsAreFound(open);
    threadsHold(open);
    suppressionsStand(open);
    templatesStand(open);
    draftsStand(open);
    exchangesCount(open);
    workersTake(open);
    outgoingMailIsTakenTogether(open);
    commitsAreGrouped(open);
    countersAddUp(open);
    spendsCount(open);
    instancesShare(open);
    sessionsStand(open);
  });
}
