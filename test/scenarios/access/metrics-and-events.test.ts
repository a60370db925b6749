/** Counters that agree with what happened, events that are never missed or doubled, and what whoami says is not configured. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SCOPES } from '../../../src/core/base/actor.ts';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const inboxId: string = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body.id;

const MAIL = 'From: x@y.example\r\nSubject: hello\r\nMessage-ID: <one@y.example>\r\n\r\nhello\r\n';

async function metrics() {
  return (await room.rest('GET', '/metrics?days=1')).body;
}

test('webhook outcomes are counted as they were answered', async () => {
  await room.inbound('ada@postroom.localhost', MAIL);
  await room.inbound('ada@postroom.localhost', MAIL);
  await room.inbound('nobody@postroom.localhost', MAIL);
  await room.inbound('ada@postroom.localhost', MAIL, { key: 'another-key' });
  await eventually('all four are counted', async () => {
    const { webhook } = await metrics();
    return webhook.rejected === 1 && webhook;
  });
  const { webhook, emails, daily } = await metrics();
  assert.deepEqual(webhook, { accepted: 1, ignored: 1, duplicate: 1, rejected: 1, failed: 0 });
  assert.deepEqual(emails, {
    inbound: 1,
    outbound: 0,
    unread: 1,
    quarantined: 0,
    accepted: 0,
    storedBytes: Buffer.byteLength(MAIL),
  });
  assert.deepEqual([daily.length, daily[0].inbound, daily[0].outbound], [1, 1, 0]);
});

test("another account sees none of it, nor the operator's instance-wide counts", async () => {
  const { body } = await room.rest('GET', '/metrics', undefined, { key: await room.account() });
  assert.deepEqual(body.webhook, { accepted: 0, ignored: 0, duplicate: 0, rejected: 0, failed: 0 });
  assert.equal(body.emails.inbound, 0);
  assert.equal(body.daily.length, 30);
});

test('unread follows marking and deleting, stored bytes follow deleting', async () => {
  const [mail] = (await room.rest('GET', '/emails')).body.data;
  const mark = (isRead: boolean) => room.rest('PATCH', `/emails/${mail.id}/read`, { isRead });
  await mark(true);
  await mark(true);
  assert.equal((await metrics()).emails.unread, 0);
  await mark(false);
  assert.equal((await metrics()).emails.unread, 1);
  await room.rest('DELETE', `/emails/${mail.id}`);
  const { unread, storedBytes, inbound } = (await metrics()).emails;
  assert.deepEqual({ unread, storedBytes, inbound }, { unread: 0, storedBytes: 0, inbound: 1 });
});

test('deliveries move from queued to their end, and a deleted inbox takes its unread and, once swept, its bytes along', async () => {
  const target = (await room.rest('POST', '/inboxes', { localPart: 'bob' })).body;
  const sent = await room.rest('POST', '/emails/send', { inboxId, to: ['bob@postroom.localhost'], subject: 's', text: 't' });
  await eventually('it is delivered', async () => (await metrics()).deliveries.delivered === 1);
  const { deliveries, emails, inboxes } = await metrics();
  assert.equal(deliveries.queued + deliveries.sending, 0);
  assert.deepEqual([emails.outbound, emails.unread, emails.storedBytes], [1, 1, 2 * sent.body.size]);
  assert.deepEqual(inboxes, { total: 2, active: 2 });
  await room.rest('DELETE', `/inboxes/${target.id}`);
  assert.deepEqual((await metrics()).inboxes, { total: 1, active: 1 });
  assert.equal((await metrics()).emails.unread, 0);
  await eventually('the sweep has been', async () => (await metrics()).emails.storedBytes === sent.body.size);
});

test('events come in order, each once, from any cursor, and the last cursor goes on later', async () => {
  const first = (await room.rest('GET', '/events?limit=3')).body;
  assert.equal(first.data.length, 3);
  assert.equal(first.data[0].type, 'inbox.created');
  const again = (await room.rest('GET', '/events?limit=3')).body;
  assert.deepEqual(again, first);
  const all = await readAll(undefined, 2);
  assert.deepEqual(all.events.slice(0, 3), first.data);
  const types = all.events.map((event) => event.type);
  for (const type of ['email.received', 'email.updated', 'email.deleted', 'email.queued', 'email.delivered', 'inbox.deleted']) {
    assert.ok(types.includes(type), type);
  }
  assert.deepEqual((await readAll(all.cursor, 50)).events, []);
  await room.inbound('ada@postroom.localhost', 'Subject: x\r\n\r\nx');
  assert.deepEqual(
    (await readAll(all.cursor, 50)).events.map((event) => event.type).filter((type) => type !== 'email.authenticated'),
    ['email.received'],
  );
});

test('a reader that follows while many write misses nothing and sees nothing twice', async () => {
  let { cursor } = await readAll(undefined, 100);
  const seen: Json[] = [];
  let writing = true;
  const follow = (async () => {
    while (writing) {
      const page = await readAll(cursor, 7);
      cursor = page.cursor;
      seen.push(...page.events);
    }
    seen.push(...(await readAll(cursor, 7)).events);
  })();
  await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      room.inbound('ada@postroom.localhost', `Message-ID: <many-${n}@y.example>\r\nSubject: ${n}\r\n\r\nx`),
    ),
  );
  writing = false;
  await follow;
  const received = seen.filter((event) => event.type === 'email.received');
  assert.equal(received.length, 60);
  assert.equal(new Set(received.map((event) => event.subjectId)).size, 60);
  assert.equal(new Set(seen.map((event) => event.id)).size, seen.length);
});

test('whoami says what is not configured and what that blocks', async () => {
  const { body } = await room.rest('GET', '/whoami');
  assert.deepEqual(
    body.notConfigured.map((one: Json) => one.setting),
    ['SMTP_URL'],
  );
  assert.equal(body.plan.name, 'unlimited');
  assert.deepEqual(body.key.scopes, SCOPES);
});

async function readAll(after: string | undefined, limit: number): Promise<{ events: Json[]; cursor: string }> {
  const events: Json[] = [];
  let cursor = after;
  for (;;) {
    const query: string = cursor ? `&after=${encodeURIComponent(cursor)}` : '';
    const { body } = await room.rest('GET', `/events?limit=${limit}${query}`);
    events.push(...body.data);
    cursor = body.nextCursor as string;
    if (body.data.length < limit) return { events, cursor };
  }
}
