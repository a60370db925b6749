/** The wiring: the only file that knows every part. The process and the tests both start Postroom through it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBackground } from './background.ts';
import { answerCommands } from './commands/answering.ts';
import { ensureOperator, type FirstKeys, operatorEntry } from './core/access/accounts.ts';
import { operatorLink } from './core/access/console-sessions.ts';
import { timeOrderedIds } from './core/base/ids.ts';
import { watchEvents } from './core/events/feed.ts';
import { atHand } from './core/inbound/at-hand.ts';
import { earlyChecks } from './core/inbound/early-checks.ts';
import { lateMail } from './core/inbound/late-mail.ts';
import { rush } from './core/inbound/rush.ts';
import { ensureSigningKey } from './core/inbound/signing-key.ts';
import type { Clock, Core, Log, Settings } from './core/ports/core.ts';
import { watchArrivals } from './core/reading/waiting/arrivals.ts';
import { watchStatuses } from './core/reading/waiting/statuses.ts';
import { probeByWriting, watchReadiness } from './core/upkeep/readiness.ts';
import { watchStoreFigures } from './core/upkeep/store-figures.ts';
import { domainNames } from './dns/domain-names.ts';
import { dnsLookup } from './dns/lookup.ts';
import { keptExamination } from './doctor/kept.ts';
import { endpoints, type State } from './endpoints.ts';
import { closeServer, hostOf, listen, type Place, whileStarting } from './listening/ports.ts';
import { type OpenAuthenticatorPool, startAuthenticator } from './mail/authentication/authenticator.ts';
import { checkFilename, checkHeaders, checkLine, compose, mediaTypeOf } from './mail/composer.ts';
import { mailboxes } from './mail/mime/address-lists.ts';
import { checkDisplayName, parseAddress } from './mail/parse-address.ts';
import type { StartThread } from './mail/parse-thread.ts';
import { startParser } from './mail/parser.ts';
import { redate } from './mail/redate.ts';
import { smtpRelay } from './mail/relay.ts';
import { rspamd } from './mail/spam/rspamd.ts';
import { fillTemplate, templateVariables } from './mail/template-engine.ts';
import type { StdioSession, StdioStreams } from './mcp/stdio.ts';
import { startMetrics } from './metrics/endpoint.ts';
import type { Config } from './settings/config.ts';
import type { SmtpLimits } from './smtp/limits.ts';
import type { SmtpPort } from './smtp/port.ts';
import { openSmtpPort, tryPlaceOfSmtp } from './smtp-opening.ts';
import { warnAtStart } from './start-warnings.ts';
import type { Warn } from './store/commits/listeners.ts';
import type { QueueBounds } from './store/commits/waiting-room.ts';
import { openStore } from './store/open.ts';
import { guardedWeb } from './web/guarded-web.ts';
import type { Signing } from './webhook/signatures/unsigned.ts';
import { startHeartbeat } from './workers/heartbeat.ts';
import { startOutbox } from './workers/outbox.ts';

export { configure } from './configure.ts';
export { openRegistry } from './registry.ts';

export type App = {
  /** Where the server listens, such as http://127.0.0.1:3000. */
  url: string;
  /** Where callers reach the server. */
  baseUrl: string;
  appUrl: string;
  /** The operator's first API key and one for an agent, when this start made them; else null. */
  madeKeys: FirstKeys | null;
  /** What signs webhooks: a configured key, a key made by this start, one made by an earlier start, or nothing. */
  signing: { by: 'configured' | 'earlier' | 'none' } | { by: 'made'; key: string };
  /** A link that signs the operator in to the console; null when there is no console, or no key for it that works. */
  consoleLink(): Promise<string | null>;
  /** An MCP session over a pair of streams, with POSTROOM_API_KEY or else a key of the operator's account. */
  stdio(streams: StdioStreams): Promise<StdioSession>;
  /** Where Prometheus gets the metrics; null when they are off. */
  metricsUrl: string | null;
  /** Where mail is taken over SMTP; null when it is not. */
  smtp: Place | null;
  /** How many callers wait for mail now. */
  waiters(): number;
  /** How many streams of events are followed now. */
  streams(): number;
  /** Lets requests and delivery attempts under way end, and closes the store: in less than 10 s. */
  close(): Promise<void>;
};

/** What the process supplies besides the configuration. A test replaces some of it, and runs all other parts as they are. */
export type Parts = {
  log: Log;
  clock?: Clock;
  bounds?: QueueBounds;
  /** Milliseconds between two signs of life in a stream of events. */
  heartbeatMs?: number;
  /** Where the files of the console's page are, when that is not where the build writes them. */
  consoleAssets?: string;
  /** Other limits of the SMTP port. */
  smtpLimits?: Partial<SmtpLimits>;
  /** The database's clock. Where it is left out and `clock` is given, the database uses that one too. */
  databaseTime?: () => Promise<Date>;
  /** What makes the keys of domains. */
  dns?: Pick<Core['dns'], 'dkimKeyPair'>;
  /** Starts a thread that reads mail. */
  parserThread?: StartThread;
  /** Opens the pool of the thread that verifies signatures. */
  authenticatorPool?: OpenAuthenticatorPool;
  /** Called when another process asks this one to end its app; without it, such a request is refused. */
  giveWay?: () => void;
};

const MB = 1024 * 1024;

/** Delivery attempts at the same time, each on an SMTP connection of its own. */
const CONCURRENT_ATTEMPTS = 20;

export async function startApp(config: Config, parts: Parts): Promise<App> {
  const clock = parts.clock ?? { now: () => new Date() };
  // First, so that a port in use is reported before anything is opened, and the metrics show a long migration.
  const metrics = await startMetrics(config.metricsListen, parts.log);
  const { meters } = metrics;
  const parser = startParser({ meters, ...(parts.parserThread ? { start: parts.parserThread } : {}) });
  const relay = config.smtpUrl ? smtpRelay(config.smtpUrl, { log: parts.log, maxConnections: CONCURRENT_ATTEMPTS }) : null;
  const settings = settingsOf(config);
  const server = createServer({ keepAliveTimeout: 65_000 });
  let requests = whileStarting;
  server.on('request', (request, response) => requests(request, response));
  let listening: Promise<void> | null = null;
  const listenOnce = () => {
    listening ??= listen(server, config, 'PORT or HOST');
    return listening;
  };
  const warn: Warn = (sentence, error) => parts.log.warn(error === undefined ? {} : { err: error }, sentence);
  const opened = await openStore(
    {
      ...config,
      warn,
      tell: (sentence) => parts.log.info({}, sentence),
      beforeMigrating: listenOnce,
      meters,
      ...(parts.bounds ? { bounds: parts.bounds } : {}),
    },
    true,
  ).catch(async (error: unknown) => {
    if (server.listening) await closeServer(server);
    await metrics.close();
    throw error;
  });
  const time = parts.databaseTime ?? (parts.clock ? async () => clock.now() : opened.time);
  const store = { ...opened, time };
  const examination = keptExamination(() => ({ ...config, port: (server.address() as AddressInfo).port }), clock.now);
  const authenticator = startAuthenticator({
    servers: config.dnsServers,
    clock,
    log: parts.log,
    ...(parts.authenticatorPool ? { pool: parts.authenticatorPool } : {}),
  });
  const core: Core = {
    store,
    clock,
    ids: timeOrderedIds(clock),
    mailReader: parser,
    mailComposer: { compose, redate, checkLine, checkFilename, mediaTypeOf, checkHeaders },
    addresses: { parse: parseAddress, mailboxes, checkDisplayName },
    templates: { variables: templateVariables, fill: fillTemplate },
    domainNames,
    dns: dnsLookup({
      servers: config.dnsServers,
      spfInclude: config.spfInclude,
      policy: config.transportPolicy,
      log: parts.log,
      ...parts.dns,
    }),
    web: guardedWeb({ allow: config.outgoingAllow, hosts: config.outgoingHosts, dnsServers: config.dnsServers }),
    examination,
    atHand: atHand(clock),
    rush: rush(clock),
    lateMail: lateMail(),
    authenticator,
    earlyChecks: earlyChecks(authenticator, clock),
    spamFilter: config.rspamdUrl ? rspamd({ url: config.rspamdUrl, clock, log: parts.log }) : null,
    arrivals: watchArrivals(store, parts.log),
    statuses: watchStatuses(store, parts.log),
    feed: watchEvents(store, parts.log),
    settings,
    meters,
    log: parts.log,
  };
  const waits = () => core.arrivals.listeners() + core.statuses.listeners();

  // No client repeats the server's own work, so the load of clients must not cause its refusal.
  const own: Core = { ...core, store: { ...store, write: (work, how) => store.write(work, { ...how, own: true }) } };

  // Everything opened so far is closed: this process may start again on another port, and needs the data folder for that.
  const listened = listenOnce().then(() => tryPlaceOfSmtp(config));
  await listened.catch(async (error: unknown) => {
    const ended = server.listening ? closeServer(server) : null;
    await Promise.all([ended, parser.close(), core.authenticator.close(), metrics.close()]);
    await opened.close();
    throw error;
  });
  const url = `http://${hostOf(config.host)}:${(server.address() as AddressInfo).port}`;
  settings.baseUrl = config.baseUrl ?? url;
  settings.appUrl = config.appUrl ?? settings.baseUrl;

  const state: State = { readiness: async () => ({ status: 'unavailable', reason: 'The server is starting.' }) };
  const signing: Signing = { keys: config.signingKeys, unsigned: 'refused' };
  const { mcp, posts, ...served } = endpoints(core, config, state, signing, parts);
  requests = served.requests;
  metrics.watch({
    up: async () => (await state.readiness()).status === 'ready',
    figures: watchStoreFigures(core),
    waits,
    sessions: mcp.liveSessions,
  });
  // Only now, because a start that fails must not have made a key that it did not show to the operator.
  const { made: madeKeys, older, ended } = await ensureOperator(own, config.plan, config.firstKey);
  const { key, made } = config.makesSigningKey ? await ensureSigningKey(own) : { key: null, made: false };
  const keys = key === null ? config.signingKeys : [key];
  settings.signedWebhook = keys.length > 0;
  Object.assign(signing, { keys, unsigned: config.unsigned } satisfies Signing);
  await warnAtStart(core, { older, ended });
  const heartbeat = await startHeartbeat(own, config.outboxPerDomainPerMinute !== null);
  // A heartbeat waits for no other instance, so an instance that hangs does not make the others look unready.
  state.readiness = watchReadiness(core, store.shared ? heartbeat.beat : () => probeByWriting(core));
  const outbox = await startOutbox(own, heartbeat, {
    relay,
    concurrency: CONCURRENT_ATTEMPTS,
    perDomain: config.outboxPerDomain,
    perDomainPerMinute: config.outboxPerDomainPerMinute,
  });
  const background = startBackground(own, config, { sweepSessions: mcp.sweep, posts });
  const consolePlace = { isOn: config.console, appUrl: settings.appUrl, firstKey: config.firstKey };
  // Last, so that a start that fails leaves no socket.
  const stdio = async (streams: StdioStreams, key: string | null) => mcp.stdio(streams, await operatorEntry(core, key));
  const commands = await answerCommands({ ...own, console: consolePlace }, config, warn, {
    open: stdio,
    giveWay: parts.giveWay ?? null,
  });
  let smtp: SmtpPort | null = null;

  const app: App = {
    url,
    baseUrl: settings.baseUrl,
    appUrl: settings.appUrl,
    madeKeys,
    signing:
      key !== null && made ? { by: 'made', key } : { by: keys.length === 0 ? 'none' : key === null ? 'configured' : 'earlier' },
    async consoleLink() {
      if (!config.console) return null;
      return await operatorLink(own, settings.appUrl, config.firstKey).catch((error: unknown) => {
        parts.log.warn({ err: error }, 'no link to the console could be made');
        return null;
      });
    },
    stdio: (streams) => stdio(streams, config.firstKey),
    metricsUrl: metrics.url,
    get smtp() {
      return smtp?.place ?? null;
    },
    waiters: waits,
    streams: core.feed.listeners,
    async close() {
      state.readiness = async () => ({ status: 'unavailable', reason: 'The server is stopping.' });
      core.arrivals.close();
      examination.close();
      // All at the same time, because their time limits would add up. Mail that is accepted meanwhile goes out after the next
      // start.
      const handedOver = outbox
        .close(3000)
        .then(() => relay?.close())
        .then(() => outbox.close(1000))
        .then(() => heartbeat.close());
      await Promise.all([
        closeServer(server),
        smtp?.close(),
        commands.close(),
        metrics.close(),
        mcp.close(),
        background.close(),
        handedOver,
      ]);
      await Promise.all([parser.close(), core.authenticator.close(), posts.close()]);
      await core.store.close();
    },
  };
  smtp = await openSmtpPort(core, config, parts).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  return app;
}

function settingsOf(config: Config): Settings {
  return {
    baseUrl: config.baseUrl ?? '',
    appUrl: config.appUrl ?? '',
    sharedDomain: config.sharedDomain,
    mailHost: config.mailHost,
    relay: config.smtpUrl !== null,
    signedWebhook: config.signingKeys.length > 0,
    maxMimeBytes: 25 * MB,
    acceptAfterMs: config.acceptAfterMs,
    backlog: { mails: config.backlogMails, bytes: config.backlogMb * MB },
    historyDays: config.historyDays,
  };
}
