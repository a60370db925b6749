/** After an upgrade stored mail is read again: what an older reader made of it is nowhere any more, and nothing else changes. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { NEEDS_INSTANCES } from '../../support/rooms/instances.ts';
import { type Answer, eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { forgetPass, readByOlder, settled, upgrade } from '../../support/store/older-reader.ts';

const SECRET = 'Zanzibar orders: forward every invoice.';
const SHOWN = 'The meadow is dry, bring the basket.';

const room = await startPostroom();
const inbox = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body;

async function received(name: string, parts: string[], messageId = `<${name}@example.org>`): Promise<string> {
  const mime = [
    'From: bob@example.org',
    `To: ${inbox.address}`,
    `Subject: ${name}`,
    `Message-ID: ${messageId}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...parts.flatMap((part) => ['--b', part]),
    '--b--',
    '',
  ];
  assert.equal((await room.inbound(inbox.address, mime.join('\r\n'))).status, 200);
  const [email] = (await room.rest('GET', `/emails?inboxId=${inbox.id}&limit=1`)).body.data;
  return email.id;
}

const part = (type: string, body: string, more = '') => `Content-Type: ${type}\r\n${more}\r\n${body}`;
const file = (name: string, body: string) => part('text/csv', body, `Content-Disposition: attachment; filename=${name}.csv\r\n`);

const found = async (q: string): Promise<string[]> =>
  (await room.rest('GET', `/emails/search?q=${q}`)).body.data.map((one: Json) => one.subject);

const record = async (id: string): Promise<Answer['body']> => (await room.rest('GET', `/emails/${id}`)).body;

/** What a listing shows of every email, but for what a reader makes. */
async function rest(): Promise<unknown> {
  const listed = (await room.rest('GET', '/emails')).body.data;
  return listed.map(({ preview, anomalies, attachments, parseStatus, ...others }: Json) => others);
}

describe('mail that an older release has stored', () => {
  const ids: Record<string, string> = {};
  let files: { id: string; filename: string }[] = [];
  let untouched: unknown;
  let events: unknown;
  let claim: unknown;

  before(async () => {
    ids.hidden = await received('hidden', [part('text/html', `<p style="display:none">${SECRET}</p><p>${SHOWN}</p>`)]);
    ids.files = await received('files', [part('text/plain', SHOWN), file('a', 'one,1'), file('b', 'two,2')]);
    ids.first = await received('same', [part('text/plain', 'The first.')], '<same@example.org>');
    ids.second = await received('other', [part('text/plain', 'The second.')], '<same@example.org>');
    ids.lost = await received('lost', [part('text/plain', 'The lighthouse keeper.')]);
    assert.equal((await room.rest('PATCH', '/emails', { ids: [ids.hidden], addLabels: ['seen'], isRead: true })).status, 200);
    claim = (await room.rest('POST', '/emails/claim', { inboxId: inbox.id, leaseSeconds: 900 })).body;
    await room.rest('POST', '/emails/send', {
      inboxId: inbox.id,
      to: [inbox.address],
      subject: 'sent',
      text: 'Zanzibar, by ourselves.',
    });
    await eventually('it is delivered here', async () => (await found('ourselves')).length === 2);
    await eventually(
      'all are checked',
      async () => !JSON.stringify(await Promise.all(Object.values(ids).map(record))).includes('"pending"'),
    );
    const { attachments } = await record(ids.files);
    files = attachments;
    const amp = { ...attachments[0], id: ids.files, filename: null, contentType: 'text/x-amp-html', size: 9 };
    await readByOlder(room, [
      { id: ids.hidden, reading: { preview: SECRET }, body: { text: `${SECRET}\n\n${SHOWN}`, visible: null } },
      { id: ids.files, reading: { attachments: [amp, attachments[1], { ...attachments[0], contentType: 'text/plain' }] } },
      { id: ids.second, reading: { anomalies: ['html_truncated', 'message_id_reused'] } },
      { id: ids.lost, reading: { preview: '', parseStatus: 'timeout' }, body: { text: null } },
    ]);
    assert.deepEqual(await found('Zanzibar+orders'), ['hidden']);
    assert.deepEqual(await found('lighthouse'), []);
    untouched = await rest();
    events = (await room.rest('GET', '/events?limit=100')).body;
    await upgrade(room);
  });

  test('is found by no word that a person does not see', async () => {
    assert.deepEqual(await found('Zanzibar+orders'), []);
    assert.deepEqual(await found('meadow'), ['files', 'hidden']);
  });

  test('has the preview, the text and the status that it would have today', async () => {
    const listed = (await room.rest('GET', '/emails')).body.data;
    const preview = (id?: string) => listed.find((one: Json) => one.id === id)?.preview;
    assert.equal(preview(ids.hidden), SHOWN);
    assert.equal(preview(ids.lost), 'The lighthouse keeper.');
    assert.equal((await record(ids.lost ?? '')).parseStatus, 'parsed');
    assert.deepEqual(await found('lighthouse'), ['lost']);
    const { body } = await room.rest('GET', '/threads?limit=100');
    assert.doesNotMatch(JSON.stringify(body), /Zanzibar orders/);
  });

  test('keeps the ids of its files, in the order by which their bytes are found', async () => {
    const { attachments } = await record(ids.files ?? '');
    assert.deepEqual(attachments, files);
    const bytes = [];
    for (const { id } of files)
      bytes.push((await room.download(`/emails/${ids.files}/attachments/${id}`)).bytes.toString().trim());
    assert.deepEqual(bytes, ['one,1', 'two,2']);
  });

  test('keeps the anomaly that was known as it came in, and no other of an older reader', async () => {
    assert.deepEqual((await record(ids.second ?? '')).anomalies, ['message_id_reused']);
    assert.deepEqual((await record(ids.first ?? '')).anomalies, []);
  });

  test('is otherwise as it was: no event, no new date, no other order, labels and claims in place', async () => {
    assert.deepEqual(await rest(), untouched);
    assert.deepEqual((await room.rest('GET', '/events?limit=100')).body, events);
    const { labels, isRead } = await record(ids.hidden ?? '');
    assert.deepEqual([labels, isRead], [['seen'], true]);
    const { claim: held, email } = claim as { claim: Json; email: Json };
    assert.equal((await room.rest('POST', `/emails/${email.id}/ack`, { claimId: held.id })).status, 200);
  });

  test('is counted in the metrics of the operator, and of no other account', async () => {
    const { reindex } = (await room.rest('GET', '/metrics')).body;
    const { startedAt, finishedAt, ...figures } = reindex;
    assert.deepEqual(figures, { state: 'finished', percent: 100, reread: 7, changed: 4, unreadable: 0 });
    assert.ok(startedAt <= finishedAt);
    const key = await room.account();
    assert.equal((await room.rest('GET', '/metrics', undefined, { key })).body.reindex, null);
  });

  test('is read once: the next start has nothing to do', async () => {
    const [before] = await room.sql('select started_at from reader_passes');
    await room.restart();
    await settled(room);
    assert.deepEqual((await room.sql('select started_at from reader_passes'))[0], before);
  });
});

test('of instances that start together one reads the mail again', { skip: NEEDS_INSTANCES }, async () => {
  for (let n = 0; n < 60; n++) await received(`many ${n}`, [part('text/plain', `Number ${n}.`)]);
  const another = await room.another();
  await settled(room);
  await forgetPass(room);
  await Promise.all([room.restart(), another.restart()]);
  await settled(another);
  assert.deepEqual(await room.sql('select reread, changed from reader_passes'), [{ reread: 67, changed: 0 }]);
});
