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
import { reasonFor } from './dependency-reasons.ts';
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

function dependencyTable(): string {
  const manifest = JSON.parse(readFileSync(new URL('package.json', CHECKOUT), 'utf8')) as {
    dependencies: Record<string, string>;
    optionalDependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const row = ([name, version]: [string, string]) => [code(name), version, reasonFor(name)];
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
