/** A mail whose words the index refuses: it is stored all the same, and so are those that share its commit, with their words. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Postroom, startPostroom } from '../../support/rooms/postroom.ts';
import { lockStore } from '../../support/store/locked-store.ts';

test('one mail that the word index refuses fails neither itself nor its neighbours, and is told', async () => {
  const warnings: string[] = [];
  const silent = () => {};
  const warn = (_fields: object, message: string) => void warnings.push(message);
  const room = await startPostroom({}, { log: { debug: silent, info: silent, warn, error: silent } });
  const { body: inbox } = await room.rest('POST', '/inboxes', {});
  await refuseEverySecond(room);
  // So that they share a commit.
  const lock = await lockStore(room.env);
  const posted = [1, 2, 3, 4, 5, 6].map((n) =>
    room.inbound(
      inbox.address,
      mime({ to: inbox.address, subject: `Zebra ${n}`, text: 'Hello.', messageId: `<${n}@example.org>` }),
    ),
  );
  await room.rest('GET', '/inboxes');
  await lock.close();
  for (const answer of await Promise.all(posted)) assert.deepEqual([answer.status, answer.json], [200, { ok: true }]);
  assert.equal((await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data.length, 6);
  assert.equal(await found(room), 3);
  assert.equal(warnings.filter((one) => /cannot be searched/.test(one)).length, 3);
});

/** The index refuses mail at even positions. */
async function refuseEverySecond({ env, dataDir }: Postroom): Promise<void> {
  if (env.DATABASE_URL === undefined) {
    const database = new SQLite(join(dataDir, 'postroom.db'));
    // SQLite allows no triggers on the tables behind its index, so a view stands before one.
    database.exec(`
      drop table email_words;
      create virtual table kept_words using fts5(title);
      create view email_words as select 0 as "rowid", '' as scope, '' as title, '' as sender, '' as recipients, '' as body;
      create trigger refuse instead of insert on email_words begin
        select raise(abort, 'refused') where new."rowid" % 2 = 0;
        insert into kept_words (rowid, title) values (new."rowid", new.title);
      end;
    `);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query('alter table email_words add check (seq % 2 = 1)');
  await client.end();
}

async function found(room: Postroom): Promise<number> {
  if (room.env.DATABASE_URL === undefined)
    return (await room.sql("select rowid from kept_words where title match 'zebra'")).length;
  return (await room.rest('GET', '/emails/search?q=zebra')).body.data.length;
}
