/** What answers at which path: REST through Express, and the webhooks and MCP past it. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import cors from 'cors';
import express from 'express';
import helmet from 'helmet';
import proxyAddr from 'proxy-addr';
import { API_PREFIX } from '../tools/http.ts';
import { tools } from '../tools/index.ts';
import { INSTRUCTIONS } from '../tools/instructions.ts';
import { prompts } from '../tools/prompts/index.ts';
import { resources } from '../tools/resources/index.ts';
import { BUILT } from './console/assets.ts';
import { consoleEndpoint } from './console/endpoint.ts';
import { createGate } from './core/access/gate.ts';
import { instanceProver, PROOF_PATH } from './core/access/instance-proof.ts';
import { MAX_SEND_REQUEST_BYTES } from './core/base/limits.ts';
import { eventStreams } from './core/events/stream.ts';
import type { Core } from './core/ports/core.ts';
import type { Readiness } from './core/upkeep/readiness.ts';
import { POLICY_PATH, policyFor } from './dns/transport-policy.ts';
import { failureLimiter, network } from './limits/failures.ts';
import { requestLimiter } from './limits/requests.ts';
import { shownCertificate } from './listening/certificate-files.ts';
import { type McpEndpoint, mcpEndpoint } from './mcp/endpoint.ts';
import { providerSecrets } from './providers/secrets.ts';
import { restFacade } from './rest/facade.ts';
import { identified, noSuchPath, problems, wrongMethod } from './rest/problems.ts';
import type { Config } from './settings/config.ts';
import { providerAt } from './webhook/adapters.ts';
import { providerWebhooks } from './webhook/endpoints.ts';
import { reporterAt } from './webhook/event-adapters.ts';
import { type PostReading, startPostReading } from './webhook/posts/post-thread.ts';
import { openSpool } from './webhook/posts/spool.ts';
import { atEndpoint } from './webhook/ses/endpoint.ts';
import type { Signing } from './webhook/signatures/unsigned.ts';

export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

/** What /readyz answers. */
export type State = { readiness(): Promise<Readiness> };

const MB = 1024 * 1024;

/** `state` and `signing` are read anew for each request. `consoleAssets` = another folder than the one that the build writes to. */
export function endpoints(
  core: Core,
  config: Config,
  state: Readonly<State>,
  signing: Readonly<Signing>,
  { heartbeatMs, consoleAssets }: { heartbeatMs?: number | undefined; consoleAssets?: string | undefined },
): { requests: RequestListener; mcp: McpEndpoint; posts: PostReading } {
  const gate = createGate(core, failureLimiter(30, 60, core), requestLimiter());
  const trust = proxyAddr.compile(config.trustProxy);
  const streams = eventStreams(core, heartbeatMs);
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
    streams,
    clientAddress: (request) => proxyAddr(request, trust),
    maxBodyBytes: MAX_SEND_REQUEST_BYTES,
  });
  const { secrets, eventSecrets } = providerSecrets(config);
  const placeOf = (url: string) => atEndpoint(url, config.sesEndpointUrl);
  const clientAddress = (request: IncomingMessage) => network(proxyAddr(request, trust));
  const spool = openSpool(config.dataDir, (sentence) => core.log.warn({}, sentence));
  const posts = startPostReading();
  const webhooks = providerWebhooks(core, { signing, secrets, eventSecrets, placeOf, clientAddress, spool, posts });
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
    const found = await state.readiness();
    response.status(found.status === 'ready' ? 200 : 503).json(found);
  });
  // Read for each request, because the certificate may have been replaced since the start.
  const certificate = async () => await shownCertificate(config.smtpTlsFiles, config.transportPolicy.mx);
  http.get(POLICY_PATH, async (request, response) => {
    const policy = await policyFor(core, config.transportPolicy, request.hostname, certificate);
    if (policy === null) response.status(404).type('text/plain').end();
    else response.type('text/plain').send(policy);
  });
  const prove = instanceProver(core);
  http.get(PROOF_PATH, async (request, response) => {
    const proof = await prove(request.query.nonce);
    response.set('cache-control', 'no-store').json({ proof });
  });
  const bodies = { maxBodyBytes: MB, maxLargeBodyBytes: MAX_SEND_REQUEST_BYTES };
  const forPeople = config.console
    ? consoleEndpoint({ core, gate, allowedHosts: config.mcpAllowedHosts, assets: consoleAssets ?? BUILT })
    : null;
  http.use(API_PREFIX, restFacade({ core, gate, callers: forPeople?.callers ?? null, version, streams, ...bodies }));
  if (forPeople) http.use(forPeople.routes);
  http.use((request, response, next) => (isWebhook(request.url) ? onlyPost : noSuchPath)(request, response, next));
  http.use(problems(core));
  // The webhooks and MCP are the hot paths, and need nothing that Express would do for them.
  const browsers = config.mcpAllowedOrigins.length > 0 ? browsersFrom(config.mcpAllowedOrigins) : null;
  const requests: RequestListener = (request, response) => {
    const url = request.url ?? '';
    const [provider, reporter] = [providerAt(url), reporterAt(url)];
    if (request.method === 'POST' && WEBHOOK.test(url)) void webhooks.inbound(request, response);
    else if (request.method === 'POST' && EVENTS.test(url)) void webhooks.events(request, response);
    else if (request.method === 'POST' && provider !== null) void webhooks.adapted[provider](request, response);
    else if (request.method === 'POST' && reporter !== null) void webhooks.reporting[reporter](request, response);
    // Some providers send HEAD to a webhook URL before they accept it.
    else if (request.method === 'HEAD' && (provider ?? reporter) !== null) response.end();
    else if (!MCP.test(url)) http(request, response);
    else {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (browsers) browsers(request, response, () => void mcp.handle(request, response));
      else void mcp.handle(request, response);
    }
  };
  return { requests, mcp, posts };
}

const MCP = /^\/mcp\/?(?:\?|$)/;

/** Mailgun posts raw MIME, in place of parsed fields, to a URL that ends in `mime`. */
const WEBHOOK = /^\/webhooks\/provider\/inbound(?:\/mime)?\/?(?:\?|$)/;

const EVENTS = /^\/webhooks\/provider\/events\/?(?:\?|$)/;

const onlyPost = wrongMethod(['POST']);

function isWebhook(url: string): boolean {
  return WEBHOOK.test(url) || EVENTS.test(url) || (providerAt(url) ?? reporterAt(url)) !== null;
}

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
      'x-postroom-output',
    ],
    exposedHeaders: ['mcp-session-id', 'www-authenticate', 'retry-after', 'ratelimit-policy', 'ratelimit'],
    maxAge: 600,
  });
}
