/** The types of the client are what the generator makes of this server's OpenAPI document, to the letter. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { freshTypes, TYPES } from '../../support/house/client-types.ts';

const types = await freshTypes();
const skip = types === null ? 'npm reaches no registry, so the generator is not installed' : false;

test('the generator writes the types that are there', { skip }, () => {
  assert.equal(readFileSync(TYPES, 'utf8'), types);
});
