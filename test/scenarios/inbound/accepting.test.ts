/** Mail that is not read in time: it is accepted and answered, and filed once, by whoever ends its reading first. */
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { fileAccepted, fileRead, giveBack } from '../../../src/core/inbound/file-accepted.ts';
import { receive } from '../../../src/core/inbound/receive.ts';
import { deleteInbox, updateInbox } from '../../../src/core/inboxes/inboxes.ts';
import type { Core } from '../../../src/core/ports/core.ts';
import { listArrivals } from '../../../src/core/reading/arrival-log.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { openFilingRoom } from '../../support/rooms/filing-room.ts';
import { eventually } from '../../support/rooms/postroom.ts';

type Inbox = Awaited<ReturnType<typeof inbox>>;

const MINUTE = 60_000;

const { room, core: plain, inbox, emails, subjects, take, fileAll } = await openFilingRoom();

describe('a mail that is not read in time', () => {
  let told: string[] = [];
  /** No reading ends before it does. */
  let gate: Promise<void>;
  let open: () => void;
  /** Whether a thread has the mail already. */
  let isBegun: boolean;
  let turn = 0;

  const begin: Core['mailReader']['begin'] = (bytes, owner) => {
    const begun = isBegun;
    const parsed = gate.then(() => plain.mailReader.parse(bytes, owner));
    return { parsed, withdraw: () => !begun };
  };
  const note = (_fields: object, sentence: string) => void told.push(sentence);
  let core: Core = {
    ...plain,
    mailReader: { ...plain.mailReader, begin },
    settings: { ...plain.settings, acceptAfterMs: 1 },
    log: { debug: note, info: note, warn: note, error: note },
  };
  beforeEach(() => {
    turn += 1;
    told = [];
    isBegun = true;
    gate = new Promise((resolve) => {
      open = resolve;
    });
  });

  async function post(to: Inbox[], name: string, more: { token?: string; sender?: string; headers?: string[] } = {}) {
    const { token = null, sender = 'bob@example.org', headers = [] } = more;
    const addresses = to.map(({ address }) => address);
    const messageId = `<${name}-${turn}@example.org>`;
    const text = mime({ to: addresses.join(), subject: name, text: name, messageId, from: sender, headers });
    const said = { provider: 'mailgun', token, envelopeFrom: sender, spf: null, rawFidelity: 'exact' as const };
    return (await receive(core, { recipients: addresses, mime: Buffer.from(text), ...said })).outcome;
  }

  const isEmpty = async () => (await core.store.read((tx) => tx.accepted.oldestAt())) === null;
  const counts = () => core.store.read((tx) => tx.counters.totals(room.owner.account.id));
  const tallies = async (name: string) => {
    const rows = await core.store.read((tx) => tx.counters.days(room.owner.account.id, '2026-03-01', '2099-01-01'));
    return rows.filter((row) => row.name === name).reduce((sum, row) => sum + row.value, 0);
  };

  test('is answered while it is read, and is there once it has been', async () => {
    const to = await inbox();
    const arrivals = async () =>
      (await listArrivals(core, room.owner, { inboxId: to.id, limit: 9 })).data.map(({ recipient, reason, emailId }) => [
        recipient,
        reason,
        emailId,
      ]);
    assert.equal(await post([to], 'slow'), 'accepted');
    assert.deepEqual(await subjects(to), []);
    assert.deepEqual(await arrivals(), [[to.address, 'it is stored, and waits to be read and filed', null]]);
    assert.deepEqual(await take(), [], 'who reads it files it');
    const waiting = await counts();
    assert.deepEqual([waiting['accepted.mails'], waiting['accepted.bytes']], [1, waiting['emails.storedBytes']]);
    open();
    await eventually('it is filed', isEmpty);
    assert.deepEqual(await subjects(to), ['slow']);
    assert.deepEqual(await arrivals(), [[to.address, null, (await emails(to))[0]?.id]]);
    const filed = await counts();
    assert.deepEqual(
      [filed['accepted.mails'], filed['accepted.bytes'], filed['emails.storedBytes']],
      [0, 0, waiting['accepted.bytes']],
    );
  });

  test('and whose reading has not begun is read from the backlog', async () => {
    const to = await inbox();
    isBegun = false;
    assert.equal(await post([to], 'waiting'), 'accepted');
    open();
    await fileAll();
    assert.deepEqual(await subjects(to), ['waiting']);
    assert.ok(await isEmpty());
  });

  test('and which the reader has no room for waits in the backlog, for the first instance that has', async () => {
    const to = await inbox();
    const whole = core;
    const full = () => ({ parsed: Promise.reject(new Error('full')), withdraw: () => false });
    core = { ...core, mailReader: { ...core.mailReader, begin: full }, settings: { ...core.settings, acceptAfterMs: 999_999 } };
    assert.equal(await post([to], 'no room'), 'accepted');
    core = whole;
    assert.deepEqual(
      (await take()).map(({ tries }) => tries),
      [1],
      'nobody has it in hand',
    );
    room.clock.pass(2 * MINUTE);
    await fileAll();
    assert.deepEqual(await subjects(to), ['no room']);
  });

  test('is filed once, however many end its reading', async () => {
    const to = await inbox();
    isBegun = false;
    await post([to], 'raced');
    const [row] = await take();
    assert.ok(row);
    const bytes = (await core.store.read((tx) => tx.accepted.mime(row.id))) ?? Buffer.alloc(0);
    const parsed = await plain.mailReader.parse(bytes, { accountId: row.accountId, sender: row.envelopeFrom });
    await Promise.all([1, 2, 3].map(() => fileRead(core, row, bytes, parsed)));
    assert.deepEqual(await subjects(to), ['raced']);
    assert.equal((await counts())['accepted.mails'], 0);
  });

  test('is a duplicate when it is posted again, before and after it is filed', async () => {
    const to = await inbox();
    const token = `token-${turn}`;
    assert.equal(await post([to], 'again', { token }), 'accepted');
    assert.equal(await post([to], 'again', { token }), 'duplicate');
    const before = await tallies('webhook.duplicate');
    assert.equal(await post([to], 'again', { token: `${token}-new` }), 'accepted', 'what is in it is not known yet');
    open();
    await eventually('both are filed', isEmpty);
    assert.deepEqual(await subjects(to), ['again']);
    assert.equal(await tallies('webhook.duplicate'), before + 1, 'the copy is counted once it is read');
    assert.equal(await post([to], 'again', { token }), 'duplicate');
  });

  test('goes to each of its inboxes that is there, and is dropped where that was deleted meanwhile', async () => {
    const [kept, left, paused] = [await inbox(), await inbox(), await inbox()];
    assert.equal(await post([kept, left, paused], 'several'), 'accepted');
    await deleteInbox(core, room.owner, left.id);
    await updateInbox(core, room.owner, { id: paused.id, status: 'paused' });
    open();
    await eventually('all are filed', isEmpty);
    assert.deepEqual([await subjects(kept), await subjects(left), await subjects(paused)], [['several'], [], ['several']]);
    assert.deepEqual(told, ['accepted mail was dropped: its inbox was deleted']);
    assert.equal((await counts())['accepted.mails'], 0);
  });

  test('is ignored when the rules have it so by the time it is read, which is counted and logged', async () => {
    const to = await inbox();
    const before = await tallies('webhook.ignored');
    assert.equal(await post([to], 'refused', { sender: 'eve@evil.test' }), 'accepted');
    await updateInbox(core, room.owner, { id: to.id, rules: { receive: { allow: null, block: ['evil.test'] } } });
    open();
    await eventually('it is ignored', isEmpty);
    assert.deepEqual(await subjects(to), []);
    assert.deepEqual(told, ['accepted mail was ignored: the inbox does not take mail from this sender']);
    assert.equal(await tallies('webhook.ignored'), before + 1);
  });

  test('waits in the quarantine of an inbox that takes verified mail only', async () => {
    const to = await inbox();
    await updateInbox(core, room.owner, { id: to.id, rules: { receive: { allow: null, verified: true } } });
    await post([to], 'unverified');
    open();
    await eventually('it is read', isEmpty);
    assert.deepEqual(await subjects(to), []);
    const accountId = room.owner.account.id;
    const slice = { order: 'newest', from: null, entries: 9, limit: 9 } as const;
    const kept = await core.store.read((tx) => tx.quarantine.slice({ accountId, inboxIds: [to.id] }, slice));
    assert.deepEqual(
      kept.rows.map(({ subject }) => subject),
      ['unverified'],
    );
  });

  test('gets its position and its time when it is filed, and joins its conversation then', async () => {
    const to = await inbox();
    isBegun = false;
    await post([to], 'question');
    room.clock.pass(MINUTE);
    await post([to], 'answer', { headers: [`In-Reply-To: <question-${turn}@example.org>`] });
    open();
    const [question, answer] = await take();
    assert.ok(question && answer);
    await fileAccepted(core, answer);
    room.clock.pass(MINUTE);
    await fileAccepted(core, question);
    const [newest, oldest] = await emails(to);
    assert.deepEqual([newest?.subject, oldest?.subject], ['question', 'answer']);
    assert.equal((newest?.createdAt.getTime() ?? 0) - (oldest?.createdAt.getTime() ?? 0), MINUTE);
    assert.ok((newest?.seq ?? 0) > (oldest?.seq ?? 0));
    assert.equal(newest?.threadId, oldest?.threadId);
  });

  test('is taken again when who had it is gone, by itself, and is filed unread when two have died of it', async () => {
    const to = await inbox();
    isBegun = false;
    for (const name of ['deadly', 'beside']) await post([to], name);
    open();
    assert.deepEqual((await take()).map(({ tries }) => tries).sort(), [1, 1]);
    assert.deepEqual(await take(), [], 'its lease holds');
    room.clock.pass(2 * MINUTE);
    const again = await take();
    assert.deepEqual(
      again.map(({ tries }) => tries),
      [2],
      'of two it would not be known which was to blame',
    );
    room.clock.pass(2 * MINUTE);
    const [beside] = await take();
    assert.equal(beside?.tries, 2);
    await fileAccepted(core, beside);
    const [deadly] = await take();
    assert.equal(deadly?.tries, 3);
    const mailReader: Core['mailReader'] = { ...core.mailReader, parse: () => Promise.reject(new Error('it is read again')) };
    await fileAccepted({ ...core, mailReader }, deadly);
    assert.deepEqual((await emails(to)).map(({ subject, parseStatus }) => [subject, parseStatus]).sort(), [
      ['beside', 'parsed'],
      ['deadly', 'failed'],
    ]);
    assert.match(told.join(), /ended the process that read it/);
  });

  test('is not to blame for what was given back', async () => {
    const to = await inbox();
    isBegun = false;
    await post([to], 'given back');
    open();
    for (let n = 0; n < 4; n++) await giveBack(core, await take(), 0);
    await fileAll();
    assert.deepEqual(
      (await emails(to)).map(({ parseStatus }) => parseStatus),
      ['parsed'],
    );
  });
});
