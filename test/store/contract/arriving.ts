/** The bytes of large mail, which are written piece by piece: a mail's own once it is taken, and found by their age until then. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { NewEmail } from '../../../src/core/store/emails.ts';
import { anEmail, later, NO_BODY, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

const PIECES = ['Subject: hello\r\n', '\r\nwor', 'ld\r\n'].map((piece) => Buffer.from(piece));

export function largeMailArrives(open: () => Promise<OpenedStore>): void {
  describe('the bytes of large mail', () => {
    let opened: OpenedStore;
    const write = (id: string, pieces: Buffer[], since = NOON) =>
      opened.store.write(async (tx) => {
        await tx.arriving.begin(id, since);
        // In any order.
        for (const [piece, bytes] of [...pieces.entries()].reverse()) await tx.arriving.add(id, 0, piece, bytes);
      });
    const take = (email: NewEmail, id = email.id) =>
      opened.store.write((tx) => tx.emails.insert(email, NO_BODY, { id, taken: false }));
    const mimeOf = (id: string) => opened.store.read((tx) => tx.emails.mime(id));

    before(async () => {
      opened = await open();
    });
    after(() => opened.close());

    it('are those of the email of their id, and go with it', async () => {
      const email = anEmail({ id: randomUUID(), accountId: randomUUID() });
      await write(email.id, PIECES);
      await take(email);
      await assert.rejects(take(email), 'the email is there already');
      const another = anEmail({ id: randomUUID(), accountId: randomUUID() });
      await assert.rejects(take(another, email.id), { code: 'unavailable' }, 'they were taken before');
      assert.equal(await opened.store.write((tx) => tx.emails.row(another.id)), null);
      assert.deepEqual(await mimeOf(email.id), Buffer.concat(PIECES));
      await opened.store.write((tx) => tx.arriving.remove(email.id));
      assert.deepEqual(await mimeOf(email.id), Buffer.concat(PIECES), 'what has ended is removed with the email alone');
      await opened.store.write((tx) => tx.emails.remove([email.id]));
      assert.equal(await mimeOf(email.id), null);
    });

    it('are found by when they began, the oldest first, until they end or are removed', async () => {
      const [old, older, young] = [randomUUID(), randomUUID(), randomUUID()];
      const taken = anEmail({ id: randomUUID(), accountId: randomUUID() });
      await write(old, PIECES, later(1));
      await write(older, PIECES, later(0));
      await write(young, PIECES, later(2));
      await write(taken.id, PIECES, later(0));
      await take(taken);
      const begun = (limit: number) => opened.store.write((tx) => tx.arriving.begunBefore(later(2), limit));
      assert.deepEqual([await begun(9), await begun(1)], [[older, old], [older]]);
      for (const id of [old, older, young]) await opened.store.write((tx) => tx.arriving.remove(id));
      assert.deepEqual(await begun(9), []);
      assert.deepEqual([await mimeOf(old), await mimeOf(older), await mimeOf(young)], [null, null, null]);
      assert.deepEqual(await mimeOf(taken.id), Buffer.concat(PIECES));
    });

    it('become those of a mail of another id, with the files of a draft, in place of what it had', async () => {
      const email = anEmail({ id: randomUUID(), accountId: randomUUID() }, { direction: 'outbound', status: 'draft' });
      const standing = { id: randomUUID(), taken: false };
      const none = { to: [], cc: [], bcc: [], replyTo: [], headers: [], inReplyTo: null, references: [] };
      const draft = { emailId: email.id, answers: null, written: none };
      const files = ['one', 'two', ''].map((text) => ({
        filename: 'file',
        contentType: 'text/plain',
        contentId: null,
        content: Buffer.from(text),
      }));
      await write(email.id, [Buffer.from('what it had')]);
      await take(email);
      await write(standing.id, PIECES);
      await opened.store.write(async (tx) => {
        await tx.arriving.add(standing.id, 2, 0, Buffer.from('two'));
        await tx.arriving.add(standing.id, 1, 1, Buffer.from('ne'));
        await tx.arriving.add(standing.id, 1, 0, Buffer.from('o'));
        await tx.emails.remove([email.id]);
        await tx.emails.insert(email, NO_BODY, standing);
        await tx.drafts.insert(draft, files, true);
      });
      const read = () =>
        opened.store.read(async (tx) => [await tx.drafts.files(email.id), await tx.drafts.fileBytes([email.id])] as const);
      assert.deepEqual(await mimeOf(email.id), Buffer.concat(PIECES));
      assert.deepEqual(await read(), [files, new Map([[email.id, 6]])]);
      assert.equal(await mimeOf(standing.id), null);
      await opened.store.write((tx) => tx.emails.remove([email.id]));
      assert.deepEqual([await mimeOf(email.id), await read()], [null, [[], new Map()]]);
    });
  });
}
