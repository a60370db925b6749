/** What the waits of a key were answered with: passed over while it counts, found again by the same call, swept when it is over. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Store } from '../../../src/core/store/store.ts';
import type { WaitAnswerRow } from '../../../src/core/store/wait-answers.ts';
import { anAccount, anEmail, anInbox, later, wholeSlice } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function waitAnswersAreKept(open: () => Promise<OpenedStore>): void {
  describe('keeps what waits were answered with', () => {
    let opened: OpenedStore;
    let store: Store;
    before(async () => {
      opened = await open();
      store = opened.store;
    });
    after(() => opened.close());

    const row = (fields: Partial<WaitAnswerRow>): WaitAnswerRow => ({
      keyId: randomUUID(),
      emailId: randomUUID(),
      call: 'call',
      answeredAt: later(0),
      until: later(10),
      again: false,
      ...fields,
    });
    const put = (...rows: WaitAnswerRow[]) =>
      store.write(async (tx) => {
        for (const one of rows) await tx.waitAnswers.put(one);
      });

    it('once for a key and an email, and finds what a call was answered with once', async () => {
      const [first, second] = [row({}), row({ answeredAt: later(1) })];
      const same = { ...second, keyId: first.keyId };
      await put(same, first, row({ keyId: first.keyId, call: 'other' }), row({}));
      const once = (since: number, limit = 10) =>
        store.read((tx) => tx.waitAnswers.once(first.keyId, 'call', later(since), limit));
      assert.deepEqual(await once(-1), [same.emailId, first.emailId], 'the last first');
      assert.deepEqual(await once(-1, 1), [same.emailId]);
      assert.deepEqual(await once(0), [same.emailId]);
      await put({ ...first, again: true });
      assert.deepEqual(await once(-1), [same.emailId]);
    });

    it('and passes over those emails for as long as it counts, for this key alone', async () => {
      const account = anAccount();
      const inbox = anInbox(account.id);
      const emails = [anEmail(inbox), anEmail(inbox)] as const;
      await store.write(async (tx) => {
        await tx.accounts.insert(account);
        await tx.inboxes.insert(inbox);
        for (const email of emails) await tx.emails.insert(email, { text: null, html: null, visible: null }, Buffer.from('x'));
      });
      const answered = row({ emailId: emails[0].id });
      await put(answered);
      const found = async (keyId: string, at: number) => {
        const filter = { accountId: account.id, inboxIds: [inbox.id], notAnswered: { keyId, at: later(at) } };
        const { rows } = await store.read((tx) => tx.emails.slice(filter, wholeSlice({ limit: 10, before: null })));
        return rows.map(({ id }) => id).sort();
      };
      const both = emails.map(({ id }) => id).sort();
      assert.deepEqual(await found(answered.keyId, 9), [emails[1].id]);
      assert.deepEqual(await found(answered.keyId, 10), both);
      assert.deepEqual(await found(randomUUID(), 9), both);
    });

    it('until it is swept, a few at a time', async () => {
      const keyId = randomUUID();
      const rows = Array.from({ length: 5 }, (_, n) => row({ keyId, until: later(-100 - n) }));
      await put(...rows, row({ keyId, until: later(-50) }));
      const sweep = () => store.write((tx) => tx.waitAnswers.sweep(later(-99), 3));
      assert.deepEqual([await sweep(), await sweep(), await sweep()], [3, 2, 0]);
      assert.equal((await store.read((tx) => tx.waitAnswers.once(keyId, 'call', later(-1), 10))).length, 1);
    });
  });
}
