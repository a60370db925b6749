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

    it('with those who wrote in time, each once, at their last time', async () => {
      const heard = (since: number, inboxId = inbox.id) =>
        store.read((tx) => tx.replyLoops.heardFrom(inboxId, ['a@x', 'b@x', 'c@x'], later(since)));
      await store.write(async (tx) => {
        await tx.replyLoops.hear(inbox.id, ['a@x', 'b@x'], later(10));
        await tx.replyLoops.hear(inbox.id, ['a@x'], later(20));
        assert.deepEqual(await tx.replyLoops.heardFrom(inbox.id, ['a@x'], later(20)), ['a@x']);
      });
      assert.deepEqual([(await heard(10)).sort(), await heard(11), await heard(21)], [['a@x', 'b@x'], ['a@x'], []]);
      assert.deepEqual(await heard(0, other.id), []);
      assert.deepEqual(await store.read((tx) => tx.replyLoops.heardFrom(inbox.id, [], later(0))), []);
    });

    it('of one address in one inbox, as far as is asked; and forgets what is old', async () => {
      const count = (since: number, most = 9) => store.read((tx) => tx.replyLoops.count(inbox.id, 'd@x', later(since), most));
      await store.write(async (tx) => {
        for (const at of [1, 2, 2, 3]) await tx.replyLoops.add(inbox.id, ['d@x', 'e@x'], later(at));
        await tx.replyLoops.add(other.id, ['d@x'], later(3));
      });
      assert.deepEqual([await count(0), await count(2), await count(4), await count(0, 2)], [4, 3, 0, 2]);
      const swept = await store.write((tx) => tx.replyLoops.sweep(later(3), 100));
      assert.deepEqual([swept, await count(0)], [6, 1]);
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
