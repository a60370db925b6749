/** A rush of mail is taken first, and filed once it is over, or after two seconds. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { acceptingTogether } from '../../../src/core/inbound/accept-together.ts';
import { receive } from '../../../src/core/inbound/receive.ts';
import { startFiling } from '../../../src/workers/filing.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { openFilingRoom } from '../../support/rooms/filing-room.ts';
import { eventually } from '../../support/rooms/postroom.ts';

const { room, core, inbox, subjects } = await openFilingRoom();
const ada = await inbox();
const filing = startFiling(core);
after(() => filing.close());

/** What becomes of a mail that comes over SMTP; the same one is told by its subject. */
async function outcomeOf(subject: string): Promise<string> {
  const text = mime({ to: ada.address, subject, text: subject, messageId: `<${subject.replaceAll(' ', '-')}@example.org>` });
  const recipients = [ada.address];
  const given = { provider: 'smtp', token: null, envelopeFrom: 'bob@example.org', spf: null, rawFidelity: 'exact' as const };
  const mail = { ...given, recipients, recipientTokens: new Map([[ada.address, subject]]), mime: Buffer.from(text) };
  return (await receive(core, mail, { atOnce: acceptingTogether(core) })).outcome;
}

async function post(...subjects: string[]): Promise<void> {
  for (const subject of subjects) assert.equal(await outcomeOf(subject), 'accepted');
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

test('in a rush no mail is begun, and when it is over all are filed', async () => {
  beginRush();
  await post('first', 'second', 'third');
  assert.deepEqual(await taken(), [0, 0, 0]);
  room.clock.pass(60);
  await filed('first', 'second', 'third');
});

test('a rush that goes on holds up the mail that waits for two seconds, and then no other until all is filed', async () => {
  beginRush();
  await post('long');
  room.clock.pass(2_100);
  beginRush();
  await filed('long');
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
});

test('mail that is here already makes no rush, however fast it comes again', async () => {
  room.clock.pass(60);
  await post('again');
  await filed('again');
  for (let mail = 0; mail < 20; mail += 1) assert.equal(await outcomeOf('again'), 'duplicate');
  assert.equal(core.rush.isOn(), false);
});
