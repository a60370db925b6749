/** SQLite finds arrivals by their indexes. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { openQueryPlans } from '../../support/store/query-plans.ts';
import { anAccount, first, NOON } from '../../support/store/store-rows.ts';

const plans = await openQueryPlans((tx) => tx.accounts.insert(anAccount()));
const { seeks, unit, view } = plans;

describe('the plan of every query over the log of arrivals', () => {
  after(() => plans.close());

  it('a page of an inbox, of an account and of none, and what is old', async () => {
    for (const page of [first(9), { limit: 9, before: { createdAt: NOON, id: 'x' } }]) {
      const bound = page.before ? ' AND (created_at,id)<(?,?)' : '';
      const list = (accountId: string | null, inboxId: string | null) => () =>
        view.arrivalLog.page({ accountId, inboxId }, 'ignored', page);
      await seeks(`arrival_log_inbox (inbox_id=? AND outcome=?${bound})`, list('x', 'y'));
      await seeks(`arrival_log_account (account_id=? AND outcome=?${bound})`, list('x', null));
      await seeks(`arrival_log_account (account_id=? AND outcome=?${bound})`, list(null, null));
    }
    // By the primary key, so that a few rows are read of however many.
    const [step, ...more] = await plans.planOf(() => view.emails.newestOrigins(9));
    assert.deepEqual([step, more], ['SCAN emails', []]);
    await seeks('arrival_log_age (created_at<?)', () => unit.arrivalLog.sweep(NOON, 9));
  });
});
