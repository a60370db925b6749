/** The bytes of large mail, which are written piece by piece: a mail's own once it is taken, and found by their age until then. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { anEmail, later, NO_BODY, NOON } from '../../support/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

const PIECES = ['Subject: hello\r\n', '\r\nwor', 'ld\r\n'].map((piece) => Buffer.from(piece));

export function largeMailArrives(open: () => Promise<OpenedStore>): void {
  describe('the bytes of large mail', () => {
    let opened: OpenedStore;
    const write = (id: string, pieces: Buffer[], since = NOON) =>
      opened.store.write(async (tx) => {
        await tx.arriving.begin(id, since);
        // In any order.
        for (const [piece, bytes] of [...pieces.entries()].reverse()) await tx.arriving.add(id, piece, bytes);
      });
    const end = (id: string) => opened.store.write((tx) => tx.arriving.end(id));
    const mimeOf = (id: string) => opened.store.read((tx) => tx.emails.mime(id));

    before(async () => {
      opened = await open();
    });
    after(() => opened.close());

    it('are those of the email of their id, and go with it', async () => {
      const email = anEmail({ id: randomUUID(), accountId: randomUUID() });
      await write(email.id, PIECES);
      assert.equal(await end(email.id), true);
      assert.equal(await end(email.id), false, 'they ended before');
      await opened.store.write((tx) => tx.emails.insert(email, NO_BODY, null));
      assert.deepEqual(await mimeOf(email.id), Buffer.concat(PIECES));
      await opened.store.write((tx) => tx.arriving.remove(email.id));
      assert.deepEqual(await mimeOf(email.id), Buffer.concat(PIECES), 'what has ended is removed with the email alone');
      await opened.store.write((tx) => tx.emails.remove([email.id]));
      assert.equal(await mimeOf(email.id), null);
    });

    it('are found by when they began, the oldest first, until they end or are removed', async () => {
      const [old, older, young, ended] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
      await write(old, PIECES, later(1));
      await write(older, PIECES, later(0));
      await write(young, PIECES, later(2));
      await write(ended, PIECES, later(0));
      await end(ended);
      const begun = (limit: number) => opened.store.write((tx) => tx.arriving.begunBefore(later(2), limit));
      assert.deepEqual([await begun(9), await begun(1)], [[older, old], [older]]);
      for (const id of [old, older, young]) await opened.store.write((tx) => tx.arriving.remove(id));
      assert.deepEqual(await begun(9), []);
      assert.deepEqual([await mimeOf(old), await mimeOf(older), await mimeOf(young)], [null, null, null]);
      assert.deepEqual(await mimeOf(ended), Buffer.concat(PIECES));
    });
  });
}
