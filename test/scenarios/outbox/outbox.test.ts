/** Scenarios of the outbox: what a misbehaving relay makes of a mail, and what its sender is told of every step. */
import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import { startScript } from '../../support/rooms/delivery-attempt.ts';
import { eventually, type Json, type Postroom, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { type Refusal, type SmtpSink, type SunkMail, startSmtpSink } from '../../support/servers/smtp-sink.ts';

const MINUTE = 60_000;

type Step = { status: string; source: string; code: number | null; statusCode: string | null; reason: string | null; at: string };
type Delivery = Json & { recipient: string; status: string; attempts: number; nextAttemptAt: string | null; steps: Step[] };

describe('a mail to a relay that', () => {
  const clock = standInClock();
  const refuseNone = (): undefined | Refusal => undefined;
  let refuse: (address: string) => undefined | Refusal = refuseNone;
  let drops = 0;
  let room: Postroom;
  let sink: SmtpSink;
  let inboxId: string;
  before(async () => {
    const onData = ({ recipients }: SunkMail) => {
      if (drops === 0 || recipients.includes('nudge@example.net')) return undefined;
      drops -= 1;
      return 'drop' as const;
    };
    ({ room, sink } = await startRelayedRoom({}, { clock }, { onRcpt: (address) => refuse(address), onData }));
    inboxId = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body.id;
  });
  afterEach(() => {
    refuse = refuseNone;
    drops = 0;
  });

  test('is lost after the final dot goes out again with the same Message-ID, and both steps are told', async () => {
    drops = 1;
    const sent = await send(room, inboxId, { to: 'ann@example.org' });
    assert.equal(sent.onUnknown, 'retry');
    await settled(sent.id, 'deferred');
    const [waiting] = await deliveriesOf(room, sent.id);
    assert.deepEqual([waiting?.status, waiting?.steps.map((step) => step.status)], ['deferred', ['unknown']]);
    const wait = Date.parse(String(waiting?.nextAttemptAt)) - clock.now().getTime();
    assert.ok(wait >= 0.8 * MINUTE && wait <= 1.2 * MINUTE, `${wait} ms`);

    clock.pass(1.3 * MINUTE);
    await nudge();
    await settled(sent.id, 'sent');
    const [taken] = await deliveriesOf(room, sent.id);
    assert.deepEqual([taken?.attempts, taken?.nextAttemptAt, taken?.lastCode], [2, null, 250]);
    assert.deepEqual(
      taken?.steps.map(({ status, source, code }) => [status, source, code]),
      [
        ['unknown', 'outbox', null],
        ['sent', 'outbox', 250],
      ],
    );
    const copies = sink.mails.filter((mail) => mail.recipients.includes('ann@example.org'));
    assert.deepEqual(
      copies.map((mail) => mail.mime.includes(`Message-ID: ${sent.messageId}`)),
      [true],
    );
  });

  test('is lost after the final dot holds the mail that asks for it, and says why', async () => {
    drops = 1;
    const sent = await send(room, inboxId, { to: 'once@example.org', onUnknown: 'hold' });
    const held = await settled(sent.id, 'held');
    assert.deepEqual([held.onUnknown, (held.held as Json).rule], ['hold', 'unknown_outcome']);
    assert.equal(Date.parse(String((held.held as Json).until)) - clock.now().getTime(), 72 * 60 * MINUTE);
    clock.pass(24 * 60 * MINUTE);
    await nudge();
    const [delivery] = await deliveriesOf(room, sent.id);
    assert.deepEqual([delivery?.status, delivery?.attempts, delivery?.nextAttemptAt], ['held', 1, null]);
    assert.ok(!sink.mails.some((mail) => mail.recipients.includes('once@example.org')));
  });

  test('takes one of three recipients tells each its own, and tries only the one that may still pass', async () => {
    refuse = (address) =>
      address.startsWith('nobody')
        ? { responseCode: 550, message: '5.1.1 no such user' }
        : address.startsWith('full')
          ? { responseCode: 452, message: '4.2.2 mailbox full' }
          : undefined;
    const sent = await send(room, inboxId, { to: ['ok@example.org', 'nobody@example.org', 'full@example.org'] });
    await settled(sent.id, 'deferred');
    const told = (await deliveriesOf(room, sent.id)).map((one) => [
      one.recipient,
      one.status,
      one.lastCode,
      one.lastStatusCode,
      one.nextAttemptAt !== null,
    ]);
    assert.deepEqual(told, [
      ['ok@example.org', 'sent', 250, null, false],
      ['nobody@example.org', 'failed', 550, '5.1.1', false],
      ['full@example.org', 'deferred', 452, '4.2.2', true],
    ]);
    refuse = refuseNone;
    clock.pass(1.3 * MINUTE);
    await nudge();
    await eventually('the full mailbox is sent to', async () => (await deliveriesOf(room, sent.id))[2]?.status === 'sent');
    const copies = sink.mails.filter((mail) => mail.mime.includes(String(sent.messageId)));
    assert.deepEqual(
      copies.map((mail) => mail.recipients),
      [['ok@example.org'], ['full@example.org']],
    );

    const agent = await room.mcp();
    const { body } = await agent.call('wait_for_update', { id: sent.id });
    const shown = body.deliveries[1];
    assert.match(shown.recipient, /^<(u-[^>]+)>nobody@example\.org<\/\1>$/, 'it may stem from a Reply-To');
    assert.match(shown.reason, /^<(u-[^>]+)>550 5\.1\.1 no such user<\/\1>$/, 'a stranger wrote it');
    await agent.close();

    const suppressed = (await room.rest('GET', '/suppressions')).body.data.map((one: Json) => [one.address, one.reason]);
    assert.deepEqual(suppressed, [['nobody@example.org', 'bounce']], 'who is not there is not written to again');
    const again = await room.rest('POST', '/emails/send', { inboxId, to: 'nobody@example.org', subject: 'again', text: 'again' });
    assert.deepEqual([again.status, again.body.errors[0].path], [403, 'to.0']);
  });

  test('always says later is asked for two days, ever more rarely, and then given up', async () => {
    refuse = (address) => (address === 'later@example.org' ? { responseCode: 451, message: '4.7.1 later' } : undefined);
    const sent = await send(room, inboxId, { to: 'later@example.org' });
    const waits: number[] = [];
    for (let attempt = 1; ; attempt++) {
      const delivery = await eventually(`attempt ${attempt}`, async () => {
        const [one] = await deliveriesOf(room, sent.id);
        return one?.attempts === attempt && one.status !== 'sending' && one;
      });
      if (delivery.status !== 'deferred') break;
      const wait = Date.parse(String(delivery.nextAttemptAt)) - clock.now().getTime();
      waits.push(wait / MINUTE);
      clock.pass(wait);
      await nudge();
    }
    const about = (minutes: number, wait = 0) => wait >= 0.8 * minutes - 0.01 && wait <= 1.2 * minutes + 0.01;
    for (const [index, minutes] of [1, 5, 15, 60, 120, 240, 240].entries()) {
      assert.ok(about(minutes, waits[index]), `wait ${index + 1} was ${waits[index]} minutes`);
    }
    assert.ok(new Set(waits.slice(6)).size > 1, 'equal waits of many mails would come in waves');
    const total = waits.reduce((sum, wait) => sum + wait, 0);
    assert.ok(total <= 48 * 60 && total > 42 * 60, `${total} minutes`);
    const [given] = await deliveriesOf(room, sent.id);
    assert.deepEqual([given?.status, given?.lastCode, given?.lastStatusCode], ['failed', 451, '4.7.1']);
    assert.match(String(given?.lastReply), /two days.*451 4\.7\.1 later/);
  });

  test('has to be asked by another instance is left to it while its claim holds, and recovered when that has ended', async () => {
    refuse = (address) => (address === 'other@example.org' ? { responseCode: 451, message: 'later' } : undefined);
    const sent = await send(room, inboxId, { to: 'other@example.org' });
    await settled(sent.id, 'deferred');
    refuse = refuseNone;
    const until = new Date(clock.now().getTime() + 20 * MINUTE);
    const claim = "update deliveries set status = 'sending', next_attempt_at = ? where email_id = ? returning id";
    assert.equal((await room.sql(claim, until, sent.id)).length, 1);
    clock.pass(19 * MINUTE);
    await nudge();
    assert.equal((await deliveriesOf(room, sent.id))[0]?.status, 'sending');
    clock.pass(2 * MINUTE);
    await nudge();
    await settled(sent.id, 'sent');
    const [delivery] = await deliveriesOf(room, sent.id);
    assert.deepEqual(
      delivery?.steps.map((step) => step.status),
      ['deferred', 'unknown', 'sent'],
    );
  });

  /** Lets the outbox look again, by a mail that is sure to leave. */
  async function nudge(): Promise<void> {
    await settled((await send(room, inboxId, { to: 'nudge@example.net' })).id, 'sent');
  }

  async function settled(id: unknown, status: string): Promise<Json> {
    return await eventually(`the mail is ${status}`, async () => {
      const { body } = await room.rest('GET', `/emails/${id}?view=full`);
      return body.status === status && body;
    });
  }
});

test('deliveries are told to who may see the email, and received mail has none', async () => {
  const room = await startPostroom();
  const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'here' });
  const sent = await send(room, inbox.id, { to: inbox.address });
  const [delivery] = await eventually('it is delivered here', async () => {
    const all = await deliveriesOf(room, sent.id);
    return all[0]?.status === 'delivered' && all;
  });
  assert.deepEqual(
    delivery?.steps.map(({ status, code, statusCode }) => [status, code, statusCode]),
    [['delivered', 250, '2.1.5']],
  );
  const { body: received } = await room.rest('GET', `/emails?inboxId=${inbox.id}&direction=inbound`);
  assert.deepEqual(await deliveriesOf(room, received.data[0].id), []);
  const stranger = await room.account();
  assert.equal((await room.rest('GET', `/emails/${sent.id}/deliveries`, undefined, { key: stranger })).status, 404);
});

test('no more mails a minute go to a domain than are allowed; the next go when the minute is over', async () => {
  const clock = standInClock();
  const { room, sink } = await startRelayedRoom({ OUTBOX_PER_DOMAIN_PER_MINUTE: '2' }, { clock });
  const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
  const to = (domain: string) => sink.mails.filter((mail) => mail.recipients[0]?.endsWith(`@${domain}`)).length;
  for (let n = 0; n < 5; n++) await send(room, inboxId, { to: `${n}@strict.example` });
  await send(room, inboxId, { to: 'x@other.example' });
  await eventually('others pass', async () => to('other.example') === 1);
  for (const [minute, count] of [
    [0, 2],
    [1, 4],
    [2, 5],
  ] as const) {
    if (minute > 0) clock.pass(MINUTE);
    await send(room, inboxId, { to: `${minute}@nudge-${minute}.example` });
    await eventually(`${count} are sent`, async () => to(`nudge-${minute}.example`) === 1 && to('strict.example') >= count);
    assert.equal(to('strict.example'), count);
  }
});

test('a mail that could not be sent before Postroom closed is queued again, and known not to have left', async () => {
  const sink = await startSmtpSink();
  const silent = await startScript('', () => '');
  const room = await startPostroom({ SMTP_URL: silent.url });
  const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
  const sent = await send(room, inboxId, { to: 'ann@example.org', onUnknown: 'hold' });
  await eventually('it is tried', async () => (await deliveriesOf(room, sent.id))[0]?.status === 'sending');
  await room.restart({ SMTP_URL: sink.url });
  await sink.waitFor(1);
  const [delivery] = await eventually('it is sent', async () => {
    const all = await deliveriesOf(room, sent.id);
    return all[0]?.status === 'sent' && all;
  });
  assert.deepEqual(
    delivery?.steps.map((step) => step.status),
    ['queued', 'sent'],
  );
});

async function send(room: Postroom, inboxId: string, mail: Json): Promise<Json> {
  const { status, body } = await room.rest('POST', '/emails/send', { inboxId, subject: 'Hello', text: 'Hello', ...mail });
  assert.equal(status, 202, JSON.stringify(body));
  return body;
}

async function deliveriesOf(room: Postroom, id: unknown): Promise<Delivery[]> {
  const { status, body } = await room.rest('GET', `/emails/${id}/deliveries`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data;
}
