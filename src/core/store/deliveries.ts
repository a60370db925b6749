/** Deliveries and their steps, as the store keeps them, and the queries over them. */
import type { EmailRow } from './emails.ts';

import type { DeliveryStatus } from './statuses.ts';

/** One recipient's hand-over. `local` = the recipient is an inbox of this post room. */
export type DeliveryRow = {
  id: string;
  accountId: string;
  emailId: string;
  recipient: string;
  local: boolean;
  status: DeliveryStatus;
  attempts: number;
  /** While `queued` or `deferred`: when it is tried; while `sending`: when the claim on it ends. */
  nextAttemptAt: Date;
  lastReply: string | null;
  /** Of the last reply: its three digits (RFC 5321 4.2), and the enhanced code (RFC 3463) it gave, such as 5.1.1. */
  lastCode: number | null;
  lastStatusCode: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Of the recipient, in A-labels; '' when the recipient is local. */
  domain: string;
  /** Id of the instance that claimed it last; null = none did, or it was taken from the one that had. */
  claimedBy: string | null;
};

/** One thing that happened to a delivery: an attempt of ours, what a provider or a report said, what a person decided. */
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
  /** Of each email in the order of its recipients. */
  ofEmails(emailIds: string[]): Promise<DeliveryRow[]>;
  /** Queued or deferred deliveries whose time has come, longest due first, but for those to the domains in `full`. */
  due(now: Date, full: string[], limit: number): Promise<DeliveryRow[]>;
  /** When the next delivery falls due to any but the domains in `full`; null when none waits. */
  nextAttemptAt(full: string[]): Promise<Date | null>;
};

export type DeliveryStepReads = {
  /** The steps of all deliveries of an email, oldest first: the newest 3,000. */
  ofEmail(emailId: string): Promise<DeliveryStepRow[]>;
};

export type DeliveryWrites = DeliveryReads & {
  insert(rows: DeliveryRow[]): Promise<void>;
  update(
    id: string,
    change: Partial<
      Pick<
        DeliveryRow,
        'status' | 'attempts' | 'nextAttemptAt' | 'lastReply' | 'lastCode' | 'lastStatusCode' | 'updatedAt' | 'claimedBy'
      >
    >,
  ): Promise<void>;
  /** Those that still waited are `sending`, and each has had one more attempt; answers their ids. */
  claim(ids: string[], claim: { claimedBy: string; leasedUntil: Date; updatedAt: Date }): Promise<string[]>;
  /** Deliveries that are `sending` under a claim that ended by `now`; null = under any claim. */
  interrupted(now: Date | null): Promise<DeliveryRow[]>;
  /** Deliveries that are `sending`, claimed by this instance. */
  heldBy(instanceId: string, limit: number): Promise<DeliveryRow[]>;
  /** The instances that hold deliveries that are `sending`, each once. */
  holders(): Promise<string[]>;
  /** How many mails all others than this instance are handing over to a domain; several of them may tell of the same one. */
  sendingOfOthers(instanceId: string): Promise<{ domain: string; mails: number }[]>;
};

export type DeliveryStepWrites = DeliveryStepReads & { insert(row: DeliveryStepRow): Promise<void> };

/** Emails by their ids, many at a time and in any order, whoever's they are; an id that is unknown is passed over. */
export type OutgoingWrites = {
  some(ids: string[]): Promise<Pick<EmailRow, 'id' | 'accountId' | 'inboxId' | 'held'>[]>;
  /** `mime` of those that have at most `maxBytes`, else null. */
  letters(ids: string[], maxBytes: number): Promise<{ id: string; envelopeFrom: string | null; mime: Buffer | null }[]>;
  /** Of those with a time to go out, the ones whose inbox is paused. */
  paused(ids: string[]): Promise<string[]>;
  setStatus(ids: string[], status: EmailRow['status'], updatedAt: Date): Promise<void>;
};
