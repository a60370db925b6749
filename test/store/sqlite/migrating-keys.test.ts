/** API keys of older databases: those that held every scope hold every scope there is now, and a list that somebody chose stays. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SCOPES } from '../../../src/core/base/actor.ts';
import type { AccountRow } from '../../../src/core/store/accounts.ts';
import type { ApiKeyRow } from '../../../src/core/store/api-keys.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { anAccount, anApiKey } from '../../support/store/store-rows.ts';

const FOLDER = fileURLToPath(new URL('../../../src/store/sqlite/migrations/', import.meta.url));

const ALL_THEN = [
  ...['inboxes:read', 'inboxes:write', 'emails:send', 'emails:read', 'emails:write'],
  ...['api-keys:read', 'api-keys:write', 'domains:read', 'domains:write', 'metrics:read'],
];

describe('an API key of the second version', () => {
  const account = anAccount();
  const full = anApiKey(account.id, { scopes: ALL_THEN });
  const turned = anApiKey(account.id, { scopes: ALL_THEN.toReversed() });
  const kept = {
    'lacked a scope': anApiKey(account.id, { scopes: ALL_THEN.slice(1) }),
    'named one scope ten times': anApiKey(account.id, { scopes: ALL_THEN.map(() => 'emails:read') }),
    'was bound to inboxes': anApiKey(account.id, { scopes: ALL_THEN, inboxIds: ['x'] }),
    'was bound to tools': anApiKey(account.id, { scopes: ALL_THEN, tools: ['get_email'] }),
    'only read': anApiKey(account.id, { scopes: ALL_THEN, readOnly: true }),
  };
  const scopesAfter = migratedFrom(2, account, [full, turned, ...Object.values(kept)]);

  it('that held every scope holds every scope there is', async () => {
    for (const key of [full, turned]) assert.equal(await scopesAfter(key), null);
  });

  for (const [what, key] of Object.entries(kept))
    it(`that ${what} has what it had`, async () => {
      assert.deepEqual(await scopesAfter(key), key.scopes);
    });
});

/** Every scope that the fifth version had. */
/** Scopes that came later. */
const LATER: readonly string[] = ['account:write', 'arrivals:read'];
const FIFTH = SCOPES.filter((scope) => !LATER.includes(scope));

describe('an API key of the fifth version', () => {
  const account = anAccount();
  const full = anApiKey(account.id, { scopes: [...FIFTH] });
  const kept = {
    'was made with a full list': anApiKey(account.id, { scopes: [...FIFTH], madeBy: full.id }),
    'lacked a scope': anApiKey(account.id, { scopes: FIFTH.slice(1) }),
    'named one scope many times': anApiKey(account.id, { scopes: FIFTH.map(() => 'emails:read') }),
  };
  const scopesAfter = migratedFrom(5, account, [full, ...Object.values(kept)]);

  it('that the operator made with every scope holds every scope there is', async () => {
    assert.equal(await scopesAfter(full), null);
  });

  for (const [what, key] of Object.entries(kept))
    it(`that ${what} has what it had`, async () => {
      assert.deepEqual(await scopesAfter(key), key.scopes);
    });
});

/** A database as the first `versions` migrations made it, with these keys, brought to the version of today: the scopes a key has then. */
function migratedFrom(versions: number, account: AccountRow, keys: ApiKeyRow[]) {
  let dataDir: string;
  let store: Store;
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'postroom-'));
    const db = new SQLite(join(dataDir, 'postroom.db'));
    const { entries } = JSON.parse(await readFile(`${FOLDER}meta/_journal.json`, 'utf8'));
    db.exec('create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)');
    for (const { tag, when } of entries.slice(0, versions)) {
      for (const statement of (await readFile(`${FOLDER}${tag}.sql`, 'utf8')).split('--> statement-breakpoint'))
        db.exec(statement);
      db.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)').run(tag, when);
    }
    db.prepare('insert into accounts values (?, ?, ?, ?, ?)').run(account.id, account.name, account.plan, 0, 0);
    const madeBy = (db.prepare('select name from pragma_table_info(?)').all('api_keys') as { name: string }[]).some(
      ({ name }) => name === 'made_by',
    );
    for (const key of keys)
      db.prepare(
        `insert into api_keys (id, account_id, name, prefix, hash, scopes, inbox_ids, tools, read_only, status, created_at${madeBy ? ', made_by' : ''})
         values (@id, @accountId, @name, @prefix, @hash, @scopes, @inboxIds, @tools, @readOnly, @status, 0${madeBy ? ', @madeBy' : ''})`,
      ).run({
        ...key,
        scopes: JSON.stringify(key.scopes),
        inboxIds: key.inboxIds && JSON.stringify(key.inboxIds),
        tools: key.tools && JSON.stringify(key.tools),
        readOnly: Number(key.readOnly),
      });
    db.close();
    store = closedAtEnd(openSqlite({ dataDir, exclusive: true }));
  });
  after(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });
  return async (key: ApiKeyRow) => (await store.read((tx) => tx.apiKeys.get(account.id, key.id)))?.scopes;
}
