/** A database of the first version, opened by this one: all its mail is there, in threads, searchable, and nothing is asked of it again. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { EmailRow } from '../../../src/core/store/emails.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { ENTRIES, type FlatSearch, flatSearch } from '../../support/store/flat-search.ts';
import {
  anAccount,
  anApiKey,
  anEmail,
  anInbox,
  aSession,
  first,
  later,
  MIME,
  NO_BODY,
  nextUnclaimed,
  wholeSlice,
} from '../../support/store/store-rows.ts';

const FOLDER = fileURLToPath(new URL('../../../src/store/sqlite/migrations/', import.meta.url));

const NOTHING: EmailRow['authentication'] = { status: 'checked', dmarc: null, dkim: [], spf: null, arc: null };

/** Columns as the first version had them. */
type Row = Record<string, string | number | Buffer | null>;

describe('a database of the first version', () => {
  let dataDir: string;
  let store: Store;
  const account = anAccount();
  const inbox = anInbox(account.id);
  const deleted = anInbox(account.id, { deletedAt: later(0) });
  const key = anApiKey(account.id, { inboxIds: [inbox.id] });
  const session = aSession(key.id);
  const [thread, lone, gone] = [randomUUID(), randomUUID(), randomUUID()];
  const many = Array.from({ length: 70 }, (_, n) => `<${n}@many>`);

  /** Out of order on purpose: positions follow the time, then the id. */
  const mails = [
    mail({
      threadId: thread,
      createdAt: later(30),
      inReplyTo: '<root@x>',
      references: ['<root@x>', '<mid@x>'],
      subject: 'Re: Grüße',
    }),
    mail({ threadId: thread, createdAt: later(10), messageId: '<root@x>', subject: 'Grüße', labels: ['work'], isRead: true }),
    mail({
      threadId: thread,
      createdAt: later(20),
      direction: 'outbound',
      status: 'sent',
      references: ['<root@x>'],
      to: 'Eve@Example.org',
    }),
    mail({
      threadId: lone,
      createdAt: later(20),
      references: many,
      attachments: [{ id: 'a', filename: 'x.pdf', contentType: 'x/y', size: 3, contentId: null, disposition: 'attachment' }],
    }),
    mail({ threadId: gone, createdAt: later(5), inboxId: deleted.id }),
  ] as const;
  const [reply, root, sent, alone, swept] = mails;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'postroom-'));
    const db = new SQLite(join(dataDir, 'postroom.db'));
    const sql = await readFile(`${FOLDER}0000_first.sql`, 'utf8');
    for (const statement of sql.split('--> statement-breakpoint')) db.exec(statement);
    const { entries } = JSON.parse(await readFile(`${FOLDER}meta/_journal.json`, 'utf8'));
    db.exec('create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)');
    db.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)').run('first', entries[0].when);
    // Of a row as it is today, what the first version had a column for.
    const insert = (table: string, row: Row) => {
      const there = (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
      const names = Object.keys(row).filter((name) => there.includes(name));
      const marks = names.map(() => '?').join();
      db.prepare(`insert into ${table} (${names.map((name) => `"${name}"`).join()}) values (${marks})`).run(
        ...names.map((name) => row[name]),
      );
    };
    insert('accounts', columns(account));
    for (const row of [inbox, deleted]) insert('inboxes', columns(row));
    insert('api_keys', columns(key));
    insert('sessions', columns(session));
    for (const row of mails) {
      insert('emails', columns(row.email));
      insert('email_bodies', { email_id: row.email.id, text: row.text, html: null });
      insert('email_mimes', { email_id: row.email.id, mime: MIME });
    }
    insert('deliveries', {
      id: randomUUID(),
      account_id: account.id,
      email_id: sent.email.id,
      recipient: 'Eve@Example.org',
      local: 0,
      status: 'sent',
      attempts: 1,
      next_attempt_at: 0,
      last_reply: null,
      created_at: later(20).getTime(),
      updated_at: 0,
    });
    db.close();
    store = closedAtEnd(openSqlite({ dataDir, exclusive: true }));
  });
  after(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  const all = { accountId: account.id, inboxIds: null };

  it('keeps every email as it was, in the order of time', async () => {
    const expected: EmailRow[] = [
      { ...reply.email, seq: 5, importedSeq: null, threadReason: 'in_reply_to' },
      ...[
        { ...sent.email, threadReason: 'references' as const, authentication: { ...NOTHING, status: 'exempt' as const } },
        { ...alone.email },
      ]
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map((row, n) => ({ ...row, seq: 3 + n, importedSeq: null }))
        .reverse(),
      { ...root.email, seq: 2, importedSeq: null },
    ];
    assert.deepEqual(await store.read((tx) => tx.emails.list(all, first(9))), expected);
    for (const { email, text } of mails) {
      assert.deepEqual(await store.read((tx) => tx.emails.body(email.id)), { text, html: null, visible: null });
      assert.deepEqual(await store.read((tx) => tx.emails.mime(email.id)), MIME);
    }
    assert.equal((await store.write((tx) => tx.emails.row(swept.email.id)))?.seq, 1);
    assert.equal((await store.read((tx) => tx.deliveries.ofEmail(sent.email.id))).length, 1);
  });

  it('has keys that may what they could, and sessions that subscribed to nothing', async () => {
    assert.deepEqual(await store.read((tx) => tx.apiKeys.byHash(key.hash)), { key: { ...key, output: 'structured' }, account });
    assert.deepEqual(await store.read((tx) => tx.sessions.get(session.id)), session);
  });

  it('has its mail in threads, which are found by what the mail names', async () => {
    const { rows } = await store.read((tx) => tx.threads.slice(all, wholeSlice(first(9))));
    const shared = { accountId: account.id, inboxId: inbox.id, conversation: '', labels: [] };
    assert.deepEqual(rows, [
      { ...shared, id: thread, subject: 'Grüße', createdAt: later(10), lastEmailAt: later(30) },
      { ...shared, id: lone, subject: 'hello', createdAt: later(20), lastEmailAt: later(20) },
    ]);
    const summary = (await store.read((tx) => tx.threads.summaries([thread], 99))).get(thread);
    assert.deepEqual([summary?.emails, summary?.unread, summary?.last.id], [3, 1, reply.email.id]);
    const referring = (id: string) => store.read((tx) => tx.emails.threadsReferring(inbox.id, [id]));
    assert.deepEqual(
      [await referring('<mid@x>'), await referring('<root@x>'), await referring('<none@x>')],
      [[thread], [thread], []],
    );
    const kept: string[] = [];
    for (const id of many) if ((await referring(id))[0] === lone) kept.push(id);
    assert.deepEqual(kept, [...many.slice(0, 10), ...many.slice(-40)]);
  });

  it('is searched like new mail', async () => {
    const search = async (words: string, more: FlatSearch = {}) => {
      const terms = words ? [{ field: null, words: words.split(' '), prefix: false, not: false }] : [];
      const filter = flatSearch(all.accountId, { ...more, terms });
      const found = await store.read((tx) => tx.emails.search(filter, { limit: 9, beforeSeq: null, entries: ENTRIES }));
      return found.rows.map((row) => row.id);
    };
    assert.deepEqual(await search('GRUßE'), [], 'words with ß, until it is read again');
    assert.deepEqual(await search('grüsse'), [], 'in either spelling');
    assert.deepEqual(await search(`text of ${root.email.id}`), [root.email.id]);
    assert.deepEqual(await search(`text of ${alone.email.id}`), [alone.email.id]);
    assert.deepEqual(await search(`text of ${swept.email.id}`), [], 'mail of a deleted inbox');
    assert.deepEqual(await search('eve@example.org'), [sent.email.id]);
    assert.deepEqual(await search('', { hasAttachment: true }), [alone.email.id]);
    assert.deepEqual(await search('', { direction: 'outbound' }), [sent.email.id]);
    assert.deepEqual(await search('', { inboxIds: [inbox.id], until: later(11) }), [root.email.id]);
    assert.deepEqual(await search('', { since: later(30) }), [reply.email.id]);
    assert.equal((await search('text', { labels: ['work'] })).length, 1);
  });

  it('asks for no checks, knows whom its inboxes wrote to, and goes on with positions', async () => {
    assert.equal(await store.read((tx) => tx.checks.nextAt()), null);
    const known = await store.read((tx) => tx.correspondents.known(inbox.id, ['eve@example.org', 'bob@example.org']));
    assert.deepEqual(known, new Set(['eve@example.org']));
    const hourAgo = new Date(Date.now() - 3_600_000);
    assert.equal(await store.write((tx) => tx.correspondents.sweep(hourAgo, 9)), 0, 'who was known stays known');
    const claimed = await store.write((tx) => nextUnclaimed(tx, inbox, {}, later(0)));
    assert.equal(claimed?.id, alone.email.id, 'the oldest unread inbound email');
    const next = anEmail(inbox);
    await store.write((tx) => tx.emails.insert(next, NO_BODY, MIME));
    assert.equal((await store.read((tx) => tx.emails.get(account.id, next.id)))?.seq, 6);
  });

  function mail(change: Partial<ReturnType<typeof anEmail>>) {
    const email = anEmail(inbox, { authentication: NOTHING, ...change });
    return { email, text: `The text of ${email.id}` };
  }
});

/** A row as its columns. */
function columns(row: object): Row {
  const encoded = Object.entries(row).map(([name, value]: [string, unknown]) => {
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (value === null || typeof value === 'string' || typeof value === 'number') return [column, value];
    if (value instanceof Date) return [column, value.getTime()];
    return [column, typeof value === 'boolean' ? Number(value) : JSON.stringify(value)];
  });
  return Object.fromEntries(encoded) as Row;
}
