/** RCPT decides: who is not here is refused before the mail is sent, and no mail goes to another tenant. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { smtpClient } from '../../support/clients/smtp-client.ts';
import { API_KEY, type Json } from '../../support/rooms/postroom.ts';
import { newMail, startSmtpRoom, subjectsIn, verifiedDomain } from '../../support/rooms/smtp-room.ts';

const room = await startSmtpRoom();
const key = await room.account();
await verifiedDomain(room, 'acme.test', key);
const make = async (localPart: string, domain: string, by: string) =>
  (await room.rest('POST', '/inboxes', { localPart, domain }, { key: by })).body as Json;
const ada = await make('ada', 'postroom.localhost', API_KEY);
const first = await make('first', 'acme.test', key);
await make('second', 'acme.test', key);

async function rcpt(address: string): Promise<string> {
  const client = await smtpClient(room);
  const [reply = ''] = await client.envelope('x@example.org', address);
  client.close();
  return reply;
}

/** Hands a mail over, and answers the reply. */
async function hand(address: string, subject: string): Promise<string> {
  const client = await smtpClient(room);
  await client.envelope('x@example.org', address);
  return await client.data(newMail(address, subject));
}

describe('RCPT', () => {
  test('takes inboxes of the shared domain and of verified domains, with a tag or without', async () => {
    for (const one of ['ada@postroom.localhost', 'ada+x@postroom.localhost', 'first@acme.test', 'FIRST+y@ACME.test'])
      assert.match(await rcpt(one), /^250 /, one);
  });

  test('refuses with 550 5.1.1 who is not here: no such inbox, a foreign domain, no relaying by any form of address', async () => {
    const unknown = [
      'nobody@postroom.localhost',
      'ada@acme.test',
      'ada@example.org',
      'ada%example.org@acme.test',
      'ada@[127.0.0.1]',
      '@postroom.localhost:ada@example.org',
      'postmaster@example.org',
      'abuse@example.org',
      'abuse',
    ];
    for (const one of unknown) assert.match(await rcpt(one), /^5(?:50 5\.1\.1|01) /, one);
  });

  test('refuses an inbox of a domain that is not verified any more', async () => {
    await verifiedDomain(room, 'gone.test', key);
    await make('here', 'gone.test', key);
    assert.match(await rcpt('here@gone.test'), /^250 /);
    await room.sql("UPDATE domains SET status = 'failed', verified_at = NULL WHERE domain = 'gone.test' RETURNING id");
    assert.match(await rcpt('here@gone.test'), /^550 5\.1\.1 /);
  });

  test('puts the mail of a paused inbox off with 450 4.2.1', async () => {
    const paused = await make('paused', 'postroom.localhost', API_KEY);
    await room.rest('PATCH', `/inboxes/${paused.id}`, { status: 'paused' });
    assert.match(await rcpt('paused@postroom.localhost'), /^450 4\.2\.1 /);
  });

  test('does not refuse for what is wrong with the mail: what the rules of an inbox refuse is answered 250, and ignored', async () => {
    await room.rest('PATCH', `/inboxes/${ada.id}`, { rules: { receive: { allow: ['friend@example.com'] } } });
    const before = await subjectsIn(room, ada.id);
    const reply = await hand('ada@postroom.localhost', 'from a stranger');
    assert.match(reply, /^250 2\.6\.0 /);
    assert.deepEqual(await subjectsIn(room, ada.id), before);
    const [arrival] = (await room.rest('GET', '/arrivals?limit=1')).body.data as Json[];
    assert.deepEqual([arrival?.outcome, arrival?.provider], ['ignored', 'smtp']);
  });
});

describe('postmaster@ and abuse@', () => {
  test("of a tenant's domain reach its own inbox of that name, else the first inbox of its account", async () => {
    assert.match(await hand('postmaster@acme.test', 'to the first'), /^250 2\.6\.0 Stored/);
    assert.deepEqual(await subjectsIn(room, first.id, key), ['to the first']);
    const own = await make('abuse', 'acme.test', key);
    assert.match(await hand('abuse@acme.test', 'to its own'), /^250 2\.6\.0 Stored/);
    assert.deepEqual(await subjectsIn(room, own.id, key), ['to its own']);
    assert.deepEqual(await subjectsIn(room, first.id, key), ['to the first']);
  });

  test('of a tenant without an inbox reach the operator', async () => {
    const other = await room.account();
    await verifiedDomain(room, 'empty.test', other);
    assert.match(await hand('abuse@empty.test', 'of the empty one'), /^250 2\.6\.0 Stored/);
    const { body } = await room.rest('GET', '/inboxes?limit=100');
    const postmaster = (body.data as Json[]).find(({ address }) => address === 'postmaster@postroom.localhost');
    assert.deepEqual(await subjectsIn(room, postmaster?.id), ['of the empty one']);
  });
});

describe('who guesses', () => {
  test('waits longer for each answer, and is put out with the fifth', async () => {
    const slow = await startSmtpRoom({}, { limits: { unknownDelayMs: 60 } });
    const client = await smtpClient(slow);
    const began = Date.now();
    const replies = await client.envelope(
      'x@example.org',
      ...['a', 'b', 'c', 'd', 'e'].map((one) => `${one}@postroom.localhost`),
    );
    assert.ok(Date.now() - began >= 60 * (1 + 2 + 3 + 4 + 5));
    assert.deepEqual(
      replies.map((reply) => reply.slice(0, 9)),
      ['550 5.1.1', '550 5.1.1', '550 5.1.1', '550 5.1.1', '421 4.7.0'],
    );
    await client.closed;
    await slow.close();
  });

  test('gets 452 4.5.3 for the 101st recipient, and the mail reaches the hundred', async () => {
    const client = await smtpClient(room);
    const tagged = Array.from({ length: 101 }, (_, n) => `second+${n}@acme.test`);
    const replies = await client.envelope('x@example.org', ...tagged);
    assert.ok(replies.slice(0, 100).every((reply) => reply.startsWith('250 ')));
    assert.match(replies[100] ?? '', /^452 4\.5\.3 /);
    assert.match(await client.data(newMail('second@acme.test')), /^250 2\.6\.0 Stored/);
  });
});

test('without POSTMASTER_INBOX the port does not start', async () => {
  await assert.rejects(startSmtpRoom({ POSTMASTER_INBOX: '' }), /SMTP_LISTEN: needs POSTMASTER_INBOX/);
  const closed = await startSmtpRoom({ POSTMASTER_INBOX: 'postmaster@acme.test' });
  assert.equal(closed.app.smtp, null);
});
