/** In a rush of mail what an account has many of is taken first, and filed once the rush is over, or after eight seconds. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createAccount } from '../../../src/core/access/accounts.ts';
import { authenticate } from '../../../src/core/base/actor.ts';
import { acceptingTogether } from '../../../src/core/inbound/accept-together.ts';
import { receive } from '../../../src/core/inbound/receive.ts';
import { createInbox } from '../../../src/core/inboxes/inboxes.ts';
import { startFiling } from '../../../src/workers/filing.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { openFilingRoom } from '../../support/rooms/filing-room.ts';
import { eventually } from '../../support/rooms/postroom.ts';

const { room, core, inbox, subjects } = await openFilingRoom();
const ada = await inbox();
const other = await authenticate(core, (await createAccount(core, { name: 'other', plan: 'unlimited' })).key);
const together = acceptingTogether(core);
const filing = startFiling(core);
after(() => filing.close());

/** What becomes of a mail that comes over SMTP; the same one is told by its subject. */
async function outcomeOf(subject: string, to = ada.address): Promise<string> {
  const text = mime({ to, subject, text: subject, messageId: `<${subject.replaceAll(' ', '-')}@example.org>` });
  const recipients = [to];
  const given = { provider: 'smtp', token: null, envelopeFrom: 'bob@example.org', spf: null, rawFidelity: 'exact' as const };
  const mail = { ...given, recipients, recipientTokens: new Map([[to, subject]]), mime: Buffer.from(text) };
  return (await receive(core, mail, { together, atOnce: true })).outcome;
}

/** As many as are held up, which are accepted in one commit. */
const MANY = Array.from({ length: 49 }, (_, n) => `mail ${n}`);

async function post(...subjects: string[]): Promise<void> {
  const outcomes = await Promise.all(subjects.map((subject) => outcomeOf(subject)));
  assert.deepEqual([...new Set(outcomes)], ['accepted']);
}

function beginRush(): void {
  for (let mail = 0; mail < 16; mail += 1) core.rush.came();
}

/** How often each mail in the backlog was taken to be read. */
async function taken(): Promise<number[]> {
  const of = { accountId: room.owner.account.id, inboxIds: null };
  const rows = await core.store.read((tx) => tx.accepted.page(of, { limit: 100, before: null }));
  return rows.map(({ tries }) => tries);
}

async function filed(...wanted: string[]): Promise<void> {
  await eventually(`they are filed: ${wanted}`, async () => {
    const there = await subjects(ada);
    return wanted.every((subject) => there.includes(subject));
  });
}

test('in a rush an account of which many mails wait is held up, and one of which few wait is not', async () => {
  beginRush();
  await post(...MANY);
  const bob = await createInbox(core, other, {});
  assert.equal(await outcomeOf('of another account', bob.address), 'accepted');
  await eventually('the mail of the other account is filed', async () => {
    const of = { accountId: other.account.id, inboxIds: [bob.id] };
    return (await core.store.read((tx) => tx.emails.list(of, { limit: 1, before: null }))).length === 1;
  });
  assert.deepEqual(await taken(), Array(MANY.length).fill(0));
  room.clock.pass(60);
  await filed(...MANY);
});

test('a rush that goes on holds up the mails that wait for eight seconds, and then no other until all is filed', async () => {
  const later = MANY.map((subject) => `later ${subject}`);
  beginRush();
  await post(...later);
  room.clock.pass(8_100);
  beginRush();
  await filed(...later);
  assert.equal(core.rush.isOn(), true);
});

test('fewer mails, or slower ones, are no rush; nor are those of before the clock was set', async () => {
  room.clock.pass(60);
  for (let mail = 0; mail < 15; mail += 1) core.rush.came();
  assert.equal(core.rush.isOn(), false);
  room.clock.pass(51);
  core.rush.came();
  assert.equal(core.rush.isOn(), false);
  beginRush();
  assert.equal(core.rush.isOn(), true);
  room.clock.pass(-3_600_000);
  assert.equal(core.rush.isOn(), false);
  room.clock.pass(3_600_000);
});

test('mail that is here already makes no rush, however fast it comes again', async () => {
  room.clock.pass(60);
  await post('again');
  await filed('again');
  for (let mail = 0; mail < 20; mail += 1) assert.equal(await outcomeOf('again'), 'duplicate');
  assert.equal(core.rush.isOn(), false);
});
