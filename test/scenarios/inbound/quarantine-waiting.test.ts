/** Mail in the quarantine whose check is not over: DNS that is down, a restart, other instances, and rules that change meanwhile. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newSigner, signed } from '../../support/mails/signed-mail.ts';
import { isShared } from '../../support/postgres/test-database.ts';
import { spfField } from '../../support/rooms/authenticated-room.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { type Inbox, ONLY_VERIFIED, openQuarantineRoom } from '../../support/rooms/quarantine-room.ts';

const MINUTE = 60_000;

const here = await openQuarantineRoom();
const { room, dns, clock } = here;

/** A signed mail of a domain whose DNS does not answer; resolves when it was looked at once. */
async function undecided(inbox: Inbox, domain: string): Promise<string> {
  const signer = newSigner(dns, domain);
  dns.fail(`_dmarc.${domain}`, 'SERVFAIL');
  await here.post(inbox.address, await signed(here.mail(`a@${domain}`, domain), signer));
  const [waiting] = await here.quarantined(inbox);
  assert.ok(waiting);
  await tried(waiting.id, 1);
  return waiting.id;
}

/** Waits until the next check is due in `minutes`. */
async function tried(id: string, minutes: number): Promise<void> {
  const due = clock.now().getTime() + minutes * MINUTE;
  await eventually(`a check is due in ${minutes} minutes`, async () => {
    const registry = await room.registry();
    try {
      const row = await registry.store.read(async (tx) => {
        const account = await tx.accounts.operator();
        return account && (await tx.quarantine.get(account.id, id));
      });
      return row?.checkAt?.getTime() === due;
    } finally {
      await registry.store.close();
    }
  });
}

let passed = 0;

/** Time passes, and the worker looks, which a mail wakes whose check is not over when it is stored. */
async function pass(minutes: number): Promise<void> {
  clock.pass(minutes * MINUTE);
  const open = await here.inbox(null);
  const domain = `slow${++passed}.test`;
  dns.delay(`_dmarc.${domain}`, 1000);
  await here.post(open.address, here.mail(`a@${domain}`, 'wakes the worker'));
}

describe('a check that DNS leaves open', () => {
  test('lets the mail in once DNS answers', async () => {
    const inbox = await here.inbox();
    const id = await undecided(inbox, 'late.test');
    assert.equal(await here.verdictOf(id), 'pending');
    dns.clear('_dmarc.late.test');
    await pass(1);
    assert.equal((await here.arrived(inbox)).id, id);
    assert.equal(await here.verdictOf(id), 'verified');
  });

  test('leaves it where it is after the last try', async () => {
    const inbox = await here.inbox();
    const id = await undecided(inbox, 'never.test');
    for (const [wait, next] of [
      [1, 10],
      [10, 60],
    ] as const) {
      await pass(wait);
      await tried(id, next);
    }
    await pass(60);
    assert.equal((await here.kept(inbox)).id, id);
    assert.equal(await here.verdictOf(id), 'unknown');
    assert.deepEqual(await here.letIn(inbox), []);
  });

  test('goes on after the mail was let in by hand', async () => {
    const inbox = await here.inbox();
    const id = await undecided(inbox, 'released.test');
    assert.equal((await room.rest('PATCH', `/emails/${id}`, { status: 'received' })).status, 200);
    assert.equal(await here.verdictOf(id), 'pending');
    dns.clear('_dmarc.released.test');
    await pass(1);
    await eventually('the verdict is told', async () => (await here.verdictOf(id)) === 'verified');
    assert.deepEqual(await here.eventsOf(id), ['email.received', 'email.authenticated']);
  });
});

describe('rules that change while mail waits', () => {
  test('change nothing for what waits: it is let in if it is verified, and else stays', async () => {
    const inbox = await here.inbox();
    await here.post(inbox.address, here.mail('a@plain.test', 'Unverified'));
    const stays = await here.kept(inbox);
    await here.post(inbox.address, await here.ofBank('In'));
    const first = await here.arrived(inbox);
    const rules = { receive: { allow: null, verified: false } };
    assert.equal((await room.rest('PATCH', `/inboxes/${inbox.id}`, { rules })).status, 200);
    await here.post(inbox.address, here.mail('a@plain.test', 'At once'));
    assert.deepEqual(
      (await here.letIn(inbox)).map(({ subject }) => subject),
      ['At once', 'In'],
    );
    assert.deepEqual(
      (await here.quarantined(inbox)).map(({ id }) => id),
      [stays.id],
    );
    await room.rest('PATCH', `/inboxes/${inbox.id}`, { rules: ONLY_VERIFIED });
    assert.equal((await room.rest('GET', `/emails/${first.id}`)).body.status, 'received', 'what is in stays in');
  });

  test('do not keep a mail out that is verified after the rule was taken away', async () => {
    const inbox = await here.inbox();
    const id = await undecided(inbox, 'meanwhile.test');
    await room.rest('PATCH', `/inboxes/${inbox.id}`, { rules: null });
    dns.clear('_dmarc.meanwhile.test');
    await pass(1);
    assert.equal((await here.arrived(inbox)).id, id);
  });

  test('nor is a mail of an inbox that was deleted meanwhile let in anywhere', async () => {
    const inbox = await here.inbox();
    const id = await undecided(inbox, 'orphan.test');
    await room.rest('DELETE', `/inboxes/${inbox.id}`);
    dns.clear('_dmarc.orphan.test');
    await pass(1);
    await eventually('it is gone', async () => (await room.sql('select id from quarantine where id = ?', id)).length === 0);
    assert.deepEqual(await room.sql('select id from emails where id = ?', id), []);
  });
});

describe('another process', () => {
  test('after a restart does the check that was left over, and lets the mail in', async () => {
    const inbox = await here.inbox();
    dns.delay('_dmarc.late.test', 60_000);
    const spf = { sender: 'bounce@late.test', fields: [spfField('pass')] };
    await here.post(inbox.address, here.mail('info@late.test', 'Before the restart'), spf);
    const [waiting] = await here.quarantined(inbox);
    dns.delay('_dmarc.late.test', 0);
    await room.restart();
    assert.equal((await here.arrived(inbox)).id, waiting?.id);
    assert.deepEqual(await here.quarantined(inbox), []);
  });

  test('beside this one lets each mail in once', { skip: !isShared && 'SQLite has one instance' }, async () => {
    const inbox = await here.inbox();
    const other = await room.another();
    const agent = await other.mcp();
    const waiting = agent.call('wait_for_email', { inboxId: inbox.id, timeoutSeconds: 60 });
    const subjects = Array.from({ length: 12 }, (_, n) => `Invoice ${n}`);
    await Promise.all(subjects.map(async (subject) => here.post(inbox.address, await here.ofBank(subject))));
    assert.equal((await waiting).body.email.sender.authentication.verdict, 'verified');
    await eventually('all are in', async () => (await here.letIn(inbox)).length === subjects.length);
    const all = (await here.letIn(inbox)).map((one: Json) => one.subject).sort();
    assert.deepEqual(all, subjects.sort());
    assert.deepEqual(await here.quarantined(inbox), []);
    await agent.close();
  });
});
