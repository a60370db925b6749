/** Waiting for an email over REST and MCP: what is there is answered at once, what comes is answered when it is stored. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

type Mail = { subject: string; text?: string; from?: string; headers?: string[] };

/** Longer than a test may take: the look at the end of a wait would find what the wait itself has missed. */
const LONG = 300;
const GUARD = { timeout: 60_000 };
const clock = standInClock();
let serial = 0;

const room = await startPostroom({}, { clock });
const agent = await room.mcp();

describe('a wait', GUARD, () => {
  test('for a mail that is there already is answered at once, with the newest that matches', async () => {
    const box = await inbox('there');
    for (const subject of ['first code', 'second code', 'something else'])
      await take(box, { subject, text: 'Your verification code is 493217.' });
    const { status, body } = await wait(box, { subject: 'CODE' });
    assert.equal(status, 200);
    assert.deepEqual(
      [body.email.subject, body.email.text.trim(), body.timedOut],
      ['second code', 'Your verification code is 493217.', false],
    );
    assert.equal(body.email.isRead, false);
    const { body: overMcp } = await agent.call('wait_for_email', { inboxId: box.id, contains: '493217', subject: 'first' });
    assert.match(overMcp.email.subject, />first code</);
    assert.deepEqual(
      overMcp.email.extracted.codes.map((code: { confidence: number }) => code.confidence > 0.5),
      [true],
    );
  });

  test('is answered by the mail that comes, over REST and MCP', async () => {
    const box = await inbox('coming');
    const waits = [wait(box), agent.call('wait_for_email', { inboxId: box.id, timeoutSeconds: LONG })];
    await waiting(2);
    await take(box, { subject: 'here I am' });
    for (const { body } of await Promise.all(waits)) {
      assert.match(body.email.subject, /here I am/);
      assert.equal(body.timedOut, false);
    }
    await waiting(0);
  });

  test('that runs out says so, and gives a cursor from which nothing is missed', async () => {
    const box = await inbox('late');
    await take(box, { subject: 'not this' });
    const { status, body } = await wait(box, { subject: 'this one', timeoutSeconds: 1 });
    assert.deepEqual([status, body.email, body.timedOut], [200, null, true]);
    await take(box, { subject: 'this one' });
    const { body: next } = await wait(box, { since: body.cursor });
    assert.equal(next.email.subject, 'this one');
    const { body: last } = await agent.call('wait_for_email', { inboxId: box.id, since: next.cursor, timeoutSeconds: 1 });
    assert.deepEqual([last.email, last.timedOut], [null, true]);
    await waiting(0);
  });

  test('hears only what was received, by its own inbox, and matches all that is asked for', async () => {
    const [box, other] = [await inbox('picky'), await inbox('next-door')];
    const { body: sent } = await room.rest('POST', '/emails/send', {
      inboxId: box.id,
      to: other.address,
      subject: 'wanted',
      text: 'needle',
    });
    await eventually(
      'the mail is delivered',
      async () => (await room.rest('GET', `/emails?inboxId=${other.id}`)).body.data.length === 1,
    );
    const asked = { from: 'ÉVA@', subject: 'want', contains: 'NEEDLE', threadId: await threadOf(box) };
    const pending = wait(box, asked);
    await waiting(1);
    const right = { from: 'éva@example.org', subject: 'wanted', text: 'a needle', headers: [`In-Reply-To: ${sent.messageId}`] };
    await take(other, right);
    await take(box, { ...right, from: 'eva@example.org' });
    await take(box, { ...right, subject: 'wa nted' });
    await take(box, { ...right, text: 'nothing' });
    await take(box, { ...right, headers: [] });
    await take(box, { ...right, text: 'Needle, at last', from: 'Éva <ÉVA@example.org>' });
    const { body } = await pending;
    assert.equal(body.email?.text.trim(), 'Needle, at last');
    const { body: again } = await wait(box, { ...asked, timeoutSeconds: 1 });
    assert.equal(again.email.id, body.email.id);
  });

  test('takes contains from the subject as well as from the text', async () => {
    const box = await inbox('contained');
    const pending = wait(box, { contains: 'Größe' });
    await waiting(1);
    await take(box, { subject: 'nothing' });
    await take(box, { subject: '=?utf-8?Q?GR=C3=96SSE_Gr=C3=B6=C3=9Fe?=' });
    assert.equal((await pending).body.email.subject, 'GRÖSSE Größe');
  });

  test('marks as read only when it is told to', async () => {
    const box = await inbox('marking');
    await take(box, { subject: 'one' });
    const isRead = async () => (await room.rest('GET', `/emails?inboxId=${box.id}`)).body.data[0].isRead;
    await wait(box);
    assert.equal(await isRead(), false);
    const since = '2000-01-01T00:00:00Z';
    assert.equal((await wait(box, { markRead: true, since })).body.email.isRead, true);
    assert.equal(await isRead(), true);
    const reader = (await room.rest('POST', '/api-keys', { name: 'r', scopes: ['emails:read'] })).body.key;
    problem(await wait(box, { markRead: true }, reader), 403, 'missing_scope');
    assert.equal((await wait(box, { since }, reader)).status, 200);
  });

  test('shows as much of the mail as is asked for', async () => {
    const box = await inbox('pieces');
    await take(box, { subject: 'long', text: 'x'.repeat(100) });
    const { body } = await wait(box, { maxChars: 10 });
    assert.deepEqual([body.email.text, body.email.nextOffset], ['x'.repeat(10), 10]);
    assert.equal((await wait(box, { view: 'headers', since: '2000-01-01T00:00:00Z' })).body.email.text, undefined);
  });
});

describe('since', GUARD, () => {
  test('a cursor, answers every mail once and in order, whenever it comes', async () => {
    const box = await inbox('stream');
    const all = Array.from({ length: 40 }, (_, n) => `mail ${n}`);
    const posting = (async () => {
      for (const subject of all) await take(box, { subject });
    })();
    const seen: string[] = [];
    for (let since = '2000-01-01T00:00:00Z'; seen.length < all.length; ) {
      const { body } = await wait(box, { since });
      seen.push(body.email.subject);
      since = body.cursor;
    }
    await posting;
    assert.deepEqual(seen, all);
  });

  test('a cursor, does so also when the clock of the server is set back', async () => {
    const box = await inbox('clock');
    await take(box, { subject: 'at noon' });
    const { body: first } = await wait(box);
    clock.pass(-3600_000);
    await take(box, { subject: 'an hour earlier' });
    clock.pass(3600_000);
    await take(box, { subject: 'at noon again' });
    const { body: second } = await wait(box, { since: first.cursor });
    const { body: third } = await wait(box, { since: second.cursor });
    assert.deepEqual([second.email.subject, third.email.subject], ['an hour earlier', 'at noon again']);
  });

  test('a time, answers the first mail from then on', async () => {
    const box = await inbox('timed');
    await take(box, { subject: 'before' });
    clock.pass(60_000);
    const since = clock.now().toISOString();
    await take(box, { subject: 'then' });
    await take(box, { subject: 'after' });
    assert.equal((await wait(box, { since })).body.email.subject, 'then');
    assert.equal((await wait(box, { since: since.replace('Z', '+00:00') })).body.email.subject, 'then');
    clock.pass(60_000);
    const { body } = await wait(box, { since: clock.now().toISOString(), timeoutSeconds: 1 });
    assert.equal(body.timedOut, true);
  });

  test('anything else, is refused', async () => {
    const box = await inbox('since');
    for (const since of [
      'yesterday',
      'in 3 days',
      '2026-02-28T00:00',
      '2026-02-30T00:00:00Z',
      '2026-02-30',
      '',
      'W10',
      btoa('["search",1,1]'),
      btoa('["email",-1,1]'),
    ]) {
      const refused = problem(await wait(box, { since, timeoutSeconds: 1 }), 400, 'invalid_request');
      assert.match(refused.errors[0]?.message ?? '', /such as 2026-03-01T09:00:00Z, or the cursor/, since);
    }
    assert.equal((await wait(box, { since: btoa('["email",1,9007199254740991]'), timeoutSeconds: 1 })).body.timedOut, true);
  });
});

test('mail that comes exactly when a wait begins is never missed', GUARD, async () => {
  const box = await inbox('racing');
  for (let n = 0; n < 40; n++) {
    const asked = { subject: `race ${n}.`, ...(n % 2 ? { contains: 'text' } : {}) };
    const [{ body }] = await Promise.all([
      wait(box, asked),
      new Promise((now) => setTimeout(now, n % 8)).then(() => take(box, { subject: `race ${n}.` })),
    ]);
    assert.equal(body.email?.subject, `race ${n}.`);
  }
});

test('many waits on one inbox are all answered by one mail', GUARD, async () => {
  const box = await inbox('crowd');
  const waits = Array.from({ length: 50 }, (_, n) => wait(box, n % 2 ? { contains: 'text' } : {}));
  await waiting(50);
  await take(box, { subject: 'for all' });
  for (const { body } of await Promise.all(waits)) assert.equal(body.email.subject, 'for all');
});

function wait(box: Json, asked: Json = {}, key?: string) {
  const query = Object.entries({ inboxId: box.id, timeoutSeconds: LONG, ...asked }).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return room.rest('GET', `/emails/wait?${new URLSearchParams(query)}`, undefined, key ? { key } : {});
}

/** Waits until so many wait. */
async function waiting(count: number): Promise<void> {
  await eventually(`${count} wait`, async () => room.app.waiters() === count);
}

async function inbox(localPart: string): Promise<Json> {
  return (await room.rest('POST', '/inboxes', { localPart })).body;
}

async function threadOf(box: Json): Promise<string> {
  return (await room.rest('GET', `/emails?inboxId=${box.id}`)).body.data[0].threadId;
}

async function take(box: Json, mail: Mail): Promise<void> {
  const to = String(box.address);
  const headers = [...(mail.headers ?? []), 'Content-Type: text/plain; charset=utf-8'];
  const raw = mime({ to, text: 'text', ...mail, headers, messageId: `<w${++serial}@example.org>` });
  assert.deepEqual((await room.inbound(to, raw, { at: clock.now() })).json, { ok: true });
}
