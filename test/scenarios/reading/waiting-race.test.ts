/** A mail that is stored between any two steps of a wait is answered by it: a slip of a moment would be a mail that never comes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '../../../src/core/base/actor.ts';
import { receive } from '../../../src/core/inbound/receive.ts';
import { createInbox } from '../../../src/core/inboxes/inboxes.ts';
import type { Core } from '../../../src/core/ports/core.ts';
import { type WaitInput, waitForEmail } from '../../../src/core/reading/waiting/wait.ts';
import type { ReadTx } from '../../../src/core/store/store.ts';
import { mailboxes } from '../../../src/mail/mime/address-lists.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { openParser } from '../../support/running/kept-threads.ts';
import { anEmail } from '../../support/store/store-rows.ts';

const PATIENT = { timeoutSeconds: 300, view: 'headers', maxChars: 100, count: 1, markRead: false } as const;

for (const asked of ['nothing more', 'a word of its text', 'what comes after a cursor']) {
  test(`of a wait that asks for ${asked}`, { timeout: 60_000 }, async (t) => {
    const room = await openMcpRoom();
    const parser = openParser();
    t.after(async () => {
      await parser.close();
      await room.close();
    });
    const core: Core = {
      ...room.core,
      mailReader: { ...room.core.mailReader, begin: parser.begin },
      addresses: { ...room.core.addresses, mailboxes },
    };
    const inbox = await createInbox(core, room.owner, { localPart: 'raced' });
    const input: WaitInput = { ...PATIENT, inboxIds: [inbox.id] };
    let since = asked === 'what comes after a cursor' ? (await timedOut(core, room.owner, input)).cursor : undefined;
    const steps = await stepsUntilWaiting(core, room.owner, { ...input, contains: 'nothing', since });
    assert.ok(steps >= 4, `a wait begins with ${steps} steps`);
    for (let at = 0; at < steps; at++) {
      const word = `word${at}`;
      const raw = Buffer.from(mime({ to: inbox.address, subject: word, text: `${word}.`, messageId: `<${word}@example.org>` }));
      const arrival = {
        provider: 'mailgun',
        recipients: [inbox.address],
        mime: raw,
        token: null,
        envelopeFrom: null,
        spf: null,
        rawFidelity: 'exact' as const,
      };
      const stepped = interrupted(core, at, async () => {
        assert.equal((await receive(core, arrival)).outcome, 'stored');
      });
      const contains = asked === 'a word of its text' ? `${word}.` : undefined;
      const subject = asked === 'nothing more' ? word : undefined;
      const wanted = { ...input, contains, subject, since };
      const { email, cursor } = await waitForEmail(stepped.core, room.owner, wanted, unhurried());
      assert.equal(email?.subject, word);
      since = since && cursor;
      assert.equal(core.arrivals.listeners(), 0);
    }
  });
}

test('a mail that was answered is not answered again when this instance is told of it late', { timeout: 60_000 }, async (t) => {
  const room = await openMcpRoom();
  t.after(() => room.close());
  const core: Core = { ...room.core, addresses: { ...room.core.addresses, mailboxes } };
  const inbox = await createInbox(core, room.owner, { localPart: 'late' });
  const stored = async (subject: string) => {
    const email = anEmail({ id: inbox.id, accountId: room.owner.account.id }, { subject, createdAt: room.clock.now() });
    await room.store.write(async (tx) => {
      await tx.emails.insert(email, { text: null, html: null, visible: null }, Buffer.from('Subject: x\r\n\r\n'));
      tx.wake('email', email.id);
    });
    return email.id;
  };
  const first = await stored('first');
  const { email, cursor } = await waitForEmail(core, room.owner, { ...PATIENT, inboxIds: [inbox.id] }, unhurried());
  assert.equal(email?.subject, 'first');
  const next = waitForEmail(core, room.owner, { ...PATIENT, inboxIds: [inbox.id], since: cursor }, unhurried());
  await eventually('it waits', async () => core.arrivals.listeners() === 1);
  await room.store.write(async (tx) => tx.wake('email', first));
  await stored('second');
  assert.equal((await next).email?.subject, 'second');
});

test('an answer that could not be written whole is as if it had never been', { timeout: 60_000 }, async (t) => {
  const room = await openMcpRoom();
  t.after(() => room.close());
  const core: Core = { ...room.core, addresses: { ...room.core.addresses, mailboxes } };
  const inbox = await createInbox(core, room.owner, { localPart: 'cut' });
  const email = anEmail({ id: inbox.id, accountId: room.owner.account.id }, { subject: 'cut', createdAt: room.clock.now() });
  await room.store.write((tx) =>
    tx.emails.insert(email, { text: null, html: null, visible: null }, Buffer.from('Subject: x\r\n\r\n')),
  );
  const asked = async (from: string, whole?: boolean) => {
    const left: ((whole: boolean) => void)[] = [];
    const caller = { ...unhurried(), whenAnswered: (listener: (whole: boolean) => void) => void left.push(listener) };
    const input = { ...PATIENT, inboxIds: [inbox.id], from, timeoutSeconds: 1 };
    const { email } = await waitForEmail(core, room.owner, input, caller);
    if (whole !== undefined) for (const tell of left) tell(whole);
    return email?.subject;
  };
  assert.equal(await asked('', false), 'cut');
  await eventually('another call is answered with it', async () => (await asked('@', false)) === 'cut');
  await eventually('and one whose answer is written', async () => (await asked('e', true)) === 'cut');
  assert.equal(await asked('x', true), undefined);
  room.clock.pass(24 * 3600_000);
  // A process that ends never hears whether its answer was written.
  assert.equal(await asked('p'), 'cut');
  assert.equal(await asked('l'), undefined);
  room.clock.pass(60_000);
  assert.equal(await asked('l'), 'cut');
});

/** How many queries a wait makes before there is nothing left but to wait. */
async function stepsUntilWaiting(core: Core, actor: Actor, input: WaitInput): Promise<number> {
  const caller = new AbortController();
  const counted = interrupted(core, -1, async () => {});
  const waited = waitForEmail(counted.core, actor, input, { ...unhurried(), signal: caller.signal });
  await eventually('it waits', async () => core.arrivals.listeners() === 1);
  await eventually('it asks nothing more', async () => {
    const asked = counted.steps();
    await new Promise((later) => setTimeout(later, 200));
    return counted.steps() === asked;
  });
  caller.abort();
  const steps = counted.steps();
  assert.equal((await waited).email, null);
  return steps;
}

/** A core whose store is interrupted once: after its `at`-th query, before anybody has seen the answer. */
function interrupted(core: Core, at: number, work: () => Promise<void>): { core: Core; steps(): number } {
  let steps = 0;
  const step = async () => {
    if (steps++ === at) await work();
  };
  const read: Core['store']['read'] = (ask) => core.store.read((tx) => ask(stepping(tx, step)));
  return { core: { ...core, store: { ...core.store, read } }, steps: () => steps };
}

function stepping(tx: ReadTx, step: () => Promise<void>): ReadTx {
  const wrap = <T extends object>(queries: T): T =>
    new Proxy(queries, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return typeof value === 'object' && value !== null ? wrap(value) : value;
        return async (...given: unknown[]) => {
          const answer: unknown = await Reflect.apply(value, target, given);
          await step();
          return answer;
        };
      },
    });
  return wrap(tx);
}

async function timedOut(core: Core, actor: Actor, input: WaitInput) {
  return await waitForEmail(core, actor, { ...input, timeoutSeconds: 1 }, unhurried());
}

function unhurried() {
  return { signal: new AbortController().signal, progress: () => {}, whenAnswered: () => {} };
}
