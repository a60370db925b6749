/** How SQLite finds a slice of a list: its end in an index, and no row behind it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EmailFilter } from '../../../src/core/store/email-filters.ts';
import type { SliceRequest } from '../../../src/core/store/page.ts';
import { faultsOf, filledPlans } from '../../support/store/query-plans.ts';
import { later, NOON, wholeSlice } from '../../support/store/store-rows.ts';

const { view, planOf, account, inboxes } = await filledPlans();

describe('the plan of', () => {
  it('a slice of a list: its end by the entries of an index, and no more than these entries', async () => {
    const one = [inboxes[0]?.id ?? ''];
    const from = { createdAt: later(500_000), id: 'x' };
    const ofOne = 'emails_page (inbox_id=?';
    const cases: [SliceRequest['order'], Partial<EmailFilter>, string][] = [
      ['newest', { inboxIds: one, from: 'b', label: 'y', kind: 'message' }, ofOne],
      ['newest', { inboxIds: one, isRead: true, direction: 'outbound' }, ofOne],
      ['newest', { inboxIds: one, isRead: false }, 'emails_unread (inbox_id=?'],
      ['newest', { inboxIds: one, kind: 'bounce' }, 'emails_reports (inbox_id=?'],
      ['newest', { inboxIds: one, status: 'draft' }, 'emails_drafts (inbox_id=?'],
      ['newest', { status: 'draft' }, 'emails_drafts_account (account_id=?'],
      ['newest', { inboxIds: one, scheduled: true }, 'emails_later (inbox_id=?'],
      ['newest', { scheduled: true }, 'emails_later_account (account_id=?'],
      ['newest', { isRead: false, from: 'x' }, 'emails_account (account_id=?'],
      ['newest', { threadId: 'x', isRead: false, from: 'x' }, 'emails_thread (thread_id=?'],
      ['oldest', { inboxIds: one, isRead: false, from: 'x', unclaimedAt: NOON }, 'emails_unread (inbox_id=?'],
      ['oldest', { inboxIds: one, isRead: false, threadId: 'x', unclaimedAt: NOON }, 'emails_thread (thread_id=?'],
    ];
    const notAnswered = { keyId: 'x', at: NOON };
    cases.push(['newest', { inboxIds: one, isRead: false, notAnswered }, 'emails_unread (inbox_id=?']);
    for (const [order, filter, index] of cases)
      for (const place of [null, from]) {
        const wanted = { accountId: account.id, inboxIds: null, ...filter };
        const plan = await planOf(() => view.emails.slice(wanted, { order, from: place, limit: 51, entries: 16 }));
        assert.deepEqual(faultsOf(plan, index), [], `${JSON.stringify([order, filter, place])}\n  ${plan.join('\n  ')}\n`);
      }
    const middle = { accountId: account.id, inboxIds: one, from: 'b' };
    const bounded = await planOf(() => view.emails.slice(middle, { order: 'newest', from, limit: 51, entries: 16 }));
    const ofBoth = `SEARCH emails USING INDEX ${ofOne} AND (created_at,id)>(?,?) AND (created_at,id)<(?,?))`;
    assert.ok(bounded.includes(ofBoth), bounded.join('\n'));
    const waiting = { accountId: account.id, inboxIds: one, since: NOON, afterSeq: 1_000, contains: 'bob' };
    const plan = await planOf(() => view.emails.slice(waiting, { order: 'position', from: null, limit: 1, entries: 16 }));
    // One row is kept while those of the slice are walked through.
    assert.deepEqual(faultsOf(plan, `${ofOne}`), ['USE TEMP B-TREE FOR ORDER BY'], plan.join('\n'));
  });

  it('a slice of a list of threads, of an inbox, a few or all, by label or not', async () => {
    const some = inboxes.slice(0, 3).map((inbox) => inbox.id);
    for (const before of [null, { createdAt: later(500_000), id: 'x' }])
      for (const label of [undefined, 'x'])
        for (const inboxIds of [some.slice(0, 1), some, null]) {
          const latest = before ? ' AND (last_email_at,id)<(?,?))' : ')';
          const index = inboxIds ? `threads_page (inbox_id=?${latest}` : `threads_account (account_id=?${latest}`;
          const asked = wholeSlice({ limit: 51, before });
          const plan = await planOf(() => view.threads.slice({ accountId: account.id, inboxIds, label }, asked));
          // The newest hundred emails of a thread, up to the first that is a message.
          const faults = faultsOf(plan, index).filter((fault) => fault !== 'SCAN newest');
          assert.deepEqual(faults, [], plan.join('\n'));
        }
  });
});
