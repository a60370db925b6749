/** Which room may import which: the one table behind the test of the code base and the README. */

export type ImportRule = {
  /** A folder, or a file that is a room of its own. */
  room: string;
  /** What it may import, in words. */
  imports: string;
  /** Other rooms; a room may always import itself. */
  rooms: string[] | 'all';
  /** Node's own modules; of any of them types may be imported. */
  builtins: string[] | 'all';
  /** npm packages; the end of a file's name where only such files may name the package. */
  packages: Record<string, string | null>;
};

/** `words` = what is said of the rooms in place of their names. */
type Allowed = {
  rooms: string[] | 'all';
  words?: string;
  builtins: string[] | 'all';
  packages?: (string | [name: string, file: string])[];
};

/** The rooms of the core from the lowest to the highest: each may import those before it. */
const CORE_ROOMS = [
  'src/core/store',
  'src/core/ports',
  'src/core/base',
  'src/core/threads',
  'src/core/policy',
  'src/core/inboxes',
  'src/core/reading',
  'src/core/deliveries',
  'src/core/access',
  'src/core/inbound',
  'src/core/sending',
  'src/core/outbox',
  'src/core/events',
  'src/core/wake',
  'src/core/webhooks',
  'src/core/upkeep',
];

/** Of the rooms of the core, those that hash, seal or compare secrets, and the one that compares inputs and domains. */
const CORE_BUILTINS: Record<string, string[]> = {
  'src/core/base': ['node:crypto', 'node:url', 'node:util'],
  'src/core/threads': ['node:crypto'],
  'src/core/reading': ['node:crypto'],
  'src/core/access': ['node:crypto'],
  'src/core/webhooks': ['node:crypto'],
};

/** A new room, or a package a room has not had so far, is a decision: it is made here. */
export const importRules: ImportRule[] = [
  ...CORE_ROOMS.map((room, index) =>
    rule(room, { rooms: CORE_ROOMS.slice(0, index), words: 'rooms of the core above it', builtins: CORE_BUILTINS[room] ?? [] }),
  ),
  rule('tools', { rooms: ['src/core'], builtins: [], packages: ['zod'] }),
  rule('src/mail', {
    rooms: ['src/core'],
    builtins: 'all',
    packages: [
      'nodemailer',
      'mailparser',
      'postal-mime',
      'html-to-text',
      'htmlparser2',
      'parse5',
      'parse5-htmlparser2-tree-adapter',
      'domhandler',
      'domutils',
      'dom-serializer',
      'css-select',
      'css-tree',
      'piscina',
      'unpdf',
      'mammoth',
      'lru-cache',
      'ical.js',
      'email-reply-parser',
      'mailauth',
      'tldts',
      ['mustache', 'template-engine.ts'],
      ['tsx', '-worker.mjs'],
    ],
  }),
  rule('src/store', {
    rooms: ['src/core', 'src/private-folder.ts'],
    builtins: 'all',
    packages: [
      ['tsx', '-worker.mjs'],
      'drizzle-orm',
      ['better-sqlite3', 'driver.ts'],
      ['pg', 'clients.ts'],
      ['@electric-sql/pglite', 'pglite.ts'],
      ['drizzle-kit', 'drizzle.config.ts'],
    ],
  }),
  rule('src/dns', { rooms: ['src/core'], builtins: 'all', packages: ['tldts', 'ipaddr.js', 'lru-cache'] }),
  rule('src/web', { rooms: ['src/core'], builtins: 'all', packages: ['ipaddr.js'] }),
  rule('src/limits', { rooms: ['src/core'], builtins: 'all', packages: ['ipaddr.js', 'lru-cache', 'rate-limiter-flexible'] }),
  rule('src/webhook/telling.ts', { rooms: ['src/core'], builtins: [] }),
  rule('src/webhook', {
    rooms: ['src/core', 'src/webhook/telling.ts', 'src/private-folder.ts'],
    builtins: 'all',
    packages: [
      '@fastify/busboy',
      'nodemailer',
      'zod',
      'lru-cache',
      'htmlparser2',
      'domutils',
      'piscina',
      ['aws4fetch', 's3.ts'],
      ['tsx', '-worker.mjs'],
    ],
  }),
  rule('src/simulation', { rooms: ['src/core', 'src/webhook'], builtins: 'all' }),
  rule('src/providers', { rooms: ['src/settings', 'src/webhook'], builtins: [] }),
  rule('src/smtp', {
    rooms: ['src/core', 'src/limits', 'src/listening', 'src/webhook/telling.ts'],
    builtins: 'all',
    packages: ['ipaddr.js', ['smtp-server', 'listener.ts']],
  }),
  rule('src/mailboxes', { rooms: ['src/core'], builtins: 'all' }),
  rule('src/workers', { rooms: ['src/core'], builtins: 'all' }),
  rule('src/metrics', { rooms: ['src/core', 'src/listening'], builtins: 'all', packages: [['prom-client', 'registries.ts']] }),
  rule('src/mcp', {
    rooms: ['tools', 'src/core', 'src/http'],
    builtins: 'all',
    packages: ['zod', ['@modelcontextprotocol/sdk', 'v2025-11-25.ts'], ['@modelcontextprotocol/server', 'v2026-07-28.ts']],
  }),
  rule('src/rest', {
    rooms: ['tools', 'src/core', 'src/http'],
    builtins: 'all',
    packages: ['express'],
  }),
  rule('src/console/browser', {
    rooms: ['src/console', 'packages/client/src'],
    builtins: [],
    packages: ['preact', '@preact/signals', ['openapi-fetch', 'api.ts'], ['eventsource-parser', 'live.ts']],
  }),
  rule('src/console', {
    rooms: ['src/core', 'src/rest', 'src/http'],
    builtins: 'all',
    packages: ['express', ['cookie', 'cookie.ts'], ['zod', 'session-routes.ts']],
  }),
  rule('src/settings', { rooms: ['src/core'], builtins: 'all', packages: ['zod'] }),
  rule('src/log.ts', { rooms: ['src/core'], builtins: 'all', packages: ['pino', 'pino-pretty'] }),
  rule('src/http', { rooms: ['src/core'], builtins: 'all' }),
  rule('src/private-folder.ts', { rooms: [], builtins: 'all' }),
  rule('src/listening', { rooms: [], builtins: 'all' }),
  rule('src/doctor', {
    rooms: ['src/core', 'src/store', 'src/mail', 'src/dns', 'src/settings', 'src/limits', 'src/listening', 'src/providers'],
    builtins: 'all',
  }),
  rule('src/welcome.ts', { rooms: 'all', builtins: 'all' }),
  rule('src/commands', {
    rooms: 'all',
    builtins: 'all',
    packages: ['zod', ['commander', 'words.ts'], ['eventsource-parser', 'followed-events.ts']],
  }),
  rule('src/bridge', { rooms: 'all', builtins: 'all' }),
  rule('src/cli.ts', { rooms: 'all', builtins: 'all' }),
  rule('src/main.ts', { rooms: 'all', builtins: 'all' }),
  rule('src/npm-shell.ts', { rooms: [], builtins: [] }),
  rule('src/start.mjs', { rooms: ['src/building'], builtins: 'all' }),
  rule('src/building', { rooms: [], builtins: 'all', packages: ['esbuild'] }),
  rule('src/background.ts', { rooms: 'all', builtins: [] }),
  rule('src/endpoints.ts', { rooms: 'all', builtins: 'all', packages: ['cors', 'express', 'helmet', 'proxy-addr'] }),
  rule('packages/client/src', { rooms: [], builtins: [], packages: ['openapi-fetch', ['eventsource-parser', 'follow.ts']] }),
  rule('src/start-warnings.ts', { rooms: ['src/core'], builtins: [] }),
  rule('src/smtp-opening.ts', {
    rooms: ['src/core', 'src/settings', 'src/dns', 'src/mail', 'src/smtp', 'src/listening'],
    builtins: [],
  }),
  rule('src/configure.ts', { rooms: ['src/settings', 'src/dns', 'src/mail', 'src/web'], builtins: [], packages: ['proxy-addr'] }),
  rule('src/registry.ts', { rooms: ['src/core', 'src/settings', 'src/store'], builtins: [] }),
  rule('src/app.ts', { rooms: 'all', builtins: 'all' }),
];

function rule(room: string, { rooms, words, builtins, packages = [] }: Allowed): ImportRule {
  const names = packages.map((one) => (typeof one === 'string' ? ([one, null] as const) : one));
  const imports = [
    ...(rooms === 'all' ? ['every room'] : words && rooms.length > 0 ? [words] : rooms),
    ...(builtins === 'all' ? ['node:*'] : builtins),
    ...names.map(([name, file]) => (file ? `${name} (${file} only)` : name)),
  ];
  return { room, imports: imports.join(', ') || 'nothing', rooms, builtins, packages: Object.fromEntries(names) };
}
