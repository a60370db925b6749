/** The store as the core sees it: one way to read, one way to write, and the queries of each noun. */
import type { AccountReads, AccountWrites } from './accounts.ts';
import type { ApiKeyReads, ApiKeyWrites } from './api-keys.ts';
import type { CorrespondentReads, CorrespondentWrites } from './correspondents.ts';
import type { CounterReads, CounterWrites } from './counters.ts';
import type { DeliveryReads, DeliveryStepReads, DeliveryStepWrites, DeliveryWrites, OutgoingWrites } from './deliveries.ts';
import type { DomainReads, DomainWrites } from './domains.ts';
import type { DraftReads, DraftWrites } from './drafts.ts';
import type { EmailReads, EmailWrites } from './email-queries.ts';
import type { EventReads, EventWrites } from './events.ts';
import type { ExchangeReads, ExchangeWrites } from './exchanges.ts';
import type { IdempotencyReads, IdempotencyWrites } from './idempotency.ts';
import type { InboxReads, InboxWrites } from './inboxes.ts';
import type { DomainStartWrites, InstanceWrites } from './instances.ts';
import type { SecretReads, SecretWrites } from './secrets.ts';
import type { FailureWrites, SessionNewsReads, SessionNewsWrites, SessionReads, SessionWrites } from './sessions.ts';
import type { SpendReads, SpendWrites } from './spends.ts';
import type { SuppressionReads, SuppressionWrites } from './suppressions.ts';
import type { TemplateReads, TemplateWrites } from './templates.ts';
import type { ThreadReads, ThreadWrites } from './threads.ts';
import type { WebhookTokenReads, WebhookTokenWrites } from './webhook-tokens.ts';

export type Store = {
  /** Reads committed data; never waits for writers. */
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>;
  /**
   * One unit of work: all of it is durable when the promise resolves, or none of it happened.
   * The work makes store calls only. A `write` inside a `write` is refused.
   * Throws PostroomError `unavailable` when the disk refuses (full, read-only), or the database does not answer: then it may have happened
   * all the same, and whoever asked must be able to ask again without doing it twice.
   */
  write<T>(work: (tx: WriteTx) => Promise<T>): Promise<T>;
  /**
   * Called after each commit in which a unit called `wake(topic)`, once per topic, with all it was woken about; also for commits of
   * other instances. Where a notification of one was lost, `about` is what is known of it: for `email` all that was stored, at most a
   * second late, for the others nothing.
   */
  onWake(topic: Topic, listener: (about: string[]) => void): void;
  /** Other instances may work on the same store. */
  shared: boolean;
  /** Does `work` unless an instance does work of this name now; answers whether it was done. Another takes over from one that died. */
  once(name: string, work: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * What a listener can be woken for; `email` is about the id of each inbound email that was stored, reports left out, `check` an authentication due,
 * `session` that instances told each other something of MCP sessions (session-rows.ts).
 */
export type Topic = 'outbox' | 'events' | 'sweep' | 'email' | 'check' | 'session';

/** Queries that can be asked of both connections. */
export interface ReadTx {
  accounts: AccountReads;
  apiKeys: ApiKeyReads;
  inboxes: InboxReads;
  emails: EmailReads;
  threads: ThreadReads;
  correspondents: CorrespondentReads;
  exchanges: ExchangeReads;
  deliveries: DeliveryReads;
  deliverySteps: DeliveryStepReads;
  drafts: DraftReads;
  templates: TemplateReads;
  suppressions: SuppressionReads;
  domains: DomainReads;
  events: EventReads;
  counters: CounterReads;
  spends: SpendReads;
  idempotency: IdempotencyReads;
  webhookTokens: WebhookTokenReads;
  sessions: SessionReads;
  sessionNews: SessionNewsReads;
  secrets: SecretReads;
}

/** A transaction that changes: the same queries, which see its own changes, and the changes. */
export interface WriteTx {
  accounts: AccountWrites;
  apiKeys: ApiKeyWrites;
  inboxes: InboxWrites;
  emails: EmailWrites;
  threads: ThreadWrites;
  correspondents: CorrespondentWrites;
  exchanges: ExchangeWrites;
  deliveries: DeliveryWrites;
  deliverySteps: DeliveryStepWrites;
  outgoing: OutgoingWrites;
  drafts: DraftWrites;
  templates: TemplateWrites;
  suppressions: SuppressionWrites;
  domains: DomainWrites;
  events: EventWrites;
  counters: CounterWrites;
  spends: SpendWrites;
  idempotency: IdempotencyWrites;
  webhookTokens: WebhookTokenWrites;
  sessions: SessionWrites;
  sessionNews: SessionNewsWrites;
  failures: FailureWrites;
  instances: InstanceWrites;
  domainStarts: DomainStartWrites;
  secrets: SecretWrites;
  /** Wakes those who listen for the topic once this is committed; see `Store.onWake`. */
  wake(topic: Topic, about?: string): void;
}
