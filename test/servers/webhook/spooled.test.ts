/** Large webhooks before they are verified: they wait on disk within bounds, arrive as they were sent, and leave nothing there. */
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, test } from 'node:test';
import type { Admission } from '../../../src/webhook/admission.ts';
import { readBody } from '../../../src/webhook/posts/body.ts';
import { openSpool, type Spool } from '../../../src/webhook/posts/spool.ts';
import { encoded, multipart, postWebhook, rawForm } from '../../support/providers/webhook.ts';
import {
  ALL_BYTES,
  admitting,
  ENCODINGS,
  eventually,
  isOpen,
  limitsOf,
  MAIL,
  only,
  openEndpoint,
  stall,
} from '../../support/rooms/webhook-endpoint.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const MB = 1024 * 1024;
const LIMITS = { verified: 8 * MB, small: 10_000 };
const RECIPIENT = 'agent@post.test';

const bytes = (size: number) => Buffer.concat([Buffer.from(MAIL), Buffer.alloc(size, ALL_BYTES)]);
/** Its signature is behind the mail. */
const mailFirst = (size: number) => multipart(rawForm({ recipient: RECIPIENT, mime: bytes(size) }).toReversed());

/** How many files of the folder this process has open; null where the system does not tell. */
function openFiles(folder: string): number | null {
  try {
    const links = readdirSync('/proc/self/fd').map((fd) => {
      try {
        return readlinkSync(join('/proc/self/fd', fd));
      } catch {
        return '';
      }
    });
    return links.filter((link) => link.startsWith(folder)).length;
  } catch {
    return null;
  }
}

test('a request whose end is told while its last bytes are being written is read with them', async () => {
  const spool = openSpool(await scratchFolder(), assert.fail);
  let written = () => {};
  const isWriting = new Promise<void>((resolve) => {
    written = resolve;
  });
  const slow: Spool = {
    ...spool,
    open: async () => {
      const file = await spool.open();
      return { ...file, write: async (chunk) => await isWriting.then(() => file.write(chunk)) };
    },
  };
  const admission: Admission = { hold: () => 'disk', load: async () => {}, verified: () => {}, end: () => {} };
  const request = Object.assign(new EventEmitter(), { destroyed: false, pause: () => {}, resume: () => {} });
  const pieces: Buffer[] = [];
  const reader = new Writable({
    write(chunk: Buffer, _encoding, done) {
      pieces.push(chunk);
      done();
    },
  });
  const reading = { admission, signal: new AbortController().signal, spool: slow };
  const read = readBody(request as unknown as IncomingMessage, reader, MB, reading);
  request.emit('data', Buffer.from('first '));
  request.emit('data', Buffer.from('last'));
  request.emit('end');
  setImmediate(written);
  assert.equal(await read, true);
  assert.equal(Buffer.concat(pieces).toString(), 'first last');
});

const putOff = async (line: { answered(until: string): Promise<string> }) =>
  assert.match(await line.answered('"unavailable"'), /^HTTP\/1\.1 503 [\s\S]*retry-after: \d+/i);

describe('a large webhook whose signature comes last', () => {
  for (const encoding of ENCODINGS) {
    test(`is received byte for byte, and leaves no file: ${encoding}`, async (t) => {
      const endpoint = await openEndpoint(t, { maxBytes: 8 * MB, limits: limitsOf(LIMITS) });
      const form = encoded(rawForm({ recipient: RECIPIENT, mime: bytes(2_500_000) }).toReversed(), encoding);
      assert.equal((await postWebhook(endpoint.url, form)).status, 200);
      assert.deepEqual(only(endpoint.received).mime, bytes(2_500_000));
      await eventually(async () => assert.equal(openFiles(endpoint.folder) ?? 0, 0));
      assert.deepEqual(readdirSync(join(endpoint.folder, 'unverified')), []);
    });
  }

  test('is refused for its signature, for its size and for its form, and leaves no file', async (t) => {
    const endpoint = await openEndpoint(t, { limits: limitsOf(LIMITS) });
    const wrong = multipart(rawForm({ recipient: RECIPIENT, mime: bytes(200_000) }, { key: 'another' }).toReversed());
    assert.equal((await postWebhook(endpoint.url, wrong)).status, 401);
    assert.equal((await postWebhook(endpoint.url, mailFirst(2 * MB))).status, 413);
    const { contentType, body } = mailFirst(200_000);
    assert.equal((await postWebhook(endpoint.url, { contentType, body: body.subarray(0, -100) })).status, 400);
    await eventually(async () => assert.equal(openFiles(endpoint.folder) ?? 0, 0));
    assert.equal(endpoint.received.length, 0);
  });

  test('waits in a file that has no name and that no other user may read, until the client goes away', async (t) => {
    const endpoint = await openEndpoint(t, { limits: limitsOf(LIMITS) });
    const line = await stall(t, endpoint.port, mailFirst(200_000), 'a');
    const known = openFiles(endpoint.folder) !== null;
    if (known) await eventually(async () => assert.equal(openFiles(endpoint.folder), 1));
    // A file loses its name in the moment after it is opened.
    if (process.platform !== 'win32')
      await eventually(async () => assert.deepEqual(readdirSync(join(endpoint.folder, 'unverified')), []));
    line.socket.destroy();
    await eventually(async () => assert.equal(openFiles(endpoint.folder) ?? 0, 0));
    assert.deepEqual(readdirSync(join(endpoint.folder, 'unverified')), []);
  });

  test('is put off where no file can be made, while a small one and one with its signature in front are taken', async (t) => {
    const endpoint = await openEndpoint(t, { limits: limitsOf(LIMITS) });
    writeFileSync(join(endpoint.folder, 'unverified'), '');
    const refused = await postWebhook(endpoint.url, mailFirst(200_000));
    assert.equal(refused.status, 503);
    assert.match(String(refused.json.detail), /^The disk that posts wait on .* fails\.$/);
    for (const form of [mailFirst(1000), multipart(rawForm({ recipient: RECIPIENT, mime: bytes(200_000) }))])
      assert.equal((await postWebhook(endpoint.url, form)).status, 200);
  });
});

describe('webhooks that wait on disk give way, the oldest first', () => {
  const bounds: Record<string, [Parameters<typeof limitsOf>[0], string[]]> = {
    'to the bytes of their address': [{ ...LIMITS, disk: { bytesPerAddress: 900_000 } }, ['a', 'b', 'a', 'a']],
    'to the bytes of all': [{ ...LIMITS, disk: { bytes: 1_250_000 } }, ['a', 'b', 'c', 'd']],
    'to the number of their address': [{ ...LIMITS, disk: { requestsPerAddress: 2 } }, ['a', 'b', 'a', 'a']],
    'to the number of all': [{ ...LIMITS, disk: { requests: 3 } }, ['a', 'b', 'c', 'd']],
  };
  for (const [what, [limits, addresses]] of Object.entries(bounds)) {
    test(what, async (t) => {
      // It is not the time for a body that ends the oldest.
      const endpoint = await openEndpoint(t, { limits: limitsOf(limits), arrivalMs: 600_000 });
      const lines = [];
      for (const [at, address] of addresses.entries()) {
        // What is read first, up to 64 KB, is in memory, so 330 to 400 KB of each are on disk.
        lines.push(await stall(t, endpoint.port, mailFirst(400_000), address));
        const waiting = Math.min(at + 1, 3);
        if (openFiles(endpoint.folder) !== null) await eventually(async () => assert.equal(openFiles(endpoint.folder), waiting));
      }
      const [oldest, ...others] = lines;
      await putOff(oldest ?? assert.fail());
      for (const line of others) assert.ok(isOpen(line));
      assert.equal((await postWebhook(endpoint.url, mailFirst(50_000))).status, 200);
    });
  }

  test('and take no more than the disk has room for', () => {
    const { admit } = admitting(limitsOf({ ...LIMITS, small: 0 }), { room: () => 100_000 });
    const told: string[] = [];
    const first = admit('a', () => told.push('first'));
    const second = admit('b', () => told.push('second'));
    assert.equal(first.hold(60_000), 'disk');
    assert.equal(second.hold(40_000), 'disk');
    assert.deepEqual(told, []);
    second.hold(1);
    assert.deepEqual(told, ['first']);
    assert.throws(() => first.hold(1), { code: 'unavailable' });
  });
});

describe('what comes back from the disk to be verified', () => {
  const limits = limitsOf({ ...LIMITS, small: 0, loaded: 100 });

  /** Those of `sizes` whose turn has come, by their index. */
  async function turns(...sizes: number[]) {
    const { admit } = admitting(limits, { room: () => 1e9 });
    const come = new Set<number>();
    const requests = sizes.map((size, index) => {
      const admission = admit('a', () => {});
      admission.hold(size);
      void admission.load().then(() => come.add(index));
      return admission;
    });
    const now = async () => {
      await new Promise(setImmediate);
      return [...come];
    };
    return { requests, now };
  }

  test('is within its bound, in the order in which it came', async () => {
    const { requests, now } = await turns(60, 60, 10, 40);
    assert.deepEqual(await now(), [0]);
    requests[0]?.verified();
    assert.deepEqual(await now(), [0, 1, 2]);
    requests[1]?.end();
    assert.deepEqual(await now(), [0, 1, 2, 3]);
  });

  test('comes alone when it is larger, and who has gone is passed over', async () => {
    const { requests, now } = await turns(150, 60, 40);
    assert.deepEqual(await now(), [0]);
    requests[1]?.end();
    assert.deepEqual(await now(), [0]);
    requests[0]?.end();
    assert.deepEqual(await now(), [0, 2]);
  });
});

test('what an earlier process left is gone, and a folder that cannot be emptied is told', async () => {
  const dataDir = await scratchFolder();
  mkdirSync(join(dataDir, 'unverified'));
  writeFileSync(join(dataDir, 'unverified', 'left'), 'of before');
  writeFileSync(join(dataDir, 'postroom.db'), 'kept');
  const spool = openSpool(dataDir, assert.fail);
  assert.deepEqual(readdirSync(dataDir), ['postroom.db']);
  const body = await spool.open();
  await body.write(Buffer.from('one '));
  await body.write(Buffer.from('two'));
  const pieces: Buffer[] = [];
  for await (const piece of body.read()) pieces.push(piece);
  assert.equal(Buffer.concat(pieces).toString(), 'one two');
  assert.ok(spool.room() > 0 && Number.isFinite(spool.room()));
  await body.close();
  assert.equal(readFileSync(join(dataDir, 'postroom.db'), 'utf8'), 'kept');
  const told: string[] = [];
  openSpool(join(dataDir, 'postroom.db'), (sentence) => told.push(sentence));
  assert.equal(told.length, 1);
});
