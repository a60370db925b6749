/** API keys of an older PostgreSQL database: those of the operator with every scope hold every scope there is, and a chosen list stays. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { SCOPES } from '../../../src/core/base/actor.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

/** Every scope there was. */
/** Scopes that came later. */
const LATER: readonly string[] = ['account:write', 'arrivals:read'];
const THEN = SCOPES.filter((scope) => !LATER.includes(scope));

const FOLDER = fileURLToPath(new URL('../../../src/store/postgres/migrations/', import.meta.url));

test('a key without a maker and with every scope has no list after the upgrade; every other list stays', async () => {
  const database = closedAtEnd(new PGlite());
  const migrate = async (tag: string) => database.exec(await readFile(`${FOLDER}${tag}.sql`, 'utf8'));
  const keys = {
    full: { scopes: [...THEN], madeBy: null, after: null },
    turned: { scopes: THEN.toReversed(), madeBy: null, after: null },
    made: { scopes: [...THEN], madeBy: 'full', after: [...THEN] },
    narrow: { scopes: THEN.slice(1), madeBy: null, after: THEN.slice(1) },
  };
  await migrate('0000_first');
  for (const [id, { scopes, madeBy }] of Object.entries(keys)) {
    const values = [id, JSON.stringify(scopes), madeBy];
    await database.query(
      `insert into api_keys (id, account_id, name, prefix, hash, scopes, read_only, status, created_at, made_by)
       values ($1, 'account', 'a key', 'pr_', $1, $2, false, 'active', now(), $3)`,
      values,
    );
  }
  await migrate('0001_every_scope');
  const { rows } = await database.query<{ id: keyof typeof keys; scopes: string | null }>('select id, scopes from api_keys');
  assert.equal(rows.length, Object.keys(keys).length);
  for (const { id, scopes } of rows) assert.deepEqual(scopes && JSON.parse(scopes), keys[id].after, id);
});
