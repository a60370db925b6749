/** The types of the client are what the generator makes of this server's OpenAPI document, to the letter. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { freshTypes, TYPES } from '../../support/client-types.ts';

test('the generator writes the types that are there', async (context) => {
  const types = await freshTypes();
  if (types === null) return context.skip('npm reaches no registry, so the generator is not installed');
  assert.equal(readFileSync(TYPES, 'utf8'), types);
});
