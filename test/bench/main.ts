/** The benchmark: Postroom against reference servers, in alternating rounds of one run. Ratios count, absolute figures move with the machine. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureAgents } from './agents.ts';
import { measureBackup } from './backup.ts';
import { measureBounces } from './bounces.ts';
import { measureCodes } from './codes.ts';
import { measureConsole } from './console.ts';
import { measureDeletions } from './deletions.ts';
import { startEngines } from './engines.ts';
import { measureErrands } from './errands.ts';
import { measureIngest } from './ingest.ts';
import { measureLargeIngest } from './ingest-large.ts';
import { commitNow, withRun } from './kept-runs.ts';
import { measureKills } from './kills.ts';
import { measureLargePosts } from './large-posts.ts';
import { clearUpOnExit } from './leftovers.ts';
import { measureLists } from './lists.ts';
import { measureMailboxes } from './mailboxes.ts';
import { measureMcp } from './mcp.ts';
import { measureMemory } from './memory.ts';
import { measureOutbox } from './outbox.ts';
import { measureOverload } from './overload.ts';
import { type Measured, report, withSections, writeReport } from './report.ts';
import type { Row } from './rounds.ts';
import { measureSearch } from './search.ts';
import { measureSends } from './sends.ts';
import { measureSlowMail } from './slow-mail.ts';
import { measureSmtp } from './smtp.ts';
import { measureStalls } from './stalls.ts';
import { measureStreams } from './streams.ts';
import { measureWaiting } from './waiting.ts';
import { measureWebhooks } from './webhooks.ts';

const USAGE = `npm run bench -- [--only ingest,smtp,send,mcp,list,memory,errands,agents,codes,bounces,waiting,streams,webhooks,search,console,outbox,stalls,deletions,backup,mailboxes,slow-mail,large-mail,large-posts,overload,kills] [--kills [N]] [--quick] [--write]
npm run bench -- --engine postgres [--only ingest,instances,send,wake,list,search] [--mails N] [--quick] [--write]
  --only    these measurements; without it all but kills
  --kills   also kills under load: N of them, 200 when no number follows (half an hour)
  --engine  PostgreSQL and SQLite in one run, on a PostgreSQL server of their own
  --mails   how many both list and search, a multiple of 5,000; without it 1,000,000
  --quick   short rounds and small numbers, to see that it runs
  --write   puts what was measured into its sections of docs/benchmarks.md, and the ratios on top of those of the last runs
`;

const BENCHMARKS = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));

const full = { rounds: 5, seconds: 4, warm: 1 };
const quick = { rounds: 2, seconds: 1, warm: 0.5 };

const measurements: Record<string, (short: boolean) => Promise<Row[]>> = {
  ingest: (short) => measureIngest({ ...(short ? quick : full), burst: short ? 5_000 : 20_000 }),
  smtp: (short) => measureSmtp({ ...(short ? quick : full), connections: 2_000, burst: short ? 2_000 : 20_000 }),
  send: (short) => measureSends(short ? quick : full),
  mcp: (short) => measureMcp(short ? quick : full),
  list: (short) => measureLists(short ? { mails: 2_000, rounds: 3, pages: 20 } : { mails: 100_000, rounds: 7, pages: 100 }),
  memory: (short) => measureMemory(short ? { looks: 3, mails: 300, later: 10 } : { looks: 7, mails: 10_000, later: 10 }),
  errands: () => measureErrands(),
  agents: () => measureAgents(),
  codes: () => measureCodes(),
  bounces: () => measureBounces(),
  waiting: (short) => measureWaiting(short ? { waiters: 100, mails: 10 } : { waiters: 1_000, mails: 50 }),
  streams: (short) => measureStreams(short ? { streams: 100, mails: 10 } : { streams: 1_000, mails: 100 }),
  webhooks: (short) => measureWebhooks(short ? { mails: 10, backlog: 50 } : { mails: 100, backlog: 1_000 }),
  search: (short) => measureSearch(short ? { mails: 2_000, rounds: 2, pages: 10 } : { mails: 100_000, rounds: 5, pages: 50 }),
  outbox: (short) => measureOutbox(short ? { rounds: 2, mails: 1_000 } : { rounds: 5, mails: 5_000 }),
  stalls: (short) => measureStalls({ mails: short ? 50_000 : 1_000_000 }),
  console: (short) => measureConsole(short ? { mails: 10_000, opens: 2, rows: 500 } : { mails: 100_000, opens: 7, rows: 20_000 }),
  deletions: (short) => measureDeletions(short ? { mails: 5_000, seconds: 3 } : { mails: 100_000, seconds: 20 }),
  backup: (short) =>
    measureBackup(short ? { megabytes: 200, rounds: 2, seconds: 5 } : { megabytes: 200, rounds: 5, seconds: 10 }),
  mailboxes: (short) => measureMailboxes({ mails: short ? 500 : 10_000 }),
  'large-mail': (short) => measureLargeIngest(short ? quick : full),
  'large-posts': (short) => measureLargePosts(short ? { mb: 3, rounds: 1 } : { mb: 25, rounds: 3 }),
  'slow-mail': (short) => measureSlowMail({ seconds: short ? 5 : 20 }),
  overload: (short) => measureOverload({ seconds: short ? 4 : 10 }),
  kills: async (short) =>
    (await measureKills(Number(positionals[0] ?? (short ? 5 : 200)))).map(({ what, figure }) => ({
      what,
      postroom: figure,
      reference: '',
      ratio: '',
      wanted: '',
    })),
};

const { values: options, positionals } = parseArgs({
  // The number after --kills, which may stand alone.
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    kills: { type: 'boolean', default: false },
    engine: { type: 'string' },
    mails: { type: 'string' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
if (options.engine !== undefined && options.engine !== 'postgres') refuse(`There is no engine ${options.engine} to compare.`);
if (options.quick && options.write) refuse('Quick rounds are not written: they are too short to compare.');
const mails = Number(options.mails ?? (options.quick ? 20_000 : 1_000_000));
if (!(mails > 0 && mails % 5_000 === 0)) refuse('--mails takes a multiple of 5,000.');

clearUpOnExit();
const engines = options.engine === undefined ? null : await startEngines(mails);
const offered = engines?.measurements ?? measurements;
const chosen = options.only?.split(',') ?? Object.keys(offered).filter((name) => name !== 'kills' || options.kills);
const unknown = chosen.filter((name) => !(name in offered));
unknown.push(...positionals.filter((word, index) => index > 0 || !options.kills || !/^[1-9][0-9]{0,3}$/.test(word)));
if (unknown.length > 0) refuse(`There is no measurement ${unknown.join(', ')}.`);

const measured: Measured[] = [];
for (const name of chosen) {
  const began = performance.now();
  process.stderr.write(`${name} …`);
  measured.push({ name: titleOf(name), rows: (await offered[name]?.(options.quick)) ?? [] });
  process.stderr.write(` ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
}
await engines?.end();
const run = {
  date: new Date().toISOString().slice(0, 10),
  commit: commitNow(),
  how: [options.quick ? 'quick rounds' : 'full rounds', ...(engines ? [engines.how] : [])].join(', '),
};
process.stdout.write(`\n${report(measured, run)}\n`);
if (options.write) {
  const names = Object.keys(offered).map(titleOf);
  await write(engines ? 'bench-postgres' : 'bench', (before) => withSections(before, measured, run, names));
  const rows = measured.flatMap(({ rows }) => rows);
  if (rows.some(({ kept }) => kept !== undefined)) await write('bench-runs', (before) => withRun(before, rows, run));
}

/** A page has a title once. */
function titleOf(name: string): string {
  return engines ? `PostgreSQL: ${name}` : name;
}

async function write(name: string, text: (before: string) => string): Promise<void> {
  if (await writeReport(BENCHMARKS, name, text)) return;
  process.stderr.write(`docs/benchmarks.md has no marks ${name} to write between.\n`);
}

function refuse(why: string): never {
  process.stderr.write(`${why}\n${USAGE}`);
  process.exit(1);
}
