/** Templates: kept whole, one of a name, listed without their bodies, and counted. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Store } from '../../../src/core/store/store.ts';
import { anAccount, aTemplate, first, later } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function templatesStand(open: () => Promise<OpenedStore>): void {
  describe('keeps templates', () => {
    let opened: OpenedStore;
    let store: Store;
    const [mine, theirs] = [anAccount(), anAccount()];

    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write(async (tx) => {
        for (const row of [mine, theirs]) await tx.accounts.insert(row);
      });
    });
    after(() => opened.close());

    it('with every column, as they went in and as they were changed', async () => {
      const bare = aTemplate(mine.id, { subject: '', text: null, html: '', variables: [] });
      const full = aTemplate(mine.id, {
        name: "it's \u{1f469} \\",
        text: '{{a}}\r\n',
        html: '<p>{{b}}</p>',
        variables: ['a', 'constructor'],
        updatedAt: later(-1),
      });
      for (const row of [bare, full]) {
        await store.write((tx) => tx.templates.insert(row));
        assert.deepEqual(await store.read((tx) => tx.templates.get(mine.id, row.id)), row);
        assert.equal(await store.read((tx) => tx.templates.get(theirs.id, row.id)), null);
      }
      const change = { name: 'x', subject: 'y', text: null, html: null, variables: [], updatedAt: later(3) };
      await store.write((tx) => tx.templates.update(full.id, change));
      assert.deepEqual(await store.read((tx) => tx.templates.get(mine.id, full.id)), { ...full, ...change });
    });

    it('one of a name in an account, as the name is written', async () => {
      const row = aTemplate(mine.id, { name: 'Welcome' });
      await store.write(async (tx) => {
        for (const one of [row, aTemplate(mine.id, { name: 'welcome' }), aTemplate(theirs.id, { name: 'Welcome' })])
          await tx.templates.insert(one);
        assert.deepEqual(await tx.templates.byName(mine.id, 'Welcome'), { id: row.id });
      });
      await assert.rejects(store.write((tx) => tx.templates.insert(aTemplate(mine.id, { name: 'Welcome' }))));
      assert.equal(await store.read((tx) => tx.templates.byName(mine.id, 'WELCOME')), null);
    });

    it('in pages without their bodies, newest first, and counts them until they are removed', async () => {
      const owner = anAccount();
      const rows = Array.from({ length: 25 }, (_, n) => aTemplate(owner.id, { createdAt: later(Math.floor(n / 4)) }));
      await store.write(async (tx) => {
        for (const row of rows) await tx.templates.insert(row);
        assert.equal(await tx.templates.count(owner.id), 25);
      });
      const expected = rows
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
        .map(({ text: _text, html: _html, ...row }) => row);
      for (const limit of [1, 6, 30]) {
        const found: typeof expected = [];
        for (let page = first(limit); ; ) {
          const part = await store.read((tx) => tx.templates.list(owner.id, page));
          found.push(...part);
          const last = part.at(-1);
          if (part.length < limit || !last) break;
          page = { limit, before: { createdAt: last.createdAt, id: last.id } };
        }
        assert.deepEqual(found, expected);
      }
      const gone = rows[7]?.id ?? '';
      await store.write((tx) => tx.templates.remove(gone));
      assert.equal(await store.read((tx) => tx.templates.get(owner.id, gone)), null);
      assert.equal(await store.read((tx) => tx.templates.count(owner.id)), 24);
    });
  });
}
