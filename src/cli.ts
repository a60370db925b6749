/** The command line of the operator: accounts, keys and backups, beside a running server; and the move to PostgreSQL. */
import { parseArgs } from 'node:util';
import { configure, openRegistry } from './app.ts';
import { type Config, SETTINGS } from './config.ts';
import { createAccount, createAccountKey, type Registry } from './core/access/accounts.ts';
import { PostroomError } from './core/base/errors.ts';
import { DEFAULT_PLAN } from './core/base/plans.ts';
import { type Moved, move } from './store/moving/move.ts';
import { number, showProgress, size } from './store/moving/progress.ts';
import { backupSqlite } from './store/sqlite/backup.ts';

const USAGE = `Usage: npm run postroom -- COMMAND

  accounts list                                  every account with its plan
  accounts create [--name NAME] [--plan PLAN]    a new account and its first full-scope key, shown once
  keys create --account ID [--name NAME]         a new full-scope key of an account, shown once
  backup --to FILE                               a copy of the whole database as it is now, also while the server runs
  migrate-data --from FILE --to URL              everything of a SQLite file into an empty PostgreSQL database
`;

const OPTIONS = ['name', 'plan', 'account', 'from', 'to'] as const;

type Options = Record<(typeof OPTIONS)[number], string | undefined>;

const commands: Record<string, (registry: Registry, options: Options, config: Config) => Promise<string>> = {
  'accounts list': async (registry) => {
    const accounts = await registry.store.read((tx) => tx.accounts.list());
    return accounts.map((account) => `${account.id}  ${account.plan.padEnd(10)} ${account.name}\n`).join('');
  },
  'accounts create': async (registry, options) => {
    const { account, key } = await createAccount(registry, {
      name: options.name ?? 'account',
      plan: options.plan ?? DEFAULT_PLAN,
    });
    return `account ${account.id} (plan ${account.plan})\nkey, shown only now: ${key}\n`;
  },
  'keys create': async (registry, options) => {
    if (!options.account)
      throw new PostroomError('invalid_request', '--account is missing.', { hint: 'accounts list shows the ids.' });
    return `key, shown only now: ${await createAccountKey(registry, options.account, options.name ?? 'key')}\n`;
  },
  backup: async (_registry, options, config) => {
    if (!options.to) throw new PostroomError('invalid_request', '--to is missing.', { hint: 'Name the file to write.' });
    if (config.databaseUrl !== null) {
      throw new PostroomError('invalid_request', 'This copies SQLite databases only.', {
        hint: 'Back PostgreSQL up with pg_dump, or with what your provider offers.',
      });
    }
    const progress = showProgress(process.stderr);
    const tell = (done: number, total: number) =>
      progress.tell({ doing: 'copying', table: 'postroom.db', rows: 0, total, done, before: 0 });
    await backupSqlite(config.dataDir, options.to, tell).finally(progress.end);
    return `copied to ${options.to}\n`;
  },
};

// Whatever it writes holds mail or keys.
process.umask(0o077);
process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const request = read(args);
  const isMove = request?.words === 'migrate-data';
  const command = request && commands[request.words];
  if (!request || !(command || isMove)) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    if (!command) return await migrateData(request.options);
    const config = configure(process.env);
    const registry = await openRegistry(config, (sentence) => process.stderr.write(`${sentence}\n`));
    try {
      process.stdout.write(await command(registry, request.options, config));
    } finally {
      await registry.store.close();
    }
    return 0;
  } catch (error) {
    const hint = error instanceof PostroomError && error.hint ? ` ${error.hint}` : '';
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
    return 1;
  }
}

/** Opens no store of its own: the move decides what may be opened. Ends orderly, with 130, at the first interrupt. */
async function migrateData({ from, to }: Options): Promise<number> {
  if (!from)
    throw new PostroomError('invalid_request', '--from is missing.', { hint: 'Name the file, such as data/postroom.db.' });
  const target = SETTINGS.databaseUrl.schema.safeParse(to);
  if (!target.success) {
    throw new PostroomError('invalid_request', '--to names no PostgreSQL database.', {
      hint: 'Give its URL: postgres://user:password@host:5432/postroom.',
    });
  }
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const progress = showProgress(process.stderr);
  try {
    const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
    const moved = await move({ from, to: target.data, stop: interrupt.signal, tell: progress.tell, say });
    progress.end();
    process.stdout.write(movedReport(from, moved));
    return 0;
  } catch (error) {
    progress.end();
    if (!interrupt.signal.aborted) throw error;
    process.stderr.write('Stopped. What is there stays: the same command goes on from here.\n');
    return 130;
  }
}

function movedReport(from: string, { tables, bytes, texts }: Moved): string {
  const width = Math.max(...tables.map(({ name }) => name.length));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    ...tables.map((table) => {
      const checksum = table.checksum.toString(16).padStart(64, '0').slice(0, 16);
      return `${table.name.padEnd(width)}  ${number(table.rows).padStart(12)} rows  checksum ${checksum}\n`;
    }),
    `moved ${number(rows)} rows, ${size(bytes)}: counts and checksums are the same on both sides\n`,
    texts === 0
      ? ''
      : `${number(texts)} texts had to change: a NUL is U+FFFD in PostgreSQL, and of a Message-ID over 2 KB a hash stands for the end\n`,
    `${from} is as it was. Start Postroom with DATABASE_URL from now on, and put the file away: what came in there would stay there.\n`,
  ].join('');
}

function read(args: string[]): { words: string; options: Options } | null {
  try {
    const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' } as const]));
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { words: positionals.join(' '), options: values as Options };
  } catch {
    return null;
  }
}
