/** What each query finds, what it must not find, and which rows the store refuses. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Store } from '../../../src/core/store/store.ts';
import {
  aDelivery,
  aDeliveryStep,
  aDomain,
  anAccount,
  anApiKey,
  anEmail,
  anEvent,
  anInbox,
  first,
  later,
  MIME,
  NO_BODY,
  NOON,
} from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function queriesAnswer(open: () => Promise<OpenedStore>): void {
  describe('finds', () => {
    let opened: OpenedStore;
    let store: Store;
    const mine = anAccount({ createdAt: later(1) });
    const theirs = anAccount({ operator: true, createdAt: later(2) });
    const inbox = anInbox(mine.id);
    const other = anInbox(theirs.id);

    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write(async (tx) => {
        for (const row of [theirs, mine]) await tx.accounts.insert(row);
        for (const row of [inbox, other]) await tx.inboxes.insert(row);
      });
    });
    after(() => opened.close());

    it('the operator, and accounts in the order they were made', async () => {
      assert.deepEqual(await store.read((tx) => tx.accounts.operator()), theirs);
      assert.deepEqual(await store.read((tx) => tx.accounts.list()), [mine, theirs]);
    });

    it('null where there is nothing', async () => {
      const id = randomUUID();
      await store.read(async (tx) => {
        const found = [
          await tx.accounts.get(id),
          await tx.apiKeys.byHash('none'),
          await tx.apiKeys.get(mine.id, id),
          await tx.inboxes.get(mine.id, id),
          await tx.inboxes.byAddress('none@mail.example'),
          await tx.inboxes.addressOwner('none@mail.example'),
          await tx.inboxes.addressOf(id),
          await tx.emails.get(mine.id, id),
          await tx.emails.body(id),
          await tx.emails.mime(id),
          await tx.emails.threadOf(inbox.id, ['<none@example.org>']),
          await tx.emails.threadOf(inbox.id, []),
          await tx.checks.nextAt(),
          await tx.threads.get(mine.id, id),
          await tx.threads.byConversation(inbox.id, 'none', NOON),
          await tx.secrets.get('none'),
          await tx.deliveries.nextAttemptAt([]),
          await tx.domains.get(mine.id, id),
          await tx.domains.byName(mine.id, 'none.example'),
          await tx.domains.verified('none.example'),
          await tx.idempotency.get('none'),
          await tx.sessions.get('none'),
        ];
        assert.deepEqual(found, new Array(found.length).fill(null));
        assert.deepEqual(await tx.emails.bodies([]), new Map());
        assert.deepEqual(await tx.deliveries.ofEmail(id), []);
      });
    });

    it('nothing of another account', async () => {
      const key = anApiKey(theirs.id);
      const domain = aDomain(theirs.id);
      const email = anEmail(other);
      await store.write(async (tx) => {
        await tx.apiKeys.insert(key);
        await tx.domains.insert(domain);
        await tx.emails.insert(email, NO_BODY, MIME);
        await tx.events.append(anEvent(theirs.id));
      });
      await store.read(async (tx) => {
        assert.equal(await tx.apiKeys.get(mine.id, key.id), null);
        assert.equal(await tx.domains.get(mine.id, domain.id), null);
        assert.equal(await tx.domains.byName(mine.id, domain.domain), null);
        assert.equal(await tx.inboxes.get(mine.id, other.id), null);
        assert.equal(await tx.emails.get(mine.id, email.id), null);
        assert.deepEqual(await tx.apiKeys.list(mine.id, first(9)), []);
        assert.deepEqual(await tx.domains.list(mine.id, first(9)), []);
        assert.deepEqual(await tx.inboxes.list(mine.id, [other.id], first(9)), []);
        assert.deepEqual(await tx.events.after(mine.id, null, 0, 9), []);
        for (const inboxIds of [null, [other.id], [other.id, inbox.id]])
          assert.deepEqual(await tx.emails.list({ accountId: mine.id, inboxIds }, first(9)), []);
      });
    });

    it('the thread of the first Message-ID the inbox holds', async () => {
      const [one, two] = [anEmail(inbox), anEmail(inbox, { direction: 'outbound' })];
      const foreign = anEmail(other);
      await store.write(async (tx) => {
        for (const row of [one, two, foreign]) await tx.emails.insert(row, NO_BODY, MIME);
        const asked = [foreign.messageId, '<none@example.org>', two.messageId, one.messageId].map(String);
        assert.deepEqual(await tx.emails.threadOf(inbox.id, asked), { threadId: two.threadId, messageId: two.messageId });
      });
    });

    it('bodies of several emails at once', async () => {
      const rows = [anEmail(inbox), anEmail(inbox)];
      await store.write(async (tx) => {
        for (const row of rows) await tx.emails.insert(row, { text: row.id, html: null, visible: null }, MIME);
      });
      const ids = rows.map((row) => row.id);
      assert.deepEqual(
        await store.read((tx) => tx.emails.bodies([...ids, randomUUID()])),
        new Map(ids.map((id) => [id, { text: id, html: null, visible: null }])),
      );
    });

    it('deliveries that are due, oldest first, and when the next one is', async () => {
      const email = anEmail(inbox);
      const at = (ms: number, status: 'queued' | 'deferred' | 'sending' | 'sent') =>
        aDelivery(email, { nextAttemptAt: later(ms), status });
      const [c, a, b] = [at(30, 'queued'), at(10, 'deferred'), at(20, 'queued')];
      const sending = at(1, 'sending');
      const here = aDelivery(email, { nextAttemptAt: later(100), local: true, domain: '' });
      await store.write(async (tx) => {
        await tx.emails.insert(email, NO_BODY, MIME);
        await tx.deliveries.insert([c, a, b, sending, at(2, 'sent'), here]);
        assert.deepEqual(await tx.deliveries.interrupted(null), [sending]);
        assert.deepEqual(await tx.deliveries.interrupted(later(1)), [sending], 'its claim has ended');
        assert.deepEqual(await tx.deliveries.interrupted(later(0)), []);
      });
      await store.read(async (tx) => {
        assert.deepEqual(await tx.deliveries.due(later(20), [], 9), [a, b]);
        assert.deepEqual(await tx.deliveries.due(later(99), [], 2), [a, b]);
        assert.deepEqual(await tx.deliveries.due(later(99), ['other.example', 'example.org'], 9), []);
        assert.deepEqual(await tx.deliveries.due(later(9), [], 9), []);
        assert.deepEqual(await tx.deliveries.due(later(100), ['', 'example.org'], 9), []);
        assert.deepEqual(await tx.deliveries.dueHere(later(100), 9), [here]);
        assert.deepEqual(await tx.deliveries.dueHere(later(99), 9), []);
        assert.deepEqual(await tx.deliveries.nextAttemptAt(['other.example']), later(10));
        assert.equal(await tx.deliveries.nextAttemptAt(['', 'example.org']), null);
      });
      await store.write((tx) => tx.emails.remove([email.id]));
      assert.equal(await store.read((tx) => tx.deliveries.nextAttemptAt([])), null, 'deliveries go with their email');
    });

    it('the steps of the deliveries of an email, oldest first, until it is removed', async () => {
      const [email, other] = [anEmail(inbox), anEmail(inbox)];
      const delivery = aDelivery(email);
      const steps = [aDeliveryStep(delivery, { id: '1' }), aDeliveryStep(delivery, { id: '2', status: 'sent', reason: null })];
      await store.write(async (tx) => {
        for (const row of [email, other]) await tx.emails.insert(row, NO_BODY, MIME);
        for (const step of [...steps].reverse()) await tx.deliverySteps.insert(step);
        await tx.deliverySteps.insert(aDeliveryStep(aDelivery(other)));
        assert.deepEqual(await tx.deliverySteps.ofEmail(email.id), steps);
        await tx.emails.remove([email.id]);
      });
      assert.deepEqual(await store.read((tx) => tx.deliverySteps.ofEmail(email.id)), []);
      assert.equal((await store.read((tx) => tx.deliverySteps.ofEmail(other.id))).length, 1);
    });

    it('what of a deleted inbox may be swept, and what is unread', async () => {
      const swept = anInbox(mine.id);
      const waiting = (['queued', 'sending', 'deferred'] as const).map((status) =>
        anEmail(swept, { direction: 'outbound', status, isRead: true }),
      );
      const ended = (['received', 'sent', 'failed'] as const).map((status) =>
        anEmail(swept, { status, isRead: status === 'sent' }),
      );
      const unreadSent = anEmail(swept, { direction: 'outbound', status: 'sent' });
      await store.write(async (tx) => {
        assert.equal(await tx.emails.anyIn(swept.id), false);
        for (const row of [...waiting, ...ended, unreadSent]) await tx.emails.insert(row, NO_BODY, MIME);
        assert.equal(await tx.emails.countUnread(swept.id, 9), 2);
        const ids = (await tx.emails.sweepable(swept.id, NOON, 9)).map((row) => row.id);
        assert.deepEqual(ids.sort(), [...ended, unreadSent].map((row) => row.id).sort());
        assert.equal((await tx.emails.sweepable(swept.id, NOON, 1)).length, 1);
        await tx.emails.remove(ids);
        await tx.emails.remove([]);
        assert.equal(await tx.emails.anyIn(swept.id), true);
        await tx.emails.remove(waiting.map((row) => row.id));
        assert.equal(await tx.emails.anyIn(swept.id), false);
        assert.equal(await tx.emails.mime(ended[0]?.id ?? ''), null);
        assert.equal(await tx.emails.body(ended[0]?.id ?? ''), null);
      });
    });

    it('events after a cursor in the order of commits, narrowed to inboxes', async () => {
      const account = anAccount();
      const rows = [inbox.id, null, other.id, inbox.id].map((inboxId) => anEvent(account.id, { inboxId }));
      for (const row of rows) await store.write((tx) => tx.events.append(row));
      const ids = async (inboxIds: string[] | null, seq: number, limit = 9) =>
        (await store.read((tx) => tx.events.after(account.id, inboxIds, seq, limit))).map((row) => row.id);
      const all = await store.read((tx) => tx.events.after(account.id, null, 0, 9));
      assert.deepEqual(
        all.map((row) => row.id),
        rows.map((row) => row.id),
      );
      assert.deepEqual(await ids(null, all[1]?.seq ?? 0), [rows[2]?.id, rows[3]?.id]);
      assert.deepEqual(await ids(null, 0, 1), [rows[0]?.id]);
      assert.deepEqual(await ids([inbox.id], 0), [rows[0]?.id, rows[3]?.id]);
      assert.deepEqual(await ids([inbox.id, other.id], all[0]?.seq ?? 0), [rows[2]?.id, rows[3]?.id]);
      assert.deepEqual(await ids([], 0), []);
      const theirs = anEvent(randomUUID());
      await store.write((tx) => tx.events.append(theirs));
      const ofAll = await store.read((tx) => tx.events.ofAll(all[2]?.seq ?? 0, 9));
      assert.deepEqual(
        ofAll.map((row) => row.id),
        [rows[3]?.id, theirs.id],
      );
      assert.equal((await store.read((tx) => tx.events.ofAll((all[0]?.seq ?? 0) - 1, 1)))[0]?.id, rows[0]?.id);
    });

    it('tokens and stored answers until they are swept, a few at a time', async () => {
      await store.write(async (tx) => {
        for (const n of [1, 2, 3, 4]) {
          await tx.webhookTokens.claim(`token-${n}`, later(n));
          await tx.idempotency.insert({ id: `id-${n}`, requestHash: '', sealed: MIME, createdAt: later(n), accountId: null });
        }
        for (const part of [tx.webhookTokens, tx.idempotency]) {
          assert.equal(await part.sweep(later(4), 2), 2);
          assert.equal(await part.sweep(later(4), 2), 1);
          assert.equal(await part.sweep(later(4), 2), 0);
        }
      });
      await store.read(async (tx) => {
        assert.equal((await tx.webhookTokens.used('token-3')) !== null, false);
        assert.equal((await tx.webhookTokens.used('token-4')) !== null, true);
        assert.equal(await tx.idempotency.get('id-3'), null);
        assert.notEqual(await tx.idempotency.get('id-4'), null);
      });
      await store.write((tx) => tx.idempotency.remove('id-4'));
      assert.equal(await store.read((tx) => tx.idempotency.get('id-4')), null);
    });

    it('no domain that was removed', async () => {
      const row = aDomain(mine.id);
      await store.write((tx) => tx.domains.insert(row));
      await store.write((tx) => tx.domains.remove(row.id));
      assert.equal(await store.read((tx) => tx.domains.get(mine.id, row.id)), null);
    });
  });
}
