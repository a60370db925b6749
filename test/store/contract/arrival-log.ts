/** The log of arrivals: kept once an id, paged by owner and outcome, and swept oldest first. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { ArrivalRow } from '../../../src/core/store/arrival-log.ts';
import { anEmail, first, later, MIME, NO_BODY, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function arrivalsAreLogged(open: () => Promise<OpenedStore>): void {
  describe('the log of arrivals', () => {
    let opened: OpenedStore;
    const [account, inbox] = [randomUUID(), randomUUID()];
    const row = (change: Partial<ArrivalRow> = {}): ArrivalRow => ({
      id: randomUUID(),
      accountId: account,
      inboxId: inbox,
      provider: 'mailgun',
      envelopeFrom: '',
      recipient: 'ada@post.test',
      outcome: 'ignored',
      reason: 'the inbox is paused',
      emailId: null,
      size: 3,
      rawFidelity: 'text',
      createdAt: NOON,
      ...change,
    });
    const add = (...rows: ArrivalRow[]) =>
      opened.store.write(async (tx) => {
        for (const one of rows) await tx.arrivalLog.add(one);
      });
    const page = (owner: { accountId: string | null; inboxId: string | null }, request = first(9)) =>
      opened.store.read((tx) => tx.arrivalLog.page(owner, 'ignored', request));

    before(async () => {
      opened = await open();
    });
    after(() => opened.close());

    it('keeps a row as it is, and the first of an id', async () => {
      const kept = row({ emailId: randomUUID(), envelopeFrom: 'ann@example.org', size: null, rawFidelity: null });
      await add(kept, { ...kept, reason: 'another' });
      assert.deepEqual(await page({ accountId: account, inboxId: null }), [kept]);
      await opened.store.write((tx) => tx.arrivalLog.sweep(later(1), 9));
    });

    it('is paged newest first, of one outcome: of an inbox, of an account, or of none', async () => {
      const [a, b, c] = [row({ createdAt: later(1) }), row({ createdAt: later(2), inboxId: null }), row({ createdAt: later(3) })];
      const nobody = row({ accountId: null, inboxId: null });
      await add(a, b, c, nobody, row({ outcome: 'duplicate' }), row({ accountId: randomUUID(), inboxId: randomUUID() }));
      assert.deepEqual(await page({ accountId: account, inboxId: null }), [c, b, a]);
      assert.deepEqual(await page({ accountId: account, inboxId: inbox }), [c, a]);
      assert.deepEqual(await page({ accountId: null, inboxId: null }), [nobody]);
      assert.deepEqual(await page({ accountId: account, inboxId: null }, { limit: 1, before: c }), [b]);
      assert.deepEqual(await page({ accountId: null, inboxId: null }, { limit: 1, before: nobody }), []);
      assert.equal(await opened.store.write((tx) => tx.arrivalLog.sweep(later(2), 1)), 1);
      assert.ok((await opened.store.write((tx) => tx.arrivalLog.sweep(later(2), 9))) >= 3);
      assert.deepEqual(await page({ accountId: account, inboxId: null }), [c, b]);
    });

    it('is beside the emails, of which those that were stored last tell how they came in, newest first', async () => {
      const rows = [
        anEmail({ id: inbox, accountId: account }, { provider: 'mailgun', rawFidelity: 'reconstructed' }),
        anEmail({ id: inbox, accountId: account }, { direction: 'outbound' }),
        anEmail({ id: randomUUID(), accountId: randomUUID() }, { provider: 'smtp', rawFidelity: 'exact', createdAt: later(9) }),
      ];
      await opened.store.write(async (tx) => {
        for (const one of rows) await tx.emails.insert(one, NO_BODY, MIME);
      });
      const wanted = rows.map(({ provider, rawFidelity, createdAt }) => ({ provider, rawFidelity, createdAt })).reverse();
      assert.deepEqual(await opened.store.read((tx) => tx.emails.newestOrigins(9)), wanted);
      assert.deepEqual(await opened.store.read((tx) => tx.emails.newestOrigins(1)), wanted.slice(0, 1));
    });
  });
}
