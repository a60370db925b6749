/** How much is fetched of the files of mail from Brevo: so many bytes, and so many files. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_FETCHED } from '../../../src/webhook/fetching.ts';
import { type BrevoMail, brevoEnv, brevoPost, startBrevoApi } from '../../support/providers/brevo.ts';
import { mailIn, newInbox, post, rawOf } from '../../support/providers/provider-posts.ts';
import { eventually, type Json, type Postroom, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { closeAfterEach } from '../../support/running/closing.ts';

closeAfterEach();

async function stage(env: Record<string, string> = {}) {
  const clock = standInClock();
  const api = await startBrevoApi();
  const room = await startPostroom({ ...brevoEnv(api), ...env }, { clock });
  return { clock, api, room, inbox: await newInbox(room) };
}

type Stage = Awaited<ReturnType<typeof stage>>;

async function told({ room, inbox }: Stage, mail: Partial<BrevoMail> & { files: Json[] }) {
  const { body, headers } = brevoPost({ to: [inbox.address], ...mail });
  const again = async () => {
    const answer = await post(room, 'brevo/inbound', body, headers);
    return [answer.status, answer.body] as const;
  };
  return { first: await again(), again };
}

async function came(room: Postroom, inbox: { id: string }) {
  const { whole, raw } = await read(room, inbox);
  const files = new Map<string, Buffer>();
  for (const { id, filename } of whole.attachments)
    files.set(filename, (await room.download(`/emails/${whole.id}/attachments/${id}`)).bytes);
  return { whole, files, raw };
}

async function read(room: Postroom, inbox: { id: string }) {
  const [email] = await eventually('the mail came', async () => {
    const mails = await mailIn(room, inbox);
    return mails.length > 0 && mails;
  });
  const whole = (await room.rest('GET', `/emails/${email?.id}`)).body;
  return { whole, raw: (await rawOf(room, email)).toString('latin1') };
}

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
