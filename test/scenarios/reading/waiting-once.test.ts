/** A wait that does not say where it begins is answered with what is new to its key: no mail that a wait answered, and none that was read. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { API_KEY, eventually, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const MINUTE = 60_000;
const clock = standInClock();
const room = await startPostroom({}, { clock });
const agent = await room.mcp();
let serial = 0;

describe('without since', () => {
  test('the second login gets the second code, over REST and MCP', async () => {
    const box = await inbox('login');
    await take(box, 'code one');
    assert.match((await asked(box)).email.subject, /code one/);
    const second = overMcp(box, { contains: 'code' });
    await waiting(1);
    await take(box, 'code two');
    const { email, alreadyThere, ageSeconds } = await second;
    assert.match(email.subject, /code two/);
    assert.deepEqual([alreadyThere, ageSeconds], [false, 0]);
    clock.pass(90_000);
    await take(box, 'code three');
    clock.pass(30_000);
    const third = await asked(box, { subject: 'code' });
    assert.deepEqual([third.email.subject, third.alreadyThere, third.ageSeconds], ['code three', true, 30]);
    assert.equal((await asked(box, { subject: 'code', from: 'nobody', timeoutSeconds: 1 })).email, null);
  });

  test('the same call, made again for a second sign-up, waits for its code, and is not answered with the first one', async () => {
    const box = await inbox('two-sign-ups');
    const first = overMcp(box);
    await waiting(1);
    await take(box, 'code of the first service');
    assert.match((await first).email.subject, /first/);
    const second = overMcp(box);
    await waiting(1);
    await take(box, 'code of the second service');
    const { email, alreadyThere, again } = await second;
    assert.deepEqual([/second/.test(email.subject), alreadyThere, again], [true, false, undefined]);
  });

  test('what was read is not answered', async () => {
    const box = await inbox('read');
    await take(box, 'older');
    await take(box, 'newer');
    const { body } = await room.rest('GET', `/emails?inboxId=${box.id}`);
    await room.rest('PATCH', `/emails/${body.data[0].id}/read`, { isRead: true });
    assert.equal((await asked(box)).email.subject, 'older');
  });

  test('another key is answered with the same mail, and so is a wait with since', async () => {
    const box = await inbox('others');
    await take(box, 'for all');
    assert.equal((await asked(box)).email.subject, 'for all');
    const { key } = (await room.rest('POST', '/api-keys', { name: 'other' })).body;
    assert.equal((await asked(box, {}, key)).email.subject, 'for all');
    assert.equal((await asked(box, { since: '2000-01-01T00:00:00Z' })).email.subject, 'for all');
  });

  test('a wait with since is remembered too', async () => {
    const box = await inbox('sinced');
    await take(box, 'first');
    assert.equal((await asked(box, { since: '2000-01-01T00:00:00Z' })).email.subject, 'first');
    await eventually('it is remembered', async () => (await asked(box, { timeoutSeconds: 1 })).email === null);
  });

  test('it is forgotten after a day', async () => {
    const box = await inbox('day');
    await take(box, 'yesterday');
    await asked(box);
    clock.pass(24 * 60 * MINUTE + MINUTE);
    const { email, again } = await asked(box);
    assert.deepEqual([email.subject, again], ['yesterday', undefined]);
  });
});

describe('waits of one key at the same time', () => {
  test('are both answered with the mail that comes, and neither misses the next', async () => {
    const box = await inbox('both');
    for (const subject of ['first for both', 'second for both', 'third for both']) {
      const both = [overMcp(box, { subject }), asked(box, { subject, timeoutSeconds: 60 })];
      await waiting(2);
      await take(box, subject);
      for (const { email, alreadyThere } of await Promise.all(both)) {
        assert.deepEqual([email.subject.includes(subject), alreadyThere], [true, false]);
      }
      await waiting(0);
    }
    assert.equal((await asked(box, { contains: 'for both', timeoutSeconds: 1 })).email, null, 'all three were answered');
  });

  test('with words of their own are each answered with their mail, in whichever order it comes', async () => {
    const box = await inbox('each');
    const [code, link, any] = [asked(box, { subject: 'code' }), asked(box, { subject: 'link' }), asked(box)];
    await waiting(3);
    await take(box, 'your link');
    await take(box, 'your code');
    assert.deepEqual([(await link).email.subject, (await code).email.subject], ['your link', 'your code']);
    assert.equal((await any).email.subject, 'your link');
    assert.equal(
      (await asked(box, { from: 'sender', timeoutSeconds: 1 })).email,
      null,
      'what one was answered with is known to all',
    );
  });

  test('that begin while mail comes answer every mail to one of them at least', async () => {
    const box = await inbox('race');
    const answered = new Set<string>();
    let posting = true;
    const worker = async () => {
      for (;;) {
        const isLast = !posting;
        const { email, timedOut } = await asked(box, { timeoutSeconds: 1, subject: 'race' });
        if (timedOut && isLast) return;
        if (!timedOut) answered.add(email.subject);
      }
    };
    const workers = [worker(), worker(), worker()];
    const posted = Array.from({ length: 12 }, (_, n) => `race ${n}`);
    for (const subject of posted) await take(box, subject);
    posting = false;
    await Promise.all(workers);
    assert.deepEqual([...answered].sort(), posted.sort());
  });
});

describe('an identical call within two minutes', () => {
  test('gives a client that died at its answer the same mail again, once', async () => {
    const box = await inbox('died');
    await take(box, 'lost on the way');
    await dyingCall(box);
    const { email, timedOut, alreadyThere, again } = await asked(box, { timeoutSeconds: 1 });
    assert.deepEqual([email.subject, timedOut, alreadyThere, again], ['lost on the way', true, true, true]);
    assert.equal((await asked(box, { subject: 'lost', timeoutSeconds: 1 })).email, null, 'another call');
    assert.deepEqual([(await asked(box, { timeoutSeconds: 1 })).email], [null], 'a third time');
  });

  test('is answered with newer mail first, and then with what was answered, the last first', async () => {
    const box = await inbox('newer');
    await take(box, 'lost');
    await dyingCall(box);
    clock.pass(1000);
    await take(box, 'newer');
    const answers = [await asked(box)];
    for (let call = 0; call < 2; call++) answers.push(await asked(box, { timeoutSeconds: 1 }));
    assert.deepEqual(
      answers.map(({ email, timedOut }) => [email.subject, timedOut]),
      [
        ['newer', false],
        ['newer', true],
        ['lost', true],
      ],
    );
  });

  test('is answered with what the lost answer marked as read', async () => {
    const box = await inbox('marked');
    await take(box, 'read and lost');
    await asked(box, { markRead: true });
    assert.equal((await asked(box, { markRead: true, timeoutSeconds: 1 })).email.subject, 'read and lost');
  });

  test('is answered with nothing that was read since, and with nothing later on', async () => {
    const box = await inbox('later');
    await take(box, 'read since');
    const { email } = await asked(box);
    await room.rest('PATCH', `/emails/${email.id}/read`, { isRead: true });
    assert.equal((await asked(box, { timeoutSeconds: 1 })).email, null);
    await take(box, 'long ago');
    await asked(box);
    clock.pass(2 * MINUTE + 1);
    assert.equal((await asked(box, { timeoutSeconds: 1 })).email, null);
  });
});

/** Ends its connection as soon as the first byte of the answer is there. */
async function dyingCall(box: Stored): Promise<void> {
  const { hostname, port } = new URL(room.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET /api/v1/emails/wait?inboxId=${box.id} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${API_KEY}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
}

async function asked(box: Stored, wanted: Stored = {}, key?: string): Promise<Stored> {
  const query = new URLSearchParams({ inboxId: box.id, ...wanted });
  const { status, body } = await room.rest('GET', `/emails/wait?${query}`, undefined, key ? { key } : {});
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

async function overMcp(box: Stored, wanted: Stored = {}): Promise<Stored> {
  return (await agent.call('wait_for_email', { inboxId: box.id, ...wanted })).body;
}

async function waiting(count: number): Promise<void> {
  await eventually(`${count} wait`, async () => room.app.waiters() === count);
}

async function inbox(localPart: string): Promise<Stored> {
  return (await room.rest('POST', '/inboxes', { localPart })).body;
}

async function take(box: Stored, subject: string): Promise<void> {
  const to = String(box.address);
  const raw = mime({ to, subject, text: subject, messageId: `<once${++serial}@example.org>` });
  assert.deepEqual((await room.inbound(to, raw, { at: clock.now() })).json, { ok: true });
}
