/** Scenarios of sweeps on one store: one instance does them, and another takes over from one that left something. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { NEEDS_INSTANCES } from '../../support/rooms/instances.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

describe('an instance that is told to sweep while another is at it', { skip: NEEDS_INSTANCES }, () => {
  test('looks again soon, for the other may have died over it', async (t) => {
    const room = await startPostroom();
    t.after(() => room.close());
    const another = closedAtEnd(await openPostgres({ url: room.env.DATABASE_URL ?? '', migrate: false, readers: 1 }));
    t.after(() => another.close());
    const { body: inbox } = await room.rest('POST', '/inboxes', {});
    const sent = mime({ to: inbox.address, subject: 'Left', text: 'behind.', messageId: '<left@example.org>' });
    assert.equal((await room.inbound(inbox.address, sent)).status, 200);
    let die = () => {};
    const dying = new Promise<void>((resolve) => {
      die = resolve;
    });
    let told = false;
    another.onWake('sweep', () => {
      told = true;
    });
    let begin = (_: true) => {};
    const begun = new Promise<true>((resolve) => {
      begin = resolve;
    });
    const sweep = () =>
      another.once('sweep', () => {
        begin(true);
        return dying;
      });
    let swept = sweep();
    // The room may still be at the sweep it begins with.
    while (!(await Promise.race([swept, begun]))) swept = sweep();
    assert.equal((await room.rest('DELETE', `/inboxes/${inbox.id}`)).status, 200);
    await eventually('it is told', async () => told);
    // It looks at once whether the other is at it, before what is asked of it now.
    for (let n = 0; n < 10; n++) assert.equal((await room.rest('GET', '/inboxes')).status, 200);
    assert.equal(await emails(), 1);
    die();
    assert.equal(await swept, true);
    await eventually('the mail of the deleted inbox is gone', async () => (await emails()) === 0);

    async function emails(): Promise<unknown> {
      return (await room.sql('select count(*)::int as count from emails'))[0]?.count;
    }
  });
});
