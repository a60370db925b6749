/** How SQLite finds what a search asks for: by the words, and of each hit its row, however words and conditions are combined. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSearch } from '../../../src/core/reading/search/query.ts';
import type { SearchFilter } from '../../../src/core/store/email-filters.ts';
import { flatSearch } from '../../support/store/flat-search.ts';
import { filledPlans } from '../../support/store/query-plans.ts';
import { later, NOON } from '../../support/store/store-rows.ts';

const { view, planOf, account } = await filledPlans();

describe('the plan of a search', () => {
  it('is words first, newest first from the cursor on, and of each hit its row', async () => {
    const filters = [
      flatSearch(account.id, { terms: ['hello'], isRead: false, labels: ['x', 'y'] }),
      flatSearch(account.id, { terms: ['hello'], inboxIds: ['x', 'y'] }),
      flatSearch(account.id, {}),
      ...[
        'hello OR world',
        '-(hello OR from:bob) OR is:sent',
        'hello larger:5M filename:x',
        'is:unread OR (label:x has:pdf)',
      ].map(
        (q): SearchFilter => ({
          accountId: account.id,
          branches: readSearch(q, NOON).branches.map((branch) => ({ inboxIds: null, ...branch })),
        }),
      ),
    ];
    const pages = [{}, { beforeSeq: 2_000 }, { imported: true }, { beforeSeq: -2_000, imported: true }];
    for (const filter of filters)
      for (const more of pages) {
        const page = { limit: 50, beforeSeq: null, entries: 9, imported: false, ...more };
        const plan = await planOf(() => view.emails.search(filter, page));
        const others = plan.filter((step) => !/^SEARCH inboxes EXISTS/.test(step));
        // M: by the words; <>: between two positions; no step sorts, and none looks at mail that the words did not find.
        const [byWords, byPosition] = [
          /^SCAN email_words VIRTUAL TABLE INDEX \d+:M\d<>$/,
          page.imported
            ? /^SEARCH emails USING INDEX emails_imported_seq \(imported_seq=\?\)$/
            : /^SEARCH emails USING INTEGER PRIMARY KEY \(rowid=\?\)$/,
        ];
        assert.match(others[0] ?? '', byWords);
        const kinds = others.map((step) => (byWords.test(step) ? 'words' : byPosition.test(step) ? 'row' : step));
        assert.deepEqual([...new Set(kinds)].sort(), ['row', 'words'], plan.join('\n'));
      }
    const dated = flatSearch(account.id, { terms: ['hello'], since: NOON, until: later(1) });
    const days = (await planOf(() => view.emails.search(dated, { limit: 9, beforeSeq: null, entries: 9 }))).filter((step) =>
      step.includes('email_days'),
    );
    assert.deepEqual(days, [
      'SEARCH email_days USING INTEGER PRIMARY KEY (rowid>?)',
      'SEARCH email_days USING INTEGER PRIMARY KEY (rowid<?)',
    ]);
    const none = await planOf(() => view.emails.anyImported(account.id));
    assert.deepEqual(none, ['SEARCH emails USING INDEX emails_imported_account (account_id=?)']);
  });
});
