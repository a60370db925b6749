/** What only Postal posts: its other form, another encoding, and the senders it names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailIn, mailOf, newInbox, post } from '../../support/providers/provider-posts.ts';
import { ALL_SECRETS, postChanged, SAMPLES } from '../../support/providers/provider-samples.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom(ALL_SECRETS);

test('a post without the raw mail, or in a form, is put off with the options that are missing, as a refusal would bounce it', async () => {
  const inbox = await newInbox(room);
  const hashed = await postChanged(room, 'postal', inbox.address, ({ message, base64, ...rest }) => ({
    ...rest,
    plain_body: 'Hello.',
  }));
  const form = Buffer.from(new URLSearchParams({ rcpt_to: inbox.address, message: mailOf('form') }).toString());
  const [, ...proof] = SAMPLES.postal.prove(form, 'current', { mime: form, to: [inbox.address], from: '' });
  const encoded = await post(room, 'postal/inbound', form, [['content-type', 'application/x-www-form-urlencoded'], ...proof]);
  for (const { status, body } of [hashed, encoded]) {
    assert.equal(status, 503);
    assert.match(String(body.hint), /Sent in the body as JSON.*Deliver the raw message/);
  }
  assert.equal((await mailIn(room, inbox)).length, 0);
});

test('mail that is not in Base64 is text', async () => {
  const inbox = await newInbox(room);
  const plain = await postChanged(room, 'postal', inbox.address, (body) => ({
    ...body,
    message: mailOf('plain'),
    base64: false,
  }));
  assert.equal(plain.status, 200);
  assert.deepEqual(
    (await mailIn(room, inbox)).map(({ subject, rawFidelity }) => [subject, rawFidelity]),
    [['plain', 'text']],
  );
});

test('the null sender is told apart from one that is not named', async () => {
  const inbox = await newInbox(room);
  for (const mail_from of ['', null])
    assert.equal((await postChanged(room, 'postal', inbox.address, (body) => ({ ...body, mail_from }))).status, 200);
  const { body } = await room.rest('GET', `/arrivals?inboxId=${inbox.id}`);
  assert.deepEqual(
    body.data.map(({ envelopeFrom }: { envelopeFrom: string | null }) => envelopeFrom),
    [null, ''],
  );
});

test('two mails with the id of one, as two mail servers of an installation count them, are two', async () => {
  const inbox = await newInbox(room);
  for (const id of [7, 7])
    assert.deepEqual((await postChanged(room, 'postal', inbox.address, (body) => ({ ...body, id }))).body, { ok: true });
  assert.equal((await mailIn(room, inbox)).length, 2);
});

test('a post that names no recipient, or is no JSON, is answered 400', async () => {
  assert.equal((await postChanged(room, 'postal', '', (body) => body)).status, 400);
  assert.equal((await postChanged(room, 'postal', 'a@b.example', () => [])).status, 400);
});
