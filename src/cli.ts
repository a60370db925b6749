/** The command line of the operator, beside a running server: accounts, keys, backups, reading mail again; and the move to PostgreSQL. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { configure, openRegistry } from './app.ts';
import type { Config } from './config.ts';
import { createAccount, createAccountKey, type Registry } from './core/access/accounts.ts';
import { setSendingOf } from './core/access/sending-switch.ts';
import { PostroomError } from './core/base/errors.ts';
import { DEFAULT_PLAN } from './core/base/plans.ts';
import type { ReaderPassRow } from './core/store/reader-passes.ts';
import type { AttachmentCore } from './core/upkeep/attachment-texts.ts';
import { ensurePass, goOn } from './core/upkeep/reindex.ts';
import { createLog } from './log.ts';
import { startParser } from './mail/parser.ts';
import { SETTINGS } from './settings.ts';
import { type Moved, move } from './store/moving/move.ts';
import { number, type Progress, showProgress, size } from './store/moving/progress.ts';
import { backupSqlite } from './store/sqlite/backup.ts';
import { startAttachmentReading } from './workers/attachments.ts';

const USAGE = `Usage: npm run postroom -- COMMAND

  accounts list                                  every account with its plan
  accounts create [--name NAME] [--plan PLAN]    a new account and its first full-scope key, shown once
  keys create --account ID [--name NAME]         a new full-scope key of an account, shown once
  sending on|off --account ID                    stops all sending of an account, or begins it again
  backup --to FILE                               a copy of the whole database as it is now, also while the server runs
  reindex                                        reads all received mail and attached files again, also while the server runs
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
  'sending on': (registry, options) => sending(registry, options, true),
  'sending off': (registry, options) => sending(registry, options, false),
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

async function sending(registry: Registry, { account }: Options, enabled: boolean): Promise<string> {
  if (!account) throw new PostroomError('invalid_request', '--account is missing.', { hint: 'accounts list shows the ids.' });
  const { sendingStoppedAt, held } = await setSendingOf(registry, account, enabled);
  if (sendingStoppedAt !== null) return `sending is stopped since ${sendingStoppedAt}; mail is accepted and waits\n`;
  return held === 0 ? 'sending is on\n' : `sending is on; ${number(held)} long overdue wait for approval\n`;
}

/** What a command that takes long is given: a signal that asks it to stop, and the operator's terminal. */
type Work = { stop: AbortSignal; tell(progress: Progress): void; say(sentence: string): void };

/** They show their progress, and end orderly, with 130, at the first interrupt. */
const longCommands: Record<string, (options: Options, work: Work) => Promise<string>> = {
  'migrate-data': migrateData,
  reindex: (_options, work) => onRegistry((registry, config) => reindex(registry, config, work)),
};

// Whatever it writes holds mail or keys.
process.umask(0o077);
process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const request = read(args);
  const command = request && commands[request.words];
  const long = request && longCommands[request.words];
  if (!request || !(command || long)) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    if (long) return await interruptible((work) => long(request.options, work));
    if (command) process.stdout.write(await onRegistry((registry, config) => command(registry, request.options, config)));
    return 0;
  } catch (error) {
    const hint = error instanceof PostroomError && error.hint ? ` ${error.hint}` : '';
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
    return 1;
  }
}

async function onRegistry(command: (registry: Registry, config: Config) => Promise<string>): Promise<string> {
  const config = configure(process.env);
  const registry = await openRegistry(config, say);
  try {
    return await command(registry, config);
  } finally {
    await registry.store.close();
  }
}

async function interruptible(command: (work: Work) => Promise<string>): Promise<number> {
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const progress = showProgress(process.stderr);
  try {
    const report = await command({ stop: interrupt.signal, tell: progress.tell, say });
    progress.end();
    process.stdout.write(report);
    return 0;
  } catch (error) {
    progress.end();
    if (!interrupt.signal.aborted) throw error;
    process.stderr.write('Stopped. What is there stays: the same command goes on from here.\n');
    return 130;
  }
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** Takes part in a pass that is under way, or begins one. Where another process is at it, shows how far that one has come. */
async function reindex({ store, clock, ids }: Registry, config: Config, { stop, tell, say }: Work): Promise<string> {
  const mailReader = startParser();
  try {
    const core = { store, clock, ids, mailReader, log: createLog(config.logLevel === 'info' ? 'warn' : config.logLevel) };
    const { position: before } = await ensurePass(core, { again: true });
    const show = ({ position, until, reread }: ReaderPassRow) =>
      tell({ doing: 'reading', table: 'emails', rows: reread, total: until, done: position, before });
    let isTold = false;
    for (;;) {
      const isOurs = await goOn(core, { ending: stop, rest: 0, tell: show });
      const pass = await store.read((tx) => tx.readerPass.get());
      if (pass !== null && pass.finishedAt !== null) return `${rereadReport(pass)}${await readAttached(core, { stop, tell })}`;
      stop.throwIfAborted();
      if (!isOurs && !isTold) say('Another process is at it, such as a running server. This shows how far it has come.');
      isTold ||= !isOurs;
      if (pass) show(pass);
      await pause(1000, undefined, { signal: stop });
    }
  } finally {
    await mailReader.close();
  }
}

/** Takes part in reading the files that wait. They wait in the store, so whoever stops leaves the rest to a server or to the next command. */
async function readAttached(core: AttachmentCore, { stop, tell }: Pick<Work, 'stop' | 'tell'>): Promise<string> {
  const waiting = () => core.store.read((tx) => tx.attachmentTexts.waiting());
  const total = await waiting();
  if (total === 0) return '';
  const worker = startAttachmentReading(core, { alone: false });
  try {
    for (;;) {
      const left = await waiting();
      const done = Math.max(0, total - left);
      tell({ doing: 'reading', table: 'attachments', rows: done, total, done, before: 0 });
      if (left === 0) return `read the files of ${number(total)} ${total === 1 ? 'mail' : 'mails'}\n`;
      await pause(200, undefined, { signal: stop });
    }
  } finally {
    await worker.close();
  }
}

function rereadReport({ reread, changed, unreadable }: ReaderPassRow): string {
  const report = `read ${number(reread)} ${reread === 1 ? 'mail' : 'mails'} again: ${number(changed)} changed, ${number(unreadable)} could not be read\n`;
  return unreadable === 0
    ? report
    : `${report}what could not be read is found by its header only; its raw text and its files are there\n`;
}

/** Opens no store of its own: the move decides what may be opened. */
async function migrateData({ from, to }: Options, { stop, tell, say }: Work): Promise<string> {
  if (!from)
    throw new PostroomError('invalid_request', '--from is missing.', { hint: 'Name the file, such as data/postroom.db.' });
  const target = SETTINGS.databaseUrl.schema.safeParse(to);
  if (!target.success) {
    throw new PostroomError('invalid_request', '--to names no PostgreSQL database.', {
      hint: 'Give its URL: postgres://user:password@host:5432/postroom.',
    });
  }
  return movedReport(from, await move({ from, to: target.data, stop, tell, say }));
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
