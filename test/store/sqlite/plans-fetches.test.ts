/** SQLite finds fetches by their indexes. */
import { after, describe, it } from 'node:test';
import { openQueryPlans } from '../../support/store/query-plans.ts';
import { anAccount, NOON } from '../../support/store/store-rows.ts';

const plans = await openQueryPlans((tx) => tx.accounts.insert(anAccount()));
const { seeks, unit, view } = plans;

describe('the plan of every query over fetches', () => {
  after(() => plans.close());

  it('what is due of a provider, the oldest, one by its token or id, and what is swept', async () => {
    await seeks('fetches_due (state=? AND provider=? AND next_try_at<?)', () => view.fetches.isDue('x', NOON));
    await seeks('fetches_due (state=? AND provider=? AND next_try_at<?)', () => unit.fetches.due('x', NOON, 9));
    await seeks('fetches_age (state=?)', () => view.fetches.oldest());
    await seeks('fetches_token (token=?)', () => unit.fetches.byToken('x'));
    await seeks('sqlite_autoindex_fetches_1 (id=?)', () => unit.fetches.change('x', 'waiting', { tries: 1 }));
    await seeks('sqlite_autoindex_fetches_1 (id=?)', () => view.fetches.content('x'));
    await seeks('sqlite_autoindex_fetches_1 (id=?)', () => unit.fetches.remove('x'));
    await seeks('fetches_account (account_id=?)', () => unit.fetches.ofAccount('x', 9));
    await seeks('fetches_age (state=? AND created_at<?)', () => unit.fetches.sweep(NOON, 9));
  });
});
