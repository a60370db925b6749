/** Scenarios of several instances that hand mail over from one store: each mail once, whoever of them lives. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isShared, sharedDatabase } from '../../support/postgres/test-database.ts';
import { startProcess } from '../../support/processes/process.ts';
import { startScript } from '../../support/rooms/delivery-attempt.ts';
import { eventually, type Json, type Postroom, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { slowRelay } from '../../support/servers/slow-relay.ts';
import { type SmtpSink, startSmtpSink } from '../../support/servers/smtp-sink.ts';

const MINUTE = 60_000;

/** Instances in processes of their own need a server: PGlite lives inside one. */
const onServer = isShared && process.env.TEST_DATABASE !== 'pglite';

/** Until the mail of an instance that died is back, and some more for a machine that has other things to do. */
const BACK = { timeout: 90_000 };

describe('instances on one store', { skip: !isShared && 'SQLite has one instance' }, () => {
  test('hand each of 200 mails over once', async (t) => {
    const sink = closed(t, await startSmtpSink());
    const rooms = await instances(t, 3, { SMTP_URL: sink.url });
    const inboxId = await inbox(rooms);
    const mails = Array.from({ length: 200 }, (_, n) => ({
      inboxId,
      to: `${n}@domain-${n % 7}.example`,
      subject: 'x',
      text: 'y',
    }));
    const sent = await Promise.all(mails.map((mail, n) => send(rooms[n % 3], mail)));
    await sink.waitFor(200);
    await sooner(async () => (await deliveries(rooms)).sent === 200);
    assert.deepEqual(recipients(sink), mails.map((mail) => mail.to).sort());
    for (const { id } of sent.slice(0, 20)) {
      const steps = (await delivery(rooms, id)).steps.map((step) => step.status);
      // On a machine that stands still for long an instance gives back what it has not begun.
      assert.deepEqual(
        steps.filter((status) => status !== 'queued'),
        ['sent'],
      );
    }
  });

  test('write to a mail’s local recipients once', async (t) => {
    const rooms = await instances(t, 3);
    const inboxId = await inbox(rooms);
    const address = (await first(rooms).rest('GET', `/inboxes/${inboxId}`)).body.address;
    const mails = Array.from({ length: 20 }, (_, n) => ({ inboxId, to: address, subject: `local ${n}`, text: 'y' }));
    await Promise.all(mails.map((mail, n) => send(rooms[n % 3], mail)));
    await sooner(async () => (await deliveries(rooms)).delivered === 20);
    const { data } = (await first(rooms).rest('GET', `/emails?inboxId=${inboxId}&direction=inbound&limit=100`)).body;
    assert.deepEqual(data.map((email: Json) => email.subject).sort(), mails.map((mail) => mail.subject).sort());
  });

  test('keep to the attempts at once that a domain may have, all together', async (t) => {
    const relay = closed(t, await slowRelay());
    const rooms = await instances(t, 3, { SMTP_URL: relay.url, OUTBOX_PER_DOMAIN: '2' });
    const inboxId = await inbox(rooms);
    relay.hold();
    for (let n = 0; n < 9; n++) await send(rooms[n % 3], { inboxId, to: `${n}@slow.example`, subject: 'x', text: 'y' });
    await eventually('two are under way', async () => relay.held() === 2);
    // Each instance has looked when a mail of its own has come through.
    for (const [n, room] of rooms.entries()) await send(room, { inboxId, to: `x@other-${n}.example`, subject: 'x', text: 'y' });
    await eventually('others pass', async () => relay.held() === 5);
    assert.equal(relay.taken.filter((address) => address.endsWith('@slow.example')).length, 2);
    assert.equal((await deliveries(rooms)).queued, 7);
    relay.release();
    await eventually('all are sent', async () => (await deliveries(rooms)).sent === 12);
    assert.equal(new Set(relay.taken).size, relay.taken.length, 'none twice');
  });

  test('keep to the mails a minute that a domain may have, all together, and after a restart', async (t) => {
    const clock = standInClock();
    const sink = closed(t, await startSmtpSink());
    const rooms = await instances(t, 3, { SMTP_URL: sink.url, OUTBOX_PER_DOMAIN_PER_MINUTE: '2' }, { clock });
    const inboxId = await inbox(rooms);
    const strict = () => recipients(sink).filter((address) => address.endsWith('@strict.example')).length;
    let nudges = 0;
    const nudge = async () => {
      for (const room of rooms) {
        nudges += 1;
        await send(room, { inboxId, to: `x@nudge-${nudges}.example`, subject: 'x', text: 'y' });
      }
      await sink.waitFor(nudges + strict());
      await eventually('nudges are sent', async () => recipients(sink).filter((one) => one.startsWith('x@')).length === nudges);
    };
    for (let n = 0; n < 6; n++) await send(rooms[n % 3], { inboxId, to: `${n}@strict.example`, subject: 'x', text: 'y' });
    await eventually('two are sent', async () => strict() === 2);
    await nudge();
    for (const room of rooms) await room.restart();
    await nudge();
    assert.equal(strict(), 2);
    clock.pass(MINUTE);
    await nudge();
    await eventually('two more are sent', async () => strict() === 4);
    await nudge();
    assert.equal(strict(), 4);
  });

  test('take over what one that closes has not begun', async (t) => {
    const mute = closed(t, await startScript('220 hi\r\n', () => ''));
    const sink = closed(t, await startSmtpSink());
    const leaving = closed(t, await startPostroom({ SMTP_URL: mute.url }));
    const inboxId = await inbox([leaving]);
    const { id } = await send(leaving, { inboxId, to: 'ann@example.org', subject: 'x', text: 'y', onUnknown: 'hold' });
    await eventually('it is tried', async () => (await delivery([leaving], id)).status === 'sending');
    const staying = await leaving.another({ SMTP_URL: sink.url });
    await leaving.app.close();
    await sink.waitFor(1);
    const settled = await eventually('it is sent', async () => {
      const one = await delivery([staying], id);
      return one.status === 'sent' && one;
    });
    assert.deepEqual(
      settled.steps.map((step: Json) => step.status),
      ['queued', 'sent'],
    );
  });
});

describe('an instance that is killed', { skip: !onServer && 'instances of their own processes need a server' }, () => {
  test('leaves its mail to the others, who send it within half a minute or hold it as it asks', BACK, async (t) => {
    const database = await sharedDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'postroom-killed-'));
    let taken = 0;
    const mute = await startScript('220 hi\r\n', (line) => {
      if (line === '.') taken += 1;
      return /^(?:EHLO|MAIL|RCPT)/.test(line) ? '250 hi\r\n' : line === 'DATA' ? '354 go on\r\n' : '';
    });
    const sink = await startSmtpSink();
    const dying = await startProcess(dataDir, { ...database.env, SMTP_URL: mute.url });
    let staying: Postroom | null = null;
    t.after(async () => {
      if (dying.running()) await dying.end('SIGKILL');
      await Promise.all([staying?.close(), sink.close(), mute.close(), rm(dataDir, { recursive: true, force: true })]);
      await database.remove();
    });
    const inboxId = (await dying.rest('POST', '/inboxes', {})).body.id;
    const post = async (to: string, more: Json = {}) =>
      (await dying.rest('POST', '/emails/send', { inboxId, to, subject: 'x', text: 'y', ...more })).body;
    const mails: Json[] = [];
    for (let n = 0; n < 5; n++) mails.push(await post(`${n}@example.org`));
    const once = await post('once@example.net', { onUnknown: 'hold' });
    await eventually('it hands them over', async () => taken === 6);
    const others = await startPostroom({ ...database.env, SMTP_URL: sink.url });
    staying = others;
    const killedAt = Date.now();
    await dying.end('SIGKILL');
    await sink.waitFor(5);
    const seconds = (Date.now() - killedAt) / 1000;
    assert.ok(seconds > 3 && seconds < 45, `${seconds} s`);
    await eventually('one is held', async () => (await delivery([others], once.id)).status === 'held');
    await eventually('the others are sent', async () => (await deliveries([others])).sent === 5);
    assert.deepEqual(recipients(sink), ['0@example.org', '1@example.org', '2@example.org', '3@example.org', '4@example.org']);
    for (const { id } of mails)
      assert.deepEqual(
        (await delivery([others], id)).steps.map((step: Json) => step.status),
        ['unknown', 'sent'],
      );
  });
});

async function instances(t: TestContext, count: number, env: Record<string, string> = {}, parts = {}): Promise<Postroom[]> {
  const room = closed(t, await startPostroom(env, parts));
  const others = await Promise.all(Array.from({ length: count - 1 }, () => room.another()));
  return [room, ...others];
}

function first(rooms: Postroom[]): Postroom {
  const [room] = rooms;
  assert.ok(room);
  return room;
}

/** Within a minute: three instances on PGlite wait for each other a lot. */
async function sooner(look: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + MINUTE; !(await look()); ) {
    assert.ok(Date.now() < end, 'it did not happen within a minute');
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** At the end of the test, however that comes, and the last one first. */
function closed<T extends { close(): Promise<unknown> }>(t: TestContext, opened: T): T {
  const before = toClose.get(t);
  if (before) before.push(opened);
  else {
    const all: { close(): Promise<unknown> }[] = [opened];
    toClose.set(t, all);
    t.after(async () => {
      for (const one of all.toReversed()) await one.close();
    });
  }
  return opened;
}

const toClose = new WeakMap<TestContext, { close(): Promise<unknown> }[]>();

async function inbox(rooms: Postroom[]): Promise<string> {
  return (await first(rooms).rest('POST', '/inboxes', {})).body.id;
}

async function send(room: Postroom | undefined, mail: Json): Promise<Json> {
  assert.ok(room);
  const { status, headers, body } = await room.rest('POST', '/emails/send', mail);
  if (status === 503) {
    // Put off, as happens where 200 are sent at once on a slow machine; nothing was stored.
    await pause(1000 * Number(headers.get('retry-after')));
    return await send(room, mail);
  }
  assert.equal(status, 202, JSON.stringify(body));
  return body;
}

async function deliveries(rooms: Postroom[]): Promise<Record<string, number>> {
  return (await first(rooms).rest('GET', '/metrics')).body.deliveries;
}

async function delivery(rooms: Postroom[], id: unknown): Promise<{ status: string; steps: Json[] }> {
  return (await first(rooms).rest('GET', `/emails/${id}/deliveries`)).body.data[0];
}

function recipients(sink: SmtpSink): string[] {
  return sink.mails.flatMap((mail) => mail.recipients).sort();
}
