/** All queries of a connection, put together as the core's ReadTx and WriteTx. */
import type { ReadTx, Topic, WriteTx } from '../core/store/store.ts';
import type { Apart } from './commits/group-commit.ts';
import type { Warn } from './commits/listeners.ts';
import type { Sealing } from './encryption/sealing.ts';
import { acceptedChanges, acceptedQueries } from './queries/accepted.ts';
import { accountRowChanges } from './queries/account-rows.ts';
import { accountChanges, accountQueries } from './queries/accounts.ts';
import { apiKeyChanges, apiKeyQueries } from './queries/api-keys.ts';
import { arrivalLogChanges, arrivalLogQueries } from './queries/arrival-log.ts';
import { attachmentTextChanges, attachmentTextQueries } from './queries/attachment-texts.ts';
import { checkChanges, checkQueries } from './queries/authentication-checks.ts';
import { consoleSessionChanges, consoleSessionQueries } from './queries/console-sessions.ts';
import { correspondentChanges, correspondentQueries } from './queries/correspondents.ts';
import { counterChanges, counterQueries } from './queries/counters.ts';
import { deliveryChanges, deliveryQueries } from './queries/deliveries.ts';
import { deliveryStepChanges, deliveryStepQueries } from './queries/delivery-steps.ts';
import { domainChanges, domainQueries } from './queries/domains.ts';
import { draftChanges, draftQueries } from './queries/drafts.ts';
import { emailChanges, emailQueries } from './queries/emails.ts';
import { eventChanges, eventQueries } from './queries/events.ts';
import { failureChanges } from './queries/failures.ts';
import { fetchChanges, fetchQueries } from './queries/fetches.ts';
import { idempotencyChanges, idempotencyQueries } from './queries/idempotency.ts';
import { inboxChanges, inboxQueries } from './queries/inboxes.ts';
import { domainStartChanges, instanceChanges } from './queries/instances.ts';
import { labelQueries } from './queries/labels.ts';
import { arrivingChanges } from './queries/mimes.ts';
import { outgoingChanges } from './queries/outgoing.ts';
import { quarantineChanges, quarantineQueries } from './queries/quarantine.ts';
import { readerPassChanges, readerPassQueries } from './queries/reader-passes.ts';
import { replyLoopChanges, replyLoopQueries } from './queries/reply-loops.ts';
import { indexChanges, type SearchIndex, searchQueries } from './queries/search.ts';
import { secretChanges, secretQueries } from './queries/secrets.ts';
import { sessionEventChanges, sessionEventQueries } from './queries/session-events.ts';
import { sessionChanges, sessionQueries } from './queries/sessions.ts';
import { spendChanges, spendQueries } from './queries/spends.ts';
import { suppressionChanges, suppressionQueries } from './queries/suppressions.ts';
import { templateChanges, templateQueries } from './queries/templates.ts';
import { threadChanges, threadQueries } from './queries/threads.ts';
import { waitAnswerChanges, waitAnswerQueries } from './queries/wait-answers.ts';
import { waitingQueries } from './queries/waiting.ts';
import { webhookEndpointChanges, webhookEndpointQueries } from './queries/webhook-endpoints.ts';
import { webhookTokenChanges, webhookTokenQueries } from './queries/webhook-tokens.ts';
import { webhookWakeChanges, webhookWakeQueries } from './queries/webhook-wakes.ts';
import type { Database } from './statements/prepared.ts';
import type { Tables } from './tables.ts';

/** What the queries need of an engine beside its connections and tables. */
export type Engine = { searchIndex: SearchIndex; sealing: Sealing };

export function readTx(db: Database, t: Tables, { searchIndex, sealing }: Engine): ReadTx {
  return whenUsed<ReadTx>({
    accounts: () => accountQueries(db, t),
    apiKeys: () => apiKeyQueries(db, t),
    inboxes: () => inboxQueries(db, t),
    emails: () => ({ ...emailQueries(db, t), ...searchQueries(db, t, searchIndex) }),
    quarantine: () => quarantineQueries(db, t),
    accepted: () => acceptedQueries(db, t),
    fetches: () => fetchQueries(db, t, sealing),
    arrivalLog: () => arrivalLogQueries(db, t),
    attachmentTexts: () => attachmentTextQueries(db, t),
    checks: () => checkQueries(db, t),
    threads: () => threadQueries(db, t),
    labels: () => labelQueries(db, t),
    correspondents: () => correspondentQueries(db, t),
    replyLoops: () => replyLoopQueries(db, t),
    secrets: () => secretQueries(db, t, sealing),
    readerPass: () => readerPassQueries(db, t),
    deliveries: () => deliveryQueries(db, t),
    deliverySteps: () => deliveryStepQueries(db, t),
    drafts: () => draftQueries(db, t),
    events: () => eventQueries(db, t),
    domains: () => domainQueries(db, t, sealing),
    suppressions: () => suppressionQueries(db, t),
    templates: () => templateQueries(db, t),
    spends: () => spendQueries(db, t),
    counters: () => counterQueries(db, t),
    waitAnswers: () => waitAnswerQueries(db, t),
    webhookEndpoints: () => webhookEndpointQueries(db, t, sealing),
    webhookTokens: () => webhookTokenQueries(db, t),
    webhookWakes: () => webhookWakeQueries(db, t),
    idempotency: () => idempotencyQueries(db, t),
    sessions: () => sessionQueries(db, t),
    sessionEvents: () => sessionEventQueries(db, t),
    consoleSessions: () => consoleSessionQueries(db, t),
    waiting: () => waitingQueries(db, t),
  });
}

/**
 * The queries of a writing connection, with the hooks by which counters, the full-text index and wake-ups follow a group commit. `wake` is
 * called after each commit for every topic that was woken; `woken` answers those of the open transaction. `warn` hears of mail that the
 * full-text index refuses.
 */
export function writeTx(
  db: Database,
  t: Tables,
  { searchIndex, sealing }: Engine,
  wake: (topic: Topic, about: string[]) => void,
  warn: Warn,
) {
  const counters = counterChanges(db, t);
  const index = indexChanges(db, t, searchIndex, warn);
  const wakes = wakeUps(wake);
  const tx = whenUsed<WriteTx>({
    accounts: () => accountChanges(db, t),
    accountRows: () => accountRowChanges(db, t),
    apiKeys: () => apiKeyChanges(db, t),
    inboxes: () => inboxChanges(db, t),
    emails: () => ({ ...emailChanges(db, t, index), ...searchQueries(db, t, searchIndex) }),
    quarantine: () => quarantineChanges(db, t),
    accepted: () => acceptedChanges(db, t),
    arriving: () => arrivingChanges(db, t),
    fetches: () => fetchChanges(db, t, sealing),
    arrivalLog: () => arrivalLogChanges(db, t),
    attachmentTexts: () => attachmentTextChanges(db, t),
    checks: () => checkChanges(db, t),
    threads: () => threadChanges(db, t),
    labels: () => labelQueries(db, t),
    correspondents: () => correspondentChanges(db, t),
    replyLoops: () => replyLoopChanges(db, t),
    secrets: () => secretChanges(db, t, sealing),
    readerPass: () => readerPassChanges(db, t),
    deliveries: () => deliveryChanges(db, t),
    deliverySteps: () => deliveryStepChanges(db, t),
    outgoing: () => outgoingChanges(db, t),
    instances: () => instanceChanges(db, t),
    domainStarts: () => domainStartChanges(db, t),
    drafts: () => draftChanges(db, t),
    events: () => eventChanges(db, t),
    domains: () => domainChanges(db, t, sealing),
    suppressions: () => suppressionChanges(db, t),
    templates: () => templateChanges(db, t),
    spends: () => spendChanges(db, t),
    counters: () => counters.changes,
    waitAnswers: () => waitAnswerChanges(db, t),
    webhookEndpoints: () => webhookEndpointChanges(db, t, sealing),
    webhookTokens: () => webhookTokenChanges(db, t),
    webhookWakes: () => webhookWakeChanges(db, t),
    idempotency: () => idempotencyChanges(db, t),
    sessions: () => sessionChanges(db, t),
    sessionEvents: () => sessionEventChanges(db, t),
    consoleSessions: () => consoleSessionChanges(db, t),
    failures: () => failureChanges(db, t),
    waiting: () => waitingQueries(db, t),
    wake: () => wakes.add,
  });
  const parts = [counters, index, wakes];
  const hooks = {
    unitEnded: () => {
      const kept = parts.map((part) => part.unitEnded());
      return () => {
        for (const keep of kept) keep();
      };
    },
    beforeCommit: async (apart: Apart) => {
      await counters.flush();
      await index.flush(apart);
    },
    afterCommit: wakes.flush,
    abandon: () => {
      for (const part of parts) part.abandon();
    },
  };
  return { tx, hooks, woken: wakes.pending };
}

/** Each part is made when it is used first: a caller that opens a store waits only for the statements it needs. */
function whenUsed<T extends object>(parts: { [Name in keyof T]: () => T[Name] }): T {
  const whole = {} as T;
  for (const name of Object.keys(parts) as (keyof T)[]) {
    Object.defineProperty(whole, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = parts[name]();
        Object.defineProperty(whole, name, { enumerable: true, value });
        return value;
      },
    });
  }
  return whole;
}

/** The topics to wake after the commit, and what about. */
function wakeUps(wake: (topic: Topic, about: string[]) => void) {
  let ofUnit: [topic: Topic, about: string | undefined][] = [];
  const ofBatch = new Map<Topic, Set<string>>();
  return {
    add: (topic: Topic, about?: string) => {
      ofUnit.push([topic, about]);
    },
    unitEnded: () => {
      const ended = ofUnit;
      ofUnit = [];
      return () => {
        for (const [topic, about] of ended) {
          const all = ofBatch.get(topic) ?? new Set();
          if (about !== undefined) all.add(about);
          ofBatch.set(topic, all);
        }
      };
    },
    pending: () => ofBatch,
    flush: () => {
      const topics = [...ofBatch];
      ofBatch.clear();
      for (const [topic, about] of topics) wake(topic, [...about]);
    },
    abandon: () => ofBatch.clear(),
  };
}
