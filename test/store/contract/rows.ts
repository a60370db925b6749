/** Every row comes back as it went in, column by column. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Store } from '../../../src/core/store/store.ts';
import {
  aDelivery,
  aDomain,
  anAccount,
  anApiKey,
  anEmail,
  anEvent,
  anInbox,
  aThread,
  later,
  MIME,
  NO_BODY,
  NOON,
} from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

/** Quotes, backslashes, both line ends, wildcards, a right-to-left word, combining marks and characters beyond 16 bits. */
const UNICODE = `it's "quoted" \\ \r\n\t % _ ! שלום e\u0301 ﬁ \u{1f469}\u200d\u{1f680} \u{10ffff}`;
const EVERY_BYTE = Buffer.from(Array.from({ length: 512 }, (_, n) => n % 256));
const OLD = new Date('1969-12-31T23:59:59.999Z');
const FAR = new Date('9999-12-31T23:59:59.001Z');

export function rowsRoundTrip(open: () => Promise<OpenedStore>): void {
  describe('keeps every column of', () => {
    let opened: OpenedStore;
    let store: Store;
    const account = anAccount({ name: UNICODE, operator: true, createdAt: OLD });
    const inbox = anInbox(account.id);

    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write((tx) => tx.accounts.insert(account));
      await store.write((tx) => tx.inboxes.insert(inbox));
    });
    after(() => opened.close());

    it('an account', async () => {
      assert.deepEqual(await store.read((tx) => tx.accounts.get(account.id)), account);
      const plain = anAccount({ plan: 'free' });
      await store.write((tx) => tx.accounts.insert(plain));
      assert.deepEqual(await store.read((tx) => tx.accounts.get(plain.id)), plain);
    });

    it('an API key, with nothing optional and with everything', async () => {
      const bare = anApiKey(account.id, { scopes: [], inboxIds: null });
      const bound = anApiKey(account.id, {
        name: UNICODE,
        inboxIds: [],
        status: 'rotated',
        lastUsedAt: OLD,
        expiresAt: FAR,
        tools: [],
      });
      const wide = anApiKey(account.id, {
        scopes: ['a', UNICODE],
        inboxIds: [inbox.id, UNICODE],
        tools: ['get_email', UNICODE],
        readOnly: true,
        status: 'revoked',
      });
      for (const key of [bare, bound, wide]) {
        await store.write((tx) => tx.apiKeys.insert(key));
        assert.deepEqual(await store.read((tx) => tx.apiKeys.get(account.id, key.id)), key);
        assert.deepEqual(await store.read((tx) => tx.apiKeys.byHash(key.hash)), { key, account });
      }
      const change = { status: 'revoked' as const, expiresAt: null, lastUsedAt: later(1) };
      await store.write((tx) => tx.apiKeys.update(bound.id, change));
      assert.deepEqual(await store.read((tx) => tx.apiKeys.get(account.id, bound.id)), { ...bound, ...change });
    });

    it('an inbox, with nothing optional and with everything', async () => {
      const bare = anInbox(account.id);
      const full = anInbox(account.id, {
        localPart: 'Ada',
        displayName: UNICODE,
        status: 'paused',
        metadata: { [UNICODE]: UNICODE, empty: '', constructor: 'x' },
        createdAt: OLD,
        updatedAt: FAR,
      });
      for (const row of [bare, full]) {
        await store.write((tx) => tx.inboxes.insert(row));
        assert.deepEqual(await store.read((tx) => tx.inboxes.get(account.id, row.id)), row);
        assert.deepEqual(await store.read((tx) => tx.inboxes.byAddress(row.address)), row);
      }
      const change = { displayName: null, status: 'active' as const, metadata: {}, updatedAt: later(2) };
      await store.write((tx) => tx.inboxes.update(full.id, change));
      assert.deepEqual(await store.read((tx) => tx.inboxes.get(account.id, full.id)), { ...full, ...change });
      await store.write((tx) => tx.inboxes.update(full.id, { deletedAt: later(3) }));
      const [deleted] = await store.write((tx) => tx.inboxes.deleted(9));
      assert.deepEqual(deleted, { ...full, ...change, deletedAt: later(3) });
    });

    it('a date of any year that a header may name', async () => {
      for (const year of ['0001', '0099', '0850', '1850', '1899', '9999', '+010000', '+275760']) {
        const row = anEmail(inbox, { date: new Date(`${year}-01-02T03:04:05.678Z`) });
        await store.write((tx) => tx.emails.insert(row, NO_BODY, MIME));
        const found = await store.read((tx) => tx.emails.get(row.accountId, row.id));
        assert.deepEqual(found?.date, row.date, year);
      }
    });

    it('an email, with nothing optional and with everything', async () => {
      const bare = anEmail(inbox, { messageId: null, subject: '', from: '', to: '', preview: '' });
      const full = anEmail(inbox, {
        direction: 'outbound',
        status: 'queued',
        from: UNICODE,
        to: UNICODE,
        cc: UNICODE,
        bcc: UNICODE,
        replyTo: UNICODE,
        subject: UNICODE,
        preview: UNICODE,
        isRead: true,
        labels: ['', UNICODE, '["x"]'],
        attachments: [
          { id: 'a', filename: UNICODE, contentType: 'text/plain', size: 0, contentId: UNICODE, disposition: 'inline' },
          { id: 'b', filename: null, contentType: 'x/y', size: 2 ** 40, contentId: null, disposition: 'attachment' },
        ],
        inReplyTo: UNICODE,
        references: ['<a@b>', UNICODE],
        date: OLD,
        size: 2 ** 40,
        parseStatus: 'recovered',
        anomalies: ['x', UNICODE],
        threadReason: 'subject',
        envelopeFrom: UNICODE,
        authentication: {
          status: 'checked',
          dmarc: { result: 'pass', domain: UNICODE, policy: null },
          dkim: [{ domain: UNICODE, selector: '', result: 'neutral', aligned: false }],
          spf: { result: 'softfail', domain: null, aligned: true },
          arc: { result: 'none', sealer: UNICODE },
        },
        checkAt: FAR,
        claimId: UNICODE,
        claimedUntil: OLD,
        attempts: 2 ** 40,
        createdAt: later(1),
        updatedAt: FAR,
      });
      const bodies = [NO_BODY, { text: UNICODE, html: '', visible: UNICODE }];
      for (const [n, row] of [bare, full].entries()) {
        const body = bodies[n] ?? NO_BODY;
        await store.write((tx) => tx.emails.insert(row, body, EVERY_BYTE));
        const kept = await store.read((tx) => tx.emails.get(account.id, row.id));
        const seq = kept?.seq ?? 0;
        assert.ok(Number.isSafeInteger(seq) && seq > 0);
        assert.deepEqual(kept, { ...row, seq, importedSeq: null });
        assert.deepEqual(await store.write((tx) => tx.emails.row(row.id)), kept);
        assert.deepEqual(await store.read((tx) => tx.emails.some(account.id, [row.id])), [kept]);
        assert.deepEqual(await store.read((tx) => tx.emails.arrived([row.id])), [kept]);
        assert.deepEqual(await store.read((tx) => tx.emails.body(row.id)), body);
        assert.deepEqual(await store.read((tx) => tx.emails.mime(row.id)), EVERY_BYTE);
      }
      const change = {
        status: 'sent' as const,
        isRead: false,
        labels: [],
        checkAt: null,
        claimId: null,
        claimedUntil: FAR,
        updatedAt: OLD,
      };
      const checked = { status: 'pending' as const, dmarc: null, dkim: [], spf: null, arc: null };
      const before = await store.read((tx) => tx.emails.get(account.id, full.id));
      await store.write((tx) => tx.emails.update(full.id, { ...change, authentication: checked, attempts: 3 }));
      const after = await store.read((tx) => tx.emails.get(account.id, full.id));
      assert.deepEqual(after, { ...before, ...change, authentication: checked, attempts: 3 });
    });

    it('a thread', async () => {
      const bare = aThread(inbox, { subject: '', conversation: '' });
      const full = aThread(inbox, {
        subject: UNICODE,
        conversation: UNICODE,
        labels: ['', UNICODE],
        createdAt: OLD,
        lastEmailAt: FAR,
      });
      for (const row of [bare, full]) {
        await store.write((tx) => tx.threads.insert(row));
        assert.deepEqual(await store.read((tx) => tx.threads.get(account.id, row.id)), row);
      }
      const change = { conversation: 'x', labels: [], lastEmailAt: OLD };
      await store.write((tx) => tx.threads.update(full.id, change));
      assert.deepEqual(await store.read((tx) => tx.threads.get(account.id, full.id)), { ...full, ...change });
    });

    it('a secret, byte for byte', async () => {
      assert.equal(await store.write((tx) => tx.secrets.insert(UNICODE, EVERY_BYTE)), true);
      assert.deepEqual(await store.read((tx) => tx.secrets.get(UNICODE)), EVERY_BYTE);
    });

    it('MIME of no bytes and of several megabytes', async () => {
      const large = Buffer.alloc(5_000_001, EVERY_BYTE);
      for (const mime of [Buffer.alloc(0), large]) {
        const row = anEmail(inbox);
        await store.write((tx) => tx.emails.insert(row, NO_BODY, mime));
        const kept = await store.read((tx) => tx.emails.mime(row.id));
        assert.ok(kept?.equals(mime));
      }
    });

    it('a delivery', async () => {
      const email = anEmail(inbox);
      const bare = aDelivery(email, { id: '00000000-0000-7000-8000-000000000001' });
      const full = aDelivery(email, {
        id: '00000000-0000-7000-8000-000000000002',
        recipient: UNICODE,
        local: true,
        status: 'deferred',
        attempts: 7,
        nextAttemptAt: FAR,
        lastReply: UNICODE,
        updatedAt: OLD,
      });
      await store.write(async (tx) => {
        await tx.emails.insert(email, NO_BODY, MIME);
        await tx.deliveries.insert([full, bare]);
      });
      assert.deepEqual(await store.read((tx) => tx.deliveries.ofEmail(email.id)), [bare, full]);
      const change = { status: 'sent' as const, attempts: 8, nextAttemptAt: NOON, lastReply: null, updatedAt: FAR };
      await store.write((tx) => tx.deliveries.update(full.id, change));
      assert.deepEqual(await store.read((tx) => tx.deliveries.ofEmail(email.id)), [bare, { ...full, ...change }]);
    });

    it('an event', async () => {
      const bare = anEvent(account.id, { inboxId: null });
      const full = anEvent(account.id, { type: UNICODE, inboxId: inbox.id, createdAt: FAR, threadId: inbox.id });
      await store.write(async (tx) => {
        await tx.events.append(bare);
        await tx.events.append(full);
      });
      const kept = await store.read((tx) => tx.events.after(account.id, null, 0, 9));
      assert.deepEqual(
        kept.map(({ seq, ...row }) => row),
        [bare, full],
      );
      assert.ok(kept.every((row) => Number.isSafeInteger(row.seq) && row.seq > 0));
    });

    it('a domain', async () => {
      const bare = aDomain(account.id);
      const record = { type: 'TXT', name: UNICODE, value: UNICODE, purpose: 'spf', required: true, status: 'mismatch' } as const;
      const full = aDomain(account.id, {
        status: 'verified',
        ownershipToken: UNICODE,
        dkimSelector: UNICODE,
        dkimPrivateKey: UNICODE,
        dkimPublicKey: UNICODE,
        records: [
          { ...record, priority: null, found: [] },
          { ...record, priority: 10, found: ['', UNICODE] },
        ],
        lastCheckedAt: OLD,
        verifiedAt: FAR,
      });
      for (const row of [bare, full]) {
        await store.write((tx) => tx.domains.insert(row));
        assert.deepEqual(await store.read((tx) => tx.domains.get(account.id, row.id)), row);
        assert.deepEqual(await store.read((tx) => tx.domains.byName(account.id, row.domain)), row);
      }
      assert.deepEqual(await store.read((tx) => tx.domains.verified(full.domain)), full);
      const change = { status: 'failed' as const, records: [], lastCheckedAt: later(5), verifiedAt: null };
      await store.write((tx) => tx.domains.update(full.id, change));
      assert.deepEqual(await store.read((tx) => tx.domains.get(account.id, full.id)), { ...full, ...change });
    });

    it('an idempotent answer, byte for byte', async () => {
      const row = { id: UNICODE, requestHash: UNICODE, sealed: EVERY_BYTE, createdAt: FAR, accountId: UNICODE };
      await store.write((tx) => tx.idempotency.insert(row));
      assert.deepEqual(await store.read((tx) => tx.idempotency.get(row.id)), row);
    });

    it('a change of nothing, and of a record that is not there', async () => {
      const row = anInbox(account.id);
      await store.write(async (tx) => {
        await tx.inboxes.insert(row);
        await tx.inboxes.update(row.id, {});
        await tx.inboxes.update(randomUUID(), { status: 'paused' });
      });
      assert.deepEqual(await store.read((tx) => tx.inboxes.get(account.id, row.id)), row);
    });
  });
}
