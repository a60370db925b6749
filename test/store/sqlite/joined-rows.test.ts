/** Rows of several tables, read bare, against drizzle's own reading of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { bareDrizzle } from '../../../src/store/sqlite/bare-statements.ts';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const owners = sqliteTable('owners', { id: text('id'), at: integer('at', { mode: 'timestamp' }) });
const things = sqliteTable('things', { id: text('id'), owner: text('owner'), note: text('note') });

const connection = new SQLite(':memory:');
closedAtEnd({ close: async () => void connection.close() });
connection.exec(`create table owners (id, at); create table things (id, owner, note);
  insert into owners values ('ann', 60), ('bob', null);
  insert into things values ('pen', 'ann', 'blue'), ('cup', 'bob', null), ('hat', null, 'lost');`);

for (const [what, join, expected] of [
  [
    'an inner join',
    'innerJoin',
    [
      { id: 'ann', at: new Date(60_000) },
      { id: 'bob', at: null },
    ],
  ],
  [
    'an outer join, of which one side may be missing',
    'leftJoin',
    [{ id: 'ann', at: new Date(60_000) }, { id: 'bob', at: null }, null],
  ],
] as const)
  test(`${what} is read as drizzle reads it`, async () => {
    const rowsOf = async (db: ReturnType<typeof bareDrizzle>) =>
      await db
        .select({ thing: things, owner: owners })
        .from(things)
        [join](owners, eq(owners.id, things.owner))
        .orderBy(owners.id, things.id)
        .prepare()
        .execute();
    const rows = await rowsOf(bareDrizzle(connection));
    assert.deepEqual(rows, await rowsOf(drizzle(connection)));
    assert.deepEqual(new Set(rows.map(({ owner }) => owner)), new Set(expected));
  });
