/** A full disk refuses new mail, keeps what was accepted, and is over when there is room again. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { backupSqlite } from '../../../src/store/sqlite/backup.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { type RunningPostroom, refusedStart, startProcess } from '../../support/processes/process.ts';
import { encoded, rawForm, type WebhookBody } from '../../support/providers/webhook.ts';
import { API_KEY, eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';
import { olderDatabase } from '../../support/store/older-database.ts';

/** A data folder whose room can be taken away and given back while a server runs on it. */
type Disk = {
  dataDir: string;
  fill(pid: number): void;
  free(pid: number): void;
  /** Bytes for which there is no room while it is full. */
  tooLarge(): number;
  remove(): void;
};

/** What a scenario leaves behind, undone last first. */
type Undo = (() => unknown)[];

const disks: Record<string, () => Disk | null> = {
  'a small file system that is full': smallFileSystem,
  'a limit on the size of files': sizeLimit,
};

for (const [how, make] of Object.entries(disks)) {
  const title = `${how}: mail is refused with 503, nothing accepted is lost, and room again is enough`;
  test(title, { skip: whyNot(make) }, async (t) => {
    const disk = make();
    assert.ok(disk);
    const undo: Undo = [disk.remove];
    t.after(async () => {
      for (const step of undo.reverse()) await step();
    });
    await scenario(disk, undo);
  });
}

const inMemory = 'a full temporary folder of the system does not refuse mail: undo pages stay in memory';
test(inMemory, { skip: whyNot(smallFileSystem) }, async (t) => {
  const elsewhere = smallFileSystem();
  assert.ok(elsewhere);
  const dataDir = mkdtempSync(join(tmpdir(), 'postroom-elsewhere-'));
  const undo: Undo = [elsewhere.remove, () => rmSync(dataDir, { recursive: true })];
  t.after(async () => {
    for (const step of undo.reverse()) await step();
  });
  mkdirSync(elsewhere.dataDir);
  elsewhere.fill(0);
  const room = await startProcess(dataDir, { SQLITE_TMPDIR: elsewhere.dataDir });
  undo.push(() => room.end('SIGKILL'));
  const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
  const mails = Array.from({ length: 200 }, (_, n) => newMail(inbox.address, n));
  // No more at once than a slow machine stores within the time for which mail waits.
  for (let n = 0; n < mails.length; n += 40) {
    const answers = await Promise.all(mails.slice(n, n + 40).map((mail) => post(room, mail.form)));
    for (const answer of answers) assert.deepEqual(answer, { status: 200, body: { ok: true } });
  }
});

test('a migration that has no room to sort a table names the folder for that, and leaves the file to the version before', {
  skip: whyNot(smallFileSystem),
}, async (t) => {
  const elsewhere = smallFileSystem();
  assert.ok(elsewhere);
  t.after(elsewhere.remove);
  mkdirSync(elsewhere.dataDir);
  const dataDir = await scratchFolder();
  // The next version makes an index of this, which is larger than what SQLite sorts in memory and than the disk.
  olderDatabase(dataDir, 14, (database) => {
    const insert = database.prepare('insert into addresses (address, account_id) values (?, ?)');
    for (let row = 0; row < 32; row += 1) insert.run(`a${row}@x`, String(row).padEnd(1_000_000, 'x'));
  });
  const { code, stderr } = await refusedStart(dataDir, { SQLITE_TMPDIR: elsewhere.dataDir });
  assert.equal(code, 1);
  assert.match(stderr, /could not be brought to this version, and is as it was: .*no room .*SQLITE_TMPDIR/);
  const room = await startProcess(dataDir);
  assert.deepEqual(await room.end('SIGTERM'), { code: 0, signal: null });
});

test('a start and a backup on a full disk say that there is no room, and name no other folder', {
  skip: whyNot(smallFileSystem),
}, async (t) => {
  const full = smallFileSystem();
  assert.ok(full);
  const source = mkdtempSync(join(tmpdir(), 'postroom-source-'));
  t.after(() => rmSync(source, { recursive: true }));
  t.after(full.remove);
  mkdirSync(full.dataDir);
  full.fill(0);
  const begin = () => openSqlite({ dataDir: full.dataDir, exclusive: true });
  assert.throws(begin, { message: `The disk of ${full.dataDir} is full. Make room on it, then start again.` });
  const store = openSqlite({ dataDir: source, exclusive: true });
  t.after(() => store.close());
  const copy = join(full.dataDir, 'copy.db');
  await assert.rejects(backupSqlite(source, copy), {
    message: `The disk of ${copy} has no room for the copy. Nothing of it is left there.`,
  });
  assert.equal(existsSync(copy), false);
  full.free(0);
  await begin().close();
  await backupSqlite(source, copy);
});

async function scenario(disk: Disk, undo: Undo): Promise<void> {
  const whenTaken: (() => void)[] = [];
  const sink = await startSmtpSink({
    onData: () => {
      whenTaken.shift()?.();
      return undefined;
    },
  });
  undo.push(sink.close);
  const room = await startProcess(disk.dataDir, { SMTP_URL: sink.url });
  undo.push(() => room.end('SIGKILL'));
  const inbox = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body;
  const write = (n: number) => room.rest('POST', '/emails/send', letter(inbox.id, n), { 'idempotency-key': `letter-${n}` });
  const client = await mcpClient(undo, room);

  const before = Array.from({ length: 20 }, (_, n) => newMail(inbox.address, n));
  for (const mail of before) assert.deepEqual(await post(room, mail.form), { status: 200, body: { ok: true } });
  for (const n of [1, 2, 3]) assert.equal((await write(n)).status, 202);
  await sink.waitFor(3);

  // The disk fills up between the relay's 250 and the commit that records it.
  whenTaken.push(() => disk.fill(room.pid));
  const unrecorded = (await write(4)).body.id;
  await sink.waitFor(4);

  const during = Array.from({ length: 20 }, (_, n) => newMail(inbox.address, 100 + n));
  const refused = await Promise.all(during.map((mail) => post(room, mail.form)));
  for (const answer of [...refused, ...(await Promise.all([5, 6, 7].map(write)))]) {
    assert.equal(answer.status, 503);
    assert.equal(answer.body.code, 'unavailable');
    assert.match(answer.headers?.get('content-type') ?? '', /^application\/problem\+json/);
    assert.ok(Number(answer.headers?.get('retry-after')) > 0);
  }
  const unproven = await post(room, large(inbox.address, disk.tooLarge()));
  assert.equal(unproven.status, 503);
  assert.match(String(unproven.body.detail), /^The disk that posts wait on until they are verified is full\.$/);
  const overMcp = await client.callTool({ name: 'send_email', arguments: letter(inbox.id, 8) });
  assert.equal(overMcp.isError, true);
  assert.match(JSON.stringify(overMcp), /unavailable/);
  assert.equal((await client.callTool({ name: 'list_emails', arguments: {} })).isError ?? false, false);
  assert.deepEqual(await rawMails(room, inbox.id), before.map((mail) => mail.mime).reverse());
  assert.equal((await fetch(`${room.url}/healthz`)).status, 200);
  const unready = await fetch(`${room.url}/readyz`);
  assert.equal(unready.status, 503);
  const told = (await unready.json()) as { status: string; reason: string };
  assert.equal(told.status, 'unavailable');
  assert.match(told.reason, /^The disk of the data folder (?:is full|fails)\.$/);
  assert.equal((await room.rest('GET', `/emails/${unrecorded}`)).body.status, 'sending');

  disk.free(room.pid);
  await eventually('it is ready again', async () => (await fetch(`${room.url}/readyz`)).status === 200);
  const elsewhere = large('nobody@elsewhere.example', disk.tooLarge());
  await eventually('there is room for large posts', async () => (await post(room, elsewhere)).status === 202);
  for (const mail of during) assert.deepEqual(await post(room, mail.form), { status: 200, body: { ok: true } });
  for (const n of [5, 6, 7]) assert.equal((await write(n)).status, 202);
  assert.deepEqual(await rawMails(room, inbox.id), [...before, ...during].map((mail) => mail.mime).reverse());
  await eventually('all that was sent is recorded as sent', async () => {
    const { data } = (await room.rest('GET', `/emails?inboxId=${inbox.id}&direction=outbound`)).body;
    return data.length === 7 && data.every((record: { status: string }) => record.status === 'sent');
  });
  assert.equal(sink.mails.length, 7, 'each mail went out once, also the one that was sent as the disk filled up');
  assert.deepEqual(await room.end('SIGTERM'), { code: 0, signal: null });
}

/** Tried before a test is declared: the reason to leave it out where the machine does not let it have its disk. */
function whyNot(make: () => Disk | null): string | false {
  const disk = make();
  disk?.remove();
  return disk ? false : 'this machine does not let the test do it';
}

/** A tmpfs of its own, filled up by a file that is removed again; null where mounting is not allowed. */
function smallFileSystem(): Disk | null {
  const folder = mkdtempSync(join(tmpdir(), 'postroom-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    dataDir: join(folder, 'data'),
    fill: () => writeUntilFull(filler),
    free: () => rmSync(filler),
    tooLarge: () => 256 * 1024,
    remove: () => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function writeUntilFull(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (let size = 64 * 1024; size >= 1; size /= 2) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size));
      } catch (error) {
        assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
      }
    }
  } finally {
    closeSync(file);
  }
}

/** No file may grow beyond what the WAL has now (RLIMIT_FSIZE of the running process); null without prlimit of util-linux. */
function sizeLimit(): Disk | null {
  try {
    execFileSync('prlimit', ['--pid', String(process.pid), '--fsize'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'postroom-limit-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const limit = (pid: number, bytes: string) => execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  return {
    dataDir,
    fill: (pid) => limit(pid, String(statSync(join(dataDir, 'postroom.db-wal')).size)),
    free: (pid) => limit(pid, 'unlimited'),
    tooLarge: () => statSync(join(dataDir, 'postroom.db-wal')).size + 256 * 1024,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

async function mcpClient(undo: Undo, room: RunningPostroom): Promise<Client> {
  const client = closedAtEnd(new Client({ name: 'test', version: '1' }));
  const requestInit = { headers: { authorization: `Bearer ${API_KEY}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${room.url}/mcp`), { requestInit }));
  undo.push(() => client.close());
  return client;
}

function newMail(recipient: string, n: number): { mime: Buffer; form: WebhookBody } {
  const octets = Buffer.from(Array.from({ length: 2000 }, (_, at) => (at * 31 + n) % 256));
  const mime = Buffer.concat([Buffer.from(`Subject: mail ${n}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`), octets]);
  return { mime, form: encoded(rawForm({ recipient, mime }), 'multipart') };
}

/** Its signature is behind the mail, so it waits on disk until it is whole. */
function large(recipient: string, size: number): WebhookBody {
  return encoded(rawForm({ recipient, mime: Buffer.alloc(size, 'large') }).toReversed(), 'multipart');
}

function letter(inboxId: string, n: number): Record<string, unknown> {
  return { inboxId, to: 'reader@elsewhere.example', subject: `letter ${n}`, text: 'Hello.' };
}

async function post(room: RunningPostroom, form: WebhookBody) {
  const answer = await fetch(`${room.url}/webhooks/provider/inbound`, {
    method: 'POST',
    headers: { 'content-type': form.contentType },
    body: form.body,
  });
  const body = (await answer.json()) as Record<string, unknown>;
  return answer.status === 200 ? { status: 200, body } : { status: answer.status, body, headers: answer.headers };
}

/** The raw bytes of all inbound mail, newest first. */
async function rawMails(room: RunningPostroom, inboxId: string): Promise<Buffer[]> {
  const { data } = (await room.rest('GET', `/emails?inboxId=${inboxId}&direction=inbound&limit=100`)).body;
  const raw = data.map(async (record: { id: string }) => (await room.rest('GET', `/emails/${record.id}/raw`)).body);
  return await Promise.all(raw);
}
