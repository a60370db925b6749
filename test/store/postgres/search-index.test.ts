/** Search on PostgreSQL: mail is found in every stretch of positions, near the newest and far from it, whichever way the index is asked. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { readSearch } from '../../../src/core/reading/search/query.ts';
import type { SearchFilter } from '../../../src/core/store/email-filters.ts';
import type { EmailBody, NewEmail } from '../../../src/core/store/emails.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { pgliteFolder, type TestDatabase } from '../../support/postgres/test-database.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { anAccount, anEmail, anInbox, MIME } from '../../support/store/store-rows.ts';

describe('a search over many positions', () => {
  let database: TestDatabase;
  let store: Store;
  const [mine, theirs] = [anAccount(), anAccount()];
  const [inbox, second, foreign] = [anInbox(mine.id), anInbox(mine.id), anInbox(theirs.id)];
  const stored: { seq: number; mail: NewEmail }[] = [];

  before(async () => {
    database = await pgliteFolder();
    const url = database.env.DATABASE_URL ?? '';
    // On both sides of where stretches of positions end, and millions apart.
    const starts = [1, 4094, 8190, 32_765, 36_862, 65_534, 300_000, 1_081_340, 1_200_000, 40_000_000, 40_004_094, 40_009_000];
    for (const [n, start] of starts.entries()) {
      const lite = await PGlite.create(url.slice('pglite:'.length));
      await lite.exec(`alter table emails alter column seq restart with ${start}`);
      await lite.close();
      store = closedAtEnd(await openPostgres({ url, migrate: true, readers: 1 }));
      await store.write(async (tx) => {
        if (n === 0) for (const row of [inbox, second, foreign]) await tx.inboxes.insert(row);
        for (const [at, one] of [inbox, foreign, second, inbox].entries()) {
          const own = { from: '', to: '', subject: `${at === 0 ? 'both' : 'Aside'} n${n}`, isRead: n % 2 === 0 };
          const mail = anEmail(one, own);
          const body: EmailBody = { text: n === 3 ? 'pomegranate' : 'plain', html: null, visible: null };
          await tx.emails.insert(mail, body, MIME);
          if (one !== foreign) stored.unshift({ seq: start + at, mail });
        }
      });
      if (n < starts.length - 1) await store.close();
    }
  });
  after(async () => {
    await store.close();
    await database.remove();
  });

  const search = async (q: string, limit: number, beforeSeq: number | null = null, inboxIds: string[] | null = null) => {
    const branches = readSearch(q, new Date()).branches.map((branch) => ({ ...branch, inboxIds }));
    const filter: SearchFilter = { accountId: mine.id, branches };
    return (await store.read((tx) => tx.emails.search(filter, { limit, beforeSeq, entries: 1000 }))).rows.map((row) => row.seq);
  };

  // By words, by beginnings that the index is asked for, by such that it is not, by what is left out, and by the rows besides.
  const CASES: [q: string, isFound: (mail: NewEmail, n: number) => boolean][] = [
    ['plain', (_, n) => n !== 3],
    ['pomegranate', (_, n) => n === 3],
    ['pomegr*', (_, n) => n === 3],
    ['p*', () => true],
    ['bot*', ({ subject }) => subject.startsWith('both')],
    ['"both n1"*', ({ subject }, n) => subject.startsWith('both') && /^1/.test(String(n))],
    ['plain b*', ({ subject }, n) => subject.startsWith('both') && n !== 3],
    ['-both', ({ subject }) => !subject.startsWith('both')],
    ['-bot*', ({ subject }) => !subject.startsWith('both')],
    ['-b*', ({ subject }) => !subject.startsWith('both')],
    ['both OR pomegranate', ({ subject }, n) => n === 3 || subject.startsWith('both')],
    ['bot* OR pome*', ({ subject }, n) => n === 3 || subject.startsWith('both')],
    ['b* OR -plain', ({ subject }, n) => n === 3 || subject.startsWith('both')],
    ['-(b* OR pomegranate)', ({ subject }, n) => n !== 3 && !subject.startsWith('both')],
    ['-(b* plain)', ({ subject }, n) => n === 3 || !subject.startsWith('both')],
    ['is:unread OR pomegranate', (_, n) => n % 2 === 1],
    ['is:read OR p*', () => true],
    ['smaller:1G plain', (_, n) => n !== 3],
    ['larger:1G', () => false],
    ['is:unread plain', (_, n) => n % 2 === 1 && n !== 3],
    ['nowhere', () => false],
    ['nowhere*', () => false],
  ];
  for (const [q, isFound] of CASES) {
    it(`for ${q} finds all there is, newest first, in pages of any length and from any position on`, async () => {
      const numbered = ({ subject }: NewEmail) => Number(subject.slice(subject.lastIndexOf('n') + 1));
      const found = stored.filter(({ mail }) => isFound(mail, numbered(mail)));
      const seqs = found.map(({ seq }) => seq);
      for (const limit of [1, 5, 99]) assert.deepEqual(await search(q, limit), seqs.slice(0, limit), `${limit}`);
      for (const { seq } of stored) {
        const older = seqs.filter((one) => one < seq);
        assert.deepEqual(await search(q, 99, seq), older, `before ${seq}`);
      }
      const inSecond = found.filter(({ mail }) => mail.inboxId === second.id).map(({ seq }) => seq);
      assert.deepEqual(await search(q, 99, null, [second.id, foreign.id]), inSecond);
      assert.deepEqual(await search(q, 99, Number.MAX_SAFE_INTEGER), seqs, 'a position that no mail has yet');
    });
  }
});
