/** What instances on one store know of each other: who lives, what each of them holds, and what they sent to a domain lately. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { DeliveryRow } from '../../../src/core/store/deliveries.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { aDelivery, anAccount, anEmail, anInbox, later, MIME, NO_BODY, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function instancesShare(open: () => Promise<OpenedStore>): void {
  describe('instances tell of each other', () => {
    let opened: OpenedStore;
    let store: Store;

    before(async () => {
      opened = await open();
      store = opened.store;
    });
    after(() => opened.close());

    it('who lives: each beat is counted, until it is forgotten', async () => {
      const [a, b] = ['a', 'b'].map((name) => `${name}${randomUUID()}`) as [string, string];
      await store.write(async (tx) => {
        await tx.instances.beat(b, later(2));
        await tx.instances.beat(a, later(1));
      });
      await store.write((tx) => tx.instances.beat(a, later(9)));
      await store.write(async (tx) => {
        const rows = { a: { id: a, beats: 2, startedAt: later(1) }, b: { id: b, beats: 1, startedAt: later(2) } };
        assert.deepEqual(await tx.instances.list(), [rows.a, rows.b]);
        assert.deepEqual([await tx.instances.get(a), await tx.instances.get('none')], [rows.a, null]);
        await tx.instances.remove(a);
        assert.deepEqual(await tx.instances.list(), [rows.b]);
        await tx.instances.beat(a, later(3));
        assert.equal((await tx.instances.get(a))?.beats, 1, 'it begins anew');
      });
    });

    it('what each holds, and how many mails the others send to a domain', async () => {
      const inbox = anInbox(anAccount().id);
      const mails = [anEmail(inbox), anEmail(inbox), anEmail(inbox)] as const;
      const [first, second, third] = mails;
      const held = (email: typeof first, claimedBy: string | null, change: Partial<DeliveryRow> = {}) =>
        aDelivery(email, { status: 'sending', claimedBy, ...change });
      const one = held(first, 'one', { nextAttemptAt: later(2) });
      const before = held(first, 'one', { nextAttemptAt: later(1), local: true, domain: '' });
      const rows = [
        one,
        before,
        held(second, 'two'),
        held(second, 'two'),
        held(third, 'two', { domain: 'other.example' }),
        held(first, 'three'),
        held(third, null),
        held(third, 'two', { status: 'sent' }),
        held(third, 'four', { status: 'deferred' }),
      ];
      await store.write(async (tx) => {
        await tx.inboxes.insert(inbox);
        for (const email of mails) await tx.emails.insert(email, NO_BODY, MIME);
        await tx.deliveries.insert(rows);
        assert.deepEqual(await tx.deliveries.heldBy('one', 9), [before, one]);
        assert.deepEqual(await tx.deliveries.heldBy('one', 1), [before]);
        assert.deepEqual(await tx.deliveries.heldBy('four', 9), []);
        assert.deepEqual((await tx.deliveries.holders()).sort(), ['one', 'three', 'two']);
        const others = async (id: string) => {
          const found = await tx.deliveries.sendingOfOthers(id);
          const mailsTo = (domain: string) =>
            found.filter((row) => row.domain === domain).reduce((sum, row) => sum + row.mails, 0);
          return [mailsTo('example.org'), mailsTo('other.example'), mailsTo('')];
        };
        assert.deepEqual(await others('one'), [3, 1, 0]);
        assert.deepEqual(await others('two'), [3, 0, 0]);
        assert.deepEqual(await others('none'), [4, 1, 0]);
      });
    });

    it('what was begun to a domain, in the order it became known, until it is old', async () => {
      const start = (n: number) => ({ domain: `${n}.example`, instanceId: 'one', at: later(n) });
      const after = async (seq: number, since: Date) => await store.write(async (tx) => await tx.domainStarts.after(seq, since));
      for (const n of [30, 10, 20]) await store.write((tx) => tx.domainStarts.insert(start(n)));
      const all = await after(0, NOON);
      assert.deepEqual(
        all.map(({ seq: _, ...row }) => row),
        [30, 10, 20].map(start),
      );
      const [first] = all;
      const domains = async (seq: number, ms: number) => (await after(seq, later(ms))).map((row) => row.domain);
      assert.deepEqual(await domains(first?.seq ?? 0, 0), ['10.example', '20.example']);
      assert.deepEqual(await domains(0, 10), ['30.example', '20.example']);
      await store.write((tx) => tx.domainStarts.sweep(later(20)));
      assert.deepEqual(await domains(0, 0), ['30.example']);
    });

    it('which checks are left to one of them for a while', async () => {
      const inbox = anInbox(anAccount().id);
      const [due, other, done] = [anEmail(inbox, { checkAt: later(1) }), anEmail(inbox, { checkAt: later(2) }), anEmail(inbox)];
      await store.write(async (tx) => {
        for (const email of [due, other, done]) await tx.emails.insert(email, NO_BODY, MIME);
        const ids = async (now: Date) => (await tx.checks.due(now, 9)).map((row) => row.id);
        assert.deepEqual(await ids(later(5)), [due.id, other.id]);
        await tx.checks.postpone([], later(50));
        await tx.checks.postpone([due.id, done.id, randomUUID()], later(50));
        assert.deepEqual(await ids(later(49)), [other.id]);
        assert.deepEqual(await ids(later(50)), [other.id, due.id]);
        assert.equal((await tx.emails.row(done.id))?.checkAt, null, 'it is checked');
      });
    });
  });
}
