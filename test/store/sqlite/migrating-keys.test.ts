/** API keys of a database from before there were suppressions and approvals: who held every scope goes on holding every scope. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SCOPES } from '../../../src/core/base/actor.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { anAccount, anApiKey } from '../../support/store-rows.ts';

const FOLDER = fileURLToPath(new URL('../../../src/store/sqlite/migrations/', import.meta.url));

const ALL_THEN = [
  ...['inboxes:read', 'inboxes:write', 'emails:send', 'emails:read', 'emails:write'],
  ...['api-keys:read', 'api-keys:write', 'domains:read', 'domains:write', 'metrics:read'],
];

describe('an API key of the second version', () => {
  let dataDir: string;
  let store: Store;
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

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'postroom-'));
    const db = new SQLite(join(dataDir, 'postroom.db'));
    const { entries } = JSON.parse(await readFile(`${FOLDER}meta/_journal.json`, 'utf8'));
    db.exec('create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)');
    for (const { tag, when } of entries.slice(0, 2)) {
      for (const statement of (await readFile(`${FOLDER}${tag}.sql`, 'utf8')).split('--> statement-breakpoint'))
        db.exec(statement);
      db.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)').run(tag, when);
    }
    db.prepare('insert into accounts values (?, ?, ?, ?, ?)').run(account.id, account.name, account.plan, 0, 0);
    for (const key of [full, turned, ...Object.values(kept)])
      db.prepare(
        `insert into api_keys (id, account_id, name, prefix, hash, scopes, inbox_ids, tools, read_only, status, created_at)
         values (@id, @accountId, @name, @prefix, @hash, @scopes, @inboxIds, @tools, @readOnly, @status, 0)`,
      ).run({
        ...key,
        scopes: JSON.stringify(key.scopes),
        inboxIds: key.inboxIds && JSON.stringify(key.inboxIds),
        tools: key.tools && JSON.stringify(key.tools),
        readOnly: Number(key.readOnly),
      });
    db.close();
    store = openSqlite({ dataDir, exclusive: true });
  });
  after(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  const scopesOf = async (key: typeof full) => (await store.read((tx) => tx.apiKeys.get(account.id, key.id)))?.scopes;

  it('that held every scope holds every scope there is now', async () => {
    for (const key of [full, turned]) assert.deepEqual(await scopesOf(key), [...SCOPES]);
  });

  for (const [what, key] of Object.entries(kept))
    it(`that ${what} has what it had`, async () => {
      assert.deepEqual(await scopesOf(key), key.scopes);
    });
});
