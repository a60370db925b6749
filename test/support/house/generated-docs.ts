/** Generates the tables and lists of the documents from what they describe; `npm run docs` writes them, a test finds stale ones. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { LEFT_OUT } from '../../../src/building/compile.mjs';
import { COMMANDS } from '../../../src/commands/all.ts';
import { ERROR_CODES } from '../../../src/core/base/errors.ts';
import { MAX_PAYLOAD } from '../../../src/core/events/fitting.ts';
import { MOST_STREAMS } from '../../../src/core/events/stream.ts';
import { CALLBACK_REASONS, MOST_CHALLENGES } from '../../../src/core/webhooks/control.ts';
import { MOST_SUBSCRIPTIONS, SUBSCRIPTION_LASTS } from '../../../src/core/webhooks/subscriptions.ts';
import { CHECKS } from '../../../src/doctor/checks.ts';
import { UNENDED } from '../../../src/doctor/doctor.ts';
import { POLLS } from '../../../src/mcp/events/methods.ts';
import { METRICS } from '../../../src/metrics/definitions.ts';
import { routes } from '../../../src/rest/routes.ts';
import { CATALOGUE } from '../../../tools/events/catalogue.ts';
import { MCP_EVENTS } from '../../../tools/events/mcp-events.ts';
import { API_PREFIX } from '../../../tools/http.ts';
import { tools } from '../../../tools/index.ts';
import { CLIENTS, snippetOf } from '../clients/clients.ts';
import { importRules } from './house.ts';
import { importedPackages, type SourceFile } from './house-rules.ts';
import { settingRows, writeEnvExample } from './settings-docs.ts';

/** The checkout; documents are named by their paths in it. */
export const CHECKOUT = new URL('../../../', import.meta.url);

/** Which generated parts stand in which document. */
const PARTS: Record<string, Record<string, () => string>> = {
  'docs/agents.md': { tools: toolTable },
  'docs/clients.md': Object.fromEntries(CLIENTS.map((name) => [name, () => snippetOf(name)])),
  'docs/mcp-events.md': { 'mcp-events': mcpEventTable, 'mcp-limits': mcpLimitTable, 'mcp-reasons': callbackReasons },
  'docs/rest.md': { errors: errorTable, events: eventTable, routes: routeTable },
  'docs/operating.md': { variables: variableTable, metrics: metricTable, commands: commandTable },
  'docs/troubleshooting.md': { checks: checkTables },
  'docs/architecture.md': { imports: importTable, dependencies: dependencyTable },
  'docs/decisions/README.md': { decisions: decisionList },
};

/** The documents with generated parts. */
export const GENERATED: readonly string[] = Object.keys(PARTS);

/** The document with every generated part as it should be now. Throws when it has lost the markers of one. */
export function freshDocument(path: string, current: string): string {
  return Object.entries(PARTS[path] ?? {}).reduce((text, [name, part]) => replacePart(path, text, name, part()), current);
}

function replacePart(path: string, text: string, name: string, part: string): string {
  const pattern = new RegExp(`(<!-- ${name}:begin -->)[\\s\\S]*?(<!-- ${name}:end -->)`);
  if (!pattern.test(text)) throw new Error(`${path} has no part ${name}`);
  return text.replace(pattern, (_whole, begin: string, end: string) => `${begin}\n${part}\n${end}`);
}

function toolTable(): string {
  const rows = tools
    .filter((tool) => tool.mcp)
    .map((tool) => [code(tool.name), firstSentence(tool.description), tool.scope ? code(tool.scope) : 'any key', tool.effect]);
  return table(['tool', 'what it does', 'scope', 'effect'], rows);
}

function routeTable(): string {
  const rows = routes.map((route) => [
    route.method,
    code(API_PREFIX + route.path),
    route.tool.title,
    route.tool.scope ? code(route.tool.scope) : 'any key',
    String(route.status),
  ]);
  return table(['method', 'path', 'what it does', 'scope', 'success'], rows);
}

function errorTable(): string {
  const rows = Object.entries(ERROR_CODES).map(([name, { status, title }]) => [code(name), String(status), title]);
  return table(['code', 'status', 'title'], rows);
}

function eventTable(): string {
  const rows = Object.entries(CATALOGUE).map(([type, { told, scope, described }]) => [
    code(type),
    told,
    scope === null ? 'any key' : code(scope),
    described,
  ]);
  return table(['type', 'what it tells', 'scope', '`data`'], rows);
}

function mcpEventTable(): string {
  const rows = MCP_EVENTS.map(({ name, description, types, arguments: args }) => [
    code(name),
    description,
    Object.keys(args.shape).map(code).join(', '),
    types.map(code).join(', '),
  ]);
  return table(['event', 'what it tells', 'arguments', 'types of `GET /events`'], rows);
}

function mcpLimitTable(): string {
  const minutes = (ms: number) => `${ms / 60_000} minutes`;
  const { usual, least, most } = SUBSCRIPTION_LASTS;
  const { perKey, perAccount } = MOST_SUBSCRIPTIONS;
  const rows = [
    [
      'how long a subscription lasts (`ttlMs`)',
      `${minutes(usual)}; ${minutes(least)} at least, ${minutes(most)} at most, which is what null gets`,
    ],
    ['subscriptions of a key, with the keys that it replaced', String(perKey)],
    ['subscriptions of an account', String(perAccount)],
    ['challenges to one host', `${MOST_CHALLENGES} in a minute`],
    ['bytes of what is posted', String(MAX_PAYLOAD)],
    ['events of one poll (`maxEvents`)', `${POLLS.usual}; ${POLLS.most} at most`],
    ['streams of a key, those of REST too', String(MOST_STREAMS.perKey)],
  ];
  return table(['what', 'how much'], rows);
}

function callbackReasons(): string {
  return CALLBACK_REASONS.map(code).join(', ');
}

function variableTable(): string {
  return table(['variable', 'meaning', 'default'], settingRows());
}

/** A label with the values it can have. */
function metricTable(): string {
  const rows = METRICS.map(({ name, kind, help, labels }) => [
    code(name),
    kind,
    Object.entries(labels)
      .map(([label, values]) => `${code(label)}: ${values.join(', ')}`)
      .join('; '),
    help,
  ]);
  return table(['metric', 'kind', 'labels', 'what it says'], rows);
}

/** What each check of `doctor` may find, but for what is well. */
function checkTables(): string {
  const head = ['what it finds', 'status', 'what to do'];
  const each = CHECKS.map(({ name, asks, says }) => {
    const found = Object.values(says).filter(({ status }) => status !== 'ok');
    return `**${name}**: ${asks}\n\n${table(
      head,
      found.map(({ when, status, fix = '' }) => [when, status, fix]),
    )}`;
  });
  const any = Object.values(UNENDED).map(({ when, fix }) => [when, 'unknown', fix]);
  return [...each, `Of any check:\n\n${table(head, any)}`].join('\n\n');
}

function commandTable(): string {
  const rows = COMMANDS.map(({ words, does, arguments: places = [], options = [] }) => {
    const typed = options.map(({ name, value, need, flag }) => {
      const one = flag ? `--${name}` : `--${name} ${value ?? name.toUpperCase()}`;
      return need === undefined ? `[${one}]` : one;
    });
    return [
      code(
        [words, ...places.map(({ name, value, many }) => `${value ?? name.toUpperCase()}${many ? '…' : ''}`), ...typed].join(' '),
      ),
      does,
    ];
  });
  return table(['command', 'what it does'], rows);
}

function importTable(): string {
  return table(
    ['room', 'imports'],
    importRules.map(({ room, imports }) => [code(room), imports]),
  );
}

/** Each decision by its own first heading. */
function decisionList(): string {
  const folder = new URL('docs/decisions/', CHECKOUT);
  const files = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name));
  const titleOf = (name: string) => /^# (.+)$/m.exec(readFileSync(new URL(name, folder), 'utf8'))?.[1] ?? name;
  return files
    .sort()
    .map((name) => `- [${titleOf(name)}](${name})`)
    .join('\n');
}

/** Why each dependency is here; one without a reason fails. */
const REASONS: Record<string, string> = {
  '@fastify/busboy': "reads the webhook's multipart forms as a stream, every part as bytes",
  '@modelcontextprotocol/sdk': 'the MCP protocol up to 2025-11-25, which has sessions',
  '@modelcontextprotocol/server': 'the MCP protocol of 2026-07-28, which has none',
  aws4fetch: 'signs what is asked of S3, where mail is (Signature Version 4)',
  'better-sqlite3': 'SQLite',
  'better-sqlite3-node24': 'SQLite on Node 24 and later, where version 12 ends the process',
  commander: 'the command line: commands, options, their help and what to do about a wrong one',
  cookie: "the session's cookie among others",
  cors: 'lets browsers of MCP_ALLOWED_ORIGINS read /mcp',
  'css-select': 'which elements of an HTML mail a style rule hides',
  'css-tree': 'style sheets of HTML mail, and which of their values are valid',
  'dom-serializer': 'what is visible of an HTML mail, as HTML for html-to-text',
  domhandler: 'the tree of an HTML mail',
  domutils: 'texts in that tree',
  'drizzle-orm': 'queries written once for every engine, and migrations',
  'email-reply-parser': 'where a signature begins',
  esbuild: 'compiles what `npm start`, the tests and the package run',
  express: 'HTTP routing',
  helmet: 'safe response headers',
  'eventsource-parser': 'the stream of events, where `listen`, the console and the client read it',
  'html-to-text': 'lays the text of HTML mail out',
  htmlparser2: 'reads HTML mail',
  'ical.js': 'invitations (RFC 5545)',
  'ipaddr.js': 'client addresses as networks, for limits and blocklists',
  'lru-cache': 'bounded memories: what mails hold, what DNS said of senders and clients',
  mailauth: 'DKIM and ARC of mail in',
  mailparser: 'MIME in',
  mammoth: 'text of attached DOCX files',
  mustache: 'templates: escaping, and the text they become',
  nodemailer: 'MIME out, DKIM, SMTP',
  parse5: 'the tree of an HTML mail as browsers build it (WHATWG)',
  'parse5-htmlparser2-tree-adapter': 'that tree in the shape that css-select and html-to-text take',
  pg: 'PostgreSQL',
  preact: 'the components of the console',
  '@preact/signals': 'what the components of the console are told of when it changes',
  pino: 'the log, with redaction',
  'pino-pretty': 'the log as lines that a person reads, on a terminal',
  piscina: 'the worker threads mail is parsed in',
  'postal-mime': 'the second parser, for what the first cannot read',
  'prom-client': 'metrics in the format of Prometheus',
  'proxy-addr': 'the client address behind TRUST_PROXY, for MCP and REST',
  'rate-limiter-flexible': 'the limit on failed authentications',
  tldts: 'public suffixes, so that nobody adds `co.uk` as a domain, and which domains are aligned',
  tsx: 'runs TypeScript on Node 20 where there is no bundle, such as one test file',
  unpdf: 'text of attached PDF files (pdf.js without a canvas)',
  zod: 'shapes of what comes in and goes out, and their JSON Schemas',
  '@biomejs/biome': 'lint and format',
  '@electric-sql/pglite': 'a PostgreSQL inside the process, to run the tests on where no server is installed',
  '@modelcontextprotocol/client': 'a real client of MCP 2026-07-28 for the tests',
  'conformance-2025': 'the conformance suite of the MCP project, as of 2025-11-25',
  'conformance-2026': 'the same suite, for both revisions by their requirements',
  '@sendgrid/eventwebhook': 'judges signatures as a customer of SendGrid would',
  'sns-payload-validator': 'judges signatures of Amazon SNS as a customer of AWS would',
  'axe-core': 'finds what of the console a screen reader could not use',
  'dns-packet': 'the real DNS server of the tests',
  'drizzle-kit': 'writes migrations',
  'fast-check': 'property tests of what reads input from strangers',
  'openapi-fetch': 'the calls of the console, and of the client in `packages/client`, by the paths of OpenAPI',
  'playwright-core': 'drives the Chromium that the console is tested in, and that judges what of an HTML mail a person sees',
  standardwebhooks: 'the other side of signed webhooks, as a receiver has it',
  'smtp-server': 'the SMTP port, and the real SMTP server of the tests',
  typescript: 'types',
  yaml: 'reads the compose files in the tests',
};

function dependencyTable(): string {
  const manifest = JSON.parse(readFileSync(new URL('package.json', CHECKOUT), 'utf8')) as {
    dependencies: Record<string, string>;
    optionalDependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const row = ([name, version]: [string, string]) => {
    const reason = REASONS[name];
    if (!reason) throw new Error(`${name} has no reason in test/support/house/generated-docs.ts`);
    return [code(name), version, reason];
  };
  const { compiledIn } = importedPackages(productFiles(), LEFT_OUT);
  const development = Object.entries(manifest.devDependencies).filter(([name]) => !name.startsWith('@types/'));
  const head = ['package', 'version', 'why'];
  const part = (packages: [string, string][]) => table(head, packages.map(row));
  return [
    'Installed with Postroom:',
    part(Object.entries({ ...manifest.dependencies, ...manifest.optionalDependencies }).sort()),
    'Compiled in:',
    part(development.filter(([name]) => compiledIn.includes(name))),
    'Only for development (besides types):',
    part(development.filter(([name]) => !compiledIn.includes(name))),
  ].join('\n\n');
}

function productFiles(): SourceFile[] {
  const paths = ['src', 'tools'].flatMap((folder) => {
    const inside = readdirSync(new URL(folder, CHECKOUT), { recursive: true, encoding: 'utf8' });
    return inside.filter((path) => /\.(ts|mjs)$/.test(path)).map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
  });
  return paths.map((path) => ({ path, text: readFileSync(new URL(path, CHECKOUT), 'utf8') }));
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}

function code(text: string): string {
  return `\`${text}\``;
}

if (process.argv[1]?.endsWith('generated-docs.ts')) {
  for (const path of GENERATED) {
    const file = new URL(path, CHECKOUT);
    writeFileSync(file, freshDocument(path, readFileSync(file, 'utf8')));
  }
  writeEnvExample();
}
