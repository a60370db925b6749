/** Addresses that an account does not write to: put there, in the way of every send, and let go again. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mime, unfenced, walk } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually, type Json } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const { room, sink } = await startRelayedRoom();
const inbox: Json = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;

const send = (input: Json, key = API_KEY) =>
  room.rest('POST', '/emails/send', { inboxId: inbox.id, subject: 'Hello', text: 'Hi.', ...input }, { key });
const suppress = async (address: string, more: Json = {}) => {
  const { status, body } = await room.rest('POST', '/suppressions', { address, ...more });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};
const release = (address: string, key = API_KEY) =>
  room.rest('DELETE', `/suppressions/${encodeURIComponent(address)}`, undefined, { key });
const outbound = async () => (await room.rest('GET', '/emails?direction=outbound')).body.data.length;

function refusedAt(answer: Awaited<ReturnType<typeof send>>, paths: string[]) {
  assert.deepEqual([answer.status, answer.body.code], [403, 'forbidden'], JSON.stringify(answer.body));
  assert.deepEqual(
    answer.body.errors.map((one: Json) => one.path),
    paths,
  );
  assert.match(answer.body.hint, /[Ll]eave out .*or remove their suppression/);
}

describe('a suppressed address', () => {
  test('is refused, whatever its case, until it is let go; nothing is stored or sent meanwhile', async () => {
    const made = await suppress('Bob@Example.org');
    assert.deepEqual([made.address, made.reason, made.emailId, made.detail], ['bob@example.org', 'manual', null, null]);
    const [before, mails] = [await outbound(), sink.mails.length];
    refusedAt(await send({ to: 'bob@example.org' }), ['to.0']);
    const answer = await send({ to: 'BOB@EXAMPLE.ORG' });
    refusedAt(answer, ['to.0']);
    assert.match(answer.body.errors[0].message, /added by this account/);
    assert.doesNotMatch(JSON.stringify(answer.body), /bob@/i, 'an error quotes no address');
    assert.deepEqual([await outbound(), sink.mails.length], [before, mails]);

    const gone = await release('BOB@example.org');
    assert.deepEqual([gone.status, gone.body], [200, { id: made.id, deleted: true }]);
    assert.equal((await send({ to: 'bob@example.org' })).status, 202);
    await eventually('the mail went out', async () => sink.mails.length > mails);
  });

  test('holds back the whole mail, and each recipient it stands for is named', async () => {
    for (const address of ['x1@example.org', 'x2@example.org']) await suppress(address, { reason: 'unsubscribe' });
    const [before, mails] = [await outbound(), sink.mails.length];
    const answer = await send({
      to: ['fine@example.org', 'X1 <x1@example.org>'],
      cc: ['fine2@example.org', 'x2@example.org'],
      bcc: ['x1@example.org', 'fine3@example.org'],
    });
    refusedAt(answer, ['to.1', 'cc.1', 'bcc.0']);
    assert.match(answer.body.detail, /^3 recipients/);
    assert.deepEqual([await outbound(), sink.mails.length], [before, mails]);
    assert.equal((await send({ to: ['fine@example.org'], cc: ['fine2@example.org'], bcc: ['fine3@example.org'] })).status, 202);
  });

  test('is neither answered nor forwarded to', async () => {
    const from = 'asker@example.org';
    await room.inbound(String(inbox.address), mime({ to: String(inbox.address), from, subject: 'Ask', text: 'Well?' }));
    const [email] = (await room.rest('GET', '/emails?subject=Ask')).body.data;
    await suppress(from, { reason: 'complaint' });
    refusedAt(await room.rest('POST', `/emails/${email.id}/reply`, { text: 'So.' }), ['to.0']);
    refusedAt(await room.rest('POST', `/emails/${email.id}/reply-all`, { text: 'So.' }), ['to.0']);
    refusedAt(await room.rest('POST', `/emails/${email.id}/forward`, { to: [from] }), ['to.0']);
    assert.equal((await room.rest('POST', `/emails/${email.id}/forward`, { to: ['other@example.org'] })).status, 202);
    await release(from);
    assert.equal((await room.rest('POST', `/emails/${email.id}/reply`, { text: 'So.' })).status, 202);
  });

  test('may be an inbox of this Postroom', async () => {
    const { address } = (await room.rest('POST', '/inboxes', {})).body;
    await suppress(address);
    refusedAt(await send({ to: address }), ['to.0']);
    await release(address);
    assert.equal((await send({ to: address })).status, 202);
  });

  test('is another with another tag, and binds the account, not others', async () => {
    await suppress('tagged@example.org');
    assert.equal((await send({ to: 'tagged+news@example.org' })).status, 202);
    const stranger = await room.account();
    const theirs = (await room.rest('POST', '/inboxes', {}, { key: stranger })).body.id;
    assert.equal((await send({ inboxId: theirs, to: 'tagged@example.org' }, stranger)).status, 202);
    assert.deepEqual((await room.rest('GET', '/suppressions', undefined, { key: stranger })).body.data, []);
    const foreign = await release('tagged@example.org', stranger);
    const unknown = await release('nobody@example.org', stranger);
    assert.equal(foreign.status, 404);
    assert.deepEqual({ ...foreign.body, requestId: '' }, { ...unknown.body, requestId: '' });
    refusedAt(await send({ to: 'tagged@example.org' }), ['to.0']);
  });

  test('refused once for an idempotency key is no answer kept: let go, the same request sends', async () => {
    await suppress('once@example.org');
    const input = { inboxId: inbox.id, to: 'once@example.org', subject: 'Once', text: 'Hi.' };
    const ask = () => room.rest('POST', '/emails/send', input, { headers: { 'idempotency-key': 'suppressed-once' } });
    refusedAt(await ask(), ['to.0']);
    await release('once@example.org');
    const sent = await ask();
    assert.equal(sent.status, 202);
    assert.equal((await ask()).body.id, sent.body.id);
  });
});

describe('the list of suppressed addresses', () => {
  test('keeps the first reason, but a complaint takes the place of any other', async () => {
    const first = await suppress('why@example.org', { reason: 'bounce' });
    assert.deepEqual(await suppress('why@example.org'), first);
    assert.deepEqual(await suppress('why@example.org', { reason: 'unsubscribe' }), first);
    assert.deepEqual(await suppress('WHY@example.org', { reason: 'complaint' }), { ...first, reason: 'complaint' });
    assert.deepEqual(await suppress('why@example.org', { reason: 'bounce' }), { ...first, reason: 'complaint' });
  });

  test('is read in pages, newest first', async () => {
    for (let n = 0; n < 16; n++) await suppress(`page-${n}@example.org`);
    const rows = (await walk(room, '/suppressions')).map((row) => row.address);
    const paged = rows.filter((address) => String(address).startsWith('page-'));
    assert.deepEqual(
      paged,
      Array.from({ length: 16 }, (_, n) => `page-${15 - n}@example.org`),
    );
    assert.equal(new Set(rows).size, rows.length);
  });

  test('tells of each change as an event, and of what changes nothing none', async () => {
    const { nextCursor } = (await room.rest('GET', `/events?limit=100&after=${await endOfEvents()}`)).body;
    const made = await suppress('facts@example.org');
    await suppress('facts@example.org');
    await release('facts@example.org');
    assert.equal((await release('facts@example.org')).status, 404);
    const { data } = (await room.rest('GET', `/events?after=${nextCursor}`)).body;
    assert.deepEqual(
      data.map((event: Json) => [event.type, event.subjectId, event.inboxId]),
      [
        ['suppression.added', made.id, null],
        ['suppression.removed', made.id, null],
      ],
    );
  });

  test('takes one address and nothing else', async () => {
    for (const address of ['', 'nobody', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example']) {
      const { status, body } = await room.rest('POST', '/suppressions', { address });
      assert.deepEqual([status, body.errors?.[0].path], [400, 'address'], address);
    }
    assert.equal((await room.rest('POST', '/suppressions', { address: 'a@example.org', reason: 'whim' })).status, 400);
    assert.equal((await release('nobody')).status, 400);
    await suppress('a/b@example.org');
    assert.equal((await release('a/b@example.org')).status, 200, 'a slash in an address is part of it');
  });

  test('is read and changed with scopes of its own, by agents too', async () => {
    const keyWith = async (scopes: string[]) =>
      (await room.rest('POST', '/api-keys', { name: 'narrow', scopes })).body.key as string;
    const [reader, sender] = [await keyWith(['suppressions:read']), await keyWith(['emails:send', 'emails:read'])];
    assert.equal((await room.rest('GET', '/suppressions', undefined, { key: sender })).body.code, 'missing_scope');
    assert.equal((await release('x1@example.org', reader)).body.code, 'missing_scope');
    refusedAt(await send({ to: 'x1@example.org' }, sender), ['to.0']);

    const agent = await room.mcp();
    const added = unfenced((await agent.call('add_suppression', { address: 'mcp@example.org' })).body);
    assert.equal(added.address, 'mcp@example.org');
    const refused = await agent.call('send_email', { inboxId: inbox.id, to: 'mcp@example.org', subject: 'x', text: 'y' });
    assert.deepEqual([refused.body.code, refused.body.errors[0].path], ['forbidden', 'to.0']);
    const listed = unfenced((await agent.call('list_suppressions', { limit: 1 })).body);
    assert.deepEqual(listed.data[0].address, 'mcp@example.org');
    assert.deepEqual((await agent.call('remove_suppression', { address: 'mcp@example.org' })).body, {
      id: added.id,
      deleted: true,
    });
    await agent.close();
  });
});

async function endOfEvents(): Promise<string> {
  let cursor = '';
  for (;;) {
    const { body } = await room.rest('GET', `/events?limit=100${cursor ? `&after=${cursor}` : ''}`);
    if (body.data.length < 100) return body.nextCursor;
    cursor = body.nextCursor;
  }
}
