/** Scenarios of mail that is claimed and waits for its turn while every connection to the relay is taken. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { eventually, type Json, type Postroom, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { type SlowRelay, slowRelay } from '../../support/servers/slow-relay.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

const MINUTE = 60_000;
/** What Postroom opens to its relay, and how many mails make it claim ahead. */
const CONNECTIONS = 20;
const QUICK = 80;

describe('while every connection is taken', () => {
  const clock = standInClock();
  let relay: SlowRelay;
  let room: Postroom;
  let inboxId: string;
  beforeEach(async () => {
    relay = await slowRelay();
    room = await startPostroom({ SMTP_URL: relay.url, OUTBOX_PER_DOMAIN_PER_MINUTE: '1' }, { clock });
    inboxId = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body.id;
    for (let n = 0; n < QUICK; n++) await send(`one@quick-${n}.example`);
    await eventually('mail flows', async () => (await room.rest('GET', '/metrics')).body.deliveries.sent === QUICK);
    relay.hold();
    for (let n = 0; n < CONNECTIONS; n++) await send(`one@slow-${n}.example`);
    await eventually('all connections are taken', async () => relay.held() === CONNECTIONS);
  });
  afterEach(async () => {
    relay.release();
    await room.close();
    await relay.close();
  });

  test('a mail that waits counts in the minute in which it is sent', async () => {
    const first = await send('one@strict.example');
    await becomes(first, 'sending');
    const second = await send('two@strict.example');
    await becomes(await send('one@other.example'), 'sending');
    assert.equal((await deliveryOf(second)).status, 'queued');
    clock.pass(1.1 * MINUTE);
    relay.release();
    await becomes(first, 'sent');
    await becomes(await send('one@nudge.example'), 'sent');
    assert.equal((await deliveryOf(second)).status, 'queued');
    clock.pass(1.1 * MINUTE);
    await becomes(await send('two@nudge.example'), 'sent');
    await becomes(second, 'sent');
  });

  test('a mail that waited too long for its claim goes back into the queue, and no attempt is counted', async () => {
    const late = await send('one@late.example');
    await becomes(late, 'sending');
    clock.pass(5 * MINUTE);
    relay.release();
    await becomes(late, 'sent');
    const { attempts, steps } = await deliveryOf(late);
    assert.deepEqual([attempts, steps.map((step) => step.status)], [1, ['queued', 'sent']]);
  });

  test('a mail that was not begun when Postroom closes is queued again, and known not to have left', async () => {
    const waiting = await send('one@waiting.example', { onUnknown: 'hold' });
    await becomes(waiting, 'sending');
    const sink = await startSmtpSink();
    const closing = room.restart({ SMTP_URL: sink.url });
    relay.release();
    await closing;
    await becomes(waiting, 'sent');
    const { attempts, steps } = await deliveryOf(waiting);
    // Both within one moment of the clock, which orders them.
    assert.deepEqual([attempts, steps.map((step) => step.status).sort()], [1, ['queued', 'sent']]);
    await sink.close();
  });

  test('the two days of attempts begin with the first attempt, and not when a mail went back into the queue', async () => {
    const late = await send('one@late.example');
    await becomes(late, 'sending');
    clock.pass(5 * MINUTE);
    relay.answer();
    await eventually('it is sent', async () => relay.held() === 1);
    clock.pass(49 * 60 * MINUTE);
    await send('one@nudge.example');
    await eventually('the outbox has looked for interrupted mail', async () => relay.held() === 2);
    relay.answer(Object.assign(new Error('4.3.0 not now'), { responseCode: 451 }));
    await becomes(late, 'deferred');
    const { attempts, steps } = await deliveryOf(late);
    assert.deepEqual([attempts, steps.map((step) => step.status)], [1, ['queued', 'deferred']]);
  });

  async function send(to: string, more: Json = {}): Promise<string> {
    return (await room.rest('POST', '/emails/send', { inboxId, to, subject: 'x', text: 'y', ...more })).body.id;
  }

  async function deliveryOf(id: string): Promise<{ status: string; attempts: number; steps: Json[] }> {
    return (await room.rest('GET', `/emails/${id}/deliveries`)).body.data[0];
  }

  async function becomes(id: string, status: string): Promise<void> {
    await eventually(`it is ${status}`, async () => (await deliveryOf(id)).status === status);
  }
});
