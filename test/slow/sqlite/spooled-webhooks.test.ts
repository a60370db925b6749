/** Strangers who send large posts slowly, to the real process: their bytes are on disk and not in memory, mail comes in beside them, and no file stays. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { type RunningPostroom, startProcess } from '../../support/processes/process.ts';
import { RAW_SECRET, rawHeaders } from '../../support/providers/provider-posts.ts';
import { multipart, postWebhook, rawForm } from '../../support/providers/webhook.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { atEnd, scratchFolder } from '../../support/running/closing.ts';

const MB = 1024 * 1024;
const STALLED = 20 * MB;
const MAIL = 'From: ann@example.org\r\nSubject: Hello\r\n\r\nHi.\r\n';
const NEEDS_PROC = process.platform === 'linux' ? false : 'only Linux tells what another process has open, and its memory';

const dataDir = await scratchFolder();
const room = await startProcess(dataDir, { RAW_INBOUND_SECRET: RAW_SECRET, TRUST_PROXY: 'loopback' });
const { body: inbox } = await room.rest('POST', '/inboxes', {});
const webhook = `${room.url}/webhooks/provider/inbound`;
const piece = Buffer.alloc(MB, 0x78);

/** To both ways in that prove a post by its whole body: bytes that are signed, and a form whose signature is behind the mail. */
const WAYS: Record<string, [path: string, contentType: string]> = {
  'of raw mail': ['raw/inbound', 'message/rfc822'],
  'of forms': ['provider/inbound', 'multipart/form-data; boundary=x'],
};

for (const [what, [path, contentType]] of Object.entries(WAYS)) {
  test(`forty connections ${what} that stall hold disk and no memory, and mail comes in`, { skip: NEEDS_PROC }, async () => {
    await takesMail();
    const before = memory(room);
    const stalled: Socket[] = [];
    let most = 0;
    for (let n = 0; n < 40; n++) {
      stalled.push(await stall(path, contentType, `198.51.100.${n}`));
      most = Math.max(most, spooled(room).length);
    }
    assert.ok(most >= 20, `${most} of them waited at a time`);
    // The file of one that gives way is closed once it has been written to.
    await eventually('no more wait than there is room for', async () => spooled(room).length <= (512 * MB) / STALLED);
    await takesMail();
    const grown = memory(room) - before;
    assert.ok(grown < 300 * MB, `the memory grew by ${Math.round(grown / MB)} MB while ${most * 20} MB waited`);
    assert.deepEqual(readdirSync(join(dataDir, 'unverified')), []);
    for (const socket of stalled) socket.destroy();
    await eventually('their files are gone', async () => spooled(room).length === 0);
  });
}

test('of one address half of it waits, and its oldest request gives way', { skip: NEEDS_PROC }, async () => {
  const [path, contentType] = WAYS['of raw mail'] ?? assert.fail();
  const other = await stall(path, contentType, '198.51.100.1');
  const stalled: Socket[] = [];
  for (let n = 0; n < 20; n++) stalled.push(await stall(path, contentType, '203.0.113.5'));
  await eventually('the first were put off', async () => waiting(stalled.slice(0, 8)) === 0);
  assert.equal(waiting(stalled), 12);
  assert.equal(waiting([other]), 1);
  await takesMail('203.0.113.5');
  for (const socket of [other, ...stalled]) socket.destroy();
  await eventually('their files are gone', async () => spooled(room).length === 0);
});

test('whatever an end by force leaves is gone after the next start', async () => {
  const folder = await scratchFolder();
  mkdirSync(join(folder, 'unverified'));
  writeFileSync(join(folder, 'unverified', 'of-an-earlier-process'), 'From: stranger@example.org');
  const started = await startProcess(folder);
  assert.ok(!readdirSync(folder).includes('unverified'));
  await started.end('SIGKILL');
});

/** A small signed mail, and large ones of which nobody can tell who sent them before their last byte. */
async function takesMail(address = '192.0.2.7'): Promise<void> {
  const small = await postWebhook(webhook, multipart(rawForm({ recipient: inbox.address, mime: MAIL })));
  assert.deepEqual(small.json, { ok: true });
  const mime = Buffer.concat([Buffer.from(`${MAIL}${Date.now()}`), Buffer.alloc(30 * MB, '\xe9 a long mail\r\n', 'latin1')]);
  const form = multipart(rawForm({ recipient: inbox.address, mime }).toReversed());
  assert.deepEqual((await postWebhook(webhook, form)).json, { ok: true });
  const headers: [string, string][] = [...rawHeaders(mime, { to: [inbox.address] }), ['x-forwarded-for', address]];
  const raw = await fetch(`${room.url}/webhooks/raw/inbound`, { method: 'POST', headers, body: mime });
  assert.equal(raw.status, 200, await raw.text());
}

/** Sends 20 MB of a larger post, and resolves when the other side has them, or has had enough. */
async function stall(path: string, contentType: string, address: string): Promise<Socket> {
  const { hostname, port } = new URL(room.url);
  const socket = connect(Number(port), hostname);
  atEnd(() => socket.destroy());
  socket.on('error', () => {});
  const gone = new Promise((resolve) => socket.on('close', resolve));
  await once(socket, 'connect');
  const signed = rawHeaders(Buffer.from(MAIL), { to: [inbox.address], secret: `whsec_${Buffer.alloc(32).toString('base64')}` });
  const fields: [string, string][] = [
    ['host', hostname],
    ['x-forwarded-for', address],
    ['content-length', String(STALLED + 1000)],
    ...(contentType.startsWith('message/') ? signed : [['content-type', contentType] satisfies [string, string]]),
  ];
  socket.write(`POST /webhooks/${path} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  for (let sent = 0; sent < STALLED && socket.writable; sent += piece.length) {
    await Promise.race([new Promise((taken) => socket.write(piece, taken)), gone]);
  }
  return socket;
}

/** How many of them were neither answered nor closed. */
function waiting(sockets: Socket[]): number {
  return sockets.filter((socket) => socket.bytesRead === 0 && !socket.closed).length;
}

/** The files of posts that the process has open. */
function spooled({ pid }: RunningPostroom): string[] {
  const folder = `/proc/${pid}/fd`;
  const links = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return '';
    }
  });
  return links.filter((link) => link.startsWith(join(dataDir, 'unverified')));
}

/** The most it ever had, in bytes. */
function memory({ pid }: RunningPostroom): number {
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(peak?.[1] ?? assert.fail()) * 1024;
}
