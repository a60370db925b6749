/** SQLite finds attached files that wait to be read by their index. */
import { after, describe, it } from 'node:test';
import { openQueryPlans } from '../../support/store/query-plans.ts';
import { anAccount, later, NOON } from '../../support/store/store-rows.ts';

const plans = await openQueryPlans((tx) => tx.accounts.insert(anAccount()));
const { seeks, unit, view } = plans;

describe('the plan of every query over the text of attached files', () => {
  after(() => plans.close());

  it('the next account, what is due of it, and one mail', async () => {
    await seeks('attachment_texts_due (account_id>?)', () => view.attachmentTexts.accountAfter('x'));
    await seeks('attachment_texts_due (account_id=? AND leased_until>? AND leased_until<?)', () =>
      view.attachmentTexts.due('x', NOON),
    );
    await seeks('sqlite_autoindex_attachment_texts_1 (email_id=?)', () => view.attachmentTexts.of('x'));
    await seeks('sqlite_autoindex_attachment_texts_1 (email_id=?)', () => unit.attachmentTexts.take('x', NOON, later(1)));
    await seeks('sqlite_autoindex_attachment_texts_1 (email_id=?)', () => unit.attachmentTexts.lease('x', NOON, 1));
    await seeks('sqlite_autoindex_attachment_texts_1 (email_id=?)', () =>
      unit.attachmentTexts.keep('x', [{ id: 'y', text: 'z' }]),
    );
  });
});
