/** SQLite finds accepted mail by its indexes. */
import { after, describe, it } from 'node:test';
import { openQueryPlans } from '../../support/store/query-plans.ts';
import { anAccount, NOON } from '../../support/store/store-rows.ts';

const plans = await openQueryPlans((tx) => tx.accounts.insert(anAccount()));
const { seeks, unit, view } = plans;

describe('the plan of every query over accepted mail', () => {
  after(() => plans.close());

  it('accepted mail: the next account, what is due of it, and one', async () => {
    await seeks('accepted_due (account_id>?)', () => view.accepted.accountAfter('x'));
    await seeks('accepted_due (account_id=? AND leased_until<?)', () => view.accepted.due('x', NOON, 9));
    await seeks('sqlite_autoindex_email_mimes_1 (email_id=?)', () => view.accepted.mime('x'));
    await seeks('sqlite_autoindex_accepted_1 (id=?)', () => unit.accepted.has('x'));
    await seeks('sqlite_autoindex_accepted_1 (id=?)', () => unit.accepted.remove('x'));
    await seeks('sqlite_autoindex_accepted_1 (id=?)', () => unit.accepted.filed('x'));
  });

  it('large mail: its pieces, and those that were begun long ago', async () => {
    await seeks('sqlite_autoindex_email_pieces_1 (email_id=? AND piece<?)', () => view.emails.mime('x'));
    await seeks('sqlite_autoindex_email_pieces_1 (email_id=? AND piece>?)', () => view.drafts.fileBytes(['x']));
    await seeks('sqlite_autoindex_arriving_1 (id=?)', () => unit.arriving.remove('x'));
    await seeks('arriving_since (since<?)', () => unit.arriving.begunBefore(NOON, 9));
  });
});
