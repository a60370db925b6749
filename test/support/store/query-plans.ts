/** SQLite's plans for the store's queries, on a store that a test fills. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InboxRow } from '../../../src/core/store/inboxes.ts';
import type { ReadTx, WriteTx } from '../../../src/core/store/store.ts';
import { sealingWith } from '../../../src/store/encryption/sealing.ts';
import { readTx, writeTx } from '../../../src/store/queries.ts';
import { bareDrizzle } from '../../../src/store/sqlite/bare-statements.ts';
import { type Database, SQLite } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import * as tables from '../../../src/store/sqlite/schema.ts';
import * as searchIndex from '../../../src/store/sqlite/search-index.ts';
import { closedAtEnd, scratchFolder } from '../running/closing.ts';
import { fill } from './store-fill.ts';
import { anAccount } from './store-rows.ts';

const engine = { searchIndex, sealing: sealingWith([]) };

/** The few accounts that are paused or being deleted. */
export const NOT_ACTIVE = 'SCAN accounts USING INDEX accounts_not_active';

export type Asked = { sql: string; params: unknown[] };

export type QueryPlans = {
  view: ReadTx;
  unit: WriteTx;
  /** What the last work asked. */
  asked(): Asked[];
  /** The plan of all that `work` asks, in the order SQLite goes about it. */
  planOf(work: () => Promise<unknown>): Promise<string[]>;
  /** Every step seeks, none scans or sorts, and what is looked for is found by `index`. */
  seeks(index: string, work: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
};

/** Filling takes most of a file's time, so the files of a process share what was filled, each on a copy of its own. */
let filled: Promise<{ account: ReturnType<typeof anAccount>; inboxes: InboxRow[]; database: Buffer }> | null = null;

/** Plans on a store with the mail of one account in `inboxes`, and a neighbour's. They are closed at the end of the file. */
export async function filledPlans() {
  filled ??= fillOnce();
  const { account, inboxes, database } = await filled;
  const path = join(await scratchFolder(), 'copy.db');
  await writeFile(path, database);
  return { ...closedAtEnd(plansOf(path)), account, inboxes };
}

export async function openQueryPlans(fill: (tx: WriteTx) => Promise<void>): Promise<QueryPlans> {
  return plansOf(await filledDatabase(fill));
}

async function fillOnce() {
  const account = anAccount();
  const inboxes: InboxRow[] = [];
  const path = await filledDatabase((tx) => fill(tx, account.id, anAccount().id, inboxes));
  return { account, inboxes, database: await readFile(path) };
}

async function filledDatabase(fill: (tx: WriteTx) => Promise<void>): Promise<string> {
  const dataDir = await scratchFolder();
  const store = openSqlite({ dataDir, exclusive: true });
  await store.write(fill);
  await store.close();
  return join(dataDir, 'postroom.db');
}

function plansOf(path: string): QueryPlans {
  const connection = new SQLite(path);
  let asked: Asked[] = [];
  const explain = connection.prepare.bind(connection);
  tellCalls(connection, (call) => void asked.push(call));

  async function planOf(work: () => Promise<unknown>): Promise<string[]> {
    asked = [];
    await work();
    assert.notEqual(asked.length, 0, 'no query was seen');
    return asked.flatMap(({ sql, params }) =>
      explain<unknown[], { detail: string }>(`explain query plan ${sql}`)
        .all(params)
        .map((step) => step.detail),
    );
  }

  return {
    view: readTx(bareDrizzle(connection), tables, engine),
    unit: writeTx(
      bareDrizzle(connection),
      tables,
      engine,
      () => {},
      () => {},
    ).tx,
    asked: () => asked,
    planOf,
    seeks: async (index, work) => {
      const plan = await planOf(work);
      assert.deepEqual(faultsOf(plan, index), [], `\n  ${plan.join('\n  ')}\n`);
    },
    close: async () => {
      connection.close();
    },
  };
}

/** Tells of each statement that is called what SQLite is given. */
function tellCalls(connection: Database, tell: (call: Asked) => void): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = ((sql: string) => {
    const statement = prepare<unknown[]>(sql);
    const { all, run } = statement;
    statement.all = (...params) => {
      tell({ sql, params });
      return all.apply(statement, params);
    };
    statement.run = (...params) => {
      tell({ sql, params });
      return run.apply(statement, params);
    };
    return statement;
  }) as Database['prepare'];
}

/** The steps of a plan that do not seek in `index`. */
export function faultsOf(plan: string[], index: string): string[] {
  const found = plan.some((step) => step.startsWith('SEARCH') && step.includes(`INDEX ${index}`));
  return [...(found ? [] : [`not by ${index}`]), ...plan.filter((step) => /\bSCAN (?!json_each)|TEMP B-TREE/.test(step))];
}
