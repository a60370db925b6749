/** A backup of the SQLite file while a server writes to it. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { backupSqlite } from '../../../src/store/sqlite/backup.ts';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';

const MB = 1024 * 1024;

test('ends although something is committed between any two pieces, and holds what was there when it began', async () => {
  const dataDir = await scratchFolder();
  await openSqlite({ dataDir, exclusive: true }).close();
  const server = closedAtEnd(new SQLite(join(dataDir, 'postroom.db')));
  server.exec('create table letters (id integer primary key, content blob)');
  const write = server.prepare('insert into letters (content) values (randomblob(?))');
  for (let n = 0; n < 40; n++) write.run(MB);

  const told: [done: number, total: number][] = [];
  const copy = join(dataDir, 'copy.db');
  await backupSqlite(dataDir, copy, (done, total) => {
    write.run(10_000);
    told.push([done, total]);
    assert.ok(told.length < 1_000, 'it begins again and again');
  });

  assert.ok(told.length >= 5, `${told.length} pieces`);
  const amounts = told.map(([done]) => done);
  assert.deepEqual(
    amounts,
    amounts.toSorted((one, other) => one - other),
  );
  assert.deepEqual([...new Set(told.map(([, total]) => total))].length, 1);
  const copied = closedAtEnd(new SQLite(copy, { readonly: true }));
  assert.deepEqual(copied.prepare('select count(*) as n from letters').get(), { n: 40 });
  assert.equal(copied.pragma('integrity_check', { simple: true }), 'ok');
});
