/** How SQLite finds what the hot queries ask for: by the intended index, at any size, without sorting. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import SQLite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { InboxRow } from '../src/core/rows.ts';
import type { EmailFilter, PageRequest, Unit, View } from '../src/core/store.ts';
import { unitOf, viewOf } from '../src/store/queries.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import * as tables from '../src/store/sqlite/schema.ts';
import {
  aDelivery,
  aDomain,
  anAccount,
  anApiKey,
  anEmail,
  anEvent,
  anInbox,
  aSession,
  first,
  later,
  MIME,
  NO_BODY,
  NOON,
  seeded,
} from './support/store-rows.ts';

type Asked = { sql: string; params: unknown[] };

describe('the plan of every hot query', () => {
  let dataDir: string;
  let connection: SQLite.Database;
  let view: View;
  let unit: Unit;
  let asked: Asked[] = [];
  const account = anAccount();
  const other = anAccount();
  const inboxes: InboxRow[] = [];
  const deep: PageRequest = { limit: 51, before: { createdAt: later(500_000), id: randomUUID() } };

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'postroom-'));
    const store = openSqlite({ dataDir, exclusive: true });
    await store.write((unit) => fill(unit, account.id, other.id, inboxes));
    await store.close();
    connection = new SQLite(join(dataDir, 'postroom.db'));
    const logger = { logQuery: (sql: string, params: unknown[]) => void asked.push({ sql, params }) };
    view = viewOf(drizzle(connection, { logger }), tables);
    unit = unitOf(drizzle(connection, { logger }), tables, () => {}).unit;
  });

  after(async () => {
    connection.close();
    await rm(dataDir, { recursive: true });
  });

  /** The plan of all that `work` asks, in the order SQLite goes about it. */
  async function planOf(work: () => Promise<unknown>): Promise<string[]> {
    asked = [];
    await work();
    assert.notEqual(asked.length, 0, 'no query was seen');
    return asked.flatMap(({ sql, params }) =>
      connection
        .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
        .all(params)
        .map((step) => step.detail),
    );
  }

  /** Every step seeks, none scans or sorts, and what is looked for is found by `index`. */
  async function seeks(index: string, work: () => Promise<unknown>): Promise<void> {
    const plan = await planOf(work);
    assert.deepEqual(faultsOf(plan, index), [], `\n  ${plan.join('\n  ')}\n`);
  }

  const emails = (filter: Partial<EmailFilter>, page: PageRequest) => () =>
    view.emails.list({ accountId: account.id, inboxIds: null, ...filter }, page);

  for (const [depth, page] of [
    ['the first page', first(51)],
    ['a deep page', deep],
  ] as const) {
    const keyset = page.before ? ' AND (created_at,id)<(?,?))' : ')';

    it(`${depth} of an inbox`, async () => {
      const one = { inboxIds: [inboxes[0]?.id ?? ''] };
      await seeks(`emails_page (inbox_id=?${keyset}`, emails(one, page));
      for (const more of [{ isRead: true }, { direction: 'inbound' as const }, { from: 'bob' }, { subject: 'x' }, { label: 'y' }])
        await seeks(`emails_page (inbox_id=?${keyset}`, emails({ ...one, ...more }, page));
      await seeks('emails_page (inbox_id=? AND created_at>?', emails({ ...one, since: NOON }, page));
      // The cursor is nearer: the pages before it are not walked through again.
      await seeks(
        page.before ? `emails_page (inbox_id=?${keyset}` : 'emails_page (inbox_id=? AND created_at<?)',
        emails({ ...one, until: later(900_000) }, page),
      );
      await seeks(
        'emails_page (inbox_id=? AND created_at>? AND created_at<?',
        emails({ ...one, since: NOON, until: later(9) }, page),
      );
    });

    it(`${depth} of an inbox's unread mail`, async () => {
      await seeks(`emails_unread (inbox_id=?${keyset}`, emails({ inboxIds: [inboxes[0]?.id ?? ''], isRead: false }, page));
    });

    it(`${depth} of an account, and of a few of its inboxes`, async () => {
      await seeks(`emails_account (account_id=?${keyset}`, emails({}, page));
      await seeks(`emails_account (account_id=?${keyset}`, emails({ isRead: false }, page));
      const few = inboxes.slice(0, 3).map((inbox) => inbox.id);
      for (const [index, isRead] of [
        ['emails_page', undefined],
        ['emails_unread', false],
      ] as const) {
        const list = emails({ inboxIds: few, isRead }, page);
        await seeks(`${index} (inbox_id=?${keyset}`, list);
        const plan = await planOf(list);
        assert.equal(plan.filter((step) => step.includes(`INDEX ${index} (inbox_id=?${keyset}`)).length, few.length);
        assert.deepEqual(
          asked.flatMap(({ params }) => params.filter((one) => few.includes(String(one)))),
          few,
          'one statement an inbox',
        );
      }
    });

    it(`${depth} of a thread, in one inbox, a few or all`, async () => {
      const threadId = randomUUID();
      for (const inboxIds of [null, [inboxes[0]?.id ?? ''], inboxes.slice(0, 3).map((inbox) => inbox.id)])
        for (const isRead of [undefined, true, false])
          await seeks(`emails_thread (thread_id=?${keyset}`, emails({ threadId, inboxIds, isRead }, page));
    });

    it(`${depth} of inboxes, API keys and domains`, async () => {
      await seeks(`inboxes_page (account_id=?${keyset}`, () => view.inboxes.list(account.id, null, page));
      await seeks(`api_keys_page (account_id=?${keyset}`, () => view.apiKeys.list(account.id, page));
      await seeks(`domains_page (account_id=?${keyset}`, () => view.domains.list(account.id, page));
    });
  }

  it('one record by its id, with body and MIME', async () => {
    await seeks('sqlite_autoindex_emails_1 (id=?)', () => view.emails.get(account.id, 'x'));
    await seeks('sqlite_autoindex_email_bodies_1 (email_id=?)', () => view.emails.body('x'));
    await seeks('sqlite_autoindex_email_bodies_1 (email_id=?)', () => view.emails.bodies(['x', 'y']));
    await seeks('sqlite_autoindex_email_mimes_1 (email_id=?)', () => view.emails.mime('x'));
  });

  it('what every request asks: the key by its hash, the session, the stored answer', async () => {
    await seeks('api_keys_hash (hash=?)', () => view.apiKeys.byHash('x'));
    await seeks('sqlite_autoindex_sessions_1 (id=?)', () => view.sessions.get('x'));
    await seeks('sqlite_autoindex_idempotency_1 (id=?)', () => view.idempotency.get('x'));
  });

  it('what every mail that comes in asks: token, address, thread, counters', async () => {
    await seeks('sqlite_autoindex_webhook_tokens_1 (token=?)', () => view.webhookTokens.seen('x'));
    await seeks('inboxes_address (address=?)', () => view.inboxes.byAddress('x'));
    await seeks('sqlite_autoindex_addresses_1 (address=?)', () => view.inboxes.addressOwner('x'));
    await seeks('emails_message (inbox_id=? AND message_id=?)', () => view.emails.threadOf('x', ['<y>']));
    await seeks('sqlite_autoindex_counters_1 (account_id=? AND day=? AND name=?)', () => unit.counters.value('x', '', 'y'));
  });

  it('what the outbox asks: deliveries that are due, and those of an email', async () => {
    await seeks('deliveries_due (next_attempt_at<?)', () => view.deliveries.due(later(1), 10));
    const ofEmail = await planOf(() => view.deliveries.ofEmail('x'));
    assert.match(ofEmail[0] ?? '', /SEARCH deliveries USING INDEX deliveries_email \(email_id=\?\)/);
    // No bound to seek from: the first entry of the index of those that wait.
    assert.deepEqual(await planOf(() => view.deliveries.nextAttemptAt()), ['SCAN deliveries USING INDEX deliveries_due']);
    assert.deepEqual(await planOf(() => unit.deliveries.interrupted()), ['SCAN deliveries USING INDEX deliveries_sending']);
  });

  it('events after a cursor, of an account and of a few inboxes', async () => {
    await seeks('events_account (account_id=? AND seq>?)', () => view.events.after(account.id, null, 5, 10));
    await seeks('events_account (account_id=? AND seq>?)', () => view.events.after(account.id, ['x', 'y'], 5, 10));
  });

  it('a domain by its name, and the one that is verified', async () => {
    await seeks('domains_name (account_id=? AND domain=?)', () => view.domains.byName(account.id, 'x'));
    await seeks('domains_verified (domain=?)', () => view.domains.verified('x'));
    await seeks('inboxes_domain (account_id=? AND domain=?)', () => view.inboxes.countOnDomain(account.id, 'x'));
  });

  it('what a sweep asks and removes', async () => {
    await seeks('inboxes_deleted (deleted_at>?)', () => unit.inboxes.deleted(5));
    await seeks('emails_page (inbox_id=?)', () => unit.emails.sweepable('x', 5));
    await seeks('emails_page (inbox_id=?)', () => unit.emails.anyIn('x'));
    await seeks('emails_unread (inbox_id=?)', () => unit.emails.countUnread('x'));
    await seeks('sqlite_autoindex_emails_1 (id=?)', () => unit.emails.remove(['x', 'y']));
    await seeks('webhook_tokens_age (created_at<?)', () => unit.webhookTokens.sweep(NOON, 0));
    await seeks('idempotency_age (created_at<?)', () => unit.idempotency.sweep(NOON, 0));
    await seeks('sessions_age (last_seen_at<?)', () => unit.sessions.idle(NOON, 5));
  });

  it('counters of all time and of some days', async () => {
    await seeks('sqlite_autoindex_counters_1 (account_id=? AND day=?)', () => view.counters.totals('x'));
    await seeks('sqlite_autoindex_counters_1 (account_id=? AND day>? AND day<?)', () => view.counters.days('x', '2026', '2027'));
  });

  it('a scan, a sort and another index would be seen', () => {
    assert.deepEqual(faultsOf(['SEARCH a USING INDEX b (c=?)'], 'b (c=?'), []);
    assert.equal(faultsOf(['SEARCH a USING INDEX d (c=?)'], 'b (c=?').length, 1);
    assert.equal(faultsOf(['SEARCH a USING INDEX b (c=?)', 'SCAN e'], 'b (c=?').length, 1);
    assert.equal(faultsOf(['SEARCH a USING INDEX b (c=?)', 'USE TEMP B-TREE FOR LAST TERM OF ORDER BY'], 'b (c=?').length, 1);
  });
});

function faultsOf(plan: string[], index: string): string[] {
  const found = plan.some((step) => step.startsWith('SEARCH') && step.includes(`INDEX ${index}`));
  return [...(found ? [] : [`not by ${index}`]), ...plan.filter((step) => /\bSCAN\b|TEMP B-TREE/.test(step))];
}

/** Two accounts, eight inboxes, 4,000 emails: enough that a scan would be a scan; no ANALYZE, as in production. */
async function fill(unit: Unit, accountId: string, otherId: string, inboxes: InboxRow[]): Promise<void> {
  const random = seeded(7);
  for (const id of [accountId, otherId]) {
    await unit.accounts.insert(anAccount({ id }));
    await unit.apiKeys.insert(anApiKey(id));
    await unit.domains.insert(aDomain(id));
    for (let n = 0; n < 4; n++) inboxes.push(anInbox(id));
  }
  for (const inbox of inboxes) {
    await unit.inboxes.insert(inbox);
    for (let n = 0; n < 500; n++) {
      const email = anEmail(inbox, { createdAt: later(Math.floor(random() * 1_000_000)), isRead: random() < 0.5 });
      await unit.emails.insert(email, NO_BODY, MIME);
      await unit.deliveries.insert([aDelivery(email, { status: random() < 0.1 ? 'queued' : 'delivered' })]);
      await unit.events.append(anEvent(inbox.accountId, { inboxId: inbox.id }));
      await unit.webhookTokens.claim(randomUUID(), NOON);
    }
    await unit.sessions.insert(aSession(accountId));
  }
}
