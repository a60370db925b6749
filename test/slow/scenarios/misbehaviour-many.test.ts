/** Several recipients, many domains and two days of attempts, under servers that misbehave in every way. */
import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { eventually } from '../../support/rooms/postroom.ts';
import { MINUTE, startTroubledRoom } from '../../support/rooms/troubled-room.ts';
import { domainOf, type MisbehavingRelay, type Moment, type Trouble } from '../../support/servers/misbehaving-relay.ts';

const HOUR = 60 * MINUTE;
const plain = (): Trouble | undefined => undefined;

const scene = await startTroubledRoom({ OUTBOX_PER_DOMAIN: '2' });
afterEach(() => {
  scene.relay.trouble = plain;
  scene.relay.starttls = false;
  scene.relay.hangUp();
});

/** Answers a recipient whose name begins with a word as the word says, and the mail itself with `verdict`. */
function partly(verdict: Trouble | undefined): MisbehavingRelay['trouble'] {
  return (moment, recipients) => {
    const asked = recipients.at(-1) ?? '';
    if (moment === 'dot') return verdict;
    if (moment !== 'RCPT') return undefined;
    return asked.startsWith('nobody')
      ? '550 5.1.1 no such user'
      : asked.startsWith('full')
        ? '452 4.2.2 mailbox full'
        : undefined;
  };
}

describe('of three recipients the relay refuses one and defers one, and then', () => {
  const VERDICTS: [string, Trouble | undefined, [string, number | null, string | null]][] = [
    ['takes the mail', undefined, ['sent', 250, '2.0.0']],
    ['takes its time over the mail', 'slow', ['sent', 250, '2.0.0']],
    ['defers the mail', '451 4.7.1 greylisted', ['deferred', 451, '4.7.1']],
    ['closes with 421', '421 4.3.2 closing', ['deferred', 421, '4.3.2']],
    ['refuses the mail', '554 5.6.0 not this', ['failed', 554, '5.6.0']],
    ['hangs up after the dot', 'drop', ['unknown', null, null]],
    ['hangs after the dot', 'hang', ['unknown', null, null]],
    ['never ends its answer', 'endless', ['unknown', null, null]],
  ];
  for (const [index, [what, verdict, is]] of VERDICTS.entries()) {
    test(`${what}: each is told its own, and only who may still get it is tried again`, async () => {
      const { relay, clock, send, deliveriesOf, attempted, lookAgain } = scene;
      relay.trouble = partly(verdict);
      const to = ['ann', 'nobody', 'full'].map((name) => `${name}-${index}@example.org`);
      const sent = await send({ to });
      await attempted(sent.id, 1, () => relay.hanging() > 0 && relay.hangUp());
      const told = (await deliveriesOf(sent.id)).map(({ recipient, status, steps }) => [
        recipient,
        status,
        ...steps.map((step) => [step.status, step.code, step.statusCode]),
      ]);
      const [outcome] = is;
      assert.deepEqual(told, [
        [to[0], outcome === 'unknown' ? 'deferred' : outcome, is],
        [to[1], 'failed', ['failed', 550, '5.1.1']],
        [to[2], 'deferred', ['deferred', 452, '4.2.2']],
      ]);

      relay.trouble = plain;
      const before = relay.read.length;
      clock.pass(1.3 * MINUTE);
      await lookAgain();
      const after = await eventually('nobody waits any more', async () => {
        const all = await deliveriesOf(sent.id);
        return all.every(({ status }) => status === 'sent' || status === 'failed') && all;
      });
      const [ann] = after;
      assert.equal(ann?.status, outcome === 'failed' ? 'failed' : 'sent');
      assert.deepEqual([after[1]?.status, after[1]?.attempts, after[2]?.status], ['failed', 1, 'sent']);
      const again = relay.read.slice(before).map((mail) => mail.recipients);
      assert.deepEqual(again, [outcome === 'sent' || outcome === 'failed' ? [to[2]] : [to[0], to[2]]], 'one attempt at the rest');
      const bytes = relay.read
        .filter((mail) => mail.recipients.includes(String(to[0])))
        .map(({ mime }) => mime.toString('latin1'));
      assert.equal(new Set(bytes).size, 1, 'every copy is the same, Message-ID and all');
    });
  }
});

test('a mail that asks for it is held after each way not to know, is let go by a person, and is held by no other trouble', async () => {
  const { relay, room, clock, send, deliveriesOf, attempted, lookAgain } = scene;
  for (const [n, trouble] of (['drop', 'hang', 'endless'] as const).entries()) {
    relay.trouble = (moment) => (moment === 'dot' ? trouble : undefined);
    const to = `once-${n}@example.org`;
    const sent = await send({ to, onUnknown: 'hold' });
    const held = await attempted(sent.id, 1, () => relay.hanging() > 0 && relay.hangUp());
    assert.deepEqual([held.status, held.nextAttemptAt, held.steps.map(({ status }) => status)], ['held', null, ['unknown']]);
    const { body } = await room.rest('GET', `/emails/${sent.id}?view=full`);
    assert.deepEqual([body.status, body.onUnknown, body.held.rule], ['held', 'hold', 'unknown_outcome']);
    relay.trouble = plain;
    clock.pass(49 * HOUR);
    await lookAgain();
    const copies = () => relay.read.filter((mail) => mail.recipients.includes(to));
    assert.deepEqual([copies().length, (await deliveriesOf(sent.id))[0]?.status], [1, 'held']);

    assert.equal((await room.rest('POST', `/emails/${sent.id}/approve`)).status, 200);
    const gone = await attempted(sent.id, 2);
    assert.deepEqual([gone.status, gone.steps.map(({ status }) => status)], ['sent', ['unknown', 'queued', 'sent']]);
    const [first, second] = copies();
    assert.ok(first && second?.mime.equals(first.mime));
  }
  const others: [Moment, Trouble][] = [
    ['connect', '421 4.3.2 closing'],
    ['STARTTLS', 'no-tls'],
    ['RCPT', 'drop'],
    ['DATA', 'hang'],
    ['dot', '451 4.3.0 later'],
  ];
  for (const [at, trouble] of others) {
    relay.hangUp();
    relay.starttls = at === 'STARTTLS';
    relay.trouble = (moment) => (moment === at ? trouble : undefined);
    const sent = await send({ to: `other-${at}@example.org`, onUnknown: 'hold' });
    const { status } = await attempted(sent.id, 1, () => relay.hanging() > 0 && relay.hangUp());
    assert.equal(status, 'deferred', `${at} ${trouble}`);
  }
});

test('whatever the trouble, it is asked ever more rarely for two days, and then given up with the reason', async () => {
  const { relay, clock, send, deliveriesOf, attempted, wait, lookAgain } = scene;
  const troubles: [Moment, Trouble, string][] = [
    ['dot', 'drop', 'unknown'],
    ['connect', '421 4.3.2 closing', 'deferred'],
    ['STARTTLS', 'no-tls', 'deferred'],
    ['DATA', 'drop', 'deferred'],
  ];
  for (const [at, trouble, outcome] of troubles) {
    relay.hangUp();
    relay.starttls = at === 'STARTTLS';
    relay.trouble = (moment) => (moment === at ? trouble : undefined);
    const to = `patient-${at}@example.org`;
    const sent = await send({ to });
    const waits: number[] = [];
    for (let n = 1; ; n++) {
      const delivery = await attempted(sent.id, n);
      if (delivery.status !== 'deferred') break;
      waits.push(wait(delivery));
      clock.pass(wait(delivery) * MINUTE);
      await lookAgain();
    }
    for (const [index, minutes] of [1, 5, 15, 60, 120, 240, 240].entries()) {
      const waited = waits[index] ?? 0;
      assert.ok(waited >= 0.8 * minutes - 0.01 && waited <= 1.2 * minutes + 0.01, `wait ${index + 1} was ${waited} minutes`);
    }
    const total = waits.reduce((sum, one) => sum + one, 0);
    assert.ok(total <= 48 * 60 && total > 42 * 60, `${total} minutes`);
    const [given] = await deliveriesOf(sent.id);
    assert.deepEqual([given?.status, given?.nextAttemptAt], ['failed', null]);
    assert.match(String(given?.lastReply), /two days/);
    assert.deepEqual(
      given?.steps.map(({ status }) => status),
      [...Array(waits.length + 1).fill(outcome), 'failed'],
    );
    const copies = relay.read.filter((mail) => mail.recipients.includes(to)).map(({ mime }) => mime.toString('latin1'));
    assert.equal(copies.length, outcome === 'unknown' ? waits.length + 1 : 0);
    assert.ok(new Set(copies).size <= 1);
  }
});

const TROUBLES: Record<string, [Moment, Trouble]> = {
  'later.example': ['RCPT', '451 4.7.1 later'],
  'never.example': ['RCPT', '550 5.1.1 no such user'],
  'closing.example': ['RCPT', '421 4.3.2 closing'],
  'mute.example': ['RCPT', 'hang'],
  'lost.example': ['dot', 'hang'],
  'endless.example': ['dot', 'endless'],
  'dropped.example': ['dot', 'drop'],
  'slow.example': ['dot', 'slow'],
};
const byDomain: MisbehavingRelay['trouble'] = (moment, recipients) => {
  const [at, trouble] = TROUBLES[domainOf(recipients.at(-1) ?? '')] ?? [];
  return moment === at ? trouble : undefined;
};

test('each of eight domains in trouble keeps its own connections, and mail to the rest of the world goes out', async () => {
  const { relay, send, deliveriesOf } = scene;
  relay.trouble = byDomain;
  const mails: { id: string; domain: string }[] = [];
  for (let n = 0; n < 8; n++) {
    for (const domain of Object.keys(TROUBLES)) {
      mails.push({ id: (await send({ to: `${n}@${domain}` })).id, domain });
    }
  }
  for (let n = 0; n < 5; n++) mails.push({ id: (await send({ to: `${n}@well.example` })).id, domain: 'well.example' });
  const statuses = async (domain: string) => {
    const all = mails.filter((mail) => mail.domain === domain).map(async ({ id }) => (await deliveriesOf(id))[0]?.status);
    return [...new Set(await Promise.all(all))].sort();
  };
  const settled: Record<string, string[]> = {
    'well.example': ['sent'],
    'slow.example': ['sent'],
    'later.example': ['deferred'],
    'closing.example': ['deferred'],
    'dropped.example': ['deferred'],
    'never.example': ['failed'],
  };
  await eventually('what can be settled is', async () => {
    const now = await Promise.all(Object.keys(settled).map(statuses));
    return JSON.stringify(now) === JSON.stringify(Object.values(settled));
  });
  for (const domain of ['mute.example', 'lost.example', 'endless.example']) {
    await eventually(`${domain} has all it may`, async () => relay.mostHanging(domain) === 2);
    assert.deepEqual(await statuses(domain), ['queued', 'sending']);
  }
  relay.trouble = plain;
  await eventually('the rest is heard of', async () => {
    relay.hangUp();
    const now = await Promise.all(['mute.example', 'lost.example', 'endless.example'].map(statuses));
    return now.every((all) => !all.includes('queued') && !all.includes('sending'));
  });
  assert.equal(Math.max(...Object.keys(TROUBLES).map(relay.mostHanging)), 2);
});
