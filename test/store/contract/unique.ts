/** What exists once only, and how a unit that meets a second one goes on. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Store, WriteTx } from '../../../src/core/store/store.ts';
import { aDomain, anAccount, anApiKey, anEmail, anInbox, later, MIME, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function oneOfEach(open: () => Promise<OpenedStore>): void {
  describe('holds one only of', () => {
    let opened: OpenedStore;
    let store: Store;
    const account = anAccount();
    const other = anAccount();
    const inbox = anInbox(account.id);

    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write(async (tx) => {
        for (const row of [account, other]) await tx.accounts.insert(row);
        await tx.inboxes.insert(inbox);
      });
    });
    after(() => opened.close());

    /** The insert fails, what its unit did before is gone, and the store goes on. */
    async function refuses(insert: (tx: WriteTx) => Promise<void>): Promise<void> {
      const witness = anAccount();
      await assert.rejects(
        store.write(async (tx) => {
          await tx.accounts.insert(witness);
          await insert(tx);
        }),
      );
      assert.equal(await store.read((tx) => tx.accounts.get(witness.id)), null);
      await store.write((tx) => tx.accounts.insert(witness));
    }

    it('an address among living inboxes', async () => {
      await refuses((tx) => tx.inboxes.insert(anInbox(other.id, { localPart: inbox.localPart })));
      await refuses(async (tx) => {
        const gone = anInbox(other.id, { localPart: inbox.localPart, deletedAt: NOON });
        await tx.inboxes.insert(gone);
        await tx.inboxes.update(gone.id, { deletedAt: null });
      });
    });

    it('a key hash', async () => {
      const key = anApiKey(account.id);
      await store.write((tx) => tx.apiKeys.insert(key));
      await refuses((tx) => tx.apiKeys.insert(anApiKey(other.id, { hash: key.hash })));
    });

    it('a domain name per account, and one verified row of a name in all', async () => {
      const [a, b] = [aDomain(account.id), aDomain(other.id)].map((row) => ({ ...row, domain: 'shared.example' }));
      await store.write(async (tx) => {
        for (const row of [a, b]) if (row) await tx.domains.insert(row);
        await tx.domains.update(a?.id ?? '', { status: 'verified', verifiedAt: NOON });
      });
      await refuses((tx) => tx.domains.insert(aDomain(account.id, { domain: 'shared.example' })));
      await refuses((tx) => tx.domains.update(b?.id ?? '', { verifiedAt: NOON }));
      await store.write(async (tx) => {
        await tx.domains.update(a?.id ?? '', { verifiedAt: null });
        await tx.domains.update(b?.id ?? '', { verifiedAt: NOON });
      });
      assert.equal((await store.read((tx) => tx.domains.verified('shared.example')))?.id, b?.id);
    });

    it('an email id; any number of emails under one Message-ID', async () => {
      const message = (change: object) => anEmail(inbox, { messageId: '<one@example.org>', ...change });
      const insert = (rows: ReturnType<typeof anEmail>[], text: string) =>
        store.write(async (tx) => {
          for (const row of rows) await tx.emails.insert(row, { text, html: null, visible: null }, MIME);
        });
      const row = message({});
      const others = [message({}), message({ direction: 'outbound' }), message({ messageId: null })];
      const [first, again, rest] = await Promise.allSettled([
        insert([row], 'first'),
        insert([{ ...row, subject: 'again' }], 'again'),
        insert(others, 'rest'),
      ]);
      assert.deepEqual([first.status, again.status, rest.status], ['fulfilled', 'rejected', 'fulfilled']);
      const texts = await store.read(async (tx) => {
        const bodies = [row, ...others].map(async ({ id }) => (await tx.emails.body(id))?.text);
        return [(await tx.emails.get(row.accountId, row.id))?.subject, ...(await Promise.all(bodies))];
      });
      assert.deepEqual(texts, [row.subject, 'first', 'rest', 'rest', 'rest']);
    });

    it('an idempotency id', async () => {
      const row = { id: 'once', requestHash: 'first', sealed: MIME, createdAt: NOON, accountId: null };
      await store.write((tx) => tx.idempotency.insert(row));
      await refuses((tx) => tx.idempotency.insert({ ...row, requestHash: 'second' }));
      assert.deepEqual(await store.read((tx) => tx.idempotency.get('once')), row);
    });

    it('a webhook token; a second one is told, and the unit goes on and is kept', async () => {
      const witness = anAccount();
      const told = await store.write(async (tx) => [
        (await tx.webhookTokens.used('token')) !== null,
        await tx.webhookTokens.claim('token', NOON),
        await tx.webhookTokens.claim('token', later(1)),
        (await tx.webhookTokens.used('token')) !== null,
        await tx.accounts.insert(witness),
      ]);
      assert.deepEqual(told.slice(0, 4), [false, true, false, true]);
      assert.deepEqual(await store.read((tx) => tx.accounts.get(witness.id)), witness);
      assert.equal(await store.write((tx) => tx.webhookTokens.claim('token', NOON)), false);
    });

    it('a webhook token that is added, and may be added again', async () => {
      await store.write(async (tx) => {
        await tx.webhookTokens.add('added', NOON);
        await tx.webhookTokens.add('added', later(1), { use: 'mail', ignored: null });
        await tx.webhookTokens.add('used', NOON, { use: 'event', ignored: 'why' });
      });
      assert.deepEqual(await store.read((tx) => tx.webhookTokens.used('added')), { use: null, ignored: null });
      assert.deepEqual(await store.read((tx) => tx.webhookTokens.used('used')), { use: 'event', ignored: 'why' });
      assert.equal(await store.write((tx) => tx.webhookTokens.claim('added', NOON)), false);
    });
  });
}
