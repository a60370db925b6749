/** Mail of an account whose mail is not filed in time: while many of it are in hand, what comes next is accepted without asking the reader. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createAccount } from '../../../src/core/access/accounts.ts';
import { authenticate } from '../../../src/core/base/actor.ts';
import { acceptingTogether } from '../../../src/core/inbound/accept-together.ts';
import { receive } from '../../../src/core/inbound/receive.ts';
import type { IncomingMail } from '../../../src/core/inbound/store-arrival.ts';
import { createInbox, updateInbox } from '../../../src/core/inboxes/inboxes.ts';
import type { Core } from '../../../src/core/ports/core.ts';
import type { ParsedMail } from '../../../src/core/ports/mail-reader.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { openFilingRoom } from '../../support/rooms/filing-room.ts';
import { eventually } from '../../support/rooms/postroom.ts';

/** One more than those with which an account is no longer late. */
const MANY = 65;

const { room, core: plain, inbox, subjects, fileAll } = await openFilingRoom();
const other = await authenticate(plain, (await createAccount(plain, { name: 'other', plan: 'unlimited' })).key);
const [ada, bob] = [await inbox(), await createInbox(plain, other, {})];

/** No write begins before it opens, so that mail stays in hand. */
let gate: Promise<void>;
let open: () => void;
let asked = 0;
let writing = 0;
beforeEach(() => {
  gate = new Promise((resolve) => {
    open = resolve;
  });
});

const core: Core = {
  ...plain,
  settings: { ...plain.settings, acceptAfterMs: 1 },
  mailReader: {
    ...plain.mailReader,
    begin: () => {
      asked += 1;
      return { parsed: new Promise(() => {}), withdraw: () => true };
    },
  },
  store: {
    ...plain.store,
    write: async (work, how) => {
      writing += 1;
      await gate;
      return await plain.store.write(work, how);
    },
  },
};
const accepting = { together: acceptingTogether(core), atOnce: false };

function mailTo({ address }: { address: string }, name: string, token = name): IncomingMail {
  const text = mime({ to: address, subject: name, text: name, messageId: `<${name.replaceAll(' ', '-')}@example.org>` });
  const said = { provider: 'mailgun', envelopeFrom: 'x@example.org', spf: null, rawFidelity: 'exact' as const };
  return { recipients: [address], mime: Buffer.from(text), token, ...said };
}

async function post(to: { address: string }, name: string): Promise<string> {
  return (await receive(core, mailTo(to, name), accepting)).outcome;
}

/** So many mails that are late, and in hand until the gate opens. */
async function postLate(mails: number, of: string): Promise<Promise<string>[]> {
  const before = writing;
  const posted = Array.from({ length: mails }, (_, n) => post(ada, `${of} ${n}`));
  await eventually('all are late', async () => writing === before + mails);
  return posted;
}

/** That the reader is asked for the next mail to `next`, while so many others are late. */
async function assertReadFirst(lateMails: number, of: string, next: { address: string }): Promise<void> {
  const late = await postLate(lateMails, of);
  const before = asked;
  const posted = post(next, `beside ${of}`);
  await eventually('the reader is asked', async () => asked === before + 1);
  open();
  await Promise.all([...late, posted]);
  await fileAll();
}

test('while many are in hand the next are accepted at once, and once these are answered the next is read first again', async () => {
  const late = await postLate(MANY, 'late');
  const before = { asked, writing };
  const next = [1, 2, 3].map((n) => post(ada, `next ${n}`));
  await eventually('they wait for one commit', async () => writing === before.writing + 1);
  open();
  assert.deepEqual([...new Set(await Promise.all([...late, ...next]))], ['accepted']);
  assert.equal(asked, before.asked);
  assert.equal(await post(ada, 'after'), 'accepted');
  assert.equal(asked, before.asked + 1);
  await fileAll();
  assert.equal((await subjects(ada)).length, MANY + 4);
});

test('mail of another account is read first', async () => {
  await assertReadFirst(MANY, 'of ada', bob);
});

test('mail that is read at once and waits long for its commit is late as well', async () => {
  let openFirst = () => {};
  const first = new Promise<void>((resolve) => {
    openFirst = resolve;
  });
  const readings = new Map<Uint8Array, Promise<ParsedMail>>();
  let read = 0;
  const quick: Core = {
    ...core,
    settings: { ...plain.settings, acceptAfterMs: 20 },
    mailReader: {
      ...plain.mailReader,
      begin: (bytes) => {
        read += 1;
        return { parsed: readings.get(bytes) ?? Promise.reject(new Error('not read')), withdraw: () => false };
      },
    },
    store: {
      ...plain.store,
      write: async (work, how) => {
        writing += 1;
        await (writing === before + 1 ? first : gate);
        return await plain.store.write(work, how);
      },
    },
  };
  const how = { together: acceptingTogether(quick), atOnce: false };
  const mails = Array.from({ length: MANY + 2 }, (_, n) => mailTo(ada, `waits ${n}`));
  for (const { mime } of mails) {
    const parsed = await plain.mailReader.parse(mime, { accountId: room.owner.account.id, sender: null });
    readings.set(mime, Promise.resolve(parsed));
  }
  const before = writing;
  const began = performance.now();
  const outcomes = mails.slice(0, -1).map(async (mail) => (await receive(quick, mail, how)).outcome);
  await eventually('all wait for their commits', async () => writing === before + MANY + 1);
  await eventually('they wait for long', async () => performance.now() - began > 20);
  openFirst();
  assert.equal(await Promise.race(outcomes), 'stored');
  assert.equal(read, MANY + 1);
  const next = receive(quick, mails.at(-1) ?? assert.fail(), how);
  await eventually('the next waits for its commit', async () => writing === before + MANY + 2);
  open();
  assert.deepEqual([(await next).outcome, read], ['accepted', MANY + 1]);
  assert.deepEqual([...new Set(await Promise.all(outcomes))], ['stored']);
  await fileAll();
});

test('a few that are late change nothing for the next', async () => {
  await assertReadFirst(MANY - 2, 'one of few', ada);
});

test('a token that was used is answered as it was, also when it comes twice at once', async () => {
  const paused = await inbox();
  await updateInbox(plain, room.owner, { id: paused.id, status: 'paused' });
  open();
  assert.equal(await post(paused, 'to a paused inbox'), 'ignored');
  await updateInbox(plain, room.owner, { id: paused.id, status: 'active' });
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const late = await postLate(MANY, 'before them');
  const [twice, again] = [[post(ada, 'one'), post(ada, 'one')], post(paused, 'to a paused inbox')];
  open();
  assert.deepEqual((await Promise.all(twice)).sort(), ['accepted', 'duplicate']);
  assert.equal(await again, 'ignored');
  await Promise.all(late);
  await fileAll();
  assert.deepEqual(await subjects(paused), []);
});
