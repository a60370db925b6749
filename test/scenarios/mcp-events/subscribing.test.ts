/** MCP Events posted to a callback: a challenge first, then each event, signed with the client's secret, in both revisions of MCP. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsClient, REVISIONS, type Told } from '../../support/clients/mcp-events.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { newSecret, startCallback } from '../../support/servers/mcp-callback.ts';
import { HOOKS_ENV, startReceiver, verifyAtAnyTime } from '../../support/servers/webhook-receiver.ts';

const MINUTE = 60_000;
const clock = standInClock();
const room = await startPostroom(HOOKS_ENV, { clock });
const inbox = async (localPart: string) => (await room.rest('POST', '/inboxes', { localPart })).body;
const ada = await inbox('ada');
const bob = await inbox('bob');

async function mail(to: { address: string }, subject: string): Promise<void> {
  const at = { at: clock.now() };
  assert.equal((await room.inbound(to.address, mime({ to: to.address, subject, text: 'Hello.' }), at as Json)).status, 200);
}

const subjects = (received: { body: Told }[]) => received.map(({ body }) => body.data.subject.replace(/<\/?u-\w+>/g, ''));
const subjectsOf = ({ events }: Told) => subjects(events.map((body: Told) => ({ body })));
const keyOf = async (body: object) => (await room.rest('POST', '/api-keys', { name: 'k', ...body })).body;
const params = (url: string, secret: string, more: Json = {}): Json => ({
  name: 'email.received',
  delivery: { mode: 'webhook', url, secret },
  cursor: null,
  ...more,
});
/** Nothing is held back from its subscriptions. */
const open = (body: object = {}) => keyOf({ wake: { only: ['any'] }, ...body });
const { key: openKey } = await open();
const clientOf = (revision: string) => eventsClient(room.url, revision, openKey);
const rows = async () => Number((await room.sql('select count(*) as many from webhook_endpoints'))[0]?.many);

for (const revision of REVISIONS) {
  test(`${revision}: a callback is challenged, then told each event once, signed, with a place to go on from`, async () => {
    const client = await clientOf(revision);
    const [callback, secret] = [await startCallback(), newSecret()];
    const asked = params(callback.url, secret, { arguments: { inbox: ada.address } });
    const made = await client.ask('events/subscribe', asked);
    assert.match(made.id, /^sub_[0-9a-f]{32}$/);
    assert.equal(made.truncated, false);
    assert.equal(Date.parse(made.refreshBefore), clock.now().getTime() + 60 * MINUTE);
    const [challenge] = callback.control('verification');
    assert.ok(challenge);
    assert.match(challenge.id, /^msg_verification_/);
    verifyAtAnyTime(secret, challenge);
    await mail(bob, 'not for her');
    await mail(ada, 'first');
    await mail(ada, 'second');
    const events = await callback.waitFor(2);
    assert.deepEqual(subjects(events), ['first', 'second']);
    for (const one of events) {
      verifyAtAnyTime(secret, one);
      assert.equal(one.headers['x-mcp-subscription-id'], made.id);
      assert.equal(one.id, one.body.eventId);
      assert.deepEqual(Object.keys(one.body).toSorted(), ['cursor', 'data', 'eventId', 'name', 'timestamp']);
      assert.ok(one.text.length <= 256 * 1024);
    }
    const polled = await client.ask('events/poll', { name: 'email.received', cursor: made.cursor, arguments: asked.arguments });
    assert.deepEqual(
      polled.events.map(({ eventId, cursor }: Told) => [eventId, cursor]),
      events.map(({ body }) => [body.eventId, body.cursor]),
    );
    // No endpoint of REST, which others manage.
    assert.deepEqual((await room.rest('GET', '/webhook-endpoints')).body.data, []);
    assert.deepEqual(
      await client.ask('events/unsubscribe', { ...asked, delivery: { url: callback.url } }).then((r) => 'id' in r),
      false,
    );
    await mail(ada, 'after the end');
    const gone = await client.refused('events/unsubscribe', { ...asked, delivery: { url: callback.url } });
    assert.deepEqual([gone.code, gone.data.kind], [-32011, 'subscription']);
    assert.equal(callback.events().length, 2);
    assert.equal(await rows(), 0);
  });

  test(`${revision}: the same subject is the same subscription, and a challenge that was answered holds for it`, async () => {
    const client = await clientOf(revision);
    const [callback, secret] = [await startCallback(), newSecret()];
    const first = await client.ask('events/subscribe', params(callback.url, secret, { arguments: { subject: 'x', from: 'y' } }));
    clock.pass(MINUTE);
    const again = await client.ask('events/subscribe', params(callback.url, secret, { arguments: { from: 'y', subject: 'x' } }));
    assert.equal(again.id, first.id);
    assert.ok(again.refreshBefore > first.refreshBefore);
    const other = await client.ask('events/subscribe', params(callback.url, secret, { name: 'email.code' }));
    assert.notEqual(other.id, first.id);
    assert.equal(callback.control('verification').length, 1);
    const stranger = await eventsClient(room.url, revision, (await open()).key);
    const theirs = await stranger.ask('events/subscribe', params(callback.url, secret, { name: 'email.code' }));
    assert.notEqual(theirs.id, other.id);
    assert.equal(callback.control('verification').length, 2, 'nobody has the challenge waived that another answered');
    for (const [one, name, args] of [
      [client, 'email.received', { subject: 'x', from: 'y' }],
      [client, 'email.code', undefined],
      [stranger, 'email.code', undefined],
    ] as const)
      await one.ask('events/unsubscribe', { name, arguments: args, delivery: { url: callback.url } });
    assert.equal(await rows(), 0);
  });

  test(`${revision}: with another secret, both sign for five minutes`, async () => {
    const client = await clientOf(revision);
    const [callback, old, secret] = [await startCallback(), newSecret(24), newSecret(64)];
    await client.ask('events/subscribe', params(callback.url, old));
    await client.ask('events/subscribe', params(callback.url, secret));
    assert.equal(callback.control('verification').length, 2);
    await mail(ada, 'both');
    const [both] = await callback.waitFor(1);
    assert.ok(both);
    for (const one of [old, secret]) verifyAtAnyTime(one, both);
    clock.pass(5 * MINUTE + 1);
    await mail(ada, 'the new one');
    const [, last] = await callback.waitFor(2);
    assert.ok(last);
    verifyAtAnyTime(secret, last);
    assert.throws(() => verifyAtAnyTime(old, last));
    await client.ask('events/unsubscribe', { name: 'email.received', delivery: { url: callback.url } });
  });

  test(`${revision}: it ends unless it is refreshed, and goes on from a cursor when it is made again`, async () => {
    const client = await clientOf(revision);
    const [callback, secret] = [await startCallback(), newSecret()];
    const lasts = async (ttlMs: number | null) => {
      const { refreshBefore } = await client.ask('events/subscribe', params(callback.url, secret, { ttlMs }));
      return Date.parse(refreshBefore) - clock.now().getTime();
    };
    assert.deepEqual([await lasts(1), await lasts(null), await lasts(30 * MINUTE)], [5 * MINUTE, 24 * 60 * MINUTE, 30 * MINUTE]);
    await mail(ada, 'in time');
    const [inTime] = await callback.waitFor(1);
    clock.pass(30 * MINUTE + 1);
    await mail(ada, 'too late');
    const made = await client.ask(
      'events/subscribe',
      params(callback.url, secret, { cursor: inTime?.body.cursor, ttlMs: 5 * MINUTE }),
    );
    assert.equal(made.truncated, false);
    assert.deepEqual(subjects(await callback.waitFor(2)), ['in time', 'too late']);
    assert.equal(callback.control('verification').length, 2, 'an expired one is challenged anew');
    await client.ask('events/unsubscribe', { name: 'email.received', delivery: { url: callback.url } });
    clock.pass(1000);
    const stale = await client.ask('events/subscribe', params(callback.url, secret, { cursor: made.cursor, maxAgeMs: 0 }));
    assert.equal(stale.truncated, true);
    clock.pass(61 * MINUTE);
    await room.restart();
    await eventually('what expired is swept', async () => (await rows()) === 0);
  });

  test(`${revision}: a subscription outlives a restart, and 410 and 413 are final`, async () => {
    const client = await clientOf(revision);
    const [callback, secret] = [await startCallback(), newSecret()];
    await client.ask('events/subscribe', params(callback.url, secret));
    await room.restart();
    callback.state.status = 413;
    await mail(ada, 'too large');
    await callback.waitFor(1);
    callback.state.status = 204;
    await mail(bob, 'another');
    await callback.waitFor(2);
    assert.equal(Number((await room.sql('select count(*) as many from webhook_retries'))[0]?.many), 0);
    assert.deepEqual(subjects(callback.events()), ['too large', 'another']);
    callback.state.status = 410;
    await mail(ada, 'gone');
    await callback.waitFor(3);
    await eventually('it is gone', async () => (await rows()) === 0);
  });

  test(`${revision}: while an event waits for another attempt, no cursor passes it`, async () => {
    const client = await clientOf(revision);
    const [callback, secret] = [await startCallback(), newSecret()];
    const made = await client.ask('events/subscribe', params(callback.url, secret));
    callback.state.status = 500;
    await mail(ada, 'fails first');
    await callback.waitFor(1);
    callback.state.status = 204;
    await mail(ada, 'taken');
    const [, taken] = await callback.waitFor(2);
    const after = async (cursor: string) => subjectsOf(await client.ask('events/poll', { name: 'email.received', cursor }));
    assert.deepEqual(await after(taken?.body.cursor), ['fails first', 'taken']);
    const refreshed = await client.ask('events/subscribe', params(callback.url, secret, { cursor: made.cursor }));
    assert.deepEqual(await after(refreshed.cursor), ['fails first', 'taken']);
    clock.pass(MINUTE);
    const [first, , again] = await callback.waitFor(3);
    assert.equal(again?.id, first?.id);
    assert.notEqual(again?.headers['webhook-timestamp'], first?.headers['webhook-timestamp']);
    await client.ask('events/unsubscribe', { name: 'email.received', delivery: { url: callback.url } });
  });

  test(`${revision}: a revoked key ends its subscriptions, which are told so, and nothing more`, async () => {
    const { id, key } = await open();
    const [callback, secret] = [await startCallback(), newSecret()];
    await (await eventsClient(room.url, revision, key)).ask('events/subscribe', params(callback.url, secret));
    assert.equal((await room.rest('POST', `/api-keys/${id}/revoke`)).status, 200);
    await mail(ada, 'too late');
    await eventually('it is over', async () => callback.control('terminated').length === 1 && (await rows()) === 0);
    const [over] = callback.control('terminated');
    assert.ok(over);
    verifyAtAnyTime(secret, over);
    assert.deepEqual([over.body.error.code, callback.events()], [-32012, []]);
  });

  test(`${revision}: a key is told what it may read, and its account alone`, async () => {
    const [ofBob, ofOther, secret] = [await startCallback(), await startCallback(), newSecret()];
    const { key } = await open({ inboxIds: [bob.id], scopes: ['emails:read'] });
    const bound = await eventsClient(room.url, revision, key);
    const other = await eventsClient(room.url, revision, await room.account());
    await bound.ask('events/subscribe', params(ofBob.url, secret));
    await other.ask('events/subscribe', params(ofOther.url, secret));
    await mail(ada, 'for Ada');
    await mail(bob, 'for Bob');
    assert.deepEqual(subjects(await ofBob.waitFor(1)), ['for Bob']);
    assert.deepEqual(ofOther.events(), []);
    const foreign = params(ofOther.url, secret, { arguments: { inbox: ada.id } });
    assert.equal((await other.refused('events/subscribe', foreign)).code, -32011);
    const reader = await eventsClient(room.url, revision, (await open({ readOnly: true })).key);
    assert.equal((await reader.refused('events/subscribe', params(ofBob.url, secret))).code, -32012);
    assert.ok((await reader.list()).every(({ delivery }) => !delivery.includes('webhook')));
    for (const [one, { url }] of [
      [bound, ofBob],
      [other, ofOther],
    ] as const)
      await one.ask('events/unsubscribe', { name: 'email.received', delivery: { url } });
  });

  test(`${revision}: what is wrong with a callback is said in a closed list of words, and nothing is kept`, async () => {
    const client = await clientOf(revision);
    const secret = newSecret();
    const [callback, refusing, failing] = [await startCallback(), await startReceiver(), await startReceiver()];
    callback.state.echoes = false;
    [refusing.answer, failing.answer] = [404, 503];
    const dead = await startReceiver();
    await dead.close();
    for (const [url, reason] of [
      [callback.url, 'challenge_failed'],
      [refusing.url, 'http_4xx'],
      [failing.url, 'http_5xx'],
      [dead.url, 'connection_refused'],
      [callback.url.replace('http:', 'https:'), 'tls_error'],
    ] as const) {
      const { code, data, message } = await client.refused('events/subscribe', params(url, secret));
      assert.deepEqual([code, data], [-32015, { reason }], url);
      assert.doesNotMatch(message, /ECONN|127\.0|404|503/);
    }
    assert.equal(await rows(), 0);
  });

  test(`${revision}: secrets, addresses and modes that do not do are refused before anything is posted`, async () => {
    const client = await clientOf(revision);
    const callback = await startCallback();
    const refused = async (delivery: object) => await client.refused('events/subscribe', { ...params('', ''), delivery });
    for (const secret of [newSecret(23), newSecret(65), newSecret().slice(6), 'whsec_', 'whsec_not base64 at all, is it']) {
      const { code, message } = await refused({ mode: 'webhook', url: callback.url, secret });
      assert.equal(code, -32602, secret);
      assert.match(message, /24 to 64 bytes/);
    }
    for (const [url, rule] of [
      ['http://8.8.8.8/hook', /https/],
      ['https://user:word@127.0.0.1/', /user name/],
      ['https://10.0.0.1/', /no address of the public internet/],
      ['https://127.0.0.1:25/', /port 25/],
      ['somewhere', /no absolute URL/],
    ] as const) {
      const { code, message } = await refused({ mode: 'webhook', url, secret: newSecret() });
      assert.equal(code, -32602, url);
      assert.match(message, rule);
    }
    const mode = await refused({ mode: 'push', url: callback.url, secret: newSecret() });
    assert.deepEqual([mode.code, mode.data], [-32014, { feature: 'deliveryMode', value: 'push' }]);
    assert.deepEqual(callback.received, []);
  });
}

test('a callback that answers nothing is given ten seconds', async () => {
  const client = await clientOf(REVISIONS[1]);
  const silent = await startReceiver();
  silent.answer = () => undefined;
  const { code, data } = await client.refused('events/subscribe', params(silent.url, newSecret()));
  assert.deepEqual([code, data], [-32015, { reason: 'timeout' }]);
});
