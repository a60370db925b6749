/** Whoever gets the database, or a backup of it, gets no private key and no signing secret where POSTROOM_SECRET_KEY is set. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { backupSqlite } from '../../src/store/sqlite/backup.ts';
import { isShared } from '../support/postgres/test-database.ts';
import { mime } from '../support/rooms/conversation.ts';
import type { Postroom } from '../support/rooms/postroom.ts';
import { startRelayedRoom } from '../support/rooms/relayed-room.ts';

const keys = ['base64', 'base64url', 'hex'].map((encoding) => randomBytes(32).toString(encoding as BufferEncoding));
const [OLD = '', NEW = '', OTHER = ''] = keys;
const DOMAIN = 'agents.example.org';

type Filled = { room: Postroom; signedMail(): Promise<string>; link: string };

/** A room with a domain that signs its mail, and a link that the shared secret signs. */
async function filledRoom(env: Record<string, string>): Promise<Filled> {
  const { room, sink } = await startRelayedRoom(env);
  const domain = (await room.rest('POST', '/domains', { domain: DOMAIN })).body;
  await room.sql('update domains set status = ?, verified_at = created_at returning id', 'verified');
  const inbox = (await room.rest('POST', '/inboxes', { localPart: 'ada', domain: DOMAIN })).body;
  const headers = ['Content-Type: multipart/mixed; boundary=b'];
  const text = '--b\r\n\r\nHello.\r\n--b\r\nContent-Disposition: attachment; filename=a.bin\r\n\r\nbytes\r\n--b--';
  await room.inbound(inbox.address, mime({ to: inbox.address, subject: 'A file', headers, text }));
  const [email] = (await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data;
  const read = await room.rest('GET', `/emails/${email.id}/attachments/${email.attachments[0].id}/text?link=true`);
  const signedMail = async () => {
    const before = sink.mails.length;
    const mail = { inboxId: inbox.id, to: 'bob@example.net', subject: 'Signed', text: 'Hello.' };
    assert.equal((await room.rest('POST', '/emails/send', mail)).status, 202);
    await sink.waitFor(before + 1);
    return String(sink.mails.at(-1)?.mime).replace(/\s+/g, ' ');
  };
  assert.ok(domain.records.length > 0);
  return { room, signedMail, link: new URL(read.body.url).pathname };
}

/** What the tables hold. */
async function stored(room: Postroom): Promise<{ dkim: string; links: Buffer }> {
  const [domain] = await room.sql('select dkim_private_key as dkim from domains where domain = ?', DOMAIN);
  const hex = isShared ? "encode(value, 'hex')" : 'hex(value)';
  const [secret] = await room.sql(`select ${hex} as links from secrets where name = ?`, 'links');
  return { dkim: String(domain?.dkim), links: Buffer.from(String(secret?.links), 'hex') };
}

/** Signs, and opens the link that was made before. */
async function works({ room, signedMail, link }: Filled): Promise<void> {
  assert.match(await signedMail(), /DKIM-Signature: v=1; a=rsa-sha256; .*d=agents\.example\.org/);
  assert.equal((await fetch(`${room.url}${link}`)).status, 200);
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'it started',
    (error: Error) => error.message,
  );

test('keys that were stored as they are get encrypted at the next start, and leave no trace in the files or in a backup', async () => {
  const filled = await filledRoom({});
  const { room } = filled;
  const plain = await stored(room);
  assert.match(plain.dkim, /PRIVATE KEY/);
  await room.restart({ POSTROOM_SECRET_KEY: OLD });
  const sealed = await stored(room);
  assert.match(sealed.dkim, /^sealed:/);
  assert.match(sealed.links.toString(), /^sealed:/);
  await works(filled);
  if (isShared) return;
  await backupSqlite(room.dataDir, join(room.dataDir, 'backup.db'));
  for (const { name } of readdirSync(room.dataDir, { withFileTypes: true }).filter((one) => one.isFile())) {
    const bytes = readFileSync(join(room.dataDir, name));
    const traces = [plain.dkim.slice(200, 300), plain.links].filter((trace) => bytes.includes(trace));
    assert.deepEqual(traces, [], name);
  }
});

test('a key takes the place of another, and what it has to do with ends', async () => {
  const filled = await filledRoom({ POSTROOM_SECRET_KEY: OLD });
  const { room } = filled;
  const before = await stored(room);
  assert.match(before.dkim, /^sealed:/);
  await room.restart({ POSTROOM_SECRET_KEY: `${OLD}, ${NEW}` });
  assert.deepEqual(await stored(room), before, 'the first encrypts, and it has');
  await room.restart({ POSTROOM_SECRET_KEY: `${NEW},${OLD}` });
  const after = await stored(room);
  assert.notEqual(after.dkim.slice(0, 23), before.dkim.slice(0, 23));
  await works(filled);
  await room.restart({ POSTROOM_SECRET_KEY: NEW });
  assert.deepEqual(await stored(room), after);
  await works(filled);
});

test('without its key, or with another, a start is refused in a sentence', async () => {
  const { room } = await filledRoom({ POSTROOM_SECRET_KEY: OLD });
  assert.match(
    await refusal(room.restart({ POSTROOM_SECRET_KEY: '' })),
    /^The database holds keys .*POSTROOM_SECRET_KEY is not set/,
  );
  const other = await refusal(room.restart({ POSTROOM_SECRET_KEY: OTHER }));
  assert.match(other, /encrypted with another key \([0-9a-f]{16}\) than POSTROOM_SECRET_KEY has: add/);
  assert.ok(!keys.some((key) => other.includes(key)));
  const short = 'tooShortToBeAKey';
  const message = await refusal(room.restart({ POSTROOM_SECRET_KEY: `${OLD},${short}` }));
  assert.match(message, /POSTROOM_SECRET_KEY: must be 32 random bytes/);
  assert.ok(!message.includes(short) && !message.includes(OLD));
  await room.restart();
});

test('a value opens in its own row only, and none that was changed', async () => {
  const { room } = await filledRoom({ POSTROOM_SECRET_KEY: OLD });
  await room.rest('POST', '/domains', { domain: 'other.example.org' });
  const { links, dkim } = await stored(room);
  const attacks: [what: string, text: string, ...values: unknown[]][] = [
    [
      'the key of another domain',
      'update domains set dkim_private_key = ? where domain = ? returning id',
      dkim,
      'other.example.org',
    ],
    [
      'the same key for another domain',
      'update domains set domain = ? where domain = ? returning id',
      'evil.example.org',
      DOMAIN,
    ],
    [
      'a changed byte',
      'update domains set dkim_private_key = ? where domain = ? returning id',
      `${dkim.slice(0, -6)}AAAAA=`,
      DOMAIN,
    ],
    ['a cut value', 'update domains set dkim_private_key = ? where domain = ? returning id', 'sealed:', DOMAIN],
    ['a secret under another name', "insert into secrets (name, value) values ('other', ?) returning name", links],
  ];
  for (const [what, text, ...values] of attacks) {
    const kept = await room.sql('select id, domain, dkim_private_key from domains');
    await room.sql(text, ...values);
    assert.match(await refusal(room.restart()), /was changed, or is from another row: restore it/, what);
    for (const row of kept) {
      const { id, domain, dkim_private_key: key } = row as Record<string, string>;
      await room.sql('update domains set domain = ?, dkim_private_key = ? where id = ? returning id', domain, key, id);
    }
    await room.sql("delete from secrets where name = 'other' returning name");
  }
  await room.restart();
});
