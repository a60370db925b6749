/** Threads as they are listed and counted, slice by slice. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { NewEmail } from '../../../src/core/store/emails.ts';
import type { Place, Slice, SliceRequest } from '../../../src/core/store/page.ts';
import type { Store, WriteTx } from '../../../src/core/store/store.ts';
import { PEOPLE_OF, type SummaryPart, type ThreadFilter, type ThreadRow } from '../../../src/core/store/threads.ts';
import { anAccount, anEmail, anInbox, aThread, later, MIME, NO_BODY } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function threadsAreListed(open: () => Promise<OpenedStore>): void {
  describe('lists of threads', () => {
    let opened: OpenedStore;
    let store: Store;
    const account = anAccount();
    const [inbox, foreign] = [anInbox(account.id), anInbox(anAccount().id)];

    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write(async (tx) => {
        for (const row of [inbox, foreign]) await tx.inboxes.insert(row);
      });
    });
    after(() => opened.close());

    async function threadOf(tx: WriteTx, emails: Partial<NewEmail>[]): Promise<ThreadRow> {
      const thread = aThread(inbox);
      await tx.threads.insert(thread);
      for (const email of emails) await tx.emails.insert(anEmail(inbox, { threadId: thread.id, ...email }), NO_BODY, MIME);
      return thread;
    }

    it('say the same when they are counted slice by slice', async () => {
      await store.write(async (tx) => {
        const mails = Array.from({ length: 25 }, (_, n) => ({
          isRead: n % 3 === 0,
          direction: n % 2 === 0 ? ('inbound' as const) : ('outbound' as const),
          kind: n > 20 ? ('bounce' as const) : ('message' as const),
          status: n > 18 ? ('draft' as const) : ('received' as const),
          createdAt: later(Math.floor(n / 4)),
        }));
        const thread = await threadOf(tx, mails);
        const reports = await threadOf(tx, [{ kind: 'bounce' }, { kind: 'bounce', createdAt: later(9) }]);
        for (const id of [thread.id, reports.id]) {
          const whole = (await tx.threads.summaries([id], 99)).get(id);
          for (const entries of [1, 2, 7, 25, 99]) {
            const parts: SummaryPart[] = [];
            for (let from: Place | null = null; ; ) {
              const slice = await tx.threads.summarySlice(id, { from, entries });
              parts.push(...slice.rows);
              assert.ok(slice.rows.every((part) => part.emails <= entries));
              if (slice.end === null) break;
              from = slice.end;
            }
            const sum = (field: 'emails' | 'unread') => parts.reduce((all, part) => all + part[field], 0);
            const told = parts.find(({ message }) => message)?.message ?? parts.find(({ any }) => any)?.any;
            const people = parts.flatMap(({ message }) => message?.people ?? []).slice(0, PEOPLE_OF);
            const all = { ...told, ...(people.length > 0 ? { people } : {}) };
            assert.deepEqual({ emails: sum('emails'), unread: sum('unread'), ...all }, whole, `${entries}`);
          }
        }
      });
    });

    it('are listed with the newest email first, whole in pages of any size, whatever the filter', async () => {
      const owner = anAccount();
      const [a, b, gone] = [anInbox(owner.id), anInbox(owner.id), anInbox(owner.id, { deletedAt: later(0) })];
      const rows: ThreadRow[] = [];
      await store.write(async (tx) => {
        for (const row of [a, b, gone]) await tx.inboxes.insert(row);
        for (let n = 0; n < 60; n++) {
          const labels = [[], ['work'], ['worker', 'a"b'], ['a"b', 'work']][n % 4] ?? [];
          const row = aThread([a, b, gone][n % 3] ?? a, { labels, lastEmailAt: later(Math.floor(n / 5)) });
          await tx.threads.insert(row);
          await tx.emails.insert(anEmail({ id: row.inboxId, accountId: row.accountId }, { threadId: row.id }), NO_BODY, MIME);
          rows.push(row);
        }
        await tx.threads.insert(aThread(foreign));
        // A thread of nothing but a bounce is listed nowhere.
        const bounced = aThread(a, { labels: ['work'] });
        await tx.threads.insert(bounced);
        await tx.emails.insert(anEmail(a, { threadId: bounced.id, kind: 'bounce' }), NO_BODY, MIME);
      });
      const living = rows.filter((row) => row.inboxId !== gone.id);
      const newestFirst = (x: ThreadRow, y: ThreadRow) =>
        y.lastEmailAt.getTime() - x.lastEmailAt.getTime() || (x.id < y.id ? 1 : -1);
      const filters: Omit<ThreadFilter, 'accountId'>[] = [
        null,
        [a.id],
        [a.id, b.id],
        [b.id, gone.id, foreign.id],
        [gone.id],
        [foreign.id],
        [],
      ].flatMap((inboxIds) => [undefined, 'work', 'a"b', 'wor'].map((label) => ({ inboxIds, label })));
      for (const { inboxIds, label } of filters) {
        const expected = living.filter(
          (row) => (inboxIds === null || inboxIds.includes(row.inboxId)) && (label === undefined || row.labels.includes(label)),
        );
        for (const [limit, entries] of [
          [1, 99],
          [7, 16],
          [99, 20],
          [99, 99],
        ] as const) {
          const seen: ThreadRow[] = [];
          for (let from: Place | null = null; ; ) {
            const asked: SliceRequest = { order: 'newest', from, limit, entries };
            const filter = { accountId: owner.id, inboxIds, label };
            const slice: Slice<ThreadRow> = await store.read((tx) => tx.threads.slice(filter, asked));
            assert.ok(slice.rows.length <= limit);
            seen.push(...slice.rows);
            if (slice.end === null) break;
            from = slice.end;
          }
          assert.deepEqual(seen, expected.toSorted(newestFirst), JSON.stringify({ inboxIds, label, limit, entries }));
        }
      }
      const ofGone = rows.find((row) => row.inboxId === gone.id);
      assert.equal(await store.read((tx) => tx.threads.get(owner.id, ofGone?.id ?? '')), null);
      assert.equal(await store.read((tx) => tx.threads.get(account.id, living[0]?.id ?? '')), null, 'of another account');
    });
  });
}
