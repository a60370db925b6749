/** Wake policies, the rows that say which mail woke an endpoint and which did not, and the queries over these rows. */

/** `any` stands alone. `verified` and `known` are about the sender, and one of them is enough; `to_me` has to be true besides. */
export const WAKE_CONDITIONS = ['any', 'verified', 'known', 'to_me'] as const;

export type WakeCondition = (typeof WAKE_CONDITIONS)[number];

/** Which mail wakes an agent, and how often. Null = no such limit. */
export type WakePolicy = {
  only: WakeCondition[];
  /** Mail that machines send of their own accord wakes too. */
  automated: boolean;
  minIntervalSeconds: number | null;
  maxPerThreadPerDay: number | null;
  maxPerSenderPerHour: number | null;
};

/** Why a mail did not wake, in the order in which they are asked. */
export const WAKE_REASONS = [
  'automated',
  'not_to_me',
  'not_verified',
  'not_known',
  'thread_limit',
  'sender_limit',
  'interval',
] as const;

export type WakeReason = (typeof WAKE_REASONS)[number];

/** `checking` = its sender is not checked yet. */
export type WakeOutcome = 'woke' | 'checking' | WakeReason;

/** What was decided of a mail for an endpoint. A new decision replaces the one before, and gets a new `seq`. */
export type WebhookWakeRow = {
  seq: number;
  endpointId: string;
  accountId: string;
  emailId: string;
  inboxId: string;
  threadId: string;
  /** The address in From, in lower case, or the beginning of it; '' = there is none. */
  sender: string;
  /** The position of the event that tells it. */
  position: number;
  outcome: WakeOutcome;
  at: Date;
  /** When it is decided anew; null = it is decided for good. */
  dueAt: Date | null;
};

export type NewWebhookWakeRow = Omit<WebhookWakeRow, 'seq'>;

/** What did not wake: how many, and when the first of them was decided; null = none. */
export type Suppressed = { count: number; since: Date | null };

/** What a decision depends on. */
export type WakeDecisions = {
  get(endpointId: string, emailId: string): Promise<WebhookWakeRow | null>;
  /** The newest one that woke, of those before `before`. */
  lastWoke(endpointId: string, before: number | null): Promise<WebhookWakeRow | null>;
  /** How many woke after `since`. */
  wokeInThread(endpointId: string, threadId: string, since: Date): Promise<number>;
  wokeBySender(endpointId: string, sender: string, since: Date): Promise<number>;
  /** What did not wake, of the rows between the two; `before` null = all after `after`. */
  suppressedBetween(endpointId: string, after: number, before: number | null): Promise<Suppressed>;
};

export type WebhookWakeReads = WakeDecisions & {
  /** What is to be decided anew, longest due first. */
  due(endpointId: string, now: Date): Promise<WebhookWakeRow | null>;
  /** What did not wake, newest first, of those before `before`. */
  suppressed(endpointId: string, before: number | null, limit: number): Promise<WebhookWakeRow[]>;
};

/** Where a decision is kept. */
export type WakeKeeping = Pick<WakeDecisions, 'lastWoke'> & {
  /** Stores it in place of the earlier decision on the mail. */
  put(row: NewWebhookWakeRow): Promise<void>;
  remove(endpointId: string, emailId: string): Promise<void>;
  /** Mail that the interval held back does not wake by itself any more. */
  supersede(endpointId: string): Promise<void>;
  /** The newest mail that the interval held back, of those after `after`, is decided anew at `dueAt`. */
  holdNewest(endpointId: string, after: number, dueAt: Date): Promise<void>;
};

export type WebhookWakeWrites = WebhookWakeReads &
  WakeKeeping & {
    /** Removes what is not decided for good. */
    removeWaiting(endpointId: string): Promise<void>;
    /** Keeps the newest `most` of those that did not wake. */
    trim(endpointId: string, most: number): Promise<void>;
    /** Removes rows from before this time, at most `limit`, and answers how many. */
    sweep(before: Date, limit: number): Promise<number>;
  };
