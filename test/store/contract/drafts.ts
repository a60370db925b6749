/** Drafts: what is kept beside their records, and how they stand among the mail of their inbox and thread. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { InboxRow } from '../../../src/core/store/inboxes.ts';
import {
  anAccount,
  anEmail,
  anInbox,
  aThread,
  first,
  later,
  MIME,
  NO_BODY,
  NOON,
  wholeSlice,
} from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function draftsStand(open: () => Promise<OpenedStore>): void {
  describe('drafts', () => {
    let opened: OpenedStore;
    const account = anAccount();
    const inbox: InboxRow = anInbox(account.id);
    const draft = (change = {}) =>
      anEmail(inbox, { direction: 'outbound', status: 'draft', isRead: true, messageId: null, ...change });

    before(async () => {
      opened = await open();
      await opened.store.write(async (tx) => {
        await tx.accounts.insert(account);
        await tx.inboxes.insert(inbox);
      });
    });
    after(() => opened.close());

    it('keep what they are made of, files in their order, until their email is removed', async () => {
      const email = draft();
      const address = { name: null, local: 'ann', domain: 'example.org', address: 'ann@example.org', header: 'ann@example.org' };
      const lists = { to: [address], cc: [], bcc: [address], replyTo: [] };
      const written = { ...lists, headers: [{ name: 'X-A', value: 'b' }], inReplyTo: '<a@b>', references: ['<a@b>'] };
      const row = { emailId: email.id, answers: randomUUID(), written };
      const files = ['b', 'a', 'c'].map((filename) => ({
        filename,
        contentType: 'text/plain',
        contentId: filename === 'a' ? 'x' : null,
        content: Buffer.from([0, 255, filename.charCodeAt(0)]),
      }));
      await opened.store.write(async (tx) => {
        await tx.emails.insert(email, NO_BODY, MIME);
        await tx.drafts.insert(row, files, false);
      });
      await opened.store.read(async (tx) => {
        assert.deepEqual([await tx.drafts.get(email.id), await tx.drafts.files(email.id)], [row, files]);
        assert.deepEqual([await tx.drafts.get(randomUUID()), await tx.drafts.files(randomUUID())], [null, []]);
        assert.deepEqual(await tx.drafts.fileBytes([randomUUID(), email.id]), new Map([[email.id, 9]]));
        assert.deepEqual(await tx.drafts.fileBytes([]), new Map());
        assert.deepEqual([await tx.drafts.count(account.id), await tx.drafts.count(randomUUID())], [1, 0]);
      });
      await opened.store.write((tx) => tx.emails.remove([email.id]));
      await opened.store.read(async (tx) => {
        assert.deepEqual([await tx.drafts.get(email.id), await tx.drafts.files(email.id)], [null, []]);
      });
    });

    it('are listed by their status, and do not make a conversation of a thread', async () => {
      const [alone, shared] = [aThread(inbox), aThread(inbox, { lastEmailAt: later(5) })];
      const question = anEmail(inbox, { threadId: shared.id, createdAt: NOON, preview: 'the question' });
      const rows = [
        draft({ threadId: alone.id, createdAt: later(1) }),
        draft({ threadId: shared.id, createdAt: later(9) }),
        anEmail(inbox, { direction: 'outbound', status: 'queued', threadId: shared.id, createdAt: later(5) }),
      ];
      await opened.store.write(async (tx) => {
        for (const thread of [alone, shared]) await tx.threads.insert(thread);
        for (const row of [question, ...rows]) await tx.emails.insert(row, NO_BODY, MIME);
        await tx.threads.settle([alone.id, shared.id]);
      });
      await opened.store.read(async (tx) => {
        const all = { accountId: account.id, inboxIds: null };
        const ids = async (filter: object) => (await tx.emails.list({ ...all, ...filter }, first(9))).map((row) => row.id);
        const drafts = [rows[1]?.id, rows[0]?.id];
        assert.deepEqual(await ids({ status: 'draft' }), drafts);
        assert.deepEqual(await ids({ status: 'draft', inboxIds: [inbox.id], kind: 'message' }), drafts);
        assert.deepEqual(await ids({ status: 'draft', threadId: shared.id }), [rows[1]?.id]);
        assert.deepEqual(await ids({ status: 'queued' }), [rows[2]?.id]);
        assert.equal(await tx.drafts.count(account.id), 2);
        const listed = (await tx.threads.slice(all, wholeSlice(first(9)))).rows;
        assert.deepEqual(
          listed.map((row) => [row.id, row.lastEmailAt]),
          [[shared.id, later(5)]],
        );
        const summaries = await tx.threads.summaries([alone.id, shared.id], 99);
        assert.deepEqual([summaries.get(shared.id)?.emails, summaries.get(shared.id)?.last.id], [3, rows[2]?.id]);
        assert.equal(summaries.get(alone.id)?.last.id, rows[0]?.id, 'of a thread that holds nothing else');
        assert.equal(await tx.emails.answersInThread(shared.id, NOON, 9), 1);
      });
    });

    it('are swept with their inbox, as is mail whose time has not come; mail that is due is not', async () => {
      const gone = anInbox(account.id);
      const of = (status: 'draft' | 'queued' | 'deferred', sendAt: Date | null) =>
        anEmail(gone, { direction: 'outbound', status, sendAt });
      const swept = [of('draft', null), of('queued', later(1))];
      const kept = [of('queued', null), of('queued', NOON), of('queued', later(-1)), of('deferred', later(1))];
      await opened.store.write(async (tx) => {
        await tx.inboxes.insert({ ...gone, deletedAt: NOON });
        for (const row of [...swept, ...kept]) await tx.emails.insert(row, NO_BODY, MIME);
        const ids = (await tx.emails.sweepable(gone.id, NOON, 9)).map((row) => row.id);
        assert.deepEqual(ids.sort(), swept.map((row) => row.id).sort());
      });
    });
  });
}
