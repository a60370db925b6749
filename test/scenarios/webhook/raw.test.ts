/** Mail that anything posts as bytes, signed as Standard Webhooks has it, with its envelope in headers. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import {
  mailIn,
  mailOf,
  newInbox,
  OLD_RAW_SECRET,
  post,
  postRaw,
  RAW_SECRET,
  rawHeaders,
  rawOf,
  SECRETS,
} from '../../support/providers/provider-posts.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const MINUTE = 60_000;

const room = await startPostroom(SECRETS);

describe('a signed mail', () => {
  test('is stored byte for byte, Latin-1 and every other byte too, under the name of its way in', async () => {
    const inbox = await newInbox(room);
    const mime = Buffer.concat([Buffer.from(`${mailOf('caf\xe9')}na\xefve`, 'latin1'), Buffer.from([0, 0xff, 0xfe, 0x0a, 0x0d])]);
    const answer = await postRaw(room, mime, { to: [inbox.address], from: 'bounces+1@example.org' });
    assert.deepEqual([answer.status, answer.body], [200, { ok: true }]);
    const [email] = await mailIn(room, inbox);
    assert.equal(email?.rawFidelity, 'exact');
    assert.ok((await rawOf(room, email)).equals(mime));
    const { body: arrivals } = await room.rest('GET', `/arrivals?inboxId=${inbox.id}`);
    const [{ provider, envelopeFrom, recipient, outcome }] = arrivals.data;
    assert.deepEqual([provider, envelopeFrom, recipient, outcome], ['raw', 'bounces+1@example.org', inbox.address, 'accepted']);
  });

  test('reaches each of its recipients, a blind copy too, and those with a comma in one header', async () => {
    const [to, blind, third] = [await newInbox(room), await newInbox(room), await newInbox(room)];
    const mime = mailOf('several').replace('Subject', `To: ${to.address}\r\nSubject`);
    const answer = await postRaw(room, mime, { to: [to.address, `${blind.address}, ${third.address}`, 'nobody@else.example'] });
    assert.equal(answer.status, 200);
    for (const inbox of [to, blind, third])
      assert.deepEqual(
        (await mailIn(room, inbox)).map(({ subject }) => subject),
        ['several'],
      );
  });

  test('is taken with the older of two secrets', async () => {
    const inbox = await newInbox(room);
    assert.equal((await postRaw(room, mailOf('older'), { to: [inbox.address], secret: OLD_RAW_SECRET })).status, 200);
    assert.equal((await mailIn(room, inbox)).length, 1);
  });

  test('keeps the null sender apart from one that is not known', async () => {
    const inbox = await newInbox(room);
    for (const from of ['', null]) await postRaw(room, mailOf(`from ${from}`), { to: [inbox.address], from });
    const { body } = await room.rest('GET', `/arrivals?inboxId=${inbox.id}`);
    assert.deepEqual(
      body.data.map((one: { envelopeFrom: string | null }) => one.envelopeFrom),
      [null, ''],
    );
  });

  test('for an unknown recipient is answered 404, so that its sender learns of it; for a paused one 200', async () => {
    const unknown = await postRaw(room, mailOf('unknown'), { to: ['nobody@postroom.localhost'] });
    assert.deepEqual([unknown.status, unknown.body.reason], [404, 'no inbox has this address']);
    const inbox = await newInbox(room);
    await room.rest('PATCH', `/inboxes/${inbox.id}`, { status: 'paused' });
    const paused = await postRaw(room, mailOf('paused'), { to: [inbox.address] });
    assert.deepEqual([paused.status, paused.body.reason], [200, 'the inbox is paused']);
  });
});

describe('a mail that comes twice', () => {
  test('is a duplicate under the same id, and under another one too', async () => {
    const inbox = await newInbox(room);
    const mime = mailOf('twice');
    for (const [id, duplicate] of [
      ['once', undefined],
      ['once', true],
      ['again', true],
    ] as const)
      assert.equal((await postRaw(room, mime, { to: [inbox.address], id })).body.duplicate, duplicate);
    assert.equal((await mailIn(room, inbox)).length, 1);
  });
});

describe('an id that is made of the envelope', () => {
  const mime = Buffer.from(mailOf('enveloped'));
  const named = (lines: string) => `envelope_${createHash('sha256').update(lines).update('\n\n').update(mime).digest('hex')}`;

  test('is taken with that envelope: several recipients in one header or in several, and names that are not ASCII', async () => {
    const [one, other] = [await newInbox(room), await newInbox(room)];
    const from = 'bounces+\u00fc@example.org';
    const id = named(`postroom-mail-from: ${from}\npostroom-rcpt-to: ${one.address}, ${other.address}`);
    const wire = Buffer.from(from).toString('latin1');
    const posted = (to: string[]) => postRaw(room, mime, { to, from: wire, id });
    assert.deepEqual((await posted([one.address, other.address])).body, { ok: true });
    assert.deepEqual((await posted([`${one.address}, ${other.address}`])).body, { ok: true, duplicate: true });
    for (const inbox of [one, other]) assert.equal((await mailIn(room, inbox)).length, 1);
  });

  test('is taken of an empty sender and of none, which are the same to it', async () => {
    const inbox = await newInbox(room);
    const id = named(`postroom-mail-from: \npostroom-rcpt-to: ${inbox.address}`);
    assert.deepEqual((await postRaw(room, mime, { to: [inbox.address], from: '', id })).body, { ok: true });
    assert.deepEqual((await postRaw(room, mime, { to: [inbox.address], from: null, id })).body, { ok: true, duplicate: true });
  });

  test('is made by the lines of the document', async () => {
    const inbox = await newInbox(room);
    const folder = await scratchFolder();
    await writeFile(join(folder, 'mail.eml'), mime);
    const document = await readFile(new URL('../../../docs/receiving.md', import.meta.url), 'utf8');
    const [, lines = ''] = /```sh\n(mail=mail\.eml [\s\S]*?)```/.exec(document) ?? [];
    const script = lines.replace('https://mail.example.com', room.url).replace('desk@mail.example.com', inbox.address);
    assert.ok(script.includes(room.url) && script.includes(inbox.address));
    const env = { ...process.env, RAW_INBOUND_SECRET: RAW_SECRET };
    for (const answer of [{ ok: true }, { ok: true, duplicate: true }]) {
      const { stdout } = await promisify(execFile)('sh', ['-c', script], { cwd: folder, env });
      assert.deepEqual(JSON.parse(stdout), answer);
    }
    assert.ok((await rawOf(room, (await mailIn(room, inbox))[0])).equals(mime));
  });

  test('is refused with another envelope, and nothing is stored', async () => {
    const [to, victim] = [await newInbox(room), await newInbox(room)];
    const id = named(`postroom-mail-from: ann@example.org\npostroom-rcpt-to: ${to.address}`);
    for (const changed of [
      { to: [victim.address], from: 'ann@example.org' },
      { to: [to.address, victim.address], from: 'ann@example.org' },
      { to: [], from: 'ann@example.org' },
      { to: [to.address], from: 'eve@evil.example' },
      { to: [to.address], from: null },
      { to: [to.address], from: '' },
    ]) {
      const answer = await postRaw(room, mime, { ...changed, id });
      assert.equal(answer.status, 401);
      assert.match(String(answer.body.detail), /envelope/);
    }
    for (const inbox of [to, victim]) assert.equal((await mailIn(room, inbox)).length, 0);
    assert.equal((await postRaw(room, mime, { to: [to.address], from: 'ann@example.org', id })).status, 200);
  });
});

test('a post that comes again with other recipients stores nothing for them, whatever the first was answered', async () => {
  const [to, victim] = [await newInbox(room), await newInbox(room)];
  const mime = mailOf('replayed');
  for (const [first, answer] of [
    [to.address, { ok: true, duplicate: true }],
    ['nobody@postroom.localhost', { ok: true, ignored: true, reason: 'no inbox has this address' }],
  ] as const) {
    const id = `of-${first}`;
    await postRaw(room, mime, { to: [first], id });
    assert.deepEqual((await postRaw(room, mime, { to: [victim.address], id })).body, answer);
  }
  assert.equal((await mailIn(room, victim)).length, 0);
});

describe('what is not signed as it must be is answered 401, and stores nothing', () => {
  const cases: [what: string, change: (headers: Map<string, string>, body: Buffer) => void, detail: RegExp][] = [
    ['with a wrong byte', (_headers, body) => body.reverse(), /does not match/],
    ['with another id', (headers) => headers.set('webhook-id', 'another'), /does not match/],
    [
      'with another time',
      (headers) => headers.set('webhook-timestamp', String(Math.floor(Date.now() / 1000) - 1)),
      /does not match/,
    ],
    ['with a time that is no number', (headers) => headers.set('webhook-timestamp', 'now'), /number of seconds/],
    ['with another version of signatures', (headers) => headers.set('webhook-signature', 'v1a,AAAA'), /version/],
    ['without an id', (headers) => headers.delete('webhook-id'), /webhook-id/],
    ['without a signature', (headers) => headers.delete('webhook-signature'), /webhook-signature/],
  ];
  for (const [what, change, detail] of cases) {
    test(what, async () => {
      const inbox = await newInbox(room);
      const body = Buffer.from(mailOf('forged'));
      const headers = new Map(rawHeaders(body, { to: [inbox.address] }));
      change(headers, body);
      const answer = await post(room, 'raw/inbound', body, [...headers]);
      assert.equal(answer.status, 401);
      assert.match(String(answer.body.detail), detail);
      assert.equal((await mailIn(room, inbox)).length, 0);
    });
  }

  test('by another secret, six minutes ago, or six minutes ahead', async () => {
    const inbox = await newInbox(room);
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const now = Date.now();
    for (const given of [{ secret }, { at: new Date(now - 6 * MINUTE) }, { at: new Date(now + 6 * MINUTE) }])
      assert.equal((await postRaw(room, mailOf('no'), { to: [inbox.address], ...given })).status, 401);
    for (const at of [new Date(now - 4 * MINUTE), new Date(now + 4 * MINUTE)])
      assert.equal((await postRaw(room, mailOf('yes'), { to: [inbox.address], secret: RAW_SECRET, at })).status, 200);
    assert.equal((await mailIn(room, inbox)).length, 2);
  });
});

test('what holds no mail, or names no recipient, is answered 400', async () => {
  const inbox = await newInbox(room);
  const answers = [
    await postRaw(room, mailOf('type'), { to: [inbox.address], type: 'application/json' }),
    await postRaw(room, '', { to: [inbox.address] }),
    await postRaw(room, mailOf('nobody'), { to: [] }),
    await postRaw(room, mailOf('empty'), { to: [' , '] }),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [400, 400, 400, 400],
  );
});

test('without a secret it is answered 503, with the setting that is missing, and a name that no provider has is no path', async () => {
  const bare = await startPostroom();
  for (const [path, setting] of [
    ['raw', 'RAW_INBOUND_SECRET'],
    ['postmark', 'POSTMARK_INBOUND_SECRET'],
  ]) {
    const answer = await post(bare, `${path}/inbound`, 'x', []);
    assert.deepEqual([answer.status, answer.headers.has('retry-after')], [503, true]);
    assert.match(String(answer.body.hint), new RegExp(String(setting)));
  }
  for (const path of ['elsewhere/inbound', 'constructor/inbound', 'raw/inbound/more', 'raw'])
    assert.equal((await post(bare, path, 'x', [])).status, 404);
});
