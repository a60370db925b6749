/** The configuration: the only reader of the environment, and all its mistakes told at once. */
import { z } from 'zod';
import { DEFAULT_PLAN, PLANS } from './core/base/plans.ts';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Null = SQLite in `dataDir`. */
  databaseUrl: string | null;
  databasePool: number;
  /** Null = made from host and port once the server listens. */
  baseUrl: string | null;
  appUrl: string | null;
  sharedDomain: string;
  smtpUrl: string | null;
  outboxPerDomain: number;
  /** Null = no limit. */
  outboxPerDomainPerMinute: number | null;
  signingKey: string | null;
  allowUnsigned: boolean;
  mcpAllowedOrigins: string[];
  mcpAllowedHosts: string[];
  firstKey: string | null;
  plan: string;
  dnsServers: string[];
  mailHost: string;
  spfInclude: string | null;
  trustProxy: string[];
  logLevel: string;
};

/** One variable of the table in the README: what it means and what holds without it. */
export type Variable = { name: string; meaning: string; preset: string };

export const VARIABLES: readonly Variable[] = [
  { name: 'PORT', meaning: 'Port to listen on.', preset: '3000' },
  { name: 'HOST', meaning: 'Address to listen on.', preset: '127.0.0.1' },
  { name: 'DATA_DIR', meaning: 'The one folder that holds everything.', preset: './data' },
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL instead of SQLite: `postgres://user:password@host/database`; any number of instances share it.',
    preset: 'none: SQLite in DATA_DIR',
  },
  {
    name: 'DATABASE_POOL',
    meaning: 'Connections of this instance that read from PostgreSQL; four more do the rest.',
    preset: '10',
  },
  { name: 'BASE_URL', meaning: 'Where callers reach the REST API.', preset: 'http://HOST:PORT' },
  { name: 'APP_URL', meaning: 'Where callers reach /mcp and the webhook.', preset: 'BASE_URL' },
  { name: 'SHARED_DOMAIN', meaning: 'Domain of every inbox made without one.', preset: 'postroom.localhost' },
  {
    name: 'SMTP_URL',
    meaning: 'The relay outbound mail goes to: `smtp://user:password@host:587` or `smtps://…`.',
    preset: 'none: only mail between own inboxes',
  },
  {
    name: 'OUTBOX_PER_DOMAIN',
    meaning: 'Mails handed over at once to recipients of one domain; 20 to all together.',
    preset: '5',
  },
  { name: 'OUTBOX_PER_DOMAIN_PER_MINUTE', meaning: 'Mails handed over in a minute to one domain.', preset: 'none: no limit' },
  {
    name: 'PROVIDER_WEBHOOK_SIGNING_KEY',
    meaning: "The provider's webhook signing key.",
    preset: 'none: unsigned, with a warning',
  },
  {
    name: 'PROVIDER_WEBHOOK_ALLOW_UNSIGNED',
    meaning: '`true` takes unsigned webhooks when NODE_ENV is production.',
    preset: 'false',
  },
  { name: 'MCP_ALLOWED_ORIGINS', meaning: 'Origins a browser may call /mcp from, comma separated.', preset: "APP_URL's own" },
  { name: 'MCP_ALLOWED_HOSTS', meaning: 'Host headers /mcp answers to, comma separated.', preset: 'loopback, BASE_URL, APP_URL' },
  {
    name: 'POSTROOM_API_KEY',
    meaning: 'A full-scope key of your own, 24 characters or more.',
    preset: 'one is made and printed once',
  },
  { name: 'POSTROOM_PLAN', meaning: 'Plan of the first account.', preset: 'unlimited' },
  { name: 'DNS_SERVERS', meaning: 'Resolvers for domain checks, comma separated, with optional port.', preset: "the system's" },
  { name: 'MAIL_HOST', meaning: 'Host name custom domains point their MX at.', preset: 'SHARED_DOMAIN' },
  { name: 'SPF_INCLUDE', meaning: 'Domain custom domains include in SPF: your relay.', preset: 'none: `v=spf1 mx`' },
  {
    name: 'TRUST_PROXY',
    meaning: 'Proxies whose X-Forwarded-For is believed: addresses, ranges or `loopback`, comma separated.',
    preset: 'loopback',
  },
  { name: 'LOG_LEVEL', meaning: '`debug`, `info`, `warn` or `error`; logs go to stderr.', preset: 'info' },
];

/** How the adapters check their own settings; null = fine, else what is wrong. */
export type ConfigChecks = {
  smtpUrl(url: string): string | null;
  dnsServers(servers: string[]): string | null;
  trustProxy(proxies: string[]): string | null;
};

/** Throws one Error that lists every mistake, a line each. */
export function readConfig(env: NodeJS.ProcessEnv, checks: ConfigChecks): Config {
  const given = Object.fromEntries(VARIABLES.flatMap(({ name }) => (env[name]?.trim() ? [[name, env[name]?.trim()]] : [])));
  const parsed = environment.safeParse(given);
  const mistakes = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const problem = (name: string, found: string | null) => {
    if (found !== null) mistakes.push(`${name}: ${found}`);
  };
  if (given.SMTP_URL) problem('SMTP_URL', checks.smtpUrl(given.SMTP_URL));
  if (given.DNS_SERVERS) problem('DNS_SERVERS', checks.dnsServers(list(given.DNS_SERVERS)));
  if (given.TRUST_PROXY) problem('TRUST_PROXY', checks.trustProxy(list(given.TRUST_PROXY)));
  if (!parsed.success || mistakes.length > 0)
    throw new Error(`The configuration has mistakes:\n${mistakes.map((one) => `  ${one}`).join('\n')}`);
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    databasePool: data.DATABASE_POOL,
    baseUrl: data.BASE_URL ?? null,
    appUrl: data.APP_URL ?? data.BASE_URL ?? null,
    sharedDomain: data.SHARED_DOMAIN,
    smtpUrl: data.SMTP_URL ?? null,
    outboxPerDomain: data.OUTBOX_PER_DOMAIN,
    outboxPerDomainPerMinute: data.OUTBOX_PER_DOMAIN_PER_MINUTE ?? null,
    signingKey: data.PROVIDER_WEBHOOK_SIGNING_KEY ?? null,
    allowUnsigned: env.NODE_ENV !== 'production' || data.PROVIDER_WEBHOOK_ALLOW_UNSIGNED === 'true',
    mcpAllowedOrigins: data.MCP_ALLOWED_ORIGINS,
    mcpAllowedHosts: data.MCP_ALLOWED_HOSTS,
    firstKey: data.POSTROOM_API_KEY ?? null,
    plan: data.POSTROOM_PLAN,
    dnsServers: data.DNS_SERVERS,
    mailHost: data.MAIL_HOST ?? data.SHARED_DOMAIN,
    spfInclude: data.SPF_INCLUDE ?? null,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
  };
}

function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const commaList = z.string().default('').transform(list);

const webUrl = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^\s/?#]+\/?$/.test(value),
    'must be an http or https URL without a path, such as https://mail.example.com',
  )
  .transform((value) => value.replace(/\/$/, ''));

const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
  .transform(Number);

const hostName = z
  .string()
  .toLowerCase()
  .regex(
    /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/,
    'must be a host name in ASCII',
  );

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .default('3000')
    .transform(Number)
    .refine((port) => port <= 65535, 'must be 0 to 65535'),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(?:postgres(?:ql)?:\/\/\S+|pglite:\S+)$/, 'must be a URL such as postgres://user:password@host:5432/postroom')
    .optional(),
  DATABASE_POOL: count.default(10),
  BASE_URL: webUrl.optional(),
  APP_URL: webUrl.optional(),
  SHARED_DOMAIN: hostName.default('postroom.localhost'),
  SMTP_URL: z.string().optional(),
  OUTBOX_PER_DOMAIN: count.default(5),
  OUTBOX_PER_DOMAIN_PER_MINUTE: count.optional(),
  PROVIDER_WEBHOOK_SIGNING_KEY: z.string().optional(),
  PROVIDER_WEBHOOK_ALLOW_UNSIGNED: z.enum(['true', 'false']).default('false'),
  MCP_ALLOWED_ORIGINS: commaList,
  MCP_ALLOWED_HOSTS: commaList,
  POSTROOM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{24,512}$/, 'must be 24 characters or more, printable and without blanks')
    .optional(),
  POSTROOM_PLAN: z
    .string()
    .default(DEFAULT_PLAN)
    .refine((name) => name in PLANS, `must be one of ${Object.keys(PLANS).join(', ')}`),
  DNS_SERVERS: commaList,
  MAIL_HOST: hostName.optional(),
  SPF_INCLUDE: hostName.optional(),
  TRUST_PROXY: z.string().default('loopback').transform(list),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});
