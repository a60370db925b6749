/** Moves a post room from its SQLite file to PostgreSQL: what is not there yet, in the order of the rows, and checks all of it. */
import { type Sum, sumOfSource, sumOfTarget } from './checking.ts';
import { movedTables } from './moved-tables.ts';
import { openSource, type Source } from './source.ts';
import type { MovingState } from './state.ts';
import { type Target, WORDS, withTarget } from './target.ts';

export type Progress = {
  doing: 'moving' | 'splitting' | 'indexing' | 'checking';
  table: string;
  /** Rows seen since this run began to do that. */
  rows: number;
  /** Bytes; mails while they are split into words; indexes while these are made. Of all, those that are done, also by an earlier run. */
  total: number;
  done: number;
  before: number;
};

export type MoveOptions = {
  /** Path of the SQLite file, which is only read. */
  from: string;
  /** `postgres://…`, or `pglite:FOLDER`. */
  to: string;
  /** Ends the move between two batches: the promise is rejected with its reason, and the next run goes on. */
  stop: AbortSignal;
  tell(progress: Progress): void;
  /** A sentence for whoever watches. */
  say(sentence: string): void;
};

export type Moved = {
  tables: ({ name: string } & Sum)[];
  /** Of all values, as they are in SQLite. */
  bytes: number;
  /** Texts that PostgreSQL does not keep as they were: a NUL is U+FFFD there, and of what is too long for an index a hash stands for the end. */
  texts: number;
};

/**
 * Throws an Error with a plain sentence when one of the two is not as it must be, or when they differ at the end. What is committed stays
 * for the next run, however this one ends; until one ends well, no server starts on the database.
 */
export async function move(options: MoveOptions): Promise<Moved> {
  const source = openSource(options.from);
  try {
    return await withTarget(options.to, source.account, (target) => moveTo(target, source, options));
  } finally {
    source.close();
  }
}

async function moveTo(target: Target, source: Source, options: MoveOptions): Promise<Moved> {
  const state = source.state();
  const { places } = await begun(target, source, options);
  const bytes = await moveRows(target, source, places, options);
  await moveWords(target, source, places, options);
  await makeIndexes(target, options);
  for (const table of movedTables) await target.continueAfter(table, source.highest(table));
  const moved = await check(target, source, bytes, options);
  if (source.state() !== state) throw new Error(`${options.from} was written to meanwhile. ${AGAIN} it begins from nothing.`);
  await target.finish();
  return moved;
}

const AGAIN = 'Run the same command again:';

async function begun(target: Target, source: Source, { say }: MoveOptions): Promise<MovingState> {
  const own: MovingState = { account: source.account, source: source.state(), places: new Map() };
  const { found } = target;
  if (found && found.account !== own.account)
    throw new Error(
      'The database that --to names holds a part of another Postroom. Move that one to its end, or name another database.',
    );
  if (found && found.source === own.source) {
    say('An earlier run was interrupted: going on where it was.');
    return found;
  }
  if (found) say('The file has changed since the run that was interrupted: beginning again from nothing.');
  await target.begin(own);
  return own;
}

/** Answers the bytes of all values. */
async function moveRows(target: Target, source: Source, places: Map<string, number>, options: MoveOptions): Promise<number> {
  const sum = (sizes: number[]) => sizes.reduce((all, one) => all + one, 0);
  const total = sum(movedTables.map((table) => source.measure(table, 0)));
  const left = places.size > 0 ? sum(movedTables.map((table) => source.measure(table, places.get(table.name) ?? 0))) : total;
  const meter = meterOf('moving', total, total - left, options);
  for (const table of movedTables) {
    const after = places.get(table.name) ?? 0;
    await each(
      (last) => source.batch(table, last),
      after,
      async ({ rows, bytes, last }) => {
        await target.add(table, rows, last);
        meter(table.name, rows.length, bytes);
      },
    );
  }
  return total;
}

/** Of the mails as they stand, not from SQLite's index: it keeps no texts. */
async function moveWords(target: Target, source: Source, places: Map<string, number>, options: MoveOptions): Promise<void> {
  const after = places.get(WORDS) ?? 0;
  const total = source.mailsAfter(0);
  const meter = meterOf('splitting', total, total - source.mailsAfter(after), options);
  await each(source.mails, after, async ({ mails, last }) => {
    await target.addWords(mails, last);
    meter(WORDS, mails.length, mails.length);
  });
}

/** Over all rows at once, which is many times faster than row by row. */
async function makeIndexes(target: Target, options: MoveOptions): Promise<void> {
  const indexes = await target.indexes();
  const meter = meterOf('indexing', indexes.length, 0, options);
  for (const index of indexes) {
    meter(index.name, 0, 0);
    await target.makeIndex(index);
    meter(index.name, 0, 1);
  }
}

/** The next batch is read while PostgreSQL takes the one before. */
async function each<B extends { last: number }>(
  next: (after: number) => B | null,
  after: number,
  write: (batch: B) => Promise<void>,
): Promise<void> {
  for (let batch = next(after); batch; ) {
    const { last } = batch;
    const writing = write(batch);
    // The statements are on their way once the event loop has turned.
    const reading = new Promise((turn) => setImmediate(turn)).then(() => next(last));
    [batch] = await Promise.all([reading, writing]);
  }
}

async function check(target: Target, source: Source, bytes: number, options: MoveOptions): Promise<Moved> {
  // Each side is a half of the work.
  const meter = meterOf('checking', 2 * bytes, 0, options);
  const moved: Moved = { tables: [], bytes, texts: 0 };
  for (const table of movedTables) {
    const { name } = table;
    let ofTable = 0;
    const there = await sumOfSource(source, table, async (rows, read) => {
      ofTable += read;
      meter(name, rows, read);
      await new Promise((turn) => setImmediate(turn));
    });
    const here = await sumOfTarget(target, table, (rows) => meter(name, 0, (ofTable * rows) / Math.max(1, there.rows)));
    if (here.rows !== there.rows)
      throw new Error(`Table ${name} differs: ${there.rows} rows in the file, ${here.rows} in PostgreSQL. ${ANEW}`);
    if (here.checksum !== there.checksum)
      throw new Error(`Table ${name} differs: as many rows on both sides, but their checksums are not the same. ${ANEW}`);
    moved.tables.push({ name, rows: there.rows, checksum: there.checksum });
    moved.texts += there.texts;
  }
  const emails = moved.tables.find(({ name }) => name === 'emails')?.rows;
  const indexed = await target.count(`select count(*) from ${WORDS} join emails using (seq)`);
  if (indexed !== emails) throw new Error(`Table ${WORDS} differs: ${emails} emails, words of ${indexed}. ${ANEW}`);
  return moved;
}

const ANEW = 'Move to a new, empty database, and tell us of it.';

/** Tells how far it is, and is where a move can be stopped. */
function meterOf(doing: Progress['doing'], total: number, before: number, { tell, stop }: MoveOptions) {
  const progress = { doing, total, before, done: before, rows: 0 };
  return (table: string, rows: number, amount: number): void => {
    progress.rows += rows;
    progress.done += amount;
    tell({ ...progress, table });
    stop.throwIfAborted();
  };
}
