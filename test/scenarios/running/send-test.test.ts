/** `send-test`: one mail is followed out to a real relay, and in again, with what the relay says of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure, openRegistry } from '../../../src/app.ts';
import type { PostroomError } from '../../../src/core/base/errors.ts';
import { sendTest } from '../../../src/doctor/send-test.ts';
import { smtpClient } from '../../support/clients/smtp-client.ts';
import { postRaw, RAW_SECRET } from '../../support/providers/provider-posts.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { POSTMASTER, startSmtpRoom } from '../../support/rooms/smtp-room.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

let refusal: { responseCode: number; message: string } | undefined;
const sink = await startSmtpSink({
  onRcpt: () => refusal,
  // What a mailbox does that forwards to an inbox here.
  onData: (mail) => {
    if (mail.recipients.includes('back@elsewhere.example')) void room.inbound('ada@postroom.localhost', mail.mime);
    if (mail.recipients.includes('raw@elsewhere.example')) void postRaw(room, mail.mime, { to: ['ada@postroom.localhost'] });
    if (mail.recipients.includes('mx@elsewhere.example')) void overSmtp(mail.mime);
    return undefined;
  },
});
const PORT = String(await freePort());
const room = await startSmtpRoom({ PORT, SMTP_URL: sink.url, RAW_INBOUND_SECRET: RAW_SECRET });

/** As a mail server elsewhere does that forwards it. */
async function overSmtp(mime: Buffer): Promise<void> {
  const client = await smtpClient(room);
  await client.envelope('back@elsewhere.example', 'ada@postroom.localhost');
  await client.data(mime);
  client.close();
}

async function follow(options: { to: string; from?: string; back?: boolean; within?: number }, env: Record<string, string> = {}) {
  const config = configure({ ...room.env, PORT, ...env });
  const lines: string[] = [];
  const { from = null, back = false, ...rest } = options;
  const out = (text: string) => void lines.push(text);
  const code = await sendTest(config, { ...rest, from, back, out, open: () => openRegistry(config) });
  return { code, text: lines.join('') };
}

async function hintOf(refused: Promise<unknown>): Promise<{ message: string; hint: string }> {
  const error = await refused.then(
    () => assert.fail('it was sent'),
    (error: PostroomError) => error,
  );
  return { message: error.message, hint: error.hint ?? '' };
}

test('without an inbox it says how to make one', async () => {
  const port = String(await freePort());
  const empty = await startPostroom({ PORT: port });
  const { message, hint } = await hintOf(
    follow({ to: 'grace@elsewhere.example' }, { ...empty.env, PORT: port, SMTP_LISTEN: '' }),
  );
  await empty.close();
  assert.match(message, /has no active inbox/);
  assert.match(hint, /curl -s http\S+\/api\/v1\/inboxes/);
  for (const localPart of ['ada', 'grace']) assert.equal((await room.rest('POST', '/inboxes', { localPart })).status, 201);
});

test('a mail to the outside is followed until the relay has it, with its reply and times', async () => {
  const { code, text } = await follow({ to: 'somebody@elsewhere.example', from: 'ada@postroom.localhost' });
  assert.equal(code, 0, text);
  assert.match(
    text,
    /^ +\+\d+\.\d\d s {2}accepted: email [0-9a-f-]{36} from ada@postroom\.localhost to somebody@elsewhere\.example/,
  );
  assert.match(text, /somebody@elsewhere\.example: sent by the relay at 2\d{3}-\S+Z \(250 /);
  assert.match(sink.mails.at(-1)?.mime.toString() ?? '', /^Subject: Postroom send-test [0-9a-f]{12}/m);
});

test('a mail to an inbox here is followed until it is there', async () => {
  const { code, text } = await follow({ to: 'grace@postroom.localhost' });
  assert.equal(code, 0, text);
  assert.match(text, /from ada@postroom\.localhost to grace@postroom\.localhost/);
  assert.match(text, /grace@postroom\.localhost: delivered here at /);
  const [, id = ''] = /arrived in grace@postroom\.localhost at \S+Z without leaving this server: email (\S+)/.exec(text) ?? [];
  assert.equal((await room.rest('GET', `/emails/${id}`)).body.direction, 'inbound');
});

test('a mail that a mailbox elsewhere sends back is followed in again', async () => {
  const { code, text } = await follow({ to: 'back@elsewhere.example', from: 'grace@postroom.localhost', back: true });
  assert.equal(code, 0, text);
  assert.match(text, /sent by the relay[\s\S]*arrived in ada@postroom\.localhost at /);
  const lost = await follow({ to: 'lost@elsewhere.example', back: true, within: 1000 });
  assert.equal(lost.code, 1);
  assert.match(
    lost.text,
    /It did not come in again in time\.\n.*Nothing is set up by which mail comes in: docs\/receiving\.md says how/,
  );
});

test('it says by which way a mail came in, and how long after it went out', async () => {
  const raw = await follow({ to: 'raw@elsewhere.example', from: 'grace@postroom.localhost', back: true });
  assert.equal(raw.code, 0, raw.text);
  assert.match(
    raw.text,
    /arrived in ada@\S+ at \S+Z by the webhook of raw, \d+\.\d\d s after it went out, its raw mail exact: email /,
  );
  assert.match(raw.text, /^ *\+\d+\.\d\d s {2}the check of its sender: unknown$/m);
  const smtp = await follow({ to: 'mx@elsewhere.example', from: 'grace@postroom.localhost', back: true });
  assert.equal(smtp.code, 0, smtp.text);
  assert.match(smtp.text, /by the SMTP port, \d+\.\d\d s after it went out, its raw mail exact: email /);
});

test('where a mail did not come in, it says what looks at the ways in, and where what came is told', async () => {
  const ways = { RAW_INBOUND_SECRET: RAW_SECRET, SMTP_LISTEN: '127.0.0.1:0', POSTMASTER_INBOX: POSTMASTER };
  const lost = await follow({ to: 'lost@elsewhere.example', back: true, within: 1000 }, ways);
  assert.equal(lost.code, 1);
  assert.match(lost.text, /webhook of raw, the SMTP port: `npm run postroom -- doctor` looks at that/);
  const [, since = ''] = /GET \/api\/v1(\/arrivals\?since=\S+) tells/.exec(lost.text) ?? [];
  assert.deepEqual((await room.rest('GET', since)).body.data, []);
});

test('a refusal of the relay is told in its words; one for now says when it is tried again', async () => {
  refusal = { responseCode: 550, message: '5.1.1 no such user' };
  const refused = await follow({ to: 'nobody@elsewhere.example' });
  assert.equal(refused.code, 1);
  assert.match(refused.text, /nobody@elsewhere\.example: failed by the relay at \S+ \(550 5\.1\.1 no such user/);
  refusal = { responseCode: 451, message: '4.7.1 greylisted' };
  const later = await follow({ to: 'later@elsewhere.example', within: 3000 });
  assert.equal(later.code, 1);
  assert.match(later.text, /deferred by the relay at \S+ \(451 4\.7\.1 greylisted/);
  assert.match(later.text, /is still deferred; the next attempt is due at 2\d{3}-/);
  refusal = undefined;
});

test('what cannot be sent is refused in the words of the server, or before anything is asked', async () => {
  assert.match((await hintOf(follow({ to: 'not an address' }))).message, /The server does not take the mail: to.*[^.]\.$/);
  assert.match((await hintOf(follow({ to: 'a@b.example', from: 'none@postroom.localhost' }))).message, /There is no inbox none@/);
  const stopped = await hintOf(follow({ to: 'a@b.example' }, { PORT: String(await freePort()) }));
  assert.match(stopped.message, /No Postroom of this store answers at http:\/\/127\.0\.0\.1:\d+/);
  assert.match(stopped.hint, /npm start/);
  const other = await startPostroom({});
  const elsewhere = await hintOf(follow({ to: 'a@b.example' }, { PORT: new URL(other.url).port }));
  assert.match(elsewhere.message, /No Postroom of this store/);
  await other.close();
});

test('no key is left', async () => {
  const { body } = await room.rest('GET', '/api-keys?limit=100');
  const names = (body.data as { name: string }[]).map(({ name }) => name);
  assert.ok(names.length > 0 && !names.includes('send-test'), names.join());
});
