/** The store's queries over deliveries, their steps, and the emails they are of. */
import type { DeliveryRow, DeliveryStepRow, EmailRow } from './rows.ts';

export type DeliveryView = {
  deliveries: {
    ofEmail(emailId: string): Promise<DeliveryRow[]>;
    /** Of each email in the order of its recipients. */
    ofEmails(emailIds: string[]): Promise<DeliveryRow[]>;
    /** Queued or deferred deliveries whose time has come, longest due first, but for those to the domains in `full`. */
    due(now: Date, full: string[], limit: number): Promise<DeliveryRow[]>;
    /** When the next delivery falls due to any but the domains in `full`; null when none waits. */
    nextAttemptAt(full: string[]): Promise<Date | null>;
  };
  deliverySteps: {
    /** The steps of all deliveries of an email, oldest first: the newest 3,000. */
    ofEmail(emailId: string): Promise<DeliveryStepRow[]>;
  };
};

export type DeliveryUnit = {
  deliveries: DeliveryView['deliveries'] & {
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
  deliverySteps: DeliveryView['deliverySteps'] & { insert(row: DeliveryStepRow): Promise<void> };
  /** Emails by their ids, many at a time and in any order, whoever's they are; an id that is unknown is passed over. */
  outgoing: {
    some(ids: string[]): Promise<Pick<EmailRow, 'id' | 'accountId' | 'inboxId' | 'held'>[]>;
    /** `mime` of those that have at most `maxBytes`, else null. */
    letters(ids: string[], maxBytes: number): Promise<{ id: string; envelopeFrom: string | null; mime: Buffer | null }[]>;
    /** Of those with a time to go out, the ones whose inbox is paused. */
    paused(ids: string[]): Promise<string[]>;
    setStatus(ids: string[], status: EmailRow['status'], updatedAt: Date): Promise<void>;
  };
};
