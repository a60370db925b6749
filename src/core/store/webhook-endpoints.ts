/** The rows of webhook endpoints, of what they failed to take and of what was tried, and the queries over these. */
import type { WakePolicy } from './webhook-wakes.ts';

/** `paused` by a person or because it can't go on as it is; `disabled` because it failed. */
export type WebhookStatus = 'enabled' | 'paused' | 'disabled';

/** Why an endpoint is told nothing; null where a person paused it. */
export type WebhookReason = 'key_ended' | 'inbox_deleted' | 'secret_lost' | 'gone' | 'failing';

export type WebhookPayload = 'thin' | 'full';

/** `from` and `subject`: parts of them, in any case. `hasCode`: with a one-time code. `verified`: of a verified sender. `labels`: it has all. */
export type MailFilter = { from?: string; subject?: string; hasCode?: true; verified?: true; labels?: string[] };

/** Its secrets are in the same row, but are read separately. */
export type WebhookEndpointRow = {
  id: string;
  accountId: string;
  /** The first key of the line that it was made with. It is told what that line may read. */
  keyId: string;
  url: string;
  /** Names of types, as `GET /events` takes them; null = all that its key may read. */
  types: string[] | null;
  inboxId: string | null;
  payload: WebhookPayload;
  /** The caller's own name for it, once an account. */
  clientId: string | null;
  /** Until then the secret before the present one signs too; null = there is none. */
  oldSecretUntil: Date | null;
  status: WebhookStatus;
  reason: WebhookReason | null;
  /** All events up to this position were delivered, put into `webhook_retries`, or are not for this endpoint. */
  position: number;
  /** The claim of the instance that sends to it now, and until when; null = none does. */
  leasedBy: string | null;
  leasedUntil: Date | null;
  /** Nothing is posted before this time: the endpoint asked for it, or too many attempts failed. */
  nextAttemptAt: Date | null;
  /** The first failure since the last success, later by days in which nothing was tried; null = it does not fail. */
  failingSince: Date | null;
  lastFailureAt: Date | null;
  lastSuccessAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** Which received mail it is told; null = all. */
  wake: WakePolicy | null;
  /** The event name of a subscription over MCP Events; null = it is a webhook endpoint. */
  mcpEvent: string | null;
  mail: MailFilter | null;
  /** A subscription that is not refreshed ends then; null = never. */
  expiresAt: Date | null;
};

/** An event that an endpoint has not taken, or that waits for an earlier one of its thread. */
export type WebhookRetryRow = {
  endpointId: string;
  accountId: string;
  /** The id of the event, or of the view of it. */
  eventId: string;
  type: string;
  position: number;
  threadId: string | null;
  /** How often it was tried; 0 = it waits for an earlier event of its thread, or was asked for again. */
  attempts: number;
  nextAt: Date;
  /** Until then later events of the thread wait for this one. */
  holdsUntil: Date;
};

/** One attempt. */
export type WebhookDeliveryRow = {
  seq: number;
  endpointId: string;
  accountId: string;
  eventId: string;
  type: string;
  /** The position of the event; null for a test. */
  position: number | null;
  attempt: number;
  at: Date;
  /** The HTTP status; null = no answer came, and `error` says why. */
  status: number | null;
  error: string | null;
  ms: number;
  /** The beginning of the answer. */
  answer: string | null;
  /** Null = it was taken, or is given up. */
  nextAttemptAt: Date | null;
};

/**
 * An endpoint that may have something to be told. `last`: the highest position of an event of its account. `hasRetry`: a retry is due, or mail
 * that was held back is.
 */
export type DueEndpoint = { endpoint: WebhookEndpointRow; last: number; hasRetry: boolean };

export type WebhookEndpointReads = {
  /** An endpoint, and no subscription. */
  get(accountId: string, id: string): Promise<WebhookEndpointRow | null>;
  /** Subscriptions too. */
  byId(id: string): Promise<WebhookEndpointRow | null>;
  byClientId(accountId: string, clientId: string): Promise<WebhookEndpointRow | null>;
  /** All endpoints of the account, newest first. */
  ofAccount(accountId: string): Promise<WebhookEndpointRow[]>;
  /** All subscriptions of the account, those that have expired too. */
  subscriptionsOf(accountId: string): Promise<WebhookEndpointRow[]>;
  /** The present secret first; null = they cannot be decrypted with the keys that there are. */
  secrets(endpoint: Pick<WebhookEndpointRow, 'id' | 'accountId'>): Promise<string[] | null>;
  /** How many endpoints of all accounts have secrets that cannot be decrypted with the keys that there are. */
  countLost(): Promise<number>;
  /** Enabled ones of active accounts, not expired, that no instance sends to now, and that have events ahead of them or something that is due. */
  due(now: Date, limit: number): Promise<DueEndpoint[]>;
  /** The retry that is due and has the lowest position. */
  dueRetry(endpointId: string, now: Date): Promise<WebhookRetryRow | null>;
  retry(endpointId: string, eventId: string): Promise<WebhookRetryRow | null>;
  /** How long an event of the thread waits for earlier ones, which may be a time that is past by now; null = it waits for none. */
  threadHeldUntil(endpointId: string, threadId: string, now: Date): Promise<Date | null>;
  countRetries(endpointId: string): Promise<number>;
  /** The lowest position of an event that waits for another attempt, other than the one with this id; null = there is none. */
  lowestWaiting(endpointId: string, exceptEventId: string): Promise<number | null>;
  /** Attempts at the endpoint, newest first, of those before `before`. */
  deliveries(endpointId: string, before: number | null, limit: number): Promise<WebhookDeliveryRow[]>;
};

export type WebhookEndpointChange = Partial<Omit<WebhookEndpointRow, 'id' | 'accountId' | 'clientId' | 'createdAt'>>;

export type WebhookEndpointWrites = WebhookEndpointReads & {
  /** Answers false and stores nothing when the account has the client id already. Throws `unavailable` where no secret can be encrypted. */
  insert(row: WebhookEndpointRow, secrets: string[]): Promise<boolean>;
  update(id: string, change: WebhookEndpointChange): Promise<void>;
  setSecrets(endpoint: Pick<WebhookEndpointRow, 'id' | 'accountId'>, secrets: string[]): Promise<void>;
  /** Ends every lease, where no other instance can hold one. */
  endLeases(): Promise<void>;
  /** Removes the endpoint and what belongs to it. */
  remove(id: string): Promise<void>;
  /** Stores it, or takes the place of the one for the same event. */
  putRetry(row: WebhookRetryRow): Promise<void>;
  removeRetry(endpointId: string, eventId: string): Promise<void>;
  removeRetries(endpointId: string): Promise<void>;
  /** Makes the events of the thread after `position` that were not tried yet due at `nextAt`. */
  moveWaiting(endpointId: string, threadId: string, position: number, nextAt: Date): Promise<void>;
  log(row: Omit<WebhookDeliveryRow, 'seq'>): Promise<void>;
  /** Keeps the newest `most` attempts at the endpoint. */
  trim(endpointId: string, most: number): Promise<void>;
  /** Removes subscriptions that expired before this time, at most `limit`, and answers how many. */
  sweepExpired(before: Date, limit: number): Promise<number>;
  /** Removes attempts from before this time, at most `limit`, and answers how many. */
  sweepDeliveries(before: Date, limit: number): Promise<number>;
};
