/** Views of received mail: a mail with a code, and one that answers, told besides it to who asks for them by name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventStream } from '../../support/clients/event-stream.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, eventually } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

type Told = Answer['body'];

const { room } = await startRelayedRoom();

async function told(query: string): Promise<Told> {
  const { status, body } = await room.rest('GET', `/events?limit=100&${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

const { body: ada } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
const { body: question } = await room.rest('POST', '/emails/send', {
  inboxId: ada.id,
  to: 'bob@example.org',
  subject: 'lunch',
  text: 'noon?',
});
const sent = await eventually('it is sent', async () => {
  const { body } = await room.rest('GET', `/emails/${question.id}?view=full`);
  return body.status === 'sent' && body;
});

async function receive(subject: string, text: string, headers: string[] = []): Promise<void> {
  const answer = await room.inbound(ada.address, mime({ to: ada.address, subject, text, headers }));
  assert.equal(answer.status, 200);
}

const CODE = 'Your verification code is 482913. Enter it to sign in.';
const answering = [`In-Reply-To: ${sent.messageId}`];
const begin = (await told('types=domain.*')).nextCursor;
await receive('plain', 'Hello there.');
await receive('Your code', CODE);
await receive('Re: lunch', 'Yes, gladly.', answering);
await receive('Re: another', 'Yes.', ['In-Reply-To: <somebody@else.example>']);
await receive('Re: lunch', CODE, answering);
const mails: Told[] = await eventually('all came', async () => {
  const { data } = await told(`after=${begin}&types=email.received`);
  return data.length === 5 && data;
});
const ids = mails.map(({ id }) => id);

test('a view is told at the position of its mail, with an id of its own', async () => {
  const { data } = await told(`after=${begin}&types=email.code,email.answered`);
  assert.deepEqual(
    data.map(({ id, type }: Told) => [id, type]),
    [
      [`${ids[1]}:code`, 'email.code'],
      [`${ids[2]}:answered`, 'email.answered'],
      [`${ids[4]}:code`, 'email.code'],
      [`${ids[4]}:answered`, 'email.answered'],
    ],
  );
  const { id: _, type: __, ...about } = mails[1];
  const { id: ___, type: ____, ...same } = data[0];
  assert.deepEqual(same, about);
  const both = (await told(`after=${begin}&types=email.code,email.received`)).data;
  assert.deepEqual(
    both.map(({ id }: Told) => id),
    [ids[0], ids[1], `${ids[1]}:code`, ids[2], ids[3], ids[4], `${ids[4]}:code`],
  );
});

test('who does not name a view is not told it', async () => {
  for (const query of ['', 'types=email.*', 'payload=full'])
    assert.ok(
      (await told(query)).data.every(({ type }: Told) => type !== 'email.code' && type !== 'email.answered'),
      query,
    );
});

test('page by page nothing is lost, also behind mail that has no view', async () => {
  const seen: string[] = [];
  let after = begin;
  for (;;) {
    const { data, nextCursor, complete } = (
      await room.rest('GET', `/events?limit=1&types=email.code,email.answered&after=${after}`)
    ).body;
    seen.push(...data.map(({ id }: Told) => id));
    if (data.length === 0 && complete !== false) break;
    after = nextCursor;
  }
  assert.deepEqual(seen, [`${ids[1]}:code`, `${ids[2]}:answered`, `${ids[4]}:code`, `${ids[4]}:answered`]);
});

for (const payload of ['thin', 'full'])
  test(`a stream tells views as they come, ${payload}, and its ids lose none of them`, async () => {
    const query = `payload=${payload}&types=email.received,email.code,email.answered`;
    const listed = async (after: string): Promise<string[]> =>
      (await told(`after=${after}&${query}`)).data.map(({ id }: Told) => id);
    const before = await listed(begin);
    const stream = await eventStream(room.url, { query: `${query}&after=${begin}` });
    await stream.until('all', () => stream.facts().length >= before.length);
    await receive('Re: lunch', `${CODE} ${payload}`, answering);
    await stream.until('the new ones', () => stream.facts().length >= before.length + 3);
    const facts = stream.facts();
    const streamed = facts.map(({ data }) => data.id);
    assert.deepEqual(streamed, await listed(begin));
    if (payload === 'full') assert.equal(facts.at(-1)?.data.data.extracted.best.code, '482913');
    for (const [at, { id }] of facts.entries()) {
      const further = streamed.slice(at + 1);
      const again = await listed(id);
      assert.deepEqual(again.slice(again.length - further.length), further, 'who goes on from here misses one');
    }
    stream.close();
  });

test('a view needs the scope of mail, and a wrong name is told which there are', async () => {
  const { body } = await room.rest('POST', '/api-keys', { name: 'k', scopes: ['inboxes:read'] });
  const refused = await room.rest('GET', '/events?types=email.code', undefined, { key: body.key });
  assert.equal(refused.status, 403);
  const unknown = await room.rest('GET', '/events?types=email.codes');
  assert.equal(unknown.status, 400);
  assert.match(unknown.body.hint, /email\.code, email\.answered/);
});

test('a mail that is gone has no view', async () => {
  await room.rest('DELETE', `/emails/${mails[1].subjectId}`);
  const { data } = await told(`after=${begin}&types=email.code`);
  assert.ok(data.every(({ subjectId }: Told) => subjectId !== mails[1].subjectId));
  assert.ok(data.length > 0);
});
