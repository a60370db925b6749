/** How much is fetched of the files of mail from Brevo: so many bytes, and so many files. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_FETCHED } from '../../../src/webhook/fetching.ts';
import { came, read, stage, told } from '../../support/rooms/brevo-room.ts';
import { closeAfterEach } from '../../support/running/closing.ts';

closeAfterEach();

test('a file that is too large is left out at once', async () => {
  const on = await stage();
  // Together one byte more than is fetched of a mail.
  const sizes = [1024 * 1024, MAX_FETCHED - 1024 * 1024 + 1];
  const files = sizes.map((size, at) => on.api.keep({ name: `${at}.bin`, content: Buffer.alloc(size) }));
  await told(on, { files });
  const { whole, files: got } = await came(on.room, on.inbox);
  assert.equal(got.get('0.bin')?.length, sizes[0]);
  assert.match(String(got.get('1.bin.not-fetched.txt')), /answered with more than \d+ bytes/);
  assert.ok(whole.anomalies.includes('files_missing'));
});

test('of a mail that names more files than are read of any, the rest is told as missing', async () => {
  const on = await stage({ BREVO_API_KEY: '' });
  const file = on.api.keep({ name: 'a.txt', content: 'x' });
  await told(on, { files: Array.from({ length: 10_000 }, () => file) });
  const { whole, raw } = await read(on.room, on.inbox);
  assert.match(raw, /^X-Postroom-Missing-Files: 10000\r$/m);
  assert.equal(raw.match(/^Content-Disposition: attachment/gm)?.length, 1000);
  assert.ok(whole.anomalies.includes('files_missing'));
});
