/** Moves all data from a SQLite file to PostgreSQL: the rows that are not there yet, in their order. Then it checks all of them. */
import { type Sum, sumOfSource, sumOfTarget } from './checking.ts';
import { movedTables } from './moved-tables.ts';
import { openSource, type Source } from './source.ts';
import type { MovingState } from './state.ts';
import { type Target, WORDS, withTarget } from './target.ts';

export type Progress = {
  doing: 'moving' | 'splitting' | 'indexing' | 'checking';
  table: string;
  /** Rows handled since this run began the current phase. */
  rows: number;
  /** In bytes; in mails while they are split into words; in indexes while these are made. */
  total: number;
  /** How many of `total` are moved, by this run and earlier ones. */
  done: number;
  /** How many of `total` an earlier run moved. */
  before: number;
};

export type MoveOptions = {
  /** Path of the SQLite file. It is only read. */
  from: string;
  /** `postgres://…`, or in tests `pglite:FOLDER`. */
  to: string;
  /** Ends the move between two batches: the promise is rejected with the signal's reason, and the next run continues. */
  stop: AbortSignal;
  tell(progress: Progress): void;
  /** Shows the operator a sentence. */
  say(sentence: string): void;
};

export type Moved = {
  tables: ({ name: string } & Sum)[];
  /** The size of all values in SQLite. */
  bytes: number;
  /**
   * Texts that PostgreSQL cannot store as they were: U+FFFD replaces a NUL, and a hash the end of a text that is too long for an
   * index.
   */
  texts: number;
};

/**
 * Throws an Error with a plain sentence when the file or the database cannot be used, or when they differ at the end. Whatever was committed
 * stays for the next run, however this one ends. Until a run succeeds, no server starts on the database.
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

/** Answers the size of all values in bytes. */
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

/** Computed from the mails: SQLite's index stores no texts to copy. */
async function moveWords(target: Target, source: Source, places: Map<string, number>, options: MoveOptions): Promise<void> {
  const after = places.get(WORDS) ?? 0;
  const total = source.mailsAfter(0);
  const meter = meterOf('splitting', total, total - source.mailsAfter(after), options);
  await each(source.mails, after, async ({ mails, last }) => {
    await target.addWords(mails, last);
    meter(WORDS, mails.length, mails.length);
  });
}

/** Once all rows are there, which is many times faster than with each row. */
async function makeIndexes(target: Target, options: MoveOptions): Promise<void> {
  const indexes = await target.indexes();
  const meter = meterOf('indexing', indexes.length, 0, options);
  for (const index of indexes) {
    meter(index.name, 0, 0);
    await target.makeIndex(index);
    meter(index.name, 0, 1);
  }
}

/** Reads the next batch while PostgreSQL stores the one before. */
async function each<B extends { last: number }>(
  next: (after: number) => B | null,
  after: number,
  write: (batch: B) => Promise<void>,
): Promise<void> {
  for (let batch = next(after); batch; ) {
    const { last } = batch;
    const writing = write(batch);
    // The read blocks the event loop, so it waits one turn in which the statements are sent.
    const reading = new Promise((turn) => setImmediate(turn)).then(() => next(last));
    [batch] = await Promise.all([reading, writing]);
  }
}

async function check(target: Target, source: Source, bytes: number, options: MoveOptions): Promise<Moved> {
  // Each side counts as half of the work.
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
  const indexed = await target.count(
    `select count(*) from ${WORDS} join emails on ${WORDS}.seq = coalesce(imported_seq, emails.seq)`,
  );
  if (indexed !== emails) throw new Error(`Table ${WORDS} differs: ${emails} emails, words of ${indexed}. ${ANEW}`);
  return moved;
}

const ANEW = 'Move to a new, empty database, and tell us of it.';

/** Reports progress. It also throws when the move is to stop. */
function meterOf(doing: Progress['doing'], total: number, before: number, { tell, stop }: MoveOptions) {
  const progress = { doing, total, before, done: before, rows: 0 };
  return (table: string, rows: number, amount: number): void => {
    progress.rows += rows;
    progress.done += amount;
    tell({ ...progress, table });
    stop.throwIfAborted();
  };
}
