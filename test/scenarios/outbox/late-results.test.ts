/** Scenarios of deliveries that another instance recovered while the first one was still at its attempt: what a late answer changes. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { createInbox } from '../../../src/core/inboxes/inboxes.ts';
import { type Claimant, claimDue, type Job } from '../../../src/core/outbox/claim.ts';
import { deliverHere } from '../../../src/core/outbox/deliver-here.ts';
import { recordAttempts } from '../../../src/core/outbox/record-attempt.ts';
import { recoverFrom, recoverInterrupted, requeueUnknown } from '../../../src/core/outbox/recover.ts';
import type { Core } from '../../../src/core/ports/core.ts';
import type { AttemptResult } from '../../../src/core/ports/relay.ts';
import { approveEmail } from '../../../src/core/sending/approve.ts';
import { mailboxes } from '../../../src/mail/mime/address-lists.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type McpRoom, openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';
import { openParser } from '../../support/running/kept-threads.ts';
import { aDelivery, anEmail, later, MIME, NO_BODY } from '../../support/store/store-rows.ts';

const SENT = { outcome: 'sent', code: 250, statusCode: null, reply: '250 taken' } as const;
const REFUSED = { outcome: 'failed', code: 550, statusCode: '5.1.1', reply: '550 5.1.1 nobody' } as const;
const LATER = { outcome: 'deferred', code: 451, statusCode: null, reply: '451 later' } as const;

describe('a mail that was taken from the instance which hands it over', () => {
  const parser = openParser();
  let room: McpRoom;
  let core: Core;
  let inbox: { id: string; address: string };
  let turn = 0;
  let recipient: string;
  before(async () => {
    room = await openMcpRoom();
    core = {
      ...room.core,
      mailReader: { ...room.core.mailReader, parse: parser.parse },
      addresses: { ...room.core.addresses, mailboxes },
    };
    inbox = await createInbox(core, room.owner, {});
  });
  beforeEach(() => {
    turn += 1;
    recipient = `ann-${turn}@example.org`;
  });
  afterEach(async () => {
    await core.store.write(async (tx) => {
      const left = [...(await tx.deliveries.interrupted(null)), ...(await tx.deliveries.due(core.clock.now(), [], 99))];
      for (const { id } of left) await tx.deliveries.update(id, { status: 'canceled' });
    });
  });
  after(async () => {
    await parser.close();
    await room.close();
  });

  test('and waits again is sent when the answer comes after all, and no second copy leaves', async () => {
    const [job] = await claimedAndLost('retry');
    assert.equal((await deliveryOf(job)).claimedBy, null);
    await answered(job, SENT);
    assert.deepEqual(await told(job), { status: 'sent', steps: ['unknown', 'sent'], events: ['email.deferred', 'email.sent'] });
    assert.deepEqual(await claims('other'), []);
  });

  test('and waits again is failed when it turns out to be refused for good', async () => {
    const [job] = await claimedAndLost('retry');
    await answered(job, REFUSED);
    assert.deepEqual((await told(job)).steps, ['unknown', 'failed']);
    assert.equal((await told(job)).status, 'failed');
    assert.equal(await isSuppressed(), true);
  });

  test('and waits for a person is settled by what the next server said, for it is known now', async () => {
    for (const answer of [SENT, REFUSED]) {
      const [job] = await claimedAndLost('hold');
      assert.equal((await told(job)).status, 'held');
      await answered(job, LATER);
      assert.deepEqual((await told(job)).steps, ['unknown'], 'a person decides');
      await answered(job, answer);
      assert.equal((await told(job)).status, answer.outcome);
      const email = await core.store.write((tx) => tx.emails.row(job.emailId));
      assert.deepEqual([email?.status, email?.held], [answer.outcome, null]);
    }
  });

  test('and was let go on by a person is sent when the answer comes after all, and no second copy leaves', async () => {
    const [job] = await claimedAndLost('hold');
    await approveEmail(core, room.owner, { id: job.emailId });
    assert.equal((await told(job)).status, 'queued');
    await answered(job, SENT);
    assert.equal((await told(job)).status, 'sent');
    assert.equal((await core.store.write((tx) => tx.emails.row(job.emailId)))?.status, 'sent');
    assert.deepEqual(await claims('other'), []);
  });

  test('and waits again is not put off, or back, by what is no news of it', async () => {
    const [job] = await claimedAndLost('retry');
    const before = await told(job);
    await answered(job, LATER);
    await answered(job, null);
    assert.deepEqual(await told(job), before);
    assert.equal((await claims('other')).length, 1, 'it is due');
  });

  test('and is being sent by another is left to that one, whatever but a yes the first is told', async () => {
    const [job] = await claimedAndLost('retry');
    const [second] = await claims('other');
    assert.ok(second);
    const held = await deliveryOf(second);
    assert.deepEqual([held.status, held.claimedBy, held.attempts], ['sending', 'other', 2]);
    for (const answer of [LATER, REFUSED, null]) await answered(job, answer);
    assert.deepEqual(await deliveryOf(second), held);
    await answered(second, LATER);
    await answered(job, REFUSED);
    assert.deepEqual((await told(job)).steps, ['unknown', 'deferred'], 'the later attempt says more');
    assert.equal(await isSuppressed(), false);
    await answered(job, SENT);
    assert.deepEqual((await told(job)).steps, ['unknown', 'deferred', 'sent']);
  });

  test('and is being sent by another was sent when the first is told so, and a refusal of the copy changes nothing', async () => {
    for (const copy of [REFUSED, LATER, null, SENT]) {
      const [job] = await claimedAndLost('retry');
      const [second] = await claims('other');
      assert.ok(second);
      await answered(job, SENT);
      await answered(second, copy);
      const { status, steps, events } = await told(job);
      assert.deepEqual([status, events], ['sent', ['email.deferred', 'email.sent']], 'told once');
      assert.deepEqual(steps, copy === SENT ? ['unknown', 'sent', 'sent'] : ['unknown', 'sent'], 'two copies are known of');
      assert.equal(await isSuppressed(), false);
    }
  });

  test('is told of once when its instance stores the answer again, for it never heard whether it was stored', async () => {
    for (const answer of [SENT, { ...SENT, reply: `250 ${'long '.repeat(200)}` }, REFUSED]) {
      await queued('retry');
      const [job] = await claims('one');
      assert.ok(job);
      await answered(job, answer);
      const stored = await told(job);
      await answered(job, answer, true);
      assert.deepEqual(await told(job), stored);
      assert.deepEqual(stored.steps, [answer.outcome]);
    }
  });

  test('and is told of once when its instance stores the answer again that came late', async () => {
    const [job] = await claimedAndLost('retry');
    await answered(job, SENT);
    await answered(job, SENT, true);
    assert.deepEqual((await told(job)).steps, ['unknown', 'sent']);
  });

  test('and is told of again when what was stored was another answer', async () => {
    const [job] = await claimedAndLost('retry');
    const [second] = await claims('other');
    assert.ok(second);
    await answered(job, SENT);
    await answered(second, { ...SENT, reply: '250 taken once more' }, true);
    assert.deepEqual((await told(job)).steps, ['unknown', 'sent', 'sent']);
  });

  test('and came back to it under a claim of its own is not settled by the answer to the first', async () => {
    const [job] = await claimedAndLost('retry');
    const [again] = await claims('one');
    assert.ok(again);
    await answered(job, LATER);
    assert.equal((await deliveryOf(again)).status, 'sending');
    await answered(again, LATER);
    assert.deepEqual((await told(again)).steps, ['unknown', 'deferred']);
  });

  test('and is for an inbox here arrives once', async () => {
    const raw = Buffer.from(mime({ to: inbox.address, subject: 'here', text: 'here', messageId: `<here-${turn}@example.org>` }));
    const [job] = await claimedAndLost('retry', { local: true, domain: '', recipient: inbox.address });
    const [second] = await claims('other');
    assert.ok(second);
    await deliverHere(core, job, first(job), raw);
    assert.equal((await deliveryOf(second)).status, 'sending', 'the other delivers it');
    await deliverHere(core, second, first(second), raw);
    await deliverHere(core, second, first(second), raw);
    assert.deepEqual(await told(job), { status: 'delivered', steps: ['queued', 'delivered'], events: ['email.delivered'] });
    const arrived = { accountId: room.owner.account.id, inboxIds: [inbox.id], direction: 'inbound' as const };
    const emails = await core.store.read((tx) => tx.emails.list(arrived, { limit: 9, before: null }));
    assert.equal(emails.length, 1);
  });

  test('is claimed by one of many that claim together', async () => {
    for (let n = 0; n < 20; n++) await queued('retry');
    const jobs = await Promise.all(['a', 'b', 'c', 'd'].map((id) => claims(id, 9)));
    const ids = jobs.flat().map((job) => job.emailId);
    assert.deepEqual([ids.length, new Set(ids).size], [20, 20]);
    for (const job of jobs.flat()) await answered(job, SENT);
  });

  test('is not taken from an instance that beats again, and its claim holds until its time is over', async () => {
    await core.store.write((tx) => tx.instances.beat('beating', later(0)));
    await queued('retry');
    const [job] = await claims('beating');
    assert.ok(job);
    const beats = (await core.store.write((tx) => tx.instances.get('beating')))?.beats ?? 0;
    assert.equal(await recoverFrom(core, { id: 'beating', beats: beats - 1 }, false), null);
    assert.equal(await recoverFrom(core, { id: 'beating', beats: null }, false), null);
    const ended = () => recoverInterrupted(core, 'ended', { mine: new Map(), counted: false });
    assert.equal(await ended(), 0);
    assert.equal((await deliveryOf(job)).status, 'sending');
    room.clock.pass(20 * 60_000);
    assert.equal(await ended(), 1);
    assert.equal((await deliveryOf(job)).status, 'deferred');
    await answered(job, SENT);
  });

  test('is queued again, and no attempt, when its own instance never learnt that it had claimed it', async () => {
    await queued('hold');
    const since = core.clock.now();
    const [job] = await claims('one');
    assert.ok(job);
    await requeueUnknown(core, 'one', since, new Map([[first(job).id, job]]));
    assert.equal((await deliveryOf(job)).status, 'sending', 'it knows of this one');
    await requeueUnknown(core, 'one', since, new Map());
    const { status, attempts } = await deliveryOf(job);
    assert.deepEqual([status, attempts], ['queued', 0]);
    const [again] = await claims('one');
    assert.ok(again);
    room.clock.pass(1);
    await requeueUnknown(core, 'one', core.clock.now(), new Map());
    assert.equal((await deliveryOf(again)).status, 'sending', 'it was claimed before');
  });

  test('and given back is not given back once more when another has it', async () => {
    await queued('retry');
    const [job] = await claims('one');
    assert.ok(job);
    const givenBack = [{ job, answers: null, begunAt: null }];
    await recordAttempts(core, givenBack, false);
    const [second] = await claims('other');
    assert.ok(second);
    await recordAttempts(core, givenBack, false);
    const { status, claimedBy, attempts } = await deliveryOf(second);
    assert.deepEqual([status, claimedBy, attempts], ['sending', 'other', 1]);
  });

  /** Claimed by an instance that was then taken for gone; answers what that one still holds in its hands. */
  async function claimedAndLost(onUnknown: 'retry' | 'hold', change: Parameters<typeof aDelivery>[1] = {}): Promise<[Job]> {
    await queued(onUnknown, change);
    const [job] = await claims('one');
    assert.ok(job);
    const beats = (await core.store.write((tx) => tx.instances.get('one')))?.beats ?? null;
    assert.equal(await recoverFrom(core, { id: 'one', beats }, false), 1);
    return [job];
  }

  async function queued(onUnknown: 'retry' | 'hold', change: Parameters<typeof aDelivery>[1] = {}): Promise<void> {
    const now = core.clock.now();
    const owned = { id: inbox.id, accountId: room.owner.account.id };
    const email = anEmail(owned, { direction: 'outbound', status: 'queued', onUnknown, createdAt: now });
    const delivery = aDelivery(email, { recipient, createdAt: now, nextAttemptAt: now, ...change });
    await core.store.write(async (tx) => {
      await tx.emails.insert(email, NO_BODY, MIME);
      await tx.deliveries.insert([delivery]);
    });
  }

  async function claims(instanceId: string, limit = 1): Promise<Job[]> {
    const room = () => ({ full: [], left: () => 99 });
    const claimant: Claimant = { instanceId, startedAt: later(0), starts: null, room };
    return (await claimDue(core, { here: limit, relay: limit }, claimant)).jobs;
  }

  /** The next server answers the instance that holds the job, which had to wait; null = it was not sent. */
  async function answered(job: Job, answer: Omit<AttemptResult, 'recipient'> | null, again = false): Promise<void> {
    room.clock.pass(1);
    const answers = answer && [{ ...answer, recipient: first(job).recipient }];
    await recordAttempts(core, [{ job, answers, begunAt: null }], again);
  }

  async function deliveryOf(job: Job) {
    const [delivery] = await core.store.read((tx) => tx.deliveries.ofEmail(job.emailId));
    assert.ok(delivery);
    return delivery;
  }

  async function told(job: Job): Promise<{ status: string; steps: string[]; events: string[] }> {
    const { status } = await deliveryOf(job);
    return await core.store.read(async (tx) => {
      const steps = (await tx.deliverySteps.ofEmail(job.emailId)).map((step) => step.status);
      const events = await tx.events.after(room.owner.account.id, null, 0, 1000);
      return { status, steps, events: events.filter((event) => event.subjectId === job.emailId).map((event) => event.type) };
    });
  }

  async function isSuppressed(): Promise<boolean> {
    return (await core.store.read((tx) => tx.suppressions.get(room.owner.account.id, recipient))) !== null;
  }

  function first(job: Job) {
    const [delivery] = job.deliveries;
    assert.ok(delivery);
    return delivery;
  }
});
