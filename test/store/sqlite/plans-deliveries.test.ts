/** How SQLite finds what waits to be delivered or checked: by the indexes of what waits alone. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultsOf, filledPlans, NOT_ACTIVE } from '../../support/store/query-plans.ts';
import { later, NOON } from '../../support/store/store-rows.ts';

const { view, unit, planOf, seeks } = await filledPlans();

describe('the plan of', () => {
  it('what waits, found by the indexes of what waits alone', async () => {
    const plan = await planOf(() => view.waiting.counts(NOON, 10));
    const counted = plan.filter((step) => /deliveries|emails/.test(step));
    assert.deepEqual(counted, [
      'SEARCH deliveries USING INDEX deliveries_due (next_attempt_at<?)',
      'SEARCH deliveries USING INDEX deliveries_due (next_attempt_at>?)',
      'SCAN deliveries USING COVERING INDEX deliveries_sending',
      'SCAN emails USING COVERING INDEX emails_held_age',
    ]);
    assert.ok(!plan.some((step) => /TEMP B-TREE/.test(step)), plan.join('\n'));
  });

  it('what the outbox asks: deliveries that are due, and those of an email', async () => {
    const due = await planOf(() => view.deliveries.due(later(1), ['x'], 10));
    assert.equal(due[0], 'SEARCH deliveries USING INDEX deliveries_due (next_attempt_at<?)');
    const here = await planOf(() => view.deliveries.dueHere(later(1), 10));
    assert.equal(here[0], 'SEARCH deliveries USING INDEX deliveries_due (next_attempt_at<?)');
    assert.ok(!due.some((line) => /TEMP B-TREE/.test(line)), due.join('\n'));
    assert.match((await planOf(() => view.deliveries.ofEmail('x')))[0] ?? '', /USING INDEX deliveries_email \(email_id=\?\)/);
    // No bound to seek from: the first entry of the index of those that wait.
    const next = await planOf(() => view.deliveries.nextAttemptAt(['x']));
    assert.equal(next[0], 'SCAN deliveries USING INDEX deliveries_due');
    await seeks('sqlite_autoindex_accounts_1 (id=?)', () => unit.accounts.update('x', { sendingStoppedAt: null }));
    assert.deepEqual(await planOf(() => unit.deliveries.interrupted(null)), ['SCAN deliveries USING INDEX deliveries_sending']);
    await seeks('deliveries_sending (next_attempt_at<?)', () => unit.deliveries.interrupted(NOON));
    await seeks('delivery_steps_email (email_id=?)', () => view.deliverySteps.ofEmail('x'));
    await seeks('emails_id (id=?)', () => Promise.all([unit.outgoing.some(['x']), unit.outgoing.setStatus(['x'], 'sent', NOON)]));
    await seeks('emails_id (id=?)', () => Promise.all([unit.outgoing.paused(['x']), unit.outgoing.mails(['x'], 9)]));
    for (const held of [
      unit.deliveries.holders,
      () => unit.deliveries.heldBy('x', 9),
      () => unit.deliveries.sendingOfOthers('x'),
    ]) {
      const plan = await planOf(held);
      assert.equal(plan[0], 'SCAN deliveries USING INDEX deliveries_sending', 'all of the few that are being sent');
    }
    const claim = await planOf(() => unit.deliveries.claim(['x'], { claimedBy: 'x', leasedUntil: NOON, updatedAt: NOON }));
    const stopped = 'SCAN accounts USING INDEX accounts_stopped';
    assert.ok(claim.includes(stopped) && claim.includes(NOT_ACTIVE), 'the few accounts that send nothing');
    const rest = claim.filter((line) => line !== stopped && line !== NOT_ACTIVE);
    assert.deepEqual(faultsOf(rest, 'sqlite_autoindex_deliveries_1 (id=?)'), [], claim.join('\n'));
    const many = await planOf(() => view.deliveries.ofEmails(['x']));
    assert.ok(!many.some((line) => /^SCAN (?!json_each)/.test(line)), many.join('\n'));
  });

  it('what workers ask: checks that are due', async () => {
    for (const index of ['emails_check (check_at<?)', 'quarantine_check (check_at<?)'])
      await seeks(index, () => view.checks.due(NOON, 10));
    for (const index of ['emails_id (id=?)', 'sqlite_autoindex_quarantine_1 (id=?)'])
      await seeks(index, () => unit.checks.postpone(['x'], NOON));
    const next = await planOf(() => view.checks.nextAt());
    assert.deepEqual(next, [
      'SEARCH emails USING COVERING INDEX emails_check (check_at>?)',
      'SEARCH quarantine USING COVERING INDEX quarantine_check (check_at>?)',
    ]);
  });
});
