/** How SQLite finds what the hot queries ask for: by the intended index, at any size, without sorting. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { EmailFilter } from '../../../src/core/store/email-filters.ts';
import type { PageRequest } from '../../../src/core/store/page.ts';
import { faultsOf, filledPlans, NOT_ACTIVE } from '../../support/store/query-plans.ts';
import { first, later, NOON } from '../../support/store/store-rows.ts';

const { view, unit, asked, planOf, seeks, account, inboxes } = await filledPlans();

describe('the plan of every hot query', () => {
  const deep: PageRequest = { limit: 51, before: { createdAt: later(500_000), id: randomUUID() } };
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
      for (const more of [
        { isRead: true },
        { direction: 'inbound' as const },
        { from: 'b', subject: 'x' },
        { label: 'y', contains: 'z' },
        { kind: 'message' as const },
      ])
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

    it(`${depth} of an inbox's reports`, async () => {
      const one = { inboxIds: [inboxes[0]?.id ?? ''] };
      await seeks(`emails_reports (inbox_id=?${keyset}`, emails({ ...one, kind: 'bounce' }, page));
    });

    it(`${depth} of drafts, of an inbox, a few, all, or a thread; and of another status`, async () => {
      const drafts = (filter: Partial<EmailFilter>) => emails({ status: 'draft', kind: 'message', ...filter }, page);
      await seeks(`emails_drafts (inbox_id=?${keyset}`, drafts({ inboxIds: [inboxes[0]?.id ?? ''] }));
      await seeks(`emails_drafts (inbox_id=?${keyset}`, drafts({ inboxIds: inboxes.slice(0, 3).map((inbox) => inbox.id) }));
      await seeks(`emails_drafts_account (account_id=?${keyset}`, drafts({}));
      await seeks(`emails_thread (thread_id=?${keyset}`, drafts({ threadId: randomUUID() }));
      await seeks(`emails_page (inbox_id=?${keyset}`, drafts({ inboxIds: [inboxes[0]?.id ?? ''], status: 'queued' }));
    });

    it(`${depth} of mail that waits for its time, of an inbox, a few, all, or a thread`, async () => {
      const waiting = (filter: Partial<EmailFilter>) => emails({ scheduled: true, kind: 'message', ...filter }, page);
      await seeks(`emails_later (inbox_id=?${keyset}`, waiting({ inboxIds: [inboxes[0]?.id ?? ''] }));
      await seeks(`emails_later (inbox_id=?${keyset}`, waiting({ inboxIds: inboxes.slice(0, 3).map((inbox) => inbox.id) }));
      await seeks(`emails_later_account (account_id=?${keyset}`, waiting({}));
      await seeks(`emails_thread (thread_id=?${keyset}`, waiting({ threadId: randomUUID() }));
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
          asked().flatMap(({ params }) => params.filter((one) => few.includes(String(one)))),
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

    it(`${depth} of the emails of a thread, oldest first`, async () => {
      const keyset = page.before ? ' AND (created_at,id)>(?,?))' : ')';
      await seeks(`emails_thread (thread_id=?${keyset}`, () => view.emails.ofThread('x', page.before, 51));
    });

    it(`${depth} of inboxes, API keys and domains`, async () => {
      await seeks(`inboxes_page (account_id=?${keyset}`, () => view.inboxes.list(account.id, null, page));
      await seeks(`api_keys_page (account_id=?${keyset}`, () => view.apiKeys.list(account.id, page));
      await seeks(`domains_page (account_id=?${keyset}`, () => view.domains.list(account.id, page));
    });
  }

  it('what a waiting caller asks: the mail after a position, of a time on', async () => {
    const filter = { inboxIds: [inboxes[0]?.id ?? ''], since: NOON, afterSeq: 1_000, from: 'bob' };
    await seeks('emails_page (inbox_id=? AND created_at>?)', emails(filter, first(1)));
  });

  it('one record by its id, with body and MIME', async () => {
    await seeks('emails_id (id=?)', () => view.emails.get(account.id, 'x'));
    await seeks('emails_id (id=?)', () => view.emails.some(account.id, ['x', 'y']));
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
    const many = Array.from({ length: 20 }, (_, n) => `<${n}@x>`);
    await seeks('sqlite_autoindex_webhook_tokens_1 (token=?)', () => view.webhookTokens.used('x'));
    const reached = await planOf(() => view.inboxes.byAddress('x'));
    const live = reached.filter((line) => line !== NOT_ACTIVE);
    assert.deepEqual(faultsOf(live, 'inboxes_address (address=?)'), [], reached.join('\n'));
    await seeks('sqlite_autoindex_addresses_1 (address=?)', () => view.inboxes.addressOwner('x'));
    const byDirection = 'emails_message (message_id=? AND inbox_id=? AND direction=?)';
    const oldestOf = [
      { work: () => view.emails.threadOf('x', ['<y>']), by: `SEARCH emails USING COVERING INDEX ${byDirection}` },
      // The row says whether it was imported; nearly always the first one was not.
      { work: () => unit.emails.holds('x', '<y>'), by: `SEARCH emails USING INDEX ${byDirection}` },
    ];
    for (const { work, by } of oldestOf) {
      const plan = await planOf(work);
      assert.equal(plan[0], 'SEARCH emails USING INTEGER PRIMARY KEY (rowid=?)', plan.join('\n'));
      assert.equal(plan.filter((line) => line === by).length, 2, plan.join('\n'));
    }
    // One statement looks for all that a mail names, and for the oldest of each alone.
    for (const named of [many.slice(0, 2), many]) {
      const [each, row, ...oldest] = await planOf(() => view.emails.threadOf('x', named));
      assert.deepEqual([each, row], ['SCAN named VIRTUAL TABLE INDEX 1:', 'SEARCH emails USING INTEGER PRIMARY KEY (rowid=?)']);
      assert.deepEqual(
        oldest.filter((line) => line.startsWith('SEARCH')),
        Array(2).fill(`SEARCH emails USING COVERING INDEX ${byDirection}`),
      );
    }
    await seeks('emails_message (message_id=? AND inbox_id=? AND direction=?)', () =>
      view.emails.byMessageId('x', '<y>', 'inbound'),
    );
    await seeks('emails_content (message_id=? AND inbox_id=? AND content_hash=?)', () =>
      unit.emails.holdsContent('x', '<y>', 'z'),
    );
    const sent = await planOf(() => view.emails.sentAs('x', ['<y>', '<z>']));
    const one = 'SEARCH emails USING INDEX emails_message (message_id=? AND inbox_id=? AND direction=?)';
    assert.equal(sent[0], one, sent.join('\n'));
    await seeks('threads_conversation (inbox_id=? AND conversation=? AND last_email_at>?)', () =>
      view.threads.byConversation('x', 'y', NOON),
    );
    const named =
      'SEARCH thread_references USING COVERING INDEX sqlite_autoindex_thread_references_1 (inbox_id=? AND message_id=?)';
    assert.deepEqual(await planOf(() => view.emails.threadsReferring('x', ['<y>', '<z>'])), [named, named]);
    const referring = await planOf(() => view.emails.threadsReferring('x', many));
    assert.ok(referring.includes('SEARCH threads USING INDEX sqlite_autoindex_threads_1 (id=?)'), referring.join('\n'));
    assert.ok(referring.includes(named), referring.join('\n'));
    await seeks('sqlite_autoindex_correspondents_1 (inbox_id=? AND address=?)', () => view.correspondents.known('x', ['y', 'z']));
    await seeks('sqlite_autoindex_counters_1 (account_id=? AND day=? AND name=?)', () => unit.counters.value('x', '', 'y'));
  });

  it('events after a cursor, of an account and of a few inboxes', async () => {
    await seeks('events_account (account_id=? AND seq>?)', () => view.events.after(account.id, null, 5, 10));
    await seeks('events_account (account_id=? AND seq>?)', () => view.events.after(account.id, ['x', 'y'], 5, 10));
    const all = { after: 0, limit: 10, entries: 100 };
    const slice = await planOf(() =>
      view.events.slice(account.id, { inboxIds: ['x', 'y'], types: ['a', 'b'], threadId: 't' }, all),
    );
    assert.ok(slice.includes('SEARCH events USING COVERING INDEX events_account (account_id=? AND seq>?)'), slice.join('\n'));
    assert.ok(slice.includes('SEARCH events USING INDEX events_account (account_id=? AND seq>? AND seq<?)'), slice.join('\n'));
  });

  it('how many drafts there are, and what they hold beside their records', async () => {
    await seeks('emails_drafts_account (account_id=?)', () => Promise.all([view.drafts.get('x'), view.drafts.count('x')]));
    await seeks('sqlite_autoindex_draft_files_1 (email_id=?)', () => view.drafts.files('x'));
    await seeks('sqlite_autoindex_draft_files_1 (email_id=?)', () => view.drafts.fileBytes(['x']));
  });

  it('a domain by its name, and the one that is verified; suppressed addresses; templates', async () => {
    await seeks('suppressions_address (account_id=? AND address=?)', () => view.suppressions.ofAddresses('x', ['y', 'z']));
    await seeks('suppressions_page (account_id=? AND (created_at,id)<(?,?))', () => view.suppressions.list('x', deep));
    await seeks('sqlite_autoindex_templates_1 (id=?)', () => view.templates.get('x', 'y'));
    await seeks('templates_name (account_id=? AND name=?)', () => view.templates.byName('x', 'y'));
    await seeks('templates_page (account_id=? AND (created_at,id)<(?,?))', () => view.templates.list('x', deep));
    await seeks('templates_page (account_id=?)', () => view.templates.count('x'));
    await seeks('domains_name (account_id=? AND domain=?)', () => view.domains.byName(account.id, 'x'));
    await seeks('sqlite_autoindex_domains_1 (id>?)', () => view.domains.ofAll('x', 9));
    await seeks('domains_verified (domain=?)', () => view.domains.verified('x'));
    await seeks('inboxes_domain (account_id=? AND domain=?)', () => view.inboxes.countOnDomain(account.id, 'x'));
  });

  it('what a sweep asks and removes', async () => {
    // Only those that were deleted in the same millisecond are sorted.
    const deleted = await planOf(() => unit.inboxes.deleted(5));
    assert.deepEqual(faultsOf(deleted, 'inboxes_deleted (deleted_at>?)'), ['USE TEMP B-TREE FOR LAST TERM OF ORDER BY']);
    await seeks('emails_page (inbox_id=?)', () => unit.emails.sweepable('x', NOON, 5));
    await seeks('emails_page (inbox_id=?)', () => unit.emails.anyIn('x'));
    await seeks('emails_unread (inbox_id=?)', () => unit.emails.countUnread('x', 9));
    await seeks('emails_id (id=?)', () => unit.emails.remove(['x', 'y']));
    await seeks('webhook_tokens_age (created_at<?)', () => unit.webhookTokens.sweep(NOON, 0));
    await seeks('idempotency_age (created_at<?)', () => unit.idempotency.sweep(NOON, 0));
    await seeks('sessions_age (last_seen_at<?)', () => unit.sessions.idle(NOON, 5));
  });

  it('counters of all time and of some days, and what was spent of budgets', async () => {
    await seeks('sqlite_autoindex_counters_1 (account_id=? AND day=?)', () => view.counters.totals('x'));
    await seeks('sqlite_autoindex_counters_1 (account_id=? AND day>? AND day<?)', () => view.counters.days('x', '2026', '2027'));
    const spends = await planOf(() => view.spends.of(['x', 'y']));
    assert.equal(spends[0], 'SEARCH spends USING INDEX sqlite_autoindex_spends_1 (budget_id=?)', spends.join('\n'));
  });

  it('a scan, a sort and another index would be seen', () => {
    assert.deepEqual(faultsOf(['SEARCH a USING INDEX b (c=?)'], 'b (c=?'), []);
    assert.equal(faultsOf(['SEARCH a USING INDEX d (c=?)'], 'b (c=?').length, 1);
    assert.equal(faultsOf(['SEARCH a USING INDEX b (c=?)', 'SCAN e'], 'b (c=?').length, 1);
    assert.equal(faultsOf(['SEARCH a USING INDEX b (c=?)', 'USE TEMP B-TREE FOR LAST TERM OF ORDER BY'], 'b (c=?').length, 1);
  });
});
