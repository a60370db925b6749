/** What only one of the providers that post JSON with a raw mail does: tests of an address, options, batches, and envelopes that are not whole. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { basic, mailIn, mailOf, newInbox, post } from '../../support/providers/provider-posts.ts';
import { ALL_SECRETS, postChanged, relayed, SAMPLES } from '../../support/providers/provider-samples.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom(ALL_SECRETS);

describe('ForwardEmail', () => {
  test('is put off without the raw mail, as the sender waits for the answer', async () => {
    const inbox = await newInbox(room);
    const answer = await postChanged(room, 'forwardemail', inbox.address, ({ raw, ...rest }) => rest);
    assert.equal(answer.status, 503);
    assert.match(String(answer.body.hint), /raw=false/);
  });

  test('names its recipient in the session where it lists none, and no sender where it has none', async () => {
    const inbox = await newInbox(room);
    const session = { recipient: inbox.address };
    const answer = await postChanged(room, 'forwardemail', inbox.address, ({ recipients, ...rest }) => ({ ...rest, session }));
    assert.equal(answer.status, 200);
    assert.equal((await mailIn(room, inbox)).length, 1);
    const [arrival] = (await room.rest('GET', `/arrivals?inboxId=${inbox.id}`)).body.data;
    assert.equal(arrival.envelopeFrom, null);
  });

  test('is answered 400 for a post that names no recipient', async () => {
    assert.equal((await postChanged(room, 'forwardemail', '', (body) => ({ ...body, recipients: [], session: {} }))).status, 400);
  });
});

describe('MailerSend', () => {
  test('is answered 200 for its test of the address, which stores nothing', async () => {
    const answer = await postChanged(room, 'mailersend', 'a@b.example', () => ({ type: 'webhook.test', data: {} }));
    assert.deepEqual([answer.status, answer.body], [200, { ok: true, mails: 0 }]);
  });

  test('is put off for an event of its activity, with the mistake', async () => {
    const answer = await postChanged(room, 'mailersend', 'a@b.example', () => ({ type: 'activity.sent', data: { id: '1' } }));
    assert.equal(answer.status, 503);
    assert.match(String(answer.body.hint), /inbound route/);
  });

  test('tells the same mail for other recipients apart from the same mail again', async () => {
    const [one, other] = [await newInbox(room), await newInbox(room)];
    const raw = mailOf('routes');
    for (const [to, duplicate] of [
      [one, undefined],
      [other, undefined],
      [one, true],
    ] as const) {
      const answer = await postChanged(room, 'mailersend', to.address, (body) => ({
        ...body,
        data: { ...(body.data as object), id: 'same', raw },
      }));
      assert.equal(answer.body.duplicate, duplicate);
    }
    for (const inbox of [one, other]) assert.equal((await mailIn(room, inbox)).length, 1);
  });
});

describe('SparkPost', () => {
  test('may prove itself by the password of its address', async () => {
    const inbox = await newInbox(room);
    const body = JSON.stringify([relayed(inbox.address, 'a@b.example', mailOf('basic'), false)]);
    for (const [secret, status] of [
      [SAMPLES.sparkpost.values.wrong, 401],
      [SAMPLES.sparkpost.values.old, 200],
    ] as const)
      assert.equal((await post(room, 'sparkpost/inbound', body, basic(secret))).status, status);
    assert.equal((await mailIn(room, inbox)).length, 1);
  });

  test('posts batches: each mail reaches its own recipient, as bytes or as text, and what cannot be read is left out', async () => {
    const [bytes, text] = [await newInbox(room), await newInbox(room)];
    const answer = await postChanged(room, 'sparkpost', bytes.address, (batch) => [
      { msys: {} },
      { msys: { relay_message: { content: {}, rcpt_to: text.address } } },
      relayed(' ', 'a@b.example', mailOf('for nobody'), false),
      ...(batch as unknown as object[]),
      relayed('nobody@postroom.localhost', 'a@b.example', mailOf('unknown'), false),
      relayed(text.address, 'a@b.example', mailOf('text'), false),
    ]);
    assert.equal(answer.status, 200);
    assert.deepEqual(
      (await mailIn(room, bytes)).map(({ rawFidelity }) => rawFidelity),
      ['exact'],
    );
    assert.deepEqual(
      (await mailIn(room, text)).map(({ subject, rawFidelity }) => [subject, rawFidelity]),
      [['text', 'text']],
    );
  });

  test('stores the mails of a batch behind one for an account without room, and is put off for that one', async () => {
    const inbox = await newInbox(room);
    const { body: full } = await room.rest('POST', '/inboxes', {}, { key: await room.account('free') });
    const [account] = await room.sql("SELECT id FROM accounts WHERE plan = 'free'");
    await room.sql(
      "INSERT INTO counters (account_id, day, name, value) VALUES (?, '', 'emails.storedBytes', 99000000000) ON CONFLICT (account_id, day, name) DO UPDATE SET value = 99000000000 RETURNING name",
      account?.id ?? '',
    );
    const batch = [full, inbox].map(({ address }) => relayed(address, 'a@b.example', mailOf('behind'), false));
    for (const _ of [1, 2]) assert.equal((await postChanged(room, 'sparkpost', 'a@b.example', () => batch)).status, 503);
    assert.equal((await mailIn(room, inbox)).length, 1);
  });

  test('is answered 200 for its pings, and 400 for a batch of other events', async () => {
    for (const ping of [[], [{ msys: {} }]]) {
      const { status, body } = await postChanged(room, 'sparkpost', 'a@b.example', () => ping);
      assert.deepEqual([status, body], [200, { ok: true, mails: 0 }]);
    }
    for (const other of [{}, [{ msys: { message_event: { type: 'delivery' } } }]])
      assert.equal((await postChanged(room, 'sparkpost', 'a@b.example', () => other)).status, 400);
  });
});
