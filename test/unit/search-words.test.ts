/** What the index of words is asked for a search. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSearch } from '../../src/core/reading/search/query.ts';
import { withWords } from '../../src/store/queries/search-words.ts';

test('a word that is wanted and left out is not looked for', () => {
  const asks = (q: string) => readSearch(q, new Date(0)).branches.map(({ index }) => withWords(index) !== null);
  assert.deepEqual(asks('invoice -invoice'), [false]);
  assert.deepEqual(asks('paid "due invoice" -"due invoice"'), [false]);
  assert.deepEqual(asks('invoice -invoice is:unread'), [false]);
  assert.deepEqual(asks('invoice -subject:invoice'), [true]);
  assert.deepEqual(asks('invoice -invoices'), [true]);
});
