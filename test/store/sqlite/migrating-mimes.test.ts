/** Mail that an earlier version accepted and had not filed, or kept in its quarantine: its bytes are found where they stand now. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';
import { MIME, NOON } from '../../support/store/store-rows.ts';

const FOLDER = fileURLToPath(new URL('../../../src/store/sqlite/migrations/', import.meta.url));
/** The last version that kept the bytes of accepted mail in its row, and the last that kept those of quarantined mail in a table of its own. */
const [ACCEPTED, QUARANTINED] = [26, 27];

test('mail that an earlier version accepted is filed with its bytes', async () => {
  const { db, open } = await databaseOf(ACCEPTED);
  const row = { id: randomUUID(), accountId: randomUUID(), inboxId: randomUUID() };
  db.prepare(
    `insert into accepted (id, account_id, inbox_id, size, tries, leased_until, accepted_at, mime)
     values (@id, @accountId, @inboxId, @size, 1, 0, @at, @mime)`,
  ).run({ ...row, size: MIME.length, at: NOON.getTime(), mime: MIME });
  const store = open();
  const due = await store.read((tx) => tx.accepted.due(row.accountId, NOON, 9));
  assert.deepEqual(
    due.map(({ id, inboxId, size, tries }) => ({ id, inboxId, size, tries })),
    [{ id: row.id, inboxId: row.inboxId, size: MIME.length, tries: 1 }],
  );
  assert.deepEqual(await store.read((tx) => tx.accepted.mime(row.id)), MIME);
});

test('mail that waits in the quarantine of an earlier version keeps its bytes', async () => {
  const { db, open } = await databaseOf(QUARANTINED);
  const id = randomUUID();
  db.prepare('insert into quarantine_mimes (email_id, inbox_id, arrival_hash, mime) values (?, ?, ?, ?)').run(
    ...[id, randomUUID(), 'a hash', MIME],
  );
  assert.deepEqual(await open().read((tx) => tx.quarantine.mime(id)), MIME);
});

/** A database as the version with so many migrations left it; `open` opens it with this one. */
async function databaseOf(migrations: number) {
  const dataDir = await scratchFolder();
  const db = new SQLite(join(dataDir, 'postroom.db'));
  const { entries } = JSON.parse(await readFile(`${FOLDER}meta/_journal.json`, 'utf8'));
  db.exec('create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)');
  for (const { tag, when } of entries.slice(0, migrations)) {
    for (const statement of (await readFile(`${FOLDER}${tag}.sql`, 'utf8')).split('--> statement-breakpoint')) db.exec(statement);
    db.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)').run(tag, when);
  }
  return {
    db,
    open: () => {
      db.close();
      return closedAtEnd(openSqlite({ dataDir, exclusive: true }));
    },
  };
}
