/** How SQLite finds what pages of the console ask for: labels in use, and the delivery that has waited for the longest. */
import { test } from 'node:test';
import { filledPlans } from '../../support/store/query-plans.ts';
import { later, NOON } from '../../support/store/store-rows.ts';

const { view, seeks, account, inboxes } = await filledPlans();

test('the delivery that has waited for the longest is the first entry of an index', async () => {
  await seeks('deliveries_waiting (account_id=? AND waits_since<?)', () => view.waiting.longest(account.id, NOON));
});

test('what is labelled is found by the indexes of that alone', async () => {
  const from = { createdAt: later(9), id: 'x' };
  for (const [before, end] of [
    [null, ')'],
    [from, ' AND (created_at,id)<(?,?))'],
  ] as const) {
    await seeks(`emails_labelled (account_id=?${end}`, () => view.labels.ofEmails(account.id, before, 9));
    await seeks(`threads_labelled (account_id=?${end.replace('created', 'last_email')}`, () =>
      view.labels.ofThreads(account.id, before, 9),
    );
  }
});

test('mail by who sent it is read in the index of its inbox, without one of its own', async () => {
  const filter = { accountId: account.id, inboxIds: [inboxes[0]?.id ?? ''] };
  for (const sender of [
    { automated: true, verified: false },
    { automated: false, verified: true },
  ])
    await seeks('emails_page (inbox_id=?)', () => view.emails.list({ ...filter, ...sender }, { limit: 51, before: null }));
});
