/** Generates the tables of the README from what they describe; `npm run docs` writes them, a test finds stale ones. */
import { readFileSync, writeFileSync } from 'node:fs';
import { VARIABLES } from '../../src/config.ts';
import { PREFIX, routes } from '../../src/rest/routes.ts';
import { tools } from '../../tools/index.ts';
import { importRules } from './house.ts';

export const README = new URL('../../README.md', import.meta.url);

/** The README with every generated part as it should be now. */
export function freshReadme(current: string): string {
  const parts: Record<string, string> = {
    tools: toolTable(),
    routes: routeTable(),
    variables: variableTable(),
    imports: importTable(),
    dependencies: dependencyTable(),
  };
  return Object.entries(parts).reduce((text, [name, part]) => replacePart(text, name, part), current);
}

/** Puts `part` between the markers of `name`; throws when the README has lost them. */
export function replacePart(text: string, name: string, part: string): string {
  const pattern = new RegExp(`(<!-- ${name}:begin -->)[\\s\\S]*?(<!-- ${name}:end -->)`);
  if (!pattern.test(text)) throw new Error(`the README has no part ${name}`);
  return text.replace(pattern, (_whole, begin: string, end: string) => `${begin}\n${part}\n${end}`);
}

function toolTable(): string {
  const rows = tools
    .filter((tool) => tool.doors !== 'rest')
    .map((tool) => [code(tool.name), firstSentence(tool.description), tool.scope ? code(tool.scope) : 'any key', tool.effect]);
  return table(['tool', 'what it does', 'scope', 'effect'], rows);
}

function routeTable(): string {
  const rows = routes.map((route) => [
    route.method,
    code(PREFIX + route.path),
    route.tool.title,
    route.tool.scope ? code(route.tool.scope) : 'any key',
    String(route.status),
  ]);
  return table(['method', 'path', 'what it does', 'scope', 'success'], rows);
}

function variableTable(): string {
  return table(
    ['variable', 'meaning', 'preset'],
    VARIABLES.map(({ name, meaning, preset }) => [code(name), meaning, preset]),
  );
}

function importTable(): string {
  return table(
    ['room', 'imports'],
    importRules.map(({ room, imports }) => [code(room), imports]),
  );
}

/** Why each dependency is here; one without a reason fails. */
const REASONS: Record<string, string> = {
  '@fastify/busboy': "reads the webhook's multipart forms as a stream, every part as bytes",
  '@modelcontextprotocol/sdk': 'the MCP protocol up to 2025-11-25, which has sessions',
  '@modelcontextprotocol/server': 'the MCP protocol of 2026-07-28, which has none',
  'better-sqlite3': 'SQLite',
  'better-sqlite3-node24': 'SQLite on Node 24 and later, where version 12 ends the process',
  cors: 'lets browsers of MCP_ALLOWED_ORIGINS read /mcp',
  'css-select': 'which elements of an HTML mail a style rule hides',
  'css-tree': 'style sheets of HTML mail, and which of their values are valid',
  'dom-serializer': 'what is visible of an HTML mail, as HTML for html-to-text',
  domhandler: 'the tree of an HTML mail',
  domutils: 'texts in that tree',
  'drizzle-orm': 'queries written once for every engine, and migrations',
  'email-reply-parser': 'where a signature begins',
  esbuild: 'makes the bundle that `npm start` and the tests run',
  express: 'HTTP routing',
  helmet: 'safe response headers',
  'html-to-text': 'lays the text of HTML mail out',
  htmlparser2: 'reads HTML mail',
  'ical.js': 'invitations (RFC 5545)',
  'ipaddr.js': 'client addresses as networks, for the limit on failures',
  'lru-cache': 'bounded memories: what mails hold, what DNS said of senders',
  mailauth: 'DKIM and ARC of mail in',
  mailparser: 'MIME in',
  mammoth: 'text of attached DOCX files',
  mustache: 'templates: escaping, and the text they become',
  nodemailer: 'MIME out, DKIM, SMTP',
  pg: 'PostgreSQL',
  pino: 'the log, with redaction',
  piscina: 'the worker threads mail is parsed in',
  'postal-mime': 'the second parser, for what the first cannot read',
  'proxy-addr': 'the client address behind TRUST_PROXY, for both doors',
  'rate-limiter-flexible': 'the limit on failed authentications',
  tldts: 'public suffixes, so that nobody adds `co.uk` as a domain, and which domains are aligned',
  tsx: 'runs TypeScript on Node 20 where there is no bundle, such as one test file',
  unpdf: 'text of attached PDF files (pdf.js without a canvas)',
  zod: 'shapes at the doors, and their JSON Schemas',
  '@biomejs/biome': 'lint and format',
  '@electric-sql/pglite': 'a PostgreSQL inside the process, to run the tests on where no server is installed',
  '@modelcontextprotocol/client': 'a real client of MCP 2026-07-28 for the tests',
  'conformance-2025': 'the conformance suite of the MCP project, as of 2025-11-25',
  'conformance-2026': 'the same suite, for both revisions by their requirements',
  'dns-packet': 'the real DNS server of the tests',
  'drizzle-kit': 'writes migrations',
  'smtp-server': 'the real SMTP server of the tests',
  typescript: 'types',
};

function dependencyTable(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    dependencies: Record<string, string>;
    optionalDependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const row = ([name, version]: [string, string]) => {
    const reason = REASONS[name];
    if (!reason) throw new Error(`${name} has no reason in test/support/readme.ts`);
    return [code(name), version, reason];
  };
  const development = Object.entries(manifest.devDependencies).filter(([name]) => !name.startsWith('@types/'));
  const head = ['package', 'version', 'why'];
  const running = Object.entries({ ...manifest.dependencies, ...manifest.optionalDependencies }).sort();
  return `${table(head, running.map(row))}\n\nOnly for development (besides types):\n\n${table(head, development.map(row))}`;
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

if (process.argv[1]?.endsWith('readme.ts')) writeFileSync(README, freshReadme(readFileSync(README, 'utf8')));
