/** What SQLite puts off until much has changed is done in small pieces while a whole account is removed. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';
import { seeded } from '../../support/running/seeded.ts';
import { anAccount, anEmail, anInbox, first, later, NO_BODY } from '../../support/store/store-rows.ts';

const MAILS = 1_500;
const BATCH = 25;

const dataDir = await scratchFolder();
const store = closedAtEnd(openSqlite({ dataDir, exclusive: true }));
const account = anAccount();
const inbox = anInbox(account.id);

test('no batch of removals writes much more than the others, though the index for search is merged meanwhile', async () => {
  await fill();
  const other = closedAtEnd(new SQLite(join(dataDir, 'postroom.db')));
  const pages: number[] = [];
  for (let more = MAILS; more > BATCH; more -= BATCH) {
    await eventually('the log is empty', async () => {
      const [{ busy } = { busy: 1 }] = other.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      return busy === 0;
    });
    await removeSome();
    const [log] = other.pragma('wal_checkpoint(PASSIVE)') as { log: number }[];
    pages.push(log?.log ?? 0);
  }
  const sorted = pages.toSorted((a, b) => a - b);
  const [middle = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  assert.ok(middle > 0 && most < 2 * middle, `${middle} pages as a rule, ${most} at most`);
  const { found, listed } = await left();
  assert.equal(found.length, BATCH);
  assert.deepEqual(found, listed);
});

test('a bulk write is in the database file soon after it, any other stays in the log', async () => {
  const inFile = async () => {
    const folder = join(await scratchFolder(), 'copy');
    await mkdir(folder);
    await copyFile(join(dataDir, 'postroom.db'), join(folder, 'postroom.db'));
    const copy = new SQLite(join(folder, 'postroom.db'), { readonly: true });
    const row = copy.prepare('select count(*) as n from accounts').get() as { n: number };
    copy.close();
    return row.n;
  };
  const reader = closedAtEnd(new SQLite(join(dataDir, 'postroom.db')));
  const before = await inFile();
  await store.write((tx) => tx.accounts.insert(anAccount()));
  assert.equal(await inFile(), before);
  await store.write((tx) => tx.accounts.insert(anAccount()), { bulk: true });
  await eventually('it is in the file', async () => (await inFile()) === before + 2);
  // What reads the log at that moment, such as a backup, keeps it from being moved.
  reader.exec('BEGIN');
  reader.prepare('select count(*) from accounts').get();
  await store.write((tx) => tx.accounts.insert(anAccount()), { bulk: true });
  await store.write((tx) => tx.accounts.insert(anAccount()), { bulk: true });
  assert.notEqual(await inFile(), before + 4);
  reader.exec('COMMIT');
  await eventually('it is there once that has ended', async () => (await inFile()) === before + 4);
});

/** Ids of the mail that is left, by a word of all of it and by the list. */
async function left(): Promise<{ found: string[]; listed: string[] }> {
  const index = { term: { field: null, words: ['meadow'], prefix: false } };
  const branches = [{ inboxIds: null, index, rows: [] }];
  return await store.read(async (tx) => {
    const { rows } = await tx.emails.search(
      { accountId: account.id, branches },
      { limit: MAILS, beforeSeq: null, entries: MAILS },
    );
    const listed = await tx.emails.list({ accountId: account.id, inboxIds: null }, first(MAILS));
    return { found: rows.map(({ id }) => id).sort(), listed: listed.map(({ id }) => id).sort() };
  });
}

/** In many commits, so that the index has segments of several levels. */
async function fill(): Promise<void> {
  const random = seeded(3);
  const vocabulary = Array.from({ length: 5_000 }, () => Math.floor(random() * 1e9).toString(36));
  const text = () => Array.from({ length: 200 }, () => vocabulary[Math.floor(random() ** 2 * vocabulary.length)]).join(' ');
  await store.write(async (tx) => {
    await tx.accounts.insert(account);
    await tx.inboxes.insert(inbox);
  });
  for (let n = 0; n < MAILS; n += BATCH)
    await store.write(async (tx) => {
      for (let more = 0; more < BATCH; more++) {
        const body = `meadow ${text()}`;
        const email = anEmail(inbox, { createdAt: later(Math.floor(random() * 1e9)) });
        await tx.emails.insert(email, { ...NO_BODY, text: body }, randomBytes(2_000));
      }
    });
}

async function removeSome(): Promise<void> {
  await store.write(async (tx) => {
    const rows = await tx.accountRows.emails(account.id, BATCH);
    await tx.emails.remove(rows.map(({ id }) => id));
  });
}
