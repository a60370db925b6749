/** Who wrote to an inbox, how often it wrote back, and what of its mail waits for somebody. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { EmailRow, NewEmail } from '../../../src/core/store/emails.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { anAccount, anEmail, anInbox, first, later, MIME, NO_BODY } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

const HELD = { rule: 'approval', reason: 'It waits.', keyId: null, until: later(1000).toISOString() };

export function repliesAreCounted(open: () => Promise<OpenedStore>): void {
  describe('counts replies', () => {
    let opened: OpenedStore;
    let store: Store;
    const account = anAccount();
    const [inbox, other] = [anInbox(account.id), anInbox(account.id)];

    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write(async (tx) => {
        await tx.accounts.insert(account);
        for (const row of [inbox, other]) await tx.inboxes.insert(row);
      });
    });
    after(() => opened.close());

    const keep = (rows: NewEmail[]) =>
      store.write(async (tx) => {
        for (const row of rows) await tx.emails.insert(row, NO_BODY, MIME);
      });

    it('to those who wrote in time, each by itself; and forgets what is old', async () => {
      const isUsedUp = (addresses: string[], since: number, most: number, inboxId = inbox.id) =>
        store.read((tx) => tx.replyLoops.isUsedUp(inboxId, addresses, later(since), most));
      await store.write(async (tx) => {
        await tx.replyLoops.hear(inbox.id, ['a@x', 'b@x'], later(10));
        await tx.replyLoops.hear(inbox.id, ['a@x'], later(20));
        await tx.replyLoops.hear(other.id, ['a@x'], later(20));
        await tx.replyLoops.answer(inbox.id, ['a@x', 'b@x', 'c@x'], later(20), later(30));
        await tx.replyLoops.answer(inbox.id, ['a@x', 'b@x'], later(10), later(31));
        await tx.replyLoops.answer(inbox.id, [], later(0), later(31));
        assert.equal(await tx.replyLoops.isUsedUp(inbox.id, ['a@x'], later(10), 2), true, 'in the same unit of work');
      });
      assert.deepEqual([await isUsedUp(['a@x'], 20, 2), await isUsedUp(['a@x'], 20, 3)], [true, false]);
      assert.deepEqual([await isUsedUp(['b@x'], 10, 1), await isUsedUp(['b@x'], 10, 2)], [true, false]);
      assert.equal(await isUsedUp(['b@x', 'a@x'], 10, 2), true, 'one of several is enough');
      assert.equal(await isUsedUp(['a@x', 'b@x'], 10, 3), false, 'they are not counted together');
      assert.equal(await isUsedUp(['b@x'], 11, 1), false, 'it wrote before');
      assert.equal(await isUsedUp(['a@x'], 0, 1, other.id), false, 'another inbox');
      assert.deepEqual([await isUsedUp(['c@x'], 0, 1), await isUsedUp([], 0, 1)], [false, false]);
      await store.write((tx) => tx.replyLoops.hear(inbox.id, ['a@x'], later(40)));
      assert.deepEqual([await isUsedUp(['a@x'], 31, 1), await isUsedUp(['a@x'], 31, 2)], [true, false], 'what it got before');
      assert.equal(await store.write((tx) => tx.replyLoops.sweep(later(31), 100)), 2);
      assert.deepEqual([await isUsedUp(['a@x'], 0, 1), await isUsedUp(['a@x'], 0, 2)], [true, false]);
      assert.equal(await isUsedUp(['b@x'], 0, 1), false);
    });

    it('of a thread: what was sent after the first that came in lately, unless it waits or was canceled', async () => {
      const threadId = randomUUID();
      const mail = (at: number, change: Partial<NewEmail>) => anEmail(inbox, { threadId, createdAt: later(at), ...change });
      const sent = { direction: 'outbound', status: 'sent' } as const;
      const count = (since: number, most = 9) => store.read((tx) => tx.emails.answersInThread(threadId, later(since), most));
      await keep([mail(1, sent)]);
      assert.equal(await count(0), 0);
      await keep([
        mail(2, {}),
        mail(3, sent),
        mail(4, { ...sent, status: 'queued' }),
        mail(5, { ...sent, status: 'held', held: HELD }),
        mail(6, { ...sent, status: 'canceled' }),
        anEmail(inbox, { ...sent, createdAt: later(6) }),
      ]);
      assert.deepEqual([await count(0), await count(0, 1), await count(3)], [2, 1, 0]);
    });

    it('and finds mail by its Message-ID, in one direction of one inbox', async () => {
      const row = anEmail(inbox, { messageId: '<one@x>' });
      await keep([row, anEmail(other, { messageId: '<one@x>' })]);
      const found = (inboxId: string, direction: EmailRow['direction']) =>
        store.read((tx) => tx.emails.byMessageId(inboxId, '<one@x>', direction));
      assert.deepEqual([(await found(inbox.id, 'inbound'))?.id, await found(inbox.id, 'outbound')], [row.id, null]);
      assert.notEqual((await found(other.id, 'inbound'))?.id, row.id);
    });

    it('and pages through what is held, of the inboxes asked for; the oldest first for those who give it up', async () => {
      const mine = anAccount();
      const [a, b, gone] = [anInbox(mine.id), anInbox(mine.id), anInbox(mine.id, { deletedAt: later(0) })];
      const held = (of: typeof a, at: number) =>
        anEmail(of, { direction: 'outbound', status: 'held', held: HELD, createdAt: later(at) });
      const [one, two, three, lost] = [held(a, 100), held(b, 101), held(a, 102), held(gone, 103)];
      await store.write(async (tx) => {
        await tx.accounts.insert(mine);
        for (const row of [a, b, gone]) await tx.inboxes.insert(row);
      });
      await keep([one, two, three, lost, anEmail(a, { createdAt: later(104) })]);
      const ids = (rows: { id: string }[]) => rows.map((row) => row.id);
      const page = (inboxIds: string[] | null, at = first(9)) =>
        store.read(async (tx) => ids(await tx.emails.held(mine.id, inboxIds, at)));
      assert.deepEqual(await page(null), [three.id, two.id, one.id]);
      assert.deepEqual(await page(null, { limit: 1, before: three }), [two.id]);
      assert.deepEqual([await page([a.id]), await page([])], [[three.id, one.id], []]);
      const old = await store.write(async (tx) => [
        ...ids(await tx.emails.heldBefore(later(102), one, 9)),
        ...ids(await tx.emails.heldBefore(later(104), two, 1)),
      ]);
      assert.deepEqual(old, [two.id, three.id]);
      await store.write((tx) => tx.emails.update(two.id, { status: 'canceled', rejected: 'No.', held: null }));
      assert.deepEqual(await page(null), [three.id, one.id]);
      const { rejected, held: why } = (await store.read((tx) => tx.emails.get(mine.id, two.id))) ?? {};
      assert.deepEqual([rejected, why], ['No.', null]);
    });
  });
}
