/** Proofs that are used again: the same one acts once, whatever it was answered, and not for a webhook of another kind. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { postEvents, signature } from '../support/providers/provider-events.ts';
import { startPostroom } from '../support/rooms/postroom.ts';

const MAIL = 'From: ann@example.org\r\nSubject: Hello\r\n\r\nHi.\r\n';

const room = await startPostroom();
const events = `${room.url}/webhooks/provider/events`;

/** Why a post is ignored, and what makes the address take mail afterwards. */
const IGNORED: Record<
  string,
  [ignoring: (localPart: string) => Promise<unknown>, taking: (localPart: string) => Promise<unknown>]
> = {
  'no inbox has the address yet': [async () => {}, (localPart) => room.rest('POST', '/inboxes', { localPart })],
  'the inbox is paused': [
    async (localPart) => {
      const { body } = await room.rest('POST', '/inboxes', { localPart });
      await room.rest('PATCH', `/inboxes/${body.id}`, { status: 'paused' });
    },
    (localPart) => patched(localPart, { status: 'active' }),
  ],
  'the rules of the inbox refuse the sender': [
    async (localPart) => {
      await room.rest('POST', '/inboxes', { localPart });
      await patched(localPart, { rules: { receive: { allow: null, block: ['example.org'] } } });
    },
    (localPart) => patched(localPart, { rules: null }),
  ],
};

describe('a post that was ignored because', () => {
  for (const [why, [ignoring, taking]] of Object.entries(IGNORED)) {
    test(`${why} stays ignored under its token, and comes in with a fresh one`, async () => {
      const localPart = `x-${randomUUID().slice(0, 8)}`;
      const address = `${localPart}@postroom.localhost`;
      const token = randomUUID();
      await ignoring(localPart);
      const first = await room.inbound(address, MAIL, { token });
      assert.equal(first.status, 202);
      await taking(localPart);
      for (const mime of [MAIL, MAIL.replace('Hi.', 'Pay to account 2.')]) {
        const replayed = await room.inbound(address, mime, { token });
        assert.deepEqual([replayed.status, replayed.json], [202, first.json]);
      }
      assert.deepEqual((await postEvents(events, { signature: signature({ token }), 'event-data': OPENED })).status, 401);
      assert.deepEqual((await room.inbound(address, MAIL)).json, { ok: true });
    });
  }

  test('it came many times at once is ignored each time', async () => {
    const token = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => room.inbound(`nobody-${token}@postroom.localhost`, MAIL, { token })),
    );
    assert.ok(answers.every(({ status }) => status === 202));
  });
});

test('a post that was stored stays a duplicate under its token when its inbox is gone', async () => {
  const { body: inbox } = await room.rest('POST', '/inboxes', {});
  const token = randomUUID();
  assert.deepEqual((await room.inbound(inbox.address, MAIL, { token })).json, { ok: true });
  await room.rest('DELETE', `/inboxes/${inbox.id}`);
  assert.deepEqual((await room.inbound(inbox.address, MAIL, { token })).json, { ok: true, duplicate: true });
});

const OPENED = { event: 'opened', recipient: 'bob@example.org' };

/** Events about which nothing is done; each is answered 200, as the provider must not post it again. */
const EVENTS: Record<string, object> = {
  'of a kind that is not kept': OPENED,
  'without a recipient': { event: 'delivered' },
  'about a mail that was not sent from here': {
    event: 'complained',
    recipient: 'bob@example.org',
    message: { headers: { 'message-id': `${randomUUID()}@postroom.localhost` } },
  },
  'about a mail of somebody else': {
    event: 'complained',
    recipient: 'bob@example.org',
    message: { headers: { 'message-id': 'a@example.org' } },
  },
};

describe('the proof of an event', () => {
  for (const [what, event] of Object.entries(EVENTS)) {
    test(`${what} is none of a mail`, async () => {
      const { body: inbox } = await room.rest('POST', '/inboxes', {});
      const token = randomUUID();
      const post = () => postEvents(events, { signature: signature({ token }), 'event-data': event });
      assert.deepEqual([(await post()).status, (await post()).status], [200, 200]);
      const answer = await room.inbound(inbox.address, MAIL, { token });
      assert.deepEqual([answer.status, answer.json.code], [401, 'unauthenticated']);
      assert.deepEqual((await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data, []);
    });
  }
});

async function patched(localPart: string, change: object): Promise<void> {
  const { body } = await room.rest('GET', '/inboxes?limit=100');
  const inbox = body.data.find((one: { localPart: string }) => one.localPart === localPart);
  const { status, body: answer } = await room.rest('PATCH', `/inboxes/${inbox.id}`, change);
  assert.equal(status, 200, JSON.stringify(answer));
}
