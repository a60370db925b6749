/** Quarantined mail: kept apart from emails, found by its own queries, and checked like them. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Place } from '../../../src/core/store/page.ts';
import type { QuarantinedRow } from '../../../src/core/store/quarantine.ts';
import { anAccount, anEmail, anInbox, first, later, MIME, NO_BODY, NOON, wholeSlice } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function quarantineStands(open: () => Promise<OpenedStore>): void {
  describe('the quarantine', () => {
    let opened: OpenedStore;
    const account = anAccount();
    const [inbox, other, closed] = [anInbox(account.id), anInbox(account.id), anInbox(account.id, { deletedAt: NOON })];
    const waiting = (change: Partial<QuarantinedRow> = {}, of = inbox): QuarantinedRow =>
      anEmail(of, { status: 'quarantined', ...change });
    const put = (row: QuarantinedRow, hash: string = randomUUID()) =>
      opened.store.write((tx) => tx.quarantine.insert(row, hash, Buffer.from([0, 255, 10])));

    before(async () => {
      opened = await open();
      await opened.store.write(async (tx) => {
        await tx.accounts.insert(account);
        for (const one of [inbox, other, closed]) await tx.inboxes.insert(one);
      });
    });
    after(() => opened.close());

    it('keeps a row as it is, with its bytes, and no query over emails finds it', async () => {
      const row = waiting({ date: later(5), references: ['<a@b>'], attachments: [], checkAt: null, anomalies: ['x'] });
      assert.equal(await put(row), true);
      await opened.store.read(async (tx) => {
        assert.deepEqual(await tx.quarantine.get(account.id, row.id), row);
        assert.deepEqual([...((await tx.quarantine.mime(row.id)) ?? [])], [0, 255, 10]);
        assert.equal(await tx.quarantine.get(randomUUID(), row.id), null);
        assert.equal(await tx.emails.get(account.id, row.id), null);
        assert.equal(await tx.emails.threadOf(inbox.id, [row.messageId ?? '']), null);
      });
      await opened.store.write((tx) => tx.quarantine.remove([row.id]));
      assert.equal(await opened.store.read((tx) => tx.quarantine.mime(row.id)), null);
    });

    it('leaves the bytes of what is let in to the email of its id', async () => {
      const row = waiting();
      await put(row, 'let in');
      await opened.store.write(async (tx) => {
        await tx.quarantine.letIn(row.id);
        await tx.emails.insert({ ...row, status: 'received' }, NO_BODY, { id: row.id, taken: true });
      });
      await opened.store.read(async (tx) => {
        assert.equal(await tx.quarantine.get(account.id, row.id), null);
        assert.deepEqual([...((await tx.emails.mime(row.id)) ?? [])], [0, 255, 10]);
      });
      const again = waiting();
      assert.equal(await put(again, 'let in'), true, 'its hash is gone');
      await opened.store.write((tx) => tx.quarantine.remove([again.id]));
    });

    it('takes an arrival once in each inbox', async () => {
      const [one, two] = [waiting(), waiting()];
      const elsewhere = waiting({}, other);
      assert.deepEqual([await put(one, 'same'), await put(two, 'same'), await put(elsewhere, 'same')], [true, false, true]);
      await opened.store.write(async (tx) => {
        assert.equal(await tx.quarantine.row(two.id), null);
        assert.equal(await tx.quarantine.mime(two.id), null);
        await tx.quarantine.remove([one.id, elsewhere.id]);
      });
      assert.equal(await put(two, 'same'), true, 'once the first one is gone');
      await opened.store.write((tx) => tx.quarantine.remove([two.id]));
    });

    it('is listed newest first, of inboxes that are not deleted, and swept oldest first', async () => {
      const rows = [
        waiting({ createdAt: later(1), subject: 'An OFFER', kind: 'bounce' }),
        waiting({ createdAt: later(2), from: 'Eve <EVE@evil.test>' }, other),
        waiting({ createdAt: later(3) }),
        waiting({ createdAt: later(4) }, closed),
      ];
      for (const row of rows) await put(row);
      const [a, b, c, d] = rows.map(({ id }) => id);
      await opened.store.read(async (tx) => {
        const found = async (filter: object, page = first(9)) =>
          (await tx.quarantine.slice({ accountId: account.id, inboxIds: null, ...filter }, wholeSlice(page))).rows.map(
            ({ id }) => id,
          );
        assert.deepEqual(await found({}), [c, b, a]);
        assert.deepEqual(await found({ inboxIds: [inbox.id] }), [c, a]);
        assert.deepEqual(await found({ inboxIds: [other.id, inbox.id, closed.id] }, first(2)), [c, b]);
        assert.deepEqual(await found({ inboxIds: [] }), []);
        assert.deepEqual(await found({}, { limit: 9, before: rows[2] ?? null }), [b, a]);
        assert.deepEqual(await found({ from: 'eve@', since: later(2), until: later(3) }), [b]);
        assert.deepEqual([await found({ subject: 'offer' }), await found({ kind: 'bounce' })], [[a], [a]]);
        assert.deepEqual(await found({ accountId: randomUUID() }), []);
        const walked = async (filter: object) => {
          const ids: string[] = [];
          for (let from: Place | null = null; ; ) {
            const asked = { order: 'newest' as const, from, limit: 9, entries: 1 };
            const slice = await tx.quarantine.slice({ accountId: account.id, inboxIds: null, ...filter }, asked);
            ids.push(...slice.rows.map(({ id }) => id));
            if (slice.end === null) return ids;
            from = slice.end;
          }
        };
        assert.deepEqual(await walked({}), [c, b, a], 'slice by slice');
        assert.deepEqual(await walked({ subject: 'offer' }), [a]);
        assert.deepEqual(await walked({ from: 'nobody' }), []);
        assert.deepEqual(await walked({ since: later(2), until: later(3) }), [b]);
      });
      await opened.store.write(async (tx) => {
        assert.deepEqual(
          (await tx.quarantine.arrivedBefore(later(4), 2)).map(({ id }) => id),
          [a, b],
        );
        assert.deepEqual(
          (await tx.quarantine.ofInbox(closed.id, 9)).map(({ id }) => id),
          [d],
        );
        await tx.quarantine.remove(rows.map(({ id }) => id));
      });
    });

    it('is due for checks beside emails, and is left to one instance for a while', async () => {
      const [early, late] = [waiting({ checkAt: later(10) }), waiting({ checkAt: later(30) })];
      const email = anEmail(inbox, { checkAt: later(20) });
      for (const row of [early, late]) await put(row);
      await opened.store.write(async (tx) => {
        await tx.emails.insert(email, { text: null, html: null, visible: null }, MIME);
        const due = async (limit: number) => (await tx.checks.due(later(50), limit)).map(({ id }) => id);
        assert.deepEqual([await due(9), await due(1)], [[early.id, email.id, late.id], [early.id]]);
        assert.deepEqual(await tx.checks.nextAt(), later(10));
        await tx.checks.postpone([early.id], later(40));
        assert.deepEqual(await due(9), [email.id, late.id, early.id]);
        await tx.quarantine.update(late.id, { authentication: late.authentication, checkAt: null, updatedAt: later(1) });
        await tx.checks.postpone([late.id], later(40));
        assert.deepEqual(await due(9), [email.id, early.id], 'what is checked is not checked again');
        await tx.quarantine.remove([early.id, late.id]);
        assert.deepEqual(await tx.checks.nextAt(), later(20));
      });
    });
  });
}
