/** The store as the core sees it: one way to read, one way to write, and the queries of each noun. */
import type { AcceptedReads, AcceptedWrites } from './accepted.ts';
import type { AccountRowsWrites } from './account-rows.ts';
import type { AccountReads, AccountWrites } from './accounts.ts';
import type { ApiKeyReads, ApiKeyWrites } from './api-keys.ts';
import type { ArrivalLogReads, ArrivalLogWrites } from './arrival-log.ts';
import type { ArrivingWrites } from './arriving.ts';
import type { AttachmentTextReads, AttachmentTextWrites } from './attachment-texts.ts';
import type { CheckReads, CheckWrites } from './checks.ts';
import type { ConsoleSessionReads, ConsoleSessionWrites } from './console-sessions.ts';
import type { CorrespondentReads, CorrespondentWrites } from './correspondents.ts';
import type { CounterReads, CounterWrites } from './counters.ts';
import type { DeliveryReads, DeliveryStepReads, DeliveryStepWrites, DeliveryWrites, OutgoingWrites } from './deliveries.ts';
import type { DomainReads, DomainWrites } from './domains.ts';
import type { DraftReads, DraftWrites } from './drafts.ts';
import type { EmailReads, EmailWrites } from './email-queries.ts';
import type { EventReads, EventWrites } from './events.ts';
import type { FailureWrites } from './failures.ts';
import type { FetchReads, FetchWrites } from './fetches.ts';
import type { IdempotencyReads, IdempotencyWrites } from './idempotency.ts';
import type { InboxReads, InboxWrites } from './inboxes.ts';
import type { DomainStartWrites, InstanceRow, InstanceWrites } from './instances.ts';
import type { LabelReads } from './labels.ts';
import type { QuarantineReads, QuarantineWrites } from './quarantine.ts';
import type { ReaderPassReads, ReaderPassWrites } from './reader-passes.ts';
import type { ReplyLoopReads, ReplyLoopWrites } from './reply-loops.ts';
import type { SecretReads, SecretWrites } from './secrets.ts';
import type { SessionEventReads, SessionEventWrites } from './session-events.ts';
import type { SessionReads, SessionWrites } from './sessions.ts';
import type { SpendReads, SpendWrites } from './spends.ts';
import type { SuppressionReads, SuppressionWrites } from './suppressions.ts';
import type { TemplateReads, TemplateWrites } from './templates.ts';
import type { ThreadReads, ThreadWrites } from './threads.ts';
import type { WaitAnswerReads, WaitAnswerWrites } from './wait-answers.ts';
import type { WaitingReads } from './waiting.ts';
import type { WebhookEndpointReads, WebhookEndpointWrites } from './webhook-endpoints.ts';
import type { WebhookTokenReads, WebhookTokenWrites } from './webhook-tokens.ts';
import type { WebhookWakeReads, WebhookWakeWrites } from './webhook-wakes.ts';

export type Store = {
  /** Reads committed data. Never waits for a writer. */
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>;
  /**
   * One unit of work: all of it is durable when the promise resolves, or none of it happened.
   * The work makes store calls only: no network, files or timers. A `write` inside a `write` is refused.
   * Throws PostroomError `unavailable` when the disk refuses (full, read-only) or the database does not answer. Then the work may have
   * happened all the same, so the caller must be able to repeat it without doing it twice. Throws it at once, and nothing has happened, when
   * too much waits already.
   */
  write<T>(work: (tx: WriteTx) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Throws PostroomError `unavailable` when `write` would refuse a request because too much waits already. For what costs much before it writes. */
  requireRoom(): void;
  /**
   * Adds one to the beats of this instance, and answers all instances and those that hold deliveries. Where instances share the store it waits
   * for none of the writes.
   */
  beat(id: string, startedAt: Date): Promise<Presence>;
  /**
   * Calls `listener` after each commit in which a transaction called `wake(topic)`: once per topic, with every `about` of that commit.
   * Commits of other instances count too. When a notification from another instance was lost, the listener gets what is known without
   * it: for `email` every id that was stored, at most a second late; for the other topics an empty list.
   */
  onWake(topic: Topic, listener: (about: string[]) => void): void;
  /** What the database's clock says. What is removed by its age goes by it, because the clock of one instance may be wrong. */
  time(): Promise<Date>;
  /** A number that is higher than all that were answered before, at any instance. Never waits for a writer. */
  ticket(): Promise<number>;
  /** A sentence on what the operator must mend though the store still answers, such as a damaged page that was met; null = nothing. */
  trouble(): string | null;
  /** True when other instances may work on the same store. */
  shared: boolean;
  /**
   * Does `work` unless an instance is doing work of this name now; `byCommands` = commands beside the instances do such work too. Answers
   * whether it was done. When a process dies, its name is free for the others.
   */
  once(name: string, work: () => Promise<void>, who?: { byCommands: boolean }): Promise<boolean>;
  close(): Promise<void>;
};

export type WriteOptions = {
  /** What the work holds in memory while it waits, such as a mail. */
  bytes?: number;
  /** The server does it of its own accord: it goes before what requests write, and is not refused for how much waits. */
  own?: boolean;
  /**
   * One of many pieces of work that together change much. After each of them the store does the maintenance that it would otherwise put off, so that
   * no later unit waits for all of it at once.
   */
  bulk?: boolean;
  /** No caller waits for it: only a few such units share a commit with what is waited for, and none is refused for how much waits. */
  later?: boolean;
  /** How many wait for it, once it has ended; one, where it is not given. */
  callers?: () => number;
};

/** `holders` are the ids of instances that hold deliveries. */
export type Presence = { instances: InstanceRow[]; holders: string[] };

/**
 * What a listener can be woken for. `email` is about the id of each inbound email that was stored, without reports. `check` means that an
 * authentication check is due, `session` that an instance published a session event (session-events.ts), `accepted` that accepted mail waits to be filed, `fetches` that mail waits to be fetched,
 * `attachments` that attached files wait to be read. `account` is about the id of each account that was paused, resumed or deleted.
 */
export type Topic =
  | 'outbox'
  | 'events'
  | 'sweep'
  | 'email'
  | 'check'
  | 'session'
  | 'accepted'
  | 'fetches'
  | 'attachments'
  | 'account';

/** The queries of a reading connection. */
export interface ReadTx {
  accounts: AccountReads;
  apiKeys: ApiKeyReads;
  inboxes: InboxReads;
  emails: EmailReads;
  quarantine: QuarantineReads;
  accepted: AcceptedReads;
  fetches: FetchReads;
  arrivalLog: ArrivalLogReads;
  attachmentTexts: AttachmentTextReads;
  checks: CheckReads;
  threads: ThreadReads;
  labels: LabelReads;
  correspondents: CorrespondentReads;
  replyLoops: ReplyLoopReads;
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
  waitAnswers: WaitAnswerReads;
  webhookEndpoints: WebhookEndpointReads;
  webhookTokens: WebhookTokenReads;
  webhookWakes: WebhookWakeReads;
  sessions: SessionReads;
  sessionEvents: SessionEventReads;
  consoleSessions: ConsoleSessionReads;
  secrets: SecretReads;
  readerPass: ReaderPassReads;
  waiting: WaitingReads;
}

/** A transaction that changes: the same queries, which see its own changes, and what changes rows. */
export interface WriteTx {
  accounts: AccountWrites;
  accountRows: AccountRowsWrites;
  apiKeys: ApiKeyWrites;
  inboxes: InboxWrites;
  emails: EmailWrites;
  quarantine: QuarantineWrites;
  accepted: AcceptedWrites;
  arriving: ArrivingWrites;
  fetches: FetchWrites;
  arrivalLog: ArrivalLogWrites;
  attachmentTexts: AttachmentTextWrites;
  checks: CheckWrites;
  threads: ThreadWrites;
  labels: LabelReads;
  correspondents: CorrespondentWrites;
  replyLoops: ReplyLoopWrites;
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
  waitAnswers: WaitAnswerWrites;
  webhookEndpoints: WebhookEndpointWrites;
  webhookTokens: WebhookTokenWrites;
  webhookWakes: WebhookWakeWrites;
  sessions: SessionWrites;
  sessionEvents: SessionEventWrites;
  consoleSessions: ConsoleSessionWrites;
  failures: FailureWrites;
  instances: InstanceWrites;
  domainStarts: DomainStartWrites;
  secrets: SecretWrites;
  readerPass: ReaderPassWrites;
  waiting: WaitingReads;
  /** Wakes the listeners of the topic once this is committed; see `Store.onWake`. */
  wake(topic: Topic, about?: string): void;
}
