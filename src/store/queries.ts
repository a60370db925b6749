/** All queries of a connection, put together: a view to read, a unit to change. */
import type { Topic, Unit, View } from '../core/store.ts';
import { accountChanges, accountQueries, apiKeyChanges, apiKeyQueries } from './accounts.ts';
import { counterChanges, counterQueries } from './counters.ts';
import { deliveryChanges, deliveryQueries } from './deliveries.ts';
import { domainChanges, domainQueries } from './domains.ts';
import { emailChanges, emailQueries } from './emails.ts';
import { eventChanges, eventQueries } from './events.ts';
import { inboxChanges, inboxQueries } from './inboxes.ts';
import {
  idempotencyChanges,
  idempotencyQueries,
  sessionChanges,
  sessionQueries,
  webhookTokenChanges,
  webhookTokenQueries,
} from './passing.ts';
import type { Database } from './prepared.ts';
import type { Tables } from './tables.ts';

export function viewOf(db: Database, t: Tables): View {
  return {
    accounts: accountQueries(db, t),
    apiKeys: apiKeyQueries(db, t),
    inboxes: inboxQueries(db, t),
    emails: emailQueries(db, t),
    deliveries: deliveryQueries(db, t),
    events: eventQueries(db, t),
    domains: domainQueries(db, t),
    counters: counterQueries(db, t),
    webhookTokens: webhookTokenQueries(db, t),
    idempotency: idempotencyQueries(db, t),
    sessions: sessionQueries(db, t),
  };
}

/** The unit of a writing connection, and the hooks that carry its counters and wake-ups through a group commit. */
export function unitOf(db: Database, t: Tables, woken: (topic: Topic) => void) {
  const counters = counterChanges(db, t);
  let ofUnit = new Set<Topic>();
  const ofBatch = new Set<Topic>();
  const unit: Unit = {
    accounts: accountChanges(db, t),
    apiKeys: apiKeyChanges(db, t),
    inboxes: inboxChanges(db, t),
    emails: emailChanges(db, t),
    deliveries: deliveryChanges(db, t),
    events: eventChanges(db, t),
    domains: domainChanges(db, t),
    counters: counters.changes,
    webhookTokens: webhookTokenChanges(db, t),
    idempotency: idempotencyChanges(db, t),
    sessions: sessionChanges(db, t),
    wake: (topic) => ofUnit.add(topic),
  };
  const hooks = {
    begin: () => {
      counters.begin();
      ofUnit = new Set();
    },
    keep: () => {
      counters.keep();
      for (const topic of ofUnit) ofBatch.add(topic);
    },
    drop: () => {},
    beforeCommit: counters.flush,
    afterCommit: () => {
      const topics = [...ofBatch];
      ofBatch.clear();
      for (const topic of topics) woken(topic);
    },
    abandon: () => {
      counters.abandon();
      ofBatch.clear();
    },
  };
  return { unit, hooks };
}
