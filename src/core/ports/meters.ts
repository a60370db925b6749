/** The port through which the core and the rooms around it count and time what they do; no word of it names a tenant. */
import type { ParseStatus } from '../store/emails.ts';

/** Who hands mail over: its name in metrics, in the log and in the log of arrivals. */
export const ARRIVAL_PROVIDERS = [
  'mailgun',
  'raw',
  'postmark',
  'postal',
  'forwardemail',
  'mailersend',
  'sparkpost',
  'mandrill',
  'sendgrid',
  'mailjet',
  'brevo',
  'smtp',
  'resend',
  'ses',
] as const;

/** What a check of a sender may end with. */
export const CHECKED_VERDICTS = ['verified', 'forwarded', 'list', 'failed', 'unknown'] as const;

/** What became of a try to fetch a mail that its provider only named. */
export const FETCH_RESULTS = ['fetched', 'failed', 'given_up'] as const;

/** What a mail that came in was answered: `refused` is the caller's fault, `failed` is ours. */
export const ARRIVAL_OUTCOMES = ['stored', 'accepted', 'duplicate', 'ignored', 'refused', 'failed'] as const;

/** Who tells what became of mail that went out. */
export const EVENT_PROVIDERS = [
  'mailgun',
  'postmark',
  'sendgrid',
  'postal',
  'mailersend',
  'sparkpost',
  'mandrill',
  'mailjet',
  'brevo',
  'resend',
  'ses',
] as const;

/** What became of one of a provider's events; `ignored`: it is of no mail from here, or of a kind that is not kept. A post that is `refused` or `failed` counts as one. */
export const EVENT_OUTCOMES = ['taken', 'duplicate', 'ignored', 'refused', 'failed'] as const;

/** `here` = an inbox of this server. */
export const NEXT_HOPS = ['relay', 'here'] as const;

/** `unknown` = the connection was lost after the whole mail was sent. */
export const ATTEMPT_RESULTS = ['sent', 'deferred', 'failed', 'unknown'] as const;

/** Whose limit refused an SMTP session. A region is a /21 of IPv4, or a /48 of IPv6. */
export const CROWDED = ['address', 'network', 'region', 'all'] as const;

/** `full` is the disk, `overload` a queue of writes that takes no more. */
export const STORE_ERRORS = ['full', 'failing', 'locked', 'unreachable', 'damaged', 'overload', 'other'] as const;

export type ArrivalProvider = (typeof ARRIVAL_PROVIDERS)[number];
export type ArrivalOutcome = (typeof ARRIVAL_OUTCOMES)[number];
export type EventProvider = (typeof EVENT_PROVIDERS)[number];
export type EventOutcome = (typeof EVENT_OUTCOMES)[number];
export type CheckedVerdict = (typeof CHECKED_VERDICTS)[number];
export type FetchResult = (typeof FETCH_RESULTS)[number];
export type NextHop = (typeof NEXT_HOPS)[number];
export type AttemptResultName = (typeof ATTEMPT_RESULTS)[number];
export type CrowdedBy = (typeof CROWDED)[number];
export type StoreErrorKind = (typeof STORE_ERRORS)[number];

/** None of these throws or waits. */
export type Meters = {
  /** One mail that a provider handed over, once it is known what it is answered. */
  arrival(provider: ArrivalProvider, outcome: ArrivalOutcome): void;
  /** One event of mail that went out. */
  providerEvent(provider: EventProvider, outcome: EventOutcome): void;
  /** One SMTP client that was not spoken to. */
  smtpCrowded(by: CrowdedBy): void;
  /** One mail whose sender was checked. */
  senderChecked(verdict: CheckedVerdict): void;
  /** One try to fetch a mail. */
  fetch(result: FetchResult): void;
  /** One try at a delivery, for one recipient. */
  deliveryAttempt(to: NextHop, result: AttemptResultName): void;
  /** One mail that was read; `seconds` is what its reader waited. */
  parsed(seconds: number, status: ParseStatus): void;
  /** One commit; `seconds` from the begin of its transaction until it was durable, for so many units of work. */
  committed(seconds: number, units: number): void;
  /** One error of the database that a read or a commit met, or a write that was refused for how much waits. */
  storeError(kind: StoreErrorKind): void;
};

/** Counts nothing; for when metrics are off. */
export const NO_METERS: Meters = {
  arrival() {},
  providerEvent() {},
  smtpCrowded() {},
  senderChecked() {},
  fetch() {},
  deliveryAttempt() {},
  parsed() {},
  committed() {},
  storeError() {},
};
