/** The ports of the core in one record, and the small ones: clock, ids, log, settings. */
import type { Store } from '../store/store.ts';
import type { Addresses } from './addresses.ts';
import type { Arrivals } from './arrivals.ts';
import type { AtHand } from './at-hand.ts';
import type { Authenticator } from './authenticator.ts';
import type { DnsLookup, DomainNames } from './dns.ts';
import type { EarlyChecks } from './early-checks.ts';
import type { EventFeed } from './event-feed.ts';
import type { Examination } from './examination.ts';
import type { LateMail } from './late-mail.ts';
import type { MailComposer } from './mail-composer.ts';
import type { MailReader } from './mail-reader.ts';
import type { Meters } from './meters.ts';
import type { Rush } from './rush.ts';
import type { SpamFilter } from './spam-filter.ts';
import type { Statuses } from './statuses.ts';
import type { TemplateEngine } from './template-engine.ts';
import type { Web } from './web.ts';

/** Everything a core function needs; app.ts makes one per process. */
export type Core = {
  store: Store;
  clock: Clock;
  ids: Ids;
  mailReader: MailReader;
  mailComposer: MailComposer;
  addresses: Addresses;
  templates: TemplateEngine;
  domainNames: DomainNames;
  dns: DnsLookup;
  authenticator: Authenticator;
  earlyChecks: EarlyChecks;
  /** Null = no spam filter is asked. */
  spamFilter: SpamFilter | null;
  web: Web;
  examination: Examination;
  atHand: AtHand;
  rush: Rush;
  lateMail: LateMail;
  /** Inbound mail as it is committed, for calls that wait for it. */
  arrivals: Arrivals;
  /** Statuses of emails as they change, for calls that wait for it. */
  statuses: Statuses;
  /** Events as they are committed, for streams. */
  feed: EventFeed;
  settings: Settings;
  meters: Meters;
  log: Log;
};

/** What stamps a record. The command line has these too. */
export type Stamps = Pick<Core, 'clock' | 'ids'>;

export type Clock = { now(): Date };

/** `next` gives time-ordered UUIDs (v7, RFC 9562 5.7); `secret` gives `bytes` random bytes. */
export type Ids = { next(): string; secret(bytes: number): Buffer };

export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** The part of the operator's configuration that the core needs. */
export type Settings = {
  baseUrl: string;
  appUrl: string;
  /** Lower-case domain of all shared-domain inboxes. */
  sharedDomain: string;
  /** Lower-case name of the host that takes mail: an MX, and the name under which results of checks are ours. */
  mailHost: string;
  /** False when no SMTP_URL is set: mail to other servers is refused. */
  relay: boolean;
  /** False when no PROVIDER_WEBHOOK_SIGNING_KEY is set. */
  signedWebhook: boolean;
  /** Largest MIME taken on send, in bytes. */
  maxMimeBytes: number;
  /** Milliseconds that a webhook waits for its mail to be read. */
  acceptAfterMs: number;
  /** The most mail that is accepted and not filed, in mails and in bytes. */
  backlog: { mails: number; bytes: number };
  /** For how many days events are kept, and the addresses that an inbox wrote to. */
  historyDays: number;
};
