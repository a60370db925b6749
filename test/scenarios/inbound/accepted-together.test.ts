/** Mails that are accepted at the same time share a unit of work, and each is answered for itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptingTogether } from '../../../src/core/inbound/accept-together.ts';
import { receive } from '../../../src/core/inbound/receive.ts';
import type { Core } from '../../../src/core/ports/core.ts';
import type { InboxRow } from '../../../src/core/store/inboxes.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { openFilingRoom } from '../../support/rooms/filing-room.ts';

const { room, core, inbox, subjects, fileAll } = await openFilingRoom();
const [ada, grace] = [await newInbox(), await newInbox()];

type Given = { name: string; to: InboxRow[]; text?: string };

async function newInbox(): Promise<InboxRow> {
  const { address } = await inbox();
  const row = await core.store.read((tx) => tx.inboxes.byAddress(address));
  assert.ok(row);
  return row;
}

/** Answers what became of each. */
async function together(among: Core, ...all: Given[]): Promise<string[]> {
  const together = acceptingTogether(among);
  const become = all.map(async ({ name, to, text = name }) => {
    const recipients = to.map(({ address }) => address);
    const given = { provider: 'smtp', token: null, envelopeFrom: 'bob@example.org', spf: null, rawFidelity: 'exact' as const };
    const messageId = `<${name.replaceAll(' ', '-')}@example.org>`;
    const bytes = Buffer.from(mime({ to: recipients.join(), subject: name, text, messageId }));
    // As RCPT found them.
    const leads = new Map(to.map((inbox) => [inbox.address, inbox]));
    const recipientTokens = new Map(recipients.map((recipient) => [recipient, `${name} ${recipient}`]));
    return (await receive(among, { ...given, recipients, recipientTokens, leads, mime: bytes }, { together, atOnce: true }))
      .outcome;
  });
  return await Promise.all(become);
}

function countingWrites(): { among: Core; writes(): number } {
  let writes = 0;
  const write: typeof core.store.write = (work, options) => {
    writes += 1;
    return core.store.write(work, options);
  };
  return { among: { ...core, store: { ...core.store, write } }, writes: () => writes };
}

async function waiting(): Promise<number> {
  const of = { accountId: room.owner.account.id, inboxIds: null };
  return (await core.store.read((tx) => tx.accepted.page(of, { limit: 100, before: null }))).length;
}

/** How many the counts say wait, of all accounts. */
async function counted(): Promise<number | undefined> {
  return (await core.store.read((tx) => tx.counters.totals('')))['accepted.mails'];
}

test('they are one unit of work, and counted each; a mail that comes twice among them is there once', async () => {
  const { among, writes } = countingWrites();
  const mails = ['one', 'two', 'three'].map((name) => ({ name, to: [ada] }));
  const again = { name: 'two', to: [ada] };
  assert.deepEqual(await together(among, ...mails, again), ['accepted', 'accepted', 'accepted', 'duplicate']);
  assert.equal(writes(), 1);
  assert.equal(await waiting(), 3);
  assert.equal(await counted(), 3);
  assert.deepEqual(await together(core, { name: 'three', to: [ada] }, { name: 'four', to: [ada] }), ['duplicate', 'accepted']);
  await fileAll();
  assert.deepEqual(await subjects(ada), ['four', 'one', 'three', 'two']);
  assert.equal(await counted(), 0);
});

test('of a mail to several, those get it who did not have it', async () => {
  assert.deepEqual(await together(core, { name: 'both', to: [ada] }, { name: 'both', to: [ada, grace] }), [
    'accepted',
    'accepted',
  ]);
  await fileAll();
  assert.deepEqual([(await subjects(ada)).filter((name) => name === 'both'), await subjects(grace)], [['both'], ['both']]);
});

test('one that cannot be stored does not keep the others from it', async () => {
  const { among, writes } = countingWrites();
  const made: string[] = [];
  const next = () => {
    // Of three, the third gets the id of the first.
    const id = (made.length === 2 && made[0]) || core.ids.next();
    made.push(id);
    return id;
  };
  const mails = ['good', 'fine', 'bad'].map((name) => ({ name, to: [grace] }));
  assert.deepEqual(await together({ ...among, ids: { ...core.ids, next } }, ...mails), ['accepted', 'accepted', 'accepted']);
  assert.equal(writes(), 4, 'together, and then each by itself');
  await fileAll();
  assert.deepEqual(await subjects(grace), ['bad', 'both', 'fine', 'good']);
});

test('what the backlog has no room for among them is read first', async () => {
  const full = { ...core, settings: { ...core.settings, backlog: { mails: 4, bytes: 1_000_000 } } };
  const mails = ['first', 'second', 'third'].map((name) => ({ name, to: [ada] }));
  // An account has half of it.
  assert.deepEqual(await together(full, ...mails), ['accepted', 'accepted', 'stored']);
  await fileAll();
});

test('where the inbox of one was closed meanwhile, only that one is read first', async () => {
  const gone = await newInbox();
  const write: typeof core.store.write = async (work, options) => {
    await core.store.write((tx) => tx.inboxes.update(gone.id, { status: 'paused' }));
    return await core.store.write(work, options);
  };
  const among = { ...core, store: { ...core.store, write } };
  const become = await together(among, { name: 'gone', to: [gone] }, { name: 'there', to: [ada] });
  assert.deepEqual(become, ['ignored', 'accepted']);
  await fileAll();
});
