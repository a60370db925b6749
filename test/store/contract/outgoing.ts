/** What an outbox asks and changes, many mails at a time. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Store } from '../../../src/core/store/store.ts';
import { aDelivery, anAccount, anEmail, anInbox, later, MIME, NO_BODY } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function outgoingMailIsTakenTogether(open: () => Promise<OpenedStore>): void {
  describe('for an outbox, many mails at a time', () => {
    let opened: OpenedStore;
    let store: Store;
    const inbox = anInbox(anAccount().id);
    const [one, other, large] = [anEmail(inbox, { size: 9 }), anEmail(inbox, { size: 9 }), anEmail(inbox, { size: 10 })];
    const rows = [one, other, large].flatMap((email) => [aDelivery(email, { attempts: 1 }), aDelivery(email, { attempts: 1 })]);
    const ids = [one.id, other.id, large.id];

    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write(async (tx) => {
        await tx.inboxes.insert(inbox);
        for (const email of [one, other, large]) await tx.emails.insert(email, NO_BODY, MIME);
        await tx.deliveries.insert(rows);
      });
    });
    after(() => opened.close());

    it('their deliveries, of each in the order of its recipients', async () => {
      const found = await store.read((tx) => tx.deliveries.ofEmails([large.id, one.id, randomUUID()]));
      assert.equal(found.length, 4);
      for (const { id } of [one, large])
        assert.deepEqual(
          found.filter((row) => row.emailId === id),
          rows.filter((row) => row.emailId === id).sort((a, b) => (a.id < b.id ? -1 : 1)),
        );
      assert.deepEqual(await store.read((tx) => tx.deliveries.ofEmails([])), []);
    });

    it('a claim: those that are named, and no others', async () => {
      const claimed = [rows[0], rows[2]].flatMap((row) => row ?? []);
      const now = await store.write(async (tx) => {
        const claim = { claimedBy: 'one', leasedUntil: later(20), updatedAt: later(10) };
        assert.deepEqual(await tx.deliveries.claim([], claim), []);
        const wanted = claimed.map((row) => row.id);
        assert.deepEqual((await tx.deliveries.claim([...wanted, randomUUID()], claim)).sort(), wanted.sort());
        const other = { claimedBy: 'other', leasedUntil: later(30), updatedAt: later(30) };
        assert.deepEqual(await tx.deliveries.claim(wanted, other), [], 'they are taken');
        return await tx.deliveries.ofEmails(ids);
      });
      const byId = (some: typeof rows) => new Map(some.map((row) => [row.id, row]));
      const change = {
        status: 'sending' as const,
        attempts: 2,
        nextAttemptAt: later(20),
        updatedAt: later(10),
        claimedBy: 'one',
      };
      assert.deepEqual(byId(now), byId(rows.map((row) => (claimed.includes(row) ? { ...row, ...change } : row))));
    });

    it('what is in them, unless it is large, and whose they are', async () => {
      await store.write(async (tx) => {
        const letters = new Map((await tx.outgoing.mails([...ids, randomUUID()], 9)).map((row) => [row.id, row]));
        assert.deepEqual(
          ids.map((id) => letters.get(id)),
          ids.map((id) => ({ id, envelopeFrom: one.envelopeFrom, mime: id === large.id ? null : MIME })),
        );
        assert.equal(letters.size, 3);
        const some = await tx.outgoing.some([large.id, randomUUID()]);
        const { accountId, inboxId, threadId } = large;
        assert.deepEqual(some, [{ id: large.id, accountId, inboxId, threadId, held: null, isInLiveInbox: true }]);
        assert.deepEqual([await tx.outgoing.some([]), await tx.outgoing.mails([], 9)], [[], []]);
      });
    });

    it('and whether their inbox is there', async () => {
      const [account, leaving] = [anAccount(), anAccount({ state: 'deleting' })];
      const inboxes = [anInbox(account.id), anInbox(account.id, { deletedAt: later(1) }), anInbox(leaving.id)];
      const emails = inboxes.map((one) => anEmail(one));
      await store.write(async (tx) => {
        for (const one of [account, leaving]) await tx.accounts.insert(one);
        for (const one of inboxes) await tx.inboxes.insert(one);
        for (const one of emails) await tx.emails.insert(one, NO_BODY, MIME);
        const found = new Map((await tx.outgoing.some(emails.map(({ id }) => id))).map((one) => [one.id, one.isInLiveInbox]));
        assert.deepEqual(
          emails.map(({ id }) => found.get(id)),
          [true, false, false],
        );
      });
    });

    it('which of them have a time to go out, and a paused inbox', async () => {
      const resting = anInbox(inbox.accountId, { status: 'paused' });
      const of = (which: typeof inbox, sendAt: Date | null) => anEmail(which, { sendAt });
      const [scheduled, unscheduled, active] = [of(resting, later(1)), of(resting, null), of(inbox, later(1))];
      await store.write(async (tx) => {
        await tx.inboxes.insert(resting);
        for (const email of [scheduled, unscheduled, active]) await tx.emails.insert(email, NO_BODY, MIME);
        const all = [scheduled.id, unscheduled.id, active.id, randomUUID()];
        assert.deepEqual([await tx.outgoing.paused(all), await tx.outgoing.paused([])], [[scheduled.id], []]);
      });
    });

    it('their status', async () => {
      await store.write(async (tx) => {
        await tx.outgoing.setStatus([], 'sent', later(1));
        await tx.outgoing.setStatus([one.id, other.id], 'sending', later(10));
        const states = (await Promise.all(ids.map((id) => tx.emails.row(id)))).map((row) => [row?.status, row?.updatedAt]);
        assert.deepEqual(states, [
          ['sending', later(10)],
          ['sending', later(10)],
          [large.status, large.updatedAt],
        ]);
      });
    });
  });
}
