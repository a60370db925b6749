/** Events that are posted as they happen: signed, of what was asked for, to whoever's key may read them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { HOOKS_ENV, newEndpoint, startReceiver, verify } from '../../support/servers/webhook-receiver.ts';

const room = await startPostroom(HOOKS_ENV);
const inbox = async (localPart: string) => (await room.rest('POST', '/inboxes', { localPart })).body;
const ada = await inbox('ada');
const bob = await inbox('bob');

async function mail(to: { address: string }, subject: string, text = 'Hello.'): Promise<void> {
  assert.equal((await room.inbound(to.address, mime({ to: to.address, subject, text }))).status, 200);
}

const lookedUp = async (id: string) => (await room.rest('GET', `/webhook-endpoints/${id}`)).body;

test('a mail is posted once with its record, signed so that standardwebhooks takes it, and refuses it when it was changed', async () => {
  const receiver = await startReceiver();
  const made = await newEndpoint(room, { url: receiver.url, types: ['email.received'] });
  assert.match(made.secret, /^whsec_[A-Za-z0-9+/]+=*$/);
  await mail(ada, 'The first', 'Your lunch is at noon.');
  const [one] = await receiver.waitFor(1);
  assert.ok(one);
  verify(made.secret, one);
  assert.throws(() => verify(made.secret, { ...one, text: one.text.replace('noon', 'nine') }));
  assert.throws(() => verify(made.secret, { ...one, headers: { ...one.headers, 'webhook-id': 'another' } }));
  const { data } = (await room.rest('GET', '/events?types=email.received&payload=full')).body;
  const event = data.at(-1);
  // Its sender is checked meanwhile.
  event.data.sender = one.body.data.sender;
  assert.deepEqual(one.body, event);
  assert.equal(one.id, event.id);
  assert.match(one.body.data.text, /lunch is at noon/);
  assert.equal((await lookedUp(made.id)).status, 'enabled');
  assert.equal((await lookedUp(made.id)).secret, undefined);
  const log = (await room.rest('GET', `/webhook-endpoints/${made.id}/deliveries`)).body.data;
  assert.deepEqual(
    log.map(({ eventId, attempt, taken, status }: Json) => [eventId, attempt, taken, status]),
    [[event.id, 1, true, 204]],
  );
});

test('types, kinds, inboxes and views narrow what is posted; thin has no record', async () => {
  const [all, domains, ofBob, codes] = [
    await startReceiver(),
    await startReceiver(),
    await startReceiver(),
    await startReceiver(),
  ];
  await newEndpoint(room, { url: all.url, payload: 'thin' });
  await newEndpoint(room, { url: domains.url, types: ['suppression.*'] });
  await newEndpoint(room, { url: ofBob.url, types: ['email.*'], inboxId: bob.address });
  await newEndpoint(room, { url: codes.url, types: ['email.code', 'email.received'] });
  await mail(ada, 'To Ada');
  await mail(bob, 'Sign in', 'Your verification code is 481923. It is valid for ten minutes.');
  await room.rest('POST', '/suppressions', { address: 'no@example.org' });
  await all.waitFor(1, 'suppression.added');
  const [mails, suppressed] = [all.of('email.received'), all.of('suppression.added')];
  assert.equal(mails.length, 2);
  const [{ body: first } = assert.fail()] = mails;
  assert.deepEqual([first.data, first.inboxId], [undefined, ada.id]);
  assert.ok(suppressed[0]?.body.sequence > mails[1]?.body.sequence);
  const [only] = await domains.waitFor(1);
  assert.deepEqual([only?.body.type, only?.body.data.address], ['suppression.added', 'no@example.org']);
  await ofBob.waitFor(1, 'email.received');
  assert.ok(ofBob.received.every(({ body }) => body.inboxId === bob.id));
  const [code] = await codes.waitFor(1, 'email.code');
  const [, source] = await codes.waitFor(2, 'email.received');
  assert.deepEqual([code?.id, code?.body.sequence], [`${source?.id}:code`, source?.body.sequence]);
  assert.deepEqual([domains.received.length, codes.received.length], [1, 3]);
});

test('labels narrow what is posted to mail that has all of them', async () => {
  const receiver = await startReceiver();
  const types = ['email.updated', 'inbox.updated'];
  const made = await newEndpoint(room, { url: receiver.url, types, labels: ['urgent', 'invoice'] });
  assert.deepEqual((await lookedUp(made.id)).labels, ['urgent', 'invoice']);
  await mail(ada, 'Labelled');
  const { data } = (await room.rest('GET', `/emails?inboxId=${ada.id}&subject=Labelled`)).body;
  const marked = (addLabels: string[]) => room.rest('PATCH', '/emails', { ids: [data[0].id], addLabels });
  assert.equal((await marked(['urgent'])).status, 200);
  await room.rest('PATCH', `/inboxes/${ada.id}`, { displayName: 'Ada' });
  assert.equal((await marked(['invoice'])).status, 200);
  const [one] = await receiver.waitFor(1);
  assert.deepEqual([one?.body.type, one?.body.data.labels.toSorted()], ['email.updated', ['invoice', 'urgent']]);
  const changed = await room.rest('PATCH', `/webhook-endpoints/${made.id}`, { labels: null });
  assert.equal(changed.body.labels, null);
  await room.rest('PATCH', `/inboxes/${ada.id}`, { displayName: 'Ada L.' });
  await receiver.waitFor(1, 'inbox.updated');
  assert.equal(receiver.of('inbox.updated').length, 1);
});

test('a key that sees one inbox is told of that one, and what its scopes read; another key does not see its endpoint', async () => {
  const receiver = await startReceiver();
  const scopes = ['webhooks:read', 'webhooks:write', 'emails:read'];
  const bound = (await room.rest('POST', '/api-keys', { name: 'bound', scopes, inboxIds: [bob.id] })).body.key;
  const wide = await newEndpoint(room, { url: receiver.url, types: ['email.sent'] });
  const made = await newEndpoint(room, { url: receiver.url }, bound);
  await mail(ada, 'Not for Bob');
  await mail(bob, 'For Bob');
  await room.rest('PATCH', `/inboxes/${bob.id}`, { displayName: 'Bobby' });
  await mail(bob, 'Again for Bob');
  await receiver.waitFor(2, 'email.received');
  assert.ok(receiver.received.every(({ body }) => body.inboxId === bob.id && !body.type.startsWith('inbox.')));
  assert.deepEqual(
    receiver.of('email.received').map(({ body }) => body.data.subject),
    ['For Bob', 'Again for Bob'],
  );
  // Whoever may set the address of the wide one would be told what its key does not read.
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { url: receiver.url }],
    ['POST', '/rotate', {}],
    ['POST', '/resume', {}],
    ['DELETE', '', undefined],
  ] as const)
    problem(await room.rest(method, `/webhook-endpoints/${wide.id}${path}`, body, { key: bound }), 404, 'not_found');
  const listed = (await room.rest('GET', '/webhook-endpoints', undefined, { key: bound })).body.data;
  assert.deepEqual(
    listed.map(({ id }: Json) => id),
    [made.id],
  );
  assert.ok((await room.rest('GET', '/webhook-endpoints')).body.data.some(({ id }: Json) => id === made.id));
  problem(
    await room.rest('POST', '/webhook-endpoints', { url: receiver.url, types: ['inbox.created'] }, { key: bound }),
    403,
    'missing_scope',
  );
});

test('a rotated key goes on; a revoked one pauses its endpoint, which says why, tells others, and is resumed with another key', async () => {
  const [receiver, others] = [await startReceiver(), await startReceiver()];
  await newEndpoint(room, { url: others.url, types: ['endpoint.disabled'] });
  const first = (await room.rest('POST', '/api-keys', { name: 'line' })).body;
  const made = await newEndpoint(room, { url: receiver.url, types: ['email.received'] }, first.key);
  const second = (await room.rest('POST', `/api-keys/${first.id}/rotate`, { graceSeconds: 0 })).body;
  await mail(ada, 'After the rotation');
  await receiver.waitFor(1);
  assert.equal((await room.rest('POST', `/api-keys/${second.id}/revoke`, {})).status, 200);
  await mail(ada, 'After its end');
  const [told] = await others.waitFor(1);
  assert.deepEqual([told?.body.data.id, told?.body.data.status, told?.body.data.reason], [made.id, 'paused', 'key_ended']);
  assert.equal(receiver.received.length, 1);
  const stopped = { id: made.id, url: receiver.url, status: 'paused', reason: 'key_ended' };
  assert.deepEqual((await room.rest('GET', '/whoami')).body.stoppedEndpoints, [stopped]);
  const paused = (await room.rest('GET', '/webhook-endpoints?status=paused')).body.data;
  assert.deepEqual(
    paused.map(({ id }: Json) => id),
    [made.id],
  );
  const resumed = (await room.rest('POST', `/webhook-endpoints/${made.id}/resume`, {})).body;
  assert.equal((await room.rest('GET', '/whoami')).body.stoppedEndpoints, undefined);
  assert.deepEqual([resumed.status, resumed.reason], ['enabled', null]);
  assert.notEqual(resumed.keyId, made.keyId);
  const came = await receiver.waitFor(2);
  assert.equal(came[1]?.body.data.subject, 'After its end');
});

test('the same clientId answers the same endpoint without its secret', async () => {
  const receiver = await startReceiver();
  const made = await newEndpoint(room, { url: receiver.url, clientId: 'production' });
  const again = await newEndpoint(room, { url: `${receiver.url}/2`, clientId: 'production' });
  assert.deepEqual([again.id, again.url, again.secret], [made.id, receiver.url, undefined]);
});

test('what cannot be is refused in words that help', async () => {
  const { url } = await startReceiver();
  const refused = await room.rest('POST', '/webhook-endpoints', { url, types: ['email.recieved'] });
  problem(refused, 400, 'invalid_request');
  assert.match(refused.body.hint, /email\.received/);
  for (const [bad, rule] of [
    ['https://10.0.0.1/hook', /no address of the public internet/],
    ['https://[::ffff:10.0.0.1]/hook', /no address of the public internet/],
    ['https://[64:ff9b::a00:1]/hook', /no address of the public internet/],
    ['https://0xa9fea9fe/latest', /no address of the public internet/],
    ['https://2852039166/latest', /no address of the public internet/],
    ['https://100.64.0.1/', /no address of the public internet/],
    ['http://93.184.216.34/hook', /https only/],
    ['https://user:secret@example.org/hook', /user name or password/],
    ['https://example.org/hook#part', /fragment/],
    ['https://example.org:25/hook', /port 25/],
    ['ftp://example.org/hook', /https/],
    ['/hook', /absolute/],
  ] as const) {
    const answer = await room.rest('POST', '/webhook-endpoints', { url: bad });
    problem(answer, 400, 'invalid_request');
    assert.match(answer.body.detail, rule, bad);
  }
  const made = await newEndpoint(room, { url });
  problem(await room.rest('PATCH', `/webhook-endpoints/${made.id}`, { url: 'https://192.168.1.1/' }), 400, 'invalid_request');
  problem(await room.rest('POST', `/webhook-endpoints/${made.id}/resume`, { after: 'nonsense' }), 400, 'invalid_request');
  problem(await room.rest('POST', `/webhook-endpoints/${made.id}/redeliver`, {}), 400, 'invalid_request');
  problem(await room.rest('POST', `/webhook-endpoints/${made.id}/redeliver`, { sequence: 999_999 }), 404, 'not_found');
  for (const range of [{ sequence: 9, through: 8 }, { through: 8 }, { sequence: 1, after: 'x' }])
    problem(await room.rest('POST', `/webhook-endpoints/${made.id}/redeliver`, range), 400, 'invalid_request');
});

test('a test goes the same way, tells what came of it, and follows no redirect', async () => {
  const [receiver, elsewhere] = [await startReceiver(), await startReceiver()];
  const made = await newEndpoint(room, { url: receiver.url, types: ['domain.added'] });
  const tested = (await room.rest('POST', `/webhook-endpoints/${made.id}/test`, {})).body;
  assert.deepEqual([tested.taken, tested.status, tested.type], [true, 204, 'endpoint.test']);
  const [one] = receiver.received;
  assert.ok(one);
  verify(made.secret, one);
  receiver.answer = (response) => response.writeHead(302, { location: elsewhere.url }).end('over there');
  const redirected = (await room.rest('POST', `/webhook-endpoints/${made.id}/test`, {})).body;
  assert.deepEqual([redirected.taken, redirected.status, redirected.answer], [false, 302, 'over there']);
  assert.equal(elsewhere.received.length, 0);
  await receiver.close();
  const closed = (await room.rest('POST', `/webhook-endpoints/${made.id}/test`, {})).body;
  assert.deepEqual([closed.taken, closed.status], [false, null]);
  assert.match(closed.error, /did not answer/);
  const limited = (await room.rest('POST', '/api-keys', { name: 'reads', scopes: ['webhooks:read'] })).body.key;
  problem(await room.rest('GET', `/webhook-endpoints/${made.id}/deliveries`, undefined, { key: limited }), 404, 'not_found');
});

test('events are told again by their sequence or from a cursor, with the ids that they had; a paused one goes on where it was', async () => {
  const receiver = await startReceiver();
  const made = await newEndpoint(room, { url: receiver.url, types: ['email.received'] });
  const before = (await room.rest('GET', '/events?limit=100&types=domain.added')).body.nextCursor;
  for (const subject of ['one', 'two', 'three']) await mail(ada, subject);
  const came = await receiver.waitFor(3);
  const [, two] = came;
  const path = `/webhook-endpoints/${made.id}`;
  assert.deepEqual((await room.rest('POST', `${path}/redeliver`, { sequence: two?.body.sequence })).body, {
    id: made.id,
    events: 1,
  });
  assert.equal((await receiver.waitFor(4))[3]?.id, two?.id);
  assert.equal((await room.rest('POST', `${path}/redeliver`, { after: before })).status, 202);
  const all = await receiver.waitFor(7);
  assert.deepEqual(
    all.slice(4).map(({ id }) => id),
    came.slice(0, 3).map(({ id }) => id),
  );
  const range = { sequence: two?.body.sequence, through: came[2]?.body.sequence };
  assert.equal((await room.rest('POST', `${path}/redeliver`, range)).body.events, 2);
  assert.deepEqual(
    (await receiver.waitFor(9))
      .slice(7)
      .map(({ id }) => id)
      .toSorted(),
    [two?.id, came[2]?.id].toSorted(),
  );
  assert.equal((await room.rest('POST', `${path}/pause`, {})).body.status, 'paused');
  problem(await room.rest('POST', `${path}/redeliver`, { after: before }), 409, 'conflict');
  await mail(ada, 'four');
  await room.rest('POST', `${path}/resume`, {});
  assert.equal((await receiver.waitFor(10))[9]?.body.data.subject, 'four');
  assert.equal((await room.rest('DELETE', path)).status, 200);
  problem(await room.rest('GET', path), 404, 'not_found');
});
