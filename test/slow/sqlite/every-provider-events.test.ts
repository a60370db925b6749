/** What holds for each provider that tells of sent mail: proved events become steps of the deliveries, once, in any order. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import type { EventCarrier, SimulatedEvent, SimulatedKind } from '../../../src/simulation/carriers.ts';
import { EVENTS } from '../../../src/simulation/events.ts';
import { EVENT_ADAPTERS, type ReportingProvider } from '../../../src/webhook/event-adapters.ts';
import { startAws } from '../../support/providers/aws.ts';
import { ALL_EVENT_SECRETS, EVENT_SAMPLES, eventPost, mailPost, reportedBy } from '../../support/providers/event-samples.ts';
import { type PostAnswer, post } from '../../support/providers/provider-posts.ts';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const aws = await startAws();
const { room } = await startRelayedRoom({ ...ALL_EVENT_SECRETS, ...aws.env });
const bare = await startPostroom();
const inboxId: string = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body.id;

type Sent = { emailId: string; messageId: string; recipient: string };

/** Mails to somebody new that the relay has taken. */
async function sent(count: number): Promise<Sent[]> {
  const mails: Sent[] = [];
  for (let n = 0; n < count; n += 1) {
    const recipient = `R-${randomUUID()}@example.org`;
    const { body } = await room.rest('POST', '/emails/send', { inboxId, to: recipient, subject: 'x', text: 'y' });
    mails.push({ emailId: body.id, messageId: body.messageId.replace(/^<|>$/g, ''), recipient });
  }
  for (const { emailId } of mails) await eventually('the relay has the mail', async () => (await statusOf(emailId)) === 'sent');
  return mails;
}

const oneSent = async () => (await sent(1))[0] as Sent;
const statusOf = async (id: string) => (await room.rest('GET', `/emails/${id}`)).body.status;
const told = (mail: Sent, kind: SimulatedKind): SimulatedEvent => ({ ...mail, kind, id: randomUUID(), at: new Date() });

async function stepsOf({ emailId }: Sent): Promise<Json[]> {
  const { body } = await room.rest('GET', `/emails/${emailId}/deliveries`);
  return body.data.flatMap((delivery: Json) => delivery.steps as Json[]).filter((one: Json) => one.source === 'provider');
}

async function suppressionOf({ recipient }: Sent): Promise<unknown> {
  const { body } = await room.rest('GET', `/suppressions?limit=100`);
  return body.data.find((row: Json) => row.address === recipient.toLowerCase())?.reason ?? null;
}

const counted = (answers: PostAnswer[]) => answers.map(({ status, body }) => [status, body.taken, body.duplicate, body.ignored]);

/** The status of the mail, its step with code and status code, and why its recipient is written to no more. */
const BECOMES: [SimulatedKind, string, unknown[] | null, string | null][] = [
  ['delivered', 'delivered', ['delivered', 250], null],
  ['deferred', 'sent', ['deferred', 452], null],
  ['bounced', 'bounced', ['bounced', 550], 'bounce'],
  ['soft', 'failed', ['failed', 554], null],
  ['complained', 'complained', ['complained', null], 'complaint'],
  ['unsubscribed', 'sent', null, 'unsubscribe'],
];

/** Postal tells of neither complaints nor of those who want no more mail, and of one kind of failure. */
const POSTAL: typeof BECOMES = [...BECOMES.slice(0, 3), ['soft', 'bounced', ['bounced', 554], null]];
/** Neither tells of those who want no more mail, and Resend no reply of a server that took it. */
const NO_REPLY = new Set<SimulatedKind>(['delivered', 'deferred']);
const SES = BECOMES.slice(0, -1);
const RESEND: typeof BECOMES = SES.map(([kind, status, step, reason]) => [
  kind,
  status,
  NO_REPLY.has(kind) ? [kind, null] : step,
  reason,
]);
const TABLES: Partial<Record<ReportingProvider, typeof BECOMES>> = {
  postal: POSTAL,
  resend: RESEND,
  ses: SES,
};

test('there is a sample of each', () => {
  assert.deepEqual([Object.keys(EVENTS), Object.keys(EVENT_SAMPLES)], [Object.keys(EVENT_ADAPTERS), Object.keys(EVENT_ADAPTERS)]);
});

for (const name of Object.keys(EVENT_ADAPTERS) as ReportingProvider[]) {
  const carrier: EventCarrier = EVENTS[name];
  const sample = EVENT_SAMPLES[name];
  const path = `${name}/events`;
  const unsigned = sample.unsigned ?? 401;

  describe(name, () => {
    test('tells what became of a mail, in one post or in several', async () => {
      const table = TABLES[name] ?? BECOMES;
      const mails = await sent(table.length);
      const events = table.map(([kind], n) => told(mails[n] as Sent, kind));
      const answers = await reportedBy(name, room, events);
      assert.ok(answers.every(({ status }) => status === 200));
      assert.equal(
        answers.reduce((sum, { body }) => sum + Number(body.taken), 0),
        table.length,
      );
      for (const [n, [kind, status, step, reason]] of table.entries()) {
        const mail = mails[n] as Sent;
        assert.equal(await statusOf(mail.emailId), status, kind);
        const steps = (await stepsOf(mail)).map((one) => [one.status, one.code]);
        assert.deepEqual(steps, step === null ? [] : [step], kind);
        assert.equal(await suppressionOf(mail), reason, kind);
      }
    });

    test('tells the same again, and it is taken once', async () => {
      const mail = await oneSent();
      const events = [told(mail, 'deferred'), told(mail, 'delivered')];
      const first = counted(await reportedBy(name, room, events, 'old'));
      const again = counted(await reportedBy(name, room, events));
      const each = carrier.carry(events).length;
      assert.deepEqual(
        first,
        each === 1
          ? [[200, 2, 0, 0]]
          : [
              [200, 1, 0, 0],
              [200, 1, 0, 0],
            ],
      );
      assert.deepEqual(
        again,
        each === 1
          ? [[200, 0, 2, 0]]
          : [
              [200, 0, 1, 0],
              [200, 0, 1, 0],
            ],
      );
      assert.equal((await stepsOf(mail)).length, 2);
    });

    test('tells late what came first, and what a mail became stays', async () => {
      const mail = await oneSent();
      await reportedBy(name, room, [told(mail, 'bounced')]);
      const late = await reportedBy(name, room, [told(mail, 'deferred'), told(mail, 'delivered')]);
      assert.ok(late.every(({ status }) => status === 200));
      assert.equal(await statusOf(mail.emailId), 'bounced');
      assert.deepEqual(
        (await stepsOf(mail)).map((one) => one.status),
        ['bounced', 'deferred', 'delivered'],
      );
    });

    test('names a mail as it can, and each of its names alone is enough', async () => {
      for (const by of carrier.names) {
        const mail = await oneSent();
        const other = by === 'email-id' ? { messageId: `other-${randomUUID()}@else.example` } : { emailId: 'none of ours' };
        assert.deepEqual(counted(await reportedBy(name, room, [{ ...told(mail, 'delivered'), ...other }])), [[200, 1, 0, 0]], by);
        assert.equal(await statusOf(mail.emailId), 'delivered');
      }
    });

    test('is answered 200 for mail that was not sent from here, for other recipients, and for what is no step', async () => {
      const mail = await oneSent();
      const stranger = { emailId: randomUUID(), messageId: `${randomUUID()}@else.example`, recipient: 'who@else.example' };
      for (const event of [
        told(stranger, 'bounced'),
        told({ ...mail, recipient: stranger.recipient }, 'bounced'),
        told({ ...mail, recipient: '' }, 'bounced'),
        told(mail, 'clicked'),
      ])
        assert.deepEqual(counted(await reportedBy(name, room, [event])), [[200, 0, 0, 1]]);
      assert.deepEqual([await statusOf(mail.emailId), await stepsOf(mail)], ['sent', []]);
    });

    test('is refused by a wrong secret, with a wrong byte and without proof, and nothing is taken', async () => {
      const mail = await oneSent();
      const events = [told(mail, 'bounced')];
      assert.deepEqual(
        (await reportedBy(name, room, events, 'wrong')).map(({ status }) => status),
        [unsigned],
      );
      const [carried = Buffer.alloc(0)] = carrier.carry(events);
      const { body, headers } = eventPost(name, carried);
      assert.equal((await post(room, path, carried, [['content-type', carrier.type]])).status, unsigned);
      if (sample.covers) {
        const wrong = Buffer.from(body);
        wrong[body.length - 3] = (wrong[body.length - 3] ?? 0) ^ 1;
        assert.equal((await post(room, path, wrong, headers)).status, unsigned);
      }
      assert.equal(await statusOf(mail.emailId), 'sent');
    });

    test('may test the address, and posts that are no events are refused', async () => {
      assert.equal((await fetch(`${room.url}/webhooks/${path}`, { method: 'HEAD' })).status, 200);
      if (carrier.test !== null) {
        const { body, headers } = eventPost(name, carrier.test);
        const answer = await post(room, path, body, headers);
        assert.deepEqual([answer.status, answer.body], [200, { ok: true, taken: 0, duplicate: 0, ignored: 0 }]);
      }
      const nothing = Buffer.from('no events');
      // What proves a message of SNS stands in it.
      const status = carrier.seal ? unsigned : 400;
      assert.equal((await post(room, path, nothing, eventPost(name, nothing).headers)).status, status);
    });

    test('is put off where a mail comes to the address for events, with the address it belongs to', async () => {
      const mail = { mime: Buffer.from('Subject: x\r\n\r\ny'), to: ['a@b.example'], from: 'c@d.example' };
      const { body, headers } = mailPost(name, mail);
      const answer = await post(room, path, body, headers);
      assert.equal(answer.status, 503);
      assert.match(String(answer.body.hint), new RegExp(`/webhooks/${name}/inbound`));
    });

    test('is answered 503 with the name of its setting where that has no value', async () => {
      const [carried = Buffer.alloc(0)] = carrier.carry([
        told({ emailId: '', messageId: '', recipient: 'a@b.example' }, 'delivered'),
      ]);
      const { body, headers } = eventPost(name, carried);
      const answer = await post(bare, path, body, headers);
      assert.deepEqual([answer.status, answer.headers.has('retry-after')], [503, true]);
      assert.match(String(answer.body.hint), new RegExp(sample.setting));
    });
  });
}
