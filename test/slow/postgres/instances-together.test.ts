/** Three instances on one database are one Postroom: what must happen once happens once, whichever of them is asked. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isShared } from '../../support/postgres/test-database.ts';
import { mime, unfenced } from '../../support/rooms/conversation.ts';
import { type Answer, eventually, type Json, type Postroom, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { type SmtpSink, startSmtpSink } from '../../support/servers/smtp-sink.ts';

const NEEDS = isShared ? false : 'instances share a database only where TEST_DATABASE names one';

describe('three instances', { skip: NEEDS }, () => {
  const clock = standInClock();
  let sink: SmtpSink;
  let rooms: [Postroom, Postroom, Postroom];
  let mails = 0;

  before(async () => {
    sink = await startSmtpSink();
    const a = await startPostroom({ SMTP_URL: sink.url }, { clock });
    rooms = [a, await a.another(), await a.another()];
  });
  after(async () => {
    await rooms[0].close();
    await sink.close();
  });

  const at = (n: number): Postroom => rooms[n % 3] ?? rooms[0];

  /** So many at once, one instance after the other. */
  const all = (count: number, ask: (room: Postroom, n: number) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: count }, (_, n) => ask(at(n), n)));

  async function inbox(localPart: string): Promise<{ id: string; address: string }> {
    const { status, body } = await at(mails).rest('POST', '/inboxes', { localPart });
    assert.equal(status, 201);
    return body;
  }

  async function mail(room: Postroom, to: string, text = 'Hello.'): Promise<void> {
    mails += 1;
    const { status, json } = await room.inbound(
      to,
      mime({ to, subject: 'News', text, messageId: `<together-${mails}@example.org>` }),
    );
    assert.deepEqual([status, json], [200, { ok: true }]);
  }

  async function listed(path: string): Promise<Json[]> {
    const { status, body } = await at(mails).rest('GET', `${path}${path.includes('?') ? '&' : '?'}limit=100`);
    assert.equal(status, 200);
    return body.data;
  }

  test('make one record and one delivery of 50 requests with one Idempotency-Key, and answer them alike', async () => {
    const { id } = await inbox('once');
    const letter = { inboxId: id, to: 'reader@elsewhere.example', subject: 'Once', text: 'Only once.' };
    const answers = await all(50, (room) =>
      room.rest('POST', '/emails/send', letter, { headers: { 'idempotency-key': 'fifty' } }),
    );
    for (const answer of answers) assert.deepEqual([answer.status, answer.body], [202, answers[0]?.body]);
    assert.equal(answers.filter(({ headers }) => headers.get('idempotency-replayed') !== 'true').length, 1);
    assert.equal((await listed(`/emails?inboxId=${id}`)).length, 1);
    const later = await at(1).rest('POST', '/emails/send', { ...letter, subject: 'Twice' });
    await eventually('what was sent later is there', async () => sink.mails.some((one) => /Twice/.test(one.mime.toString())));
    assert.equal(later.status, 202);
    assert.equal(sink.mails.filter((one) => /Subject: Once/.test(one.mime.toString())).length, 1);
  });

  test('make one inbox of 50 requests with one Idempotency-Key, and none of the requests for its address with another', async () => {
    const make = (room: Postroom, key: string) =>
      room.rest('POST', '/inboxes', { localPart: 'wanted' }, { headers: { 'idempotency-key': key } });
    const answers = await all(30, (room, n) => make(room, n < 24 ? 'same' : `other-${n}`));
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { body } of made) assert.deepEqual(body, made[0]?.body);
    for (const { status, body } of refused) assert.deepEqual([status, body.code], [409, 'conflict']);
    assert.ok(made.length === 24 || made.length === 1, `${made.length} were answered with an inbox`);
    assert.equal((await listed('/inboxes')).filter((one) => one.localPart === 'wanted').length, 1);
  });

  test('store one mail of a delivery that the provider posts 50 times at once', async () => {
    const { id, address } = await inbox('posted');
    const sent = mime({ to: address, subject: 'Again', text: 'and again.' });
    const token = 'a'.repeat(50);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => at(n).inbound(address, sent, { token })));
    for (const { status, json } of answers) assert.deepEqual([status, json.ok], [200, true]);
    assert.equal(answers.filter(({ json }) => json.duplicate !== true).length, 1);
    assert.equal((await listed(`/emails?inboxId=${id}`)).length, 1);
  });

  test('let a key send what it may a minute and not one more', async () => {
    const { id } = await inbox('limited');
    const made = await at(0).rest('POST', '/api-keys', {
      name: 'limited',
      scopes: ['emails:send', 'emails:read'],
      limits: { sendsPerMinute: 7 },
    });
    assert.equal(made.status, 201, JSON.stringify(made.body));
    const send = (room: Postroom, n: number) =>
      room.rest(
        'POST',
        '/emails/send',
        { inboxId: id, to: `${n}@elsewhere.example`, subject: 'x', text: 'y' },
        { key: made.body.key },
      );
    for (const _ of [1, 2]) {
      const answers = await all(40, send);
      assert.equal(answers.filter(({ status }) => status === 202).length, 7);
      for (const { status, headers } of answers) {
        if (status === 202) continue;
        assert.equal(status, 429);
        assert.ok(Number(headers.get('retry-after')) > 0);
      }
      clock.pass(60_000);
    }
  });

  test('let a cursor over events read at one what happens at the others, each event once', async () => {
    const { id, address } = await inbox('events');
    const seen: Json[] = [];
    let cursor = (await skipped()).nextCursor;
    const posting = Promise.all(
      [0, 1, 2].map(async (n) => {
        for (let count = 0; count < 15; count++) await mail(at(n), address);
      }),
    );
    let goesOn = true;
    void posting.finally(() => {
      goesOn = false;
    });
    for (let isLast = false; !isLast; ) {
      isLast = !goesOn;
      for (let more = true; more; ) {
        const { body } = await at(seen.length).rest('GET', `/events?limit=4&after=${cursor}`);
        seen.push(...body.data);
        more = body.data.length > 0;
        cursor = body.nextCursor;
      }
    }
    await posting;
    const received = seen
      .filter((event) => event.type === 'email.received' && event.inboxId === id)
      .map((event) => event.subjectId);
    assert.equal(new Set(received).size, received.length, 'none twice');
    const emails = await listed(`/emails?inboxId=${id}`);
    assert.deepEqual(received.toSorted(), emails.map((email) => email.id).toSorted());
    assert.equal(received.length, 45);
  });

  /** Behind all that has happened so far. */
  async function skipped(): Promise<{ nextCursor: string }> {
    for (let after = ''; ; ) {
      const { body } = await at(0).rest('GET', `/events?limit=100${after}`);
      if (body.data.length === 0) return body;
      after = `&after=${body.nextCursor}`;
    }
  }

  test('wake who waits at one when mail comes in at another, over REST and MCP', async () => {
    const { id, address } = await inbox('awaited');
    const agent = await at(0).mcp();
    const told = Promise.all([
      at(0).rest('GET', `/emails/wait?inboxId=${id}&timeoutSeconds=60&contains=4711`),
      at(1).rest('GET', `/emails/wait?inboxId=${id}&timeoutSeconds=60&contains=4711`),
      agent.call('wait_for_email', { inboxId: id, timeoutSeconds: 60, contains: '4711' }),
    ]);
    await eventually('they wait', async () => at(0).app.waiters() === 2 && at(1).app.waiters() === 1);
    await mail(at(1), address, 'Not this one.');
    await mail(at(2), address, 'The code is 4711.');
    for (const { status, body } of await told) {
      assert.deepEqual([status, body.timedOut], [200, false]);
      assert.match(unfenced(body).email.text, /The code is 4711/);
    }
    await agent.close();
  });

  test('give each mail to one of 20 workers', async () => {
    const { id, address } = await inbox('work');
    for (let n = 0; n < 40; n++) await mail(at(n), address, `Task ${n}.`);
    const worker = async (n: number): Promise<string[]> => {
      const got: string[] = [];
      while (true) {
        const { status, body } = await at(n + got.length).rest('POST', '/emails/claim', { inboxId: id });
        assert.equal(status, 200, JSON.stringify(body));
        if (!body.email) return got;
        got.push(body.email.id);
        const done = await at(n).rest('POST', `/emails/${body.email.id}/ack`, { claimId: body.claim.id });
        assert.equal(done.status, 200, JSON.stringify(done.body));
      }
    };
    const got = (await Promise.all(Array.from({ length: 20 }, (_, n) => worker(n)))).flat();
    assert.deepEqual(got.toSorted(), (await listed(`/emails?inboxId=${id}`)).map((email) => String(email.id)).toSorted());
    assert.equal(got.length, 40);
  });

  test('refuse a key as soon as one of them revoked it, and take a new one as soon as one of them made it', async () => {
    for (let n = 0; n < 6; n++) {
      const { body } = await at(n).rest('POST', '/api-keys', { name: 'short-lived', scopes: ['inboxes:read'] });
      const status = async (which: number) => (await at(which).rest('GET', '/whoami', undefined, { key: body.key })).status;
      assert.deepEqual(await Promise.all([0, 1, 2].map(status)), [200, 200, 200]);
      const agent = await at(n + 1).mcp(body.key);
      assert.equal((await agent.call('list_inboxes')).status, 200);
      assert.equal((await at(n + 2).rest('POST', `/api-keys/${body.id}/revoke`)).status, 200);
      assert.deepEqual(await Promise.all([0, 1, 2].map(status)), [401, 401, 401]);
      await assert.rejects(agent.call('list_inboxes'));
      await agent.close();
    }
  });
});
