/** `listen`: events of a running server on a terminal, in a pipe, and passed on to a program that comes and goes. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { inBackground, inPipe, unread } from '../../support/processes/command-line.ts';
import { startProcess } from '../../support/processes/process.ts';
import { postMail } from '../../support/providers/webhook.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually, SIGNING_KEY } from '../../support/rooms/postroom.ts';
import { atEnd, scratchFolder } from '../../support/running/closing.ts';

const dataDir = await scratchFolder();
let server = await startProcess(dataDir);
const { port } = new URL(server.url);
const key = { POSTROOM_API_KEY: API_KEY };
const env = { ...key, PORT: port };

let made = 0;
async function inbox(): Promise<{ id: string; address: string }> {
  made += 1;
  return (await server.rest('POST', '/inboxes', { localPart: `box-${made}` })).body;
}

async function mailTo(address: string, subject: string): Promise<void> {
  const mail = { recipient: address, mime: mime({ to: address, subject, text: 'The meadow is dry.' }) };
  assert.equal((await postMail(`${server.url}/webhooks/provider/inbound`, mail, { key: SIGNING_KEY })).status, 200);
}

/** Each line that it prints holds this. */
const sees = (what: { stdout(): string; stderr(): string }, pattern: RegExp) =>
  eventually(`it shows ${pattern}`, async () => pattern.test(what.stdout() + what.stderr()));

type Hook = { url: string; got: { id: string; type: string; header: string }[]; server: Server };

/** Answers each with the next of `statuses`, and then with 204. */
async function hook(at = 0, statuses: number[] = []): Promise<Hook> {
  const got: Hook['got'] = [];
  const receiver = createServer(async (request, response) => {
    const { id, type } = JSON.parse(await text(request));
    got.push({ id, type, header: String(request.headers['webhook-id']) });
    response.writeHead(statuses.shift() ?? 204).end();
  });
  receiver.listen(at, '127.0.0.1');
  await once(receiver, 'listening');
  atEnd(() => receiver.close());
  return { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`, got, server: receiver };
}

test('prints each event on a line that a stranger cannot break, until it is interrupted', async () => {
  const { id, address } = await inbox();
  const listening = inBackground(env, 'listen', '--types', 'email.received,inbox.*', '--inbox', address, '--after', 'beginning');
  await sees(listening, new RegExp(`^\\S+Z {2}inbox\\.created +${id}  ${address}$`, 'm'));
  await mailTo((await inbox()).address, 'for another');
  await mailTo(address, 'a\u001b[2Jb');
  await sees(listening, /email\.received/);
  assert.equal(await listening.end('SIGINT'), 0);
  const [, mail = '', ...more] = listening.stdout().trimEnd().split('\n');
  assert.match(mail, /^\S+Z {2}email\.received {11}[\w-]{36} {2}.*@.* {2}a.*b$/);
  assert.deepEqual([more, listening.stderr()], [[], '']);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
  assert.doesNotMatch(mail, /[\x00-\x1f]/);
});

test('prints JSON that a program reads, each with its record', async () => {
  const { id, address } = await inbox();
  await mailTo(address, 'Report');
  const listening = inBackground(env, 'listen', '--json', '--inbox', id, '--types', 'email.received', '--after', 'beginning');
  await sees(listening, /Report/);
  assert.equal(await listening.end('SIGTERM'), 0);
  const { type, inboxId, data } = JSON.parse(listening.stdout());
  assert.deepEqual([type, inboxId, data.subject, data.text.trim()], ['email.received', id, 'Report', 'The meadow is dry.']);
});

test('passes events on in their order, waits for a program that does not run, and tells what it did not take', async () => {
  const stopped = await hook();
  const place = Number(new URL(stopped.url).port);
  stopped.server.close();
  const listening = inBackground(env, 'listen', '--types', 'inbox.*', '--after', 'beginning', '--forward', stopped.url);
  await sees(listening, /^Nothing answers at http:\/\/127\.0\.0\.1:\d+\/hook\. It is tried again until something does\.$/m);
  const receiver = await hook(place, [204, 500]);
  const last = await inbox();
  await sees(listening, new RegExp(`^\\[204\\] .*${last.id}`, 'm'));
  assert.equal(await listening.end('SIGINT'), 0);
  const all = (await server.rest('GET', '/events?types=inbox.*&limit=100')).body.data as { id: string; type: string }[];
  assert.deepEqual(
    receiver.got,
    all.map(({ id, type }) => ({ id, type, header: id })),
  );
  const [, after = ''] =
    /^That was no success, and the next one follows\. With --after (\S+) it comes again\.$/m.exec(listening.stderr()) ?? [];
  assert.match(listening.stderr(), /^http:\/\/127\.0\.0\.1:\d+ answers again\.$/m);
  const again = inBackground(env, 'listen', '--types', 'inbox.*', '--after', after, '--forward', receiver.url);
  await eventually('the rest comes again', async () => receiver.got.length >= all.length * 2 - 1);
  await again.end('SIGINT');
  assert.deepEqual(
    receiver.got.slice(all.length).map(({ id }) => id),
    all.slice(1).map(({ id }) => id),
  );
});

test('goes on where it was when the server starts again, and waits for one that is away', async () => {
  const { stdout, stderr, end } = inBackground(env, 'listen', '--types', 'inbox.created', '--after', 'beginning');
  const first = await inbox();
  await sees({ stdout, stderr }, new RegExp(first.id));
  assert.equal((await server.end('SIGTERM')).code, 0);
  await sees({ stdout, stderr }, /It is asked again until it answers\.\n/);
  server = await startProcess(dataDir, { PORT: port });
  const second = await inbox();
  await sees({ stdout, stderr }, new RegExp(second.id));
  assert.equal(await end('SIGINT'), 0);
  assert.match(stderr(), /^It answers again\.$/m);
  const lines = stdout().trimEnd().split('\n');
  assert.equal(new Set(lines).size, lines.length);
  assert.equal(lines.length, made);
});

test('ends with the key, and says why it cannot begin', async () => {
  const { key: other, id } = (await server.rest('POST', '/api-keys', { name: 'listener' })).body;
  const listening = inBackground({ ...env, POSTROOM_API_KEY: other }, 'listen', '--types', 'inbox.*', '--after', 'beginning');
  await sees(listening, /inbox\.created/);
  assert.equal((await server.rest('POST', `/api-keys/${id}/revoke`)).status, 200);
  assert.equal(await listening.ended, 1);
  assert.match(listening.stderr(), /key/i);

  const refused: [given: Record<string, string>, words: string[], told: RegExp][] = [
    [env, ['--types', 'mail.in'], /^types\.0: is no type of events\. Use some of .* email\.received/],
    [env, ['--after', 'nonsense'], /^after: is not a cursor of this list\. /],
    [env, ['--inbox', 'nobody@postroom.localhost'], /^No inbox with this address\. /],
    [env, ['--url', 'localhost:3000'], /^--url is no web address\./],
    [env, ['--forward', 'here'], /^--forward is no web address\. Give one such as /],
    [{ ...key, PORT: port }, ['--url', `${server.url}/nowhere`], /^There is no GET endpoint at this path\. /],
    [{ PORT: port }, [], /^POSTROOM_API_KEY is missing\./],
    [{ ...env, POSTROOM_API_KEY: 'pr_nobody-has-this-key-at-all' }, [], /key/i],
  ];
  for (const [given, words, told] of refused) {
    const { code, stdout, stderr } = await inPipe(given, 'listen', ...words);
    assert.deepEqual([code, stdout], [1, ''], words.join(' '));
    assert.match(stderr, told, words.join(' '));
  }
});

test('ends when the reader of its output stops', async () => {
  assert.deepEqual(await unread(env, 'listen', '--after', 'beginning'), { code: 0, stderr: '' });
});
