/** Files of mail from Brevo: fetched from its API while what the post gave of the mail waits, encrypted, and filed with it or without them. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { BREVO_KEYS } from '../../support/providers/brevo.ts';
import { mailIn, newInbox } from '../../support/providers/provider-posts.ts';
import { came, type Stage, stage, told } from '../../support/rooms/brevo-room.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { closeAfterEach } from '../../support/running/closing.ts';

closeAfterEach();

const MINUTE = 60_000;
const NOTE = 'The words that nobody else may read.';

/** The fetches of the room, in the order of their posts. */
const rows = async ({ room }: Pick<Stage, 'room'>) => {
  const found = await room.sql(
    'select state, tries, last_error, leased_until, length(content) as bytes, size from fetches order by id',
  );
  return found.map(({ state, tries, last_error: error, leased_until: until, bytes, size }) => ({
    ...{ state, error, tries: Number(tries), bytes: Number(bytes), size: Number(size) },
    isHeld: new Date(until as string | number | Date).getTime() > 0,
  }));
};

/** Passes the time until the fetch has failed so often. */
async function failed(on: Stage, tries: number) {
  for (;;) {
    const row = await eventually('a try ended', async () => (await rows(on)).find(({ isHeld }) => !isHeld));
    if (row.tries >= tries) return row;
    on.clock.pass(21 * MINUTE);
    await eventually('the next try ended', async () => {
      const [now] = await rows(on);
      return now && now.tries > row.tries && !now.isHeld;
    });
  }
}

const ACCEPTED = [200, { ok: true, accepted: true }];

test('a mail with files is answered once it is on disk, filed whole with them, and stored once', async () => {
  const on = await stage();
  const [file, picture] = [randomBytes(3000), randomBytes(900)];
  const files = [
    on.api.keep({ name: 'größe.bin', type: 'application/octet-stream', content: file }),
    on.api.keep({ name: 'logo.png', type: 'image/png', content: picture, contentId: 'abc123' }),
    on.api.keep({ name: null, type: null, content: 'x' }),
  ];
  const { first, again } = await told(on, { files, html: '<p>Hello <img src="cid:abc123"></p>' });
  assert.deepEqual(first, ACCEPTED);
  const { whole, files: got, raw } = await came(on.room, on.inbox);
  assert.ok(got.get('größe.bin')?.equals(file));
  assert.ok(got.get('logo.png')?.equals(picture));
  assert.equal(whole.attachments.length, 3);
  assert.deepEqual([whole.rawFidelity, whole.anomalies], ['reconstructed', ['composed_from_fields']]);
  assert.deepEqual([whole.text.trim(), /^see the files\r?$/m.test(raw)], ['Hello', true]);
  assert.match(raw, /Content-I[dD]: <abc123>/);
  const [row] = await eventually('the fetch is noted', async () => {
    const found = await rows(on);
    return found[0]?.state === 'done' && found;
  });
  assert.deepEqual([row?.bytes, row?.size], [0, 0]);
  assert.deepEqual(await again(), [200, { ok: true, duplicate: true }]);
  assert.equal((await mailIn(on.room, on.inbox)).length, 1);
});

test('a mail waits for its files while Brevo is away, and comes whole once it is back', async () => {
  const on = await stage();
  on.api.answering = 503;
  const { first, again } = await told(on, { files: [on.api.keep({ name: 'a.txt', content: 'the file' })] });
  assert.deepEqual(first, ACCEPTED);
  const { error } = await failed(on, 2);
  assert.equal(error, 'Brevo answered 503 when it was asked for a file.');
  assert.deepEqual([await mailIn(on.room, on.inbox), await again()], [[], [200, { ok: true, duplicate: true }]]);
  on.api.answering = 'well';
  on.clock.pass(21 * MINUTE);
  const { files, whole } = await came(on.room, on.inbox);
  assert.deepEqual([String(files.get('a.txt')), whole.anomalies], ['the file', ['composed_from_fields']]);
});

test('after an hour it is filed without the files that cannot be had, with a note and an anomaly, and with the others', async () => {
  const on = await stage();
  const [here, gone] = [on.api.keep({ name: 'here.txt', content: 'here' }), on.api.keep({ name: 'gone.pdf', content: 'gone' })];
  on.api.kept.delete(String(gone.DownloadToken));
  // A sender who says so of a mail is not believed.
  const headers = { 'X-Postroom-Missing-Files': '7' };
  const honest = await told(on, { files: [here], headers, subject: 'honest' });
  assert.deepEqual(honest.first, ACCEPTED);
  assert.deepEqual((await came(on.room, on.inbox)).whole.anomalies, ['composed_from_fields']);
  const inbox = await newInbox(on.room);
  await told(on, { to: [inbox.address], files: [gone, here], headers });
  // After a long stop of the server too, there are five tries.
  for (const tries of [1, 2, 3, 4]) {
    await eventually(`${tries} tries ended`, async () => {
      const [, row] = await rows(on);
      return row?.tries === tries && !row.isHeld;
    });
    assert.deepEqual(await mailIn(on.room, inbox), []);
    on.clock.pass(21 * MINUTE);
  }
  const { whole, files, raw } = await came(on.room, inbox);
  assert.deepEqual(whole.anomalies, ['composed_from_fields', 'files_missing']);
  assert.equal(String(files.get('here.txt')), 'here');
  const note = String(files.get('gone.pdf.not-fetched.txt'));
  assert.match(note, /Brevo answered 404 .*\ngone\.pdf, text\/plain, 4 bytes\n/);
  assert.ok(note.includes(String(gone.DownloadToken)));
  assert.match(raw, /^X-Postroom-Missing-Files: 1\r$/m);
  assert.doesNotMatch(raw, /Missing-Files: 7/);
});

test('the second key is taken where the first is refused; without a key the mail comes at once, with notes', async () => {
  const on = await stage();
  on.api.keys = [BREVO_KEYS.old];
  await told(on, { files: [on.api.keep({ name: 'a.txt', content: 'by the second' })] });
  assert.equal(String((await came(on.room, on.inbox)).files.get('a.txt')), 'by the second');
  const without = await stage({ BREVO_API_KEY: '' });
  await told(without, { files: [without.api.keep({ name: 'a.txt', content: 'x' })] });
  const { files } = await came(without.room, without.inbox);
  assert.match(String(files.get('a.txt.not-fetched.txt')), /^This file stayed at Brevo: BREVO_API_KEY is not set\.$/m);
  assert.deepEqual(without.api.asked, []);
});

test('a token leads to no other place of the API', async () => {
  const on = await stage();
  const files = ['..', '.', null, '../../account'].map((token) => ({
    ...on.api.keep({ name: 'x', content: 'x' }),
    DownloadToken: token,
  }));
  on.api.kept.set('../../account', Buffer.from('x'));
  await told(on, { files });
  assert.deepEqual((await came(on.room, on.inbox)).whole.anomalies, ['composed_from_fields', 'files_missing']);
  assert.deepEqual(on.api.asked, ['../../account']);
});

test('each account has a row of its own, with its mail alone, which counts against its share', async () => {
  const on = await stage();
  const key = await on.room.account();
  const other = (await on.room.rest('POST', '/inboxes', {}, { key })).body;
  on.api.answering = 503;
  const files = [on.api.keep({ name: 'a.txt', content: 'for both' })];
  const { first, again } = await told(on, { to: [on.inbox.address, other.address, 'nobody@else.example'], files });
  assert.deepEqual(first, ACCEPTED);
  const found = await on.room.sql('select account_id, envelope_to from fetches order by id');
  const of = (address: string) => found.filter((row) => JSON.stringify(row.envelope_to).includes(address)).length;
  assert.deepEqual([found.length, of(on.inbox.address), of(other.address)], [2, 1, 1]);
  assert.equal(new Set(found.map((row) => row.account_id)).size, 2);
  assert.deepEqual(await again(), [200, { ok: true, duplicate: true }]);
  on.api.answering = 'well';
  on.clock.pass(MINUTE);
  await came(on.room, on.inbox);
  await eventually(
    'the other has it',
    async () => (await on.room.rest('GET', `/emails?inboxId=${other.id}`, undefined, { key })).body.data.length === 1,
  );
});

test('what waits has a bound in bytes, beyond which posts are answered 503', async () => {
  const on = await stage({ BACKLOG_MB: '1' });
  on.api.answering = 503;
  const files = [on.api.keep({ name: 'a.txt', content: 'x' })];
  const text = 'x'.repeat(300_000);
  assert.deepEqual((await told(on, { files, text })).first, ACCEPTED);
  const { first, again } = await told(on, { files, text });
  assert.equal(first[0], 503);
  on.api.answering = 'well';
  on.clock.pass(MINUTE);
  await came(on.room, on.inbox);
  await eventually('there is room', async () => (await rows(on)).every(({ state }) => state === 'done'));
  assert.deepEqual(await again(), ACCEPTED);
});

test('what waits is encrypted with the key for secrets, and anew with another', async () => {
  const key = () => randomBytes(32).toString('base64');
  const [old, next] = [key(), key()];
  const on = await stage({ POSTROOM_SECRET_KEY: '' });
  on.api.answering = 503;
  await told(on, { files: [on.api.keep({ name: 'a.txt', content: 'the file' })], text: NOTE });
  await failed(on, 1);
  const beginning = async () => {
    return String((await on.room.sql('select cast(content as text) as content from fetches'))[0]?.content);
  };
  assert.ok((await beginning()).includes(NOTE));
  const seen: string[] = [];
  for (const keys of [old, `${next},${old}`, next]) {
    await on.room.restart({ POSTROOM_SECRET_KEY: keys });
    const stored = await beginning();
    assert.match(stored, /^sealed:/);
    assert.ok(!stored.includes(NOTE));
    seen.push(stored.slice(0, 23));
  }
  assert.deepEqual([seen[0] === seen[1], seen[1] === seen[2]], [false, true]);
  on.api.answering = 'well';
  on.clock.pass(21 * MINUTE);
  const { whole, files } = await came(on.room, on.inbox);
  assert.deepEqual([whole.text.trim(), String(files.get('a.txt'))], [NOTE, 'the file']);
});
