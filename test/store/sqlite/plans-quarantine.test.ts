/** SQLite finds quarantined mail by its indexes. */
import { after, describe, it } from 'node:test';
import { openQueryPlans } from '../../support/store/query-plans.ts';
import { anAccount, first, NOON, wholeSlice } from '../../support/store/store-rows.ts';

const plans = await openQueryPlans((tx) => tx.accounts.insert(anAccount()));
const { seeks, unit, view } = plans;

describe('the plan of every query over the quarantine', () => {
  after(() => plans.close());

  it('quarantined mail: one, a page of an account and of inboxes, and what is old', async () => {
    await seeks('sqlite_autoindex_quarantine_1 (id=?)', () => view.quarantine.get('x', 'y'));
    await seeks('sqlite_autoindex_email_mimes_1 (email_id=?)', () => view.quarantine.mime('x'));
    const filter = { accountId: 'x', from: 'y', subject: 'z', since: NOON };
    for (const page of [first(9), { limit: 9, before: { createdAt: NOON, id: 'x' } }]) {
      const bounds = page.before ? 'created_at>? AND (created_at,id)<(?,?)' : 'created_at>?';
      await seeks(`quarantine_account (account_id=? AND ${bounds})`, () =>
        view.quarantine.slice({ ...filter, inboxIds: null }, wholeSlice(page)),
      );
      await seeks(`quarantine_page (inbox_id=? AND ${bounds})`, () =>
        view.quarantine.slice({ ...filter, inboxIds: ['x', 'y'] }, wholeSlice(page)),
      );
    }
    await seeks('quarantine_age (created_at<?)', () => unit.quarantine.arrivedBefore(NOON, 9));
    await seeks('quarantine_page (inbox_id=?)', () => unit.quarantine.ofInbox('x', 9));
    await seeks('sqlite_autoindex_quarantine_1 (id=?)', () => unit.quarantine.remove(['x']));
    await seeks('sqlite_autoindex_quarantine_mimes_1 (email_id=?)', () => unit.quarantine.letIn('x'));
  });
});
