/** Inboxes: whose an address is and was, how many are on a domain, and which domains are served no more. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Store } from '../../../src/core/store/store.ts';
import { aDomain, anAccount, anEmail, anInbox, first, later, MIME, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function inboxesAreKnown(open: () => Promise<OpenedStore>): void {
  describe('of inboxes it knows', () => {
    let opened: OpenedStore;
    let store: Store;
    const mine = anAccount({ createdAt: later(1) });
    const theirs = anAccount({ operator: true, createdAt: later(2) });

    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write(async (tx) => {
        for (const row of [theirs, mine]) await tx.accounts.insert(row);
      });
    });
    after(() => opened.close());

    it('an address as long as its inbox lives, and for ever whose it was', async () => {
      const gone = anInbox(mine.id);
      const again = anInbox(mine.id, { localPart: gone.localPart });
      const email = anEmail(gone);
      await store.write(async (tx) => {
        await tx.inboxes.insert(gone);
        await tx.inboxes.reserveAddress(gone.address, mine.id);
        await tx.inboxes.reserveAddress(gone.address, theirs.id);
        await tx.emails.insert(email, { text: 't', html: null, visible: null }, MIME);
        await tx.inboxes.update(gone.id, { deletedAt: later(9) });
      });
      await store.read(async (tx) => {
        assert.equal(await tx.inboxes.byAddress(gone.address), null);
        assert.equal(await tx.inboxes.get(mine.id, gone.id), null);
        assert.equal(await tx.inboxes.addressOf(gone.id), gone.address);
        assert.equal(await tx.inboxes.addressOwner(gone.address), mine.id);
        assert.equal(await tx.emails.get(mine.id, email.id), null, 'mail of a deleted inbox is seen by nobody');
        assert.deepEqual(await tx.emails.list({ accountId: mine.id, inboxIds: [gone.id] }, first(9)), []);
        assert.deepEqual(await tx.emails.list({ accountId: mine.id, inboxIds: null }, first(9)), []);
      });
      await store.write(async (tx) => {
        await tx.inboxes.insert(again);
        assert.deepEqual(await tx.inboxes.byAddress(gone.address), again);
        assert.equal((await tx.emails.row(email.id))?.subject, email.subject, 'but its row is there until the sweep');
        await tx.emails.remove([email.id]);
        await tx.inboxes.remove(gone.id);
      });
      assert.equal(await store.read((tx) => tx.inboxes.addressOf(gone.id)), null);
    });

    it('how many inboxes are on a domain, the deleted not counted', async () => {
      const rows = [1, 2, 3].map(() => anInbox(mine.id, { domain: 'counted.example' }));
      await store.write(async (tx) => {
        for (const row of [...rows, anInbox(theirs.id, { domain: 'counted.example' })]) await tx.inboxes.insert(row);
        await tx.inboxes.update(rows[0]?.id ?? '', { deletedAt: NOON });
      });
      assert.equal(await store.read((tx) => tx.inboxes.countOnDomain(mine.id, 'counted.example')), 2);
    });

    it('domains of inboxes that are neither shared nor a domain of their account', async () => {
      const names = ['old.example', 'old.example', 'mine.example', 'now.example', 'gone.example'];
      const rows = names.map((domain) => anInbox(mine.id, { domain }));
      await store.write(async (tx) => {
        for (const row of [...rows, anInbox(theirs.id, { domain: 'mine.example' })]) await tx.inboxes.insert(row);
        await tx.inboxes.update(rows[4]?.id ?? '', { deletedAt: NOON });
        await tx.domains.insert(aDomain(mine.id, { domain: 'mine.example' }));
      });
      const found = await store.read((tx) => tx.inboxes.stranded('now.example'));
      const looked = found.filter(({ domain }) => names.includes(domain));
      assert.deepEqual(looked, [
        { domain: 'old.example', inboxes: 2 },
        { domain: 'mine.example', inboxes: 1 },
      ]);
    });
  });
}
