/** Many workers on one inbox at the same time: none of its mail is worked on twice, and none is left. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

type Mail = { subject: string; from?: string; text?: string; messageId?: string; headers?: string[] };

/** Of one call, some seconds apart. */
const MOST_TRIES = 12;

const clock = standInClock();

const room = await startPostroom({}, { clock });

test('fifty workers, half over REST and half over MCP, share two hundred mails: none is worked on twice, none is left', async () => {
  const box = await inbox('shared');
  const subjects = Array.from({ length: 200 }, (_, n) => `job ${n}`);
  for (let n = 0; n < subjects.length; n += 20)
    await Promise.all(subjects.slice(n, n + 20).map((subject) => take(box, { subject })));
  const agents = await Promise.all(Array.from({ length: 25 }, () => room.mcp()));
  const overMcp = agents.map(async (agent) => {
    const done: string[] = [];
    for (;;) {
      const { body } = await patiently((idempotencyKey) =>
        agent.call('claim_email', { inboxId: box.id, view: 'headers', idempotencyKey }),
      );
      if (body.email === null) return done;
      done.push(/job \d+/.exec(body.email.subject)?.[0] ?? '');
      const settling = { id: body.email.id, claimId: body.claim.id, outcome: 'ack' };
      const settled = await patiently(() => agent.call('settle_claim', settling));
      assert.deepEqual(settled.body, { id: body.email.id, outcome: 'ack', isRead: true });
    }
  });
  const overRest = Array.from({ length: 25 }, async () => {
    const done: string[] = [];
    for (;;) {
      const { status, body } = await patiently((key) => claim(box, { view: 'headers' }, key));
      assert.equal(status, 200, JSON.stringify(body));
      if (body.email === null) return done;
      done.push(body.email.subject);
      const settled = await patiently((key) => settle(body, 'ack', { headers: { 'idempotency-key': key } }));
      assert.equal(settled.status, 200, JSON.stringify(settled.body));
    }
  });
  const done = (await Promise.all([...overMcp, ...overRest])).flat();
  assert.deepEqual(done.sort(), subjects.sort());
  assert.equal((await room.rest('GET', `/emails?inboxId=${box.id}&isRead=false`)).body.data.length, 0);
  await Promise.all(agents.map((agent) => agent.close()));
});

/** As a worker does it: repeats a call that the server could not take now, with its idempotency key, when the server says. */
async function patiently(call: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
  const key = randomUUID();
  for (let tries = 1; ; tries++) {
    const answer = await call(key);
    if (answer.body?.code !== 'unavailable' || tries === MOST_TRIES) return answer;
    await pause(1000 * (Number(answer.body.retryAfter) || 1));
  }
}

function claim(box: Json, asked: Json = {}, idempotencyKey?: string) {
  const headers: Record<string, string> = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
  return room.rest('POST', '/emails/claim', { inboxId: box.id, ...asked }, { headers });
}

function settle(
  claimed: { email: Json; claim: Json },
  outcome: 'ack' | 'release',
  how: { key?: string; headers?: Record<string, string> } = {},
) {
  return room.rest('POST', `/emails/${claimed.email.id}/${outcome}`, { claimId: claimed.claim.id }, how);
}

async function inbox(localPart: string): Promise<Json> {
  return (await room.rest('POST', '/inboxes', { localPart })).body;
}

async function take(box: Json, mail: Mail): Promise<void> {
  const to = String(box.address);
  const headers = [...(mail.headers ?? []), 'Content-Type: text/plain; charset=utf-8'];
  const raw = mime({ to, text: 'text', messageId: `<${randomUUID()}@example.org>`, ...mail, headers });
  assert.deepEqual((await room.inbound(to, raw, { at: clock.now() })).json, { ok: true });
}
