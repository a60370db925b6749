/** A damaged page of the database: who asks for what is on it gets 503, all else goes on, and the operator is told in a sentence. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';

const DAMAGED = 'The database file is damaged.';

test('a damaged page is told to who needs it, in the log and at /readyz; what is on other pages is there', async () => {
  const lines: string[] = [];
  const note = (_fields: object, message: string) => void lines.push(message);
  const room = await startPostroom({}, { log: { debug: () => {}, info: note, warn: note, error: note } });
  const { body: inbox } = await room.rest('POST', '/inboxes', {});
  const post = (n: number) =>
    room.inbound(
      inbox.address,
      mime({
        to: inbox.address,
        subject: `Mail ${n}`,
        text: randomBytes(8_000).toString('base64url'),
        messageId: `<${n}@example.org>`,
      }),
    );
  for (let n = 0; n < 20; n++) assert.equal((await post(n)).status, 200);
  const { data } = (await room.rest('GET', `/emails?inboxId=${inbox.id}&limit=20`)).body;
  await room.app.close();
  spoil(room.dataDir);
  await room.restart();

  const raws = await Promise.all(data.map(({ id }: Json) => room.rest('GET', `/emails/${id}/raw`)));
  const statuses = raws.map(({ status }) => status);
  assert.ok(statuses.includes(200), 'mail on other pages is there');
  const failed = raws.find(({ status }) => status !== 200);
  assert.deepEqual([failed?.status, failed?.body.code, failed?.body.detail], [503, 'unavailable', DAMAGED]);
  assert.ok(lines.includes(DAMAGED), 'the log has it');
  const ready = await fetch(`${room.url}/readyz`);
  const told = (await ready.json()) as { details: { trouble?: string } };
  assert.deepEqual([ready.status, told.details.trouble], [200, DAMAGED]);
  assert.equal((await post(99)).status, 200, 'new mail is taken');
});

/** Overwrites a leaf of the table of raw mails, on disk. */
function spoil(dataDir: string): void {
  const path = join(dataDir, 'postroom.db');
  const database = new SQLite(path);
  database.pragma('wal_checkpoint(truncate)');
  const size = Number(database.pragma('page_size', { simple: true }));
  const pages = database
    .prepare("select pageno from dbstat where name = 'email_mimes' and pagetype = 'leaf' order by pageno")
    .all();
  database.close();
  const { pageno } = pages[Math.floor(pages.length / 2)] as { pageno: number };
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(size, 0xff), 0, size, (pageno - 1) * size);
  closeSync(file);
}
