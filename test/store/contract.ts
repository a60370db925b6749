/** What every engine's store must do, told once and run on each. */
import { describe } from 'node:test';
import type { Store } from '../../src/core/store/store.ts';
import { acceptedMailWaits } from './contract/accepted.ts';
import { arrivalsAreLogged } from './contract/arrival-log.ts';
import { largeMailArrives } from './contract/arriving.ts';
import { attachedFilesWait } from './contract/attachment-texts.ts';
import { commitsAreGrouped } from './contract/commits.ts';
import { consoleSessionsStand } from './contract/console-sessions.ts';
import { countersAddUp } from './contract/counters.ts';
import { draftsStand } from './contract/drafts.ts';
import { fetchesWait } from './contract/fetches.ts';
import { inboxesAreKnown } from './contract/inboxes.ts';
import { instancesShare } from './contract/instances.ts';
import { longTextsAreFound } from './contract/long-texts.ts';
import { outgoingMailIsTakenTogether } from './contract/outgoing.ts';
import { pagesAreWhole } from './contract/pages.ts';
import { quarantineStands } from './contract/quarantine.ts';
import { queriesAnswer } from './contract/queries.ts';
import { repliesAreCounted } from './contract/reply-loops.ts';
import { rowsRoundTrip } from './contract/rows.ts';
import { searchFinds } from './contract/search.ts';
import { searchFindsImported } from './contract/search-imported.ts';
import { searchPagesAreWhole } from './contract/search-pages.ts';
import { searchTreesMatch } from './contract/search-trees.ts';
import { sessionsStand } from './contract/sessions.ts';
import { slicesTakeTurns } from './contract/slices.ts';
import { spendsCount } from './contract/spends.ts';
import { suppressionsStand } from './contract/suppressions.ts';
import { templatesStand } from './contract/templates.ts';
import { threadsAreListed } from './contract/thread-lists.ts';
import { threadsHold } from './contract/threads.ts';
import { oneOfEach } from './contract/unique.ts';
import { waitAnswersAreKept } from './contract/wait-answers.ts';
import { waitingIsCounted } from './contract/waiting.ts';
import { workersTake } from './contract/workers.ts';

/** A store on nothing but its tables; `close` ends it and removes what it kept. `oneSession` = whoever reads waits for whoever writes. */
export type OpenedStore = { store: Store; oneSession?: boolean; close(): Promise<void> };

export function storeContract(name: string, open: () => Promise<OpenedStore>): void {
  describe(`the store on ${name}`, () => {
    rowsRoundTrip(open);
    queriesAnswer(open);
    inboxesAreKnown(open);
    oneOfEach(open);
    slicesTakeTurns(open);
    searchFinds(open);
    searchPagesAreWhole(open);
    searchFindsImported(open);
    longTextsAreFound(open);
    threadsHold(open);
    threadsAreListed(open);
    suppressionsStand(open);
    templatesStand(open);
    draftsStand(open);
    quarantineStands(open);
    acceptedMailWaits(open);
    largeMailArrives(open);
    fetchesWait(open);
    arrivalsAreLogged(open);
    attachedFilesWait(open);
    repliesAreCounted(open);
    waitAnswersAreKept(open);
    workersTake(open);
    waitingIsCounted(open);
    outgoingMailIsTakenTogether(open);
    commitsAreGrouped(open);
    countersAddUp(open);
    spendsCount(open);
    instancesShare(open);
    sessionsStand(open);
    consoleSessionsStand(open);
  });
}

/** Lists and searches in hundreds of forms, each compared with a plain look at all rows. */
export function listsAgree(name: string, open: () => Promise<OpenedStore>): void {
  describe(`lists and searches of the store on ${name}`, () => {
    pagesAreWhole(open);
    searchTreesMatch(open);
  });
}
