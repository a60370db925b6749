/** `npm run postroom -- simulate`, against a running server: mails of every provider, posts that come again, and events of mail that went out. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { SIMULATED, type SimulatedProvider } from '../../../src/simulation/mails.ts';
import { inPipe, inThisProcess } from '../../support/processes/command-line.ts';
import { ALL_EVENT_SECRETS, EVENT_SAMPLES } from '../../support/providers/event-samples.ts';
import { mailIn, newInbox } from '../../support/providers/provider-posts.ts';
import { SAMPLES } from '../../support/providers/provider-samples.ts';
import { RESEND, RESEND_KEYS } from '../../support/providers/resend.ts';
import { newSigningKey } from '../../support/providers/sns.ts';
import { SIGNING_KEY } from '../../support/providers/webhook.ts';
import { API_KEY, eventually } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';
import { freePort } from '../../support/servers/free-port.ts';

/** Where the server asks Resend and AWS, and the simulation answers. */
const STAND_IN = `http://127.0.0.1:${await freePort()}`;
const SETTINGS = {
  ...ALL_EVENT_SECRETS,
  PROVIDER_WEBHOOK_SIGNING_KEY: SIGNING_KEY,
  RESEND_INBOUND_SECRET: RESEND.current,
  RESEND_API_KEY: RESEND_KEYS.current,
  RESEND_API_URL: STAND_IN,
  SES_ENDPOINT_URL: STAND_IN,
  OUTGOING_ALLOW: '127.0.0.0/8',
};
const { room } = await startRelayedRoom(SETTINGS);
const env = { ...SETTINGS, POSTROOM_API_KEY: API_KEY };
const HERE = ['simulate', '--url', room.url];
const simulated = (...words: string[]) => inThisProcess(env, ...HERE, ...words);

const keys = await scratchFolder();
const keyOf = (name: string, pem = '') => {
  const file = join(keys, `${name}.pem`);
  writeFileSync(file, pem);
  return ['--key', file];
};
const pemOf = ({ key, certificate }: ReturnType<typeof newSigningKey>) => key + certificate;
const KEYS: Partial<Record<SimulatedProvider, string[]>> = {
  postal: keyOf('postal', SAMPLES.postal.signs?.current),
  sendgrid: keyOf('sendgrid', SAMPLES.sendgrid.signs?.current),
  ses: keyOf('ses', pemOf(newSigningKey())),
};

test('mails are stored, those that come again once, and the answers are counted', async () => {
  const inbox = await newInbox(room);
  const words = ['--provider', 'postmark', '--to', inbox.address, '--count', '5', '--duplicates', '2', '--delay', '1'];
  const ran = await inPipe(env, ...HERE, ...words);
  assert.deepEqual([ran.code, ran.stderr], [0, '']);
  assert.match(
    ran.stdout,
    /^5 posts of mails in [\d.]+ s: 5 × 200 stored\n2 posts of duplicates in [\d.]+ s: 2 × 200 duplicate\n$/,
  );
  const subjects = (await mailIn(room, inbox)).map(({ subject }) => subject).sort();
  assert.deepEqual(
    subjects,
    [1, 2, 3, 4, 5].map((n) => `Simulated mail ${n} of 5`),
  );
});

test('--delay is waited between the posts of a connection', async () => {
  const came: number[] = [];
  const server = createServer((request, response) => {
    came.push(performance.now());
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{"ok":true}'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closedAtEnd({ close: async () => void server.close() });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const words = ['--provider', 'postmark', '--to', 'ada@example.org', '--count', '3', '--delay', '200'];
  const ran = await inThisProcess(env, 'simulate', '--url', url, ...words);
  assert.deepEqual([ran.code, ran.stderr], [0, '']);
  const [first = 0, second = 0, third = 0] = came;
  // A timer may be early by less than a millisecond.
  const pauses = [second - first, third - second, third - first].map((ms) => Math.round(ms));
  assert.ok(
    pauses.every((ms, index) => ms >= (index < 2 ? 199 : 399)),
    `milliseconds: ${pauses}`,
  );
  assert.equal(came.length, 3);
});

const STORED = /3 × 200 stored\n.*1 × 200 duplicate\n$/;

test('every provider can be simulated, several posts at a time', async () => {
  for (const name of SIMULATED) {
    const inbox = await newInbox(room);
    const words = ['--provider', name, '--to', inbox.address, '--count', '3', '--duplicates', '1', '--connections', '2'];
    const ran = await simulated(...words, ...(KEYS[name] ?? []));
    assert.deepEqual([ran.code, ran.stderr], [0, ''], name);
    const taken = name === 'resend' ? /3 × 200 accepted\n3 of 3 mails were fetched\n.*1 × 200 duplicate\n$/ : STORED;
    assert.match(ran.stdout, taken, name);
    await eventually(`the mails of ${name} are there`, async () => (await mailIn(room, inbox)).length >= 3);
    assert.equal((await mailIn(room, inbox)).length, 3, name);
  }
});

test('without --to the mails go to the newest inbox that is active', async () => {
  const [inbox, paused] = [await newInbox(room), await newInbox(room)];
  await room.rest('PATCH', `/inboxes/${paused.id}`, { status: 'paused' });
  const ran = await simulated('--provider', 'postmark', '--count', '2');
  assert.deepEqual([ran.code, ran.stderr], [0, '']);
  assert.equal((await mailIn(room, inbox)).length, 2);
});

test('what is refused is told with its reason, and the command fails', async () => {
  const ran = await simulated('--provider', 'postmark', '--to', 'nobody@postroom.localhost');
  assert.equal(ran.code, 1);
  assert.match(ran.stdout, /1 × 403 ignored/);
  // Nothing is fetched of it, so nothing is waited for.
  const named = await simulated('--provider', 'resend', '--to', 'nobody@postroom.localhost');
  assert.match(named.stdout, /^1 posts of mails in [\d.]+ s: 1 × 200 ignored\n$/);
  const wrong = { ...env, POSTMARK_INBOUND_SECRET: SAMPLES.postmark.values.wrong };
  const refused = await inThisProcess(wrong, ...HERE, '--provider', 'postmark', '--to', 'a@postroom.localhost');
  assert.equal(refused.code, 1);
  assert.match(refused.stdout, /1 × 401 The password/);
});

test('events tell of the newest mail that went out, each of another recipient', async () => {
  const inbox = await newInbox(room);
  const ids: string[] = [];
  for (const n of [1, 2, 3]) {
    const mail = { inboxId: inbox.id, to: `r${n}@example.org`, subject: 'x', text: 'y' };
    ids.push((await room.rest('POST', '/emails/send', mail)).body.id);
  }
  const statuses = async () => await Promise.all(ids.map(async (id) => (await room.rest('GET', `/emails/${id}`)).body.status));
  await eventually('the relay has the mails', async () => (await statuses()).every((status) => status === 'sent'));
  const ran = await simulated('--provider', 'mailersend', '--delivered', '1', '--bounces', '1', '--complaints', '1');
  assert.deepEqual([ran.code, ran.stderr], [0, '']);
  assert.match(ran.stdout, /^3 posts of events in [\d.]+ s: 3 × 200 taken\n$/);
  assert.deepEqual((await statuses()).sort(), ['bounced', 'complained', 'delivered']);
  const signed = keyOf('events', EVENT_SAMPLES.sendgrid.signs?.current);
  const more = await simulated('--provider', 'sendgrid', '--bounces', '1', ...signed);
  assert.deepEqual([more.code, more.stderr], [0, '']);
  assert.deepEqual((await statuses()).sort(), ['bounced', 'bounced', 'complained']);
});

test('events of Mailgun, Resend and SES are taken, those of SES by another key than before', async () => {
  const inbox = await newInbox(room);
  for (const [n, name] of (['mailgun', 'resend', 'ses'] as const).entries()) {
    const mail = { inboxId: inbox.id, to: `e${n}@example.org`, subject: 'x', text: 'y' };
    const { id } = (await room.rest('POST', '/emails/send', mail)).body;
    const statusOf = async () => (await room.rest('GET', `/emails/${id}`)).body.status;
    await eventually('the relay has the mail', async () => (await statusOf()) === 'sent');
    const key = name === 'ses' ? keyOf('another', pemOf(newSigningKey())) : [];
    const ran = await simulated('--provider', name, '--bounces', '1', ...key);
    assert.deepEqual([ran.code, ran.stderr], [0, ''], name);
    assert.match(ran.stdout, /^1 posts of events in [\d.]+ s: 1 × 200 taken\n$/);
    assert.equal(await statusOf(), 'bounced', name);
  }
});

test('a server that asks Resend and AWS themselves cannot be simulated, which a sentence says before anything is posted', async () => {
  const real = { ...ALL_EVENT_SECRETS, RESEND_INBOUND_SECRET: RESEND.current, RESEND_API_KEY: RESEND_KEYS.current };
  const to = ['--to', 'a@postroom.localhost', '--url', room.url];
  const resend = await inThisProcess(real, 'simulate', '--provider', 'resend', ...to);
  assert.deepEqual([resend.code, resend.stdout], [1, '']);
  assert.match(resend.stderr, /fetches mail from Resend, and RESEND_API_URL says where\. .*set RESEND_API_URL=http/);
  const ses = await inThisProcess(real, 'simulate', '--provider', 'ses', ...to, ...(KEYS.ses ?? []));
  assert.deepEqual([ses.code, ses.stdout], [1, '']);
  assert.match(ses.stderr, /certificate of a post from AWS, and SES_ENDPOINT_URL says where/);
  const far = { ...real, RESEND_API_URL: 'http://192.0.2.1:8099', OUTGOING_ALLOW: '192.0.2.1/32' };
  const elsewhere = await inThisProcess(far, 'simulate', '--provider', 'resend', ...to);
  assert.deepEqual([elsewhere.code, elsewhere.stdout], [1, '']);
  assert.match(elsewhere.stderr, /Nothing can listen at http:\/\/192\.0\.2\.1:8099/);
});

test('what is missing or cannot be is told in a sentence', async () => {
  for (const [words, sentence] of [
    [
      ['--provider', 'ses', '--to', 'a@b.example'],
      /signed with a key of AWS\. Give one of your own, with its certificate, with --key FILE/,
    ],
    [['--provider', 'ses', '--to', 'a@b.example', ...(KEYS.postal ?? [])], /must have an RSA private key and a certificate/],
    [['--provider', 'postal', '--to', 'a@b.example'], /POSTAL_INBOUND_KEY is a public key.*--key FILE/],
    [['--provider', 'forwardemail', '--bounces', '1'], /forwardemail tells nothing of mail that went out/],
    [['--provider', 'brevo', '--bounces', '50'], /Only \d+ recipients were sent mail, and 50 events/],
    [['--provider', 'brevo', '--count', 'many'], /--count must be a whole number/],
    [['--to', 'a@b.example'], /Name one of raw, postmark/],
  ] as const) {
    const ran = await simulated(...words);
    assert.ok(ran.code !== 0 && ran.stdout === '', words.join(' '));
    assert.match(ran.stderr, sentence);
  }
  const bare = await inThisProcess({}, 'simulate', '--provider', 'mailjet', '--to', 'a@b.example');
  assert.match(bare.stderr, /MAILJET_INBOUND_SECRET is not set/);
});
