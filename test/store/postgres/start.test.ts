/** A PostgreSQL that an instance begins on, or is refused by: migrations, encodings, passwords, and no room for more connections. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { inspect } from 'node:util';
import pg from 'pg';
import { PostroomError } from '../../../src/core/base/errors.ts';
import type { WriteTx } from '../../../src/core/store/store.ts';
import { translate } from '../../../src/store/postgres/errors.ts';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { createDatabase, dropDatabase } from '../../support/postgres/databases.ts';
import { type PostgresServer, postgresBinaries, startPostgres } from '../../support/postgres/postgres-server.ts';
import { type SharedStores, sharedStores, storeMail, watchUnhandled } from '../../support/postgres/shared-stores.ts';
import { startProcess } from '../../support/processes/process.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { lockStore } from '../../support/store/locked-store.ts';
import { anAccount, aTemplate } from '../../support/store/store-rows.ts';

const missing = postgresBinaries() === null && 'there is no PostgreSQL here';
const MOST = 20;

describe('a PostgreSQL', { skip: missing }, () => {
  let server: PostgresServer;
  let unhandled: ReturnType<typeof watchUnhandled>;

  before(async () => {
    server = await startPostgres({ maxConnections: MOST });
  });
  after(() => server?.close());
  beforeEach(() => {
    unhandled = watchUnhandled();
  });
  afterEach(() => unhandled.check());

  const open = async (url: string, migrate = true) => closedAtEnd(await openPostgres({ url, migrate, readers: 2 }));

  async function ask(url: string, text: string): Promise<unknown[][]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query({ text, rowMode: 'array' })).rows;
    } finally {
      await client.end();
    }
  }

  test('that is empty is brought to this version once, however many begin at the same time', async () => {
    const url = await createDatabase(server.url);
    const stores = await Promise.all([open(url), open(url), open(url)]);
    const [applied] = await ask(url, 'select count(*)::int, count(distinct hash)::int from postroom_migrations');
    assert.ok(Number(applied?.[0]) > 0);
    assert.equal(applied?.[0], applied?.[1]);
    await Promise.all(stores.map((store) => store.close()));
    await (await open(url, false)).close();
    await dropDatabase(url);
  });

  test('that is empty, or was written by a newer version, is refused to a user who may not or cannot bring it here', async () => {
    const url = await createDatabase(server.url);
    await assert.rejects(open(url, false), /must be brought to this version first/);
    await (await open(url)).close();
    await ask(url, "insert into postroom_migrations values (8640000000000000, 'unknown')");
    for (const may of [true, false]) await assert.rejects(open(url, may), /written by a newer version/);
    await dropDatabase(url);
  });

  test('a step of a migration that waits long is told again and again, with what it waits for', async () => {
    const url = await createDatabase(server.url);
    await ask(url, await firstVersion());
    const lock = await lockStore({ DATABASE_URL: url });
    const told: string[] = [];
    const tell = (sentence: string) => void told.push(sentence);
    const opening = openPostgres({ url, migrate: true, readers: 2, migrating: { begins: async () => {}, tell, everyMs: 10 } });
    const waits =
      /^Still at migration 1 of \d+, for \d+ s\. The database has grown by \d+ k?B\. It waits for a lock that the server's process \d+ holds\.$/;
    await eventually('it is told twice', async () => told.filter((line) => waits.test(line)).length >= 2);
    await lock.close();
    await (await opening).close();
    assert.equal(told.at(-1), 'The database is brought to this version.');
    await dropDatabase(url);
  });

  test('is named at start, without its password', async () => {
    const url = await createDatabase(server.url);
    const dataDir = await mkdtemp(join(tmpdir(), 'postroom-'));
    const started = await startProcess(dataDir, { DATABASE_URL: url });
    const said = started.stdout();
    await started.end('SIGTERM');
    const { host, pathname, password } = new URL(url);
    assert.ok(said.includes(`data in PostgreSQL at ${host}${pathname},`), said);
    assert.ok(password.length > 0 && !`${said}${started.stderr()}`.includes(password));
    await dropDatabase(url);
    await rm(dataDir, { recursive: true });
  });

  test('that does not keep UTF-8 is refused before anything is made in it', async () => {
    const url = await createDatabase(server.url);
    const ascii = new URL(url);
    ascii.pathname = `${ascii.pathname}_ascii`;
    await ask(
      url,
      `create database ${ascii.pathname.slice(1)} encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'`,
    );
    await assert.rejects(open(ascii.href), /does not keep UTF-8/);
    assert.deepEqual(await ask(ascii.href, "select relname from pg_class where relnamespace = 'public'::regnamespace"), []);
    await dropDatabase(ascii.href);
    await dropDatabase(url);
  });

  test('that refuses says why in a plain sentence, without the password', async () => {
    const url = await createDatabase(server.url);
    await ask(url, "create role guest login password 'the-guest-of-the-house'");
    const changed = (change: Partial<URL>) => Object.assign(new URL(url), change).href;
    const refusals: [string, RegExp][] = [
      [changed({ password: 'the-wrong-one' }), /refuses the user or the password/],
      [changed({ password: '' }), /refuses the user or the password/],
      [changed({ username: 'nobody-here' }), /refuses the user or the password/],
      [changed({ pathname: '/not-there' }), /does not exist. Create it/],
      [changed({ username: 'guest', password: 'the-guest-of-the-house' }), /may not make tables/],
      [changed({ port: '1' }), /was not reached \(ECONNREFUSED\)/],
      [changed({ hostname: 'postgres.invalid' }), /was not reached \((ENOTFOUND|EAI_AGAIN)\)/],
    ];
    for (const [address, sentence] of refusals) {
      const error = await open(address).then(
        () => assert.fail(`it was opened: ${sentence}`),
        (refused: Error) => refused,
      );
      assert.match(error.message, sentence);
      const password = new URL(address).password;
      if (password !== '') assert.ok(!inspect(error, { depth: 9 }).includes(password));
    }
    await dropDatabase(url);
    await ask(server.url, 'drop role guest');
  });

  describe('that an instance works on', () => {
    let shared: SharedStores;
    beforeEach(async () => {
      shared = await sharedStores(server.url);
    });
    afterEach(() => shared.close());

    test('and that has no connection left: who is there goes on, who comes is told why, and all is well when there are some', async () => {
      const store = await shared.open(5);
      const read = () => store.read((tx) => tx.inboxes.get(shared.inbox.accountId, shared.inbox.id));
      await read();
      const others: pg.Client[] = [];
      await assert.rejects(
        async () => {
          for (let n = 0; n <= MOST; n++) others.push(await shared.connect());
        },
        { code: '53300' },
      );
      const inboxes = await Promise.all(Array.from({ length: 50 }, read));
      assert.deepEqual(
        inboxes,
        Array.from({ length: 50 }, () => shared.inbox),
      );
      await assert.rejects(open(shared.url), /takes no more connections/);
      await assert.rejects(storeMail(store, shared.inbox), { code: 'unavailable' });
      await assert.rejects(
        store.once('turn', async () => {}),
        { code: 'unavailable' },
      );
      await Promise.all(others.map((client) => client.end()));
      await eventually('it writes', () => storeMail(store, shared.inbox).catch(() => null));
      assert.equal(await store.once('turn', async () => {}), true);
    });

    test('and that only reads now is told as trouble that passes, and left for one that writes', async () => {
      const store = await shared.open();
      const name = new URL(shared.url).pathname.slice(1);
      const set = (value: string) => ask(server.url, `alter database ${name} set default_transaction_read_only = ${value}`);
      await set('on');
      await assert.rejects(storeMail(store, shared.inbox), { code: 'unavailable' });
      await set('off');
      // Sessions keep what they began with: this one is new.
      await storeMail(store, shared.inbox);
    });

    test('and in which another process holds a row refuses the write that needs it, and no other', async () => {
      const store = await shared.open();
      const other = await shared.connect();
      await other.query('set idle_in_transaction_session_timeout = 0');
      await other.query(`begin; select 1 from inboxes where id = '${shared.inbox.id}' for update`);
      const told = await Promise.allSettled([
        store.write((tx) => tx.inboxes.update(shared.inbox.id, { displayName: 'Ada' })),
        storeMail(store, shared.inbox),
      ]);
      assert.ok(told[0].status === 'rejected' && told[0].reason instanceof PostroomError);
      assert.equal(told[0].reason.code, 'unavailable');
      assert.equal(told[1].status, 'fulfilled');
      await other.query('rollback');
      await store.write((tx) => tx.inboxes.update(shared.inbox.id, { displayName: 'Ada' }));
    });

    test('tells of a failed statement without what was written', async () => {
      const store = await shared.open();
      const secret = 'Dear Grace, the code is 4711';
      const account = anAccount({ name: secret });
      await store.write((tx) => tx.accounts.insert(account));
      const template = aTemplate(account.id, { name: secret, text: secret });
      const failures = [
        async (tx: WriteTx) => tx.accounts.insert(account),
        async (tx: WriteTx) => {
          await tx.templates.insert(template);
          await tx.templates.insert({ ...template, name: `${secret}.` });
        },
        async (tx: WriteTx) => tx.inboxes.insert({ ...shared.inbox, metadata: { secret } }),
      ];
      for (const failure of failures) {
        const error = await store.write(failure).then(
          () => assert.fail('it was taken'),
          (thrown: Error) => thrown,
        );
        assert.match(error.message, /^PostgreSQL: duplicate key value violates unique constraint/);
        assert.match(error.message, /constraint \w+/);
        hides(error, secret);
      }
      const client = await shared.connect();
      for (const text of [
        'select $1::int',
        'select $1::jsonb',
        'select $1::timestamptz',
        'select $1::tsquery',
        'select $1::bytea::text::uuid',
      ]) {
        const error = await client.query(text, [secret]).then(
          () => assert.fail('it was taken'),
          (thrown: Error) => thrown,
        );
        hides(translate(error), secret);
        const other = error.message.replace(/"(.*)"/, '»$1«');
        hides(translate(Object.assign(new Error(other), { code: '22P02' })), secret);
      }
    });
  });
});

/** The statements of the first version, and its note that they were run. */
async function firstVersion(): Promise<string> {
  const folder = new URL('../../../src/store/postgres/migrations/', import.meta.url);
  const { entries } = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8'));
  const tables = await readFile(new URL(`${entries[0].tag}.sql`, folder), 'utf8');
  const note = `create table postroom_migrations (created_at bigint primary key, hash text not null);
    insert into postroom_migrations values (${entries[0].when}, 'first')`;
  return `${tables};${note}`;
}

function hides(error: unknown, secret: string): void {
  const told = inspect(error, { depth: 9, showHidden: true });
  for (const word of [secret, '4711', 'Grace']) assert.ok(!told.includes(word), told);
}
