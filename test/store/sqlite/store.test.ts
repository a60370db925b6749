/** The SQLite store: the contract, and what is its own: the folder, the lock, the files and the pragmas. */
import assert from 'node:assert/strict';
import { chmod, chown, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type DrizzleSQLiteSnapshotJSON, generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { lookAtStore } from '../../../src/store/looking.ts';
import { openStore } from '../../../src/store/open.ts';
import { type Database, SQLite } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import * as schema from '../../../src/store/sqlite/schema.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { anAccount, anEmail, anInbox, MIME, NO_BODY, NOON } from '../../support/store/store-rows.ts';
import { storeContract } from '../contract.ts';
import { openOnSqlite } from '../sqlite-contract.ts';

storeContract('SQLite', openOnSqlite);

describe('the folder of a SQLite store', () => {
  let dataDir: string;
  const made: string[] = [];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'postroom-'));
    made.push(dataDir);
  });
  after(async () => {
    for (const folder of made) await rm(folder, { recursive: true, force: true });
  });

  const open = (exclusive = true) => closedAtEnd(openSqlite({ dataDir, exclusive }));

  it('is made when missing, for this user alone', async () => {
    dataDir = join(dataDir, 'deep', 'data');
    await open().close();
    assert.equal((await stat(dataDir)).mode & 0o777, 0o700);
  });

  it('is not opened twice, and can be again once it is closed', async () => {
    const store = open();
    assert.throws(() => open(), {
      message: `${dataDir} is in use by another Postroom process. Stop that one first, or set DATA_DIR to another folder.`,
    });
    assert.equal(await store.write((tx) => tx.webhookTokens.claim('a', NOON)), true);
    await store.close();
    const again = open();
    assert.equal(await again.read(async (tx) => (await tx.webhookTokens.used('a')) !== null), true);
    await again.close();
  });

  it('takes a short-lived command beside the server, both reading what the other wrote', async () => {
    const server = open();
    const command = open(false);
    await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => server.write((tx) => tx.webhookTokens.claim(`server ${n}`, NOON))),
      ...Array.from({ length: 20 }, (_, n) => command.write((tx) => tx.webhookTokens.claim(`command ${n}`, NOON))),
    ]);
    assert.equal(await server.read(async (tx) => (await tx.webhookTokens.used('command 19')) !== null), true);
    assert.equal(await command.read(async (tx) => (await tx.webhookTokens.used('server 19')) !== null), true);
    await command.close();
    assert.throws(() => open(), /is in use by another Postroom process/, 'the command did not take the lock away');
    await server.close();
  });

  it('is free for the server while a command has it, also when the command was first and made it', async () => {
    const command = open(false);
    const server = open();
    assert.equal(await server.write((tx) => tx.webhookTokens.claim('a', NOON)), true);
    await command.close();
    await server.close();
  });

  it('is refused when a newer version has written it', async () => {
    await open().close();
    edit((db) => db.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 99999999999999)"));
    for (const exclusive of [true, false])
      assert.throws(() => open(exclusive), /written by a newer version of Postroom\. Start that version, or restore a backup/);
  });

  it('is not brought to this version by a command beside a server', async () => {
    const server = open();
    edit((db) => db.exec('delete from __drizzle_migrations'));
    assert.throws(() => open(false), /must be brought to this version first\. Start the server of this version/);
    await server.close();
  });

  it('holds a file that is no database: said in a sentence, and nothing is kept open', async () => {
    const path = join(dataDir, 'postroom.db');
    await writeFile(path, 'not a database at all '.repeat(500));
    for (const _ of [1, 2])
      assert.throws(() => open(), {
        message: `${path} is no database that Postroom can read. Restore a backup, or move the file away.`,
      });
    await rm(path);
    await open().close();
  });

  it('may not be written: said in a sentence', async () => {
    const sentence = /cannot be written \(\w+\)\. Give the folder and its files to this user, or set DATA_DIR to another\.$/;
    await open().close();
    await chmod(dataDir, 0o555);
    for (const name of ['postroom.db', 'postroom.lock']) await chmod(join(dataDir, name), 0o444);
    assert.throws(() => asOrdinaryUser(() => open()), sentence);
    assert.throws(() => asOrdinaryUser(() => openSqlite({ dataDir: join(dataDir, 'below'), exclusive: true })), sentence);
    await chmod(dataDir, 0o777);
    await chmod(join(dataDir, 'postroom.lock'), 0o666);
    // SQLite alone would open it for reading, and refuse all mail later.
    const ofAnother = /postroom\.db cannot be written \(EACCES\)\. Give the folder and its files to this user/;
    for (const mode of [0o444, 0o000]) {
      await chmod(join(dataDir, 'postroom.db'), mode);
      assert.throws(() => asOrdinaryUser(() => open()), ofAnother);
    }
    await chmod(dataDir, 0o700);
    // As a server that has to make its own key first.
    const noFolder = { databaseUrl: null, databasePool: 1, dataDir: join(dataDir, 'postroom.lock') };
    await assert.rejects(openStore(noFolder, true), sentence);
    assert.throws(() => openSqlite({ dataDir: join(dataDir, 'postroom.lock'), exclusive: true }), sentence);
  });

  it('is where no folder can be made, or behind a link that leads nowhere: said in a sentence, at once', async () => {
    const sentence = /cannot be written \((?:ENOENT|EEXIST|EACCES)\)\. Give the folder and/;
    await symlink(join(dataDir, 'nothing'), join(dataDir, 'link'));
    const nowhere = [join(dataDir, 'link'), join(dataDir, 'link', 'below')];
    // Linux alone has it. Node's own recursive mkdir would never end there.
    if (process.platform === 'linux') nowhere.push('/proc/postroom', '/proc/postroom/below');
    for (const at of nowhere) {
      assert.throws(() => openSqlite({ dataDir: at, exclusive: true }), sentence);
      await assert.rejects(openStore({ databaseUrl: null, databasePool: 1, dataDir: at }, true), sentence);
    }
  });

  it('belongs to another user: whoever only looks is told so, and not that nothing is there', async () => {
    await open().close();
    const looked = asOrdinaryUser(() => lookAtStore({ databaseUrl: null, dataDir, secretKeys: [] }));
    await assert.rejects(looked, /postroom\.\w+ cannot be read \(EACCES\)\. Run this as the user that Postroom runs as\.$/);
  });

  it('holds a lock that root made with a command: warned at the opening, and said by the work that needs it', {
    skip: process.getuid?.() !== 0,
  }, async () => {
    await open().close();
    await writeFile(join(dataDir, 'postroom.reindex.lock'), '', { mode: 0o600 });
    for (const name of ['.', 'postroom.db', 'postroom.lock']) await chown(join(dataDir, name), 65534, 65534);
    const said: string[] = [];
    const warn = (sentence: string) => void said.push(sentence);
    const store = closedAtEnd(asOrdinaryUser(() => openSqlite({ dataDir, exclusive: true, warn })));
    assert.deepEqual(said, [
      `${join(dataDir, 'postroom.reindex.lock')} belongs to another user, such as one who ran a command. Give it to the user of the server, with the mode 600.`,
    ]);
    const once = asOrdinaryUser(() => store.once('reindex', async () => {}, { byCommands: true }));
    await assert.rejects(once, /cannot be written \(SQLITE_CANTOPEN\)\. Give the folder and its files to this user/);
    await store.close();
  });

  it('keeps no words of mail that was removed, and none of mail that was refused', async () => {
    const store = open();
    const inbox = anInbox(anAccount().id);
    const [kept, removed, brief, refused] = [anEmail(inbox), anEmail(inbox), anEmail(inbox), anEmail(inbox)];
    const insert = (...rows: (typeof kept)[]) =>
      store.write(async (tx) => {
        for (const row of rows) await tx.emails.insert(row, NO_BODY, MIME);
      });
    await insert(kept, removed, brief);
    await assert.rejects(insert(refused, kept));
    await store.write((tx) => tx.emails.remove([removed.id, brief.id]));
    await store.close();
    edit((db) => {
      const words = db.prepare('select rowid as seq from email_words').all();
      assert.deepEqual(words, db.prepare('select seq from emails').all());
      assert.equal(words.length, 1);
      db.exec("insert into email_words (email_words) values ('integrity-check')");
    });
  });

  /** Another hand on the file. */
  function edit(change: (db: Database) => void): void {
    const db = new SQLite(join(dataDir, 'postroom.db'));
    change(db);
    db.close();
  }
});

describe('the connections of a SQLite store', () => {
  let dataDir: string;
  let close: () => Promise<void>;
  let writer: Database;
  let reader: Database;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'postroom-'));
    // The store hides its connections; both pass through `pragma` when they are opened.
    const seen = new Set<Database>();
    const { pragma } = SQLite.prototype;
    SQLite.prototype.pragma = function (this: Database, source, options) {
      seen.add(this);
      return pragma.call(this, source, options);
    };
    const store = closedAtEnd(openSqlite({ dataDir, exclusive: true }));
    SQLite.prototype.pragma = pragma;
    const main = [...seen].filter((connection) => connection.name.endsWith('postroom.db'));
    const [first, second] = main.toSorted((a, b) => Number(a.readonly) - Number(b.readonly));
    assert.ok(main.length === 2 && first && second);
    [writer, reader] = [first, second];
    close = () => store.close();
  });
  after(async () => {
    await close();
    await rm(dataDir, { recursive: true });
  });

  it('the writer waits for the disk at each commit, in a write-ahead log', () => {
    assert.equal(writer.readonly, false);
    assert.equal(writer.pragma('journal_mode', { simple: true }), 'wal');
    assert.equal(writer.pragma('synchronous', { simple: true }), 2, 'FULL');
  });

  it('the reader can read only', () => {
    assert.equal(reader.readonly, true);
    assert.equal(reader.pragma('journal_mode', { simple: true }), 'wal');
    assert.throws(() => reader.exec('delete from emails'), { code: 'SQLITE_READONLY' });
  });
});

describe('the migrations', () => {
  const folder = fileURLToPath(new URL('../../../src/store/sqlite/migrations/', import.meta.url));

  it('leave drizzle-kit nothing to do', async () => {
    const journal = JSON.parse(await readFile(`${folder}meta/_journal.json`, 'utf8'));
    const last = String(journal.entries.at(-1).idx).padStart(4, '0');
    const kept: DrizzleSQLiteSnapshotJSON = JSON.parse(await readFile(`${folder}meta/${last}_snapshot.json`, 'utf8'));
    const now = await generateSQLiteDrizzleJson(schema, kept.id);
    assert.deepEqual(await generateSQLiteMigration(kept, now), []);
    const { emails: _, ...fewer } = schema;
    assert.notDeepEqual(
      await generateSQLiteMigration(kept, await generateSQLiteDrizzleJson(fewer, kept.id)),
      [],
      'it would see a difference',
    );
  });

  it('make the tables and indexes the schema says', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'postroom-'));
    await openSqlite({ dataDir, exclusive: true }).close();
    const migrated = new SQLite(join(dataDir, 'postroom.db'));
    const fresh = new SQLite(':memory:');
    const empty = await generateSQLiteDrizzleJson({});
    for (const statement of await generateSQLiteMigration(empty, await generateSQLiteDrizzleJson(schema))) fresh.exec(statement);
    assert.deepEqual(tablesOf(migrated), tablesOf(fresh));
    migrated.close();
    await rm(dataDir, { recursive: true });
  });

  function tablesOf(db: Database): unknown[] {
    const statement =
      "select name, sql from sqlite_master where name not like 'sqlite_%' and name not like '__drizzle%' and name not like 'email_words%' order by name";
    const found = db.prepare<[], { name: string; sql: string }>(statement).all();
    assert.ok(found.length > 20);
    // A column that was added later stands as it was written, blanks and all.
    return found.map(({ name, sql }) => [
      name,
      sql
        .replace(/\s+/g, ' ')
        .replace(/ ?([,()]) ?/g, '$1')
        .replaceAll('"', '`'),
    ]);
  }
});

/** Opening is synchronous, so the root user of a container can give its powers away for that moment. */
function asOrdinaryUser<T>(work: () => T): T {
  if (process.getuid?.() !== 0 || !process.seteuid) return work();
  process.seteuid(65534);
  try {
    return work();
  } finally {
    process.seteuid(0);
  }
}
