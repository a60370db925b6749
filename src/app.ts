/** The wiring: the only file that knows every part. The process and the tests both start Postroom through it. */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import cors from 'cors';
import express from 'express';
import helmet from 'helmet';
import proxyAddr from 'proxy-addr';
import { API_PREFIX } from '../tools/http.ts';
import { tools } from '../tools/index.ts';
import { INSTRUCTIONS } from '../tools/instructions.ts';
import { prompts } from '../tools/prompts/index.ts';
import { resources } from '../tools/resources/index.ts';
import { type Config, readConfig } from './config.ts';
import { ensureOperator, operatorEntry, type Registry } from './core/access/accounts.ts';
import { createGate } from './core/access/gate.ts';
import { timeOrderedIds } from './core/base/ids.ts';
import { MAX_SEND_REQUEST_BYTES } from './core/base/limits.ts';
import { ensureSigningKey } from './core/inbound/signing-key.ts';
import type { Clock, Core, Ids, Log, Settings } from './core/ports/core.ts';
import { watchArrivals } from './core/reading/arrivals.ts';
import { readiness } from './core/upkeep/readiness.ts';
import { reindexInBackground } from './core/upkeep/reindex.ts';
import { sweep } from './core/upkeep/sweep.ts';
import { domainNames } from './dns/domain-names.ts';
import { checkDnsServers, dnsLookup } from './dns/lookup.ts';
import { failureLimiter, network } from './limits/failures.ts';
import { requestLimiter } from './limits/requests.ts';
import { closeServer, hostOf, listen } from './listening.ts';
import { startAuthenticator } from './mail/authentication/authenticator.ts';
import { checkFilename, checkHeaders, checkLine, compose } from './mail/composer.ts';
import { mailboxes } from './mail/mime/address-lists.ts';
import { checkDisplayName, parseAddress } from './mail/parse-address.ts';
import { startParser } from './mail/parser.ts';
import { smtpRelay } from './mail/relay.ts';
import { checkRelayUrl } from './mail/smtp/url.ts';
import { fillTemplate, templateVariables } from './mail/template-engine.ts';
import { type McpEndpoint, mcpEndpoint } from './mcp/endpoint.ts';
import type { StdioSession, StdioStreams } from './mcp/stdio.ts';
import { restFacade } from './rest/facade.ts';
import { identified, noSuchPath, problems } from './rest/problems.ts';
import { openStore } from './store/open.ts';
import { providerWebhooks } from './webhook/endpoints.ts';
import type { Signing } from './webhook/unsigned.ts';
import { startAuthentication } from './workers/authentication.ts';
import { startHeartbeat } from './workers/heartbeat.ts';
import { startOutbox } from './workers/outbox.ts';
import { startSweeper } from './workers/sweeper.ts';

export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

export type App = {
  /** Where the server listens, such as http://127.0.0.1:3000. */
  url: string;
  /** Where callers reach the server. */
  baseUrl: string;
  appUrl: string;
  /** The first API key, when this start made one; else null. */
  madeKey: string | null;
  /** Whether webhooks are signed: with the key that is configured, with one that this start made, or that an earlier one did. */
  signing: { by: 'configured' | 'earlier' | 'none' } | { by: 'made'; key: string };
  /** An MCP session over a pair of streams, with POSTROOM_API_KEY or else a key of the operator's account. */
  stdio(streams: StdioStreams): Promise<StdioSession>;
  /** How many callers wait for mail now. */
  waiters(): number;
  /** Lets requests and delivery attempts under way end, and closes the store: in less than 10 s. */
  close(): Promise<void>;
};

/** The parts that a test may replace: it runs all others as they are. */
export type Parts = { log: Log; clock?: Clock; ids?: Ids };

const MB = 1024 * 1024;

/** Delivery attempts at the same time, each on an SMTP connection of its own. */
const CONCURRENT_ATTEMPTS = 20;

/** Reads the configuration from environment variables. Throws one Error that lists every mistake. */
export function configure(env: NodeJS.ProcessEnv): Config {
  return readConfig(env, { smtpUrl: checkRelayUrl, dnsServers: checkDnsServers, trustProxy: checkTrustProxy });
}

export async function startApp(config: Config, parts: Parts): Promise<App> {
  const clock = parts.clock ?? { now: () => new Date() };
  const parser = startParser();
  const relay = config.smtpUrl ? smtpRelay(config.smtpUrl, { log: parts.log, maxConnections: CONCURRENT_ATTEMPTS }) : null;
  const settings = settingsOf(config);
  const store = await openStore({ ...config, warn: (sentence) => parts.log.warn({}, sentence) }, true);
  const core: Core = {
    store,
    clock,
    ids: parts.ids ?? timeOrderedIds(clock),
    mailReader: parser,
    mailComposer: { compose, checkLine, checkFilename, checkHeaders },
    addresses: { parse: parseAddress, mailboxes, checkDisplayName },
    templates: { variables: templateVariables, fill: fillTemplate },
    domainNames,
    dns: dnsLookup({ servers: config.dnsServers, mx: config.mailHost, spfInclude: config.spfInclude, log: parts.log }),
    authenticator: startAuthenticator({ servers: config.dnsServers, clock, log: parts.log }),
    arrivals: watchArrivals(store, parts.log),
    settings,
    log: parts.log,
  };

  const server = createServer({ keepAliveTimeout: 65_000 });
  await listen(server, config);
  const url = `http://${hostOf(config.host)}:${(server.address() as AddressInfo).port}`;
  settings.baseUrl = config.baseUrl ?? url;
  settings.appUrl = config.appUrl ?? settings.baseUrl;

  const state = { closing: false };
  const signing: Signing = { key: config.signingKey, unsigned: 'refused' };
  const { requests, mcp } = endpoints(core, config, state, signing);
  server.on('request', requests);
  // Only now, because a start that fails must not have made a key that it did not show to the operator.
  const { madeKey } = await ensureOperator(core, config.plan, config.firstKey);
  const { key, made } = config.makesSigningKey ? await ensureSigningKey(core) : { key: config.signingKey, made: false };
  settings.signedWebhook = key !== null;
  Object.assign(signing, { key, unsigned: config.unsigned } satisfies Signing);
  if (key === null) parts.log.warn({}, 'no PROVIDER_WEBHOOK_SIGNING_KEY is set, so the webhooks cannot tell who posts to them');
  const heartbeat = await startHeartbeat(core, config.outboxPerDomainPerMinute !== null);
  const outbox = await startOutbox(core, heartbeat, {
    relay,
    concurrency: CONCURRENT_ATTEMPTS,
    perDomain: config.outboxPerDomain,
    perDomainPerMinute: config.outboxPerDomainPerMinute,
  });
  const authentication = startAuthentication(core);
  const sweeper = startSweeper('store', 10 * 60_000, parts.log, (ending) => store.once('sweep', () => sweep(core, ending)));
  const sessions = startSweeper('mcp sessions', 60_000, parts.log, async () => {
    await mcp.sweep();
    return true;
  });
  const reindexing = startSweeper('stored mail', 60_000, parts.log, (ending) => reindexInBackground(core, ending));
  core.store.onWake('sweep', sweeper.wake);
  sweeper.wake();
  reindexing.wake();

  return {
    url,
    baseUrl: settings.baseUrl,
    appUrl: settings.appUrl,
    madeKey,
    signing:
      key !== null && made ? { by: 'made', key } : { by: key === null ? 'none' : config.signingKey ? 'configured' : 'earlier' },
    stdio: async (streams) => mcp.stdio(streams, await operatorEntry(core, config.firstKey)),
    waiters: () => core.arrivals.listeners(),
    async close() {
      state.closing = true;
      core.arrivals.close();
      // All at the same time, because their time limits would add up. Mail that is accepted meanwhile goes out after the next
      // start.
      const handedOver = outbox
        .close(3000)
        .then(() => relay?.close())
        .then(() => outbox.close(1000))
        .then(() => heartbeat.close());
      await Promise.all([
        closeServer(server),
        mcp.close(),
        sessions.close(),
        sweeper.close(),
        reindexing.close(),
        authentication.close(),
        handedOver,
      ]);
      await Promise.all([parser.close(), core.authenticator.close()]);
      await core.store.close();
    },
  };
}

/** Opens a store for commands that manage accounts; servers may be running on it. */
export async function openRegistry(config: Config, warn: (sentence: string) => void = () => {}): Promise<Registry> {
  const clock = { now: () => new Date() };
  return {
    store: await openStore({ ...config, warn }, false),
    clock,
    ids: timeOrderedIds(clock),
  };
}

function settingsOf(config: Config): Settings {
  return {
    baseUrl: config.baseUrl ?? '',
    appUrl: config.appUrl ?? '',
    sharedDomain: config.sharedDomain,
    relay: config.smtpUrl !== null,
    signedWebhook: config.signingKey !== null,
    maxMimeBytes: 25 * MB,
  };
}

function endpoints(
  core: Core,
  config: Config,
  state: { closing: boolean },
  signing: Readonly<Signing>,
): { requests: RequestListener; mcp: McpEndpoint } {
  const gate = createGate(core, failureLimiter(30, 60, core), requestLimiter());
  const trust = proxyAddr.compile(config.trustProxy);
  const mcp = mcpEndpoint({
    core,
    gate,
    tools: tools.filter((tool) => tool.mcp),
    resources,
    prompts,
    server: { name: 'postroom', version, instructions: INSTRUCTIONS },
    allowedHosts: config.mcpAllowedHosts,
    allowedOrigins: config.mcpAllowedOrigins,
    sessions: { idleMs: 24 * 3600_000, perKey: 1000, perAccount: 2000, total: 10_000 },
    clientAddress: (request) => proxyAddr(request, trust),
    maxBodyBytes: MAX_SEND_REQUEST_BYTES,
  });
  const webhooks = providerWebhooks(core, { signing, clientAddress: (request) => network(proxyAddr(request, trust)) });
  const http = express();
  http.disable('x-powered-by');
  http.disable('etag');
  http.set('trust proxy', trust);
  http.use(helmet());
  http.use(identified(core.ids));
  http.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  http.get('/readyz', async (_request, response) => {
    const found = state.closing ? ({ status: 'unavailable' } as const) : await readiness(core);
    response.status(found.status === 'ready' ? 200 : 503).json(found);
  });
  http.use(API_PREFIX, restFacade({ core, gate, version, maxBodyBytes: MB, maxLargeBodyBytes: MAX_SEND_REQUEST_BYTES }));
  http.use(noSuchPath);
  http.use(problems(core.log));
  // The webhooks and MCP are the hot paths, and need nothing that Express would do for them.
  const browsers = config.mcpAllowedOrigins.length > 0 ? browsersFrom(config.mcpAllowedOrigins) : null;
  const requests: RequestListener = (request, response) => {
    const url = request.url ?? '';
    if (request.method === 'POST' && WEBHOOK.test(url)) void webhooks.inbound(request, response);
    else if (request.method === 'POST' && EVENTS.test(url)) void webhooks.events(request, response);
    else if (!MCP.test(url)) http(request, response);
    else {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (browsers) browsers(request, response, () => void mcp.handle(request, response));
      else void mcp.handle(request, response);
    }
  };
  return { requests, mcp };
}

const MCP = /^\/mcp\/?(?:\?|$)/;

/** Mailgun posts raw MIME, in place of parsed fields, to a URL that ends in `mime`. */
const WEBHOOK = /^\/webhooks\/provider\/inbound(?:\/mime)?\/?(?:\?|$)/;

const EVENTS = /^\/webhooks\/provider\/events\/?(?:\?|$)/;

/**
 * Lets pages of listed origins read the answers of /mcp (Fetch standard, CORS protocol); the MCP endpoint itself refuses all
 * others.
 */
function browsersFrom(origins: string[]) {
  return cors({
    origin: origins,
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'accept',
      'mcp-session-id',
      'mcp-protocol-version',
      'mcp-method',
      'mcp-name',
      'last-event-id',
      'x-postroom-tools',
    ],
    exposedHeaders: ['mcp-session-id', 'www-authenticate', 'retry-after'],
    maxAge: 600,
  });
}

function checkTrustProxy(proxies: string[]): string | null {
  try {
    proxyAddr.compile(proxies);
    return null;
  } catch {
    return 'must list addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal.';
  }
}
