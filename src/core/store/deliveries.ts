/** The rows of deliveries and their steps, and the queries over them. */
import type { EmailRow } from './emails.ts';
import type { DeliveryStatus } from './statuses.ts';

/** The delivery of an email to one recipient. */
export type DeliveryRow = {
  id: string;
  accountId: string;
  emailId: string;
  recipient: string;
  /** The recipient is an inbox of this store: no SMTP is involved. */
  local: boolean;
  status: DeliveryStatus;
  attempts: number;
  /** While `queued` or `deferred`: when the next attempt is due. While `sending`: when the claim on it ends. */
  nextAttemptAt: Date;
  lastReply: string | null;
  /** The last reply's three digits (RFC 5321 4.2). */
  lastCode: number | null;
  /** The last reply's enhanced status code (RFC 3463), such as 5.1.1. */
  lastStatusCode: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** The recipient's domain in A-labels; '' when the recipient is local. */
  domain: string;
  /** Id of the instance that claimed it last; null = no instance did, or the claim was taken from the one that had it. */
  claimedBy: string | null;
  /** Since when it waits: when its first attempt was due. Null = a release before this column queued it. */
  waitsSince: Date | null;
};

/** One thing that happened to a delivery: an attempt, a provider's event, a report, or the decision of a person. */
export type DeliveryStepRow = {
  id: string;
  deliveryId: string;
  emailId: string;
  status: DeliveryStatus | 'unknown';
  source: 'outbox' | 'provider' | 'report' | 'operator';
  code: number | null;
  statusCode: string | null;
  reason: string | null;
  at: Date;
};

export type DeliveryReads = {
  ofEmail(emailId: string): Promise<DeliveryRow[]>;
  /** For each email in the order of its recipients. */
  ofEmails(emailIds: string[]): Promise<DeliveryRow[]>;
  /** Queued or deferred deliveries that are due, longest due first. Deliveries to the domains in `full`, where '' is here, and of accounts that are stopped, are left out. */
  due(now: Date, full: string[], limit: number): Promise<DeliveryRow[]>;
  /** The same of deliveries to inboxes here. */
  dueHere(now: Date, limit: number): Promise<DeliveryRow[]>;
  /** When the next delivery to a domain not in `full` is due; null when none waits. */
  nextAttemptAt(full: string[]): Promise<Date | null>;
};

export type DeliveryStepReads = {
  /** The newest 3,000 steps of all deliveries of an email, oldest first. */
  ofEmail(emailId: string): Promise<DeliveryStepRow[]>;
};

export type DeliveryWrites = DeliveryReads & {
  insert(rows: DeliveryRow[]): Promise<void>;
  update(
    id: string,
    change: Partial<
      Pick<
        DeliveryRow,
        | 'status'
        | 'attempts'
        | 'nextAttemptAt'
        | 'lastReply'
        | 'lastCode'
        | 'lastStatusCode'
        | 'updatedAt'
        | 'claimedBy'
        | 'waitsSince'
      >
    >,
  ): Promise<void>;
  /** Makes those that still wait `sending`, with one more attempt each. Answers their ids. */
  claim(ids: string[], claim: { claimedBy: string; leasedUntil: Date; updatedAt: Date }): Promise<string[]>;
  /** Scheduled deliveries of an account that were never attempted and fell due at `before` or earlier. */
  overdue(accountId: string, before: Date, limit: number): Promise<DeliveryRow[]>;
  /** Deliveries that are `sending` under a claim that has ended at `now`; null = under any claim. */
  interrupted(now: Date | null): Promise<DeliveryRow[]>;
  /** Deliveries that are `sending` under a claim of this instance. */
  heldBy(instanceId: string, limit: number): Promise<DeliveryRow[]>;
  /** Ids of the instances that have claimed deliveries that are `sending`, each once. */
  holders(): Promise<string[]>;
  /** How many mails the other instances are sending to a domain now. Several rows may be about one domain. */
  sendingOfOthers(instanceId: string): Promise<{ domain: string; mails: number }[]>;
};

export type DeliveryStepWrites = DeliveryStepReads & { insert(row: DeliveryStepRow): Promise<void> };

/** What tells whose mail it is, and whether it is held. The inbox is not live when it was deleted, or its account is being deleted. */
export type OutgoingEmail = Pick<EmailRow, 'id' | 'accountId' | 'inboxId' | 'threadId' | 'held'> & { isInLiveInbox: boolean };

/** Queries over many emails at once, by id, in any order and of any account. An unknown id is ignored. */
export type OutgoingWrites = {
  some(ids: string[]): Promise<OutgoingEmail[]>;
  /** `mime` is null for a mail of more than `maxBytes`. */
  mails(ids: string[], maxBytes: number): Promise<{ id: string; envelopeFrom: string | null; mime: Buffer | null }[]>;
  /** Those of the mails that an answer cancels (`unlessAnswered`). */
  followUps(ids: string[]): Promise<EmailRow[]>;
  /** The ids of scheduled mails (`sendAt` is set) whose inbox is paused. */
  paused(ids: string[]): Promise<string[]>;
  setStatus(ids: string[], status: EmailRow['status'], updatedAt: Date): Promise<void>;
};
