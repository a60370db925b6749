/** Threads: how an email finds its own, what a thread holds, and that it ends with its last email. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { NewEmail } from '../../../src/core/store/emails.ts';
import type { Store, WriteTx } from '../../../src/core/store/store.ts';
import type { ThreadRow } from '../../../src/core/store/threads.ts';
import { anAccount, anEmail, anInbox, aThread, later, MIME, NO_BODY } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function threadsHold(open: () => Promise<OpenedStore>): void {
  describe('threads', () => {
    let opened: OpenedStore;
    let store: Store;
    const account = anAccount();
    const [inbox, other, foreign] = [anInbox(account.id), anInbox(account.id), anInbox(anAccount().id)];

    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write(async (tx) => {
        for (const row of [inbox, other, foreign]) await tx.inboxes.insert(row);
      });
    });
    after(() => opened.close());

    /** A thread with an email of each change, a second apart. */
    async function conversation(tx: WriteTx, change: Partial<ThreadRow>, ...emails: Partial<NewEmail>[]) {
      const at = change.createdAt ?? later(0);
      const thread = aThread(inbox, {
        createdAt: at,
        lastEmailAt: new Date(at.getTime() + (emails.length - 1) * 1000),
        ...change,
      });
      await tx.threads.insert(thread);
      const ids: string[] = [];
      for (const [n, email] of emails.entries()) {
        const createdAt = new Date(at.getTime() + n * 1000);
        const row = anEmail({ id: thread.inboxId, accountId: thread.accountId }, { threadId: thread.id, createdAt, ...email });
        await tx.emails.insert(row, NO_BODY, MIME);
        ids.push(row.id);
      }
      return { thread, ids };
    }

    it('are found by the Message-IDs their emails name, the oldest thread first', async () => {
      await store.write(async (tx) => {
        const late = await conversation(tx, { createdAt: later(20) }, { inReplyTo: '<parent@x>' });
        const early = await conversation(
          tx,
          { createdAt: later(10) },
          { references: ['<root@x>', '<parent@x>'] },
          { inReplyTo: '<parent@x>' },
        );
        const apart = await conversation(tx, {}, { references: ['<other@x>'] });
        const at = { inboxId: other.id };
        await conversation(tx, at, { inReplyTo: '<parent@x>', inboxId: other.id });
        const referring = (...ids: string[]) => tx.emails.threadsReferring(inbox.id, ids);
        assert.deepEqual(await referring('<parent@x>'), [early.thread.id, late.thread.id]);
        assert.deepEqual(await referring('<root@x>'), [early.thread.id]);
        assert.deepEqual(await referring('<root@x>', '<none@x>', '<other@x>'), [apart.thread.id, early.thread.id]);
        assert.deepEqual(await referring('<parent@X>'), [], 'ids are compared as they are');
        assert.deepEqual(await referring('%', '"', '[]'), []);
        assert.deepEqual(await referring(), []);
        assert.deepEqual(await tx.emails.holds(inbox.id, '<parent@x>'), []);
      });
    });

    it('are found by at most 50 of the Message-IDs an email names: the first ten and the last forty', async () => {
      const references = Array.from({ length: 2_000 }, (_, n) => `<${n}@many>`);
      const found = await store.write(async (tx) => {
        const { thread } = await conversation(tx, {}, { references });
        const kept = [];
        for (const id of references) if ((await tx.emails.threadsReferring(inbox.id, [id]))[0] === thread.id) kept.push(id);
        return kept;
      });
      assert.deepEqual(found, [...references.slice(0, 10), ...references.slice(-40)]);
    });

    it('at most 50 that name the same', async () => {
      const all = await store.write(async (tx) => {
        const made: string[] = [];
        for (let n = 0; n < 60; n++) {
          const { thread } = await conversation(tx, { createdAt: later(n) }, { inReplyTo: '<popular@x>' });
          made.push(thread.id);
        }
        return { made, found: await tx.emails.threadsReferring(inbox.id, ['<popular@x>']) };
      });
      assert.deepEqual(all.found, all.made.slice(0, 50));
    });

    it('of several emails under one Message-ID the oldest counts, and for the thread the sent one', async () => {
      await store.write(async (tx) => {
        const messageId = '<held@x>';
        const received = await conversation(tx, {}, { messageId, contentHash: 'one' });
        const later = await conversation(tx, {}, { messageId, contentHash: 'two' }, { messageId, contentHash: 'three' });
        const of = (direction: 'inbound' | 'outbound') => tx.emails.byMessageId(inbox.id, messageId, direction);
        const threadOf = async (...more: string[]) => (await tx.emails.threadOf(inbox.id, [...more, messageId]))?.threadId;
        const many = Array.from({ length: 20 }, (_, n) => `<absent-${n}@x>`);
        assert.deepEqual(await tx.emails.holds(inbox.id, messageId), [
          { id: received.ids[0], direction: 'inbound', contentHash: 'one' },
        ]);
        assert.deepEqual([(await of('inbound'))?.id, await of('outbound')], [received.ids[0], null]);
        assert.deepEqual([await threadOf(), await threadOf(...many)], [received.thread.id, received.thread.id]);
        const sent = await conversation(tx, {}, { messageId, direction: 'outbound' });
        const held = await tx.emails.holds(inbox.id, messageId);
        assert.deepEqual(held.map(({ id }) => id).sort(), [received.ids[0], sent.ids[0]].sort());
        assert.deepEqual([await threadOf(), await threadOf(...many)], [sent.thread.id, sent.thread.id]);
        const held3 = await Promise.all(
          ['one', 'three', 'four'].map((hash) => tx.emails.holdsContent(inbox.id, messageId, hash)),
        );
        assert.deepEqual(held3, [true, true, false]);
        assert.equal((await tx.emails.ofThread(later.thread.id, null, 9)).length, 2);
        assert.deepEqual(await tx.emails.holds(other.id, messageId), []);
      });
    });

    it('what an inbox sent is found by the first Message-ID it sent something under, and by no one else', async () => {
      await store.write(async (tx) => {
        const { ids } = await conversation(
          tx,
          {},
          { messageId: '<sent-1@x>', direction: 'outbound' },
          { messageId: '<sent-2@x>', direction: 'outbound' },
          { messageId: '<received@x>', direction: 'inbound' },
        );
        const sentAs = async (...asked: string[]) => (await tx.emails.sentAs(inbox.id, asked))?.id ?? null;
        assert.equal(await sentAs('<received@x>', '<sent-2@x>', '<sent-1@x>'), ids[1]);
        assert.equal(await sentAs('<sent-1@x>', '<sent-2@x>'), ids[0]);
        assert.equal(await sentAs('<received@x>', '<none@x>'), null);
        assert.equal(await sentAs(), null);
        assert.equal(await tx.emails.sentAs(other.id, ['<sent-1@x>']), null);
      });
    });

    it('are joined: emails and what they name move into one', async () => {
      await store.write(async (tx) => {
        const a = await conversation(tx, {}, { references: ['<a@j>', '<both@j>'] });
        const b = await conversation(tx, { createdAt: later(9) }, { references: ['<b@j>', '<both@j>'] }, {});
        const c = await conversation(tx, { createdAt: later(8) }, { inReplyTo: '<c@j>' });
        await tx.emails.moveThreads([b.thread.id, c.thread.id], a.thread.id);
        await tx.emails.moveThreads([], a.thread.id);
        assert.deepEqual(await tx.emails.threadsReferring(inbox.id, ['<both@j>', '<c@j>']), [a.thread.id]);
        await tx.threads.remove([b.thread.id, c.thread.id]);
        const ofThread = async (id: string) => (await tx.emails.ofThread(id, null, 99)).map((row) => row.id);
        assert.deepEqual(await ofThread(a.thread.id), [...a.ids, ...c.ids, b.ids[0], b.ids[1]]);
        assert.deepEqual(await ofThread(b.thread.id), []);
        for (const id of ['<a@j>', '<b@j>', '<c@j>', '<both@j>'])
          assert.deepEqual(await tx.emails.threadsReferring(inbox.id, [id]), [a.thread.id], id);
        assert.equal(await tx.threads.get(account.id, b.thread.id), null);
        await tx.threads.settle([a.thread.id]);
        assert.deepEqual((await tx.threads.get(account.id, a.thread.id))?.lastEmailAt, later(1009));
      });
    });

    it('are settled: the newest email left says when, and nothing left ends the thread and what it named', async () => {
      await store.write(async (tx) => {
        const { thread, ids } = await conversation(tx, { labels: ['kept'] }, { inReplyTo: '<s@x>' }, {}, {});
        const [a, b, c] = ids.map(String);
        await tx.emails.remove([String(b)]);
        await tx.threads.settle([thread.id]);
        assert.deepEqual(await tx.threads.get(account.id, thread.id), thread, 'the newest is still there');
        await tx.emails.remove([String(c)]);
        await tx.threads.settle([thread.id, randomUUID()]);
        assert.deepEqual(await tx.threads.get(account.id, thread.id), { ...thread, lastEmailAt: later(0) });
        await tx.emails.remove([String(a)]);
        await tx.threads.settle([thread.id]);
        await tx.threads.settle([]);
        assert.equal(await tx.threads.get(account.id, thread.id), null);
        assert.deepEqual(await tx.emails.threadsReferring(inbox.id, ['<s@x>']), []);
      });
    });

    it('say what they hold: emails, unread inbound ones, and the newest', async () => {
      await store.write(async (tx) => {
        const a = await conversation(
          tx,
          {},
          { isRead: false },
          { isRead: true },
          { direction: 'outbound', isRead: false, from: 'f', to: 't', cc: 'c', preview: 'p' },
        );
        const b = await conversation(tx, {}, { isRead: false });
        const empty = aThread(inbox);
        await tx.threads.insert(empty);
        const told = await tx.threads.summaries([a.thread.id, empty.id, b.thread.id, randomUUID()], 99);
        const newest = { id: String(a.ids[2]), direction: 'outbound', preview: 'p' };
        const only = { id: String(b.ids[0]), direction: 'inbound', preview: 'world' };
        const bob = { from: 'bob@example.org', to: 'ada@mail.example', cc: '' };
        const people = [{ from: 'f', to: 't', cc: 'c' }, bob, bob];
        assert.deepEqual(told.get(a.thread.id), { emails: 3, unread: 1, last: newest, people });
        assert.deepEqual(told.get(b.thread.id), { emails: 1, unread: 1, last: only, people: [bob] });
        assert.equal(told.size, 2);
        await tx.emails.update(String(b.ids[0]), { isRead: true });
        assert.equal((await tx.threads.summaries([b.thread.id], 99)).get(b.thread.id)?.unread, 0);
        assert.deepEqual(await tx.threads.summaries([], 99), new Map());
        assert.deepEqual(
          [...(await tx.threads.summaries([a.thread.id, b.thread.id], 2)).entries()].filter(([, summary]) => summary === null),
          [[a.thread.id, null]],
          'a thread that holds more is not counted',
        );
        assert.deepEqual(await tx.threads.withOneEmail([a.thread.id, empty.id, b.thread.id, randomUUID()]), [b.thread.id]);
        assert.deepEqual(await tx.threads.withOneEmail([]), []);
      });
    });

    it('are read oldest first, page by page, also where emails share their moment', async () => {
      await store.write(async (tx) => {
        const moments = [0, 0, 0, 1, 1, 2, 2, 2, 2].map((ms) => ({ createdAt: later(ms) }));
        const { thread } = await conversation(tx, {}, ...moments);
        const whole = await tx.emails.ofThread(thread.id, null, 99);
        assert.deepEqual(
          whole.map((row) => row.id),
          whole.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)).map((row) => row.id),
        );
        for (const limit of [1, 2, 4]) {
          const seen: string[] = [];
          for (let last: (typeof whole)[number] | undefined; ; ) {
            const page = await tx.emails.ofThread(thread.id, last ? { createdAt: last.createdAt, id: last.id } : null, limit);
            seen.push(...page.map((row) => row.id));
            if (page.length < limit) break;
            last = page.at(-1);
          }
          assert.deepEqual(
            seen,
            whole.map((row) => row.id),
          );
        }
      });
    });

    it('lose a label alone, wherever it stands among labels that look alike', async () => {
      const lists = [
        [],
        ['done'],
        ['done', 'b'],
        ['a', 'done'],
        ['a', 'done', 'b'],
        ['Done', 'done2', 'xdone', 'done '],
        ['a","done', '","done"', '["done"]', '"done"'],
        ['a\\', 'done', '\\"done"'],
        ['dóne', '完了', 'done'],
      ];
      for (const label of ['done', 'a","done', '"done"', 'a\\', '完了', '%', '']) {
        const rows = lists.map((labels) => aThread(inbox, { labels }));
        await store.write(async (tx) => {
          for (const row of rows) await tx.threads.insert(row);
          for (const { id } of rows) await tx.threads.unlabel(id, label);
        });
        const left = await store.read((tx) => Promise.all(rows.map(({ id, accountId }) => tx.threads.get(accountId, id))));
        assert.deepEqual(
          left.map((row) => row?.labels),
          lists.map((labels) => labels.filter((one) => one !== label)),
          label,
        );
      }
    });

    it('continue by conversation, the newest one, as long as it is not too old', async () => {
      await store.write(async (tx) => {
        const conversationOf = (hash: string, since = later(0)) => tx.threads.byConversation(inbox.id, hash, since);
        const old = aThread(inbox, { conversation: 'h', lastEmailAt: later(10) });
        const fresh = aThread(inbox, { conversation: 'h', lastEmailAt: later(20) });
        const elsewhere = aThread(other, { conversation: 'h', lastEmailAt: later(30) });
        const none = aThread(inbox, { conversation: '', lastEmailAt: later(30) });
        for (const row of [old, fresh, elsewhere, none]) await tx.threads.insert(row);
        assert.deepEqual(await conversationOf('h'), fresh);
        assert.deepEqual(await conversationOf('h', later(20)), fresh);
        assert.equal(await conversationOf('h', later(21)), null);
        assert.equal(await conversationOf('other'), null);
        assert.equal(await conversationOf(''), null, 'no subject is no conversation');
      });
    });
  });
}
