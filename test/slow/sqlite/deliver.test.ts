/** `npm run postroom -- deliver`, as an MTA pipes a mail to it: stored byte for byte, and exit codes of sysexits.h. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { givenInput } from '../../support/processes/command-line.ts';
import { mailIn, mailOf, newInbox, RAW_SECRET, rawOf, SECRETS } from '../../support/providers/provider-posts.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom(SECRETS);
const env = { RAW_INBOUND_SECRET: RAW_SECRET };

test('a mail is stored with its envelope, byte for byte, and once however often it is tried', async () => {
  const [one, other] = [await newInbox(room), await newInbox(room)];
  const mime = Buffer.concat([Buffer.from(mailOf('piped')), Buffer.from([0xe9, 0xff, 0x0a])]);
  for (const _ of [1, 2]) {
    const ran = await delivered(mime, '--from', 'bounces+ü@example.org', '--', one.address, other.address);
    assert.deepEqual(ran, { code: 0, stdout: '', stderr: '' });
  }
  for (const inbox of [one, other]) {
    const [email, ...more] = await mailIn(room, inbox);
    assert.equal(more.length, 0);
    assert.ok((await rawOf(room, email)).equals(mime));
  }
  const { body } = await room.rest('GET', `/arrivals?inboxId=${one.id}`);
  assert.deepEqual(body.data.at(-1).envelopeFrom, 'bounces+ü@example.org');
});

test('an empty --from is the null sender', async () => {
  const inbox = await newInbox(room);
  assert.equal((await delivered(mailOf('bounce'), '--from', '', '--', inbox.address)).code, 0);
  assert.equal((await room.rest('GET', `/arrivals?inboxId=${inbox.id}`)).body.data[0].envelopeFrom, '');
});

test('an unknown recipient is 67, and an empty mail 65', async () => {
  const unknown = await delivered(mailOf('unknown'), '--from', 'a@example.org', '--', 'nobody@postroom.localhost');
  assert.equal(unknown.code, 67);
  assert.match(unknown.stderr, /no inbox has this address/);
  const inbox = await newInbox(room);
  assert.equal((await delivered('', '--from', 'a@example.org', '--', inbox.address)).code, 65);
});

test('75 asks for another try: no secret, a wrong one, a server that is away, and one that is no Postroom', async () => {
  const inbox = await newInbox(room);
  const mime = mailOf('later');
  const wrong = { RAW_INBOUND_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}` };
  for (const settings of [{}, wrong, { RAW_INBOUND_SECRET: 'no secret' }, { ...env, PORT: 'no port' }])
    assert.equal((await givenInput(mime, settings, 'deliver', '--url', room.url, '--', inbox.address)).code, 75);
  // What the settings are read from, and what the MTA was told to run, may be wrong too.
  for (const words of [
    ['--env-file', '/nowhere/postroom.env'],
    ['--form', 'a@example.org'],
  ]) {
    const failed = await delivered(mime, ...words, '--', inbox.address);
    assert.deepEqual([failed.code, /\/nowhere\/postroom\.env|--from/.test(failed.stderr)], [75, true]);
  }
  assert.equal((await delivered(mime)).code, 75);
  const other = createServer((request, response) => {
    response.writeHead(Number(request.url?.slice(1, 4)), { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  for (const status of [200, 400, 404, 413])
    assert.equal((await givenInput(mime, env, 'deliver', '--url', `http://127.0.0.1:${port}/${status}`, inbox.address)).code, 75);
  other.close();
  const away = await givenInput(mime, env, 'deliver', '--url', `http://127.0.0.1:${port}`, inbox.address);
  assert.equal(away.code, 75);
  assert.match(away.stderr, new RegExp(`not reached: connect ECONNREFUSED 127\\.0\\.0\\.1:${port}\\. .*--url`));
  assert.equal((await mailIn(room, inbox)).length, 0);
});

async function delivered(mime: string | Buffer, ...words: string[]) {
  return await givenInput(mime, env, 'deliver', '--url', room.url, ...words);
}
