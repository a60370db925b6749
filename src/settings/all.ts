/** Every setting once: its name, what it means, how it is read, and its default. */
import { z } from 'zod';
import { DEFAULT_PLAN, PLANS } from '../core/base/plans.ts';
import { EDGE_SETTINGS } from './edge.ts';
import { PROVIDER_SETTINGS } from './providers.ts';
import { SMTP_SETTINGS } from './smtp.ts';
import {
  commaList,
  count,
  endpointHosts,
  hostName,
  hosts,
  listenAddress,
  milliseconds,
  oneOf,
  origins,
  secretKeys,
  secretPair,
  webUrl,
} from './values.ts';

/** One variable of the environment; `.env.example` and the table of the documentation are made from these. */
export type Setting = {
  name: string;
  /** For the operator, in Markdown. */
  meaning: string;
  /** Reads a text without white space around it, which is not empty unless the default is. */
  schema: z.ZodType<unknown, string>;
  /** Stands in `.env.example` when the default cannot, or would tell less. */
  example?: string;
} & (
  | {
      /** What holds when nothing is given, as it would be given. */
      default: string;
      /** The default in words, when the text does not say it. */
      defaultMeaning?: string;
    }
  | { default: null; defaultMeaning: string }
);

export const POSTGRES_URL = 'must be a URL such as postgres://user:password@host:5432/postroom';

/** What compose.yaml gives for DATABASE_URL while POSTGRES_PASSWORD is set; it has no other way to tell. */
const CLUSTER_FILE = 'compose.cluster.yaml';

const IN_POSTGRES =
  'POSTGRES_PASSWORD is set, so the mail is in PostgreSQL and this would open an empty SQLite beside it: ' +
  `run \`docker compose -f ${CLUSTER_FILE} up -d\` instead, or take POSTGRES_PASSWORD away to use SQLite.`;

/** In the order in which they are documented; without a default and when nothing is given, the value is null. */
export const SETTINGS = {
  port: {
    name: 'PORT',
    meaning: 'Port to listen on.',
    schema: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number')
      .transform(Number)
      .refine((port) => port <= 65535, 'must be 0 to 65535'),
    default: '3000',
  },
  host: {
    name: 'HOST',
    meaning: 'Address to listen on.',
    schema: z.string(),
    default: '127.0.0.1',
  },
  dataDir: {
    name: 'DATA_DIR',
    meaning: 'The one folder that holds everything.',
    // A folder of that name would be made here, and mail be looked for at home.
    schema: z.string().regex(/^(?!~(?:\/|$))/, 'must not begin with ~, which only a shell replaces: write the path out'),
    default: './data',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL instead of SQLite: `postgres://user:password@host/database`; any number of instances share it.',
    schema: z
      .string()
      .regex(/^(?:postgres(?:ql)?:\/\/\S+|pglite:\S+)$/, {
        error: ({ input }) => (input === CLUSTER_FILE ? IN_POSTGRES : POSTGRES_URL),
        abort: true,
      })
      // The driver takes a URL without a host too, whose socket stands in its query.
      .refine(
        (url) => URL.canParse(url.replace('@/', '@localhost/')),
        'is not a URL. Write special characters of the user and password as %XX, such as / as %2F',
      ),
    default: null,
    defaultMeaning: 'none (SQLite in DATA_DIR)',
    example: 'postgres://user:password@localhost:5432/postroom',
  },
  databasePool: {
    name: 'DATABASE_POOL',
    meaning: 'Connections of this instance that read from PostgreSQL; four more do the rest.',
    schema: count,
    default: '10',
  },
  baseUrl: {
    name: 'BASE_URL',
    meaning: 'Where callers reach the REST API.',
    schema: webUrl,
    default: null,
    defaultMeaning: 'http://HOST:PORT',
    example: 'https://mail.example.com',
  },
  appUrl: {
    name: 'APP_URL',
    meaning: 'Where callers reach /mcp and the webhook.',
    schema: webUrl,
    default: null,
    defaultMeaning: 'BASE_URL',
    example: 'https://mail.example.com',
  },
  sharedDomain: {
    name: 'SHARED_DOMAIN',
    meaning: 'Domain of every inbox made without one.',
    schema: hostName,
    default: 'postroom.localhost',
    example: 'agents.example.com',
  },
  smtpUrl: {
    name: 'SMTP_URL',
    meaning: 'The relay outbound mail goes to: `smtp://user:password@host:587` or `smtps://…`.',
    schema: z.string(),
    default: null,
    defaultMeaning: 'none (only mail between own inboxes)',
    example: 'smtp://user:password@smtp.example.com:587',
  },
  outboxPerDomain: {
    name: 'OUTBOX_PER_DOMAIN',
    meaning: 'Mails sent at once to recipients of one domain; 20 to all together, and 20 more to inboxes here.',
    schema: count,
    default: '5',
  },
  outboxPerDomainPerMinute: {
    name: 'OUTBOX_PER_DOMAIN_PER_MINUTE',
    meaning: 'Mails sent in a minute to one domain.',
    schema: count,
    default: null,
    defaultMeaning: 'none (no limit)',
    example: '60',
  },
  signingKeys: {
    name: 'PROVIDER_WEBHOOK_SIGNING_KEY',
    meaning: "The provider's webhook signing key. Of two, comma separated, either is right.",
    schema: secretPair,
    default: '',
    defaultMeaning: 'one is made by the first start, and printed once',
  },
  allowUnsigned: {
    name: 'PROVIDER_WEBHOOK_ALLOW_UNSIGNED',
    meaning:
      '`true` makes no signing key where none is set: unsigned webhooks are taken, at localhost, or at any host when NODE_ENV is `production`.',
    schema: oneOf('true', 'false').transform((value) => value === 'true'),
    default: 'false',
  },
  ...PROVIDER_SETTINGS,
  ...SMTP_SETTINGS,
  nodeEnv: {
    name: 'NODE_ENV',
    meaning:
      '`production` takes no unsigned webhook unless PROVIDER_WEBHOOK_ALLOW_UNSIGNED is `true`; the container image sets it.',
    schema: z.string(),
    default: null,
    defaultMeaning: 'none',
    example: 'production',
  },
  mcpAllowedOrigins: {
    name: 'MCP_ALLOWED_ORIGINS',
    meaning: 'Origins a browser may call /mcp from, comma separated.',
    schema: origins,
    default: '',
    defaultMeaning: "APP_URL's own",
    example: 'https://app.example.com',
  },
  mcpAllowedHosts: {
    name: 'MCP_ALLOWED_HOSTS',
    meaning: 'Host headers /mcp and the console answer to, comma separated.',
    schema: hosts,
    default: '',
    defaultMeaning: 'loopback, BASE_URL, APP_URL',
    example: 'mail.example.com',
  },
  console: {
    name: 'CONSOLE',
    meaning: '`off` serves no console: no pages at `/`, and no cookie is read.',
    schema: oneOf('on', 'off').transform((value) => value === 'on'),
    default: 'on',
  },
  firstKey: {
    name: 'POSTROOM_API_KEY',
    meaning: 'A full-scope key of your own, 24 characters or more.',
    schema: z.string().regex(/^[\x21-\x7e]{24,512}$/, 'must be 24 characters or more, printable and without blanks'),
    default: null,
    defaultMeaning: 'one is made and printed once',
  },
  secretKeys: {
    name: 'POSTROOM_SECRET_KEY',
    meaning:
      'Encrypts DKIM and signing keys in the database: 32 bytes in Base64 or hex. Of several, comma separated, the first encrypts and any decrypts.',
    schema: secretKeys,
    default: '',
    defaultMeaning: 'none (they are stored as they are)',
  },
  historyDays: {
    name: 'HISTORY_DAYS',
    meaning: 'Days for which events and arrivals are kept, and which addresses an inbox wrote to.',
    schema: count,
    default: '30',
  },
  acceptAfterMs: {
    name: 'ACCEPT_AFTER_MS',
    meaning: 'Milliseconds that a webhook waits for its mail to be read: then the mail is accepted, and filed later.',
    schema: milliseconds,
    default: '250',
  },
  backlogMails: {
    name: 'BACKLOG_MAILS',
    meaning: 'The most mails that are accepted and not filed yet; one account may have half of them.',
    schema: count,
    default: '50000',
  },
  backlogMb: {
    name: 'BACKLOG_MB',
    meaning: 'The same in megabytes. Mail that waits for files of it has as much beside it.',
    schema: count,
    default: '2048',
  },
  plan: {
    name: 'POSTROOM_PLAN',
    meaning: 'Plan of the first account.',
    schema: z.string().refine((name) => Object.hasOwn(PLANS, name), `must be one of ${Object.keys(PLANS).join(', ')}`),
    default: DEFAULT_PLAN,
  },
  dnsServers: {
    name: 'DNS_SERVERS',
    meaning: 'Resolvers for domain checks and for the names of webhook endpoints, comma separated, with optional port.',
    schema: commaList,
    default: '',
    defaultMeaning: "the system's",
    example: '9.9.9.9,1.1.1.1:53',
  },
  mailHost: {
    name: 'MAIL_HOST',
    meaning: 'Host name custom domains point their MX at.',
    schema: hostName,
    default: null,
    defaultMeaning: 'SHARED_DOMAIN',
    example: 'mx.example.com',
  },
  spfInclude: {
    name: 'SPF_INCLUDE',
    meaning: 'Domain custom domains include in SPF: your relay.',
    schema: hostName,
    default: null,
    defaultMeaning: 'none (`v=spf1 mx`)',
    example: 'spf.example.com',
  },
  ...EDGE_SETTINGS,
  outgoingAllow: {
    name: 'OUTGOING_ALLOW',
    meaning: 'Private ranges that requests to other servers may go to all the same, such as `10.1.0.0/16`, comma separated.',
    schema: commaList,
    default: '',
    defaultMeaning: 'none (public addresses only)',
    example: '10.1.0.0/16',
  },
  outgoingHosts: {
    name: 'OUTGOING_HOSTS',
    meaning: 'The only hosts that webhook endpoints may be at, comma separated; `*.example.org` is every name below.',
    schema: endpointHosts,
    default: '',
    defaultMeaning: 'none (any public host)',
    example: 'hooks.example.org,*.example.net',
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    meaning: 'Proxies whose X-Forwarded-For is believed: addresses, ranges or `loopback`, comma separated.',
    schema: commaList,
    default: 'loopback',
  },
  metricsListen: {
    name: 'METRICS_LISTEN',
    meaning: 'Address and port that serve metrics to Prometheus, at `/metrics` and without a key: let nobody else reach it.',
    schema: listenAddress,
    default: null,
    defaultMeaning: 'none (off)',
    example: '127.0.0.1:9464',
  },
  logLevel: {
    name: 'LOG_LEVEL',
    meaning: '`debug`, `info`, `warn` or `error`; logs go to stderr.',
    schema: oneOf('debug', 'info', 'warn', 'error', 'silent'),
    default: 'info',
  },
} satisfies Record<string, Setting>;
