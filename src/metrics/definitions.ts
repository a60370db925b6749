/** Every metric: its name, what it says, its kind, and all the values its labels can have, none of which names a tenant. */
import {
  ARRIVAL_OUTCOMES,
  ARRIVAL_PROVIDERS,
  ATTEMPT_RESULTS,
  CHECKED_VERDICTS,
  CROWDED,
  EVENT_OUTCOMES,
  EVENT_PROVIDERS,
  FETCH_RESULTS,
  NEXT_HOPS,
  STORE_ERRORS,
} from '../core/ports/meters.ts';
import { PARSE_STATUSES } from '../core/store/emails.ts';
import { MOST_COUNTED } from '../core/upkeep/store-figures.ts';

export type Metric = {
  name: string;
  kind: 'counter' | 'gauge' | 'histogram';
  /** One sentence for the reader of the scrape. */
  help: string;
  /** The labels, each with every value it can have. */
  labels: Record<string, readonly string[]>;
  /** Upper bounds of a histogram's buckets. */
  buckets?: readonly number[];
};

/** Seconds, from a commit on a fast disk to the time limit of a parser. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const DELAYS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const counted = `counted up to ${MOST_COUNTED.toLocaleString('en')}`;

/** What this process has seen; there is a value from the start on. */
export const OF_PROCESS = {
  arrivals: {
    name: 'postroom_arrivals_total',
    kind: 'counter',
    help: 'Mails that came in, by who handed them over and what that was answered; refused is a 4xx, failed a 503.',
    labels: { provider: ARRIVAL_PROVIDERS, outcome: ARRIVAL_OUTCOMES },
  },
  providerEvents: {
    name: 'postroom_provider_events_total',
    kind: 'counter',
    help: 'What providers told of mail that went out; ignored is of no mail from here or not kept, refused a post answered 4xx, failed one answered 503.',
    labels: { provider: EVENT_PROVIDERS, outcome: EVENT_OUTCOMES },
  },
  smtpCrowded: {
    name: 'postroom_smtp_crowded_total',
    kind: 'counter',
    help: 'SMTP clients that were answered 421, as their address, network or region, or all together, had too many sessions.',
    labels: { by: CROWDED },
  },
  senderVerdicts: {
    name: 'postroom_sender_verdicts_total',
    kind: 'counter',
    help: 'Mails that came in whose sender was checked, by what the check ended with.',
    labels: { verdict: CHECKED_VERDICTS },
  },
  fetches: {
    name: 'postroom_fetches_total',
    kind: 'counter',
    help: 'Tries to fetch a mail that its provider only named; failed is tried again, given_up is not.',
    labels: { result: FETCH_RESULTS },
  },
  parse: {
    name: 'postroom_parse_seconds',
    kind: 'histogram',
    help: 'Seconds until a mail was read, with the wait for a parser thread.',
    labels: { status: PARSE_STATUSES },
    buckets: DURATIONS,
  },
  commit: {
    name: 'postroom_commit_seconds',
    kind: 'histogram',
    help: 'Seconds from the begin of a writing transaction until it was durable.',
    labels: {},
    buckets: DURATIONS,
  },
  commitUnits: {
    name: 'postroom_commit_units_total',
    kind: 'counter',
    help: 'Units of work that were committed; many may share a commit.',
    labels: {},
  },
  attempts: {
    name: 'postroom_delivery_attempts_total',
    kind: 'counter',
    help: 'Attempts to deliver a mail to one recipient, through the relay or to an inbox here, by result.',
    labels: { to: NEXT_HOPS, result: ATTEMPT_RESULTS },
  },
  storeErrors: {
    name: 'postroom_store_errors_total',
    kind: 'counter',
    help: 'Errors of the database that reads and commits met; overload is a write that was refused because too much waits.',
    labels: { kind: STORE_ERRORS },
  },
  storeUp: {
    name: 'postroom_store_up',
    kind: 'gauge',
    help: '1 when mail can be stored now, as /readyz says it, else 0.',
    labels: {},
  },
  waits: {
    name: 'postroom_waiting_calls',
    kind: 'gauge',
    help: 'Calls that wait for mail or for the status of a mail.',
    labels: {},
  },
  sessions: {
    name: 'postroom_mcp_sessions',
    kind: 'gauge',
    help: 'MCP sessions in the memory of this process.',
    labels: {},
  },
  loopDelay: {
    name: 'postroom_event_loop_delay_seconds',
    kind: 'histogram',
    help: 'Seconds by which a timer that is due every 20 ms was late. The sum grows by a second in each second that the event loop is blocked.',
    labels: {},
    buckets: DELAYS,
  },
  loopActive: {
    name: 'postroom_event_loop_active_seconds_total',
    kind: 'counter',
    help: 'Seconds that the event loop was busy and did not wait for events.',
    labels: {},
  },
} as const satisfies Record<string, Metric>;

/** What waits in the store, which all instances share; not in a scrape while the store does not answer. */
export const OF_STORE = {
  deliveries: {
    name: 'postroom_outbox_deliveries',
    kind: 'gauge',
    help: `Deliveries that are due now, due later or being sent, each ${counted}; accounts whose sending is stopped have none that is due.`,
    labels: { state: ['due', 'later', 'sending'] },
  },
  oldestDue: {
    name: 'postroom_outbox_oldest_due_seconds',
    kind: 'gauge',
    help: 'Seconds since the delivery was due that has been due longest; 0 when none is due.',
    labels: {},
  },
  held: {
    name: 'postroom_held_emails',
    kind: 'gauge',
    help: `Mails that wait until a person approves them, ${counted}.`,
    labels: {},
  },
  backlogMails: {
    name: 'postroom_backlog_mails',
    kind: 'gauge',
    help: 'Mails that are accepted and not filed yet.',
    labels: {},
  },
  backlogBytes: {
    name: 'postroom_backlog_bytes',
    kind: 'gauge',
    help: 'Bytes of the mails that are accepted and not filed yet.',
    labels: {},
  },
  backlogOldest: {
    name: 'postroom_backlog_oldest_seconds',
    kind: 'gauge',
    help: 'Seconds since the oldest mail was accepted that is not filed yet; 0 when there is none.',
    labels: {},
  },
  fetchesWaiting: {
    name: 'postroom_fetches_waiting',
    kind: 'gauge',
    help: 'Mails that their provider named, and that are not fetched from there yet.',
    labels: {},
  },
  fetchesOldest: {
    name: 'postroom_fetches_oldest_seconds',
    kind: 'gauge',
    help: 'Seconds since the oldest mail was named that is not fetched yet; 0 when there is none.',
    labels: {},
  },
} as const satisfies Record<string, Metric>;

export const METRICS: readonly Metric[] = [...Object.values(OF_PROCESS), ...Object.values(OF_STORE)];
