/** How many rows a slice of a list or a search looks at, in an inbox of 100,000 mails of which none matches. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { EmailFilter } from '../../../src/core/store/email-filters.ts';
import type { Place, Slice, SliceRequest } from '../../../src/core/store/page.ts';
import { sealingWith } from '../../../src/store/encryption/sealing.ts';
import { readTx } from '../../../src/store/queries.ts';
import { type Database, SQLite } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import * as tables from '../../../src/store/sqlite/schema.ts';
import * as searchIndex from '../../../src/store/sqlite/search-index.ts';
import { sqliteTables } from '../../support/postgres/test-database.ts';
import { scratchFolder } from '../../support/running/closing.ts';
import { type FlatSearch, flatSearch } from '../../support/store/flat-search.ts';
import { copyMail } from '../../support/store/many-mails.ts';
import { rawSql } from '../../support/store/raw-sql.ts';
import { anAccount, anEmail, anInbox, MIME, NOON } from '../../support/store/store-rows.ts';

const MAILS = 100_000;
const ENTRIES = 1000;
/** `not is_read` stays as it is, as the index of unread mail has it. */
const FLAG =
  /(?<=and |\()"emails"\."(?:direction|status|is_read|automated|authentication)"(?= = \?| is not null| and |\)| like '%"status")/g;

test('a slice looks at no more rows than it was told, whatever is asked for', async () => {
  const dataDir = await scratchFolder();
  const inbox = anInbox(anAccount().id);
  const email = anEmail(inbox, { size: 400 });
  await sqliteTables(dataDir);
  const store = openSqlite({ dataDir, exclusive: true });
  await store.write(async (tx) => {
    await tx.inboxes.insert(inbox);
    await tx.emails.insert(email, { text: 'Your code is 493217.', html: null, visible: null }, MIME);
  });
  await store.close();
  await copyMail((text, ...values) => rawSql({ DATA_DIR: dataDir }, text, values), email.id, MAILS - 1, false);

  const file = new SQLite(join(dataDir, 'postroom.db'));
  copyToOtherLists(file);
  let seen = 0;
  // Each text that a filter compares is made lower case first.
  file.function('lower', { deterministic: true }, (text: unknown) => {
    seen += 1;
    return typeof text === 'string' ? text.toLowerCase() : text;
  });
  // Each label that is looked for is replaced first.
  file.function('replace', { deterministic: true }, (text: unknown, part: unknown, by: unknown) => {
    seen += 1;
    return String(text).replaceAll(String(part), String(by));
  });
  file.function('looked', { deterministic: true }, (value: unknown) => {
    seen += 1;
    return value;
  });
  countFlags(file);
  const view = readTx(drizzle(file), tables, { searchIndex, sealing: sealingWith([]) });
  const cases: [SliceRequest['order'], Partial<EmailFilter>, texts: number][] = [
    ['newest', { from: 'nobody' }, 1],
    ['newest', { contains: 'no such words' }, 2],
    ['newest', { from: 'nobody', inboxIds: null, isRead: false }, 1],
    ['newest', { subject: 'nothing', since: new Date(0), until: NOON }, 1],
    ['position', { contains: 'no such words', afterSeq: 1, since: new Date(0) }, 2],
    ['oldest', { subject: 'nothing', isRead: false, unclaimedAt: NOON }, 1],
    ['newest', { isRead: true }, 1],
    ['newest', { direction: 'outbound' }, 1],
    ['newest', { automated: true }, 1],
    ['newest', { verified: false }, 1],
    ['newest', { status: 'sent' }, 1],
    ['oldest', { direction: 'outbound', isRead: true }, 1],
    ['newest', { label: 'none' }, 1],
  ];
  for (const [order, filter, texts] of cases) {
    const wanted = { accountId: inbox.accountId, inboxIds: [inbox.id], ...filter };
    const said = JSON.stringify([order, filter]);
    let from: Place | null = null;
    let slices = 0;
    let all = 0;
    do {
      seen = 0;
      const slice: { rows: unknown[]; end: Place | null } = await view.emails.slice(wanted, {
        order,
        from,
        limit: 51,
        entries: ENTRIES,
      });
      assert.deepEqual(slice.rows, []);
      assert.ok(seen <= texts * ENTRIES, `${seen} texts in one slice of ${said}`);
      from = slice.end;
      slices += 1;
      all += seen;
    } while (from && slices <= MAILS);
    // The newest of all is not older than NOON, and the first is not behind the position.
    assert.ok(all >= texts * (MAILS - 1), `${all} texts of ${MAILS} mails in all: ${said}`);
    assert.ok(slices >= MAILS / ENTRIES);
  }
  // Threads and quarantined mail have lists of their own, without an index on their labels and senders.
  const lists: [string, (asked: SliceRequest) => Promise<Slice<unknown>>][] = [
    ['threads', (asked) => view.threads.slice({ accountId: inbox.accountId, inboxIds: [inbox.id], label: 'none' }, asked)],
    ['threads', (asked) => view.threads.slice({ accountId: inbox.accountId, inboxIds: null, label: 'none' }, asked)],
    ['quarantine', (asked) => view.quarantine.slice({ accountId: inbox.accountId, inboxIds: [inbox.id], from: 'nobody' }, asked)],
    ['quarantine', (asked) => view.quarantine.slice({ accountId: inbox.accountId, inboxIds: null, subject: 'nothing' }, asked)],
  ];
  for (const [name, list] of lists) {
    let slices = 0;
    for (let from: Place | null = null; ; slices += 1) {
      seen = 0;
      const slice: Slice<unknown> = await list({ order: 'newest', from, limit: 51, entries: ENTRIES });
      assert.deepEqual(slice.rows, []);
      assert.ok(seen <= ENTRIES, `${seen} in one slice of ${name}`);
      if (slice.end === null) break;
      from = slice.end;
    }
    assert.ok(slices >= MAILS / ENTRIES - 1, `${slices} slices of ${name}`);
  }
  index(file);
  const searches: FlatSearch[] = [{ labels: ['none'] }, { terms: ['code'], labels: ['none'] }, { terms: ['code'], isRead: true }];
  for (const search of searches) {
    const said = JSON.stringify(search);
    let slices = 0;
    for (let beforeSeq: number | null = null; ; slices += 1) {
      seen = 0;
      const asked = { limit: 51, beforeSeq, entries: ENTRIES };
      const { rows, end } = await view.emails.search(flatSearch(inbox.accountId, search), asked);
      assert.deepEqual(rows, []);
      assert.ok(seen <= ENTRIES, `${seen} labels in one slice of ${said}`);
      if (end === null) break;
      assert.ok(end < (beforeSeq ?? MAILS + 1) && slices <= MAILS, `${said} goes on from ${end}`);
      beforeSeq = end;
    }
    assert.ok(slices >= MAILS / ENTRIES - 1, `${slices} slices of ${said}`);
  }
  file.close();
});

/** Flags are compared as they are: each comparison of one with what was asked for is counted. */
function countFlags(file: Database): void {
  const prepare = file.prepare.bind(file);
  file.prepare = ((text: string) => prepare(text.replace(FLAG, 'looked($&)'))) as typeof file.prepare;
}

/** The copies are not in the index of words yet. */
function index(file: Database): void {
  file.exec(
    `insert into email_words (rowid, scope, title, sender, recipients, body)
     select seq, 'a' || replace(account_id, '-', '') || ' inbound', subject, '', '', 'your code is 493217' from emails
     where seq > 1`,
  );
}

/** As many threads and quarantined mails as there are emails. */
function copyToOtherLists(file: Database): void {
  file.exec(
    `insert into threads (id, account_id, inbox_id, subject, conversation, labels, created_at, last_email_at)
     select thread_id, account_id, inbox_id, subject, '', '["some"]', created_at, created_at from emails`,
  );
  const columns = file.prepare<[], { name: string }>("select name from pragma_table_info('quarantine')").all();
  const names = columns.map(({ name }) => `"${name}"`).join();
  file.exec(`insert into quarantine (${names}) select ${names} from emails`);
}
