/** What workers take: emails claimed by one of many, checks that are due; and what the server remembers for them. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { ClaimFilter } from '../../../src/core/store/email-filters.ts';
import type { NewEmail } from '../../../src/core/store/emails.ts';
import type { Store, WriteTx } from '../../../src/core/store/store.ts';
import { anAccount, anEmail, anInbox, later, MIME, NO_BODY, NOON, nextUnclaimed } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function workersTake(open: () => Promise<OpenedStore>): void {
  describe('workers take', () => {
    let opened: OpenedStore;
    let store: Store;
    const account = anAccount();

    before(async () => {
      opened = await open();
      store = opened.store;
    });
    after(() => opened.close());

    async function anInboxOf(...emails: Partial<NewEmail>[]) {
      const inbox = anInbox(account.id);
      const rows = emails.map((change) => anEmail(inbox, change));
      await store.write(async (tx) => {
        await tx.inboxes.insert(inbox);
        for (const row of rows) await tx.emails.insert(row, NO_BODY, MIME);
      });
      return { inbox, ids: rows.map((row) => row.id) };
    }

    it('the oldest unread inbound email that is free, or whose lease has ended', async () => {
      const { inbox, ids } = await anInboxOf(
        { createdAt: later(50) },
        { createdAt: later(10), isRead: true },
        { createdAt: later(11), direction: 'outbound' },
        { createdAt: later(20), claimId: 'x', claimedUntil: later(1000) },
        { createdAt: later(30), claimId: 'y', claimedUntil: later(500) },
        { createdAt: later(40) },
      );
      const next = (now: Date) => store.write(async (tx) => (await nextUnclaimed(tx, inbox, {}, now))?.id ?? null);
      assert.equal(await next(later(499)), ids[5]);
      assert.equal(await next(later(500)), ids[4]);
      assert.equal(await next(later(1000)), ids[3]);
      await store.write((tx) => tx.emails.update(String(ids[5]), { isRead: true }));
      assert.equal(await next(later(499)), ids[0]);
      await store.write((tx) => tx.emails.update(String(ids[0]), { claimId: 'z', claimedUntil: later(2000), attempts: 1 }));
      assert.equal(await next(later(499)), null);
      await store.write((tx) => tx.emails.update(String(ids[0]), { claimId: null, claimedUntil: null }));
      assert.equal(await next(later(499)), ids[0]);
    });

    it('only what they asked for', async () => {
      const { inbox, ids } = await anInboxOf(
        { from: 'Bob <bob@example.org>', subject: 'Ünpaid 100%', labels: ['work'], createdAt: later(1) },
        { from: 'eve@example.org', subject: 'unpaid', threadId: '00000000-0000-7000-8000-000000000001', createdAt: later(2) },
      );
      const next = (filter: ClaimFilter) => store.write(async (tx) => (await nextUnclaimed(tx, inbox, filter, NOON))?.id ?? null);
      const asked: [ClaimFilter, string | undefined | null][] = [
        [{ from: 'BOB' }, ids[0]],
        [{ from: 'eve' }, ids[1]],
        [{ from: 'b_b' }, null],
        [{ subject: 'ünPAID 100%' }, ids[0]],
        [{ subject: 'unpaid' }, ids[1]],
        [{ label: 'work' }, ids[0]],
        [{ label: 'wor' }, null],
        [{ threadId: '00000000-0000-7000-8000-000000000001' }, ids[1]],
        [{ threadId: randomUUID() }, null],
        [{ from: 'example', subject: 'paid', label: 'work' }, ids[0]],
        [{ from: 'eve', label: 'work' }, null],
      ];
      for (const [filter, expected] of asked) assert.equal(await next(filter), expected, JSON.stringify(filter));
    });

    it('each email once, of 40 workers that claim together', async () => {
      const emails = Array.from({ length: 25 }, (_, n) => ({ createdAt: later(n) }));
      const { inbox, ids } = await anInboxOf(...emails);
      const claim = async (tx: WriteTx, worker: number) => {
        const email = await nextUnclaimed(tx, inbox, {}, NOON);
        if (email)
          await tx.emails.update(email.id, { claimId: `${worker}`, claimedUntil: later(60_000), attempts: email.attempts + 1 });
        return email?.id ?? null;
      };
      const taken = await Promise.all(Array.from({ length: 40 }, (_, n) => store.write((tx) => claim(tx, n))));
      assert.deepEqual(taken, [...ids, ...new Array(15).fill(null)]);
    });

    it('the checks that are due, the longest due first, and know when the next one is', async () => {
      const { ids } = await anInboxOf(
        { checkAt: later(30) },
        { checkAt: later(10) },
        {},
        { checkAt: later(20) },
        { checkAt: later(10) },
      );
      const due = async (now: Date, limit = 9) => (await store.read((tx) => tx.checks.due(now, limit))).map((row) => row.id);
      assert.deepEqual(await due(later(9)), []);
      assert.deepEqual(await due(later(20)), [ids[1], ids[4], ids[3]]);
      assert.deepEqual(await due(later(99), 2), [ids[1], ids[4]]);
      assert.deepEqual(await store.read((tx) => tx.checks.nextAt()), later(10));
      await store.write(async (tx) => {
        await tx.emails.update(String(ids[1]), { checkAt: null });
        await tx.emails.update(String(ids[4]), { checkAt: later(40) });
      });
      assert.deepEqual(await due(later(99)), [ids[3], ids[0], ids[4]]);
      assert.deepEqual(await store.read((tx) => tx.checks.nextAt()), later(20));
      await store.write((tx) => tx.emails.remove(ids));
      assert.equal(await store.read((tx) => tx.checks.nextAt()), null);
    });

    it('emails by their ids: their own that live, and those that arrived in the order they did', async () => {
      const { ids } = await anInboxOf({ createdAt: later(9) }, { createdAt: later(5) }, {});
      const { inbox: closed, ids: inClosed } = await anInboxOf({});
      await store.write((tx) => tx.inboxes.update(closed.id, { deletedAt: NOON }));
      const asked = [...ids.slice(0, 2).toReversed(), randomUUID(), ...inClosed];
      await store.read(async (tx) => {
        const found = async (accountId: string) => (await tx.emails.some(accountId, asked)).map((row) => row.id).sort();
        assert.deepEqual(await found(account.id), ids.slice(0, 2).sort());
        assert.deepEqual(await found(anAccount().id), []);
        assert.deepEqual(await tx.emails.some(account.id, []), []);
        assert.deepEqual(
          (await tx.emails.arrived(asked)).map((row) => row.id),
          [...ids.slice(0, 2), ...inClosed],
        );
        assert.deepEqual(await tx.emails.arrived([]), []);
      });
    });

    it('whom an inbox has written to, each once and apart from other inboxes', async () => {
      const [inbox, other] = [randomUUID(), randomUUID()];
      const known = (id: string, ...addresses: string[]) => store.read((tx) => tx.correspondents.known(id, addresses));
      await store.write(async (tx) => {
        await tx.correspondents.add(inbox, ['a@x', 'b@x', 'a@x'], NOON);
        await tx.correspondents.add(inbox, ['b@x', 'c@x'], later(1));
        await tx.correspondents.add(inbox, [], NOON);
        await tx.correspondents.add(other, ['d@x'], NOON);
      });
      assert.deepEqual(await known(inbox, 'c@x', 'a@x', 'd@x', 'A@x', '%'), new Set(['a@x', 'c@x']));
      assert.deepEqual(await known(other, 'a@x', 'd@x'), new Set(['d@x']));
      assert.deepEqual(await known(inbox), new Set());
    });

    it('whom an inbox has written to lately: each mail counts, and the oldest are forgotten first', async () => {
      const inbox = randomUUID();
      const DAY = 24 * 3600_000;
      await store.write(async (tx) => {
        await tx.correspondents.add(inbox, ['often@x', 'once@x'], NOON);
        await tx.correspondents.add(inbox, ['often@x'], later(1));
        await tx.correspondents.add(inbox, ['often@x'], later(20 * DAY));
      });
      const known = () => store.read((tx) => tx.correspondents.known(inbox, ['often@x', 'once@x']));
      const sweep = (before: Date) => store.write((tx) => tx.correspondents.sweep(before, 9999));
      await sweep(NOON);
      assert.deepEqual(await known(), new Set(['often@x', 'once@x']));
      await sweep(later(20 * DAY));
      assert.deepEqual(await known(), new Set(['often@x']));
      assert.equal(await sweep(later(20 * DAY + 1)), 1);
      assert.deepEqual(await known(), new Set());
    });

    it('a secret that is made once', async () => {
      const make = (value: string) => store.write((tx) => tx.secrets.insert('signing', Buffer.from(value)));
      assert.deepEqual(await Promise.all([make('first'), make('second')]), [true, false]);
      assert.deepEqual(await store.read((tx) => tx.secrets.get('signing')), Buffer.from('first'));
    });
  });
}
