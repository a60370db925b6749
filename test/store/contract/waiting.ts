/** How much waits: counted up to a bound, and read once for all who ask within a second. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MOST_COUNTED, watchStoreFigures } from '../../../src/core/upkeep/store-figures.ts';
import { aDelivery, anAccount, anEmail, anInbox, later, MIME, NO_BODY, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

const nobody = { due: 0, later: 0, sending: 0, held: 0 };
const nothingIn = { backlog: { mails: 0, bytes: 0, oldestSeconds: 0 }, toFetch: { mails: 0, oldestSeconds: 0 } };
const clock = { now: () => later(10_000) };

export function waitingIsCounted(open: () => Promise<OpenedStore>): void {
  describe('what waits', () => {
    let opened: OpenedStore;
    const counts = (most: number) => opened.store.read((tx) => tx.waiting.counts(later(1000), most));

    before(async () => {
      opened = await open();
    });
    after(() => opened.close());

    it('is nothing in an empty store', async () => {
      assert.deepEqual(await counts(10), nobody);
      const empty = { ...nobody, oldestDueSeconds: 0, ...nothingIn };
      assert.deepEqual(await watchStoreFigures({ store: opened.store, clock })(), empty);
    });

    it('is counted by its state, up to a bound, without what is due of accounts that are stopped', async () => {
      const [sends, stopped] = [anAccount(), anAccount({ sendingStoppedAt: NOON })];
      const [inbox, quiet] = [anInbox(sends.id), anInbox(stopped.id)];
      const [email, held, other] = [anEmail(inbox), anEmail(inbox, { status: 'held' }), anEmail(quiet)];
      const delivery = (status: 'queued' | 'deferred' | 'sending' | 'sent' | 'held', ms: number) =>
        aDelivery(email, { status, nextAttemptAt: later(ms) });
      await opened.store.write(async (tx) => {
        for (const account of [sends, stopped]) await tx.accounts.insert(account);
        for (const one of [inbox, quiet]) await tx.inboxes.insert(one);
        for (const one of [email, held, other]) await tx.emails.insert(one, NO_BODY, MIME);
        await tx.deliveries.insert([
          ...[delivery('queued', 1000), delivery('deferred', 400), delivery('queued', 700)],
          ...[delivery('queued', 1001), delivery('deferred', 20_000)],
          ...[delivery('sending', 1), delivery('sent', 2), delivery('held', 3)],
          aDelivery(other, { status: 'queued', nextAttemptAt: later(1) }),
        ]);
      });
      assert.deepEqual(await counts(10), { due: 3, later: 2, sending: 1, held: 1 });
      assert.deepEqual(await counts(2), { due: 2, later: 2, sending: 1, held: 1 });
      assert.deepEqual(await counts(1), { due: 1, later: 1, sending: 1, held: 1 });
      const figures = await watchStoreFigures({ store: opened.store, clock })();
      assert.deepEqual(figures, {
        ...{ due: 4, later: 1, sending: 1, held: 1, oldestDueSeconds: 9.6 },
        ...nothingIn,
      });
      assert.equal(MOST_COUNTED, 10_000);
    });

    it('is told for how long, of one account, once it is due', async () => {
      const account = anAccount();
      const inbox = anInbox(account.id);
      const email = anEmail(inbox);
      const longest = (ms: number) => opened.store.read((tx) => tx.waiting.longest(account.id, later(ms)));
      await opened.store.write(async (tx) => {
        await tx.accounts.insert(account);
        await tx.inboxes.insert(inbox);
        await tx.emails.insert(email, NO_BODY, MIME);
        await tx.deliveries.insert([
          aDelivery(email, { status: 'sent', waitsSince: later(1) }),
          aDelivery(email, { status: 'held', waitsSince: later(2) }),
          aDelivery(email, { status: 'queued', waitsSince: null }),
          aDelivery(email, { status: 'queued', waitsSince: later(500) }),
          aDelivery(email, { status: 'deferred', waitsSince: later(400), nextAttemptAt: later(9000) }),
        ]);
      });
      assert.equal(await longest(399), null);
      assert.deepEqual(await longest(400), later(400));
      assert.deepEqual(await longest(1000), later(400));
    });

    it('is read once for many who ask at once', async () => {
      let reads = 0;
      const read: typeof opened.store.read = (work) => {
        reads += 1;
        return opened.store.read(work);
      };
      const figures = watchStoreFigures({ store: { ...opened.store, read }, clock });
      const all = await Promise.all(Array.from({ length: 50 }, () => figures()));
      assert.equal(reads, 1);
      assert.ok(all.every((one) => one !== null && one === all[0]));
    });

    it('is not known of a store that does not answer', async () => {
      const closed = await open();
      await closed.close();
      assert.equal(await watchStoreFigures({ store: closed.store, clock })(), null);
    });
  });
}
