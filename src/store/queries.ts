/** All queries of a connection, put together: a view to read, a unit to change. */
import type { ReadTx, Topic, WriteTx } from '../core/store/store.ts';
import { accountChanges, accountQueries, apiKeyChanges, apiKeyQueries } from './accounts.ts';
import { correspondentChanges, correspondentQueries, secretChanges, secretQueries } from './correspondents.ts';
import { counterChanges, counterQueries } from './counters.ts';
import { deliveryChanges, deliveryQueries } from './deliveries.ts';
import { deliveryStepChanges, deliveryStepQueries } from './delivery-steps.ts';
import { domainChanges, domainQueries } from './domains.ts';
import { draftChanges, draftQueries } from './drafts.ts';
import { emailChanges, emailQueries } from './emails.ts';
import { eventChanges, eventQueries } from './events.ts';
import { exchangeChanges, exchangeQueries } from './exchanges.ts';
import { inboxChanges, inboxQueries } from './inboxes.ts';
import { domainStartChanges, instanceChanges } from './instances.ts';
import { outgoingChanges } from './outgoing.ts';
import { idempotencyChanges, idempotencyQueries, webhookTokenChanges, webhookTokenQueries } from './passing.ts';
import type { Database } from './prepared.ts';
import { indexChanges, type SearchIndex, searchQueries } from './search.ts';
import { failureChanges, newsChanges, newsQueries, sessionChanges, sessionQueries } from './sessions.ts';
import { spendChanges, spendQueries } from './spends.ts';
import { suppressionChanges, suppressionQueries } from './suppressions.ts';
import type { Tables } from './tables.ts';
import { templateChanges, templateQueries } from './templates.ts';
import { threadChanges, threadQueries } from './threads.ts';

export function viewOf(db: Database, t: Tables, searchIndex: SearchIndex): ReadTx {
  return {
    accounts: accountQueries(db, t),
    apiKeys: apiKeyQueries(db, t),
    inboxes: inboxQueries(db, t),
    emails: { ...emailQueries(db, t), ...searchQueries(db, t, searchIndex) },
    threads: threadQueries(db, t),
    correspondents: correspondentQueries(db, t),
    exchanges: exchangeQueries(db, t),
    secrets: secretQueries(db, t),
    deliveries: deliveryQueries(db, t),
    deliverySteps: deliveryStepQueries(db, t),
    drafts: draftQueries(db, t),
    events: eventQueries(db, t),
    domains: domainQueries(db, t),
    suppressions: suppressionQueries(db, t),
    templates: templateQueries(db, t),
    spends: spendQueries(db, t),
    counters: counterQueries(db, t),
    webhookTokens: webhookTokenQueries(db, t),
    idempotency: idempotencyQueries(db, t),
    sessions: sessionQueries(db, t),
    sessionNews: newsQueries(db, t),
  };
}

/** The unit of a writing connection, and the hooks that carry its counters, words and wake-ups through a group commit. */
export function unitOf(db: Database, t: Tables, searchIndex: SearchIndex, woken: (topic: Topic, about: string[]) => void) {
  const counters = counterChanges(db, t);
  const index = indexChanges(db, t, searchIndex);
  const wakes = wakeUps(woken);
  const unit: WriteTx = {
    accounts: accountChanges(db, t),
    apiKeys: apiKeyChanges(db, t),
    inboxes: inboxChanges(db, t),
    emails: { ...emailChanges(db, t, index), ...searchQueries(db, t, searchIndex) },
    threads: threadChanges(db, t),
    correspondents: correspondentChanges(db, t),
    exchanges: exchangeChanges(db, t),
    secrets: secretChanges(db, t),
    deliveries: deliveryChanges(db, t),
    deliverySteps: deliveryStepChanges(db, t),
    outgoing: outgoingChanges(db, t),
    instances: instanceChanges(db, t),
    domainStarts: domainStartChanges(db, t),
    drafts: draftChanges(db, t),
    events: eventChanges(db, t),
    domains: domainChanges(db, t),
    suppressions: suppressionChanges(db, t),
    templates: templateChanges(db, t),
    spends: spendChanges(db, t),
    counters: counters.changes,
    webhookTokens: webhookTokenChanges(db, t),
    idempotency: idempotencyChanges(db, t),
    sessions: sessionChanges(db, t),
    sessionNews: newsChanges(db, t),
    failures: failureChanges(db, t),
    wake: wakes.add,
  };
  const parts = [counters, index, wakes];
  const hooks = {
    begin: () => {
      for (const part of parts) part.begin();
    },
    keep: () => {
      for (const part of parts) part.keep();
    },
    drop: () => {},
    beforeCommit: async () => {
      await counters.flush();
      await index.flush();
    },
    afterCommit: wakes.tell,
    abandon: () => {
      for (const part of parts) part.abandon();
    },
  };
  return { unit, hooks, woken: wakes.pending };
}

/** Who is to be woken after the commit, and what about. */
function wakeUps(woken: (topic: Topic, about: string[]) => void) {
  let ofUnit: [topic: Topic, about: string | undefined][] = [];
  const ofBatch = new Map<Topic, Set<string>>();
  return {
    add: (topic: Topic, about?: string) => {
      ofUnit.push([topic, about]);
    },
    begin: () => {
      ofUnit = [];
    },
    keep: () => {
      for (const [topic, about] of ofUnit) {
        const all = ofBatch.get(topic) ?? new Set();
        if (about !== undefined) all.add(about);
        ofBatch.set(topic, all);
      }
    },
    pending: () => ofBatch,
    tell: () => {
      const topics = [...ofBatch];
      ofBatch.clear();
      for (const [topic, about] of topics) woken(topic, [...about]);
    },
    abandon: () => ofBatch.clear(),
  };
}
