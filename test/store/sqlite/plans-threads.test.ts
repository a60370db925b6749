/** How SQLite finds the emails of a thread, what answers in it, and what waits were answered with. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filledPlans } from '../../support/store/query-plans.ts';
import { NOON } from '../../support/store/store-rows.ts';

const { view, unit, planOf, seeks } = await filledPlans();

describe('the plan of', () => {
  it('threads as they are listed, joined and ended', async () => {
    await seeks('sqlite_autoindex_threads_1 (id=?)', () => view.threads.get('x', 'y'));
    const counted = await planOf(() => view.threads.summaries(['x', 'y'], 99));
    assert.ok(counted.includes('SEARCH emails USING COVERING INDEX emails_thread (thread_id=?)'), counted.join('\n'));
    const sliced = await planOf(() => view.threads.summarySlice('x', { from: { createdAt: NOON, id: 'x' }, entries: 9 }));
    const ofThread = 'SEARCH emails USING COVERING INDEX emails_thread (thread_id=? AND (created_at,id)<(?,?))';
    assert.ok(
      sliced.every((step) => step.startsWith(ofThread.replace('COVERING ', '').slice(0, 20))),
      sliced.join('\n'),
    );
    await seeks('emails_thread (thread_id=?)', () => unit.emails.moveThreads(['x'], 'y'));
    await seeks('thread_references_thread (thread_id=?)', () => unit.threads.remove(['x', 'y']));
    await seeks('emails_thread (thread_id=?)', () => unit.threads.settle(['x', 'y']));
  });

  it('answers in a thread, without what is older, and what waits were answered with', async () => {
    const answers = await planOf(() => view.emails.answersAfter('x', 7, NOON, 1));
    assert.ok(answers.includes('SEARCH emails USING INDEX emails_thread (thread_id=? AND created_at>?)'), answers.join('\n'));
    await seeks('wait_answers_call (key_id=? AND call=? AND answered_at>?)', () => view.waitAnswers.once('x', 'y', NOON, 1));
    await seeks('sqlite_autoindex_console_sessions_1 (hash=?)', () => view.consoleSessions.get('x'));
    await seeks('wait_answers_until (until<?)', () => unit.waitAnswers.sweep(NOON, 10));
    const statuses = await planOf(() => view.emails.statuses(['x']));
    assert.ok(statuses.includes('SEARCH emails USING INDEX emails_id (id=?)'), statuses.join('\n'));
  });
});
