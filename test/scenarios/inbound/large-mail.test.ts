/** Large mail: its bytes are written piece by piece while others write, stand once, and go where no mail took them. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { receive } from '../../../src/core/inbound/receive.ts';
import { deleteInbox, updateInbox } from '../../../src/core/inboxes/inboxes.ts';
import type { Core } from '../../../src/core/ports/core.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { sweep } from '../../../src/core/upkeep/sweep.ts';
import { openFilingRoom } from '../../support/rooms/filing-room.ts';

const HOUR = 3_600_000;

const { room, core, inbox, emails, fileAll } = await openFilingRoom();
/** Reads nothing in time, so that what it receives is accepted. */
const late: Core = { ...core, settings: { ...core.settings, acceptAfterMs: 0 } };
/** Waits for each mail to be read. */
const patient: Core = { ...core, settings: { ...core.settings, acceptAfterMs: 600_000 } };

type Inbox = Awaited<ReturnType<typeof inbox>>;

let mails = 0;

/** Seven megabytes, which are more than six pieces. */
function largeMail(): Buffer {
  const head = `From: bob@example.org\r\nSubject: large\r\nMessage-ID: <large-${++mails}@example.org>\r\nMIME-Version: 1.0\r\n`;
  const type = 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  const lines = randomBytes(5_250_000).toString('base64').replace(/.{76}/g, '$&\r\n');
  return Buffer.from(head + type + lines);
}

async function post(among: Core, to: Inbox[], bytes: Buffer, token: string | null = null): Promise<string> {
  const said = { provider: 'mailgun', token, envelopeFrom: 'bob@example.org', spf: null, rawFidelity: 'exact' as const };
  return (await receive(among, { ...said, recipients: to.map(({ address }) => address), mime: bytes })).outcome;
}

async function stored(of: Inbox): Promise<{ id: string; mime: Buffer | null }[]> {
  const rows = await emails(of);
  return await core.store.read((tx) => Promise.all(rows.map(async ({ id }) => ({ id, mime: await tx.emails.mime(id) }))));
}

/** Mail whose pieces no mail has taken yet. */
function arriving(): Promise<string[]> {
  return core.store.write((tx) => tx.arriving.begunBefore(new Date(8.64e15), 99));
}

/** The pieces that are written through it. */
function watched(store: Store): { store: Store; written: Buffer[] } {
  const written: Buffer[] = [];
  const write: Store['write'] = (work, options) =>
    store.write((tx) => {
      const add: typeof tx.arriving.add = (id, part, piece, bytes) => {
        written.push(bytes);
        return tx.arriving.add(id, part, piece, bytes);
      };
      return work({ ...tx, arriving: { ...tx.arriving, add } });
    }, options);
  return { store: { ...store, write }, written };
}

test('what is read in time is stored as it is, in each of its inboxes', async () => {
  const [one, two, bytes] = [await inbox(), await inbox(), largeMail()];
  assert.equal(await post(patient, [one, two], bytes), 'stored');
  const both = [...(await stored(one)), ...(await stored(two))];
  assert.equal(new Set(both.map(({ id }) => id)).size, 2);
  for (const { mime } of both) assert.ok(mime?.equals(bytes));
  assert.deepEqual(await arriving(), []);
});

test('what is accepted is filed as the email of the same id, and its bytes are written once', async () => {
  const [to, bytes] = [await inbox(), largeMail()];
  const { store, written } = watched(core.store);
  assert.equal(await post({ ...late, store }, [to], bytes), 'accepted');
  assert.ok(Buffer.concat(written).equals(bytes));
  assert.ok(Math.max(...written.map(({ length }) => length)) <= 1024 * 1024);
  assert.deepEqual(await arriving(), []);
  const accountId = room.owner.account.id;
  const [waiting] = await core.store.read((tx) => tx.accepted.page({ accountId, inboxIds: [to.id] }, { limit: 9, before: null }));
  await fileAll();
  const [email] = await stored(to);
  assert.equal(email?.id, waiting?.id);
  assert.ok(email?.mime?.equals(bytes));
});

test('others write while it is written', async () => {
  const to = await inbox();
  const { store, written } = watched(core.store);
  const posted = post({ ...late, store }, [to], largeMail());
  while (written.length === 0) await setImmediate();
  await core.store.write((tx) => tx.accounts.operator());
  const meanwhile = written.length;
  assert.equal(await posted, 'accepted');
  assert.ok(meanwhile < written.length, `${meanwhile} of ${written.length}`);
});

test('a copy, a post that comes again and what rules refuse leave nothing', async () => {
  const [to, bytes] = [await inbox(), largeMail()];
  assert.equal(await post(patient, [to], bytes, 'token-large'), 'stored');
  assert.equal(await post(patient, [to], bytes, 'token-large'), 'duplicate');
  assert.equal(await post(patient, [to], bytes), 'duplicate');
  assert.equal(await post(late, [to], bytes), 'accepted');
  await fileAll();
  await updateInbox(core, room.owner, { id: to.id, rules: { receive: { allow: null, block: ['example.org'] } } });
  assert.equal(await post(patient, [to], largeMail()), 'ignored');
  assert.equal((await stored(to)).length, 1);
  assert.deepEqual(await arriving(), []);
});

test('one of its inboxes that is gone by the time it is filed leaves nothing, and a quarantine has it', async () => {
  const [kept, gone, strict, bytes] = [await inbox(), await inbox(), await inbox(), largeMail()];
  await updateInbox(core, room.owner, { id: strict.id, rules: { receive: { allow: null, verified: true } } });
  assert.equal(await post(late, [kept, gone, strict], bytes), 'accepted');
  const accountId = room.owner.account.id;
  const waiting = await core.store.read((tx) => tx.accepted.page({ accountId, inboxIds: null }, { limit: 9, before: null }));
  await deleteInbox(core, room.owner, gone.id);
  await fileAll();
  assert.ok((await stored(kept))[0]?.mime?.equals(bytes));
  const slice = { order: 'newest', from: null, entries: 9, limit: 9 } as const;
  const { rows } = await core.store.read((tx) => tx.quarantine.slice({ accountId, inboxIds: [strict.id] }, slice));
  assert.ok((await core.store.read((tx) => tx.quarantine.mime(rows[0]?.id ?? '')))?.equals(bytes));
  const left = await Promise.all(waiting.map(({ id }) => core.store.read((tx) => tx.emails.mime(id))));
  assert.equal(left.filter((mime) => mime !== null).length, 2, 'the bytes of the one that is stored, and of the quarantined one');
});

test('what a process had begun to write when it ended is swept an hour later', async () => {
  const to = await inbox();
  let pieces = 0;
  const ending: Store['write'] = (work, options) =>
    // Nothing is written any more, not even what would remove the pieces.
    pieces++ < 3 ? core.store.write(work, options) : Promise.reject(new Error('the process has ended'));
  await assert.rejects(post({ ...late, store: { ...core.store, write: ending } }, [to], largeMail()), /has ended/);
  const [begun] = await arriving();
  assert.ok(begun);
  const bytesOf = async () => (await core.store.read((tx) => tx.emails.mime(begun)))?.length ?? 0;
  assert.equal(await bytesOf(), 3 * 1024 * 1024);
  const running = new AbortController().signal;
  room.clock.pass(HOUR);
  await sweep(core, running);
  assert.deepEqual(await arriving(), [begun]);
  room.clock.pass(1);
  await sweep(core, running);
  assert.deepEqual([await arriving(), await bytesOf()], [[], 0]);
  assert.deepEqual(await stored(to), []);
});
